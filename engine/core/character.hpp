// A checked character: its system, its name, and the system's own build.
#pragma once

#include <string>
#include <string_view>

#include "core/json_fwd.hpp"
#include "core/problem.hpp"
#include "core/ruleset.hpp"

namespace shiaiba {

struct Character {
    const Ruleset* ruleset = nullptr;
    /// Index into the ruleset's versions.
    std::size_t version = 0;
    /// NFC, trimmed, at most 24 code points; may be empty.
    std::string name;
    Build build;
};

/// Longest name in code points.
inline constexpr int kMostNamePoints = 24;

/// A name as it is kept: NFC and trimmed. Controls, bidi overrides, zero-width characters and line
/// breaks are problems, and so is a name that is too long.
Checked<std::string> check_name(std::string_view given, std::string_view path = "/name");

/// Build JSON → character. `fallback` is the system where the JSON names none, and whose settings
/// those of the match are that the character is for.
Checked<Character> check_character(const Registry& registry, const Ruleset& fallback,
                                   const Json& json, const Settings& settings = {});

/// Canonical JSON: system, version, name, then the system's fields.
Json to_json(const Character& character);

/// As people write it; `form` is one of the ruleset's text forms.
std::string to_text(const Character& character, std::string_view form);

} // namespace shiaiba
