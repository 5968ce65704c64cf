// The problems of a build, in the order in which they are told (3).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/text/json_fwd.hpp"
#include "core/text/problem.hpp"
#include "rulesets/sengen/sheet/sheet.hpp"

namespace shiaiba::sengen {

/// In the order in which they are told; each at most once a member.
enum class Wrong : std::uint8_t {
    Field,
    Limits,
    Ranks,
    StatRange,
    StatSum,
    SkillUnknown,
    SkillRange,
    SkillPoints,
    AbilityUnknown,
    AbilityRange,
    AbilityPoints,
    Species,
    Element,
    Youjutsu,
    Feat,
    Weapon,
    Spell,
    Card,
    Tactic,
};
inline constexpr std::size_t kWrongs = 19;

/// The place of the field that is called so, or of what stands in it.
std::string path_of(const char* key);
std::string path_of(const char* key, std::string_view part);
std::string path_of(const char* key, std::size_t place);

class Errors {
public:
    /// The first of its kind stays.
    void add(Wrong wrong, std::string path, Text text);
    bool has(Wrong wrong) const { return all_[static_cast<std::size_t>(wrong)].has_value(); }
    /// Is any of these there?
    template <class... Others>
    bool any(Others... others) const {
        return (has(others) || ...);
    }
    Problems told() const;

private:
    std::array<std::optional<Problem>, kWrongs> all_;
};

// The part of a build's check that its lists are.

/// Feats with extra points, weapons, spells and cards; `known`: so are the levels that spells ask
/// for.
void check_equipment(const Json& fields, bool known, Sheet& sheet, Errors& errors);

} // namespace shiaiba::sengen
