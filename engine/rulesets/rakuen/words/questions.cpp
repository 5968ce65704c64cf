// Puts a decision point into words: what is asked, the options with their price, and what the
// player may see ([rakuen 5.3]).
#include <array>

#include "core/text/fill.hpp"
#include "rulesets/rakuen/fight/consent.hpp"
#include "rulesets/rakuen/plans/question.hpp"
#include "rulesets/rakuen/words/words.hpp"

namespace shiaiba::rakuen {
namespace {

constexpr std::array<KindWords, 13> kKindWords{{
    {"order", "先攻と後攻", "Order"},
    {"attack", "攻撃", "Attacks"},
    {"skilled", "スキルを宣言する攻撃", "Attacks with skills"},
    {"invisible", "インビジブル攻撃", "Invisible attacks"},
    {"charge", "チャージ", "Charge"},
    {"use", "スキルを使う", "Use a skill"},
    {"guard", "防御", "Guard"},
    {"evade", "回避", "Evade"},
    {"counter", "カウンター", "Counter"},
    {"iguard", "インビジブル防御", "Invisible guard"},
    {"roll", "ダイスを振る", "Roll"},
    {"stop", "ダイスを止める", "Stop"},
    {"pass", "使わない", "Pass"},
}};

std::string_view kind_of(const Move& move) {
    if (move.action == Action::First || move.action == Action::Second) return "order";
    if (move.action == Action::Attack && !move.skills.empty()) return "skilled";
    return id(move.action);
}

/// The skill's name in sentences: 【強制スタン】, Forced stun.
Text named(Skill skill) {
    return {"【" + std::string(name_in(skill, Lang::Ja)) + "】",
            std::string(name_in(skill, Lang::En))};
}

/// 「POW＋【強制スタン】」
Text with_skills(Ability ability, SkillSet skills) {
    Text said{std::string(id(ability)), std::string(id(ability))};
    for_each(skills, [&](Skill skill) {
        said.ja.append("＋").append(named(skill).ja);
        said.en.append(" + ").append(named(skill).en);
    });
    return said;
}

/// 「攻撃 POW＋【強制スタン】（攻撃値31、命中値11、クリティカル）」; an invisible attack has no hit
/// value.
Text attack_as_announced(const Attack& attack) {
    Text values = fill({"攻撃値{av}", "attack value {av}"}, {{"av", attack.av}});
    if (!attack.invisible()) {
        enumerate(values, fill({"命中値{hv}", "hit value {hv}"}, {{"hv", attack.hv}}));
    }
    if (attack.critical) enumerate(values, {"クリティカル", "critical"});
    return fill({"{name}{with}{values}", "{name} with {with}{values}"},
                {{"name", attack.invisible() ? Text{"インビジブル攻撃 ", "invisible attack"}
                                             : Text{"攻撃 ", "attack"}},
                 {"with", with_skills(attack.ability, attack.skills())},
                 {"values", in_parentheses(values)}});
}

/// 「31のダメージでHP 120→89（スタン）」; `stake`: what else the player may suffer, if anything.
Text loss(const Fighter& who, int damage, const Text& stake) {
    return fill(
        {"{damage}のダメージでHP {hp}→{left}{stake}", "{damage} damage (HP {hp}→{left}{stake})"},
        {{"damage", damage},
         {"hp", who.hp},
         {"left", std::max(0, who.hp - damage)},
         {"stake", Text{in_parentheses(stake).ja, stake.en.empty() ? "" : ", " + stake.en}}});
}

/// 「スタンと封印」; empty if the attack has neither.
Text effects(bool stuns, bool seals) {
    if (stuns && seals) return {"スタンと封印", "stun and seal"};
    if (stuns) return {"スタン", "a stun"};
    return seals ? Text{"封印", "a seal"} : Text{};
}
/// The effects that may strike a guard, or an invisible guard (14).
Text effects_on_guard(const Attack& attack) {
    return effects(attack.critical || attack.has(Skill::Stun), attack.seals_guard());
}

/// 「赤4・青7で合計11」; of several pairs the last one, which シフト moves, stands behind the sum of all.
Text dice_rolled(const Attack& attack) {
    const Text critical = attack.critical ? Text{"のクリティカル", ", critical"} : Text{};
    return fill(
        attack.rolls > 1
            ? Text{"{rolls}組で合計{total}{critical}（最後の組は赤{red}・青{blue}）",
                   "{rolls} pairs, {total} in all{critical} (the last: red {red}, blue {blue})"}
            : Text{"赤{red}・青{blue}で合計{total}{critical}",
                   "red {red}, blue {blue}, {total} in all{critical}"},
        {{"rolls", attack.rolls},
         {"total", attack.total},
         {"critical", critical},
         {"red", value(attack.last.red)},
         {"blue", value(attack.last.blue)}});
}

std::vector<std::string> tags_of(const Move& move) {
    std::vector<std::string> tags{std::string(id(move.action))};
    if (move.ability != Ability::None) tags.emplace_back(id(move.ability));
    for_each(move.skills, [&](Skill skill) { tags.emplace_back(id(skill)); });
    return tags;
}

/// Whether 必殺 adds anything as things stand.
bool finisher_adds(const Fighter& own, SkillSet skills, Turned turned) {
    return own.in + (gains_first(skills, turned) ? 1 : 0) > 0 || own.evades > 0;
}

/// The note of an option with 必殺: what 必殺 adds now; the rest stands in its effect ([rakuen 10]).
Text finisher_note(const Fighter& own, SkillSet skills, Turned turned) {
    const int in = own.in + (gains_first(skills, turned) ? 1 : 0);
    const std::string av = std::to_string(in * kFinisherWorth);
    const std::string hv = std::to_string(own.evades);
    if (!finisher_adds(own, skills, turned)) {
        return {"仕合に一度の【必殺】は今は何も足さない（IN 0、回避0回）",
                "Finisher, once a battle, adds nothing now (IN 0, no evasions)"};
    }
    return {"仕合に一度の【必殺】で攻撃値＋" + av + "、命中値＋" + hv + "。自分のINは0になる",
            "Finisher, once a battle: attack value +" + av + ", hit value +" + hv +
                "; your IN goes to 0"};
}

/// The warning that a gain of IN lets somebody attack invisibly (8.1, 11): `shooter` gains 1 by a
/// guard and 2 by an evasion that fails; as HP stand now. Empty: not yet.
Text may_shoot(const Fighter& shooter, const Fighter& target) {
    const auto enough = [&](int gain) {
        Fighter then = shooter;
        then.in += gain;
        return threshold(then, target) > 0;
    };
    if (enough(0)) {
        return {"今のINでもインビジブル攻撃を撃てる", "enough for an invisible attack already"};
    }
    if (enough(1)) {
        return {"次にインビジブル攻撃を撃てるようになる", "enough for an invisible attack next"};
    }
    if (enough(2)) {
        return {"回避失敗なら次にインビジブル攻撃を撃てる",
                "after a failed evasion enough for an invisible attack next"};
    }
    if (shooter.in + 2 >= 3) {
        return {"HPで30以上負けていればIN 3からインビジブル攻撃を撃てる",
                "30 HP behind, IN 3 is enough for an invisible attack"};
    }
    return {};
}

/// What an attack brings its target (11), and what that may come to.
Text gain_note(const Fighter& own, const Fighter& foe) {
    const Text warned = may_shoot(foe, own);
    return {"相手のIN " + std::to_string(foe.in) + "は、防御で＋1、回避失敗で＋2" +
                in_parentheses(warned).ja,
            "Their IN, " + std::to_string(foe.in) +
                ", grows by 1 with a guard, by 2 with a failed evasion" +
                in_parentheses(warned).en};
}

/// What an invisible attack costs and brings its target (8.3, 9).
Text invisible_note(const Fighter& own) {
    const std::string in = std::to_string(own.in) + "→0";
    return {"自分のIN " + in + "、次の自分のフェイズ（ふつうは防御）は行動不能。相手のIN＋3",
            "Your IN " + in + ", and your next phase, mostly your guard, is lost; their IN +3"};
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
    return rakuen::token(move_at(moves_, option));
}

Option RakuenQuestion::option(std::size_t option) const {
    const Move move = move_at(moves_, option);
    Option said{rakuen::token(move), label(move), tags_of(move)};
    said.kind = kind_of(move);
    said.price = price(move);
    if (move.skills.has(Skill::Finisher)) {
        // At `attack` nothing is declared yet, so only the move's own skills count.
        const SkillSet skills = move.skills | attack_.skills();
        said.note = finisher_note(me(), skills, state_.turned);
        // By the basic rules 必殺 is asked for again once the dice are known, and loses nothing by
        // that (10); there a guard has no skills that an early declaration could forbid (13.3).
        if (point_ == Point::Attack && !state_.advanced) said.tags.emplace_back("later");
        if (point_ == Point::After && !finisher_adds(me(), skills, state_.turned)) {
            said.tags.emplace_back("idle");
        }
    } else {
        said.note = note(move);
    }
    return said;
}

/// What an option brings besides damage: who gains IN by it, and who goes first.
Text RakuenQuestion::note(const Move& move) const {
    switch (move.action) {
    case rakuen::Action::First:
        return {"第1ターンに攻撃する。先に削れるが、INは攻撃を受ける相手が先にためる",
                "You attack in turn 1: the first damage is yours, the first IN theirs"};
    case rakuen::Action::Second:
        return {"第1ターンは受ける。先に削られるが、攻撃を受けるとたまるINは自分が先",
                "You are attacked in turn 1: the first damage is theirs, the first IN yours"};
    case rakuen::Action::Attack:
        return move.skills.has(Skill::Break) ? Text{} : gain_note(me(), foe());
    case rakuen::Action::Invisible: return invisible_note(me());
    case rakuen::Action::Guard: return {"自分のIN＋1", "Your IN +1"};
    case rakuen::Action::Evade:
        return point_ == Point::Defend ? Text{"失敗すると自分のIN＋2", "Your IN +2 if it fails"}
                                       : Text{};
    default: return {};
    }
}

Text RakuenQuestion::effect(std::size_t option) const {
    Text said;
    for_each(move_at(moves_, option).skills, [&](Skill skill) {
        const Text one = effect_text(skill, state_.turned);
        said.ja.append(one.ja);
        said.en.append(said.en.empty() ? "" : " ").append(one.en);
    });
    return said;
}

/// Skills are paid for with SP, by the advanced rules; dice of an invisible guard with IN (9,
/// 13.1).
std::vector<Price> RakuenQuestion::price(const Move& move) const {
    if (move.action == rakuen::Action::Roll) return {{{"IN", "IN"}, die_cost(answer_.skills)}};
    if (!state_.advanced) return {};
    int sp = 0;
    for_each(move.skills, [&](Skill skill) { sp += rakuen::facts(skill).sp; });
    if (sp == 0) return {};
    return {{{"SP", "SP"}, sp}};
}

Text RakuenQuestion::heading(std::string_view kind) const { return heading_in(kKindWords, kind); }

Text RakuenQuestion::prompt() const {
    const std::string who = place_of_name(Actor{side_, 0});
    const std::string opponent = place_of_name(Actor{other(side_), 0});
    switch (point_) {
    case Point::Order:
        return fill({"{who}、1D100で上回った。先攻と後攻のどちらを選ぶ？",
                     "{who}, your 1D100 is the higher one: do you attack first, or second?"},
                    {{"who", who}});
    case Point::Attack:
        return fill({"{who}、{foe}（HP {hp}）をどう攻撃する？",
                     "{who}, how do you attack {foe} (HP {hp})?"},
                    {{"who", who}, {"foe", opponent}, {"hp", foe().hp}});
    case Point::After:
        return fill({"{who}、攻撃 {with}のダイスは{dice}。ここでスキルを使う？",
                     "{who}, your attack with {with} rolled {dice}: do you use a skill now?"},
                    {{"who", who},
                     {"with", with_skills(attack_.ability, attack_.skills())},
                     {"dice", dice_rolled(attack_)}});
    case Point::Defend:
        return fill(
            {"{who}、{foe}の{attack}にどうする？", "{who}, how do you meet {foe}'s {attack}?"},
            {{"who", who}, {"foe", opponent}, {"attack", attack_as_announced(attack_)}});
    case Point::Counter:
        return fill(
            {"{who}、{foe}の{attack}を回避した。{counter}で半分の{back}{rounded}を返す？",
             "{who}, you evaded {foe}'s {attack}: do you use {counter} and throw half of it, "
             "{back}{rounded}, back?"},
            {{"who", who},
             {"foe", opponent},
             {"attack", attack_as_announced(attack_)},
             {"counter", named(Skill::Counter)},
             {"back", attack_.av / 2},
             {"rounded", attack_.av % 2 == 0
                             ? Text{}
                             : in_parentheses({"小数点以下切り下げ", "rounded down"})}});
    case Point::InvisibleGuard:
        return fill({"{who}、{foe}の{attack}を、{wall}を使って防御する？",
                     "{who}, do you use {wall} against {foe}'s {attack}?"},
                    {{"who", who},
                     {"foe", opponent},
                     {"attack", attack_as_announced(attack_)},
                     {"wall", named(Skill::Ironwall)}});
    case Point::InvisibleDie: break;
    }
    return fill(
        {"{who}、{foe}の{attack}のインビジブル防御で、IN {in}のうち{cost}を払ってダイスを振る（いま合計{total}）？",
         "{who}, do you pay {cost} of IN {in} and roll for your invisible guard against {foe}'s {attack} ({total} so far)?"},
        {{"who", who},
         {"foe", opponent},
         {"attack", attack_as_announced(attack_)},
         {"total", answer_.total},
         {"in", me().in},
         {"cost", die_cost(answer_.skills)}});
}

Text RakuenQuestion::otherwise() const {
    switch (point_) {
    case Point::Order:
    case Point::Attack: return {};
    case Point::After:
        return fill({"使わなければ攻撃値{av}、命中値{hv}。",
                     "Without one the attack value is {av}, the hit value {hv}."},
                    {{"av", *fact_of_attack(Fact::IncomingAttack)},
                     {"hv", *fact_of_attack(Fact::IncomingHit)}});
    case Point::Defend: {
        Text stake = effects_on_guard(attack_);
        if (!stake.ja.empty()) {
            stake = {"防御ダイスがゾロ目でなければ" + stake.ja,
                     stake.en + " unless the guard die is a double"};
        }
        const Text failed = effects(attack_.has(Skill::Stun), attack_.has(Skill::Seal));
        return fill({"防御すれば{guarded}、回避に成功すればダメージ無し、失敗すれば{hit}。",
                     "A guard takes {guarded}; an evasion takes no damage if it succeeds, {hit} if "
                     "it fails."},
                    {{"guarded", loss(me(), damage_left(attack_, me(), 0), stake)},
                     {"hit", loss(me(), attack_.av, failed)}});
    }
    case Point::Counter:
        return {"使わなくても、ダメージは受けない。", "Without it you take no damage either."};
    case Point::InvisibleGuard:
        return fill(
            {"ダイスを振らなければ{hit}。", "Without any dice you take {hit}."},
            {{"hit", loss(me(), damage_left(attack_, me(), 0), effects_on_guard(attack_))}});
    case Point::InvisibleDie: break;
    }
    const Text stake = answer_.doubled ? Text{} : effects_on_guard(attack_);
    return fill({"振らなければ{hit}。", "If you roll no more you take {hit}."},
                {{"hit", loss(me(), damage_left(attack_, me(), answer_.total), stake)}});
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
