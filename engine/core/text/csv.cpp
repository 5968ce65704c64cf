// Tables as CSV: writes and reads them. Fields that a spreadsheet would run as a formula get a
// guard.
#include "core/text/csv.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace shiaiba {
namespace {

constexpr std::string_view kGuard = "'";

/// Whether a spreadsheet would take the text for a formula; full-width signs count too.
bool begins_formula(std::string_view text) {
    static constexpr std::array<std::string_view, 10> kBeginnings{"=",  "+",  "-",  "@",  "\t",
                                                                  "\r", "＝", "＋", "－", "＠"};
    return std::any_of(kBeginnings.begin(), kBeginnings.end(),
                       [&](std::string_view one) { return text.substr(0, one.size()) == one; });
}

/// Negative numbers are not formulas.
bool is_number(std::string_view text) {
    return text.size() > 1 && text[0] == '-' &&
           text.find_first_not_of("0123456789.", 1) == std::string_view::npos;
}

/// Whether the field gets a guard. A field that already begins with an apostrophe gets one more, so
/// that unguarded() does not remove the user's own.
bool needs_guard(std::string_view text) {
    return (begins_formula(text) && !is_number(text)) || text.substr(0, 1) == kGuard;
}

} // namespace

std::string csv_line(const std::vector<std::string>& fields) {
    std::string line;
    for (const std::string& field : fields) {
        if (&field != &fields.front()) line.push_back(',');
        const std::string text = std::string(needs_guard(field) ? kGuard : "") + field;
        if (text.find_first_of(",\"\r\n") == std::string::npos) {
            line += text;
            continue;
        }
        line.push_back('"');
        for (const char c : text) {
            if (c == '"') line.push_back('"');
            line.push_back(c);
        }
        line.push_back('"');
    }
    return line + "\r\n";
}

std::vector<CsvRecord> read_csv(std::string_view text, char separator) {
    std::vector<CsvRecord> records;
    int line = 1;
    for (std::size_t at = 0; at < text.size();) {
        CsvRecord record{line, {}};
        for (bool more = true; more;) {
            std::string field;
            std::size_t quote = at;
            while (quote < text.size() && text[quote] == ' ') ++quote;
            if (quote < text.size() && text[quote] == '"') {
                at = quote;
                for (++at; at < text.size(); ++at) {
                    if (text[at] == '"') {
                        ++at;
                        if (at == text.size() || text[at] != '"') break;
                    }
                    line += text[at] == '\n' ? 1 : 0;
                    field.push_back(text[at]);
                }
                while (at < text.size() && text[at] == ' ') ++at;
            }
            while (at < text.size() && text[at] != separator && text[at] != '\n') {
                field.push_back(text[at++]);
            }
            more = at < text.size() && text[at] == separator;
            if (!more && !field.empty() && field.back() == '\r') field.pop_back();
            at += 1;
            record.fields.push_back(std::move(field));
        }
        ++line;
        records.push_back(std::move(record));
    }
    return records;
}

std::string unguarded(std::string_view field) {
    const bool guarded = field.substr(0, 1) == kGuard && needs_guard(field.substr(1));
    return std::string(field.substr(guarded ? 1 : 0));
}

} // namespace shiaiba
