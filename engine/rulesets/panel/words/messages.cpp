// Writes the sentence of an event: fills its entry of the catalogue (words/sentences.cpp) with the
// event's facts.
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/fight/narrator.hpp"
#include "core/text/fill.hpp"
#include "rulesets/panel/fight/events.hpp"
#include "rulesets/panel/words/words.hpp"

namespace shiaiba::panel {
namespace {

std::string figure(int value) { return std::to_string(value); }

/// Names, skill list and language for the sentences of one fight.
struct Telling {
    const Names& names;
    const SkillList& list;
    Lang lang;
};

/// A skill by its Japanese name, in the language at hand.
Span skill_span(std::string_view name, Side side, const Telling& how) {
    const int place = how.list.find_skill(name);
    const bool english = how.lang == Lang::En && place >= 0;
    return {Span::Kind::Skill,
            english ? how.list.skill(static_cast<std::size_t>(place)).en : std::string(name), name,
            -1, side};
}

Span status_span(std::string_view name) { return {Span::Kind::State, std::string(name), name}; }

Span plain_span(std::string said) { return {Span::Kind::Text, std::move(said)}; }
Span plain_span(const Text& said, Lang lang) { return plain_span(said.in(lang)); }

const Skill* skill_in(const SkillList& list, std::string_view name) {
    const int place = list.find_skill(name);
    return place < 0 ? nullptr : &list.skill(static_cast<std::size_t>(place));
}
const Status* status_in(const SkillList& list, std::string_view name) {
    const int place = list.find_status(name);
    return place < 0 ? nullptr : &list.status(static_cast<std::size_t>(place));
}

// -- The source of an event: a skill and its ability, or a status

/// The triggered ability that the event names by its number, from 1 on; nullptr: the activated
/// ability, or the list has no such ability.
const Ability* ability_of(const Event& event, const Skill& skill) {
    const auto place = static_cast<std::size_t>(event.number("ability"));
    return place == 0 || place > skill.triggered.size() ? nullptr : &skill.triggered[place - 1];
}

/// The text line that the event names; nullptr if the list doesn't have it.
const Line* line_of(const Event& event, const SkillList& list) {
    const std::vector<Line>* lines = nullptr;
    if (const Skill* const skill = skill_in(list, event.word("skill"))) {
        const Ability* const ability = ability_of(event, *skill);
        lines = ability != nullptr ? &ability->lines : &skill->activated;
    } else if (const Status* const status = status_in(list, event.word("status"))) {
        lines = &status->lines;
    }
    const auto line = static_cast<std::size_t>(event.number("line"));
    return lines == nullptr || line == 0 || line > lines->size() ? nullptr : &(*lines)[line - 1];
}

/// The moment at which the event's skill, ability or status reacts.
Text when_said(const Event& event, const SkillList& list) {
    const auto said = [&](const auto& what) {
        return Text{when_text(what, list, Lang::Ja), when_text(what, list, Lang::En)};
    };
    if (const Skill* const skill = skill_in(list, event.word("skill"))) {
        if (const Ability* const ability = ability_of(event, *skill)) return said(ability->on);
        return skill->kind == Kind::Reactive ? said(skill->trigger) : Text{};
    }
    const Status* const status = status_in(list, event.word("status"));
    return status != nullptr && status->trigger ? said(*status) : Text{};
}

/// The event of the chain that the event names by its skill or status, as a sentence has it, with
/// places for the name and the skill: 「{asker}の{asked}の攻撃」.
Text origin_said(const Event& event) {
    const std::string_view kind = event.word("ofKind");
    if (kind == "use") return {"{asker}の{asked}の使用", "{asker}'s use of {asked}"};
    if (kind == "effect") return {"{asker}の{asked}の効果", "the effect of {asker}'s {asked}"};
    if (kind == "counter") return {"{asker}の{asked}の反撃", "{asker}'s {asked} counter-attack"};
    return {"{asker}の{asked}の攻撃", "{asker}'s {asked} attack"};
}
Side origin_side(const Event& event) { return event.word("ofSide") == "A" ? Side::A : Side::B; }

/// What is answered, an event of the chain or else the moment; may have places of its own.
Text answered(const Event& event, const SkillList& list) {
    if (event.number("answers") == 0) return when_said(event, list);
    const Text origin = origin_said(event);
    return {origin.ja + "に対して", "answering " + origin.en};
}

/// The sentence with those of its places filled that have places themselves.
std::string with_origins(std::string_view said, const Event& event, const Telling& how) {
    std::string sentence(said);
    const auto put = [&](std::string_view place, const auto& text) {
        const std::size_t at = sentence.find(place);
        if (at != std::string::npos) sentence.replace(at, place.size(), text().in(how.lang));
    };
    put("{it}", [&] { return origin_said(event); });
    put("{to}", [&] {
        const Text to = answered(event, how.list);
        return to.ja.empty() ? Text{} : Text{to.ja + "。", to.en + "; "};
    });
    put("{answer}", [&] {
        const bool answers = event.number("triggered") != 0 || event.word("op").empty();
        return answers ? in_parentheses(answered(event, how.list)) : Text{};
    });
    return sentence;
}

Span origin(const Event& event, const Telling& how) {
    const std::string_view skill = event.word("skill");
    return skill.empty() ? status_span(event.word("status")) : skill_span(skill, event.side, how);
}

/// The bearer of a status. A skill that bears one stands in "bearer", or in "skill" if the event
/// has no other skill.
Span object(const Event& event, const Telling& how) {
    const bool ja = how.lang == Lang::Ja;
    const std::string_view on = event.word("on");
    if (on == word(What::Skill)) {
        const std::string_view bearer = event.word("bearer");
        return skill_span(bearer.empty() ? event.word("skill") : bearer, event.side, how);
    }
    if (on != word(What::Panel)) return plain_span("");
    const int place = event.number("place");
    if (place == 0) return plain_span(ja ? "取り除かれたパネル" : "removed panel");
    return plain_span((ja ? "パネル" : "panel ") + figure(place));
}

bool is_borne_apart(const Event& event) {
    return !event.word("on").empty() && event.word("on") != word(What::Character);
}

/// The text line in quotation marks, as the skill has it; if the list doesn't know it, as the
/// event's effect says.
std::string line_said(const Event& event, const Telling& how) {
    const bool ja = how.lang == Lang::Ja;
    const Line* const line = line_of(event, how.list);
    // Events leave out a count of 1.
    const Effect effect{event.word("op"),
                        event.number("n"),
                        event.word("amount"),
                        event.word("to"),
                        std::max(1, event.number("count")),
                        event.word("gives"),
                        event.word("attr"),
                        event.word("end")};
    return (ja ? "「" : "“") +
           (line != nullptr ? line_text(*line, how.list, how.lang)
                            : effect_text(effect, how.lang)) +
           (ja ? "」" : "”");
}

/// The line that the event names by "then": that of the effect (0), or one that follows in it.
const Line* inner_line(const Event& event, const Telling& how) {
    const Line* const line = line_of(event, how.list);
    int place = 0;
    return line == nullptr ? nullptr : find_line(*line, place, [&](const Line&) {
        return place == event.number("then");
    });
}

/// An amount in words, with the values of its facts.
std::string reckoned_said(const Event& event, const Telling& how) {
    const Line* const line = inner_line(event, how);
    if (line == nullptr) return {};
    return amount_text(event.number("counts") == 1 ? line->said_count : line->said, how.list,
                       how.lang, &event.numbers("found"));
}

/// The condition of the line that the event names.
std::string condition_said(const Event& event, const Telling& how) {
    const Line* const line = inner_line(event, how);
    return line != nullptr && line->when ? condition_text(*line->when, how.list, how.lang)
                                         : std::string();
}

// -- Panels and their elements

/// Elements by their numbers, from 1 on: "火剣", "fire, sword".
std::string elements_in(const std::vector<int>& numbers, Lang lang) {
    std::string letters;
    for (const int number : numbers) letters += letter(static_cast<Element>(number - 1));
    return elements_said(letters).in(lang);
}
std::string element_in(int number, Lang lang) { return elements_in({number}, lang); }

std::string elements_or_none(const std::vector<int>& numbers, Lang lang) {
    if (numbers.empty()) return lang == Lang::Ja ? "なし" : "none";
    return elements_in(numbers, lang);
}

/// "パネル3・1", "panels 3, 1". Behind the k-th number stands with(k).
template <class With>
std::string panels_with(const std::vector<int>& places, Lang lang, With with) {
    const bool ja = lang == Lang::Ja;
    std::string out = ja ? "パネル" : places.size() == 1 ? "panel " : "panels ";
    for (std::size_t k = 0; k < places.size(); ++k) {
        if (k > 0) out += ja ? "・" : ", ";
        out += figure(places[k]) + with(k);
    }
    return out;
}
std::string panels_in(const std::vector<int>& places, Lang lang) {
    return panels_with(places, lang, [](std::size_t) { return std::string(); });
}

/// "パネル2（火）・1（剣）". A panel that pays by an ability has the letter that it pays:
/// "パネル2（火を剣として）".
std::string paid_in(const Event& event, Lang lang) {
    const std::vector<int>& elements = event.numbers("elements");
    const std::vector<int>& as = event.numbers("as");
    return panels_with(event.numbers("panels"), lang, [&](std::size_t k) {
        Text said{element_in(elements[k], Lang::Ja), element_in(elements[k], Lang::En)};
        if (k < as.size() && as[k] > 0) {
            said.ja += "を" + element_in(as[k], Lang::Ja) + "として";
            said.en += " as " + element_in(as[k], Lang::En);
        }
        return in_parentheses(said).in(lang);
    });
}

std::string cost_in(const Event& event, const Telling& how) {
    const Skill* const skill = skill_in(how.list, event.word("skill"));
    if (skill == nullptr) return {};
    const std::string said = elements_said(skill->cost.text).in(how.lang);
    return how.lang == Lang::Ja ? "《" + said + "》" : said;
}

/// Why the panels no longer cover the cost of a maintained use.
std::string held_in(const Event& event, const Telling& how) {
    const bool ja = how.lang == Lang::Ja;
    if (event.numbers("panels").empty()) {
        return ja ? "維持パネルがない" : "no maintenance panel is left";
    }
    const std::string panels = paid_in(event, how.lang);
    const std::string cost = cost_in(event, how);
    return ja ? panels + "ではコスト" + cost + "に合わない"
              : panels + " cannot pay the cost of " + cost;
}

/// The panels that a transcription left unchanged, by status: "Rollのパネル1・3は変わらない。".
std::string kept_in(const Event& event, const Telling& how) {
    const std::vector<int>& kept = event.numbers("kept");
    const std::vector<int>& by = event.numbers("by");
    std::string out;
    for (std::size_t from = 0; from < by.size();) {
        std::size_t to = from;
        std::vector<int> places;
        for (; to < by.size() && by[to] == by[from]; ++to) places.push_back(kept[to]);
        const auto place = static_cast<std::size_t>(by[from]);
        const std::string status =
            place < how.list.statuses.size() ? how.list.status(place).name : "";
        const std::string panels = panels_in(places, how.lang);
        if (how.lang == Lang::Ja) {
            out.append(status).append("の").append(panels).append("は変わらない。");
        } else {
            out.append(panels).append(" unchanged by ").append(status).append("; ");
        }
        from = to;
    }
    return out;
}

/// The panels recoloured: "パネル6を火、パネル7を水（変わらない）", "panel 6 becomes fire, panel 7
/// stays water".
std::string painted_in(const Event& event, Lang lang) {
    const std::vector<int>& panels = event.numbers("panels");
    const std::vector<int>& elements = event.numbers("elements");
    const std::vector<int>& was = event.numbers("was");
    const bool stay = event.word("why") == "same";
    Text said;
    for (std::size_t k = 0; k < panels.size(); ++k) {
        const bool same = was[k] == elements[k];
        const std::string ja = element_in(elements[k], Lang::Ja);
        enumerate(said, {panels_in({panels[k]}, Lang::Ja) + (stay ? "は" : "を") + ja +
                             (same && !stay ? "（変わらない）" : ""),
                         panels_in({panels[k]}, Lang::En) + (same ? " stays " : " becomes ") +
                             element_in(elements[k], Lang::En)});
    }
    return said.in(lang);
}

// -- Too few objects

struct Noun {
    const char* ja;
    const char* en;
    const char* counter;
};
Noun lacking(const Event& event) {
    const std::string_view op = event.word("op");
    if (op == word(Op::Tap) || op == word(Op::Paint))
        return {"未使用のパネル", "unused panel", "枚"};
    if (op == word(Op::Untap))
        return {"維持パネルでない使用済みのパネル", "used panel that is not locked", "枚"};
    if (op == word(Op::Release)) return {"維持しているスキル", "maintained skill", "つ"};
    if (event.word("on") == word(What::Skill)) return {"スキル", "skill", "つ"};
    return {"パネル", "panel", "枚"};
}

/// "に未使用のパネルがない", "の未使用のパネルは1枚だけ"; "no unused panel", "only 1 unused panel".
std::string lack_in(const Event& event, Lang lang) {
    const Noun noun = lacking(event);
    const int n = event.number("n");
    const std::string_view attr = event.word("attr");
    const Text element = elements_said(attr);
    if (lang == Lang::Ja) {
        const std::string what = element.ja + noun.ja;
        return n == 0 ? "に" + what + "がない"
                      : "の" + what + "は" + figure(n) + noun.counter + "だけ";
    }
    const std::string what = (attr.empty() ? "" : element.en + " ") + noun.en;
    return n == 0 ? "no " + what : "only " + figure(n) + " " + what + (n == 1 ? "" : "s");
}

Text among(std::string_view on) {
    if (on == word(What::Panel)) return {"のパネル", " from panels"};
    if (on == word(What::Skill)) return {"のスキル", " from skills"};
    return {};
}

/// Text with the number in place of "#"; empty for 0.
Span aside(int number, Lang lang, std::string_view ja, std::string_view en) {
    if (number == 0) return plain_span("");
    std::string said(lang == Lang::Ja ? ja : en);
    said.replace(said.find('#'), 1, figure(number));
    return plain_span(std::move(said));
}

std::string attribute_words(int number, Lang lang) {
    const std::string out = elements_said(attribute_letters(number)).in(lang);
    if (out.empty()) return out;
    return lang == Lang::Ja ? " 〈" + out + "〉" : " (" + out + ")";
}

/// The text for a key about panels and elements; absent: another key.
std::optional<std::string> fill_of_panels(const Event& event, std::string_view key,
                                          const Telling& how) {
    const Lang lang = how.lang;
    if (key == "panels" || key == "given") return panels_in(event.numbers(key), lang);
    if (key == "elements" || key == "letters" || key == "array") {
        return elements_in(event.numbers(key), lang);
    }
    if (key == "unused" || key == "free") return elements_or_none(event.numbers(key), lang);
    if (key == "paid") return paid_in(event, lang);
    if (key == "kept") return kept_in(event, how);
    if (key == "held") return held_in(event, how);
    if (key == "painted") return painted_in(event, lang);
    if (key == "cost") return cost_in(event, how);
    if (key == "element") return element_in(event.number("value"), lang);
    if (key == "attrs") return attribute_words(event.number(key), lang);
    if (key == "lack") return lack_in(event, lang);
    if (key != "bearing") return std::nullopt;
    const std::vector<int>& bearing = event.numbers(key);
    if (bearing.empty()) return std::string();
    return lang == Lang::Ja ? "（" + panels_in(bearing, lang) + "にはすでにある）"
                            : " (" + panels_in(bearing, lang) + " already)";
}

/// The modifier of an event, as Battle::emit_modifier tells it.
std::string modifier_in(const Event& event, const Telling& how) {
    Static one;
    one.mod = static_cast<Mod>(event.number("mod"));
    one.n = event.number("n");
    const int element = event.number("element");
    if (element >= 0) one.panel = static_cast<Element>(element);
    if (element >= 0 && one.mod != Mod::AllowPay) one.attr = one.panel;
    one.as = static_cast<Element>(event.number("pays"));
    if (event.number("of") >= 0) one.kind = static_cast<When>(event.number("of"));
    one.status = event.number("gives");
    return static_text(one, how.list, how.lang);
}

Text until_in(int turn) {
    if (turn == kWholeBattle) return {"対戦終了まで", "to the end of the battle"};
    return {"第" + figure(turn) + "ターン終了まで", "to the end of turn " + figure(turn)};
}

Span fill(const Event& event, std::string_view key, const Telling& how) {
    const Lang lang = how.lang;
    const bool ja = lang == Lang::Ja;
    if (key == "who") return name_span(how.names, event.side, lang);
    if (key == "foe") return name_span(how.names, other(event.side), lang);
    if (key == "A" || key == "B") return name_span(how.names, key == "A" ? Side::A : Side::B, lang);
    if (key == "skill") return skill_span(event.word(key), event.side, how);
    if (key == "cause") return skill_span(event.word(key), event.side, how);
    if (key == "status") return status_span(event.word(key));
    if (key == "of") return origin(event, how);
    if (key == "asker") return name_span(how.names, origin_side(event), lang);
    if (key == "asked") {
        const std::string_view skill = event.word("ofSkill");
        return skill.empty() ? status_span(event.word("ofStatus"))
                             : skill_span(skill, origin_side(event), how);
    }
    if (key == "object") return object(event, how);
    if (key == "own" || key == "of_object") {
        return plain_span(!is_borne_apart(event) ? "" : ja ? "の" : "'s ");
    }
    if (const auto said = fill_of_panels(event, key, how)) return plain_span(*said);
    if (key == "line") return plain_span(line_said(event, how));
    if (key == "modifier") return plain_span(modifier_in(event, how));
    if (key == "until") return plain_span(until_in(event.number(key)), lang);
    if (key == "condition") return plain_span(condition_said(event, how));
    if (key == "reckoned") return plain_span(reckoned_said(event, how));
    if (key == "gives") return plain_span(status_or_class(event.word(key)), lang);
    if (key == "among") return plain_span(among(event.word("on")), lang);
    // Stacks of a character, if it may have more than one; emit.cpp leaves them out otherwise.
    if (key == "stacks") return aside(event.number(key), lang, "（#個）", " (#)");
    if (key == "sum") return aside(event.number("stacks"), lang, "（計#）", " (# now)");
    if (key == "more") return aside(event.number(key), lang, "と修正#", " and modifier #");
    if (key == "added") {
        const int added = event.number(key);
        if (added < 0) return aside(-added, lang, "（うち修正−#）", " (−# by modifiers)");
        return aside(added, lang, "（うち修正+#）", " (+# by modifiers)");
    }
    if (key == "end") {
        const bool left = event.word(key) == "left";
        return plain_span(ja ? (left ? "左端" : "右端") : left ? "left" : "right");
    }
    if (key == "die") return Span{Span::Kind::Number, die_notation(event)};
    return number_span(event.number(key));
}

constexpr std::array<PhaseWords, 9> kPhaseWords{{
    {"opening", "戦闘開始", "Opening"},
    {"start", "開始フェイズ", "Start"},
    {"initiative", "先制決定フェイズ", "Initiative"},
    {"transcription", "転写フェイズ", "Transcription"},
    {"status", "状態フェイズ", "Status"},
    {"first", "先攻行動：{who}", "First action: {who}"},
    {"second", "後攻行動：{who}", "Second action: {who}"},
    {"end", "終了フェイズ", "End"},
    {"verdict", "勝敗", "Verdict"},
}};

} // namespace

Spans narrate(const Event& event, const Names& names, const SkillList& list, Lang lang) {
    const EventRow& kind = row_for(event);
    const Telling how{names, list, lang};
    Spans spans;
    const std::string sentence = with_origins(lang == Lang::Ja ? kind.ja : kind.en, event, how);
    for (Span& one :
         expand(sentence, [&](std::string_view key) { return fill(event, key, how); })) {
        // Joins adjacent pieces of text into one span, which makes reports shorter.
        const bool goes_on =
            one.kind == Span::Kind::Text && !spans.empty() && spans.back().kind == Span::Kind::Text;
        if (goes_on) {
            spans.back().text += one.text;
        } else {
            spans.push_back(std::move(one));
        }
    }
    return spans;
}

std::span<const PhaseWords> phases() { return kPhaseWords; }

} // namespace shiaiba::panel
