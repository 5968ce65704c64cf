// A whole battle for tests: dice in the order in which they fall, and decisions, each as words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/system/match.hpp"

namespace shiaiba::sengen {

/// The pieces of a text, without blanks in front; none is empty.
std::vector<std::string> split(std::string_view text, char at);

/// A member of open limits: characteristics in the order of the rules "4 4 6 5 5", skills and abilities "shot4 evade4",
/// and more JSON behind them.
std::string one(std::string_view stats, std::string_view skills = "",
                std::string_view abilities = "", std::string_view more = "");
/// A party of such members, and a GM's.
std::string party(const std::vector<std::string>& members);
std::string gm(const std::vector<std::string>& members);

/// HP, 霊力, DP and graze of everybody stand within their bounds after every event.
void check_bounds(const Chronicle& chronicle);

struct Bout {
    /// JSON of a member, or of a party.
    std::string a;
    std::string b;
    /// JSON of settings, by default none.
    std::string settings = {};
    /// "4 2 6 1 3", also without blanks: dice, none of which may be left over. Empty: the seed's.
    std::string dice = {};
    /// "shot magic 6, evade 5": tokens, for both sides by hand. Empty: by plans.
    std::string decisions = {};
    std::uint64_t seed = 1;
};

/// What came of it.
class Fought {
public:
    explicit Fought(const Bout& bout);

    const Played& played() const { return played_; }
    /// Of the trace, by number from 0.
    std::string_view line(std::size_t number) const { return lines_.at(number); }
    std::size_t lines() const { return lines_.size(); }
    /// What a line, by default the last one but the result's, says of a member.
    std::string of(std::string_view who) const;
    /// "A;defeat;5"; empty while it goes on.
    std::string result() const;
    /// Does the log say so in that language?
    bool says(std::string_view sentence) const;
    /// Tokens of the choice that waits, with ", " between them, and its decision point.
    std::string options() const;
    std::string pending() const { return played_.pending ? played_.pending->point : ""; }

private:
    Played played_;
    std::vector<std::string> lines_;
    std::string log_;
};

} // namespace shiaiba::sengen
