// Chooses the targets of effects; gives and removes statuses, and releases maintained uses ([panel
// 6, 7.2]).
#include <algorithm>

#include "rulesets/panel/fight/battle.hpp"

namespace shiaiba::panel {
namespace {

/// Whether a remove line names this status, by itself or by its class.
bool wanted(const Line& line, const Status& status, std::size_t place) {
    return line.status >= 0 ? line.status == static_cast<int>(place)
                            : line.category == status.category;
}

} // namespace

/// Whether a skill has the element and the art that the line asks for.
bool Battle::fits(const Line& line, Side owner, std::size_t slot) const {
    const bool art = !line.of_art || state_.has_attribute(owner, slot, Element::Sword) ==
                                         (*line.of_art == Art::Sword);
    return art && (!line.of_element || state_.has_attribute(owner, slot, *line.of_element));
}

bool Battle::may_choose(const Line& line, Side owner, std::size_t place) const {
    const Fighter& fighter = state_.of(owner);
    if (line.what == What::Skill) return !fighter.slots[place].lost && fits(line, owner, place);
    const Panel& panel = fighter.panels[place];
    if (line.of_element && panel.element != *line.of_element) return false;
    switch (line.op) {
    case Op::Paint:
    case Op::Tap: return !panel.used && !panel.locked;
    case Op::Untap: return panel.used && !panel.locked;
    default: return true;
    }
}

// 6.4: targets are chosen one after another; an object that bears the status already is offered
// only if all objects do.
void Battle::choose_objects(const ChainEvent& event, const Line& line) {
    const Side owner = seen(event.owner, line.who);
    const Fighter& fighter = state_.of(owner);
    const bool panels = line.what == What::Panel;
    const std::size_t all = panels ? fighter.panel_count : fighter.slots.size();
    const int given = line.op == Op::Give   ? line.status
                      : line.op == Op::Roll ? state_.list->roll
                                            : -1;
    const auto bears = [&](std::size_t place) {
        const StatusSet borne =
            panels ? fighter.panels[place].statuses : fighter.slots[place].statuses;
        return given >= 0 && has(borne, static_cast<std::size_t>(given));
    };
    chosen_.clear();
    for (int n = 0; n < count(line); ++n) {
        options_.clear();
        bool fresh = false;
        for (std::size_t k = 0; k < all; ++k) {
            if (!may_choose(line, owner, k) ||
                std::find(chosen_.begin(), chosen_.end(), k) != chosen_.end()) {
                continue;
            }
            options_.push_back({panels ? Option::What::Panel : Option::What::Skill, owner, k});
            fresh = fresh || !bears(k);
        }
        if (fresh) {
            options_.erase(std::remove_if(options_.begin(), options_.end(),
                                          [&](const Option& one) { return bears(one.place); }),
                           options_.end());
        }
        if (options_.empty()) {
            if (log_.verbose()) emit_short(line, owner, n);
            return;
        }
        Asking asking;
        asking.point = Point::Target;
        asking.side = event.owner;
        asking.slot = event.slot;
        asking.status = given;
        asking.effect = &event;
        asking.line = &line;
        asking.chosen = n;
        asking.count = count(line);
        chosen_.push_back(options_[ask(asking)].place);
    }
}

void Battle::give(const ChainEvent& event, const Line& line) {
    const Side side = seen(event.owner, line.who);
    if (line.what == What::Character) {
        // One stack, or as many as a count in words says.
        const int n = line.said_count.empty() ? 1 : said_count_;
        for (int k = 0; k < n; ++k) give_to(side, line.what, 0, line.status);
        return;
    }
    choose_objects(event, line);
    for (const std::size_t place : chosen_) give_to(side, line.what, place, line.status);
}

// 6.2: nothing happens at the maximum, or if the character is immune.
bool Battle::give_to(Side side, What what, std::size_t place, int which, bool silently) {
    Fighter& fighter = state_.of(side);
    const auto k = static_cast<std::size_t>(which);
    bool taken = !state_.immune(fighter, which);
    if (what == What::Character) {
        taken = taken && fighter.statuses[k] < status(which).most;
        if (taken) ++fighter.statuses[k];
    } else {
        StatusSet& borne =
            what == What::Panel ? fighter.panels[place].statuses : fighter.slots[place].statuses;
        taken = taken && !has(borne, k);
        if (taken) borne = with(borne, k);
    }
    if (!taken) {
        if (log_.verbose() && !silently) emit_not_given(side, what, place, which);
        return false;
    }
    if (log_.verbose() && !silently) {
        emit_status(EventKind::Given, side, what, place, which, fighter.statuses[k]);
    }
    Occurrence given;
    given.when = When::StatusGiven;
    given.side = side;
    given.status = which;
    happened_.push_back(given);
    return true;
}

bool Battle::take_from(Side side, What what, std::size_t place, std::size_t which) {
    Fighter& fighter = state_.of(side);
    const int stacks = fighter.statuses[which];
    if (what == What::Character) {
        if (stacks == 0) return false;
        fighter.statuses[which] = 0;
    } else {
        StatusSet& borne =
            what == What::Panel ? fighter.panels[place].statuses : fighter.slots[place].statuses;
        if (!has(borne, which)) return false;
        borne = without(borne, which);
    }
    if (log_.verbose()) {
        emit_status(EventKind::Ended, side, what, place, static_cast<int>(which), stacks);
    }
    return true;
}

// In the order of recovery: character, panels from the left, skills from the top, by letter on
// each. All stacks of a status count as one.
void Battle::remove(const ChainEvent& event, const Line& line) {
    const Side side = seen(event.owner, line.who);
    const Fighter& fighter = state_.of(side);
    const int most = count(line);
    int left = most;
    const auto from = [&](What what, std::size_t objects) {
        if (line.what != What::Character && line.what != what) return;
        for (std::size_t k = 0; k < objects; ++k) {
            if (what == What::Panel && line.of_element &&
                fighter.panels[k].element != *line.of_element) {
                continue;
            }
            if (what == What::Skill && !fits(line, side, k)) continue;
            for (const std::uint8_t place : state_.list->by_letter) {
                if (left == 0) return;
                if (!wanted(line, state_.list->status(place), place)) continue;
                if (take_from(side, what, k, place)) --left;
            }
        }
    };
    from(What::Character, 1);
    from(What::Panel, fighter.panel_count);
    from(What::Skill, fighter.slots.size());
    if (left == most && log_.verbose()) emit_none_borne(line, side);
}

// After each release, uses that are no longer covered end before the next one is chosen [panel
// R45].
void Battle::release_chosen(const ChainEvent& event, const Line& line) {
    const Side side = seen(event.owner, line.who);
    if (state_.of(side).maintained.empty() && log_.verbose()) emit_short(line, side, 0);
    for (int n = 0; n < count(line) && !state_.of(side).maintained.empty(); ++n) {
        options_.clear();
        for (std::size_t k = 0; k < state_.of(side).maintained.size(); ++k) {
            options_.push_back({Option::What::Upheld, side, k});
        }
        Asking asking;
        asking.point = Point::Target;
        asking.side = event.owner;
        asking.slot = event.slot;
        asking.effect = &event;
        asking.line = &line;
        asking.chosen = n;
        release(side, state_.of(side).maintained[options_[ask(asking)].place].id, "effect",
                event.number);
        check_maintenance();
    }
}

} // namespace shiaiba::panel
