// Amounts and conditions of a GM's own list: reads those that are written in the words of plans
// (core/plan/amount) out of the list's objects. And problems of names that the list has not.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

/// Reports the id or name of something that the list has not, with those that it has.
void say_unknown(const ListObject& fields, std::string_view code, const char* key,
                 std::string_view word, const std::vector<std::string>& known);

} // namespace shiaiba
