// Transcribes and writes patterns and arrays, and pays costs in the order of the rules.
#include "rulesets/panel/sheet/array.hpp"

#include <algorithm>
#include <bit>

#include "core/text/unicode.hpp"

namespace shiaiba::panel {

void transcribe(std::span<Panel> array, std::span<const Element> pattern, StatusSet firm) {
    const std::size_t length = std::min(array.size(), pattern.size());
    for (std::size_t k = 0; k < length; ++k) {
        if ((array[k].statuses & firm) == 0) array[k].element = pattern[k];
    }
}

std::string notation(const Panel& panel, const SkillList& list) {
    std::string inside(letter(panel.element));
    for (const std::uint8_t place : list.by_letter) {
        if (has(panel.statuses, place)) inside += list.status(place).letter;
    }
    if (panel.locked) return "[" + inside + "]";
    return panel.used ? "(" + inside + ")" : inside;
}

std::string notation(std::span<const Panel> array, const SkillList& list) {
    std::string out;
    for (const Panel& panel : array) out += notation(panel, list);
    return out;
}

std::string notation(std::span<const Element> pattern) {
    std::string out;
    for (const Element element : pattern) out += letter(element);
    return out;
}

std::vector<Element> read_pattern(std::u32string_view text, std::size_t& wrong) {
    std::vector<Element> pattern;
    wrong = std::u32string_view::npos;
    for (std::size_t k = 0; k < text.size(); ++k) {
        const auto* const found = std::find(kElementLetters.begin(), kElementLetters.end(),
                                            encode_utf8(text.substr(k, 1)));
        if (found == kElementLetters.end()) {
            wrong = std::min(wrong, k);
        } else {
            pattern.push_back(static_cast<Element>(found - kElementLetters.begin()));
        }
    }
    return pattern;
}

// -- Payment. covers() looks for any way to match letters and panels: a maintained use may end only
// when there is none, in whatever order it was paid.

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
    /// By panel: index of the letter that it pays; −1: it is free.
    std::array<int, kMostPanels> letter_of{};

    /// Matches the letter with a panel, moving other letters to other panels where that makes room
    /// (augmenting paths). Panels in `tried` are not tried again.
    bool place(int letter, PanelSet& tried) {
        for (std::size_t k = 0; k < array.size(); ++k) {
            if (!contains(panels, k) || contains(tried, k) ||
                !fits(letters[static_cast<std::size_t>(letter)], array[k].element, allowed)) {
                continue;
            }
            tried |= bit(k);
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
    for (; free != 0; free &= free - 1) {
        const int k = std::countr_zero(free);
        const Element panel = array[static_cast<std::size_t>(k)].element;
        if (panel == letter) return k;
        if (other < 0 && fits(letter, panel, allowed)) other = k;
    }
    return other;
}

std::optional<PanelSet> default_payment(const Cost& cost, std::span<const Panel> array,
                                        PanelSet free, const Allowed& allowed) {
    const PanelSet before = free;
    for (const Element letter : cost.letters) {
        const int panel = panel_for(letter, array, free, allowed);
        if (panel < 0) return std::nullopt;
        free &= ~bit(static_cast<std::size_t>(panel));
    }
    // 白 comes last, so that it never takes the only fitting panel [panel R14]. The left-most panel
    // is the lowest bit.
    for (int k = 0; k < cost.any; ++k) {
        if (free == 0) return std::nullopt;
        free &= free - 1;
    }
    return before & ~free;
}

bool covers(const Cost& cost, std::span<const Panel> array, PanelSet panels,
            const Allowed& allowed) {
    // Mostly every letter has a panel of its own element, and nothing need be matched.
    PanelSet left = panels;
    std::size_t own = 0;
    for (const Element letter : cost.letters) {
        const int panel = panel_for(letter, array, left, Allowed{});
        if (panel < 0) break;
        left &= ~bit(static_cast<std::size_t>(panel));
        ++own;
    }
    std::size_t most = 0;
    for (PanelSet one = panels; one != 0; one &= one - 1) ++most;
    if (most < cost.size()) return false;
    if (own == cost.letters.size()) return true;
    Matching matching{cost.letters, array, panels, allowed, {}};
    matching.letter_of.fill(-1);
    for (std::size_t k = 0; k < cost.letters.size(); ++k) {
        PanelSet tried = 0;
        if (!matching.place(static_cast<int>(k), tried)) return false;
    }
    return true;
}

} // namespace shiaiba::panel
