// From events to sentences: spans of text, expanded from one catalogue per system.
#pragma once

#include <any>
#include <array>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/log.hpp"
#include "core/side.hpp"
#include "core/text.hpp"

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
    /// Those of the match, which may bring names of their own (Ruleset::write_settings); or none.
    const std::any* settings = nullptr;
    /// Of the members of each side, as they are called in Japanese and in English; of a duel none.
    std::array<std::array<std::vector<std::string>, 2>, 2> members = {};
    /// The parties of the match, whose members may have named things of their own; or none.
    std::array<const Party*, 2> parties = {};

    std::string_view of(Side side, Lang lang) const;
    std::string_view of(Actor actor, Lang lang) const;
};

/// Fills the places `{key}` of a sentence with what `fill` gives for the key.
Spans expand(std::string_view sentence, const std::function<Span(std::string_view)>& fill);

/// The spans as plain text: skills as 【一閃】2.
std::string plain(const Spans& spans);

Span name_span(const Names& names, Side side, Lang lang);
Span name_span(const Names& names, Actor actor, Lang lang);
Span number_span(int value);

} // namespace shiaiba
