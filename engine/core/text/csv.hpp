// Tables as CSV text (RFC 4180), safe to open in a spreadsheet.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace shiaiba {

/// One record with its CR LF. A field that a spreadsheet would take for a formula gets an
/// apostrophe before it.
std::string csv_line(const std::vector<std::string>& fields);

struct CsvRecord {
    /// 1-based line of the text where the record begins.
    int line = 0;
    std::vector<std::string> fields;
};
/// The records of a text. LF alone also ends a line, and an open quote ends with the text. Blanks
/// around a quoted field are no part of it.
std::vector<CsvRecord> read_csv(std::string_view text, char separator = ',');

/// The field without the guard that csv_line() added.
std::string unguarded(std::string_view field);

} // namespace shiaiba
