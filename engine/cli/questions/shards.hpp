// Questions that several machines share, on the command line: which commands ask them, and what of them is written.
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "analysis/shard.hpp"
#include "cli/input.hpp"
#include "cli/progress.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::cli {

/// `--shard` and `--question`, before a command's own options.
std::vector<OptionSpec> with_shard_options(std::vector<OptionSpec> own);
/// Only a part, or the question, is wanted.
bool wants_part(const Args& args);
/// Prints the part, or the question; answers with the exit code.
int write_wanted(Sharded& question, const Args& args);
/// The same of what was made of the command line.
template <class Question>
int write_wanted(const Checked<std::unique_ptr<Question>>& question, const Args& args) {
    if (question) return write_wanted(**question, args);
    tell_problems(question.problems(), lang_of(args.value("--lang", "ja")));
    return kUsage;
}

/// Work that a bar shows and an interrupt ends.
ShardWork work_behind(Progress& bar, unsigned workers);
/// Fights them behind a bar; absent where that was interrupted, which it says.
std::optional<Json> fight_with_bar(Sharded& question, const FightRange& range, unsigned workers);

/// A kind of such questions.
struct ShardedKind {
    std::string_view kind;
    Checked<std::unique_ptr<Sharded>> (*read)(const Json& request);
    /// Prints what the parts come to, or what is wrong with them; answers with the exit code.
    int (*merge)(const PartSet& parts, const Args& args);
    /// The question has a table in CSV.
    bool csv;
    /// What it comes to can be kept for later runs.
    bool cache;
};
const ShardedKind& league_kind();
const ShardedKind& series_kind();
const ShardedKind& heat_kind();
const ShardedKind& coverage_kind();
const ShardedKind& hill_kind();
/// nullptr where there is none of that name.
const ShardedKind* find_kind(std::string_view kind);

/// Problems of `merge`, behind the names of the files that they are about.
void tell_part_problems(const Problems& problems, const Args& args);

template <class Question>
Checked<std::unique_ptr<Sharded>> read_as(const Json& request) {
    auto question = Question::read(all_rulesets(), request);
    if (!question) return question.problems();
    return std::unique_ptr<Sharded>(std::move(*question));
}
/// `print` answers with the exit code.
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
