// What a GM's own list says in the words of plans in place of a number or of a condition (core/plan/amount): taken out of
// its objects.
#pragma once

#include <optional>

#include "core/plan/amount.hpp"
#include "core/sheet/own_list.hpp"

namespace shiaiba {

/// Is an amount written there in words?
bool says_amount(const ListObject& fields, const char* key);
/// That one; empty, with all that is wrong with it at its place in the text, where it is none. Where a word is strange,
/// the facts that there are are told.
plan::Amount amount_in(const ListObject& fields, const char* key, const plan::LineContext& reading);
/// A condition that is written in words.
std::optional<plan::Condition> condition_in(const ListObject& fields, const char* key,
                                            const plan::LineContext& reading);

} // namespace shiaiba
