// Tests whole battles of 心輝者の戦闘: their traces, and golden logs (tests/golden/shinki).
#include <set>
#include <string>

#include "catch.hpp"
#include "core/fight/decisions.hpp"
#include "core/report/text.hpp"
#include "core/text/digest.hpp"
#include "core/text/json.hpp"
#include "rulesets/shinki/shinki.hpp"
#include "rulesets/shinki/words/words.hpp"
#include "share/some_matches.hpp"
#include "shinki/bout.hpp"
#include "test_file.hpp"

namespace shiaiba::shinki {
TEST_CASE("15: a party against the swarm, to the letter", "[shinki]") {
    const Fought fought({kDawn, kSwarm});
    CHECK(
        fought.line(2) ==
        "1;turn;A2;;A2.step_-1 A2.skill_ryusei A2.S10 A2.D8 B4.none B1.guard B1.HK B2.none B3.none;34,0;"
        "A1:H3.S8.D9.H10.HJ.DJ.HQ/;A2:SA.CA.C2.DK/S10.D8;B:C5.D7.S9.DQ/HK;A1,42,0,0,3,s,a;"
        "A2,44,0,0,4,s,a;B1,70,0,0,1,,;B2,0,13,0,1,,n;B3,0,13,0,1,,n;B4,0,13,0,1,,n");
    CHECK(fought.result() == "A;defeat;5");
    CHECK(fought.played().rolled == 38);
    CHECK(hex16(fought.played().digest) == "8e361005792d57af");
    CHECK(fought.says("小鬼2 falls (HP 0)! [7.8]"));
}

TEST_CASE("15: two samples", "[shinki]") {
    const Fought fought({kShizuku, kYomi});
    CHECK(fought.result() == "B;defeat;5");
    CHECK(fought.played().rolled == 24);
    CHECK(hex16(fought.played().digest) == "0ff3d3491a917f95");
}

TEST_CASE("X17: a whole opening", "[shinki]") {
    const Fought fought(
        {R"({"name":"灯里","points":{"hp":2,"speed":4},"skills":["guren","shikku"]})",
         R"({"name":"雫","points":{"hp":2,"speed":4},"skills":["hoshi"]})",
         {},
         "S9 H4 DQ C6 SJ H10 C3 D8 SK H7 D5 CQ S3 C2 H9",
         "skill shikku, column 3, wait, skill hoshi A1, H10, guard, SJ, end, "
         "skill shikku, column 1, skill guren B1, DQ, guard, SK, "
         "step +1, skill attack A1, H9, guard, S9"});
    REQUIRE(fought.lines() > 4);
    CHECK(fought.line(4) ==
          "2;turn;A1;;A1.skill_shikku A1.column_1 A1.skill_guren_B1 A1.DQ B1.guard B1.SK;38,0;"
          "A1:C2.H4.D5.C6.S9.CQ/SJ.DQ;B1:S3.C3.H7.D8/H10.SK;A1,42,0,0,1,s,a;B1,39,3,0,1,s,");
    CHECK(fought.of("A1", 6) == "42,0,0,1,s,a");
    CHECK(fought.of("B1", 6) == "39,3,0,2,s,a");
}

TEST_CASE("X13: a GM's hand", "[shinki]") {
    const Fought fought({R"({"points":{"hp":1}})",
                         R"({"gm":true,"members":[{"kind":"apostle","hp":9,"speed":1},
                             {"kind":"apostle","hp":9,"speed":1},{"kind":"apostle","mob":true,"hp":9,"speed":1},
                             {"kind":"apostle","mob":true,"hp":9,"speed":1},{"kind":"apostle","mob":true,"hp":9,"speed":1}]})",
                         {},
                         {},
                         "surrender A"});
    CHECK(fought.line(0).substr(0, 16) == "0;start;-;;;37,0");
    CHECK(fought.result() == "B;surrender;1");
    CHECK(fought.says("surrenders"));
}

TEST_CASE("R29: whoever gives up at whose turn it is has no line; in a turn it has one",
          "[shinki]") {
    const Fought fought(
        {R"({"members":[{},{}]})", R"({"points":{"speed":1}})", {}, {}, "end, surrender"});
    // The order of A's two members is asked after B's turn.
    CHECK(fought.lines() == 3);
    CHECK(fought.result() == "B;surrender;1");
}

TEST_CASE("2: a battle begins in a position", "[shinki]") {
    const Fought fought({R"({"points":{"hp":1,"speed":1}})", R"({"points":{"hp":1}})",
                         R"({"start":{"A1":{"column":2,"damage":99,"hand":["HK","HK","SA"]}}})",
                         "C2 C3 C4", "end"});
    CHECK(fought.of("A1", 0) == "1,39,0,2,s,");
    CHECK(fought.line(0).find("A1:SA.C2.C3.C4.HK/") != std::string_view::npos);
}

// Battles as traces and in words. A person read them line by line beside the rules before they
// became golden files ([shinki 13, 15]).

namespace {

struct Fight {
    const char* name;
    const char* a;
    const char* b;
    const char* settings;
    std::uint64_t seed;
    /// true: random legal options are taken; false: plans decide.
    bool by_hand = false;
};
/// Two characters with skills that the other golden fights lack, against a GM's party with a mob
/// and a blazer.
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
    {"by-hand", kWatch, kNest, R"({"finishing":"ask"})", 57711, true},
};

/// A golden fight as it was played.
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
        CHECK(one.played.fight_log.trace == golden(fight, ".txt"));
        CHECK(text_log(one.match, one.played, Lang::Ja) == golden(fight, ".ja.txt"));
        CHECK(text_log(one.match, one.played, Lang::En) == golden(fight, ".en.txt"));
    }
}

TEST_CASE("shinki: the golden logs hold nearly every kind of event", "[shinki][13][golden]") {
    // Coin, surrender and limit are tested in clauses_rulings.cpp, battles_test.cpp and
    // clauses.cpp, events that seldom occur in log_why_not_test.cpp, and healing by a list's own
    // status in own_statuses_test.cpp.
    std::set<std::string_view> told{"coin",  "surrender", "limit",      "left_out",
                                    "unmet", "cut_short", "within",     "unmoved",
                                    "lost",  "falls",     "no_counter", "mend"};
    for (const Fight& fight : kFights) {
        const GoldenFight one(fight);
        for (const Event& event : one.played.fight_log.events) told.insert(event.kind);
    }
    for (const std::string_view kind : system().event_kinds) {
        INFO(kind);
        CHECK(told.count(kind) == 1);
    }
}

} // namespace shiaiba::shinki
