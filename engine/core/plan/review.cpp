// Texts are compiled, trees are printed; either way a plan ends up in both languages.
#include "core/plan/review.hpp"

#include <utility>

#include "core/json.hpp"
#include "core/plan/compile.hpp"
#include "core/plan/json.hpp"
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
        if (guess) out.fix = suggest(text, reading, lang != nullptr ? &given : nullptr);
    }
    return out;
}

Json to_json(const Review& review, const Vocabulary& vocabulary, const Names& names) {
    return JsonObject()
        .add("plan", review.plan ? to_json(*review.plan, vocabulary, names) : Json())
        .add("text", review.text)
        .add("lang", review.lang == Lang::Ja ? "ja" : "en")
        .add("problems", shiaiba::to_json(review.problems))
        .add("fix", Json(review.fix));
}

} // namespace shiaiba::plan
