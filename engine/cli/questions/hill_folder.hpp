// Hill folders: the files of entrants, the cache of results, and the hill as earlier commits had
// it.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "analysis/hill/report.hpp"
#include "cli/input.hpp"

namespace shiaiba::cli {

/// Reads the folder; every entry is an entrant or a problem.
HillReading read_hill_folder(const HillTerms& terms, const std::filesystem::path& folder);

/// Prints each problem on a line of stderr, behind its file's name.
void tell_hill_problems(const std::vector<HillProblem>& problems, Lang lang);

/// Reads the results of `--cache`; empty if there is no such file yet. Damaged lines are reported.
/// Results of a program with other sources are dropped: before a rules version is published, rules
/// may change under the same number.
HillResults read_hill_results(const std::string& file, Lang lang);
/// Writes a new file and renames it, so that the old file stays whole until then. Returns the exit
/// code.
int write_hill_results(const std::string& file, const HillResults& results);

struct HillSnapshot {
    HillCommit commit;
    std::filesystem::path folder;
};
/// The folders of `--history`, newest commit first.
Got<std::vector<HillSnapshot>> read_hill_snapshots(const std::string& folder);

} // namespace shiaiba::cli
