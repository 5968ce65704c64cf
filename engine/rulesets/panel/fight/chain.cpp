// The chain area: places, checks and resolves events, the topmost first; and lets skills and
// statuses react, in the order of the rules ([panel 4]).
#include "rulesets/panel/fight/battle.hpp"

#include <algorithm>
#include <utility>

namespace shiaiba::panel {

// 4.2. Instead of a 501st event before the chain is settled ([panel 4.6]), or a 4,001st of one turn
// [panel R58], the battle ends as an infinite loop.
void Battle::place(ChainEvent event) {
    if (over()) return;
    if (placed_ == kMostPlaced || numbers_ - before_turn_ == kMostEvents) {
        return judge("loop", EventKind::Loop);
    }
    ++placed_;
    event.number = ++numbers_;
    event.told = static_cast<int>(log_.fight_log().events.size());
    state_.chain.push_back(event);
    unchecked_.push_back(event.number);
    if (log_.verbose()) emit_placed(event);
}

void Battle::place_lines(const ChainEvent& like, const std::vector<Line>& lines) {
    for (std::size_t k = lines.size(); k-- > 0 && !over();) {
        ChainEvent event = like;
        event.kind = Happening::Effect;
        event.line = &lines[k];
        event.line_number = static_cast<int>(k) + 1;
        place(event);
    }
}

// 4.2
void Battle::settle() {
    while (!over()) {
        while (!over() && next_ < unchecked_.size()) {
            const ChainEvent* const event = state_.find(unchecked_[next_++]);
            if (event == nullptr || event->kind == Happening::Effect) continue;
            Occurrence placed;
            placed.when = event->kind == Happening::Use      ? When::Use
                          : event->kind == Happening::Attack ? When::Attack
                                                             : When::Counter;
            placed.side = event->owner;
            placed.amount = event->damage;
            placed.number = event->number;
            placed.attributes = event->attributes;
            if (event->slot >= 0) placed.skill = slot_of(*event).place;
            firing_.assign(1, placed);
            answered_ = placed.number;
            fire(firing_);
            answered_ = 0;
        }
        if (over()) return;
        unchecked_.clear();
        next_ = 0;
        if (state_.chain.empty()) {
            placed_ = 0;
            endings_.clear();
            return;
        }
        const ChainEvent event = state_.chain.back();
        state_.chain.pop_back();
        happened_.clear();
        if (log_.verbose()) {
            resolving_ = event;
            resolving_at_ = state_.chain.size();
        }
        resolve(event);
        resolving_.reset();
        if (!over()) judge_defeat();
        if (over()) return;
        check_maintenance();
        firing_.swap(happened_);
        answered_ = event.number;
        fire(firing_);
        answered_ = 0;
    }
}

void Battle::resolve(const ChainEvent& event) {
    switch (event.kind) {
    case Happening::Use: {
        if (log_.verbose()) emit_resolved(event);
        const Skill& skill = *slot_of(event).skill;
        if (skill.maintain && !slot_of(event).lost) maintain(event); // [panel R44]
        ChainEvent like = event;
        like.paid = 0;
        place_lines(like, skill.activated);
        return;
    }
    case Happening::Effect:
        if (log_.verbose()) emit_resolved(event);
        execute(event, *event.line);
        return;
    case Happening::Attack:
    case Happening::Counter: resolve_attack(event); return;
    }
}

// 5.6: the attacker's modifiers were added when it was placed, those of the target count now.
void Battle::resolve_attack(const ChainEvent& event) {
    Fighter& target = state_.of(other(event.owner));
    const int more = state_.modified(target, Mod::DamageTaken, event.kind, event.attributes);
    ChainEvent dealt = event;
    dealt.damage = std::max(0, event.damage + more);
    dealt.added = more;
    target.hp -= dealt.damage;
    tell_outlook(other(event.owner), dealt.damage);
    if (log_.verbose()) emit_resolved(dealt);
    if (dealt.damage == 0) return;
    Occurrence damaged;
    damaged.when = When::Damaged;
    damaged.side = other(event.owner);
    damaged.by = event.kind == Happening::Attack ? By::Attack : By::Counter;
    damaged.amount = dealt.damage;
    happened_.push_back(damaged);
}

// -- Reactions and their order ([panel 4.3, 4.4])

// 4.4
void Battle::fire(const std::vector<Occurrence>& all) {
    if (all.empty()) return;
    for (const Side side : order(all)) {
        if (!over()) fire_statuses(side, all);
        if (!over()) fire_skills(side, all);
    }
}

// While the initiative is undecided: the higher 体力 first, else a die, odd for side 1, rolled only
// if both sides have something to place [panel R11].
std::array<Side, 2> Battle::order(const std::vector<Occurrence>& all) {
    if (state_.first != Side::None) return {state_.first, other(state_.first)};
    const int a = state_.of(Side::A).sheet->vitality;
    const int b = state_.of(Side::B).sheet->vitality;
    if (a != b) return a > b ? std::array{Side::A, Side::B} : std::array{Side::B, Side::A};
    if (undecided_first_ == Side::None) {
        if (!has_reaction(Side::A, all) || !has_reaction(Side::B, all)) return kSides;
        undecided_first_ = roll(EventKind::DieOrder, Side::None) % 2 == 1 ? Side::A : Side::B;
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
    if (trigger.category && (one.status < 0 || status(one.status).category != *trigger.category)) {
        return false;
    }
    return !trigger.when_said || holds(trigger, owner, one);
}

/// Whether the side has something to place, whatever its plans would say [panel R51].
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

// 4.4: statuses on the character, then on panels from the left, then on skills from the top; each
// by letter.
void Battle::fire_statuses(Side side, const std::vector<Occurrence>& all) {
    const Fighter& fighter = state_.of(side);
    StatusSet listening = 0;
    for (const Occurrence& one : all) {
        listening |= state_.rules.listening[static_cast<std::size_t>(one.when)];
    }
    if (listening == 0) return;
    for (const std::uint8_t place : state_.list->by_letter) {
        if (!has(listening, place) || fighter.statuses[place] == 0) continue;
        for (const Occurrence& one : all) fire_status(side, one, place, What::Character, 0);
    }
    const auto on = [&](StatusSet borne, What what, std::size_t bearer) {
        if ((borne & listening) == 0) return;
        for (const std::uint8_t place : state_.list->by_letter) {
            if (!has(static_cast<StatusSet>(borne & listening), place)) continue;
            for (const Occurrence& one : all) fire_status(side, one, place, what, bearer);
        }
    };
    const auto some_on = [&](What what) {
        return (listening & state_.rules.bearable[static_cast<std::size_t>(what)]) != 0;
    };
    for (std::size_t k = 0; some_on(What::Panel) && k < fighter.panel_count; ++k) {
        on(fighter.panels[k].statuses, What::Panel, k);
    }
    for (std::size_t k = 0; some_on(What::Skill) && k < fighter.slots.size(); ++k) {
        on(fighter.slots[k].statuses, What::Skill, k);
    }
}

void Battle::fire_status(Side side, const Occurrence& one, std::size_t place, What bearer,
                         std::size_t bearer_place) {
    const Status& status = state_.list->status(place);
    if (over() || !matches(*status.trigger, side, one)) return;
    if (one.when == When::PanelPaid && !has_paid(one, side, bearer, bearer_place)) return;
    ChainEvent like;
    like.owner = side;
    like.status = static_cast<int>(place);
    like.bearer = bearer;
    like.bearer_place = bearer_place;
    like.triggered = true;
    like.cause = one.number;
    like.answers = one.when == When::PanelPaid ? 0 : answered_;
    if (status.once) like.triggering = ++triggerings_;
    place_lines(like, status.lines);
}

// 4.3: a status on a panel triggers when that panel pays, on a skill when that skill is paid for,
// on a character when its owner pays anything.
bool Battle::has_paid(const Occurrence& one, Side side, What bearer, std::size_t place) {
    if (one.side != side) return false;
    if (bearer == What::Panel) return contains(one.panels, place);
    return bearer == What::Character || one.slot == place;
}

// 4.4: skills in the order of the sheet. One copy answers one occurrence at most once [panel R19].
void Battle::fire_skills(Side side, const std::vector<Occurrence>& all) {
    unsigned heard = 0;
    for (const Occurrence& one : all) heard |= 1U << static_cast<unsigned>(one.when);
    if ((state_.of(side).listens & heard) == 0) return;
    for (std::size_t k = 0; k < state_.of(side).slots.size(); ++k) {
        const Slot& slot = state_.of(side).slots[k];
        if (slot.lost || (slot.listens & heard) == 0) continue;
        if (state_.bound(slot)) {
            if (log_.verbose()) emit_bound(side, k, all);
            continue;
        }
        const Skill& skill = *slot.skill;
        for (const Occurrence& one : all) {
            if (over()) return;
            if (skill.kind == Kind::Reactive && matches(skill.trigger, side, one)) {
                react(side, k, one);
            }
            if (skill.triggered.empty()) continue;
            const auto place_abilities = [&](int maintained, Attributes attributes) {
                // The last ability first, as with the lines in each, so that the first in the text
                // resolves first.
                for (std::size_t a = skill.triggered.size(); a-- > 0;) {
                    const Ability& ability = skill.triggered[a];
                    if (!matches(ability.on, side, one)) continue;
                    ChainEvent like;
                    like.owner = side;
                    like.slot = static_cast<int>(k);
                    like.maintained = maintained;
                    like.attributes = attributes;
                    like.triggered = true;
                    like.cause = one.number;
                    like.answers = answered_;
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
    if (one.used_up()) {
        if (log_.verbose()) {
            const int limit = one.skill->limit;
            const bool turn = limit > 0 && one.uses >= limit;
            emit_unused(EventKind::Barred, side, slot,
                        {{"limit", turn ? limit : one.skill->battle_limit},
                         {"why", std::string_view(turn ? "limit" : "battle_limit")}});
        }
        return;
    }
    if (!state_.payable(state_.of(side), *one.skill)) {
        if (log_.verbose()) emit_unused(EventKind::Unpaid, side, slot);
        return;
    }
    options_.assign({{Option::What::Skill, side, slot}, {Option::What::Pass, side}});
    Asking asking;
    asking.point = Point::Use;
    asking.side = side;
    const bool attack = to.when == When::Attack || to.when == When::Counter;
    asking.to = state_.find(to.number);
    if (attack) asking.incoming = asking.to;
    if (ask(asking) == 0) return use(side, slot, to.number);
    if (log_.verbose()) emit_unused(EventKind::Declined, side, slot);
}

} // namespace shiaiba::panel
