// Tests every system's fights: they are repeatable and bounded, recorded decisions decide them, and
// their reports add up.
#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "catch.hpp"
#include "coins/coins.hpp"
#include "conformance/matches.hpp"
#include "core/report/boards.hpp"
#include "core/report/report.hpp"
#include "core/text/json.hpp"
#include "rulesets/capabilities.hpp"
#include "rulesets/registry.hpp"
#include "share/link.hpp"

namespace shiaiba::conformance {
namespace {

std::string written(const Match& match, const Played& played) {
    return write_json(report(match, played, Lang::Ja)) +
           write_json(report(match, played, Lang::En)) + played.fight_log.trace;
}

} // namespace

TEST_CASE("conformance: random legal builds fight to an end within the bound", "[conformance]") {
    for_every_match([](const Match& match) {
        const Played played = play(match, Log::Listen::Everything);
        REQUIRE(played.outcome);
        CHECK(played.outcome->rounds >= 1);
        CHECK(played.outcome->rounds <= match.system->identity.most_rounds);
        CHECK_FALSE(played.illegal);
        CHECK(played.fight_log.boards.size() == played.fight_log.events.size() + 1);
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
            const int left = logged.fight_log.boards.back().sides[index(side)].left;
            CHECK(left >= 0);
            CHECK(muted.outcome->left[index(side)] == left);
        }
        CHECK(muted.fight_log.events.empty());
        CHECK(muted.fight_log.boards.empty());
        CHECK(traced.digest == logged.digest);
        Digest again;
        again.add(logged.fight_log.trace);
        CHECK(again.value() == logged.digest);
    });
}

TEST_CASE("conformance: swapping the sides mirrors a symmetric system", "[conformance]") {
    int mirrored = 0;
    for_every_match([&](const Match& match) {
        if (!match.system->identity.symmetric) return;
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
        const auto kinds = match.system->event_kinds;
        const std::set<std::string_view> known(kinds.begin(), kinds.end());
        for (const Event& event : play(match, Log::Listen::Everything).fight_log.events) {
            INFO(event.kind);
            CHECK(known.count(event.kind) == 1);
            CHECK_FALSE(event.rule.empty());
            for (const Lang lang : kLangs) {
                const std::string said =
                    plain(match.system->narrate(event, match.names(), lang), lang);
                CHECK(said.size() > 3);
                CHECK(said.find_first_of("{}") == std::string::npos);
            }
        }
    });
}

TEST_CASE("conformance: every item of the catalogue occurs", "[conformance]") {
    // A rare item needs more fights than a slow build plays of each system: further ones are fought
    // until all items have occurred.
    constexpr int kEnough = 300;
    for (const System* system : registry().all()) {
        std::set<std::string, std::less<>> missing;
        const Json form = system->form({});
        for (const Json& item : form.at("items")) missing.insert(item.at("id").get<std::string>());
        const auto see = [&](std::string_view item) {
            const auto found = missing.find(item);
            if (found != missing.end()) missing.erase(found);
        };
        for (int k = 0; k < kEnough && !missing.empty(); ++k) {
            const Played played = play(random_match(*system, k), Log::Listen::Everything);
            for (const Board& board : played.fight_log.boards) {
                for (const Board::Half& half : board.sides) {
                    for (const Board::Row& row : half.rows) {
                        for (const Board::Cell& cell : row.cells) see(cell.item);
                    }
                    for (const Board::Figure& figure : half.figures) {
                        for (const Board::Cell& cell : figure.cells) see(cell.item);
                    }
                }
            }
            for (const Event& event : played.fight_log.events) {
                for (const Arg& arg : event.args) see(event.word(arg.name));
            }
        }
        INFO("system " << system->identity.id);
        CHECK(missing == std::set<std::string, std::less<>>());
    }
}

TEST_CASE("conformance: what a system says of its counted builds is what it brings along",
          "[conformance]") {
    for (const System* system : registry().all()) {
        INFO(system->identity.id);
        const Counted& said = system->identity.counted;
        const FastPath* const path = capabilities_of(*system).fast_path;
        CHECK(said.builds == (path == nullptr ? 0 : path->builds()));
        CHECK(said.parts == (path == nullptr ? 0 : path->items()));
        CHECK(said.equilibrium == !capabilities_of(*system).equilibrium.empty());
    }
}

// Decisions of every system: a fight can go on from each of them, and an option that is not offered
// is refused.

namespace {

/// About so many decisions of a fight at which it is stopped.
constexpr std::size_t kStops = 8;
/// Number of fights of each system that end by surrender.
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
            const auto& events = stopped.fight_log.events;
            REQUIRE(events.size() <= whole.fight_log.events.size());
            for (std::size_t i = 0; i < events.size(); ++i) {
                CHECK(events[i].kind == whole.fight_log.events[i].kind);
                CHECK(events[i].number("n") == whole.fight_log.events[i].number("n"));
            }
            CHECK(whole.fight_log.trace.compare(0, stopped.fight_log.trace.size(),
                                                stopped.fight_log.trace) == 0);
            ++stops;
        }
        part.decisions = match.decisions;
        CHECK(play(part, Log::Listen::Digest).digest == whole.digest);
    });
    CHECK(stops > kFights);
}

TEST_CASE("conformance: a record that names no legal option stops there", "[conformance]") {
    Match match = random_match(coins::system(), 3);
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
        if (asked[planned.system->identity.id] == kSurrenders) return;
        const Match match = by_hand(planned);
        Match part = match;
        const std::size_t step = 1 + match.decisions.size() / 3;
        for (std::size_t k = 0; k < match.decisions.size(); k += step) {
            part.decisions.assign(match.decisions.begin(),
                                  match.decisions.begin() + static_cast<std::ptrdiff_t>(k));
            const Played waits = play(part, Log::Listen::Digest);
            REQUIRE(waits.pending);
            const bool offered = waits.pending->give_up;
            CHECK(offered == match.system->identity.surrender);
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
        if (!match.decisions.empty()) ++asked[match.system->identity.id];
    });
    // shiden has no decisions, so that nobody can give up.
    for (const auto& [id, fights] : asked) CHECK(fights == (id == "shiden" ? 0 : kSurrenders));
}

TEST_CASE("conformance: nothing seen before a rewind comes again after a reroll", "[conformance]") {
    Match match = random_match(coins::system(), 5);
    match.decisions = {"flip", "flip", "flip"};
    const Played before = play(match, Log::Listen::Everything);
    match.decisions = {"flip", "flip", "reroll 1", "flip"};
    const Played after = play(match, Log::Listen::Everything);
    REQUIRE(after.taken.size() == 4);
    CHECK(after.taken[2].kind == Decision::Kind::Reroll);
    CHECK(before.fight_log.events.size() == after.fight_log.events.size());
}

// Reports of every system: boards are told by their changes, and an event takes few bytes.

namespace {

void apply_piles(Json& holder, const Json& change) {
    for (const Json& pile : change.value("piles", Json::array())) {
        for (Json& one : holder["piles"]) {
            const bool same = one.value("member", Json()) == pile.value("member", Json());
            if (one["id"] == pile["id"] && same) one = pile;
        }
    }
}

void apply_meters(Json& holder, const Json& change) {
    for (const Json& meter : change.value("meters", Json::array())) {
        for (Json& one : holder["meters"]) {
            if (one["id"] == meter["id"]) one = meter;
        }
    }
}

void apply_figure(Json& figure, const Json& change) {
    for (const auto& [key, value] : change.items()) {
        if (key != "meters") figure[key] = value;
    }
    apply_meters(figure, change);
}

void apply_half(Json& half, const Json& change) {
    if (change.contains("rows")) half["rows"] = change["rows"];
    for (const Json& cell : change.value("cells", Json::array())) {
        half["rows"][cell[0].get<std::size_t>()]["cells"][cell[1].get<std::size_t>()] = cell[2];
    }
    apply_meters(half, change);
    for (const Json& figure : change.value("figures", Json::array())) {
        for (Json& one : half["figures"]) {
            if (one["member"] == figure["member"]) apply_figure(one, figure);
        }
    }
    apply_piles(half, change);
    for (const char* const key : {"states", "left"}) {
        if (change.contains(key)) half[key] = change[key];
    }
}

/// Applies a change to a board as the page does (web/src/engine/fight.ts), except for round and
/// phase.
void apply(Json& board, const Json& change) {
    for (const std::size_t side : {0U, 1U}) {
        const char* const key = side == 0 ? "A" : "B";
        if (change.contains(key)) apply_half(board["sides"][side], change[key]);
    }
    board["arrows"] = change.value("arrows", Json::array());
    apply_piles(board, change);
    if (!change.contains("stack")) return;
    Json stack = Json::array();
    const std::size_t keep = change["stack"]["keep"];
    for (std::size_t k = 0; k < keep; ++k) stack.push_back(board["stack"][k]);
    for (const Json& entry : change["stack"]["on"]) stack.push_back(entry);
    board.erase("stack");
    if (!stack.empty()) board["stack"] = stack;
}

} // namespace

TEST_CASE("conformance: the first position and what changes give every position", "[conformance]") {
    for_every_match([](const Match& match) {
        const Played played = play(match, Log::Listen::Everything);
        const Json told = report(match, played, Lang::En);
        const std::vector<Board>& boards = played.fight_log.boards;
        REQUIRE(told["changes"].size() + 1 == boards.size());
        Json now = told["board"];
        bool same = now == board_json(boards[0], match.system->parties);
        for (std::size_t i = 1; same && i < boards.size(); ++i) {
            apply(now, told["changes"][i - 1]);
            now["round"] = boards[i].round;
            now["phase"] = std::string(boards[i].phase);
            same = now == board_json(boards[i], match.system->parties);
        }
        CHECK(same);
    });
}

TEST_CASE("conformance: an event stands in its phase, so that a report need not say which",
          "[conformance]") {
    for_every_match([](const Match& match) {
        const Played played = play(match, Log::Listen::Everything);
        const FightLog& fight_log = played.fight_log;
        std::size_t phase = 0;
        bool stands = fight_log.events.empty() || fight_log.phases.at(0).first == 0;
        for (std::size_t i = 0; i < fight_log.events.size(); ++i) {
            while (phase + 1 < fight_log.phases.size() && fight_log.phases[phase + 1].first <= i) {
                ++phase;
            }
            const Board& after = fight_log.boards[i + 1];
            stands = stands && fight_log.events[i].round == fight_log.phases[phase].round &&
                     after.round == fight_log.events[i].round;
        }
        CHECK(stands);
    });
}

TEST_CASE(
    "conformance: the report of two samples has some half a kilobyte an event at most, a little more of parties",
    "[conformance]") {
    for (const System* system : registry().all()) {
        const std::vector<Json> samples = samples_of(*system, Lang::Ja);
        if (samples.size() < 2) continue;
        // Bytes per event: lines of a chain name what they answer. In systems with parties each
        // event also names a member, and every turn is a phase of its own.
        const std::size_t most = system->identity.most_members > 1 ? 640 : 544;
        Json json = JsonObject()
                        .add("system", system->identity.id)
                        .add("sides", Json::array({samples[0], samples[1]}));
        if (system->identity.chance) json["seed"] = "1";
        const auto match = check_match(registry(), json);
        REQUIRE(match);
        const Played played = play(*match, Log::Listen::Everything);
        if (played.fight_log.events.empty()) continue;
        for (const Lang lang : kLangs) {
            const std::size_t bytes = write_json(report(*match, played, lang)).size();
            INFO(system->identity.id << " " << bytes << " bytes");
            CHECK(bytes <= most * played.fight_log.events.size());
        }
    }
}

} // namespace shiaiba::conformance
