// The kinds of long questions, by name: who asks one (the page, a terminal, another machine) needs
// to know no more of it than its kind and its request.
#pragma once

#include <memory>
#include <string_view>

#include "analysis/long_question.hpp"
#include "core/system/system.hpp"

namespace shiaiba {

/// Whether there is a kind of question of that name.
bool is_question_kind(std::string_view kind);

/// Reads the request of a question, without trust; reports all problems at once.
Checked<std::unique_ptr<LongQuestion>> read_question(const Registry& registry,
                                                     std::string_view kind, const Json& request);

} // namespace shiaiba
