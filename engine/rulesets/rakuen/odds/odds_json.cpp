// Odds as the page reads them: figures with names, in the order of what weighs most.
#include <algorithm>
#include <utility>

#include "core/text/json.hpp"
#include "rulesets/rakuen/odds/option_odds.hpp"

namespace shiaiba::rakuen {
namespace {

constexpr Chance kPlaces = 1'000'000'000;

/// Shown to nine places: a longer tail of digits tells a reader nothing.
double shown(Chance chance) {
    const Chance rounded = (chance + kPlaces / 2) / kPlaces;
    return static_cast<double>(rounded) / static_cast<double>(kPlaces);
}

/// Long chains are rounded down: what is certain may miss so much of it.
Chance whole(Chance chance) {
    constexpr Chance kRoundings = 100'000;
    return chance >= kCertain - kRoundings ? kCertain : chance;
}

/// 0 and 1 are said only of what can't be, and of what must be.
double told(Chance chance) {
    if (chance == 0 || chance == kCertain) return shown(chance);
    return shown(std::clamp(chance, kPlaces, kCertain - kPlaces));
}

JsonObject figure(const Text& name, const char* key, Json told) {
    return JsonObject().add("name", name).add(key, std::move(told));
}
JsonObject chance(const Text& name, Chance of) { return figure(name, "chance", Json(told(of))); }

/// From 10^-15 HP, to six places.
JsonObject mean(const Text& name, const Damage& damage) {
    const auto rounded = (damage.mean() + 500'000'000) / 1'000'000'000;
    return figure(name, "value", Json(static_cast<double>(rounded) / 1e6));
}

Json spread(const Text& name, const Damage& damage) {
    Json values = Json::array();
    for (int value = 0; value <= damage.hp(); ++value) {
        const double probability = shown(damage.at(value));
        if (probability == 0) continue;
        Json pair = Json::array();
        pair.push_back(value);
        pair.push_back(probability);
        values.push_back(std::move(pair));
    }
    return JsonObject().add("name", name).add("values", std::move(values));
}

/// Rarer than this, a thing that mostly can't be is not told of every option.
constexpr Chance kWorthSaying = kCertain / 2000;

const Text kHit{"命中", "Hit"};
const Text kMean{"平均", "Mean damage"};
const Text kLost{"失うHP", "HP lost"};

/// What may come of an exchange, for the player who decides. `one_answer`: among several, of which not everything is
/// told at once.
void add_exchange(JsonObject& json, const ExchangeOdds& odds, bool defending, bool one_answer) {
    const auto later = [one_answer](JsonObject told) {
        return one_answer ? told.add("detail", true) : told;
    };
    const Chance won = whole(odds.won);
    const Chance down = whole(odds.damage.down());
    const Chance stun = whole(odds.stun);
    Json figures = Json::array();
    figures.push_back(chance(kHit, whole(odds.damage.hit())));
    figures.push_back(later(chance({"攻防で上回る", "Ahead"}, defending ? kCertain - won : won)));
    if (down >= kWorthSaying) figures.push_back(later(chance({"倒す", "Knocked out"}, down)));
    if (stun >= kWorthSaying) figures.push_back(later(chance({"スタン", "Stun"}, stun)));
    figures.push_back(mean(kMean, odds.damage));
    Json spreads = Json::array();
    spreads.push_back(spread(kLost, odds.damage));
    if (odds.back.whole() != 0) {
        const Text back{"返り", "Thrown back"};
        figures.push_back(later(mean(back, odds.back)));
        spreads.push_back(spread(back, odds.back));
    }
    json.add("figures", std::move(figures)).add("spreads", std::move(spreads));
}

/// Of an attack, so that the attacker decides.
Json answer_json(const Text& name, const ExchangeOdds& odds) {
    JsonObject json;
    json.add("name", name);
    add_exchange(json, odds, false, true);
    return json;
}

/// How much IN a charge brings.
void add_gain(JsonObject& json, const OptionOdds& odds) {
    Json figures = Json::array();
    for (const auto& [in, of] : odds.gain) {
        const std::string gained = std::to_string(in);
        if (shown(of) != 0) figures.push_back(chance({"＋" + gained, "+" + gained}, of));
    }
    json.add("figures", std::move(figures)).add("spreads", Json::array());
}

} // namespace

Json odds_json(const RakuenQuestion& question) {
    if (question.point() == Point::Order) return nullptr;
    Json list = Json::array();
    bool answered = false;
    const bool defending = question.side() != question.state().attacker;
    for (std::size_t k = 0; k < question.size(); ++k) {
        const OptionOdds odds = option_odds(question, k);
        JsonObject json;
        json.add("option", token(question.moves()[k]));
        if (odds.gain.empty()) {
            add_exchange(json, odds, defending, false);
        } else {
            add_gain(json, odds);
        }
        if (odds.answered) {
            answered = true;
            json.add("answers",
                     Json::array(
                         {answer_json({"防御されたら", "If guarded"}, odds.answered->guarded),
                          answer_json({"回避を選ばれたら", "If evaded"}, odds.answered->evaded)}));
        }
        list.push_back(std::move(json));
    }
    JsonObject all;
    all.add("options", std::move(list));
    if (answered) {
        all.add("best", Text{"最善に受けられたら", "Best answer"})
            .add("assuming", Text{"相手が最善に受けるなら（平均して損の少ない方で）",
                                  "if the opponent answers as best can be (with what costs less "
                                  "on average)"});
    }
    return all.add(
        "assumed",
        Text{
            "出目をすべて数えた値です。このあとスキルは使われず、受ける側は平均して損の少ない方を選ぶもの"
            "とします。「攻防で上回る」のは、そのやりとりで相手より失うHPが少ないことで、仕合の勝ちでは"
            "ありません。",
            "Counted over every way the dice can fall. It is assumed that no further skill is used and "
            "that the defender takes what costs less on average. “Ahead” means losing less HP than the "
            "other in this exchange; it does not mean winning the fight."});
}

} // namespace shiaiba::rakuen
