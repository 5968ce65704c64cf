// PlainWriter: writes numbers, items of lists, patterns and plans in the system's form.
#include "core/sheet/posted/plain_writer.hpp"

#include <algorithm>
#include <utility>

#include "core/sheet/posted/levels.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba {
namespace {

/// Whether the plan goes on in the next line: it ends in a comma.
bool goes_over(const Glyphs& plan) {
    return !plan.empty() && is_among(U"、,，､", plan.back().point);
}

} // namespace

const SheetRow* row_of(const SheetWords& words, RowKind kind) {
    const auto found = std::find_if(words.rows.begin(), words.rows.end(), [&](const SheetRow& row) {
        return row.kind == kind || (kind == RowKind::Plans && is_of_plans(row.kind));
    });
    return found == words.rows.end() ? nullptr : &*found;
}

bool PlainWriter::numbers(const PlainLine& line, const std::vector<FoundNumber>& found) {
    if (found.empty()) return false;
    const bool in_row = !words_.numbers_row.empty();
    const bool more = in_row && numbers_line_.has_value();
    Glyphs own;
    Glyphs& out = more ? out_.line(*numbers_line_) : own;
    if (in_row && !more) {
        append(out, words_.numbers_row, found[0].place);
        append(out, U":", found[0].place);
    }
    for (std::size_t k = 0; k < found.size(); ++k) {
        if (k > 0 || more) append(out, U" / ", found[k].place);
        append(out, own_spelling(words_.numbers[found[k].of], '|'), found[k].place);
        if (!in_row) append(out, U":", found[k].place);
        append(out, decode_utf8(std::to_string(found[k].value)), found[k].place);
    }
    if (in_row && !more) numbers_line_ = out_.size();
    out_.emit(more ? Glyphs{} : std::move(own), line.line);
    return true;
}

void PlainWriter::append_item(const Glyphs& item) {
    Glyphs& out = out_.line(open_line_);
    if (!out.empty() && out.back().point != U':') append(out, U"、", item.front());
    append(out, item);
}

void PlainWriter::take_levels(const Glyphs& value) {
    for (const Glyphs& item : levels_in(value)) append_item(item);
}

void PlainWriter::take_patterns(const Glyphs& value, const std::u32string& suffix, int line) {
    const std::vector<Glyphs> patterns = patterns_in(value, suffix);
    patterns_.insert(patterns_.end(), patterns.size(), suffix);
    for (const Glyphs& one : patterns) out_.emit(one, line);
    if (patterns.empty()) out_.emit({}, line);
}

bool PlainWriter::takes_condition(const Glyphs& value, const std::u32string& suffix,
                                  const Glyphs& label, int line) {
    const auto named = std::find(patterns_.begin(), patterns_.end(), suffix);
    if (named == patterns_.end()) return false;
    const auto number = static_cast<std::size_t>(named - patterns_.begin()) + 1;
    Glyphs plan = choosing_pattern(value, number, words_.chooses_pattern);
    if (plan.empty()) return false;
    Glyphs head;
    append(head, row_of(words_, RowKind::Plans)->label() + U":", value.front());
    out_.emit(std::move(head), line);
    out_.emit(std::move(plan), line);
    out_.emit(label, line);
    return true;
}

void PlainWriter::take_plan(const Glyphs& plan, int line, bool further) {
    if (further && unfinished_) {
        append(out_.line(open_line_), plan);
    } else {
        open_line();
        out_.emit(plan, line);
    }
    unfinished_ = goes_over(plan);
}

} // namespace shiaiba
