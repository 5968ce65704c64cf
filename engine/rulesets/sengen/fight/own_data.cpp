// What a GM's own data alone bring into a battle (5.4): elements, attacks of deployed cards, spells at
// the turn's end and in answer.
#include <numeric>
#include <utility>

#include "rulesets/sengen/fight/battle.hpp"

namespace shiaiba::sengen {

Harm Battle::harm_on(const Action& action, const Fighter& one) {
    Harm harm = action.harm;
    const int affinity = one.sheet->data->affinity(action.element, one.element);
    if (affinity == 0 || (harm.untrained && action.of_card == nullptr)) return harm;
    if (harm.dice == 0) {
        harm.flat += kElementPoints * affinity;
    } else {
        harm.dice = std::max(0, harm.dice + kElementDice * affinity);
    }
    return harm;
}

int Battle::last_faces(int dice) const {
    const auto all = static_cast<std::ptrdiff_t>(faces_.size());
    return std::accumulate(faces_.end() - std::min<std::ptrdiff_t>(dice, all), faces_.end(), 0);
}

int Battle::element_adds(Action& action, FighterId target, int dice, int rolled,
                         std::string_view rule) {
    const int affinity = at(target).sheet->data->affinity(action.element, at(target).element);
    if (affinity == 0 || dice == 0) return kElementPoints * affinity;
    // The dice of the damage are told before the element counts.
    emit_harm(action, rolled, rule);
    if (affinity < 0) return -action.last_two;
    // Two more fall once for all targets.
    if (action.two_more < 0) {
        action.two_more = roll(kElementDice);
        emit_roll("element", "5.4", at(action.by).actor,
                  {{"to", at(target).actor}, {"total", action.two_more}});
    }
    return action.two_more;
}

// The turn's end: deployed cards that attack by themselves, in the order of initiative.
void Battle::card_attacks() {
    for (const FighterId who : order_) {
        const Card* const card = at(who).card();
        if (over() || card == nullptr || !card->own_attack.there() || !at(who).awake()) continue;
        Action action;
        action.by = who;
        action.of_card = &card->own_attack;
        action.element = card->own_attack.element;
        action_ = &action;
        if (card->own_attack.kind == CardAttack::Kind::Danmaku) {
            danmaku(action);
        } else {
            home(action);
        }
        action_ = nullptr;
        strokes_.clear();
        check_victory();
    }
}

// Spells of the turn's end, which full defence and `no_action` bar like those of the setup.
void Battle::end_spells() {
    for (const FighterId who : order_) {
        if (!at(who).awake() || at(who).dazed() || at(who).full_defence) continue;
        picks_.clear();
        list_spells(who, SpellTiming::End, picks_);
        if (picks_.empty()) continue;
        picks_.emplace_back(TypedOption::Kind::Pass);
        const auto pick = choose(Point::TurnEnd, who, picks_);
        if (!pick) return;
        if (pick->kind == TypedOption::Kind::Cast) act(who, *pick, nullptr);
        if (over()) return;
    }
}

// Spells in answer to what a member is the target of.

void Battle::list_answers(const Action& action, FighterId who, TypedOptions& picks) const {
    if (!at(action.by).out()) list_spells(who, SpellTiming::Answer, picks);
}

/// Casts it; returns whether it took the place of the defence, as a spell with `negate` does.
bool Battle::answer(Action& action, FighterId who, int spell) {
    Action own;
    own.by = who;
    own.place = spell;
    const Spell& cast_one = at(who).spell(spell);
    if (cast_one.side == SpellSide::Enemy) own.targets = 1U << action.by;
    // It is no waiting (8.5), though it takes no action either.
    fighter(who).waited = false;
    const Card* const spent = std::exchange(spent_, nullptr);
    const auto strokes = strokes_;
    action_ = &own;
    cast(own);
    action_ = &action;
    spent_ = spent;
    strokes_ = strokes;
    check_victory();
    if (over() || !cast_one.has(Op::Negate)) return over();
    action.rolled |= 1U << who;
    if (own.total >= cast_one.activation) negate(action, own);
    return true;
}

/// What it answers is void for its caster, unless the total that was rolled for that is higher;
/// danmaku has none.
void Battle::negate(Action& action, const Action& answer) {
    const Fighter& one = at(answer.by);
    const Spell& spell = one.spell(answer.place);
    for (const Effect& effect : spell.effects) {
        if (effect.op != Op::Negate) continue;
        if (effect.when && !said_holds(effect, answer.by, action.by, spell)) continue;
        const bool danmaku = action.kind == Action::Kind::Danmaku;
        const bool ok = danmaku || answer.total >= action.total;
        if (ok) action.bombed |= 1U << answer.by;
        emit_negate(action, answer, ok);
        return;
    }
}

} // namespace shiaiba::sengen
