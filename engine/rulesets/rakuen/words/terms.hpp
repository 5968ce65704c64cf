// Sums in lines of the log, as text: their terms and their totals ([rakuen 6.2, 7, 9, 11]).
#pragma once

#include <string>

#include "core/fight/log.hpp"

namespace shiaiba::rakuen {

/// The attack value, (31÷2=15)+12+3=30: ability, 連撃, フラット, the pairs one by one, 必殺.
std::string attack_sum(const Event& event);
/// The hit value, 12+11+4=27: the pairs, 必殺. A single term is its own total.
std::string hit_sum(const Event& event);
/// The evade value, 4+8+12=24.
std::string evade_sum(const Event& event);
/// HP after damage, 150−(43−15)=122; on a killing blow 10−(36−20)=−6→0 [rakuen R40].
std::string hp_sum(const Event& event);
/// What kept all damage off, 41−25−19; "" if nothing was taken off.
std::string unhurt_sum(const Event& event);
/// IN after a gain, 2+3=5. The price of invisible guard dice isn't in it: it was told when it was
/// paid.
std::string in_sum(const Event& event);
/// IN after a die was paid for, 8−3=5.
std::string paid_sum(const Event& event);
/// Whether the number that ハーフアタック, or else 反撃 or カウンター, halved was odd, so that its
/// half was rounded down [rakuen R24].
bool is_rounded(const Event& event);

} // namespace shiaiba::rakuen
