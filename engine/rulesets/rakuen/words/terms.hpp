// The sums that stand in lines of the log: their terms, and what they come to ([rakuen 6.2, 7, 9, 11]).
#pragma once

#include <string>

#include "core/fight/log.hpp"

namespace shiaiba::rakuen {

/// (31÷2=15)+12+3=30: ability, 連撃, フラット, the pairs one by one, 必殺.
std::string attack_sum(const Event& event);
/// 12+11+4=27: the pairs, 必殺; one term alone is its own sum.
std::string hit_sum(const Event& event);
/// 4+8+12=24
std::string evade_sum(const Event& event);
/// 150−(43−15)=122; on a killing blow 10−(36−20)=−6→0 [rakuen R40].
std::string hp_sum(const Event& event);
/// 41−25−19: what took a damage away; "" where nothing did.
std::string unhurt_sum(const Event& event);
/// 2+3=5. What dice of an invisible guard cost was told when it was paid.
std::string in_sum(const Event& event);
/// 8−3=5
std::string paid_sum(const Event& event);
/// Whether what ハーフアタック, or else 反撃 or カウンター, halved was odd [rakuen R24].
bool is_rounded(const Event& event);

} // namespace shiaiba::rakuen
