// The one source of chance: SplitMix64 with rejection, or a script of rolls.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace shiaiba {

/// The generator itself (Steele, Lea, Flood 2014): one 64-bit word of state, one output a step.
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
    /// Output `i`, from 0 on, of the stream with that seed, without those before it.
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
    /// Rolls that are written down: each below(n) answers with the next one. A roll that is out of
    /// range, missing or left over is a fault of the script, told by fault(); after a roll that can't
    /// be had the dice go private, so that rules that roll until something falls come to an end.
    static Dice scripted(std::vector<std::uint64_t> rolls);
    /// Rolls that are written down, and after them the stream of the seed. An undecided choice ends what
    /// is written; no roll need be used. One that is out of range is a fault.
    static Dice begun(std::vector<std::uint64_t> rolls, std::uint64_t seed);

    /// Uniform in 0 … n − 1; n ≥ 1. Inline: with a constant n the divisions are multiplications.
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
    /// Marker "reroll n" after a rewind: from here on a fresh stream, so that dice once seen don't
    /// come again. n ≥ 1. Rolls that are written down stand all the same.
    void reroll(std::uint64_t n);
    /// Leaves the stream for a private one: what is rolled after the first undecided choice says
    /// nothing about the dice to come, and no script is used up.
    void go_private();

    /// How often was rolled, without what the private stream gave.
    std::size_t rolled() const { return before_private_.value_or(rolled_); }
    /// Rolls of the script that were asked for.
    std::size_t used() const { return used_; }
    /// A roll was asked for that the script hasn't got.
    bool missed() const { return missed_.has_value(); }
    /// Below what the roll should have been that the script hasn't got.
    const std::optional<std::uint64_t>& lacked() const { return missed_; }
    /// What is wrong with the script so far, unused rolls included; empty when nothing is.
    std::string fault() const;

private:
    std::uint64_t scripted_below(std::uint64_t n);

    std::uint64_t seed_;
    SplitMix64 stream_;
    bool scripted_ = false;
    /// The stream follows the script.
    bool begun_ = false;
    /// Below which the roll should have been that can't be had.
    std::optional<std::uint64_t> missed_;
    std::vector<std::uint64_t> script_;
    std::size_t used_ = 0;
    std::size_t rolled_ = 0;
    std::optional<std::size_t> before_private_;
};

} // namespace shiaiba
