// Draws random statuses and skills: of a skill the timing first, then members that a skill of this timing may have.
#include "shinki/random_list.hpp"

#include <string>
#include <vector>

namespace shiaiba::shinki {
namespace {

class Drawing {
public:
    explicit Drawing(Dice& dice) : dice_(dice) {}

    /// A status of the list's own, which the skills drawn later may name.
    Json status(int number) {
        const std::string id = "state" + std::to_string(number);
        own_.push_back(id);
        Json status{{"id", id}, {"ja", "状態" + id}, {"en", "Status " + id}};
        for (const char* const key : {"damage", "taken", "round_end"}) {
            if (chance(3)) status[key] = chance(9) ? below(199) - 99 : below(9) - 4;
        }
        if (chance(3)) status["speed"] = below(19) - 9;
        if (chance(2)) status["rounds"] = 1 + below(3);
        if (chance(3)) status["hurt_ends"] = true;
        if (chance(3)) status["bars"] = {one_of({"move", "action", "reaction", "round_end"})};
        return status;
    }

    Json skill(int number) {
        static constexpr const char* kTimings[] = {
            "move",    "action",     "action",      "reaction",     "reaction",
            "passive", "turn_start", "round_start", "battle_start", "round_end"};
        const std::string id = "s" + std::to_string(number);
        const std::string timing = one_of(kTimings);
        Json skill{
            {"id", id}, {"ja", "《技" + id + "》"}, {"en", "Skill " + id}, {"timing", timing}};
        if (chance(6)) skill["carnage"] = true;
        if (chance(3)) {
            for (const char* const key : {"damage_plus", "guard_plus", "speed", "wait_draw"}) {
                if (chance(2)) skill["learned"][key] = below(10);
            }
            skill["learned"]["immune"] = statuses();
        }
        if (timing == "passive") return skill;
        reaction_ = timing == "reaction";
        static constexpr const char* kSides[] = {"self", "enemy",      "enemy",
                                                 "ally", "ally_other", "both"};
        static constexpr const char* kShielded[] = {"self", "self", "ally", "ally_other"};
        const std::string side = reaction_ ? one_of(kShielded) : one_of(kSides);
        shields_ = reaction_ && side != "self";
        skill["target"]["side"] = side;
        if (side != "self") skill["range"] = range();
        const bool all = side != "self" && !shields_ && chance(3);
        const int count = side == "self" || shields_ || !chance(3) ? 1 : 1 + below(4);
        if (side != "self") skill["target"]["count"] = all ? Json("all") : Json(count);
        for (const char* const key : {"hand", "kihaku", "hp", "fatal"}) {
            if (chance(3)) skill["cost"][key] = below(chance(6) ? 21 : 3);
        }
        if (chance(4)) {
            static constexpr const char* kPers[] = {"turn", "round", "battle"};
            skill["limit"] = {{"per", one_of(kPers)}, {"n", 1 + below(3)}};
        }
        if (chance(5)) {
            const int least = below(3);
            skill["cost"]["hand"] = {{"least", least}, {"most", least + 1 + below(4)}};
        }
        gives_ = !all && count == 1;
        skill["effects"] = effects(1 + below(3), false);
        return skill;
    }

private:
    int below(int n) { return static_cast<int>(dice_.below(static_cast<std::uint64_t>(n))); }
    bool chance(int one_in) { return below(one_in) == 0; }
    template <std::size_t N>
    const char* one_of(const char* const (&words)[N]) {
        return words[dice_.below(N)];
    }

    Json range() {
        const int least = below(3);
        return {least, least + below(5 - least)};
    }
    std::string status_id() {
        if (!own_.empty() && chance(2)) return own_[dice_.below(own_.size())];
        return one_of({"poison", "fire", "dark", "shaken", "frenzy"});
    }
    Json statuses() { return {status_id(), status_id()}; }
    /// An amount in the words of plans; a reaction may also speak of the incoming damage.
    Json words() {
        static constexpr const char* kAmounts[] = {
            "2 × my kihaku", "自分の失ったHPの半分", "min(X, 9) + round",  "distance × -2",
            "相手のHP÷4",    "used cards × enemies", "incoming damage ÷ 2"};
        return kAmounts[dice_.below(std::size(kAmounts) - (reaction_ ? 0 : 1))];
    }
    Json said_number() { return one_of({"enemies", "自分の気魄÷3", "round - 2"}); }
    const char* one_of(std::initializer_list<const char*> words) {
        return *(words.begin() + dice_.below(words.size()));
    }
    Json amount() {
        if (chance(5)) return words();
        Json amount{{"c", below(8)}};
        for (const char* const key : {"x", "max", "half", "pair", "flush", "face"}) {
            if (chance(4)) amount[key] = chance(9) ? below(199) - 99 : below(4);
        }
        return amount;
    }
    Json when() {
        switch (below(5)) {
        case 0: return "damaged";
        case 1: return "same_column";
        case 4:
            if (reaction_ && chance(2)) return "incoming is lethal";
            return one_of({"自分のHPが20以下", "hearts among the used cards",
                           "相手が毒状態 または 距離が2以上"});
        case 2: return {{"target_status", status_id()}};
        default: return {{"user_hp_at_most", 1 + below(200)}};
        }
    }
    Json effects(int n, bool in_contest) {
        Json all = Json::array();
        for (int k = 0; k < n; ++k) all.push_back(effect(in_contest));
        return all;
    }

    Json effect(bool in_contest) {
        static constexpr const char* kOps[] = {
            "damage", "damage",  "fatal_damage", "reduce",      "heal",   "status",    "cleanse",
            "draw",   "discard", "kihaku_gain",  "kihaku_loss", "give",   "move_self", "shift",
            "shinki", "contest", "negate",       "step_out",    "counter"};
        const std::size_t most = std::size(kOps) - (reaction_ ? 0 : 4);
        std::string op = kOps[dice_.below(most)];
        if ((op == "contest" && in_contest) || (op == "give" && !gives_)) op = "draw";
        if (op == "step_out" && shields_) op = "negate";
        Json effect{{"op", op}};
        if (chance(4)) effect["when"] = when();
        const auto is = [&](std::initializer_list<const char*> ops) {
            for (const char* const one : ops) {
                if (op == one) return true;
            }
            return false;
        };
        if (is({"damage", "fatal_damage", "reduce", "heal", "counter"})) effect["amt"] = amount();
        if (is({"draw", "discard", "kihaku_gain", "kihaku_loss", "give", "move_self", "shift"})) {
            effect["n"] = chance(6) ? said_number() : Json(1 + below(chance(5) ? 9 : 3));
        }
        if (is({"fatal_damage", "reduce", "heal", "status", "cleanse", "draw", "discard",
                "kihaku_gain", "kihaku_loss"}) &&
            chance(3)) {
            effect["to"] = "self";
        }
        if (op == "status") effect["id"] = status_id();
        if (op == "cleanse") effect["ids"] = statuses();
        if (op == "shift") effect["dir"] = chance(2) ? "toward" : "away";
        if (op == "counter") effect["range"] = range();
        if (op == "contest") {
            effect["win"] = effects(1, true);
            if (chance(2)) effect["lose"] = effects(1, true);
        }
        return effect;
    }

    Dice& dice_;
    std::vector<std::string> own_;
    bool reaction_ = false;
    /// It is for an ally, whom nobody can step out for.
    bool shields_ = false;
    /// Cards can only be given to one target.
    bool gives_ = true;
};

} // namespace

Json random_list(Dice& dice, int skills) {
    Drawing drawing(dice);
    Json list{{"name", "籤"}, {"skills", Json::array()}};
    const auto statuses = static_cast<int>(dice.below(4));
    for (int k = 0; k < statuses; ++k) list["statuses"].push_back(drawing.status(k));
    for (int k = 0; k < skills; ++k) list["skills"].push_back(drawing.skill(k));
    return list;
}

} // namespace shiaiba::shinki
