// Writes and reads the content of a league's link, in this order: system, rules version, flags,
// settings, format, rounds, tie-breaks, seed, number of entrants, groups, entrants. Each entrant
// has name, group, last round and build; in systems with parties the names come last. A roster has
// no format, rounds, tie-breaks and seed.
#include "share/content.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/text/json.hpp"
#include "share/party_code.hpp"

namespace shiaiba {
namespace {

// Flags of a league, besides those of every content.
constexpr std::uint64_t kGroups = 4;
constexpr std::uint64_t kGroupNames = 16;
constexpr std::uint64_t kTies = 32;
constexpr std::uint64_t kLeavers = 64;
constexpr std::uint64_t kLeagueFlags =
    kNames | kSeed | kGroups | kSettings | kGroupNames | kTies | kLeavers;
/// Number of bits of a tie-break.
constexpr int kTieBits = 2;

/// Names of the groups, in the order of their first members.
using Groups = std::vector<std::string>;

Groups groups_of(const LeagueRequest& request) {
    Groups groups;
    for (const Entrant& entrant : request.entrants) {
        const bool known = std::find(groups.begin(), groups.end(), entrant.group) != groups.end();
        if (!entrant.group.empty() && !known) groups.push_back(entrant.group);
    }
    return groups;
}

/// Name of a group where the link has no group names: 1, 2, …
std::string stand_in(std::size_t n) { return std::to_string(n + 1); }

bool are_named(const Groups& groups) {
    for (std::size_t n = 0; n < groups.size(); ++n) {
        if (groups[n] != stand_in(n)) return true;
    }
    return false;
}

std::uint64_t flags_of(const LeagueRequest& request, const Groups& groups) {
    std::uint64_t flags = 0;
    for (const Entrant& entrant : request.entrants) {
        if (has_names(entrant.party)) flags |= kNames;
        if (entrant.until > 0) flags |= kLeavers;
    }
    if (request.system->identity.chance && !request.roster) flags |= kSeed;
    if (!groups.empty()) flags |= kGroups;
    if (!request.system->settings().write(request.settings).empty()) flags |= kSettings;
    if (are_named(groups)) flags |= kGroupNames;
    if (request.ties != usual_ties()) flags |= kTies;
    return flags;
}

/// 0: no group; else the group's number, from 1.
std::uint64_t group_number(const Groups& groups, const std::string& group) {
    if (group.empty()) return 0;
    return static_cast<std::uint64_t>(std::find(groups.begin(), groups.end(), group) -
                                      groups.begin()) +
           1;
}

/// Reads a content piece by piece; the first fault ends it.
class LeagueUnpacker {
public:
    LeagueUnpacker(const Registry& registry, bool roster, const BitWriter& content,
                   const Settings& at_hand)
        : registry_(&registry)
        , content_(&content)
        , at_hand_(&at_hand)
        , in_(content.bytes(), content.size()) {
        request_.roster = roster;
    }

    std::variant<LeagueRequest, ContentFault> run() {
        const auto head = read_head(*registry_, kLeagueFlags, in_);
        if (const auto* const fault = std::get_if<ContentFault>(&head)) return *fault;
        head_ = std::get<ContentHead>(head);
        request_.system = head_.system;
        if (auto fault = rules()) return *fault;
        if (!request_.roster) {
            if (auto fault = pairing()) return *fault;
        }
        if (head_.has(kSeed)) request_.seed = in_.bits(kSeedBits);
        if (!count()) return altered_content();
        if (auto fault = groups()) return *fault;
        for (std::size_t k = 0; k < count_; ++k) {
            if (auto fault = entrant(k)) return *fault;
        }
        // A content that would be written in another way, or with other bits at the end, was never
        // made by this program.
        BitWriter again;
        pack_league(request_, again);
        if (!in_.ok() || !same_bits(again, *content_)) return altered_content();
        return std::move(request_);
    }

private:
    std::optional<ContentFault> rules() {
        auto settings = read_settings(*head_.system, head_.has(kSettings), *at_hand_, in_);
        if (auto* const fault = std::get_if<ContentFault>(&settings)) return std::move(*fault);
        request_.settings = std::get<Settings>(std::move(settings));
        return std::nullopt;
    }

    std::optional<ContentFault> pairing() {
        const std::uint64_t format = in_.varint();
        if (format >= kLeagueFormats.size()) return ContentFault{newer_content(), {}};
        request_.format = static_cast<LeagueFormat>(format);
        if (request_.format == LeagueFormat::Swiss) {
            const std::uint64_t rounds = in_.varint();
            if (rounds > kMostLeagueRounds) return altered_content();
            request_.rounds = static_cast<int>(rounds);
        }
        return head_.has(kTies) ? ties() : std::nullopt;
    }

    std::optional<ContentFault> ties() {
        request_.ties.clear();
        const std::uint64_t count = in_.varint();
        if (!has_ties(request_.format) || count == 0 || count > kTieBreaks.size()) {
            return altered_content();
        }
        for (std::uint64_t n = 0; n < count; ++n) {
            const std::uint64_t tie = in_.bits(kTieBits);
            if (tie >= kTieBreaks.size()) return ContentFault{newer_content(), {}};
            if (uses(request_.ties, static_cast<TieBreak>(tie))) return altered_content();
            request_.ties.push_back(static_cast<TieBreak>(tie));
        }
        return std::nullopt;
    }

    bool count() {
        const std::uint64_t count = in_.varint();
        // An entrant takes at least one bit.
        const bool fits = in_.ok() && count >= least_entrants(request_) && count <= kMostEntrants &&
                          count <= in_.left();
        if (fits) count_ = static_cast<std::size_t>(count);
        return fits;
    }

    std::optional<ContentFault> groups() {
        if (!head_.has(kGroups)) return std::nullopt;
        const std::uint64_t count = in_.varint();
        if (count > count_) return altered_content();
        for (std::size_t n = 0; n < count; ++n) {
            const auto name = head_.has(kGroupNames) ? unpack_name(in_) : stand_in(n);
            if (!name) return altered_content();
            groups_.push_back(*name);
        }
        return std::nullopt;
    }

    std::optional<ContentFault> entrant(std::size_t k) {
        Entrant entrant;
        const bool late = names_follow_builds(*head_.system);
        if (head_.has(kNames) && !late && !unpack_party_name(in_, entrant.party)) {
            return altered_content();
        }
        if (head_.has(kGroups)) {
            const std::uint64_t group = in_.below(groups_.size() + 1);
            if (group > 0) entrant.group = groups_[static_cast<std::size_t>(group - 1)];
        }
        if (head_.has(kLeavers)) {
            const std::uint64_t until = in_.varint();
            if (until > kMostLeagueRounds || request_.format != LeagueFormat::Swiss) {
                return altered_content();
            }
            entrant.until = static_cast<int>(until);
        }
        if (!in_.ok()) return altered_content();
        auto party = unpack_builds(*head_.system, head_.version, request_.settings, in_);
        if (!party || !in_.ok()) {
            return illegal_build("/entrants/" + std::to_string(k) + "/build");
        }
        party->name = std::move(entrant.party.name);
        entrant.party = std::move(*party);
        const bool named =
            !head_.has(kNames) || !late ||
            (unpack_party_name(in_, entrant.party) && unpack_member_names(in_, entrant.party));
        if (!named) return altered_content();
        request_.entrants.push_back(std::move(entrant));
        return std::nullopt;
    }

    const Registry* registry_;
    const BitWriter* content_;
    const Settings* at_hand_;
    BitReader in_;
    ContentHead head_;
    std::size_t count_ = 0;
    Groups groups_;
    LeagueRequest request_;
};

} // namespace

void pack_league(const LeagueRequest& request, BitWriter& out) {
    const System& system = *request.system;
    const Groups groups = groups_of(request);
    const std::uint64_t flags = flags_of(request, groups);
    write_head({&system, request.entrants[0].party.version, flags}, out);
    if ((flags & kSettings) != 0) system.settings().pack(request.settings, out);
    if (!request.roster) out.varint(static_cast<std::uint64_t>(request.format));
    if (!request.roster && request.format == LeagueFormat::Swiss) {
        out.varint(static_cast<std::uint64_t>(request.rounds));
    }
    if ((flags & kTies) != 0) {
        out.varint(request.ties.size());
        for (const TieBreak tie : request.ties) out.bits(static_cast<std::uint64_t>(tie), kTieBits);
    }
    if ((flags & kSeed) != 0) out.bits(request.seed, kSeedBits);
    out.varint(request.entrants.size());
    if ((flags & kGroups) != 0) out.varint(groups.size());
    if ((flags & kGroupNames) != 0) {
        for (const std::string& group : groups) pack_name(group, out);
    }
    for (const Entrant& entrant : request.entrants) {
        const bool named = (flags & kNames) != 0;
        const bool late = names_follow_builds(system);
        if (named && !late) pack_party_name(entrant.party, out);
        if ((flags & kGroups) != 0) {
            out.bits(group_number(groups, entrant.group), width_below(groups.size() + 1));
        }
        if ((flags & kLeavers) != 0) out.varint(static_cast<std::uint64_t>(entrant.until));
        pack_builds(entrant.party, out);
        if (!named || !late) continue;
        pack_party_name(entrant.party, out);
        pack_member_names(entrant.party, out);
    }
}

std::variant<LeagueRequest, ContentFault> unpack_league(const Registry& registry, bool roster,
                                                        const BitWriter& content,
                                                        const Settings& at_hand) {
    return LeagueUnpacker(registry, roster, content, at_hand).run();
}

LeagueRequest without_names(LeagueRequest request) {
    const Groups groups = groups_of(request);
    for (Entrant& entrant : request.entrants) {
        clear_names(entrant.party);
        if (entrant.group.empty()) continue;
        const std::uint64_t number = group_number(groups, entrant.group);
        entrant.group = stand_in(static_cast<std::size_t>(number - 1));
    }
    return request;
}

} // namespace shiaiba
