// Puts a decision point into words: tokens, labels, tags and what the player may see ([rakuen 5.3]).
#include <string>

#include "rulesets/rakuen/question.hpp"
#include "rulesets/rakuen/words.hpp"

namespace shiaiba::rakuen {
namespace {

std::vector<std::string> tags_of(const Move& move) {
    std::vector<std::string> tags{std::string(id(move.action))};
    if (move.ability != Ability::None) tags.emplace_back(id(move.ability));
    for_each(move.skills, [&](Skill skill) { tags.emplace_back(id(skill)); });
    return tags;
}

struct FactWord {
    const char* name;
    Fact fact;
    bool opponents = false;
};
constexpr FactWord kShownFacts[] = {
    {"turn", Fact::Turn},
    {"hp", Fact::Hp},
    {"in", Fact::In},
    {"sp", Fact::Sp},
    {"evades", Fact::Evades},
    {"forced", Fact::Forced},
    {"opponentHp", Fact::Hp, true},
    {"opponentIn", Fact::In, true},
    {"opponentSp", Fact::Sp, true},
    {"diceTotal", Fact::DiceTotal},
    {"attack", Fact::IncomingAttack},
    {"hit", Fact::IncomingHit},
    {"critical", Fact::IncomingCritical},
    {"invisible", Fact::IncomingInvisible},
    {"stun", Fact::IncomingStun},
    {"seal", Fact::IncomingSeal},
    {"evadeChance", Fact::EvadeChance},
    {"guardLoss", Fact::GuardLoss},
    {"left", Fact::Left},
    {"rolled", Fact::Rolled},
};

} // namespace

Choice RakuenQuestion::describe() const {
    Choice choice;
    choice.point = id(point_);
    choice.side = side_;
    for (std::size_t k = 0; k < moves_.size(); ++k) {
        choice.options.push_back({token(moves_[k]), label(moves_[k]), tags_of(moves_[k])});
    }
    for (const FactWord& word : kShownFacts) {
        const auto known = fact(static_cast<int>(word.fact), plan_argument(word.opponents));
        if (known) choice.facts.emplace_back(word.name, *known);
    }
    return choice;
}

} // namespace shiaiba::rakuen
