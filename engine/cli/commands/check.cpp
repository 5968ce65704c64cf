// `shiaiba check`: reads the characters of a text, and prints every problem.
#include <iostream>

#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "core/text/json.hpp"
#include "rulesets/registry.hpp"
#include "share/reader.hpp"

namespace shiaiba::cli {
namespace {

void print_read(const ReaderResult& reading, Lang lang) {
    std::cout << reading.said.in(lang) << "\n";
    for (const Party& character : reading.characters) {
        std::cout << "○ " << character.name << "\n";
        for (const Problem& one : warnings(character)) {
            std::cout << "  △ " << one.text.in(lang) << " (" << one.code << ")\n";
        }
    }
}

int run_check(const Args& args) {
    if (args.words().size() != 2) return usage_failure("usage: shiaiba check SYSTEM FILE|-");
    const Lang lang = lang_of(args.value("--lang", "ja"));
    const auto found = find_system(args.words()[0]);
    if (!found.value) return found.exit_code;
    const auto settings = read_settings(**found.value, args, lang);
    if (!settings.value) return settings.exit_code;
    const auto text = read_text(args.words()[1]);
    if (!text.value) return text.exit_code;
    const ReaderResult reading =
        read_anything(all_systems(), **found.value, *text.value, *settings.value);
    const bool legal = reading.problems.empty() && !reading.characters.empty();
    if (args.has("--json")) {
        std::cout << write_json(to_json(reading), 1) << "\n";
    } else {
        print_read(reading, lang);
    }
    tell_problems(reading.notes, lang);
    tell_problems(reading.problems, lang);
    return legal ? kDone : kIllegal;
}

} // namespace

const Command& check_command() {
    static const Command command{
        "check",
        "SYSTEM FILE|-",
        "Reads every character of a text and tells what is wrong.",
        "The text is JSON, sheets, roster lines or a link. The legal ones are listed on standard output, and\n"
        "every problem, with its place, on standard error. What is legal and hardly meant stands below its\n"
        "character.\n",
        with_settings_options(
            {json_option("what was read as JSON: builds, problems, a fight; it is read again"),
             lang_option("language of what is said (default ja)")}),
        "Exit 0: all legal. 1: not.\n",
        run_check};
    return command;
}

} // namespace shiaiba::cli
