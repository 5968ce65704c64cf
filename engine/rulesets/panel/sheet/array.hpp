// The panel array: panels, transcription ([panel 2]), notation, and payment of costs ([panel 5.2,
// 5.5]).
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

/// Longest array: a sheet gives at most 15 panels, skills of own lists may add more ([panel 7.2]).
inline constexpr std::size_t kMostPanels = 20;

/// A set of statuses: bit k is the status at place k of the list.
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
    /// Held by a maintained use; a locked panel is used, too.
    bool locked = false;
    StatusSet statuses = 0;
};

/// Copies the pattern onto the array ([panel 2.1]). A panel with a status in `firm` keeps its
/// element. The caller checks afterwards what is still maintained.
void transcribe(std::span<Panel> array, std::span<const Element> pattern, StatusSet firm);

/// The paper notation ([panel 0]): 火 unused, (火) used, [火] locked; letters of statuses follow
/// the element.
std::string notation(const Panel& panel, const SkillList& list);
std::string notation(std::span<const Panel> array, const SkillList& list);
/// A pattern as letters: "火水".
std::string notation(std::span<const Element> pattern);

/// Reads the letters of a pattern. `wrong`: index (in code points) of the first character that is
/// no element; npos if there is none.
std::vector<Element> read_pattern(std::u32string_view text, std::size_t& wrong);

// -- Payment: the default, and whether panels cover a cost at all ([panel 5.2, 5.5])

/// A set of panels: bit k is the panel at place k of the array.
using PanelSet = std::uint32_t;
constexpr bool contains(PanelSet set, std::size_t panel) { return ((set >> panel) & 1U) != 0; }
constexpr PanelSet bit(std::size_t panel) { return PanelSet{1} << panel; }

/// By letter of a cost: the elements of panels that abilities let pay it besides its own, as bits.
using Allowed = std::array<std::uint8_t, kElements>;

/// The panel that pays a letter by default: the left-most free one of its own element, or else the
/// left-most that an ability lets pay it [panel R54]; −1 if there is none.
int panel_for(Element letter, std::span<const Panel> array, PanelSet free, const Allowed& allowed);
/// The panels that pay by default; absent if the cost can't be paid.
std::optional<PanelSet> default_payment(const Cost& cost, std::span<const Panel> array,
                                        PanelSet free, const Allowed& allowed);
/// Whether the panels can be matched with the letters of the cost, each panel paying one letter.
bool covers(const Cost& cost, std::span<const Panel> array, PanelSet panels,
            const Allowed& allowed);

} // namespace shiaiba::panel
