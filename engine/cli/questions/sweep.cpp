// `shiaiba sweep`: fights one build against every build of the system.
#include <iostream>

#include "analysis/counters.hpp"
#include "cli/commands.hpp"
#include "cli/progress.hpp"
#include "cli/questions/one_build.hpp"
#include "core/text/json.hpp"

namespace shiaiba::cli {
namespace {

int run_sweep(const Args& args) {
    const auto asked = read_one_build(args);
    if (!asked.value) return asked.exit_code;
    hear_interrupts();
    const Standing standing = swept(*asked.value, asked.value->number);
    if (args.has("--json")) {
        std::cout << write_json(to_json(standing), 2) << "\n";
    } else {
        std::cout << said(*asked.value, standing);
    }
    return is_whole(*asked.value, standing) ? kDone : kLimit;
}

} // namespace

const Command& sweep_command() {
    static const Command command{
        "sweep",
        "SYSTEM BUILD",
        "Says how a build stands against every build of the system, exactly.",
        "Wins, losses, draws, the share of builds that it beats and the mean number of rounds: every build is\n"
        "counted. BUILD is a roster line, a sheet or a file. Works on all cores.\n",
        {json_option(), lang_option()},
        "Exit 3 after an interrupt.\n",
        run_sweep};
    return command;
}

} // namespace shiaiba::cli
