// Tests the hill, a standing league of files: only new pairs are fought, damage is told, and the
// bytes depend on the entrants alone.
#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "analysis/hill/hill.hpp"
#include "analysis/hill/report.hpp"
#include "analysis/series/series.hpp"
#include "analysis/some_parts.hpp"
#include "catch.hpp"
#include "core/fight/dice.hpp"
#include "core/text/json.hpp"
#include "rulesets/capabilities.hpp"
#include "share/some_matches.hpp"

namespace shiaiba {
namespace {

using tests::registry;

HillTerms few_games(const System& system) { return {&system, *system.settings().check(Json()), 2}; }

/// Random entrants, each named like its file.
std::vector<HillFile> some_files(const System& system, std::size_t count) {
    Dice dice(7);
    std::vector<HillFile> files;
    std::set<std::string> digests;
    while (files.size() < count) {
        const Party party = random_party(system, dice, Json::object(), {});
        if (capabilities_of(*party.system).unbound(party) ||
            !digests.insert(make_entrant({}, party).digest).second)
            continue;
        const std::string name = "hero" + std::to_string(files.size());
        Json json = to_json(party);
        json["name"] = name;
        files.push_back({name + ".txt", write_json(json)});
    }
    return files;
}

Hill hill_of(const HillTerms& terms, const std::vector<HillFile>& files,
             const HillResults& known = {}) {
    HillReading reading = read_hill(registry(), terms, files);
    REQUIRE(reading.problems.empty());
    return {terms, std::move(reading.entrants), known};
}

std::string told(const Hill& hill) { return write_json(hill_report(hill, {})); }

Checked<std::unique_ptr<Hill>> with_newcomer(Json report, const Party& newcomer) {
    report["newcomer"] = to_json(newcomer);
    return Hill::read(registry(), report);
}

} // namespace

TEST_CASE("hill: only pairs that are new are fought, to the same bytes", "[hill]") {
    for (const System* system : registry().all()) {
        INFO(system->identity.id);
        const HillTerms terms = few_games(*system);
        const std::vector<HillFile> files = some_files(*system, 4);
        Hill three = hill_of(terms, {files.begin(), files.end() - 1});
        CHECK(three.missing() == 3);
        CHECK(three.fights() == 3 * terms.fights());
        REQUIRE(fight_on(three, {1, {}, {}}));
        HillResults results;
        three.give(results);

        Problems damaged;
        const HillResults read = HillResults::read(results.to_text(), damaged);
        CHECK(damaged.empty());
        CHECK(hill_of(terms, {files.begin(), files.end() - 1}, read).missing() == 0);
        Hill grown = hill_of(terms, files, read);
        CHECK(grown.missing() == 3);
        REQUIRE(fight_on(grown, {2, {}, {}}));
        Hill anew = hill_of(terms, files);
        REQUIRE(fight_on(anew, {3, {}, {}}));
        CHECK(told(grown) == told(anew));

        std::size_t points = 0;
        for (const HillStanding& one : standings(anew)) {
            points += one.points();
            CHECK(one.games() == 3 * terms.fights());
            CHECK(one.beats + one.level + one.loses == 3);
        }
        CHECK(points == 2 * 6 * terms.fights());
    }
}

TEST_CASE("hill: a game's seed is that of its meeting, whatever the files are called", "[hill]") {
    for (const System* system : registry().all()) {
        INFO(system->identity.id);
        const HillTerms terms = few_games(*system);
        std::vector<HillFile> files = some_files(*system, 2);
        Hill hill = hill_of(terms, files);
        REQUIRE(fight_on(hill));
        std::swap(files[0].name, files[1].name);
        Hill turned = hill_of(terms, files);
        REQUIRE(fight_on(turned));
        for (const HillMeeting& one : hill.meetings()) {
            const auto all = turned.meetings();
            CHECK(std::any_of(all.begin(), all.end(), [&](const HillMeeting& other) {
                return other.a == one.b && other.b == one.a && other.seed == one.seed &&
                       other.games == one.games;
            }));
            // The games are those of a match with that seed, fought as a series.
            Match match;
            match.system = system;
            match.settings = terms.settings;
            match.sides = {hill.entrants()[one.a].party, hill.entrants()[one.b].party};
            const FightBySeed fight = fight_of(match);
            for (std::size_t k = 0; k < one.games.size(); ++k) {
                const Side winner = fight(SplitMix64::output(one.seed, k)).winner;
                CHECK(one.games[k] == (winner == Side::A ? 'W' : winner == Side::B ? 'L' : 'D'));
            }
        }
    }
}

TEST_CASE("hill: a newcomer stands as it would if its file lay there", "[hill]") {
    for (const System* system : registry().all()) {
        INFO(system->identity.id);
        const HillTerms terms = few_games(*system);
        const std::vector<HillFile> files = some_files(*system, 4);
        Hill three = hill_of(terms, {files.begin(), files.end() - 1});
        REQUIRE(fight_on(three));
        Hill four = hill_of(terms, files);
        REQUIRE(fight_on(four));
        const Json report = hill_report(three, {});
        const Party& fourth = four.entrants()[3].party;

        const auto grown = with_newcomer(report, fourth);
        REQUIRE(grown);
        Hill& hill = **grown;
        CHECK(hill.missing() == 3);
        const Json request = *parse_json(write_json(hill.request()));
        CHECK(name_of(**Hill::read(registry(), request)) == name_of(hill));
        for (std::uint64_t from = 0; from < hill.fights(); ++from) {
            REQUIRE(hill.take({{from, from + 1}}, hill.fight({from, from + 1})));
            // Who is told of so far has the games that were fought.
            const Json so_far = hill.report();
            std::uint64_t games = 0;
            for (const Json& one : so_far["standings"]) {
                if (one["entrant"] == 3) {
                    games = one["wins"].get<std::uint64_t>() + one["draws"].get<std::uint64_t>() +
                            one["losses"].get<std::uint64_t>();
                }
            }
            CHECK(games == from + 1);
        }
        CHECK(write_json(hill_standings(hill)) == write_json(hill_standings(four)));
        CHECK(write_json(hill_meetings(hill)) == write_json(hill_meetings(four)));
        CHECK(hill_meetings(hill, 3).size() == 3 * terms.sides());

        // A build that is on the hill already is named by its place.
        const auto again = with_newcomer(report, four.entrants()[1].party);
        REQUIRE(!again);
        CHECK(again.problems().front().code == "hillSameBuild");
        CHECK(again.problems().front().path == "/entrants/1");
        // A report is accepted unaltered or not at all.
        const std::vector<std::pair<std::string, Json>> wrong{{"games", Json(201)},
                                                              {"games", Json("2")},
                                                              {"entrants", Json::array({1, 2})},
                                                              {"meetings", Json::array()},
                                                              {"system", Json("no")}};
        for (const auto& [key, value] : wrong) {
            Json damaged = report;
            damaged[key] = value;
            CHECK(!with_newcomer(damaged, fourth));
        }
    }
}

TEST_CASE("hill: an entry is read as its file would be", "[hill]") {
    for (const System* system : registry().all()) {
        INFO(system->identity.id);
        const HillTerms terms = few_games(*system);
        const std::vector<HillFile> files = some_files(*system, 3);
        const Hill two = hill_of(terms, {files.begin(), files.end() - 1});
        const HillEntrant third = hill_of(terms, files).entrants()[2];
        const auto codes = [&](const std::string& file, const std::string& text) {
            std::vector<std::string> all;
            for (const HillProblem& one :
                 check_hill_entry(registry(), terms, two.entrants(), {file, text})) {
                all.push_back(one.problem.code);
            }
            return all;
        };
        using Told = std::vector<std::string>;
        const std::string text = hill_text(registry(), terms, third.party);
        CHECK(codes("new.txt", text) == Told{});
        CHECK(read_hill(registry(), terms, {{"new.txt", text}}).entrants.at(0).digest ==
              third.digest);
        CHECK(codes("../new.txt", text) == Told{"hillFileName"});
        CHECK(codes(files[0].name, text) == Told{"hillSameFile"});
        CHECK(codes("new.txt", std::string(kMostHillBytes + 1, 'x')) == Told{"hillFileSize"});
        const std::string same = hill_text(registry(), terms, two.entrants()[0].party);
        CHECK(codes("new.txt", same) == Told{"hillSameName", "hillSameBuild"});
    }
}

TEST_CASE("hill: parts are one run", "[hill][shard]") {
    for (const System* system : registry().all()) {
        INFO(system->identity.id);
        Hill hill = hill_of(few_games(*system), some_files(*system, 3));
        const Json request = *parse_json(write_json(hill.request()));
        CHECK(name_of(**Hill::read(registry(), request)) == name_of(hill));
        const auto whole = merged<Hill>(registry(), test::set_of(test::parts_of<Hill>(request, 5)));
        REQUIRE(whole);
        REQUIRE(fight_on(hill));
        CHECK(told(**whole) == told(hill));
    }
    CHECK(Hill::read(registry(), Json(5)).problems()[0].code == "notAHill");
}

TEST_CASE("hill: damaged results are told and fought again", "[hill]") {
    const auto& all = registry().all();
    const System& system = **std::find_if(all.begin(), all.end(),
                                          [](const System* one) { return one->identity.chance; });
    const HillTerms terms = few_games(system);
    const std::vector<HillFile> files = some_files(system, 3);
    Hill hill = hill_of(terms, files);
    REQUIRE(fight_on(hill));
    HillResults results;
    hill.give(results);
    std::string text = results.to_text();
    const std::size_t letter = text.find_first_of("WDL");
    text[letter] = text[letter] == 'W' ? 'L' : 'W';
    Problems damaged;
    const HillResults read = HillResults::read(text + "\n<<<<<<< HEAD\n", damaged);
    REQUIRE(damaged.size() == 3);
    CHECK(damaged[0].line == 1);
    CHECK(damaged[2].line == 5);
    CHECK(hill_of(terms, files, read).missing() == 1);
    // With another number of games a pair, every pair is fought anew.
    HillTerms more = terms;
    more.asked_games = 3;
    CHECK(hill_of(more, files, results).missing() == 3);
}

TEST_CASE("hill: everything that is wrong with the files is told", "[hill]") {
    const System& system = *registry().all().front();
    std::vector<HillFile> files = some_files(system, 3);
    files[1].text = files[0].text;
    files.push_back({"../evil.txt", files[2].text});
    files.push_back({"-rf.txt", files[2].text});
    files.push_back({"a b$(id).txt", files[2].text});
    files.push_back({"large.txt", std::string(kMostHillBytes + 1, 'x')});
    files.push_back({"none.txt", ""});
    files.push_back({"two.txt", "[" + files[0].text + "," + files[2].text + "]"});
    std::vector<std::string> codes;
    for (const HillProblem& one : read_hill(registry(), few_games(system), files).problems) {
        codes.push_back(one.file + " " + one.problem.code);
    }
    CHECK(codes == std::vector<std::string>{"-rf.txt hillFileName", "../evil.txt hillFileName",
                                            "a b$(id).txt hillFileName", "hero1.txt hillSameName",
                                            "hero1.txt hillSameBuild", "large.txt hillFileSize",
                                            "none.txt hillOneEach", "two.txt hillOneEach"});
    const auto code = [&](std::vector<HillFile> some) {
        return read_hill(registry(), few_games(system), std::move(some)).problems[0].problem.code;
    };
    CHECK(code({}) == "hillEmpty");
    CHECK(code(std::vector<HillFile>(kMostHillEntrants + 1)) == "hillEntrants");
}

TEST_CASE("hill: a commit's folder says when it was", "[hill]") {
    HillCommit commit;
    REQUIRE(read_hill_commit("0007.2026-01-31T123456Z.0123456789ab", commit));
    CHECK(commit.commit == "0123456789ab");
    CHECK(commit.date == "2026-01-31T12:34:56Z");
    CHECK_FALSE(read_hill_commit("0007.2026-01-31T123456Z.", commit));
    CHECK_FALSE(read_hill_commit("0007.2026-01-31T123456Z.xyz", commit));
    CHECK_FALSE(read_hill_commit("0007.2026-01-31 123456Z.01", commit));
}

} // namespace shiaiba
