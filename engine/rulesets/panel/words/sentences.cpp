// Catalogue of the sentences of パネルアレー戦, in two languages: one per kind of event, in the
// order of EventKind; and those that apply for a reason ("why").
#include "rulesets/panel/fight/events.hpp"

namespace shiaiba::panel {
namespace {

constexpr std::array<EventRow, kEventKinds> kRows{{
    {"die-initiative", "3.2", Tone::Note, "{who}の先制：{die}、体力{vitality}{more}を足して{total}",
     "{who}'s initiative: {die}, with vitality {vitality}{more}: {total}"},
    {"die-order", "4.4", Tone::Note, "先制未決定の順 {die}", "Order while undecided {die}"},
    {"die-recover", "6.3", Tone::Note,
     "{who}{own}{object}の{status}{stacks}：回復判定 {die}（{need}以上で回復）",
     "{who}{own}{object}: {status}{stacks}, recovery check {die} (ends on {need} or more)"},
    {"die-roll", "6.1", Tone::Note, "{who}の{object}をロール {die}（{element}）",
     "{who}'s {object} is rolled {die} ({element})"},
    {"die-tie", "3.4", Tone::Note, "{who}：{die}、体力{vitality}を足して{total}",
     "{who}: {die}, with vitality {vitality}: {total}"},
    {"tied-initiative", "3.2", Tone::Note,
     "{a}対{b}で値が等しい。互いのダイス目を破棄し、振り直す。",
     "Equal, {a} to {b}: both dice are discarded and rolled again."},
    {"tied-result", "3.4", Tone::Note, "{a}対{b}で値が等しい。互いのダイス目を破棄し、振り直す。",
     "Equal, {a} to {b}: both dice are discarded and rolled again."},
    {"first", "3.2", Tone::Note, "{who}が先攻（{A} {a}、{B} {b}）。",
     "{who} goes first ({A} {a}, {B} {b})."},
    {"transcribed", "2.1", Tone::Use,
     "{who}はパターン{pattern}「{letters}」を転写する（{kept}パネルアレーは{array}）。",
     "{who} transcribes pattern {pattern} “{letters}” ({kept}array: {array})."},
    {"use", "5.2", Tone::Use,
     "{who}は{skill}を使用する（{to}コスト{cost}を{paid}で支払う。未使用は{unused}）。",
     "{who} uses {skill} ({to}cost: {cost}; paid with {paid}; unused: {unused})."},
    {"unused", "3.2", Tone::Note, "{who}は能動スキルを使用しない。", "{who} uses no active skill."},
    {"place-use", "4.1", Tone::Note, "連鎖に置く：{who}の{skill}の使用{attrs}",
     "Placed: {who}'s use of {skill}{attrs}"},
    {"place-effect", "4.1", Tone::Note,
     "連鎖に置く：{who}の{object}{of_object}{of}{stacks}：{line}{answer}",
     "Placed: {who}'s {object}{of_object}{of}{stacks}: {line}{answer}"},
    {"place-attack", "4.1", Tone::Note, "連鎖に置く：{who}の{of}の攻撃{damage}点{added}{attrs}",
     "Placed: {who}'s {of} attack for {damage}{added}{attrs}"},
    {"place-counter", "4.1", Tone::Note, "連鎖に置く：{who}の{of}の反撃{damage}点{added}{attrs}",
     "Placed: {who}'s {of} counter-attack for {damage}{added}{attrs}"},
    {"resolve-use", "4.1", Tone::Note, "解決：{who}の{skill}の使用",
     "Resolves: {who}'s use of {skill}"},
    {"resolve-effect", "4.1", Tone::Use, "{who}の{object}{of_object}{of}{stacks}：{line}{answer}",
     "{who}'s {object}{of_object}{of}{stacks}: {line}{answer}"},
    {"resolve-attack", "5.6", Tone::Hit,
     "{of}の攻撃：{foe}に{damage}点{added}のダメージを与える（HP {hp}）。",
     "{of} attack: {damage}{added} damage to {foe} (HP {hp})."},
    {"resolve-counter", "5.6", Tone::Hit,
     "{of}の反撃：{foe}に{damage}点{added}のダメージを与える（HP {hp}）。",
     "{of} counter-attack: {damage}{added} damage to {foe} (HP {hp})."},
    {"unpaid", "5.2", Tone::Note,
     "{who}の{skill}がトリガーするが、コスト{cost}を支払えない（{to}支払えるパネルは{free}）。",
     "{who}'s {skill} triggers but its cost of {cost} cannot be paid ({to}panels that can pay: {free})."},
    {"barred", "6.2", Tone::Note, "{who}の{skill}がトリガーするが、{status}で働かない{answer}。",
     "{who}'s {skill} triggers but does not work under {status}{answer}."},
    {"declined", "4.4", Tone::Note, "{who}は{skill}を使用しない{answer}。",
     "{who} does not use {skill}{answer}."},
    {"strength", "5.6", Tone::State, "{it}のダメージは{was}点から{damage}点になる。",
     "The damage of {it} goes from {was} to {damage}."},
    {"cancelled", "4.5", Tone::Gone, "{who}の{skill}の使用は打ち消された。",
     "{who}'s use of {skill} is cancelled."},
    {"hurt", "7.2", Tone::Hit, "{who}に{n}点のダメージを与える（HP {hp}）。",
     "{n} damage to {who} (HP {hp})."},
    {"healed", "7.2", Tone::State, "{who}のHPを{n}点回復する（HP {hp}）。",
     "{who} is healed by {n} (HP {hp})."},
    {"maintained", "5.5", Tone::State, "{who}は{skill}を維持する。", "{who} maintains {skill}."},
    {"released", "5.5", Tone::Gone, "{who}の{skill}の維持が解除される（{held}）。",
     "{who} no longer maintains {skill} ({held})."},
    {"given", "6.2", Tone::State, "{who}{own}{object}に{status}を与える{sum}。",
     "{who}{own}{object}: {status} is given{sum}."},
    {"ended", "6.2", Tone::State, "{who}{own}{object}の{status}{stacks}が終わる。",
     "{who}{own}{object}: {status}{stacks} ends."},
    {"spent", "7.2", Tone::State, "{who}は{status}を{n}個消費する（残り{left}）。",
     "{who} spends {n} {status} ({left} left)."},
    {"panels", "7.2", Tone::State, "{who}の{panels}を未使用にする。",
     "{who}'s {panels}: refreshed."},
    {"panels-gained", "7.2", Tone::State, "{who}のパネルアレーの{end}に{elements}を加える。",
     "{elements} is added at the {end} end of {who}'s array."},
    {"panels-lost", "7.2", Tone::Gone, "{who}のパネルアレーの{end}から{elements}を取り除く。",
     "{elements} is removed from the {end} end of {who}'s array."},
    {"modified", "7.2", Tone::State, "{who}：{modifier}（{until}）。",
     "{who}: {modifier} ({until})."},
    {"modifier-ended", "7.2", Tone::Note, "{who}：{modifier}が終わる。", "{who}: {modifier} ends."},
    {"lost", "7.2", Tone::Gone, "{who}は{skill}を失う。", "{who} loses {skill}."},
    {"nothing", "7.2", Tone::Note, "何も起こらない。", "Nothing happens."},
    {"thawed", "6.2", Tone::Note, "{who}の{object}の{status}が終わる。",
     "{who}'s {object}: {status} ends."},
    {"refresh", "3.2", Tone::Note, "HP：{A} {a}/{mosta}、{B} {b}/{mostb}",
     "HP: {A} {a}/{mosta}, {B} {b}/{mostb}"},
    {"loop", "4.6", Tone::End, "無限ループとして対戦を終える。",
     "An infinite loop ends the battle."},
    {"time-out", "3.1", Tone::End, "8ターンが終わった。", "Eight turns are over."},
    {"both-defeated", "3.4", Tone::End, "両者のHPが0以下になったので、両者が同時に敗北した。",
     "Both have 0 HP or less: both are defeated at once."},
    {"defeat", "3.1", Tone::End, "{foe}はHPが0以下になったので敗北し、{who}の勝ち。",
     "{foe} has 0 HP or less and is defeated: {who} wins."},
    {"equal-lost", "3.4", Tone::Note,
     "失ったHPは{A} {a}、{B} {b}で等しい。互いの体力に6面ダイスの出た目を足して比べる。",
     "HP lost: {A} {a}, {B} {b}, equal. Each adds a die to its vitality."},
    {"win-lost", "3.4", Tone::End, "失ったHPは{A} {a}、{B} {b}。失ったHPの少ない{who}の勝ち。",
     "HP lost: {A} {a}, {B} {b}. {who} has lost less and wins."},
    {"win-dice", "3.4", Tone::End, "体力にダイス目を足した値は{A} {a}、{B} {b}。{who}の勝ち。",
     "Vitality and die: {A} {a}, {B} {b}. {who} wins."},
}};

/// The entry for an event with this reason, instead of the one of its kind.
struct Otherwise {
    std::string_view why;
    EventRow row;
};

constexpr Otherwise kOtherwise[] = {
    {"still",
     {"resolve-attack", "5.6", Tone::Hit, "{of}の攻撃：ダメージは0点で、{foe}のHPは{hp}のまま。",
      "{of} attack: 0 damage, {foe} stays at HP {hp}."}},
    {"still",
     {"resolve-counter", "5.6", Tone::Hit, "{of}の反撃：ダメージは0点で、{foe}のHPは{hp}のまま。",
      "{of} counter-attack: 0 damage, {foe} stays at HP {hp}."}},
    {"limit",
     {"barred", "5.2", Tone::Note,
      "{who}の{skill}がトリガーするが、使用は1ターンに{limit}回まで{answer}。",
      "{who}'s {skill} triggers but is used at most {limit} a turn{answer}."}},
    {"battle_limit",
     {"barred", "7.2", Tone::Note,
      "{who}の{skill}がトリガーするが、使用は1戦に{limit}回まで{answer}。",
      "{who}'s {skill} triggers but is used at most {limit} a battle{answer}."}},
    {"still",
     {"strength", "5.6", Tone::State, "{it}のダメージは{damage}点のまま。",
      "The damage of {it} stays at {damage}."}},
    {"attack",
     {"cancelled", "4.5", Tone::Gone, "{who}の{of}の攻撃は打ち消された。",
      "{who}'s {of} attack is cancelled."}},
    {"counter",
     {"cancelled", "4.5", Tone::Gone, "{who}の{of}の反撃は打ち消された。",
      "{who}'s {of} counter-attack is cancelled."}},
    {"most",
     {"healed", "7.2", Tone::State, "{who}のHPを{n}点回復する（HP {hp}、最大HPまで）。",
      "{who} is healed by {n} (HP {hp}, the maximum)."}},
    {"full",
     {"healed", "7.2", Tone::State, "{who}のHPは{hp}のまま（最大HP）。",
      "{who} stays at HP {hp}, the maximum."}},
    {"zero",
     {"healed", "7.2", Tone::State, "{who}のHPは{hp}のまま（回復は0点）。",
      "{who} stays at HP {hp}: the healing is 0."}},
    {"chosen",
     {"released", "3.2", Tone::Gone, "{who}は{skill}の維持を解除する。",
      "{who} releases {skill}."}},
    {"effect",
     {"released", "7.2", Tone::Gone, "{who}の{skill}の維持が解除される（{it}による）。",
      "{who} no longer maintains {skill} (by {it})."}},
    {"lost",
     {"released", "7.2", Tone::Gone, "{who}の{skill}の維持が解除される（スキルを失った）。",
      "{who} no longer maintains {skill} (the skill is lost)."}},
    {"paint", {"panels", "7.2", Tone::State, "{who}の{painted}に変える。", "{who}'s {painted}."}},
    {"same", {"panels", "7.2", Tone::State, "{who}の{painted}のまま。", "{who}'s {painted}."}},
    {"tap",
     {"panels", "7.2", Tone::State, "{who}の{panels}を使用済みにする。",
      "{who}'s {panels}: exhausted."}},
    {"roll",
     {"panels", "7.2", Tone::State, "{who}の{given}に{status}を与える{bearing}。",
      "{who}'s {given}: {status} is given{bearing}."}},
    {"borne",
     {"panels", "6.2", Tone::State, "{who}の{panels}にはすでに{status}がある。",
      "{who}'s {panels}: {status} already."}},
    {"immune",
     {"panels", "6.2", Tone::State, "{who}の{panels}に{status}は与えられない（{cause}）。",
      "{who}'s {panels}: {status} cannot be given ({cause})."}},
    {"none",
     {"panels", "7.2", Tone::State, "{who}の{panels}は出た目の属性になる。",
      "{who}'s {panels}: the elements rolled."}},
    {"used",
     {"thawed", "6.2", Tone::Note, "{who}の{object}は{status}で使用済みのまま。{status}が終わる。",
      "{who}'s {object} stays used by {status}, which ends."}},
    {"before",
     {"both-defeated", "3.1", Tone::End,
      "第1ターンの前に、両者のHPが0以下なので、両者が同時に敗北した。",
      "Before turn 1 both have 0 HP or less: both are defeated at once."}},
    {"before",
     {"defeat", "3.1", Tone::End, "第1ターンの前に、{foe}はHPが0以下なので敗北し、{who}の勝ち。",
      "Before turn 1 {foe} has 0 HP or less and is defeated: {who} wins."}},
    {"literal",
     {"win-lost", "3.4", Tone::End,
      "失ったHPは{A} {a}、{B} {b}。失ったHPの少ない{foe}の負けで、{who}の勝ち。",
      "HP lost: {A} {a}, {B} {b}. {foe} has lost less and loses: {who} wins."}},
    // Reasons why an effect came to nothing.
    {"condition",
     {"nothing", "7.2", Tone::Note,
      "{who}の{object}{of_object}{of}：条件を満たさない（{condition}）。",
      "{who}'s {object}{of_object}{of}: its condition does not hold ({condition})."}},
    {"reckoned",
     {"nothing", "7.2", Tone::Note, "{who}の{object}{of_object}{of}：{reckoned}＝{n}。",
      "{who}'s {object}{of_object}{of}: {reckoned} = {n}."}},
    {"gone",
     {"nothing", "4.5", Tone::Note, "{it}はもう連鎖領域にない。",
      "{it} is no longer on the chain."}},
    {"ended",
     {"nothing", "6.2", Tone::Note, "{who}{own}{object}に{status}はもうない。",
      "{who}{own}{object}: {status} is borne no more."}},
    {"most",
     {"nothing", "6.2", Tone::Note, "{who}の{status}は{n}個のまま（最大）。",
      "{who}: {status} stays at {n}, the maximum."}},
    {"borne",
     {"nothing", "6.2", Tone::Note, "{who}{own}{object}にはすでに{status}がある。",
      "{who}{own}{object}: {status} already."}},
    {"immune",
     {"nothing", "6.2", Tone::Note, "{who}{own}{object}に{status}は与えられない（{cause}）。",
      "{who}{own}{object}: {status} cannot be given ({cause})."}},
    {"damage",
     {"nothing", "7.2", Tone::Note, "ダメージは0点で、{who}のHPは{hp}のまま。",
      "0 damage, {who} stays at HP {hp}."}},
    {"few",
     {"nothing", "7.2", Tone::Note, "{who}の{status}は{n}個で、{need}個を消費できない。",
      "{who} has {n} {status} and cannot spend {need}."}},
    {"short", {"nothing", "7.2", Tone::Note, "{who}{lack}。", "{who} has {lack}."}},
    {"no-status",
     {"nothing", "7.2", Tone::Note, "{who}{among}に取り除く{gives}がない。",
      "{who} has no {gives} to remove{among}."}},
    {"no-pattern",
     {"nothing", "7.2", Tone::Note, "{who}に転写するパターンがない。",
      "{who} has no pattern to transcribe."}},
    {"no-skill",
     {"nothing", "7.2", Tone::Note, "失うスキルがない。", "There is no skill to lose."}},
    {"lost",
     {"nothing", "7.2", Tone::Note, "{who}の{skill}はすでに失われている。",
      "{who} has lost {skill} already."}},
    {"length",
     {"nothing", "7.2", Tone::Note, "{who}のパネルアレーは{n}枚まで。",
      "{who}'s array holds {n} panels at most."}},
};

} // namespace

std::span<const EventRow> catalogue() { return kRows; }

const EventRow& row_for(const Event& event) {
    const std::string_view why = event.word("why");
    if (!why.empty()) {
        for (const Otherwise& one : kOtherwise) {
            if (one.row.kind == event.kind && one.why == why) return one.row;
        }
    }
    return kRows[row_of(kRows, event.kind)];
}

bool is_bookkeeping(const Event& event) {
    switch (static_cast<EventKind>(row_of(kRows, event.kind))) {
    case EventKind::PlaceUse:
    case EventKind::PlaceEffect:
    case EventKind::PlaceAttack:
    case EventKind::PlaceCounter:
    case EventKind::ResolveUse:
    case EventKind::Strength:
    case EventKind::Unpaid:
    case EventKind::Barred:
    case EventKind::Declined: return true;
    // The effect of a use is clear from the use; a triggered effect is a reaction and is told.
    case EventKind::ResolveEffect: return event.number("triggered") == 0;
    default: return false;
    }
}

} // namespace shiaiba::panel
