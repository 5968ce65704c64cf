// Executes the text lines of abilities, except those of objects.cpp and own_lists.cpp: attacks,
// damage, healing, changes of attacks and panels, spending, losing ([panel 5.6, 7.2]).
#include <algorithm>
#include <utility>

#include "rulesets/panel/fight/battle.hpp"

namespace shiaiba::panel {
namespace {

/// A bound for damage that is boosted again and again.
constexpr int kMostDamage = 9999;

} // namespace

void Battle::execute(const ChainEvent& event, const Line& line) {
    if (!goes_on(event)) return;            // 6.2
    if (line.when && !holds(event, line)) { // [panel R27]
        if (log_.verbose()) emit_unmet(event, line);
        return;
    }
    if (line.in_words()) reckon(event, line);
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
    case Op::Modify: return modify(event, line);
    }
}

// 5.6: the attacker's modifiers count when the attack is placed. 5.4: an attack of a maintained
// skill has the attributes that its panels have now.
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
    Fighter& fighter = state_.of(side);
    if (n == 0) {
        if (log_.verbose()) emit_nothing("damage", side, {{"hp", fighter.hp}});
        return;
    }
    fighter.hp -= n;
    tell_outlook(side, n);
    if (log_.verbose()) emit(EventKind::Hurt, side, {{"n", n}, {"hp", fighter.hp}});
    Occurrence damaged;
    damaged.when = When::Damaged;
    damaged.side = side;
    damaged.by = by;
    damaged.amount = n;
    happened_.push_back(damaged);
}

// Damage of a status counts as damage by the status, and is dealt even if the status itself has
// gone by now [panel 4.5, R24]. Damage to both is told of the first character first [panel R53].
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
    const int gained = fighter.hp - before;
    if (log_.verbose()) {
        const std::string_view why = gained == n  ? (n == 0 ? "zero" : "")
                                     : gained > 0 ? "most"
                                                  : "full";
        emit(EventKind::Healed, side, {{"n", gained}, {"hp", fighter.hp}, {"why", why}});
    }
    if (gained == 0) return;
    Occurrence healed;
    healed.when = When::Healed;
    healed.side = side;
    healed.amount = fighter.hp - before;
    happened_.push_back(healed);
}

// Does nothing if the attack is gone [panel 4.5]; never reduces it below 0 [panel 5.6].
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
            emit_strength(one, before);
        }
        return;
    }
    if (log_.verbose()) emit_gone(event);
}

// 4.5: the cost of what is cancelled stays paid.
void Battle::cancel(const ChainEvent& event) {
    const auto found =
        std::find_if(state_.chain.begin(), state_.chain.end(),
                     [&](const ChainEvent& one) { return one.number == event.cause; });
    if (found == state_.chain.end()) {
        if (log_.verbose()) emit_gone(event);
        return;
    }
    vanishing_ = event.cause;
    if (log_.verbose()) emit_cancelled(*found);
    vanishing_ = 0;
    state_.chain.erase(found);
}

void Battle::spend(const ChainEvent& event, const Line& line) {
    std::uint8_t& borne = state_.of(event.owner).statuses[static_cast<std::size_t>(line.status)];
    const int n = amount(event, line);
    if (borne < n) {
        if (log_.verbose()) {
            emit_nothing("few", event.owner,
                         {{"status", std::string_view(status(line.status).name)},
                          {"n", static_cast<int>(borne)},
                          {"need", n}});
        }
        return;
    }
    borne = static_cast<std::uint8_t>(borne - n);
    if (log_.verbose()) {
        emit(EventKind::Spent, event.owner,
             {{"n", n},
              {"status", std::string_view(status(line.status).name)},
              {"left", static_cast<int>(borne)}});
    }
    const int before = std::exchange(spent_, n);
    for (const Line& then : line.then) {
        if (!over()) execute(event, then);
    }
    spent_ = before;
}

// With the skill go its statuses and its maintained uses, the oldest first [panel R44].
void Battle::lose(const ChainEvent& event) {
    if (event.slot < 0) {
        if (log_.verbose()) emit_nothing("no-skill", event.owner);
        return;
    }
    Fighter& fighter = state_.of(event.owner);
    const auto place = static_cast<std::size_t>(event.slot);
    Slot& slot = fighter.slots[place];
    if (slot.lost) {
        if (log_.verbose())
            emit_nothing("lost", event.owner, {{"skill", name_of(event.owner, place)}});
        return;
    }
    slot.lost = true;
    if (log_.verbose())
        emit(EventKind::Lost, event.owner, {{"skill", name_of(event.owner, place)}});
    for (const std::uint8_t which : state_.list->by_letter) {
        take_from(event.owner, What::Skill, place, which);
    }
    const auto its_own = [&](const Maintained& use) { return use.slot == place; };
    for (;;) {
        const auto use =
            std::find_if(fighter.maintained.begin(), fighter.maintained.end(), its_own);
        if (use == fighter.maintained.end()) return;
        release(event.owner, use->id, "lost");
        check_maintenance();
    }
}

void Battle::change_panels(const ChainEvent& event, const Line& line) {
    const Side side = seen(event.owner, line.who);
    choose_objects(event, line);
    std::vector<Panel> before;
    if (log_.verbose())
        before.assign(state_.of(side).array().begin(), state_.of(side).array().end());
    for (const std::size_t place : chosen_) {
        Panel& panel = state_.of(side).panels[place];
        switch (line.op) {
        case Op::Roll: { // 6.1. A list without Roll gives no status.
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
    state_.of(side).recheck = true;
    if (!chosen_.empty() && log_.verbose()) emit_panels(side, line.op, chosen_, before);
}

void Battle::transcribe_by_effect(const ChainEvent& event) {
    const std::size_t patterns = state_.of(event.owner).sheet->patterns.size();
    if (patterns == 0) {
        if (log_.verbose()) emit_nothing("no-pattern", event.owner);
        return;
    }
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

} // namespace shiaiba::panel
