// The border signature: hashes over what the engine answers at its JSON border, so that a change of
// any answer shows. This file adds pasted texts and questions over many fights to the cases of
// share/border_signature. tests/golden/border.txt holds the result.
#pragma once

#include <string>

#include "share/border_signature.hpp"

namespace shiaiba {

/// Breaks the sheets of random parties in some places, and tells how the reader understands each.
void tell_broken_texts(const Registry& registry, const System& system, BorderListener& listener);
/// Hashes the answers to one small question of each kind that takes many fights: series, what-if,
/// variation, heat, coverage, review, leagues and a hill.
BorderHash border_of_questions(const Registry& registry, const System& system);

/// Five lines, one per part. `registry` must hold this system alone: a WebAssembly module holds no
/// other, and must give the same lines.
std::string border_signature(const Registry& registry, const System& system);

/// Tells every case that a module can also be asked: all parts but the questions over many fights.
void tell_border(const Registry& registry, const System& system, BorderListener& listener);

} // namespace shiaiba
