// What stands in a fight's link, in this order: system, rules version, flags, names, settings, both
// builds, seed, decisions, result.
#include "share/fight_content.hpp"

#include <optional>
#include <string>
#include <utility>

#include "core/json.hpp"
#include "share/name_code.hpp"
#include "share/packed_decisions.hpp"

namespace shiaiba {
namespace {

// Flags, the most usual first: the number of all of them is written as a varint.
constexpr std::uint64_t kNames = 1;
constexpr std::uint64_t kSeed = 2;
constexpr std::uint64_t kDecisions = 4;
constexpr std::uint64_t kSettings = 8;
constexpr std::uint64_t kKnown = kNames | kSeed | kDecisions | kSettings;

constexpr int kSeedBits = 64;
constexpr int kResultBits = 16;

std::uint64_t flags_of(const Match& match, bool decided) {
    std::uint64_t flags = 0;
    if (!match.sides[0].name.empty() || !match.sides[1].name.empty()) flags |= kNames;
    if (match.ruleset->identity().chance) flags |= kSeed;
    if (decided) flags |= kDecisions;
    if (!match.ruleset->write_settings(match.settings).empty()) flags |= kSettings;
    return flags;
}

FightFault breaks_rules(std::string path, const char* code, Text said) {
    return {illegal_content(), {problem_at(std::move(path), code, std::move(said))}};
}

bool same_bits(const BitWriter& x, const BitWriter& y) {
    return x.size() == y.size() && x.bytes() == y.bytes();
}

/// Takes a content apart, piece by piece; the first fault ends it.
class Unpacker {
public:
    Unpacker(const Registry& registry, const BitWriter& content)
        : registry_(&registry), content_(&content), in_(content.bytes(), content.size()) {}

    std::variant<UnpackedFight, FightFault> run() {
        if (auto fault = system()) return *fault;
        if (auto fault = sides()) return *fault;
        return fight();
    }

private:
    std::optional<FightFault> system() {
        const std::uint64_t link_id = in_.varint();
        const std::uint64_t version = in_.varint();
        flags_ = in_.varint();
        if (!in_.ok()) return FightFault{altered_link(), {}};
        constexpr std::uint64_t kMostId = 0xFFFF;
        match_.ruleset =
            link_id > kMostId ? nullptr : registry_->find_link_id(static_cast<unsigned>(link_id));
        if (match_.ruleset == nullptr) return FightFault{unknown_ruleset(), {}};
        const Identity& identity = match_.ruleset->identity();
        if (version >= identity.versions.size()) {
            return FightFault{newer_rules(identity.name), {}};
        }
        if ((flags_ & ~kKnown) != 0) return FightFault{newer_content(), {}};
        for (Character& side : match_.sides) {
            side.ruleset = match_.ruleset;
            side.version = static_cast<std::size_t>(version);
        }
        return std::nullopt;
    }

    std::optional<FightFault> sides() {
        for (Character& side : match_.sides) {
            if ((flags_ & kNames) == 0) break;
            const auto name = unpack_name(in_);
            if (!name) return FightFault{altered_link(), {}};
            side.name = *name;
        }
        const auto settings =
            (flags_ & kSettings) != 0 ? match_.ruleset->unpack_settings(in_) : plain_settings();
        if (!settings || !in_.ok()) {
            return breaks_rules(
                "/settings", "illegalSettings",
                {"設定項目が決まりに合いません。", "The settings break the rules."});
        }
        match_.settings = *settings;
        for (std::size_t k = 0; k < match_.sides.size(); ++k) {
            auto build = match_.ruleset->unpack(in_);
            if (!build || !in_.ok()) {
                return breaks_rules(
                    "/sides/" + std::to_string(k), "illegalBuild",
                    {"この札は決まりに合いません。", "This build breaks the rules."});
            }
            match_.sides[k].build = std::move(*build);
        }
        return std::nullopt;
    }

    std::optional<Settings> plain_settings() const {
        const auto settings = match_.ruleset->check_settings(Json::object());
        return settings ? std::optional<Settings>(*settings) : std::nullopt;
    }

    std::variant<UnpackedFight, FightFault> fight() {
        if ((flags_ & kSeed) != 0) match_.seed = in_.bits(kSeedBits);
        const std::uint64_t count = (flags_ & kDecisions) != 0 ? in_.varint() : 0;
        // Every decision takes a bit at least, so this bounds the fight's record too.
        if (!in_.ok() || count > in_.left()) return FightFault{altered_link(), {}};

        PackedDecisions decisions(in_, count);
        Dice dice(match_.seed);
        const Played played = play(match_, dice, decisions, Log::Listen::Digest);
        if (decisions.newer()) return FightFault{newer_content(), {}};
        if (!decisions.complete()) {
            return FightFault{
                illegal_content(),
                {illegal_decision("/decisions/" + std::to_string(decisions.record().size()))}};
        }
        match_.decisions = decisions.record();

        const auto result = static_cast<std::uint16_t>(in_.bits(kResultBits));
        // What would be written otherwise, or would leave bits over, is nobody's link.
        BitWriter again;
        pack_fight(match_, played.taken, result, again);
        if (!in_.ok() || !same_bits(again, *content_)) return FightFault{altered_link(), {}};
        return UnpackedFight{std::move(match_), result != result_of(played)};
    }

    const Registry* registry_;
    const BitWriter* content_;
    BitReader in_;
    std::uint64_t flags_ = 0;
    Match match_;
};

} // namespace

void pack_fight(const Match& match, const std::vector<Table::Taken>& taken, std::uint16_t result,
                BitWriter& out) {
    const Ruleset& ruleset = *match.ruleset;
    const std::uint64_t flags = flags_of(match, !taken.empty());
    out.varint(ruleset.identity().link_id);
    out.varint(match.sides[0].version);
    out.varint(flags);
    for (const Character& side : match.sides) {
        if ((flags & kNames) != 0) pack_name(side.name, out);
    }
    if ((flags & kSettings) != 0) ruleset.pack_settings(match.settings, out);
    for (const Character& side : match.sides) ruleset.pack(side.build, out);
    if ((flags & kSeed) != 0) out.bits(match.seed, kSeedBits);
    if ((flags & kDecisions) != 0) {
        out.varint(taken.size());
        pack_decisions(taken, out);
    }
    out.bits(result, kResultBits);
}

std::variant<UnpackedFight, FightFault> unpack_fight(const Registry& registry,
                                                     const BitWriter& content) {
    return Unpacker(registry, content).run();
}

} // namespace shiaiba
