// Functions that word what changed a number, for the brackets behind it (14): "（カード+2、幻惑−3）". Each
// returns "" if nothing did.
#pragma once

#include <string>

#include "core/fight/log.hpp"
#include "core/fight/narrator.hpp"
#include "core/text/text.hpp"
#include "rulesets/sengen/sheet/data.hpp"

namespace shiaiba::sengen {

/// A number with its sign: "+2", "−3".
std::string with_sign(int n);

/// The changes of a total, of a danmaku's DP loss, or of the DP that come back.
Text plus_words(const Event& event, const Data& data);
/// The changes of a damage: "（霞隠れ+2、ガード−6、障壁−3）"; and the member it was taken for.
Text less_words(const Event& event, const Names& names, const Data& data);
/// The state or feat that lessened a danmaku for one target.
Text shield_words(const Event& event);

} // namespace shiaiba::sengen
