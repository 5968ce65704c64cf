// Random plans of a vocabulary, for tests: every form and every fact occurs, with random arguments.
#pragma once

#include <string>

#include "core/fight/dice.hpp"
#include "core/plan/tree.hpp"

namespace shiaiba::plan {

Condition random_condition(const Vocabulary& vocabulary, const Names& names, Dice& dice);

/// The text of a random form in one of its spellings, with its slots filled.
std::string random_instruction(const Vocabulary& vocabulary, const Names& names, Lang lang,
                               Dice& dice);

} // namespace shiaiba::plan
