// What every ruleset must keep in what is told of its fights: positions by what differs, and few bytes.
#include <algorithm>

#include "catch.hpp"
#include "conformance/matches.hpp"
#include "core/report/boards.hpp"
#include "core/report/report.hpp"
#include "core/text/json.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::conformance {
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

/// As the page does it (web/src/engine/fight.ts), but for round and phase.
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
        const std::vector<Board>& boards = played.chronicle.boards;
        REQUIRE(told["changes"].size() + 1 == boards.size());
        Json now = told["board"];
        bool same = now == board_json(boards[0], match.ruleset->parties());
        for (std::size_t i = 1; same && i < boards.size(); ++i) {
            apply(now, told["changes"][i - 1]);
            now["round"] = boards[i].round;
            now["phase"] = std::string(boards[i].phase);
            same = now == board_json(boards[i], match.ruleset->parties());
        }
        CHECK(same);
    });
}

TEST_CASE("conformance: an event stands in its phase, so that a report need not say which",
          "[conformance]") {
    for_every_match([](const Match& match) {
        const Played played = play(match, Log::Listen::Everything);
        const Chronicle& chronicle = played.chronicle;
        std::size_t phase = 0;
        bool stands = chronicle.events.empty() || chronicle.phases.at(0).first == 0;
        for (std::size_t i = 0; i < chronicle.events.size(); ++i) {
            while (phase + 1 < chronicle.phases.size() && chronicle.phases[phase + 1].first <= i) {
                ++phase;
            }
            const Board& after = chronicle.boards[i + 1];
            stands = stands && chronicle.events[i].round == chronicle.phases[phase].round &&
                     after.round == chronicle.events[i].round;
        }
        CHECK(stands);
    });
}

TEST_CASE(
    "conformance: the report of two samples has half a kilobyte an event at most, a little more of parties",
    "[conformance]") {
    for (const Ruleset* ruleset : registry().all()) {
        const std::vector<Json> samples = ruleset->samples();
        if (samples.size() < 2) continue;
        // Everything names a member besides, and every turn is a phase.
        const std::size_t most = ruleset->identity().most_members > 1 ? 640 : 512;
        Json json = JsonObject()
                        .add("system", ruleset->identity().id)
                        .add("sides", Json::array({samples[0], samples[1]}));
        if (ruleset->identity().chance) json["seed"] = "1";
        const auto match = check_match(registry(), json);
        REQUIRE(match);
        const Played played = play(*match, Log::Listen::Everything);
        if (played.chronicle.events.empty()) continue;
        for (const Lang lang : kLangs) {
            const std::size_t bytes = write_json(report(*match, played, lang)).size();
            INFO(ruleset->identity().id << " " << bytes << " bytes");
            CHECK(bytes <= most * played.chronicle.events.size());
        }
    }
}

} // namespace shiaiba::conformance
