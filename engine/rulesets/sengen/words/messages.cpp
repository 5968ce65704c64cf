// The catalogue of messages (14): event kind, sentence in Japanese, sentence in English; and how facts fill its
// places.
#include <array>
#include <span>
#include <string>
#include <string_view>

#include "core/fight/narrator.hpp"
#include "core/system/ruleset.hpp"
#include "core/system/typed_ruleset.hpp"
#include "rulesets/sengen/plans/question.hpp"
#include "rulesets/sengen/words/words.hpp"

namespace shiaiba::sengen {
namespace {

/// Of several sentences of a kind the first whose time it is is said.
enum class When : std::uint8_t {
    Always,
    /// It succeeded.
    Ok,
    /// Dice fell.
    Rolled,
    Graze,
    /// For another than oneself.
    Other,
    /// Damage that a card takes, or that a barrier takes whole.
    Card,
    Barrier,
    /// Somebody stands there.
    Back,
    /// There is a winner.
    Won,
    Boosted,
};

struct Sentence {
    std::string_view kind;
    Tone tone;
    When when;
    std::string_view ja;
    std::string_view en;
};

constexpr Sentence kSentences[] = {
    {"battle_start", Tone::Note, When::Always, "弾幕ごっこの始まり。", "The danmaku duel begins."},
    {"dp", Tone::Note, When::Always, "{who}のDP：{change}（残り{dp}）。",
     "{who}: DP {change} (now {dp})."},
    {"spirit", Tone::State, When::Always, "{who}の霊力：{change}（残り{spirit}）。",
     "{who}: spirit {change} (now {spirit})."},
    {"graze", Tone::State, When::Always, "{who}のグレイズ：{change}（残り{graze}）。",
     "{who}: graze {change} (now {graze})."},
    {"rows", Tone::Note, When::Back, "{side}：前衛 {front}、後衛 {back}。",
     "{side}: front {front}, back {back}."},
    {"rows", Tone::Note, When::Always, "{side}：前衛 {front}。", "{side}: front {front}."},
    {"tie", Tone::Note, When::Always, "{side} {dice}", "{side}{dice}"},
    {"initiative", Tone::Note, When::Always, "行動順：{list}。", "Order: {list}."},
    {"full_defence", Tone::State, When::Always, "{who}は守りに徹する。",
     "{who} concentrates on defence."},
    {"danmaku", Tone::Use, When::Always, "{who}が弾幕を広げる（減少{loss}／被弾{damage}）。",
     "{who} fills the sky (DP −{loss} or {damage} damage)."},
    {"dodge", Tone::Note, When::Always, "{who}は弾幕をくぐり抜けた。DP−{loss}、グレイズ{graze}。",
     "{who} slips through: DP −{loss}, graze {graze}."},
    {"take", Tone::Hit, When::Always, "{who}は弾幕を受けた。", "{who} is caught by the danmaku."},
    {"rouse", Tone::State, When::Rolled, "{who}の弾幕が{to}の目を覚ます。{dice}——{ok}。",
     "{who}'s danmaku rouses {to}.{dice}: {ok}."},
    {"rouse", Tone::State, When::Always, "{who}の弾幕が{to}の目を覚ます。",
     "{who}'s danmaku rouses {to}."},
    {"shot", Tone::Use, When::Always, "{who}が{targets}を狙い撃つ。達成値{total}。{dice}",
     "{who} fires at {targets}: {total}.{dice}"},
    {"homing", Tone::Use, When::Always, "追尾弾が{targets}へ。達成値{total}。",
     "Homing shots at {targets}: {total}."},
    {"approach", Tone::Use, When::Always, "{who}が{to}へ踏み込む。{total}／目標{need}。{dice}",
     "{who} closes in on {to}: {total} vs {need}.{dice}"},
    {"melee", Tone::Use, When::Always, "{who}の{weapon}が{targets}に迫る。達成値{total}。{dice}",
     "{who} strikes at {targets} with {weapon}: {total}.{dice}"},
    {"abandon", Tone::Note, When::Always, "{who}は打たずに離れる。", "{who} breaks off."},
    {"spell", Tone::Use, When::Always, "{who}が{spell}を唱える。達成値{total}。{dice}",
     "{who} casts {spell}: {total}.{dice}"},
    {"spell_fail", Tone::Note, When::Always, "術は形にならなかった。", "The spell fails."},
    {"resist", Tone::Note, When::Boosted,
     "{who}はグレイズを足し、{total}で抗う（目標{need}）。{dice}",
     "{who} adds graze and resists with {total} vs {need}.{dice}"},
    {"resist", Tone::Note, When::Always, "{who}は{total}で抗う（目標{need}）。{dice}",
     "{who} resists with {total} vs {need}.{dice}"},
    {"evade", Tone::Note, When::Graze, "{who}の回避{total}——{ok}。グレイズ+{graze}。{dice}",
     "{who} evades with {total}: {ok}; graze +{graze}.{dice}"},
    {"evade", Tone::Note, When::Always, "{who}の回避{total}——{ok}。{dice}",
     "{who} evades with {total}: {ok}.{dice}"},
    {"guard", Tone::Note, When::Other, "{who}が{for}をガードする。{total}——{ok}。{dice}",
     "{who} guards {for}: {total}, {ok}.{dice}"},
    {"guard", Tone::Note, When::Always, "{who}が受け止める。{total}——{ok}。{dice}",
     "{who} guards: {total}, {ok}.{dice}"},
    {"cover", Tone::Note, When::Always, "{who}が{for}をかばう。{total}——{ok}。{dice}",
     "{who} covers {for}: {total}, {ok}.{dice}"},
    {"undefended", Tone::Note, When::Always, "{who}は避けられない。", "{who} makes no defence."},
    {"boost", Tone::Use, When::Always, "{who}はグレイズを込める。+{n}（残り{graze}）。",
     "{who} adds {n} from graze ({graze} left)."},
    {"damage", Tone::Hit, When::Barrier, "障壁が{who}を守った。残り{left}。{dice}",
     "The barrier saves {who}; {left} left.{dice}"},
    {"damage", Tone::Hit, When::Card, "{who}の{card}に{final}ダメージ。残り{left}。{dice}",
     "{who}'s {card} takes {final}; {left} left.{dice}"},
    {"damage", Tone::Hit, When::Always, "{who}に{final}ダメージ。残り{left}。{dice}",
     "{who} takes {final}; {left} left.{dice}"},
    {"heal", Tone::State, When::Always, "{who}のHPが{n}戻り、{hp}になった。{dice}",
     "{who} recovers {n}; HP {hp}.{dice}"},
    {"barrier", Tone::State, When::Always, "{who}を{n}点の障壁が包む。",
     "A barrier of {n} surrounds {who}."},
    {"mod", Tone::State, When::Always, "{who}：{key}{n}。", "{who}: {key} {n}."},
    {"card_deploy", Tone::Use, When::Always, "{who}、{card}を展開！（耐久{hp}）",
     "{who} unfolds {card} (HP {hp})."},
    {"card_dismiss", Tone::Note, When::Always, "{who}は{card}を下げた。",
     "{who} takes {card} back."},
    {"card_use", Tone::Use, When::Always, "{who}、{card}を{mode}に使う！{dice}",
     "{who} spends {card} ({mode}).{dice}"},
    {"card_break", Tone::Gone, When::Always, "{card}が破られた！", "{card} is broken!"},
    {"status_on", Tone::State, When::Always, "{who}は{status}に陥った。",
     "{who} suffers {status}."},
    {"status_off", Tone::State, When::Always, "{who}の{status}が解けた。",
     "{who} shakes off {status}."},
    {"absorb", Tone::State, When::Always, "グレイズを霊力に変える。霊力{spirit}。",
     "Graze becomes spirit: {spirit}."},
    {"wait", Tone::Note, When::Always, "{who}は隙をうかがう。", "{who} bides time."},
    {"out", Tone::Gone, When::Always, "{who}は力尽きた。", "{who} is down."},
    {"surrender", Tone::End, When::Always, "{side}は降参した。", "{side} surrenders."},
    {"time_up", Tone::End, When::Always, "時間切れ。", "Time."},
    {"battle_end", Tone::End, When::Won, "{turns}ターンで決着。勝者：{side}。",
     "Settled in {turns} turns. Winner: {side}."},
    {"battle_end", Tone::End, When::Always, "{turns}ターンで引き分け。",
     "A draw after {turns} turns."},
    {"", Tone::Note, When::Always, "", ""},
};

/// Those of a kind stand together; the last one is empty.
std::span<const Sentence> sentences() { return kSentences; }

// One table: event kind, sentence in Japanese, sentence in English; and how its places are filled.
//
// Places: {who} whose event it is, {to} and {for} another one, {side}, {targets} all that an attack is aimed at; {front},
// {back}, {list}; {source}, {weapon}, {spell}, {card}, {status}, {key}, {mode}; {change} and {n} with their sign where it
// counts; {ok}; {dice} the roll as dice tools print it, with what it comes to. Numbers stand by their names.

constexpr std::array<PhaseWords, 6> kPhases{{{"start", "ターン開始時", "Start"},
                                             {"rows", "前衛・後衛", "Rows"},
                                             {"initiative", "イニシアティブ", "Initiative"},
                                             {"setup", "セットアップ", "Setup"},
                                             {"main", "{who}の行動", "{who}'s action"},
                                             {"end", "ターン終了時", "End"}}};

/// What a sentence is for, beside its kind.
bool fits(const Sentence& one, const Event& event) {
    if (one.kind != event.kind) return false;
    switch (one.when) {
    case When::Always: return true;
    case When::Ok: return event.number("ok") == 1;
    case When::Rolled: return !event.numbers("dice").empty();
    case When::Graze: return event.number("graze") > 0;
    case When::Other: return event.who("for") != event.actor();
    case When::Card: return event.word("to") == "card";
    case When::Barrier: return event.number("barrier") > 0 && event.number("final") == 0;
    case When::Back: return !event.numbers("back").empty();
    case When::Won: return event.side != Side::None;
    case When::Boosted: return event.number("boost") > 0;
    }
    return false;
}

const Sentence& sentence(const Event& event) {
    for (const Sentence& one : sentences()) {
        if (fits(one, event)) return one;
    }
    return sentences().back();
}

Span text_span(std::string said) { return {Span::Kind::Text, std::move(said)}; }
Span text_span(const Text& said, Lang lang) { return text_span(said.in(lang)); }

/// What the match's characters choose from.
const Data& data_of(const Names& names) {
    return names.settings != nullptr ? given_or_default<Settings>(*names.settings).data()
                                     : *house_data();
}

template <class Item>
Span item_span(const std::vector<Item>& items, std::string_view id, Actor whose, Lang lang) {
    const int place = place_of(items, id);
    if (place < 0) return text_span(std::string(id));
    const Item& item = items[static_cast<std::size_t>(place)];
    return {Span::Kind::Skill, lang == Lang::Ja ? item.ja : item.en, item.id, -1, whose.side,
            whose.member};
}

/// By the name that its owner gave it, if any.
Span card_span(const Event& event, const Names& names, Lang lang) {
    const Actor whose = event.actor();
    const Party* const party = names.parties[index(whose.side)];
    const auto place = static_cast<std::size_t>(event.number("place"));
    if (party == nullptr) return item_span(data_of(names).cards, event.word("card"), whose, lang);
    const Sheet& sheet =
        build_as<Sheet>(party->members[static_cast<std::size_t>(whose.member)].build);
    return {Span::Kind::Skill,    card_name(sheet, place).in(lang),
            sheet.card(place).id, -1,
            whose.side,           whose.member};
}

Span source_span(const Event& event, const Names& names, Lang lang) {
    const std::string_view id = event.word("source");
    for (int k = 0; k < kArts; ++k) {
        const Words& art = words(static_cast<Ability>(k));
        if (art.id == id) return text_span(text_of(art), lang);
    }
    Span span = item_span(data_of(names).weapons, id, event.actor(), lang);
    if (event.word("feat") == words(Feat::Wave).id)
        span.text += lang == Lang::Ja ? "の剣閃" : " wave";
    return span;
}

template <class Key>
Span word_span(std::string_view id, int count, Lang lang) {
    for (int k = 0; k < count; ++k) {
        const Words& one = words(static_cast<Key>(k));
        if (one.id == id) return {Span::Kind::State, text_of(one).in(lang), one.id};
    }
    return text_span(std::string(id));
}

const char* between(Lang lang) { return lang == Lang::Ja ? "、" : ", "; }

std::string members_said(const Event& event, const char* list, const Names& names, Lang lang) {
    std::string out;
    for (const int member : event.numbers(list)) {
        if (!out.empty()) out += between(lang);
        out += names.of(Actor{event.side, member}, lang);
    }
    return out;
}

/// "星見、岩戸", of both sides; with their numbers "岩戸 27、星見 23".
std::string actors_said(const Event& event, const char* list, const Names& names, Lang lang) {
    const std::vector<int>& sides = event.numbers("sides");
    const std::vector<int>& members = event.numbers(list);
    const std::vector<int>& numbers = event.numbers("numbers");
    std::string out;
    for (std::size_t k = 0; k < members.size() && k < sides.size(); ++k) {
        if (k > 0) out += between(lang);
        out += names.of(Actor{static_cast<Side>(sides[k]), members[k]}, lang);
        if (k < numbers.size()) out += " " + std::to_string(numbers[k]);
    }
    return out;
}

/// "(8D6) ＞ 28[2,4,6,3,1,5,5,2] ＞ 38"; nothing where no dice fell.
std::string dice_said(const Event& event, Lang lang) {
    const bool harms = event.kind == "damage" || event.kind == "heal";
    const int total =
        harms ? event.number("rolled") + event.number("boost") : event.number("total");
    // A bomb may come between a roll of damage and what it would have done.
    std::string roll =
        event.kind == "card_use" ? roll_notation(event) : roll_notation(event, total);
    if (roll.empty()) return roll;
    return lang == Lang::Ja ? roll : " " + roll;
}

Text mode_words(std::string_view mode) {
    if (mode == "clear") return {"弾消し", "bullet clear"};
    if (mode == "bomb") return {"喰らいボム", "bomb"};
    return {"攻撃", "action"};
}

std::string with_sign(int n) { return (n < 0 ? "−" : "+") + std::to_string(n < 0 ? -n : n); }

Span fill(std::string_view key, const Event& event, const Names& names, Lang lang) {
    const Actor actor = event.actor();
    const Data& data = data_of(names);
    if (key == "who") {
        return event.member == kWholeSide ? name_span(names, event.side, lang)
                                          : name_span(names, actor, lang);
    }
    if (key == "side") return name_span(names, event.side, lang);
    if (key == "to" || key == "for") return name_span(names, event.who(key), lang);
    if (key == "front" || key == "back")
        return text_span(members_said(event, key == "front" ? "front" : "back", names, lang));
    if (key == "targets") return text_span(actors_said(event, "targets", names, lang));
    if (key == "list") return text_span(actors_said(event, "members", names, lang));
    if (key == "source") return source_span(event, names, lang);
    if (key == "weapon") return item_span(data.weapons, event.word("weapon"), actor, lang);
    if (key == "spell") return item_span(data.spells, event.word("spell"), actor, lang);
    if (key == "card") return card_span(event, names, lang);
    if (key == "status") return word_span<Status>(event.word("status"), kStatuses, lang);
    if (key == "key") return word_span<ModKey>(event.word("key"), kModKeys, lang);
    if (key == "mode") return text_span(mode_words(event.word("mode")), lang);
    if (key == "dice") return {Span::Kind::Number, dice_said(event, lang)};
    if (key == "ok") {
        const bool ok = event.number("ok") == 1;
        return text_span(ok ? Text{"成功", "success"} : Text{"失敗", "failure"}, lang);
    }
    if (key == "change" || (key == "n" && event.kind == "mod"))
        return {Span::Kind::Number, with_sign(event.number(key))};
    return number_span(event.number(key));
}

} // namespace

std::vector<std::string_view> event_kinds() {
    std::vector<std::string_view> kinds;
    for (const Sentence& one : sentences()) {
        if (!one.kind.empty() && (kinds.empty() || kinds.back() != one.kind))
            kinds.push_back(one.kind);
    }
    return kinds;
}

Tone tone(const Event& event) { return sentence(event).tone; }

bool is_bookkeeping(const Event& event) {
    return event.kind == "dp" || event.kind == "rows" || event.kind == "undefended";
}

Spans narrate(const Event& event, const Names& names, Lang lang) {
    const Sentence& one = sentence(event);
    return expand(lang == Lang::Ja ? one.ja : one.en,
                  [&](std::string_view key) { return fill(key, event, names, lang); });
}

Spans phase_title(const Phase& phase, const Names& names, Lang lang) {
    return shiaiba::phase_title(kPhases, phase, names, lang);
}

} // namespace shiaiba::sengen
