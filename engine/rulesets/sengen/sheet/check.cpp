// Checks a build (3): the table's rows, then the rules that join them; counts its points. Problems
// are told in the order of the rules.
#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "core/sheet/fields.hpp"
#include "core/text/json.hpp"
#include "rulesets/sengen/sheet/sheet.hpp"

namespace shiaiba::sengen {
namespace {

/// Kinds of problems, in the order in which they are told; each at most once a member. Those of
/// tactic and plans, which are of no kind, are all told, as the last.
constexpr std::array<std::string_view, 18> kCodes{
    "E_FIELD",          "E_LIMITS",      "E_RANKS",        "E_STAT_RANGE",      "E_STAT_SUM",
    "E_SKILL_UNKNOWN",  "E_SKILL_RANGE", "E_SKILL_POINTS", "E_ABILITY_UNKNOWN", "E_ABILITY_RANGE",
    "E_ABILITY_POINTS", "E_SPECIES",     "E_ELEMENT",      "E_YOUJUTSU",        "E_FEAT",
    "E_WEAPON",         "E_SPELL",       "E_CARD"};

std::string number(int n) { return std::to_string(n); }

class Checker {
public:
    Checker(const Json& fields, const sengen::Settings& settings) : fields_(fields) {
        sheet_.data = settings.shared_data();
    }

    Checked<Build> check() {
        check_keys();
        const auto after = [&](std::string_view key) {
            if (key == "stats") check_unasked();
        };
        member_fields().check(fields_, problems_, sheet_, {{}, after});
        abilities_known_ = !has("E_ABILITY_RANGE") && !has("E_FIELD", "/abilities");
        check_stats();
        check_gift();
        check_stat_of("elementStat", "E_ELEMENT", Ability::Element);
        check_stat_of("youjutsuStat", "E_YOUJUTSU", Ability::Youjutsu);
        check_spells();
        check_points();
        Problems problems = in_order();
        if (!problems.empty()) return problems;
        return Build(std::move(sheet_));
    }

private:
    void add(std::string_view code, std::string path, Text text) {
        problems_.push_back(problem_at(std::move(path), std::string(code), std::move(text), "3"));
    }
    bool has(std::string_view code, std::string_view path = {}) const {
        return std::any_of(problems_.begin(), problems_.end(), [&](const Problem& one) {
            return one.code == code && (path.empty() || one.path == path);
        });
    }
    /// Of several problems of one kind the first stays.
    Problems in_order() {
        Problems all;
        for (const std::string_view code : kCodes) {
            const auto of = [&](const Problem& one) { return one.code == code; };
            const auto first = std::find_if(problems_.begin(), problems_.end(), of);
            // What abilities ask for is nothing to tell where their levels aren't known.
            const bool asked_for = code == "E_ELEMENT" || code == "E_YOUJUTSU";
            if (first == problems_.end() || (asked_for && !abilities_known_)) continue;
            all.push_back(*first);
        }
        for (Problem& one : problems_) {
            if (std::find(kCodes.begin(), kCodes.end(), one.code) == kCodes.end()) {
                all.push_back(std::move(one));
            }
        }
        return all;
    }

    void check_keys() {
        const FieldTable& table = member_fields().table();
        for (const auto& [key, value] : fields_.items()) {
            if (table.place(key) < table.rows().size()) continue;
            add("E_FIELD", "/" + key,
                {"「" + key + "」という項目はありません。", "There is no field \"" + key + "\"."});
        }
    }

    /// Rows that are given under limits, or of a species, that don't ask for them.
    void check_unasked() {
        const FieldTable& table = member_fields().table();
        for (const AnyRow& row : table.rows()) {
            const std::string key(row.field.key);
            if (key == "elementStat" || key == "youjutsuStat" || !fields_.contains(key) ||
                table.asked(row, &sheet_)) {
                continue;
            }
            if (key == "ranks") {
                add("E_RANKS", "/ranks",
                    {"無制限のキャラクターにランクはありません。", "Open limits know no ranks."});
            } else if (key != "species" && key != "gift") {
                const Text name = label_of(row.field);
                add("E_FIELD", "/" + key,
                    {name.ja + "を決められるのは無制限のキャラクターだけです。",
                     name.en + " can be set for open limits alone."});
            } else if (sheet_.open) {
                add("E_SPECIES", "/" + key,
                    {"無制限のキャラクターに種族はありません。", "Open limits know no species."});
            } else {
                add("E_SPECIES", "/gift",
                    {"妖精に人間の特典はありません。", "A fairy has no gift of humans."});
            }
        }
    }

    void check_stats() {
        if (sheet_.open || has("E_RANKS") || has("E_STAT_RANGE") || has("E_FIELD", "/stats")) {
            return;
        }
        int sum = 0;
        for (const int stat : sheet_.stats) sum += stat;
        const int total = kStatTotals[rank_of(sheet_, 0)];
        if (sum == total) return;
        add("E_STAT_SUM", "/stats",
            {"特性値の合計は" + number(total) + "です（いま" + number(sum) + "）。",
             "Characteristics add up to " + number(total) + ", not to " + number(sum) + "."});
    }

    void check_gift() {
        // Without a gift the field is absent: the name of none is no value.
        if (fields_.contains("gift") && sheet_.gift == Gift::None && !has("E_SPECIES")) {
            const Field& gift = member_fields().field("gift");
            add("E_SPECIES", "/gift", {std::string(gift.wrong_ja), std::string(gift.wrong_en)});
        }
        if (sheet_.open || sheet_.fairy || has("E_SPECIES") || !abilities_known_) return;
        if (sheet_.at(Ability::Youjutsu) == 0) return;
        add("E_SPECIES", "/abilities/youjutsu",
            {"人間は妖術を使えません。", "Humans have no Youjutsu."});
    }

    void check_stat_of(const std::string& key, std::string_view code, Ability ability) {
        if (sheet_.at(ability) > 0 || !fields_.contains(key)) return;
        const Words& name = words(ability);
        add(code, "/" + key,
            {std::string(name.ja) + "がありません。",
             std::string(name.en) + " is not among its abilities."});
    }

    void check_spells() {
        if (has("E_SPELL") || !abilities_known_) return;
        for (std::size_t k = 0; k < sheet_.spells.size(); ++k) {
            const Spell& spell = sheet_.data->spell(sheet_.spells[k]);
            if (sheet_.at(spell.ability) >= spell.min_level) continue;
            const std::string level = number(spell.min_level);
            const Words& ability = words(spell.ability);
            add("E_SPELL", "/spells/" + std::to_string(k),
                {spell.ja + "には" + std::string(ability.ja) + "Lv" + level + "が必要です。",
                 spell.en + " needs " + std::string(ability.en) + " Lv " + level + "."});
        }
        if (sheet_.open) return;
        check_count(Ability::Onmyo, kOnmyoSpells);
        check_count(Ability::Magic, kMagicSpells);
    }
    /// Checks that there are at most `a_level` spells for each level of the ability.
    void check_count(Ability art, int a_level) {
        const auto has = std::count_if(sheet_.spells.begin(), sheet_.spells.end(), [&](int place) {
            return sheet_.data->spell(place).ability == art;
        });
        const int most = a_level * sheet_.at(art);
        if (has <= most) return;
        const Words& name = words(art);
        add("E_SPELL", "/spells",
            {std::string(name.ja) + "のスペルは" + number(most) + "個までです。",
             "At most " + number(most) + " spells of " + std::string(name.en) + "."});
    }

    /// Costs are not summed if one of their parts is wrong.
    void check_points() {
        if (sheet_.open || has("E_RANKS")) return;
        const int of_skills = skill_points(sheet_);
        const int most = most_skill_points(sheet_);
        if (of_skills > most && !has("E_SKILL_UNKNOWN") && !has("E_SKILL_RANGE")) {
            add("E_SKILL_POINTS", "/skills",
                {"スキルの点は" + number(most) + "までです（いま" + number(of_skills) + "）。",
                 "Skills cost at most " + number(most) + ", not " + number(of_skills) + "."});
        }
        const int of_abilities = ability_points(sheet_);
        const int total = most_ability_points(sheet_);
        if (of_abilities <= total || !abilities_known_ || has("E_ABILITY_UNKNOWN") ||
            has("E_FEAT") || has("E_WEAPON") || has("E_SPELL")) {
            return;
        }
        add("E_ABILITY_POINTS", "/abilities",
            {"能力・特技・スペル・魔法の武具の点は合わせて" + number(total) + "までです（いま" +
                 number(of_abilities) + "）。",
             "Abilities, feats, spells and magic weapons cost at most " + number(total) + ", not " +
                 number(of_abilities) + "."});
    }

    const Json& fields_;
    Sheet sheet_;
    Problems problems_;
    bool abilities_known_ = false;
};

template <class Key, std::size_t n>
int cost_of(const std::array<int, n>& levels) {
    int sum = 0;
    for (std::size_t k = 0; k < n; ++k)
        sum += costs_of(static_cast<Key>(k))[static_cast<std::size_t>(levels[k])];
    return sum;
}

/// Spells of 神術 and 魔法 are free, and so is the first one of 属性使い.
int cost_of_spells(const Sheet& sheet) {
    std::array<int, kArts> count{};
    for (const int place : sheet.spells)
        ++count[static_cast<std::size_t>(sheet.data->spell(place).ability)];
    const int element = count[static_cast<std::size_t>(Ability::Element)];
    const int youjutsu = count[static_cast<std::size_t>(Ability::Youjutsu)];
    return kSpellCost * (std::max(0, element - 1) + youjutsu);
}

} // namespace

int skill_points(const Sheet& sheet) { return cost_of<Skill>(sheet.skills); }

int ability_points(const Sheet& sheet) {
    int sum = cost_of<Ability>(sheet.abilities) + cost_of_spells(sheet) +
              kExtraHpCost * sheet.extra[0] + kExtraSpiritCost * sheet.extra[1];
    for (std::size_t k = 0; k < kFeats; ++k) sum += sheet.feats[k] ? kFeatCosts[k] : 0;
    for (const int place : sheet.weapons)
        sum += sheet.data->weapon(place).magic ? kMagicWeaponCost : 0;
    return sum;
}

Checked<Build> check_sheet(const Json& fields, const sengen::Settings& settings,
                           const PartyFields&) {
    return Checker(fields, settings).check();
}

} // namespace shiaiba::sengen
