// What stands in a roster's link, in this order: system, rules version, flags, settings, number of
// entries, tags, entries; of each its tags, name and build, where sides are parties the names last.
#include "share/roster_content.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/json.hpp"
#include "share/name_code.hpp"
#include "share/party_code.hpp"

namespace shiaiba {
namespace {

// A flag besides those of every content.
constexpr std::uint64_t kTags = 4;
constexpr std::uint64_t kRosterFlags = kNames | kTags | kSettings;

using Tags = std::vector<std::string>;

/// All tags, in the order in which they first come.
Tags tags_of(const Roster& roster) {
    Tags tags;
    for (const RosterEntry& entry : roster.entries) {
        for (const std::string& tag : entry.tags) {
            if (std::find(tags.begin(), tags.end(), tag) == tags.end()) tags.push_back(tag);
        }
    }
    return tags;
}

std::uint64_t number_of(const Tags& tags, const std::string& tag) {
    return static_cast<std::uint64_t>(std::find(tags.begin(), tags.end(), tag) - tags.begin());
}

std::uint64_t flags_of(const Roster& roster, const Tags& tags) {
    const bool named = std::any_of(roster.entries.begin(), roster.entries.end(),
                                   [](const RosterEntry& entry) { return has_names(entry.party); });
    const bool settings = !roster.ruleset->write_settings(roster.settings).empty();
    return (named ? kNames : 0) | (tags.empty() ? 0 : kTags) | (settings ? kSettings : 0);
}

/// Takes a content apart, piece by piece; the first fault ends it.
class RosterUnpacker {
public:
    RosterUnpacker(const Registry& registry, const BitWriter& content, const Settings& at_hand)
        : registry_(&registry)
        , content_(&content)
        , at_hand_(&at_hand)
        , in_(content.bytes(), content.size()) {}

    std::variant<Roster, ContentFault> run() {
        const auto head = read_roster_head(*registry_, in_);
        if (const auto* const fault = std::get_if<ContentFault>(&head)) return *fault;
        head_ = std::get<ContentHead>(head);
        roster_.ruleset = head_.ruleset;
        auto settings = read_settings(*head_.ruleset, head_.has(kSettings), *at_hand_, in_);
        if (auto* const fault = std::get_if<ContentFault>(&settings)) return std::move(*fault);
        roster_.settings = std::get<Settings>(std::move(settings));
        const std::uint64_t count = in_.varint();
        // An entry takes a bit at least.
        if (!in_.ok() || count == 0 || count > kMostKept || count > in_.left()) {
            return altered_content();
        }
        if (head_.has(kTags) && !all_tags()) return altered_content();
        for (std::size_t at = 0; at < count; ++at) {
            if (auto fault = entry(at)) return *fault;
        }
        // What would be written otherwise, or would leave bits over, is nobody's link.
        BitWriter again;
        pack_roster(roster_, again);
        if (!in_.ok() || !same_bits(again, *content_)) return altered_content();
        return std::move(roster_);
    }

private:
    bool all_tags() {
        const std::uint64_t count = in_.varint();
        if (!in_.ok() || count > in_.left()) return false;
        for (std::size_t n = 0; n < count; ++n) {
            auto tag = unpack_name(in_);
            if (!tag) return false;
            tags_.push_back(std::move(*tag));
        }
        return true;
    }

    bool tags(RosterEntry& entry) {
        const std::uint64_t count = in_.varint();
        if (!in_.ok() || count > kMostTags) return false;
        for (std::size_t n = 0; n < count; ++n) {
            const std::uint64_t tag = in_.below(tags_.size());
            if (!in_.ok() || tag >= tags_.size()) return false;
            entry.tags.push_back(tags_[static_cast<std::size_t>(tag)]);
        }
        return true;
    }

    std::optional<ContentFault> entry(std::size_t at) {
        RosterEntry entry;
        const bool late = names_follow_builds(*head_.ruleset);
        const bool named = head_.has(kNames);
        if (head_.has(kTags) && !tags(entry)) return altered_content();
        if (named && !late && !unpack_party_name(in_, entry.party)) return altered_content();
        auto party = unpack_builds(*head_.ruleset, head_.version, roster_.settings, in_);
        if (!party || !in_.ok()) return illegal_build("/entries/" + std::to_string(at) + "/build");
        party->name = std::move(entry.party.name);
        entry.party = std::move(*party);
        const bool known =
            !named || !late ||
            (unpack_party_name(in_, entry.party) && unpack_member_names(in_, entry.party));
        if (!known) return altered_content();
        roster_.entries.push_back(std::move(entry));
        return std::nullopt;
    }

    const Registry* registry_;
    const BitWriter* content_;
    const Settings* at_hand_;
    BitReader in_;
    ContentHead head_;
    Tags tags_;
    Roster roster_;
};

} // namespace

std::variant<ContentHead, ContentFault> read_roster_head(const Registry& registry, BitReader& in) {
    return read_head(registry, kRosterFlags, in);
}

void pack_roster(const Roster& roster, BitWriter& out) {
    const Ruleset& ruleset = *roster.ruleset;
    const Tags tags = tags_of(roster);
    const std::uint64_t flags = flags_of(roster, tags);
    write_head({&ruleset, roster.entries[0].party.version, flags}, out);
    if ((flags & kSettings) != 0) ruleset.pack_settings(roster.settings, out);
    out.varint(roster.entries.size());
    if (!tags.empty()) {
        out.varint(tags.size());
        for (const std::string& tag : tags) pack_name(tag, out);
    }
    const bool named = (flags & kNames) != 0;
    const bool late = names_follow_builds(ruleset);
    for (const RosterEntry& entry : roster.entries) {
        if (!tags.empty()) {
            out.varint(entry.tags.size());
            for (const std::string& tag : entry.tags) {
                out.bits(number_of(tags, tag), width_below(tags.size()));
            }
        }
        if (named && !late) pack_party_name(entry.party, out);
        pack_builds(entry.party, out);
        if (!named || !late) continue;
        pack_party_name(entry.party, out);
        pack_member_names(entry.party, out);
    }
}

std::variant<Roster, ContentFault> unpack_roster(const Registry& registry, const BitWriter& content,
                                                 const Settings& at_hand) {
    return RosterUnpacker(registry, content, at_hand).run();
}

} // namespace shiaiba
