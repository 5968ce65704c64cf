// `shiaiba fight`: fights two characters, and prints the log.
#include <iostream>

#include "analysis/search.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/printing.hpp"
#include "core/system/view.hpp"

namespace shiaiba::cli {
namespace {

int run_fight(const Args& args) {
    const Lang lang = lang_of(args.value("--lang", "ja"));
    auto match = read_match(args, "usage: shiaiba fight SYSTEM A B", lang);
    if (!match.value) return match.exit_code;
    think_on(*match.value);
    if (args.has("--rulings")) return print_rulings(std::cout, *match.value, lang);
    const Played played = seen(*match.value, play(*match.value, Log::Listen::Everything),
                               viewer_from(args.value("--viewer", "")));
    return print_log(std::cout, *match.value, played, args.value("--log", "text"), lang,
                     args.has("--why") ? Whys::All : Whys::None);
}

} // namespace

const Command& fight_command() {
    static const Command command{
        "fight",
        "SYSTEM A B",
        "Fights A against B and prints the log.",
        "",
        with_match_options(
            {log_option(
                 "text: our narration, the clause behind each line (default). classic: the game's own "
                 "paper notation. trace: one line a phase, for comparing implementations. json: events, "
                 "boards and outcome"),
             flag(
                 "--why",
                 "before each line the decisions that led to it: which plans were asked, which one "
                 "decided, why the others didn't, and the values that they found"),
             rulings_option(), viewer_option(),
             lang_option("language of the narration and of problems (default ja)")}),
        "Exit 0: fought. 1: an illegal build. 2: usage or input. 3: stopped at the bound.\n",
        run_fight};
    return command;
}

} // namespace shiaiba::cli
