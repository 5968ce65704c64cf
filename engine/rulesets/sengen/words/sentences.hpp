// Types of the catalogue of sentences (14): for each kind of event, sentences in both languages and
// when each is said.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/system/system.hpp"

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
    /// The battle has a winner.
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
/// Places in a sentence: {who} the member or side of the event; {to}, {for} another member; {side};
/// {targets} all targets of an attack; {front}, {back} members in a row; {list} the initiative
/// order; {source}, {weapon}, {spell}, {card}, {status}, {key} names; {change}, {n} numbers, with
/// a sign if they are changes; {now} the word before a new number; {cap}, {full} that a bound cut
/// the change; {plus}, {less} the changes of a total or loss, and of a damage; {why} the cause of a
/// status's end; {attack} the attack that a bomb voids; {first}, {of_dp} the place in a tie and the
/// reason; {shares}, {cards} the numbers by which a battle is judged; {raised} raises, if any;
/// {stat} the characteristic of a resistance; {cost} spirit with its sign; {until} the end of an
/// effect; {ok} success or failure; {small}, {wide} feats and states that changed a danmaku or a
/// gain of graze; {dice} the roll as dice tools print it. Any other place is the fact of that name.
std::span<const Sentence> sentences();

} // namespace shiaiba::sengen
