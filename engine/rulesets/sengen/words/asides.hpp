// What changed a number, behind it in brackets (14): "（カード+2、幻惑−3）".
#pragma once

#include <string>

#include "core/fight/log.hpp"
#include "core/fight/narrator.hpp"
#include "core/text/text.hpp"
#include "rulesets/sengen/sheet/data.hpp"

namespace shiaiba::sengen {

/// "+2", "−3"
std::string with_sign(int n);

/// What changed a total, the DP that a danmaku takes, or those that come back.
Text plus_words(const Event& event, const Data& data);
/// What added to a damage, and what lessened it: "（霞隠れ+2、ガード−6、障壁−3）"; and for whom it was taken.
Text less_words(const Event& event, const Names& names, const Data& data);
/// What lessened a danmaku for the one that it meets.
Text shield_words(const Event& event);

} // namespace shiaiba::sengen
