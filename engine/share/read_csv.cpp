// Reads tables with a column of builds.
#include "share/reader.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "core/text/csv.hpp"
#include "core/text/name.hpp"

namespace shiaiba {
namespace {

class CsvReader {
public:
    CsvReader(const CsvRecord& heading,
              const std::function<ReaderResult(std::string_view)>& read_build)
        : heading_(heading), read_build_(read_build) {
        reading_.form = "csv";
    }

    void read(const CsvRecord& record) {
        ++total_;
        const std::string build = cell(record, "build");
        const ReaderResult inside = read_build_(build);
        if (inside.characters.size() != 1 || !inside.problems.empty()) {
            for (const Problem& problem : inside.problems) add(record, problem);
            if (inside.problems.empty()) {
                add(record,
                    problem_with("noBuild", {"この行の build は一人ぶんの札ではありません。",
                                             "\"build\" in this line is no one's build."}));
            }
            return;
        }
        Party character = inside.characters[0];
        const auto name = check_name(cell(record, "name"));
        const auto group = check_name(cell(record, "group"));
        for (const Problem& problem : name.problems()) add(record, problem);
        for (const Problem& problem : group.problems()) add(record, problem);
        if (!name || !group) return;
        if (!name->empty()) character.name = *name;
        reading_.characters.push_back(std::move(character));
        reading_.groups.push_back(*group);
    }

    ReaderResult take() {
        reading_.said = said_of(reading_, total_);
        return std::move(reading_);
    }

private:
    /// Empty where there is no such column.
    std::string cell(const CsvRecord& record, std::string_view column) const {
        const auto at = std::find(heading_.fields.begin(), heading_.fields.end(), column);
        const auto k = static_cast<std::size_t>(at - heading_.fields.begin());
        return k < record.fields.size() ? unguarded(record.fields[k]) : std::string();
    }

    static Problem problem_with(std::string code, Text text) {
        Problem problem;
        problem.code = std::move(code);
        problem.text = std::move(text);
        return problem;
    }

    /// At the beginning of the record: a cell's own places say nothing of the text.
    void add(const CsvRecord& record, Problem problem) {
        problem.path.clear();
        problem.line = record.line;
        problem.column = 1;
        problem.length = 1;
        reading_.problems.push_back(std::move(problem));
    }

    const CsvRecord& heading_;
    const std::function<ReaderResult(std::string_view)>& read_build_;
    ReaderResult reading_;
    std::size_t total_ = 0;
};

bool is_blank(const CsvRecord& record) {
    return record.fields.size() == 1 && record.fields[0].empty();
}

} // namespace

bool looks_like_csv(std::string_view text) {
    const auto heading = read_csv(text.substr(0, text.find('\n')));
    if (heading.empty()) return false;
    const auto& fields = heading[0].fields;
    return std::find(fields.begin(), fields.end(), "name") != fields.end() &&
           std::find(fields.begin(), fields.end(), "build") != fields.end();
}

ReaderResult read_csv(std::string_view text,
                      const std::function<ReaderResult(std::string_view)>& read_build) {
    const std::vector<CsvRecord> records = read_csv(text);
    CsvReader reader(records[0], read_build);
    for (std::size_t k = 1; k < records.size() && k <= kMostBuilds; ++k) {
        if (!is_blank(records[k])) reader.read(records[k]);
    }
    return reader.take();
}

} // namespace shiaiba
