// A set of options of one question, as bits.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace shiaiba {

/// Room for more options than any question has (kMostOptions).
inline constexpr std::size_t kMostPlannedOptions = 512;

class OptionSet {
public:
    /// The first n options.
    explicit OptionSet(std::size_t n) {
        const std::size_t some = n < kMostPlannedOptions ? n : kMostPlannedOptions;
        words_ = (some + 63) / 64;
        bits_[0] = 0;
        for (std::size_t w = 0; w < words_; ++w) bits_[w] = ~std::uint64_t{0};
        if (some % 64 != 0) bits_[words_ - 1] = (std::uint64_t{1} << (some % 64)) - 1;
    }
    OptionSet(const OptionSet& other) : words_(other.words_) { copy(other); }
    OptionSet& operator=(const OptionSet& other) {
        words_ = other.words_;
        copy(other);
        return *this;
    }

    bool has(std::size_t option) const { return ((bits_[option / 64] >> (option % 64)) & 1U) != 0; }
    void drop(std::size_t option) { bits_[option / 64] &= ~(std::uint64_t{1} << (option % 64)); }
    void drop(const OptionSet& others) {
        for (std::size_t w = 0; w < words_; ++w) bits_[w] &= ~others.bits_[w];
    }
    /// Drops those of which `holds` says no.
    template <class Holds>
    void keep(const Holds& holds) {
        for (std::size_t w = 0; w < words_; ++w) {
            for (std::uint64_t rest = bits_[w]; rest != 0; rest &= rest - 1) {
                const auto bit = static_cast<std::size_t>(std::countr_zero(rest));
                if (!holds(w * 64 + bit)) bits_[w] &= ~(std::uint64_t{1} << bit);
            }
        }
    }
    bool empty() const { return first() == kMostPlannedOptions; }
    /// Is one option left, and no other?
    bool single() const {
        const std::size_t only = first();
        return only != kMostPlannedOptions && next(only + 1) == kMostPlannedOptions;
    }
    /// kMostPlannedOptions where the set is empty.
    std::size_t first() const { return next(0); }
    /// The first option of the set from this one on.
    std::size_t next(std::size_t option) const {
        std::size_t w = option / 64;
        if (w >= words_) return kMostPlannedOptions;
        std::uint64_t word = bits_[w] & (~std::uint64_t{0} << (option % 64));
        while (word == 0) {
            if (++w == words_) return kMostPlannedOptions;
            word = bits_[w];
        }
        return w * 64 + static_cast<std::size_t>(std::countr_zero(word));
    }
    friend bool operator==(const OptionSet& x, const OptionSet& y) {
        for (std::size_t w = 0; w < x.words_; ++w) {
            if (x.bits_[w] != y.bits_[w]) return false;
        }
        return x.words_ == y.words_;
    }

private:
    void copy(const OptionSet& other) {
        // Nearly always the only one, and a loop alone becomes a call of memcpy.
        bits_[0] = other.bits_[0];
        for (std::size_t w = 1; w < words_; ++w) bits_[w] = other.bits_[w];
    }

    std::size_t words_ = 0;
    /// Only the first words_ are in use: most questions have a handful of options.
    std::array<std::uint64_t, kMostPlannedOptions / 64> bits_;
};

} // namespace shiaiba
