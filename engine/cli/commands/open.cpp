// `shiaiba open`: prints the sheets and the log that a link carries, or the JSON of its league.
#include <iostream>

#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/printing.hpp"
#include "core/system/view.hpp"
#include "core/text/json.hpp"
#include "rulesets/registry.hpp"
#include "share/link.hpp"

namespace shiaiba::cli {
namespace {

int run_open(const Args& args) {
    if (args.words().size() != 1) return usage_failure("usage: shiaiba open '#…'");
    const Lang lang = lang_of(args.value("--lang", "ja"));
    const LinkRead read = open_link(all_systems(), args.words()[0]);
    if (!read.opened()) {
        std::cerr << "shiaiba: " << read.said.in(lang) << "\n";
        tell_problems(read.problems, lang);
        return read.failure == LinkFailure::IllegalBuild ? kIllegal : kUsage;
    }
    if (read.league) {
        std::cout << write_json(to_json(*read.league), 2) << "\n";
        return kDone;
    }
    const Match& match = *read.match;
    if (read.result_changed) std::cerr << read.said.in(lang) << "\n";
    if (args.has("--rulings")) return print_rulings(std::cout, match, lang);
    for (const Party& side : match.sides) {
        std::cout << to_text(side, match.system->text_forms.front()) << "\n";
    }
    const Played played =
        seen(match, play(match, Log::Listen::Everything), viewer_from(args.value("--viewer", "")));
    return print_log(std::cout, match, played, args.value("--log", "text"), lang);
}

} // namespace

const Command& open_command() {
    static const Command command{
        "open",
        "'#…'",
        "Opens a link: prints both sheets and the log, or the JSON of a league.",
        "It takes the fragment, or the whole address. No league is played.\n",
        {log_option("as in `shiaiba fight`"), rulings_option(), viewer_option(), lang_option()},
        "Exit 1: an illegal build. 2: no link, or one that was cut or altered.\n",
        run_open};
    return command;
}

} // namespace shiaiba::cli
