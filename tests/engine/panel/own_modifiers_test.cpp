// Tests modifiers of a GM's own lists that hang on a condition, and those that a line gives for some
// turns ([panel 7.2]).
#include <string>

#include "catch.hpp"
#include "core/text/json.hpp"
#include "panel/duel.hpp"
#include "panel/lists.hpp"
#include "rulesets/panel/sheet/skill_list.hpp"
#include "rulesets/panel/words/words.hpp"

namespace shiaiba::test {
namespace {

bool told(const PanelDuel& duel, const std::string& line) {
    return duel.paper().find(line) != std::string::npos;
}

/// P attacks for 5 in every turn; the list also has `skills`, P has those in `own`, and Q, in short
/// form, has its own.
PanelDuel striking(const std::string& skills, const std::string& own, const std::string& q) {
    const auto list =
        panel_list(listed_active("撃", "火", R"({"op":"attack","n":5})") + "," + skills);
    const std::string p = "5/2/8; 撃 " + own + "; 火水";
    return PanelDuel({.p = p, .q = q, .list = list});
}

std::string codes(const std::string& skill) {
    const auto list = panel::parse_list(panel::list_of(skill));
    std::string told;
    for (const Problem& one : list.problems()) told += one.code + one.path + " ";
    return told;
}

} // namespace

TEST_CASE("7.2: a modifier that hangs on a condition", "[panel][lists][own]") {
    // 背水: 3 more once Q has at most 15 HP; Q has 20.
    const PanelDuel duel = striking(listed("背水", R"("kind":"innate","static":[
            {"mod":"damageDealt","n":3,"kind":"attack","if":"相手のHPが15以下"}])"),
                                    "背水", "5/1/9;");
    CHECK(told(duel, "ATTACK P→Q 5 "));
    CHECK(told(duel, "Q HP 15"));
    // From then on it counts.
    CHECK(told(duel, "ATTACK P→Q 8 "));
    CHECK(told(duel, "Q HP 7"));
    const auto list = panel_list(listed("鎧", R"("kind":"innate","static":[
        {"mod":"damageTaken","n":-2,"if":"my hp is at most 10"}])"));
    CHECK(panel::skill_text(list->skill(0), *list, Lang::En) ==
          "[Static] if my hp is at most 10: attacks and counter-attacks against oneself −2");
    CHECK(codes(panel::skill(R"("kind":"innate","static":[
              {"mod":"initiative","n":1,"if":"my zeal is 3"},{"mod":"initiative","n":1,"when":"x"}])")) ==
          "P002/skills/0/static/0/if L12/skills/0/static/1/when ");
}

TEST_CASE("7.2: a modifier for two turns", "[panel][lists][own]") {
    // 弱体 is used once, in turn 1, after the attack of that turn.
    const std::string weak =
        listed("弱体", R"("cost":"水","kind":"active","battle_limit":1,"activated":[
            {"op":"modify","to":"opponent","mod":"damageTaken","n":2,"turns":2}])");
    const PanelDuel duel = striking(weak, "弱体", "5/1/9;");
    CHECK(duel.told("modified") == "乙：受ける攻撃と反撃のダメージ+2（第2ターン終了まで）。\n");
    CHECK(duel.told("modifier-ended", Lang::En) ==
          "B: attacks and counter-attacks against oneself +2 ends.\n");
    // Turn 1: 5, or 7 if the modifier came first; turn 2: 7; turn 3: 5 again.
    const std::string trace = duel.fight_log().trace;
    CHECK(trace.find("*1:2@2") != std::string::npos);
    CHECK(trace.find("\n3;start") != std::string::npos);
    CHECK(trace.substr(trace.find("\n3;start")).find('*') == std::string::npos);
}

TEST_CASE("7.2: modifiers below 0, in words, and to the battle's end", "[panel][lists][own]") {
    const PanelDuel duel = panel_doing(
        R"({"op":"damage","n":6,"to":"self"},
           {"op":"modify","to":"self","mod":"damageDealt","n":"0 - my lost hp ÷ 2","turns":99},
           {"op":"attack","n":5})");
    CHECK(told(duel, "ATTACK P→Q 2 "));
    CHECK(duel.told("modified", Lang::En) ==
          "A: own attacks and counter-attacks −3 (to the end of the battle).\n");
    CHECK(duel.told("place-attack").find("（うち修正−3）") != std::string::npos);
    CHECK(duel.told("modifier-ended").empty());
}

TEST_CASE("7.2: immunity and payments for a turn", "[panel][lists][own]") {
    const PanelDuel duel = panel_doing(
        R"({"op":"modify","to":"opponent","mod":"immune","status":"Poison","turns":1},
           {"op":"give","status":"Poison","to":"opponent"})");
    CHECK(duel.told("given").empty());
    CHECK(duel.told("nothing") == "乙にPoisonは与えられない（【試】）。\n");
    const auto list = panel_list(listed_active(
        "甲", "火",
        R"({"op":"modify","to":"self","mod":"allowPay","panel":"水","as":"火","turns":3})"));
    CHECK(panel::skill_text(list->skill(0), *list, Lang::Ja) ==
          "【起動】自分に「自分の水パネルは火を支払える」を与える（3ターン）");
    CHECK(codes(panel::skill_of_line(R"({"op":"modify","to":"self","mod":"immune","turns":9})")) ==
          "L12/skills/0/activated/0/turns L12/skills/0/activated/0/status ");
    CHECK(codes(panel::skill_of_line(
              R"({"op":"modify","mod":"initiative","n":1,"turns":1,"attr":"火"})")) ==
          "L12/skills/0/activated/0/to L12/skills/0/activated/0/attr ");
}

} // namespace shiaiba::test
