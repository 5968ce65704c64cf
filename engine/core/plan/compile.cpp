// Compiles a plan in stages (length, forbidden words, condition, instruction), prints trees in
// words, and reads definitions and whole tactics.
#include "core/plan/compile.hpp"

#include <algorithm>

#include "core/plan/diagnostics.hpp"
#include "core/plan/everyday.hpp"
#include "core/plan/phrase.hpp"
#include "core/plan/read.hpp"
#include "core/text/json.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba::plan {
namespace {

bool ends_with(std::string_view text, std::string_view end) {
    return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

/// Compiles a plan that keeps exactly to the words of plans.
Compiled compile_exactly(std::string_view text, const LineContext& reading, const Lang* lang) {
    Compiled out;
    // Bounds the work on a huge text: a character has at most four bytes, and four times the limit
    // is read.
    const bool flood = text.size() > 4 * 4 * static_cast<std::size_t>(kMostCharacters);
    const Line line = read_line(text.substr(0, 4 * 4 * kMostCharacters), reading, lang);
    out.lang = line.lang;
    if (line.text.find_first_not_of(' ') == kNowhere) {
        Problem empty = diagnosis("P001", {});
        empty.line = empty.column = 1;
        out.problems.push_back(std::move(empty));
        return out;
    }
    if (flood || line.too_long || line.raw.size() > kMostCharacters) {
        Problem longer = diagnosis("P018", {});
        longer.line = 1;
        longer.column = std::min<int>(kMostCharacters, static_cast<int>(line.raw.size())) + 1;
        longer.length = static_cast<int>(line.raw.size()) + 1 - longer.column;
        out.problems.push_back(std::move(longer));
        return out;
    }
    const Phrases phrases(*reading.vocabulary, *reading.names, line.lang);
    const Halves halves = find_halves(line, phrases);
    out.problems = scan(line, halves, phrases);
    if (!out.problems.empty()) {
        sort_diagnoses(out.problems);
        return out;
    }
    Plan plan;
    std::size_t end = halves.condition_end;
    if (line.lang == Lang::Ja && ends_with(std::string_view(line.text).substr(0, end), "の")) {
        end -= std::string_view("の").size();
    }
    if (halves.instruction_begin > 0) {
        plan.when =
            read_condition(line, halves.condition_begin, end, halves.open, phrases, out.problems);
    }
    // If the condition has no end, its own problems say enough.
    if (!halves.open || out.problems.empty()) {
        const auto act = read_instruction(line, halves.instruction_begin, phrases, out.problems);
        if (act) plan.act = *act;
    }
    sort_diagnoses(out.problems);
    if (out.problems.empty()) out.plan = std::move(plan);
    return out;
}

} // namespace

Compiled compile(std::string_view text, const LineContext& reading, const Lang* lang) {
    Compiled exact = compile_exactly(text, reading, lang);
    if (exact.plan || text.size() > 4 * static_cast<std::size_t>(kMostCharacters)) return exact;
    for (const std::string& said : in_words_of_plans(text)) {
        Compiled everyday = compile_exactly(said, reading, &exact.lang);
        if (everyday.plan) return everyday;
    }
    return exact;
}

// Printing: a plan in words that compile to it again.

namespace {

/// Comparisons in words, by Cmp. Signs (kCmpWords) are written where words would make the plan too
/// long; both are read.
constexpr const char* kEnglish[] = {"is",         "is not",       "is less than",
                                    "is at most", "is more than", "is at least"};
constexpr const char* kEndings[] = {"", "でない", "未満", "以下", "より大きい", "以上"};

class Printer {
public:
    explicit Printer(const Phrases& phrases, bool brief = false)
        : phrases_(&phrases), brief_(brief) {}

    /// Empty if a part of the condition has no words.
    std::string condition(const Condition& condition) {
        if (condition.kind == Condition::Kind::Term) return term(condition.term);
        const bool all = condition.kind == Condition::Kind::And;
        std::string out;
        for (const Condition& part : condition.parts) {
            if (!out.empty())
                out += english() ? (all ? " and " : " or ") : (all ? " かつ " : " または ");
            const std::string said = this->condition(part);
            if (said.empty()) return {};
            out += part.kind == Condition::Kind::Term ? said : "(" + said + ")";
        }
        return out;
    }

private:
    bool english() const { return phrases_->lang() == Lang::En; }

    std::string term(const Term& term) {
        const Fact& fact = phrases_->vocabulary().facts[static_cast<std::size_t>(term.fact.fact)];
        const std::string left = phrases_->say_fact(term.fact);
        if (left.empty()) return {};
        if (fact.type == Type::Flag) {
            const bool no = term.cmp == Cmp::Unequal;
            if (english()) return no ? "not " + left : left;
            return no ? left + (ends_as_verb(left) ? "のではない" : "でない") : left;
        }
        const std::string right = term.other ? phrases_->say_fact(*term.other)
                                  : fact.type == Type::Symbol
                                      ? phrases_->say_value(fact.values, term.value)
                                      : phrases_->say_number(fact, term.value);
        if (right.empty()) return {};
        const auto cmp = static_cast<std::size_t>(term.cmp);
        if (english()) {
            const bool signs = brief_ && fact.type != Type::Symbol;
            return left + " " + (signs ? kCmpWords[cmp] : kEnglish[cmp]) + " " + right;
        }
        const bool same = term.other && term.cmp == Cmp::Equal;
        const bool other = term.other && term.cmp == Cmp::Unequal;
        return left + "が" + right + (same ? "と等しい" : other ? "と異なる" : kEndings[cmp]);
    }

    const Phrases* phrases_;
    bool brief_;
};

} // namespace

bool ends_as_verb(std::string_view said) {
    for (const std::string_view end : {"る", "つ", "う", "く", "す", "む", "い"}) {
        if (said.size() >= end.size() && said.substr(said.size() - end.size()) == end) return true;
    }
    return false;
}

std::string print(const Condition& condition, const Vocabulary& vocabulary, const Names& names,
                  Lang lang) {
    const Phrases phrases(vocabulary, names, lang);
    return Printer(phrases).condition(condition);
}

std::string print(const Plan& plan, const Vocabulary& vocabulary, const Names& names, Lang lang) {
    const Phrases phrases(vocabulary, names, lang);
    std::string act = phrases.say_instruction(plan.act);
    if (!plan.when || act.empty()) return act;
    const std::string when = Printer(phrases).condition(*plan.when);
    if (when.empty()) return {};
    if (lang == Lang::En) {
        std::string said = "when " + when + ": " + act;
        if (decode_utf8(said).size() <= static_cast<std::size_t>(kMostCharacters)) return said;
        return "when " + Printer(phrases, true).condition(*plan.when) + ": " + act;
    }
    return when + (ends_as_verb(when) ? "場合、" : "の場合、") + act;
}

namespace {

class DefinitionReader {
public:
    DefinitionReader(const Line& line, const Vocabulary& vocabulary, const Names& names)
        : line_(&line), phrases_(vocabulary, names, line.lang) {}

    std::optional<Text> read() const {
        if (auto said = term()) return said;
        for (const Selector& selector : phrases_.vocabulary().selectors) {
            if (auto said = noun(selector)) return said;
        }
        for (std::size_t d = 0; d < phrases_.vocabulary().domains.size(); ++d) {
            const PhraseMatch match = phrases_.find_value(line_->text, 0, static_cast<int>(d));
            if (!whole(match.end)) continue;
            return in_both([&](const Phrases& phrases) {
                return phrases.say_value(static_cast<int>(d), match.bindings[0].value);
            });
        }
        return std::nullopt;
    }

private:
    bool whole(std::size_t end) const {
        return end != kNowhere && line_->text.find_first_not_of(' ', end) == kNowhere;
    }
    template <class Say>
    Text in_both(const Say& say) const {
        const auto in = [&](Lang lang) {
            return say(Phrases(phrases_.vocabulary(), phrases_.names(), lang));
        };
        return {in(Lang::Ja), in(Lang::En)};
    }
    std::optional<Text> term() const {
        Problems unheard;
        std::size_t behind = kNowhere;
        Condition condition;
        condition.term = read_term(*line_, 0, line_->text.size(), phrases_, unheard, behind);
        if (!unheard.empty() || !whole(behind)) return std::nullopt;
        return in_both([&](const Phrases& phrases) {
            return print(condition, phrases.vocabulary(), phrases.names(), phrases.lang());
        });
    }
    std::optional<Text> noun(const Selector& selector) const {
        for (int k = 0;; ++k) {
            const std::string_view phrase = spelling(phrases_.words(selector), k);
            if (phrase.data() == nullptr) return std::nullopt;
            const PhraseMatch match = phrases_.find(line_->text, 0, phrase);
            if (!whole(match.end)) continue;
            return in_both(
                [&](const Phrases& phrases) { return phrases.say_noun(selector, match); });
        }
    }

    const Line* line_;
    Phrases phrases_;
};

} // namespace

namespace {

using Plain = std::u32string_view;

/// If the line begins with `word`, the place behind it and the colons or blanks that follow; else
/// 0. `word` is in small letters and matches capitals too. `parted`: at least one colon or blank
/// must follow.
std::size_t behind_word(Plain plain, Plain word, bool parted) {
    std::size_t at = 0;
    while (at < plain.size() && is_blank(plain[at])) ++at;
    for (const char32_t wanted : word) {
        const char32_t point = at < plain.size() ? plain[at] : U'\0';
        if ((point >= U'A' && point <= U'Z' ? point - U'A' + U'a' : point) != wanted) return 0;
        ++at;
    }
    const std::size_t begin = at;
    while (at < plain.size() && (is_blank(plain[at]) || plain[at] == U':')) ++at;
    return parted && at == begin ? 0 : at;
}

/// Takes the quotes off a word that stands in quotes.
void unquote(Plain plain, DefinitionPlaces& places) {
    const std::size_t last = places.word_end - 1;
    if (last < places.word + 2) return;
    const char32_t open = plain[places.word];
    const char32_t close = plain[last];
    if ((open != U'「' || close != U'」') && (open != U'"' || close != U'"')) return;
    ++places.word;
    --places.word_end;
}

/// Reads 「…をAと呼ぶ」.
std::optional<DefinitionPlaces> called_in_japanese(Plain plain) {
    constexpr Plain kCalled = U"と呼ぶ";
    if (plain.size() < kCalled.size() || plain.substr(plain.size() - kCalled.size()) != kCalled) {
        return std::nullopt;
    }
    const std::size_t end = plain.size() - kCalled.size();
    const std::size_t mark = plain.substr(0, end).rfind(U'を');
    if (mark == Plain::npos || mark + 1 == end) return std::nullopt;
    DefinitionPlaces places{mark + 1, end, 0, mark};
    unquote(plain, places);
    // 「自分のHPが6以下」をAと呼ぶ.
    const Plain phrase = plain.substr(0, mark);
    const bool quoted =
        phrase.size() > 2 && phrase.front() == U'「' && phrase.find(U'」') == phrase.size() - 1;
    if (quoted) {
        ++places.phrase;
        --places.phrase_end;
    }
    return places;
}

/// Reads "call … A", where the word is the last one or stands in quotes at the end.
std::optional<DefinitionPlaces> called_in_english(Plain plain) {
    const std::size_t from = behind_word(plain, U"call", true);
    if (from == 0) return std::nullopt;
    const bool quoted = plain.back() == U'"';
    std::size_t word = quoted ? plain.substr(0, plain.size() - 1).rfind(U'"') : Plain::npos;
    if (!quoted) {
        word = plain.size();
        while (word > 0 && !is_blank(plain[word - 1])) --word;
    }
    if (word == Plain::npos || word <= from) return std::nullopt;
    DefinitionPlaces places{word, plain.size(), from, word};
    unquote(plain, places);
    return places;
}

} // namespace

std::optional<DefinitionPlaces> definition_places(std::u32string_view plain) {
    std::size_t from = behind_word(plain, U"定義", false);
    if (from == 0) from = behind_word(plain, U"define", true);
    const std::size_t sign = plain.find(U'=');
    if (from != 0 && sign != Plain::npos && sign >= from) {
        return DefinitionPlaces{from, sign, sign + 1, plain.size()};
    }
    while (!plain.empty() && (is_blank(plain.back()) || plain.back() == U'。' ||
                              plain.back() == U'｡' || plain.back() == U'.')) {
        plain.remove_suffix(1);
    }
    if (plain.empty()) return std::nullopt;
    if (auto places = called_in_japanese(plain)) return places;
    return called_in_english(plain);
}

Problems settle(Definition& definition, const Vocabulary& vocabulary, const Names& names) {
    const std::vector<Definition> none;
    const Line line = read_line(definition.text.substr(0, 4 * kMostCharacters),
                                {&vocabulary, &names, &none}, nullptr);
    const bool written = !definition.word.empty() && line.raw.size() <= kMostCharacters &&
                         line.text.find_first_not_of(' ') != kNowhere;
    if (written) {
        if (auto said = DefinitionReader(line, vocabulary, names).read()) {
            definition.said = std::move(*said);
            return {};
        }
    }
    Problem problem = diagnosis("P017", definition.word);
    problem.line = 1;
    problem.column = 1;
    problem.length = static_cast<int>(line.raw.size());
    return {problem};
}

Idle idle(std::span<const Definition> definitions, std::size_t which, const Names& names) {
    const std::string& word = definitions[which].word;
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : +c; };
    const auto same = [&](const std::string& other) {
        return std::equal(word.begin(), word.end(), other.begin(), other.end(),
                          [&](char a, char b) { return lower(a) == lower(b); });
    };
    for (const auto& domain : names.domains) {
        for (const Name& name : domain) {
            if (same(name.ja) || same(name.en) || same(name.other)) return Idle::Name;
        }
    }
    const auto before = definitions.first(which);
    return std::any_of(before.begin(), before.end(),
                       [&](const Definition& one) { return same(one.word); })
               ? Idle::Repeated
               : Idle::No;
}

// Whole tactics: first the definitions of all lines, then the plans that use them.

namespace {

constexpr std::size_t kMostLines = 4 * kMostPlans;

std::string trimmed(std::string_view text) { return encode_utf8(trim(decode_utf8(text))); }

/// The definition in a line, if it has one. Full-width signs are read too.
std::optional<Definition> definition_in(std::string_view line) {
    std::u32string plain;
    for (const char32_t point : decode_utf8(line)) plain += fold_width(point);
    const auto places = definition_places(plain);
    if (!places) return std::nullopt;
    const auto part = [&](std::size_t begin, std::size_t end) {
        return encode_utf8(trim(std::u32string_view(plain).substr(begin, end - begin)));
    };
    return Definition{part(places->word, places->word_end),
                      part(places->phrase, places->phrase_end)};
}

void add(Problems& all, Problems more, int line) {
    for (Problem& problem : more) {
        problem.line = line;
        all.push_back(std::move(problem));
    }
}

} // namespace

CompiledLines compile_lines(std::string_view text, const Vocabulary& vocabulary, const Names& names,
                            const Lang* lang) {
    CompiledLines out;
    std::vector<std::string_view> lines;
    while (!text.empty() && lines.size() <= kMostLines) {
        const std::size_t end = text.find('\n');
        lines.push_back(text.substr(0, end));
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    }
    const auto number = [](std::size_t k) { return static_cast<int>(k) + 1; };
    for (std::size_t k = 0; k < lines.size() && out.definitions.size() < kMostPlans; ++k) {
        auto definition = definition_in(lines[k]);
        if (!definition) continue;
        Problems problems = settle(*definition, vocabulary, names);
        if (problems.empty()) out.definitions.push_back(*definition);
        add(out.problems, std::move(problems), number(k));
    }
    std::string note;
    for (std::size_t k = 0; k < lines.size(); ++k) {
        const std::string line = trimmed(lines[k]);
        if (line.empty() || definition_in(lines[k])) continue;
        if (line.front() == '#') {
            if (!note.empty()) note += '\n';
            note += trimmed(std::string_view(line).substr(1));
            continue;
        }
        if (out.plans.size() == kMostPlans) {
            Problem many = problem_at({}, "plans",
                                      {"プランは" + std::to_string(kMostPlans) + "個までです。",
                                       "At most " + std::to_string(kMostPlans) + " plans."});
            many.line = number(k);
            many.column = 1;
            out.problems.push_back(std::move(many));
            break;
        }
        Compiled compiled = compile(lines[k], {&vocabulary, &names, &out.definitions}, lang);
        if (compiled.plan) {
            compiled.plan->note = note;
            out.plans.push_back(std::move(*compiled.plan));
        }
        add(out.problems, std::move(compiled.problems), number(k));
        note.clear();
    }
    return out;
}

std::string print_lines(const std::vector<Plan>& plans, const Vocabulary& vocabulary,
                        const Names& names, Lang lang) {
    std::string out;
    for (const Plan& plan : plans) {
        std::string_view note = plan.note;
        while (!note.empty()) {
            const std::size_t end = note.find('\n');
            out += "# " + std::string(note.substr(0, end)) + "\n";
            note = end == std::string_view::npos ? std::string_view() : note.substr(end + 1);
        }
        out += print(plan, vocabulary, names, lang) + "\n";
    }
    return out;
}

} // namespace shiaiba::plan
