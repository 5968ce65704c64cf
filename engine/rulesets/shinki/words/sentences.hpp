// The catalogue of messages (13): event kind, sentence in Japanese, sentence in English.
#pragma once

#include <span>
#include <string_view>

#include "core/system/ruleset.hpp"

namespace shiaiba::shinki {

/// The facts that an event must have for a sentence, where there are several of its kind: the first that fits is told.
enum Needs : unsigned {
    kNothing = 0,
    /// Cards that the viewer may see.
    kSeenCards = 1,
    /// A contest that was won, or in which the acting skill used no cards.
    kContestWon = 2,
    kNothingToBeat = 4,
    /// A 気魄 that lost cards and gained none.
    kOnlyLoss = 8,
    /// Fatal damage.
    kFatal = 16,
    /// HP that end a status.
    kForStatus = 32,
    /// Somebody could have done otherwise.
    kChosen = 64,
    /// HP that are left.
    kHpLeft = 128,
    /// An answer left the range of a skill; or the skill has none.
    kOutOfRange = 256,
    kNoRange = 512,
};

struct Sentence {
    std::string_view kind;
    Tone tone;
    std::string_view ja;
    std::string_view en;
    unsigned needs = kNothing;
    /// The reason that is called so (fight/reasons.hpp).
    std::string_view why = {};
};

/// Those of a kind stand together; the last one is empty.
///
/// Places: {who} whose event it is, {to} and {fallen} another one, {side}, {a} and {b} the sides; {list} several members;
/// {skill} whose event it is, {by} the skill that brings it and {acting} the one that is answered; {status}; {cards}; {sum}
/// what a number is made of, {range} least and greatest distance. Places that are often empty: {targets}, {paid} what was
/// paid and is left, {over} whom a turn comes before, {more} what waiting brings, {chosen}, {cap}. Numbers stand by their
/// names.
std::span<const Sentence> sentences();
/// The one that fits.
const Sentence& sentence(const Event& event);

} // namespace shiaiba::shinki
