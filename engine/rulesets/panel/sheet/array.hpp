// Panels, the array of them, transcription ([panel 2]), and what panels can pay ([panel 5.2, 5.5]).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "rulesets/panel/sheet/skill.hpp"

namespace shiaiba::panel {

/// A sheet has 15 at most; what a GM's skills add ends here ([panel 7.2]).
inline constexpr std::size_t kMostPanels = 20;

/// Places of statuses of the list, as bits.
using StatusSet = std::uint16_t;
static_assert(kMostStatuses <= 16);
constexpr bool has(StatusSet set, std::size_t status) { return (set & (1U << status)) != 0; }
constexpr StatusSet with(StatusSet set, std::size_t status) {
    return static_cast<StatusSet>(set | (1U << status));
}
constexpr StatusSet without(StatusSet set, std::size_t status) {
    return static_cast<StatusSet>(set & ~(1U << status));
}

struct Panel {
    Element element = Element::Black;
    bool used = false;
    /// Held by a maintained use; it is used then.
    bool locked = false;
    StatusSet statuses = 0;
};

/// The panels themselves; who maintains what checks afterwards ([panel 2.1]). `firm`: the statuses
/// under which a panel keeps its element.
void transcribe(std::span<Panel> array, std::span<const Element> pattern, StatusSet firm);

/// As paper has it: 火 unused, (火) used, [火] locked, letters of statuses behind the element.
std::string notation(const Panel& panel, const SkillList& list);
std::string notation(std::span<const Panel> array, const SkillList& list);
/// "火水" of a pattern.
std::string notation(std::span<const Element> pattern);

/// A pattern as it is written; the first character that is none is left in `wrong`, or npos.
std::vector<Element> read_pattern(std::u32string_view text, std::size_t& wrong);

// What panels can pay: by default, and whether they cover a cost at all ([panel 5.2, 5.5]).

/// Panels of an array, as bits.
using PanelSet = std::uint32_t;
constexpr bool contains(PanelSet set, std::size_t panel) { return ((set >> panel) & 1U) != 0; }
constexpr PanelSet bit(std::size_t panel) { return PanelSet{1} << panel; }

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
