// PlainWriter: the plain sheets that are being written. Numbers, items of lists, patterns and plans
// come in the form that the system's own reader knows.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/sheet/posted/numbers.hpp"
#include "core/sheet/posted/placed_text.hpp"
#include "core/sheet/posted/plain_text.hpp"

namespace shiaiba {

/// The system's first row of this kind; plans may also stand in the row of tactics. nullptr: there
/// is none.
const SheetRow* row_of(const SheetWords& words, RowKind kind);

class PlainWriter {
public:
    explicit PlainWriter(const SheetWords& words) : words_(words) {}

    PlacedText text() && { return std::move(out_); }
    void emit(Glyphs glyphs, int line) { out_.emit(std::move(glyphs), line); }
    /// Whether the last line has something from this source line.
    bool ends_in(int line) const { return out_.ends_in(line); }

    /// A new sheet begins.
    void begin_sheet() {
        numbers_line_.reset();
        patterns_.clear();
    }
    /// Items are added to the line that is written next.
    void open_line() { open_line_ = out_.size(); }
    void append_item(const Glyphs& item);
    void take_levels(const Glyphs& value);
    /// Writes a line of numbers; false if `found` is empty.
    bool numbers(const PlainLine& line, const std::vector<FoundNumber>& found);
    void take_patterns(const Glyphs& value, const std::u32string& suffix, int line);
    /// If a pattern's label stands again with a condition: writes the plan that chooses the
    /// pattern. `label`: the row of patterns, which goes on behind the plan. False if the value
    /// isn't a condition.
    bool takes_condition(const Glyphs& value, const std::u32string& suffix, const Glyphs& label,
                         int line);
    /// `further`: the line goes on with a plan that ended in a comma, if one did.
    void take_plan(const Glyphs& plan, int line, bool further = false);

private:
    const SheetWords& words_;
    PlacedText out_;
    /// The line of out_ that items are added to.
    std::size_t open_line_ = 0;
    std::optional<std::size_t> numbers_line_;
    /// The patterns of the sheet so far, by the letter or number behind their label (the A of
    /// パターンA).
    std::vector<std::u32string> patterns_;
    bool unfinished_ = false;
};

} // namespace shiaiba
