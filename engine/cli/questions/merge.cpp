// `shiaiba merge`: joins the parts of a question, and prints its answer.
#include <string>

#include "cli/commands.hpp"
#include "cli/questions/shards.hpp"
#include "cli/version.hpp"

namespace shiaiba::cli {
namespace {

int run_merge(const Args& args) {
    if (args.words().empty()) return usage_failure("usage: shiaiba merge PART…");
    PartSet parts(program_version());
    for (const std::string& file : args.words()) {
        const auto text = read_text(file);
        if (!text.value) return text.exit_code;
        parts.add(file, *text.value);
    }
    const AskedPart* const model = parts.model();
    if (model == nullptr) {
        tell_part_problems(parts.give(nullptr), args);
        return kIllegal;
    }
    const AskedKind* const kind = find_kind(model->name.kind);
    if (kind == nullptr) {
        return usage_failure("This program knows no question of the kind " + model->name.kind +
                             ".");
    }
    if (args.has("--csv") && !kind->csv) {
        return usage_failure("--csv is for leagues; a question of the kind " + model->name.kind +
                             " has no table.");
    }
    if (args.has("--cache") && !kind->cache) {
        return usage_failure("--cache is for hills; of a question of the kind " + model->name.kind +
                             " nothing is kept.");
    }
    return kind->merge(parts, args);
}

} // namespace

const Command& merge_command() {
    static const Command command{
        "merge",
        "PART…",
        "Joins the parts that `--shard i/n` wrote, in any order, and prints what they come to.",
        "The same bytes as one run of the question. Parts say themselves what they are of; those that are\n"
        "altered, of another question, division or version of the program, missing or there twice are told,\n"
        "all of them by name (docs/many.md).\n",
        {flag("--csv", "the table of a league as CSV"),
         taking("--cache", "FILE", "a file", "results of a hill: what the parts say is added"),
         json_option(), lang_option()},
        "Exit 0: done. 1: the parts don't make a whole. 2: usage or input.\n",
        run_merge};
    return command;
}

} // namespace shiaiba::cli
