// Random builds, of every kind that is legal.
#include <algorithm>

#include "rulesets/sengen/plans/vocabulary.hpp"
#include "rulesets/sengen/sheet/sheet.hpp"

namespace shiaiba::sengen {
namespace {

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
        } else {
            sheet_.ranks = below(static_cast<int>(kRankOrders.size()));
            share_stats();
            raise(sheet_.skills, [&] { return skill_points(sheet_) <= total(kSkillTotals, 1); });
        }
        for (bool& feat : sheet_.feats) feat = below(5) == 0;
        if (!sheet_.open) {
            raise(sheet_.abilities, [&] { return affordable(); });
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
    /// High ones are rare: who has them wins at once.
    int open_level() { return below(1 + below(1 + below(kMostOpenLevel + 1))); }
    int total(const std::array<int, 3>& totals, std::size_t of) const {
        return totals[rank_of(sheet_, of)];
    }
    bool affordable() const {
        return sheet_.open || ability_points(sheet_) <= total(kAbilityTotals, 2);
    }

    void share_stats() {
        for (int left = total(kStatTotals, 0) - kStats * kLeastStat; left > 0;) {
            int& stat = sheet_.stats[static_cast<std::size_t>(below(kStats))];
            if (stat == kMostStat) continue;
            ++stat;
            --left;
        }
    }

    /// Level by level, as often as it may be and is paid for.
    template <std::size_t n, class Paid>
    void raise(std::array<int, n>& levels, const Paid& paid) {
        for (int tries = below(24); tries > 0; --tries) {
            int& level = levels[static_cast<std::size_t>(below(static_cast<int>(n)))];
            if (level == kMostLevel) continue;
            ++level;
            if (!paid()) --level;
        }
    }

    void items() {
        const Data& data = *sheet_.data;
        take(below(static_cast<int>(kMostWeapons) + 1), kUnarmed + 1, data.weapons.size(),
             sheet_.weapons);
        std::vector<int> spells;
        take(below(static_cast<int>(kMostSpells) + 1), 0, data.spells.size(), spells);
        for (const int place : spells) {
            if (sheet_.at(data.spell(place).ability) < data.spell(place).min_level) continue;
            sheet_.spells.push_back(place);
            if (!affordable()) sheet_.spells.pop_back();
        }
        const std::size_t most = sheet_.open ? kMostOpenCards : kMostCards;
        for (int n = below(static_cast<int>(most) + 1); n > 0 && !data.cards.empty(); --n) {
            const int place = below(static_cast<int>(data.cards.size()));
            sheet_.cards.push_back({place, below(6) == 0 ? data.card(place).en : std::string()});
        }
    }
    /// So many places, from the first on, fewer where one came twice.
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

Build random_sheet(Dice& dice, const Json&, const sengen::Settings& settings, const Banner&) {
    return Build(RandomSheet(dice, settings.shared_data()).make());
}

} // namespace shiaiba::sengen
