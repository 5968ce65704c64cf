// `shiaiba part`: a part of a question that was written elsewhere, or what all of it costs.
#include <iostream>

#include "cli/commands.hpp"
#include "cli/estimate.hpp"
#include "cli/shards.hpp"
#include "cli/version.hpp"

namespace shiaiba::cli {
namespace {

int run_part(const Args& args) {
    if (args.words().size() != 1) return usage_failure("usage: shiaiba part QUESTION");
    const Lang lang = lang_of(args.value("--lang", "ja"));
    const auto text = read_text(args.words()[0]);
    if (!text.value) return text.exit_code;
    const auto asked = read_asked(*text.value);
    if (!asked) {
        tell_problems(asked.problems(), lang);
        return kIllegal;
    }
    if (asked->program != program_version()) {
        return usage_failure("This question is of another version of the program (" +
                             asked->program + ", not " + std::string(program_version()) + ").");
    }
    const ShardedKind* const kind = find_kind(asked->name.kind);
    if (kind == nullptr) {
        return usage_failure("This program knows no question of the kind " + asked->name.kind +
                             ".");
    }
    auto question = kind->read(asked->request);
    if (!question) {
        tell_problems(question.problems(), lang);
        return kIllegal;
    }
    if (args.has("--shard")) return write_wanted(**question, args);
    std::cout << to_text(estimated(**question));
    return kDone;
}

} // namespace

const Command& part_command() {
    static const Command command{
        "part",
        "QUESTION",
        "Fights a part of a question that `--question` wrote, and prints it for `merge`.",
        "The machine needs none of the files that the question was made of. Without --shard: fights for a second\n"
        "and says what all of it would cost, on one core of this machine.\n",
        {taking("--shard", "i/n", "i/n", "part i of n, 1,024 at most"), workers_option(),
         lang_option("language of problems (default ja)")},
        "Exit 0: done. 1: no question. 2: usage or input, or another version of the program asked it.\n"
        "3: interrupted, which prints nothing.\n",
        run_part};
    return command;
}

} // namespace shiaiba::cli
