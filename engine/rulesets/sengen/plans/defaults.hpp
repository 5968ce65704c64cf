// The default order of a question's options (13.3): its first one is taken where no plan speaks. It
// is frozen with the rules version (9).
#pragma once

#include <array>
#include <cstdint>

#include "core/fight/question.hpp"
#include "rulesets/sengen/fight/battle.hpp"

namespace shiaiba::sengen {

/// An order of options that is being built: each option taken goes behind those taken before.
class Order {
public:
    Order(const TypedOptions& picks, std::array<std::uint8_t, kMostPicks>& places)
        : picks_(picks), places_(places) {
        for (std::size_t k = 0; k < picks.size(); ++k) places_[k] = kOpen;
    }

    /// Whether nothing is taken yet.
    bool empty() const { return taken_ == 0; }
    void take(std::size_t option) {
        if (option < picks_.size() && places_[option] == kOpen) places_[option] = taken_++;
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

/// Whether the option is doing nothing at this decision (9): plans never match it (13.1).
bool does_nothing(Point point, const TypedOption& pick);

/// Fills in the place of every option in the default order.
void default_order(const Battle& battle, Point point, FighterId who, const TypedOptions& picks,
                   std::array<std::uint8_t, kMostPicks>& places);
/// Orders the options of `main`.
void order_actions(const Battle& battle, FighterId who, Order& order);
/// Whether 13.3 stops choosing targets now: then no plan speaks [sengen 13.1].
bool stops_at_target(const Battle& battle, FighterId who);

} // namespace shiaiba::sengen
