// 13.2: whole instructions, decision by decision.
#pragma once

#include <span>

#include "core/plan/vocabulary.hpp"

namespace shiaiba::sengen {

/// {Q} bullets, {N} a size, {R} raises, {X} a spell, {C} a card, {W} a blade, {e} odds, {t} a target, {n} how much is kept.
std::span<const plan::Form> forms();

} // namespace shiaiba::sengen
