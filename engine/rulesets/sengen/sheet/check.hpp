// Class Errors: collects the problems of a build and tells them in the order of section 3, whatever
// is checked first.
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

/// Kinds of problems, in the order in which they are told; each at most once a member.
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
};
inline constexpr std::size_t kWrongs = 18;

/// JSON pointers to a field of the build, and to a part of it by key or by index.
std::string path_of(const char* key);
std::string path_of(const char* key, std::string_view part);
std::string path_of(const char* key, std::size_t place);

class Errors {
public:
    /// Of several problems of one kind the first stays.
    void add(Wrong wrong, std::string path, Text text);
    /// The same by its code; problems of tactic and plans, which are of no kind, all stay, as the last.
    void add(Problem problem);
    bool has(Wrong wrong) const { return all_[static_cast<std::size_t>(wrong)].has_value(); }
    /// Whether any of these was added.
    template <class... Others>
    bool any(Others... others) const {
        return (has(others) || ...);
    }
    Problems told() const;

private:
    std::array<std::optional<Problem>, kWrongs> all_;
    Problems others_;
};

/// Checks feats, extra points, weapons, spells and cards, and puts them into `sheet`. `known`: the
/// levels of abilities are known, so that those that spells ask for can be checked. Defined in
/// equipment.cpp.
void check_equipment(const Json& fields, bool known, Sheet& sheet, Errors& errors);

} // namespace shiaiba::sengen
