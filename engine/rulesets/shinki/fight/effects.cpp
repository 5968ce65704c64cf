// Applies the effects of a skill (4) and of reactions, and deals damage (7.5).
#include <algorithm>
#include <bit>

#include "rulesets/shinki/fight/battle.hpp"

namespace shiaiba::shinki {

/// Applies an effect to the user, once and even without targets (R42), or to each target that still
/// stands (R24). Returns whether the skill goes on.
bool Battle::apply(Action& action, const Effect& effect) {
    if (effect.to_self || effect.op == Op::MoveSelf || effect.op == Op::Shine) {
        bool any = effect.when == When::Always || effect.when == When::UserHpAtMost;
        if (any) any = holds(action, effect, action.user);
        if (effect.when == When::Said && action.reached.empty())
            any = holds(action, effect, kNobody);
        for (FighterId who = 0; who < members() && !any && effect.when != When::UserHpAtMost;
             ++who) {
            any = action.reached.has(who) && holds(action, effect, who);
        }
        if (any) {
            apply_to(action, effect, action.user);
        } else {
            emit_unmet(action, effect, action.user);
        }
        return true;
    }
    for (const FighterId target : action.targets) {
        if (cut_short(action)) return false;
        if (at(target).down) continue;
        if (holds(action, effect, target)) {
            apply_to(action, effect, target);
        } else {
            emit_unmet(action, effect, target);
        }
    }
    return true;
}

/// Whether the skill ends early: its user has fallen by it, or the battle is over.
bool Battle::cut_short(const Action& action) {
    if (!at(action.user).down && !over()) return false;
    if (!over()) emit_skill("cut_short", "7.5", action.user, action.skill);
    return true;
}

bool Battle::holds(const Action& action, const Effect& effect, FighterId target) const {
    switch (effect.when) {
    case When::Damaged: return (action.damaged & 1U << target) != 0;
    case When::TargetStatus:
        return (at(target).statuses & static_cast<unsigned>(effect.when_what)) != 0;
    case When::UserHpAtMost: return at(action.user).hp() <= effect.when_what;
    case When::SameColumn: return at(target).column == at(action.user).column;
    case When::Said: return said_holds(effect, action.user, target, action.used);
    default: return true;
    }
}

Worth Battle::worth_of(const Action& action, const Effect& effect, FighterId target) const {
    Worth worth{action.user, action.skill, amount_of(effect, action.user, target, action.used),
                action.used, action.cards};
    if (verbose() && !effect.said.empty()) {
        worth.said = skill(action.skill).number_of(effect);
        worth.found = said_facts(effect, action.user, target, action.used);
    }
    return worth;
}

void Battle::apply_to(Action& action, const Effect& effect, FighterId target) {
    Fighter& one = fighter(target);
    // For an effect on the user, "target" in its words is the first member that the skill reaches.
    FighterId other = target;
    if (effect.to_self || effect.op == Op::MoveSelf || effect.op == Op::Shine) {
        other = action.reached.empty() ? kNobody : action.reached.front();
    }
    const Worth worth = worth_of(action, effect, other);
    const int some = std::max(0, expr(worth.amount, action.used));
    const int count = number_of(effect, action.user, other, action.used);
    if (count == 0 && effect.counts_cards()) return emit_unmet(action, effect, target);
    switch (effect.op) {
    case Op::Damage:
        if (deal(worth, target) > 0) action.damaged |= 1U << target;
        return;
    case Op::FatalDamage:
        if (some == 0) return;
        one.fatal += some;
        emit_worth("fatal", "4", target, worth,
                   {{"n", some}, {"all", one.fatal}, {"hp", one.hp()}});
        check_fall(target, some, action.user);
        return;
    case Op::Reduce: {
        const int n = some + (target == action.user ? one.guard_plus() : 0);
        one.reduce += n;
        emit_worth("reduce", "7.5", target, worth,
                   {{"n", n}, {"total", one.reduce}, {"next", turn_of_ == kNobody ? 1 : 0}},
                   n > some ? learned_by(target, &Learned::guard_plus) : std::vector<int>());
        return;
    }
    case Op::Heal: {
        const int n = std::min(some, one.damage);
        one.damage -= n;
        emit_worth("heal", "4", target, worth, {{"n", n}, {"over", some - n}, {"hp", one.hp()}});
        return;
    }
    case Op::Status:
        each_status(effect.statuses, [&](Status status) {
            if (one.immune(status)) {
                emit_immune(target, status);
            } else {
                set_status(target, status, action);
            }
        });
        return;
    case Op::Cleanse:
        each_status(effect.statuses,
                    [&](Status status) { clear_status(target, status, kWhyCleansed); });
        return;
    case Op::Draw:
        if (!one.mob()) draw(target, count);
        return;
    case Op::Discard:
        if (!one.mob()) discard_cards(target, count, "4", {}, action.skill);
        return;
    case Op::KihakuGain: {
        Card card = 0;
        int n = 0;
        std::vector<int> gone;
        for (; n < count && !over() && draw_card(card); ++n) add_kihaku(target, card, gone);
        if (over()) return;
        if (n < count) emit("no_card", "1.1", owner_actor(target));
        emit_kihaku(target, "4", n, std::move(gone), owner(target).kihaku.size());
        return;
    }
    case Op::KihakuLoss: {
        const int before = owner(target).kihaku.size();
        std::vector<int> gone = lose_kihaku(target, count);
        const int left = owner(target).kihaku.size();
        emit_kihaku(target, "4", left - before, std::move(gone), left);
        return;
    }
    case Op::Give: give(action, count, target); return;
    case Op::MoveSelf: move_self(target, count); return;
    case Op::Shift: shift(action, effect, count, target); return;
    case Op::Shine:
        if (one.blazer()) set_status(target, Status::Shine, action);
        return;
    // Only reactions have these; apply_one_answer() and ask_override() apply them.
    case Op::Contest:
    case Op::Negate:
    case Op::StepOut:
    case Op::Counter:
    case Op::Revive: return;
    }
}

void Battle::apply_answer(Action& action, Action& reaction, const std::vector<Effect>& effects) {
    const FighterId target = reaction.targets.front();
    for (const Effect& effect : effects) {
        if (at(reaction.user).down || over()) return;
        if (effect.to_self || holds(reaction, effect, target)) {
            apply_one_answer(action, reaction, effect);
        } else {
            emit_unmet(reaction, effect, target);
        }
    }
}

void Battle::apply_one_answer(Action& action, Action& reaction, const Effect& effect) {
    switch (effect.op) {
    case Op::Contest: contest(action, reaction, effect); return;
    case Op::Negate: negate(action, reaction); return;
    case Op::StepOut: step_out(action, reaction); return;
    case Op::Counter:
        counters_.push_back({reaction.user, reaction.skill, reaction.used, reaction.cards, &effect,
                             amount_of(effect, reaction.user, action.user, reaction.used),
                             said_facts(effect, reaction.user, action.user, reaction.used)});
        emit_counter("ready", counters_.back(), action, {});
        return;
    default: apply(reaction, effect);
    }
}

/// A reaction without cards has largest 0 and never wins; nor does any against a skill without
/// cards.
void Battle::contest(Action& action, Action& reaction, const Effect& effect) {
    const bool wins = action.used.cards > 0 && reaction.used.largest > action.used.largest;
    emit_contest(action, reaction, wins);
    apply_answer(action, reaction, wins ? effect.win : effect.lose);
}

void Battle::negate(Action& action, const Action& reaction) {
    const FighterId who = reaction.targets.front();
    action.targets.remove(who);
    action.reached.remove(who);
    emit_slip("negate", action, reaction);
}

void Battle::step_out(Action& action, Action& reaction) {
    const FighterId who = reaction.user;
    TypedOptions& picks = new_list();
    if (at(who).column < kColumns) picks.push_back(TypedOption::of_step(1));
    if (at(who).column > 1) picks.push_back(TypedOption::of_step(-1));
    const auto pick = choose(Point::Sidestep, who, picks);
    if (!pick) return;
    move_to(who, at(who).column + pick->what, skill(reaction.skill).id);
    const Skill& acting = skill(action.skill);
    if (acting.ranged && !acting.reaches(distance(at(who).column, at(action.user).column))) {
        negate(action, reaction);
    } else {
        emit_slip("within", action, reaction);
    }
}

void Battle::give(Action& action, int most, FighterId target) {
    const FighterId who = action.user;
    std::vector<int> given;
    for (int n = 0; n < most && !owner(who).hand.empty(); ++n) {
        TypedOptions& picks = new_list();
        owner(who).hand.each_kind([&](Card card) { picks.push_back(TypedOption::of_card(card)); });
        if (n > 0) picks.push_back({TypedOption::Kind::Stop});
        met_ = target;
        cards_due_ = most - n;
        const auto pick = choose(Point::Give, who, picks);
        if (!pick) return;
        if (pick->kind == TypedOption::Kind::Stop) break;
        owner(who).hand.remove(pick->what);
        owner(target).hand.add(pick->what);
        given.push_back(pick->what);
    }
    if (given.empty()) return;
    const int count = static_cast<int>(given.size());
    emit("give", "4", at(who).actor,
         {{"to", at(target).actor},
          {"n", count},
          {"hand", owner(who).hand.size()},
          {"theirs", owner(target).hand.size()}},
         {{"cards", std::move(given), 0, at(who).actor.side}});
}

void Battle::move_self(FighterId who, int n) {
    const int from = at(who).column;
    TypedOptions& picks = new_list();
    for (int column = std::max(1, from - n); column <= std::min(kColumns, from + n); ++column) {
        if (column != from) {
            picks.push_back(TypedOption::of_column(column));
        }
    }
    const auto pick = choose(Point::Column, who, picks);
    if (pick) move_to(who, pick->what, "skill");
}

void Battle::shift(const Action& action, const Effect& effect, int n, FighterId target) {
    const int own = at(action.user).column;
    const int from = at(target).column;
    // Pushed away from the same column, it goes to where its side begins.
    const bool up = from > own || (from == own && homes_[index(at(target).actor.side)] == kColumns);
    const int way = up ? 1 : -1;
    int to = from;
    if (effect.toward) {
        const int apart = std::min(distance(own, from), n);
        to = from - way * apart;
    } else {
        to = std::clamp(from + way * n, 1, kColumns);
    }
    if (to != from) {
        move_to(target, to, skill(action.skill).id);
    } else {
        emit_skill("unmoved", "4", target, action.skill, effect.toward ? kWhySameColumn : kWhyEdge);
    }
}

void Battle::move_to(FighterId who, int column, std::string_view why) {
    const int from = at(who).column;
    fighter(who).column = column;
    emit("move", why == "step" ? "7.4" : "4", at(who).actor,
         {{"from", from}, {"to", column}, {"why", why}});
}

void Battle::set_status(FighterId who, Status status, const Action& by) {
    Fighter& one = fighter(who);
    const bool had = one.has(status);
    one.statuses |= bit(status);
    if (const OwnStatus* const own = list_.own(status); own != nullptr && !had) {
        const auto place = static_cast<std::size_t>(own - list_.statuses.data());
        one.rounds_left[place] = static_cast<std::uint8_t>(own->rounds);
        sum_changes(one);
    }
    emit_status(had ? "status_kept" : "status_on", who, status, {}, &by);
}

/// What the member's own-list statuses change, anew.
void Battle::sum_changes(Fighter& one) const {
    one.changes = {};
    each_status(one.statuses, [&](Status status) {
        const OwnStatus* const own = list_.own(status);
        if (own == nullptr) return;
        one.changes.damage += own->changes.damage;
        one.changes.taken += own->changes.taken;
        one.changes.speed += own->changes.speed;
        one.changes.bars |= own->changes.bars;
    });
}

void Battle::clear_status(FighterId who, Status status, std::string_view why) {
    Fighter& one = fighter(who);
    if (!one.has(status)) return;
    one.statuses &= ~bit(status);
    if (list_.own(status) != nullptr) sum_changes(one);
    emit_status("status_off", who, status, why);
}

int Battle::deal(const Worth& worth, FighterId target) {
    Fighter& one = fighter(target);
    const int dealt = landed(target, out(worth.by, worth.amount, worth.used), one.reduce);
    one.damage += dealt;
    emit_damage(worth, target, dealt);
    check_fall(target, dealt, worth.by);
    for (std::size_t k = 0; dealt > 0 && k < list_.statuses.size() && !over(); ++k) {
        if (list_.statuses[k].hurt_ends) clear_status(target, own_status(k), kWhyHurt);
    }
    return dealt;
}

} // namespace shiaiba::shinki
