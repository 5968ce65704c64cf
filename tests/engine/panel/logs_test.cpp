// The worked battles in words, read beside the rules before they became golden files ([panel 10]).
#include <sstream>
#include <string>

#include "catch.hpp"
#include "core/report/text.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "rulesets/panel/panel.hpp"
#include "test_file.hpp"

namespace shiaiba::test {
namespace {

struct WorkedBattle {
    const char* name;
    const char* sides;
    /// As they fell.
    const char* dice;
};
constexpr WorkedBattle kWorked[] = {
    {"battle-a",
     R"([{"name":"ホムラ","stats":{"vitality":1,"reflex":5,"intellect":9},
          "skills":["焔剣","水弾","火花"],"patterns":["剣火水火火"]},
         {"name":"ミナモ","stats":{"vitality":1,"reflex":3,"intellect":11},
          "skills":["言封じ","霞衣","安らぎ"],"patterns":["風水地"],
          "plans":["自分のHPが4以上である場合、安らぎを使用しない"]}])",
     "4 2 1 6"},
    {"battle-b",
     R"([{"name":"ホムラ","stats":{"vitality":1,"reflex":3,"intellect":11},
          "skills":["焔の刃","一太刀"],"patterns":["火火剣","火剣剣"],
          "plans":["焔の刃を維持中である場合、焔の刃を使用しない",
                   "ターンが2である場合、パターン2を転写する"]},
         {"name":"ツルギ","stats":{"vitality":1,"reflex":5,"intellect":9},
          "skills":["賽の目崩し","火花","小突き","鍔迫り"],"patterns":["剣剣地風火"],
          "plans":["剣パネルを狙う"]}])",
     "3 3 5 2 1 6 6 4 2 5 4 2 3 4 3 5 6 1 4"},
    {"battle-c",
     R"([{"name":"","stats":{"vitality":6,"reflex":2,"intellect":7},"skills":["小突き","受け流し"],
          "plans":["ターンが2以上である場合、小突きを使用しない"]},
         {"name":"","stats":{"vitality":6,"reflex":3,"intellect":6},"skills":["小突き","受け流し"],
          "patterns":["剣剣地"],"plans":["ターンが2以上である場合、小突きを使用しない"]}])",
     "5 1 4 2 4 2 4 2 4 2 4 2 4 2 4 2 3 3 5 2"},
};

Match match_of(const WorkedBattle& battle) {
    const Registry registry({&panel::ruleset()});
    Json rolls = Json::array();
    std::istringstream dice(battle.dice);
    for (int die = 0; dice >> die;) rolls.push_back(die - 1);
    const auto match = check_match(
        registry, {{"system", "panel"}, {"sides", *parse_json(battle.sides)}, {"rolls", rolls}});
    INFO(write_json(to_json(match.problems())));
    REQUIRE(match);
    return *match;
}

std::string golden_log(const std::string& file) { return tests::test_file("golden/panel/" + file); }

/// What a reader is told of the first fight's first action who leaves the bookkeeping out.
constexpr const char* kInShort[] = {
    "ホムラは【焔剣】を使用する（パネル2,1）。",
    "ミナモは【霞衣】を使用する（パネル1）。",
    "#3 攻撃0点：ミナモ HP 4",
    "ホムラは【水弾】を使用する（パネル3）。",
    "#8 攻撃1点：ミナモ HP 3",
    "ミナモは【安らぎ】を使用する（パネル2）。",
    "ミナモ HP 4",
    "ホムラは【火花】を使用する（パネル4）。",
    "#13 攻撃1点：ミナモ HP 3",
    "ホムラは【火花】を使用する（パネル5）。",
    "#16 攻撃1点：ミナモ HP 2",
};

} // namespace

TEST_CASE("panel: without its bookkeeping a fight is uses, answers and what came of them",
          "[panel][10]") {
    const Match match = match_of(kWorked[0]);
    const Played fought = play(match, Log::Listen::Everything);
    std::vector<std::string> told;
    for (const Event& event : fought.chronicle.events) {
        if (event.round != 1 || event.phase != "first" || match.ruleset->is_bookkeeping(event)) {
            continue;
        }
        told.push_back(plain(match.ruleset->narrate(event, match.names(), Lang::Ja)));
    }
    CHECK(told == std::vector<std::string>(std::begin(kInShort), std::end(kInShort)));
}

TEST_CASE("panel: the logs in words are the ones that were read", "[panel][golden]") {
    for (const WorkedBattle& battle : kWorked) {
        const Match match = match_of(battle);
        const Played fought = play(match, Log::Listen::Everything);
        INFO(battle.name);
        CHECK(text_log(match, fought, Lang::Ja) ==
              golden_log(std::string(battle.name) + ".ja.txt"));
        CHECK(text_log(match, fought, Lang::En) ==
              golden_log(std::string(battle.name) + ".en.txt"));
    }
}

} // namespace shiaiba::test
