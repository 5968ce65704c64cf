// The columns of a table and the rules of its order, in words.
#include <string>

#include "analysis/league/report.hpp"
#include "core/system/league.hpp"

namespace shiaiba {
namespace {

template <std::size_t LeagueRow::*Number>
std::string number(const LeagueRow& row) {
    return std::to_string(row.*Number);
}
template <Percent Figures::*Figure>
std::string figure(const LeagueRow& row) {
    return to_text(row.figures.*Figure);
}

} // namespace

std::string to_text(const Percent& percent) {
    if (!percent) return {};
    const int size = *percent < 0 ? -*percent : *percent;
    std::string digits = std::to_string(size);
    if (digits.size() < 3) digits.insert(0, 3 - digits.size(), '0');
    digits.insert(digits.size() - 2, 1, '.');
    return (*percent < 0 ? "-" : "") + digits;
}

std::vector<LeagueColumn> column_list(LeagueFormat format) {
    std::vector<LeagueColumn> columns;
    if (format == LeagueFormat::Hill) {
        columns.push_back({"age",
                           {"在位", "Age"},
                           {"王として退けた挑戦者の数(いちばん長い在位)。",
                            "Challengers that the longest reign has seen off."},
                           number<&LeagueRow::age>});
    }
    const std::vector<LeagueColumn> common{
        {"played",
         {"試合", "Played"},
         {"戦った数。不戦勝は数えない。", "Games fought; byes don't count."},
         [](const LeagueRow& row) { return std::to_string(row.played()); }},
        {"wins", {"勝", "W"}, {"勝った数。", "Games won."}, number<&LeagueRow::wins>},
        {"draws", {"分", "D"}, {"引き分けた数。", "Games drawn."}, number<&LeagueRow::draws>},
        {"losses", {"敗", "L"}, {"負けた数。", "Games lost."}, number<&LeagueRow::losses>},
        {"points",
         {"点", "Points"},
         {"勝ち2点、分け1点、負け0点。スイス式の不戦勝は2点。",
          "2 for a win, 1 for a draw, 0 for a loss; 2 for a bye of the Swiss system."},
         number<&LeagueRow::points>},
        {"aps",
         {"得点率", "APS"},
         {"一試合あたりの得点率の平均(勝ち100、分け50、負け0)。",
          "Average percentage score: 100 for a win, 50 for a draw, 0 for a loss."},
         figure<&Figures::aps>},
        {"pwin",
         {"勝ち越し", "PWIN"},
         {"勝ち越した相手の割合。", "Share of opponents beaten more often than not."},
         figure<&Figures::pwin>}};
    columns.insert(columns.end(), common.begin(), common.end());
    if (!is_round_robin(format)) return columns;
    columns.push_back({"npp",
                       {"正規化得点", "NPP"},
                       {"相手ごとに、その相手からいちばん取れなかった者を0、いちばん取れた者を100と"
                        "した得点の平均。みな同じなら50。",
                        "Mean over opponents of the score, 0 being the least and 100 the most that "
                        "anybody made against that opponent; 50 where all made the same."},
                       figure<&Figures::npp>});
    columns.push_back({"vote",
                       {"最多得点", "Vote"},
                       {"自分より多く取った者がいない相手の割合。",
                        "Share of opponents against whom nobody made more."},
                       figure<&Figures::vote>});
    columns.push_back({"knnpbi",
                       {"近傍との差", "KNNPBI"},
                       {"得点率の近い5人(その相手と戦った者から。少なければいるだけ)の平均を、"
                        "相手ごとにどれだけ上回ったかの平均。",
                        "Mean over opponents of what it made more than the 5 entrants nearest in "
                        "APS did against the same opponent (or as many as met it)."},
                       figure<&Figures::knnpbi>});
    return columns;
}

std::vector<Text> tie_rules(LeagueFormat format) {
    const Text roster{"名簿の順", "The roster's order"};
    if (is_knock_out(format)) {
        return {{"後まで残った者", "Who stayed in longer"}, roster};
    }
    std::vector<Text> rules;
    if (format == LeagueFormat::Hill) {
        rules.push_back({"最後の王", "The last king"});
        rules.push_back({"在位の長い者。王になった者はなれなかった者より上",
                         "The longer reign; any reign before none"});
    }
    rules.push_back({"点", "Points"});
    rules.push_back({"勝った数", "Wins"});
    rules.push_back(
        {"ここまで並んだ者どうしの試合の点", "Points in the games among those still level"});
    rules.push_back(roster);
    return rules;
}

} // namespace shiaiba
