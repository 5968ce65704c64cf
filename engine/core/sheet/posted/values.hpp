// Values of posted sheets: what stands behind a label, or is a sheet's name, without what was written
// around it.
#pragma once

#include <cstddef>
#include <vector>

#include "core/sheet/posted/labels.hpp"

namespace shiaiba {

/// Whether the value of a list or a tactic says that there is none: なし.
bool is_nothing(const Glyphs& value);
/// Whether a value behind the label of a tactic can be a preset's name: a word, no sentence.
bool is_preset(const Glyphs& value);
/// The value without the brackets that enclose all of it.
Glyphs without_brackets(const Glyphs& value);
/// The value without a remark in brackets behind it, such as the player's name: 楓(PL:そら).
Glyphs without_remark(Glyphs value, const LabelReader& labels);
/// Index behind the bracket that the text begins with, which has a name's length at most; 0: it
/// begins with none.
std::size_t end_of_bracket(const Glyphs& glyphs);
/// Index of the sign in front of a second label with its value ("PC:楓 / PL:そら"); 0: there is
/// none. `numbers`: labels of the system's numbers, which count as well; nullptr: they don't.
std::size_t next_label(const Glyphs& value, const LabelReader& labels,
                       const std::vector<Spelling>* numbers);
/// Index behind a colon at this place; the place itself if there is none.
std::size_t behind_colon(const Glyphs& glyphs, std::size_t at);

} // namespace shiaiba
