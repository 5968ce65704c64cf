// Whole battles for tests, with a position, the cards in the order of drawing, and the decisions as
// words; and the builds of section 14, which the battles of section 15 and the lengths of links
// need even if the samples change.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/system/match.hpp"
#include "kit.hpp"

namespace shiaiba::shinki {

using tests::split;

struct Bout {
    /// JSON of a member or of a party.
    std::string a;
    std::string b;
    /// JSON of settings; by default there are none.
    std::string settings = {};
    /// "S9 H4 1 DQ": cards and coins (0 or 1) in the order of drawing. Further rolls come from the
    /// seed.
    std::string draws = {};
    /// "skill guren B1, HK, guard": tokens for both sides by hand. Empty: plans decide.
    std::string decisions = {};
    std::uint64_t seed = 1;
};

/// The battle as it was played.
class Fought {
public:
    explicit Fought(const Bout& bout);

    const Played& played() const { return played_; }
    /// A line of the trace, by its number from 0 (the start).
    std::string_view line(std::size_t number) const;
    std::size_t lines() const { return lines_.size(); }
    /// A member's part of the last line before the result, or of a given line: "40,0,0,2,s,a".
    std::string of(std::string_view who) const;
    std::string of(std::string_view who, std::size_t line) const;
    /// The cards of an owner, hand and 気魄: "HK.S3/S10".
    std::string cards(std::string_view owner) const;
    /// Winner, reason and round, "A;defeat;5"; empty while the battle goes on.
    std::string result() const;
    /// The decisions in a line: "A1.wait A1.end".
    std::string acts(std::size_t line) const;
    /// Whether the log has the sentence in either language.
    bool says(std::string_view sentence) const;
    const std::string& log() const { return log_; }
    /// Tokens of the waiting question.
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

// Frozen builds of section 14, for the battles of section 15 and the lengths of links.

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
