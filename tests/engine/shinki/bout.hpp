// A battle for tests: positions, cards in the order in which they are drawn, and decisions, each as words; and
// section 14's builds, on which the battles of section 15 and the lengths of links rest, whatever the samples
// become.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/system/match.hpp"
#include "kit.hpp"

namespace shiaiba::shinki {

using tests::split;

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
    /// Does the log say so, in either language?
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
    std::string japanese_;
};

// Section 14's builds, on which the battles of section 15 and the lengths of links rest, whatever the samples become.

inline constexpr const char* kAkari =
    R"({"name":"灯里","members":[{"points":{"hp":2,"speed":4},"skills":["guren","shikku","toushi","kekki","kyoen"],"tactic":"突撃"}]})";
inline constexpr const char* kShizuku =
    R"({"name":"雫","members":[{"points":{"hp":2,"speed":4},"skills":["hoshi","kagenui","ushiro","shuchu","tentsui"],"tactic":"間合い"}]})";
inline constexpr const char* kYomi =
    R"({"name":"夜見","members":[{"points":{"hp":3,"speed":3},"skills":["dokuga","engoku","yami","iatsu","shuen"],"tactic":"奥義"}]})";
inline constexpr const char* kDawn =
    R"({"name":"夜明け隊","members":[
 {"name":"灯里","points":{"hp":2,"speed":4},"skills":["guren","shikku","toushi","kekki","kyoen"],"tactic":"突撃"},
 {"name":"日向","points":{"hp":3,"speed":3},"skills":["yukou","hoshi","ryusei","shuchu","shuen"],"tactic":"堅守"}]})";
inline constexpr const char* kSwarm =
    R"({"name":"小鬼の群れ","gm":true,"members":[
 {"name":"大顎","kind":"apostle","hp":70,"speed":8,"skills":["guren","kagenui","iatsu","tentsui"]},
 {"name":"小鬼","kind":"apostle","mob":true,"hp":12,"speed":7,"skills":["attack"]},
 {"name":"小鬼","kind":"apostle","mob":true,"hp":12,"speed":7,"skills":["attack"]},
 {"name":"棘虫","kind":"apostle","mob":true,"hp":10,"speed":9,"skills":["dokuga"]}]})";

} // namespace shiaiba::shinki
