// Tests whole battles of 千幻抄: golden logs (tests/golden/sengen), traces, boards, and fights
// between the samples.
#include <set>
#include <string>
#include <vector>

#include "analysis/simulate.hpp"
#include "catch.hpp"
#include "core/fight/decisions.hpp"
#include "core/report/text.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "rulesets/sengen/sengen.hpp"
#include "rulesets/sengen/words/words.hpp"
#include "sengen/bout.hpp"
#include "sengen/position.hpp"
#include "share/some_matches.hpp"
#include "test_file.hpp"

namespace shiaiba::sengen {
namespace {

/// The numbers of example Y4, with a card that gives nothing but DP.
const char* const kHoshimiOfY16 =
    R"({"limits":"open",
        "stats":{"body":4,"vit":4,"int":6,"sense":5,"will":5},
        "skills":{"danmaku":2,"shot":4,"evade":4,"resist":2},"abilities":{"magic":5},
        "cards":["star_ring"]})";
const char* const kIwatoOfY16 =
    R"({"limits":"open",
        "stats":{"body":6,"vit":6,"int":3,"sense":6,"will":5},
        "skills":{"danmaku":2,"evade":4,"melee":5,"resist":2},"abilities":{"mtrain":4}})";

constexpr const char* kTurnOne =
    "pass, 23, 27, approach, 5, unarmed 3, evade 6, shot magic 6, evade 8";
constexpr const char* kTurnOneDice = "42613 51426 362451 24631552 65326142";

} // namespace

TEST_CASE("Y16, 16: two turns, to the letter", "[sengen][examples][16]") {
    const Fought one({kHoshimiOfY16, kIwatoOfY16, {}, kTurnOneDice, kTurnOne});
    CHECK(one.line(0) ==
          "1;start;-;;A1.pass B1.pass;A1,26,20,23,0,f,0,-,,0,,,;B1,34,20,27,0,f,0,-,,0,,,");
    CHECK(one.line(1) ==
          "1;rows;-;;A.front B.front;A1,26,20,23,0,f,0,-,,0,,,;B1,34,20,27,0,f,0,-,,0,,,");
    CHECK(one.line(2) ==
          "1;initiative;-;;A1.23 B1.27;A1,26,20,23,0,f,23,-,,0,,,;B1,34,20,27,0,f,27,-,,0,,,");
    CHECK(one.line(3) == "1;main;B1;4261351426362451;B1.approach B1.A1 B1.5 B1.unarmed_3 "
                         "A1.evade_6;A1,26,20,17,0,f,23,-,,0,,,;B1,34,20,19,5,f,27,-,,0,,,");
    CHECK(one.line(4) == "1;main;A1;2463155265326142;A1.shot_magic_6 A1.B1 B1.evade_8;"
                         "A1,26,20,11,0,f,23,-,,0,,,;B1,34,20,11,21,f,27,-,,0,,,");

    const Fought two({kHoshimiOfY16,
                      kIwatoOfY16,
                      {},
                      std::string(kTurnOneDice) + "5342 64 234 3524",
                      std::string(kTurnOne) +
                          ", pass, 15, 14, danmaku magic, dodge 0, approach, 4, unarmed 1, "
                          "evade 3, 1, deploy 1"});
    REQUIRE(two.lines() > 10);
    CHECK(two.line(6).substr(0, 9) == "2;start;-");
    CHECK(two.line(9) == "2;main;A1;;A1.danmaku_magic B1.dodge_0;A1,26,20,12,0,f,15,-,,0,,,;"
                         "B1,34,20,12,23,f,14,-,,0,,,");
    CHECK(two.line(10) ==
          "2;main;B1;5342642343524;B1.approach B1.A1 B1.4 B1.unarmed_1 A1.evade_3 B1.1 A1.deploy_1;"
          "A1,26,20,21,0,f,15,-,1,0,,,;B1,34,20,11,26,f,14,-,,0,,,");
    CHECK(two.says("(8D6+10) ＞ 28[2,4,6,3,1,5,5,2]+10 ＞ 38"));
}

TEST_CASE("R53, 16: whoever gives up loses, and the phase has no line", "[sengen][R53][16]") {
    for (const bool named : {false, true}) {
        const Fought fought(
            {kHoshimi, kIwato, {}, {}, named ? "pass, surrender B" : "pass, surrender"});
        CHECK(fought.lines() == 1);
        CHECK(fought.result() == "A;surrender;1");
        CHECK(fought.says("surrenders"));
    }
}

// The board beside its numbers: bullets by source, way and DP, and the order of turns ([sengen
// 19]).

namespace {

const std::string kWatched = one("3 3 3 3 3");

/// Every event after which bullets are in the air, with their look: "danmaku star fill 6".
std::string volleys(const Position& p) {
    std::string said;
    const FightLog& fight_log = p.fight_log();
    for (std::size_t k = 0; k < fight_log.events.size(); ++k) {
        const Board::Volley& one = fight_log.boards[k + 1].volley;
        if (one.size == 0) continue;
        said += std::string(said.empty() ? "" : ", ") + std::string(fight_log.events[k].kind) +
                " " + std::string(one.shape) + " " + std::string(one.way) + " " +
                std::to_string(one.size);
    }
    return said;
}

} // namespace

TEST_CASE("19: a danmaku fills the sky until all have answered it", "[sengen][19]") {
    Position p(one("3 3 3 3 3", "danmaku3", "magic2"), kWatched);
    p.decide("danmaku magic, dodge 0");
    p.main("A1");
    // Loss 3, damage 3 + 2.
    CHECK(volleys(p) == "danmaku star fill 9, dodge star fill 9");
}

TEST_CASE("19: a shot goes straight at its target, its DP are its size", "[sengen][19]") {
    Position p(one("3 3 3 3 3", "shot1", "onmyo2"), kWatched);
    p.decide("shot onmyo 1, none").dice("1 11");
    p.main("A1");
    CHECK(volleys(p).starts_with("shot slip aim 1, "));
}

TEST_CASE("19: figures know their place in the order of this turn", "[sengen][19]") {
    Position p(party({one("3 3 3 3 3"), one("3 3 3 6 3")}), one("3 3 3 5 3"));
    p.order("A2 B1 A1");
    p.decide("wait");
    p.main("A2");
    const Board& board = p.fight_log().boards.back();
    CHECK(board.sides[0].figures[0].turn == 3);
    CHECK(board.sides[0].figures[1].turn == 1);
    CHECK(board.sides[1].figures[0].turn == 2);
}

TEST_CASE("19: a card that a blow goes through has nothing left on the board", "[sengen][19]") {
    Position p(one("3 3 3 3 3", "shot1", "magic1"),
               one("3 3 3 3 3", "", "", R"("cards":["veil"])"));
    p.at("B1").deployed = 0;
    p.at("B1").used = 1;
    p.at("B1").card_hp = 1;
    p.decide("shot magic 1, none").dice("6 6 6");
    p.main("A1");
    CHECK(p.kinds().find("card_break") != std::string::npos);
    for (const Board& board : p.fight_log().boards) {
        for (const auto& [id, value, most] : board.sides[1].figures[0].meters)
            CHECK((id != "card" || value >= 0));
    }
}

TEST_CASE("19: whoever closes in shoots nothing", "[sengen][19]") {
    Position p(one("3 3 3 3 3", "melee3"), kWatched);
    p.decide("approach, 1").dice("1");
    p.main("A1");
    CHECK(volleys(p).empty());
}

// Battles as traces and in words. A person read them line by line beside the rules before they
// became golden files ([sengen 14, 16]).

namespace {

/// Together they have spells, rows, allies who step in and, in the last one by hand, a card with a
/// custom name.
constexpr const char* kTold[] = {"duel", "night-fairies", "by-hand"};

struct GoldenBattle {
    explicit GoldenBattle(const std::string& name) {
        const auto all = parse_json(tests::test_file("golden/matches.json"));
        const auto checked = check_match(tests::registry(), all->at("sengen").at(name));
        INFO(write_json(to_json(checked.problems())));
        REQUIRE(checked);
        match = *checked;
        played = play(match, Log::Listen::Everything);
        REQUIRE(played.outcome);
        check_bounds(played.fight_log);
    }
    Match match;
    Played played;
};

std::string golden(const std::string& name, const char* ending) {
    return tests::test_file("golden/sengen/" + name + ending);
}

} // namespace

TEST_CASE("sengen: traces and logs in words are the ones that were read",
          "[sengen][14][16][golden]") {
    for (const char* const told : kTold) {
        INFO(told);
        const GoldenBattle one(told);
        CHECK(one.played.fight_log.trace == golden(told, ".txt"));
        CHECK(text_log(one.match, one.played, Lang::Ja) == golden(told, ".ja.txt"));
        CHECK(text_log(one.match, one.played, Lang::En) == golden(told, ".en.txt"));
    }
}

TEST_CASE("sengen: the golden logs hold nearly every kind of event", "[sengen][14][golden]") {
    // Other ends are tested in clauses_turns.cpp, rousing by danmaku in clauses_attacks.cpp,
    // effects that no spell of the house data has in clauses_spells.cpp, and words and kinds of
    // custom data in own_data_effects_test.cpp and own_kinds_test.cpp.
    std::set<std::string_view> known{"surrender", "time_up", "spirit", "graze",   "rouse",
                                     "reckoned",  "unmet",   "negate", "element", "card_attack"};
    for (const char* const told : kTold) {
        const GoldenBattle one(told);
        for (const Event& event : one.played.fight_log.events) known.insert(event.kind);
    }
    for (const std::string_view kind : system().event_kinds) {
        INFO(kind);
        CHECK(known.count(kind) == 1);
    }
}

// The samples by their own plans: none is hopeless or beats all others, and the parties are equal
// ([sengen 15]).

namespace {

constexpr std::size_t kAlone = 7;

std::vector<Party> samples() {
    std::vector<Party> parties;
    for (const Json& json : samples_of(system(), Lang::Ja))
        parties.push_back(*check_party(tests::registry(), system(), json));
    return parties;
}

/// The share of wins of A in percent; a draw is half a win.
int share(const Party& a, const Party& b, int fights) {
    const auto settings = *system().settings().check(Json());
    const Sides sides{&a, &b};
    int halves = 0;
    for (int seed = 0; seed < fights; ++seed) {
        const Side winner = simulate(system(), settings, sides, all_planners(sides),
                                     static_cast<std::uint64_t>(seed))
                                .winner;
        halves += winner == Side::A ? 2 : winner == Side::None ? 1 : 0;
    }
    return 50 * halves / fights;
}

} // namespace

TEST_CASE("sengen 15: no sample is below 25 % or above 70 % against all others", "[sengen][15]") {
    const std::vector<Party> all = samples();
    REQUIRE(all.size() > kAlone);
    std::vector<int> sums(kAlone);
    for (std::size_t a = 0; a < kAlone; ++a) {
        for (std::size_t b = a + 1; b < kAlone; ++b) {
            const int won = share(all[a], all[b], 20);
            sums[a] += won;
            sums[b] += 100 - won;
        }
    }
    for (std::size_t k = 0; k < kAlone; ++k) {
        INFO(all[k].name);
        const int mean = sums[k] / static_cast<int>(kAlone - 1);
        CHECK(mean >= 25);
        CHECK(mean <= 70);
    }
}

TEST_CASE("sengen 15: the first two, and the two parties, are a match for one another",
          "[sengen][15]") {
    const std::vector<Party> all = samples();
    REQUIRE(all.size() == kAlone + 2);
    const int duel = share(all[0], all[1], 60);
    CHECK(duel >= 35);
    CHECK(duel <= 65);
    const int parties = share(all[kAlone], all[kAlone + 1], 40);
    CHECK(parties >= 40);
    CHECK(parties <= 70);
}

} // namespace shiaiba::sengen
