// 1.1 and 1.2: drawing, discarding, and the 気魄.
#include "rulesets/shinki/fight/battle.hpp"

namespace shiaiba::shinki {

/// R27. Returns false where nothing is left to draw.
bool Battle::draw_card(Card& card) {
    if (deck_.empty() && !discards_.empty()) {
        deck_ = discards_;
        discards_.clear();
        tell("reshuffle", "1.1", {}, {{"n", deck_.size()}});
    }
    if (deck_.empty()) return false;
    card =
        deck_.at(static_cast<int>(table_.dice().below(static_cast<std::uint64_t>(deck_.size()))));
    deck_.remove(card);
    return true;
}

int Battle::draw(Who who, int n) {
    std::vector<int> drawn;
    int count = 0;
    Card card = 0;
    while (count < n && draw_card(card)) {
        owner(who).hand.add(card);
        ++count;
        if (loud()) drawn.push_back(card);
    }
    if (count > 0 && loud()) {
        tell("draw", "1.1", owner_actor(who), {{"n", count}},
             {{"cards", std::move(drawn), 0, at(who).actor.side}});
    }
    if (count < n) tell("no_card", "1.1", owner_actor(who));
    return count;
}

/// R21: what is too much goes to the discards, the oldest first.
void Battle::add_kihaku(Who who, Card card) {
    Owner& own = owner(who);
    own.kihaku.add(card);
    if (own.kihaku.size() > own.limit()) discards_.add(own.kihaku.take_oldest());
}

void Battle::lose_kihaku(Who who, int n) {
    Owner& own = owner(who);
    for (; n > 0 && own.kihaku.size() > 0; --n) discards_.add(own.kihaku.take_oldest());
}

void Battle::tell_kihaku(Who who, std::string_view rule) {
    tell("kihaku", rule, owner_actor(who), {{"total", owner(who).kihaku.size()}});
}

std::optional<Card> Battle::take_card(Point point, Who who, bool all) {
    Cards& hand = owner(who).hand;
    Picks picks;
    if (all) {
        picks.push_back(Pick::of_card(hand.lowest()));
    } else {
        hand.each_kind([&](Card card) { picks.push_back(Pick::of_card(card)); });
    }
    const auto pick = choose(point, who, picks);
    if (!pick) return std::nullopt;
    hand.remove(pick->what);
    return pick->what;
}

/// R33: card by card; where no more are held, all of them go, the lowest first.
void Battle::discard_cards(Who who, int n, std::string_view rule) {
    std::vector<int> gone;
    const bool all = owner(who).hand.size() <= n;
    for (; n > 0 && !owner(who).hand.empty(); --n) {
        const auto card = take_card(Point::Discard, who, all);
        if (!card) return;
        discards_.add(*card);
        gone.push_back(*card);
    }
    if (gone.empty()) return;
    const int count = static_cast<int>(gone.size());
    tell("discard", rule, at(who).actor, {{"n", count}}, {{"cards", std::move(gone)}});
}

} // namespace shiaiba::shinki
