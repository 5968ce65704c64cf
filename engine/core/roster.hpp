// Characters or parties that are kept together, with their tags.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/party.hpp"

namespace shiaiba {

/// Most that one link holds.
inline constexpr std::size_t kMostKept = 1024;
inline constexpr std::size_t kMostTags = 16;

struct RosterEntry {
    Party party;
    /// Each NFC, trimmed, 1 to 24 code points, none twice; at most kMostTags.
    std::vector<std::string> tags;
};

struct Roster {
    const Ruleset* ruleset = nullptr;
    Settings settings;
    /// 1 to kMostKept, all of one rules version.
    std::vector<RosterEntry> entries;
};

/// Roster JSON (`Roster` of bindings/engine.d.ts) → roster. Every problem at once.
Checked<Roster> check_roster(const Registry& registry, const Json& json);
/// Canonical JSON; roster → JSON → roster is the identity.
Json to_json(const Roster& roster);

} // namespace shiaiba
