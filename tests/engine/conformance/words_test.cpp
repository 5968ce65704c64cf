// Tests the words of the logs: if a Japanese line has one of a game's terms, the English line has
// the word fixed for it; and no line has an everyday word in place of a term.
#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"
#include "conformance/matches.hpp"
#include "core/report/text.hpp"

namespace shiaiba::conformance {
namespace {

struct Term {
    std::string_view ja;
    /// The English line must have one of these; mostly they are one word as a verb and as a noun.
    std::vector<std::string_view> en;
};

const std::map<std::string_view, std::vector<Term>>& terms() {
    static const std::map<std::string_view, std::vector<Term>> all{
        {"shiden",
         {{"ダメージを与えた", {"is damaged"}},
          {"発動しない", {"doesn't fire"}},
          {"が発動。", {" fires: "}},
          {"強制中断", {"broken off"}},
          {"を指定した", {" names "}},
          {"が破壊された", {"is destroyed"}},
          {"ダメージが全て無効化", {" is cancelled"}},
          {"を受けた。", {" gets "}},
          {"に変化した", {" turns into "}},
          {"リミテッド", {"limited"}}}},
        {"rakuen",
         {{"防御:成功", {"guard succeeds"}},
          {"防御:失敗", {"guard fails"}},
          {"回避:成功", {" evades", "evasion succeed"}},
          {"回避:失敗", {"fails to evade", "evasion fail"}},
          {"行動不能", {"incapacitated"}},
          {"デメリット", {"ecoil"}},
          {"強制チェイン", {"orced chain"}},
          {"攻撃値", {"ttack value"}},
          {"、命中値", {"the hit value"}},
          {"封印状態", {"is sealed"}},
          {"スタン発生", {"is stunned"}}}},
        {"panel",
         {{"連鎖に置く", {"laced"}},
          {"解決：", {"esolve"}},
          {"を維持する", {" maintains "}},
          {"を転写する", {" transcribes "}},
          {"打ち消された", {" is cancelled"}},
          {"コスト", {"cost"}},
          {"回復判定", {"recovery check"}},
          {"先攻（", {"goes first"}},
          {"ロール 1D6", {" is rolled "}}}},
        {"shinki",
         {{"待機", {" waits"}},
          {"戦闘不能", {"fall", " is down", "fell"}},
          {"気魄に変換", {"turned into grit"}},
          {"気魄", {"grit"}},
          {"捨て札", {"discard", "turns up"}},
          {"手札", {"hand"}},
          {"行動値", {"peed"}},
          {"使用カード", {"♠", "♥", "♦", "♣", "no card used"}},
          {"習得効果", {"immune"}},
          {"〈心輝〉状態でない", {"ithout Shine"}},
          {"読み合い", {" against "}},
          {"軽減", {"reduction"}},
          {"切り捨て", {"rounded down"}},
          {"反撃", {"strike"}},
          {"に割り込んで", {" interrupts "}},
          {"死亡", {"dead"}},
          {"で復活した", {" rises "}}}},
    };
    return all;
}

/// What was found in the lines of some fights of one system.
struct Told {
    /// How many lines have each term, in the order of the terms.
    std::vector<int> lines;
    /// For each wrong term the first line with it.
    std::map<std::string_view, std::string> wrong;

    bool everything() const { return std::ranges::count(lines, 0) == 0; }
};

void hear(const Match& match, const std::vector<Term>& own, Told& told) {
    for (const Event& event : play(match, Log::Listen::Everything).fight_log.events) {
        const auto said = [&](Lang lang) {
            return plain(match.system->narrate(event, match.names(), lang), lang);
        };
        const std::string ja = said(Lang::Ja);
        const std::string en = said(Lang::En);
        for (const std::string_view nicer : {"傷つ", "様子を見", "倒れ", "やられ", "見送"}) {
            if (ja.find(nicer) != std::string::npos) told.wrong.emplace(nicer, ja);
        }
        for (std::size_t n = 0; n < own.size(); ++n) {
            if (ja.find(own[n].ja) == std::string::npos) continue;
            ++told.lines[n];
            const bool fixed = std::ranges::any_of(own[n].en, [&](std::string_view word) {
                return en.find(word) != std::string::npos;
            });
            if (!fixed) told.wrong.emplace(own[n].ja, ja + " / " + en);
        }
    }
}

} // namespace

TEST_CASE("conformance: logs have the games' own terms, each with its word in English",
          "[conformance][words]") {
    for (const auto& [id, own] : terms()) {
        INFO("system " << id);
        const System& system = *registry().find(id);
        Told told{std::vector<int>(own.size()), {}};
        const std::vector<Match>& matches = random_matches(system);
        for (const Match& match : matches) hear(match, own, told);
        // A slow build plays few of the fights: a rare term is looked for in further ones.
        for (int k = static_cast<int>(matches.size()); k < 400 && !told.everything(); ++k) {
            hear(random_match(system, k), own, told);
        }
        for (const auto& [which, line] : told.wrong) FAIL_CHECK(which << ": " << line);
        for (std::size_t n = 0; n < own.size(); ++n) {
            INFO(own[n].ja);
            CHECK(told.lines[n] > 0);
        }
    }
}

} // namespace shiaiba::conformance
