// Hill folders: reads files that strangers sent, and trusts neither their names nor their sizes.
#include "cli/questions/hill_folder.hpp"

#include <algorithm>
#include <fstream>
#include <iostream>
#include <utility>

#include "cli/commands.hpp"
#include "cli/version.hpp"
#include "core/text/json.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostResultBytes = std::size_t{1} << 26;
constexpr std::size_t kMostSnapshots = 50;

/// At most `most` bytes of a file, plus one if the file is longer, so that the caller sees that it
/// is too long.
std::string read_most(const fs::path& path, std::size_t most) {
    std::string text(most + 1, '\0');
    std::ifstream in(path, std::ios::binary);
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(std::max<std::streamsize>(in.gcount(), 0)));
    return text;
}

/// The first line of a file of results.
std::string fought_by_this() { return "# shiaiba " + std::string(program_version()) + "\n"; }

/// A stranger's file name, made safe for a terminal: printable ASCII only, and cut.
std::string shown(std::string name) {
    constexpr std::size_t kLongest = 80;
    if (name.size() > kLongest) name.resize(kLongest);
    for (char& c : name) {
        if (c < ' ' || c > '~') c = '?';
    }
    return name;
}

/// The entries of a folder by name; at most one more than `most`.
std::vector<fs::directory_entry> listed(const fs::path& folder, std::size_t most) {
    std::error_code error;
    std::vector<fs::directory_entry> all;
    for (auto at = fs::directory_iterator(folder, error);
         !error && at != fs::directory_iterator() && all.size() <= most; at.increment(error)) {
        all.push_back(*at);
    }
    std::sort(all.begin(), all.end(),
              [](const auto& x, const auto& y) { return x.path() < y.path(); });
    return all;
}

} // namespace

HillReading read_hill_folder(const HillTerms& terms, const fs::path& folder) {
    std::vector<HillFile> files;
    std::vector<HillProblem> strange;
    for (const fs::directory_entry& entry : listed(folder, kMostHillEntrants)) {
        const std::string name = entry.path().filename().string();
        std::error_code error;
        if (entry.symlink_status(error).type() == fs::file_type::regular) {
            files.push_back({name, is_hill_name(name) ? read_most(entry.path(), kMostHillBytes)
                                                      : std::string()});
        } else {
            strange.push_back(
                {name, problem_at("", "hillNoFile",
                                  {"ふつうのファイルではありません。", "This is no plain file."})});
        }
    }
    HillReading reading = read_hill(all_systems(), terms, std::move(files));
    reading.problems.insert(reading.problems.end(), strange.begin(), strange.end());
    return reading;
}

void tell_hill_problems(const std::vector<HillProblem>& problems, Lang lang) {
    for (const HillProblem& one : problems) {
        tell_problems({one.problem}, lang, one.file.empty() ? "" : shown(one.file) + ": ");
    }
}

HillResults read_hill_results(const std::string& file, Lang lang) {
    if (file.empty()) return {};
    const std::string text = read_most(file, kMostResultBytes);
    const std::string ours = fought_by_this();
    if (text.compare(0, ours.size(), ours) != 0) {
        if (!text.empty()) {
            std::cerr << "shiaiba: " << file
                      << ": another program fought these; all is fought again.\n";
        }
        return {};
    }
    Problems damaged;
    HillResults results = HillResults::read(text, damaged);
    tell_problems(damaged, lang, file + ": ");
    return results;
}

int write_hill_results(const std::string& file, const HillResults& results) {
    if (file.empty()) return kDone;
    const fs::path whole(file);
    const fs::path fresh(file + ".new");
    std::error_code error;
    if (whole.has_parent_path()) fs::create_directories(whole.parent_path(), error);
    std::ofstream out(fresh, std::ios::binary);
    out << fought_by_this() << results.to_text();
    out.close();
    if (out) fs::rename(fresh, whole, error);
    if (out && !error) return kDone;
    return usage_failure("Can't write " + file + ".");
}

Got<std::vector<HillSnapshot>> read_hill_snapshots(const std::string& folder) {
    std::vector<HillSnapshot> all;
    for (const fs::directory_entry& entry : listed(folder, kMostSnapshots)) {
        HillSnapshot one{{}, entry.path()};
        if (!read_hill_commit(entry.path().filename().string(), one.commit)) {
            return {std::nullopt,
                    usage_failure("--history takes a folder of NNNN.DATE.COMMIT, not " +
                                  shown(entry.path().filename().string()) + ".")};
        }
        all.push_back(std::move(one));
    }
    if (all.size() > kMostSnapshots) {
        return {std::nullopt, usage_failure("A hill's history has 50 commits at most.")};
    }
    std::reverse(all.begin(), all.end());
    return {std::move(all), kDone};
}

} // namespace shiaiba::cli
