// The words for formats.
#include "core/league_formats.hpp"

#include "core/json.hpp"

namespace shiaiba {

Text name(LeagueFormat format) {
    switch (format) {
    case LeagueFormat::RoundRobin: return {"総当たり", "Round robin"};
    case LeagueFormat::Double: return {"二回総当たり", "Double round robin"};
    case LeagueFormat::Swiss: return {"スイス式", "Swiss system"};
    case LeagueFormat::Single: return {"勝ち抜き", "Single elimination"};
    case LeagueFormat::DoubleElim: return {"二敗で脱落", "Double elimination"};
    case LeagueFormat::Hill: break;
    }
    return {"王座戦", "King of the hill"};
}

Text explanation(LeagueFormat format) {
    switch (format) {
    case LeagueFormat::RoundRobin:
        return {"全員が全員と一度ずつ戦う。名簿で上の者がA側。",
                "Everybody meets everybody once; who stands higher in the roster is side A."};
    case LeagueFormat::Double:
        return {"全員が全員と二度、側を入れ替えて戦う。",
                "Everybody meets everybody twice, with the sides swapped."};
    case LeagueFormat::Swiss:
        return {"点の近い者どうしが、できるかぎり同じ相手と二度当たらずに戦う。余った者は不戦勝。",
                "Entrants with as many points meet, nobody twice while that is possible; who is "
                "left over has a bye."};
    case LeagueFormat::Single:
        return {"負けたら終わり。名簿の順がシードで、空きは上位から不戦勝。"
                "引き分けはシード上位が勝ち進む。",
                "Whoever loses is out. The roster's order is the seeding; byes go to the top "
                "seeds, and a draw sends the higher seed on."};
    case LeagueFormat::DoubleElim:
        return {"二度負けたら終わり。敗者側の勝者は決勝で二度勝てば優勝。"
                "引き分けはシード上位が勝ち進む。",
                "Whoever loses twice is out. The losers' champion has to win the final twice; a "
                "draw sends the higher seed on."};
    case LeagueFormat::Hill: break;
    }
    return {"名簿の順に王へ挑む。勝てば王になり、引き分けなら王が残る。",
            "Entrants challenge the king in the roster's order. A win takes the hill, a draw "
            "leaves the king on it."};
}

bool is_round_robin(LeagueFormat format) {
    return format == LeagueFormat::RoundRobin || format == LeagueFormat::Double;
}

bool is_knock_out(LeagueFormat format) {
    return format == LeagueFormat::Single || format == LeagueFormat::DoubleElim;
}

Json league_formats_json() {
    Json all = Json::array();
    for (std::size_t k = 0; k < kLeagueFormats.size(); ++k) {
        const auto format = static_cast<LeagueFormat>(k);
        all.push_back(JsonObject()
                          .add("id", word(format))
                          .add("name", name(format))
                          .add("text", explanation(format)));
    }
    return all;
}

} // namespace shiaiba
