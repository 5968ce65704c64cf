// Checks a build (3) and counts its points; problems are told in the order of the rules.
#include "rulesets/sengen/sheet/check.hpp"

#include <algorithm>
#include <utility>

#include "core/text/json.hpp"
#include "rulesets/sengen/sheet/member.hpp"
#include "rulesets/sengen/sheet/vocabulary.hpp"

namespace shiaiba::sengen {
namespace {

constexpr std::array<const char*, kWrongs> kCodes{
    "E_FIELD",          "E_LIMITS",      "E_RANKS",        "E_STAT_RANGE",      "E_STAT_SUM",
    "E_SKILL_UNKNOWN",  "E_SKILL_RANGE", "E_SKILL_POINTS", "E_ABILITY_UNKNOWN", "E_ABILITY_RANGE",
    "E_ABILITY_POINTS", "E_SPECIES",     "E_ELEMENT",      "E_YOUJUTSU",        "E_FEAT",
    "E_WEAPON",         "E_SPELL",       "E_CARD"};

} // namespace

std::string path_of(const char* key) { return std::string("/") + key; }
std::string path_of(const char* key, std::string_view part) {
    return path_of(key) + (Json::json_pointer() / std::string(part)).to_string();
}
std::string path_of(const char* key, std::size_t place) {
    return path_of(key) + "/" + std::to_string(place);
}

void Errors::add(Wrong wrong, std::string path, Text text) {
    auto& place = all_[static_cast<std::size_t>(wrong)];
    if (place) return;
    place =
        problem_at(std::move(path), kCodes[static_cast<std::size_t>(wrong)], std::move(text), "3");
}

void Errors::add(Problem problem) {
    const auto* const code = std::find(kCodes.begin(), kCodes.end(), problem.code);
    if (code == kCodes.end()) return others_.push_back(std::move(problem));
    auto& place = all_[static_cast<std::size_t>(code - kCodes.begin())];
    if (!place) place = std::move(problem);
}

Problems Errors::told() const {
    Problems problems;
    for (const auto& one : all_) {
        if (one) problems.push_back(*one);
    }
    add_problems(problems, others_, {});
    return problems;
}

namespace {

/// The fields that are no rows of member_fields().
constexpr std::array<std::string_view, 11> kKeys{
    "ranks", "stats", "skills",  "abilities", "elementStat", "youjutsuStat",
    "feats", "extra", "weapons", "spells",    "cards"};
constexpr std::array<const char*, 3> kRanked{"stats", "skills", "abilities"};

Text named(const Words& words, const char* ja, const char* en) {
    return {std::string(words.ja) + ja, std::string(words.en) + en};
}

std::string number(int n) { return std::to_string(n); }

class Checker {
public:
    Checker(const Json& fields, const sengen::Settings& settings) : fields_(fields) {
        sheet_.data = settings.shared_data();
    }

    Checked<Build> check() {
        Problems problems;
        const auto tell = [&] {
            for (Problem& problem : std::exchange(problems, {})) errors_.add(std::move(problem));
        };
        const auto after = [&](std::string_view key) {
            if (key != "gift") return;
            check_keys();
            check_ranks();
            check_stats();
            check_unasked();
            tell();
            check_gift();
            check_others();
        };
        member_fields().check(fields_, problems, sheet_, {{}, after});
        tell();
        problems = errors_.told();
        if (!problems.empty()) return problems;
        return Build(std::move(sheet_));
    }

private:
    /// Checks what is no row of the table and asks for species and gift; plans name what is found
    /// here.
    void check_others() {
        check_levels();
        check_youjutsu();
        check_stat_of("elementStat", Ability::Element, sheet_.element_stat);
        check_stat_of("youjutsuStat", Ability::Youjutsu, sheet_.youjutsu_stat);
        check_equipment(fields_, abilities_known_, sheet_, errors_);
        check_points();
    }

    const Json* find(const char* key) const {
        const auto found = fields_.find(key);
        return found == fields_.end() ? nullptr : &*found;
    }

    void check_keys() {
        const FieldTable& table = member_fields().table();
        for (const auto& [key, value] : fields_.items()) {
            if (table.place(key) < table.rows().size() ||
                std::find(kKeys.begin(), kKeys.end(), key) != kKeys.end())
                continue;
            errors_.add(
                Wrong::Field, "/" + key,
                {"「" + key + "」という項目はありません。", "There is no field \"" + key + "\"."});
        }
    }

    void check_unasked() {
        const FieldTable& table = member_fields().table();
        for (const AnyRow& row : table.rows()) {
            if (fields_.contains(row.field.key) && !table.asked(row, &sheet_)) unasked(row.field);
        }
    }
    /// A row that is given where it isn't asked for. A gift that is refused counts as none.
    void unasked(const Field& field) {
        const std::string path = "/" + std::string(field.key);
        const bool gift = field.key == "gift";
        if (gift) sheet_.gift = Gift::None;
        if (!sheet_.open && !gift) {
            const Text name = label_of(field);
            errors_.add(Wrong::Field, path,
                        {name.ja + "を決められるのは無制限のキャラクターだけです。",
                         name.en + " can be set for open limits alone."});
        } else if (sheet_.open) {
            errors_.add(
                Wrong::Species, path,
                {"無制限のキャラクターに種族はありません。", "Open limits know no species."});
        } else {
            errors_.add(Wrong::Species, path,
                        {"妖精に人間の特典はありません。", "A fairy has no gift of humans."});
        }
    }

    /// Without a gift the field is absent: the name of none is no value.
    void check_gift() {
        if (find("gift") == nullptr || sheet_.gift != Gift::None) return;
        const Field& field = member_fields().field("gift");
        errors_.add(Wrong::Species, "/gift",
                    {std::string(field.wrong_ja), std::string(field.wrong_en)});
    }

    void check_ranks() {
        const Json* const ranks = find("ranks");
        if (!sheet_.open) return check_ranks(ranks);
        if (ranks != nullptr) {
            errors_.add(
                Wrong::Ranks, "/ranks",
                {"無制限のキャラクターにランクはありません。", "Open limits know no ranks."});
        }
    }

    void check_ranks(const Json* ranks) {
        std::array<int, 3> read{-1, -1, -1};
        bool fine = ranks != nullptr && ranks->is_object() && ranks->size() == read.size();
        for (std::size_t k = 0; fine && k < read.size(); ++k) {
            const Json rank = ranks->value(kRanked[k], Json());
            for (const int letter : {0, 1, 2}) {
                if (rank == std::string(1, static_cast<char>('A' + letter))) read[k] = letter;
            }
        }
        const auto* const found = std::find(kRankOrders.begin(), kRankOrders.end(), read);
        if (fine && found != kRankOrders.end()) {
            sheet_.ranks = static_cast<int>(found - kRankOrders.begin());
            return;
        }
        errors_.add(
            Wrong::Ranks, "/ranks",
            {"特性値・スキル・能力に、ランクA・B・Cを一つずつ割り当てます。",
             "Characteristics, skills and abilities have the ranks A, B and C, each once."});
    }

    void check_youjutsu() {
        if (sheet_.open || sheet_.fairy || errors_.has(Wrong::Species)) return;
        if (!abilities_known_ || sheet_.at(Ability::Youjutsu) == 0) return;
        errors_.add(Wrong::Species, "/abilities/youjutsu",
                    {"人間は妖術を使えません。", "Humans have no Youjutsu."});
    }

    /// A field that is an object of numbers; empty if it is missing or malformed.
    const Json& object(const char* key) {
        static const Json kNone = Json::object();
        const Json* const given = find(key);
        if (given == nullptr) return kNone;
        if (given->is_object()) return *given;
        malformed_ = true;
        errors_.add(Wrong::Field, path_of(key),
                    {"項目と数の組で書いてください。", "It is an object of numbers."});
        return kNone;
    }

    void check_stats() {
        malformed_ = false;
        const Json& given = object("stats");
        if (malformed_) return;
        for (const auto& [key, value] : given.items()) {
            if (find_key<Stat>(key, kStats) >= 0) continue;
            errors_.add(Wrong::Field, path_of("stats", key),
                        {"「" + key + "」という特性値はありません。",
                         "There is no characteristic \"" + key + "\"."});
        }
        const int least = sheet_.open ? 1 : kLeastStat;
        const int most = sheet_.open ? kMostOpenStat : kMostStat;
        int sum = 0;
        for (int k = 0; k < kStats; ++k) {
            const Words& stat = words(static_cast<Stat>(k));
            const auto value = whole_number(given.value(std::string(stat.id), Json()));
            if (!value || *value < least || *value > most) {
                errors_.add(Wrong::StatRange, path_of("stats", stat.id),
                            named(stat,
                                  ("は" + number(least) + "から" + number(most) + "です。").c_str(),
                                  (" is " + number(least) + " to " + number(most) + ".").c_str()));
                continue;
            }
            sheet_.stats[static_cast<std::size_t>(k)] = *value;
            sum += *value;
        }
        if (sheet_.open || errors_.any(Wrong::Ranks, Wrong::StatRange)) return;
        const int total = kStatTotals[rank_of(sheet_, 0)];
        if (sum == total) return;
        errors_.add(
            Wrong::StatSum, "/stats",
            {"特性値の合計は" + number(total) + "です（いま" + number(sum) + "）。",
             "Characteristics add up to " + number(total) + ", not to " + number(sum) + "."});
    }

    template <class Key, std::size_t n>
    void check_levels(const char* list, std::array<int, n>& levels, Wrong unknown, Wrong range,
                      bool& known) {
        malformed_ = false;
        const Json& given = object(list);
        known = !malformed_;
        for (const auto& [key, value] : given.items()) {
            const int place = find_key<Key>(key, static_cast<int>(n));
            if (place < 0) {
                errors_.add(
                    unknown, path_of(list, key),
                    {"「" + key + "」は知らない名前です。", "\"" + key + "\" is not known."});
                continue;
            }
            const int most = sheet_.open ? kMostOpenLevel : most_level(static_cast<Key>(place));
            const auto level = whole_number(value);
            if (!level || *level < 0 || *level > most) {
                errors_.add(range, path_of(list, key),
                            named(words(static_cast<Key>(place)),
                                  ("のレベルは0から" + number(most) + "です。").c_str(),
                                  (" is of level 0 to " + number(most) + ".").c_str()));
                continue;
            }
            levels[static_cast<std::size_t>(place)] = *level;
        }
    }
    void check_levels() {
        check_levels<Skill>("skills", sheet_.skills, Wrong::SkillUnknown, Wrong::SkillRange,
                            skills_known_);
        check_levels<Ability>("abilities", sheet_.abilities, Wrong::AbilityUnknown,
                              Wrong::AbilityRange, abilities_known_);
        abilities_known_ = abilities_known_ && !errors_.has(Wrong::AbilityRange);
    }

    void check_stat_of(const char* key, Ability ability, Stat& stat) {
        const bool element = ability == Ability::Element;
        const Wrong wrong = element ? Wrong::Element : Wrong::Youjutsu;
        const Json* const given = find(key);
        if (!abilities_known_) return;
        if (sheet_.at(ability) == 0) {
            if (given == nullptr) return;
            return errors_.add(
                wrong, path_of(key),
                named(words(ability), "がありません。", " is not among its abilities."));
        }
        const int place = given != nullptr && given->is_string()
                              ? find_key<Stat>(given->get_ref<const std::string&>(), kStats)
                              : -1;
        stat = static_cast<Stat>(place);
        if (element ? stat == Stat::Int || stat == Stat::Sense : place >= 0) return;
        stat = element ? Stat::Int : Stat::Body;
        if (element) {
            return errors_.add(wrong, path_of(key),
                               {"属性使いの特性値は int か sense です。",
                                "The characteristic of Element is int or sense."});
        }
        errors_.add(wrong, path_of(key),
                    {"妖術の特性値は body、vit、int、sense、will のどれかです。",
                     "The characteristic of Youjutsu is body, vit, int, sense or will."});
    }

    void check_points() {
        if (sheet_.open || errors_.has(Wrong::Ranks)) return;
        const bool skills = skills_known_ && !errors_.any(Wrong::SkillUnknown, Wrong::SkillRange);
        const int of_skills = skills ? skill_points(sheet_) : 0;
        const int most = most_skill_points(sheet_);
        if (of_skills > most) {
            errors_.add(
                Wrong::SkillPoints, "/skills",
                {"スキルの点は" + number(most) + "までです（いま" + number(of_skills) + "）。",
                 "Skills cost at most " + number(most) + ", not " + number(of_skills) + "."});
        }
        if (!abilities_known_ ||
            errors_.any(Wrong::AbilityUnknown, Wrong::Feat, Wrong::Weapon, Wrong::Spell))
            return;
        const int of_abilities = ability_points(sheet_);
        const int total = most_ability_points(sheet_);
        if (of_abilities <= total) return;
        errors_.add(Wrong::AbilityPoints, "/abilities",
                    {"能力・特技・スペル・魔法の武具の点は合わせて" + number(total) +
                         "までです（いま" + number(of_abilities) + "）。",
                     "Abilities, feats, spells and magic weapons cost at most " + number(total) +
                         ", not " + number(of_abilities) + "."});
    }

    const Json& fields_;
    Sheet sheet_;
    Errors errors_;
    /// Whether the last field that `object` read is malformed.
    bool malformed_ = false;
    bool skills_known_ = false;
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
              kExtraHpCost * sheet.extra_hp + kExtraSpiritCost * sheet.extra_spirit;
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
