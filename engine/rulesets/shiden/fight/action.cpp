// An attack or simultaneous phase: selection, use, other effects ([shiden 4.3, 4.4]).
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "rulesets/shiden/fight/battle.hpp"

namespace shiaiba::shiden {

bool Battle::action_phase(Side mover, bool extra) {
    const bool both = mover == Side::None;
    when_ = both ? When::Simultaneous : When::Attack;
    std::vector<Side> movers;
    if (both) {
        movers = {Side::A, Side::B};
    } else {
        movers = {mover};
    }
    begin_phase(both ? (extra ? "extra-simultaneous" : "simultaneous")
                     : (extra ? "extra-attack" : "attack"),
                mover);
    if (extra) {
        for (const Side side : movers) {
            emit(EventKind::Rengeki, side, {{"skill", name(Skill::Rengeki)}, {"level", round_}});
        }
    }
    rinkou(mover);
    std::vector<Use> uses;
    for (const Side side : movers) uses.push_back(select(side));
    fired_.clear();
    for (Use& use : uses) {
        emit_use(use);
        if (use.attack) damage_of(use);
    }
    scene_.arrows.clear();
    scene_.firing = {};
    // [shiden R5] The used skills' effects come before the intercepts', so that 影討 sees the same
    // row as the damage did.
    const bool intercepts_first = settings_.has(Ruling::R5InterceptsFirst);
    if (!intercepts_first) {
        for (const Use& use : uses) effects_of(use);
    }
    for (const Fired& fired : fired_) effects_of(fired);
    if (intercepts_first) {
        for (const Use& use : uses) effects_of(use);
    }
    destroy_counted();
    for (const Use& use : uses) end_gekirin(use);

    if (log_.tracing()) {
        std::string who;
        for (const Use& use : uses) {
            who += letter(use.side) + (use.nothing ? "-" : std::to_string(use.level));
        }
        trace_phase(both ? (extra ? "XSIM" : "SIM") : (extra ? "XATK" : "ATK"), who);
    }
    return judge(mover);
}

// 4.4.1: 燐光 of the side whose phase it is; in a simultaneous phase of either side.
void Battle::rinkou(Side mover) {
    const auto bears_any = [](const Fighter& fighter) {
        return std::any_of(fighter.states.begin(), fighter.states.end(),
                           [](int n) { return n > 0; });
    };
    for (const Side side : kSides) {
        if (mover != Side::None && mover != side) continue;
        const int level = of(side).first(Skill::Rinkou);
        if (level == 0 || (!bears_any(of(Side::A)) && !bears_any(of(Side::B)))) continue;
        emit(EventKind::Rinkou, side, {{"skill", name(Skill::Rinkou)}, {"level", level}});
        for (const Side bearer : kSides) {
            for (int state = 0; state < kStates; ++state) {
                end_state(bearer, static_cast<State>(state), "4.4");
            }
        }
    }
}

// 4.3; and effects just before the use (4.4.2).
Battle::Use Battle::select(Side side) {
    Fighter& fighter = of(side);
    int level = fighter.first_selectable(round_);
    if (fighter.first(Skill::Uragasumi) > 0) { // [shiden R3]
        const bool any_kind = settings_.has(Ruling::R3RearmostOfAnyKind);
        const int rearmost = fighter.rearmost();
        if (!any_kind) level = fighter.rearmost_selectable(round_);
        if (any_kind && fighter.selectable(rearmost, round_)) level = rearmost;
    }
    Use use{};
    use.side = side;
    use.level = level;
    if (settings_.has(Ruling::R4NothingIsUsed) && fighter.only_hidden(round_)) {
        use.nothing = true;
        return use;
    }
    use.skill = fighter.skill(level); // [shiden R4] 凡打 also where only 隠刃 is left
    use.attack = kind(use.skill) == Kind::Attack;
    if (use.attack) {
        use.speed = fighter.speed(level, when_);
        use.damage = fighter.damage(level, round_);
        use.ren = fighter.attached(level, Skill::PlusRen);
    }
    use.jun = fighter.attached(level, Skill::PlusJun);
    use.gekirin = fighter.count(State::Gekirin);
    if (use.ren || use.jun) fighter.place(level + 1).spent = true;
    if (level > 0 && is_limited(use.skill)) fighter.place(level).spent = true;
    scene_.acting[index(side)] = level;
    return use;
}

/// Emits the events that say why this skill is chosen: 裏霞, or 隠刃 that are passed over.
void Battle::emit_choice(const Use& use) {
    const Fighter& fighter = of(use.side);
    const int uragasumi = fighter.first(Skill::Uragasumi);
    const int rearmost = fighter.rearmost();
    const bool from_behind = uragasumi > 0 && use.level == fighter.rearmost_selectable(round_);
    if (from_behind && use.level != fighter.first_selectable(round_)) {
        emit(EventKind::Uragasumi, use.side,
             {{"skill", name(Skill::Uragasumi)}, {"level", uragasumi}});
    }
    if (uragasumi > 0 && !from_behind) {
        emit(EventKind::UragasumiIdle, use.side,
             {{"skill", name(Skill::Uragasumi)},
              {"level", uragasumi},
              {"other", name(fighter.skill(rearmost))},
              {"otherlevel", rearmost}});
    }
    const bool front_after_all =
        settings_.has(Ruling::R3RearmostOfAnyKind) && use.level != rearmost;
    std::vector<int> hidden = fighter.hidden(round_);
    std::erase_if(hidden, [&](int level) {
        if (use.level == 0) return false;
        if (from_behind && !front_after_all) return level < use.level;
        const bool wanted = uragasumi > 0 && level == rearmost;
        return level > use.level && !wanted;
    });
    if (hidden.empty()) return;
    emit(EventKind::SkipsHidden, use.side, {{"skill", name(Skill::Kakushiyaiba)}}, {},
         {{"levels", std::move(hidden)}});
}

void Battle::emit_use(const Use& use) {
    if (!log_.verbose()) return;
    emit_choice(use);
    if (use.nothing) {
        emit(EventKind::UsesNothing, use.side);
        return;
    }
    // 4.4.2: +錬 and +盾 take effect just before the use.
    if (use.ren || use.jun) {
        emit(use.ren ? EventKind::ReadiesRen : EventKind::ReadiesJun, use.side,
             {{"skill", name(use.skill)},
              {"level", use.level},
              {"other", name(use.ren ? Skill::PlusRen : Skill::PlusJun)},
              {"otherlevel", use.level + 1}});
    }
    const bool confused = use.attack && use.level > 0 && of(use.side).slowed(when_);
    const Bonus bonus = of(use.side).bonus(use.level);
    emit(use.level == 0 ? EventKind::UseBonda
         : !use.attack  ? EventKind::UseSupport
         : confused     ? EventKind::UseConfused
                        : EventKind::Use,
         use.side,
         {{"skill", name(use.skill)},
          {"level", use.level},
          {"speed", use.speed},
          {"soku", bonus.soku ? 1 : 0},
          {"kakugo", bonus.kakugo ? 1 : 0},
          {"damage", use.damage},
          {"kyou", bonus.kyou ? 1 : 0},
          {"gekirin", bonus.gekirin},
          {"state", name(State::Roubai)}});
}

// 4.4.4: other effects of the used skill. [shiden R8] A use that was broken off keeps them: only
// its damage ends. [shiden R14] So does 呪詛 whose damage was cancelled.
void Battle::effects_of(const Use& use) {
    if (use.nothing) return;
    if (use.made_fire && settings_.has(Ruling::R8BrokenOffLosesEffects)) {
        if (use.jun || use.skill == Skill::Shiden || use.skill == Skill::Juso) {
            emit(EventKind::LosesEffects, use.side,
                 {{"skill", name(use.skill)}, {"level", use.level}});
        }
        return;
    }
    const Side foe = other(use.side);
    const PlaceOf by{use.side, use.level};
    switch (use.skill) {
    case Skill::Shiden: gain(use.side, State::Stun, by, use.skill); break;
    case Skill::Juso:
        if (!use.made_fire) {
            gain(foe, State::Suijaku, by, use.skill);
        } else {
            emit(EventKind::Spared, foe,
                 {{"foeskill", name(use.skill)},
                  {"foelevel", use.level},
                  {"state", name(State::Suijaku)}});
        }
        break;
    case Skill::Kakugo: gain(use.side, State::Kakugo, by, use.skill); break;
    case Skill::Bouheki: gain(use.side, State::Bouheki, by, use.skill, {}, 3); break;
    case Skill::Fuuin:
        gain(foe, State::Stun, by, use.skill);
        gain(foe, State::Roubai, by, use.skill);
        gain(foe, State::Suijaku, by, use.skill);
        break;
    case Skill::Kageuchi: {
        const int head = of(foe).head();
        designated_[index(foe)].push_back({head, of(foe).skill(head), use.level});
        emit(settings_.has(Ruling::R6NameAtTheEnd) ? EventKind::DesignatesPlace
                                                   : EventKind::Designates,
             use.side,
             {{"skill", name(use.skill)},
              {"level", use.level},
              {"foeskill", name(of(foe).skill(head))},
              {"foelevel", head}});
        break;
    }
    default: break;
    }
    if (use.jun) {
        gain(use.side, State::Bouheki, {use.side, use.level + 1}, Skill::PlusJun, {}, 2);
    }
}

// 4.4.4: other effects of an intercept that fired, or of an attack skill under +反 (5.5).
void Battle::effects_of(const Fired& fired) {
    const Side attacker = other(fired.side);
    const PlaceOf by{fired.side, fired.level};
    switch (fired.skill) {
    case Skill::Karamete: gain(attacker, State::Roubai, by, fired.skill); break;
    case Skill::Kuzushiwaza: gain(attacker, State::Stun, by, fired.skill); break;
    case Skill::Ekibyou: change_head(fired); break;
    case Skill::Shiden: gain(fired.side, State::Stun, by, fired.skill, "5.5"); break;
    case Skill::Juso: gain(attacker, State::Suijaku, by, fired.skill, "5.5"); break;
    default: break;
    }
}

// 疫病 changes the head. A skill with a damage counter still stands until 4.4.5, and can be the
// head (4.4.4).
void Battle::change_head(const Fired& fired) {
    const Side attacker = other(fired.side);
    const int head = of(attacker).head();
    if (head == 0) return;
    Place& place = of(attacker).place(head);
    const Skill before = place.skill;
    const bool already = before == Skill::Ekibyou;
    const bool stays = is_limited(before);
    if (!stays) place.skill = Skill::Ekibyou;
    emit(already ? EventKind::StaysEkibyou
         : stays ? EventKind::StaysLimited
                 : EventKind::Changes,
         attacker,
         {{"skill", name(before)},
          {"level", head},
          {"foeskill", name(fired.skill)},
          {"foelevel", fired.level},
          {"to", name(Skill::Ekibyou)}});
}

// 4.4.6: ends the 逆鱗 that the side had when it used the attack skill (not 凡打). [shiden R2] One
// gained by the destruction at the end of the same use stays, because the use got nothing from it.
void Battle::end_gekirin(const Use& use) {
    if (!use.attack || use.level == 0) return;
    auto& count = of(use.side).states[static_cast<std::size_t>(State::Gekirin)];
    const bool new_ones_too = settings_.has(Ruling::R2NewGekirinEndsToo);
    const int ended = new_ones_too ? count : std::min(count, use.gekirin);
    if (ended == 0) return;
    count -= ended;
    emit(count > 0 ? EventKind::StateEndsPartly : EventKind::StateEnds, use.side,
         {{"state", name(State::Gekirin)}, {"n", ended}, {"left", count}});
}

} // namespace shiaiba::shiden
