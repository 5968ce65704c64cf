// One side of a fight: a party of checked characters. In a duel it has one, whose name it bears.
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
class Ruleset;

/// The system's own part of a character, or of a party: a plain struct inside its ruleset.
using Build = std::any;
/// The system's own settings: a plain struct; default-constructed, it holds the default settings.
using Settings = std::any;

struct Member {
    /// As a name is kept (core/text/name.hpp); empty: it is called by its party's name, or by its place.
    std::string name;
    Build build;
};

struct Party {
    const Ruleset* ruleset = nullptr;
    /// Index into the ruleset's versions.
    std::size_t version = 0;
    /// Of the party; in a duel that of its only character. May be empty.
    std::string name;
    /// What the system asks of a party beside its members; a duel has none.
    Build fields;
    /// In the order of the build, which decides ties: at least one, at most Identity::most_members.
    std::vector<Member> members;

    /// In a duel, the character.
    const Build& build() const { return members.front().build; }
};

/// What a fight is between: A's party and B's.
using Sides = std::array<const Party*, 2>;

/// A party of one that bears its character's name, of the newest rules version.
Party alone(const Ruleset& ruleset, std::string name, Build build);
/// Characters, or parties, of one system as one party without a name: a lone one's name becomes its member's.
Checked<Party> together(const std::vector<Party>& ones, const Settings& settings = {});
/// The party with another build for one of its members.
Party with_build(Party party, std::size_t member, Build build);
/// A random legal party. `keep` may hold fields whose legal places stay, in a duel.
Party random_party(const Ruleset& ruleset, Dice& dice, const Json& keep, const Settings& settings);

/// Its own and its members' become empty, and what these own goes by its usual names.
void clear_names(Party& party);
/// Parties::given_names; in a duel there are none.
std::vector<std::string> given_names(const Party& party, const Member& member);
/// Is it a side of a system that has parties?
bool is_of_many(const Party& party);
/// What its members are called, in one language: each by its own name, alone by the party's, else by
/// side and place; equal names are told apart by a number behind them. In a duel, as it is named.
std::vector<std::string> called(const Party& party, Side side, Lang lang);

/// The checked "name" of a build, a party or a member; empty where it has none, or a wrong one.
std::string name_of(const Json& json, Problems& problems);
/// JSON of a side → party: a build, or in systems with parties `{name, …, members: […]}`, where a lone
/// build reads as a party of one. `fallback` is the system where the JSON names none, and whose settings
/// those of the match are that the party is for. Problems of a member have its path, "/members/2/…".
Checked<Party> check_party(const Registry& registry, const Ruleset& fallback, const Json& json,
                           const Settings& settings = {});
/// Canonical JSON: system, version, name, then the system's fields.
Json to_json(const Party& party);

/// What is legal and hardly meant, with the path of the member that it is of.
Problems warnings(const Party& party);
/// Ruleset::sheet_facts of a side's JSON, legal or not; of a party `{"members": […]}`, one a
/// member; null where there is nothing to say of any.
Json sheet_facts(const Ruleset& ruleset, const Json& json, const Settings& settings);
/// Ruleset::places; of a party one such list a member.
Json places(const Party& party);

/// As people write it; `form` is one of the ruleset's text forms.
std::string to_text(const Party& party, std::string_view form);

} // namespace shiaiba
