// A party: one side of a fight, made of checked characters. In a duel it has one member and bears
// that member's name.
#pragma once

#include <any>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/fight/side.hpp"
#include "core/text/json_fwd.hpp"
#include "core/text/problem.hpp"
#include "core/text/text.hpp"

namespace shiaiba {

class Dice;
class Registry;
struct System;

/// A system's own fields of a character or of a party: holds a plain struct of the system.
using Build = std::any;
/// A system's own settings: holds a plain struct of the system, whose default-constructed value is
/// the default settings.
using Settings = std::any;

struct Member {
    /// Checked by check_name (core/text/name.hpp). Empty: the member is called by the party's name,
    /// or by its place.
    std::string name;
    Build build;
};

struct Party {
    const System* system = nullptr;
    /// Index into the system's versions.
    std::size_t version = 0;
    /// Name of the party; in a duel, of its only character. May be empty.
    std::string name;
    /// The system's fields of a party beside its members; empty in a duel.
    Build fields;
    /// In the order of the build, which decides ties: at least one member, at most
    /// Identity::most_members.
    std::vector<Member> members;

    /// In a duel, the only character.
    const Build& build() const { return members.front().build; }
};

/// The parties of a fight: A's and B's.
using Sides = std::array<const Party*, 2>;

/// A party of one member that bears the member's name, of the newest rules version.
Party alone(const System& system, std::string name, Build build);
/// Joins characters, or parties, of one system into one party without a name. The name of a party
/// of one becomes its member's name, if the member has none.
Checked<Party> together(const std::vector<Party>& ones, const Settings& settings = {});
/// The party with this build in place of one member's build.
Party with_build(Party party, std::size_t member, Build build);
/// A random legal party. `keep` (duels only) may hold fields; their legal values stay.
Party random_party(const System& system, Dice& dice, const Json& keep, const Settings& settings);

/// Removes the names of the party, its members, and the names that members gave to their skills or
/// cards.
void clear_names(Party& party);
/// Parties::given_names; empty in a duel.
std::vector<std::string> given_names(const Party& party, const Member& member);
/// Whether its system has parties.
bool is_of_many(const Party& party);
/// The members' names as shown in one language: a member's own name, else the party's name if there
/// is one member, else side and place; equal names get a number. In a duel, the party's name.
std::vector<std::string> called(const Party& party, Side side, Lang lang);

/// The checked "name" of a build, a party or a member; empty if it has none or an invalid one.
std::string name_of(const Json& json, Problems& problems);
/// Reads the JSON of a side: a build, or in systems with parties `{name, …, members: […]}`, where a
/// single build reads as a party of one. `fallback` is the system if the JSON names none;
/// `settings` are those of the match that the party is for, and belong to `fallback`. Problems of a
/// member have its path, "/members/2/…".
Checked<Party> check_party(const Registry& registry, const System& fallback, const Json& json,
                           const Settings& settings = {});
/// Canonical JSON: system, version, name, then the system's fields.
Json to_json(const Party& party);

/// Warnings of builds that are legal but probably not meant, with the member's path.
Problems warnings(const Party& party);
/// System::sheet_facts of a side's JSON, legal or not; for a party `{"members": […]}`, one per
/// member; null if there is nothing to say of any.
Json sheet_facts(const System& system, const Json& json, const Settings& settings);
/// System::places; for a party one list per member.
Json places(const Party& party);

/// The party as text for people; `form` is one of the system's text forms.
std::string to_text(const Party& party, std::string_view form);

} // namespace shiaiba
