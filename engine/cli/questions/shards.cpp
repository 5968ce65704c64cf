// Long questions: fights and writes parts, and finds the kind of a question by its name.
#include "cli/questions/shards.hpp"

#include <algorithm>
#include <iostream>

#include "cli/version.hpp"
#include "core/text/json.hpp"

namespace shiaiba::cli {

std::vector<OptionSpec> with_shard_options(std::vector<OptionSpec> own) {
    return joined({taking("--shard", "i/n", "i/n",
                          "fights part i of n and prints it for `merge` (docs/many.md)"),
                   flag("--question", "fights nothing and prints the question, for `part`")},
                  std::move(own));
}

bool wants_part(const Args& args) { return args.has("--shard") || args.has("--question"); }

bool fight_with_bar(LongQuestion& question, unsigned workers) {
    return fight_with_bar(question, {0, question.fights()}, workers);
}

bool fight_with_bar(LongQuestion& question, const FightRange& within, unsigned workers) {
    hear_interrupts();
    Progress bar(std::string(question.kind()), static_cast<std::size_t>(within.fights()));
    return fight_on(question, within,
                    {workers, [] { return !interrupted(); },
                     [&bar](std::uint64_t fights) { bar.at(static_cast<std::size_t>(fights)); }});
}

int write_wanted(LongQuestion& question, const Args& args) {
    if (args.has("--question")) {
        std::cout << write_question(question, program_version());
        return kDone;
    }
    const auto shard = read_shard(args.value("--shard", ""));
    if (!shard) return usage_failure("--shard takes i/n, 1 to 1024 parts, e.g. 2/7.");
    const auto workers = args.number("--workers", 0, 1, kMostWorkers);
    if (!workers) return usage_failure(Args::bad_number("--workers", 1, kMostWorkers));
    if (!fight_with_bar(question, range_of(*shard, question.fights()),
                        static_cast<unsigned>(*workers))) {
        std::cerr << "shiaiba: interrupted; a part is written only when it is whole.\n";
        return kLimit;
    }
    std::cout << write_part(question, program_version(), *shard, question.joined().answer);
    return kDone;
}

const AskedKind* find_kind(std::string_view kind) {
    for (const Command* const command : all_commands()) {
        for (const AskedKind& one : command->asks) {
            if (one.kind == kind) return &one;
        }
    }
    return nullptr;
}

void tell_part_problems(const Problems& problems, const Args& args) {
    for (Problem problem : problems) {
        // The path "/2/match" is about the third file.
        std::string whose;
        if (!problem.path.empty()) {
            const std::size_t rest = std::min(problem.path.find('/', 1), problem.path.size());
            whose = args.words()[std::stoul(problem.path.substr(1, rest - 1))] + ": ";
            problem.path.erase(0, rest);
        }
        tell_problems({problem}, lang_of(args.value("--lang", "ja")), whose);
    }
}

} // namespace shiaiba::cli
