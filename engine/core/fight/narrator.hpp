// The narrator turns events into sentences: spans of text, expanded from one catalogue per system.
// It also titles phases, and writes rolls as the dice tools of online tables do.
#pragma once

#include <any>
#include <array>
#include <functional>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/fight/log.hpp"
#include "core/fight/side.hpp"
#include "core/text/text.hpp"

namespace shiaiba {

struct Party;

/// A piece of a sentence.
struct Span {
    enum class Kind { Text, Number, Name, Skill, State };
    Kind kind = Kind::Text;
    std::string text;
    /// Canonical id of a skill or state.
    std::string_view id = {};
    /// Level of a skill; −1: shown without a level.
    int level = -1;
    /// The side that the name or skill belongs to.
    Side side = Side::None;
    /// The member of that side, where sides are parties.
    int member = kWholeSide;
};
using Spans = std::vector<Span>;

/// Names as sentences use them: an empty name gets a stand-in (甲 and 乙, A and B).
struct Names {
    std::array<std::string, 2> given;
    /// The settings of the match, which may bring names (AnySettings::write); nullptr: none.
    const std::any* settings = nullptr;
    /// Names of the members of each side, in Japanese and in English; empty in a duel.
    std::array<std::array<std::vector<std::string>, 2>, 2> members = {};
    /// The parties of the match, whose members may have given names to their skills or cards;
    /// nullptr: none.
    std::array<const Party*, 2> parties = {};

    std::string_view of(Side side, Lang lang) const;
    std::string_view of(Actor actor, Lang lang) const;
};
/// Names for texts in which sides have no colour: a name that occurs on both sides gets its side's
/// mark, 霊夢▲ and 霊夢▽.
Names told_apart(const Names& names);

/// Replaces each place `{key}` of a sentence by the span that `fill` gives for the key.
Spans expand(std::string_view sentence, const std::function<Span(std::string_view)>& fill);

/// The spans as plain text: a skill as 【一閃】2, in English as Issen2.
std::string plain(const Spans& spans, Lang lang);

Span name_span(const Names& names, Side side, Lang lang);
Span name_span(const Names& names, Actor actor, Lang lang);
Span number_span(int value);

// The catalogue of a system's events.

/// Weight of an event in a log, by which the page styles it.
enum class Tone { Use, Hit, Fire, Gone, State, Note, End };
const char* word(Tone tone);

/// A kind of event.
struct EventRow {
    /// Its id, as events carry it.
    std::string_view kind;
    /// Clause, unless the event names another one.
    std::string_view rule;
    Tone tone;
    /// Sentences; each {place} takes a fact of the event.
    std::string_view ja;
    std::string_view en;
};
/// Index of the first row of this kind; of the last row if there is none.
template <class Rows>
std::size_t row_of(const Rows& rows, std::string_view kind) {
    std::size_t row = 0;
    while (row + 1 < std::size(rows) && rows[row].kind != kind) ++row;
    return row;
}
/// The kinds of the rows, those of one kind standing together. A row without a kind has none.
template <class Rows>
std::vector<std::string_view> kinds_of(const Rows& rows) {
    std::vector<std::string_view> kinds;
    for (const auto& row : rows) {
        const bool again = !kinds.empty() && kinds.back() == row.kind;
        if (!row.kind.empty() && !again) kinds.push_back(row.kind);
    }
    return kinds;
}

// Titles of phases.

/// The title of a phase; any {place} in it is the name of the phase's actor.
struct PhaseWords {
    std::string_view id;
    std::string_view ja;
    std::string_view en;
};
/// The title from the system's list; empty if the phase isn't in it.
Spans phase_title(std::span<const PhaseWords> list, const Phase& phase, const Names& names,
                  Lang lang);

// Rolls as dice tools print them (BCDice). No other code writes rolls.

/// Faces in the order of the roll: "[8,5]".
std::string in_brackets(const std::vector<int>& faces);
/// Dice, faces and total: "(1D6) ＞ 3", "(2D10) ＞ 13[8,5] ＞ 13"; if faces were changed, "(2D10)
/// ＞ 3[1,2]→4[2,2] ＞ 4". "" if the event has no roll.
std::string roll_notation(const Event& event);
/// The same with a total that includes modifiers: "(8D6) ＞ 28[2,4,6,3,1,5,5,2] ＞ 38".
std::string roll_notation(const Event& event, int total);
/// One die in short notation: "1D6 ＞ 3".
std::string die_notation(const Event& event);

} // namespace shiaiba
