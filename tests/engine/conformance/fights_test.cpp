// What every ruleset must keep in its fights: they end, they are the same twice, and all of them can be told.
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "catch.hpp"
#include "conformance/matches.hpp"
#include "core/report/report.hpp"
#include "core/text/json.hpp"
#include "rulesets/extras.hpp"

namespace shiaiba::conformance {
namespace {

std::string written(const Match& match, const Played& played) {
    return write_json(report(match, played, Lang::Ja)) +
           write_json(report(match, played, Lang::En)) + played.chronicle.trace;
}

} // namespace

TEST_CASE("conformance: random legal builds fight to an end within the bound", "[conformance]") {
    for_every_match([](const Match& match) {
        const Played played = play(match, Log::Listen::Everything);
        REQUIRE(played.outcome);
        CHECK(played.outcome->rounds >= 1);
        CHECK(played.outcome->rounds <= match.ruleset->identity().most_rounds);
        CHECK_FALSE(played.illegal);
        CHECK(played.chronicle.boards.size() == played.chronicle.events.size() + 1);
    });
}

TEST_CASE("conformance: same inputs, same bytes", "[conformance]") {
    for_every_match([](const Match& match) {
        CHECK(written(match, play(match, Log::Listen::Everything)) ==
              written(match, play(match, Log::Listen::Everything)));
    });
}

TEST_CASE("conformance: muted, traced and logged runs agree", "[conformance]") {
    for_every_match([](const Match& match) {
        const Played muted = play(match, Log::Listen::Nothing);
        const Played traced = play(match, Log::Listen::Digest);
        const Played logged = play(match, Log::Listen::Everything);
        CHECK(muted.outcome->winner == logged.outcome->winner);
        CHECK(muted.outcome->rounds == logged.outcome->rounds);
        for (const Side side : kSides) {
            const int left = logged.chronicle.boards.back().sides[index(side)].left;
            CHECK(left >= 0);
            CHECK(muted.outcome->left[index(side)] == left);
        }
        CHECK(muted.chronicle.events.empty());
        CHECK(muted.chronicle.boards.empty());
        CHECK(traced.digest == logged.digest);
        Digest again;
        again.add(logged.chronicle.trace);
        CHECK(again.value() == logged.digest);
    });
}

TEST_CASE("conformance: swapping the sides mirrors a symmetric system", "[conformance]") {
    int mirrored = 0;
    for_every_match([&](const Match& match) {
        if (!match.ruleset->identity().symmetric) return;
        Match swapped = match;
        std::swap(swapped.sides[0], swapped.sides[1]);
        const Played one = play(match, Log::Listen::Digest);
        const Played two = play(swapped, Log::Listen::Digest);
        const Side mirror =
            one.outcome->winner == Side::None ? Side::None : other(one.outcome->winner);
        CHECK(two.outcome->winner == mirror);
        CHECK(two.outcome->rounds == one.outcome->rounds);
        ++mirrored;
    });
    CHECK(mirrored >= kFights);
}

TEST_CASE("conformance: every event has a sentence in Japanese and English", "[conformance]") {
    for_every_match([](const Match& match) {
        const auto kinds = match.ruleset->event_kinds();
        const std::set<std::string_view> known(kinds.begin(), kinds.end());
        for (const Event& event : play(match, Log::Listen::Everything).chronicle.events) {
            INFO(event.kind);
            CHECK(known.count(event.kind) == 1);
            CHECK_FALSE(event.rule.empty());
            for (const Lang lang : kLangs) {
                const std::string said = plain(match.ruleset->narrate(event, match.names(), lang));
                CHECK(said.size() > 3);
                CHECK(said.find_first_of("{}") == std::string::npos);
            }
        }
    });
}

TEST_CASE("conformance: every item of the catalogue occurs", "[conformance]") {
    // A rare item needs more fights than a slow build plays of each system.
    constexpr int kEnough = 300;
    for (const Ruleset* ruleset : registry().all()) {
        std::set<std::string, std::less<>> missing;
        const Json form = ruleset->form();
        for (const Json& item : form.at("items")) missing.insert(item.at("id").get<std::string>());
        const auto see = [&](std::string_view item) {
            const auto found = missing.find(item);
            if (found != missing.end()) missing.erase(found);
        };
        for (int k = 0; k < kEnough && !missing.empty(); ++k) {
            const Played played = play(random_match(*ruleset, k), Log::Listen::Everything);
            for (const Board& board : played.chronicle.boards) {
                for (const Board::Half& half : board.sides) {
                    for (const Board::Row& row : half.rows) {
                        for (const Board::Cell& cell : row.cells) see(cell.item);
                    }
                    for (const Board::Figure& figure : half.figures) {
                        for (const Board::Cell& cell : figure.cells) see(cell.item);
                    }
                }
            }
            for (const Event& event : played.chronicle.events) {
                for (const Arg& arg : event.args) see(event.word(arg.name));
            }
        }
        INFO("system " << ruleset->identity().id);
        CHECK(missing == std::set<std::string, std::less<>>());
    }
}

TEST_CASE("conformance: what a system says of its counted builds is what it brings along",
          "[conformance]") {
    for (const Ruleset* ruleset : registry().all()) {
        INFO(ruleset->identity().id);
        const Counted& said = ruleset->identity().counted;
        const FastPath* const path = fast_path_of(*ruleset);
        CHECK(said.builds == (path == nullptr ? 0 : path->builds()));
        CHECK(said.parts == (path == nullptr ? 0 : path->items()));
        CHECK(said.equilibrium == !equilibrium_text_of(*ruleset).empty());
    }
}

} // namespace shiaiba::conformance
