// Connects the parts of the card game behind the interface of a ruleset, and turns its events into
// sentences.
#include "teams/teams.hpp"

#include <array>

#include "core/system/typed_parties.hpp"
#include "core/system/view.hpp"
#include "core/text/json.hpp"
#include "teams/game.hpp"
#include "teams/sheet.hpp"

namespace shiaiba::teams {
namespace {

constexpr FunctionTable<Sheet, Nothing, PartyFields> kFunctions{
    .form = [](const Nothing&) { return form(); },
    .check = [](const Json& fields, const Nothing&,
                const PartyFields&) { return untyped(check_sheet(fields)); },
    .write = [](const Sheet& sheet, Json& fields) { member_fields().write(sheet, fields); },
    .read = [](std::string_view text, const Nothing&) { return read_text(text); },
    .to_text = [](const Sheet& sheet, std::string_view name,
                  std::string_view) { return write_text(sheet, name); },
    .pack = [](const Sheet& sheet, BitWriter& out) { member_fields().pack(sheet, out); },
    .unpack = [](BitReader& in, const Nothing&) { return untyped(member_fields().unpack(in)); },
    .random = [](Dice& dice, const Json&, const Nothing&,
                 const PartyFields&) { return Build(random_sheet(dice)); },
    .fight = [](const Nothing&, const Sides& sides,
                FightContext& context) { return Game(sides, context).run(); },
    .left_out = [](const Sheet& sheet) { return member_fields().left_out(sheet); },
    .neighbours = [](const Sheet& sheet) { return steps_of(member_fields(), sheet); },
    .planner = [](const Sheet& sheet) -> const Planner* { return sheet.tactic.tactic(presets()); },
};

class TeamsRuleset final : public TypedRuleset<kFunctions> {
public:
    const Identity& identity() const override {
        static const Identity identity = [] {
            Identity it;
            it.id = "teams";
            it.name = {"陽と月", "Sun and Moon"};
            it.versions = {"1"};
            it.date = "2026-11-24";
            it.link_id = 61;
            it.chance = true;
            it.surrender = true;
            it.most_members = kMostInParty;
            it.most_rounds = kMostRounds;
            it.opponents = 3;
            return it;
        }();
        return identity;
    }
    std::vector<Json> samples(Lang) const override {
        return {*parse_json(R"({"system":"teams","version":"1","name":"暁","members":[
                    {"name":"灯","strength":9,"tactic":"陽気"},{"name":"灯","strength":8,"tactic":"月影"}]})"),
                *parse_json(R"({"system":"teams","version":"1","name":"宵","eager":true,"members":[
                    {"name":"","strength":9,"tactic":"月影"},{"name":"凪","strength":8,"tactic":"陽気"}]})")};
    }
    std::vector<std::string_view> text_forms() const override { return {"sheet"}; }
    const Parties* parties() const override {
        static const TypedParties<PartyFields> all(party_fields(), teams::check_size, party_line);
        return &all;
    }
    const Secrets* secrets() const override { return &shiaiba::secrets(); }

    const plan::Vocabulary* vocabulary() const override { return &teams::vocabulary(); }
    std::vector<std::string_view> event_kinds() const override { return teams::event_kinds(); }
    Tone tone(const Event& event) const override { return teams::tone(event); }
    Spans narrate(const Event& event, const Names& names, Lang lang) const override {
        return teams::narrate(event, names, lang);
    }
    Text round_title(int round) const override {
        return {"第" + std::to_string(round) + "ラウンド", "Round " + std::to_string(round)};
    }
    Spans phase_title(const Phase& phase, const Names& names, Lang lang) const override {
        if (phase.id == "turn") return {name_span(names, Actor{phase.side, phase.member}, lang)};
        const bool deal = phase.id == "deal";
        const char* const title =
            lang == Lang::Ja ? (deal ? "配り" : "構え") : (deal ? "Dealing" : "Stances");
        return {{Span::Kind::Text, title}};
    }
    Text reason(std::string_view reason) const override {
        if (reason == "surrender") return {"投了", "surrender"};
        return reason == "limit" ? Text{"ラウンドの上限", "round limit"}
                                 : Text{"全員脱落", "all out"};
    }
};

} // namespace

const Ruleset& ruleset() {
    static const TeamsRuleset instance;
    return instance;
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
