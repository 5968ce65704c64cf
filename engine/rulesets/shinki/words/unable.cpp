// Lists the skills that a member can't use at a decision, each with the reason (7.5).
#include <algorithm>
#include <string>

#include "core/text/fill.hpp"
#include "rulesets/shinki/plans/question.hpp"
#include "rulesets/shinki/words/asides.hpp"

namespace shiaiba::shinki {
namespace {

struct Reason {
    Text why;
    std::string_view rule;
};

Text counted(const char* ja, const char* en, int n) { return fill({ja, en}, {{"n", n}}); }

Text out_of_range(const Skill& skill) {
    const std::string least = std::to_string(skill.least);
    const std::string most = std::to_string(skill.most);
    const bool one = skill.least == skill.most;
    return {"距離" + (one ? least : least + "～" + most) + "に相手がいない",
            "nobody stands at range " + (one ? least : least + "–" + most)};
}

/// Whether the skill could ever have a target in this battle.
bool has_targets(const Battle& battle, FighterId who, const Skill& skill) {
    for (FighterId other = 0; other < battle.members(); ++other) {
        if (skill.aim != Aim::AllyOther || (other != who && !battle.enemies(who, other))) {
            return true;
        }
    }
    return false;
}

/// Why statuses bar a timing: 「〈捕縛〉の間は使えない」
Reason barred(const Battle& battle, FighterId who, Timing timing) {
    Text why;
    for (const int status : battle.barring(who, timing)) {
        enumerate(why, name_of(battle.list().words(static_cast<Status>(status))));
    }
    return {{why.ja + "の間は使えない", "barred by " + why.en}, "4.1"};
}

Reason reason(const Battle& battle, FighterId who, int place) {
    const Skill& skill = battle.skill(place);
    const Cost& cost = skill.cost;
    switch (battle.hurdle(who, place)) {
    case Hurdle::Spent:
        if (skill.timing == Timing::Move) return {{"ムーブは済んだ", "the move is used up"}, "7.4"};
        return {{"アクションは済んだ", "the action is used up"}, "7.4"};
    case Hurdle::Bare: return {{"〈心輝〉状態でない", "it takes Shine"}, "6"};
    case Hurdle::Frenzy:
        return {{"〈狂乱〉の間はデフォルトスキルだけ", "in a frenzy only default skills"}, "6"};
    case Hurdle::Barred: return barred(battle, who, skill.timing);
    case Hurdle::Uses: return {{"使える回数を使いきった", "its uses are spent"}, "4"};
    case Hurdle::Hand:
        return {
            counted("手札が{n}枚いる", "it takes {n} in hand", cost.hand + (skill.gives ? 1 : 0)),
            "7.5"};
    case Hurdle::Kihaku:
        return {counted("気魄が{n}枚いる", "it takes {n} grit", cost.kihaku), "7.5"};
    case Hurdle::Hp:
        return {counted("HPが{n}より多くいる", "it takes more than {n} HP", cost.hp + cost.fatal),
                "7.5"};
    case Hurdle::Range: break;
    }
    return {out_of_range(skill), "7.5"};
}

} // namespace

/// At `command` and `react`: the skills of that timing that no option has, in skill order, and the
/// step where a status bars moves. Left out are 《心輝》 for a member in 〈心輝〉, and skills that
/// hand over cards for a member without allies or in a GM's party: that they can't be used is plain.
std::vector<Unable> ShinkiQuestion::unable() const {
    std::vector<Unable> all;
    const bool answers = point_ == Point::React;
    if (!answers && point_ != Point::Command) return all;
    // For an ally nothing is missed.
    if (answers && battle_.shielded() != who_) return all;
    for (const int place : battle_.at(who_).skills) {
        const Skill& skill = battle_.skill(place);
        const bool here = answers ? skill.timing == Timing::Reaction
                                  : skill.timing == Timing::Move || skill.timing == Timing::Action;
        const bool offered =
            std::any_of(picks_.begin(), picks_.end(), [&](const TypedOption& pick) {
                return pick.kind == TypedOption::Kind::Skill && pick.skill == place;
            });
        if (!here || offered || !has_targets(battle_, who_, skill)) continue;
        if (place == kShine && battle_.at(who_).has(Status::Shine)) continue;
        if (skill.gives && battle_.at(who_).gm) continue;
        const auto [why, rule] = reason(battle_, who_, place);
        all.push_back({{skill.ja, skill.en}, why, rule});
    }
    if (!answers && battle_.may_move() && battle_.at(who_).barred(Timing::Move)) {
        const auto [why, rule] = barred(battle_, who_, Timing::Move);
        all.push_back({{"1列の移動", "a step"}, why, rule});
    }
    return all;
}

} // namespace shiaiba::shinki
