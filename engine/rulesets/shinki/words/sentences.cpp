// The catalogue's sentences, in the game's own words, and how one is chosen for an event. Order
// matters: the first sentence that fits is told.
#include "rulesets/shinki/words/sentences.hpp"

#include <iterator>

#include "core/fight/log.hpp"
#include "rulesets/shinki/fight/reasons.hpp"
#include "rulesets/shinki/sheet/skill.hpp"

namespace shiaiba::shinki {
namespace {

constexpr Sentence kSentences[] = {
    {"battle_start", Tone::Note, "戦闘開始。山札は{packs}組。",
     "The battle begins. Packs in the deck: {packs}."},
    {"member", Tone::Note,
     "{who}（{kind}）：HP{hp}{most}、行動値{speed}、第{column}列{shine}{held}。",
     "{who} ({kind}): HP {hp}{most}, speed {speed}, column {column}{shine}{held}."},
    {"draw", Tone::Note, "{who}は山札から{n}枚引いた（{drawn}手札{hand}枚）。",
     "{who} draws {n} ({drawn}{hand} in hand)."},
    {"reshuffle", Tone::Note, "捨て札{n}枚が山札に戻る。", "{n} discards become the new deck."},
    {"no_card", Tone::Note, "{who}は引けない（山札も捨て札もない）。",
     "{who} cannot draw: no card is left in deck and discards."},
    {"coin", Tone::Note,
     "行動値{speed}で同値：{list}。コイン（0：{a}、1：{b}）は{value}、{side}が先にターンを得る。",
     "Tied at speed {speed}: {list}. The coin (0 {a}, 1 {b}) shows {value}: {side} goes first."},
    {"order", Tone::Note, "行動値{speed}で同値：{list}。{who}が{first}を先に選んだ。",
     "Tied at speed {speed}: {list}. {who} puts {first} first."},
    {"turn_start", Tone::Note, "{who}がターンを得た（行動値{speed}{made}{over}）。",
     "{who}'s turn (speed {speed}{made}{over})."},
    {"move", Tone::Use, "{who}は{by}第{from}列から第{to}列へ移動した。",
     "{who} moves from column {from} to column {to}{by}."},
    {"unmoved", Tone::Note, "{who}は{skill}で動かない（同じ列にいる）。",
     "{who} is not moved by {skill} (in the same column).", kNothing, kWhySameColumn},
    {"unmoved", Tone::Note, "{who}は{skill}で動かない（マップの端にいる）。",
     "{who} is not moved by {skill} (at the edge of the map)."},
    {"skill", Tone::Use, "{who}は{targets}{skill}を使用した{paid}。",
     "{who} uses {skill}{targets}{paid}."},
    {"left_out", Tone::Note, "{skill}の射程{range}の外で対象にならない：{list}。",
     "Out of range {range} of {skill}: {list}."},
    {"cut_short", Tone::Note, "{who}は戦闘不能なので、{skill}の残りの効果は処理されない。",
     "{who} is down: the rest of {skill} does not happen."},
    {"unmet", Tone::Note, "{who}に{skill}の「{effect}」は働かない（{unmet}）。",
     "{skill} does not work on {who}: {effect} ({unmet})."},
    {"cost", Tone::Hit, "{who}はコストとしてフェイタルダメージを{n}点受けた。残りHP{hp}。",
     "{who} takes {n} fatal damage as the cost; HP {hp}.", kFatal},
    {"cost", Tone::Hit, "{who}は{status}の解除にHPを{n}点支払った。残りHP{hp}。",
     "{who} pays {n} HP to end {status}; HP {hp}.", kForStatus},
    {"cost", Tone::Hit, "{who}はHPを{n}点支払った。残りHP{hp}。", "{who} pays {n} HP; HP {hp}."},
    {"mill", Tone::Note, "{who}は山札の上から{cards}を捨て札に置き、使用カードとした。",
     "{who} turns up {cards} from the deck.", kSeenCards},
    {"kihaku", Tone::Note, "{who}は〈動揺〉で気魄から{cards}を{chosen}捨てた（計{total}枚）。",
     "Shaken, {who} discards {cards} of its grit{chosen} ({total} in all).", kSeenCards,
     kWhyShaken},
    {"kihaku", Tone::Note,
     "{who}の気魄 −{change}：古い順に{cards}を捨て札に置いた（計{total}枚）。",
     "{who}'s grit −{change}: the oldest, {cards}, discarded ({total} in all).",
     kOnlyLoss | kSeenCards},
    {"kihaku", Tone::Note, "{who}の気魄 −{change}（計{total}枚）。",
     "{who}'s grit −{change} ({total} in all).", kOnlyLoss},
    {"kihaku", Tone::Note,
     "{who}の気魄 +{change}、上限を超えたので{cards}を選んで捨て札に置いた（計{total}枚）。",
     "{who}'s grit +{change}; over its limit {cards} chosen and discarded ({total} in all).",
     kSeenCards},
    {"kihaku", Tone::Note, "{who}の気魄 +{change}（計{total}枚）。",
     "{who}'s grit +{change} ({total} in all)."},
    {"give", Tone::Use, "{who}は{to}に{given}を渡した（手札：{who} {hand}枚、{to} {theirs}枚）。",
     "{who} hands {to} {given} (in hand: {who} {hand}, {to} {theirs})."},
    {"react", Tone::Use, "{who}はリアクションで{targets}{skill}を使用した{paid}。",
     "{who} answers with {skill}{targets}{paid}."},
    {"no_react", Tone::Note, "{who}はリアクションで何もしない。", "{who} does not react.", kChosen},
    {"no_react", Tone::Note, "{who}は使えるリアクションがない（{hurdles}）。",
     "{who} has no reaction to use ({hurdles})."},
    {"contest", Tone::Note,
     "{who}の{skill}（{own}）と{to}の{acting}（{other}）の読み合い：上回った。",
     "{who}'s {skill} ({own}) against {to}'s {acting} ({other}): higher.", kContestWon},
    {"contest", Tone::Note,
     "{who}の{skill}（{own}）と{to}の{acting}（{other}）の読み合い：比べるカードがなく、上回らない。",
     "{who}'s {skill} ({own}) against {to}'s {acting} ({other}): no card to beat, not higher.",
     kNothingToBeat},
    {"contest", Tone::Note,
     "{who}の{skill}（{own}）と{to}の{acting}（{other}）の読み合い：上回らない。",
     "{who}'s {skill} ({own}) against {to}'s {acting} ({other}): not higher."},
    {"negate", Tone::State,
     "{skill}は{who}に効果がない（{by}距離{distance}になり、射程{range}の外）。",
     "{skill} has no effect on {who} (out of range {range} at distance {distance}{by}).",
     kOutOfRange},
    {"negate", Tone::State, "{skill}は{who}に効果がない（{by}無効）。",
     "{skill} has no effect on {who} (annulled{by})."},
    {"within", Tone::Note, "{who}は{by}{skill}を避けられない（射程がない）。",
     "{who} cannot leave {skill}{by} (it has no range).", kNoRange},
    {"within", Tone::Note, "{who}は{by}{skill}の射程を出ていない（距離{distance}、射程{range}）。",
     "{who} does not leave the range of {skill}{by} (distance {distance}, range {range})."},
    {"reduce", Tone::State, "{who}の受けるダメージ −{n}（{sum}{until}、計−{total}）。",
     "{who} takes {n} less damage ({sum}{until}, {total} less in all)."},
    {"damage", Tone::Hit, "{who}に{final}ダメージ{sum}。残りHP{hp}。",
     "{who} takes {final} damage{sum}; HP {hp}."},
    {"ready", Tone::State,
     "{who}の{skill}：{to}の{acting}の処理後、距離{range}なら{n}ダメージの反撃{sum}。",
     "{who}'s {skill}: after {to}'s {acting}, at range {range}, it strikes back for {n}{sum}."},
    {"counter", Tone::Use, "{who}の{skill}が{to}に反撃する（距離{distance}、射程{range}）。",
     "{who}'s {skill} strikes back at {to} (distance {distance}, range {range})."},
    {"no_counter", Tone::Note, "{who}の{skill}は{to}に反撃できない（{fallen}が戦闘不能）。",
     "{who}'s {skill} cannot strike back at {to} ({fallen} is down).", kNothing, kWhyDown},
    {"no_counter", Tone::Note,
     "{who}の{skill}は{to}に反撃できない（距離{distance}、射程{range}の外）。",
     "{who}'s {skill} cannot strike back at {to} (distance {distance}, out of range {range})."},
    {"fatal", Tone::Fire, "{who}はフェイタルダメージを{n}点受けた（{sum}計{all}点）。残りHP{hp}。",
     "{who} suffers {n} fatal damage ({sum}{all} in all); HP {hp}."},
    {"heal", Tone::State, "{who}のHPが{n}点回復した{sum}。残りHP{hp}。",
     "{who} recovers {n} HP{sum}; HP {hp}."},
    {"status_on", Tone::State, "{who}は{by}{status}になった。", "{who} gains {status}{by}."},
    {"status_kept", Tone::Note, "{who}はすでに{status}なので、{by}変わらない。",
     "{who} has {status} already: nothing changes{by}."},
    {"status_off", Tone::State, "{who}の{status}が解除された（{attack}の使用）。",
     "{who} loses {status} ({attack} is used).", kNothing, kWhyAttack},
    {"status_off", Tone::State, "{who}の{status}が解除された（HPの支払い）。",
     "{who} loses {status} (HP are paid).", kNothing, kWhyPaid},
    {"status_off", Tone::State, "{who}の{status}が解除された（解除の宣言）。",
     "{who} loses {status} (released).", kNothing, kWhyDeclared},
    {"status_off", Tone::State, "{who}の{status}が解除された（効果の処理後）。",
     "{who} loses {status} (it has taken effect).", kNothing, kWhyDone},
    {"status_off", Tone::State, "{who}の{status}が解除された（捨てる手札も気魄もない）。",
     "{who} loses {status} (neither hand nor grit to discard).", kNothing, kWhyNothing},
    {"status_off", Tone::State, "{who}の{status}が解除された（効果の終わるラウンド）。",
     "{who} loses {status} (its rounds are over).", kNothing, kWhyTime},
    {"status_off", Tone::State, "{who}の{status}が解除された（ダメージを受けた）。",
     "{who} loses {status} (damaged).", kNothing, kWhyHurt},
    {"status_off", Tone::State, "{who}の{status}が解除された。", "{who} loses {status}."},
    {"immune", Tone::State, "{who}は{skill}の習得効果で{status}にならない。",
     "{who} is immune to {status} by {skill}."},
    {"tick", Tone::Fire, "{who}は{status}で{n}点ダメージを受けた。残りHP{hp}。",
     "{who} takes {n} damage from {status}; HP {hp}."},
    {"mend", Tone::State, "{who}は{status}でHPが{n}点回復した。残りHP{hp}。",
     "{who} recovers {n} HP by {status}; HP {hp}."},
    {"discard", Tone::Note, "{who}は〈動揺〉で手札から{cards}を{chosen}捨てた（手札{hand}枚）。",
     "Shaken, {who} discards {cards}{chosen} ({hand} in hand).", kSeenCards, kWhyShaken},
    {"discard", Tone::Note,
     "{who}は手札の上限を超えたので{cards}を{chosen}捨てた（手札{hand}枚）。",
     "Over the limit of a hand {who} discards {cards}{chosen} ({hand} in hand).", kSeenCards,
     kWhyLimit},
    {"discard", Tone::Note, "{who}は手札から{cards}を{chosen}捨てた（手札{hand}枚）。",
     "{who} discards {cards}{chosen} ({hand} in hand).", kSeenCards},
    {"wait", Tone::Note, "{who}は待機した{more}。", "{who} waits{more}."},
    {"pass", Tone::Note, "{who}は{commands}を放棄した。", "{who} gives up its {commands}."},
    {"lost", Tone::Note, "{who}は戦闘不能になったので、{commands}を失った。",
     "{who} has fallen and loses its {commands}."},
    {"falls", Tone::Note, "同時に戦闘不能になる：{list}。この順に処理する。",
     "They fall at one moment: {list}; settled in this order."},
    {"down", Tone::Gone,
     "{who}は戦闘不能になった（〈心輝〉状態でないときにダメージを受けた。HP{hp}）！",
     "{who} falls (damaged without Shine; HP {hp})!", kHpLeft},
    {"down", Tone::Gone, "{who}は戦闘不能になった（HP0{shone}）！", "{who} falls (HP 0{shone})!"},
    {"override", Tone::Use, "{who}は{cut}に割り込んで{skill}を使用し、HP{hp}{cap}で復活した！",
     "{who} interrupts {cut} with {skill} and rises with HP {hp}{cap}!"},
    {"no_override", Tone::Note, "{who}は{skill}を使用しない。", "{who} does not use {skill}.",
     kNothing, kWhyDeclared},
    {"no_override", Tone::Note, "{who}は{skill}を使用できない（この戦闘で使用済み）。",
     "{who} cannot use {skill} (used in this battle).", kNothing, kWhyUsed},
    {"no_override", Tone::Note,
     "{who}は{skill}を使用できない（フェイタルダメージが最大HPに達した）。",
     "{who} cannot use {skill} (fatal damage has reached its maximum HP).", kNothing, kWhyFatal},
    {"no_override", Tone::Note, "{who}は{skill}を使用できない（気魄{kihaku}枚、コスト{need}枚）。",
     "{who} cannot use {skill} ({kihaku} grit, it costs {need}).", kNothing, kWhyKihaku},
    {"finish", Tone::Gone, "{to}は{who}にとどめを刺す。", "{to} sets out to finish {who}."},
    {"spare", Tone::Note, "{to}は{who}にとどめを刺さない。", "{to} does not finish {who}."},
    {"dead", Tone::Gone, "{who}は死亡した（とどめ）。", "{who} is dead (finished).", kNothing,
     kWhyKilled},
    {"dead", Tone::Gone, "{who}は死亡した（〈心輝〉状態でないときにダメージを受けた）。",
     "{who} is dead (damaged without Shine)."},
    {"surrender", Tone::End, "{side}は降参した。", "{side} surrenders."},
    {"limit", Tone::End, "{rounds}ラウンドで決着がつかない：引き分け。",
     "No decision by the end of round {rounds}: a draw."},
    {"both", Tone::End, "全員が戦闘不能になった：引き分け。", "Everybody has fallen: a draw."},
    {"battle_end", Tone::End, "戦闘終了（{rounds}ラウンド）。勝者：{side}。",
     "Over in round {rounds}. Winner: {side}."},
    {"settled", Tone::Note, "戦闘の終了：{settled}。", "The battle ends: {settled}."},
    {"after", Tone::Note, "戦闘終了時：{members}。", "Afterwards: {members}."},
    {"", Tone::Note, "", ""},
};

bool fits(const Sentence& one, const Event& event) {
    const auto lacks = [&](unsigned fact, bool has) { return (one.needs & fact) != 0 && !has; };
    const int distance = event.number("distance");
    const bool in_range = event.number("least") <= distance && distance <= event.number("most");
    return one.kind == event.kind && (one.why.empty() || one.why == event.word("why")) &&
           !lacks(kSeenCards, !event.numbers("cards").empty()) &&
           !lacks(kContestWon, event.number("ok") == 1) &&
           !lacks(kNothingToBeat, event.numbers("theirs").empty()) &&
           !lacks(kOnlyLoss, event.number("change") <= 0) &&
           !lacks(kFatal, event.number("fatal") == 1) &&
           !lacks(kForStatus, !event.word("status").empty()) &&
           !lacks(kChosen, event.number("chosen") == 1) &&
           !lacks(kHpLeft, event.number("hp") > 0) &&
           !lacks(kOutOfRange, event.number("ranged") == 1 && !in_range) &&
           !lacks(kNoRange, event.number("ranged") == 0);
}

} // namespace

std::span<const Sentence> sentences() { return kSentences; }

const Sentence& sentence(const Event& event) {
    for (const Sentence& one : kSentences) {
        if (fits(one, event)) return one;
    }
    return std::end(kSentences)[-1];
}

} // namespace shiaiba::shinki
