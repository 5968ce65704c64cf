// Battles as trace and in words, read line by line beside the rules before they became golden files ([sengen 14, 16]).
#include <set>
#include <string>

#include "catch.hpp"
#include "core/fight/decisions.hpp"
#include "core/report/text.hpp"
#include "core/text/json.hpp"
#include "rulesets/sengen/words/words.hpp"
#include "sengen/bout.hpp"
#include "sengen/roster.hpp"
#include "share/some_matches.hpp"
#include "test_file.hpp"

namespace shiaiba::sengen {
namespace {

struct Told {
    const char* name;
    const char* a;
    const char* b;
    std::uint64_t seed;
    /// Any legal option is taken; else plans decide.
    bool by_hand = false;
};
/// Spells, rows and helpers, and a card with a name of its owner's.
constexpr const char* kShrine =
    R"({"name":"社","members":[
 {"name":"鈴","limits":"open","stats":{"body":4,"vit":3,"int":5,"sense":4,"will":5},
  "skills":{"danmaku":3,"homing":3,"evade":3,"resist":3},"abilities":{"onmyo":4,"magic":3},
  "spells":["ward","mend","cheer","flash"],"cards":[{"card":"veil","name":"結界「薄氷」"},"thousand_talismans"]},
 {"name":"楓","limits":"open","stats":{"body":5,"vit":4,"int":3,"sense":5,"will":4},
  "skills":{"shot":2,"evade":4,"melee":4,"resist":2},"abilities":{"mtrain":3},"feats":["wave"],
  "weapons":["tachi"],"cards":["stance","flash_step","iron_body"]}]})";
constexpr const char* kForest =
    R"({"name":"森","members":[
 {"name":"狐","limits":"open","stats":{"body":3,"vit":3,"int":5,"sense":4,"will":5},
  "skills":{"danmaku":3,"shot":3,"evade":3,"resist":2},"abilities":{"youjutsu":4,"magic":3},
  "youjutsuStat":"will","spells":["lull","haze","flash","blast"],"cards":["mirage","comet"]},
 {"name":"蛍","limits":"open","stats":{"body":4,"vit":3,"int":4,"sense":5,"will":4},
  "skills":{"danmaku":3,"shot":3,"evade":3,"melee":2,"resist":2},"abilities":{"element":4},
  "elementStat":"sense","spells":["freeze"],"cards":["icicles","snowfield","comet"]}]})";
constexpr Told kTold[] = {
    {"duel", kHoshimi, kIwato, 1},
    {"night-fairies", kNight, kFairies, 1},
    {"by-hand", kShrine, kForest, 10412, true},
};

struct GoldenBattle {
    explicit GoldenBattle(const Told& told) {
        const char* const controller = told.by_hand ? "hand" : "plans";
        const auto checked =
            check_match(tests::registry(), {{"system", "sengen"},
                                            {"sides", {*parse_json(told.a), *parse_json(told.b)}},
                                            {"controllers", {controller, controller}},
                                            {"seed", std::to_string(told.seed)}});
        INFO(write_json(to_json(checked.problems())));
        REQUIRE(checked);
        match = *checked;
        Dice dice(told.seed);
        RandomDecisions decisions(told.seed);
        played = play(match, dice, decisions, Log::Listen::Everything);
        REQUIRE(played.outcome);
        check_bounds(played.chronicle);
    }
    Match match;
    Played played;
};

std::string golden(const Told& told, const char* ending) {
    return tests::test_file("golden/sengen/" + std::string(told.name) + ending);
}

} // namespace

TEST_CASE("sengen: traces and logs in words are the ones that were read",
          "[sengen][14][16][golden]") {
    for (const Told& told : kTold) {
        INFO(told.name);
        const GoldenBattle one(told);
        CHECK(one.played.chronicle.trace == golden(told, ".txt"));
        CHECK(text_log(one.match, one.played, Lang::Ja) == golden(told, ".ja.txt"));
        CHECK(text_log(one.match, one.played, Lang::En) == golden(told, ".en.txt"));
    }
}

TEST_CASE("sengen: the golden logs hold nearly every kind of event", "[sengen][14][golden]") {
    // How else it may end is in clauses_turns.cpp, and effects that no spell of the house has in clauses_spells.cpp.
    std::set<std::string_view> known{"surrender", "time_up", "spirit", "graze"};
    for (const Told& told : kTold) {
        const GoldenBattle one(told);
        for (const Event& event : one.played.chronicle.events) known.insert(event.kind);
    }
    for (const std::string_view kind : event_kinds()) {
        INFO(kind);
        CHECK(known.count(kind) == 1);
    }
}

} // namespace shiaiba::sengen
