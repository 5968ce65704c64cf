// DefaultOrder: puts the options of a question into the order in which a system's default rules take
// them. The rules of a default are many and the option that is taken is one, so an order may also
// stop as soon as it is known.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/fight/question.hpp"

namespace shiaiba {

/// `Pick` is the system's option as data, with a `kind`. Each option taken stands behind those taken
/// before.
template <class Pick>
class DefaultOrder {
public:
    /// Orders all options.
    explicit DefaultOrder(const std::vector<Pick>& picks) : picks_(picks), open_(picks.size()) {}
    /// Looks for the first of the options of `wanted`, which must not be empty.
    DefaultOrder(const std::vector<Pick>& picks, const OptionSet& wanted) : DefaultOrder(picks) {
        wanted_ = &wanted;
    }

    const std::vector<Pick>& picks() const { return picks_; }
    /// Whether nothing is taken yet.
    bool empty() const { return size_ == 0; }
    /// Whether the option that was looked for is found: then no further rule needs to be applied.
    bool done() const { return done_; }

    void take(std::size_t option) {
        if (option >= picks_.size() || !open_.has(option)) return;
        open_.drop(option);
        if (done_) return;
        order_[size_++] = static_cast<std::uint8_t>(option);
        done_ = wanted_ != nullptr && wanted_->has(option);
    }
    /// Takes the first option that fits; returns whether there is one.
    template <class Fits>
    bool take_first(const Fits& fits) {
        for (std::size_t k = 0; k < picks_.size(); ++k) {
            if (!fits(picks_[k])) continue;
            take(k);
            return true;
        }
        return false;
    }
    bool take(const Pick& pick) {
        return take_first([&](const Pick& each) { return each == pick; });
    }
    bool take(decltype(Pick::kind) kind) {
        return take_first([&](const Pick& each) { return each.kind == kind; });
    }
    template <class Fits>
    void take_all(const Fits& fits) {
        for (std::size_t k = 0; k < picks_.size() && !done_; ++k) {
            if (open_.has(k) && fits(picks_[k])) take(k);
        }
    }
    /// Takes what no rule has taken, in the order of the list.
    void take_the_rest() {
        take_all([](const Pick&) { return true; });
    }

    /// The option that was looked for, once done().
    std::size_t found() const { return order_[size_ - 1]; }
    /// The place of each option; all must be taken.
    std::vector<std::uint8_t> places() const {
        std::vector<std::uint8_t> places(picks_.size());
        for (std::size_t k = 0; k < size_; ++k) places[order_[k]] = static_cast<std::uint8_t>(k);
        return places;
    }

private:
    static_assert(kMostOptions <= 255);

    const std::vector<Pick>& picks_;
    const OptionSet* wanted_ = nullptr;
    /// The options that are not taken yet.
    OptionSet open_;
    bool done_ = false;
    std::size_t size_ = 0;
    /// Only the first size_ are set.
    std::array<std::uint8_t, kMostOptions> order_;
};

} // namespace shiaiba
