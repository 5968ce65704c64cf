// What links depend on, written out for comparison: the places and widths of a vocabulary's words,
// and bits as text. tests/links/ids.json holds the frozen values.
#pragma once

#include <cstdint>
#include <string>

#include "core/plan/presets.hpp"
#include "core/plan/vocabulary.hpp"
#include "core/text/bits.hpp"
#include "core/text/json.hpp"

namespace shiaiba::tests {

template <class List>
Json ids_of(const List& list) {
    Json ids = Json::array();
    for (const auto& one : list) ids.push_back(one.id);
    return ids;
}

/// The vocabulary's words in order, in the form of tests/links/ids.json.
Json vocabulary_numbers(const plan::Vocabulary& words);

/// Presets by name, each with a digest of its plans as links pack them.
Json preset_numbers(const plan::Presets& presets);

/// The bits that were written, as "0110"; and the bits of a number as varint.
std::string bits_in(const BitWriter& bits);
std::string varint(std::uint64_t value);
/// Expected bits without the blanks that group them by fields.
std::string without_blanks(std::string text);

/// Checks that a block of tests/links/ids.json is equal to today's values.
void check_frozen(const char* block, const Json& today);

} // namespace shiaiba::tests
