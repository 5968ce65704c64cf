// Random plans of a vocabulary: every form and every fact, with arguments as they come.
#pragma once

#include <string>

#include "core/fight/dice.hpp"
#include "core/plan/tree.hpp"

namespace shiaiba::plan {

Condition random_condition(const Vocabulary& vocabulary, const Names& names, Dice& dice);

/// A spelling of a form with its slots filled.
std::string random_instruction(const Vocabulary& vocabulary, const Names& names, Lang lang,
                               Dice& dice);

} // namespace shiaiba::plan
