// What panels can pay: by default, and whether they cover a cost at all ([panel 5.2, 5.5]).
#pragma once

#include <optional>
#include <span>

#include "rulesets/panel/fight/array.hpp"

namespace shiaiba::panel {

/// Panels of an array, as bits.
using PanelSet = std::uint16_t;
constexpr bool contains(PanelSet set, std::size_t panel) { return ((set >> panel) & 1U) != 0; }
constexpr PanelSet bit(std::size_t panel) { return static_cast<PanelSet>(1U << panel); }

/// By letter of a cost: the panel elements that an ability lets pay it besides its own, as bits.
using Allowed = std::array<std::uint8_t, kElements>;

/// Left-most free panel of the letter's own element, or else one that is allowed; −1: none.
int panel_for(Element letter, std::span<const Panel> array, PanelSet free, const Allowed& allowed);
/// What is paid with where nobody chooses; absent: it can't be paid.
std::optional<PanelSet> default_payment(const Cost& cost, std::span<const Panel> array,
                                        PanelSet free, const Allowed& allowed);
/// Is there a way to share the letters out among the panels?
bool covers(const Cost& cost, std::span<const Panel> array, PanelSet panels,
            const Allowed& allowed);

} // namespace shiaiba::panel
