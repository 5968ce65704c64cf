// Tests that no card is ever lost or doubled ([shinki 1.1]), in random fights after every event.
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"
#include "core/fight/decisions.hpp"
#include "core/fight/dice.hpp"
#include "core/text/json.hpp"
#include "rulesets/shinki/sheet/card.hpp"
#include "share/some_matches.hpp"
#include "shinki/random_list.hpp"
#include "workload.hpp"

namespace shiaiba::shinki {
namespace {

/// The cards that lie open to the referee, each with its count, and the number of all cards, the
/// deck's included.
struct Seen {
    std::map<std::string, int> open;
    int all = 0;
};

Seen seen_on(const Board& board) {
    Seen seen;
    const auto look = [&](const Board::Pile& pile) {
        seen.all += pile.count;
        if (pile.id != "deck") CHECK(static_cast<int>(pile.cards.size()) == pile.count);
        for (const std::string_view card : pile.cards) ++seen.open[std::string(card)];
    };
    for (const Board::Pile& pile : board.piles) look(pile);
    for (const Board::Half& half : board.sides) {
        for (const Board::Pile& pile : half.piles) look(pile);
    }
    return seen;
}

/// Cards that a mob was turning up at the time of an event and that are told later (R47).
std::vector<int> turned_up_after(const std::vector<Event>& events, std::size_t event) {
    if (events[event].kind != "reshuffle" && events[event].kind != "no_card") return {};
    for (std::size_t k = event + 1; k < events.size(); ++k) {
        if (events[k].kind == "mill") return events[k].numbers("cards");
        if (events[k].kind != "reshuffle" && events[k].kind != "no_card") break;
    }
    return {};
}

/// Checks all boards of a fight. Returns how often cards were turned up at the time of an event.
int check_cards(const FightLog& fight_log, int packs) {
    int apart_times = 0;
    REQUIRE(fight_log.boards.size() == fight_log.events.size() + 1);
    for (std::size_t k = 0; k < fight_log.boards.size(); ++k) {
        Seen seen = seen_on(fight_log.boards[k]);
        const int lacking = packs * kCards - seen.all;
        if (lacking != 0) {
            REQUIRE(k > 0);
            INFO(fight_log.events[k - 1].kind);
            const std::vector<int> apart = turned_up_after(fight_log.events, k - 1);
            REQUIRE(lacking > 0);
            ++apart_times;
            REQUIRE(lacking <= static_cast<int>(apart.size()));
            for (int n = 0; n < lacking; ++n) {
                ++seen.open[std::string(card_id(apart[static_cast<std::size_t>(n)]))];
            }
        }
        for (const auto& [card, times] : seen.open) {
            INFO(card);
            if (times > packs) FAIL("a card twice");
        }
    }
    return apart_times;
}

/// How often each kind of event was told; "apart": how often cards were turned up at the time of an
/// event.
using Told = std::map<std::string, int, std::less<>>;

void fight(Match match, std::uint64_t seed, Told& told) {
    match.controllers = {Controller::Hand, Controller::Hand};
    Dice dice(seed);
    RandomDecisions decisions(seed + 1);
    const Played played = play(match, dice, decisions, Log::Listen::Everything);
    REQUIRE(played.outcome);
    REQUIRE(played.viewer == Side::None);
    const Event& begins = played.fight_log.events.front();
    REQUIRE(begins.kind == "battle_start");
    INFO(write_json(to_json(match)));
    told["apart"] += check_cards(played.fight_log, begins.number("packs"));
    for (const Event& event : played.fight_log.events) ++told[std::string(event.kind)];
}

} // namespace

TEST_CASE("1.1: all cards are somewhere, and none is there twice, after every event",
          "[shinki][1.1][R2][R47]") {
    const System& system = *tests::registry().find("shinki");
    Dice dice(5);
    Told told;
    for (std::uint32_t k = 0; k < test::workload(150); ++k) {
        Json settings{{"finishing", "ask"}, {"packs", 1 + static_cast<int>(k % 3)}};
        if (k % 4 == 0) settings["gmHand"] = 10;
        if (k % 5 == 0) {
            settings["start"] = {{"A1", {{"hand", {"HK", "HK", "SA", "C10"}}}},
                                 {"B2", {{"hand", {"HK", "D2"}}, {"damage", 12}}}};
        }
        if (k % 3 == 0) settings["skills"] = random_list(dice, 20);
        Match match;
        match.system = &system;
        match.settings = *system.settings().check(settings);
        for (Party& side : match.sides) {
            side = random_party(system, dice, Json(), match.settings);
        }
        fight(match, k, told);
    }
    // Every kind of event that moves cards has occurred. A slow build plays too few fights for
    // events that only custom lists or piles without a card cause.
    const bool all = test::workload(150) == 150;
    const std::set<std::string_view> rare{"give", "apart", "no_card", "mill"};
    for (const char* const kind : {"reshuffle", "no_card", "mill", "give", "discard", "override",
                                   "wait", "react", "down", "finish", "apart"}) {
        INFO(kind);
        CHECK((told[kind] > 0 || (rare.contains(kind) && !all)));
    }
}

} // namespace shiaiba::shinki
