// Why something did or did not happen, as events tell it (13).
#pragma once

#include <string_view>

namespace shiaiba::shinki {

/// Why cards leave a hand or a 気魄 at once, where no skill takes them (7.7).
inline constexpr std::string_view kWhyShaken = "shaken";
inline constexpr std::string_view kWhyLimit = "limit";
/// Why a status ends (6): by 《通常攻撃》, for HP, as it was told to, by a skill; 〈動揺〉 that took something, or nothing.
inline constexpr std::string_view kWhyAttack = "attack";
inline constexpr std::string_view kWhyPaid = "paid";
inline constexpr std::string_view kWhyDeclared = "declared";
inline constexpr std::string_view kWhyCleansed = "cleansed";
inline constexpr std::string_view kWhyDone = "done";
inline constexpr std::string_view kWhyNothing = "nothing";
/// Why nobody is moved, why nothing strikes back, and why somebody is dead.
inline constexpr std::string_view kWhySameColumn = "same_column";
inline constexpr std::string_view kWhyEdge = "edge";
inline constexpr std::string_view kWhyDown = "down";
inline constexpr std::string_view kWhyFar = "far";
inline constexpr std::string_view kWhyKilled = "killed";
inline constexpr std::string_view kWhyBare = "bare";
/// Why nobody rises by Override (7.8), besides that its bearer did not want to.
inline constexpr std::string_view kWhyUsed = "used";
inline constexpr std::string_view kWhyFatal = "fatal";
inline constexpr std::string_view kWhyKihaku = "kihaku";

/// What a member is (3), where it is told who fights.
inline constexpr std::string_view kBlazerKind = "blazer";
inline constexpr std::string_view kApostleKind = "apostle";
inline constexpr std::string_view kMobKind = "mob";

/// What keeps a skill from being used (7.5), the first that holds in the order in which a player would look for it.
enum class Hurdle { Spent, Bare, Frenzy, Uses, Hand, Kihaku, Hp, Range };

} // namespace shiaiba::shinki
