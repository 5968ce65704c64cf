// What every ruleset must keep of decisions: a fight goes on from each, and what isn't offered is refused.
#include <map>
#include <string>
#include <vector>

#include "catch.hpp"
#include "coins/coins.hpp"
#include "conformance/matches.hpp"
#include "core/text/json.hpp"
#include "share/link.hpp"

namespace shiaiba::conformance {
namespace {

/// In a fight.
constexpr std::size_t kStops = 8;
/// Fights of each system that somebody gives up.
constexpr int kSurrenders = 3;

} // namespace

TEST_CASE("conformance: stopping at any decision and going on gives the same log",
          "[conformance]") {
    int stops = 0;
    for_every_match([&](const Match& match) {
        const Played whole = play(match, Log::Listen::Everything);
        Match part = match;
        const std::size_t step = 1 + match.decisions.size() / kStops;
        for (std::size_t k = match.seed % step; k < match.decisions.size(); k += step) {
            part.decisions.assign(match.decisions.begin(),
                                  match.decisions.begin() + static_cast<std::ptrdiff_t>(k));
            const Played stopped = play(part, Log::Listen::Everything);
            REQUIRE(stopped.pending);
            CHECK_FALSE(stopped.outcome);
            CHECK(stopped.pending->i == static_cast<int>(k));
            const auto& events = stopped.chronicle.events;
            REQUIRE(events.size() <= whole.chronicle.events.size());
            for (std::size_t i = 0; i < events.size(); ++i) {
                CHECK(events[i].kind == whole.chronicle.events[i].kind);
                CHECK(events[i].number("n") == whole.chronicle.events[i].number("n"));
            }
            CHECK(whole.chronicle.trace.compare(0, stopped.chronicle.trace.size(),
                                                stopped.chronicle.trace) == 0);
            ++stops;
        }
        part.decisions = match.decisions;
        CHECK(play(part, Log::Listen::Digest).digest == whole.digest);
    });
    CHECK(stops > kFights);
}

TEST_CASE("conformance: a record that names no legal option stops there", "[conformance]") {
    Match match = random_match(coins::ruleset(), 3);
    REQUIRE(match.decisions.size() > 2);
    match.decisions[1] = "no such option";
    const Played played = play(match, Log::Listen::Everything);
    CHECK(played.illegal == 1);
    CHECK_FALSE(played.outcome);
}

TEST_CASE("conformance: a surrender that is offered replays, and any other is refused by name",
          "[conformance]") {
    std::map<std::string, int> asked;
    for_every_match([&](const Match& planned) {
        if (asked[planned.ruleset->identity().id] == kSurrenders) return;
        const Match match = by_hand(planned);
        Match part = match;
        const std::size_t step = 1 + match.decisions.size() / 3;
        for (std::size_t k = 0; k < match.decisions.size(); k += step) {
            part.decisions.assign(match.decisions.begin(),
                                  match.decisions.begin() + static_cast<std::ptrdiff_t>(k));
            const Played waits = play(part, Log::Listen::Digest);
            REQUIRE(waits.pending);
            const bool offered = waits.pending->give_up;
            CHECK(offered == match.ruleset->identity().surrender);
            const Side loser = waits.pending->side;
            part.decisions.emplace_back("surrender");
            const Json json = to_json(part);
            const auto again = check_match(registry(), json);
            REQUIRE(bool(again) == offered);
            if (!offered) {
                CHECK(again.problems().front().code == "noSurrender");
                CHECK(again.problems().front().path == "/decisions/" + std::to_string(k));
                CHECK(play(part, Log::Listen::Digest).illegal == static_cast<int>(k));
                continue;
            }
            const Played over = play(*again, Log::Listen::Digest);
            REQUIRE(over.outcome);
            CHECK(over.outcome->winner == other(loser));
            CHECK(over.outcome->reason == "surrender");
            const auto made = make_link(*again, {});
            REQUIRE(made);
            const LinkRead read = open_link(registry(), "#" + made->fragment);
            REQUIRE(read.match);
            CHECK_FALSE(read.result_changed);
            CHECK(play(*read.match, Log::Listen::Digest).digest == over.digest);
        }
        if (!match.decisions.empty()) ++asked[match.ruleset->identity().id];
    });
    // Without decisions there is nothing to offer.
    for (const auto& [id, fights] : asked) CHECK(fights == (id == "shiden" ? 0 : kSurrenders));
}

TEST_CASE("conformance: nothing seen before a rewind comes again after a reroll", "[conformance]") {
    Match match = random_match(coins::ruleset(), 5);
    match.decisions = {"flip", "flip", "flip"};
    const Played before = play(match, Log::Listen::Everything);
    match.decisions = {"flip", "flip", "reroll 1", "flip"};
    const Played after = play(match, Log::Listen::Everything);
    REQUIRE(after.taken.size() == 4);
    CHECK(after.taken[2].kind == Decision::Kind::Reroll);
    CHECK(before.chronicle.events.size() == after.chronicle.events.size());
}

} // namespace shiaiba::conformance
