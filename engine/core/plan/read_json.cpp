// Plans out of JSON: trees, texts, lists of them, definitions.
#include "core/json.hpp"
#include "core/plan/compile.hpp"
#include "core/plan/definition.hpp"
#include "core/plan/diagnostics.hpp"
#include "core/plan/json.hpp"
#include "core/plan/read_tree.hpp"

namespace shiaiba::plan {
namespace {

constexpr std::size_t kMostNote = 2000;

Checked<Plan> from_text(const Json& text, const Json* lang, const Reading& reading,
                        const std::string& path) {
    const Lang ja = Lang::Ja;
    const Lang en = Lang::En;
    const Lang* const given = lang == nullptr ? nullptr : text_of(*lang) == "en" ? &en : &ja;
    Compiled compiled = compile(text_of(text), reading, given);
    for (Problem& problem : compiled.problems) problem.path = path;
    if (!compiled.plan) return compiled.problems;
    return std::move(*compiled.plan);
}

} // namespace

Checked<Plan> plan_from_json(const Json& json, const Reading& reading) {
    if (json.is_string()) return from_text(json, nullptr, reading, {});
    Problems problems;
    Plan plan;
    if (const Json* const text = member(json, "text")) {
        only_members(json, {}, {"text", "lang", "note"}, problems);
        const Checked<Plan> read = from_text(*text, member(json, "lang"), reading, "/text");
        add_problems(problems, read.problems(), {});
        if (read) plan = *read;
    } else if (member(json, "do") != nullptr) {
        plan = read_tree(json, reading, problems);
    } else {
        problems.push_back(diagnosis("P011", {}));
    }
    if (const Json* const note = member(json, "note")) {
        if (!note->is_string() || text_of(*note).size() > kMostNote) {
            problems.push_back(diagnosis("P014", "note"));
            problems.back().path = "/note";
        } else {
            plan.note = text_of(*note);
        }
    }
    if (!problems.empty()) return problems;
    return plan;
}

Checked<std::vector<Plan>> plans_from_json(const Json& json, const Reading& reading) {
    Problems problems;
    std::vector<Plan> plans;
    if (!json.is_array() || json.size() > kMostPlans) {
        return problem_at(
            {}, "plans",
            {"プランは" + std::to_string(kMostPlans) + "個までの並びで書いてください。",
             "Plans are a list of " + std::to_string(kMostPlans) + " at most."});
    }
    for (std::size_t k = 0; k < json.size(); ++k) {
        const Checked<Plan> plan = plan_from_json(json[k], reading);
        add_problems(problems, plan.problems(), "/" + std::to_string(k));
        if (plan) plans.push_back(*plan);
    }
    if (!problems.empty()) return problems;
    return plans;
}

Checked<std::vector<Definition>>
definitions_from_json(const Json& json, const Vocabulary& vocabulary, const Names& names) {
    Problems problems;
    std::vector<Definition> definitions;
    if (!json.is_array() || json.size() > kMostPlans) {
        return problem_at(
            {}, "definitions",
            {"定義は" + std::to_string(kMostPlans) + "個までの並びで書いてください。",
             "Definitions are a list of " + std::to_string(kMostPlans) + " at most."});
    }
    for (std::size_t k = 0; k < json.size(); ++k) {
        const Json* const word = member(json[k], "word");
        const Json* const text = member(json[k], "text");
        definitions.push_back({word == nullptr ? std::string() : std::string(text_of(*word)),
                               text == nullptr ? std::string() : std::string(text_of(*text))});
        add_problems(problems, settle(definitions.back(), vocabulary, names),
                     "/" + std::to_string(k));
    }
    if (!problems.empty()) return problems;
    return definitions;
}

} // namespace shiaiba::plan
