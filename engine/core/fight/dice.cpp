// Dice: rolls from a script, from the seed (after any rewinds), or from the private stream. The
// constants decide every fight of a link: never change them.
#include "core/fight/dice.hpp"

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
    missed_ = n;
    go_private();
    return below(n);
}

// The factor is odd, so that every n gives another seed. Frozen: records hold "reroll n".
void Dice::reroll(std::uint64_t n) { stream_ = SplitMix64(seed_ ^ (n * 0xD1B54A32D192ED03ULL)); }

void Dice::go_private() {
    // Scripted rolls end here too: what is played out unheard must not use them up.
    scripted_ = false;
    if (!before_private_) before_private_ = rolled_;
    stream_ = SplitMix64(0);
}

std::string Dice::fault() const {
    if (missed_) {
        // The roll that was asked for last.
        const std::string roll = "roll " + std::to_string(used_) + " is ";
        if (used_ > script_.size()) return roll + "not in the script";
        return roll + std::to_string(script_[used_ - 1]) + ", not below " +
               std::to_string(*missed_);
    }
    if (begun_ || used_ >= script_.size()) return {};
    return std::to_string(script_.size() - used_) + " rolls of the script are unused";
}

} // namespace shiaiba
