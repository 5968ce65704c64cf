// 8: how the rules ask, and what the trace keeps of it.
#include "rulesets/shinki/fight/battle.hpp"
#include "rulesets/shinki/plans/question.hpp"

namespace shiaiba::shinki {

std::optional<Pick> Battle::choose(Point point, Who who, const Picks& picks) {
    std::size_t chosen = 0;
    if (picks.size() > 1) {
        const ShinkiQuestion question(*this, point, who, picks);
        chosen = table_.choose(question);
        if (table_.given_up() != Side::None) {
            surrender();
            return std::nullopt;
        }
    }
    note(point, who, picks[chosen]);
    return picks[chosen];
}

void Battle::note(Point point, Who who, const Pick& pick) {
    if (!table_.log().tracing()) return;
    if (!acts_.empty()) acts_ += ' ';
    acts_ += shiaiba::token(at(who).actor) + ".";
    for (const char letter : token(*this, point, pick)) acts_ += letter == ' ' ? '_' : letter;
}

// R29
void Battle::surrender() {
    const Side gave = table_.given_up();
    tell("surrender", "8", {gave});
    end_with(other(gave), "surrender");
}

void Battle::redeal(Side seer, Dice& dice) {
    for (Owner& own : owners_) {
        if (own.actor.side != seer) deck_.add(own.hand);
    }
    for (Owner& own : owners_) {
        if (own.actor.side == seer) continue;
        const int cards = own.hand.size();
        own.hand.clear();
        for (int n = 0; n < cards; ++n) {
            const Card card =
                deck_.at(static_cast<int>(dice.below(static_cast<std::uint64_t>(deck_.size()))));
            deck_.remove(card);
            own.hand.add(card);
        }
    }
}

} // namespace shiaiba::shinki
