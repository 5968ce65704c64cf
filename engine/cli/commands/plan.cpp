// `shiaiba plan`: compiles plans, and prints their meaning or their problems.
#include <iostream>
#include <vector>

#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "core/plan/compile.hpp"
#include "core/plan/editor.hpp"
#include "core/plan/json.hpp"
#include "core/text/json.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::cli {
namespace {

/// The line of the text with this number, from 1.
std::string_view line_of(std::string_view text, int number) {
    for (; number > 1; --number) {
        const std::size_t end = text.find('\n');
        if (end == std::string_view::npos) return {};
        text.remove_prefix(end + 1);
    }
    return text.substr(0, text.find('\n'));
}

/// For each faulty line: its number, and plans that it may have meant.
using Guesses = std::vector<std::pair<int, std::vector<plan::Guess>>>;

Guesses guesses(const plan::CompiledLines& compiled, std::string_view text,
                const plan::LineContext& reading) {
    Guesses out;
    for (const Problem& problem : compiled.problems) {
        if (!out.empty() && out.back().first == problem.line) continue;
        out.emplace_back(problem.line, suggest(line_of(text, problem.line), reading));
    }
    return out;
}

Json as_json(const plan::CompiledLines& compiled, const Guesses& guessed,
             const plan::LineContext& reading) {
    Json plans = Json::array();
    for (const plan::Plan& plan : compiled.plans) {
        const Text said{print(plan, *reading.vocabulary, *reading.names, Lang::Ja),
                        print(plan, *reading.vocabulary, *reading.names, Lang::En)};
        plans.push_back(JsonObject()
                            .add("plan", to_json(plan, *reading.vocabulary, *reading.names))
                            .add("text", said));
    }
    Json fixes = Json::array();
    for (const auto& [line, guesses] : guessed) {
        for (const plan::Guess& texts : guesses) {
            fixes.push_back(JsonObject().add("line", line).add("plans", Json(texts)));
        }
    }
    return JsonObject()
        .add("plans", std::move(plans))
        .add("problems", to_json(compiled.problems))
        .add("fixes", std::move(fixes));
}

void tell(const plan::CompiledLines& compiled, const Guesses& guessed,
          const plan::LineContext& reading, Lang lang) {
    tell_problems(compiled.problems, lang);
    for (const auto& [line, guesses] : guessed) {
        const char* said = lang == Lang::Ja ? "行目: もしかして: " : ": perhaps: ";
        for (const plan::Guess& texts : guesses) {
            for (const std::string& one : texts) std::cerr << line << said << one << "\n";
            said = lang == Lang::Ja ? "行目: または: " : ": or: ";
        }
    }
    int number = 0;
    for (const plan::Plan& plan : compiled.plans) {
        std::cout << ++number << "\n";
        for (const Lang one : kLangs) {
            std::cout << "  " << print(plan, *reading.vocabulary, *reading.names, one) << "\n";
        }
        std::cout << "  " << write_json(to_json(plan, *reading.vocabulary, *reading.names)) << "\n";
    }
}

int run_plan(const Args& args) {
    if (args.words().size() != 2) return usage_failure("usage: shiaiba plan SYSTEM FILE|-");
    const Lang lang = lang_of(args.value("--lang", "ja"));
    const auto found = find_system(args.words()[0]);
    if (!found.value) return found.exit_code;
    const plan::Vocabulary* const vocabulary = (*found.value)->vocabulary();
    if (vocabulary == nullptr) return usage_failure("This system has no plans.");
    const auto text = read_text(args.words()[1]);
    if (!text.value) return text.exit_code;
    const auto settings = read_settings(**found.value, args, lang);
    if (!settings.value) return settings.exit_code;
    Json sheet;
    if (args.has("--sheet")) {
        const auto character =
            read_character(**found.value, args.value("--sheet", ""), "", lang, *settings.value);
        if (!character.value) return character.exit_code;
        sheet = to_json(*character.value);
    }
    const plan::Names names = (*found.value)->plan_names(sheet, *settings.value);
    const auto compiled = plan::compile_lines(*text.value, *vocabulary, names);
    const plan::LineContext reading{vocabulary, &names, &compiled.definitions};
    const Guesses guessed = guesses(compiled, *text.value, reading);
    if (args.has("--json")) {
        std::cout << write_json(as_json(compiled, guessed, reading), 2) << "\n";
    } else {
        tell(compiled, guessed, reading, lang);
    }
    return compiled.problems.empty() ? kDone : kIllegal;
}

} // namespace

const Command& plan_command() {
    static const Command command{
        "plan",
        "SYSTEM FILE|-",
        "Compiles plans, one a line, in Japanese or English.",
        "Each good one is printed in both languages and as its tree; every problem is told with line and\n"
        "column on standard error, and what may have been meant.\n",
        with_settings_options(
            {taking(
                 "--sheet", "A", "a character",
                 "the character that they are for, whose skills and patterns they may name; without it they "
                 "may name any"),
             lang_option("language of the messages (default ja)"), json_option()}),
        "Exit 0: all plans are good. 1: not.\n",
        run_plan};
    return command;
}

} // namespace shiaiba::cli
