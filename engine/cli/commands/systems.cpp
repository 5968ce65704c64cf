// `shiaiba systems`: lists the systems that this program plays.
#include <iostream>

#include "cli/commands.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::cli {
namespace {

int run_systems(const Args& args) {
    if (!args.words().empty()) return usage_failure("`systems` takes no words.");
    for (const System* system : all_systems().all()) {
        const Identity& it = system->identity;
        std::cout << it.id << "\t" << it.versions.back() << "\t" << it.name.ja << "\t" << it.name.en
                  << "\n";
    }
    return kDone;
}

} // namespace

const Command& systems_command() {
    static const Command command{
        "systems",
        "",
        "Lists the systems: id, rules version, name in Japanese and English, separated by tabs.",
        "",
        {},
        "",
        run_systems};
    return command;
}

} // namespace shiaiba::cli
