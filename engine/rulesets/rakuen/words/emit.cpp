// Emits the events and boards of a fight while its log is verbose, and writes its trace.
#include <string>
#include <utility>
#include <vector>

#include "rulesets/rakuen/fight/battle.hpp"
#include "rulesets/rakuen/words/words.hpp"

namespace shiaiba::rakuen {
namespace {

/// Names of the skills of a set, in the table's order; "" where there is none.
std::string_view nth_skill(SkillSet skills, int n) {
    std::string_view found;
    int k = 0;
    for_each(skills, [&](Skill skill) {
        if (k++ == n) found = id(skill);
    });
    return found;
}

EventKind tale_of(Action action) {
    switch (action) {
    case Action::Invisible: return EventKind::Invisible;
    case Action::Charge: return EventKind::Charge;
    case Action::Guard: return EventKind::Guard;
    case Action::Evade: return EventKind::Evade;
    case Action::InvisibleGuard: return EventKind::InvisibleGuard;
    default: return EventKind::Attack;
    }
}

/// The clause by which such an action rolls its dice.
std::string_view rule_of_dice(Action action) {
    switch (action) {
    case Action::Invisible: return "8.2";
    case Action::Charge: return "13.8";
    case Action::Evade: return "7.1";
    case Action::Guard: return "7.2";
    case Action::InvisibleGuard: return "9";
    default: return "6.1";
    }
}

/// A pair as it counts, and where that differs as it fell.
std::vector<NumberList> faces(std::string_view name, Pair fell, Pair counted) {
    const auto list = [](std::string_view of, Pair pair) {
        return NumberList{of, {value(pair.red), value(pair.blue)}, 10};
    };
    if (fell.red == counted.red && fell.blue == counted.blue) return {list(name, counted)};
    return {list(name, counted), list("fell", fell)};
}

} // namespace

void Battle::emit(EventKind kind, Side side, std::vector<Arg> args, std::string_view rule,
                  std::vector<NumberList> lists) {
    Event event;
    event.round = state_.turn;
    event.phase = scene_;
    event.rule = rule.empty() ? facts(kind).rule : rule;
    event.kind = facts(kind).kind;
    event.side = side;
    event.args = std::move(args);
    event.lists = std::move(lists);
    log_.emit(std::move(event), board());
}

int Battle::paid_for(SkillSet skills) const { return state_.advanced ? cost(skills) : 0; }

void Battle::emit_initiative(Side side, int roll) {
    emit(EventKind::Initiative, side, {{"roll", roll}}, {}, {{"dice", {roll}, 100}});
}

void Battle::emit_start() {
    for (const Side side : {state_.first, other(state_.first)}) {
        const Fighter& fighter = state_.of(side);
        emit(EventKind::Build, side,
             {{id(Ability::Pow), fighter.ability(Ability::Pow)},
              {id(Ability::Spd), fighter.ability(Ability::Spd)},
              {id(Ability::Wiz), fighter.ability(Ability::Wiz)}});
    }
}

void Battle::emit_declared(int least) {
    const int sp = paid_for(attack_.pre);
    if (attack_.action == Action::Charge) {
        return emit(EventKind::Charge, attacker(),
                    {{"skill", id(Skill::Charge)}, {"spPaid", sp}, {"sp", own().sp}});
    }
    const bool invisible = attack_.invisible();
    std::vector<Arg> args{{"ability", id(attack_.ability)},
                          {"points", own().ability(attack_.ability)},
                          {kSkillKeys[0], nth_skill(attack_.pre, 0)},
                          {kSkillKeys[1], nth_skill(attack_.pre, 1)},
                          {"threshold", invisible ? least : 0},
                          {"in", invisible ? own().in : 0},
                          {"forced", invisible ? 1 + own().in - least : 0},
                          {"spPaid", sp},
                          {"sp", own().sp}};
    for (int k = kMostSkillsAPhase; k < attack_.pre.size(); ++k) {
        args.push_back({kSkillKeys[static_cast<std::size_t>(k)], nth_skill(attack_.pre, k)});
    }
    emit(tale_of(attack_.action), attacker(), std::move(args));
}

void Battle::emit_pair(Side roller, Pair raw, Pair counted, Why why, int total, int paid) {
    const EventKind kind = why == Why::Chain    ? EventKind::PairChain
                           : why == Why::Forced ? EventKind::PairForced
                           : why == Why::Paid   ? EventKind::PairPaid
                                                : EventKind::Pair;
    emit(kind, roller,
         {{"red", raw.red},
          {"blue", raw.blue},
          {"toRed", counted.red},
          {"toBlue", counted.blue},
          {"sum", counted.sum()},
          {"total", total},
          {"paid", paid},
          {"in", state_.of(roller).in}},
         roller == attacker() ? rule_of_dice(attack_.action) : rule_of_dice(answer_.action),
         faces("dice", raw, counted));
}

void Battle::emit_skill(Side side, Skill skill) {
    emit(EventKind::Use, side,
         {{"skill", id(skill)}, {"spPaid", paid_for(skill)}, {"sp", state_.of(side).sp}},
         skill == Skill::Counter ? "13.11" : "");
}

void Battle::emit_shift(Pair before, const Shift& shift) {
    emit(EventKind::Shift, attacker(),
         {{"skill", id(Skill::Shift)},
          {"die", shift.blue ? "blue" : "red"},
          {"step", shift.step},
          {"red", before.red},
          {"blue", before.blue},
          {"toRed", attack_.last.red},
          {"toBlue", attack_.last.blue},
          {"total", attack_.total},
          {"spPaid", paid_for(Skill::Shift)},
          {"sp", own().sp}},
         {}, faces("changed", before, attack_.last));
}

void Battle::emit_values() {
    const SkillSet skills = attack_.skills();
    const bool finisher = skills.has(Skill::Finisher);
    emit(EventKind::Values, attacker(),
         {{"ability", id(attack_.ability)},
          {"points", own().ability(attack_.ability)},
          {"trump", skills.has(Skill::Trump) ? 1 : 0},
          {"half", skills.has(Skill::Half) ? 1 : 0},
          {"rush", skills.has(Skill::Rush) ? lower_of_others(own(), attack_.ability) : 0},
          {"flat", skills.has(Skill::Flat) ? higher_of_others(own(), attack_.ability) : 0},
          {"dice", attack_.total},
          {"finisher", finisher ? 1 : 0},
          {"in", finisher ? own().in : 0},
          {"evades", finisher ? own().evades : 0},
          {"sure", skills.has(Skill::Half) || skills.has(Skill::Surehit) ? 1 : 0},
          {"critical", attack_.critical ? 1 : 0},
          {"forced", attack_.forced},
          {"attack", attack_.av},
          {"hit", attack_.hv}});
}

void Battle::emit_answer() {
    emit(tale_of(answer_.action), defender(),
         {{"ability", id(attack_.ability)},
          {"skill1", nth_skill(answer_.skills, 0)},
          {"spPaid", paid_for(answer_.skills)},
          {"sp", foe().sp}});
}

// `own`: the defender's ability that came off the attack value; `reduction`: the dice that did.
void Battle::emit_damage(int hp) {
    const bool guarded =
        answer_.action == Action::Guard || answer_.action == Action::InvisibleGuard;
    const bool alive = foe().hp > 0;
    const EventKind kind = !alive               ? EventKind::Defeated
                           : answer_.damage > 0 ? EventKind::Damage
                           : answer_.gain > 0   ? EventKind::NoDamage
                                                : EventKind::Unhurt;
    const int gain = alive ? answer_.gain : 0;
    emit(kind, defender(),
         {{"hp", hp},
          {"attack", attack_.av},
          {"own", guarded ? foe().ability(attack_.ability) : 0},
          {"reduction", answer_.action == Action::InvisibleGuard ? answer_.total : 0},
          {"damage", answer_.damage},
          {"left", foe().hp},
          {"in", foe().in - gain + answer_.paid},
          {"paid", answer_.paid},
          {"gain", gain},
          {"total", foe().in}});
}

void Battle::emit_back(int hp) {
    const bool riposte = answer_.skills.has(Skill::Riposte);
    emit(answer_.back > 0 ? EventKind::Back : EventKind::BackNothing, attacker(),
         {{"skill", id(riposte ? Skill::Riposte : Skill::Counter)},
          {"hp", hp},
          {"of", riposte ? answer_.damage : attack_.av},
          {"damage", answer_.back},
          {"left", own().hp}},
         riposte ? "13.10" : "13.11");
}

void Battle::emit_phase(std::string_view phase, Side side) {
    scene_ = phase;
    log_.phase(state_.turn, phase, side);
}

Board Battle::board() const {
    Board board;
    board.round = state_.turn;
    board.phase = scene_;
    const bool exchange = scene_ == "attack" || scene_ == "guard";
    for (const Side side : kSides) {
        const Fighter& fighter = state_.of(side);
        Board::Half& half = board.sides[index(side)];
        Board::Row abilities{"abilities", {}};
        for (const Ability ability : kAllAbilities) {
            const bool acting = exchange && side == state_.attacker && ability == attack_.ability;
            abilities.cells.push_back({id(ability), fighter.ability(ability), false, 0,
                                       acting                    ? "acting"
                                       : ability == fighter.last ? "last"
                                                                 : "",
                                       ""});
        }
        half.rows.push_back(std::move(abilities));
        Board::Row used{"used", {}};
        for (int k = 0; k < fighter.uses; ++k) {
            used.cells.push_back(
                {id(fighter.order[static_cast<std::size_t>(k)]), 0, false, 0, "", ""});
        }
        half.rows.push_back(std::move(used));
        half.meters = {{"hp", fighter.hp, kMostHp}, {"in", fighter.in, 0}};
        if (state_.advanced) half.meters.push_back({"sp", fighter.sp, kSp});
        const std::array<int, kStates> states{fighter.stunned, fighter.recoil, fighter.sealed,
                                              fighter.evades, fighter.guards};
        for (std::size_t k = 0; k < kStates; ++k) {
            if (states[k] > 0) half.states.emplace_back(state_words(k).id, states[k]);
        }
        half.left = fighter.hp;
        half.full = kMostHp;
    }
    return board;
}

// The trace: one ASCII line a phase, frozen with this rules version (docs/systems/rakuen.md, 18).

namespace {

void add(std::string& line, int value) { line.append(1, ',').append(std::to_string(value)); }

std::string written(const Fighter& fighter) {
    std::string line = std::to_string(fighter.hp);
    add(line, fighter.in);
    add(line, fighter.sp);
    line.append(1, ',').append(id(fighter.last));
    for (const int value :
         {fighter.stunned ? 1 : 0, fighter.recoil ? 1 : 0, fighter.sealed ? 1 : 0}) {
        add(line, value);
    }
    add(line, fighter.evades);
    add(line, fighter.guards);
    for (int k = 0; k < fighter.uses; ++k) {
        line.append(1, k == 0 ? ',' : '+').append(id(fighter.order[static_cast<std::size_t>(k)]));
    }
    return line;
}

} // namespace

void Battle::trace_phase(Side side, std::string_view what) {
    std::string line = std::to_string(state_.turn);
    line.append(1, ';').append(letter(side)).append(1, ';').append(what);
    for (const Fighter& fighter : state_.fighters) line.append(1, ';').append(written(fighter));
    log_.trace(line);
}

void Battle::trace_order(const std::string& rolls, Side winner, bool first) {
    trace_phase(winner, "order " + rolls + (first ? ";first" : ";second"));
}

void Battle::trace_skipped(bool stunned) {
    trace_phase(attacker(), stunned ? "skip;stun" : "skip;recoil");
}

void Battle::trace_attack() {
    std::string what = token({attack_.action, attack_.ability, attack_.skills(), {}});
    what.append(1, ';').append(std::to_string(attack_.rolls));
    add(what, attack_.total);
    add(what, attack_.critical ? 1 : 0);
    add(what, attack_.forced);
    add(what, attack_.av);
    add(what, attack_.hv);
    trace_phase(attacker(), what);
}

void Battle::trace_guard() {
    const bool skipped = answer_.action == Action::Pass;
    std::string what =
        skipped ? "skip" : token({answer_.action, Ability::None, answer_.skills, {}});
    what.append(1, ';').append(std::to_string(answer_.rolls));
    add(what, answer_.total);
    add(what, answer_.damage);
    add(what, answer_.back);
    trace_phase(defender(), what);
}

void Battle::trace_end() {
    const std::string who =
        outcome_.winner == Side::None ? "D" : std::string(letter(outcome_.winner));
    log_.trace("RESULT;" + who + ";" + std::string(outcome_.reason) + ";" +
               std::to_string(state_.turn));
}

} // namespace shiaiba::rakuen
