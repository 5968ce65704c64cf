// Battles as trace and in words, read line by line beside the rules before they became golden files ([shinki 13, 15]).
#include <set>
#include <string>

#include "catch.hpp"
#include "core/fight/decisions.hpp"
#include "core/report/text.hpp"
#include "core/text/json.hpp"
#include "rulesets/shinki/shinki.hpp"
#include "rulesets/shinki/words/words.hpp"
#include "share/some_matches.hpp"
#include "shinki/roster.hpp"
#include "test_file.hpp"

namespace shiaiba::shinki {
namespace {

struct Fight {
    const char* name;
    const char* a;
    const char* b;
    const char* settings;
    std::uint64_t seed;
    /// Any legal option is taken; else plans decide.
    bool by_hand = false;
};
/// Two that know what the others don't, against a GM's with a mob and a blazer among them.
constexpr const char* kWatch =
    R"({"name":"宵の番","members":[
 {"name":"朔","points":{"hp":0,"speed":2},"skills":["mikiri","yukou","seishin","dokuga"]},
 {"points":{"hp":0,"speed":2},"skills":["kagami","yojin","shuchu","kyoen"]}]})";
constexpr const char* kNest =
    R"({"name":"巣","gm":true,"members":[
 {"kind":"apostle","hp":24,"speed":8,"skills":["kagami","mikiri","iatsu","engoku"]},
 {"name":"影","kind":"apostle","mob":true,"hp":9,"speed":7,"skills":["attack"]},
 {"name":"影","points":{"hp":0,"speed":2},"skills":["ushiro","yami","guren"]}]})";
constexpr Fight kFights[] = {
    {"duel", kAkari, kShizuku, "{}", 1},
    {"party-swarm", kDawn, kSwarm, "{}", 1},
    {"by-hand", kWatch, kNest, R"({"finishing":"ask"})", 18024, true},
};

/// One of them, as it was fought.
struct GoldenFight {
    explicit GoldenFight(const Fight& fight) {
        const char* const controller = fight.by_hand ? "hand" : "plans";
        const auto checked =
            check_match(tests::registry(), {{"system", "shinki"},
                                            {"sides", {*parse_json(fight.a), *parse_json(fight.b)}},
                                            {"settings", *parse_json(fight.settings)},
                                            {"controllers", {controller, controller}},
                                            {"seed", std::to_string(fight.seed)}});
        INFO(write_json(to_json(checked.problems())));
        REQUIRE(checked);
        match = *checked;
        Dice dice(fight.seed);
        RandomDecisions decisions(fight.seed);
        played = play(match, dice, decisions, Log::Listen::Everything);
        REQUIRE(played.outcome);
    }
    Match match;
    Played played;
};

std::string golden(const Fight& fight, const char* ending) {
    return tests::test_file("golden/shinki/" + std::string(fight.name) + ending);
}

} // namespace

TEST_CASE("shinki: traces and logs in words are the ones that were read",
          "[shinki][13][15][golden]") {
    for (const Fight& fight : kFights) {
        INFO(fight.name);
        const GoldenFight one(fight);
        CHECK(one.played.chronicle.trace == golden(fight, ".txt"));
        CHECK(text_log(one.match, one.played, Lang::Ja) == golden(fight, ".ja.txt"));
        CHECK(text_log(one.match, one.played, Lang::En) == golden(fight, ".en.txt"));
    }
}

TEST_CASE("shinki: the golden logs hold nearly every kind of event", "[shinki][13][golden]") {
    // A coin, a surrender and the limit are in rulings.cpp, battles_test.cpp and clauses.cpp.
    std::set<std::string_view> told{"coin", "surrender", "limit"};
    for (const Fight& fight : kFights) {
        const GoldenFight one(fight);
        for (const Event& event : one.played.chronicle.events) told.insert(event.kind);
    }
    for (const std::string_view kind : event_kinds()) {
        INFO(kind);
        CHECK(told.count(kind) == 1);
    }
}

} // namespace shiaiba::shinki
