// Skill lists: the house's, and every problem that one can have, with its place and its sentence.
#include <string>

#include "catch.hpp"
#include "core/fight/dice.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "kit.hpp"
#include "rulesets/panel/panel.hpp"
#include "rulesets/panel/sheet/skill_list.hpp"
#include "share/json_places.hpp"
#include "workload.hpp"

namespace shiaiba::panel {
namespace {

std::string list_of(const std::string& skills, const std::string& more = "") {
    return R"({"list":{"id":"x","title":"X","version":"1"},"skills":[)" + skills + "]" + more + "}";
}
/// A skill with these members, beside what every skill needs.
std::string skill(const std::string& members, const std::string& name = "甲") {
    return R"({"id":")" + name + R"(","name":")" + name + R"(","reading":"かな","en":")" + name +
           R"(",)" + members + "}";
}
std::string codes(const std::string& text) { return tests::codes_of(parse_list(text).problems()); }

TEST_CASE("7.3: the house list holds 35 skills", "[panel][7.3]") {
    const SkillList& list = *house_list();
    CHECK(list.house);
    REQUIRE(list.skills.size() == 35);
    CHECK(list.skills.front().name == "火花");
    const Skill& fetters = list.skill(static_cast<std::size_t>(list.find_skill("言封じ")));
    CHECK(fetters.cost.text == "水風地");
    REQUIRE(fetters.activated.size() == 3);
    CHECK(fetters.activated[2].op == Op::Give);
    CHECK(fetters.activated[2].status == kBind);
    CHECK(fetters.activated[2].what == What::Skill);
    const Skill& salvation = list.skill(static_cast<std::size_t>(list.find_skill("救済")));
    CHECK(salvation.activated[1].when);
    const Skill& unleash = list.skill(static_cast<std::size_t>(list.find_skill("解き放ち")));
    REQUIRE(unleash.activated[1].then.size() == 1);
    CHECK(unleash.activated[1].then[0].n == 3);
    CHECK(list.skill(34).innate());
    CHECK(list.find_skill("雷撃") == -1);
}

TEST_CASE("6.2: the eight statuses, by letter", "[panel][6.2]") {
    const SkillList& list = *house_list();
    std::string letters;
    for (const std::uint8_t place : list.by_letter) letters += list.status(place).letter;
    CHECK(letters == "BCEGHPRZ");
    CHECK(list.status(kBind).category == Class::Ailment);
    CHECK(list.status(kRoll).category == Class::Special);
    CHECK(list.status(kPoison).most == 3);
    CHECK(list.status(kPoison).recover == 5);
}

struct Broken {
    const char* code;
    std::string text;
};

TEST_CASE("7.2: every problem of a list, with its place", "[panel][7.2]") {
    const std::string attack = R"("activated":[{"op":"attack","n":1}])";
    const std::string active = R"("cost":"火","kind":"active",)";
    const std::string answering = R"("cost":"火","kind":"reactive","trigger":)";
    const Broken broken[] = {
        {"L01/skills/1/id L01/skills/1/name",
         list_of(skill(active + attack) + "," + skill(active + attack))},
        {"L02/skills/0/cost", list_of(skill(R"("cost":"火黒","kind":"active",)" + attack))},
        {"L02/skills/0/cost", list_of(skill(R"("cost":"黒","kind":"active",)" + attack))},
        {"L02/skills/0/cost L04/skills/0/kind", list_of(skill(R"("cost":"黒","kind":"innate")"))},
        {"L03/skills/0/cost", list_of(skill(R"("kind":"active",)" + attack))},
        {"L03/skills/0/cost", list_of(skill(R"("cost":"","kind":"active",)" + attack))},
        {"L04/skills/0/kind", list_of(skill(R"("cost":"火","kind":"innate")"))},
        {"L04/skills/0/kind", list_of(skill(R"("kind":"innate",)" + attack))},
        {"L05/skills/0/trigger", list_of(skill(R"("cost":"火","kind":"reactive",)" + attack))},
        {"L05/skills/0/trigger",
         list_of(skill(active + R"("trigger":{"event":"damaged"},)" + attack))},
        {"L06/skills/0/activated/0/op", list_of(skill(active + R"("activated":[{"op":"draw"}])"))},
        {"L06/skills/0/triggered/0/on/event",
         list_of(
             skill(active + R"("triggered":[{"on":{"event":"panelPaid"},"do":[{"op":"lose"}]}])"))},
        {"L06/skills/0/static/0/mod", list_of(skill(active + R"("static":[{"mod":"luck"}])"))},
        {"L06/skills/0/activated/0/status",
         list_of(skill(active + R"("activated":[{"op":"give","status":"Fear","to":"self"}])"))},
        {"L07/skills/0/activated/0/op",
         list_of(skill(active + R"("activated":[{"op":"reduce","n":1}])"))},
        {"L07/skills/0/activated/0/op",
         list_of(skill(answering + R"({"event":"damaged"},"activated":[{"op":"cancel"}])"))},
        {"", list_of(skill(answering + R"({"event":"use"},"activated":[{"op":"cancel"}])"))},
        {"L07/skills/0/activated/0/op",
         list_of(skill(answering + R"({"event":"use"},"activated":[{"op":"boost","n":1}])"))},
        {"L08/skills/0/activated/0/n",
         list_of(skill(active + R"("activated":[{"op":"attack","n":-1}])"))},
        {"L08/skills/0/activated/0/count",
         list_of(skill(active + R"("activated":[{"op":"tap","to":"self.panel","count":0}])"))},
        {"L09/skills/0/maintain", list_of(skill(active + R"("maintain":true)"))},
        {"L10/skills/0/reading",
         list_of(R"({"id":"a","name":"a","reading":"漢","en":"a",)" + active + attack + "}")},
        {"L11/statuses/0/letter",
         list_of("",
                 R"(,"statuses":[{"letter":"B","name":"Burn","class":"ailment","on":["panel"]}])")},
        {"L12/skills/0/bogus", list_of(skill(active + attack + R"(,"bogus":1)"))},
        {"L12/skills/0/activated/0", list_of(skill(active + R"("activated":["attack"])"))},
        {"L12/skills/0/activated/0/n",
         list_of(skill(active + R"("activated":[{"op":"attack","n":100000000000}])"))},
        {"P002/skills/0/activated/0/if/fact",
         list_of(skill(
             active +
             R"("activated":[{"op":"attack","n":1,"if":{"fact":"luck","cmp":"=","value":1}}])"))},
        {"L12/list L12/skills", "{}"},
        {"L12", "[]"},
    };
    for (const Broken& one : broken) {
        INFO(one.text);
        const std::string found = codes(one.text);
        if (std::string(one.code) == "L12") {
            CHECK(found.compare(0, 3, "L12") == 0);
        } else {
            CHECK(found == one.code);
        }
    }
}

TEST_CASE("6.2: a list may bring statuses of its own", "[panel][6.2]") {
    const auto list = parse_list(list_of(
        skill(
            R"("cost":"火","kind":"active","activated":[{"op":"give","status":"Fear","to":"opponent"}])"),
        R"(,"statuses":[{"letter":"F","name":"Fear","ja":"恐怖","class":"ailment","on":["character"],"max":2,"recover":4,"trigger":{"event":"actionStart","whose":"self"},"do":[{"op":"damage","n":1,"to":"self"}],"flags":[]}])"));
    CHECK(write_json(to_json(list.problems())) == "[]");
    REQUIRE(list);
    CHECK((*list)->status(8).name == "Fear");
    CHECK((*list)->status((*list)->by_letter[3]).letter == 'F');
}

TEST_CASE("7.2: deep, long and random lists end as problems", "[panel][7.2][hostile]") {
    std::string deep = R"({"op":"attack","n":1})";
    for (int k = 0; k < 6; ++k) {
        deep = R"({"op":"spend","status":"Charge","n":1,"then":)" + deep + "}";
    }
    CHECK_FALSE(
        parse_list(list_of(skill(R"("cost":"火","kind":"active","activated":[)" + deep + "]"))));
    std::string many;
    for (int k = 0; k < 201; ++k) many += std::string(many.empty() ? "" : ",") + "{}";
    CHECK_FALSE(parse_list(list_of(many)));
    // Any byte of the house list turned into another one: read or refused, never worse.
    const std::string house(house_list_text());
    Dice dice(5);
    for (std::uint32_t k = 0; k < test::workload(60); ++k) {
        std::string bent = house;
        for (int n = 0; n < 3; ++n) {
            bent[static_cast<std::size_t>(dice.below(bent.size()))] =
                "{}[]\",:0-9ax"[dice.below(12)];
        }
        const auto list = parse_list(bent);
        CHECK((list || !list.problems().empty()));
    }
}

// What a reader is told of a broken skill list, and how deep one may be ([panel 7.2]).

std::string whole_list(const std::string& skills, const std::string& more = "") {
    return R"({"list":{"id":"x","title":"X","version":"1"},"skills":[)" + skills + "]" + more + "}";
}
/// An active skill of one line.
std::string skill_of_line(const std::string& line) {
    return R"({"id":"a","name":"甲","reading":"かな","en":"A","cost":"火","kind":"active","activated":[)" +
           line + "]}";
}
std::string messages(const std::string& text, Lang lang) {
    std::string out;
    const auto list = parse_list(text);
    for (const Problem& one : list.problems()) {
        out += (out.empty() ? "" : "|") + one.path + " " + one.text.in(lang);
    }
    return out;
}

struct Told {
    std::string text;
    const char* ja;
    const char* en;
};

TEST_CASE("7.2: what is missing is called missing, what is unknown unknown", "[panel][7.2]") {
    const Told all[] = {
        {whole_list(R"({"id":"a","name":"甲","reading":"かな","en":"A","cost":"火"})"),
         "/skills/0/kind 「kind」がありません。", "/skills/0/kind \"kind\" is missing."},
        {R"({"list":{"id":"x","title":"X"},"skills":[]})",
         "/list/version 「version」がありません。", "/list/version \"version\" is missing."},
        {"{}", "/list 「list」がありません。|/skills 「skills」がありません。",
         "/list \"list\" is missing.|/skills \"skills\" is missing."},
        {whole_list(skill_of_line("{}")), "/skills/0/activated/0/op 「op」がありません。",
         "/skills/0/activated/0/op \"op\" is missing."},
        {whole_list(skill_of_line(R"({"op":"attack"})")),
         "/skills/0/activated/0/n 「n」がありません。",
         "/skills/0/activated/0/n \"n\" is missing."},
        {whole_list(skill_of_line(R"({"op":"give","status":"Heat"})")),
         "/skills/0/activated/0/to 「to」がありません。",
         "/skills/0/activated/0/to \"to\" is missing."},
        {whole_list(skill_of_line(R"({"op":"tap"})")),
         "/skills/0/activated/0/to 「to」がありません。",
         "/skills/0/activated/0/to \"to\" is missing."},
        {whole_list(skill_of_line(R"({"op":"spend","status":"Charge","n":1})")),
         "/skills/0/activated/0/then 「then」がありません。",
         "/skills/0/activated/0/then \"then\" is missing."},
        {whole_list("", R"(,"statuses":[{"letter":"K","name":"Mark","class":"boost"}])"),
         "/statuses/0/on 「on」がありません。", "/statuses/0/on \"on\" is missing."},
        {whole_list(
             "",
             R"(,"statuses":[{"letter":"K","name":"Mark","class":"boost","on":["panel"],"do":[{"op":"lose"}]}])"),
         "/statuses/0/trigger 「trigger」がありません。",
         "/statuses/0/trigger \"trigger\" is missing."},
        {whole_list(skill_of_line(R"({"op":"attack","n":1,"to":"self"})")),
         "/skills/0/activated/0/to 「to」という項目はありません。",
         "/skills/0/activated/0/to There is no such member as \"to\"."},
        {whole_list(skill_of_line(R"({"op":"attack","n":1,"a/b":"self"})")),
         "/skills/0/activated/0/a~1b 「a/b」という項目はありません。",
         "/skills/0/activated/0/a~1b There is no such member as \"a/b\"."},
    };
    for (const Told& one : all) {
        INFO(one.text);
        CHECK(messages(one.text, Lang::Ja) == one.ja);
        CHECK(messages(one.text, Lang::En) == one.en);
    }
}

TEST_CASE("7.2: words stand in one pair of quotes", "[panel][7.2]") {
    CHECK(
        messages(whole_list(skill_of_line(R"({"op":"draw"})")), Lang::Ja) ==
        "/skills/0/activated/0/op 「draw」という効果・イベント・修正・状態・スキルはありません。");
    CHECK(messages(whole_list(skill_of_line(R"({"op":"draw"})")), Lang::En) ==
          "/skills/0/activated/0/op There is no op, event, modifier, status or skill \"draw\".");
    CHECK(messages(whole_list(skill_of_line(R"({"op":"heal","n":1,"to":"both"})")), Lang::En) ==
          "/skills/0/activated/0/to \"both\" doesn't fit the format, or is beyond a limit.");
}

TEST_CASE("7.2: a problem stands at the place of what is wrong", "[panel][7.2]") {
    const std::string text =
        whole_list("\n" + skill_of_line("\n{\"op\":\"attack\",\"n\":1,\"to\":1}"));
    Problems problems = parse_list(text).problems();
    REQUIRE(problems.size() == 1);
    place_problems(text, problems);
    CHECK(problems[0].line == 3);
    CHECK(problems[0].column == 27);
}

TEST_CASE("6.2: a status may give one that stands further down", "[panel][6.2]") {
    const std::string late =
        R"({"letter":"L","name":"Late","class":"boost","on":["character"],"max":2})";
    const auto early = [](const char* to) {
        return R"({"letter":"K","name":"Early","class":"boost","on":["character"],
                   "trigger":{"event":"turnStart"},
                   "do":[{"op":"give","status":"Late","to":")" +
               std::string(to) + R"("},{"op":"remove","status":"Late","from":"opponent"}]})";
    };
    const auto list = [&](const char* to) {
        return parse_list(whole_list("", R"(,"statuses":[)" + early(to) + "," + late + "]"));
    };
    CHECK(write_json(to_json(list("self").problems())) == "[]");
    // What it can't be on it can't be given to, wherever it stands.
    REQUIRE(list("self.panel").problems().size() == 1);
    CHECK(list("self.panel").problems()[0].path == "/statuses/0/do/0/to");
}

/// A valid list of so many levels, 16 or more: the condition says no and no again.
std::string deep_list(int levels) {
    std::string condition = R"({"fact":"turn","cmp":">=","value":1})";
    for (int k = 8; k < levels; ++k) condition = R"({"not":)" + condition + "}";
    return whole_list(
        R"({"id":"a","name":"甲","reading":"かな","en":"A","cost":"火","kind":"active","maintain":true,
            "triggered":[{"on":{"event":"turnEnd"},"do":[{"op":"attack","n":1,"if":)" +
        condition + "}]}]}");
}

TEST_CASE("7.2: a list is as deep by itself as in a match", "[panel][7.2][lists]") {
    const Registry only_panel({&ruleset()});
    const auto codes_in_match = [&](const std::string& list) {
        const std::string side =
            R"({"name":"","stats":{"vitality":5,"reflex":1,"intellect":9},"skills":["甲"],"patterns":["火"]})";
        const auto json = parse_json(R"({"system":"panel","seed":"1","settings":{"skills":)" +
                                     list + R"(},"sides":[)" + side + "," + side + "]}");
        REQUIRE(json);
        std::string codes;
        const auto match = check_match(only_panel, *json);
        for (const Problem& one : match.problems()) {
            if (one.path.compare(0, 9, "/settings") == 0) codes += one.code + one.path;
        }
        return codes;
    };
    for (const int levels : {15, 16, 17, kMostListDepth}) {
        INFO(levels);
        CHECK(write_json(to_json(parse_list(deep_list(levels)).problems())) == "[]");
        CHECK(codes_in_match(deep_list(levels)).empty());
    }
    const auto beyond = parse_list(deep_list(kMostListDepth + 1));
    REQUIRE(beyond.problems().size() == 1);
    CHECK(beyond.problems()[0].code == "L12");
    CHECK(beyond.problems()[0].text.en ==
          "The skill list is nested too deeply (20 levels at most).");
    CHECK(codes_in_match(deep_list(kMostListDepth + 1)) == "L12/settings/skills");
}

} // namespace
} // namespace shiaiba::panel
