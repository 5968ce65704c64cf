// Draws random weapons, spells and cards, each with members that its kind may have.
#include "sengen/random_data.hpp"

#include <string>

namespace shiaiba::sengen {
namespace {

constexpr const char* kMods[] = {"hit",       "damage",     "evade",          "guard",
                                 "resist",    "danmaku_dp", "danmaku_damage", "dp_recovery",
                                 "damage_cut"};

class DataDrawing {
public:
    explicit DataDrawing(Dice& dice) : dice_(dice) {}

    Json weapon(int number) {
        static constexpr const char* kKinds[] = {"melee", "ranged", "both"};
        Json one = named("w", number);
        one["kind"] = one_of(kKinds);
        add_element(one);
        one["magic"] = chance(2);
        one["hit"] = from(-9, 9);
        one["damage"] = from(-9, 9);
        return one;
    }

    Json status(int number) {
        Json one = named("t", number);
        for (int n = from(0, 2); n > 0; --n) one["mods"][one_of(kMods)] = from(-9, 9);
        for (const char* const flag : {"no_action", "ends_by_hit", "reroll_by_hit", "rouse"})
            one[flag] = chance(3);
        return one;
    }

    Json spell(int number) {
        static constexpr const char* kArts[] = {"onmyo", "magic", "element", "youjutsu"};
        static constexpr const char* kTimings[] = {"setup", "main", "main", "end", "answer"};
        static constexpr const char* kSides[] = {"self", "ally", "enemy", "enemy", "both"};
        Json one = named("s", number);
        one["ability"] = one_of(kArts);
        one["min_level"] = from(1, chance(6) ? 20 : 2);
        const std::string timing = one_of(kTimings);
        answers_ = timing == "answer";
        one["timing"] = timing;
        add_element(one);
        one["cost"] = from(0, chance(6) ? 12 : 3);
        one["activation"] = from(5, chance(6) ? 40 : 12);
        std::string side = one_of(kSides);
        if (answers_ && side == "both") side = "enemy";
        one["side"] = side;
        const bool alone = side == "self" || (answers_ && side == "enemy") || chance(2);
        one["diameter"] = alone ? Json() : Json(from(1, 100));
        if ((side == "enemy" || side == "both") && chance(2)) {
            one["resist"] = chance(2) ? "will" : "vit";
            if (chance(2)) one["on_resist"] = chance(2) ? "half" : "none";
        }
        one["effects"] = Json::array();
        for (int n = from(0, 4); n > 0; --n) one["effects"].push_back(effect());
        return one;
    }

    Json card(int number) {
        static constexpr const char* kAttacks[] = {"shot", "homing", "melee"};
        static constexpr const char* kNumbers[] = {"approach", "activation"};
        Json one = named("c", number);
        if (chance(2)) {
            one["type"] = "deploy";
            if (chance(3)) one["hp"] = from(1, 60);
            for (int n = from(0, 3); n > 0; --n) one["bonus"][one_of(kMods)] = from(-9, 9);
            if (chance(4)) one["bonus"][one_of(kNumbers)] = from(-9, 9);
            if (chance(4)) one["bonus"]["dice"] = from(0, 6);
            if (chance(4)) one["attack"] = attack();
            if (chance(4)) one["bonus"]["damage_dice"] = from(0, 6);
            if (chance(4)) one["bonus"]["spread"] = from(1, 9);
            if (chance(4)) one["bonus"]["guard_levels"] = from(1, 9);
            if (chance(4)) one["bonus"]["cost_half"] = true;
            if (chance(3)) one["for"] = Json::array({one_of(kAttacks)});
            return one;
        }
        one["type"] = "consume";
        if (chance(6)) {
            one["action"] = "clear";
            return one;
        }
        if (chance(5)) {
            one["action"] = "spell";
            one["bonus"] = {{"activation", from(-9, 9)}};
            if (chance(2)) one["bonus"]["free_cost"] = true;
            return one;
        }
        const std::string action = chance(4) ? "danmaku" : one_of(kAttacks);
        one["action"] = action;
        Json& bonus = one["bonus"] = Json::object();
        bonus["free_dp"] = chance(2);
        if (action == "danmaku") {
            bonus["danmaku_dp"] = from(-9, 9);
            bonus["danmaku_damage"] = from(-9, 9);
            return one;
        }
        bonus["hit"] = from(-9, 9);
        bonus["damage"] = from(-9, 9);
        bonus["damage_dice"] = from(0, 6);
        if (chance(2)) bonus["spread"] = from(1, 9);
        if (action == "homing") return one;
        bonus["dice"] = from(0, 6);
        bonus["ignore_rows"] = chance(2);
        if (action == "shot") bonus["targets"] = from(1, 8);
        if (action == "melee") bonus["skip_approach"] = chance(2);
        return one;
    }

    int from(int least, int most) {
        return least + static_cast<int>(dice_.below(static_cast<std::uint64_t>(most) -
                                                    static_cast<std::uint64_t>(least) + 1));
    }

private:
    bool chance(int one_in) { return from(1, one_in) == 1; }
    template <std::size_t N>
    const char* one_of(const char* const (&words)[N]) {
        return words[dice_.below(N)];
    }

    static Json named(const char* kind, int number) {
        const std::string id = kind + std::to_string(number);
        return {{"id", id}, {"ja", "籤" + id}, {"en", "Lot " + id}};
    }

    /// Of one of the two elements, now and then.
    void add_element(Json& one) {
        static constexpr const char* kElements[] = {"e0", "e1"};
        if (chance(3)) one["element"] = one_of(kElements);
    }

    Json attack() {
        Json one;
        if (chance(2)) {
            one = {{"kind", "danmaku"}, {"loss", from(0, 9)}, {"damage", from(0, 20)}};
        } else {
            one = {{"kind", "homing"},
                   {"total", from(5, 60)},
                   {"dice", from(0, 10)},
                   {"damage", from(-20, 20)}};
        }
        add_element(one);
        return one;
    }

    Json effect() {
        static constexpr const char* kOps[] = {"damage",  "heal", "dp",     "spirit", "graze",
                                               "barrier", "mod",  "status", "cleanse"};
        if (answers_ && chance(3)) return {{"op", "negate"}};
        static constexpr const char* kStatuses[] = {"bind", "sleep", "dazzle", "t0", "t1"};
        const std::string op = one_of(kOps);
        Json one{{"op", op}};
        if (op == "damage" || op == "heal") {
            one["dice"] = chance(3) ? Json("Lv") : Json(from(0, 10));
            one["flat"] = from(-20, 20);
            one["stat"] = chance(2);
        } else if (op == "mod") {
            one["key"] = one_of(kMods);
            one["n"] = from(-20, 20);
            one["turns"] = chance(3) ? 99 : from(1, 9);
        } else if (op == "status") {
            one["id"] = one_of(kStatuses);
            one["turns"] = chance(3) ? 99 : from(1, 9);
        } else if (op != "cleanse") {
            one["c"] = from(-20, 20);
            if (op == "dp" || op == "barrier") one["lv"] = from(-20, 20);
        }
        // Some numbers become amounts in the words of plans.
        static constexpr const char* kAmounts[] = {"2 × Lv - 3", "自分の失ったHPの半分",
                                                   "-(target's dp ÷ 2)", "turn × characteristic"};
        static constexpr const char* kConditions[] = {"対象のHPの割合が50以下", "target has bind",
                                                      "target is an enemy",
                                                      "自分のグレイズが対象のグレイズ以上"};
        for (const char* const key : {"dice", "flat", "c", "n"}) {
            if (!one.contains(key) || !chance(5)) continue;
            one[key] = one_of(kAmounts);
            if (one.contains("lv")) one.erase("lv");
        }
        if (chance(5)) one["when"] = one_of(kConditions);
        return one;
    }

    Dice& dice_;
    bool answers_ = false;
};

} // namespace

Json random_data(Dice& dice, int most) {
    DataDrawing drawing(dice);
    Json data{{"name", "籤"}};
    const auto list = [&](const char* key, Json (DataDrawing::*draw)(int)) {
        // A missing list means the house list.
        if (drawing.from(0, 4) == 0) return;
        data[key] = Json::array();
        for (int k = drawing.from(0, most); k > 0; --k) data[key].push_back((drawing.*draw)(k));
    };
    // Weapons, spells and cards refer to these two elements; each is weak to the other.
    data["elements"] = *parse_json(
        R"([{"id":"e0","ja":"籤火","en":"Lot fire","weak":["e1"],"bearers":["花","Lot"]},
            {"id":"e1","ja":"籤水","en":"Lot water","weak":["e0"]}])");
    // Spells refer to these two statuses.
    data["statuses"] = {drawing.status(0), drawing.status(1)};
    list("weapons", &DataDrawing::weapon);
    list("spells", &DataDrawing::spell);
    list("cards", &DataDrawing::card);
    return data;
}

} // namespace shiaiba::sengen
