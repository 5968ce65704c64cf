// Tests statuses of skill lists: the house list's eight, a list's own, and their descriptions
// ([panel 6.2]).
#include <string>

#include "catch.hpp"
#include "core/plan/compile.hpp"
#include "core/text/json.hpp"
#include "kit.hpp"
#include "panel/lists.hpp"
#include "rulesets/panel/sheet/skill_list.hpp"
#include "rulesets/panel/sheet/vocabulary.hpp"
#include "rulesets/panel/words/words.hpp"

namespace shiaiba::panel {
namespace {

std::string codes(const std::string& text) { return tests::codes_of(parse_list(text).problems()); }

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

/// The statuses of a list by letter, or the codes of its problems.
std::string letters(const std::string& statuses, const std::string& house) {
    const auto list =
        parse_list(list_of("", R"(,"statuses":[)" + statuses + "]" +
                                   (house.empty() ? "" : R"(,"house_statuses":[)" + house + "]")));
    if (!list) return tests::codes_of(list.problems());
    std::string out;
    for (const std::uint8_t place : (*list)->by_letter) {
        const Status& status = (*list)->status(place);
        out += (out.empty() ? "" : " ") + std::string(1, status.letter) + status.name;
    }
    return out;
}
std::string own_status(const char* letter, const char* name, const char* more = "") {
    return R"({"letter":")" + std::string(letter) + R"(","name":")" + name +
           R"(","class":"ailment","on":["panel"])" + more + "}";
}

TEST_CASE("6.2: a list says which of the eight statuses it has, and may have them anew",
          "[panel][6.2]") {
    const std::string eight = "BBind CCharge EEdge GGuard HHeat PPoison RRoll ZFreeze";
    CHECK(letters("", "") == eight);
    CHECK(letters("", R"("Roll","Bind")") == "BBind RRoll");
    CHECK(letters(own_status("B", "Burn"), R"("Roll")") == "BBurn RRoll");
    // A status with the name of a house status replaces it, whatever its letter, and even if the
    // list doesn't name that house status.
    CHECK(letters(own_status("Q", "Poison"), "") ==
          "BBind CCharge EEdge GGuard HHeat QPoison RRoll ZFreeze");
    CHECK(letters(own_status("Q", "Poison"), R"("Poison")") == "QPoison");
    CHECK(letters(own_status("P", "Wet"), R"("Bind")") == "BBind PWet");
    // Letters and names must be unique among all statuses of the list.
    CHECK(letters(own_status("R", "Rust"), "") == "L11/statuses/0/letter");
    CHECK(letters(own_status("B", "Roll"), "") == "L11/statuses/0/letter");
    CHECK(letters(own_status("W", "Wet") + "," + own_status("X", "Wet"), "") ==
          "L11/statuses/1/name");
    CHECK(letters("", R"("Rust")") == "L06/house_statuses/0");
    CHECK(letters(own_status("w", "Wet"), "") == "L12/statuses/0/letter");
    // Roll must be possible on panels.
    CHECK(letters(R"({"letter":"R","name":"Roll","class":"special","on":["character"]})", "") ==
          "L06/statuses/0/on");
    std::string nine;
    for (int k = 0; k < 9; ++k) {
        const std::string letter(1, "ADFIJKLMN"[k]);
        nine += (k == 0 ? "" : ",") + own_status(letter.c_str(), ("N" + letter).c_str());
    }
    CHECK(letters(nine, "") == "L12/statuses");
    CHECK(letters(nine, R"("Bind")").size() > 20);
}

TEST_CASE("6.2: a status that a list doesn't have is unknown to its lines and plans",
          "[panel][6.2][8.7]") {
    const std::string give = skill(
        R"("cost":"火","kind":"active","activated":[{"op":"give","status":"Heat","to":"opponent.panel"}])");
    CHECK(codes(list_of(give)).empty());
    CHECK(codes(list_of(give, R"(,"house_statuses":["Bind"])")) ==
          "L06/skills/0/activated/0/status");
    const auto plan = [](const std::string& house) {
        const auto list = parse_list(list_of("", house));
        REQUIRE(list);
        const plan::Names names = names_of(**list, {{}, {}, 3});
        const std::vector<plan::Definition> none;
        const auto compiled =
            plan::compile("when I have Poison: keep 1 panels", {&vocabulary(), &names, &none});
        return compiled.problems.empty() ? std::string() : compiled.problems[0].code;
    };
    CHECK(plan("").empty());
    CHECK(plan(R"(,"house_statuses":["Bind"])") == "P002");
}

TEST_CASE("6.2: a status that listens for what is paid has no filters", "[panel][6.2][4.3]") {
    const auto found = [](const std::string& filter) {
        return codes(list_of("", R"(,"statuses":[)" +
                                     own_status("W", "Wet",
                                                (R"(,"trigger":{"event":"panelPaid")" + filter +
                                                 R"(},"do":[{"op":"damage","n":1,"to":"self"}])")
                                                    .c_str()) +
                                     "]"));
    };
    CHECK(found("").empty());
    const char* const filters[][2] = {
        {"by", R"("self")"},
        {"who", R"("self")"},
        {"whose", R"("self")"},
        {"art", R"("magic")"},
        {"attr", R"("火")"},
        {"skill", R"("甲")"},
        {"min", "1"},
        {"minDamage", "1"},
        {"status", R"("Heat")"},
        {"class", R"("boost")"},
    };
    for (const auto& [key, value] : filters) {
        INFO(key);
        CHECK(found(",\"" + std::string(key) + "\":" + value) ==
              "L12/statuses/0/trigger/" + std::string(key));
    }
}

TEST_CASE("6.2: what a status of a list does is said by its data alone", "[panel][6.2]") {
    const auto said = [](const std::string& status, Lang lang) {
        const auto list =
            parse_list(list_of("", R"(,"statuses":[)" + status + R"(],"house_statuses":[])"));
        INFO(write_json(to_json(list.problems())));
        REQUIRE(list);
        return status_text(**list, 0, lang);
    };
    const std::string heat =
        R"({"letter":"H","name":"Heat","class":"ailment","on":["panel"],"once":true,
            "trigger":{"event":"panelPaid"},"do":[{"op":"damage","n":"stacks","to":"self"}]})";
    CHECK(said(heat, Lang::Ja) ==
          "パネルで支払った時、自分に1個につき1点のダメージを与える。その時に終わる");
    CHECK(said(heat, Lang::En) ==
          "when the panel is paid: Deal 1 damage per stack to oneself. Ends then");
    const std::string toll =
        R"({"letter":"T","name":"Toll","class":"boost","on":["character"],"max":3,
            "trigger":{"event":"panelPaid"},"do":[{"op":"heal","n":"stacks","to":"self"}],"flags":["keepUsed"]})";
    CHECK(said(toll, Lang::En) == "A used panel isn't refreshed at the end of the turn; ends then. "
                                  "when a cost is paid: Heal oneself by 1 per stack");
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
        return parse_list(list_of("", R"(,"statuses":[)" + early(to) + "," + late + "]"));
    };
    CHECK(write_json(to_json(list("self").problems())) == "[]");
    // A status can't be given to a bearer that it can't have, wherever either is listed.
    REQUIRE(list("self.panel").problems().size() == 1);
    CHECK(list("self.panel").problems()[0].path == "/statuses/0/do/0/to");
}

} // namespace
} // namespace shiaiba::panel
