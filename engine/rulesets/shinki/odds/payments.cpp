// Adds the hand card by card to all payments so far, and keeps of each only what amounts ask for.
#include "rulesets/shinki/odds/payments.hpp"

#include <algorithm>
#include <bit>
#include <set>

namespace shiaiba::shinki {
namespace {

/// What the amounts of a skill ask of the cards that pay it.
class Asked {
public:
    explicit Asked(const Skill& skill) {
        for (const Effect& effect : skill.effects) {
            const Expr& amount = effect.amount;
            sum_ = sum_ || amount.x != 0 || amount.half != 0;
            pair_ = pair_ || amount.pair != 0;
            flush_ = flush_ || amount.flush != 0;
            face_ = face_ || amount.face != 0;
        }
    }

    /// `later`: bits of the values with which a card that comes later could make a pair.
    Used of(Used used, unsigned later) const {
        if (!sum_) used.sum = 0;
        used.pair = used.pair && pair_;
        used.values = pair_ && !used.pair ? used.values & later : 0;
        used.flush = used.flush && flush_;
        // Two suits are as good as more: neither becomes one again.
        constexpr unsigned kSeveral = 3;
        if (!flush_) {
            used.suits = 0;
        } else if (std::popcount(used.suits) > 1) {
            used.suits = kSeveral;
        }
        used.face = used.face && face_;
        return used;
    }

private:
    bool sum_ = false;
    bool pair_ = false;
    bool flush_ = false;
    bool face_ = false;
};

} // namespace

std::vector<Used> payments(const Skill& attack, const Used& paid, const Cards& hand) {
    const Asked asked(attack);
    std::set<Used> all{asked.of(paid, paid.values)};
    // The lowest cards come first: of those before a card only its equals make a pair with it.
    hand.each([&](Card card) {
        std::set<Used> with_it;
        for (Used used : all) {
            if (used.cards == attack.cost.most_hand()) continue;
            used.add(card);
            with_it.insert(asked.of(used, paid.values | 1U << value_of(card)));
        }
        all.merge(with_it);
    });
    std::set<Used> whole;
    for (Used used : all) {
        if (used.cards < attack.cost.hand) continue;
        // A contest sees whether there is a card; suits and values are in `flush` and `pair`.
        used.cards = std::min(used.cards, 1);
        used.suits = used.values = 0;
        whole.insert(used);
    }
    return {whole.begin(), whole.end()};
}

} // namespace shiaiba::shinki
