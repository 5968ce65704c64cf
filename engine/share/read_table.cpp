// Reads tables with commas, semicolons, tabs or a wiki's bars, with a column of builds or a column
// per field.
#include "share/reader.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "core/sheet/posted/labels.hpp"
#include "core/text/csv.hpp"
#include "core/text/name.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba {
namespace {

constexpr std::string_view kBuildHeadings[] = {
    "build", "札", "シート", "sheet", "構成", "キャラシ", "キャラクターシート"};
constexpr std::string_view kGroupHeadings[] = {"group", "組", "グループ", "チーム", "ブロック"};
/// Most rows above the heading, such as a title or a line that names the separator.
constexpr std::size_t kMostTitles = 5;

/// The cell in half-width small letters, without a wiki's mark and a byte order mark.
std::string heading_of(std::string_view cell) {
    const std::u32string points = decode_utf8(cell);
    std::string plain;
    for (const char32_t point : trim(points)) {
        const char32_t half = fold_width(point);
        if (half == '~' || half == 0xFEFF) continue;
        append_utf8(plain, half >= 'A' && half <= 'Z' ? half + 32 : half);
    }
    return plain;
}

bool is_name_heading(std::string_view said) { return said == "参加者" || is_name_label(said); }
template <std::size_t N>
auto is_one_of(const std::string_view (&words)[N]) {
    return [&words](std::string_view said) {
        return std::find(std::begin(words), std::end(words), said) != std::end(words);
    };
}

template <class Is>
std::optional<std::size_t> column_of(const CsvRecord& heading, Is is) {
    for (std::size_t k = 0; k < heading.fields.size(); ++k) {
        if (is(heading_of(heading.fields[k]))) return k;
    }
    return std::nullopt;
}

/// "スキル" of "スキル3".
std::string_view stem_of(std::string_view heading) {
    const std::size_t end = heading.find_last_not_of("0123456789");
    return end == std::string_view::npos ? heading : heading.substr(0, end + 1);
}

struct Table {
    std::vector<CsvRecord> records;
    /// Index of the heading among the records.
    std::size_t heading = 0;
    std::size_t name = 0;
    std::optional<std::size_t> build = {};
    std::optional<std::size_t> group = {};
};

bool is_blank_record(const CsvRecord& record) {
    return std::all_of(record.fields.begin(), record.fields.end(),
                       [](const std::string& field) { return field.empty(); });
}

/// Whether the line is Markdown's rule below a heading: "|---|:-:|".
bool is_heading_rule(std::string_view line) {
    return line.find('|') != std::string_view::npos && line.find("--") != std::string_view::npos &&
           line.find_first_not_of("|-: \r") == std::string_view::npos;
}
bool has_heading_rule(std::string_view text) {
    for (std::size_t at = 0, k = 0; k <= 2 * kMostTitles && at < text.size(); ++k) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        if (is_heading_rule(text.substr(at, end - at))) return true;
        at = end + 1;
    }
    return false;
}

/// Lines between bars, as records: "|楓|18|22|20|", in Markdown also without the outer bars.
std::vector<CsvRecord> wiki_records(std::string_view text) {
    std::vector<CsvRecord> records;
    const bool markdown = has_heading_rule(text);
    int number = 0;
    while (!text.empty()) {
        std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        ++number;
        while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.remove_suffix(1);
        // PukiWiki ends a heading with "h".
        if (line.ends_with("|h") || line.ends_with("|c")) line.remove_suffix(1);
        const bool bars = line.size() >= 3 && line.front() == '|' && line.back() == '|';
        if (!bars && (!markdown || line.find('|') == std::string_view::npos)) continue;
        if (is_heading_rule(line)) continue;
        CsvRecord record{number, {}};
        std::string_view rest = bars ? line.substr(1) : line;
        while (!rest.empty()) {
            const std::string_view cell = rest.substr(0, rest.find('|'));
            record.fields.push_back(encode_utf8(trim(decode_utf8(cell))));
            rest.remove_prefix(std::min(rest.size(), cell.size() + 1));
        }
        records.push_back(std::move(record));
    }
    return records;
}

bool is_number(std::string_view field) {
    return !field.empty() && field.find_first_not_of("0123456789") == std::string_view::npos;
}

std::optional<Table> table_of(std::vector<CsvRecord> records) {
    for (std::size_t k = 0; k < records.size() && k <= kMostTitles; ++k) {
        const auto name = column_of(records[k], is_name_heading);
        if (!name) continue;
        const auto build = column_of(records[k], is_one_of(kBuildHeadings));
        const auto group = column_of(records[k], is_one_of(kGroupHeadings));
        // Two cells may also be a label and its value.
        if (!build && records[k].fields.size() < 3) {
            const bool two = records[k].fields.size() == 2 && k + 1 < records.size();
            const std::string other =
                two ? heading_of(records[k].fields[1 - *name]) : std::string();
            if (other != "スキル" && other != "skills" && other != "戦術") continue;
        }
        if (build == name) continue;
        // A row of labels and values is no heading; columns that are counted are: |名前|1|2|3|.
        int counted = 0;
        const bool value = std::any_of(
            records[k].fields.begin(), records[k].fields.end(), [&](const std::string& field) {
                return is_number(field) && field != std::to_string(++counted);
            });
        if (value || counted == 1 || counted == 2) continue;
        return Table{std::move(records), k, *name, build, group};
    }
    return std::nullopt;
}

std::optional<Table> find_table(std::string_view text) {
    std::size_t skipped = 0;
    char given = '\0';
    if (text.starts_with("sep=") && text.size() > 5) {
        given = text[4];
        skipped = std::min(text.size(), text.find('\n') + 1);
    }
    for (const char separator : {',', '\t', ';'}) {
        if (given != '\0' && separator != given) continue;
        // Most texts are no tables, so first only their first lines are split into cells.
        std::size_t end = 0;
        for (std::size_t k = 0; k <= kMostTitles && end != std::string_view::npos; ++k) {
            end = text.find('\n', end == 0 ? skipped : end + 1);
        }
        if (!table_of(
                read_csv(text.substr(skipped, end == std::string_view::npos ? end : end - skipped),
                         separator)))
            continue;
        auto table = table_of(read_csv(text.substr(skipped), separator));
        if (table && skipped > 0) {
            for (CsvRecord& record : table->records) ++record.line;
        }
        return table;
    }
    return text.find('|') == std::string_view::npos ? std::nullopt : table_of(wiki_records(text));
}

class TableReader {
public:
    TableReader(const Table& table, const std::function<ReaderResult(std::string_view)>& read_sheet)
        : table_(table), heading_(table.records[table.heading]), read_sheet_(read_sheet) {
        reading_.form = "csv";
    }

    void read(const CsvRecord& record) {
        ++total_;
        const std::string given = cell(record, table_.name);
        ReaderResult inside =
            table_.build ? of_cell(record, given) : read_sheet_(sheet_of(record, given));
        // A column that no sheet knows is a remark.
        if (!table_.build && inside.characters.size() == 1) {
            std::erase_if(inside.problems,
                          [](const Problem& one) { return one.code == "strayLine"; });
        }
        if (inside.characters.size() != 1 || !inside.problems.empty()) {
            for (const Problem& problem : inside.problems) add(record, problem);
            if (inside.problems.empty()) {
                add(record,
                    problem_with("noBuild", {"この行の札は一人ぶんではありません。",
                                             "What stands in this line is no one's build."}));
            }
            return;
        }
        Party character = std::move(inside.characters[0]);
        const auto name = check_name(given);
        const auto group = check_name(table_.group ? cell(record, *table_.group) : std::string());
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
    /// The cell's text; empty where the row is too short.
    static std::string cell(const CsvRecord& record, std::size_t column) {
        return column < record.fields.size() ? unguarded(record.fields[column]) : std::string();
    }

    /// The sheet of a cell; if it has no name of its own, with the name of the name column.
    ReaderResult of_cell(const CsvRecord& record, const std::string& name) const {
        const std::string build = cell(record, *table_.build);
        ReaderResult alone = read_sheet_(build);
        const bool good = alone.characters.size() == 1 && alone.problems.empty();
        if (build.empty() || good) return alone;
        ReaderResult named = read_sheet_("名前:" + name + "\n" + build);
        return named.characters.size() == 1 || alone.problems.empty() ? named : alone;
    }

    /// The row as a sheet, one line per column; numbered columns ("スキル1", "スキル2") become one
    /// line.
    std::string sheet_of(const CsvRecord& record, const std::string& name) const {
        std::string text = "名前:" + name;
        std::string last;
        for (std::size_t k = 0; k < heading_.fields.size(); ++k) {
            if (k == table_.name || (table_.group && k == *table_.group)) continue;
            const std::string said = cell(record, k);
            std::string heading = encode_utf8(trim(decode_utf8(heading_.fields[k])));
            // PukiWiki's mark of a heading.
            if (heading.starts_with('~')) heading.erase(0, 1);
            if (said.empty() || heading.empty()) continue;
            const std::string stem(stem_of(heading));
            const bool counted = stem.size() < heading.size();
            if (counted && stem == last && !stem.empty()) {
                text.append("、").append(said);
            } else if (counted && stem.empty()) {
                // A column without a name but its place: one thing of a list.
                text.append("\n").append(said);
            } else {
                text.append("\n").append(counted ? stem : heading).append(":").append(said);
            }
            last = counted ? stem : std::string();
        }
        return text + "\n";
    }

    static Problem problem_with(std::string code, Text text) {
        Problem problem;
        problem.code = std::move(code);
        problem.text = std::move(text);
        return problem;
    }

    /// Adds a problem at the beginning of the row: places within a cell don't fit the text.
    void add(const CsvRecord& record, Problem problem) {
        problem.path.clear();
        problem.line = record.line;
        problem.column = 1;
        problem.length = 1;
        reading_.problems.push_back(std::move(problem));
    }

    const Table& table_;
    const CsvRecord& heading_;
    const std::function<ReaderResult(std::string_view)>& read_sheet_;
    ReaderResult reading_;
    std::size_t total_ = 0;
};

/// The table with its rows and columns exchanged: a column a character, with labels in the first
/// one. Its records stand in the line of the names.
Table exchanged(const Table& table) {
    Table other;
    const std::size_t columns = table.records[table.heading].fields.size();
    other.records.resize(columns);
    for (std::size_t column = 0; column < columns; ++column) {
        other.records[column].line = table.records[table.heading].line;
        for (std::size_t k = table.heading; k < table.records.size(); ++k) {
            const std::vector<std::string>& fields = table.records[k].fields;
            other.records[column].fields.push_back(column < fields.size() ? fields[column]
                                                                          : std::string());
        }
    }
    return other;
}

ReaderResult rows_of(const Table& table,
                     const std::function<ReaderResult(std::string_view)>& read_sheet) {
    TableReader reader(table, read_sheet);
    for (std::size_t k = table.heading + 1;
         k < table.records.size() && k <= kMostBuilds + table.heading; ++k) {
        if (!is_blank_record(table.records[k])) reader.read(table.records[k]);
    }
    return reader.take();
}

} // namespace

std::optional<ReaderResult>
read_table(std::string_view text, const std::function<ReaderResult(std::string_view)>& read_sheet) {
    const auto table = find_table(text);
    if (!table) return std::nullopt;
    ReaderResult rows = rows_of(*table, read_sheet);
    if (!rows.characters.empty() || table->build || table->name != 0) return rows;
    ReaderResult columns = rows_of(exchanged(*table), read_sheet);
    return columns.characters.empty() ? std::move(rows) : std::move(columns);
}

} // namespace shiaiba
