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

/// 「赤4・青7」: the last pair, which シフト moves.
Text last_pair(const Attack& attack) {
    return fill(attack.rolls > 1 ? Text{"最後が赤{red}・青{blue}", "red {red}, blue {blue} at last"}
                                 : Text{"赤{red}・青{blue}", "red {red}, blue {blue}"},
                {{"red", value(attack.last.red)}, {"blue", value(attack.last.blue)}});
}

std::vector<std::string> tags_of(const Move& move) {
    std::vector<std::string> tags{std::string(id(move.action))};
    if (move.ability != Ability::None) tags.emplace_back(id(move.ability));
    for_each(move.skills, [&](Skill skill) { tags.emplace_back(id(skill)); });
    return tags;
}

/// The note of an option with 必殺: what 必殺 adds now; the rest stands in its effect ([rakuen 10]).
Text finisher_note(const Fighter& own, SkillSet skills, Turned turned) {
    const int in = own.in + (gains_first(skills, turned) ? 1 : 0);
    const std::string av = std::to_string(in * kFinisherWorth);
    const std::string hv = std::to_string(own.evades);
    if (in == 0 && own.evades == 0) {
        return {"【必殺】は今は何も足さない（IN 0、回避0回）",
                "Finisher adds nothing now (IN 0, no evasions)"};
    }
    return {"【必殺】攻撃値＋" + av + "、命中値＋" + hv,
            "Finisher: attack value +" + av + ", hit value +" + hv};
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
        said.note = finisher_note(me(), move.skills | attack_.skills(), state_.turned);
    }
    return said;
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
        return fill(
            {"{who}、攻撃 {with}のダイスは{pair}、合計{total}{critical}。ここでスキルを使う？",
             "{who}, your attack with {with} rolled {pair}, {total} in all{critical}: do you use a "
             "skill now?"},
            {{"who", who},
             {"with", with_skills(attack_.ability, attack_.skills())},
             {"pair", last_pair(attack_)},
             {"total", attack_.total},
             {"critical", attack_.critical ? Text{"でクリティカル", ", critical"} : Text{}}});
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
