// Words what an option does (SengenQuestion::effect): the card or spell that it uses, or the rule
// behind an act whose name doesn't tell (6, 8).
#include <algorithm>
#include <string>
#include <vector>

#include "core/text/fill.hpp"
#include "rulesets/sengen/plans/question.hpp"
#include "rulesets/sengen/words/words.hpp"

namespace shiaiba::sengen {
namespace {

/// 「3」, or 「2～3」 if the numbers differ.
Text range_of(const std::vector<int>& all) {
    const auto [least, most] = std::minmax_element(all.begin(), all.end());
    const std::string from = std::to_string(*least);
    const std::string to = std::to_string(*most);
    return *least == *most ? Text{from, from} : Text{from + "～" + to, from + "–" + to};
}

/// The gain of DP as far as the maximum leaves room.
int gained(const Fighter& one, int dp) { return std::max(0, std::min(dp, one.dp_max - one.dp)); }

} // namespace

Text SengenQuestion::effect(std::size_t option) const {
    using Kind = TypedOption::Kind;
    const TypedOption& pick = picks_[option];
    const Fighter& one = battle_.at(who_);
    const Data& data = *one.sheet->data;
    switch (pick.kind) {
    case Kind::Deploy:
    case Kind::Use: return card_text(one.sheet->card(static_cast<std::size_t>(pick.which)), data);
    case Kind::Cast: return spell_text(one.spell(pick.which), data);
    case Kind::Danmaku: {
        Action action;
        action.by = who_;
        action.place = pick.which;
        action.bonus = spent_bonus();
        battle_.ready_danmaku(action);
        std::vector<int> losses;
        std::vector<int> damages;
        for (FighterId met = 0; met < battle_.members(); ++met) {
            const Fighter& other = battle_.at(met);
            if (!battle_.enemies(who_, met) || other.out()) continue;
            losses.push_back(Battle::loss_of(action, other));
            damages.push_back(Battle::damage_of(action, other));
        }
        return fill({"相手全員へ。回避すればDP−{loss}、受ければ{damage}ダメージ。",
                     "At all opponents: {loss} DP to dodge it, {damage} damage to take it."},
                    {{"loss", range_of(losses)}, {"damage", range_of(damages)}});
    }
    case Kind::Clear: {
        Text told = fill({"DP +{n}", "DP +{n}"}, {{"n", gained(one, half_up(one.dp_max))}});
        for (FighterId met = 0; met < battle_.members(); ++met) {
            const Fighter& ally = battle_.at(met);
            if (met == who_ || battle_.enemies(who_, met) || ally.out()) continue;
            const std::string name = "{" + shiaiba::token(ally.actor) + "}";
            const Text its = fill({"、{name} +{n}", ", {name} +{n}"},
                                  {{"name", name}, {"n", gained(ally, ally.dp_rec)}});
            told.ja += its.ja;
            told.en += its.en;
        }
        told.ja += "（最大の半分、味方は回復量）。";
        told.en += " (half your maximum; an ally its recovery).";
        return told;
    }
    case Kind::Bomb:
        return fill({"この攻撃を受けない。DP +{n}（回復量）。",
                     "This attack does nothing to you; DP +{n}, your recovery."},
                    {{"n", gained(one, one.dp_rec)}});
    case Kind::Rows:
        return {"後衛はショットと近接攻撃の的にならず、どちらもできない。味方もかばえない。",
                "The back row is no target of shots and melee, has neither, and covers nobody."};
    case Kind::Wait:
        return {"このターンに能力も使わなければ、次のターンの始めにDPを2多く回復する。",
                "2 more DP when the next turn begins, if you tried no spell in this one."};
    case Kind::Dodge:
        if (pick.n > 0) {
            return fill({"DP{n}点の代わりにグレイズを払う。", "Graze pays for {n} DP."},
                        {{"n", pick.n}});
        }
        return {"DPを払い、その分のグレイズを得る。", "Pays DP, and gains as much graze."};
    case Kind::Yield:
        return {"味方が助けるかを先に決める。だれも振らなければ、決めなおす。",
                "Allies decide first whether they help; if nobody rolls, you decide again."};
    case Kind::Cover: return {"成功すれば代わりに受ける。", "On success you take it instead."};
    case Kind::Yes:
        if (point_ != Point::FullDefence) return {};
        return {"攻撃しない。弾幕の害は半分、回避とガードに+5。",
                "No attack; barrages do half, +5 to evading and guarding."};
    default: return {};
    }
}

} // namespace shiaiba::sengen
