// Checks a character's feats, extra points, weapons, spells and spell cards (3).
#include "rulesets/sengen/sheet/check.hpp"

#include <algorithm>
#include <utility>

#include "core/text/json.hpp"
#include "core/text/name.hpp"

namespace shiaiba::sengen {
namespace {

/// A list that is too long is still checked up to this length, so that all its problems are told.
constexpr std::size_t kMostTold = 24;

std::string number(std::size_t n) { return std::to_string(n); }

class EquipmentChecker {
public:
    EquipmentChecker(const Json& fields, bool known, Sheet& sheet, Errors& errors)
        : fields_(fields), known_(known), data_(*sheet.data), sheet_(sheet), errors_(errors) {}

    void check() {
        check_feats();
        check_extra();
        check_weapons();
        check_spells();
        check_cards();
    }

private:
    /// A field that is a list. A value that is no list, or too long, is a problem; it is then
    /// empty, unless it is short enough to check (kMostTold).
    const Json& list(const char* key, std::size_t most, Wrong wrong, const Text& what) {
        static const Json kNone = Json::array();
        const auto given = fields_.find(key);
        if (given == fields_.end()) return kNone;
        if (given->is_array() && given->size() <= most) return *given;
        errors_.add(wrong, path_of(key),
                    {what.ja + "は" + number(most) + "個までの並びです。",
                     what.en + " are a list of at most " + number(most) + "."});
        return given->is_array() && given->size() <= kMostTold ? *given : kNone;
    }
    static std::string text_of(const Json& json) {
        return json.is_string() ? json.get<std::string>() : std::string();
    }

    void check_feats() {
        const Json& given = list("feats", kFeats, Wrong::Feat, {"特技", "Feats"});
        for (std::size_t k = 0; k < given.size(); ++k) {
            const int feat = find_key<Feat>(text_of(given[k]), kFeats);
            if (feat < 0 || sheet_.feats[static_cast<std::size_t>(feat)]) {
                errors_.add(Wrong::Feat, path_of("feats", k),
                            {"wave、double、small、wide のどれかで、一つずつです。",
                             "It is wave, double, small or wide, each once."});
                continue;
            }
            sheet_.feats[static_cast<std::size_t>(feat)] = true;
        }
    }

    /// Checks 追加HP and 追加霊力.
    void check_extra() {
        const auto given = fields_.find("extra");
        if (given == fields_.end()) return;
        const auto wrong = [&](std::string path) {
            const std::string most = std::to_string(kMostExtra);
            errors_.add(Wrong::Feat, std::move(path),
                        {"extraは、hpとspiritにそれぞれ0から" + most + "の数です。",
                         "extra has hp and spirit, each a number from 0 to " + most + "."});
        };
        if (!given->is_object()) return wrong("/extra");
        for (const auto& [key, value] : given->items()) {
            const auto points = whole_number(value);
            const bool known = key == "hp" || key == "spirit";
            if (!known || !points || *points < 0 || *points > kMostExtra) {
                wrong(path_of("extra", key));
                continue;
            }
            (key == "hp" ? sheet_.extra_hp : sheet_.extra_spirit) = *points;
        }
    }

    /// Reads ids into indices; an unknown id, one before `first` (bare hands), or one that comes
    /// twice is a problem.
    template <class Item>
    void check_distinct(const char* key, const Json& given, const std::vector<Item>& items,
                        int first, Wrong wrong, std::vector<int>& out) {
        for (std::size_t k = 0; k < given.size(); ++k) {
            const int place = place_of(items, text_of(given[k]));
            if (place < first) {
                errors_.add(wrong, path_of(key, k),
                            {"そのようなものはありません。", "There is no such thing."});
            } else if (std::find(out.begin(), out.end(), place) != out.end()) {
                errors_.add(wrong, path_of(key, k), {"二度あります。", "It stands there twice."});
            } else {
                out.push_back(place);
            }
        }
    }

    void check_weapons() {
        check_distinct("weapons", list("weapons", kMostWeapons, Wrong::Weapon, {"武器", "Weapons"}),
                       data_.weapons, kUnarmed + 1, Wrong::Weapon, sheet_.weapons);
    }

    void check_spells() {
        const Json& given = list("spells", kMostSpells, Wrong::Spell, {"スペル", "Spells"});
        check_distinct("spells", given, data_.spells, 0, Wrong::Spell, sheet_.spells);
        if (errors_.has(Wrong::Spell) || !known_) return;
        for (std::size_t k = 0; k < sheet_.spells.size(); ++k) {
            const Spell& spell = data_.spell(sheet_.spells[k]);
            if (sheet_.at(spell.ability) >= spell.min_level) continue;
            const std::string level = std::to_string(spell.min_level);
            errors_.add(Wrong::Spell, path_of("spells", k),
                        {spell.ja + "には" + std::string(words(spell.ability).ja) + "Lv" + level +
                             "が必要です。",
                         spell.en + " needs " + std::string(words(spell.ability).en) + " Lv " +
                             level + "."});
        }
        if (sheet_.open) return;
        check_count(Ability::Onmyo, kOnmyoSpells);
        check_count(Ability::Magic, kMagicSpells);
    }
    /// Checks that there are at most `a_level` spells for each level of the ability.
    void check_count(Ability art, int a_level) {
        const auto has = std::count_if(sheet_.spells.begin(), sheet_.spells.end(), [&](int place) {
            return data_.spell(place).ability == art;
        });
        const int most = a_level * sheet_.at(art);
        if (has <= most) return;
        const Words& name = words(art);
        errors_.add(
            Wrong::Spell, "/spells",
            {std::string(name.ja) + "のスペルは" + std::to_string(most) + "個までです。",
             "At most " + std::to_string(most) + " spells of " + std::string(name.en) + "."});
    }

    void check_cards() {
        const std::size_t most = sheet_.open ? kMostOpenCards : kMostCards;
        const Json& given = list("cards", most, Wrong::Card, {"スペルカード", "Spell cards"});
        for (std::size_t k = 0; k < given.size(); ++k) {
            auto card = read_card(given[k]);
            if (card) {
                sheet_.cards.push_back(std::move(*card));
                continue;
            }
            errors_.add(Wrong::Card, path_of("cards", k),
                        {"知らないスペルカードか、付けられない名前です。",
                         "There is no such spell card, or its name can't be one."});
        }
    }
    /// Reads a card: "comet", or `{"card":"comet","name":"…"}`.
    std::optional<OwnedCard> read_card(const Json& given) const {
        const Json id = given.is_object() ? given.value("card", Json()) : given;
        OwnedCard card{place_of(data_.cards, text_of(id)), {}};
        if (card.card < 0) return std::nullopt;
        if (!given.is_object()) return card;
        const Json name = given.value("name", Json());
        const auto checked = check_name(text_of(name));
        if (given.size() != 2 || !name.is_string() || !checked) return std::nullopt;
        card.name = *checked;
        return card;
    }

    const Json& fields_;
    /// Whether the levels of its abilities are known.
    bool known_;
    const Data& data_;
    Sheet& sheet_;
    Errors& errors_;
};

} // namespace

void check_equipment(const Json& fields, bool known, Sheet& sheet, Errors& errors) {
    EquipmentChecker(fields, known, sheet, errors).check();
}

} // namespace shiaiba::sengen
