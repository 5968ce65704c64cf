// Falls, Override, finishing, victory and the end of the battle (7.8 to 7.11).
#include <algorithm>

#include "rulesets/shinki/fight/battle.hpp"

namespace shiaiba::shinki {

bool Battle::could_override(FighterId who) const {
    const Fighter& one = at(who);
    return one.blazer() && !one.override_used && one.max_hp - one.fatal >= 1 &&
           owner_of(who).kihaku.size() >= skill(kOverride).cost.kihaku;
}

// 7.8: at HP 0; a blazer without 〈心輝〉 also at any damage.
bool Battle::falls(FighterId who, int amount) const {
    const Fighter& one = at(who);
    const bool bare = one.blazer() && !one.has(Status::Shine);
    return !one.down && (one.hp() == 0 || (bare && amount > 0));
}

void Battle::check_fall(FighterId who, int amount, FighterId cause) {
    Fighter& one = fighter(who);
    const bool bare = one.blazer() && !one.has(Status::Shine);
    if (!falls(who, amount)) return;
    const bool shone = one.has(Status::Shine);
    one.down = true;
    one.statuses &= ~bit(Status::Shine);
    if (who == turn_of_) turn_lost_ = true;
    emit("down", "7.8", one.actor,
         {{"cause", cause == kNobody ? Actor{} : at(cause).actor},
          {"hp", one.hp()},
          {"shone", shone ? 1 : 0}});
    if (ask_override(who, kNobody) || over()) return;
    if (settings_.turned.has(Ruling::R5UntransformedDie) && bare) {
        die(who, kWhyBare);
    } else if (settings_.finishing != Finishing::Never) {
        finish(who, cause);
    }
}

/// Offers Override at the member's own fall (R23), or when `killer` finishes it. Returns whether it
/// rose.
bool Battle::ask_override(FighterId who, FighterId killer) {
    if (!could_override(who)) {
        emit_no_override(who, false);
        return false;
    }
    const auto pick =
        choose(Point::Override, who, {{TypedOption::Kind::Yes}, {TypedOption::Kind::No}});
    if (!pick) return false;
    if (pick->kind == TypedOption::Kind::No) {
        emit_no_override(who, true);
        return false;
    }
    Fighter& one = fighter(who);
    const Skill& skill = this->skill(kOverride);
    std::vector<int> spent = lose_kihaku(who, skill.cost.kihaku);
    const int most = one.max_hp - one.fatal;
    for (const Effect& effect : skill.effects) {
        if (effect.op == Op::Revive) one.damage = most - std::min(effect.n, most);
    }
    one.down = false;
    one.override_used = true;
    emit("override", "7.8", one.actor,
         {{"skill", std::string_view(skill.id)},
          {"killer", killer == kNobody ? Actor{} : at(killer).actor},
          {"fatal", one.fatal},
          {"hp", one.hp()}});
    emit_kihaku(who, "7.8", -skill.cost.kihaku, std::move(spent), owner(who).kihaku.size());
    // This 狂乱 comes before 〈心輝〉 is back, so no learned immunity keeps it off (R35).
    const Action action{who, kOverride};
    if (skill.has(Op::Status)) set_status(who, Status::Frenzy, action);
    set_status(who, Status::Shine, action);
    return true;
}

// 7.9: the one who caused the fall decides; where that is no standing enemy, the first opponent
// that stands (R46).
void Battle::finish(FighterId who, FighterId cause) {
    FighterId by = cause;
    if (by == kNobody || !enemies(by, who) || at(by).down) {
        by = first_standing(other(at(who).actor.side));
    }
    if (by == kNobody) return;
    TypedOptions picks{{TypedOption::Kind::Yes}};
    if (settings_.finishing == Finishing::Ask)
        picks = {{TypedOption::Kind::No}, {TypedOption::Kind::Yes}};
    met_ = who;
    const auto pick = choose(Point::Finish, by, picks);
    if (!pick) return;
    if (pick->kind == TypedOption::Kind::Yes) return kill(who, by);
    emit("spare", "7.9", at(who).actor, {{"to", at(by).actor}});
}

void Battle::kill(FighterId who, FighterId by) {
    emit("finish", "7.9", at(who).actor, {{"to", at(by).actor}});
    if (!ask_override(who, by) && !over()) die(who, kWhyKilled);
}

void Battle::die(FighterId who, std::string_view why) {
    fighter(who).dead = true;
    emit("dead", "7.9", at(who).actor, {{"why", why}});
}

// 7.10: both sides down is a draw.
void Battle::check_victory() {
    if (over()) return;
    std::array<bool, 2> stands{};
    for (const Fighter& one : fighters_) {
        if (!one.down) stands[index(one.actor.side)] = true;
    }
    if (stands[0] && stands[1]) return;
    if (!stands[0] && !stands[1]) {
        end_with(Side::None, "both");
    } else {
        end_with(stands[0] ? Side::A : Side::B, "defeat");
    }
}

// 7.11 is told in one event. The outcome has the HP from before it, as the rules tell them.
Outcome Battle::end() {
    trace_result();
    Outcome outcome{winner_, reason_, round_};
    for (const Fighter& one : fighters_) {
        const int left = one.down ? 0 : one.hp();
        outcome.left[index(one.actor.side)] += left;
        outcome.members.push_back({one.actor.side, left, one.down, one.fatal});
    }
    if (reason_ != "defeat" && reason_ != "surrender") {
        emit(reason_, "7.10", {}, {{"rounds", outcome.rounds}});
    } else {
        emit("battle_end", "7.10", {winner_}, {{"rounds", outcome.rounds}, {"reason", reason_}});
    }
    emit_settled();
    emit_after();
    return outcome;
}

} // namespace shiaiba::shinki
