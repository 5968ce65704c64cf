// Reads data list by list and makes sure that ids and names are unique (5.4); has the sentences of
// D01 to D06. The house's data is a file in the same form: house.table.
#include "rulesets/sengen/sheet/data_list.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>

#include "core/sheet/own_list.hpp"
#include "core/sheet/sheet_lines.hpp"
#include "core/text/json.hpp"
#include "core/text/name.hpp"
#include "rulesets/sengen/sheet/data_items.hpp"
#include "rulesets/sengen/sheet/format.hpp"

namespace shiaiba::sengen {
namespace {

constexpr std::array<ListMessage, 6> kMessages{{
    {"D01",
     "「{w}」というIDか名前はほかにもあるか、素手や元からある状態のものか、武器のIDにできない語(deploy、clear)です。",
     "The id or name \"{w}\" stands there twice, or is that of bare hands or of a status that is "
     "there already, or no id of a weapon (deploy, clear)."},
    {"D02", "ここに「{w}」という語はありません。", "There is no such word here as \"{w}\"."},
    {"D03", "「{w}」は範囲({b})の外です。", "\"{w}\" is out of bounds ({b})."},
    {"D04",
     "「{w}」：抵抗できるのは敵への術だけで、on_resistはresistのある術に、diameterは自分以外への術に書きます。"
     "応じる術(answer)は自分・味方・攻撃した敵一人のもので、negateは応じる術だけにあります。",
     "\"{w}\": only a spell on enemies is resisted, on_resist belongs to a spell with resist, and "
     "diameter to one that is not on oneself. A spell in answer is for oneself, allies or the one "
     "enemy that attacked, and it alone has negate."},
    {"D05",
     "「{w}」は、この型や行動のスペルカードにはありません。forとhpとattackは展開型、actionは消費型、spellは能力を助けるものに書きます。",
     "\"{w}\" is nothing that a card of this type or action has. for, hp and attack belong to "
     "deploy cards, action to consume cards, spell to cards that help with abilities."},
    {"D06", "「{w}」は書式に合わないか、限度を超えています。",
     "\"{w}\" doesn't fit the format, or is beyond a limit."},
}};

} // namespace

const ListWords& data_words() {
    static constexpr ListWords kWords{kMessages, "5.4", "D06", "D02", "D03", "D03"};
    return kWords;
}

namespace {

Weapon bare_hands() { return {"unarmed", "素手", "Bare hands"}; }

/// All ids and names in use: in plans and in the catalogue they stand beside each other, so none
/// may come twice.
class NamesInUse {
public:
    void add_words(const Words& words) {
        for (const std::string_view name : {words.id, words.ja, words.en}) add(name);
    }
    template <class Item>
    void add_item(const Item& item) {
        for (const std::string* const name : {&item.id, &item.ja, &item.en}) add(*name);
    }
    /// Reads an item's id and names; D01 if one is in use. Without `en` the item has one name in
    /// both languages.
    template <class Item>
    void read(Item& item, const ListObject& fields) {
        item.id = fields.text("id", true, kMostNamePoints);
        if (!item.id.empty() && !is_item_id(item.id)) fields.say("D06", "id", item.id);
        item.ja = fields.name("ja");
        item.en = fields.has("en") ? fields.name("en") : item.ja;
        for (const auto& [key, name] :
             {std::pair("id", &item.id), std::pair("ja", &item.ja), std::pair("en", &item.en)}) {
            if (name->empty()) continue;
            // A sheet writes "id=name" for a card that its owner has named.
            const bool fits = fits_sheets(*name) && name->find('=') == std::string::npos;
            if (!fits) fields.say("D06", key, *name);
            if (names_.count(folded(*name)) != 0) fields.say("D01", key, *name);
        }
        add_item(item);
    }

private:
    void add(std::string_view name) { names_.insert(folded(name)); }

    std::set<std::u32string> names_;
};

class DataReader {
public:
    /// A list that the file lacks stays as it is in `data`.
    explicit DataReader(Data& data) : data_(data) {}

    Problems read(const Json& json) {
        const ShapedObject fields({json, "", problems_, data_words()}, kDataShape, "D02");
        fields.only_its();
        if (fields.has("name")) data_.name = fields.name("name");
        keep(fields);
        items(fields, "elements", data_.elements, [](const ShapedObject&, const Element&) {});
        weaknesses(fields);
        items(fields, "statuses", data_.statuses, read_status);
        items(fields, "weapons", data_.weapons,
              [&](const ShapedObject& one, Weapon& weapon) { read_weapon(one, data_, weapon); });
        items(fields, "spells", data_.spells,
              [&](const ShapedObject& one, Spell& spell) { read_spell(one, data_, spell); });
        name_spells();
        items(fields, "cards", data_.cards,
              [&](const ShapedObject& one, Card& card) { read_card(one, data_, card); });
        return std::move(problems_);
    }

private:
    /// Clears the lists that the file replaces (bare hands stay), and takes the names of the others
    /// as used.
    void keep(const ListObject& fields) {
        // Plans name abilities beside weapons, as sources of bullets; the catalogue has feats
        // beside them.
        for (int k = 0; k < kArts; ++k) taken_.add_words(words(static_cast<Ability>(k)));
        for (int k = 0; k < kFeats; ++k) taken_.add_words(words(static_cast<Feat>(k)));
        data_.statuses = house_statuses();
        data_.elements.clear();
        for (const Card& one : data_.cards)
            named_.push_back(one.spell < 0 ? std::string() : data_.spell(one.spell).id);
        if (fields.has("weapons") || data_.weapons.empty()) data_.weapons = {bare_hands()};
        if (fields.has("spells")) data_.spells.clear();
        if (fields.has("cards")) data_.cards.clear();
        for (const StatusKind& one : data_.statuses) taken_.add_item(one);
        for (const Weapon& one : data_.weapons) taken_.add_item(one);
        for (const Spell& one : data_.spells) taken_.add_item(one);
        for (const Card& one : data_.cards) taken_.add_item(one);
    }

    /// Finds the spells of the house's cards again, by id, after the file has replaced the spells;
    /// a card whose spell is gone strengthens none.
    void name_spells() {
        for (std::size_t k = 0; k < data_.cards.size(); ++k) {
            if (named_[k].empty()) continue;
            const int place = place_of(data_.spells, named_[k]);
            data_.cards[k].spell = place < 0 ? kNoSpell : place;
        }
    }

    template <class Item, class Rest>
    void items(const ShapedObject& fields, const char* key, std::vector<Item>& all,
               const Rest& rest) {
        const Json* const given = fields.list(key);
        for (std::size_t k = 0; given != nullptr && k < given->size(); ++k) {
            const ShapedObject one = fields.part_at(key, k);
            Item item;
            taken_.read(item, one);
            rest(one, item);
            all.push_back(std::move(item));
        }
    }

    /// Reads what elements are weak to and who is of them, when all of them are known.
    void weaknesses(const ShapedObject& fields) {
        const Json* const given = fields.find("elements");
        // What is malformed has been told.
        for (std::size_t k = 0; k < data_.elements.size(); ++k) {
            if (!(*given)[k].is_object()) continue;
            const ShapedObject one = fields.part_at("elements", k);
            one.only_its();
            Element& element = data_.elements[k];
            texts(one, "weak", [&](const Json& id, const std::string& path) {
                const int place = id.is_string()
                                      ? place_of(data_.elements, id.get_ref<const std::string&>())
                                      : -1;
                if (place < 0) return say("D02", path, id);
                element.weak.push_back(place);
            });
            texts(one, "bearers", [&](const Json& name, const std::string& path) {
                const auto fits = name.is_string() ? check_name(name.get_ref<const std::string&>())
                                                   : Checked<std::string>(Problems{Problem{}});
                if (!fits) return say("D06", path, name);
                // Everybody is of one element at most.
                if (data_.element_of(*fits) != kNoElement) return say("D01", path, name);
                element.bearers.push_back(*fits);
            });
        }
    }
    template <class Take>
    void texts(const ShapedObject& fields, const char* key, const Take& take) {
        const Json* const given = fields.list(key);
        for (std::size_t k = 0; given != nullptr && k < given->size(); ++k)
            take((*given)[k], fields.path(key) + "/" + std::to_string(k));
    }
    void say(std::string_view code, const std::string& path, const Json& word) {
        problems_.push_back(data_words().problem(code, path, shown(word)));
    }

    /// An id can't be `deploy` or `clear`: at `melee` it is a token beside these, with a number
    /// behind it as they have.
    static void read_weapon(const ShapedObject& fields, const Data& data, Weapon& weapon) {
        if (weapon.id == "deploy" || weapon.id == "clear") fields.say("D01", "id", weapon.id);
        fields.only_its();
        const int kind = fields.word("kind");
        weapon.melee = kind != 1;
        weapon.ranged = kind >= 1;
        weapon.element = read_element(fields, data);
        weapon.magic = fields.flag("magic");
        weapon.hit = fields.number("hit");
        weapon.damage = fields.number("damage");
    }

    Data& data_;
    NamesInUse taken_;
    /// By card that the data had at first: the id of its spell, or "".
    std::vector<std::string> named_;
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

// The house's data.

std::string_view house_data_text() {
    return
#include "rulesets/sengen/sheet/house.table.inc"
        ;
}

const std::shared_ptr<const Data>& house_data() {
    static const std::shared_ptr<const Data> data = *parse_data(house_data_text());
    return data;
}

} // namespace shiaiba::sengen
