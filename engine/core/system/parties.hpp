// Parties: a system's own functions for sides with several members. PartyWork: what is the same of
// them in all systems.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/fight/log.hpp"
#include "core/fight/party.hpp"
#include "core/system/typed.hpp"
#include "core/text/bits.hpp"
#include "core/text/json_fwd.hpp"
#include "core/text/problem.hpp"

namespace shiaiba {

struct Match;
struct Outcome;
struct Played;

/// Called by core/fight/party and core/report. Everything is virtual and reached through
/// Parties::work, so that a program of duels links none of it.
class PartyWork {
public:
    virtual ~PartyWork() = default;

    virtual void read_side(const Json& json, const Settings& settings, Party& party,
                           Problems& problems) const;
    virtual void write_side(const Party& party, Json& out) const;
    virtual std::string side_to_text(const Party& party, std::string_view form) const;
    virtual std::vector<std::string> called(const Party& party, Side side, Lang lang) const;
    virtual Party random_side(const System& system, Dice& dice, const Settings& settings) const;
    virtual Json sheet_facts(const System& system, const Json& json,
                             const Settings& settings) const;
    virtual Json places(const Party& party) const;
    /// Writes the party as links hold it: its own fields, the number of members less one, and each
    /// member. From the second member on, a bit before it says "the same as the member before".
    /// Frozen.
    virtual void pack_side(const Party& party, BitWriter& out) const;
    /// Reads it, without names. Absent (or the reader failed) if the bits are no legal party.
    virtual std::optional<Party> unpack_side(const System& system, std::size_t version,
                                             const Settings& settings, BitReader& in) const;

    // -- Figures and piles of boards, as JSON for reports
    virtual void add_figures(const Board& board, Json& json) const;
    virtual void add_changes(const Board& before, const Board& now, Json& json) const;
    /// `members` of `Outcome`: for each side, the end of each member.
    virtual Json ends(const Outcome& outcome) const;
};
const PartyWork& party_work();

/// The fields that a party has beside its members, each of which may be missing.
struct PartyRows {
    std::vector<std::string_view> (*keys)();
    /// The core has already refused all other fields.
    Checked<Build> (*check)(const Json& fields);
    void (*write)(const Build& party, Json& fields);
    void (*pack)(const Build& party, BitWriter& out);
    std::optional<Build> (*unpack)(BitReader& in);
    Build (*random)(Dice& dice);
};
/// They are a table.
template <auto kFields, class Own = RowsOf<kFields>>
inline constexpr PartyRows party_rows{Own::keys,        typed<Own::check>,  typed<Own::write>,
                                      typed<Own::pack>, typed<Own::unpack>, typed<Own::random>};

struct Parties {
    PartyRows own;
    /// The problem with this number of members, at "/members". One member must be allowed; more
    /// than Identity::most_members must not.
    Problems (*check_size)(const Build& party, std::size_t members);
    /// The line above the members' sheets, with its line end, as System::read understands it.
    std::string (*line)(const Build& party, std::string_view name);
    /// Names that a member gives to its skills or cards, in their order. Links carry them behind
    /// the members' names; until give_names() sets them, unpack leaves any names in their places.
    std::vector<std::string> (*given_names)(const Build& member) = kEmpty;
    /// Sets those names; an empty one removes the name.
    void (*give_names)(Build& member, const std::vector<std::string>& names) = kEmpty;

    const PartyWork& work = party_work();
};

} // namespace shiaiba
