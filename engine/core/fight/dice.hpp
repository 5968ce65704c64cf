// Dice, the only source of chance in a fight: SplitMix64 with rejection, or a script of rolls.
// Every seed must give the same rolls for ever, because links hold the seed alone.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace shiaiba {

/// The generator itself (Steele, Lea, Flood 2014): one 64-bit word of state, one output per step.
class SplitMix64 {
public:
    explicit SplitMix64(std::uint64_t seed) : state_(seed) {}
    std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15ULL;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }
    /// Output `i` (from 0) of the stream with this seed, computed without the outputs before it.
    static std::uint64_t output(std::uint64_t seed, std::uint64_t i) {
        return SplitMix64(seed + i * kStep).next();
    }

private:
    static constexpr std::uint64_t kStep = 0x9E3779B97F4A7C15ULL;
    std::uint64_t state_;
};

/// Unbiased rolls, in the order in which the rules ask for them.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : seed_(seed), stream_(seed) {}
    /// Dice with a script: each below(n) answers with the script's next roll. A roll that is out of
    /// range, missing or left over is a fault of the script, which fault() tells. After a faulty
    /// roll the dice go private, so that rules that roll until something falls come to an end.
    static Dice scripted(std::vector<std::uint64_t> rolls);
    /// Dice with a script that the stream of the seed follows. The script ends early at an
    /// undecided question, and rolls may be left over. A roll out of range is a fault.
    static Dice begun(std::vector<std::uint64_t> rolls, std::uint64_t seed);

    /// Uniform in 0 … n − 1; n ≥ 1. Inline, because with a constant n the compiler turns the
    /// divisions into multiplications.
    std::uint64_t below(std::uint64_t n) {
        if (scripted_) return scripted_below(n);
        ++rolled_;
        // 2^64 mod n, without 128-bit numbers: outputs at or above the last full multiple are redrawn.
        const std::uint64_t surplus = (0 - n) % n;
        std::uint64_t out = stream_.next();
        while (surplus != 0 && out >= 0 - surplus) out = stream_.next();
        return out % n;
    }
    /// A die with faces 1 … sides.
    int d(int sides) { return static_cast<int>(below(static_cast<std::uint64_t>(sides))) + 1; }
    /// Follows the marker "reroll n" after a rewind: continues with a fresh stream, so that dice
    /// the player has seen don't come again. n ≥ 1, the number of the rewind. Scripted rolls stay.
    void reroll(std::uint64_t n);
    /// Leaves the stream for a private one, so that rolls after the first undecided question tell
    /// nothing about the dice to come, and use up no script.
    void go_private();

    /// Number of rolls, without those from the private stream.
    std::size_t rolled() const { return before_private_.value_or(rolled_); }
    /// Number of scripted rolls that were asked for.
    std::size_t used() const { return used_; }
    /// Whether a roll was missing in the script or out of range.
    bool missed() const { return missed_.has_value(); }
    /// The n of below(n) for the roll that was missing or out of range.
    const std::optional<std::uint64_t>& lacked() const { return missed_; }
    /// Fault of the script so far, including unused rolls; empty if there is none.
    std::string fault() const;

private:
    std::uint64_t scripted_below(std::uint64_t n);

    std::uint64_t seed_;
    SplitMix64 stream_;
    bool scripted_ = false;
    /// Whether the seed's stream follows the script.
    bool begun_ = false;
    /// As lacked().
    std::optional<std::uint64_t> missed_;
    std::vector<std::uint64_t> script_;
    std::size_t used_ = 0;
    std::size_t rolled_ = 0;
    std::optional<std::size_t> before_private_;
};

} // namespace shiaiba
