// One table: event kind, sentence in Japanese, sentence in English; and how its places are filled.
//
// Places: {who} whose event it is, {to} the other one, {targets} all that a skill reaches; {skill}, {status}; {cards};
// numbers by their names. A sentence with {cards} is said where the cards are known and there are any; the next one of
// the same kind elsewhere.
#include "rulesets/shinki/words/words.hpp"

#include <array>
#include <cstdlib>
#include <iterator>
#include <string>

#include "core/fight/narrator.hpp"
#include "core/system/typed_ruleset.hpp"
#include "rulesets/shinki/fight/battle.hpp"
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
    /// A number that nothing changed.
    kUnchanged = 8,
    /// A 気魄 that lost cards and gained none.
    kOnlyLoss = 16,
    /// Fatal damage.
    kFatal = 32,
    /// Cards that leave a hand by 動揺, or because it holds too many at a round's end.
    kByShaken = 64,
    kForLimit = 128,
};
struct Sentence {
    std::string_view kind;
    Tone tone;
    std::string_view ja;
    std::string_view en;
    unsigned needs = kNothing;
};
constexpr Sentence kSentences[] = {
    {"battle_start", Tone::Note, "戦闘開始。山札は{packs}組。",
     "The battle begins. Packs in the deck: {packs}."},
    {"draw", Tone::Note, "{who}は山札から{n}枚引いた（{cards}）。", "{who} draws {n} ({cards}).",
     kSeenCards},
    {"draw", Tone::Note, "{who}は山札から{n}枚引いた。", "{who} draws {n}."},
    {"reshuffle", Tone::Note, "捨て札{n}枚が山札に戻る。", "{n} discards become the new deck."},
    {"no_card", Tone::Note, "山札も捨て札もなく、引けない。", "No card left to draw."},
    {"coin", Tone::Note, "行動値が同じ：{side}が先にターンを得る。", "A tie: {side} goes first."},
    {"turn_start", Tone::Note, "{who}のターン。", "{who}'s turn."},
    {"move", Tone::Use, "{who}は第{from}列から第{to}列へ移動した。",
     "{who} moves from column {from} to column {to}."},
    {"skill", Tone::Use, "{who}は{targets}に{skill}を使用した（{cards}を気魄に変換）。",
     "{who} uses {skill} on {targets} ({cards} turned into kihaku).", kSeenCards | kOtherTargets},
    {"skill", Tone::Use, "{who}は{targets}に{skill}を使用した。",
     "{who} uses {skill} on {targets}.", kOtherTargets},
    {"skill", Tone::Use, "{who}は{skill}を使用した（{cards}を気魄に変換）。",
     "{who} uses {skill} ({cards} turned into kihaku).", kSeenCards},
    {"skill", Tone::Use, "{who}は{skill}を使用した。", "{who} uses {skill}."},
    {"cost", Tone::Hit, "{who}はコストとしてフェイタルダメージを{n}点受けた。残りHP{hp}。",
     "{who} takes {n} fatal damage as the cost; HP {hp}.", kFatal},
    {"cost", Tone::Hit, "{who}はHPを{n}点支払った。残りHP{hp}。", "{who} pays {n} HP; HP {hp}."},
    {"mill", Tone::Note, "{who}は山札の上から{cards}を捨て札に置き、使用カードとした。",
     "{who} turns up {cards} from the deck.", kSeenCards},
    {"kihaku", Tone::Note, "{who}の気魄 −{change}：{cards}が捨て札になった（計{total}枚）。",
     "{who}'s kihaku −{change}: {cards} discarded ({total} in all).", kOnlyLoss | kSeenCards},
    {"kihaku", Tone::Note, "{who}の気魄 −{change}（計{total}枚）。",
     "{who}'s kihaku −{change} ({total} in all).", kOnlyLoss},
    {"kihaku", Tone::Note,
     "{who}の気魄 +{change}、上限を超えたので{cards}を選んで捨て札に置いた（計{total}枚）。",
     "{who}'s kihaku +{change}; over its limit {cards} chosen and discarded ({total} in all).",
     kSeenCards},
    {"kihaku", Tone::Note, "{who}の気魄 +{change}（計{total}枚）。",
     "{who}'s kihaku +{change} ({total} in all)."},
    {"give", Tone::Use, "{who}は{to}に{cards}を渡した。", "{who} hands {to} {cards}.", kSeenCards},
    {"give", Tone::Use, "{who}は{to}に手札を{n}枚渡した。", "{who} hands {n} to {to}."},
    {"react", Tone::Use, "{who}はリアクションで{skill}を使用した（{cards}を気魄に変換）。",
     "{who} answers with {skill} ({cards} turned into kihaku).", kSeenCards},
    {"react", Tone::Use, "{who}はリアクションで{skill}を使用した。", "{who} answers with {skill}."},
    {"no_react", Tone::Note, "{who}はリアクションで何もしない。", "{who} does not react."},
    {"contest", Tone::Note, "{who}の{card}と{against}の読み合い：上回った。",
     "{who}'s {card} against {against}: higher.", kContestWon},
    {"contest", Tone::Note, "{who}の{card}と{against}の読み合い：上回らない。",
     "{who}'s {card} against {against}: not higher."},
    {"negate", Tone::State, "{skill}は{who}に効果がない。", "{skill} has no effect on {who}."},
    {"reduce", Tone::State, "{who}の受けるダメージ −{n}（ターン終了時まで、計−{total}）。",
     "{who} takes {n} less damage until the turn ends ({total} less in all).", kUnchanged},
    {"reduce", Tone::State, "{who}の受けるダメージ −{n}（{sum}、ターン終了時まで、計−{total}）。",
     "{who} takes {n} less damage ({sum}) until the turn ends ({total} less in all)."},
    {"damage", Tone::Hit, "{who}に{final}ダメージ。残りHP{hp}。",
     "{who} takes {final} damage; HP {hp}.", kUnchanged},
    {"damage", Tone::Hit, "{who}に{final}ダメージ（{sum}）。残りHP{hp}。",
     "{who} takes {final} damage ({sum}); HP {hp}."},
    {"counter", Tone::Use, "{who}の{skill}が{to}に反撃する。",
     "{who}'s {skill} strikes back at {to}."},
    {"fatal", Tone::Fire, "{who}はフェイタルダメージを{n}点受けた。残りHP{hp}。",
     "{who} suffers {n} fatal damage; HP {hp}."},
    {"heal", Tone::State, "{who}のHPが{n}点回復した。残りHP{hp}。",
     "{who} recovers {n} HP; HP {hp}."},
    {"status_on", Tone::State, "{who}は{status}になった。", "{who} gains {status}."},
    {"status_off", Tone::State, "{who}の{status}が解除された。", "{who} loses {status}."},
    {"immune", Tone::State, "{who}は{skill}の習得効果で{status}にならない。",
     "{who} is immune to {status} by {skill}."},
    {"tick", Tone::Fire, "{who}は{status}で{n}点ダメージを受けた。残りHP{hp}。",
     "{who} takes {n} damage from {status}; HP {hp}."},
    {"discard", Tone::Note, "{who}は〈動揺〉で手札から{cards}を捨てた。",
     "Shaken, {who} discards {cards}.", kSeenCards | kByShaken},
    {"discard", Tone::Note, "{who}は手札の上限なので{cards}を捨てた。",
     "Over the limit of a hand {who} discards {cards}.", kSeenCards | kForLimit},
    {"discard", Tone::Note, "{who}は手札から{cards}を捨てた。", "{who} discards {cards}.",
     kSeenCards},
    {"wait", Tone::Note, "{who}は待機した。", "{who} waits."},
    {"pass", Tone::Note, "{who}は残りのコマンドを放棄した。",
     "{who} gives up the commands that are left."},
    {"down", Tone::Gone, "{who}は戦闘不能になった！", "{who} falls!"},
    {"override", Tone::Use, "{who}は{skill}を割り込んで使用し、HP{hp}で復活した！",
     "{who} interrupts with {skill} and rises with HP {hp}!"},
    {"finish", Tone::Gone, "{to}は{who}にとどめを刺した。", "{to} finishes {who}."},
    {"dead", Tone::Gone, "{who}は死亡した。", "{who} is dead."},
    {"surrender", Tone::End, "{side}は降参した。", "{side} surrenders."},
    {"limit", Tone::End, "{rounds}ラウンドで決着がつかない。",
     "No decision within {rounds} rounds."},
    {"both", Tone::End, "全員が戦闘不能になった：引き分け。", "Everybody has fallen: a draw."},
    {"battle_end", Tone::End, "戦闘終了（{rounds}ラウンド）。勝者：{side}。",
     "Over in {rounds} rounds. Winner: {side}."},
    {"after", Tone::Note, "戦闘終了時：{members}。", "Afterwards: {members}."},
    {"", Tone::Note, "", ""},
};

constexpr std::array<PhaseWords, 4> kPhases{{{"start", "開始", "Start"},
                                             {"order", "順番", "Order"},
                                             {"turn", "{who}のターン", "{who}'s turn"},
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
           !lacks(kUnchanged, event.numbers("learned").empty() && event.number("dark") == 0 &&
                                  event.number("reduce") == 0) &&
           !lacks(kOnlyLoss, event.number("change") <= 0) &&
           !lacks(kFatal, event.number("fatal") == 1) &&
           !lacks(kByShaken, event.word("why") == kWhyShaken) &&
           !lacks(kForLimit, event.word("why") == kWhyLimit);
}

const Sentence& sentence(const Event& event) {
    for (const Sentence& one : kSentences) {
        if (fits(one, event)) return one;
    }
    return std::end(kSentences)[-1];
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
    return {Span::Kind::Skill, lang == Lang::Ja ? "《" + skill.bare_ja() + "》" : skill.en,
            skill.id,          -1,
            whose.side,        whose.member};
}

Span status_span(std::string_view id, Lang lang) {
    for (int k = 0; k < kStatuses; ++k) {
        const StatusWords& one = words(static_cast<Status>(k));
        if (one.id == id) {
            return {Span::Kind::State,
                    lang == Lang::Ja ? "〈" + std::string(one.ja) + "〉" : std::string(one.en),
                    one.id};
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

/// "灯里 HP12、日向 死亡". The board shows the fallen with HP 0: whoever has more has come back (8).
std::string after_said(const Event& event, const Names& names, Lang lang) {
    constexpr std::array<const char*, 4> kJa{" HP", " 死亡", " 死亡（燃え尽き）", " 復活、HP"};
    constexpr std::array<const char*, 4> kEn{" HP ", " dead", " dead (burned out)",
                                             " revived with HP "};
    const std::vector<int>& fates = event.numbers("fates");
    const std::vector<int>& hps = event.numbers("hp");
    std::string out;
    for (std::size_t k = 0; k < hps.size() && k < fates.size(); ++k) {
        if (k > 0) out += lang == Lang::Ja ? "、" : ", ";
        out += names.of(Actor{event.side, static_cast<int>(k)}, lang);
        out += (lang == Lang::Ja ? kJa : kEn)[static_cast<std::size_t>(fates[k])];
        if (fates[k] == 0 || fates[k] == 3) out += std::to_string(hps[k]);
    }
    return out;
}

/// "13−軽減10": what changed the number, and by how much.
std::string sum_said(const Event& event, const SkillList& list, Lang lang) {
    const bool ja = lang == Lang::Ja;
    std::string out = std::to_string(event.number("base"));
    const std::vector<int>& learned = event.numbers("learned");
    for (std::size_t k = 0; k + 1 < learned.size(); k += 2) {
        const Skill& skill = list.skills[static_cast<std::size_t>(learned[k])];
        const std::string by = std::to_string(learned[k + 1]);
        out += ja ? "+《" + skill.bare_ja() + "》" + by : " + 【" + skill.en + "】 " + by;
    }
    const auto less = [&](int n, const char* what_ja, const char* what_en) {
        if (n > 0) out += (ja ? what_ja : what_en) + std::to_string(n);
    };
    less(event.number("dark"), "−暗闇", " − Darkness ");
    less(event.number("reduce"), "−軽減", " − reduction ");
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
    if (key == "sum") return text_span(sum_said(event, skills_of(names), lang));
    // The sign stands in the sentence.
    if (key == "change") return number_span(std::abs(event.number("change")));
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
    // A 気魄 that loses cards is told: which ones may matter when they are drawn again.
    const bool gain = event.kind == "kihaku" && event.numbers("cards").empty();
    return event.kind == "turn_start" || gain || event.kind == "no_react";
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
