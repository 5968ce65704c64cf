// Panels, the array of them, and transcription ([panel 2]).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "rulesets/panel/sheet/skill.hpp"

namespace shiaiba::panel {

inline constexpr std::size_t kMostPanels = 15;

/// Places of statuses of the list, as bits.
using StatusSet = std::uint16_t;
static_assert(kMostStatuses <= 16);
constexpr bool has(StatusSet set, std::size_t status) { return ((set >> status) & 1U) != 0; }
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

} // namespace shiaiba::panel
