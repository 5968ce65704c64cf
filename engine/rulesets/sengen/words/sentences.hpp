// The catalogue of messages (14): event kind, sentence in Japanese, sentence in English.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/system/ruleset.hpp"

namespace shiaiba::sengen {

/// Of several sentences of a kind the first whose time it is is said.
enum class When : std::uint8_t {
    Always,
    /// It succeeded.
    Ok,
    /// The reason, the mode or what decides is called so.
    Word,
    Graze,
    /// For another than oneself.
    Other,
    /// Damage that a card takes, or that a barrier takes whole.
    Card,
    Barrier,
    /// Somebody stands there.
    Back,
    /// There is a winner.
    Won,
    Boosted,
    /// It costs a single DP.
    Aimless,
    Asleep,
    /// A card answers a spell.
    Answer,
    /// Dice fell.
    Rolled,
    /// A gain or a loss that came to nothing, whatever for; or for the reason that is called so.
    Still,
    WordStill,
    /// Of a spell at somebody else than its caster alone.
    Aimed,
    /// A bomb voids a damage that is known.
    Voided,
    /// A side of one.
    Alone,
    /// What was there already is no less.
    Kept,
};

struct Sentence {
    std::string_view kind;
    Tone tone;
    When when;
    std::string_view ja;
    std::string_view en;
    /// Of When::Word.
    std::string_view word = {};
};

/// Those of a kind stand together; the last one is empty.
///
/// Places: {who} whose event it is, {to} and {for} another one, {side}, {targets} all that an
/// attack is aimed at; {front}, {back}, {list}; {source}, {weapon}, {spell}, {card}, {status},
/// {key}; {change} and {n} with their sign where it counts, {now} what stands before the number
/// that a change leads to, {cap} and {full} that a bound cut it; {plus} what changed a total or a
/// danmaku's loss, {less} what changed a damage; {why} what ended a status, {attack} what a bomb
/// voids, {first} and {of_dp} who goes where in a tie and by what, {shares} and {cards} what a
/// battle is judged by; {raised} raises, if any, {stat} what is resisted with, {cost} 霊力 with its
/// sign; {until} how long; {ok}; {small} what lessened a danmaku, {wide} the feat that tells in
/// graze, if it does; {dice} the roll as dice tools print it, with what it comes to. Numbers stand
/// by their names.
std::span<const Sentence> sentences();

} // namespace shiaiba::sengen
