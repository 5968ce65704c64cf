// Catalogue of the sentences (13): for each kind of event one or several, in Japanese and in
// English.
#pragma once

#include <span>
#include <string_view>

#include "core/system/system.hpp"

namespace shiaiba::shinki {

/// Facts that an event must have for a sentence. Of several sentences of a kind the first that fits
/// is told.
enum Needs : unsigned {
    kNothing = 0,
    /// There are cards that the viewer may see.
    kSeenCards = 1,
    /// The contest was won; the acting skill used no cards, so there was nothing to beat.
    kContestWon = 2,
    kNothingToBeat = 4,
    /// The 気魄 lost cards and gained none.
    kOnlyLoss = 8,
    /// The damage is fatal damage.
    kFatal = 16,
    /// The HP are paid to end a status.
    kForStatus = 32,
    /// The member could have chosen otherwise.
    kChosen = 64,
    /// The member has HP left.
    kHpLeft = 128,
    /// The reaction left the range of the skill; the skill has no range.
    kOutOfRange = 256,
    kNoRange = 512,
};

struct Sentence {
    std::string_view kind;
    Tone tone;
    std::string_view ja;
    std::string_view en;
    unsigned needs = kNothing;
    /// The event's reason ("why") that the sentence is for (fight/reasons.hpp); "": any.
    std::string_view why = {};
};

/// All sentences: those of a kind stand together, and an empty one is the last.
///
/// Places: {who} the member or side of the event, {to} and {fallen} another member, {side} the side
/// of the event, {a} and {b} both sides; {list} several members; {skill} the event's skill, {by}
/// the skill that brings the event, {acting} the skill that is answered; {status}; {cards}; {sum}
/// the sum behind a number, {range} least and greatest distance. Often empty: {targets}, {paid} the
/// payment and what is left, {over} the members that a turn comes before, {more} the cards that
/// waiting brings, {chosen}, {cap}. A number stands by its fact's name.
std::span<const Sentence> sentences();
/// The sentence that fits the event; the empty one if none does.
const Sentence& sentence(const Event& event);

} // namespace shiaiba::shinki
