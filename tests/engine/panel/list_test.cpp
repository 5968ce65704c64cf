// Tests skill lists of the panel duel: the house list, and every problem that a list can have, with
// place and sentence.
#include <string>

#include "catch.hpp"
#include "core/fight/dice.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "kit.hpp"
#include "panel/lists.hpp"
#include "rulesets/panel/panel.hpp"
#include "rulesets/panel/sheet/skill_list.hpp"
#include "rulesets/panel/words/words.hpp"
#include "share/json_places.hpp"
#include "workload.hpp"

namespace shiaiba::panel {
namespace {

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
    // The house list with some bytes changed is read or refused, and never crashes the reader.
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
        {list_of(R"({"id":"a","name":"甲","reading":"かな","en":"A","cost":"火"})"),
         "/skills/0/kind 「kind」がありません。使えるのはactive、reactive、innateです。",
         "/skills/0/kind \"kind\" is missing. There are active, reactive, innate."},
        {R"({"list":{"id":"x","title":"X"},"skills":[]})",
         "/list/version 「version」がありません。", "/list/version \"version\" is missing."},
        {"{}", "/list 「list」がありません。|/skills 「skills」がありません。",
         "/list \"list\" is missing.|/skills \"skills\" is missing."},
        {list_of(skill_of_line("{}")),
         "/skills/0/activated/0/op 「op」がありません。使えるのはattack、counter、damage、heal、reduce、boost、cancel、give、remove、roll、paint、tap、untap、transcribe、release、spend、lose、panel_gain、panel_lose、modifyです。",
         "/skills/0/activated/0/op \"op\" is missing. There are attack, counter, damage, heal, reduce, boost, cancel, give, remove, roll, paint, tap, untap, transcribe, release, spend, lose, panel_gain, panel_lose, modify."},
        {list_of(skill_of_line(R"({"op":"attack"})")),
         "/skills/0/activated/0/n 「n」がありません。",
         "/skills/0/activated/0/n \"n\" is missing."},
        {list_of(skill_of_line(R"({"op":"give","status":"Heat"})")),
         "/skills/0/activated/0/to 「to」がありません。使えるのはself、opponent、self.panel、opponent.panel、self.skill、opponent.skillです。",
         "/skills/0/activated/0/to \"to\" is missing. There are self, opponent, self.panel, opponent.panel, self.skill, opponent.skill."},
        {list_of(skill_of_line(R"({"op":"tap"})")),
         "/skills/0/activated/0/to 「to」がありません。使えるのはself.panel、opponent.panelです。",
         "/skills/0/activated/0/to \"to\" is missing. There are self.panel, opponent.panel."},
        {list_of(skill_of_line(R"({"op":"spend","status":"Charge","n":1})")),
         "/skills/0/activated/0/then 「then」がありません。",
         "/skills/0/activated/0/then \"then\" is missing."},
        {list_of("", R"(,"statuses":[{"letter":"K","name":"Mark","class":"boost"}])"),
         "/statuses/0/on 「on」がありません。", "/statuses/0/on \"on\" is missing."},
        {list_of(
             "",
             R"(,"statuses":[{"letter":"K","name":"Mark","class":"boost","on":["panel"],"do":[{"op":"lose"}]}])"),
         "/statuses/0/trigger 「trigger」がありません。",
         "/statuses/0/trigger \"trigger\" is missing."},
        {list_of(skill_of_line(R"({"op":"attack","n":1,"to":"self"})")),
         "/skills/0/activated/0/to 「to」という項目はありません。使えるのはop、if、nです。",
         "/skills/0/activated/0/to There is no such member as \"to\". There are op, if, n."},
        {list_of(skill_of_line(R"({"op":"attack","n":1,"a/b":"self"})")),
         "/skills/0/activated/0/a~1b 「a/b」という項目はありません。使えるのはop、if、nです。",
         "/skills/0/activated/0/a~1b There is no such member as \"a/b\". There are op, if, n."},
    };
    for (const Told& one : all) {
        INFO(one.text);
        CHECK(messages(one.text, Lang::Ja) == one.ja);
        CHECK(messages(one.text, Lang::En) == one.en);
    }
}

TEST_CASE("7.2: words stand in one pair of quotes", "[panel][7.2]") {
    CHECK(messages(list_of(skill_of_line(R"({"op":"give","status":"Fear","to":"self"})")),
                   Lang::Ja) == "/skills/0/activated/0/status "
                                "「Fear」という効果・イベント・修正・状態・スキルはありません。"
                                "使えるのはBind、Heat、Freeze、Poison、Guard、Edge、Roll、Charge"
                                "です。");
    CHECK(messages(list_of(skill_of_line(R"({"op":"heal","n":1,"to":"both"})")), Lang::En) ==
          "/skills/0/activated/0/to \"both\" doesn't fit the format, or is beyond a limit. "
          "There are self, opponent.");
}

TEST_CASE("7.2: what is none of the words of its place is told them", "[panel][7.2]") {
    const auto told = [](const std::string& line, Lang lang) {
        return messages(list_of(skill_of_line(line)), lang);
    };
    CHECK(
        told(R"({"op":"draw"})", Lang::Ja) ==
        "/skills/0/activated/0/op 「draw」という効果・イベント・修正・状態・スキルはありません。"
        "使えるのはattack、counter、damage、heal、reduce、boost、cancel、give、remove、roll、paint、"
        "tap、untap、transcribe、release、spend、lose、panel_gain、panel_lose、modifyです。");
    const std::string gain = R"({"op":"panel_gain","to":"self.panel","count":1,)";
    CHECK(told(gain + R"("attr":"火","end":"top"})", Lang::En) ==
          "/skills/0/activated/0/end \"top\" doesn't fit the format, or is beyond a limit. "
          "There are left, right.");
    CHECK(told(gain + R"("attr":"白"})", Lang::Ja) ==
          "/skills/0/activated/0/attr 「白」は書式に合わないか、限度を超えています。"
          "使えるのは火、水、風、地、剣、黒です。");
    CHECK(told(R"({"op":"modify","to":"self","mod":"initiative","n":1,"turns":9})", Lang::Ja) ==
          "/skills/0/activated/0/turns 「9」は書式に合わないか、限度を超えています。"
          "ここに書けるのは1–8の整数です。99（戦闘の終わりまで）も書けます。");
    CHECK(told(R"({"op":"spend","status":"Charge","n":1,"then":[]})", Lang::En) ==
          "/skills/0/activated/0/then \"then\" doesn't fit the format, or is beyond a limit. "
          "Allowed here: an array […] of 1–8.");
    // Only a status listens for panels that pay.
    CHECK(
        messages(list_of(skill(R"("cost":"火","kind":"reactive","trigger":{"event":"panelPaid"})")),
                 Lang::En) ==
        "/skills/0/trigger/event There is no op, event, modifier, status or skill \"panelPaid\". "
        "There are use, attack, counter, damaged, healed, released, statusGiven, turnStart, "
        "initiativeDecided, statusPhase, actionStart, actionEnd, turnEnd.");
    const std::string status = R"("name":"Mark","class":"boost")";
    CHECK(messages(list_of("", R"(,"statuses":[{"letter":"k","on":["panels"],)" + status + "}]"),
                   Lang::En) ==
          "/statuses/0/letter \"k\" doesn't fit the format, or is beyond a limit. "
          "Allowed here: a letter from A to Z.|"
          "/statuses/0/on/0 \"panels\" doesn't fit the format, or is beyond a limit. "
          "There are character, panel, skill.");
    CHECK(messages(list_of("", R"(,"house_statuses":["Rolls"])"), Lang::En) ==
          "/house_statuses/0 There is no op, event, modifier, status or skill \"Rolls\". "
          "There are Bind, Heat, Freeze, Poison, Guard, Edge, Roll, Charge.");
}

TEST_CASE("7.2: panels come and go as the format has it", "[panel][7.2]") {
    const auto found = [](const std::string& line) { return codes(list_of(skill_of_line(line))); };
    CHECK(found(R"({"op":"panel_gain","to":"self.panel","count":20,"attr":"黒"})").empty());
    CHECK(
        found(
            R"({"op":"panel_gain","to":"opponent.panel","attr":{"choose":true,"default":"黒"},"end":"left"})")
            .empty());
    CHECK(found(R"({"op":"panel_lose","to":"opponent.panel","count":1})").empty());
    CHECK(found(R"({"op":"panel_lose","to":"self.panel","count":2,"attr":"剣","end":"right"})")
              .empty());
    CHECK(found(R"({"op":"panel_gain","to":"self.panel","count":1})") ==
          "L12/skills/0/activated/0/attr");
    CHECK(found(R"({"op":"panel_gain","to":"self","count":1,"attr":"火"})") ==
          "L12/skills/0/activated/0/to");
    CHECK(found(R"({"op":"panel_lose","to":"self.skill","count":1})") ==
          "L12/skills/0/activated/0/to");
    CHECK(found(R"({"op":"panel_gain","to":"self.panel","count":0,"attr":"火"})") ==
          "L08/skills/0/activated/0/count");
    CHECK(
        found(
            R"({"op":"panel_lose","to":"self.panel","count":1,"attr":{"choose":true,"default":"火"}})") ==
        "L12/skills/0/activated/0/attr");
    CHECK(found(R"({"op":"panel_drop","to":"self.panel"})") == "L06/skills/0/activated/0/op");
    // "stacks" is allowed only in lines of statuses.
    CHECK(found(R"({"op":"attack","n":"stacks"})") == "P002/skills/0/activated/0/n");
}

TEST_CASE("7.2: how panels come and go is said", "[panel][7.2]") {
    const auto said = [](const std::string& line, Lang lang) {
        const auto list = parse_list(list_of(skill_of_line(line)));
        REQUIRE(list);
        return line_text((*list)->skill(0).activated[0], **list, lang);
    };
    const std::string two =
        R"({"op":"panel_gain","to":"self.panel","count":2,"attr":"黒","end":"right"})";
    CHECK(said(two, Lang::Ja) == "自分のパネルアレーの右端に黒パネルを2枚加える");
    CHECK(said(two, Lang::En) == "Add 2 black panels at the right end of your array");
    const std::string chosen =
        R"({"op":"panel_gain","to":"opponent.panel","attr":{"choose":true,"default":"火"},"end":"left"})";
    CHECK(said(chosen, Lang::Ja) == "相手のパネルアレーの左端に選んだ属性のパネルを1枚加える");
    CHECK(said(chosen, Lang::En) ==
          "Add 1 panel of a chosen element at the left end of the opponent's array");
    // A line that names no end means the right one.
    const std::string plain = R"({"op":"panel_gain","to":"self.panel","attr":"水"})";
    CHECK(said(plain, Lang::Ja) == "自分のパネルアレーの右端に水パネルを1枚加える");
    CHECK(said(plain, Lang::En) == "Add 1 water panel at the right end of your array");
    const std::string fire =
        R"({"op":"panel_lose","to":"opponent.panel","count":1,"attr":"火","end":"left"})";
    CHECK(said(fire, Lang::Ja) == "相手のパネルアレーの左端の火パネルを1枚取り除く");
    CHECK(said(fire, Lang::En) == "Remove 1 fire panel from the left end of the opponent's array");
    const std::string any = R"({"op":"panel_lose","to":"self.panel","count":2})";
    CHECK(said(any, Lang::Ja) == "自分のパネルアレーの右端のパネルを2枚取り除く");
    CHECK(said(any, Lang::En) == "Remove 2 panels from the right end of your array");
}

TEST_CASE("7.2: a problem stands at the place of what is wrong", "[panel][7.2]") {
    const std::string text =
        list_of("\n" + skill_of_line("\n{\"op\":\"attack\",\"n\":1,\"to\":1}"));
    Problems problems = parse_list(text).problems();
    REQUIRE(problems.size() == 1);
    place_problems(text, problems);
    CHECK(problems[0].line == 3);
    CHECK(problems[0].column == 27);
}

/// A valid list with this many levels of nesting, 16 or more, made by nested negations in a
/// condition.
std::string deep_list(int levels) {
    std::string condition = R"({"fact":"turn","cmp":">=","value":1})";
    for (int k = 8; k < levels; ++k) condition = R"({"not":)" + condition + "}";
    return list_of(
        R"({"id":"a","name":"甲","reading":"かな","en":"A","cost":"火","kind":"active","maintain":true,
            "triggered":[{"on":{"event":"turnEnd"},"do":[{"op":"attack","n":1,"if":)" +
        condition + "}]}]}");
}

TEST_CASE("7.2: a list is as deep by itself as in a match", "[panel][7.2][lists]") {
    const Registry only_panel({&system()});
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
