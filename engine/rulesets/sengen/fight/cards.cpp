// 6: spell cards: unfolded, spent, taken back, broken.
#include <bit>

#include "rulesets/sengen/fight/battle.hpp"

namespace shiaiba::sengen {

bool Battle::may_use(Who who, int place) const {
    const Fighter& one = at(who);
    return (one.used >> place & 1U) == 0 && std::popcount(one.used) < settings_.cards;
}

int Battle::cards_left(Who who) const {
    const Fighter& one = at(who);
    const int used = std::popcount(one.used);
    return std::max(0, std::min(static_cast<int>(one.sheet->cards.size()), settings_.cards) - used);
}

int Battle::cards_left(Who who, bool deploys) const {
    const Fighter& one = at(who);
    int unused = 0;
    for (std::size_t k = 0; k < one.sheet->cards.size(); ++k) {
        const bool is_used = (one.used >> k & 1U) != 0;
        unused += !is_used && one.sheet->card(k).deploys == deploys ? 1 : 0;
    }
    return std::min(unused, cards_left(who));
}

void Battle::list_cards(Who who, bool deploys, Pick::Kind kind, Picks& picks) const {
    for (std::size_t k = 0; k < at(who).sheet->cards.size(); ++k) {
        const int place = static_cast<int>(k);
        if (at(who).sheet->card(k).deploys == deploys && may_use(who, place))
            picks.emplace_back(kind, place);
    }
}

void Battle::list_bombs(Who who, Picks& picks) const {
    list_cards(who, false, Pick::Kind::Bomb, picks);
}

// w3: what costs no answer.
void Battle::list_changes(Who who, Picks& picks) const {
    if (at(who).deployed < 0) list_cards(who, true, Pick::Kind::Deploy, picks);
    list_cards(who, false, Pick::Kind::Clear, picks);
}
void Battle::list_answers(Who who, Picks& picks) const {
    list_bombs(who, picks);
    list_changes(who, picks);
}

// w1, w2
void Battle::list_free(Who who, Picks& picks) const {
    list_changes(who, picks);
    if (at(who).deployed >= 0) picks.emplace_back(Pick::Kind::Dismiss);
}

bool Battle::take_free(Who who, const Pick& pick) {
    Fighter& one = fighter(who);
    switch (pick.kind) {
    case Pick::Kind::Deploy: deploy(who, pick.which); return true;
    case Pick::Kind::Clear: clear_bullets(who, pick.which); return true;
    case Pick::Kind::Dismiss:
        tell("card_dismiss", "6", one.actor, {card_of(who, one.deployed), {"place", one.deployed}});
        one.deployed = -1;
        one.card_hp = 0;
        return true;
    default: return false;
    }
}

void Battle::deploy(Who who, int place) {
    Fighter& one = fighter(who);
    one.used |= 1U << place;
    one.deployed = place;
    one.card_hp = card_hp(*one.sheet, *one.card());
    tell("card_deploy", "6", one.actor,
         {card_of(who, place), {"place", place}, {"hp", one.card_hp}});
    gain(who, half_up(one.dp_max), "card");
}

void Battle::use_card(Who who, int place, std::string_view mode) {
    fighter(who).used |= 1U << place;
    tell_roll("card_use", "6", at(who).actor,
              {card_of(who, place), {"place", place}, {"mode", mode}});
}

// [sengen R 48]
void Battle::clear_bullets(Who who, int place) {
    use_card(who, place, "clear");
    gain(who, half_up(at(who).dp_max), "card");
    for (Who ally = begin_of(at(who).actor.side); ally < end_of(at(who).actor.side); ++ally) {
        if (ally != who && !at(ally).out()) gain(ally, at(ally).dp_rec, "clear");
    }
}

// It cancels all that the attack would still do to its user [sengen R 65].
void Battle::bomb(Action& action, Who who, int place) {
    action.bombed |= 1U << who;
    use_card(who, place, "bomb");
    gain(who, at(who).dp_rec, "card");
}

void Battle::break_card(Who who) {
    Fighter& one = fighter(who);
    tell("card_break", "6", one.actor, {card_of(who, one.deployed), {"place", one.deployed}});
    one.deployed = -1;
    one.card_hp = 0;
}

void Battle::gain(Who who, int dp, std::string_view why) {
    Fighter& one = fighter(who);
    const int before = one.dp;
    one.dp = std::clamp(one.dp + dp, 0, one.dp_max);
    if (one.dp == before) return;
    tell("dp", why == "recover" ? "7" : "6", one.actor,
         {{"change", one.dp - before}, {"dp", one.dp}, {"why", why}});
}

void Battle::add_graze(Who who, int points) {
    Fighter& one = fighter(who);
    one.graze = std::min(kMostGraze, one.graze + points);
}

} // namespace shiaiba::sengen
