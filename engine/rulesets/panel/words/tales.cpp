// The catalogue of sentences.
//
// Places: {who} the event's side, {foe} the other one; {skill} a skill; {status} a status; {of} the skill
// or status that an event comes from; {line} its text line; {attrs} attributes of a use; {object} what bears
// a status; {panels} places of panels; {pattern} elements; {die} what was rolled, {element} that of the face; {op} what is done to panels; numbers by their names.
#include "rulesets/panel/words/tales.hpp"

namespace shiaiba::panel {
namespace {

constexpr std::array<TaleFacts, kTales> kTaleFacts{{
    {"die-initiative", "3.2", Tone::Note, "{who} 先制 {die}", "{who} initiative {die}"},
    {"die-order", "4.4", Tone::Note, "先制未決定の順 {die}", "Order while undecided {die}"},
    {"die-recover", "6.3", Tone::Note, "{who}の{object}の{status}：回復判定 {die}",
     "{who}: {status} on {object}, recovery check {die}"},
    {"die-roll", "6.1", Tone::Note, "{who}の{object}をロール {die}（{element}）",
     "{who}'s {object} is rolled {die} ({element})"},
    {"die-tie", "3.4", Tone::Note, "{who} {die}", "{who} {die}"},
    {"first", "3.2", Tone::Note, "{who}が先攻（{a}対{b}）。", "{who} goes first ({a} to {b})."},
    {"transcribed", "2.1", Tone::Use, "{who}は{pattern}を転写する。",
     "{who} transcribes {pattern}."},
    {"use", "5.2", Tone::Use, "{who}は{skill}を使用する（パネル{panels}）。",
     "{who} uses {skill} (panels {panels})."},
    {"unused", "3.2", Tone::Note, "{who}は能動スキルを使用しない。", "{who} uses no active skill."},
    {"place-use", "4.1", Tone::Note, "#{number} {skill}の使用 {attrs}を置く",
     "#{number} use of {skill} {attrs} is placed"},
    {"place-effect", "4.1", Tone::Note, "#{number} {of} {line}を置く",
     "#{number} {of} {line} is placed"},
    {"place-attack", "4.1", Tone::Note, "#{number} {who}の攻撃{damage}点 {attrs}を置く",
     "#{number} attack of {who} for {damage} {attrs} is placed"},
    {"place-counter", "4.1", Tone::Note, "#{number} {who}の反撃{damage}点 {attrs}を置く",
     "#{number} counter-attack of {who} for {damage} {attrs} is placed"},
    {"resolve-use", "4.1", Tone::Note, "#{number} {skill}の使用を解決する",
     "#{number} use of {skill} resolves"},
    {"resolve-effect", "4.1", Tone::Use, "#{number} {of} {line}", "#{number} {of} {line}"},
    {"resolve-attack", "5.6", Tone::Hit, "#{number} 攻撃{damage}点：{foe} HP {hp}",
     "#{number} attack for {damage}: {foe} HP {hp}"},
    {"resolve-counter", "5.6", Tone::Hit, "#{number} 反撃{damage}点：{foe} HP {hp}",
     "#{number} counter-attack for {damage}: {foe} HP {hp}"},
    {"unpaid", "5.2", Tone::Note, "{who}の{skill}が誘発するが支払えない。",
     "{who}'s {skill} triggers but cannot be paid."},
    {"strength", "5.6", Tone::State, "#{number}のダメージは{damage}点になる。",
     "The damage of #{number} becomes {damage}."},
    {"cancelled", "4.5", Tone::Gone, "#{number}は打ち消された。", "#{number} is cancelled."},
    {"hurt", "7.2", Tone::Hit, "{who} HP {hp}", "{who} HP {hp}"},
    {"healed", "7.2", Tone::State, "{who} HP {hp}", "{who} HP {hp}"},
    {"maintained", "5.5", Tone::State, "{who}は{skill}を維持する。", "{who} maintains {skill}."},
    {"released", "5.5", Tone::Gone, "{who}の{skill}の維持が終わる。",
     "{who} no longer maintains {skill}."},
    {"given", "6.2", Tone::State, "{who}の{object}は{status}になる。",
     "{who}'s {object} is under {status}."},
    {"ended", "6.2", Tone::State, "{who}の{object}の{status}が終わる。",
     "{status} on {who}'s {object} ends."},
    {"spent", "7.2", Tone::State, "{who}は{status}を{n}つ消費する。", "{who} spends {n} {status}."},
    {"panels", "7.2", Tone::State, "{who}のパネル{panels}：{op}", "{who}'s panels {panels}: {op}"},
    {"lost", "7.2", Tone::Gone, "{who}は{skill}を失う。", "{who} loses {skill}."},
    {"refresh", "3.2", Tone::Note, "HP {a}/{mosta}、{b}/{mostb}", "HP {a}/{mosta} and {b}/{mostb}"},
    {"loop", "4.6", Tone::End, "無限ループとして対戦を終える。",
     "An infinite loop ends the battle."},
    {"time-out", "3.1", Tone::End, "8ターンが終わった。", "Eight turns are over."},
    {"both-defeated", "3.4", Tone::End, "両者が同時に敗北した。", "Both are defeated at once."},
    {"defeat", "3.1", Tone::End, "{foe}は敗北し、{who}の勝ち。", "{foe} is defeated: {who} wins."},
    {"win-lost", "3.4", Tone::End, "失ったHPは{a}対{b}、{who}の勝ち。",
     "HP lost: {a} to {b}. {who} wins."},
    {"win-dice", "3.4", Tone::End, "体力とダイスで{a}対{b}、{who}の勝ち。",
     "Vitality and die: {a} to {b}. {who} wins."},
}};

} // namespace

const TaleFacts& facts(Tale tale) { return kTaleFacts[static_cast<std::size_t>(tale)]; }

const TaleFacts& facts_of(const Event& event) {
    for (const TaleFacts& tale : kTaleFacts) {
        if (tale.kind == event.kind) return tale;
    }
    return kTaleFacts.back();
}

bool is_bookkeeping(const Event& event) {
    const auto tale = static_cast<Tale>(&facts_of(event) - kTaleFacts.data());
    switch (tale) {
    case Tale::PlaceUse:
    case Tale::PlaceEffect:
    case Tale::PlaceAttack:
    case Tale::PlaceCounter:
    case Tale::ResolveUse:
    case Tale::Strength:
    case Tale::Unpaid: return true;
    // What a use is for is known from the use; what triggers is an answer.
    case Tale::ResolveEffect: return event.number("triggered") == 0;
    default: return false;
    }
}

} // namespace shiaiba::panel
