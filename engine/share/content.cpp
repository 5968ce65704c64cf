// Writes and reads the parts that all contents of links share, decisions, and the content of a
// fight's link.
#include "share/content.hpp"

#include <algorithm>
#include <utility>

#include "core/text/json.hpp"
#include "share/party_code.hpp"

namespace shiaiba {

ContentFault altered_content() { return {altered_link(), {}}; }

ContentFault breaks_rules(std::string path, const char* code, Text said) {
    return {illegal_content(), {problem_at(std::move(path), code, std::move(said))}};
}

ContentFault illegal_build(std::string path) {
    return breaks_rules(std::move(path), "illegalBuild",
                        {"この札は決まりに合いません。", "This build breaks the rules."});
}

ContentFault illegal_settings() {
    return breaks_rules("/settings", "illegalSettings",
                        {"設定項目が決まりに合いません。", "The settings break the rules."});
}

void write_head(const ContentHead& head, BitWriter& out) {
    out.varint(head.system->identity.link_id);
    out.varint(head.system->identity.lapsed_versions + head.version);
    out.varint(head.flags);
}

std::variant<ContentHead, ContentFault> read_head(const Registry& registry, std::uint64_t known,
                                                  BitReader& in) {
    const std::uint64_t link_id = in.varint();
    const std::uint64_t version = in.varint();
    const std::uint64_t flags = in.varint();
    if (!in.ok()) return altered_content();
    constexpr std::uint64_t kMostId = 0xFFFF;
    const auto number = link_id > kMostId ? 0 : static_cast<unsigned>(link_id);
    const System* const system = registry.find_link_id(number);
    if (system == nullptr) {
        const Published* const other = registry.published_link_id(number);
        return ContentFault{other == nullptr ? unknown_ruleset() : other_ruleset(*other), {}};
    }
    const Identity& identity = system->identity;
    const std::size_t lapsed = identity.lapsed_versions;
    if (version < lapsed) return ContentFault{older_rules(identity.name), {}};
    if (version - lapsed >= identity.versions.size())
        return ContentFault{newer_rules(identity.name), {}};
    if ((flags & ~known) != 0) return ContentFault{newer_content(), {}};
    return ContentHead{system, static_cast<std::size_t>(version) - lapsed, flags};
}

std::variant<Settings, ContentFault> read_settings(const System& system, bool written,
                                                   const Settings& at_hand, BitReader& in) {
    if (!written) return *system.settings().check(Json::object());
    auto settings = system.settings().unpack(in, at_hand);
    if (!in.ok() || !settings) return illegal_settings();
    Text lacking = system.settings().lacking(*settings, at_hand);
    if (!lacking.ja.empty()) return ContentFault{lacking_content(std::move(lacking)), {}};
    return std::move(*settings);
}

bool same_bits(const BitWriter& x, const BitWriter& y) {
    return x.size() == y.size() && x.bytes() == y.bytes();
}

// An entry for a decision is the option's index, in the fewest bits that can also hold one index
// more, which is the escape to other kinds of decisions.

namespace {

constexpr int kEscapeBits = 2;
/// Kinds behind an escape: 0 and 1 are a side's surrender; 3 is reserved.
constexpr std::uint64_t kReroll = 2;
/// The largest number that BitReader::varint reads.
constexpr std::uint64_t kMostRerolls = (std::uint64_t{1} << 63) - 1;

} // namespace

bool can_pack(const std::vector<FightContext::TakenDecision>& taken) {
    return std::all_of(taken.begin(), taken.end(), [](const FightContext::TakenDecision& entry) {
        return entry.value <= kMostRerolls;
    });
}

void pack_decisions(const std::vector<FightContext::TakenDecision>& taken, BitWriter& out) {
    for (const FightContext::TakenDecision& entry : taken) {
        const int width = width_below(entry.options + 1);
        if (entry.kind == Decision::Kind::Pick) {
            out.bits(entry.value, width);
            continue;
        }
        const bool reroll = entry.kind == Decision::Kind::Reroll;
        out.bits(entry.options, width);
        out.bits(reroll ? kReroll : entry.value, kEscapeBits);
        if (reroll) out.varint(entry.value);
    }
}

Decision PackedDecisions::next(const Question& question) {
    if (complete()) return {Decision::Kind::Missing, 0};
    const std::uint64_t index = in_->below(question.size() + 1);
    if (!in_->ok()) return {Decision::Kind::Illegal, 0};
    if (index == question.size()) return escape(question);
    record_.push_back(question.token(static_cast<std::size_t>(index)));
    return {Decision::Kind::Pick, index};
}

Decision PackedDecisions::escape(const Question& question) {
    const std::uint64_t kind = in_->bits(kEscapeBits);
    if (in_->ok() && kind < kReroll) {
        if (!question.may_give_up()) {
            no_surrender_ = true;
            return {Decision::Kind::Illegal, 0};
        }
        record_.push_back(std::string("surrender ") + letter(static_cast<Side>(kind)));
        return {Decision::Kind::Surrender, kind};
    }
    if (in_->ok() && kind != kReroll) newer_ = true;
    const std::uint64_t n = in_->varint();
    if (newer_ || !in_->ok() || n == 0) return {Decision::Kind::Illegal, 0};
    record_.push_back("reroll " + std::to_string(n));
    return {Decision::Kind::Reroll, n};
}

// The content of a fight's link, in this order: system, rules version, flags, names, settings, both
// builds, controllers, seed, decisions, result. In systems with parties the names come after the
// builds.

namespace {

// Flags of a fight, besides those of every content.
constexpr std::uint64_t kDecisions = 4;
constexpr std::uint64_t kControlled = 16;
constexpr std::uint64_t kFightFlags = kNames | kSeed | kDecisions | kSettings | kControlled;

constexpr int kControllerBits = 3;

constexpr int kResultBits = 16;

std::uint64_t flags_of(const Match& match, bool decided) {
    std::uint64_t flags = 0;
    if (has_names(match.sides[0]) || has_names(match.sides[1])) flags |= kNames;
    if (match.system->identity.chance) flags |= kSeed;
    if (decided) flags |= kDecisions;
    if (!match.system->settings().write(match.settings).empty()) flags |= kSettings;
    if (match.controllers != Controllers{}) flags |= kControlled;
    return flags;
}

void pack_names(const Match& match, BitWriter& out) {
    for (const Party& side : match.sides) pack_party_name(side, out);
    for (const Party& side : match.sides) pack_member_names(side, out);
}

/// Reads a content piece by piece; the first fault ends it.
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
        match_.system = head.system;
        const bool late = names_follow_builds(*head.system);
        if (head.has(kNames) && !late && !names()) return altered_content();
        auto settings = read_settings(*head.system, head.has(kSettings), *at_hand_, in_);
        if (auto* const fault = std::get_if<ContentFault>(&settings)) return std::move(*fault);
        match_.settings = std::get<Settings>(std::move(settings));
        for (std::size_t k = 0; k < match_.sides.size(); ++k) {
            auto party = unpack_builds(*head.system, head.version, match_.settings, in_);
            if (!party || !in_.ok()) return illegal_build("/sides/" + std::to_string(k));
            party->name = std::move(match_.sides[k].name);
            match_.sides[k] = std::move(*party);
        }
        if (head.has(kNames) && late && !names()) return altered_content();
        return head.has(kControlled) ? controllers() : std::nullopt;
    }

    /// The names of both sides, then those of their members where these are known already.
    bool names() {
        for (Party& side : match_.sides) {
            if (!unpack_party_name(in_, side)) return false;
        }
        for (Party& side : match_.sides) {
            if (side.system != nullptr && !unpack_member_names(in_, side)) return false;
        }
        return true;
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
        // Every decision takes at least one bit, so this bounds the fight's record too.
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
        // A content that would be written in another way, or with other bits at the end, was never
        // made by this program.
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

void pack_fight(const Match& match, const std::vector<FightContext::TakenDecision>& taken,
                std::uint16_t result, BitWriter& out) {
    const System& system = *match.system;
    const std::uint64_t flags = flags_of(match, !taken.empty());
    write_head({&system, match.sides[0].version, flags}, out);
    const bool named = (flags & kNames) != 0;
    const bool late = names_follow_builds(system);
    if (named && !late) pack_names(match, out);
    if ((flags & kSettings) != 0) system.settings().pack(match.settings, out);
    for (const Party& side : match.sides) pack_builds(side, out);
    if (named && late) pack_names(match, out);
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
