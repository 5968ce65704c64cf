// Reasons, in the order in which a player would look for them.
#include "rulesets/shinki/prospects/unable.hpp"

#include <algorithm>
#include <string>

namespace shiaiba::shinki {
namespace {

/// "#" stands for the number.
std::string filled(std::string text, int n) {
    return text.replace(text.find('#'), 1, std::to_string(n));
}
Text counted(const char* ja, const char* en, int n) { return {filled(ja, n), filled(en, n)}; }

Text out_of_range(const Skill& skill) {
    const std::string least = std::to_string(skill.least);
    const std::string most = std::to_string(skill.most);
    const bool one = skill.least == skill.most;
    return {"距離" + (one ? least : least + "～" + most) + "に相手がいない",
            "nobody stands at range " + (one ? least : least + "–" + most)};
}

/// Somebody may ever be its target.
bool has_targets(const Battle& battle, Who who, const Skill& skill) {
    for (Who other = 0; other < battle.members(); ++other) {
        if (skill.aim != Aim::AllyOther || (other != who && !battle.enemies(who, other))) {
            return true;
        }
    }
    return false;
}

Text reason(const Battle& battle, Who who, int place) {
    const Fighter& one = battle.at(who);
    const Skill& skill = battle.skill(place);
    const Owner& own = battle.owner_of(who);
    if (skill.timing == Timing::Move && !battle.may_move()) {
        return {"ムーブは済んだ", "the move is used up"};
    }
    if (skill.timing == Timing::Action && !battle.may_act()) {
        return {"アクションは済んだ", "the action is used up"};
    }
    const bool bare = one.blazer() && !one.has(Status::Shine);
    if (bare && place != kShine && place != kAttack && place != kLiaison) {
        return {"心輝が解けている", "it takes Shine"};
    }
    if (one.has(Status::Frenzy) && !skill.is_default) {
        return {"狂乱の間は誰でも使えるスキルだけ", "in a frenzy only default skills"};
    }
    if (skill.per != Per::None && one.uses[static_cast<std::size_t>(place)] >= skill.limit) {
        return {"使える回数を使いきった", "its uses are spent"};
    }
    const int hand = skill.cost.hand + (skill.gives ? 1 : 0);
    if (!one.mob() && own.hand.size() < hand) {
        return counted("手札が#枚いる", "it takes # in hand", hand);
    }
    if (own.kihaku.size() < skill.cost.kihaku) {
        return counted("気魄が#枚いる", "it takes # kihaku", skill.cost.kihaku);
    }
    if (!battle.payable(who, skill)) {
        return counted("HPが#より多くいる", "it takes more than # HP",
                       skill.cost.hp + skill.cost.fatal);
    }
    return out_of_range(skill);
}

} // namespace

std::vector<Unable> unable(const ShinkiQuestion& question) {
    std::vector<Unable> all;
    const Battle& battle = question.battle();
    const Who who = question.who();
    const bool answers = question.point() == Point::React;
    if (!answers && question.point() != Point::Command) return all;
    for (const int place : battle.at(who).skills) {
        const Skill& skill = battle.skill(place);
        const bool here = answers ? skill.timing == Timing::Reaction
                                  : skill.timing == Timing::Move || skill.timing == Timing::Action;
        const bool offered =
            std::any_of(question.picks().begin(), question.picks().end(), [&](const Pick& pick) {
                return pick.kind == Pick::Kind::Skill && pick.skill == place;
            });
        if (!here || offered || !has_targets(battle, who, skill)) continue;
        if (place == kShine && battle.at(who).has(Status::Shine)) continue;
        if (skill.gives && battle.at(who).gm) continue;
        all.push_back({place, reason(battle, who, place)});
    }
    return all;
}

} // namespace shiaiba::shinki
