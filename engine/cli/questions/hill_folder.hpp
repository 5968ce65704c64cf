// The files of a hill: entrants, results that are kept, and the hill as earlier commits left it.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "analysis/hill/report.hpp"
#include "cli/input.hpp"

namespace shiaiba::cli {

/// Everybody of the folder; whatever lies there is an entrant or a problem.
HillReading read_hill_folder(const HillTerms& terms, const std::filesystem::path& folder);

/// Each problem on a line of stderr, behind its file.
void tell_hill_problems(const std::vector<HillProblem>& problems, Lang lang);

/// The results of `--cache`, none where there is no such file yet; damaged lines are told. A rules version says nothing
/// of rules that aren't published yet: results that a program of other sources fought count for nothing.
HillResults read_hill_results(const std::string& file, Lang lang);
/// Takes the file's place when it is whole; answers with the exit code.
int write_hill_results(const std::string& file, const HillResults& results);

struct HillSnapshot {
    HillCommit commit;
    std::filesystem::path folder;
};
/// The folders of `--history`, the last commit first.
Got<std::vector<HillSnapshot>> read_hill_snapshots(const std::string& folder);

} // namespace shiaiba::cli
