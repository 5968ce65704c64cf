// Which questions have odds, and what these assume.
#include "rulesets/sengen/prospects/odds_json.hpp"

#include <algorithm>
#include <utility>

#include "core/text/json.hpp"
#include "rulesets/sengen/prospects/writer.hpp"

namespace shiaiba::sengen {

Chance told(Chance chance) {
    constexpr Chance kLeast = kCertain / 1'000'000'000;
    const bool open = chance > 0 && chance < kCertain;
    return open ? std::clamp(chance, kLeast, kCertain - kLeast) : chance;
}

Json OddsWriter::write() {
    for (std::size_t k = 0; k < question_.size(); ++k) add(k, question_.picks()[k]);
    if (options_.empty()) return nullptr;
    JsonObject all;
    all.add("options", std::move(options_)).add("cost", Text{"DP", "DP"});
    if (defended_) {
        all.add("best", Text{"全DPで守られたら", "Defended with all DP"})
            .add("assuming", Text{"相手が、残るDPをすべて使って、失うものの少ない守り方をするなら",
                                  "if the target spends all its DP on the defence that costs it "
                                  "least"});
    }
    return all.add(
        "assumed",
        Text{
            "出目をすべて数えた値です。守る側は残るDPすべてで、能力には3個までのダイスとグレイズで守ります。"
            "ほどよく避けるのは7割で避けるダイスです。これから選ぶことは作戦がないときの選び方により、能力は"
            "振れるだけ振ります。カード、ダメージへのグレイズ、味方の助けは入れません。",
            "Counted over all dice. Who defends uses all its DP, against spells three dice and its "
            "graze; evading fairly takes the dice that succeed in 70 %. What is still to be chosen "
            "is taken as where there is no tactic, and a spell has all dice that it may. Cards, "
            "graze for damage and help of allies are left aside."});
}

void OddsWriter::add(std::size_t option, const Pick& pick) {
    const Action* const action = battle_.action();
    switch (question_.point()) {
    case Point::Setup:
    case Point::Main: add_action(option, pick); return;
    case Point::Target:
        if (pick.kind == Pick::Kind::Member) add_aimed(option, *action, pick.which);
        return;
    case Point::Dice:
        if (action->kind == Action::Kind::Spell) {
            add_spell(option, *action, action->targets, pick.n);
            return;
        }
        add_approach(option, *action, action->target, pick.n);
        return;
    case Point::Melee:
        if (pick.kind == Pick::Kind::Strike) {
            add_attack(option, with(*action, pick), action->target);
        }
        return;
    case Point::Defence:
    case Point::Intercept: add_defence(option, *action, pick); return;
    case Point::Boost: add_boost(option, *action, pick.n); return;
    case Point::Resist:
        if (pick.kind == Pick::Kind::Number) add_resistance(option, *action, pick.n);
        return;
    case Point::Rouse: add_rouse(option, pick); return;
    default: return;
    }
}

OddsFigure OddsWriter::end(const Loss& loss, Who whose, bool wanted) const {
    static constexpr Twofold kBreaks{"カードを破る", "Breaks the card"};
    static constexpr Twofold kFells{"倒す", "Fells"};
    static constexpr Twofold kBroken{"カードが破れる", "Your card breaks"};
    static constexpr Twofold kFalls{"倒れる", "You fall"};
    const Fighter& one = battle_.at(whose);
    const bool card = one.deployed >= 0;
    const Chance chance = told(loss.at_least(one.behind_card()));
    const Twofold& own = card ? kBroken : kFalls;
    const Twofold& others = card ? kBreaks : kFells;
    return {whose == who_ ? own : others, chance, true, wanted && chance > 0};
}

Json& OddsWriter::begun(std::size_t option) {
    Json& json = options_.emplace_back(Json::object());
    json["option"] = question_.token(option);
    return json;
}

void OddsWriter::add_family(Json& json, const Text& name, int dp) {
    json["family"] = JsonObject().add("name", name).add("cost", dp);
}

Json odds_json(const SengenQuestion& question) { return OddsWriter(question).write(); }

} // namespace shiaiba::sengen
