// Reviews and colours a plan that is being written, in both languages.
#include "core/plan/editor.hpp"

#include <algorithm>
#include <utility>

#include "core/plan/compile.hpp"
#include "core/plan/diagnostics.hpp"
#include "core/plan/json.hpp"
#include "core/plan/phrase.hpp"
#include "core/plan/read.hpp"
#include "core/text/json.hpp"

namespace shiaiba::plan {

Review review(const Json& json, const LineContext& reading, bool guess) {
    Review out;
    const Json* const written = json.is_string() ? &json : member(json, "text");
    const std::string text(written == nullptr ? std::string_view() : text_of(*written));
    const Json* const lang = member(json, "lang");
    const Lang given = lang != nullptr && text_of(*lang) == "en" ? Lang::En : Lang::Ja;
    Checked<Plan> read = plan_from_json(json, reading);
    out.problems = read.problems();
    if (written != nullptr) {
        out.lang = lang != nullptr ? given : read_line(text, reading, nullptr).lang;
    }
    if (read) {
        out.plan = std::move(*read);
        out.text = {print(*out.plan, *reading.vocabulary, *reading.names, Lang::Ja),
                    print(*out.plan, *reading.vocabulary, *reading.names, Lang::En)};
    } else {
        out.text = {text, text};
        if (guess) out.fixes = suggest(text, reading, lang != nullptr ? &given : nullptr);
    }
    const auto kinds = [&](Lang in) {
        const bool as_written = written != nullptr && (!out.plan || in == out.lang);
        const Lang lang_of = out.plan ? in : out.lang;
        return paint(as_written ? text : out.text.in(in), reading, &lang_of);
    };
    out.kinds = {kinds(Lang::Ja), kinds(Lang::En)};
    return out;
}

Json to_json(const Review& review, const Vocabulary& vocabulary, const Names& names) {
    return JsonObject()
        .add("plan", review.plan ? to_json(*review.plan, vocabulary, names) : Json())
        .add("text", review.text)
        .add("lang", review.lang == Lang::Ja ? "ja" : "en")
        .add("kinds", review.kinds)
        .add("problems", shiaiba::to_json(review.problems))
        .add("fixes", Json(review.fixes));
}

DefinitionReview review_definition(const Json& json, const LineContext& reading) {
    const auto part = [&](const char* key) {
        const Json* const found = member(json, key);
        return std::string(found == nullptr ? std::string_view() : text_of(*found));
    };
    DefinitionReview out;
    out.definition = {part("word"), part("text")};
    out.problems = settle(out.definition, *reading.vocabulary, *reading.names);
    out.lang = read_line(out.definition.text, reading, nullptr).lang;
    return out;
}

Json to_json(const DefinitionReview& review) {
    const Definition& of = review.definition;
    return JsonObject()
        .add("text", review.problems.empty() ? of.said : Text{of.text, of.text})
        .add("lang", review.lang == Lang::Ja ? "ja" : "en")
        .add("problems", shiaiba::to_json(review.problems));
}

std::vector<Definition> usable_definitions(const Json& json, const LineContext& reading) {
    std::vector<Definition> out;
    if (!json.is_array() || json.size() > kMostPlans) return out;
    for (const Json& one : json) {
        DefinitionReview review = review_definition(one, reading);
        if (review.problems.empty()) out.push_back(std::move(review.definition));
    }
    return out;
}

// Colours: finds the phrases of the vocabulary, also in a text that is no plan.

namespace {

/// Connectives, comparisons and ends of conditions: English, Japanese. Longer words come first,
/// because the first that matches is taken.
constexpr const char* kJoints[] = {
    "when|is at least|is at most|is more than|is less than|at least|at most|more than|less than|"
    "is not|is|and|or|not|>=|<=|!=|==|>|<|=|:|(|)|,",
    "であるか|であり|である|ではない|でない|より大きい|より多い|より小さい|より少ない|と等しい|"
    "と異なる|または|かつ|以上|以下|未満|場合|とき|時|なら|>=|<=|!=|==|>|<|=|:|(|)|,|が|は|の|で|か"};

class Painter {
public:
    Painter(const Line& line, const Phrases& phrases)
        : line_(&line), phrases_(&phrases), kinds_(line.raw.size(), '.') {}

    std::string all() {
        const Halves halves = find_halves(*line_, *phrases_);
        condition(halves.instruction_begin);
        instruction(halves.instruction_begin);
        for (std::size_t k = 0; k < kinds_.size(); ++k) {
            if (line_->defined[k] != 0) kinds_[k] = 'd';
        }
        return std::move(kinds_);
    }

private:
    std::string_view text() const { return line_->text; }
    void fill(std::size_t begin, std::size_t end, char kind) {
        if (begin >= end) return;
        const auto from = static_cast<std::size_t>(line_->column(begin) - 1);
        const auto size = static_cast<std::size_t>(line_->length(begin, end));
        std::fill_n(kinds_.begin() + static_cast<std::ptrdiff_t>(from), size, kind);
    }
    void condition(std::size_t end);
    std::size_t value_at(std::string_view before, std::size_t at, int values) const;
    std::size_t joint_at(std::string_view before, std::size_t at) const;
    void instruction(std::size_t begin);

    const Line* line_;
    const Phrases* phrases_;
    std::string kinds_;
};

/// The end of a number, with its point and percent sign, or of a value from the domain `values` of
/// the fact before it; kNowhere if neither stands at `at`.
std::size_t Painter::value_at(std::string_view before, std::size_t at, int values) const {
    int number = 0;
    std::size_t end = match_number(before, at, number);
    if (end != kNowhere)
        return std::min(before.find_first_not_of("0123456789.%", end), before.size());
    return values < 0 ? kNowhere : phrases_->find_value(before, at, values).end;
}

std::size_t Painter::joint_at(std::string_view before, std::size_t at) const {
    const char* const words = kJoints[phrases_->lang() == Lang::En ? 0 : 1];
    for (int k = 0;; ++k) {
        const std::string_view word = spelling(words, k);
        if (word.data() == nullptr) return kNowhere;
        const std::size_t end = match_words(before, at, word);
        if (end != kNowhere) return end;
    }
}

void Painter::condition(std::size_t end) {
    const std::string_view before = text().substr(0, end);
    std::int8_t values = -1;
    for (std::size_t at = 0; at < end;) {
        if (before[at] == ' ' || (static_cast<unsigned char>(before[at]) & 0xC0U) == 0x80U) {
            ++at;
            continue;
        }
        FactRef fact;
        std::size_t behind = phrases_->find_fact(before, at, fact).end;
        char kind = 'f';
        if (behind != kNowhere) {
            values = phrases_->vocabulary().facts[static_cast<std::size_t>(fact.fact)].values;
        } else {
            kind = 'n';
            behind = value_at(before, at, values);
        }
        if (behind == kNowhere) {
            kind = 'c';
            behind = joint_at(before, at);
        }
        if (behind == kNowhere) {
            ++at;
            continue;
        }
        fill(at, behind, kind);
        at = behind;
    }
}

void Painter::instruction(std::size_t begin) {
    begin = std::min(text().find_first_not_of(" ,", begin), text().size());
    if (begin == text().size()) return;
    FoundForm found = find_form(text(), begin, *phrases_, false);
    if (found.form == nullptr) found = find_form(text(), begin, *phrases_, true);
    if (found.form == nullptr) return;
    const PhraseMatch& match = found.match;
    fill(begin, match.end, 'v');
    for (std::size_t k = 0; k < match.noun_count; ++k) {
        fill(match.nouns[k].begin, match.nouns[k].end, 't');
    }
    for (std::size_t k = 0; k < match.count; ++k) {
        const Binding& one = match.bindings[k];
        const bool number = one.fill == Fill::Amount || one.fill == Fill::TagNumber;
        fill(one.begin, one.end, number ? 'n' : 't');
    }
    fill(match.strange_begin, match.strange_end, '.');
}

} // namespace

std::string paint(std::string_view text, const LineContext& reading, const Lang* lang) {
    if (text.size() > 4 * static_cast<std::size_t>(kMostCharacters)) return {};
    const Line line = read_line(text, reading, lang);
    if (line.too_long || line.raw.size() > kMostCharacters) return {};
    const Phrases phrases(*reading.vocabulary, *reading.names, line.lang);
    return Painter(line, phrases).all();
}

} // namespace shiaiba::plan
