// Tables as text with commas (RFC 4180), safe to open in a spreadsheet.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace shiaiba {

/// One record with its CR LF. A text that a spreadsheet would take for a formula gets an apostrophe
/// before it.
std::string csv_line(const std::vector<std::string>& fields);

struct CsvRecord {
    /// 1-based line where it begins.
    int line = 0;
    std::vector<std::string> fields;
};
/// Records as they stand there; LF alone ends a line too, and an open quote ends with the text. Blanks before and behind
/// quotes are no part of a field.
std::vector<CsvRecord> read_csv(std::string_view text, char separator = ',');

/// A field of csv_line() without its guard.
std::string unguarded(std::string_view field);

} // namespace shiaiba
