// Who reacts to what happened, and in which order ([panel 4.3, 4.4]).
#include "rulesets/panel/fight/battle.hpp"

namespace shiaiba::panel {

// 4.4
void Battle::fire(const std::vector<Occurrence>& all) {
    if (all.empty()) return;
    for (const Side side : order(all)) {
        if (!ended_) fire_statuses(side, all);
        if (!ended_) fire_skills(side, all);
    }
}

// While the initiative is not decided: higher 体力, then a die, odd for side 1 [panel R11].
std::array<Side, 2> Battle::order(const std::vector<Occurrence>& all) {
    if (state_.first != Side::None) return {state_.first, other(state_.first)};
    const int a = state_.of(Side::A).sheet->vitality;
    const int b = state_.of(Side::B).sheet->vitality;
    if (a != b) return a > b ? std::array{Side::A, Side::B} : std::array{Side::B, Side::A};
    if (undecided_first_ == Side::None) {
        if (!has_reaction(Side::A, all) || !has_reaction(Side::B, all)) return kSides;
        undecided_first_ = roll(Tale::DieOrder, Side::None) % 2 == 1 ? Side::A : Side::B;
    }
    return {undecided_first_, other(undecided_first_)};
}

bool Battle::matches(const Trigger& trigger, Side owner, const Occurrence& one) const {
    if (trigger.when != one.when) return false;
    if (trigger.who && seen(owner, *trigger.who) != one.side) return false;
    if (trigger.art && one.attributes.sword() != (*trigger.art == Art::Sword)) return false;
    if (trigger.attr && !one.attributes.has(*trigger.attr)) return false;
    if (trigger.skill >= 0 && trigger.skill != one.skill) return false;
    if (trigger.by && *trigger.by != one.by) return false;
    if (one.amount < trigger.least) return false;
    if (trigger.status >= 0 && trigger.status != one.status) return false;
    return !trigger.category ||
           (one.status >= 0 && status(one.status).category == *trigger.category);
}

/// Would this side place anything?
bool Battle::has_reaction(Side side, const std::vector<Occurrence>& all) const {
    const Fighter& fighter = state_.of(side);
    const auto any = [&](const Trigger& trigger) {
        for (const Occurrence& one : all) {
            if (matches(trigger, side, one)) return true;
        }
        return false;
    };
    for (std::size_t k = 0; k < state_.list->statuses.size(); ++k) {
        if (!has(state_.rules.triggering, k) || !any(*state_.list->status(k).trigger)) continue;
        bool borne = fighter.statuses[k] > 0;
        for (const Panel& panel : fighter.array()) borne = borne || has(panel.statuses, k);
        for (const Slot& slot : fighter.slots) borne = borne || has(slot.statuses, k);
        if (borne) return true;
    }
    for (std::size_t k = 0; k < fighter.slots.size(); ++k) {
        const Skill& skill = *fighter.slots[k].skill;
        if (skill.kind == Kind::Reactive && usable(side, k) && any(skill.trigger)) return true;
        if (state_.works(fighter, k) == 0) continue;
        for (const Ability& ability : skill.triggered) {
            if (any(ability.on)) return true;
        }
    }
    return false;
}

// On the character, then panels from the left, then skills from the top; by letter on each.
void Battle::fire_statuses(Side side, const std::vector<Occurrence>& all) {
    const Fighter& fighter = state_.of(side);
    const StatusSet triggering = state_.rules.triggering;
    for (const std::uint8_t place : state_.list->by_letter) {
        if (!has(triggering, place) || fighter.statuses[place] == 0) continue;
        for (const Occurrence& one : all) fire_status(side, one, place, What::Character, 0);
    }
    const auto on = [&](StatusSet borne, What what, std::size_t bearer) {
        if ((borne & triggering) == 0) return;
        for (const std::uint8_t place : state_.list->by_letter) {
            if (!has(static_cast<StatusSet>(borne & triggering), place)) continue;
            for (const Occurrence& one : all) fire_status(side, one, place, what, bearer);
        }
    };
    for (std::size_t k = 0; k < fighter.panel_count; ++k) {
        on(fighter.panels[k].statuses, What::Panel, k);
    }
    for (std::size_t k = 0; k < fighter.slots.size(); ++k) {
        on(fighter.slots[k].statuses, What::Skill, k);
    }
}

void Battle::fire_status(Side side, const Occurrence& one, std::size_t place, What bearer,
                         std::size_t bearer_place) {
    const Status& status = state_.list->status(place);
    if (ended_ || !matches(*status.trigger, side, one)) return;
    if (one.when == When::PanelPaid &&
        (one.side != side || (bearer == What::Panel && !contains(one.panels, bearer_place)))) {
        return;
    }
    ChainEvent like;
    like.owner = side;
    like.status = static_cast<int>(place);
    like.bearer = bearer;
    like.bearer_place = bearer_place;
    like.triggered = true;
    like.cause = one.number;
    place_lines(like, status.lines);
}

// List order [panel 4.4]; one copy answers one occurrence at most once [panel R19].
void Battle::fire_skills(Side side, const std::vector<Occurrence>& all) {
    unsigned heard = 0;
    for (const Occurrence& one : all) heard |= 1U << static_cast<unsigned>(one.when);
    if ((state_.of(side).listens & heard) == 0) return;
    for (std::size_t k = 0; k < state_.of(side).slots.size(); ++k) {
        const Slot& slot = state_.of(side).slots[k];
        if (slot.lost || state_.bound(slot)) continue;
        const Skill& skill = *slot.skill;
        for (const Occurrence& one : all) {
            if (ended_) return;
            if (skill.kind == Kind::Reactive && matches(skill.trigger, side, one)) {
                react(side, k, one);
            }
            if (skill.triggered.empty()) continue;
            const auto place_abilities = [&](int maintained, Attributes attributes) {
                for (const Ability& ability : skill.triggered) {
                    if (!matches(ability.on, side, one)) continue;
                    ChainEvent like;
                    like.owner = side;
                    like.slot = static_cast<int>(k);
                    like.maintained = maintained;
                    like.attributes = attributes;
                    like.triggered = true;
                    like.cause = one.number;
                    place_lines(like, ability.lines);
                }
            };
            if (skill.innate()) place_abilities(0, {});
            for (const Maintained& use : state_.of(side).maintained) {
                if (use.slot == k) {
                    place_abilities(use.id, state_.attributes_of(state_.of(side), use));
                }
            }
        }
    }
}

void Battle::react(Side side, std::size_t slot, const Occurrence& to) {
    const Slot& one = state_.of(side).slots[slot];
    if (one.skill->limit > 0 && one.uses >= one.skill->limit) return;
    if (!state_.payable(state_.of(side), *one.skill)) {
        if (log_.loud()) tell(Tale::Unpaid, side, {{"skill", std::string_view(one.skill->name)}});
        return;
    }
    options_.assign({{Option::What::Skill, side, slot}, {Option::What::Pass, side, 0}});
    Asking asking;
    asking.point = Point::Use;
    asking.side = side;
    const bool attack = to.when == When::Attack || to.when == When::Counter;
    if (attack) asking.incoming = state_.find(to.number);
    if (ask(asking) == 0) use(side, slot, to.number);
}

} // namespace shiaiba::panel
