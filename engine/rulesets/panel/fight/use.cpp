// The action phase: using a skill, paying for it, and the beginning and end of maintenance ([panel
// 3.2, 5.2, 5.5]).
#include <bit>

#include "rulesets/panel/fight/battle.hpp"

namespace shiaiba::panel {

// 3.2, phases 5 and 6: after every use the choice begins again, from the topmost skill.
void Battle::action_phase(Side side) {
    begin_phase(side == state_.first ? "first" : "second", side);
    announce(When::ActionStart, side);
    for (int uses = 0; !over(); ++uses) {
        options_.clear();
        for (std::size_t k = 0; k < state_.of(side).slots.size(); ++k) {
            if (state_.of(side).slots[k].skill->kind == Kind::Active && usable(side, k)) {
                options_.push_back({Option::What::Skill, side, k});
            }
        }
        options_.push_back({Option::What::Pass, side});
        Asking asking;
        asking.point = Point::Use;
        asking.side = side;
        asking.acting = true;
        const Option picked = options_[ask(asking)];
        if (picked.what == Option::What::Pass) {
            if (uses == 0 && log_.verbose()) emit(EventKind::Unused, side);
            break;
        }
        if (uses == kMostUses) return judge("loop", EventKind::Loop); // 4.6
        use(side, picked.place, 0);
        settle();
    }
    if (!over()) announce(When::ActionEnd, side);
    if (!over() && log_.tracing()) trace_phase();
}

bool Battle::usable(Side side, std::size_t slot) const {
    const Fighter& fighter = state_.of(side);
    const Slot& one = fighter.slots[slot];
    if (one.lost || state_.bound(one)) return false;
    if (one.used_up()) return false;
    return state_.payable(fighter, *one.skill).has_value();
}

// Effects of statuses on what pays are placed first, so that they lie below the USE ([panel 4.4,
// R24]).
void Battle::use(Side side, std::size_t slot, int cause) {
    ChainEvent event;
    event.kind = Happening::Use;
    event.owner = side;
    event.slot = static_cast<int>(slot);
    event.cause = cause;
    event.answers = answered_;
    event.attributes = pay(side, slot, event.paid);
    ++state_.of(side).slots[slot].uses;
    ++state_.of(side).slots[slot].all_uses;
    Occurrence paid;
    paid.when = When::PanelPaid;
    paid.side = side;
    paid.panels = event.paid;
    paid.slot = slot;
    paid_.assign(1, paid);
    fire_statuses(side, paid_);
    // The number that place() will give it.
    event.of_use = numbers_ + 1;
    place(event);
}

// 5.2: coloured letters in written order, each with a panel of its element, or else with one that
// an ability opens [panel R54]; then 白.
Attributes Battle::pay(Side side, std::size_t slot, PanelSet& paid) {
    Fighter& fighter = state_.of(side);
    const Cost& cost = fighter.slots[slot].skill->cost;
    PanelSet free = state_.free_panels(fighter);
    Payment payment;
    Attributes attributes;
    const auto take = [&](std::size_t panel, int as = 0) {
        free &= ~bit(panel);
        paid |= bit(panel);
        attributes.add(fighter.panels[panel].element);
        if (!log_.verbose()) return;
        payment.panels.push_back(panel);
        payment.as.push_back(as);
    };
    for (const Element letter : cost.letters) {
        PanelSet own = 0;
        for (std::size_t k = 0; k < fighter.panel_count; ++k) {
            if (contains(free, k) && fighter.panels[k].element == letter) {
                own |= bit(k);
            }
        }
        if (own != 0) {
            take(pay_one(side, slot, own, paid));
        } else {
            const int panel = panel_for(letter, fighter.array(), free, state_.allowed(fighter));
            take(static_cast<std::size_t>(panel), static_cast<int>(letter) + 1);
        }
    }
    for (int k = 0; k < cost.any; ++k) take(pay_one(side, slot, free, paid, true));
    for (std::size_t k = 0; k < fighter.panel_count; ++k) {
        if (contains(paid, k)) fighter.panels[k].used = true;
    }
    if (log_.verbose()) emit_use(side, slot, payment);
    return attributes;
}

std::size_t Battle::pay_one(Side side, std::size_t slot, PanelSet from, PanelSet paid, bool white) {
    options_.clear();
    for (std::size_t k = 0; k < state_.of(side).panel_count; ++k) {
        if (contains(from, k)) options_.push_back({Option::What::Panel, side, k});
    }
    Asking asking;
    asking.point = Point::Pay;
    asking.side = side;
    asking.slot = static_cast<int>(slot);
    asking.white = white;
    asking.chosen = std::popcount(paid);
    return options_[ask(asking)].place;
}

// -- How maintenance begins and ends ([panel 5.5])

// Locks the panels that paid. A panel that another use maintains by now stays with that use.
void Battle::maintain(const ChainEvent& event) {
    Fighter& fighter = state_.of(event.owner);
    Maintained use;
    use.id = ++maintenances_;
    use.slot = static_cast<std::size_t>(event.slot);
    for (std::size_t k = 0; k < fighter.panel_count; ++k) {
        Panel& panel = fighter.panels[k];
        if (!contains(event.paid, k) || panel.locked) continue;
        panel.used = true;
        panel.locked = true;
        use.panels |= bit(k);
    }
    fighter.maintained.push_back(use);
    fighter.recheck = true;
    if (log_.verbose()) {
        emit(EventKind::Maintained, event.owner,
             {{"skill", std::string_view(slot_of(event).skill->name)}});
    }
}

// Ends uses that their panels no longer cover: side 1's, then side 2's, the oldest first, until
// nothing changes, as one end may take away what let others pay.
void Battle::check_maintenance() {
    for (bool changed = true; changed;) {
        changed = false;
        for (const Side side : kSides) {
            Fighter& fighter = state_.of(side);
            if (!fighter.recheck && !State::may_allow(fighter)) continue;
            fighter.recheck = false;
            for (std::size_t k = 0; k < fighter.maintained.size();) {
                const Maintained& use = fighter.maintained[k];
                if (covers(fighter.slots[use.slot].skill->cost, fighter.array(), use.panels,
                           state_.allowed(fighter))) {
                    ++k;
                    continue;
                }
                release(side, use.id, "cost");
                changed = true;
            }
        }
    }
}

// The panels stay used until the next refresh ([panel 5.5]).
void Battle::release(Side side, int id, std::string_view why, int by) {
    Fighter& fighter = state_.of(side);
    for (std::size_t k = 0; k < fighter.maintained.size(); ++k) {
        const Maintained use = fighter.maintained[k];
        if (use.id != id) continue;
        for (std::size_t p = 0; p < fighter.panel_count; ++p) {
            if (contains(use.panels, p)) fighter.panels[p].locked = false;
        }
        fighter.maintained.erase(fighter.maintained.begin() + static_cast<std::ptrdiff_t>(k));
        if (log_.verbose()) emit_released(side, use, why, by);
        Occurrence released;
        released.when = When::Released;
        released.side = side;
        happened_.push_back(released);
        return;
    }
}

} // namespace shiaiba::panel
