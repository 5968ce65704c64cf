// Types of the catalogue of sentences (14): for each kind of event, sentences in both languages and
// when each is said.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/system/ruleset.hpp"

namespace shiaiba::sengen {

/// When a sentence is said: of the sentences of a kind, the first whose condition holds.
enum class When : std::uint8_t {
    Always,
    /// The act succeeded.
    Ok,
    /// The event's `why` is Sentence::word.
    Word,
    /// Graze was gained.
    Graze,
    /// For another member than the one that acts.
    Other,
    /// The damage goes to a card; a barrier takes all of it.
    Card,
    Barrier,
    /// Somebody stands in the back.
    Back,
    /// There is a winner.
    Won,
    /// Graze was paid for more points.
    Boosted,
    /// The attack has a size of 1 DP.
    Aimless,
    Asleep,
    /// A card answers a spell.
    Answer,
    /// Dice fell.
    Rolled,
    /// A gain or loss that changed nothing; the same, with `why` as Sentence::word.
    Still,
    WordStill,
    /// A spell that is not on its caster alone.
    Aimed,
    /// A bomb voids a known damage.
    Voided,
    /// The side has one member.
    Alone,
    /// A barrier that was there already is as large or larger.
    Kept,
};

struct Sentence {
    std::string_view kind;
    Tone tone;
    When when;
    std::string_view ja;
    std::string_view en;
    /// For When::Word and When::WordStill.
    std::string_view word = {};
};

/// All sentences; those of a kind stand together, the last one is empty.
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
