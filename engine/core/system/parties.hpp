// Parties of a system: its own functions for sides with several members, and what the core makes of them. All is
// called through the object, so that a program without such a system links none of it.
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

    // -- the system's own
    /// Keys of the fields that a party has beside its members.
    virtual std::vector<std::string_view> keys() const = 0;
    /// These fields, each of which may be missing, and no others: the core refuses those.
    virtual Checked<Build> check(const Json& fields, const Settings& settings = {}) const = 0;
    /// What is wrong with so many members, at "/members"; nothing for one, and something for more than
    /// Identity::most_members.
    virtual Problems check_size(const Build& party, std::size_t members) const = 0;
    virtual void write(const Build& party, Json& fields) const = 0;
    virtual void pack(const Build& party, BitWriter& out) const = 0;
    virtual std::optional<Build> unpack(BitReader& in, const Settings& settings = {}) const = 0;
    /// A random party's fields.
    virtual Build random(Dice& dice, const Settings& settings = {}) const = 0;
    /// Names that a member gives to what it owns, in their order: links carry them behind the members' names. Between
    /// build and names unpack leaves any others in their places.
    virtual std::vector<std::string> given_names(const Build&) const { return {}; }
    /// With these instead; an empty one takes the name away.
    virtual void give_names(Build&, const std::vector<std::string>&) const {}
    /// The line, with its end, above the members' sheets, as Ruleset::read knows it.
    virtual std::string line(const Build& party, std::string_view name) const = 0;

    // -- the same for all of them: what core/party asks
    virtual void read_side(const Json& json, const Settings& settings, Party& party,
                           Problems& problems) const;
    virtual void write_side(const Party& party, Json& out) const;
    virtual std::string side_to_text(const Party& party, std::string_view form) const;
    virtual std::vector<std::string> called(const Party& party, Side side, Lang lang) const;
    virtual Party random_side(const Ruleset& ruleset, Dice& dice, const Settings& settings) const;
    virtual Json sheet_facts(const Ruleset& ruleset, const Json& json,
                             const Settings& settings) const;
    virtual Json places(const Party& party) const;
    /// In links: its own fields, its members less one, and each member, from the second on behind a bit that
    /// says "the same as the one before it".
    virtual void pack_side(const Party& party, BitWriter& out) const;
    /// Without names. Absent (or the reader failed) where the bits are no legal party.
    virtual std::optional<Party> unpack_side(const Ruleset& ruleset, std::size_t version,
                                             const Settings& settings, BitReader& in) const;

    // -- figures and piles, as reports tell them
    virtual void add_figures(const Board& board, Json& json) const;
    virtual void add_changes(const Board& before, const Board& now, Json& json) const;
    /// `members` of an outcome.
    virtual Json ends(const Outcome& outcome) const;
};

} // namespace shiaiba
