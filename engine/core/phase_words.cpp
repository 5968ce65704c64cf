// Looks a phase up in its system's list.
#include "core/phase_words.hpp"

namespace shiaiba {

Spans phase_title(std::span<const PhaseWords> list, const Phase& phase, const Names& names,
                  Lang lang) {
    for (const PhaseWords& words : list) {
        if (words.id != phase.id) continue;
        return expand(lang == Lang::Ja ? words.ja : words.en, [&](std::string_view) {
            return phase.member == kWholeSide
                       ? name_span(names, phase.side, lang)
                       : name_span(names, Actor{phase.side, phase.member}, lang);
        });
    }
    return {};
}

} // namespace shiaiba
