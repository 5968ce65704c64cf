// Effects that only a GM's own lists have: arrays that grow and shrink, modifiers that last some
// turns ([panel 7.2]), statuses that end once they trigger, and counts of their stacks ([panel
// 6.2]).
#include <algorithm>

#include "rulesets/panel/fight/battle.hpp"

namespace shiaiba::panel {

// -- Arrays that grow and shrink. Nothing triggers on it; maintenance is checked when the effect
// has resolved ([panel 7.2]).

/// Adapts the panels that maintained uses and events on the chain hold by place, so that they still
/// mean the same panels. `sets` maps a set of panels, `places` a place.
template <class Sets, class Places>
void Battle::renumber(Side side, Sets sets, Places places) {
    for (Maintained& use : state_.of(side).maintained) use.panels = sets(use.panels);
    for (ChainEvent& event : state_.chain) {
        if (event.owner != side) continue;
        event.paid = sets(event.paid);
        if (event.bearer == What::Panel && event.bearer_place != kGone) {
            event.bearer_place = places(event.bearer_place);
        }
    }
}

/// The element of the effect, or the one that its owner chooses: the default stands first, then the
/// others. 黒 is offered only as the default.
Element Battle::choose_element(const ChainEvent& event, const Line& line, Side side) {
    options_.assign({{Option::What::Attr, side, index(line.attr)}});
    for (const Element element : kAllElements) {
        if (line.choose && element != line.attr && element != Element::Black) {
            options_.push_back({Option::What::Attr, side, index(element)});
        }
    }
    Asking asking;
    asking.point = Point::Attr;
    asking.side = event.owner;
    asking.slot = event.slot;
    asking.effect = &event;
    asking.line = &line;
    return static_cast<Element>(options_[ask(asking)].place);
}

// One after another: of several panels at the left the last one is the left-most [panel R61].
// Panels that the array can't hold aren't asked for.
void Battle::gain_panels(const ChainEvent& event, const Line& line) {
    const Side side = seen(event.owner, line.who);
    Fighter& fighter = state_.of(side);
    std::vector<Element> gained;
    for (int n = 0; n < count(line) && fighter.panel_count < kMostPanels; ++n) {
        Panel panel;
        panel.element = choose_element(event, line, side);
        gained.push_back(panel.element);
        auto* const begin = fighter.panels.data();
        auto* const end = begin + fighter.panel_count++;
        if (!line.left) {
            *end = panel;
            continue;
        }
        std::move_backward(begin, end, end + 1);
        *begin = panel;
        renumber(
            side, [](PanelSet set) { return set << 1U; }, [](std::size_t at) { return at + 1; });
    }
    if (!log_.verbose()) return;
    if (!gained.empty()) emit_length(EventKind::PanelsGained, side, line.left, gained);
    if (gained.size() < static_cast<std::size_t>(count(line))) {
        emit_nothing("length", side, {{"n", static_cast<int>(kMostPanels)}});
    }
}

// Takes the panels nearest to the end, also used and maintained ones. Their statuses go with them.
void Battle::lose_panels(const ChainEvent& event, const Line& line) {
    const Side side = seen(event.owner, line.who);
    Fighter& fighter = state_.of(side);
    std::vector<Element> lost;
    for (int n = 0; n < count(line); ++n) {
        const auto fits = [&](const Panel& panel) {
            return line.any || panel.element == line.attr;
        };
        std::size_t place = kGone;
        for (std::size_t k = 0; k < fighter.panel_count; ++k) {
            if (!fits(fighter.panels[k])) continue;
            place = k;
            if (line.left) break;
        }
        if (place == kGone) break;
        lost.push_back(fighter.panels[place].element);
        auto* const begin = fighter.panels.data();
        std::move(begin + place + 1, begin + fighter.panel_count, begin + place);
        fighter.panels[--fighter.panel_count] = {};
        fighter.recheck = true;
        renumber(
            side,
            [place](PanelSet set) {
                const PanelSet before = bit(place) - 1;
                return (set & before) | ((set >> 1U) & ~before);
            },
            [place](std::size_t at) { return at == place  ? kGone
                                             : at > place ? at - 1
                                                          : at; });
    }
    if (!log_.verbose()) return;
    if (lost.empty()) return emit_short(line, side, 0);
    emit_length(EventKind::PanelsLost, side, line.left, lost);
}

// -- Modifiers that last some turns

// The same line gives its modifier once: it lasts to the later end, with the newer number.
void Battle::modify(const ChainEvent& event, const Line& line) {
    const Side side = seen(event.owner, line.who);
    std::vector<Lasting>& all = state_.of(side).lasting;
    auto there =
        std::find_if(all.begin(), all.end(), [&](const Lasting& one) { return one.by == &line; });
    if (there == all.end()) {
        const std::string_view from = event.slot >= 0 ? std::string_view(slot_of(event).skill->name)
                                                      : std::string_view(status(event.status).name);
        there = all.insert(there, {line.modifier, 0, &line, from});
    }
    if (!line.said.empty()) there->modifier.n = said_;
    const int until = line.turns == kWholeBattle ? kWholeBattle : state_.turn + line.turns - 1;
    there->until = std::max(there->until, until);
    if (log_.verbose()) emit_modifier(EventKind::Modified, side, *there);
}

void Battle::end_modifiers() {
    for (const Side side : kSides) {
        std::vector<Lasting>& all = state_.of(side).lasting;
        for (auto one = all.begin(); one != all.end();) {
            if (one->until > state_.turn) {
                ++one;
                continue;
            }
            const Lasting ended = *one;
            one = all.erase(one);
            state_.of(side).recheck = true;
            if (log_.verbose()) emit_modifier(EventKind::ModifierEnded, side, ended);
        }
    }
}

// -- Amounts in words

void Battle::reckon(const ChainEvent& event, const Line& line) {
    // 7.2: a spend takes 1 at least, so that a character without stacks can't spend them.
    const int least = line.op == Op::Spend ? 1 : line.op == Op::Modify ? -kMostNumber : 0;
    if (!line.said.empty()) said_ = said_number(event, line.said, least, kMostNumber);
    if (!line.said_count.empty()) said_count_ = said_number(event, line.said_count, 0, kMostCount);
    if (log_.verbose()) emit_reckoned(event, line);
}

// -- Statuses that end once they trigger, and their stacks

/// Stacks that the bearer of the status has now; at most 1 on a panel or skill.
int Battle::borne(const ChainEvent& event) const {
    const Fighter& fighter = state_.of(event.owner);
    const auto which = static_cast<std::size_t>(event.status);
    if (event.bearer == What::Character) return fighter.statuses[which];
    if (event.bearer_place == kGone) return 0;
    return has(event.bearer == What::Panel ? fighter.panels[event.bearer_place].statuses
                                           : fighter.slots[event.bearer_place].statuses,
               which)
               ? 1
               : 0;
}

/// Stacks of the status that the event is of; if it ended when it triggered, those that ended.
int Battle::stacks(const ChainEvent& event) const {
    for (const auto& [triggering, had] : endings_) {
        if (triggering == event.triggering) return had;
    }
    return borne(event);
}

/// Whether the line works. The first line of a triggering ends its status, before the line's
/// condition is read; if the status has gone by then, none of the lines works [panel R59].
bool Battle::goes_on(const ChainEvent& event) {
    if (event.triggering == 0) return true;
    for (const auto& [triggering, had] : endings_) {
        if (triggering == event.triggering) return had > 0;
    }
    const int had = borne(event);
    endings_.emplace_back(event.triggering, had);
    if (had == 0) {
        if (log_.verbose()) {
            const std::vector<Arg> args =
                borne_args(event.owner, event.bearer, event.bearer_place, event.status);
            emit_nothing("ended", event.owner, args);
        }
        return false;
    }
    take_from(event.owner, event.bearer, event.bearer_place,
              static_cast<std::size_t>(event.status));
    return true;
}

} // namespace shiaiba::panel
