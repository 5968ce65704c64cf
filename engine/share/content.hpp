// The contents of links: the fields with which all begin, faults, and the contents of each kind: a match (F), a league
// (T), a roster (R).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/fight/context.hpp"
#include "core/fight/decisions.hpp"
#include "core/system/league.hpp"
#include "core/system/match.hpp"
#include "core/system/ruleset.hpp"
#include "core/text/bits.hpp"
#include "share/failure.hpp"

namespace shiaiba {

struct ContentFault {
    LinkFault fault;
    /// What breaks the rules, for IllegalBuild.
    Problems problems;
};

ContentFault altered_content();
ContentFault breaks_rules(std::string path, const char* code, Text said);
ContentFault illegal_build(std::string path);
ContentFault illegal_settings();

/// The first three fields of every content.
struct ContentHead {
    const Ruleset* ruleset = nullptr;
    std::size_t version = 0;
    std::uint64_t flags = 0;

    bool has(std::uint64_t flag) const { return (flags & flag) != 0; }
};

void write_head(const ContentHead& head, BitWriter& out);
/// `known`: the flags of this kind; any other one was written by a later program.
std::variant<ContentHead, ContentFault> read_head(const Registry& registry, std::uint64_t known,
                                                  BitReader& in);

/// `written`: the content holds settings; else they are the default ones. `at_hand`: what they may
/// only name is taken from these.
std::variant<Settings, ContentFault> read_settings(const Ruleset& ruleset, bool written,
                                                   const Settings& at_hand, BitReader& in);

bool same_bits(const BitWriter& x, const BitWriter& y);

constexpr int kSeedBits = 64;

// Flags that mean the same in every content, the most usual first: all of them are written as one varint.
constexpr std::uint64_t kNames = 1;
constexpr std::uint64_t kSeed = 2;
constexpr std::uint64_t kSettings = 8;

// Decisions as places in the list of legal options, read while the fight that they decide runs.

/// false: a reroll has a number that links can't hold.
bool can_pack(const std::vector<FightContext::TakenDecision>& taken);
void pack_decisions(const std::vector<FightContext::TakenDecision>& taken, BitWriter& out);

class PackedDecisions final : public Decisions {
public:
    /// `count` decisions follow in `in`, which must outlive this.
    PackedDecisions(BitReader& in, std::uint64_t count) : in_(&in), count_(count) {}
    Decision next(const Question& question) override;

    /// The decisions that were read, as records carry them.
    const std::vector<std::string>& record() const { return record_; }
    /// Every decision was asked for and is legal.
    bool complete() const { return record_.size() == count_; }
    /// An entry of a kind that only later versions write.
    bool newer() const { return newer_; }
    /// A side gives up where the rules don't know that.
    bool no_surrender() const { return no_surrender_; }

private:
    Decision escape(const Question& question);

    BitReader* in_;
    std::uint64_t count_;
    std::vector<std::string> record_;
    bool newer_ = false;
    bool no_surrender_ = false;
};

// A match as the content of a link of kind F, and back.

inline constexpr char kFightKind = 'F';

/// `taken`: its decisions as the fight took them; `result`: low bits of the fight's digest.
void pack_fight(const Match& match, const std::vector<FightContext::TakenDecision>& taken,
                std::uint16_t result, BitWriter& out);

/// What a link keeps of a fight's digest.
inline std::uint16_t result_of(const Played& played) {
    return static_cast<std::uint16_t>(played.digest & 0xFFFF);
}

struct UnpackedFight {
    Match match;
    /// The link was made when the fight ended otherwise.
    bool result_changed = false;
};

/// Plays the fight once: decisions can't be read without it.
std::variant<UnpackedFight, ContentFault>
unpack_fight(const Registry& registry, const BitWriter& content, const Settings& at_hand);

// A league as the content of a link of kind T, a roster as that of kind R, and back.

inline constexpr char kLeagueKind = 'T';
inline constexpr char kRosterKind = 'R';

void pack_league(const LeagueRequest& request, BitWriter& out);

/// Nothing is played.
std::variant<LeagueRequest, ContentFault> unpack_league(const Registry& registry, bool roster,
                                                        const BitWriter& content,
                                                        const Settings& at_hand);

/// What a link without names says: nobody's name, and numbers for the groups.
LeagueRequest without_names(LeagueRequest request);

} // namespace shiaiba
