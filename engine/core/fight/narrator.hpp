// The narrator turns events into sentences: spans of text, expanded from one catalogue per system. It also names
// phases, and prints rolls as dice tools do.
#pragma once

#include <any>
#include <array>
#include <functional>
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
    /// Level of a skill; −1: it is said without one.
    int level = -1;
    /// Whose name or skill it is.
    Side side = Side::None;
    /// Which member's, where sides are parties.
    int member = kWholeSide;
};
using Spans = std::vector<Span>;

/// Names as they are said: an empty one gets a stand-in (甲 and 乙, A and B).
struct Names {
    std::array<std::string, 2> given;
    /// The settings of the match, which may bring names of their own (Ruleset::write_settings); or none.
    const std::any* settings = nullptr;
    /// Of the members of each side, as they are called in Japanese and in English; of a duel none.
    std::array<std::array<std::vector<std::string>, 2>, 2> members = {};
    /// The parties of the match, whose members may have named things of their own; or none.
    std::array<const Party*, 2> parties = {};

    std::string_view of(Side side, Lang lang) const;
    std::string_view of(Actor actor, Lang lang) const;
};
/// The names as texts say them, where sides have no colour: whoever is called like somebody of the other side bears the
/// mark of the own one, 霊夢▲ and 霊夢▽.
Names told_apart(const Names& names);

/// Fills the places `{key}` of a sentence with what `fill` gives for the key.
Spans expand(std::string_view sentence, const std::function<Span(std::string_view)>& fill);

/// The spans as plain text: skills as 【一閃】2, in English as Issen2.
std::string plain(const Spans& spans, Lang lang);

Span name_span(const Names& names, Side side, Lang lang);
Span name_span(const Names& names, Actor actor, Lang lang);
Span number_span(int value);

// What the phases of a system are called.

/// What a phase is called; {who} is whose it is.
struct PhaseWords {
    std::string_view id;
    std::string_view ja;
    std::string_view en;
};
/// By the system's list; empty where the phase isn't in it.
Spans phase_title(std::span<const PhaseWords> list, const Phase& phase, const Names& names,
                  Lang lang);

// Rolls as dice tools of the tables print them (BCDice): the one place that knows how.

/// Faces as they fell: "[8,5]".
std::string in_brackets(const std::vector<int>& faces);
/// What was rolled, what fell and what it comes to: "(1D6) ＞ 3", "(2D10) ＞ 13[8,5] ＞ 13", and where faces were rewritten
/// "(2D10) ＞ 3[1,2]→4[2,2] ＞ 4". "" where the event tells of no roll.
std::string roll_notation(const Event& event);
/// The same, of a roll that something is added to: "(8D6) ＞ 28[2,4,6,3,1,5,5,2] ＞ 38".
std::string roll_notation(const Event& event, int total);
/// One die in short: "1D6 ＞ 3".
std::string die_notation(const Event& event);

} // namespace shiaiba
