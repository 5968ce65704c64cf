// Transcribes patterns, and writes arrays and patterns as paper has them.
#include "rulesets/panel/fight/array.hpp"

#include <algorithm>

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

} // namespace shiaiba::panel
