// PlainReader: makes posted text plain line by line, first frames, then labels, then values.
#include "core/sheet/posted/plain_text.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/sheet/posted/frames.hpp"
#include "core/sheet/posted/headings.hpp"
#include "core/sheet/posted/numbers.hpp"
#include "core/sheet/posted/stamps.hpp"
#include "core/sheet/sheet_lines.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba {
namespace {

class PlainReader {
public:
    PlainReader(std::string_view text, const SheetWords& words)
        : words_(words)
        , source_(plain_lines(text))
        , labels_(words.rows)
        , names_(words.names)
        , written_(source_)
        , quoted_(is_quoted(source_))
        , stars_(count_bold_marks(source_)) {
        for (std::size_t k = 0; k < words.numbers.size(); ++k) {
            add_spellings(numbers_, words.numbers[k], '|', k);
        }
        sort_spellings(numbers_);
        for (PlainLine& line : source_) unquote(line.glyphs);
        named_ = std::any_of(source_.begin(), source_.end(), [&](const PlainLine& line) {
            const auto label = labels_.label_of(line.glyphs);
            return label &&
                   (label->row->kind == RowKind::Name || label->row->kind == RowKind::Party);
        });
        for (at_ = 0; at_ < source_.size(); ++at_) line(source_[at_]);
    }

    PlainSheets result() && {
        return {std::move(out_), std::move(left_out_), std::move(other_costs_)};
    }

private:
    // -- Lines

    void emit(Glyphs glyphs, int line) { out_.emit(std::move(glyphs), line); }
    void pass_over(const PlainLine& line) { emit({}, line.line); }
    /// Counts the line as left out, unless a part of it is on the sheet.
    void leave_out(const PlainLine& line) {
        const bool half_read = out_.ends_in(line.line);
        if (!half_read) left_out_.push_back(line.line);
        pass_over(line);
    }

    void line(PlainLine& line) {
        if (behind_blanks(line.glyphs, 0) == line.glyphs.size()) return pass_over(line);
        const bool sentences =
            prose_ ||
            (row_ != nullptr && (row_->kind == RowKind::Prose || row_->kind == RowKind::Plans));
        const auto label = labels_.label_of(line.glyphs, !sentences);
        const bool begins =
            label && (label->row->kind == RowKind::Name || label->row->kind == RowKind::Party);
        if (!begins && is_heading(source_, at_, labels_)) {
            row_ = nullptr;
            return leave_out(line);
        }
        // Talk of another person, up to the next label.
        if (!begins && !quoted_ && is_chat_head(line.glyphs)) {
            row_ = nullptr;
            prose_ = false;
            talk_ = true;
            return leave_out(line);
        }
        // The name of the next character, in a text without labels for names.
        if (!label && !named_ && begins_unlabelled()) {
            row_ = nullptr;
            prose_ = talk_ = false;
            return unlabelled(line);
        }
        // A fence opened outside free text may close inside it.
        const bool named_prose = row_ != nullptr && row_->kind == RowKind::Prose;
        const bool fence = is_fence(line.glyphs);
        if (fence && (fenced_ || (!named_prose && !prose_))) {
            fenced_ = !fenced_;
            return pass_over(line);
        }
        const bool own_row = label && label->row->kind != RowKind::Remark;
        if ((named_prose && !begins) || (prose_ && !own_row)) {
            // Free text is kept unchanged; but where all of the text is quoted, the quote marks go.
            return emit(quoted_ ? line.glyphs : written_[at_].glyphs, line.line);
        }
        if (is_rule(line.glyphs)) {
            talk_ = row_ != nullptr && row_->kind == RowKind::Plans;
            row_ = nullptr;
            return pass_over(line);
        }
        if (label) return labelled(line, *label);
        if (talk_) return leave_out(line);
        if (row_ != nullptr && goes_on(line)) return;
        prose_ = row_ != nullptr && row_->kind == RowKind::Names && words_.prose_follows;
        row_ = nullptr;
        if (prose_) return emit(written_[at_].glyphs, line.line);
        if (!numbers(line, numbers_in(line.glyphs, 0, numbers_))) unlabelled(line);
    }

    /// Whether the line is a name without a label: above the first value of its sheet, or in one
    /// line with all of it.
    bool begins_unlabelled() const {
        const bool listed = row_of_names() != nullptr;
        const Glyphs& glyphs = source_[at_].glyphs;
        const Glyphs value = trimmed(glyphs, behind_marks(glyphs), glyphs.size());
        if (listed && end_of_name(value, names_) > 0) return true;
        return (listed && is_name_of_list(source_, at_, names_)) ||
               (stands_apart(source_, at_) &&
                is_name_heading(source_, at_, labels_, numbers_, names_));
    }

    /// A line without a label: a name, names of the list, or neither; then it stays as it was
    /// written.
    void unlabelled(const PlainLine& line) {
        Glyphs glyphs = line.glyphs;
        unbold(glyphs);
        const std::size_t from = behind_marks(glyphs);
        Glyphs value = trimmed(glyphs, from, unmarked_end(glyphs, from));
        const SheetRow* const names = row_of_names();
        if (names != nullptr && begins_names(source_, at_, names_)) {
            labelled_alone(line, {names, 0, {}}, {});
            take_names(value, true);
        } else if (names != nullptr && names_.only_names(value)) {
            labelled_alone(line, {names, 0, {}}, std::move(value));
        } else if (const std::size_t end = names == nullptr ? 0 : end_of_name(value, names_);
                   end > 0) {
            labelled_alone(line, {row_of(RowKind::Name), 0, {}}, trimmed(value, 0, end));
            labelled_alone(line, {names, 0, {}}, trimmed(value, end, value.size()));
        } else if (!value.empty() && !named_ && names != nullptr &&
                   is_name_of_list(source_, at_, names_)) {
            labelled_alone(line, {row_of(RowKind::Name), 0, {}}, std::move(value));
        } else if (!value.empty() && !named_ &&
                   is_name_heading(source_, at_, labels_, numbers_, names_)) {
            if (is_among(kOpening, value.front().point) && is_among(kClosing, value.back().point))
                value = trimmed(value, 1, value.size() - 1);
            labelled_alone(line, {row_of(RowKind::Name), 0, {}}, std::move(value));
        } else {
            emit(without_remark(std::move(value), labels_), line.line);
        }
    }

    void labelled(PlainLine& line, const FoundLabel& label) {
        const SheetRow& row = *label.row;
        talk_ = false;
        row_ = nullptr;
        prose_ = false;
        Glyphs value = trimmed(line.glyphs, label.behind, line.glyphs.size());
        if (row.kind == RowKind::Remark) return leave_out(line);
        // スキル1, スキル2, one per line: the second and later lines join the first.
        if (row.kind == RowKind::Names && !label.suffix.empty() && &row == counted_ &&
            !value.empty()) {
            take_names(value, true);
            return pass_over(line);
        }
        counted_ = label.suffix.empty() ? nullptr : &row;
        std::optional<PlainLine> rest;
        if (row.kind == RowKind::Name || row.kind == RowKind::Party || row.kind == RowKind::Value) {
            rest = next_in(value, line.line);
        }
        labelled_alone(line, label, std::move(value));
        if (rest) this->line(*rest);
    }

    /// Cuts off a second label with its value in the same line ("PC:楓 / PL:そら") and returns it.
    std::optional<PlainLine> next_in(Glyphs& value, int line) const {
        for (std::size_t k = 1; k + 1 < value.size(); ++k) {
            if (!is_among(U"/／|｜\u3000\t", value[k].point)) continue;
            PlainLine rest{trimmed(value, k + 1, value.size()), line};
            const auto label = labels_.label_of(rest.glyphs);
            const bool number = longest_at(numbers_, keyed(rest.glyphs).text) != nullptr;
            if (!number && (!label || label->behind >= rest.glyphs.size())) continue;
            value = trimmed(value, 0, k);
            return rest;
        }
        return std::nullopt;
    }

    void labelled_alone(const PlainLine& line, const FoundLabel& label, Glyphs value) {
        const SheetRow& row = *label.row;
        if (row.kind != RowKind::Name || stars_ > 1) unbold(value);
        if (row.kind == RowKind::Name) value = without_remark(std::move(value), labels_);
        if (row.kind == RowKind::Numbers) {
            if (value.empty()) return pass_over(line);
            if (!numbers(line, numbers_in(line.glyphs, label.behind, numbers_)) &&
                !numbers(line,
                         numbers_in_order(line.glyphs, label.behind, words_.numbers.size()))) {
                emit(line.glyphs, line.line);
            }
            return;
        }
        if (row.kind == RowKind::Name) {
            numbers_line_.reset();
            patterns_.clear();
        }
        Glyphs out;
        const Glyph place = line.glyphs[behind_blanks(line.glyphs, 0)];
        append(out, row.label(), place);
        out.push_back({U':', place.line, place.column});
        open_line_ = out_.size();
        const bool more = value.empty();
        switch (row.kind) {
        case RowKind::Names:
            emit(std::move(out), line.line);
            if (!more) take_names(value, true);
            prose_ = words_.prose_follows && !more;
            if (more) row_ = &row;
            return;
        case RowKind::Levels:
            emit(std::move(out), line.line);
            if (!more) take_levels(value);
            if (more) row_ = &row;
            return;
        case RowKind::Patterns:
            row_ = &row;
            if (takes_condition(value, label.suffix, out, line.line)) return;
            emit(std::move(out), line.line);
            if (!more) take_patterns(value, label.suffix, line.line);
            return;
        case RowKind::Plans:
            row_ = &row;
            append(out, value);
            emit(std::move(out), line.line);
            unfinished_ = goes_over(value);
            return;
        case RowKind::Prose:
            row_ = &row;
            append(out, value);
            return emit(std::move(out), line.line);
        default: append(out, value); return emit(std::move(out), line.line);
        }
    }

    /// A line below a label: takes it as an item of the label's list. False if it isn't one.
    bool goes_on(PlainLine& line) {
        Glyphs glyphs = line.glyphs;
        unbold(glyphs);
        const std::size_t from = behind_marks(glyphs);
        const Glyphs item = trimmed(glyphs, from, glyphs.size());
        switch (row_->kind) {
        case RowKind::Names:
            if (!take_names(item, from > behind_blanks(glyphs, 0))) return false;
            pass_over(line);
            return true;
        case RowKind::Levels:
            if (std::none_of(item.begin(), item.end(), [](const Glyph& one) {
                    return is_digit(fold_width(one.point)) || is_circled(one.point);
                })) {
                return false;
            }
            take_levels(item);
            pass_over(line);
            return true;
        case RowKind::Patterns: take_patterns(item, {}, line.line); return true;
        case RowKind::Plans:
            if (item.empty()) return false;
            if (unfinished_) {
                append(out_.line(open_line_), item);
                pass_over(line);
            } else {
                open_line_ = out_.size();
                emit(item, line.line);
            }
            unfinished_ = goes_over(item);
            return true;
        default: return false;
        }
    }
    /// Whether the plan goes on in the next line: it ends in a comma.
    static bool goes_over(const Glyphs& plan) {
        return !plan.empty() && is_among(U"、,，､", plan.back().point);
    }

    // -- Numbers

    /// Writes a line of numbers in the system's form; false if `found` is empty.
    bool numbers(const PlainLine& line, const std::vector<FoundNumber>& found) {
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
        emit(more ? Glyphs{} : std::move(own), line.line);
        return true;
    }

    // -- Lists
    void append_item(const Glyphs& item) {
        Glyphs& out = out_.line(open_line_);
        if (!out.empty() && out.back().point != U':') append(out, U"、", item.front());
        append(out, item);
    }
    /// Returns whether the value held a name, or `any` was given.
    bool take_names(const Glyphs& value, bool any) {
        const auto items = names_.read(value, any, other_costs_);
        if (!items) return false;
        for (const Glyphs& item : *items) append_item(item);
        return true;
    }
    void take_levels(const Glyphs& value) {
        for (const Glyphs& item : levels_in(value)) append_item(item);
    }

    void take_patterns(const Glyphs& value, const std::u32string& suffix, int line) {
        const std::vector<Glyphs> patterns = patterns_in(value, suffix);
        patterns_.insert(patterns_.end(), patterns.size(), suffix);
        for (const Glyphs& one : patterns) emit(one, line);
        if (patterns.empty()) emit({}, line);
    }

    /// If a pattern's label stands again with a condition: writes the plan that chooses the
    /// pattern. `label`: the row of patterns, which goes on behind the plan. False if the value
    /// isn't a condition.
    bool takes_condition(const Glyphs& value, const std::u32string& suffix, const Glyphs& label,
                         int line) {
        const auto named = std::find(patterns_.begin(), patterns_.end(), suffix);
        if (named == patterns_.end()) return false;
        const auto number = static_cast<std::size_t>(named - patterns_.begin()) + 1;
        Glyphs plan = choosing_pattern(value, number, words_.chooses_pattern);
        if (plan.empty()) return false;
        Glyphs head;
        append(head, row_of(RowKind::Plans)->label() + U":", value.front());
        emit(std::move(head), line);
        emit(std::move(plan), line);
        emit(label, line);
        return true;
    }

    const SheetRow* row_of(RowKind kind) const {
        const auto found = std::find_if(words_.rows.begin(), words_.rows.end(),
                                        [&](const SheetRow& row) { return row.kind == kind; });
        return found == words_.rows.end() ? nullptr : &*found;
    }
    /// The row for a line that holds only names of the list; nullptr if the system has several such
    /// rows or none.
    const SheetRow* row_of_names() const {
        const SheetRow* only = nullptr;
        for (const SheetRow& row : words_.rows) {
            if (row.kind != RowKind::Names) continue;
            if (only != nullptr) return nullptr;
            only = &row;
        }
        return only;
    }

    const SheetWords& words_;
    std::vector<PlainLine> source_;
    LabelReader labels_;
    NameReader names_;
    std::vector<Spelling> numbers_;
    /// The lines as posted, for text that is kept unchanged.
    std::vector<PlainLine> written_;
    bool quoted_;
    int stars_;
    PlacedText out_;
    std::vector<int> left_out_;
    std::vector<OtherCost> other_costs_;
    /// Whether the text has a label for a name or a party.
    bool named_ = false;
    bool fenced_ = false;
    std::size_t at_ = 0;
    /// The row whose items may follow in the next line; nullptr: none.
    const SheetRow* row_ = nullptr;
    /// The line of out_ that items are added to.
    std::size_t open_line_ = 0;
    std::optional<std::size_t> numbers_line_;
    /// The patterns of the sheet so far, by the letter or number behind their label (the A of
    /// パターンA).
    std::vector<std::u32string> patterns_;
    bool unfinished_ = false;
    /// The row whose last label had a number (スキル1); nullptr: none.
    const SheetRow* counted_ = nullptr;
    bool talk_ = false;
    bool prose_ = false;
};

} // namespace

PlainSheets plain_sheets(std::string_view text, const SheetWords& words) {
    return PlainReader(text, words).result();
}

} // namespace shiaiba
