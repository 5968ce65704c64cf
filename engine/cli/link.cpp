// `shiaiba link`: the fragment that carries a fight.
#include <iostream>
#include <utility>

#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "share/link.hpp"

namespace shiaiba::cli {
namespace {

int run(const Args& args) {
    if (args.words().size() != 3) return usage_failure("usage: shiaiba link SYSTEM A B");
    const Lang lang = lang_of(args.value("--lang", "ja"));
    const auto system = find_system(args.words()[0]);
    if (!system.value) return system.exit_code;
    auto match = read_match(**system.value, args.words()[1], args.words()[2], lang);
    if (match.value) match = with_rulings(std::move(*match.value), args.values("--ruling"));
    if (!match.value) return match.exit_code;
    LinkOptions options;
    options.names = !args.has("--no-names");
    const auto made = make_link(*match.value, options);
    if (!made) {
        tell_problems(made.problems(), lang);
        return kIllegal;
    }
    std::cout << "#" << made->fragment << "\n";
    for (const LeftOut& left : made->left_out) std::cerr << left.said.in(lang) << "\n";
    return kDone;
}

} // namespace

const Command& link_command() {
    static const Command command{
        "link",
        "link SYSTEM A B [--no-names] [--ruling R4,…] [--lang ja|en]",
        "Prints the fragment of a link that carries both builds. What a link leaves out is told on\n"
        "standard error.\n\n"
        "  --no-names   the link says nothing of what the two are called\n"
        "  --ruling R4  the fight with this ruling read the other way; several: R4,R8\n",
        {{"--no-names", {}}, {"--ruling", {}, "the number of a ruling"}, {"--lang", {"ja", "en"}}},
        run};
    return command;
}

} // namespace shiaiba::cli
