// Queries on a state: which panels pay, what static abilities add, attributes; and the eight
// statuses of the rules ([panel 5, 6.2]).
#include "rulesets/panel/fight/state.hpp"

#include "rulesets/panel/sheet/skill.hpp"

namespace shiaiba::panel {
namespace {

/// Calls `visit` for each such modifier of the fighter that counts now, and the name of what it is
/// of: those of a skill as many times as it works, then those that were given.
template <class Visit>
void each_static(const State& state, const Fighter& fighter, Mod mod, Visit visit) {
    const bool any = (fighter.statics >> static_cast<unsigned>(mod) & 1U) != 0;
    for (std::size_t k = 0; any && k < fighter.slots.size(); ++k) {
        const Slot& slot = fighter.slots[k];
        if (slot.skill->statics.empty()) continue;
        for (int times = state.works(fighter, k); times > 0; --times) {
            for (const Static& one : slot.skill->statics) {
                if (one.mod != mod) continue;
                if (!one.when || state.counts(fighter, one)) visit(one, slot.skill->name);
            }
        }
    }
    for (const Lasting& one : fighter.lasting) {
        if (one.modifier.mod == mod) visit(one.modifier, one.from);
    }
}

StatusRules rules_of(const SkillList& list) {
    StatusRules rules;
    for (std::size_t k = 0; k < list.statuses.size(); ++k) {
        const Status& status = list.status(k);
        const auto put = [k](StatusSet& set, bool is) {
            if (is) set = with(set, k);
        };
        put(rules.no_pay, status.no_pay);
        put(rules.no_use, status.no_use);
        put(rules.keep_used, status.keep_used);
        put(rules.no_transcribe, status.no_transcribe);
        put(rules.triggering, status.trigger.has_value());
        if (status.trigger)
            put(rules.listening[static_cast<std::size_t>(status.trigger->when)], true);
        for (std::size_t what = 0; what < rules.bearable.size(); ++what) {
            put(rules.bearable[what], status.may_be_on(static_cast<What>(what)));
        }
        put(rules.recovering, status.recover != 0);
    }
    return rules;
}

Fighter fighter_of(const Sheet& sheet) {
    Fighter fighter;
    fighter.sheet = &sheet;
    fighter.hp = sheet.most_hp();
    fighter.panel_count = static_cast<std::size_t>(sheet.reflex);
    if (!sheet.patterns.empty()) {
        transcribe(fighter.array(), sheet.patterns.front().panels, 0);
        fighter.pattern = 0;
    }
    for (const std::uint8_t place : sheet.skills) {
        const Skill& skill = sheet.list->skill(place);
        Slot slot;
        slot.skill = &skill;
        slot.place = place;
        if (skill.kind == Kind::Reactive) {
            slot.listens |= 1U << static_cast<unsigned>(skill.trigger.when);
        }
        for (const Ability& ability : skill.triggered) {
            slot.listens |= 1U << static_cast<unsigned>(ability.on.when);
        }
        fighter.listens |= slot.listens;
        for (const Static& one : skill.statics) {
            fighter.statics |= 1U << static_cast<unsigned>(one.mod);
        }
        fighter.slots.push_back(slot);
    }
    return fighter;
}

} // namespace

State opening(const Sheet& a, const Sheet& b) {
    State state;
    state.list = a.list.get();
    state.rules = rules_of(*a.list);
    state.fighters = {fighter_of(a), fighter_of(b)};
    return state;
}

int State::works(const Fighter& fighter, std::size_t slot) const {
    const Slot& one = fighter.slots[slot];
    if (one.lost || bound(one)) return 0;
    return one.skill->innate() ? 1 : fighter.times_maintained(slot);
}

PanelSet State::free_panels(const Fighter& fighter) const {
    PanelSet free = 0;
    for (std::size_t k = 0; k < fighter.panel_count; ++k) {
        const Panel& panel = fighter.panels[k];
        if (!panel.used && !panel.locked && (panel.statuses & rules.no_pay) == 0) {
            free |= bit(k);
        }
    }
    return free;
}

Allowed State::allowed(const Fighter& fighter) const {
    Allowed allowed{};
    each_static(*this, fighter, Mod::AllowPay, [&](const Static& one, std::string_view) {
        std::uint8_t& panels = allowed[index(one.as)];
        panels = static_cast<std::uint8_t>(panels | (1U << index(one.panel)));
    });
    return allowed;
}

std::optional<PanelSet> State::payable(const Fighter& fighter, const Skill& skill) const {
    return default_payment(skill.cost, fighter.array(), free_panels(fighter), allowed(fighter));
}

bool State::immune(const Fighter& fighter, int status) const {
    return !immune_by(fighter, status).empty();
}

std::string_view State::immune_by(const Fighter& fighter, int status) const {
    std::string_view by;
    each_static(*this, fighter, Mod::Immune, [&](const Static& one, std::string_view of) {
        if (by.empty() && one.status == status) by = of;
    });
    return by;
}

int State::modified(const Fighter& fighter, Mod mod, Happening kind, Attributes attributes) const {
    int sum = 0;
    each_static(*this, fighter, mod, [&](const Static& one, std::string_view) {
        if (one.attr && !attributes.has(*one.attr)) return;
        if (one.kind && (*one.kind == When::Attack) != (kind == Happening::Attack)) return;
        sum += one.n;
    });
    return sum;
}

int State::initiative(const Fighter& fighter) const {
    int sum = fighter.sheet->vitality;
    each_static(*this, fighter, Mod::Initiative,
                [&](const Static& one, std::string_view) { sum += one.n; });
    return sum;
}

Attributes State::attributes_of(const Fighter& fighter, const Maintained& one) const {
    Attributes attributes;
    for (std::size_t k = 0; k < fighter.panel_count; ++k) {
        if (contains(one.panels, k)) attributes.add(fighter.panels[k].element);
    }
    return attributes;
}

bool State::has_attribute(Side side, std::size_t slot, Element element) const {
    const Fighter& fighter = of(side);
    bool used = false;
    bool has = false;
    for (const Maintained& one : fighter.maintained) {
        if (one.slot != slot) continue;
        used = true;
        has = has || attributes_of(fighter, one).has(element);
    }
    for (const ChainEvent& event : chain) {
        if (event.owner != side || event.slot != static_cast<int>(slot) || event.of_use == 0) {
            continue;
        }
        used = true;
        has = has || event.attributes.has(element);
    }
    return used ? has : fighter.slots[slot].skill->cost.has(element);
}

// -- The eight statuses of the rules ([panel 6.2]), and searches in a list

namespace {

constexpr unsigned on(What what) { return 1U << static_cast<unsigned>(what); }

Status status(char letter, const char* name, const char* ja, Class category, unsigned where,
              int most, int recover) {
    Status one;
    one.letter = letter;
    one.name = name;
    one.ja = ja;
    one.category = category;
    one.on = where;
    one.most = most;
    one.recover = recover;
    return one;
}

Line line(Op op, int n) {
    Line one;
    one.op = op;
    one.n = n;
    one.who = Who::Self;
    return one;
}

/// A line that spends one stack and then does `then`; without a stack it does nothing.
Line spending(int which, Line then) {
    Line one = line(Op::Spend, 1);
    one.status = which;
    one.then.push_back(std::move(then));
    return one;
}

Trigger trigger(When when, std::optional<Who> who) {
    Trigger one;
    one.when = when;
    one.who = who;
    return one;
}

} // namespace

const std::vector<Status>& known_statuses() {
    static const std::vector<Status> all = [] {
        const unsigned character = on(What::Character);
        const unsigned panel = on(What::Panel);
        Status bind = status('B', "Bind", "束縛", Class::Ailment, panel | on(What::Skill), 1, 4);
        bind.no_pay = true;
        bind.no_use = true;
        Status heat = status('H', "Heat", "灼熱", Class::Ailment, panel, 1, 0);
        heat.trigger = trigger(When::PanelPaid, std::nullopt);
        heat.lines = {line(Op::Damage, 1)};
        heat.lines[0].ends = true;
        Status freeze = status('Z', "Freeze", "凍結", Class::Ailment, panel, 1, 0);
        freeze.keep_used = true;
        Status poison = status('P', "Poison", "毒", Class::Ailment, character, 3, 5);
        poison.trigger = trigger(When::StatusPhase, std::nullopt);
        poison.lines = {line(Op::Damage, 1)};
        poison.lines[0].each = true;
        Status guard = status('G', "Guard", "防護", Class::Boost, character, 1, 0);
        guard.trigger = trigger(When::Attack, Who::Opponent);
        guard.lines = {spending(kGuard, line(Op::Reduce, 2))};
        Status edge = status('E', "Edge", "鋭気", Class::Boost, character, 1, 0);
        edge.trigger = trigger(When::Attack, Who::Self);
        edge.lines = {spending(kEdge, line(Op::Boost, 2))};
        Status roll = status('R', "Roll", "Roll", Class::Special, panel, 1, 4);
        roll.no_transcribe = true;
        const Status charge = status('C', "Charge", "Charge", Class::Special, character, 5, 0);
        std::vector<Status> eight{bind, heat, freeze, poison, guard, edge, roll, charge};
        for (std::size_t k = 0; k < eight.size(); ++k) eight[k].known = static_cast<int>(k);
        return eight;
    }();
    return all;
}

int SkillList::find_skill(std::string_view name) const {
    for (std::size_t k = 0; k < skills.size(); ++k) {
        if (skills[k].name == name) return static_cast<int>(k);
    }
    return -1;
}

int SkillList::find_status(std::string_view name) const {
    for (std::size_t k = 0; k < statuses.size(); ++k) {
        if (statuses[k].name == name) return static_cast<int>(k);
    }
    return -1;
}

} // namespace shiaiba::panel
