// What plans of this system may ask for: the instructions' forms [rakuen 20.2b].
#pragma once

#include <span>

#include "core/plan/vocabulary.hpp"

namespace shiaiba::rakuen {

/// Places of the vocabulary's domains.
enum Domain { kWhose, kWho, kAbility, kLast, kSkill, kAttackSkill, kAction, kRank, kShift };

std::span<const plan::Slot> slots();
std::span<const plan::Form> forms();

} // namespace shiaiba::rakuen
