// Tests skill lists of 心輝者: the house list, every problem L01 to L08 with its place, bounds, and
// hostile lists (4.1).
#include <string>

#include "catch.hpp"
#include "core/fight/dice.hpp"
#include "core/text/json.hpp"
#include "kit.hpp"
#include "rulesets/shinki/sheet/skill_list.hpp"
#include "workload.hpp"

namespace shiaiba::shinki {
namespace {

std::string listed(const std::string& skills) {
    return R"({"name":"x","skills":[)" + skills + "]}";
}
/// A skill with these members and its names.
std::string named(const std::string& members, const std::string& id = "kou") {
    return R"({"id":")" + id + R"(","ja":"《)" + id + R"(》","en":")" + id + R"(",)" + members +
           "}";
}
std::string with_effects(const std::string& effects, const std::string& timing = "action") {
    return listed(named(R"("timing":")" + timing + R"(","target":{"side":"self"},"effects":[)" +
                        effects + "]"));
}
std::string reaction(const std::string& effects) { return with_effects(effects, "reaction"); }
std::string passive(const std::string& learned) {
    return listed(named(R"("timing":"passive","learned":)" + learned));
}

std::string codes(const std::string& text) { return tests::codes_of(parse_list(text).problems()); }

const std::string kDraw = R"({"op":"draw","n":1})";
const std::string kDrawing =
    R"("timing":"move","target":{"side":"self"},"effects":[)" + kDraw + "]";

} // namespace

TEST_CASE("5: the house list stands behind the default skills", "[shinki][list]") {
    const SkillList& list = *house_list();
    CHECK(list.skills.size() == 28);
    CHECK(list.find("guard") == kGuard);
    CHECK(list.find("guren") == kDefaults);
    CHECK(list.find("kyoen") == 27);
    CHECK(list.skills[kOverride].effects.front().op == Op::Revive);
    CHECK(codes(std::string(house_list_text())).empty());
    CHECK(codes(listed("")).empty());
}

TEST_CASE("4.1: a list may put skills in the place of default ones", "[shinki][list]") {
    const auto attack = [](const std::string& names, const std::string& more = {}) {
        return listed(R"({"id":"attack",)" + names +
                      R"(,"timing":"action","cost":{"hand":1},"range":[0,3],
                         "target":{"side":"enemy"},"effects":[{"op":"damage","amt":{"x":2}}])" +
                      more + "}");
    };
    const std::string old = R"("ja":"《通常攻撃》","en":"Basic Attack")";
    const std::string other = R"("ja":"《撃ち》","en":"Shot")";
    for (const std::string& text :
         {attack(old), attack(other), attack(other, R"(,"default":true,"carnage":true)")}) {
        const auto read = parse_list(text);
        INFO(write_json(to_json(read.problems())));
        REQUIRE(read);
        const SkillList& list = **read;
        CHECK(list.skills.size() == kDefaults);
        CHECK(list.skills[kAttack].id == "attack");
        CHECK(list.skills[kAttack].is_default);
        CHECK(list.skills[kAttack].most == 3);
        CHECK(list.skills[kGuard].ja == "《ガード》");
    }
    const auto replaced = [](const std::string& id, const std::string& members) {
        return codes(listed(R"({"id":")" + id + R"(","ja":"甲","en":"x",)" + members + "}"));
    };
    const std::string self = R"("target":{"side":"self"})";
    const std::string shine = R"({"op":"shinki"})";
    CHECK(codes(attack(R"("ja":"《ガード》","en":"Shot")")) == "L01/skills/0/ja");
    CHECK(replaced("guard", R"("timing":"move",)" + self + R"(,"effects":[)" + kDraw + "]") ==
          "L07/skills/0/timing");
    CHECK(replaced("attack", R"("timing":"action",)" + self + R"(,"effects":[)" + kDraw + "]") ==
          "L07/skills/0/target");
    CHECK(replaced("shinki", R"("timing":"move",)" + self + R"(,"effects":[)" + kDraw + "]") ==
          "L07/skills/0/effects");
    CHECK(replaced("shinki",
                   R"("timing":"move",)" + self + R"(,"effects":[)" + kDraw + "," + shine + "]")
              .empty());

    const auto override = [&](const std::string& cost, const std::string& effects,
                              const std::string& limit = R"({"per":"battle","n":1})") {
        return replaced("override", R"("timing":"interrupt","cost":)" + cost + R"(,"limit":)" +
                                        limit + "," + self + R"(,"effects":[)" + effects + "]");
    };
    const std::string revive = R"({"op":"revive","hp":99})";
    const std::string rage = R"({"op":"status","id":"frenzy","to":"self"})";
    const std::string two = R"({"kihaku":2})";
    CHECK(override(two, revive + "," + rage + "," + shine).empty());
    CHECK(override(two, revive + "," + shine).empty());
    CHECK(override(R"({"kihaku":2,"hand":1})", revive + "," + shine) == "L07/skills/0/cost");
    CHECK(override(two, revive + "," + shine, R"({"per":"round","n":1})") == "L07/skills/0/limit");
    CHECK(override(two, revive) == "L07/skills/0/effects");
    CHECK(override(two, shine) == "L07/skills/0/effects");
    CHECK(override(two, revive + "," + shine + "," + kDraw) == "L07/skills/0/effects");
    CHECK(override(two, revive + R"(,{"op":"status","id":"dark"},)" + shine) ==
          "L07/skills/0/effects");
    CHECK(override(two, R"({"op":"revive","hp":100},)" + shine) == "L03/skills/0/effects/0/hp");
    // No other skill may revive, be default, or have a name of these; and none may be listed twice.
    CHECK(codes(with_effects(revive)) == "L02/skills/0/effects/0/op");
    const std::string one = R"({"id":"shinki","ja":"甲","en":"x","timing":"move",)" + self +
                            R"(,"effects":[)" + shine + "]}";
    const std::string again = R"({"id":"shinki","ja":"乙","en":"y","timing":"move",)" + self +
                              R"(,"effects":[)" + shine + "]}";
    CHECK(codes(listed(one + "," + again)) == "L01/skills/1/id");
    const std::string thief = R"({"id":"z","ja":"心輝","en":"z",)" + kDrawing + "}";
    CHECK(codes(listed(one + "," + thief)) == "L01/skills/1/ja");
}

TEST_CASE("4.1, R56: every problem of a list, with its place", "[shinki][list][R56]") {
    struct Broken {
        const char* codes;
        std::string text;
    };
    const std::string draw2 = R"({"op":"draw","n":1,)";
    const Broken all[] = {
        {"", listed(named(kDrawing))},
        {"L01/skills/1/id L01/skills/1/ja L01/skills/1/en",
         listed(named(kDrawing) + "," + named(kDrawing))},
        {"L07/skills/0/timing", listed(named(kDrawing, "guard"))},
        {"L01/skills/0/ja", listed(R"({"id":"a","ja":"ガード","en":"A",)" + kDrawing + "}")},
        {"L01/skills/0/en", listed(R"({"id":"a","ja":"A","en":"ｓｈｉｎｅ",)" + kDrawing + "}")},
        {"L01/skills/0/id", listed(R"({"id":"none","ja":"無","en":"Nil",)" + kDrawing + "}")},
        {"L01/skills/0/id", listed(R"({"id":"calm","ja":"凪","en":"Lull",)" + kDrawing + "}")},
        {"L02/skills/0/effects/0/op", with_effects(R"({"op":"dance"})")},
        {"L02/skills/0/effects/0/op", with_effects(R"({"op":"revive","hp":10})")},
        {"L02/skills/0/timing",
         listed(named(R"("timing":"free","target":{"side":"self"},"effects":[)" + kDraw + "]"))},
        {"L02/skills/0/target/side",
         listed(named(R"("timing":"move","target":{"side":"foe"},"effects":[)" + kDraw + "]"))},
        {"L02/skills/0/target/count",
         listed(named(R"("timing":"move","target":{"side":"self","count":"most"},"effects":[)" +
                      kDraw + "]"))},
        {"L02/skills/0/effects/0/id", with_effects(R"({"op":"status","id":"sleep"})")},
        {"L02/skills/0/effects/0/id", with_effects(R"({"op":"status","id":"shinki"})")},
        {"L02/skills/0/effects/0/ids/1",
         with_effects(R"({"op":"cleanse","ids":["fire","shinki"]})")},
        {"P002/skills/0/effects/0/when", with_effects(draw2 + R"("when":"raining"})")},
        {"L02/skills/0/effects/0/when/target_status",
         with_effects(draw2 + R"("when":{"target_status":"shinki"}})")},
        {"L02/skills/0/effects/0/to", with_effects(draw2 + R"("to":"all"})")},
        {"L02/skills/0/effects/0/amt", with_effects(draw2 + R"("amt":{}})")},
        {"L02/skills/0/effects/0/amt/y", with_effects(R"({"op":"heal","amt":{"y":1}})")},
        {"L02/skills/0/effects/0/dir", with_effects(R"({"op":"shift","n":1,"dir":"up"})")},
        {"L02/skills/0/limit/per", listed(named(kDrawing + R"(,"limit":{"per":"day","n":1})"))},
        {"L02/skills/0/learned/immune/0", passive(R"({"immune":["shinki"]})")},
        {"L02/skills/0/bo~1gus", listed(named(kDrawing + R"(,"bo/gus":1)"))},
        {"L02/bogus", R"({"name":"x","skills":[],"bogus":1})"},
        {"L03/skills/0/cost/hp", listed(named(kDrawing + R"(,"cost":{"hp":-1})"))},
        {"L04/skills/0/effects/0/op", with_effects(R"({"op":"negate"})")},
        {"L04/skills/0/effects/0/op", with_effects(R"({"op":"step_out"})")},
        {"L04/skills/0/effects/0/op",
         with_effects(R"({"op":"counter","amt":{"c":1},"range":[0,1]})")},
        {"L04/skills/0/effects/0/op", with_effects(R"({"op":"contest"})", "round_end")},
        {"L04/skills/0/effects/0/win/0/op",
         reaction(R"({"op":"contest","win":[{"op":"contest","win":[{"op":"negate"}]}]})")},
        {"L04/skills/0/target/side",
         listed(named(R"("timing":"reaction","range":[0,1],"target":{"side":"enemy"},"effects":[)" +
                      kDraw + "]"))},
        {"", reaction(R"({"op":"contest","win":[{"op":"negate"}]},{"op":"step_out"})")},
        {"L05/skills/0/effects", listed(named(R"("timing":"passive","effects":[)" + kDraw + "]"))},
        {"L05/skills/0/cost", listed(named(R"("timing":"passive","cost":{"hp":1})"))},
        {"L05/skills/0/effects", with_effects("")},
        {"L06/skills/0/range",
         listed(named(R"("timing":"move","target":{"side":"enemy"},"effects":[)" + kDraw + "]"))},
        {"L06/skills/0/range", listed(named(kDrawing + R"(,"range":[0,1])"))},
        {"L06/skills/0/target",
         listed(named(
             R"("timing":"move","range":[0,4],"target":{"side":"ally","count":"all"},"effects":[{"op":"give","n":1}])"))},
        {"L07/skills/0/timing", with_effects(kDraw, "interrupt")},
        {"L07/skills/0/default", listed(named(kDrawing + R"(,"default":true)"))},
        {"",
         listed(named(kDrawing + R"(,"default":false,"carnage":true,"range":null,"limit":null)"))},
        {"L08/name L08/skills", "{}"},
        {"L08/skills", R"({"name":"x","skills":{}})"},
        {"L08/skills/0", listed("5")},
        {"L08/skills/0/id L08/skills/0/ja L08/skills/0/timing", listed("{}")},
        {"L08/skills/0/target", listed(named(R"("timing":"move","effects":[)" + kDraw + "]"))},
        {"L08/skills/0/effects/0/amt", with_effects(R"({"op":"heal"})")},
        {"L08/skills/0/effects/0/n", with_effects(R"({"op":"draw"})")},
        {"L08/skills/0/effects/0/n", with_effects(R"({"op":"draw","n":1.5})")},
        {"L08/skills/0/effects/0/ids", with_effects(R"({"op":"cleanse","ids":[]})")},
        {"L08/skills/0/effects/0/range", reaction(R"({"op":"counter","amt":{"c":1}})")},
        {"L08/skills/0/effects/0/when", with_effects(draw2 + R"("when":{}})")},
        {"L08/skills/0/limit/n", listed(named(kDrawing + R"(,"limit":{"per":"turn"})"))},
    };
    for (const Broken& one : all) {
        INFO(one.text);
        CHECK(codes(one.text) == one.codes);
    }
    CHECK(codes("[]").compare(0, 3, "L08") == 0);
    CHECK_FALSE(codes("{").empty());
}

TEST_CASE("4.1, R53: numbers hold up to their bounds, and no further", "[shinki][list][R53]") {
    struct Bounded {
        const char* path;
        std::string before;
        std::string behind;
        int least;
        int most;
    };
    const std::string draw =
        R"("timing":"move","target":{"side":"self"},"effects":[{"op":"draw","n":)";
    const std::string pierce =
        R"("timing":"action","target":{"side":"enemy","count":1},"effects":[{"op":"damage","amt":{"c":1}}],"range":)";
    const Bounded all[] = {
        {"cost/hand", kDrawing + R"(,"cost":{"hand":)", "}", 0, 20},
        {"cost/fatal", kDrawing + R"(,"cost":{"fatal":)", "}", 0, 20},
        {"range/1", pierce + "[0,", "]", 0, 4},
        {"effects/0/n", draw, "}]", 1, 9},
        {"limit/n", kDrawing + R"(,"limit":{"per":"round","n":)", "}", 1, 9},
        {"effects/0/amt/x",
         R"("timing":"move","target":{"side":"self"},"effects":[{"op":"heal","amt":{"x":)", "}}]",
         -99, 99},
        {"effects/0/when/user_hp_at_most", draw + R"(1,"when":{"user_hp_at_most":)", "}}]", 1, 200},
        {"learned/speed", R"("timing":"passive","learned":{"speed":)", "}", 0, 9},
        {"learned/wait_draw", R"("timing":"passive","learned":{"wait_draw":)", "}", 0, 9},
    };
    for (const Bounded& one : all) {
        INFO(one.path);
        const auto with = [&](int n) {
            return codes(listed(named(one.before + std::to_string(n) + one.behind)));
        };
        const std::string wrong = "L03/skills/0/" + std::string(one.path);
        CHECK(with(one.least).empty());
        CHECK(with(one.most).empty());
        CHECK(with(one.least - 1) == wrong);
        CHECK(with(one.most + 1) == wrong);
        CHECK(codes(listed(named(one.before + "9999999999" + one.behind))) == wrong);
    }
    CHECK(codes(listed(named(pierce + "[3,1]"))) == "L08/skills/0/range");
    CHECK(codes(listed(named(pierce + "[1]"))) == "L08/skills/0/range");
}

TEST_CASE("4.1, R52, R54, R55: a list has 200 skills at most, a skill 8 effects, a name 24 points",
          "[shinki][list][R52][R54][R55]") {
    const auto skills = [](int n) {
        std::string all;
        for (int k = 0; k < n; ++k) {
            all += (k == 0 ? "" : ",") + named(kDrawing, "s" + std::to_string(k));
        }
        return codes(listed(all));
    };
    CHECK(skills(200).empty());
    CHECK(skills(201) == "L08/skills");
    const auto effects = [](int outer, int inner) {
        std::string all = R"({"op":"contest","lose":[)";
        for (int k = 0; k < inner; ++k) all += (k == 0 ? "" : ",") + kDraw;
        all += "]}";
        for (int k = 1; k < outer; ++k) all += "," + kDraw;
        return codes(reaction(all));
    };
    CHECK(effects(8, 0).empty());
    CHECK(effects(3, 5).empty());
    CHECK(effects(9, 0) == "L08/skills/0/effects");
    CHECK(effects(3, 6) == "L08/skills/0/effects/0/lose");
    const auto called = [](const std::string& ja, const std::string& id = "a") {
        return codes(
            listed(R"({"id":")" + id + R"(","ja":")" + ja + R"(","en":"E",)" + kDrawing + "}"));
    };
    const std::string most(24, 'n');
    CHECK(called(most).empty());
    for (const std::string& bad :
         {most + "n", std::string("《》"), std::string("火、水"), std::string("a,b"),
          std::string("《 火》"), std::string("《《火》》"), std::string("")}) {
        INFO(bad);
        CHECK(called(bad) == "L08/skills/0/ja");
    }
    for (const char* const bad : {"A", "a b", "a;b", "火", "a.b"}) {
        INFO(bad);
        CHECK(called("火", bad) == "L08/skills/0/id");
    }
    CHECK(called("火", "fire_ball-2").empty());
}

TEST_CASE("4.1: what is out of bounds is told with its bounds", "[shinki][list]") {
    const auto list = parse_list(listed(named(kDrawing + R"(,"cost":{"hp":21})")));
    REQUIRE(list.problems().size() == 1);
    CHECK(list.problems()[0].text.ja == "「21」は範囲(0–20)の外です。");
    CHECK(list.problems()[0].text.en == "\"21\" is out of bounds (0–20).");
    CHECK(list.problems()[0].rule == "4.1");
}

TEST_CASE("4.1: bent lists are read or refused, never worse", "[shinki][list][hostile]") {
    const std::string house(house_list_text());
    Dice dice(5);
    for (std::uint32_t k = 0; k < test::workload(120); ++k) {
        std::string bent = house;
        for (int n = 0; n < 3; ++n) {
            bent[static_cast<std::size_t>(dice.below(bent.size()))] =
                "{}[]\",:0-9ax"[dice.below(12)];
        }
        const auto list = parse_list(bent);
        CHECK((list || !list.problems().empty()));
    }
    std::string deep = R"({"op":"negate"})";
    for (int k = 0; k < 12; ++k) deep = R"({"op":"contest","win":[)" + deep + "]}";
    CHECK_FALSE(parse_list(reaction(deep)));
}

} // namespace shiaiba::shinki
