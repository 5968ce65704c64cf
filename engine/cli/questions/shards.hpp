// Sharded questions on the command line: questions that several machines share in parts. Options,
// output of parts, and the table of kinds. Part files are frozen for a version of the program
// (docs/many.md).
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "analysis/shard.hpp"
#include "cli/input.hpp"
#include "cli/progress.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::cli {

/// `--shard` and `--question`, before the command's own options.
std::vector<OptionSpec> with_shard_options(std::vector<OptionSpec> own);
/// Whether only a part, or the question itself, is to be printed.
bool wants_part(const Args& args);
/// Prints the part or the question; returns the exit code.
int write_wanted(Sharded& question, const Args& args);
/// The same for a question that was read from the command line, and may have problems.
template <class Question>
int write_wanted(const Checked<std::unique_ptr<Question>>& question, const Args& args) {
    if (question) return write_wanted(**question, args);
    tell_problems(question.problems(), lang_of(args.value("--lang", "ja")));
    return kUsage;
}

/// Work that `bar` shows and an interrupt ends.
ShardWork work_behind(Progress& bar, unsigned workers);
/// Fights the range with a bar; absent after an interrupt, which is reported on stderr.
std::optional<Json> fight_with_bar(Sharded& question, const FightRange& range, unsigned workers);

/// A kind of question that can be shared.
struct ShardedKind {
    std::string_view kind;
    Checked<std::unique_ptr<Sharded>> (*read)(const Json& request);
    /// Prints the answer of the joined parts, or their problems; returns the exit code.
    int (*merge)(const PartSet& parts, const Args& args);
    /// Whether the answer can be printed as CSV.
    bool csv;
    /// Whether results can be kept for later runs (`--cache`).
    bool cache;
};
const ShardedKind& league_kind();
const ShardedKind& series_kind();
const ShardedKind& heat_kind();
const ShardedKind& coverage_kind();
const ShardedKind& hill_kind();
/// nullptr if there is no kind of this name.
const ShardedKind* find_kind(std::string_view kind);

/// Prints problems of `merge`, each behind the name of its file.
void tell_part_problems(const Problems& problems, const Args& args);

template <class Question>
Checked<std::unique_ptr<Sharded>> read_as(const Json& request) {
    auto question = Question::read(all_rulesets(), request);
    if (!question) return question.problems();
    return std::unique_ptr<Sharded>(std::move(*question));
}
/// `print` returns the exit code.
template <class Question, int (*print)(const Question&, const Args&)>
int merge_as(const PartSet& parts, const Args& args) {
    const auto whole = merged<Question>(all_rulesets(), parts);
    if (whole) return print(**whole, args);
    tell_part_problems(whole.problems(), args);
    return kIllegal;
}
template <class Question, int (*print)(const Question&, const Args&)>
constexpr ShardedKind sharded_kind(bool csv = false, bool cache = false) {
    return {Question::kKind, &read_as<Question>, &merge_as<Question, print>, csv, cache};
}

} // namespace shiaiba::cli
