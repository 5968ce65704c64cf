// What the contents of all kinds of links have in common: how they begin, and what can be wrong with them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

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

} // namespace shiaiba
