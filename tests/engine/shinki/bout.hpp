// A battle for tests: positions, cards in the order in which they are drawn, and decisions, each as words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/system/match.hpp"

namespace shiaiba::shinki {

/// The pieces of a text, without blanks in front; none is empty.
std::vector<std::string> split(std::string_view text, char at);

struct Bout {
    /// JSON of a member, or of a party.
    std::string a;
    std::string b;
    /// JSON of settings, by default none.
    std::string settings = {};
    /// "S9 H4 1 DQ": what is drawn, in this order; coins are 0 and 1. What is rolled after that comes from the seed.
    std::string draws = {};
    /// "skill guren B1, HK, guard": tokens, for both sides by hand. Empty: by plans.
    std::string decisions = {};
    std::uint64_t seed = 1;
};

/// What came of it.
class Fought {
public:
    explicit Fought(const Bout& bout);

    const Played& played() const { return played_; }
    /// Of the trace, by number from 0 (the start).
    std::string_view line(std::size_t number) const;
    std::size_t lines() const { return lines_.size(); }
    /// What the last line but the result's, or that one, says of a member: "40,0,0,2,s,a".
    std::string of(std::string_view who) const;
    std::string of(std::string_view who, std::size_t line) const;
    /// Of an owner's cards: "HK.S3/S10".
    std::string cards(std::string_view owner) const;
    /// "A;defeat;5"; empty while it goes on.
    std::string result() const;
    /// The choices of a line: "A1.wait A1.end".
    std::string acts(std::size_t line) const;
    /// Does the English log say so?
    bool says(std::string_view sentence) const;
    const std::string& log() const { return log_; }
    /// Tokens of the choice that waits.
    std::vector<std::string> options() const;
    std::string pending() const;

private:
    std::string part(std::string_view begin, std::size_t line) const;
    std::size_t last() const { return lines_.size() - (result().empty() ? 1 : 2); }

    Played played_;
    std::vector<std::string> lines_;
    std::string log_;
};

} // namespace shiaiba::shinki
