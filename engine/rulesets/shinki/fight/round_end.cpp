// Plays the end of a round (7.7): statuses, skills of that timing, hand limits, fatal damage.
#include <algorithm>

#include "rulesets/shinki/fight/battle.hpp"

namespace shiaiba::shinki {

// Both orders of the page hold: statuses, skills, hand limit, fatal damage (R4). E1 to E8 are the
// steps of 7.7.
void Battle::round_end() {
    phase("end", kNobody);
    // E2
    for (FighterId who = 0; who < members() && !over(); ++who) {
        for (const Status status : {Status::Poison, Status::Fire}) {
            if (!over() && !at(who).down && at(who).has(status)) tick(who, status);
        }
        if (!over() && !at(who).down && at(who).has(Status::Shaken)) shake(who);
        own_statuses(who);
    }
    if (!over()) check_victory();
    if (!over()) timed_skills(Timing::RoundEnd);
    if (!over()) hand_limits();
    if (!over() && round_ >= kFirstFatalRound) fatal_damage();
    // E8
    if (!over()) check_victory();
    if (!over() && round_ >= settings_.round_limit) end_with(Side::None, "limit");
    trace();
}

void Battle::tick(FighterId who, Status status) {
    constexpr int kTick = 4;
    fighter(who).damage += kTick;
    emit("tick", "7.7", at(who).actor,
         {{"status", words(status).id}, {"n", kTick}, {"hp", at(who).hp()}});
    check_fall(who, kTick, kNobody);
}

void Battle::own_statuses(FighterId who) {
    for (std::size_t k = 0; k < list_.statuses.size(); ++k) {
        const Status status = own_status(k);
        const OwnStatus& own = list_.statuses[k];
        Fighter& one = fighter(who);
        if (over() || one.down || !one.has(status)) continue;
        if (own.round_end != 0) {
            const int n = own.round_end > 0 ? own.round_end : -std::min(-own.round_end, one.damage);
            one.damage += n;
            const std::string_view id = own.id;
            if (n > 0) emit("tick", "4.1", one.actor, {{"status", id}, {"n", n}, {"hp", one.hp()}});
            if (n < 0)
                emit("mend", "4.1", one.actor, {{"status", id}, {"n", -n}, {"hp", one.hp()}});
            check_fall(who, std::max(0, n), kNobody);
        }
        if (own.rounds == 0 || over()) continue;
        if (one.rounds_left[k] > 0) --one.rounds_left[k];
        if (one.rounds_left[k] == 0) clear_status(who, status, kWhyTime);
    }
}

// E4, and the starts of a battle, a round and a turn (4.1): skills of that timing, by speed.
void Battle::timed_skills(Timing timing, FighterId only) {
    timing_ = timing;
    const bool ends = timing == Timing::RoundEnd;
    const Point point = ends ? Point::RoundEnd : Point::Timed;
    Members able;
    for (FighterId who = 0; who < members(); ++who) {
        if ((only == kNobody || who == only) && at(who).acts_at(timing)) able.add(who);
    }
    for (const FighterId who : by_speed(able)) {
        for (const int place : at(who).skills) {
            // `calm` is offered at a round's end alone.
            if (at(who).down) continue;
            if (ends ? !ready_at_round_end(who, place) : !usable(who, place, timing)) continue;
            TypedOptions& picks = new_list();
            list_uses(who, place, picks);
            picks.push_back({TypedOption::Kind::Skip});
            const auto pick = choose(point, who, picks);
            if (!pick) return;
            if (pick->kind == TypedOption::Kind::Skip) continue;
            use(who, *pick, false);
            if (over()) return;
        }
    }
}

bool Battle::ready_at_round_end(FighterId who, int place) {
    if (usable_once_calm(who, place)) {
        const auto pick =
            choose(Point::RoundEnd, who, {{TypedOption::Kind::Calm}, {TypedOption::Kind::Skip}});
        if (!pick || pick->kind == TypedOption::Kind::Skip) return false;
        calm(who);
    }
    return usable(who, place, Timing::RoundEnd);
}

bool Battle::usable_once_calm(FighterId who, int place) {
    if (!may_calm(who)) return false;
    Fighter& one = fighter(who);
    const int damage = one.damage;
    const unsigned statuses = one.statuses;
    one.damage += kCalmHp;
    one.statuses &= ~bit(Status::Frenzy);
    const bool usable = this->usable(who, place, Timing::RoundEnd);
    one.damage = damage;
    one.statuses = statuses;
    return usable;
}

// E6: only the hand limit of players; fallen members obey it, too (R48).
void Battle::hand_limits() {
    for (FighterId who = 0; who < members() && !over(); ++who) {
        if (at(who).gm) continue;
        discard_cards(who, owner(who).hand.size() - kPlayerHand, "7.7", kWhyLimit);
    }
}

// E7: all additions come first, then falls in build order (R19). Every standing blazer takes it, in
// any state (R6).
void Battle::fatal_damage() {
    std::vector<FighterId> hurt;
    for (FighterId who = 0; who < members(); ++who) {
        const Fighter& one = at(who);
        if (one.down || !one.blazer() ||
            (settings_.turned.has(Ruling::R6FatalInShine) && !one.has(Status::Shine)))
            continue;
        fighter(who).fatal += round_;
        emit("fatal", "7.7", one.actor, {{"n", round_}, {"all", one.fatal}, {"hp", one.hp()}});
        hurt.push_back(who);
    }
    emit_falls(hurt);
    for (const FighterId who : hurt) {
        if (!over()) check_fall(who, round_, kNobody);
    }
}

} // namespace shiaiba::shinki
