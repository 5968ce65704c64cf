// Catalogue of messages: for each kind of event its id, clause and tone, and its sentences in
// Japanese and English.
#include "rulesets/rakuen/fight/events.hpp"

namespace shiaiba::rakuen {
namespace {

// Places in sentences: {who} the event's side, {foe} the other side; {roll}, {from} and {to} dice
// as dice tools print them; {av}, {hv}, {ev}, {hpsum}, {insum}, {paidsum} sums (terms.hpp); {skill}
// and {skill:id} a skill of {who}, {theirs:id} one of {foe}. Asides have places of their own
// (asides.cpp). Any other place is the number of the fact with that name. What dice come to has a
// tone, so that an exchange in short is told by it and not by the dice.
constexpr std::array<EventRow, kEventKinds> kRows{{
    {"initiative", "5.1", Tone::Note, "{who} {roll}", "{who} rolls for who is first: {roll}"},
    {"initiative-tie", "5.1", Tone::Note, "どちらも{value}：振り直し。",
     "Both have {value}: they roll again."},
    {"order-first", "5.1", Tone::Use, "{who}は先攻を選択（{more}は{less}を上回る）。",
     "{who} chooses to attack first ({more} is more than {less})."},
    {"order-second", "5.1", Tone::Use, "{who}は後攻を選択（{more}は{less}を上回る）。",
     "{who} lets {foe} attack first ({more} is more than {less})."},
    {"build", "5.1", Tone::Note, "{who} POW {POW} / SPD {SPD} / WIZ {WIZ}",
     "{who} has POW {POW} / SPD {SPD} / WIZ {WIZ}"},
    {"attack", "6.1", Tone::Use, "{who}の攻撃：{ability} {points}{skills}{sp}{barred}",
     "{who} attacks: {ability} {points}{skills}{sp}{barred}"},
    {"invisible", "8.1", Tone::Use,
     "{who}のインビジブル攻撃：{ability} {points}{skills}{sp}{barred}（強制チェイン 1+(IN {in}−発動値{threshold})={forced}回{least}）",
     "{who} attacks invisibly: {ability} {points}{skills}{sp}{barred} (forced chains: 1+(IN {in}−threshold {threshold})={forced}{least})"},
    {"charge", "13.8", Tone::Use, "{who}の{skill}{sp}。", "{who} uses {skill}{sp}."},
    {"pair", "3", Tone::Note, "{who} {die}{roll}{rewritten}", "{who} rolls {die}{roll}{rewritten}"},
    {"pair-chain", "6.1", Tone::Hit, "{who} {chained} {roll}{rewritten}",
     "{who} rolls {chained}: {roll}{rewritten}"},
    {"pair-forced", "8.2", Tone::Hit, "{who} インビジブル攻撃追加 {roll}{rewritten}",
     "{who} rolls on for the invisible attack: {roll}{rewritten}"},
    {"pair-paid", "9", Tone::Note, "{who} インビジブル防御ダイス IN {paidsum} {roll}",
     "{who} pays IN {paidsum} and rolls for the invisible guard: {roll}"},
    {"use", "13.1", Tone::Use, "{who}の{skill}{sp}。", "{who} uses {skill}{sp}."},
    {"shift", "13.4", Tone::Use, "{who}の{skill}：{from}→{to}{chains}{sp}",
     "{who} uses {skill}: {from}→{to}{chains}{sp}"},
    {"values", "6.2", Tone::State, "攻撃値 {av}{bonus}、命中値 {hv}{aim}。{critical}",
     "The attack value is {av}{bonus}, the hit value {hv}{aim}.{critical}"},
    {"gain", "13.6", Tone::Note, "{names}：{who} IN {insum}{once}",
     "{who} gains IN {insum} by {names}{once}."},
    {"reset", "10", Tone::Note, "{skill:finisher}：{who} IN {in}→0、回避回数 {evades}→0。",
     "{skill:finisher} takes {who}'s IN {in}→0 and evasions {evades}→0."},
    {"charged", "13.8", Tone::State, "{who} IN {insum}{charged}",
     "{who} gains IN {insum}{charged}"},
    {"attack-skipped-stun", "5.2", Tone::State,
     "{who}はスタンで行動不能：アタックフェイズをスキップ{ends}。IN {insum}",
     "{who} is stunned, and so incapacitated: the attack phase is skipped{ends} and brings IN {insum}"},
    {"attack-skipped-recoil", "5.2", Tone::State,
     "{who}はインビジブル攻撃のデメリットで行動不能：アタックフェイズをスキップ{ends}。IN {insum}",
     "{who} is incapacitated by the recoil: the attack phase is skipped{ends} and brings IN {insum}"},
    {"guard", "7.2", Tone::Use, "{who}は防御{skills}{sp}。", "{who} guards{with}{sp}."},
    {"evade", "7.1", Tone::Use, "{who}は回避{skills}{sp}。", "{who} tries to evade{with}{sp}."},
    {"iguard", "9", Tone::Use, "{who}のインビジブル防御{skills}{sp}。",
     "{who} guards invisibly{with}{sp}."},
    {"iguard-stops", "9", Tone::Note, "{who}は{stop}。", "{who} {stop}."},
    {"guard-skipped-recoil", "8.3", Tone::State,
     "{who}はインビジブル攻撃のデメリット{broken}で行動不能：ガードフェイズをスキップ{besides}。",
     "{who} is incapacitated by the recoil{broken}: the guard phase is skipped{besides}."},
    {"guard-skipped-break", "13.7", Tone::State,
     "{who}は{theirs:break}で行動不能：ガードフェイズをスキップ{besides}。",
     "{who} is incapacitated by {theirs:break}: the guard phase is skipped{besides}."},
    {"evaded", "7.1", Tone::State, "{who} 回避:成功（回避値{ev}は命中値{hit}以上）。",
     "{who} evades: evade value {ev} reaches hit value {hit}."},
    {"evade-failed", "7.1", Tone::Hit,
     "{who} 回避:失敗（回避値{ev}は命中値{hit}未満）{unstunned}。",
     "{who} fails to evade: evade value {ev} is below hit value {hit}{unstunned}."},
    {"guard-held", "14", Tone::Note, "{who} 防御:成功（{struck}）。",
     "{who}'s guard succeeds: {struck}."},
    {"guard-broken", "14", Tone::Hit, "{who} 防御:失敗（{struck}）。",
     "{who}'s guard fails: {struck}."},
    {"no-effect", "14", Tone::Note, "{who}の{skill}{spent}：{why}。",
     "{who}'s {skill}{spent} {why}."},
    {"damage", "11", Tone::Hit, "{who} HP {hpsum} / IN {insum}{brought}",
     "{who} takes damage: HP {hpsum} / IN {insum}{brought}"},
    {"no-damage", "11", Tone::Note, "{who} HP {hp}（{unhurt}ダメージ無し） / IN {insum}{brought}",
     "{who} takes no damage{unhurt}: HP {hp} / IN {insum}{brought}"},
    {"unhurt", "11", Tone::Note, "{who} HP {hp}（{unhurt}ダメージ無し）",
     "{who} takes no damage{unhurt}: HP {hp}"},
    {"defeated", "12", Tone::Gone, "{who} HP {hpsum}", "{who} is defeated: HP {hpsum}"},
    {"stunned", "7.3", Tone::State, "{who}にスタン発生{stunner}。次のアタックフェイズはスキップ。",
     "{who} is stunned{stunner}: the next attack phase will be skipped."},
    {"sealed", "13.2", Tone::State,
     "{who}は{theirs}で封印状態になる：次のアタックフェイズではインビジブル攻撃もスキルも使えない。",
     "{who} is sealed by {theirs}: the next attack phase allows no invisible attack and no skills."},
    {"back", "11", Tone::Fire,
     "{foe}の{theirs}：{who}に{of}÷2={damage}ダメージ{rounded}。HP {hpsum}",
     "{foe}'s {theirs} throws {of}÷2={damage}{rounded} back at {who}: HP {hpsum}"},
    {"back-nothing", "11", Tone::Note,
     "{foe}の{theirs}：{of}÷2={damage}{rounded}、{who} HP {hp}（ダメージ無し）",
     "{foe}'s {theirs} throws {of}÷2={damage}{rounded} back: {who} takes no damage, HP {hp}"},
    {"invisible-ends", "8.3", Tone::State,
     "{who} IN {in}→0。インビジブル攻撃のデメリット：{recoil}は行動不能。",
     "The invisible attack takes {who}'s IN {in}→0. Recoil: {who} is incapacitated in {recoil}."},
    {"trump-failed", "13.9", Tone::Gone,
     "{who}の{skill:trump}:失敗。{foe}のHPが1以上なので、HP {hp}→0、強制敗北。",
     "{who}'s {skill:trump} fails: {foe} still has HP, so HP {hp}→0 and {who} is defeated."},
    {"surrender", "12", Tone::End, "{who}は降参。", "{who} surrenders."},
    {"win", "12", Tone::End, "{who}の勝ち。", "{who} wins."},
    {"limit", "12", Tone::End, "{turn}ターンで決着がつかず、引き分け。",
     "Nothing is decided within {turn} turns: the battle is a draw."},
}};

} // namespace

std::span<const EventRow> catalogue() { return kRows; }

EventKind kind_of(const Event& event) { return static_cast<EventKind>(row_of(kRows, event.kind)); }

} // namespace shiaiba::rakuen
