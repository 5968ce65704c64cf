// Boards: both arrays, and the chain as a stack that grows and resolves ([panel 0, 4.2, 4.5]).
#include <string>

#include "catch.hpp"
#include "core/text/json.hpp"
#include "panel/duel.hpp"

namespace shiaiba::test {
namespace {

/// The stack as "3 attack A 3→B waiting, …", the bottom first.
std::string stack_of(const Board& board) {
    std::string out;
    for (const Board::Entry& entry : board.stack) {
        if (!out.empty()) out += ", ";
        out += std::to_string(entry.number) + " ";
        out.append(entry.kind).append(" ").append(letter(entry.side));
        if (entry.damage > 0) out += " " + std::to_string(entry.damage);
        if (entry.to != Side::None) out.append("→").append(letter(entry.to));
        out.append(" ").append(entry.state);
    }
    return out;
}

/// Index of the n-th event of a kind that bears this number.
std::size_t event_at(const Chronicle& chronicle, std::string_view kind, int number) {
    for (std::size_t i = 0; i < chronicle.events.size(); ++i) {
        const Event& event = chronicle.events[i];
        if (event.kind == kind && event.number("number") == number) return i;
    }
    FAIL("there is no " << kind << " of #" << number);
    return 0;
}

const Board& board_after(const Chronicle& chronicle, std::string_view kind, int number) {
    return chronicle.boards[event_at(chronicle, kind, number) + 1];
}

std::string panels_of(const Board& board, Side side) {
    std::string out;
    for (const Board::Cell& cell : board.sides[index(side)].rows[0].cells) {
        out.append(cell.item).append(cell.states);
        if (!cell.use.empty()) out.append("=").append(cell.use);
        out += " ";
    }
    return out;
}

TEST_CASE("10.1: the chain as boards show it", "[panel][4.2][10.1]") {
    const PanelDuel duel({.p = "1/5/9; 焔剣 水弾 火花; 剣火水火火",
                          .q = "1/3/11; 言封じ 霞衣 安らぎ; 風水地; "
                               "when my hp >= 4: do not use 安らぎ",
                          .dice = "4 2 1 6"});
    const Chronicle& chronicle = duel.chronicle();
    const auto after = [&](std::string_view kind, int number) {
        return stack_of(board_after(chronicle, kind, number));
    };
    CHECK(after("place-use", 1) == "1 use A waiting");
    CHECK(after("resolve-use", 1) == "1 use A resolving");
    CHECK(after("place-effect", 2) == "1 use A resolving, 2 effect A waiting");
    CHECK(after("place-attack", 3) == "2 effect A resolving, 3 attack A 3→B waiting");
    CHECK(after("place-use", 4) == "3 attack A 3→B waiting, 4 use B waiting");
    CHECK(after("resolve-effect", 5) == "3 attack A 3→B waiting, 5 effect B resolving");
    CHECK(after("strength", 3) == "3 attack A→B waiting, 5 effect B resolving");
    CHECK(after("resolve-attack", 3) == "3 attack A→B resolving");
    // Reversed lines: 18, 19, 20 from the bottom up.
    CHECK(after("place-effect", 20) == "17 use B resolving, 18 effect B waiting, "
                                       "19 effect B waiting, 20 effect B waiting");
    CHECK(panels_of(board_after(chronicle, "place-use", 4), Side::A) ==
          "剣=used 火=used 水 火 火 ");
    CHECK(panels_of(board_after(chronicle, "place-use", 4), Side::B) == "風=used 水 地 ");
    const Board::Entry& robe = board_after(chronicle, "place-use", 4).stack[1];
    CHECK(robe.item == "霞衣");
    CHECK(robe.cause == 3);
    CHECK(robe.attributes == "風");
    CHECK(static_cast<std::size_t>(robe.event) == event_at(chronicle, "place-use", 4));
    CHECK(board_after(chronicle, "place-use", 4).stack[0].attributes == "火剣");
    CHECK(chronicle.boards.front().stack.empty());
}

TEST_CASE("10.2: what is cancelled vanishes, what is maintained locks", "[panel][4.5][5.5][10.2]") {
    const PanelDuel duel({.p = "1/3/11; 焔の刃 一太刀; 火火剣 火剣剣; "
                               "when I maintain 焔の刃: do not use 焔の刃 / "
                               "when turn = 2: transcribe pattern 2",
                          .q = "1/5/9; 賽の目崩し 火花 小突き 鍔迫り; 剣剣地風火; "
                               "target sword panels",
                          .dice = "3 3 5 2 1 6 6 4 2 5 4 2 3 4 3 5 6 1 4"});
    const Chronicle& chronicle = duel.chronicle();
    CHECK(stack_of(board_after(chronicle, "cancelled", 2)) ==
          "2 use A vanished, 4 effect B resolving");
    CHECK(panels_of(board_after(chronicle, "place-use", 2), Side::A) == "火=locked 火 剣=used ");
    CHECK(panels_of(board_after(chronicle, "resolve-use", 10), Side::A) ==
          "黒R=used 火=used 火R=used ");
}

} // namespace
} // namespace shiaiba::test
