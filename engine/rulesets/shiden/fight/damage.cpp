// Damage: counters, targets and intercepts ([shiden 5]); and destruction ([shiden 6, 7]).
#include <algorithm>
#include <utility>
#include <vector>

#include "rulesets/shiden/fight/battle.hpp"

namespace shiaiba::shiden {

void Battle::damage_of(Use& use) {
    const Side victim = other(use.side);
    Fighter& target_of = of(victim);
    if (target_of.bears(State::Musou)) {
        emit(EventKind::Nullified, victim,
             {{"state", name(State::Musou)}, {"bouheki", target_of.count(State::Bouheki)}});
        return;
    }
    if (target_of.bears(State::Bouheki)) {
        auto& barriers = target_of.states[static_cast<std::size_t>(State::Bouheki)];
        barriers -= 1;
        emit(EventKind::Blocked, victim, {{"state", name(State::Bouheki)}, {"n", barriers}});
        return;
    }
    std::array<bool, 6> hit{};
    bool ren_left = use.ren;
    scene_.arrows.clear();
    for (int done = 0; done < use.damage; ++done) {
        const int target = next_target(victim, use.skill, use.level, hit);
        if (target == 0) {
            emit(EventKind::NoTarget, use.side, {{"rest", use.damage - done}});
            return;
        }
        hit[static_cast<std::size_t>(target)] = true;
        target_of.place(target).counters += 1;
        if (log_.verbose()) {
            scene_.arrows.push_back({{use.side, use.level}, {victim, target}});
        }
        if (!passes_or_fires(use, target, ren_left)) continue;
        const int rest = use.damage - done - 1;
        emit(rest > 0 ? EventKind::Interrupted : EventKind::InterruptedLast, use.side,
             {{"skill", name(use.skill)}, {"level", use.level}, {"rest", rest}});
        return;
    }
}

// 5.1, 5.2: 的割 aims at its own level first, then behind it, then from the front.
int Battle::next_target(Side victim, Skill skill, int level, const std::array<bool, 6>& hit) const {
    const int from = skill == Skill::Matowari ? level : 1;
    for (int step = 0; step < kPlaces; ++step) {
        const int place = (from - 1 + step) % kPlaces + 1;
        if (of(victim).holds(place) && !hit[static_cast<std::size_t>(place)]) return place;
    }
    return 0;
}

// 5.3, 5.4: emits the counter that was just put; returns whether an intercept fired.
bool Battle::passes_or_fires(Use& use, int target, bool& ren_left) {
    const Side victim = other(use.side);
    const Fighter& fighter = of(victim);
    const Skill skill = fighter.skill(target);
    const auto told = [&](EventKind kind, int speed, std::string_view rule = {}) {
        if (!log_.verbose()) return;
        emit(kind, victim,
             {{"skill", name(skill)},
              {"level", target},
              {"speed", speed},
              {"soku", fighter.bonus(target).soku ? 1 : 0},
              {"han", fighter.under_han(target) ? 1 : 0},
              {"foeskill", name(Skill::PlusRen)},
              {"foelevel", use.level + 1},
              {"foespeed", use.speed}},
             rule);
    };
    const std::string_view aimed = use.skill == Skill::Matowari ? "5.2" : "5.1";
    if (fighter.kind_of(target) != Kind::Intercept) {
        told(EventKind::Hit, 0, aimed);
        return false;
    }
    const int speed = fighter.speed(target, when_);
    if (ren_left) {
        ren_left = false;
        told(EventKind::HitCancelled, speed);
        return false;
    }
    if (speed < use.speed) {
        told(EventKind::HitTooSlow, speed);
        return false;
    }
    told(EventKind::Hit, speed, aimed);
    fire(use, target);
    return true;
}

void Battle::fire(Use& use, int level) {
    const Side side = other(use.side);
    Fighter& fighter = of(side);
    const Fired fired{side, level, fighter.skill(level)};
    use.made_fire = true;
    fired_.push_back(fired);
    if (is_limited(fired.skill)) fighter.place(level).spent = true; // 雷火 under +反 ([shiden 2])
    if (log_.verbose()) {
        scene_.firing = {side, level};
        scene_.arrows.clear();
    }
    const int amount = fired.skill == Skill::Tamayura ? use.speed : fighter.damage(level, round_);
    emit(EventKind::Fire, side,
         {{"skill", name(fired.skill)},
          {"level", level},
          {"speed", fighter.speed(level, when_)},
          {"soku", fighter.bonus(level).soku ? 1 : 0},
          {"han", fighter.under_han(level) ? 1 : 0},
          {"foespeed", use.speed},
          {"damage", amount}},
         kind(fired.skill) == Kind::Attack ? "5.5" : "5.3");
    if (amount > 0) damage_of_fired(fired, use, amount);
}

// 5.3: the damage of an intercept sets off no intercept; 防壁 doesn't cancel it, 無想 does.
void Battle::damage_of_fired(const Fired& fired, const Use& use, int amount) {
    Fighter& attacker = of(use.side);
    if (attacker.bears(State::Musou)) {
        emit(EventKind::FireNullified, use.side, {{"state", name(State::Musou)}});
        return;
    }
    const bool only_the_attack = fired.skill == Skill::Kousaku;
    if (only_the_attack && use.level == 0) {
        emit(EventKind::FireNothing, fired.side, {{"foeskill", name(use.skill)}, {"foelevel", 0}});
        return;
    }
    std::array<bool, 6> hit{};
    for (int done = 0; done < amount; ++done) {
        const int target = only_the_attack ? (done == 0 ? use.level : 0)
                                           : next_target(use.side, fired.skill, fired.level, hit);
        if (target == 0) {
            emit(EventKind::NoTarget, fired.side, {{"rest", amount - done}});
            return;
        }
        hit[static_cast<std::size_t>(target)] = true;
        attacker.place(target).counters += 1;
        if (log_.verbose()) {
            scene_.arrows.push_back({{fired.side, fired.level}, {use.side, target}});
        }
        emit(EventKind::FireHit, use.side,
             {{"skill", name(attacker.skill(target))}, {"level", target}});
    }
}

// Destruction: skills that are destroyed at one time go together ([shiden 6, 7]).

// 6.1, 6.2. Events: A's first, then B's, each from the left [shiden T1].
void Battle::destroy(const Doomed& doomed) {
    for (const Side side : kSides) {
        Fighter& fighter = of(side);
        std::array<int, kPlaces + 2> saved_by{};
        // The last place has no +硬 on its right.
        for (int level = 1; level < kPlaces; ++level) {
            const auto at = static_cast<std::size_t>(level);
            const bool savable = kind(fighter.skill(level)) != Kind::Attached;
            if (!doomed.has(side, at) || !savable || !fighter.attached(level, Skill::PlusKou)) {
                continue;
            }
            if (doomed.for_good[index(side)][at]) {
                emit_shield(EventKind::NotSaved, side, doomed, level);
            } else {
                saved_by[at] = level + 1;
            }
        }
        std::vector<int> gekirin;
        for (int level = 1; level <= kPlaces; ++level) {
            const auto at = static_cast<std::size_t>(level);
            const bool went_for_its_left = saved_by[at - 1] == level;
            if (saved_by[at] != 0) {
                fighter.place(saved_by[at]).held = false;
                fighter.place(level).counters = 0;
                emit_shield(EventKind::Saved, side, doomed, level);
            } else if (doomed.has(side, at) && !went_for_its_left) {
                fighter.place(level).held = false;
                emit_destroyed(side, doomed, level);
                if (fighter.skill(level) == Skill::Gekirin) gekirin.push_back(level);
            }
        }
        if (!gekirin.empty()) gain_gekirin(side, std::move(gekirin));
    }
}

// 4.4.5: all skills with damage counters.
void Battle::destroy_counted() {
    Doomed doomed;
    for (const Side side : kSides) {
        for (int level = 1; level <= kPlaces; ++level) {
            doomed.damaged[index(side)][static_cast<std::size_t>(level)] =
                of(side).holds(level) && of(side).place(level).counters > 0;
        }
    }
    destroy(doomed);
    for (Fighter& fighter : fighters_) {
        for (Place& place : fighter.places) place.counters = 0;
    }
}

// 7.2: skills of a name that 影討 named, and limited skills that were used or took effect.
void Battle::destroy_at_end() {
    if (settings_.has(Ruling::R11NamingLapses)) drop_lapsed();
    emit_names_nothing();
    // [shiden R12] All at one time, as the page has both in one step. In the other reading named
    // skills go first, and a +硬 that went with them saves nothing afterwards.
    if (settings_.has(Ruling::R12NamedFirst)) {
        destroy_for(true, false);
        destroy_for(false, true);
    } else {
        destroy_for(true, true);
    }
    for (const Side side : kSides) {
        designated_[index(side)].clear();
        for (Place& place : of(side).places) place.spent = false;
    }
}

void Battle::destroy_for(bool named, bool used) {
    Doomed doomed;
    for (const Side side : kSides) {
        for (int level = 1; level <= kPlaces; ++level) {
            const auto at = static_cast<std::size_t>(level);
            const Place& place = of(side).place(level);
            const bool spent = used && place.held && place.spent;
            const bool designated = named && place.held && is_designated(side, place.skill);
            doomed.limited[index(side)][at] = spent;
            doomed.named[index(side)][at] = designated;
            // [shiden R9] +硬 saves from either cause. In the other readings a skill is lost if one
            // of its causes is not saved from.
            doomed.for_good[index(side)][at] =
                (spent && settings_.has(Ruling::R9aLimitedNotSaved)) ||
                (designated && settings_.has(Ruling::R9bNamedNotSaved));
        }
    }
    destroy(doomed);
}

// [shiden R11] The other reading: a naming lapses if its 影討 has left the row by now. A 影討 that
// +硬 saved or that 疫病 changed was not destroyed.
void Battle::drop_lapsed() {
    for (const Side side : kSides) {
        auto& all = designated_[index(side)];
        const auto lapses = [&](const Designated& one) { return !of(other(side)).holds(one.by); };
        for (const Designated& one : all) {
            if (!lapses(one)) continue;
            emit(EventKind::Lapses, other(side),
                 {{"skill", name(Skill::Kageuchi)},
                  {"level", one.by},
                  {"foeskill", name(one.name)},
                  {"foelevel", one.level}});
        }
        all.erase(std::remove_if(all.begin(), all.end(), lapses), all.end());
    }
}

// [shiden R6] The name that the skill had when it was named.
Skill Battle::name_of(Side side, const Designated& one) const {
    return settings_.has(Ruling::R6NameAtTheEnd) ? of(side).skill(one.level) : one.name;
}

bool Battle::is_designated(Side side, Skill skill) const {
    const auto& all = designated_[index(side)];
    return std::any_of(all.begin(), all.end(),
                       [&](const Designated& one) { return name_of(side, one) == skill; });
}

} // namespace shiaiba::shiden
