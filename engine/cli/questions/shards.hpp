// Long questions on the command line: questions that several machines share in parts. Options,
// output of parts, and how joined parts are printed. Part files are frozen for a version of the program
// (docs/many.md).
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "analysis/questions.hpp"
#include "analysis/shard.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/progress.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::cli {

/// `--shard` and `--question`, before the command's own options.
std::vector<OptionSpec> with_shard_options(std::vector<OptionSpec> own);
/// Whether only a part, or the question itself, is to be printed.
bool wants_part(const Args& args);
/// Prints the part or the question; returns the exit code.
int write_wanted(LongQuestion& question, const Args& args);
/// The same for a question that was read from the command line, and may have problems.
template <class Question>
int write_wanted(const Checked<std::unique_ptr<Question>>& question, const Args& args) {
    if (question) return write_wanted(**question, args);
    tell_problems(question.problems(), lang_of(args.value("--lang", "ja")));
    return kUsage;
}

/// Fights what is still needed, with a bar, on as many threads as `--workers` says. False after an
/// interrupt; what was fought by then stays taken.
bool fight_with_bar(LongQuestion& question, unsigned workers);
bool fight_with_bar(LongQuestion& question, const FightRange& within, unsigned workers);

/// The kind of that name among those that commands ask; nullptr if none asks it.
const AskedKind* find_kind(std::string_view kind);

/// Prints problems of `merge`, each behind the name of its file.
void tell_part_problems(const Problems& problems, const Args& args);

/// `print` returns the exit code.
template <class Question, int (*print)(const Question&, const Args&)>
int merge_as(const PartSet& parts, const Args& args) {
    const auto whole = merged<Question>(all_systems(), parts);
    if (whole) return print(**whole, args);
    tell_part_problems(whole.problems(), args);
    return kIllegal;
}
template <class Question, int (*print)(const Question&, const Args&)>
constexpr AskedKind asked_kind(bool csv = false, bool cache = false) {
    return {Question::kKind, &merge_as<Question, print>, csv, cache};
}

} // namespace shiaiba::cli
