// Amounts and conditions of a GM's own list: reads those that are written in the words of plans
// (core/plan/amount) out of the list's objects.
#pragma once

#include <optional>

#include "core/plan/amount.hpp"
#include "core/sheet/own_list.hpp"

namespace shiaiba {

/// Whether the value under the key is text, so an amount in words and no number.
bool says_amount(const ListObject& fields, const char* key);
/// The amount under the key. If the text is none, the amount is empty and every problem is told at
/// its place in the text; for an unknown word the facts that exist are listed.
plan::Amount amount_in(const ListObject& fields, const char* key, const plan::LineContext& reading);
/// The condition under the key; absent if there is none or if it has problems, which are told.
std::optional<plan::Condition> condition_in(const ListObject& fields, const char* key,
                                            const plan::LineContext& reading);

} // namespace shiaiba
