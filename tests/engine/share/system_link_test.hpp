// What plans in links rest on: the places of a vocabulary's words, and their widths.
#pragma once

#include "core/plan/presets.hpp"
#include "core/plan/vocabulary.hpp"
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

/// That a block of tests/links/ids.json is what there is today.
void check_frozen(const char* block, const Json& today);

} // namespace shiaiba::tests
