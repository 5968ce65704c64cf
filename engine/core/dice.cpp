// Rolls that are written down, rewinds, and the private stream.
#include "core/dice.hpp"

namespace shiaiba {

Dice Dice::scripted(std::vector<std::uint64_t> rolls) {
    Dice dice(0);
    dice.scripted_ = true;
    dice.script_ = std::move(rolls);
    return dice;
}

Dice Dice::begun(std::vector<std::uint64_t> rolls, std::uint64_t seed) {
    Dice dice = scripted(std::move(rolls));
    dice.seed_ = seed;
    dice.stream_ = SplitMix64(seed);
    dice.begun_ = true;
    return dice;
}

std::uint64_t Dice::scripted_below(std::uint64_t n) {
    if (begun_ && used_ == script_.size()) {
        scripted_ = false;
        return below(n);
    }
    const std::size_t roll = used_++;
    if (roll < script_.size() && script_[roll] < n) {
        ++rolled_;
        return script_[roll];
    }
    fault_ = roll < script_.size()
                 ? "roll " + std::to_string(roll + 1) + " is " + std::to_string(script_[roll]) +
                       ", not below " + std::to_string(n)
                 : "roll " + std::to_string(roll + 1) + " is not in the script";
    missed_ = true;
    go_private();
    return below(n);
}

void Dice::reroll(std::uint64_t n) {
    if (begun_) scripted_ = false;
    stream_ = SplitMix64(seed_ ^ (n * 0xD1B54A32D192ED03ULL));
}

void Dice::go_private() {
    // Scripted rolls end here too: nothing that is played out unheard may use them up.
    if (scripted_ && !begun_ && used_ < script_.size() && fault_.empty()) {
        fault_ = std::to_string(script_.size() - used_) + " rolls of the script are unused";
    }
    scripted_ = false;
    if (!before_private_) before_private_ = rolled_;
    stream_ = SplitMix64(0);
}

std::string Dice::fault() const {
    if (!fault_.empty()) return fault_;
    if (scripted_ && !begun_ && used_ < script_.size()) {
        return std::to_string(script_.size() - used_) + " rolls of the script are unused";
    }
    return {};
}

} // namespace shiaiba
