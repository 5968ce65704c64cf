// Writes the prompt of a decision (8), and what happens if nothing is done. Both sides read them,
// so they name no card that isn't told yet.
#include <algorithm>
#include <array>

#include "core/text/fill.hpp"
#include "rulesets/shinki/fight/reasons.hpp"
#include "rulesets/shinki/plans/estimate.hpp"
#include "rulesets/shinki/plans/question.hpp"
#include "rulesets/shinki/words/asides.hpp"
#include "rulesets/shinki/words/words.hpp"

namespace shiaiba::shinki {
namespace {

using Kind = TypedOption::Kind;

constexpr std::array<KindWords, 12> kKindWords{{
    {"member", "先にターンを得る", "Goes first"},
    {"move", "ムーブコマンド", "Move command"},
    {"action", "アクションコマンド", "Action command"},
    {"react", "リアクション", "Reactions"},
    {"use", "スキルを使用する", "Use a skill"},
    {"finish", "とどめを刺す", "Finish"},
    {"status", "状態変化を解除する", "End a status"},
    {"card", "手札", "Hand"},
    {"kihaku", "気魄", "Grit"},
    {"column", "移動先の列", "Columns"},
    {"end", "ターンを終える", "End the turn"},
    {"pass", "何もしない", "Nothing"},
}};

/// 「（2枚のうち1枚目）」; empty if there is only one.
Text nth_of(int nth, int all) {
    if (all < 2) return {};
    return fill({"（{all}枚のうち{nth}枚目）", " ({nth} of {all})"}, {{"all", all}, {"nth", nth}});
}

/// What changes every damage that the member's skills deal (7.5): 「《闘志》+2」; empty: nothing.
Text damage_changes(const Battle& battle, FighterId who) {
    const Fighter& one = battle.at(who);
    Text all;
    for (const int place : one.skills) {
        const Skill& skill = battle.skill(place);
        const int plus = one.inspired() ? skill.learned.damage_plus : 0;
        if (plus == 0) continue;
        enumerate(all,
                  fill({"{skill}+{n}", "{skill} +{n}"}, {{"skill", name_of(skill)}, {"n", plus}}));
    }
    if (one.has(Status::Dark)) {
        enumerate(all, fill({"{status}−{n}", "{status} −{n}"},
                            {{"status", name_of(words(Status::Dark))}, {"n", kDarkness}}));
    }
    each_status(one.statuses, [&](Status status) {
        const OwnStatus* const own = battle.list().own(status);
        const int n = own != nullptr ? own->changes.damage : 0;
        if (n == 0) return;
        enumerate(all,
                  fill(n < 0 ? Text{"{status}−{n}", "{status} −{n}"}
                             : Text{"{status}+{n}", "{status} +{n}"},
                       {{"status", name_of(battle.list().words(status))}, {"n", n < 0 ? -n : n}}));
    });
    return all;
}

/// The statuses that the effects may give, as bits; `to_others`: none that the user gives itself.
unsigned statuses_given(const std::vector<Effect>& effects, bool to_others) {
    unsigned all = 0;
    for (const Effect& effect : effects) {
        if (effect.op == Op::Status && !(to_others && effect.to_self)) all |= effect.statuses;
        all |= statuses_given(effect.win, to_others) | statuses_given(effect.lose, to_others);
    }
    return all;
}
/// Adds what each of the statuses does: 「〈動揺〉：…」
Text with_statuses(Text said, unsigned statuses, const SkillList& list) {
    each_status(statuses, [&](Status status) {
        const StatusWords about = list.words(status);
        said = said +
               fill({"{status}：{about}", " {status}: {about}"},
                    {{"status", name_of(about)},
                     {"about", Text{std::string(about.about_ja), std::string(about.about_en)}}});
    });
    return said;
}

Text commands(const Battle& battle) {
    if (!battle.may_act()) return {"ムーブコマンド", "move command"};
    if (!battle.may_move()) return {"アクションコマンド", "action command"};
    return {"ムーブコマンドとアクションコマンド", "move and action commands"};
}

} // namespace

Text ShinkiQuestion::heading(std::string_view kind) const { return heading_in(kKindWords, kind); }

Text ShinkiQuestion::prompt() const {
    const Fighter& one = battle_.at(who_);
    const std::string who = place_of_name(one.actor);
    const Action* const answered = battle_.answered();
    const auto attack = [&] {
        if (answered->user == who_) {
            return fill({"自分の{skill}", "your own {skill}"},
                        {{"skill", name_of(battle_.skill(answered->skill))}});
        }
        return fill({"{user}の{skill}", "{user}'s {skill}"},
                    {{"user", place_of_name(battle_.at(answered->user).actor)},
                     {"skill", name_of(battle_.skill(answered->skill))}});
    };
    switch (point_) {
    case Point::Order:
        return fill({"{side}、行動値が同じ{count}人のうち、だれが先にターンを得る？",
                     "{side}, who of the {count} that are equally quick goes first?"},
                    {{"side", place_of_name(Actor{one.actor.side})},
                     {"count", static_cast<int>(picks_.size())}});
    case Point::Command:
        return fill({"{who}（第{column}列）、{commands}で何をする？",
                     "{who} (column {column}), what do you do with your {commands}?"},
                    {{"who", who}, {"column", one.column}, {"commands", commands(battle_)}});
    case Point::Pay: {
        const Action& paid = *battle_.paid();
        const Skill& skill = battle_.skill(paid.skill);
        const Text nth = nth_of(paid.used.cards + 1, skill.cost.most_hand());
        if (answered != nullptr && skill.timing == Timing::Reaction) {
            return fill(
                {"{who}、{attack}に応じる{skill}にどのカードを使う{nth}？",
                 "{who}, which card do you use for {skill} against {attack}{nth}?"},
                {{"who", who}, {"attack", attack()}, {"skill", name_of(skill)}, {"nth", nth}});
        }
        return fill({"{who}、{skill}にどのカードを使う{nth}？",
                     "{who}, which card do you use for {skill}{nth}?"},
                    {{"who", who}, {"skill", name_of(skill)}, {"nth", nth}});
    }
    case Point::Give:
        return fill({"{who}、{to}にどの手札を渡す（あと{n}枚まで）？",
                     "{who}, which card do you hand to {to} (up to {n} more)?"},
                    {{"who", who},
                     {"to", place_of_name(battle_.at(battle_.met()).actor)},
                     {"n", battle_.cards_due()}});
    case Point::Column:
        return fill({"{who}、第{column}列からどの列へ移動する？",
                     "{who}, to which column do you move from column {column}?"},
                    {{"who", who}, {"column", one.column}});
    case Point::React:
        if (battle_.shielded() != who_) {
            return fill({"{who}、{ally}への{attack}にリアクションする？",
                         "{who}, do you react to {attack} for {ally}?"},
                        {{"who", who},
                         {"ally", place_of_name(battle_.at(battle_.shielded()).actor)},
                         {"attack", attack()}});
        }
        return fill(
            {"{who}、{attack}にどうリアクションする？", "{who}, how do you react to {attack}?"},
            {{"who", who}, {"attack", attack()}});
    case Point::Sidestep:
        return fill({"{who}、{attack}に対して、第{column}列からどちらへ動く？",
                     "{who}, which way do you step from column {column} against {attack}?"},
                    {{"who", who}, {"attack", attack()}, {"column", one.column}});
    case Point::RoundEnd:
        if (picks_.front().kind == Kind::Calm) {
            return fill(
                {"{who}、ラウンドの終了時に、HPを{hp}点支払って{status}を解除する？",
                 "{who}, do you pay {hp} HP at the end of the round to end {status}?"},
                {{"who", who}, {"hp", kCalmHp}, {"status", name_of(words(Status::Frenzy))}});
        }
        return fill({"{who}、ラウンドの終了時に{skill}を使用する？",
                     "{who}, do you use {skill} at the end of the round?"},
                    {{"who", who}, {"skill", name_of(battle_.skill(picks_.front().skill))}});
    case Point::Timed: {
        const Timing timing = battle_.timing();
        const Text when = timing == Timing::BattleStart  ? Text{"戦闘", "battle"}
                          : timing == Timing::RoundStart ? Text{"ラウンド", "round"}
                                                         : Text{"ターン", "turn"};
        return fill({"{who}、{when}の開始時に{skill}を使用する？",
                     "{who}, do you use {skill} at the start of the {when}?"},
                    {{"who", who},
                     {"when", when},
                     {"skill", name_of(battle_.skill(picks_.front().skill))}});
    }
    case Point::Target:
        return fill({"{who}、{skill}でほかにだれを対象にする（いま{n}人）？",
                     "{who}, whom else do you aim {skill} at ({n} so far)?"},
                    {{"who", who},
                     {"skill", name_of(battle_.skill(battle_.aiming()->skill))},
                     {"n", static_cast<int>(battle_.aiming()->targets.size())}});
    case Point::Discard: {
        const Text what = picks_.back().kind == Kind::KihakuCard
                              ? Text{"手札と気魄のどれ", "of your hand and grit, what"}
                              : Text{"どの手札", "which card of your hand"};
        return fill(
            {"{who}、{why}{what}を捨てる（あと{n}枚）？",
             "{who}, {why}{what} do you discard ({n} to go)?"},
            {{"who", who}, {"why", discard_reason()}, {"what", what}, {"n", battle_.cards_due()}});
    }
    case Point::Override:
        return fill({"{who}、戦闘不能になった。{skill}を割り込んで使用する？",
                     "{who}, you fall: do you interrupt with {skill}?"},
                    {{"who", who}, {"skill", name_of(battle_.skill(kOverride))}});
    case Point::Finish:
        return fill({"{who}、戦闘不能の{victim}にとどめを刺す？",
                     "{who}, do you finish {victim}, who is down?"},
                    {{"who", who}, {"victim", place_of_name(battle_.at(battle_.met()).actor)}});
    case Point::Overflow: break;
    }
    const Owner& own = battle_.owner_of(who_);
    const std::string owner = place_of_name(own.actor);
    if (own.kihaku.size() > own.limit()) {
        return fill({"{who}、気魄が上限の{limit}枚を超えた。どれを捨て札にする？",
                     "{who}, your grit is over its limit of {limit}: which card is discarded?"},
                    {{"who", owner}, {"limit", own.limit()}});
    }
    return fill({"{who}、{status}で気魄から1枚捨てる。どれにする？",
                 "{who}, {status} takes a card of your grit: which?"},
                {{"who", owner}, {"status", name_of(words(Status::Shaken))}});
}

/// What the skill does, with all that is added to its damage now and what its statuses mean.
Text ShinkiQuestion::skill_effect(const Skill& skill) const {
    Text said{skill_text(skill, battle_.list(), Lang::Ja),
              skill_text(skill, battle_.list(), Lang::En)};
    if (counts_sum(skill)) {
        said.ja += "Xは使用カードの合計値。";
        said.en += " X is the sum of the cards that you use.";
    }
    const Text changes = damage_changes(battle_, who_);
    if (skill.has(Op::Damage) && !changes.ja.empty()) {
        said = said + fill({"ダメージには{changes}。", " Its damage has {changes}."},
                           {{"changes", changes}});
    }
    return with_statuses(said, statuses_given(skill.effects, false), battle_.list());
}

Text ShinkiQuestion::discard_reason() const {
    if (battle_.due_by() >= 0) {
        return fill({"{skill}の効果。", "by {skill}: "},
                    {{"skill", name_of(battle_.skill(battle_.due_by()))}});
    }
    if (battle_.due_why() == kWhyShaken) {
        return fill({"{status}でラウンド終了時に捨てる。", "{status} costs a card now: "},
                    {{"status", name_of(words(Status::Shaken))}});
    }
    return fill({"ラウンド終了時の手札は{n}枚まで。", "a hand has {n} cards at a round's end: "},
                {{"n", kPlayerHand}});
}

Text ShinkiQuestion::unanswered() const {
    const Action& answered = *battle_.answered();
    const Skill& skill = battle_.skill(answered.skill);
    const unsigned statuses = statuses_given(skill.effects, true);
    if (!skill.has(Op::Damage)) {
        return with_statuses(fill({"何もしなければ、{skill}の効果を受ける。",
                                   "If you do nothing, {skill} takes effect."},
                                  {{"skill", name_of(skill)}}),
                             statuses, battle_.list());
    }
    const Estimate estimate(battle_, who_);
    const FighterId hurt = estimate.shielded();
    const Fighter& one = battle_.at(hurt);
    const int damage = estimate.incoming(answered);
    const Text falls{"で戦闘不能", hurt == who_ ? " and you fall" : " and a fall"};
    return with_statuses(
        fill({"何もしなければ{damage}ダメージ{changes}、HP {hp}→{left}{falls}。",
              "If you do nothing: {damage} damage{changes}, HP {hp}→{left}{falls}."},
             {{"damage", damage},
              {"changes", in_parentheses(damage_changes(battle_, answered.user))},
              {"hp", one.hp()},
              {"left", std::max(0, one.hp() - damage)},
              {"falls", estimate.lethal(damage) ? falls : Text{}}}),
        statuses, battle_.list());
}

Text ShinkiQuestion::otherwise() const {
    switch (point_) {
    case Point::Command:
        return {"ターンを終えれば、残りのコマンドを放棄する。",
                "Ending the turn gives up the commands that are left."};
    case Point::Order:
        return {
            "選んだ者が次のターンを得て、ほかの者はそのあとになる。選択肢はシートの順。",
            "Whom you choose has the next turn, the others come after. They stand here as on the sheet."};
    case Point::React: return unanswered();
    case Point::RoundEnd:
    case Point::Timed:
        return {"使用しなければ、何も起こらない。", "If you don't, nothing happens."};
    case Point::Override: {
        const Fighter& one = battle_.at(who_);
        int hp = one.max_hp - one.fatal;
        for (const Effect& effect : battle_.skill(kOverride).effects) {
            if (effect.op == Op::Revive) hp = std::min(effect.n, hp);
        }
        return fill({"使用すればHP{hp}で復活し、使用しなければ復活しない。",
                     "With it you rise with HP {hp}; without it you don't rise."},
                    {{"hp", hp}});
    }
    case Point::Finish: return {"刺さなければ、戦闘不能のまま。", "If you don't, they stay down."};
    case Point::Pay:
    case Point::Give:
    case Point::Column:
    case Point::Sidestep:
    case Point::Discard:
    case Point::Target:
    case Point::Overflow: break;
    }
    return {};
}

} // namespace shiaiba::shinki
