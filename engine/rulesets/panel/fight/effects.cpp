// Effects: what text lines do to a fight and to panels, skills and characters ([panel 5.6, 6, 7.2]).
#include <algorithm>

#include "rulesets/panel/fight/battle.hpp"

namespace shiaiba::panel {
namespace {

/// Damage that piles up stays a number.
constexpr int kMostDamage = 9999;

} // namespace

void Battle::execute(const ChainEvent& event, const Line& line) {
    if (!goes_on(event)) return;                        // 6.2
    if (line.when && !holds(line, event.owner)) return; // [panel R27]
    switch (line.op) {
    case Op::Attack:
    case Op::Counter: return strike(event, line);
    case Op::Damage: return damage(event, line);
    case Op::Heal: return heal(seen(event.owner, line.who), amount(event, line));
    case Op::Reduce:
    case Op::Boost: return change_attack(event, line);
    case Op::Cancel: return cancel(event);
    case Op::Give: return give(event, line);
    case Op::Remove: return remove(event, line);
    case Op::Roll:
    case Op::Paint:
    case Op::Tap:
    case Op::Untap: return change_panels(event, line);
    case Op::Transcribe: return transcribe_by_effect(event);
    case Op::Release: return release_chosen(event, line);
    case Op::Spend: return spend(event, line);
    case Op::Lose: return lose(event);
    case Op::PanelGain: return gain_panels(event, line);
    case Op::PanelLose: return lose_panels(event, line);
    }
}

// 5.4, 5.6: what a maintained skill makes has the attributes of its panels as they are now.
void Battle::strike(const ChainEvent& event, const Line& line) {
    const Fighter& owner = state_.of(event.owner);
    ChainEvent blow = event;
    blow.kind = line.op == Op::Attack ? Happening::Attack : Happening::Counter;
    blow.line = nullptr;
    if (const Maintained* const use = owner.find_maintained(event.maintained)) {
        blow.attributes = state_.attributes_of(owner, *use);
    }
    const int more = state_.modified(owner, Mod::DamageDealt, blow.kind, blow.attributes);
    blow.damage = std::max(0, amount(event, line) + more);
    blow.added = more;
    place(blow);
}

void Battle::hurt(Side side, int n, By by) {
    if (n == 0) return;
    Fighter& fighter = state_.of(side);
    fighter.hp -= n;
    if (log_.verbose()) emit(EventKind::Hurt, side, {{"n", n}, {"hp", fighter.hp}});
    Occurrence damaged;
    damaged.when = When::Damaged;
    damaged.side = side;
    damaged.by = by;
    damaged.amount = n;
    happened_.push_back(damaged);
}

// A status's own damage is dealt even where the status itself is gone by now [panel 4.5, R24].
void Battle::damage(const ChainEvent& event, const Line& line) {
    const By by = event.slot < 0 ? By::Status : By::Effect;
    int n = amount(event, line);
    if (line.each) n *= stacks(event);
    if (line.ends && event.bearer_place != kGone) {
        take_from(event.owner, event.bearer, event.bearer_place,
                  static_cast<std::size_t>(event.status));
    }
    if (!line.both) return hurt(seen(event.owner, line.who), n, by);
    const Side first = state_.first == Side::None ? Side::A : state_.first;
    hurt(first, n, by);
    hurt(other(first), n, by);
}

void Battle::heal(Side side, int n) {
    Fighter& fighter = state_.of(side);
    const int before = fighter.hp;
    fighter.hp = std::max(before, std::min(fighter.most_hp(), before + n));
    if (log_.verbose())
        emit(EventKind::Healed, side, {{"n", fighter.hp - before}, {"hp", fighter.hp}});
    if (fighter.hp == before) return;
    Occurrence healed;
    healed.when = When::Healed;
    healed.side = side;
    healed.amount = fighter.hp - before;
    happened_.push_back(healed);
}

// Nothing where the attack is gone [panel 4.5]; never below 0 [panel 5.6].
void Battle::change_attack(const ChainEvent& event, const Line& line) {
    for (ChainEvent& one : state_.chain) {
        if (one.number != event.cause) continue;
        const int before = one.damage;
        if (line.op == Op::Boost) {
            one.damage = std::min(kMostDamage, before + amount(event, line));
        } else {
            const int left = line.amount == Line::Amount::All    ? 0
                             : line.amount == Line::Amount::Half ? before / 2
                                                                 : before - amount(event, line);
            one.damage = std::max(0, left);
        }
        if (log_.verbose()) {
            emit(EventKind::Strength, one.owner,
                 {{"number", one.number}, {"damage", one.damage}, {"was", before}});
        }
        return;
    }
}

// 4.5: what was paid stays paid.
void Battle::cancel(const ChainEvent& event) {
    const auto found =
        std::find_if(state_.chain.begin(), state_.chain.end(),
                     [&](const ChainEvent& one) { return one.number == event.cause; });
    if (found == state_.chain.end()) return;
    vanishing_ = event.cause;
    if (log_.verbose()) emit(EventKind::Cancelled, found->owner, {{"number", event.cause}});
    vanishing_ = 0;
    state_.chain.erase(found);
}

void Battle::spend(const ChainEvent& event, const Line& line) {
    std::uint8_t& borne = state_.of(event.owner).statuses[static_cast<std::size_t>(line.status)];
    const int n = amount(event, line);
    if (borne < n) return;
    borne = static_cast<std::uint8_t>(borne - n);
    if (log_.verbose()) {
        emit(EventKind::Spent, event.owner,
             {{"n", n},
              {"status", std::string_view(status(line.status).name)},
              {"left", static_cast<int>(borne)}});
    }
    for (const Line& then : line.then) execute(event, then);
}

// Everything on it goes with it [panel R44].
void Battle::lose(const ChainEvent& event) {
    if (event.slot < 0) return;
    Fighter& fighter = state_.of(event.owner);
    Slot& slot = fighter.slots[static_cast<std::size_t>(event.slot)];
    if (slot.lost) return;
    slot.lost = true;
    if (log_.verbose())
        emit(EventKind::Lost, event.owner, {{"skill", std::string_view(slot.skill->name)}});
    const auto place = static_cast<std::size_t>(event.slot);
    for (const std::uint8_t which : state_.list->by_letter) {
        take_from(event.owner, What::Skill, place, which);
    }
    const auto its_own = [&](const Maintained& use) { return use.slot == place; };
    for (;;) {
        const auto use =
            std::find_if(fighter.maintained.begin(), fighter.maintained.end(), its_own);
        if (use == fighter.maintained.end()) return;
        release(event.owner, use->id);
        check_maintenance();
    }
}

void Battle::transcribe_by_effect(const ChainEvent& event) {
    const std::size_t patterns = state_.of(event.owner).sheet->patterns.size();
    if (patterns == 0) return;
    options_.clear();
    for (std::size_t k = 0; k < patterns; ++k) {
        options_.push_back({Option::What::Pattern, event.owner, k});
    }
    Asking asking;
    asking.point = Point::Transcribe;
    asking.side = event.owner;
    asking.slot = event.slot;
    asking.effect = &event;
    transcribe_pattern(event.owner, options_[ask(asking)].place);
}

// What is done to panels, skills and characters, and which of them are chosen ([panel 6, 7.2]).

namespace {

/// Is it what a remove line names?
bool wanted(const Line& line, const Status& status, std::size_t place) {
    return line.status >= 0 ? line.status == static_cast<int>(place)
                            : line.category == status.category;
}

} // namespace

bool Battle::may_choose(const Line& line, Side owner, std::size_t place) const {
    const Fighter& fighter = state_.of(owner);
    if (line.what == What::Skill) return !fighter.slots[place].lost;
    const Panel& panel = fighter.panels[place];
    switch (line.op) {
    case Op::Paint:
    case Op::Tap: return !panel.used && !panel.locked;
    case Op::Untap: return panel.used && !panel.locked;
    default: return true;
    }
}

// 6.4: one after another; what bears the status already only if everything does.
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
    for (int n = 0; n < line.count; ++n) {
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
        if (options_.empty()) return;
        Asking asking;
        asking.point = Point::Target;
        asking.side = event.owner;
        asking.slot = event.slot;
        asking.status = given;
        asking.effect = &event;
        asking.line = &line;
        asking.chosen = n;
        chosen_.push_back(options_[ask(asking)].place);
    }
}

void Battle::give(const ChainEvent& event, const Line& line) {
    const Side side = seen(event.owner, line.who);
    if (line.what == What::Character) {
        give_to(side, line.what, 0, line.status);
        return;
    }
    choose_objects(event, line);
    for (const std::size_t place : chosen_) give_to(side, line.what, place, line.status);
}

// 6.2: beyond the maximum, or where one is immune, nothing happens.
bool Battle::give_to(Side side, What what, std::size_t place, int which, bool silently) {
    Fighter& fighter = state_.of(side);
    const auto k = static_cast<std::size_t>(which);
    if (state_.immune(fighter, which)) return false;
    if (what == What::Character) {
        if (fighter.statuses[k] >= status(which).most) return false;
        ++fighter.statuses[k];
    } else {
        StatusSet& borne =
            what == What::Panel ? fighter.panels[place].statuses : fighter.slots[place].statuses;
        if (has(borne, k)) return false;
        borne = with(borne, k);
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

// Character, panels from the left, skills from the top, by letter on each; a stack counts as one.
void Battle::remove(const ChainEvent& event, const Line& line) {
    const Side side = seen(event.owner, line.who);
    const Fighter& fighter = state_.of(side);
    int left = line.count;
    const auto from = [&](What what, std::size_t objects) {
        if (line.what != What::Character && line.what != what) return;
        for (std::size_t k = 0; k < objects; ++k) {
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
}

void Battle::change_panels(const ChainEvent& event, const Line& line) {
    const Side side = seen(event.owner, line.who);
    choose_objects(event, line);
    for (const std::size_t place : chosen_) {
        Panel& panel = state_.of(side).panels[place];
        switch (line.op) {
        case Op::Roll: { // 6.1; a list without Roll gives nothing
            const int given = state_.list->roll;
            panel.element =
                static_cast<Element>(roll(EventKind::DieRoll, side, given, What::Panel, place) - 1);
            if (given >= 0) give_to(side, What::Panel, place, given, true);
            break;
        }
        case Op::Paint: panel.element = choose_element(event, line, side); break;
        case Op::Tap: panel.used = true; break;
        default: panel.used = false; break;
        }
    }
    if (!chosen_.empty() && log_.verbose()) emit_panels(side, line.op, chosen_);
}

// What is no longer covered ends before the next one is chosen [panel R45].
void Battle::release_chosen(const ChainEvent& event, const Line& line) {
    const Side side = seen(event.owner, line.who);
    for (int n = 0; n < line.count && !state_.of(side).maintained.empty(); ++n) {
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
        release(side, state_.of(side).maintained[options_[ask(asking)].place].id);
        check_maintenance();
    }
}

} // namespace shiaiba::panel
