// Words what a question asks, and what happens if nothing is done (9).
#include <algorithm>
#include <bit>

#include "core/text/fill.hpp"
#include "rulesets/sengen/plans/question.hpp"
#include "rulesets/sengen/words/words.hpp"

namespace shiaiba::sengen {
namespace {

Text name_of(const Spell& spell) { return {spell.ja, spell.en}; }

/// Half of `twice`: "15.5", "15".
std::string half_of(int twice) { return std::to_string(twice / 2) + (twice % 2 == 0 ? "" : ".5"); }

/// 「HP 34→18」, of the deployed card if there is one, after the barrier has taken its part. `about`:
/// the damage is a mean.
Text left_after(const Fighter& one, int damage, bool about) {
    const int through = std::max(0, damage - one.barrier);
    Text meter{"HP", "HP"};
    if (one.deployed >= 0) {
        const Text card = card_name(*one.sheet, static_cast<std::size_t>(one.deployed));
        meter = {"【" + card.ja + "】のHP", "HP of " + card.en};
    }
    const Text barrier = fill({"障壁{now}が先に防いで", "the barrier of {now} takes it first, "},
                              {{"now", one.barrier}});
    return fill({"{barrier}{meter} {now}→{about}{then}", "{barrier}{meter} {now}→{about}{then}"},
                {{"barrier", one.barrier > 0 && damage > 0 ? barrier : Text{}},
                 {"meter", meter},
                 {"now", one.behind_card()},
                 {"about", about ? Text{"約", "about "} : Text{}},
                 {"then", std::max(0, one.behind_card() - through)}});
}

/// The mean loss by an attack: 「平均15.5ダメージでHP 34→約18」
Text mean_loss(const Action& action, const Fighter& one) {
    const Harm harm = Battle::harm_on(action, one);
    const int dice = harm.dice;
    const int twice = std::max(0, 7 * dice + 2 * (harm.flat - one.mod(ModKey::DamageCut)));
    return fill(dice > 0 ? Text{"平均{n}ダメージで{left}", "{n} damage on average, {left}"}
                         : Text{"{n}ダメージで{left}", "{n} damage, {left}"},
                {{"n", half_of(twice)}, {"left", left_after(one, twice / 2, dice > 0)}});
}

/// What graze of the attacker may add to a hit: 「（相手のグレイズで最大+28）」, or nothing.
Text boost_said(const Battle& battle, const Action& action) {
    const int most = battle.most_boost(action);
    if (most == 0) return {};
    return fill({"（相手のグレイズで最大+{n}）", " (up to +{n} by the attacker's graze)"},
                {{"n", most}});
}

/// The loss by a danmaku: 「5ダメージでHP 26→21」
Text sure_loss(const Action& action, const Fighter& one) {
    const int damage = std::max(0, Battle::damage_of(action, one) - one.mod(ModKey::DamageCut));
    return fill({"{n}ダメージで{left}", "{n} damage, {left}"},
                {{"n", damage}, {"left", left_after(one, damage, false)}});
}

/// Those who have declared the same number: 「乙1、乙2」
Text tied_with(const Battle& battle, FighterId who) {
    Text all;
    for (FighterId other = 0; other < battle.members(); ++other) {
        const Fighter& one = battle.at(other);
        if (other == who || one.out() || one.initiative != battle.at(who).initiative) continue;
        const std::string name = place_of_name(one.actor);
        all.ja += (all.ja.empty() ? "" : "、") + name;
        all.en += (all.en.empty() ? "" : ", ") + name;
    }
    return all;
}

} // namespace

/// The attack or spell that is answered: 「大蛇のショット（達成値31）」
Text SengenQuestion::attack_said() const {
    const Action& action = *battle_.action();
    const std::string by = place_of_name(battle_.at(action.by).actor);
    Text what;
    switch (action.kind) {
    case Action::Kind::Shot: what = {"ショット", "shot"}; break;
    case Action::Kind::Homing: what = {"ホーミング", "homing attack"}; break;
    case Action::Kind::Melee: what = {"近接攻撃", "blow"}; break;
    case Action::Kind::Danmaku: {
        const Fighter& met = battle_.at(point_ == Point::Intercept ? action.target : who_);
        return fill({"{by}の弾幕（減少{loss}、被弾{damage}）",
                     "{by}'s danmaku (DP loss {loss}, damage {damage})"},
                    {{"by", by},
                     {"loss", Battle::loss_of(action, met)},
                     {"damage", Battle::damage_of(action, met)}});
    }
    case Action::Kind::Spell:
        return fill({"{by}の{spell}（達成値{total}により目標{need}）",
                     "{by}'s {spell} (total {total}, so target number {need})"},
                    {{"by", by},
                     {"spell", name_of(battle_.at(action.by).spell(action.place))},
                     {"total", action.total},
                     {"need", action.need}});
    }
    return fill({"{by}の{what}（達成値{total}）", "{by}'s {what} (total {total})"},
                {{"by", by}, {"what", what}, {"total", action.total}});
}

Text SengenQuestion::prompt_of_dice(const std::string& who) const {
    const Action& action = *battle_.action();
    const Fighter& one = battle_.at(who_);
    if (action.kind == Action::Kind::Melee) {
        return fill({"{who}、{target}への接近（目標{need}、基本値{base}）に何個のダイスを振る？",
                     "{who}, how many dice do you roll to close in on {target} (target number "
                     "{need}, {base} before dice)?"},
                    {{"who", who},
                     {"target", place_of_name(battle_.at(action.target).actor)},
                     {"need", battle_.approach_need(action.target)},
                     {"base", one.approach_base()}});
    }
    const Spell& spell = one.spell(action.place);
    return fill(
        {"{who}、{spell}（発動値{need}、基本値{base}）に何個のダイスを振る？",
         "{who}, how many dice do you roll for {spell} (works from {need} on, {base} before "
         "dice)?"},
        {{"who", who},
         {"spell", name_of(spell)},
         {"need", spell.activation},
         {"base", battle_.casting_base(who_, action.place, action.bonus)}});
}

Text SengenQuestion::prompt_of_target(const std::string& who) const {
    const Action& action = *battle_.action();
    Text what;
    switch (action.kind) {
    case Action::Kind::Homing: what = {"ホーミング", "homing attack"}; break;
    case Action::Kind::Melee: what = {"接近", "approach"}; break;
    case Action::Kind::Spell: what = name_of(battle_.at(who_).spell(action.place)); break;
    case Action::Kind::Shot:
    case Action::Kind::Danmaku: what = {"ショット", "shot"}; break;
    }
    const int chosen = std::popcount(action.targets);
    if (chosen == 0) {
        return fill({"{who}、{what}でだれを狙う？", "{who}, at whom do you aim your {what}?"},
                    {{"who", who}, {"what", what}});
    }
    return fill({"{who}、{what}でほかにだれを狙う（いま{n}人）？",
                 "{who}, at whom else do you aim your {what} ({n} so far)?"},
                {{"who", who}, {"what", what}, {"n", chosen}});
}

/// Said when a question comes again after a `yield`: no ally stepped in.
Text SengenQuestion::left_alone() const {
    const Action& action = *battle_.action();
    if (!action.is(action.alone, who_)) return {};
    return {"味方はだれも代わらなかった。", "no ally stepped in: "};
}

Text SengenQuestion::prompt() const {
    const Fighter& one = battle_.at(who_);
    const Action* const action = battle_.action();
    const std::string who = place_of_name(one.actor);
    const std::string side = place_of_name(Actor{one.actor.side});
    const auto target = [&] { return place_of_name(battle_.at(action->target).actor); };
    switch (point_) {
    case Point::TurnStart:
        // The deployed one lies on the board.
        if (one.deployed >= 0) {
            const bool more =
                std::any_of(picks_.begin(), picks_.end(), [](const TypedOption& pick) {
                    return pick.kind == TypedOption::Kind::Clear;
                });
            return fill(more ? Text{"{who}、展開中のカードのほかにスペルカードを使う？",
                                    "{who}, do you use a spell card beside the deployed one?"}
                             : Text{"{who}、展開中のカードを下げる？",
                                    "{who}, do you give up your deployed card?"},
                        {{"who", who}});
        }
        return fill({"{who}、ターン開始時にスペルカードをどうする？",
                     "{who}, what do you do with your spell cards at the start of the turn?"},
                    {{"who", who}});
    case Point::Rows:
        return fill({"{side}、このターンはだれが後衛に下がる？",
                     "{side}, who stands in the back this turn?"},
                    {{"side", side}});
    case Point::Initiative:
        return fill({"{who}、イニシアティブをいくつと宣言する（DP {dp}まで）？",
                     "{who}, which initiative do you declare (up to your {dp} DP)?"},
                    {{"who", who}, {"dp", one.dp}});
    case Point::Side:
        return fill(
            {"{who}、{tied}とイニシアティブ{n}で並んだ。先に動くか、後に動くか？",
             "{who}, you are tied with {tied} at initiative {n}: do you go first, or last?"},
            {{"who", who}, {"tied", tied_with(battle_, who_)}, {"n", one.initiative}});
    case Point::Order:
        return fill({"{side}、イニシアティブの並んだ味方のうち、だれが先に動く？",
                     "{side}, which of your tied members goes first?"},
                    {{"side", side}});
    case Point::FullDefence:
        return fill({"{who}（後衛）、このターンは防御に専念する？",
                     "{who} (back row), do you concentrate on defence this turn?"},
                    {{"who", who}});
    case Point::Setup:
        return fill(
            {"{who}、セットアップでスペルを使う？", "{who}, do you cast a spell in the setup?"},
            {{"who", who}});
    case Point::TurnEnd:
        return fill({"{who}、ターン終了時にスペルを使う？",
                     "{who}, do you cast a spell at the turn's end?"},
                    {{"who", who}});
    case Point::Main:
        if (battle_.spent() != nullptr) {
            return fill({"{who}、使ったスペルカードで何をする？",
                         "{who}, what do you do with the spell card that you use?"},
                        {{"who", who}});
        }
        return fill({"{who}、この番に何をする（DP {dp}、霊力{spirit}）？",
                     "{who}, what do you do on your turn (DP {dp}, spirit {spirit})?"},
                    {{"who", who}, {"dp", one.dp}, {"spirit", one.spirit}});
    case Point::Target: return prompt_of_target(who);
    case Point::Dice: return prompt_of_dice(who);
    case Point::Rouse:
        return fill({"{who}、自分の弾幕で{ally}を起こす？",
                     "{who}, do you rouse {ally} with your danmaku?"},
                    {{"who", who}, {"ally", place_of_name(battle_.at(battle_.about()).actor)}});
    case Point::Melee:
        return fill({"{who}、{target}に接近した。どう打つ？",
                     "{who}, you have closed in on {target}: how do you strike?"},
                    {{"who", who}, {"target", target()}});
    case Point::Danmaku:
    case Point::Defence:
        return fill(
            {"{who}、{alone}{attack}にどうする？", "{who}, {alone}how do you meet {attack}?"},
            {{"who", who}, {"alone", left_alone()}, {"attack", attack_said()}});
    case Point::Intercept:
        return fill({"{who}、{attack}から{target}を守る？",
                     "{who}, do you protect {target} from {attack}?"},
                    {{"who", who}, {"attack", attack_said()}, {"target", target()}});
    case Point::Boost:
        return fill({"{who}、{target}へのダメージ{n}にグレイズを何点込める（1点につき{price}）？",
                     "{who}, how many points do you add to {n} damage to {target} (graze: {price} "
                     "each)?"},
                    {{"who", who},
                     {"target", target()},
                     {"n", action->rolled_damage},
                     {"price", action->boost_price()}});
    case Point::Last:
        return fill({"{who}、{n}ダメージを受ける前にスペルカードを使う？",
                     "{who}, do you use a spell card before you take {n} damage?"},
                    {{"who", who}, {"n", action->final_damage}});
    case Point::Resist: {
        const Spell& spell = battle_.at(action->by).spell(action->place);
        return fill(
            {"{who}、{alone}{attack}に何個のダイスで抵抗する（基本値{base}）？",
             "{who}, {alone}with how many dice do you resist {attack}, {base} before dice?"},
            {{"who", who},
             {"alone", left_alone()},
             {"attack", attack_said()},
             {"base", Battle::resist_base(spell, one)}});
    }
    case Point::ResistBoost:
        return fill(
            {"{who}、{attack}への抵抗が{n}足りない。グレイズで補う？",
             "{who}, your resistance to {attack} falls short by {n}: do you make it up with "
             "graze?"},
            {{"who", who}, {"attack", attack_said()}, {"n", action->lacks}});
    case Point::Spoils:
        return fill({"{side}、相手のスペルカードからDPを得るのはだれにする？",
                     "{side}, who of yours gains DP from the opponent's spell card?"},
                    {{"side", side}});
    case Point::Shed:
        return fill({"{who}、スペルカードの展開でどの状態を解く？",
                     "{who}, which status ends as you deploy a spell card?"},
                    {{"who", who}});
    case Point::Yielding:
    case Point::Absorb: break;
    }
    return fill({"{who}、グレイズ{graze}から霊力を何点作る（1点につき{price}）？",
                 "{who}, how many points of spirit do you make of graze {graze} ({price} each)?"},
                {{"who", who}, {"graze", one.graze}, {"price", kGrazeOfSpirit}});
}

Text SengenQuestion::otherwise() const {
    const Fighter& one = battle_.at(who_);
    const Action* const action = battle_.action();
    switch (point_) {
    case Point::Initiative:
        return {
            "大きい者から行動する。小さく言えば後になり、受けたあとに残るDPとグレイズで攻められる。"
            "宣言してもDPは減らない。",
            "The highest acts first. Say little to act late, with the DP and graze that your "
            "defences have left you; declaring it costs no DP."};
    case Point::Side:
        return {"並んだ者のなかで何番目に行動するかが決まる。",
                "It decides your place among those who are tied."};
    case Point::Order:
        return {
            "選んだ者が、並んだ味方のうちで先に行動する。選択肢はシートの順。",
            "Whom you choose acts before the others who are tied. They stand here as on the sheet."};
    case Point::FullDefence:
        return {"専念すれば防御に+5、この番の行動はできない。",
                "Full defence adds 5 to your defences and takes your action."};
    case Point::Setup:
    case Point::TurnEnd:
        return {"使わなければ、何も起こらない。", "If you cast none, nothing happens."};
    case Point::Melee: return {"打たずに離れれば、攻撃は終わる。", "Breaking off ends the attack."};
    case Point::Danmaku: {
        return fill({"受ければ{loss}。", "If you take it: {loss}."},
                    {{"loss", sure_loss(*action, one)}});
    }
    case Point::Defence:
        return fill({"当たれば{loss}{boost}。", "If it hits: {loss}{boost}."},
                    {{"loss", mean_loss(*action, one)}, {"boost", boost_said(battle_, *action)}});
    case Point::Intercept: {
        const Fighter& ally = battle_.at(action->target);
        const std::string name = place_of_name(ally.actor);
        if (action->kind == Action::Kind::Spell) {
            return fill({"助けなければ、{target}が自分で抵抗する。",
                         "If you don't, {target} has to resist alone."},
                        {{"target", name}});
        }
        if (action->kind == Action::Kind::Danmaku) {
            return fill({"助けなければ、{target}が自分で応じる。受ければ{loss}。",
                         "If you don't, {target} has to meet it alone. If it is taken: {loss}."},
                        {{"target", name}, {"loss", sure_loss(*action, ally)}});
        }
        return fill({"守らなければ、{target}が自分で防ぐ。当たれば{loss}{boost}。",
                     "If you don't, {target} has to defend alone. If it hits: {loss}{boost}."},
                    {{"target", name},
                     {"loss", mean_loss(*action, ally)},
                     {"boost", boost_said(battle_, *action)}});
    }
    case Point::Boost: {
        const Fighter& target = battle_.at(action->target);
        const int damage =
            std::max(0, action->rolled_damage - action->guarded - target.mod(ModKey::DamageCut));
        return fill({"込めなければ{n}ダメージで{left}。", "Without any: {n} damage, {left}."},
                    {{"n", damage}, {"left", left_after(target, damage, false)}});
    }
    case Point::Last:
        return fill({"そのまま受ければ{left}。", "If you take it: {left}."},
                    {{"left", left_after(one, action->final_damage, false)}});
    case Point::Resist:
    case Point::ResistBoost: {
        const Fighter& caster = battle_.at(action->by);
        const Spell& spell = caster.spell(action->place);
        return fill({"抵抗しなければ：{effects}{statuses}", "Unresisted: {effects}{statuses}"},
                    {{"effects", spell_effects(spell, *caster.sheet->data)},
                     {"statuses", status_words(spell, *caster.sheet->data)}});
    }
    case Point::Rouse: return {"起こさなければ、そのまま。", "If you don't, nothing changes."};
    case Point::TurnStart:
    case Point::Rows:
    case Point::Main:
    case Point::Target:
    case Point::Dice:
    case Point::Spoils:
    case Point::Shed:
    case Point::Yielding:
    case Point::Absorb: break;
    }
    return {};
}

} // namespace shiaiba::sengen
