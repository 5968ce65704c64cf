// One table: event kind, sentence in Japanese, sentence in English; and how its places are filled.
//
// Places: {who} whose event it is, {to} the other one, {targets} all that a skill reaches; {skill}, {status}; {cards};
// numbers by their names. A sentence with {cards} is said where the cards are known and there are any; the next one of
// the same kind elsewhere.
#include "rulesets/shinki/words/words.hpp"

#include <array>
#include <string>

#include "core/fight/narrator.hpp"
#include "core/system/typed_ruleset.hpp"
#include "rulesets/shinki/sheet/card.hpp"

namespace shiaiba::shinki {
namespace {

/// The facts that an event must have for a sentence, where there are several of its kind: the first that fits is told.
enum Needs : unsigned {
    kNothing = 0,
    /// Cards that the viewer may see.
    kSeenCards = 1,
    /// Targets, and others than the one who acts.
    kOtherTargets = 2,
    /// A contest that was won.
    kContestWon = 4,
    /// Damage without modifiers.
    kNoModifiers = 8,
};
struct Sentence {
    std::string_view kind;
    Tone tone;
    std::string_view ja;
    std::string_view en;
    unsigned needs = kNothing;
};
constexpr std::array<Sentence, 47> kSentences{{
    {"battle_start", Tone::Note, "戦いの幕が上がる。山札は{packs}組。",
     "The battle begins with {packs} pack(s)."},
    {"draw", Tone::Note, "{who}は{n}枚引いた（{cards}）。", "{who} draws {n} ({cards}).",
     kSeenCards},
    {"draw", Tone::Note, "{who}は{n}枚引いた。", "{who} draws {n}."},
    {"reshuffle", Tone::Note, "捨て札{n}枚が山札に戻る。", "{n} discards become the new deck."},
    {"no_card", Tone::Note, "引ける札がない。", "No card left to draw."},
    {"coin", Tone::Note, "同時。先手は{side}に決まった。", "A tie: {side} goes first."},
    {"turn_start", Tone::Note, "{who}の番。", "{who}'s turn."},
    {"move", Tone::Use, "{who}は第{from}列から第{to}列へ。",
     "{who} moves from column {from} to {to}."},
    {"skill", Tone::Use, "{who}の{skill}！ 対象は{targets}（札：{cards}）。",
     "{who} uses {skill} on {targets} (cards {cards}).", kSeenCards | kOtherTargets},
    {"skill", Tone::Use, "{who}の{skill}！ 対象は{targets}。", "{who} uses {skill} on {targets}.",
     kOtherTargets},
    {"skill", Tone::Use, "{who}の{skill}！（札：{cards}）", "{who} uses {skill} (cards {cards}).",
     kSeenCards},
    {"skill", Tone::Use, "{who}の{skill}！", "{who} uses {skill}."},
    {"cost", Tone::Hit, "{who}はHPを{n}削った。残りHP{hp}。", "{who} pays {n} HP; HP {hp}."},
    {"mill", Tone::Note, "{who}は山札から{cards}をめくって力にする。",
     "{who} turns up {cards} from the deck.", kSeenCards},
    {"kihaku", Tone::Note, "{who}の気魄は{total}枚。", "{who} has {total} kihaku."},
    {"give", Tone::Use, "{who}は{to}に{cards}を渡した。", "{who} hands {to} {cards}.", kSeenCards},
    {"give", Tone::Use, "{who}は{to}に札を{n}枚渡した。", "{who} hands {n} to {to}."},
    {"react", Tone::Use, "{who}は{skill}で応じる（{cards}）。",
     "{who} answers with {skill} ({cards}).", kSeenCards},
    {"react", Tone::Use, "{who}は{skill}で応じる。", "{who} answers with {skill}."},
    {"no_react", Tone::Note, "{who}は構えない。", "{who} does not react."},
    {"contest", Tone::Note, "{who}の{card}と{against}の読み合い：読み勝った。",
     "{who}'s {card} against {against}: read.", kContestWon},
    {"contest", Tone::Note, "{who}の{card}と{against}の読み合い：及ばない。",
     "{who}'s {card} against {against}: not enough."},
    {"negate", Tone::State, "{skill}は{who}に届かない。", "{skill} fails against {who}."},
    {"reduce", Tone::State, "{who}の受けるダメージは{total}減る。",
     "Damage to {who} is lowered by {total}."},
    {"damage", Tone::Hit, "{who}に{final}ダメージ（{base}、軽減{reduce}）。残りHP{hp}。",
     "{who} takes {final} ({base}, reduced by {reduce}); HP {hp}.", kNoModifiers},
    {"damage", Tone::Hit,
     "{who}に{final}ダメージ（{base}、補正{mods}、軽減{reduce}）。残りHP{hp}。",
     "{who} takes {final} ({base}, modified by {mods}, reduced by {reduce}); HP {hp}."},
    {"counter", Tone::Use, "{who}の{skill}が{to}に返る。", "{who}'s {skill} strikes back at {to}."},
    {"fatal", Tone::Fire, "消耗がたたり、{who}にフェイタル{n}点。残りHP{hp}。",
     "Strain: {who} suffers {n} fatal damage; HP {hp}."},
    {"heal", Tone::State, "{who}のHPが{n}戻り、{hp}になった。", "{who} recovers {n}; HP {hp}."},
    {"status_on", Tone::State, "{who}は{status}に。", "{who} gains {status}."},
    {"status_off", Tone::State, "{who}の{status}が消えた。", "{who} loses {status}."},
    {"immune", Tone::State, "{who}に{status}は効かない。", "{who} is immune to {status}."},
    {"tick", Tone::Fire, "{status}が{who}を蝕む。{n}ダメージ、残りHP{hp}。",
     "{status} deals {n} to {who}; HP {hp}."},
    {"discard", Tone::Note, "{who}は{cards}を捨てた。", "{who} discards {cards}.", kSeenCards},
    {"wait", Tone::Note, "{who}は様子を見る。", "{who} waits."},
    {"pass", Tone::Note, "{who}は動かない。", "{who} ends the turn."},
    {"down", Tone::Gone, "{who}が倒れた！", "{who} falls!"},
    {"override", Tone::Use, "{who}、限界を超えて再び輝く！（HP{hp}）",
     "{who} burns past the limit and rises with HP {hp}!"},
    {"finish", Tone::Gone, "{to}は{who}にとどめを刺した。", "{to} finishes {who}."},
    {"surrender", Tone::End, "{side}は降参した。", "{side} surrenders."},
    {"limit", Tone::End, "{rounds}ラウンドで決着がつかない。",
     "No decision within {rounds} rounds."},
    {"both", Tone::End, "相討ち。", "Both fall."},
    {"battle_end", Tone::End, "{rounds}ラウンドで決着。勝者：{side}。",
     "Over in {rounds} rounds. Winner: {side}."},
    {"after", Tone::Note, "戦いの後：{members}。", "Afterwards: {members}."},
    {"", Tone::Note, "", ""},
}};

constexpr std::array<PhaseWords, 4> kPhases{{{"start", "開始", "Start"},
                                             {"order", "順番", "Order"},
                                             {"turn", "{who}の番", "{who}'s turn"},
                                             {"end", "ラウンドの終了", "End of the round"}}};

bool knows_targets(const Event& event) {
    const std::vector<int>& sides = event.numbers("sides");
    const bool self = sides.size() == 1 && Actor{static_cast<Side>(sides[0]),
                                                 event.numbers("targets")[0]} == event.actor();
    return !sides.empty() && !self;
}

bool fits(const Sentence& one, const Event& event) {
    const auto lacks = [&](unsigned fact, bool has) { return (one.needs & fact) != 0 && !has; };
    return one.kind == event.kind && !lacks(kSeenCards, !event.numbers("cards").empty()) &&
           !lacks(kOtherTargets, knows_targets(event)) &&
           !lacks(kContestWon, event.number("ok") == 1) &&
           !lacks(kNoModifiers, event.number("mods") == 0);
}

const Sentence& sentence(const Event& event) {
    for (const Sentence& one : kSentences) {
        if (fits(one, event)) return one;
    }
    return kSentences.back();
}

Span text_span(std::string said) { return {Span::Kind::Text, std::move(said)}; }

/// The skills of the match whose names they are.
const SkillList& skills_of(const Names& names) {
    return names.settings != nullptr ? given_or_default<Settings>(*names.settings).list()
                                     : *house_list();
}

Span skill_span(std::string_view id, Actor whose, const SkillList& list, Lang lang) {
    const int place = list.find(id);
    if (place < 0) return text_span(std::string(id));
    const Skill& skill = list.skills[static_cast<std::size_t>(place)];
    return {Span::Kind::Skill, lang == Lang::Ja ? skill.bare_ja() : skill.en,
            skill.id,          -1,
            whose.side,        whose.member};
}

Span status_span(std::string_view id, Lang lang) {
    for (int k = 0; k < kStatuses; ++k) {
        const StatusWords& one = words(static_cast<Status>(k));
        if (one.id == id) {
            return {Span::Kind::State, std::string(lang == Lang::Ja ? one.ja : one.en), one.id};
        }
    }
    return text_span(std::string(id));
}

std::string cards_said(const Event& event) {
    std::string out;
    for (const int card : event.numbers("cards")) out += (out.empty() ? "" : " ") + card_name(card);
    return out;
}

std::string members_said(const Event& event, const std::vector<int>& members, const Names& names,
                         Lang lang) {
    const std::vector<int>& sides = event.numbers("sides");
    std::string out;
    for (std::size_t k = 0; k < members.size() && k < sides.size(); ++k) {
        if (k > 0) out += lang == Lang::Ja ? "、" : ", ";
        out += names.of(Actor{static_cast<Side>(sides[k]), members[k]}, lang);
    }
    return out;
}

/// "灯里 HP12、日向 死亡".
std::string after_said(const Event& event, const Names& names, Lang lang) {
    constexpr std::array<const char*, 3> kJa{" HP", " 死亡", " 死亡（燃え尽き）"};
    constexpr std::array<const char*, 3> kEn{" HP ", " dead", " dead (burned out)"};
    const std::vector<int>& fates = event.numbers("fates");
    const std::vector<int>& hps = event.numbers("hp");
    std::string out;
    for (std::size_t k = 0; k < hps.size() && k < fates.size(); ++k) {
        if (k > 0) out += lang == Lang::Ja ? "、" : ", ";
        out += names.of(Actor{event.side, static_cast<int>(k)}, lang);
        out += (lang == Lang::Ja ? kJa : kEn)[static_cast<std::size_t>(fates[k])];
        if (fates[k] == 0) out += std::to_string(hps[k]);
    }
    return out;
}

Span fill(std::string_view key, const Event& event, const Names& names, Lang lang) {
    if (key == "who") {
        return event.member == kWholeSide ? name_span(names, event.side, lang)
                                          : name_span(names, event.actor(), lang);
    }
    if (key == "side") return name_span(names, event.side, lang);
    if (key == "to" && event.kind != "move") return name_span(names, event.who("to"), lang);
    if (key == "skill") {
        const bool others = event.kind == "negate";
        return skill_span(event.word("skill"), others ? event.who("to") : event.actor(),
                          skills_of(names), lang);
    }
    if (key == "status") return status_span(event.word("status"), lang);
    if (key == "cards") return text_span(cards_said(event));
    if (key == "targets")
        return text_span(members_said(event, event.numbers("targets"), names, lang));
    if (key == "members") return text_span(after_said(event, names, lang));
    if (key == "mods" && event.number("mods") > 0) {
        return text_span("+" + std::to_string(event.number("mods")));
    }
    return number_span(event.number(key));
}

} // namespace

std::vector<std::string_view> event_kinds() {
    std::vector<std::string_view> kinds;
    for (const Sentence& one : kSentences) {
        if (!one.kind.empty() && (kinds.empty() || kinds.back() != one.kind))
            kinds.push_back(one.kind);
    }
    return kinds;
}

Tone tone(const Event& event) { return sentence(event).tone; }

bool is_bookkeeping(const Event& event) {
    return event.kind == "turn_start" || event.kind == "kihaku" || event.kind == "no_react";
}

Spans narrate(const Event& event, const Names& names, Lang lang) {
    const Sentence& one = sentence(event);
    return expand(lang == Lang::Ja ? one.ja : one.en,
                  [&](std::string_view key) { return fill(key, event, names, lang); });
}

Spans phase_title(const Phase& phase, const Names& names, Lang lang) {
    return shiaiba::phase_title(kPhases, phase, names, lang);
}

} // namespace shiaiba::shinki
