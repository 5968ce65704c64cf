// Bindings `planWords`, `readPlans`, `readDefinitions` and `completePlan`: the words of plans, the
// reading of plans and definitions, and completions.
#include <emscripten/bind.h>

#include <string>
#include <utility>
#include <vector>

#include "bindings/arguments.hpp"
#include "bindings/envelope.hpp"
#include "bindings/settings.hpp"
#include "core/plan/editor.hpp"
#include "core/plan/json.hpp"
#include "core/plan/tactic.hpp"
#include "rulesets/capabilities.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::bindings {
namespace {

/// Number of broken plans of a list for which fixes are guessed.
constexpr int kMostGuesses = 3;

/// Everything that is needed to read the plans of a build.
struct Context {
    const System* system;
    Settings settings;
    Json build;
    plan::Names names;
    std::vector<plan::Definition> definitions;

    plan::LineContext reading() const { return {system->vocabulary(), &names, &definitions}; }
};

/// Calls `use` with the context; fails for a system without plans.
template <class Use>
std::string in_context(const std::string& id, const std::string& build, const std::string& settings,
                       const Use& use) {
    const System* const system = all_systems().find(id);
    if (system == nullptr) return unknown_system(id);
    if (system->vocabulary() == nullptr) {
        return failed("noPlans", {"この遊戯にプランはありません。", "This system has no plans."});
    }
    const auto given = build.empty() ? Checked<Json>(Json::object()) : parse_json(build);
    Context context{system,
                    settings_at_hand(id, settings),
                    given && given->is_object() ? *given : Json::object(),
                    {},
                    {}};
    context.names = system->plan_names(context.build, context.settings);
    if (const Json* const words = plan::member(context.build, "definitions")) {
        context.definitions = plan::usable_definitions(*words, context.reading());
    }
    return use(context);
}

/// The plans of a legal build's tactic, also of a preset.
Json plans_of(const Context& context) {
    Json out = Json::array();
    const auto build = context.system->check(context.build, context.settings, {});
    if (!build) return out;
    const Planner* const planner = context.system->planner(*build);
    const plan::Tactic* const tactic = planner == nullptr ? nullptr : planner->tactic();
    if (tactic == nullptr) return out;
    for (const plan::Plan& plan : tactic->plans()) {
        out.push_back(to_json(plan, tactic->vocabulary(), tactic->names()));
    }
    return out;
}

std::string plan_words(const std::string& id, const std::string& build,
                       const std::string& settings) {
    return in_context(id, build, settings, [](const Context& context) {
        Json words = plan::describe(*context.system->vocabulary(), context.names);
        const std::string_view templates = capabilities_of(*context.system).plan_templates;
        words["templates"] = templates.empty() ? Json::array() : *parse_json(templates);
        return ok(std::move(words));
    });
}

std::string read_plans(const std::string& id, const std::string& build, const std::string& plans,
                       const std::string& settings) {
    return in_context(id, build, settings, [&](const Context& context) {
        const auto given = plans.empty() ? Checked<Json>(plans_of(context)) : parse_json(plans);
        if (!given || !given->is_array() || given->size() > plan::kMostPlans) {
            return failed("plans",
                          {"プランは" + std::to_string(plan::kMostPlans) + "個までの並びです。",
                           "Plans are a list of " + std::to_string(plan::kMostPlans) + " at most."},
                          given.problems());
        }
        Json out = Json::array();
        int guesses = kMostGuesses;
        for (const Json& one : *given) {
            const plan::Review review = plan::review(one, context.reading(), guesses > 0);
            if (!review.plan) --guesses;
            out.push_back(plan::to_json(review, *context.system->vocabulary(), context.names));
        }
        return ok(std::move(out));
    });
}

std::string read_definitions(const std::string& id, const std::string& build,
                             const std::string& definitions, const std::string& settings) {
    return in_context(id, build, settings, [&](const Context& context) {
        const auto given = parse_json(definitions);
        if (!given || !given->is_array() || given->size() > plan::kMostPlans) {
            return failed(
                "definitions",
                {"定義は" + std::to_string(plan::kMostPlans) + "個までの並びです。",
                 "Definitions are a list of " + std::to_string(plan::kMostPlans) + " at most."},
                given.problems());
        }
        Json out = Json::array();
        for (const Json& one : *given) {
            out.push_back(to_json(plan::review_definition(one, context.reading())));
        }
        return ok(std::move(out));
    });
}

std::string complete_plan(const std::string& id, const std::string& build, const std::string& text,
                          int caret, const std::string& lang, const std::string& settings) {
    return in_context(id, build, settings, [&](const Context& context) {
        Json out = Json::array();
        for (const auto& one : plan::complete(text, caret, context.reading(), lang_of(lang))) {
            out.push_back(JsonObject()
                              .add("label", one.label)
                              .add("insert", one.insert)
                              .add("begin", one.begin));
        }
        return ok(std::move(out));
    });
}

// The same functions with the default settings: embind tells them apart by the number of arguments.
std::string plain_words(const std::string& id, const std::string& build) {
    return plan_words(id, build, {});
}
std::string read_plain_plans(const std::string& id, const std::string& build,
                             const std::string& plans) {
    return read_plans(id, build, plans, {});
}
std::string read_plain_definitions(const std::string& id, const std::string& build,
                                   const std::string& definitions) {
    return read_definitions(id, build, definitions, {});
}
std::string complete_plain(const std::string& id, const std::string& build, const std::string& text,
                           int caret, const std::string& lang) {
    return complete_plan(id, build, text, caret, lang, {});
}

} // namespace

EMSCRIPTEN_BINDINGS(shiaiba_plans) {
    emscripten::function("planWords", &plan_words);
    emscripten::function("planWords", &plain_words);
    emscripten::function("readPlans", &read_plans);
    emscripten::function("readPlans", &read_plain_plans);
    emscripten::function("readDefinitions", &read_definitions);
    emscripten::function("readDefinitions", &read_plain_definitions);
    emscripten::function("completePlan", &complete_plan);
    emscripten::function("completePlan", &complete_plain);
}

} // namespace shiaiba::bindings
