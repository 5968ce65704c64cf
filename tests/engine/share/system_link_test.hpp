// What links rest on: the places of a vocabulary's words, and their widths; and their bits, written out.
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

/// As tests/links/ids.json holds it.
Json vocabulary_numbers(const plan::Vocabulary& words);

/// Presets by name, each with a digest of its plans as links have them.
Json preset_numbers(const plan::Presets& presets);

/// "0110": what was written, bit by bit; and so a number as varint.
std::string bits_in(const BitWriter& bits);
std::string varint(std::uint64_t value);
/// Bits that are expected, as they are grouped by fields.
std::string without_blanks(std::string text);

/// That a block of tests/links/ids.json is what there is today.
void check_frozen(const char* block, const Json& today);

} // namespace shiaiba::tests
