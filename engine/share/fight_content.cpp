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

// Flags besides those of every content.
constexpr std::uint64_t kDecisions = 4;
constexpr std::uint64_t kControlled = 16;
constexpr std::uint64_t kFightFlags = kNames | kSeed | kDecisions | kSettings | kControlled;

constexpr int kControllerBits = 3;

constexpr int kResultBits = 16;

std::uint64_t flags_of(const Match& match, bool decided) {
    std::uint64_t flags = 0;
    if (!match.sides[0].name.empty() || !match.sides[1].name.empty()) flags |= kNames;
    if (match.ruleset->identity().chance) flags |= kSeed;
    if (decided) flags |= kDecisions;
    if (!match.ruleset->write_settings(match.settings).empty()) flags |= kSettings;
    if (match.controllers != Controllers{}) flags |= kControlled;
    return flags;
}

/// Takes a content apart, piece by piece; the first fault ends it.
class FightUnpacker {
public:
    FightUnpacker(const Registry& registry, const BitWriter& content, const Settings& at_hand)
        : registry_(&registry)
        , content_(&content)
        , at_hand_(&at_hand)
        , in_(content.bytes(), content.size()) {}

    std::variant<UnpackedFight, ContentFault> run() {
        const auto head = read_head(*registry_, kFightFlags, in_);
        if (const auto* const fault = std::get_if<ContentFault>(&head)) return *fault;
        if (auto fault = sides(std::get<ContentHead>(head))) return *fault;
        return fight(std::get<ContentHead>(head));
    }

private:
    std::optional<ContentFault> sides(const ContentHead& head) {
        match_.ruleset = head.ruleset;
        for (Character& side : match_.sides) {
            side.ruleset = head.ruleset;
            side.version = head.version;
            if (!head.has(kNames)) continue;
            const auto name = unpack_name(in_);
            if (!name) return altered_content();
            side.name = *name;
        }
        auto settings = read_settings(*head.ruleset, head.has(kSettings), *at_hand_, in_);
        if (auto* const fault = std::get_if<ContentFault>(&settings)) return std::move(*fault);
        match_.settings = std::get<Settings>(std::move(settings));
        for (std::size_t k = 0; k < match_.sides.size(); ++k) {
            auto build = head.ruleset->unpack(in_, match_.settings);
            if (!build || !in_.ok()) return illegal_build("/sides/" + std::to_string(k));
            match_.sides[k].build = std::move(*build);
        }
        return head.has(kControlled) ? controllers() : std::nullopt;
    }

    std::optional<ContentFault> controllers() {
        for (std::size_t k = 0; k < match_.controllers.size(); ++k) {
            const std::uint64_t number = in_.bits(kControllerBits);
            if (number >= kControllers) return ContentFault{newer_content(), {}};
            match_.controllers[k] = static_cast<Controller>(number);
            if (!may_control(match_.controllers[k], match_.sides[k])) return altered_content();
        }
        return std::nullopt;
    }

    std::variant<UnpackedFight, ContentFault> fight(const ContentHead& head) {
        if (head.has(kSeed)) match_.seed = in_.bits(kSeedBits);
        const std::uint64_t count = head.has(kDecisions) ? in_.varint() : 0;
        // Every decision takes a bit at least, so this bounds the fight's record too.
        if (!in_.ok() || count > in_.left()) return altered_content();

        PackedDecisions decisions(in_, count);
        Dice dice(match_.seed);
        const Played played = play(match_, dice, decisions, Log::Listen::Digest);
        if (decisions.newer()) return ContentFault{newer_content(), {}};
        if (!decisions.complete()) {
            const std::size_t n = decisions.record().size();
            return ContentFault{illegal_content(),
                                {decisions.no_surrender()
                                     ? no_surrender(n)
                                     : illegal_decision("/decisions/" + std::to_string(n))}};
        }
        match_.decisions = decisions.record();

        const auto result = static_cast<std::uint16_t>(in_.bits(kResultBits));
        // What would be written otherwise, or would leave bits over, is nobody's link.
        BitWriter again;
        pack_fight(match_, played.taken, result, again);
        if (!in_.ok() || !same_bits(again, *content_)) return altered_content();
        return UnpackedFight{std::move(match_), result != result_of(played)};
    }

    const Registry* registry_;
    const BitWriter* content_;
    const Settings* at_hand_;
    BitReader in_;
    Match match_;
};

} // namespace

void pack_fight(const Match& match, const std::vector<Table::Taken>& taken, std::uint16_t result,
                BitWriter& out) {
    const Ruleset& ruleset = *match.ruleset;
    const std::uint64_t flags = flags_of(match, !taken.empty());
    write_head({&ruleset, match.sides[0].version, flags}, out);
    for (const Character& side : match.sides) {
        if ((flags & kNames) != 0) pack_name(side.name, out);
    }
    if ((flags & kSettings) != 0) ruleset.pack_settings(match.settings, out);
    for (const Character& side : match.sides) ruleset.pack(side.build, out);
    if ((flags & kControlled) != 0) {
        for (const Controller controller : match.controllers) {
            out.bits(static_cast<std::uint64_t>(controller), kControllerBits);
        }
    }
    if ((flags & kSeed) != 0) out.bits(match.seed, kSeedBits);
    if ((flags & kDecisions) != 0) {
        out.varint(taken.size());
        pack_decisions(taken, out);
    }
    out.bits(result, kResultBits);
}

std::variant<UnpackedFight, ContentFault>
unpack_fight(const Registry& registry, const BitWriter& content, const Settings& at_hand) {
    return FightUnpacker(registry, content, at_hand).run();
}

} // namespace shiaiba
