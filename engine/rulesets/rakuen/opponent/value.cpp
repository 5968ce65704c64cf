// Evaluators of positions: HP alone, a formula, and a small network that self-play fitted, with its
// inputs. Order and scale of the inputs belong to the weights: changing either needs new weights.
#include "rulesets/rakuen/opponent/value.hpp"

#include <algorithm>

#include "rulesets/rakuen/fight/exchange.hpp"

namespace shiaiba::rakuen {
namespace {

constexpr std::int32_t kOne = 256;

/// Writes the inputs one after the other, in 1/256.
class Writer {
public:
    explicit Writer(Features& features) : features_(features) {}
    void ratio(int value, int unit) { features_[size_++] = kOne * value / unit; }
    void flag(bool value) { features_[size_++] = value ? kOne : 0; }

private:
    Features& features_;
    std::size_t size_ = 0;
};

/// Whether 必殺 can still come, as far as HP and SP go.
bool finisher_left(const State& state, const Fighter& fighter) {
    return !fighter.used.has(Skill::Finisher) && fighter.hp >= kFinisherHp &&
           (!state.advanced || fighter.sp > 0);
}

/// Writes the margins of the best and second best ability that may be used now, of the last one,
/// and of the best of all; then the largest ability that may be used now, and of all.
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

// The three evaluators.

namespace {

/// The logistic function as a table, from its own differential equation y' = y(1 − y) in integers:
/// the same on every target.
class Logistic {
public:
    Logistic() {
        constexpr std::int64_t kUnit = 1 << 30;
        const auto slope = [](std::int64_t y) { return y * (kUnit - y) / kUnit; };
        std::int64_t y = kUnit / 2;
        for (Value& value : values_) {
            value = static_cast<Value>(y / (kUnit / kWon));
            const std::int64_t middle = y + slope(y) / (2 * kSteps);
            y += slope(middle) / kSteps;
        }
    }
    /// The value at z/256.
    Value at(std::int64_t z) const {
        const bool negative = z < 0;
        const auto at = static_cast<std::size_t>(
            std::min<std::int64_t>((negative ? -z : z) * kSteps / 256, kSteps * kEnd));
        return negative ? kWon - values_[at] : values_[at];
    }

private:
    static constexpr std::int64_t kSteps = 64;
    static constexpr std::int64_t kEnd = 12;
    std::array<Value, kSteps * kEnd + 1> values_{};
};

Value logistic(std::int64_t z) {
    static const Logistic table;
    return table.at(z);
}

class HpJudge final : public Evaluator {
public:
    Value value(const State& state) const override {
        const int ahead = state.of(state.attacker).hp - state.of(other(state.attacker)).hp;
        return kWon / 2 + kWon / (2 * kMostHp + 2) * ahead;
    }
};

/// σ(rel/38 + 0.13·(min(IN, 12) − min(the opponent's IN, 12))); rel is the lead in HP, which counts
/// more the fewer HP are left.
class FormulaJudge final : public Evaluator {
public:
    Value value(const State& state) const override {
        const Fighter& own = state.of(state.attacker);
        const Fighter& foe = state.of(other(state.attacker));
        const int ahead = own.hp - foe.hp + 16 + (foe.recoil ? 10 : 0);
        const int least = std::min(own.hp, foe.hp);
        const int in = std::min(own.in, 12) - std::min(foe.in, 12);
        // rel = ahead · (1 + 60/(60 + least)) / 1.5
        return logistic(256 * 2 * ahead * (120 + least) / (3 * 38 * (60 + least)) +
                        3328 * in / 100);
    }
};

/// A network: one hidden layer of rectified sums, beside a direct sum of the inputs. Weights in
/// 1/1024.
class Network {
public:
    static constexpr std::size_t kHidden = 16;
    struct Weights {
        std::array<std::array<std::int16_t, kFeatures>, kHidden> hidden;
        std::array<std::int16_t, kHidden> out;
        std::array<std::int16_t, kFeatures> straight;
    };

    static Value value(const Weights& weights, const Features& features) {
        // In 1/2^18: inputs in 1/256 times weights in 1/1024. The output of a hidden unit is
        // brought back to that behind its own weight.
        std::int64_t sum = dot(weights.straight, features);
        for (std::size_t unit = 0; unit < kHidden; ++unit) {
            const std::int64_t rectified = std::max(0, dot(weights.hidden[unit], features));
            sum += rectified * weights.out[unit] / 1024;
        }
        return logistic(sum / 1024);
    }

private:
    static std::int32_t dot(const std::array<std::int16_t, kFeatures>& weights,
                            const Features& features) {
        std::int32_t sum = 0;
        for (std::size_t k = 0; k < kFeatures; ++k) sum += weights[k] * features[k];
        return sum;
    }
};

constexpr Network::Weights kBasic{
#include "rulesets/rakuen/opponent/basic.weights"
};
constexpr Network::Weights kAdvanced{
#include "rulesets/rakuen/opponent/advanced.weights"
};

class FittedJudge final : public Evaluator {
public:
    Value value(const State& state) const override {
        return Network::value(state.advanced ? kAdvanced : kBasic, features(state));
    }
};

} // namespace

const Evaluator& hp_evaluator() {
    static const HpJudge evaluator;
    return evaluator;
}
const Evaluator& formula_evaluator() {
    static const FormulaJudge evaluator;
    return evaluator;
}
const Evaluator& fitted_evaluator() {
    static const FittedJudge evaluator;
    return evaluator;
}

} // namespace shiaiba::rakuen
