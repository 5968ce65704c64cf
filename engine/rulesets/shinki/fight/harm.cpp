// 7.5, 7.8 to 7.11: damage, falling, rising, finishing, and the end.
#include <algorithm>

#include "rulesets/shinki/fight/battle.hpp"

namespace shiaiba::shinki {

int Battle::deal(Who from, Who target, int base, std::string_view source) {
    Fighter& one = fighter(target);
    const int out = this->out(from, Expr{base}, {});
    const int dealt = std::max(0, out - one.reduce);
    one.damage += dealt;
    tell("damage", "7.5", one.actor,
         {{"base", base},
          {"mods", out - base},
          {"reduce", one.reduce},
          {"final", dealt},
          {"hp", one.hp()},
          {"source", source}});
    check_fall(target, dealt, from);
    return dealt;
}

bool Battle::could_override(Who who) const {
    const Fighter& one = at(who);
    return one.blazer() && !one.override_used && one.max_hp - one.fatal >= 1 &&
           owner_of(who).kihaku.size() >= kOverrideKihaku;
}

// 7.8
void Battle::check_fall(Who who, int amount, Who cause) {
    Fighter& one = fighter(who);
    const bool bare = one.blazer() && !one.has(Status::Shine) && amount >= 1;
    if (one.down || (one.hp() > 0 && !bare)) return;
    one.down = true;
    one.statuses &= ~bit(Status::Shine);
    if (who == turn_of_) turn_lost_ = true;
    tell("down", "7.8", one.actor, {{"cause", cause == kNobody ? Actor{} : at(cause).actor}});
    if (ask_override(who) || over()) return;
    if (settings_.finishing != Finishing::Never) finish(who, cause);
}

/// Returns whether it rose.
bool Battle::ask_override(Who who) {
    if (!could_override(who)) return false;
    const auto pick = choose(Point::Override, who, {{Pick::Kind::Yes}, {Pick::Kind::No}});
    if (!pick || pick->kind == Pick::Kind::No) return false;
    Fighter& one = fighter(who);
    lose_kihaku(who, kOverrideKihaku);
    const int most = one.max_hp - one.fatal;
    one.damage = most - std::min(kOverrideHp, most);
    one.down = false;
    one.override_used = true;
    const std::string_view skill = this->skill(kOverride).id;
    tell("override", "7.8", one.actor, {{"skill", skill}, {"hp", one.hp()}});
    tell_kihaku(who, "7.8");
    // R35: nothing keeps this 狂乱 off, since it comes before 〈心輝〉 is back.
    set_status(who, Status::Frenzy);
    set_status(who, Status::Shine);
    return true;
}

// 7.9; R46
void Battle::finish(Who who, Who cause) {
    Who by = cause;
    if (by == kNobody || !enemies(by, who) || at(by).down) {
        by = first_standing(other(at(who).actor.side));
    }
    if (by == kNobody) return;
    Picks picks{{Pick::Kind::Yes}};
    if (settings_.finishing == Finishing::Ask) picks = {{Pick::Kind::No}, {Pick::Kind::Yes}};
    const auto pick = choose(Point::Finish, by, picks);
    if (!pick || pick->kind == Pick::Kind::No) return;
    tell("finish", "7.9", at(who).actor, {{"to", at(by).actor}});
    if (ask_override(who) || over()) return;
    fighter(who).dead = true;
}

// 7.10
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

void Battle::end_with(Side winner, const char* reason) {
    winner_ = winner;
    reason_ = reason;
}

// 7.11 is told in one event; what a side has left is what it had before that.
Outcome Battle::end() {
    trace_result();
    Outcome outcome{winner_, reason_, round_};
    for (const Fighter& one : fighters_) {
        const int left = one.down ? 0 : one.hp();
        outcome.left[index(one.actor.side)] += left;
        outcome.members.push_back({one.actor.side, left, one.down, one.fatal});
    }
    const std::string_view reason = reason_;
    if (reason != "defeat" && reason != "surrender") {
        tell(reason, "7.10", {}, {{"rounds", outcome.rounds}});
    } else {
        tell("battle_end", "7.10", {winner_}, {{"rounds", outcome.rounds}});
    }
    tell_after();
    return outcome;
}

/// Who stands up again has HP 1; who was finished, or rose by Override, is dead afterwards (7.8).
void Battle::tell_after() {
    enum Fate { kAlive, kDead, kBurnedOut };
    for (const Side side : kSides) {
        std::vector<int> hps;
        std::vector<int> fates;
        for (const Fighter& one : fighters_) {
            if (one.actor.side != side) continue;
            hps.push_back(one.down ? 1 : one.hp());
            fates.push_back(one.dead ? kDead : one.override_used ? kBurnedOut : kAlive);
        }
        tell("after", "7.11", {side}, {}, {{"hp", std::move(hps)}, {"fates", std::move(fates)}});
    }
}

} // namespace shiaiba::shinki
