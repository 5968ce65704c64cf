// How maintenance begins and ends ([panel 5.5]).
#include "rulesets/panel/fight/battle.hpp"

namespace shiaiba::panel {

// The panels that paid are locked; what another maintenance holds by now stays there.
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
        use.panels = static_cast<PanelSet>(use.panels | bit(k));
    }
    fighter.maintained.push_back(use);
    if (log_.loud()) {
        tell(Tale::Maintained, event.owner,
             {{"skill", std::string_view(slot_of(event).skill->name)}});
    }
}

// Side 1, then side 2, the oldest first, until nothing changes any more.
void Battle::check_maintenance() {
    for (bool changed = true; changed;) {
        changed = false;
        for (const Side side : kSides) {
            const Fighter& fighter = state_.of(side);
            for (std::size_t k = 0; k < fighter.maintained.size();) {
                const Maintained& use = fighter.maintained[k];
                if (covers(fighter.slots[use.slot].skill->cost, fighter.array(), use.panels,
                           state_.allowed(fighter))) {
                    ++k;
                    continue;
                }
                release(side, use.id);
                changed = true;
            }
        }
    }
}

// The panels stay used until the next refresh.
void Battle::release(Side side, int id) {
    Fighter& fighter = state_.of(side);
    for (std::size_t k = 0; k < fighter.maintained.size(); ++k) {
        const Maintained use = fighter.maintained[k];
        if (use.id != id) continue;
        for (std::size_t p = 0; p < fighter.panel_count; ++p) {
            if (contains(use.panels, p)) fighter.panels[p].locked = false;
        }
        fighter.maintained.erase(fighter.maintained.begin() + static_cast<std::ptrdiff_t>(k));
        if (log_.loud()) {
            tell(Tale::Released, side,
                 {{"skill", std::string_view(fighter.slots[use.slot].skill->name)}});
        }
        Occurrence released;
        released.when = When::Released;
        released.side = side;
        happened_.push_back(released);
        return;
    }
}

} // namespace shiaiba::panel
