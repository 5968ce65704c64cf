// What a reader is told of a broken skill list, and how deep one may be ([panel 7.2]).
#include <string>

#include "catch.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "rulesets/panel/panel.hpp"
#include "rulesets/panel/sheet/skill_list.hpp"
#include "share/json_places.hpp"

namespace shiaiba::panel {
namespace {

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
