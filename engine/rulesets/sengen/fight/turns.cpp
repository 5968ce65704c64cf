// 7: a turn, from its start to its end: P1 and P5 to P8.
#include "rulesets/sengen/fight/battle.hpp"

namespace shiaiba::sengen {

void Battle::play_turn() {
    ++turn_;
    turn_start();
    if (!over()) rows();
    if (!over()) initiative();
    if (!over()) setups();
    if (!over()) mains();
    if (!over()) turn_end();
}

// P1
void Battle::turn_start() {
    phase("start");
    if (turn_ == 1) tell("battle_start", "7", {});
    for (Who who = 0; who < members(); ++who) {
        if (!at(who).out()) recover(who);
    }
    for (Who who = 0; who < members() && !over(); ++who) {
        if (at(who).awake()) own_window(who);
    }
    if (!over()) trace();
}

void Battle::recover(Who who) {
    Fighter& one = fighter(who);
    one.guard_used = one.covered = one.guarded_other = one.full_defence = false;
    one.casts = 0;
    if (!one.has(Status::Bind) && !settings_.cramped) {
        gain(who, one.dp_rec + one.mod(ModKey::DpRecovery) + (one.waited ? kWaited : 0), "recover");
    }
    one.waited = false;
}

// 6, w1
void Battle::own_window(Who who) {
    while (true) {
        picks_.clear();
        list_free(who, picks_);
        picks_.emplace_back(Pick::Kind::Pass);
        const auto pick = choose(Point::TurnStart, who, picks_);
        if (!pick || !take_free(who, *pick)) return;
    }
}

// P5
void Battle::setups() {
    // Who is asked follows from the order; spells of it may put others to sleep.
    for (const Who who : order_) {
        if (!at(who).awake()) continue;
        picks_.clear();
        for (std::size_t k = 0; k < at(who).sheet->spells.size(); ++k) {
            const int spell = static_cast<int>(k);
            if (castable(who, spell, SpellTiming::Setup))
                picks_.emplace_back(Pick::Kind::Cast, spell);
        }
        if (picks_.empty()) continue;
        picks_.emplace_back(Pick::Kind::Pass);
        setup(who);
        if (over()) return;
    }
}

void Battle::setup(Who who) {
    phase("setup", who);
    const auto pick = choose(Point::Setup, who, picks_);
    if (pick && pick->kind == Pick::Kind::Cast) act(who, *pick, nullptr);
    if (table_.given_up() == Side::None) trace();
}

// P6
void Battle::mains() {
    for (const Who who : order_) {
        if (!at(who).awake() || at(who).full_defence) continue;
        phase("main", who);
        main(who);
        if (table_.given_up() == Side::None) trace();
        if (over()) return;
    }
}

// P8
void Battle::turn_end() {
    phase("end");
    for (Who who = 0; who < members(); ++who) {
        if (!at(who).awake()) continue;
        const int most =
            std::min(at(who).graze / kGrazeOfSpirit, at(who).spirit_max - at(who).spirit);
        picks_.clear();
        for (int n = 0; n <= most; ++n) picks_.push_back(Pick::of_number(n));
        const auto pick = choose(Point::Absorb, who, picks_);
        if (!pick) return;
        if (pick->n > 0) absorb(who, pick->n);
    }
    for (Fighter& one : fighters_) run_out(one);
    check_victory();
    if (!over() && turn_ >= settings_.turn_limit) time_up();
    trace();
}

// 8.8
void Battle::absorb(Who who, int points) {
    Fighter& one = fighter(who);
    one.graze -= kGrazeOfSpirit * points;
    one.spirit += points;
    tell("absorb", "8.8", one.actor, {{"n", points}, {"spirit", one.spirit}, {"graze", one.graze}});
}

/// What has lasted to this turn's end, also of those out [sengen R 68].
void Battle::run_out(Fighter& one) {
    const auto past = [this](const auto& timed) { return timed.until <= turn_; };
    one.barrier = 0;
    one.mods.erase(std::remove_if(one.mods.begin(), one.mods.end(), past), one.mods.end());
    for (std::size_t k = 0; k < one.statuses.size();) {
        if (past(one.statuses[k])) {
            end_status(who(one.actor), one.statuses[k].status);
        } else {
            ++k;
        }
    }
}

} // namespace shiaiba::sengen
