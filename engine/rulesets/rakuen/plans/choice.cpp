// Puts a decision point into words: tokens, labels, tags and what the player may see ([rakuen 5.3]).
#include <string>

#include "rulesets/rakuen/fight/exchange.hpp"
#include "rulesets/rakuen/plans/question.hpp"
#include "rulesets/rakuen/words/words.hpp"

namespace shiaiba::rakuen {
namespace {

std::vector<std::string> tags_of(const Move& move) {
    std::vector<std::string> tags{std::string(id(move.action))};
    if (move.ability != Ability::None) tags.emplace_back(id(move.ability));
    for_each(move.skills, [&](Skill skill) { tags.emplace_back(id(skill)); });
    return tags;
}

/// Of 必殺: what it adds now, and that it is spent ([rakuen 10]).
Text finisher_note(const Fighter& own) {
    const std::string av = std::to_string(own.in * kFinisherWorth);
    const std::string hv = std::to_string(own.evades);
    if (own.in == 0 && own.evades == 0) {
        return {"必殺は今は何も足さない(IN 0、回避0回)。それでも使い切りになる。",
                "Finisher adds nothing now (IN 0, no evasions), and is spent all the same."};
    }
    return {"必殺は攻撃値に" + av + "、命中値に" + hv + "を足す。INと回避回数は0になり、使い切り。",
            "Finisher adds " + av + " to the attack value and " + hv +
                " to the hit value. IN and evasions fall to 0, and it is spent."};
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

std::string RakuenQuestion::point_name() const { return std::string(id(point_)); }

std::string RakuenQuestion::token(std::size_t option) const {
    return rakuen::token(moves_[option]);
}

Option RakuenQuestion::option(std::size_t option) const {
    const Move& move = moves_[option];
    Option said{rakuen::token(move), label(move), tags_of(move)};
    if (move.skills.has(Skill::Finisher)) said.note = finisher_note(state_.of(side_));
    return said;
}

Facts RakuenQuestion::facts() const {
    Facts facts;
    for (const FactWord& word : kShownFacts) {
        const auto known = fact(static_cast<int>(word.fact), plan_argument(word.opponents));
        if (known) facts.emplace_back(word.name, *known);
    }
    return facts;
}

} // namespace shiaiba::rakuen
