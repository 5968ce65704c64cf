// Packs sides and names.
#include "share/party_code.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/system/parties.hpp"
#include "core/system/ruleset.hpp"
#include "share/name_code.hpp"

namespace shiaiba {
void pack_builds(const Party& party, BitWriter& out) {
    const Parties* const parties = party.ruleset->parties();
    if (parties != nullptr) return parties->pack_side(party, out);
    party.ruleset->pack(party.build(), out);
}

std::optional<Party> unpack_builds(const Ruleset& ruleset, std::size_t version,
                                   const Settings& settings, BitReader& in) {
    const Parties* const parties = ruleset.parties();
    if (parties != nullptr) return parties->unpack_side(ruleset, version, settings, in);
    auto build = ruleset.unpack(in, settings);
    if (!build || !in.ok()) return std::nullopt;
    return Party{&ruleset, version, {}, {}, {{{}, std::move(*build)}}};
}

bool has_names(const Party& party) {
    return !party.name.empty() ||
           std::any_of(party.members.begin(), party.members.end(), [&](const Member& one) {
               return !one.name.empty() || !given_names(party, one).empty();
           });
}

bool names_follow_builds(const Ruleset& ruleset) { return ruleset.parties() != nullptr; }

void pack_party_name(const Party& party, BitWriter& out) { pack_name(party.name, out); }

bool unpack_party_name(BitReader& in, Party& party) {
    auto name = unpack_name(in);
    if (name) party.name = std::move(*name);
    return name.has_value();
}

void pack_member_names(const Party& party, BitWriter& out) {
    if (!is_of_many(party)) return;
    for (const Member& member : party.members) pack_name(member.name, out);
    for (const Member& member : party.members) {
        for (const std::string& name : given_names(party, member)) pack_name(name, out);
    }
}

bool unpack_member_names(BitReader& in, Party& party) {
    if (!is_of_many(party)) return true;
    for (Member& member : party.members) {
        auto name = unpack_name(in);
        if (!name) return false;
        member.name = std::move(*name);
    }
    for (Member& member : party.members) {
        std::vector<std::string> names = given_names(party, member);
        for (std::string& one : names) {
            auto name = unpack_name(in);
            if (!name) return false;
            one = std::move(*name);
        }
        if (!names.empty()) party.ruleset->parties()->give_names(member.build, names);
    }
    return true;
}

} // namespace shiaiba
