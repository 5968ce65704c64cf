// Rolls: the generator, the rejection, the script.
#include "core/dice.hpp"

namespace shiaiba {

std::uint64_t SplitMix64::next() {
    state_ += kStep;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

Dice Dice::scripted(std::vector<std::uint64_t> rolls) {
    Dice dice(0);
    dice.scripted_ = true;
    dice.script_ = std::move(rolls);
    return dice;
}

std::uint64_t Dice::below(std::uint64_t n) {
    if (scripted_) {
        const std::size_t roll = used_++;
        if (roll < script_.size() && script_[roll] < n) return script_[roll];
        if (fault_.empty()) {
            fault_ = roll < script_.size()
                         ? "roll " + std::to_string(roll + 1) + " is " +
                               std::to_string(script_[roll]) + ", not below " + std::to_string(n)
                         : "roll " + std::to_string(roll + 1) + " is not in the script";
        }
        return 0;
    }
    // 2^64 mod n, without 128-bit numbers: outputs at or above the last full multiple are redrawn.
    const std::uint64_t surplus = (0 - n) % n;
    std::uint64_t out = stream_.next();
    while (surplus != 0 && out >= 0 - surplus) out = stream_.next();
    return out % n;
}

void Dice::reroll(std::uint64_t n) { stream_ = SplitMix64(seed_ ^ (n * 0xD1B54A32D192ED03ULL)); }

void Dice::go_private() {
    // Scripted rolls end here too: nothing that is played out unheard may use them up.
    if (scripted_ && used_ < script_.size() && fault_.empty()) {
        fault_ = std::to_string(script_.size() - used_) + " rolls of the script are unused";
    }
    scripted_ = false;
    stream_ = SplitMix64(0);
}

std::string Dice::fault() const {
    if (!fault_.empty()) return fault_;
    if (scripted_ && used_ < script_.size()) {
        return std::to_string(script_.size() - used_) + " rolls of the script are unused";
    }
    return {};
}

} // namespace shiaiba
