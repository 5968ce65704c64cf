// Pays in the order of the rules; covering is a matching of letters and panels.
#include "rulesets/panel/fight/cover.hpp"

#include <bit>

namespace shiaiba::panel {
namespace {

bool fits(Element letter, Element panel, const Allowed& allowed) {
    return letter == panel ||
           ((static_cast<unsigned>(allowed[index(letter)]) >> index(panel)) & 1U) != 0;
}

struct Matching {
    std::span<const Element> letters;
    std::span<const Panel> array;
    PanelSet panels;
    const Allowed& allowed;
    /// By panel: the letter that it stands for.
    std::array<int, kMostPanels> letter_of{};

    /// Makes room for a letter, moving others where that helps; `tried` panels are not tried again.
    bool place(int letter, PanelSet& tried) {
        for (std::size_t k = 0; k < array.size(); ++k) {
            if (!contains(panels, k) || contains(tried, k) ||
                !fits(letters[static_cast<std::size_t>(letter)], array[k].element, allowed)) {
                continue;
            }
            tried = static_cast<PanelSet>(tried | bit(k));
            if (letter_of[k] >= 0 && !place(letter_of[k], tried)) continue;
            letter_of[k] = letter;
            return true;
        }
        return false;
    }
};

} // namespace

int panel_for(Element letter, std::span<const Panel> array, PanelSet free, const Allowed& allowed) {
    int other = -1;
    for (std::size_t k = 0; k < array.size(); ++k) {
        if (!contains(free, k)) continue;
        if (array[k].element == letter) return static_cast<int>(k);
        if (other < 0 && fits(letter, array[k].element, allowed)) other = static_cast<int>(k);
    }
    return other;
}

std::optional<PanelSet> default_payment(const Cost& cost, std::span<const Panel> array,
                                        PanelSet free, const Allowed& allowed) {
    if (cost.size() > static_cast<std::size_t>(std::popcount(free))) return std::nullopt;
    const PanelSet before = free;
    for (const Element letter : cost.letters) {
        const int panel = panel_for(letter, array, free, allowed);
        if (panel < 0) return std::nullopt;
        free = static_cast<PanelSet>(free & ~bit(static_cast<std::size_t>(panel)));
    }
    // 白 last, with the left-most ones.
    for (int k = 0; k < cost.any; ++k) free = static_cast<PanelSet>(free & (free - 1));
    return static_cast<PanelSet>(before & ~free);
}

bool covers(const Cost& cost, std::span<const Panel> array, PanelSet panels,
            const Allowed& allowed) {
    if (static_cast<std::size_t>(std::popcount(panels)) < cost.size()) return false;
    Matching matching{cost.letters, array, panels, allowed, {}};
    matching.letter_of.fill(-1);
    for (std::size_t k = 0; k < cost.letters.size(); ++k) {
        PanelSet tried = 0;
        if (!matching.place(static_cast<int>(k), tried)) return false;
    }
    return true;
}

} // namespace shiaiba::panel
