// The judges of positions: HP alone, the rules' formula, and a small network that self-play fitted.
#include <algorithm>
#include <array>

#include "rulesets/rakuen/opponent/features.hpp"
#include "rulesets/rakuen/opponent/worth.hpp"

namespace shiaiba::rakuen {
namespace {

/// The logistic function by its own differential equation, y' = y(1 − y), in integers: the same on
/// every target.
class Logistic {
public:
    Logistic() {
        constexpr std::int64_t kUnit = 1 << 30;
        const auto slope = [](std::int64_t y) { return y * (kUnit - y) / kUnit; };
        std::int64_t y = kUnit / 2;
        for (Worth& value : values_) {
            value = static_cast<Worth>(y / (kUnit / kWon));
            const std::int64_t middle = y + slope(y) / (2 * kSteps);
            y += slope(middle) / kSteps;
        }
    }
    /// Of z/256.
    Worth at(std::int64_t z) const {
        const bool negative = z < 0;
        const auto at = static_cast<std::size_t>(
            std::min<std::int64_t>((negative ? -z : z) * kSteps / 256, kSteps * kEnd));
        return negative ? kWon - values_[at] : values_[at];
    }

private:
    static constexpr std::int64_t kSteps = 64;
    static constexpr std::int64_t kEnd = 12;
    std::array<Worth, kSteps * kEnd + 1> values_{};
};

Worth logistic(std::int64_t z) {
    static const Logistic table;
    return table.at(z);
}

class HpJudge final : public Judge {
public:
    Worth worth(const State& state) const override {
        const int ahead = state.of(state.attacker).hp - state.of(other(state.attacker)).hp;
        return kWon / 2 + kWon / (2 * kMostHp + 2) * ahead;
    }
};

/// [rakuen 21]: σ(rel/38 + 0.13·(min(IN, 12) − min(IN of the other, 12))).
class FormulaJudge final : public Judge {
public:
    Worth worth(const State& state) const override {
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

/// One hidden layer of rectified sums beside a plain sum; weights in 1/1024.
class Network {
public:
    static constexpr std::size_t kHidden = 16;
    struct Weights {
        std::array<std::array<std::int16_t, kFeatures>, kHidden> hidden;
        std::array<std::int16_t, kHidden> out;
        std::array<std::int16_t, kFeatures> straight;
    };

    static Worth worth(const Weights& weights, const Features& features) {
        // In 1/2^18, and after it as many for the hidden ones by their own weights.
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

class FittedJudge final : public Judge {
public:
    Worth worth(const State& state) const override {
        return Network::worth(state.advanced ? kAdvanced : kBasic, features(state));
    }
};

} // namespace

const Judge& hp_judge() {
    static const HpJudge judge;
    return judge;
}
const Judge& formula_judge() {
    static const FormulaJudge judge;
    return judge;
}
const Judge& fitted_judge() {
    static const FittedJudge judge;
    return judge;
}

} // namespace shiaiba::rakuen
