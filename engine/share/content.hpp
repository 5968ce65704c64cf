// Contents of links: the fields with which all contents begin, faults, and the contents of each
// kind: a match (F), a league (T), a roster (R). Links must open for ever: kinds, flags, widths and
// orders of bits are frozen.
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
#include "core/system/system.hpp"
#include "core/text/bits.hpp"
#include "share/failure.hpp"

namespace shiaiba {

struct ContentFault {
    LinkFault fault;
    /// For IllegalBuild: the problems with the rules.
    Problems problems;
};

ContentFault altered_content();
ContentFault breaks_rules(std::string path, const char* code, Text said);
ContentFault illegal_build(std::string path);
ContentFault illegal_settings();

/// The first fields of every content: system, rules version, flags.
struct ContentHead {
    const System* system = nullptr;
    std::size_t version = 0;
    std::uint64_t flags = 0;

    bool has(std::uint64_t flag) const { return (flags & flag) != 0; }
};

void write_head(const ContentHead& head, BitWriter& out);
/// `known`: the flags of this kind of content; any other flag was written by a later program.
std::variant<ContentHead, ContentFault> read_head(const Registry& registry, std::uint64_t known,
                                                  BitReader& in);

/// `written`: whether the content holds settings; if not they are the defaults. `at_hand`: settings
/// with files (a list of skills) that the link may only name.
std::variant<Settings, ContentFault> read_settings(const System& system, bool written,
                                                   const Settings& at_hand, BitReader& in);

bool same_bits(const BitWriter& x, const BitWriter& y);

constexpr int kSeedBits = 64;

// Flags that mean the same in every content. All flags are written as one varint, so the most usual
// flags have the lowest bits.
constexpr std::uint64_t kNames = 1;
constexpr std::uint64_t kSeed = 2;
constexpr std::uint64_t kSettings = 8;

// Decisions as indices into the list of legal options, which are read while the fight runs.

/// Whether all decisions fit a link: false for a reroll whose number is too large.
bool can_pack(const std::vector<FightContext::TakenDecision>& taken);
void pack_decisions(const std::vector<FightContext::TakenDecision>& taken, BitWriter& out);

class PackedDecisions final : public Decisions {
public:
    /// Reads `count` decisions from `in`, which must outlive this.
    PackedDecisions(BitReader& in, std::uint64_t count) : in_(&in), count_(count) {}
    Decision next(const Question& question) override;

    /// The decisions read so far, as records have them.
    const std::vector<std::string>& record() const { return record_; }
    /// Whether all decisions were asked for and are legal.
    bool complete() const { return record_.size() == count_; }
    /// Whether there was an entry of a kind that only later versions write.
    bool newer() const { return newer_; }
    /// Whether a side gave up in a system without surrender.
    bool no_surrender() const { return no_surrender_; }

private:
    Decision escape(const Question& question);

    BitReader* in_;
    std::uint64_t count_;
    std::vector<std::string> record_;
    bool newer_ = false;
    bool no_surrender_ = false;
};

// The content of a link of kind F: a match.

inline constexpr char kFightKind = 'F';

/// `taken`: the decisions as the fight took them; `result`: low bits of the fight's digest.
void pack_fight(const Match& match, const std::vector<FightContext::TakenDecision>& taken,
                std::uint16_t result, BitWriter& out);

/// The part of a fight's digest that a link keeps.
inline std::uint16_t result_of(const Played& played) {
    return static_cast<std::uint16_t>(played.digest & 0xFFFF);
}

struct UnpackedFight {
    Match match;
    /// Whether the fight ends otherwise than when the link was made.
    bool result_changed = false;
};

/// Plays the fight once: its decisions can't be read without it.
std::variant<UnpackedFight, ContentFault>
unpack_fight(const Registry& registry, const BitWriter& content, const Settings& at_hand);

// The contents of links of kind T (a league) and R (a roster).

inline constexpr char kLeagueKind = 'T';
inline constexpr char kRosterKind = 'R';

void pack_league(const LeagueRequest& request, BitWriter& out);

/// Reads the content; nothing is played.
std::variant<LeagueRequest, ContentFault> unpack_league(const Registry& registry, bool roster,
                                                        const BitWriter& content,
                                                        const Settings& at_hand);

/// The league as a link without names has it: no names of characters, and numbers for the groups.
LeagueRequest without_names(LeagueRequest request);

} // namespace shiaiba
