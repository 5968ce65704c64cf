// Answers plans about a decision (tags and facts, each computed only when a plan asks for it),
// evaluates conditions and amounts of own lists, and asks the player.
#include "rulesets/panel/plans/question.hpp"

#include <bit>

#include "core/plan/amount.hpp"
#include "rulesets/panel/fight/battle.hpp"

namespace shiaiba::panel {
namespace {

bool line_does(const Line& line, Does what, const SkillList& list) {
    for (const Line& then : line.then) {
        if (line_does(then, what, list)) return true;
    }
    const auto gives = [&](Class category) {
        const int given = line.op == Op::Roll ? list.roll : line.op == Op::Give ? line.status : -1;
        return given >= 0 && list.status(static_cast<std::size_t>(given)).category == category;
    };
    switch (what) {
    case Does::Attack: return line.op == Op::Attack;
    case Does::Heal: return line.op == Op::Heal;
    case Does::Counter: return line.op == Op::Counter;
    case Does::Reduce: return line.op == Op::Reduce;
    case Does::Cancel: return line.op == Op::Cancel;
    case Does::Ailment: return gives(Class::Ailment);
    case Does::Boost: return line.op == Op::Boost || gives(Class::Boost);
    }
    return false;
}

bool skill_does(const Skill& skill, Does what, const SkillList& list) {
    for (const Line& line : skill.activated) {
        if (line_does(line, what, list)) return true;
    }
    for (const Ability& ability : skill.triggered) {
        for (const Line& line : ability.lines) {
            if (line_does(line, what, list)) return true;
        }
    }
    return false;
}

} // namespace

int PanelQuestion::tag(std::size_t option, int tag) const {
    const Option& one = options_[option];
    switch (one.what) {
    case Option::What::Skill:
        if (static_cast<Tag>(tag) != Tag::Skill) return kNoTag;
        return state_.of(one.owner).slots[one.place].place;
    case Option::What::Pattern:
        return static_cast<Tag>(tag) == Tag::Pattern ? static_cast<int>(one.place) : kNoTag;
    default: return kNoTag;
    }
}

bool PanelQuestion::has(std::size_t option, int tag, int value) const {
    const Option& one = options_[option];
    const auto asked = static_cast<Tag>(tag);
    switch (one.what) {
    case Option::What::Pass: return false;
    case Option::What::Skill: return skill_has(one.owner, one.place, asked, value);
    case Option::What::Upheld: {
        const Maintained& use = state_.of(one.owner).maintained[one.place];
        return skill_has(one.owner, use.slot, asked, value, &use);
    }
    case Option::What::Panel: return panel_has(option, asked, value);
    case Option::What::Pattern:
        return asked == Tag::Pattern && value == static_cast<int>(one.place);
    case Option::What::Keep:
    case Option::What::Release:
        if (asked == Tag::Choice) {
            return (one.what == Option::What::Release) ==
                   (value == static_cast<int>(Upkeep::Release));
        }
        return skill_has(asking_.side, static_cast<std::size_t>(asking_.slot), asked, value);
    case Option::What::Attr: return asked == Tag::Element && value == static_cast<int>(one.place);
    }
    return false;
}

bool PanelQuestion::skill_has(Side owner, std::size_t slot, Tag tag, int value,
                              const Maintained* use) const {
    const Slot& one = state_.of(owner).slots[slot];
    const Skill& skill = *one.skill;
    const auto of = [&](Element element) {
        if (asking_.point == Point::Use) return skill.cost.has(element);
        if (use == nullptr) return state_.has_attribute(owner, slot, element);
        return state_.attributes_of(state_.of(owner), *use).has(element); // [panel R45]
    };
    switch (tag) {
    case Tag::Skill: return value == one.place;
    case Tag::Attr: return of(static_cast<Element>(value));
    case Tag::Art: return of(Element::Sword) == (value == static_cast<int>(Art::Sword));
    case Tag::Kind: return value == static_cast<int>(skill.kind);
    case Tag::Maintain: return skill.maintain;
    case Tag::Does: return skill_does(skill, static_cast<Does>(value), *state_.list);
    case Tag::Status:
        return value >= 0 && panel::has(one.statuses, static_cast<std::size_t>(value));
    default: return false;
    }
}

bool PanelQuestion::panel_has(std::size_t option, Tag tag, int value) const {
    const Option& one = options_[option];
    const Panel& panel = state_.of(one.owner).panels[one.place];
    switch (tag) {
    case Tag::Element: return value == static_cast<int>(panel.element);
    case Tag::State:
        switch (static_cast<PanelState>(value)) {
        case PanelState::Unused: return !panel.used;
        case PanelState::Used: return panel.used;
        case PanelState::Maintained: return panel.locked;
        }
        return false;
    case Tag::Status:
        return value >= 0 && panel::has(panel.statuses, static_cast<std::size_t>(value));
    case Tag::Edge:
        return option == (value == static_cast<int>(Edge::Leftmost) ? 0 : options_.size() - 1);
    default: return false;
    }
}

bool PanelQuestion::source(int tag, int value) const {
    switch (static_cast<Tag>(tag)) {
    case Tag::Skill:
        return asking_.slot >= 0 &&
               me().slots[static_cast<std::size_t>(asking_.slot)].place == value;
    case Tag::Status: return asking_.status == value && value >= 0;
    case Tag::Class:
        return asking_.status >= 0 &&
               value == static_cast<int>(
                            state_.list->status(static_cast<std::size_t>(asking_.status)).category);
    case Tag::Cost: return asking_.white;
    default: return false;
    }
}

/// Number of free panels left once the option's skill is paid by default; with a tag, panels of
/// that element only. Only while acting: keeping panels doesn't bear on reactions ([panel 8.5]).
std::optional<int> PanelQuestion::reserve(std::size_t option, int /*resource*/, int tag,
                                          int value) const {
    if (!asking_.acting || options_[option].what != Option::What::Skill) return std::nullopt;
    const auto paid = state_.payable(me(), *me().slots[options_[option].place].skill);
    const PanelSet free = state_.free_panels(me());
    const PanelSet left = free & ~paid.value_or(0);
    if (tag < 0) return std::popcount(left);
    int count = 0;
    for (std::size_t k = 0; k < me().panel_count; ++k) {
        if (contains(left, k) && value == static_cast<int>(me().panels[k].element)) ++count;
    }
    return count;
}

std::optional<int> PanelQuestion::fact(int fact, int argument) const {
    const int which = which_one(argument);
    const auto asked = static_cast<Fact>(fact);
    switch (asked) {
    case Fact::Turn: return state_.turn;
    case Fact::First:
    case Fact::Second:
        if (state_.first == Side::None) return std::nullopt;
        return (state_.first == asking_.side) == (asked == Fact::First) ? 1 : 0;
    case Fact::IncomingDamage:
    case Fact::IncomingArt:
    case Fact::IncomingAttr: return fact_of_attack(asked, which);
    case Fact::Pattern: return which == me().pattern ? 1 : 0;
    case Fact::Uses:
    case Fact::OpponentUsed: {
        const bool own = asked == Fact::Uses;
        int uses = 0;
        for (const Slot& slot : state_.of(own ? asking_.side : other(asking_.side)).slots) {
            if (slot.place == which) uses += slot.uses;
        }
        return own ? uses : uses > 0 ? 1 : 0;
    }
    default:
        return fact_of_fighter(asked, opponents(argument) ? other(asking_.side) : asking_.side,
                               which);
    }
}

std::optional<int> PanelQuestion::fact_of_attack(Fact fact, int which) const {
    if (asking_.incoming == nullptr) return std::nullopt;
    const ChainEvent& event = *asking_.incoming;
    if (fact == Fact::IncomingDamage) return event.damage;
    if (fact == Fact::IncomingArt) return event.attributes.sword() ? 1 : 0;
    return which >= 0 && event.attributes.has(static_cast<Element>(which)) ? 1 : 0;
}

std::optional<int> PanelQuestion::fact_of_fighter(Fact fact, Side who, int which) const {
    const Fighter& fighter = state_.of(who);
    const auto status = static_cast<std::size_t>(which);
    switch (fact) {
    case Fact::Hp: return fighter.hp;
    case Fact::MaxHp: return fighter.most_hp();
    case Fact::LostHp: return fighter.most_hp() - fighter.hp;
    case Fact::Unused:
    case Fact::Used:
    case Fact::Panels: {
        int count = 0;
        for (const Panel& panel : fighter.array()) {
            if (which >= 0 && which != static_cast<int>(panel.element)) continue;
            if (fact == Fact::Panels || panel.used == (fact == Fact::Used)) ++count;
        }
        return count;
    }
    case Fact::StatusOf: return fighter.statuses[status];
    case Fact::Has: return fighter.statuses[status] > 0 ? 1 : 0;
    case Fact::PanelsWith: {
        int count = 0;
        for (const Panel& panel : fighter.array()) count += panel::has(panel.statuses, status);
        return count;
    }
    case Fact::SkillsWith: {
        int count = 0;
        for (const Slot& slot : fighter.slots) count += panel::has(slot.statuses, status);
        return count;
    }
    case Fact::Maintaining:
        for (const Maintained& one : fighter.maintained) {
            if (which < 0 || fighter.slots[one.slot].place == which) return 1;
        }
        return 0;
    default: return std::nullopt;
    }
}

// -- Conditions and amounts of own lists ([panel 7.2]): their facts are those that plans of the
// owner would see.

namespace {

/// The attack or counter-attack with this number, if it is still on the chain.
const ChainEvent* attack_in(const State& state, int number) {
    const ChainEvent* const found = state.find(number);
    const bool attack =
        found != nullptr && (found->kind == Happening::Attack || found->kind == Happening::Counter);
    return attack ? found : nullptr;
}

class LineFacts {
public:
    LineFacts(const State& state, Side owner, const ChainEvent* incoming, int spent)
        : spent_(spent), question_(asking_, state, none_) {
        asking_.side = owner;
        asking_.incoming = incoming;
    }
    LineFacts(const LineFacts&) = delete;
    LineFacts& operator=(const LineFacts&) = delete;

    std::optional<int> fact(int fact, int argument) const {
        return fact == kSpentFact ? spent_ : question_.fact(fact, argument);
    }

private:
    int spent_;
    Asking asking_;
    std::vector<Option> none_;
    PanelQuestion question_;
};

} // namespace

bool Battle::holds(const ChainEvent& event, const Line& line) const {
    const ChainEvent* const incoming = line.when_answers ? attack_in(state_, event.cause) : nullptr;
    return plan::truth_of(*line.when, LineFacts(state_, event.owner, incoming, spent_))
        .value_or(false);
}

bool State::counts(const Fighter& fighter, const Static& one) const {
    const Side side = &fighter == &fighters[index(Side::A)] ? Side::A : Side::B;
    return plan::truth_of(*one.when, LineFacts(*this, side, nullptr, 0)).value_or(false);
}

bool Battle::holds(const Trigger& trigger, Side owner, const Occurrence& one) const {
    const ChainEvent* const incoming =
        trigger.of_attack() ? attack_in(state_, one.number) : nullptr;
    return plan::truth_of(*trigger.when_said, LineFacts(state_, owner, incoming, 0))
        .value_or(false);
}

int Battle::said_number(const ChainEvent& event, const plan::Amount& amount, int least,
                        int most) const {
    const LineFacts facts(state_, event.owner, attack_in(state_, event.cause), spent_);
    // An amount with an unknown fact counts as 0, or as the least one above it ([panel 7.2]).
    return plan::value_of(amount, facts, least, most).value_or(std::max(least, 0));
}

std::vector<int> Battle::said_facts(const ChainEvent& event, const plan::Amount& amount) const {
    return plan::facts_of(amount,
                          LineFacts(state_, event.owner, attack_in(state_, event.cause), spent_));
}

std::size_t Battle::ask(const Asking& asking) {
    if (options_.size() < 2) return 0;
    return context_.choose(PanelQuestion(asking, state_, options_));
}

} // namespace shiaiba::panel
