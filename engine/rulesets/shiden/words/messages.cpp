// Sentences for the events of 紫電一閃 弐: Japanese in the terms of the game's page, English with
// one word for each of these terms, and the game's paper notation (frozen). In the order of
// EventKind.
#include "rulesets/shiden/fight/events.hpp"

namespace shiaiba::shiden {
namespace {

constexpr std::array<Tale, kEventKinds> kTales{{
    {"initiative-speed", "4.2", Tone::Note, Block::Head, //
     "{even}{comparedA}、{comparedB}。{who}の先攻。",
     "{even}{comparedA}, {comparedB}. {who} goes first.", ""},
    {"initiative-even", "4.2", Tone::Note, Block::Head, //
     "{even}{comparedA}、{comparedB}。同時行動。",
     "{even}{comparedA}, {comparedB}. Both act at once.", ""},
    {"initiative-sensei", "4.2", Tone::Note, Block::Head, "{comparedA}、{comparedB}。{first}。",
     "{comparedA}, {comparedB}. {first}.", ">{state}の効果で{who}が先攻になる!"},
    {"initiative-stun", "4.2", Tone::Note, Block::Head,
     "{comparedA}、{comparedB}。{state}の効果で{foe}が後攻になり、{who}の先攻{above}。",
     "{comparedA}, {comparedB}. By {state} {foe} goes second{above}; {who} goes first.",
     ">{state}の効果で{foe}が後攻になる!"},
    {"rengeki", "4.5", Tone::Use, Block::Head, //
     "{who}の{skill}の効果で、{again}。", "By {who}'s {skill} {again}.",
     "{who}の{skill}の効果でもう一度行動する!"},
    {"rinkou", "4.4", Tone::Use, Block::Head, //
     "{who}の{skill}の効果で、両者の状態が全て解除される。",
     "By {who}'s {skill} all states of both sides end.",
     "{who}の{skill}の効果で全ての状態が解除される!"},
    {"state-ends", "3", Tone::State, Block::Effect, //
     "{who}の{state}が{ended}解除された。", "{ends}.", "{who}の{state}が解除された!"},
    {"state-ends-partly", "R2", Tone::State, Block::Effect, //
     "{who}の{state}が{ended}解除された（残り{left}）。", "{ends}; {left} left.",
     "{who}の{state}が{n}つ解除された!"},
    {"skips-hidden", "4.3", Tone::Note, Block::Use, //
     "奇数ラウンドなので、{who}の{hidden}は選択されない。",
     "{who}'s {hidden} can't be chosen in an odd round.", ""},
    {"uragasumi", "4.3", Tone::Note, Block::Use, //
     "{who}の{skill}の効果で、最後尾の攻撃・補助スキルが選択される。",
     "By {who}'s {skill} the rearmost attack or support skill is chosen.", ""},
    {"uragasumi-idle", "R3", Tone::Note, Block::Use,
     "{who}の{skill}の効果で選択される最後尾の{other}は使用できない。使用できる先頭のスキルが選択される。",
     "By {who}'s {skill} the rearmost skill, {other}, would be chosen, but it can't be; the first "
     "that can be is.",
     "{who}の{other}は使えない!"},
    {"use", "4.3", Tone::Use, Block::Use, //
     "{who}の{skill}。速度{speed}{speedwhy}、{foe}に{damage}点のダメージ{damagewhy}。",
     "{who} uses {skill}: speed {speed}{speedwhy}, {damage} damage to {foe}{damagewhy}.",
     "{who}の{skill}!\n>{foe}に{damage}点のダメージ!(速度:{speed})"},
    {"use-confused", "5.6", Tone::Use, Block::Use,
     "{who}の{skill}。{state}の効果で速度{speed}、{foe}に{damage}点のダメージ{damagewhy}。",
     "{who} uses {skill}: speed {speed} by {state}, {damage} damage to {foe}{damagewhy}.",
     "{who}の{skill}!\n>{state}の効果で速度が0になっている!\n"
     ">{foe}に{damage}点のダメージ!(速度:{speed})"},
    {"use-support", "4.3", Tone::Use, Block::Use, //
     "{who}の{skill}。", "{who} uses {skill}.", "{who}の{skill}!"},
    {"use-bonda", "4.3", Tone::Use, Block::Use,
     "{who}の{skill}（使用できる攻撃・補助スキルがない）。速度{speed}{speedwhy}、{foe}に{damage}点のダメージ{damagewhy}。",
     "{who} has no attack or support skill to use and uses {skill}: speed {speed}{speedwhy}, "
     "{damage} damage to {foe}{damagewhy}.",
     "{who}の{skill}!\n>{foe}に{damage}点のダメージ!(速度:{speed})"},
    {"uses-nothing", "R4", Tone::Use, Block::Use, //
     "{who}は何も使用しない。", "{who} uses nothing.", "{who}は何も使わない!"},
    {"readies-ren", "4.4", Tone::Note, Block::Use,
     "{who}の{other}が効果を発揮する。{skill}のダメージによる迎撃スキルの発動を1回のみ無効にする。",
     "{who}'s {other} takes effect: one intercept against the damage of {skill} is cancelled.", ""},
    {"readies-jun", "4.4", Tone::Note, Block::Use, //
     "{who}の{other}が効果を発揮する。{skill}の効果に「{who}に{=防壁}を2つ与える」を追加する。",
     "{who}'s {other} takes effect: {skill} also gives {who} 2 × {=防壁}.", ""},
    {"nullified", "3", Tone::State, Block::Damage, //
     "{who}の{state}の効果で、ダメージが全て無効化された{barriers}。",
     "By {who}'s {state} all the damage is cancelled{barriers}.",
     ">{state}の効果でダメージが無効化された!"},
    {"blocked", "3", Tone::State, Block::Damage,
     "{who}の{state}が1つ解除され、ダメージが全て無効化された（残り{n}）。",
     "One {state} of {who} ends: all the damage is cancelled ({n} left).",
     ">{state}の効果でダメージが無効化された!"},
    {"hit", "5.1", Tone::Hit, Block::Damage, //
     "{who}の{skill}にダメージを与えた。", "{who}'s {skill} is damaged.",
     ">{who}の{skill}にダメージを与えた!"},
    {"hit-too-slow", "5.3", Tone::Hit, Block::Damage,
     "{who}の{skill}{han}にダメージを与えた。速度{speed}{speedwhy}＜{foespeed}なので発動しない。",
     "{who}'s {skill}{han} is damaged. It doesn't fire: speed {speed}{speedwhy} < {foespeed}.",
     ">{who}の{skill}にダメージを与えた!\n>{who}の{skill}は発動しない!"},
    {"hit-cancelled", "5.4", Tone::Hit, Block::Damage,
     "{who}の{skill}{han}にダメージを与えた。{cancelled}。",
     "{who}'s {skill}{han} is damaged. {cancelled}.",
     ">{who}の{skill}にダメージを与えた!\n"
     ">{foe}の{foeskill}の効果で{who}の{skill}の発動が無効化された!"},
    {"no-target", "5.1", Tone::Note, Block::Damage, //
     "ダメージの対象になるスキルはもうない。残り{rest}点のダメージは処理されない。",
     "No skill is left to damage: the remaining {rest} damage is lost.", ""},
    {"fire", "5.3", Tone::Fire, Block::Damage, //
     "{who}の{skill}{han}が発動。速度{speed}{speedwhy}≧{foespeed}{deals}。",
     "{who}'s {skill}{han} fires: speed {speed}{speedwhy} ≥ {foespeed}{deals}.",
     ">{who}の{skill}が発動!(速度:{speed})"},
    {"fire-nullified", "3", Tone::State, Block::Damage,
     "{who}の{state}の効果で、迎撃スキルのダメージが全て無効化された。",
     "By {who}'s {state} all the damage of the intercept is cancelled.",
     ">>{state}の効果でダメージが無効化された!"},
    {"fire-hit", "5.3", Tone::Hit, Block::Damage, //
     "{who}の{skill}にダメージを与えた。", "{who}'s {skill} is damaged.",
     ">>{who}の{skill}にダメージを与えた!"},
    {"fire-nothing", "5.3", Tone::Note, Block::Damage, //
     "{foe}の{foeskill}は所持するスキルではないので、ダメージの対象にならない。",
     "{foe}'s {foeskill} is not a skill that is held, so it can't be damaged.", ""},
    {"interrupted", "5.3", Tone::Note, Block::Damage,
     "{who}の{skill}が強制中断された。残り{rest}点のダメージは処理されない。",
     "{who}'s {skill} is broken off: the remaining {rest} damage is lost.",
     ">{who}の{skill}が強制中断された!"},
    {"interrupted-last", "5.3", Tone::Note, Block::Damage,
     "{who}の{skill}が強制中断された。残りのダメージはない。",
     "{who}'s {skill} is broken off: no damage was left.", ">{who}の{skill}が強制中断された!"},
    {"gain", "3", Tone::State, Block::Effect, //
     "{who}は{owner}{by}の効果で{state}を受けた。", "By {owner}{by} {who} gets {state}.",
     "{who}は{state}を受けた!"},
    {"gain-many", "3", Tone::State, Block::Effect,
     "{who}は{owner}{by}の効果で{state}を{n}つ受けた（計{total}）。",
     "By {owner}{by} {who} gets {n} × {state} ({total} in all).", "{who}は{state}を{n}つ受けた!"},
    {"keeps", "3", Tone::State, Block::Effect,
     "{who}は{owner}{by}の効果を受けたが、{state}はすでに受けている（累積なし）。",
     "By {owner}{by} {who} would get {state}, but has it already; it doesn't stack.",
     "{who}はすでに{state}を受けている!"},
    {"spared", "2", Tone::Note, Block::Effect,
     "迎撃スキルが発動したので、{foe}の{foeskill}は{who}に{state}を与えない。",
     "An intercept fired, so {foe}'s {foeskill} doesn't give {who} {state}.", ""},
    {"loses-effects", "R8", Tone::Note, Block::Effect,
     "{who}の{skill}は強制中断されたので、ダメージ以外の効果は処理されない。",
     "{who}'s {skill} was broken off and loses its other effects too.",
     "{who}の{skill}の効果は失われた!"},
    {"designates", "2", Tone::State, Block::Effect,
     "{who}の{skill}が、{foe}の{foeskill}を指定した。{foe}の同名のスキルは終了フェイズに全て破壊される。",
     "{who}'s {skill} names {foe}'s {foeskill}: in the end phase every skill of that name that {foe} holds "
     "is destroyed.",
     "{foe}の{foeskill}が指定された!"},
    {"designates-place", "R6", Tone::State, Block::Effect,
     "{who}の{skill}が、{foe}の{foeskill}を指定した。その位置に終了フェイズにあるスキルと同名のスキルが全て破壊される。",
     "{who}'s {skill} names {foe}'s {foeskill}: in the end phase every skill of the name that stands there "
     "by then is destroyed.",
     "{foe}の{foeskill}が指定された!"},
    {"changes", "2", Tone::State, Block::Effect, //
     "{foe}の{foeskill}の効果で、{who}の{skill}が{to}に変化した。",
     "By {foe}'s {foeskill} {who}'s {skill} turns into {to}.", "{who}の{skill}が{to}に変化した!"},
    {"stays-limited", "2", Tone::Note, Block::Effect,
     "{who}の{skill}はリミテッドなので、{foe}の{foeskill}の効果で変化しない。",
     "{who}'s {skill} is limited, so {foe}'s {foeskill} doesn't turn it.",
     "{who}の{skill}は変化しない!"},
    {"stays-ekibyou", "2", Tone::Note, Block::Effect,
     "{who}の先頭はすでに{skill}なので、{foe}の{foeskill}の効果で変化しない。",
     "{who}'s head is {skill} already, so {foe}'s {foeskill} doesn't turn it.", ""},
    {"lapses", "R11", Tone::Note, Block::Effect,
     "{who}の{skill}は破壊されたので、{foe}の{foeskill}の指定は無効になる。",
     "{who}'s {skill} was destroyed, so its naming of {foe}'s {foeskill} is cancelled.",
     "{foe}の{foeskill}の指定が無効化された!"},
    {"names-nothing", "7", Tone::Note, Block::Effect, //
     "{who}は{skill}を所持していないので、{*影討}の指定では何も破壊されない。",
     "{who} holds no {skill}, so the naming by {*影討} destroys nothing.", ""},
    {"destroyed", "6.1", Tone::Gone, Block::Destruction, //
     "{who}の{skill}が破壊された。", "{who}'s {skill} is destroyed.",
     "{who}の{skill}が破壊された!"},
    {"saved", "6.2", Tone::Gone, Block::Destruction,
     "{who}の{other}によって{skill}の破壊{doom}が無効化され、{other}が破壊された。",
     "{who}'s {other} is destroyed in place of {skill}{doom}.",
     "{who}の{other}によって{skill}の破壊が無効化された!\n{who}の{other}が破壊された!"},
    {"not-saved", "R9", Tone::Note, Block::Destruction, //
     "{who}の{other}は、{skill}の破壊{doom}を無効にしない。",
     "{who}'s {other} doesn't save {skill}{doom}.", "{who}の{other}は{skill}を守らない!"},
    {"destroyed-limited", "7", Tone::Gone, Block::Destruction, "{who}の{skill}が破壊された{doom}。",
     "{who}'s {skill} is destroyed{doom}.", "{who}の{skill}が破壊された!"},
    {"destroyed-shadow", "7", Tone::Gone, Block::Destruction, "{who}の{skill}が破壊された{doom}。",
     "{who}'s {skill} is destroyed{doom}.", "{who}の{skill}が破壊された!"},
    {"weakens", "7", Tone::State, Block::Effect, //
     "{state}の効果で、{who}の{skill}が{to}に変化した。",
     "By {state} {who}'s {skill} turns into {to}.", "{who}の{skill}が{to}に変化した!"},
    {"defeat", "4", Tone::End, Block::Verdict, //
     "{who}の所持スキルは全て破壊されている。{foe}の勝利。",
     "{who}'s skills are all destroyed. {foe} wins.", ""},
    {"defeat-of-mover", "4", Tone::End, Block::Verdict,
     "両者の所持スキルは全て破壊されている。攻撃権を持つ{who}の敗北、{foe}の勝利。",
     "All skills of both sides are destroyed: {who}, whose attack phase it was, loses and {foe} wins.",
     ""},
    {"draw", "4", Tone::End, Block::Verdict, //
     "両者の所持スキルは全て破壊されている。引き分け。",
     "All skills of both sides are destroyed. A draw.", ""},
    {"limit", "8", Tone::End, Block::Verdict, //
     "{round}ラウンドで決着がつかず、引き分け。", "No decision in {round} rounds. A draw.", ""},
}};

} // namespace

std::span<const Tale> catalogue() { return kTales; }

} // namespace shiaiba::shiden
