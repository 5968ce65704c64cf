// Parties: a system's own functions for sides with several members, and functions over them that
// are the same for all systems. Everything is virtual, so that a program without such a system
// links none of it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/fight/log.hpp"
#include "core/fight/party.hpp"
#include "core/text/bits.hpp"
#include "core/text/json_fwd.hpp"
#include "core/text/problem.hpp"

namespace shiaiba {

struct Match;
struct Outcome;
struct Played;

class Parties {
public:
    virtual ~Parties() = default;

    // -- Functions of the system
    /// Keys of the fields that a party has beside its members.
    virtual std::vector<std::string_view> keys() const = 0;
    /// Checks these fields, each of which may be missing. The core has already refused all other
    /// fields.
    virtual Checked<Build> check(const Json& fields, const Settings& settings = {}) const = 0;
    /// The problem with this number of members, at "/members". One member must be allowed; more
    /// than Identity::most_members must not.
    virtual Problems check_size(const Build& party, std::size_t members) const = 0;
    virtual void write(const Build& party, Json& fields) const = 0;
    virtual void pack(const Build& party, BitWriter& out) const = 0;
    virtual std::optional<Build> unpack(BitReader& in, const Settings& settings = {}) const = 0;
    /// The fields of a random party.
    virtual Build random(Dice& dice, const Settings& settings = {}) const = 0;
    /// Names that a member gives to its skills or cards, in their order. Links carry them behind
    /// the members' names; until give_names() sets them, unpack leaves any names in their places.
    virtual std::vector<std::string> given_names(const Build&) const { return {}; }
    /// Sets those names; an empty one removes the name.
    virtual void give_names(Build&, const std::vector<std::string>&) const {}
    /// The line above the members' sheets, with its line end, as Ruleset::read understands it.
    virtual std::string line(const Build& party, std::string_view name) const = 0;

    // -- Functions that are the same for all systems, called by core/fight/party
    virtual void read_side(const Json& json, const Settings& settings, Party& party,
                           Problems& problems) const;
    virtual void write_side(const Party& party, Json& out) const;
    virtual std::string side_to_text(const Party& party, std::string_view form) const;
    virtual std::vector<std::string> called(const Party& party, Side side, Lang lang) const;
    virtual Party random_side(const Ruleset& ruleset, Dice& dice, const Settings& settings) const;
    virtual Json sheet_facts(const Ruleset& ruleset, const Json& json,
                             const Settings& settings) const;
    virtual Json places(const Party& party) const;
    /// Writes the party as links hold it: its own fields, the number of members less one, and each
    /// member. From the second member on, a bit before it says "the same as the member before".
    /// Frozen.
    virtual void pack_side(const Party& party, BitWriter& out) const;
    /// Reads it, without names. Absent (or the reader failed) if the bits are no legal party.
    virtual std::optional<Party> unpack_side(const Ruleset& ruleset, std::size_t version,
                                             const Settings& settings, BitReader& in) const;

    // -- Figures and piles of boards, as JSON for reports
    virtual void add_figures(const Board& board, Json& json) const;
    virtual void add_changes(const Board& before, const Board& now, Json& json) const;
    /// `members` of `Outcome`: for each side, the end of each member.
    virtual Json ends(const Outcome& outcome) const;
};

} // namespace shiaiba
