// Who attacks first ([rakuen 5.1]).
#include "rulesets/rakuen/fight/battle.hpp"

namespace shiaiba::rakuen {

void Battle::initiative() {
    begin_phase("initiative", Side::None);
    std::array<int, 2> rolls{};
    std::string written;
    do { // [rakuen R3]
        for (const Side side : kSides) {
            rolls[index(side)] = table_.dice().d(100);
            if (log_.loud()) tell_initiative(side, rolls[index(side)]);
        }
        if (log_.tracing()) {
            written += (written.empty() ? "" : "/") + std::to_string(rolls[0]) + "," +
                       std::to_string(rolls[1]);
        }
    } while (rolls[0] == rolls[1]);

    const Side winner = rolls[0] > rolls[1] ? Side::A : Side::B;
    order_moves(moves_);
    Move move;
    if (!choose(Point::Order, winner, move)) return;
    const bool first = move.action == Action::First;
    state_.first = first ? winner : other(winner);
    state_.attacker = state_.first;
    if (log_.loud()) {
        tell(first ? Tale::OrderFirst : Tale::OrderSecond, winner);
        tell_start();
    }
    if (log_.tracing()) trace_order(written, winner, first);
}

} // namespace shiaiba::rakuen
