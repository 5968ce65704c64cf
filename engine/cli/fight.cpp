// `shiaiba fight`: two characters, one log.
#include <iostream>

#include "analysis/ahead.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/printing.hpp"
#include "core/view.hpp"

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
        "fight SYSTEM A B [--seed S] [--set K=V] [--tactic-a T] [--tactic-b T] [--why]\n"
        "                       [--log text|classic|trace|json] [--ruling R4,…] [--rulings] [--viewer A|B|all]\n"
        "                       [--lang ja|en]",
        "Fights A against B and prints the log.\n\n"
        "  --seed S       0 to 2^64-1, for systems with chance (default 0)\n"
        "  --log text     our narration, the clause behind each line (default)\n"
        "  --log classic  the game's own paper notation\n"
        "  --log trace    one line a phase, for comparing implementations\n"
        "  --log json     events, boards and outcome\n"
        "  --why          before each line the decisions that led to it: which plans were asked, which one\n"
        "                 decided, why the others didn't, and the values that they found\n"
        "  --set K=V      a setting by its key, K=@FILE from a JSON file; `--rules R` is `--set rules=R`,\n"
        "                 `--skills L` is `--set skills=@L`\n"
        "  --tactic-a T   plans for A in place of its own: a preset's name, or a file; or a computer\n"
        "                 opponent, \"search 1\" to \"search 3\"; --tactic-b for B\n"
        "  --ruling R4    reads this ruling the other way (docs/rulings.md); several: R4,R8\n"
        "  --rulings      no log: the rulings that, read the other way, change the winner\n"
        "  --viewer A     what A (or B) may know while a fight with secrets goes on, or all; without it as on\n"
        "                 the page: what the hand that is asked sees\n"
        "  --lang ja|en   language of the narration and of problems (default ja)\n\n"
        "Exit 0: fought. 1: an illegal build. 2: usage or input. 3: stopped at the bound.\n",
        with_match_options({{"--log", {"text", "classic", "trace", "json"}},
                            {"--rulings", {}},
                            {"--why", {}},
                            {"--viewer", {"A", "B", "all"}},
                            {"--lang", {"ja", "en"}}}),
        run_fight};
    return command;
}

} // namespace shiaiba::cli
