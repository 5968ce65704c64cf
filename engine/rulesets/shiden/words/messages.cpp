// The catalogue of messages (Japanese, English and the game's own paper notation), and how the facts of an event
// fill it.
#include "rulesets/shiden/fight/events.hpp"

#include <string>
#include <utility>

#include "core/fight/narrator.hpp"
#include "rulesets/shiden/sheet/names.hpp"
#include "rulesets/shiden/words/words.hpp"

namespace shiaiba::shiden {
namespace {

constexpr std::array<TaleFacts, kEventKinds> kTaleFacts{{
    {"initiative-speed", "4.2", Tone::Note, Block::Head,
     "{skillA} 速度{speedA}、{skillB} 速度{speedB}。{who}が先に動く。",
     "{skillA} speed {speedA}, {skillB} speed {speedB}. {who} goes first.", ""},
    {"initiative-even", "4.2", Tone::Note, Block::Head,
     "{skillA} 速度{speedA}、{skillB} 速度{speedB}。両者が同時に動く。",
     "{skillA} speed {speedA}, {skillB} speed {speedB}. Both act at once.", ""},
    {"initiative-sensei", "4.2", Tone::Note, Block::Head,
     "{skillA} 速度{speedA}、{skillB} 速度{speedB}。{state}により、{who}が先に動く。",
     "{skillA} speed {speedA}, {skillB} speed {speedB}. {state} lets {who} go first.",
     ">{state}の効果で{who}が先攻になる!"},
    {"initiative-stun", "4.2", Tone::Note, Block::Head,
     "{skillA} 速度{speedA}、{skillB} 速度{speedB}。{foe}は{state}のため後になり、{who}が先に動く。",
     "{skillA} speed {speedA}, {skillB} speed {speedB}. {state} makes {foe} wait; {who} goes "
     "first.",
     ">{state}の効果で{foe}が後攻になる!"},
    {"rengeki", "4.5", Tone::Use, Block::Head, //
     "{who}の{skill}。もう一度動く。", "{who}'s {skill} lets {who} act once more.",
     "{who}の{skill}の効果でもう一度行動する!"},
    {"rinkou", "4.4", Tone::Use, Block::Head, //
     "{who}の{skill}。両者の状態がすべて終わる。",
     "{who}'s {skill} ends every state of both sides.",
     "{who}の{skill}の効果で全ての状態が解除される!"},
    {"state-ends", "3", Tone::State, Block::Effect, //
     "{who}の{state}が終わる。", "{who} is no longer under {state}.",
     "{who}の{state}が解除された!"},
    {"state-ends-partly", "R2", Tone::State, Block::Effect, //
     "{who}の{state}が{n}つ終わり、{left}つ残る。", "{n} × {state} of {who} ends; {left} left.",
     "{who}の{state}が{n}つ解除された!"},
    {"skips-hidden", "4.3", Tone::Note, Block::Use, //
     "{who}の{skill}は、奇数ラウンドには選べない。",
     "{who}'s {skill} can't be chosen in an odd round.", ""},
    {"uragasumi", "4.3", Tone::Note, Block::Use, //
     "{who}の{skill}により、使える最後尾のスキルを選ぶ。",
     "{who}'s {skill} picks the rearmost skill that can be used.", ""},
    {"uragasumi-idle", "R3", Tone::Note, Block::Use,
     "{who}の{skill}が指す最後尾の{other}は選べない。選べる最初のスキルを使う。",
     "{who}'s {skill} means the rearmost skill, {other}, which can't be chosen; the first that can "
     "is used.",
     "{who}の{other}は使えない!"},
    {"use", "4.3", Tone::Use, Block::Use, //
     "{who}の{skill}。速度{speed}、ダメージ{damage}。",
     "{who} uses {skill}: speed {speed}, damage {damage}.",
     "{who}の{skill}!\n>{foe}に{damage}点のダメージ!(速度:{speed})"},
    {"use-confused", "5.6", Tone::Use, Block::Use,
     "{who}の{skill}。{state}のため速度{speed}、ダメージ{damage}。",
     "{who} uses {skill}: speed {speed} because of {state}, damage {damage}.",
     "{who}の{skill}!\n>{state}の効果で速度が0になっている!\n"
     ">{foe}に{damage}点のダメージ!(速度:{speed})"},
    {"use-support", "4.3", Tone::Use, Block::Use, //
     "{who}の{skill}。", "{who} uses {skill}.", "{who}の{skill}!"},
    {"use-bonda", "4.3", Tone::Use, Block::Use,
     "{who}には使えるスキルがない。{skill}、速度{speed}、ダメージ{damage}。",
     "{who} has nothing to use: {skill}, speed {speed}, damage {damage}.",
     "{who}の{skill}!\n>{foe}に{damage}点のダメージ!(速度:{speed})"},
    {"uses-nothing", "R4", Tone::Use, Block::Use, //
     "{who}は何も使わない。", "{who} uses nothing.", "{who}は何も使わない!"},
    {"readies-ren", "4.4", Tone::Note, Block::Use,
     "{other}が{skill}に加わる。このダメージへの迎撃をひとつ打ち消す。",
     "{other} backs {skill}: one intercept against this damage will be cancelled.", ""},
    {"readies-jun", "4.4", Tone::Note, Block::Use, //
     "{other}が{skill}に加わる。{who}は防壁も2つ受ける。",
     "{other} backs {skill}: {who} will also get 2 × Barrier.", ""},
    {"nullified", "3", Tone::State, Block::Damage, //
     "{who}は{state}を受けている。ダメージはすべて無効。",
     "{who} is under {state}: all the damage is cancelled.",
     ">{state}の効果でダメージが無効化された!"},
    {"blocked", "3", Tone::State, Block::Damage,
     "{who}の{state}がひとつ消え、ダメージはすべて無効。残り{n}。",
     "{who} spends one {state}: all the damage is cancelled; {n} left.",
     ">{state}の効果でダメージが無効化された!"},
    {"hit", "5.1", Tone::Hit, Block::Damage, //
     "{who}の{skill}が傷つく。", "{who}'s {skill} is hit.", ">{who}の{skill}にダメージを与えた!"},
    {"hit-too-slow", "5.3", Tone::Hit, Block::Damage,
     "{who}の{skill}が傷つく。速度{speed}では応じられない。",
     "{who}'s {skill} is hit; speed {speed} is too slow to intercept.",
     ">{who}の{skill}にダメージを与えた!\n>{who}の{skill}は発動しない!"},
    {"hit-cancelled", "5.4", Tone::Hit, Block::Damage,
     "{who}の{skill}が傷つくが、{foe}の{foeskill}が迎撃を打ち消す。",
     "{who}'s {skill} is hit, but {foe}'s {foeskill} cancels its intercept.",
     ">{who}の{skill}にダメージを与えた!\n"
     ">{foe}の{foeskill}の効果で{who}の{skill}の発動が無効化された!"},
    {"no-target", "5.1", Tone::Note, Block::Damage, //
     "もう当てる先がなく、残る{rest}は消える。",
     "There is nothing left to hit; the remaining damage of {rest} is lost.", ""},
    {"fire", "5.3", Tone::Fire, Block::Damage, //
     "{who}の{skill}が応じる（速度{speed}）。", "{who}'s {skill} intercepts (speed {speed}).",
     ">{who}の{skill}が発動!(速度:{speed})"},
    {"fire-nullified", "3", Tone::State, Block::Damage,
     "{who}は{state}を受けている。迎撃のダメージは無効。",
     "{who} is under {state}: the intercept's damage is cancelled.",
     ">>{state}の効果でダメージが無効化された!"},
    {"fire-hit", "5.3", Tone::Hit, Block::Damage, //
     "{who}の{skill}が傷つく。", "{who}'s {skill} is hit in return.",
     ">>{who}の{skill}にダメージを与えた!"},
    {"fire-nothing", "5.3", Tone::Note, Block::Damage, //
     "{foe}の{foeskill}は列にないので、傷つかない。", "{foe}'s {foeskill} can't be hit.", ""},
    {"interrupted", "5.3", Tone::Note, Block::Damage,
     "{who}の{skill}はここで断たれ、残る{rest}は届かない。",
     "{who}'s {skill} is interrupted here; the remaining damage of {rest} is lost.",
     ">{who}の{skill}が強制中断された!"},
    {"interrupted-last", "5.3", Tone::Note, Block::Damage,
     "{who}の{skill}はここで断たれる。残るダメージはない。",
     "{who}'s {skill} is interrupted here; no damage was left.",
     ">{who}の{skill}が強制中断された!"},
    {"gain", "3", Tone::State, Block::Effect, //
     "{by}により、{who}は{state}を受ける。", "{by} puts {who} under {state}.",
     "{who}は{state}を受けた!"},
    {"gain-many", "3", Tone::State, Block::Effect,
     "{by}により、{who}は{state}を{n}つ受ける（計{total}）。",
     "{by} gives {who} {n} × {state} ({total} in all).", "{who}は{state}を{n}つ受けた!"},
    {"keeps", "3", Tone::State, Block::Effect, "{by}が働くが、{who}はすでに{state}を受けている。",
     "{by} works, but {who} is under {state} already.", "{who}はすでに{state}を受けている!"},
    {"spared", "2", Tone::Note, Block::Effect,
     "迎撃されたので、{foe}の{foeskill}は{who}に{state}を与えない。",
     "{foe}'s {foeskill} was intercepted, so {who} is spared {state}.", ""},
    {"loses-effects", "R8", Tone::Note, Block::Effect,
     "{who}の{skill}は断たれたので、ほかの効果も失われる。",
     "{who}'s {skill} was interrupted and loses its other effects too.",
     "{who}の{skill}の効果は失われた!"},
    {"designates", "2", Tone::State, Block::Effect,
     "{who}の{skill}が、{foe}の{foeskill}を名指す。同名のスキルはラウンドの終わりに失われる。",
     "{who}'s {skill} names {foe}'s {foeskill}: every skill of that name is lost when the round "
     "ends.",
     "{foe}の{foeskill}が指定された!"},
    {"designates-place", "R6", Tone::State, Block::Effect,
     "{who}の{skill}が、{foe}の{foeskill}を名指す。ラウンドの終わりにその位置にある名のスキルが失われる。",
     "{who}'s {skill} names {foe}'s {foeskill}: every skill of the name that stands at that place "
     "when the round ends is lost.",
     "{foe}の{foeskill}が指定された!"},
    {"changes", "2", Tone::State, Block::Effect, //
     "{foe}の{foeskill}により、{who}の{skill}が{to}に変わる。",
     "{foe}'s {foeskill} turns {who}'s {skill} into {to}.", "{who}の{skill}が{to}に変化した!"},
    {"stays-limited", "2", Tone::Note, Block::Effect,
     "{who}の{skill}はリミテッドなので、{foe}の{foeskill}でも変わらない。",
     "{who}'s {skill} is limited, so {foe}'s {foeskill} doesn't change it.",
     "{who}の{skill}は変化しない!"},
    {"destroyed", "6.1", Tone::Gone, Block::Destruction, //
     "{who}は{skill}を失う。", "{who} loses {skill}.", "{who}の{skill}が破壊された!"},
    {"saved", "6.2", Tone::Gone, Block::Destruction,
     "{who}の{other}が身代わりに失われ、{skill}は残る。",
     "{who}'s {other} is lost in place of {skill}.",
     "{who}の{other}によって{skill}の破壊が無効化された!\n{who}の{other}が破壊された!"},
    {"not-saved", "R9", Tone::Note, Block::Destruction, //
     "{who}の{other}は、{skill}をこの破壊からは守らない。",
     "{who}'s {other} doesn't save {skill} from this.", "{who}の{other}は{skill}を守らない!"},
    {"destroyed-limited", "7", Tone::Gone, Block::Destruction,
     "{who}は{skill}を失う（リミテッド）。", "{who} loses {skill}, limited and used.",
     "{who}の{skill}が破壊された!"},
    {"destroyed-shadow", "7", Tone::Gone, Block::Destruction,
     "{who}は{skill}を失う（影討の名指し）。", "{who} loses {skill}, named by Kageuchi.",
     "{who}の{skill}が破壊された!"},
    {"weakens", "7", Tone::State, Block::Effect, //
     "{state}により、{who}の{skill}が{to}に変わる。", "{state} turns {who}'s {skill} into {to}.",
     "{who}の{skill}が{to}に変化した!"},
    {"defeat", "4", Tone::End, Block::Verdict, //
     "{who}に残るスキルはない。{foe}の勝ち。", "{who} has no skill left. {foe} wins.", ""},
    {"defeat-of-mover", "4", Tone::End, Block::Verdict,
     "どちらにもスキルは残っていない。攻めた{who}の負け、{foe}の勝ち。",
     "Neither side has a skill left: {who}, who attacked, loses and {foe} wins.", ""},
    {"draw", "4", Tone::End, Block::Verdict, //
     "どちらにもスキルは残っていない。引き分け。", "Neither side has a skill left. A draw.", ""},
    {"limit", "8", Tone::End, Block::Verdict, //
     "{round}ラウンドで決着がつかず、引き分け。", "No decision in {round} rounds. A draw.", ""},
}};

} // namespace

const TaleFacts& facts(EventKind kind) { return kTaleFacts[static_cast<std::size_t>(kind)]; }

const TaleFacts& facts_of(const Event& event) {
    for (const TaleFacts& kind : kTaleFacts) {
        if (kind.kind == event.kind) return kind;
    }
    return facts(EventKind::Limit);
}

// Fills the sentences of the catalogue with the facts of an event.

namespace {

/// A skill fact: its name under `key`, its level under `level_key`.
Span skill_span(const Event& event, std::string_view key, std::string_view level_key, Side owner,
                Lang lang, bool paper) {
    const std::string_view word = event.word(key);
    const auto skill = skill_named(word);
    if (!skill) return {Span::Kind::Text, lang == Lang::Ja ? "なし" : "(none)"};
    const int level = event.number(level_key);
    const bool numbered = level > 0 || (paper && *skill == Skill::Bonda);
    std::string said(name_in(*skill, lang));
    Span span{Span::Kind::Skill, std::move(said), name(*skill), numbered ? level : -1, owner};
    return span;
}

Span state_span(std::string_view word, Lang lang) {
    for (int k = 0; k < kStates; ++k) {
        const auto state = static_cast<State>(k);
        if (name(state) == word) {
            return {Span::Kind::State, std::string(name_in(state, lang)), name(state)};
        }
    }
    return {};
}

constexpr std::array<PhaseWords, 8> kPhaseWords{{
    {"start", "開始", "Start"},
    {"initiative", "先攻を決める", "Initiative"},
    {"attack", "{who}の攻撃", "{who} attacks"},
    {"simultaneous", "同時行動", "Both act at once"},
    {"extra-attack", "{who}の連撃", "{who} attacks again"},
    {"extra-simultaneous", "連撃による同時行動", "Both act once more"},
    {"end", "終了", "End of the round"},
    {"verdict", "勝敗", "Verdict"},
}};

} // namespace

Span fill(const Event& event, std::string_view key, const Names& names, Lang lang, bool paper) {
    const Side side = event.side;
    if (key == "who") return name_span(names, side, lang);
    if (key == "foe") return name_span(names, other(side), lang);
    if (key == "skill") return skill_span(event, key, "level", side, lang, paper);
    if (key == "other") return skill_span(event, key, "otherlevel", side, lang, paper);
    if (key == "foeskill") return skill_span(event, key, "foelevel", other(side), lang, paper);
    if (key == "to") return skill_span(event, key, "", side, lang, false);
    if (key == "by") {
        const Side owner = event.number("byside") == 0 ? side : other(side);
        return skill_span(event, key, "bylevel", owner, lang, paper);
    }
    if (key == "skillA") return skill_span(event, key, "levelA", Side::A, lang, paper);
    if (key == "skillB") return skill_span(event, key, "levelB", Side::B, lang, paper);
    if (key == "state") return state_span(event.word(key), lang);
    return number_span(event.number(key));
}

Spans narrate(const Event& event, const Names& names, Lang lang) {
    const TaleFacts& kind = facts_of(event);
    return expand(lang == Lang::Ja ? kind.ja : kind.en,
                  [&](std::string_view key) { return fill(event, key, names, lang, false); });
}

Spans phase_title(const Phase& phase, const Names& names, Lang lang) {
    return shiaiba::phase_title(kPhaseWords, phase, names, lang);
}

} // namespace shiaiba::shiden
