// Texts are compiled, trees are printed; either way a plan ends up in both languages.
#include "core/plan/review.hpp"

#include <utility>

#include "core/json.hpp"
#include "core/plan/compile.hpp"
#include "core/plan/definition.hpp"
#include "core/plan/json.hpp"
#include "core/plan/paint.hpp"
#include "core/plan/read_tree.hpp"
#include "core/plan/suggest.hpp"

namespace shiaiba::plan {

Review review(const Json& json, const Reading& reading, bool guess) {
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

DefinitionReview review_definition(const Json& json, const Reading& reading) {
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

std::vector<Definition> usable_definitions(const Json& json, const Reading& reading) {
    std::vector<Definition> out;
    if (!json.is_array() || json.size() > kMostPlans) return out;
    for (const Json& one : json) {
        DefinitionReview review = review_definition(one, reading);
        if (review.problems.empty()) out.push_back(std::move(review.definition));
    }
    return out;
}

} // namespace shiaiba::plan
