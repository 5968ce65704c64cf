// Damage counters, targets, intercepts ([shiden 5]).
#include "rulesets/shiden/fight/battle.hpp"

namespace shiaiba::shiden {

void Battle::damage_of(Use& use) {
    const Side victim = other(use.side);
    Fighter& target_of = of(victim);
    if (target_of.bears(State::Musou)) {
        tell(Tale::Nullified, victim, {{"state", name(State::Musou)}});
        return;
    }
    if (target_of.bears(State::Bouheki)) {
        auto& barriers = target_of.states[static_cast<std::size_t>(State::Bouheki)];
        barriers -= 1;
        tell(Tale::Blocked, victim, {{"state", name(State::Bouheki)}, {"n", barriers}});
        return;
    }
    std::array<bool, 6> hit{};
    bool ren_left = use.ren;
    scene_.arrows.clear();
    for (int done = 0; done < use.damage; ++done) {
        const int target = next_target(victim, use.skill, use.level, hit);
        if (target == 0) {
            tell(Tale::NoTarget, use.side, {{"rest", use.damage - done}});
            return;
        }
        hit[static_cast<std::size_t>(target)] = true;
        target_of.place(target).counters += 1;
        if (log_.loud()) {
            scene_.arrows.push_back({{use.side, use.level}, {victim, target}});
        }
        if (!passes_or_fires(use, target, ren_left)) continue;
        const int rest = use.damage - done - 1;
        tell(rest > 0 ? Tale::Interrupted : Tale::InterruptedLast, use.side,
             {{"skill", name(use.skill)}, {"level", use.level}, {"rest", rest}});
        return;
    }
}

// 5.1, 5.2: 的割 goes for its own level, then behind it, then the front.
int Battle::next_target(Side victim, Skill skill, int level, const std::array<bool, 6>& hit) const {
    const int from = skill == Skill::Matowari ? level : 1;
    for (int step = 0; step < kPlaces; ++step) {
        const int place = (from - 1 + step) % kPlaces + 1;
        if (of(victim).holds(place) && !hit[static_cast<std::size_t>(place)]) return place;
    }
    return 0;
}

// 5.3, 5.4: tells the counter that was just put; true if an intercept fired.
bool Battle::passes_or_fires(Use& use, int target, bool& ren_left) {
    const Side victim = other(use.side);
    const Fighter& fighter = of(victim);
    const Skill skill = fighter.skill(target);
    const auto told = [&](Tale tale, int speed, std::string_view rule = {}) {
        tell(tale, victim,
             {{"skill", name(skill)},
              {"level", target},
              {"speed", speed},
              {"foeskill", name(Skill::PlusRen)},
              {"foelevel", use.level + 1}},
             rule);
    };
    const std::string_view aimed = use.skill == Skill::Matowari ? "5.2" : "5.1";
    if (fighter.kind_of(target) != Kind::Intercept) {
        told(Tale::Hit, 0, aimed);
        return false;
    }
    const int speed = fighter.speed(target, when_);
    if (ren_left) {
        ren_left = false;
        told(Tale::HitCancelled, speed);
        return false;
    }
    if (speed < use.speed) {
        told(Tale::HitTooSlow, speed);
        return false;
    }
    told(Tale::Hit, speed, aimed);
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
    if (log_.loud()) {
        scene_.firing = {side, level};
        scene_.arrows.clear();
    }
    tell(Tale::Fire, side,
         {{"skill", name(fired.skill)}, {"level", level}, {"speed", fighter.speed(level, when_)}},
         kind(fired.skill) == Kind::Attack ? "5.5" : "5.3");
    const int amount = fired.skill == Skill::Tamayura ? use.speed : fighter.damage(level, round_);
    if (amount > 0) damage_of_fired(fired, use, amount);
}

// Damage of intercepts fires nothing, is not stopped by 防壁, is stopped by 無想 (5.3).
void Battle::damage_of_fired(const Fired& fired, const Use& use, int amount) {
    Fighter& attacker = of(use.side);
    if (attacker.bears(State::Musou)) {
        tell(Tale::FireNullified, use.side, {{"state", name(State::Musou)}});
        return;
    }
    const bool only_the_attack = fired.skill == Skill::Kousaku;
    if (only_the_attack && use.level == 0) {
        tell(Tale::FireNothing, fired.side, {{"foeskill", name(use.skill)}, {"foelevel", 0}});
        return;
    }
    std::array<bool, 6> hit{};
    for (int done = 0; done < amount; ++done) {
        const int target = only_the_attack ? (done == 0 ? use.level : 0)
                                           : next_target(use.side, fired.skill, fired.level, hit);
        if (target == 0) return;
        hit[static_cast<std::size_t>(target)] = true;
        attacker.place(target).counters += 1;
        if (log_.loud()) {
            scene_.arrows.push_back({{fired.side, fired.level}, {use.side, target}});
        }
        tell(Tale::FireHit, use.side, {{"skill", name(attacker.skill(target))}, {"level", target}});
    }
}

} // namespace shiaiba::shiden
