// Reasons that events give in their fact "why" (13). Sentences are chosen by them
// (words/sentences.cpp).
#pragma once

#include <string_view>

namespace shiaiba::shinki {

// Why cards leave a hand or a 気魄 at a round's end (7.7).
inline constexpr std::string_view kWhyShaken = "shaken";
inline constexpr std::string_view kWhyLimit = "limit";
// Why a status ends (6): 《通常攻撃》 was declared, HP were paid, it was released, a skill removed
// it; 〈動揺〉 has taken something, or found nothing; one of an own list has lasted its rounds, or
// its bearer was damaged (4.1).
inline constexpr std::string_view kWhyAttack = "attack";
inline constexpr std::string_view kWhyPaid = "paid";
inline constexpr std::string_view kWhyDeclared = "declared";
inline constexpr std::string_view kWhyCleansed = "cleansed";
inline constexpr std::string_view kWhyDone = "done";
inline constexpr std::string_view kWhyNothing = "nothing";
inline constexpr std::string_view kWhyTime = "time";
inline constexpr std::string_view kWhyHurt = "hurt";
// Why a member isn't moved, why it doesn't strike back, and why it is dead.
inline constexpr std::string_view kWhySameColumn = "same_column";
inline constexpr std::string_view kWhyEdge = "edge";
inline constexpr std::string_view kWhyDown = "down";
inline constexpr std::string_view kWhyFar = "far";
inline constexpr std::string_view kWhyKilled = "killed";
inline constexpr std::string_view kWhyBare = "bare";
// Why nobody rises by Override (7.8). A refusal is kWhyDeclared.
inline constexpr std::string_view kWhyUsed = "used";
inline constexpr std::string_view kWhyFatal = "fatal";
inline constexpr std::string_view kWhyKihaku = "kihaku";

// The kinds of members (3), in the event that tells who fights.
inline constexpr std::string_view kBlazerKind = "blazer";
inline constexpr std::string_view kApostleKind = "apostle";
inline constexpr std::string_view kMobKind = "mob";

/// Hurdles that keep a skill from being used (7.5), the last one a status of an own list (4.1).
/// Battle::hurdle() tells which of several is told.
enum class Hurdle { Spent, Bare, Frenzy, Uses, Hand, Kihaku, Hp, Range, Barred };

} // namespace shiaiba::shinki
