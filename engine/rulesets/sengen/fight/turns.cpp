// Seats the members with the numbers that they begin with (section 3), and plays a turn (section
// 7): P1 and P5 to P8. P2 to P4 are in order.cpp, P7 in defence.cpp.
#include <algorithm>

#include "core/system/typed.hpp"
#include "rulesets/sengen/fight/battle.hpp"

namespace shiaiba::sengen {
namespace {

Fighter seated(const Sheet& sheet, Actor actor, bool gm) {
    Fighter one;
    one.sheet = &sheet;
    one.actor = actor;
    one.gm = gm;
    one.actions = sheet.actions;
    one.hp = one.hp_max = hp_max(sheet);
    one.spirit = one.spirit_max = spirit_max(sheet);
    one.dp = one.dp_max = dp_max(sheet);
    one.dp_rec = dp_recovery(sheet);
    for (const Source& source : sources_of(sheet)) {
        one.bullets.push_back({source, level_of(sheet, source), characteristic_of(sheet, source),
                               hit_of(sheet, source), can_home(sheet, source),
                               danmaku_harm(sheet, source), shot_harm(sheet, source),
                               homing_harm(sheet, source)});
    }
    for (const int weapon : melee_weapons_of(sheet)) {
        one.blades.push_back({weapon, sheet.data->weapon(weapon).hit, melee_harm(sheet, weapon)});
    }
    for (std::size_t k = 0; k < sheet.cards.size(); ++k) {
        if (sheet.card(k).deploys) one.deploying |= 1U << k;
    }
    return one;
}

} // namespace

Battle::Battle(const sengen::Settings& settings, const Sides& sides, FightContext& context)
    : AskedBattle(context), settings_(settings) {
    seat(sides);
    declared_.fill(-1);
    if (verbose()) log_.open(board());
}

void Battle::seat(const Sides& sides) {
    for (const Side side : kSides) {
        const Party& party = *sides[index(side)];
        const bool gm = given_or_default<PartyFields>(party.fields).gm;
        for (std::size_t k = 0; k < party.members.size(); ++k) {
            const Sheet& sheet = build_as<Sheet>(party.members[k].build);
            fighters_.push_back(seated(sheet, {side, static_cast<int>(k)}, gm));
            // A character of its own has its name as that of its party.
            const std::string& name = party.members[k].name;
            fighters_.back().element = sheet.data->element_of(name.empty() ? party.name : name);
        }
        first_[index(side) + 1] = members();
        pools_[index(side)] = pool_of(side);
    }
}

int Battle::standing(Side side) const {
    int all = 0;
    for (FighterId who = begin_of(side); who < end_of(side); ++who) all += at(who).out() ? 0 : 1;
    return all;
}

FighterId Battle::leader(Side side) const {
    FighterId who = begin_of(side);
    while (at(who).out()) ++who;
    return who;
}

Outcome Battle::run() {
    while (!over()) play_turn();
    return end();
}

// Section 7: the turn.

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
    if (turn_ == 1) {
        emit("battle_start", "7", {});
        for (const Side side : kSides) {
            if (settings_.cards || pool(side) == 0) continue;
            emit("pool", "2", {side},
                 {{"n", pool(side)}, {"members", end_of(side) - begin_of(side)}});
        }
    }
    for (FighterId who = 0; who < members(); ++who) {
        if (!at(who).out()) recover(who);
    }
    for (FighterId who = 0; who < members() && !over(); ++who) {
        if (at(who).awake()) own_window(who);
    }
    if (!over()) trace();
}

void Battle::recover(FighterId who) {
    Fighter& one = fighter(who);
    one.guard_used = one.covered = one.guarded_other = one.full_defence = false;
    one.acted = false;
    one.casts = one.setup_casts = 0;
    if (one.has(Status::Bind)) {
        const StatusKind& bind = one.sheet->data->status(Status::Bind);
        if (one.dp < one.dp_max)
            emit("bound", "5.2", one.actor,
                 {{"status", std::string_view(bind.id)}, {"dp", one.dp}});
    } else if (!settings_.is_cramped(one.actor.side)) {
        Changes changes;
        changes.card = one.by_card(ModKey::DpRecovery);
        changes.modified = &one;
        changes.key = ModKey::DpRecovery;
        changes.waited = one.waited ? kWaited : 0;
        gain(who, one.dp_rec + one.mod(ModKey::DpRecovery) + changes.waited, "recover", changes);
    }
    one.waited = false;
}

// 6, w1
void Battle::own_window(FighterId who) {
    while (true) {
        picks_.clear();
        list_free(who, picks_);
        picks_.emplace_back(TypedOption::Kind::Pass);
        const auto pick = choose(Point::TurnStart, who, picks_);
        if (!pick || !take_free(who, *pick)) return;
    }
}

// P5
void Battle::setups() {
    // Each is looked at when its turn comes: a setup spell may have put it to sleep.
    for (const FighterId who : order_) {
        // Using an ability is an attack action, which full defence bars [sengen R 40].
        if (!at(who).awake() || at(who).dazed() || at(who).full_defence) continue;
        picks_.clear();
        list_spells(who, SpellTiming::Setup, picks_);
        if (picks_.empty()) continue;
        picks_.emplace_back(TypedOption::Kind::Pass);
        setup(who);
        if (over()) return;
    }
}

void Battle::list_spells(FighterId who, SpellTiming timing, TypedOptions& picks) const {
    if (at(who).sheet->spells.empty() || tried_ability(who, timing)) return;
    for (std::size_t k = 0; k < at(who).sheet->spells.size(); ++k) {
        const int spell = static_cast<int>(k);
        if (castable(who, spell, timing)) picks.emplace_back(TypedOption::Kind::Cast, spell);
    }
}

void Battle::setup(FighterId who) {
    phase("setup", who);
    const auto pick = choose(Point::Setup, who, picks_);
    if (pick && pick->kind == TypedOption::Kind::Cast) act(who, *pick, nullptr);
    if (context_.given_up() == Side::None) trace();
}

// P6: members with a second or third action act again when all have acted.
void Battle::mains() {
    for (int nth = 1; nth <= kMostActions; ++nth) {
        for (const FighterId who : order_) {
            const Fighter& one = at(who);
            if (!one.awake() || nth > one.actions) continue;
            // 5.4, 8.5: an action that a status takes does not count as waiting.
            if (one.dazed()) fighter(who).waited = false;
            const bool idle = one.full_defence || one.dazed();
            if (idle && (nth > 1 || !has_window(who))) continue;
            phase("main", who);
            if (idle) {
                idle_window(who);
            } else {
                main(who);
            }
            if (context_.given_up() == Side::None) trace();
            if (over()) return;
        }
    }
}

// 6, w7: a member that takes no action may still use its cards and its graze.
bool Battle::has_window(FighterId who) {
    picks_.clear();
    list_free(who, picks_);
    return !picks_.empty() || may_absorb(who);
}

void Battle::idle_window(FighterId who) {
    while (true) {
        picks_.clear();
        picks_.emplace_back(TypedOption::Kind::Pass);
        list_free(who, picks_);
        if (may_absorb(who)) picks_.emplace_back(TypedOption::Kind::Absorb);
        const auto pick = choose(Point::Main, who, picks_);
        if (!pick) return;
        if (pick->kind == TypedOption::Kind::Absorb) {
            absorb(who, 1);
        } else if (!take_free(who, *pick)) {
            return;
        }
    }
}

// P8
void Battle::turn_end() {
    phase("end");
    card_attacks();
    if (!over()) end_spells();
    for (FighterId who = 0; who < members(); ++who) {
        if (!at(who).awake() || over()) continue;
        const int most =
            std::min(at(who).graze / kGrazeOfSpirit, at(who).spirit_max - at(who).spirit);
        picks_.clear();
        for (int n = 0; n <= most; ++n) picks_.push_back(TypedOption::of_number(n));
        const auto pick = choose(Point::Absorb, who, picks_);
        if (!pick) return;
        if (pick->n > 0) absorb(who, pick->n);
    }
    if (!over()) {
        for (Fighter& one : fighters_) run_out(one);
    }
    check_victory();
    if (!over() && turn_ >= settings_.turn_limit) time_up();
    trace();
}

// 8.8
bool Battle::may_absorb(FighterId who) const {
    return at(who).graze >= kGrazeOfSpirit && at(who).spirit < at(who).spirit_max;
}

void Battle::absorb(FighterId who, int points) {
    Fighter& one = fighter(who);
    one.graze -= kGrazeOfSpirit * points;
    one.spirit += points;
    emit("absorb", "8.8", one.actor,
         {{"n", points},
          {"price", kGrazeOfSpirit * points},
          {"spirit", one.spirit},
          {"graze", one.graze}});
}

/// Ends modifiers, statuses and the barrier whose time is over, also of a member that is out
/// [sengen R 68].
void Battle::run_out(Fighter& one) {
    const auto past = [this](const auto& timed) { return timed.until <= turn_; };
    one.barrier = 0;
    one.mods.erase(std::remove_if(one.mods.begin(), one.mods.end(), past), one.mods.end());
    for (std::size_t k = 0; k < one.statuses.size();) {
        if (past(one.statuses[k])) {
            end_status(who(one.actor), one.statuses[k].status, "time");
        } else {
            ++k;
        }
    }
}

} // namespace shiaiba::sengen
