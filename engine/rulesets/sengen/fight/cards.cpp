// Spell cards (section 6): which can be used; deploying, using, giving up and breaking them, and
// the DP this brings.
#include <bit>

#include "rulesets/sengen/fight/battle.hpp"

namespace shiaiba::sengen {

int Battle::pool_of(Side side) const {
    int owners = 0;
    int owned = 0;
    for (FighterId who = begin_of(side); who < end_of(side); ++who) {
        const int cards = static_cast<int>(at(who).sheet->cards.size());
        owners += cards > 0 ? 1 : 0;
        owned += cards;
    }
    return std::min(owned, half_up(5 * owners));
}

int Battle::pool_left(Side side) const {
    int left = pool(side);
    for (FighterId who = begin_of(side); who < end_of(side); ++who) left -= at(who).used_cards();
    return left;
}

bool Battle::may_use(FighterId who, int place) const {
    return (at(who).used >> place & 1U) == 0 && cards_left(who) > 0;
}

int Battle::cards_left(FighterId who) const {
    const Fighter& one = at(who);
    const int unused = static_cast<int>(one.sheet->cards.size()) - one.used_cards();
    if (unused == 0) return 0;
    const int left =
        settings_.cards ? *settings_.cards - one.used_cards() : pool_left(one.actor.side);
    return std::clamp(left, 0, unused);
}

unsigned Battle::usable_cards(FighterId who, bool deploys) const {
    const unsigned unused = at(who).unused(deploys);
    return unused == 0 || cards_left(who) == 0 ? 0 : unused;
}

int Battle::cards_left(FighterId who, bool deploys) const {
    const int unused = std::popcount(at(who).unused(deploys));
    return unused == 0 ? 0 : std::min(unused, cards_left(who));
}

void Battle::list_cards(FighterId who, bool deploys, TypedOption::Kind kind,
                        TypedOptions& picks) const {
    for (unsigned left = usable_cards(who, deploys); left != 0; left &= left - 1)
        picks.emplace_back(kind, std::countr_zero(left));
}

void Battle::list_bombs(FighterId who, TypedOptions& picks) const {
    const std::size_t before = picks.size();
    list_cards(who, false, TypedOption::Kind::Bomb, picks);
    // A card that can only clear is no bomb.
    picks.erase(std::remove_if(picks.begin() + static_cast<std::ptrdiff_t>(before), picks.end(),
                               [&](const TypedOption& pick) {
                                   const auto place = static_cast<std::size_t>(pick.which);
                                   return at(who).sheet->card(place).action == Attack::Clear;
                               }),
                picks.end());
}

// w3: deploys and clears, which leave the answer open.
void Battle::list_changes(FighterId who, TypedOptions& picks) const {
    if (at(who).deployed < 0) list_cards(who, true, TypedOption::Kind::Deploy, picks);
    list_cards(who, false, TypedOption::Kind::Clear, picks);
}

/// Whether the member has a card to deploy or to clear with.
bool Battle::may_change(FighterId who) const {
    if (at(who).sheet->cards.empty()) return false;
    return cards_left(who, false) > 0 || (at(who).deployed < 0 && cards_left(who, true) > 0);
}

// w1, w2, w7
void Battle::list_free(FighterId who, TypedOptions& picks) const {
    list_changes(who, picks);
    if (at(who).deployed >= 0) picks.emplace_back(TypedOption::Kind::Dismiss);
}

bool Battle::take_free(FighterId who, const TypedOption& pick) {
    switch (pick.kind) {
    case TypedOption::Kind::Deploy: deploy(who, pick.which); return true;
    case TypedOption::Kind::Clear: clear_bullets(who, pick.which); return true;
    case TypedOption::Kind::Dismiss: dismiss(who); return true;
    default: return false;
    }
}

void Battle::deploy(FighterId who, int place, std::string_view against) {
    Fighter& one = fighter(who);
    one.used |= 1U << place;
    one.deployed = place;
    one.card_hp = card_hp(*one.sheet, *one.card());
    emit("card_deploy", "6", one.actor,
         {card_of(who, place), {"place", place}, {"hp", one.card_hp}, {"spell", against}});
    gain(who, half_up(one.dp_max), "card");
    shed(who);
}

/// Ends one status of the member that has deployed; of several it chooses [sengen R 74].
void Battle::shed(FighterId who) {
    const Fighter& one = at(who);
    if (one.statuses.empty()) return;
    Status status = one.statuses.front().status;
    if (one.statuses.size() > 1) {
        picks_.clear();
        for (std::size_t k = 0; k < one.statuses.size(); ++k)
            picks_.emplace_back(TypedOption::Kind::Status, static_cast<int>(k));
        const auto pick = choose(Point::Shed, who, picks_);
        if (!pick) return;
        status = one.statuses[static_cast<std::size_t>(pick->which)].status;
    }
    end_status(who, status, "card");
}

/// Gives up the deployed card; the other side chooses which of its members gains DP by it.
void Battle::dismiss(FighterId who) {
    Fighter& one = fighter(who);
    const int place = one.deployed;
    emit("card_dismiss", "6", one.actor, {card_of(who, place), {"place", place}});
    one.deployed = -1;
    one.card_hp = 0;
    const Side side = other(one.actor.side);
    picks_.clear();
    for (FighterId enemy = begin_of(side); enemy < end_of(side); ++enemy) {
        if (!at(enemy).out()) picks_.emplace_back(TypedOption::Kind::Member, enemy);
    }
    const auto pick = choose(Point::Spoils, leader(side), picks_);
    if (pick) gain_from(pick->which, who, place, "given_up");
}

void Battle::use_card(FighterId who, int place, std::string_view mode) {
    fighter(who).used |= 1U << place;
    emit("card_use", "6", at(who).actor, {card_of(who, place), {"place", place}, {"why", mode}});
}

// Allies gain `dp_rec` alone, without modifiers [sengen R 48].
void Battle::clear_bullets(FighterId who, int place) {
    use_card(who, place, "clear");
    gain(who, half_up(at(who).dp_max), "card");
    for (FighterId ally = begin_of(at(who).actor.side); ally < end_of(at(who).actor.side); ++ally) {
        if (ally != who && !at(ally).out()) gain(ally, at(ally).dp_rec, "clear");
    }
}

int Battle::dp_by_clearing(FighterId who) const {
    const auto up_to = [&](FighterId one, int dp) {
        return std::min(dp, at(one).dp_max - at(one).dp);
    };
    int all = up_to(who, half_up(at(who).dp_max));
    for (FighterId ally = begin_of(at(who).actor.side); ally < end_of(at(who).actor.side); ++ally) {
        if (ally != who && !at(ally).out()) all += up_to(ally, at(ally).dp_rec);
    }
    return all;
}

// A bomb cancels all that the attack would still do to its user [sengen R 65].
void Battle::bomb(Action& action, FighterId who, int place, const Voided& voided) {
    action.bombed |= 1U << who;
    fighter(who).used |= 1U << place;
    emit_bomb(action, who, place, voided);
    gain(who, at(who).dp_rec, "card");
}

/// The member that broke the card gains its owner's DP recovery [sengen R 75], but not if both are
/// of one side.
void Battle::break_card(FighterId who, FighterId by) {
    Fighter& one = fighter(who);
    const int place = one.deployed;
    emit("card_break", "6", one.actor, {card_of(who, place), {"place", place}});
    one.deployed = -1;
    one.card_hp = 0;
    if (enemies(who, by)) gain_from(by, who, place, "break");
}

void Battle::gain(FighterId who, int dp, std::string_view why, const Changes& changes) {
    Fighter& one = fighter(who);
    const int before = one.dp;
    one.dp = std::clamp(one.dp + dp, 0, one.dp_max);
    if (!verbose()) return;
    // A recovery of nothing at the start of a turn isn't told.
    if (one.dp == before && why == "recover") return;
    Changes all = changes;
    all.over = before + dp - one.dp;
    told("dp", why == "recover" ? "7" : "6", one.actor,
         {{"change", one.dp - before}, {"dp", one.dp}, {"why", why}}, {}, all);
}

/// Adds the owner's `dp_rec`, without modifiers, for a card that broke or was given up.
void Battle::gain_from(FighterId who, FighterId owner, int place, std::string_view why) {
    Fighter& one = fighter(who);
    const int before = one.dp;
    one.dp = std::min(one.dp_max, one.dp + at(owner).dp_rec);
    if (!verbose()) return;
    Changes changes;
    changes.over = before + at(owner).dp_rec - one.dp;
    told("dp", "6", one.actor,
         {{"change", one.dp - before},
          {"dp", one.dp},
          {"why", why},
          {"to", at(owner).actor},
          card_of(owner, place),
          {"place", place}},
         {}, changes);
}

/// Adds graze, at most to 999. Returns the gain.
int Battle::add_graze(FighterId who, int points) {
    Fighter& one = fighter(who);
    const int before = one.graze;
    one.graze = std::min(kMostGraze, one.graze + one.grazed(points));
    return one.graze - before;
}

} // namespace shiaiba::sengen
