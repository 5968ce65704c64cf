// `shiaiba merge`: the parts of a league as the league.
#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "analysis/league/part.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/league_print.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::cli {
namespace {

int run_merge(const Args& args) {
    if (args.words().empty()) return usage_failure("usage: shiaiba merge PART…");
    const Lang lang = lang_of(args.value("--lang", "ja"));
    std::vector<std::string> parts;
    for (const std::string& file : args.words()) {
        auto text = read_text(file);
        if (!text.value) return text.exit_code;
        parts.push_back(std::move(*text.value));
    }
    const auto merged = merge_parts(all_rulesets(), parts);
    if (merged) {
        print_league(merged->request, merged->league, args);
        return kDone;
    }
    for (Problem problem : merged.problems()) {
        // "/2/rows": the third file.
        std::string whose;
        if (!problem.path.empty()) {
            const std::size_t rest = std::min(problem.path.find('/', 1), problem.path.size());
            whose = args.words()[std::stoul(problem.path.substr(1, rest - 1))] + ": ";
            problem.path.erase(0, rest);
        }
        tell_problems({problem}, lang, whose);
    }
    return kIllegal;
}

} // namespace

const Command& merge_command() {
    static const Command command{
        "merge",
        "merge PART… [--csv|--json] [--lang ja|en]",
        "Joins the parts that `league --shard i/n` wrote, in any order, and prints the league: the\n"
        "same bytes as one run. Parts that are altered, of another league, missing or there twice\n"
        "are told.\n"
        "Exit 0: done. 1: the parts don't make a league. 2: usage or input.\n",
        {{"--csv", {}}, {"--json", {}}, {"--lang", {"ja", "en"}}},
        run_merge};
    return command;
}

} // namespace shiaiba::cli
