// Draws builds at random, unpacks them, and gives the planner and the names of a build.
#include "rulesets/sengen/sheet/sheet.hpp"

#include <utility>

#include "core/sheet/fields.hpp"
#include "core/system/typed.hpp"
#include "core/text/json.hpp"
#include "rulesets/sengen/sheet/vocabulary.hpp"

namespace shiaiba::sengen {

plan::Names sheet_names(const Json& fields, const sengen::Settings& settings) {
    Sheet sheet;
    sheet.data = settings.shared_data();
    const Data& data = *sheet.data;
    if (fields.is_object()) {
        // What the rows can't read gives no names.
        Json others = fields;
        others.erase("tactic");
        Problems problems;
        member_fields().check(others, problems, sheet, {});
    } else if (fields.is_null()) {
        sheet.abilities.fill(1);
        sheet.feats.fill(true);
        const auto all = [](const auto& items, int first) {
            std::vector<int> places;
            for (std::size_t k = 0; k < items.size(); ++k) places.push_back(static_cast<int>(k));
            places.erase(places.begin(), places.begin() + first);
            return places;
        };
        sheet.weapons = all(data.weapons, kUnarmed + 1);
        sheet.spells = all(data.spells, 0);
        for (const int card : all(data.cards, 0)) sheet.cards.push_back({card, {}});
    }
    return *sheet_names(data, sheet);
}

const Planner* planner_of(const Sheet& sheet) {
    const plan::Tactic* const tactic = sheet.tactic.tactic(presets());
    return tactic != nullptr ? tactic : &no_plans();
}

const Fields<PartyFields>& party_fields() {
    static const Fields<PartyFields> fields = gm_party_fields(
        "隊員はNPC。8人まで。イニシアティブが並んだときは相手が先後を選ぶ。",
        "NPCs, up to eight. At equal initiative the other side chooses who is first.", "1.1");
    return fields;
}

std::optional<Build> unpack_sheet(BitReader& in, const sengen::Settings& settings) {
    Sheet sheet;
    sheet.data = settings.shared_data();
    return untyped(member_fields().unpack(in, Fields<Sheet>::usual_build(), std::move(sheet)));
}

// Random builds. The order of draws decides what a seed gives.

namespace {

/// Draws a legal build; one in four has open limits.
class RandomSheet {
public:
    RandomSheet(Dice& dice, const std::shared_ptr<const Data>& data) : dice_(dice) {
        sheet_.data = data;
        sheet_.open = below(4) == 0;
    }

    Sheet make() {
        if (sheet_.open) {
            for (int& stat : sheet_.stats) stat = 1 + below(kMostOpenStat);
            for (int& level : sheet_.skills) level = open_level();
            for (int& level : sheet_.abilities) level = below(2) * open_level();
            numbers_of_its_own();
        } else {
            sheet_.ranks = below(static_cast<int>(kRankOrders.size()));
            sheet_.fairy = below(3) == 0;
            if (!sheet_.fairy) sheet_.gift = static_cast<Gift>(below(kGifts));
            share_stats();
            raise<Skill>(sheet_.skills,
                         [&] { return skill_points(sheet_) <= most_skill_points(sheet_); });
        }
        for (bool& feat : sheet_.feats) {
            feat = below(6) == 0;
            feat = feat && affordable();
        }
        for (int& points : sheet_.extra) {
            points = below(4) == 0 ? below(5) : 0;
            if (!affordable()) points = 0;
        }
        if (!sheet_.open) {
            raise<Ability>(sheet_.abilities, [&] { return affordable(); });
        }
        sheet_.element_stat = below(2) == 0 ? Stat::Int : Stat::Sense;
        sheet_.youjutsu_stat = static_cast<Stat>(below(kStats));
        items();
        const auto preset = static_cast<std::size_t>(below(static_cast<int>(presets().size()) + 1));
        if (preset < presets().size()) sheet_.tactic.preset = preset;
        return std::move(sheet_);
    }

private:
    int below(int n) { return static_cast<int>(dice_.below(static_cast<std::uint64_t>(n))); }
    /// High levels are rare, for a member with one wins at once.
    int open_level() { return below(1 + below(1 + below(kMostOpenLevel + 1))); }
    bool affordable() const {
        const bool human = !sheet_.fairy && sheet_.at(Ability::Youjutsu) > 0;
        return sheet_.open || (!human && ability_points(sheet_) <= most_ability_points(sheet_));
    }
    void numbers_of_its_own() {
        if (below(4) == 0) sheet_.own_hp = 1 + below(200);
        if (below(4) == 0) sheet_.own_spirit = 1 + below(80);
        if (below(4) == 0) sheet_.own_dp = 1 + below(kMostOpenDp);
        if (below(4) == 0) sheet_.actions = 1 + below(kMostActions);
    }

    void share_stats() {
        for (int left = kStatTotals[rank_of(sheet_, 0)] - kStats * kLeastStat; left > 0;) {
            int& stat = sheet_.stats[static_cast<std::size_t>(below(kStats))];
            if (stat == kMostStat) continue;
            ++stat;
            --left;
        }
    }

    /// Raises levels drawn at random, up to 23 times, as far as they are legal and paid for.
    template <class Key, std::size_t n, class Paid>
    void raise(std::array<int, n>& levels, const Paid& paid) {
        for (int tries = below(24); tries > 0; --tries) {
            const int key = below(static_cast<int>(n));
            int& level = levels[static_cast<std::size_t>(key)];
            if (level == most_level(static_cast<Key>(key))) continue;
            ++level;
            if (!paid()) --level;
        }
    }

    void items() {
        const Data& data = *sheet_.data;
        std::vector<int> weapons;
        take(below(static_cast<int>(kMostWeapons) + 1), kUnarmed + 1, data.weapons.size(), weapons);
        for (const int place : weapons) {
            sheet_.weapons.push_back(place);
            if (!affordable()) sheet_.weapons.pop_back();
        }
        std::vector<int> spells;
        take(below(static_cast<int>(kMostSpells) + 1), 0, data.spells.size(), spells);
        for (const int place : spells) {
            if (sheet_.at(data.spell(place).ability) < data.spell(place).min_level) continue;
            sheet_.spells.push_back(place);
            if (!affordable() || too_many(data.spell(place).ability)) sheet_.spells.pop_back();
        }
        const std::size_t most = sheet_.open ? kMostOpenCards : kMostCards;
        for (int n = below(static_cast<int>(most) + 1); n > 0 && !data.cards.empty(); --n) {
            const int place = below(static_cast<int>(data.cards.size()));
            sheet_.cards.push_back({place, below(6) == 0 ? data.card(place).en : std::string()});
        }
    }
    bool too_many(Ability art) const {
        if (sheet_.open || (art != Ability::Onmyo && art != Ability::Magic)) return false;
        int count = 0;
        for (const int place : sheet_.spells)
            count += sheet_.data->spell(place).ability == art ? 1 : 0;
        return count > sheet_.at(art) * (art == Ability::Onmyo ? kOnmyoSpells : kMagicSpells);
    }
    /// Draws `count` indices from `first` on; fewer if one came twice.
    void take(int count, int first, std::size_t size, std::vector<int>& out) {
        const int span = static_cast<int>(size) - first;
        for (int n = 0; n < count && span > 0; ++n) {
            const int place = first + below(span);
            if (std::find(out.begin(), out.end(), place) == out.end()) out.push_back(place);
        }
    }

    Dice& dice_;
    Sheet sheet_;
};

} // namespace

Build random_sheet(Dice& dice, const Json&, const sengen::Settings& settings, const PartyFields&) {
    return Build(RandomSheet(dice, settings.shared_data()).make());
}

} // namespace shiaiba::sengen
