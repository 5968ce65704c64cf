// The default behaviour (13.3): which option is taken where no plan speaks, and in which order the
// others come behind it.
#pragma once

#include <array>
#include <cstdint>

#include "core/fight/question.hpp"
#include "rulesets/sengen/fight/battle.hpp"

namespace shiaiba::sengen {

/// The order as it grows: what is taken goes behind what was taken before.
class Order {
public:
    Order(const TypedOptions& picks, std::array<std::uint8_t, kMostPicks>& places)
        : picks_(picks), places_(places) {
        for (std::size_t k = 0; k < picks.size(); ++k) places_[k] = kOpen;
    }

    /// Nothing is taken yet.
    bool empty() const { return taken_ == 0; }
    void take(std::size_t option) {
        if (option < picks_.size() && places_[option] == kOpen) places_[option] = taken_++;
    }
    /// The first that fits. Returns whether there was any.
    template <class Fits>
    bool take_first(const Fits& fits) {
        for (std::size_t k = 0; k < picks_.size(); ++k) {
            if (!fits(picks_[k])) continue;
            take(k);
            return true;
        }
        return false;
    }
    template <class Fits>
    void take_all(const Fits& fits) {
        for (std::size_t k = 0; k < picks_.size(); ++k) {
            if (fits(picks_[k])) take(k);
        }
    }
    bool take(const TypedOption& pick) {
        return take_first([&](const TypedOption& each) { return each == pick; });
    }
    bool take(TypedOption::Kind kind) {
        return take_first([&](const TypedOption& each) { return each.kind == kind; });
    }

private:
    static constexpr std::uint8_t kOpen = 255;
    const TypedOptions& picks_;
    std::array<std::uint8_t, kMostPicks>& places_;
    std::uint8_t taken_ = 0;
};

/// What does nothing at a decision: plans never match it.
bool does_nothing(Point point, const TypedOption& pick);

/// The place of every option in the default order.
void default_order(const Battle& battle, Point point, FighterId who, const TypedOptions& picks,
                   std::array<std::uint8_t, kMostPicks>& places);
/// The choice at `main`, and what goes behind it.
void order_actions(const Battle& battle, FighterId who, Order& order);
/// 13.3 stops choosing targets: then no plan speaks [sengen 13.1].
bool stops_at_target(const Battle& battle, FighterId who);

} // namespace shiaiba::sengen
