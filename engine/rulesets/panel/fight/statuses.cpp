// The eight statuses of the rules ([panel 6.2]), and looking things up in a list.
#include "rulesets/panel/sheet/skill.hpp"

namespace shiaiba::panel {
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

/// One of it goes, and with it comes `then`; without it nothing does.
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
        return std::vector<Status>{bind, heat, freeze, poison, guard, edge, roll, charge};
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
