// Positions as numbers; the weights of the fitted judge belong to exactly these.
#include "rulesets/rakuen/opponent/features.hpp"

#include <algorithm>

#include "rulesets/rakuen/fight/exchange.hpp"

namespace shiaiba::rakuen {
namespace {

constexpr std::int32_t kOne = 256;

/// Fills the features one after the other.
class Writer {
public:
    explicit Writer(Features& features) : features_(features) {}
    void ratio(int value, int unit) { features_[size_++] = kOne * value / unit; }
    void flag(bool value) { features_[size_++] = value ? kOne : 0; }

private:
    Features& features_;
    std::size_t size_ = 0;
};

/// 必殺 is still to come, as far as the HP go.
bool finisher_left(const State& state, const Fighter& fighter) {
    return !fighter.used.has(Skill::Finisher) && fighter.hp >= kFinisherHp &&
           (!state.advanced || fighter.sp > 0);
}

/// Margins: the best and second best that may be attacked with now, the one of the last attack, the
/// best of all; and the largest ability now and of all.
void add_abilities(Writer& out, const Fighter& own, const Fighter& foe) {
    constexpr int kNone = -99;
    int best = kNone;
    int second = kNone;
    int best_of_all = kNone;
    int largest = 0;
    int largest_of_all = 0;
    for (const Ability ability : kAllAbilities) {
        const int here = margin(own, foe, ability);
        best_of_all = std::max(best_of_all, here);
        largest_of_all = std::max(largest_of_all, own.ability(ability));
        if (ability == own.last) continue;
        second = std::max(second, std::min(best, here));
        best = std::max(best, here);
        largest = std::max(largest, own.ability(ability));
    }
    out.ratio(best, 15);
    out.ratio(second, 15);
    out.ratio(own.last == Ability::None ? best : margin(own, foe, own.last), 15);
    out.ratio(largest, 30);
    out.ratio(best_of_all, 15);
    out.ratio(largest_of_all, 30);
}

} // namespace

Features features(const State& state) {
    const Fighter& own = state.of(state.attacker);
    const Fighter& foe = state.of(other(state.attacker));
    const int own_forced = forced_doubles(own, foe);
    const int foe_forced = forced_doubles(foe, own);
    const bool own_finisher = finisher_left(state, own);
    const bool foe_finisher = finisher_left(state, foe);
    const auto if_so = [](bool flag, int value) { return flag ? value : 0; };

    Features features{};
    Writer out(features);
    out.flag(true);
    out.ratio(own.hp, 150);
    out.ratio(foe.hp, 150);
    out.ratio(own.hp - foe.hp, 75);
    out.ratio(60, 30 + own.hp);
    out.ratio(60, 30 + foe.hp);
    out.ratio(std::min(own.in, 20), 8);
    out.ratio(std::min(foe.in, 20), 8);
    out.ratio(std::min(own_forced, 12), 4);
    out.ratio(std::min(foe_forced, 12), 4);
    out.flag(own_forced > 0);
    out.flag(foe_forced > 0);
    out.ratio(std::clamp(own.in - 2, 0, 8), 4);
    out.ratio(std::clamp(foe.in - 2, 0, 8), 4);
    out.flag(own_finisher);
    out.flag(foe_finisher);
    out.ratio(if_so(own_finisher, std::min(own.in, 12)), 6);
    out.ratio(if_so(foe_finisher, std::min(foe.in, 12)), 6);
    out.ratio(if_so(own_finisher, std::min(own.evades, 8)), 4);
    out.ratio(if_so(foe_finisher, std::min(foe.evades, 8)), 4);
    out.ratio(if_so(own_finisher, own.hp - kFinisherHp), 70);
    out.ratio(if_so(foe_finisher, foe.hp - kFinisherHp), 70);
    out.flag(foe.recoil);
    out.ratio(if_so(foe.recoil, std::min(own.in, 20)), 8);
    add_abilities(out, own, foe);
    add_abilities(out, foe, own);
    out.ratio(own.sp, 3);
    out.ratio(foe.sp, 3);
    out.flag(own.sealed);
    out.ratio(std::min(own.guards, 3), 3);
    out.ratio(std::min(foe.guards, 3), 3);
    out.flag(foe.sealed);
    constexpr SkillSet kReactions = SkillSet(Skill::Riposte) | Skill::Counter;
    out.flag(!(own.used & kReactions).empty());
    out.flag(!(foe.used & kReactions).empty());
    return features;
}

} // namespace shiaiba::rakuen
