// Tells which attacks and skills an attacker can't declare now, and why ([rakuen 5.4, 8.1, 13.1]).
#include "core/text/fill.hpp"
#include "rulesets/rakuen/plans/question.hpp"
#include "rulesets/rakuen/words/words.hpp"

namespace shiaiba::rakuen {
namespace {

/// The requirement of the table of 13.1; empty if the skill has none.
Text requirement(Skill skill, Turned turned) {
    switch (skill) {
    case Skill::Finisher: return {"HPが80以上いる", "it takes 80 HP"};
    case Skill::Rush:
        return fill({"直前と同じ能力で、相手との能力差が{n}未満のときだけ",
                     "it goes only with the last ability, less than {n} from the opponent's"},
                    {{"n", turned.has(Ruling::R17RushBelow25) ? 25 : 30}});
    case Skill::Half: return {"能力が30以上いる", "it takes an ability of 30"};
    case Skill::Flat:
        return {"能力差の合計が10以下のときだけ",
                "it goes only where the builds differ by 10 at most"};
    case Skill::Break:
        return {"相手が3回以上続けて防御しているときだけ",
                "it goes only against three guards in a row"};
    case Skill::Trump:
        if (turned.has(Ruling::R18TrumpByDifference)) {
            return {
                "HPが相手より50以上低く、能力差が20未満のインビジブル攻撃だけ",
                "it goes only with an invisible attack at 50 HP less than the opponent, with an ability less "
                "than 20 from the opponent's"};
        }
        return {
            "HPが相手より50以上低く、能力30以下のインビジブル攻撃だけ",
            "it goes only with an invisible attack at 50 HP less than the opponent, with an ability of 30 at "
            "most"};
    default: return {};
    }
}

constexpr SkillSet kOfAttackPhase = skills_with(&SkillFacts::declared) |
                                    skills_with(&SkillFacts::invisible_declared) |
                                    SkillSet(Skill::Charge);

} // namespace

std::vector<Unable> RakuenQuestion::unable() const {
    std::vector<Unable> all;
    if (point_ != Point::Attack) return all;
    const Fighter& own = me();
    const auto offered = [&](const auto& fits) {
        for (std::size_t k = 0; k < moves_.size(); ++k) {
            if (fits(moves_[k])) return true;
        }
        return false;
    };
    if (own.last != Ability::None) {
        all.push_back({label({rakuen::Action::Attack, own.last, {}, {}}),
                       {"直前の攻撃と同じ能力", "it is the ability of the last attack"},
                       "5.4"});
    }
    const Text sealed{"封印されている", "you are sealed"};
    if (!offered([](const Move& move) { return move.action == rakuen::Action::Invisible; })) {
        const Text in{"INが5（HPが相手より30以上低ければ3）いる",
                      "it takes IN 5, or 3 at 30 HP less than the opponent"};
        const bool enough = threshold(own, foe()) > 0;
        all.push_back({heading("invisible"), own.sealed ? sealed : in,
                       own.sealed || enough ? "13.2" : "8.1"});
    }
    for_each(state_.advanced ? kOfAttackPhase : SkillSet(Skill::Finisher), [&](Skill skill) {
        if (offered([&](const Move& move) { return move.skills.has(skill); })) return;
        const SkillFacts& known = rakuen::facts(skill);
        const Text name{std::string(known.ja), std::string(words(skill).en)};
        const std::string_view rule = skill == Skill::Finisher ? "10" : "13.1";
        if (own.used.has(skill)) {
            all.push_back({name, {"使用済み", "it is spent"}, rule});
        } else if (own.sealed) {
            all.push_back({name, sealed, "13.2"});
        } else if (state_.advanced && own.sp < known.sp) {
            all.push_back(
                {name, fill({"SPが{n}いる", "it takes SP {n}"}, {{"n", known.sp}}), "13.1"});
        } else if (Text why = requirement(skill, state_.turned); !why.ja.empty()) {
            all.push_back({name, std::move(why), rule});
        }
    });
    return all;
}

} // namespace shiaiba::rakuen
