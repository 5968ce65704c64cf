// The catalogue of sentences.
//
// Places: {who} the event's side, {foe} the other one; {ability} POW, SPD or WIZ; {skill} a skill;
// {plus1}{skill1} the skills declared, {roll} a pair as dice tools print it, {av} {hv} the sums of both
// values, {hpsum} {insum} those of HP and IN; numbers by their names.
#include "rulesets/rakuen/words/tales.hpp"

namespace shiaiba::rakuen {
namespace {

constexpr std::array<TaleFacts, kTales> kTaleFacts{{
    {"initiative", "5.1", Tone::Note, "{who} {roll}", "{who} {roll}"},
    {"order-first", "5.1", Tone::Use, "{who}は先攻を選ぶ。", "{who} chooses to attack first."},
    {"order-second", "5.1", Tone::Use, "{who}は後攻を選ぶ。", "{who} lets {foe} attack first."},
    {"build", "5.1", Tone::Note, "{who} POW {POW} / SPD {SPD} / WIZ {WIZ}",
     "{who} POW {POW} / SPD {SPD} / WIZ {WIZ}"},
    {"attack", "6.1", Tone::Use, "{who}の攻撃：{ability} {points}{plus1}{skill1}{plus2}{skill2}",
     "{who} attacks: {ability} {points}{plus1}{skill1}{plus2}{skill2}"},
    {"invisible", "8.1", Tone::Use,
     "{who}のインビジブル攻撃：{ability} {points}{plus1}{skill1}{plus2}{skill2}（強制チェイン{forced}回）",
     "{who}'s invisible attack: {ability} {points}{plus1}{skill1}{plus2}{skill2} ({forced} × forced chain)"},
    {"charge", "13.8", Tone::Use, "{who}の{skill}。", "{who} uses {skill}."},
    {"pair", "3", Tone::Note, "{who} {roll}", "{who} {roll}"},
    {"pair-chain", "6.1", Tone::Hit, "{who} チェイン {roll}", "{who} chain {roll}"},
    {"pair-forced", "8.2", Tone::Hit, "{who} 強制チェイン {roll}", "{who} forced chain {roll}"},
    {"pair-paid", "9", Tone::Note, "{who} IN−{paid} {roll}", "{who} IN−{paid} {roll}"},
    {"use", "13.1", Tone::Use, "{who}の{skill}。", "{who} uses {skill}."},
    {"shift", "13.4", Tone::Use, "{who}の{skill}：{from}→{to}", "{who}'s {skill}: {from}→{to}"},
    {"values", "6.2", Tone::Note, "攻撃値 {av}、命中値 {hv}。",
     "Attack value {av}, hit value {hv}."},
    {"gain", "13.6", Tone::State, "{who} IN {insum}", "{who} IN {insum}"},
    {"reset", "10", Tone::State, "{who}のINと回避回数は0になる。",
     "{who}'s IN and evasions return to 0."},
    {"charged", "13.8", Tone::State, "{who} IN {insum}", "{who} IN {insum}"},
    {"attack-skipped-stun", "5.2", Tone::State, "{who}はスタンのため攻撃できない。IN {insum}",
     "{who} is stunned and can't attack. IN {insum}"},
    {"attack-skipped-recoil", "5.2", Tone::State, "{who}は反動のため攻撃できない。IN {insum}",
     "{who} can't attack because of the recoil. IN {insum}"},
    {"guard", "7.2", Tone::Use, "{who}は防御{plus1}{skill1}。", "{who} guards{plus1}{skill1}."},
    {"evade", "7.1", Tone::Use, "{who}は回避{plus1}{skill1}。",
     "{who} tries to evade{plus1}{skill1}."},
    {"iguard", "9", Tone::Use, "{who}のインビジブル防御{plus1}{skill1}。",
     "{who}'s invisible guard{plus1}{skill1}."},
    {"guard-skipped-recoil", "8.3", Tone::State, "{who}は反動のため防御も回避もできない。",
     "{who} can neither guard nor evade because of the recoil."},
    {"guard-skipped-break", "13.7", Tone::State, "{who}は突破され、防御も回避もできない。",
     "{who}'s guard is broken: neither guard nor evasion."},
    {"evaded", "7.1", Tone::Note, "回避値{value}は命中値{hit}に届く。回避成功。",
     "Evade value {value} reaches {hit}: evaded."},
    {"evade-failed", "7.1", Tone::Hit, "回避値{value}は命中値{hit}に届かない。回避失敗。",
     "Evade value {value} falls short of {hit}: not evaded."},
    {"guard-held", "14", Tone::Note, "{who}の防御は崩れない。", "{who}'s guard holds."},
    {"guard-broken", "14", Tone::Hit, "{who}の防御は崩れる。", "{who}'s guard gives way."},
    {"damage", "11", Tone::Hit, "{who} HP {hpsum} / IN {insum}", "{who} HP {hpsum} / IN {insum}"},
    {"no-damage", "11", Tone::Note, "{who} HP {hp}（ダメージなし） / IN {insum}",
     "{who} HP {hp} (no damage) / IN {insum}"},
    {"unhurt", "11", Tone::Note, "{who} HP {hp}（ダメージなし）", "{who} HP {hp} (no damage)"},
    {"defeated", "12", Tone::Gone, "{who} HP {hpsum}", "{who} HP {hpsum}"},
    {"stunned", "7.3", Tone::State, "{who}はスタンした。", "{who} is stunned."},
    {"sealed", "13.2", Tone::State, "{who}は封印された。", "{who} is sealed."},
    {"back", "11", Tone::Fire, "{skill}が返る。{who} HP {hpsum}",
     "{skill} strikes back: {who} HP {hpsum}"},
    {"back-nothing", "11", Tone::Note, "{skill}が返る。{who} HP {hp}（ダメージなし）",
     "{skill} strikes back: {who} HP {hp} (no damage)"},
    {"invisible-ends", "8.3", Tone::State,
     "{who}のINは0になり、次の自分のフェイズは反動で失われる。",
     "{who}'s IN returns to 0, and the recoil costs {who} the next phase."},
    {"trump-failed", "13.9", Tone::Gone, "{who}の切札は相手を倒せなかった。HP 0",
     "{who}'s Trump left {foe} standing: HP 0"},
    {"surrender", "12", Tone::End, "{who}は降参した。", "{who} surrenders."},
    {"win", "12", Tone::End, "{who}の勝ち。", "{who} wins."},
    {"limit", "12", Tone::End, "{turn}ターンで決着がつかず、引き分け。",
     "No decision within {turn} turns: a draw."},
}};

} // namespace

const TaleFacts& facts(Tale tale) { return kTaleFacts[static_cast<std::size_t>(tale)]; }

Tale tale_of(const Event& event) {
    std::size_t k = 0;
    while (k + 1 < kTales && kTaleFacts[k].kind != event.kind) ++k;
    return static_cast<Tale>(k);
}

const TaleFacts& facts_of(const Event& event) { return facts(tale_of(event)); }

} // namespace shiaiba::rakuen
