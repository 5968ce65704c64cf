// Odds as the page reads them.
#include <algorithm>
#include <utility>

#include "core/json.hpp"
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

void add_pair(Json& list, int value, Chance chance) {
    const double probability = shown(chance);
    if (probability == 0) return;
    Json pair = Json::array();
    pair.push_back(value);
    pair.push_back(probability);
    list.push_back(std::move(pair));
}

Json pairs(const Damage& damage) {
    Json list = Json::array();
    for (int value = 0; value <= damage.hp(); ++value) add_pair(list, value, damage.at(value));
    return list;
}

/// From 10^-15 HP, to six places.
double mean(const Damage& damage) {
    const auto rounded = (damage.mean() + 500'000'000) / 1'000'000'000;
    return static_cast<double>(rounded) / 1e6;
}

/// `ExchangeOdds`, for the player who decides.
void add_exchange(JsonObject& json, const ExchangeOdds& odds, bool defending) {
    const Chance won = whole(odds.won);
    json.add("hit", Json(told(whole(odds.damage.hit()))))
        .add("win", Json(told(defending ? kCertain - won : won)))
        .add("down", Json(told(whole(odds.damage.down()))))
        .add("stun", Json(told(whole(odds.stun))))
        .add("damage", pairs(odds.damage))
        .add("mean", Json(mean(odds.damage)));
    if (odds.back.whole() == 0) return;
    json.add("back", pairs(odds.back)).add("meanBack", Json(mean(odds.back)));
}

/// Answers are given to attacks, so that the attacker decides.
Json answer_json(const ExchangeOdds& odds) {
    JsonObject json;
    add_exchange(json, odds, false);
    return json;
}

} // namespace

Json odds_json(const RakuenQuestion& question) {
    Json list = Json::array();
    if (question.point() == Point::Order) return list;
    const bool defending = question.side() != question.state().attacker;
    for (std::size_t k = 0; k < question.size(); ++k) {
        const OptionOdds odds = option_odds(question, k);
        JsonObject json;
        json.add("option", token(question.moves()[k]));
        add_exchange(json, odds, defending);
        if (odds.answered) {
            json.add("guarded", answer_json(odds.answered->guarded))
                .add("evaded", answer_json(odds.answered->evaded));
        }
        if (!odds.gain.empty()) {
            Json gains = Json::array();
            for (const auto& [in, chance] : odds.gain) add_pair(gains, in, chance);
            json.add("gain", std::move(gains));
        }
        json.add("exact", Json(true));
        list.push_back(std::move(json));
    }
    return list;
}

} // namespace shiaiba::rakuen
