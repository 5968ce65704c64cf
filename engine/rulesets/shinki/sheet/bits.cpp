// Packs sheets and settings into the bits of links, and unpacks them (16). The bits are frozen;
// what can't have been packed is refused.
#include "rulesets/shinki/sheet/sheet.hpp"

#include <utility>

#include "rulesets/shinki/sheet/vocabulary.hpp"

namespace shiaiba::shinki {
namespace {

constexpr int kUsualHand = 5;
constexpr int kUsualLimit = 30;
/// In the order in which links carry them, which is not that of the settings.
constexpr Ruling kPackedRulings[] = {Ruling::R6FatalInShine, Ruling::R8ShakenTakesOne,
                                     Ruling::R5UntransformedDie};

std::uint64_t wide(int value) { return static_cast<std::uint64_t>(value); }
std::uint64_t flag(bool value) { return value ? 1 : 0; }

/// Number of a pair of points among the 28 pairs, ordered by hp, then by speed.
int pair_number(int hp, int speed) {
    int number = 0;
    for (int k = 0; k < hp; ++k) number += kMostPoints + 1 - k;
    return number + speed;
}

} // namespace

void pack_sheet(const Sheet& sheet, BitWriter& out) {
    out.bits(flag(sheet.apostle), 1);
    out.bits(flag(sheet.open), 1);
    if (sheet.apostle) out.bits(flag(sheet.mob), 1);
    if (sheet.open || sheet.apostle) {
        out.bits(wide(sheet.hp - 1), sheet.open ? 10 : 8);
        out.bits(wide(sheet.speed), sheet.open ? 7 : 5);
    } else {
        out.bits(wide(pair_number(sheet.hp_points, sheet.speed_points)), 5);
    }
    if (!sheet.apostle) out.bits(flag(sheet.shine), 1);
    out.bits(sheet.skills.size(), 4);
    for (const int place : sheet.skills) out.varint(wide(place));
    plan::pack_tactic(sheet.tactic, presets(), out);
}

std::optional<Build> unpack_sheet(BitReader& in, const shinki::Settings& settings) {
    Sheet sheet;
    sheet.apostle = in.bits(1) != 0;
    sheet.open = in.bits(1) != 0;
    if (sheet.apostle) sheet.mob = in.bits(1) != 0;
    if (sheet.open || sheet.apostle) {
        sheet.hp = static_cast<int>(in.bits(sheet.open ? 10 : 8)) + 1;
        sheet.speed = static_cast<int>(in.bits(sheet.open ? 7 : 5));
        if (sheet.hp > sheet.most_hp() || sheet.speed > sheet.most_speed()) return std::nullopt;
    } else {
        int number = static_cast<int>(in.bits(5));
        while (sheet.hp_points <= kMostPoints && number > kMostPoints - sheet.hp_points) {
            number -= kMostPoints + 1 - sheet.hp_points;
            ++sheet.hp_points;
        }
        if (sheet.hp_points > kMostPoints) return std::nullopt;
        sheet.speed_points = number;
    }
    if (!sheet.apostle) sheet.shine = in.bits(1) != 0;
    sheet.list = settings.shared_list();
    const SkillList& list = *sheet.list;
    for (std::uint64_t n = in.bits(4); n > 0; --n) {
        const std::uint64_t place = in.varint();
        if (!in.ok() || place >= list.skills.size()) return std::nullopt;
        sheet.skills.push_back(static_cast<int>(place));
    }
    auto tactic = plan::unpack_tactic(in, presets(), skill_names(list, sheet.all_skills()));
    if (!tactic || !in.ok() || too_many_plans(*tactic)) return std::nullopt;
    sheet.tactic = std::move(*tactic);
    return Build(std::move(sheet));
}

void pack_settings(const shinki::Settings& settings, BitWriter& out) {
    out.bits(wide(settings.packs.value_or(0)), 3);
    out.bits(static_cast<std::uint64_t>(settings.finishing), 2);
    out.bits(flag(settings.gm_hand != kUsualHand), 1);
    if (settings.gm_hand != kUsualHand) out.bits(wide(settings.gm_hand), 4);
    out.bits(flag(settings.round_limit != kUsualLimit), 1);
    if (settings.round_limit != kUsualLimit) out.bits(wide(settings.round_limit), 7);
    out.bits(flag(settings.no_release), 1);
    for (const Ruling ruling : kPackedRulings) out.bits(flag(settings.turned.has(ruling)), 1);
    pack_list(settings.own, out);
    const bool started = !settings.start[0].empty() || !settings.start[1].empty();
    out.bits(flag(started), 1);
    if (!started) return;
    for (const Side side : kSides) {
        for (int member = 0; member < static_cast<int>(kMostMembers); ++member) {
            const auto at = settings.start[index(side)].find(member);
            out.bits(flag(at != settings.start[index(side)].end()), 1);
            if (at == settings.start[index(side)].end()) continue;
            const shinki::Settings::Start& start = at->second;
            out.bits(wide(start.column.value_or(0)), 3);
            out.bits(wide(start.damage), 8);
            out.bits(start.hand.size(), 4);
            for (const Card card : start.hand) {
                out.bits(wide(suit_of(card) * kRanks + value_of(card) - 1), 6);
            }
        }
    }
}

std::optional<shinki::Settings> unpack_settings(BitReader& in, const shinki::Settings& at_hand) {
    shinki::Settings settings;
    const int packs = static_cast<int>(in.bits(3));
    if (packs > 4) return std::nullopt;
    if (packs > 0) settings.packs = packs;
    const std::uint64_t finishing = in.bits(2);
    if (finishing > 2) return std::nullopt;
    settings.finishing = static_cast<Finishing>(finishing);
    if (in.bits(1) != 0) {
        settings.gm_hand = static_cast<int>(in.bits(4));
        if (settings.gm_hand > 10 || settings.gm_hand == kUsualHand) return std::nullopt;
    }
    if (in.bits(1) != 0) {
        settings.round_limit = static_cast<int>(in.bits(7));
        const int limit = settings.round_limit;
        if (limit < 1 || limit > 99 || limit == kUsualLimit) return std::nullopt;
    }
    settings.no_release = in.bits(1) != 0;
    for (const Ruling ruling : kPackedRulings) {
        if (in.bits(1) != 0) settings.turned = settings.turned.turned(ruling);
    }
    auto own = unpack_list(in, at_hand.own);
    if (!own) return std::nullopt;
    settings.own = std::move(*own);
    if (in.bits(1) == 0) return settings;
    for (const Side side : kSides) {
        for (int member = 0; member < static_cast<int>(kMostMembers); ++member) {
            if (in.bits(1) == 0) continue;
            shinki::Settings::Start start;
            const int column = static_cast<int>(in.bits(3));
            if (column > 5) return std::nullopt;
            if (column > 0) start.column = column;
            start.damage = static_cast<int>(in.bits(8));
            const std::uint64_t cards = in.bits(4);
            if (start.damage > 199 || cards > 8) return std::nullopt;
            for (std::uint64_t n = 0; n < cards; ++n) {
                const int card = static_cast<int>(in.bits(6));
                if (card >= kCards) return std::nullopt;
                start.hand.push_back(card_of(card / kRanks, card % kRanks + 1));
            }
            if (!start.column && start.damage == 0 && start.hand.empty()) return std::nullopt;
            settings.start[index(side)][member] = std::move(start);
        }
    }
    if (settings.start[0].empty() && settings.start[1].empty()) return std::nullopt;
    return settings;
}

} // namespace shiaiba::shinki
