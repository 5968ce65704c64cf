// A point where a player decides: who, what is legal, what that player may see.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/side.hpp"
#include "core/text.hpp"

namespace shiaiba {

struct Option {
    /// Stable token, unique among the options of its choice; it stands in records.
    std::string id;
    /// What a reader sees; where sides are parties, "{A2}" stands for the name of that member.
    Text label;
    std::vector<std::string> tags;
    /// What it costs and brings as things stand, where the label doesn't tell; mostly empty.
    Text note = {};
};

/// Numbers with names.
using Facts = std::vector<std::pair<std::string, int>>;

struct Choice {
    /// Position among the recorded decisions.
    int i = 0;
    /// Name of the decision point, e.g. "declare".
    std::string point;
    Side side = Side::A;
    /// As Question::member.
    int member = 0;
    /// Legal options only, in the rules' order; never empty.
    std::vector<Option> options;
    Facts facts;
    /// Either side may give the fight up here: no option, and beside all of them.
    bool give_up = false;
    /// What is chosen stays unknown to the other side for now.
    bool secret = false;
};

/// What stands next in a record of decisions.
struct Decision {
    enum class Kind {
        /// Take option `value` of the legal ones.
        Pick,
        /// Marker: from here on the dice are fresh, `value` = number of rewinds so far.
        Reroll,
        /// Side `value` gives the fight up.
        Surrender,
        /// The record ends here.
        Missing,
        /// What stands there is none of the legal options.
        Illegal,
    };
    Kind kind = Kind::Missing;
    std::uint64_t value = 0;
};

} // namespace shiaiba
