// The card game as a system, and its events as sentences.
#include "teams/teams.hpp"

#include <array>

#include "core/system/parties.hpp"
#include "core/system/view.hpp"
#include "core/text/json.hpp"
#include "teams/game.hpp"
#include "teams/sheet.hpp"

namespace shiaiba::teams {
namespace {

using Rows = RowsOf<member_fields>;

constexpr std::string_view kSamples = R"json([
{"name":"暁","members":[{"name":"灯","strength":9,"tactic":"陽気"},{"name":"灯","strength":8,"tactic":"月影"}]},
{"name":"宵","eager":true,"members":[{"name":"","strength":9,"tactic":"月影"},{"name":"凪","strength":8,"tactic":"陽気"}]}
])json";

const Parties& parties() {
    static const Parties all{
        .own = party_rows<party_fields>,
        .check_size = typed<check_size>,
        .line = typed<party_line>,
    };
    return all;
}

constexpr std::array<PhaseWords, 3> kPhases{
    {{"deal", "配り", "Dealing"}, {"stance", "構え", "Stances"}, {"turn", "{who}", "{who}"}}};

} // namespace

const System& system() {
    static const System teams{
        .identity = {.id = "teams",
                     .name = {"陽と月", "Sun and Moon"},
                     .versions = {"1"},
                     .date = "2026-11-24",
                     .link_id = 61,
                     .chance = true,
                     .surrender = true,
                     .most_members = kMostInParty,
                     .most_rounds = kMostRounds,
                     .opponents = 3},
        .form = typed<form>,
        .samples = kSamples,
        .check = typed<check_sheet>,
        .write = typed<Rows::write>,
        .read = typed<read_text>,
        .to_text = typed<write_text>,
        .pack = typed<Rows::pack>,
        .unpack = typed<Rows::unpack>,
        .left_out = typed<Rows::left_out>,
        .random = typed<random_sheet>,
        .neighbours = typed<Rows::neighbours>,
        .parties = &parties(),
        .secrets = &secrets(),
        .fight = typed<[](const std::any&, const Sides& sides, FightContext& context) {
            return Game(sides, context).run();
        }>,
        .vocabulary = typed<vocabulary>,
        .planner = typed<[](const Sheet& sheet) { return sheet.tactic.tactic(presets()); }>,
        .event_kinds = event_kinds(),
        .tone = tone,
        .narrate = narrate,
        .phases = kPhases,
        .reasons = {{"surrender", {"投了", "surrender"}},
                    {"limit", {"ラウンドの上限", "round limit"}},
                    {"out", {"全員脱落", "all out"}}},
    };
    return teams;
}

// The sentences, one per kind of event. Secret kinds have a second one for viewers who don't know
// the cards.

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

/// A card id such as "sun7" in words.
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

std::vector<std::string_view> event_kinds() { return kinds_of(kSentences); }

Tone tone(const Event& event) { return sentence(event).tone; }

Spans narrate(const Event& event, const Names& names, Lang lang) {
    const Sentence& one = sentence(event);
    return expand(lang == Lang::Ja ? one.ja : one.en,
                  [&](std::string_view key) { return fill(key, event, names, lang); });
}

} // namespace shiaiba::teams
