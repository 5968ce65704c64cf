// Packs parties member by member.
#include "share/party_code.hpp"

#include <algorithm>
#include <utility>

#include "core/json.hpp"
#include "core/ruleset.hpp"
#include "share/content.hpp"
#include "share/name_code.hpp"

namespace shiaiba {
namespace {

BitWriter bits_of(const Ruleset& ruleset, const Member& member) {
    BitWriter bits;
    ruleset.pack(member.build, bits);
    return bits;
}

} // namespace

void pack_builds(const Party& party, BitWriter& out) {
    const Ruleset& ruleset = *party.ruleset;
    if (!is_of_many(party)) return ruleset.pack(party.build(), out);
    ruleset.pack_party(party.fields, out);
    out.bits(party.members.size() - 1, width_below(ruleset.identity().most_members));
    BitWriter before;
    for (const Member& member : party.members) {
        BitWriter bits = bits_of(ruleset, member);
        const bool first = &member == party.members.data();
        const bool same = !first && same_bits(bits, before);
        if (!first) out.bits(same ? 1 : 0, 1);
        if (!same) out.append(bits);
        before = std::move(bits);
    }
}

std::optional<Party> unpack_builds(const Ruleset& ruleset, std::size_t version,
                                   const Settings& settings, BitReader& in) {
    Party party{&ruleset, version, {}, {}, {}};
    const std::size_t most = ruleset.identity().most_members;
    std::size_t count = 1;
    if (most > 1) {
        auto fields = ruleset.unpack_party(in, settings);
        if (!fields) return std::nullopt;
        party.fields = std::move(*fields);
        count = 1 + static_cast<std::size_t>(in.below(most));
    }
    for (std::size_t k = 0; k < count && in.ok(); ++k) {
        if (k > 0 && in.bits(1) == 1) {
            party.members.push_back(party.members.back());
            continue;
        }
        auto build = ruleset.unpack(in, settings);
        if (!build) return std::nullopt;
        party.members.push_back({{}, std::move(*build)});
    }
    if (!in.ok()) return std::nullopt;
    // Members may be legal one by one and not together.
    const bool together =
        most == 1 || check_party(Registry({&ruleset}), ruleset, to_json(party), settings);
    return together ? std::optional(std::move(party)) : std::nullopt;
}

bool has_names(const Party& party) {
    return !party.name.empty() || std::any_of(party.members.begin(), party.members.end(),
                                              [](const Member& one) { return !one.name.empty(); });
}

bool names_follow_builds(const Ruleset& ruleset) { return ruleset.identity().most_members > 1; }

void pack_party_name(const Party& party, BitWriter& out) { pack_name(party.name, out); }

bool unpack_party_name(BitReader& in, Party& party) {
    auto name = unpack_name(in);
    if (name) party.name = std::move(*name);
    return name.has_value();
}

void pack_member_names(const Party& party, BitWriter& out) {
    if (!is_of_many(party)) return;
    for (const Member& member : party.members) pack_name(member.name, out);
}

bool unpack_member_names(BitReader& in, Party& party) {
    if (!is_of_many(party)) return true;
    for (Member& member : party.members) {
        auto name = unpack_name(in);
        if (!name) return false;
        member.name = std::move(*name);
    }
    return true;
}

} // namespace shiaiba
