// 19: what the board shows beside numbers: bullets by their source, their way and what was put into them; who acts when.
#include "catch.hpp"
#include "sengen/position.hpp"

namespace shiaiba::sengen {
namespace {

const std::string kWatched = one("3 3 3 3 3");

/// "danmaku star fill 6": every event after which bullets are in the air, and how they look.
std::string volleys(const Position& p) {
    std::string said;
    const Chronicle& chronicle = p.chronicle();
    for (std::size_t k = 0; k < chronicle.events.size(); ++k) {
        const Board::Volley& one = chronicle.boards[k + 1].volley;
        if (one.size == 0) continue;
        said += std::string(said.empty() ? "" : ", ") + std::string(chronicle.events[k].kind) +
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
    const Board& board = p.chronicle().boards.back();
    CHECK(board.sides[0].figures[0].turn == 3);
    CHECK(board.sides[0].figures[1].turn == 1);
    CHECK(board.sides[1].figures[0].turn == 2);
}

TEST_CASE("19: whoever closes in shoots nothing", "[sengen][19]") {
    Position p(one("3 3 3 3 3", "melee3"), kWatched);
    p.decide("approach, 1").dice("1");
    p.main("A1");
    CHECK(volleys(p).empty());
}

} // namespace shiaiba::sengen
