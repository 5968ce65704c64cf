// One table: event kind, sentence, and what is said where its secrets are not known.
#include "teams/words.hpp"

#include <array>

#include "teams/game.hpp"

namespace shiaiba::teams {
namespace {

struct Sentence {
    std::string_view kind;
    Tone tone;
    std::string_view ja;
    std::string_view en;
};
constexpr std::array<Sentence, 12> kSentences{{
    {"dealt", Tone::Note, "{who}に{cards}を配る。", "{who} is dealt {cards}."},
    {"dealt", Tone::Note, "{who}に{n}枚配る。", "{who} is dealt {n} cards."},
    {"stances", Tone::State, "▲は{a}、▽は{b}に構える。", "A takes the {a}, B the {b}."},
    {"played", Tone::Hit, "{who}は{card}を{to}に出し、強さを{n}減らす。",
     "{who} plays {card} at {to}, who loses {n}."},
    {"passed", Tone::Note, "{who}は何も出さない。", "{who} passes."},
    {"drew", Tone::Note, "{who}は{card}を引く。", "{who} draws {card}."},
    {"drew", Tone::Note, "{who}は1枚引く。", "{who} draws a card."},
    {"refilled", Tone::Note, "捨て札の{n}枚が袋に戻る。", "The {n} cards of the pile are the bag."},
    {"out", Tone::Gone, "{who}は脱落した。", "{who} is out."},
    {"won", Tone::End, "{side}の勝ち。", "{side} wins."},
    {"limit", Tone::End, "12ラウンドで引き分け。", "A draw after twelve rounds."},
    {"", Tone::Note, "", ""},
}};

bool has(const Event& event, std::string_view name) {
    for (const Arg& arg : event.args) {
        if (arg.name == name) return true;
    }
    return false;
}

const Sentence& sentence(const Event& event) {
    const bool secret = event.kind == "dealt" || event.kind == "drew";
    const bool known = has(event, "card") || !event.numbers("cards").empty();
    bool skip = secret && !known;
    for (const Sentence& one : kSentences) {
        if (one.kind != event.kind) continue;
        if (!skip) return one;
        skip = false;
    }
    return kSentences.back();
}

/// "sun7" as it is said.
std::string said(std::string_view id, Lang lang) {
    const bool sun = id.substr(0, 3) == "sun";
    if (lang == Lang::En) return std::string(id);
    return (sun ? "陽" : "月") + std::string(id.substr(sun ? 3 : 4));
}

Span card_span(std::string_view id, Lang lang) {
    return {Span::Kind::Skill, said(id, lang), id, -1};
}

Span fill(std::string_view key, const Event& event, const Names& names, Lang lang) {
    if (key == "who") return name_span(names, event.actor(), lang);
    if (key == "side") return name_span(names, event.side, lang);
    if (key == "to") return name_span(names, event.who("to"), lang);
    if (key == "card") return card_span(event.word("card"), lang);
    if (key == "a" || key == "b") return {Span::Kind::State, said(event.word(key), lang)};
    if (key == "n") return number_span(event.number("n"));
    std::string cards;
    for (const int card : event.numbers("cards")) {
        cards += (cards.empty()      ? ""
                  : lang == Lang::Ja ? "と"
                                     : " and ") +
                 said(card_id(card), lang);
    }
    return {Span::Kind::Text, cards};
}

} // namespace

std::vector<std::string_view> event_kinds() {
    std::vector<std::string_view> kinds;
    for (const Sentence& one : kSentences) {
        if (!one.kind.empty()) kinds.push_back(one.kind);
    }
    return kinds;
}

Tone tone(const Event& event) { return sentence(event).tone; }

Spans narrate(const Event& event, const Names& names, Lang lang) {
    const Sentence& one = sentence(event);
    return expand(lang == Lang::Ja ? one.ja : one.en,
                  [&](std::string_view key) { return fill(key, event, names, lang); });
}

} // namespace shiaiba::teams
