// The chain area: what is placed lies on top, and the top is resolved first ([panel 4.1, 4.2]).
#include "rulesets/panel/fight/battle.hpp"

#include <algorithm>
#include <utility>

namespace shiaiba::panel {

// 4.2: the 501st is not placed any more ([panel 4.6]), nor the 4,001st of a turn [panel R58].
void Battle::place(ChainEvent event) {
    if (ended_) return;
    if (placed_ == kMostPlaced || numbers_ - before_turn_ == kMostEvents) {
        return judge("loop", Tale::Loop);
    }
    ++placed_;
    event.number = ++numbers_;
    event.told = static_cast<int>(log_.chronicle().events.size());
    state_.chain.push_back(event);
    unchecked_.push_back(event.number);
    if (log_.loud()) tell_placed(event);
}

void Battle::place_lines(const ChainEvent& like, const std::vector<Line>& lines) {
    for (std::size_t k = lines.size(); k-- > 0 && !ended_;) {
        ChainEvent event = like;
        event.kind = Happening::Effect;
        event.line = &lines[k];
        event.line_number = static_cast<int>(k) + 1;
        place(event);
    }
}

// 4.2
void Battle::settle() {
    while (!ended_) {
        while (!ended_ && next_ < unchecked_.size()) {
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
            fire(firing_);
        }
        if (ended_) return;
        unchecked_.clear();
        next_ = 0;
        if (state_.chain.empty()) {
            placed_ = 0;
            return;
        }
        const ChainEvent event = state_.chain.back();
        state_.chain.pop_back();
        happened_.clear();
        if (log_.loud()) {
            resolving_ = event;
            resolving_at_ = state_.chain.size();
        }
        resolve(event);
        resolving_.reset();
        if (!ended_) judge_defeat();
        if (ended_) return;
        check_maintenance();
        firing_.swap(happened_);
        fire(firing_);
    }
}

void Battle::resolve(const ChainEvent& event) {
    switch (event.kind) {
    case Happening::Use: {
        if (log_.loud()) tell_resolved(event);
        const Skill& skill = *slot_of(event).skill;
        if (skill.maintain && !slot_of(event).lost) maintain(event); // [panel R44]
        ChainEvent like = event;
        like.paid = 0;
        place_lines(like, skill.activated);
        return;
    }
    case Happening::Effect:
        if (log_.loud()) tell_resolved(event);
        execute(event, *event.line);
        return;
    case Happening::Attack:
    case Happening::Counter: resolve_attack(event); return;
    }
}

// 5.6
void Battle::resolve_attack(const ChainEvent& event) {
    Fighter& target = state_.of(other(event.owner));
    const int more = state_.modified(target, Mod::DamageTaken, event.kind, event.attributes);
    ChainEvent dealt = event;
    dealt.damage = std::max(0, event.damage + more);
    target.hp -= dealt.damage;
    if (log_.loud()) tell_resolved(dealt);
    if (dealt.damage == 0) return;
    Occurrence damaged;
    damaged.when = When::Damaged;
    damaged.side = other(event.owner);
    damaged.by = event.kind == Happening::Attack ? By::Attack : By::Counter;
    damaged.amount = dealt.damage;
    happened_.push_back(damaged);
}

} // namespace shiaiba::panel
