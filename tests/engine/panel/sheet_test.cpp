// Tests sheets of the panel duel: what is legal, the values that follow from them, and templates of
// plans.
#include <algorithm>
#include <map>
#include <string>

#include "catch.hpp"
#include "core/plan/compile.hpp"
#include "core/plan/json.hpp"
#include "core/sheet/fields.hpp"
#include "core/system/typed.hpp"
#include "core/text/json.hpp"
#include "core/text/unicode.hpp"
#include "rulesets/panel/panel.hpp"
#include "rulesets/panel/sheet/array.hpp"
#include "rulesets/panel/sheet/sheet.hpp"
#include "rulesets/panel/sheet/skill_list.hpp"
#include "rulesets/panel/sheet/vocabulary.hpp"

namespace shiaiba::panel {
namespace {

std::string codes(const Problems& problems) {
    std::string out;
    for (const Problem& problem : problems) {
        CHECK_FALSE(problem.text.ja.empty());
        CHECK_FALSE(problem.text.en.empty());
        out += (out.empty() ? "" : " ") + problem.code + problem.path;
    }
    return out;
}

struct Case {
    const char* sheet;
    const char* expected;
};

constexpr Case kErrors[] = {
    {R"({"stats":{"vitality":5,"reflex":4,"intellect":6},"skills":["焔剣","安らぎ","安らぎ"],
        "patterns":[{"name":"攻め","panels":"火剣火水"},{"panels":"水水水風"}],
        "definitions":[{"word":"A","text":"火属性のスキル"}],
        "plans":[{"text":"先攻の場合、安らぎを使用しない","note":"…"},{"text":"Aを使用する"}]})",
     ""},
    {"{}", "C01/stats/vitality C01/stats/reflex C01/stats/intellect"},
    {R"({"stats":{"vitality":-1,"reflex":"x","intellect":15}})",
     "C01/stats/vitality C01/stats/reflex"},
    {R"({"stats":{"vitality":5,"reflex":5,"intellect":4}})", "C02/stats"},
    {R"({"stats":{"vitality":9,"reflex":5,"intellect":1},"skills":["火花","火花"]})", "C03/skills"},
    {R"({"stats":{"vitality":9,"reflex":5,"intellect":1},"skills":["雷撃"]})", "C04/skills/0"},
    {R"({"stats":{"vitality":9,"reflex":5,"intellect":1},"skills":["Spark"]})", ""},
    {R"({"stats":{"vitality":12,"reflex":2,"intellect":1},"patterns":["火水","水火"],
        "plans":["先攻の場合、転写しない","後攻の場合、転写しない"]})",
     "C05/plans"},
    {R"({"stats":{"vitality":12,"reflex":2,"intellect":1},"patterns":["火水風","火"]})",
     "C06/patterns/0 C06/patterns/1"},
    {R"({"stats":{"vitality":12,"reflex":2,"intellect":1},"patterns":["火白"]})", "C07/patterns/0"},
    {R"({"stats":{"vitality":12,"reflex":2,"intellect":1},"plans":["火花を使用する"]})",
     "C08/plans/0"},
    {R"({"stats":{"vitality":14,"reflex":0,"intellect":1},"patterns":["火"]})", "C09/patterns"},
    // All problems at once, in the order of their codes.
    {R"({"stats":{"vitality":10,"reflex":2,"intellect":1},"skills":["火花","雷撃"],
        "patterns":["火","白白"],"plans":["","火花を使用する"]})",
     "C02/stats C03/skills C04/skills/1 C05/plans C06/patterns/0 C07/patterns/1 C08/plans/0"},
    {R"({"stats":{"vitality":12,"reflex":2,"intellect":1},"skills":7,"patterns":[7],"plans":{}})",
     "notAList/skills notAText/patterns/0 notAList/plans C06/patterns/0"},
    // What hangs on points is nothing to tell where these are no numbers; a name is told first.
    {R"({"owner":7,"stats":{"vitality":12,"reflex":"2","intellect":1},"skills":["雷撃","火花"],
        "patterns":["火","白白"],"plans":["","先攻の場合、転写しない","後攻の場合、転写しない"]})",
     "notAText/owner C01/stats/reflex C04/skills/0 C07/patterns/1 C08/plans/0"},
};

TEST_CASE("1.3: every error of a sheet at once, in order", "[panel][1.1][1.2][1.3]") {
    for (const Case& one : kErrors) {
        INFO(one.sheet);
        CHECK(codes(check_sheet(*parse_json(one.sheet), house_list()).problems()) == one.expected);
    }
    const auto plan = check_sheet(
        *parse_json(
            R"({"stats":{"vitality":12,"reflex":2,"intellect":1},"plans":["雷撃を使用する"]})"),
        house_list());
    CHECK(plan.problems().at(0).text.en ==
          "plan 1: No skill or pattern called \"雷撃\" on this sheet. (P013)");
}

bool is_ascii(const std::string& text) {
    return std::all_of(text.begin(), text.end(), [](unsigned char c) { return c < 0x80; });
}

constexpr Case kWarnings[] = {
    {R"({"stats":{"vitality":0,"reflex":5,"intellect":10}})", "C10/stats/vitality"},
    {R"({"stats":{"vitality":5,"reflex":2,"intellect":8},"skills":["火花","小突き","業火","闘志"]})",
     "C11/skills/0 C11/skills/2"},
    {R"({"stats":{"vitality":5,"reflex":2,"intellect":8},"skills":["一太刀","火花"],
        "patterns":["火黒","剣水","火黒"]})",
     "C12/patterns/2"},
    {R"({"stats":{"vitality":5,"reflex":2,"intellect":8},"skills":["闘志","闘志","闘志"]})",
     "C13/skills/1"},
    // The first definition of a word counts, and a skill's name keeps its meaning ([panel 8.7,
    // 8.8]).
    {R"({"stats":{"vitality":5,"reflex":2,"intellect":8},"skills":[],
        "definitions":[{"word":"Fire","text":"火属性のスキル"},{"word":"火花","text":"剣属性のスキル"},
                       {"word":"FIRE","text":"水属性のスキル"}]})",
     "C14/definitions/1 C14/definitions/2"},
};

TEST_CASE("1.3: what is legal but hardly meant", "[panel][1.3]") {
    for (const Case& one : kWarnings) {
        INFO(one.sheet);
        const auto sheet = check_sheet(*parse_json(one.sheet), house_list());
        REQUIRE(sheet);
        CHECK(codes(warnings(*sheet)) == one.expected);
        // In English warnings name skills in English.
        for (const Problem& warning : warnings(*sheet)) {
            if (warning.code != "C14") CHECK(is_ascii(warning.text.en));
        }
    }
}

/// The warnings C11 (a skill that can't be paid) for a sheet with two 火 panels and two 水 panels,
/// a list of these skills, and those taken of them.
std::string unpayable(const std::string& skills, const std::string& taken) {
    const auto list =
        parse_list(R"({"list":{"id":"x","title":"X","version":"1"},"skills":[)" + skills + "]}");
    INFO(write_json(to_json(list.problems())));
    REQUIRE(list);
    const auto sheet = check_sheet(
        *parse_json(
            R"({"stats":{"vitality":5,"reflex":2,"intellect":8},"patterns":["火火","水水"],"skills":[)" +
            taken + "]}"),
        *list);
    REQUIRE(sheet);
    return codes(warnings(*sheet));
}

TEST_CASE("1.3: what could still be paid is not said to be out of reach", "[panel][1.3][7.2]") {
    const std::string strike = R"("activated":[{"op":"attack","n":1}])";
    const auto listed = [](const char* name, const std::string& rest) {
        return R"({"id":")" + std::string(name) + R"(","name":")" + name +
               R"(","reading":"かな","en":")" + name + R"(",)" + rest + "}";
    };
    const std::string sword = listed("剣", R"("cost":"剣","kind":"active",)" + strike);
    const std::string white = listed("白", R"("cost":"白白白","kind":"active",)" + strike);
    const std::string earth = listed("地", R"("cost":"地地地","kind":"active",)" + strike);
    /// Adds another skill, itself not payable, with this line or modifier.
    const auto with_line = [&](const std::string& line) {
        return unpayable(
            sword + "," + white + "," + earth + "," +
                listed("助", R"("cost":"風","kind":"active","activated":[)" + line + "]"),
            R"("剣","白","地","助")");
    };
    const std::string all = "C11/skills/0 C11/skills/1 C11/skills/2 C11/skills/3";
    CHECK(with_line(R"({"op":"attack","n":1})") == all);
    CHECK(with_line(R"({"op":"transcribe"})") == all);
    CHECK(with_line(R"({"op":"roll","to":"opponent.panel"})") == all);
    CHECK(with_line(R"({"op":"roll","to":"self.panel"})").empty());
    CHECK(with_line(R"({"op":"paint","to":"self.panel","attr":{"choose":true,"default":"火"}})")
              .empty());
    CHECK(with_line(R"({"op":"paint","to":"self.panel","attr":"剣"})") ==
          "C11/skills/2 C11/skills/3");
    CHECK(with_line(R"({"op":"paint","to":"opponent.panel","attr":"剣"})") == all);
    // The cost has more letters than there are panels, so that any further panel could pay.
    CHECK(with_line(R"({"op":"panel_gain","to":"self.panel","attr":"黒"})") ==
          "C11/skills/0 C11/skills/3");
    CHECK(with_line(R"({"op":"panel_gain","to":"self.panel","attr":"風"})") == "C11/skills/0");
    CHECK(with_line(R"({"op":"panel_gain","to":"opponent.panel","attr":"風"})") == all);
    // A panel whose letter is chosen when it comes.
    CHECK(
        with_line(R"({"op":"panel_gain","to":"self.panel","attr":{"choose":true,"default":"黒"}})")
            .empty());
    CHECK(
        with_line(
            R"({"op":"panel_gain","to":"opponent.panel","attr":{"choose":true,"default":"黒"}})") ==
        all);
    CHECK(with_line(R"({"op":"panel_lose","to":"self.panel","count":1})") == all);
    CHECK(with_line(
              R"({"op":"spend","status":"Charge","n":1,"then":{"op":"roll","to":"self.panel"}})")
              .empty());
    const auto with_static = [&](const char* as) {
        return unpayable(
            sword + "," +
                listed(
                    "許",
                    R"("cost":"","kind":"innate","static":[{"mod":"allowPay","panel":"火","as":")" +
                        std::string(as) + R"("}])"),
            R"("剣","許")");
    };
    CHECK(with_static("剣").empty());
    CHECK(with_static("風") == "C11/skills/0");
    // In the house list, 焔の刃 lets 火 pay 剣.
    const auto house = check_sheet(
        *parse_json(
            R"({"stats":{"vitality":5,"reflex":6,"intellect":4},"skills":["焔の刃","返し刃"],
                        "patterns":["火火風風風風","水水水水水水"]})"),
        house_list());
    REQUIRE(house);
    CHECK(codes(warnings(*house)).empty());
}

TEST_CASE("1.1: capacities", "[panel][1.1]") {
    constexpr int kSkills[] = {0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55};
    for (int intellect = 0; intellect <= 10; ++intellect) {
        CHECK(most_skills(intellect) == kSkills[intellect]);
        CHECK(most_lines(intellect) == 3 * intellect);
    }
    CHECK(most_skills(15) == 120);
}

TEST_CASE("1.2: a sheet survives being written", "[panel][1.2]") {
    const auto sheet = check_sheet(*parse_json(kErrors[0].sheet), house_list());
    REQUIRE(sheet);
    CHECK(sheet->most_hp() == 20);
    CHECK(sheet->tactic->plans().size() == 2);
    Json written = Json::object();
    sheet_fields().write(*sheet, written);
    const auto again = check_sheet(written, house_list());
    REQUIRE(again);
    Json twice = Json::object();
    sheet_fields().write(*again, twice);
    CHECK(write_json(twice) == write_json(written));
    CHECK(again->tactic->plans() == sheet->tactic->plans());
    CHECK(again->definitions.size() == 1);
}

TEST_CASE("1.1, 1.2: steps to other sheets", "[panel][1.1][1.2]") {
    const auto sheet = check_sheet(*parse_json(kErrors[0].sheet), house_list());
    REQUIRE(sheet);
    std::map<std::string, Json> steps;
    for (const Neighbour& one : neighbours_of(*sheet)) {
        Json fields = Json::object();
        sheet_fields().write(build_as<Sheet>(one.build), fields);
        steps[one.label.en] = fields;
    }
    // Two 安らぎ swapped are the same sheet.
    constexpr const char* kAll = "Repose up|intellect +1, reflex −1|intellect +1, vitality −1|"
                                 "plan 2 up|reflex +1, intellect −1|reflex +1, vitality −1|"
                                 "vitality +1, intellect −1|vitality +1, reflex −1|"
                                 "without plan 1|without plan 2|";
    std::string labels;
    for (const auto& [label, fields] : steps) labels += label + "|";
    CHECK(labels == kAll);
    // Patterns go with the number of panels.
    CHECK(steps["reflex +1, vitality −1"]["patterns"][0]["panels"] == "火剣火水黒");
    CHECK(steps["vitality +1, reflex −1"]["patterns"][1]["panels"] == "水水水");
}

TEST_CASE("8.8: plans may name what the sheet has, by any of its names", "[panel][8.8]") {
    const plan::Names names =
        names_in(*parse_json(R"({"skills": ["Spark", "水弾", 7], "patterns": [{"name": "型"}],
                                 "stats": {"reflex": 99}, "plans": ["?"]})"),
                 house_list());
    std::string own;
    for (const plan::Name& skill : names.domains[kSkill]) own += skill.own ? skill.ja + " " : "";
    CHECK(own == "火花 水弾 ");
    REQUIRE(names.domains[kPattern].size() == 1);
    CHECK(names.domains[kPattern][0].other == "型");
    CHECK(names.most == std::vector<int>{15});
}

/// An array from text such as "[火]水R".
std::vector<Panel> array_of(std::string_view text) {
    std::vector<Panel> array;
    bool used = false;
    bool locked = false;
    for (const char32_t point : decode_utf8(text)) {
        const std::string one = encode_utf8(std::u32string_view(&point, 1));
        if (one == "(" || one == "[") {
            used = true;
            locked = one == "[";
        } else if (one == ")" || one == "]") {
            used = locked = false;
        } else if (point < 0x80) {
            for (std::size_t k = 0; k < kKnownStatuses; ++k) {
                if (known_statuses()[k].letter == static_cast<char>(point)) {
                    array.back().statuses = with(array.back().statuses, k);
                }
            }
        } else {
            std::size_t wrong = 0;
            array.push_back({read_pattern(decode_utf8(one), wrong).at(0), used, locked, 0});
        }
    }
    return array;
}

TEST_CASE("2.2: transcription", "[panel][2.1][2.2]") {
    constexpr const char* kVectors[][3] = {
        {"火水", "風地剣", "風地"},
        {"火水風", "地剣", "地剣風"},
        {"火水R", "風地", "風水R"},
        {"火B水H", "風地", "風B地H"},
        {"黒黒黒黒", "", "黒黒黒黒"},
        {"火R水風", "地地地", "火R地地"},
        {"(火)水", "風地", "(風)地"},
        {"火BR水", "剣剣", "火BR剣"},
        {"火", "", "火"},
        {"[火]水", "水水", "[水]水"},
    };
    for (const auto& vector : kVectors) {
        INFO(vector[0]);
        std::vector<Panel> array = array_of(vector[0]);
        std::size_t wrong = 0;
        transcribe(array, read_pattern(decode_utf8(vector[1]), wrong), with(0, kRoll));
        CHECK(notation(array, *house_list()) == vector[2]);
    }
    // T10 and T11: whether panels still cover the cost of a maintained use.
    Cost fire;
    fire.letters = {Element::Fire};
    Cost any;
    any.any = 1;
    const std::vector<Panel> water = array_of("[水]水");
    CHECK_FALSE(covers(fire, water, bit(0), Allowed{}));
    CHECK(covers(any, water, bit(0), Allowed{}));
}

TEST_CASE("5.2: letters in written order, white last, left-most panels", "[panel][5.2][R14]") {
    const std::vector<Panel> array = array_of("火剣水火");
    Cost cost;
    cost.letters = {Element::Sword};
    cost.any = 2;
    CHECK(default_payment(cost, array, 0b1111, Allowed{}) == PanelSet{0b0111});
    CHECK_FALSE(default_payment(cost, array, 0b1101, Allowed{}));
    // 火 may pay 剣, but a free 剣 panel comes first.
    Allowed allowed{};
    allowed[index(Element::Sword)] = 1U << index(Element::Fire);
    CHECK(default_payment(cost, array, 0b1101, allowed) == PanelSet{0b1101});
    CHECK(panel_for(Element::Sword, array, 0b1111, allowed) == 1);
    // Covering may assign panels to letters in another way than paying does.
    Cost both;
    both.letters = {Element::Sword, Element::Fire};
    CHECK(covers(both, array, 0b0011, allowed));
    CHECK(covers(both, array, 0b1001, allowed));
    CHECK_FALSE(covers(both, array, 0b0110, allowed));
}

} // namespace
} // namespace shiaiba::panel

namespace shiaiba::test {

// Facts for the builder of a sheet while it is written ([panel 1.1, 1.3, 5.2]).

namespace {

/// Patterns with the panels that pay, "0:0,1 1:2", and "!" if abilities would help.
std::string paid(const Json& facts, const char* item) {
    for (const Json& one : facts.at("paid")) {
        if (one.at("item") != item) continue;
        std::string out;
        for (const Json& by : one.at("by")) {
            if (!out.empty()) out += " ";
            out += std::to_string(by.at("pattern").get<int>()) + ":";
            for (const Json& panel : by.at("panels")) out += std::to_string(panel.get<int>());
        }
        return out + (one.at("helped") == true ? "!" : "");
    }
    return "nobody";
}

Json facts_of(const char* fields) { return panel::system().sheet_facts(*parse_json(fields), {}); }

TEST_CASE("5.2: which patterns pay for which skill, and with which panels", "[panel][5.2][facts]") {
    const Json facts = facts_of(
        R"({"stats":{"vitality":5,"reflex":4,"intellect":6},"skills":["焔剣"],
            "patterns":["火剣火水",{"name":"守り","panels":"水水水風"}]})");
    CHECK(paid(facts, "焔剣") == "0:01");
    CHECK(paid(facts, "水弾") == "0:3 1:0");
    CHECK(paid(facts, "救済") == "1:012");
    CHECK(paid(facts, "小突き") == "0:01 1:01");
    CHECK(paid(facts, "石礫").empty());
    // A 常時 (innate) skill is never paid for.
    CHECK(paid(facts, "闘志") == "nobody");
}

TEST_CASE("5.2: an own skill may help out; without patterns there are black panels",
          "[panel][5.2][facts]") {
    const char* const two =
        R"({"stats":{"vitality":5,"reflex":2,"intellect":8},"skills":["焔の刃","一太刀"],
            "patterns":["火火"]})";
    CHECK(paid(facts_of(two), "一太刀") == "!");
    CHECK(paid(facts_of(two), "石礫").empty());
    const Json none = facts_of(R"({"stats":{"vitality":5,"reflex":2,"intellect":8}})");
    CHECK(paid(none, "小突き") == "-1:01");
    CHECK(paid(none, "火花").empty());
}

TEST_CASE("what is no legal sheet yet has facts all the same", "[panel][facts]") {
    CHECK(paid(facts_of("[]"), "火花").empty());
    CHECK(paid(facts_of(R"({"stats":{"vitality":99,"reflex":99,"intellect":-1},"skills":["無い"],
                            "patterns":["火無"],"plans":["火花を"]})"),
               "火花") == "0:0");
}

TEST_CASE("1.1: the form says what each point buys", "[panel][1.1]") {
    const Json form = panel::system().form({});
    const Json& parts = form.at("fields")[1].at("parts");
    CHECK(parts[0].at("buys")[0].at("at")[5] == 20);
    CHECK(parts[1].at("buys")[0].at("at")[4] == 4);
    // 1 + 2 + … + 6, and three times six.
    CHECK(parts[2].at("buys")[0].at("at")[6] == 21);
    CHECK(parts[2].at("buys")[1].at("at")[6] == 18);
}

} // namespace
} // namespace shiaiba::test

namespace shiaiba::panel {

// Templates of plans: any sheet with two patterns may have them, in both languages ([panel 8]).

TEST_CASE("templates need no skill, and two patterns at most", "[panel][templates]") {
    const Json fields = *parse_json(
        R"({"stats": {"vitality": 5, "reflex": 5, "intellect": 5}, "skills": [],
            "patterns": [{"panels": "火火火火火"}, {"panels": "水水水水水"}]})");
    const plan::Names names = names_in(fields, house_list());
    const std::vector<plan::Definition> none;
    const Json all = *parse_json(templates());
    CHECK(all.size() >= 6);
    for (const Json& idea : all) {
        CHECK_FALSE(idea["name"]["ja"].get<std::string>().empty());
        CHECK_FALSE(idea["name"]["en"].get<std::string>().empty());
        for (const Json& one : idea["plans"]) {
            INFO(write_json(one));
            const auto plan = plan::plan_from_json(one, {&vocabulary(), &names, &none});
            REQUIRE(plan);
            CHECK_FALSE(plan->note.empty());
            CHECK_FALSE(print(*plan, vocabulary(), names, Lang::En).empty());
        }
    }
}

} // namespace shiaiba::panel
