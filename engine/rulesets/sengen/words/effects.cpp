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
    case Kind::Cast: {
        const Spell& spell = one.spell(pick.which);
        const Text said = spell_text(spell, data);
        const Text statuses = status_words(spell, data);
        return {said.ja + statuses.ja, said.en + statuses.en};
    }
    case Kind::Danmaku: {
        Action action;
        action.by = who_;
        action.place = pick.which;
        action.bonus = spent_bonus();
        battle_.ready_danmaku(action);
        std::vector<int> losses;
        std::vector<int> damages;
        std::vector<int> grazes;
        for (FighterId met = 0; met < battle_.members(); ++met) {
            const Fighter& other = battle_.at(met);
            if (!battle_.enemies(who_, met) || other.out()) continue;
            losses.push_back(Battle::loss_of(action, other));
            damages.push_back(Battle::damage_of(action, other));
            grazes.push_back(other.grazed(Battle::graze_of(action, other)));
        }
        return fill(
            {"相手全員へ。回避すればDP−{loss}とグレイズ+{graze}、受ければ{damage}ダメージ。",
             "At all opponents: {loss} DP to dodge it, for {graze} graze, {damage} damage to take it."},
            {{"loss", range_of(losses)},
             {"graze", range_of(grazes)},
             {"damage", range_of(damages)}});
    }
    case Kind::Shot:
        return {"避けた相手は、双方のダイスの数だけグレイズを得る。",
                "Who evades it gains graze: the dice of both."};
    case Kind::Homing:
        return {"避けた相手は、そのダイスの2倍のグレイズを得る。",
                "Who evades it gains graze: twice its dice."};
    case Kind::Approach:
        return {"踏み込めばダイスの数だけグレイズを得て、打つ。",
                "Closing in brings its dice as graze, then a blow."};
    case Kind::Dismiss:
        return {"相手の一人がDPを得る。次のカードを展開できる。",
                "An opponent gains DP. Another card may be deployed."};
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
        if (answers()) {
            told.ja += "攻撃は消えず、このあと応じる。";
            told.en += " The attack still comes: you answer it next.";
        }
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
        return fill({"DPを払い、グレイズ+{n}。", "Pays DP, and gains {n} graze."},
                    {{"n", one.grazed(Battle::graze_of(*battle_.action(), one))}});
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
