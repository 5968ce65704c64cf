// Reads data list by list; what one item may not share with another is remembered.
#include "rulesets/sengen/list/reader.hpp"

#include <set>
#include <string>
#include <utility>

#include "core/json.hpp"
#include "core/name.hpp"
#include "core/posted.hpp"
#include "rulesets/sengen/list/card_reader.hpp"
#include "rulesets/sengen/list/house.hpp"
#include "rulesets/sengen/list/problems.hpp"
#include "rulesets/sengen/list/spell_reader.hpp"

namespace shiaiba::sengen {
namespace {

constexpr std::size_t kMostWeaponsInData = 50;
constexpr std::size_t kMostSpellsInData = 100;
constexpr std::size_t kMostCardsInData = 200;
constexpr int kMostOfWeapon = 9;

Weapon bare_hands() { return {"unarmed", "素手", "Bare hands"}; }

/// The ids and names of one list, which stand beside each other in plans and sheets.
class Taken {
public:
    void add(std::string_view name) { names_.insert(folded(name)); }
    /// D01. An item may have one name in both languages.
    template <class Item>
    void read(Item& item, const ListObject& fields) {
        item.id = fields.text("id", true, kMostNamePoints);
        if (!item.id.empty() && !is_item_id(item.id)) fields.say("D06", "id", item.id);
        item.ja = fields.name("ja");
        item.en = fields.name("en");
        for (const auto& [key, name] :
             {std::pair("id", &item.id), std::pair("ja", &item.ja), std::pair("en", &item.en)}) {
            if (name->empty()) continue;
            // A sheet writes "id=name" where a card has a name of its owner's.
            const bool fits = fits_sheets(*name) && name->find('=') == std::string::npos;
            if (!fits) fields.say("D06", key, *name);
            if (names_.count(folded(*name)) != 0) fields.say("D01", key, *name);
        }
        for (const std::string* const name : {&item.id, &item.ja, &item.en}) add(*name);
    }

private:
    std::set<std::u32string> names_;
};

class DataReader {
public:
    /// The lists that `data` has stay where the file has none.
    explicit DataReader(Data& data) : data_(data) {}

    Problems read(const Json& json) {
        const ListObject fields(json, "", problems_, data_words());
        fields.only({"name", "weapons", "spells", "cards"});
        data_.name = fields.name("name");
        Taken weapons;
        // Plans say where bullets come from: an art or a weapon.
        for (int k = 0; k < kArts; ++k) {
            const Words& art = words(static_cast<Ability>(k));
            for (const std::string_view name : {art.id, art.ja, art.en}) weapons.add(name);
        }
        const Weapon hands = bare_hands();
        for (const std::string& name : {hands.id, hands.ja, hands.en}) weapons.add(name);
        if (fields.has("weapons")) data_.weapons = {hands};
        items(fields, "weapons", kMostWeaponsInData, data_.weapons, weapons, read_weapon);
        Taken spells;
        if (fields.has("spells")) data_.spells.clear();
        items(fields, "spells", kMostSpellsInData, data_.spells, spells, read_spell);
        Taken cards;
        if (fields.has("cards")) data_.cards.clear();
        items(fields, "cards", kMostCardsInData, data_.cards, cards, read_card);
        return std::move(problems_);
    }

private:
    template <class Item>
    static void items(const ListObject& fields, const char* key, std::size_t most,
                      std::vector<Item>& all, Taken& taken,
                      void (*rest)(const ListObject&, Item&)) {
        const Json* const given = fields.list(key, most);
        for (std::size_t k = 0; given != nullptr && k < given->size(); ++k) {
            const ListObject one =
                fields.part((*given)[k], fields.path(key) + "/" + std::to_string(k));
            Item item;
            taken.read(item, one);
            rest(one, item);
            all.push_back(std::move(item));
        }
    }

    static void read_weapon(const ListObject& fields, Weapon& weapon) {
        fields.only({"id", "ja", "en", "kind", "magic", "hit", "damage"});
        weapon.ranged = fields.word("kind", {"melee", "ranged"}, "D02", true) == 1;
        weapon.magic = fields.flag("magic");
        weapon.hit = fields.number("hit", -kMostOfWeapon, kMostOfWeapon, 0);
        weapon.damage = fields.number("damage", -kMostOfWeapon, kMostOfWeapon, 0);
    }

    Data& data_;
    Problems problems_;
};

Checked<std::shared_ptr<const Data>> read_over(Data base, const Json& json) {
    auto data = std::make_shared<Data>(std::move(base));
    Problems problems = DataReader(*data).read(json);
    if (!problems.empty()) return problems;
    return std::shared_ptr<const Data>(std::move(data));
}

} // namespace

Checked<std::shared_ptr<const Data>> read_data(const Json& json) {
    return read_over(*house_data(), json);
}

Checked<std::shared_ptr<const Data>> parse_data(std::string_view text) {
    const auto json = parse_json(text);
    if (!json) return json.problems();
    return read_over({}, *json);
}

} // namespace shiaiba::sengen
