// PlainReader: makes posted text plain line by line, first frames, then labels, then values.
#include "core/sheet/posted/plain_text.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/sheet/posted/frames.hpp"
#include "core/sheet/posted/headings.hpp"
#include "core/sheet/posted/numbers.hpp"
#include "core/sheet/posted/plain_writer.hpp"
#include "core/sheet/posted/source_lines.hpp"
#include "core/sheet/posted/stamps.hpp"
#include "core/sheet/posted/values.hpp"
#include "core/sheet/sheet_lines.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba {
namespace {

class PlainReader {
public:
    PlainReader(std::string_view text, const SheetWords& words)
        : words_(words)
        , source_(plain_lines(text))
        , labels_(words.rows, !words.numbers.empty())
        , names_(words.names)
        , written_(source_)
        , quoted_(is_quoted(source_))
        , stars_(count_bold_marks(source_))
        , out_(words) {
        for (std::size_t k = 0; k < words.numbers.size(); ++k) {
            add_spellings(numbers_, words.numbers[k], '|', k);
        }
        sort_spellings(numbers_);
        make_source_lines(source_, labels_, numbers_, names_);
        named_ = std::any_of(source_.begin(), source_.end(), [&](const PlainLine& line) {
            const auto label = labels_.label_of(line.glyphs);
            return label &&
                   (label->row->kind == RowKind::Name || label->row->kind == RowKind::Party);
        });
        in_list_ = !named_ && row_of_names() != nullptr && has_names_with_lists();
        for (at_ = 0; at_ < source_.size(); ++at_) {
            parts_ = 0;
            line(source_[at_]);
        }
    }

    PlainSheets result() && {
        return {std::move(out_).text(), std::move(left_out_), std::move(other_costs_)};
    }

private:
    // -- Lines

    /// Writes a line of numbers; false if there are none.
    bool numbers(const PlainLine& line, const std::vector<FoundNumber>& found) {
        const bool any = out_.numbers(line, found);
        has_numbers_ = has_numbers_ || any;
        return any;
    }
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
            (row_ != nullptr && (row_->kind == RowKind::Prose || is_of_plans(row_->kind)));
        auto label = labels_.label_of(line.glyphs, !sentences);
        // スキル2 below スキル1, with a blank in place of the colon.
        if (!label && sentences && counted_ != nullptr && counted_->kind == RowKind::Names) {
            const auto next = labels_.label_of(line.glyphs, true);
            if (next && next->row == counted_ && !next->suffix.empty()) label = next;
        }
        const bool begins =
            label && (label->row->kind == RowKind::Name || label->row->kind == RowKind::Party);
        if (!label && named_ && begins_after_numbers(line)) return;
        const bool heads = is_heading(source_, at_, labels_) ||
                           (in_list_ && is_list_heading(source_, at_, names_));
        if (!label && heads && !is_value(line.glyphs)) {
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
        // In a list of levels a label may be an item: 魔法 2 below 能力.
        if (label && row_ != nullptr && row_->kind == RowKind::Levels &&
            label->row->kind == RowKind::Names &&
            numbers_in_order(line.glyphs, label->behind, 1).size() == 1 && goes_on(line)) {
            return;
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
        if (fence && (fenced_ || (!named_prose && !prose_) || stands_above_name())) {
            fenced_ = !fenced_;
            return pass_over(line);
        }
        const bool own_row = label && label->row->kind != RowKind::Remark;
        if ((named_prose && !begins) || (prose_ && !own_row)) {
            // Free text is kept unchanged; but where all of the text is quoted, the quote marks go.
            return emit(quoted_ ? line.glyphs : written_[at_].glyphs, line.line);
        }
        if (is_rule(line.glyphs)) {
            talk_ = row_ != nullptr && (is_of_plans(row_->kind) || row_->kind == RowKind::Patterns);
            row_ = nullptr;
            return pass_over(line);
        }
        if (label) return labelled(line, *label);
        if (talk_) return leave_out(line);
        if (row_ != nullptr && goes_on(line)) return;
        prose_ = row_ != nullptr && row_->kind == RowKind::Names && words_.prose_follows;
        row_ = nullptr;
        if (prose_) return emit(written_[at_].glyphs, line.line);
        if (numbers(line, numbers_in(line.glyphs, 0, numbers_))) return;
        PlainLine first = line;
        const auto rest = next_in(first.glyphs, line.line, false);
        if (rest && numbers(line, numbers_in(first.glyphs, 0, numbers_))) {
            PlainLine next = *rest;
            return this->line(next);
        }
        unlabelled(line);
    }

    /// Whether the next line begins a sheet.
    bool stands_above_name() const {
        return at_ + 1 < source_.size() && is_of_name(source_[at_ + 1].glyphs);
    }
    /// Whether the line has numbers or names, or begins with the same mark as the item of a list
    /// right above it.
    bool is_value(const Glyphs& line) const {
        if (!numbers_in(line, 0, numbers_).empty() || names_.only_names(line)) return true;
        if (row_ == nullptr || at_ == 0) return false;
        const Glyphs& above = source_[at_ - 1].glyphs;
        const std::size_t first = behind_blanks(line, 0);
        const std::size_t other = behind_blanks(above, 0);
        return other < above.size() && above[other].point == line[first].point &&
               !labels_.label_of(above);
    }

    /// Whether the line is a name without a label: above the first value of its sheet, or in one
    /// line with all of it.
    bool begins_unlabelled() const {
        const bool listed = row_of_names() != nullptr;
        const Glyphs& glyphs = source_[at_].glyphs;
        const Glyphs value = trimmed(glyphs, behind_marks(glyphs), glyphs.size());
        if (listed && end_of_name(value, names_, in_list_) > 0) return true;
        return (listed && is_name_of_list(source_, at_, names_)) ||
               ((stands_apart(source_, at_) || behind_counter(glyphs) > 0) &&
                is_name_heading(source_, at_, labels_, numbers_, names_));
    }

    /// In a text with labels for names, a name without one, if the sheet above has its numbers and
    /// further ones stand below the name or behind it: "【茜】POW:20 / SPD:20". False: it is none.
    bool begins_after_numbers(const PlainLine& line) {
        const SheetRow* const row = row_of(words_, RowKind::Name);
        if (!has_numbers_ || row == nullptr || !stands_apart(source_, at_)) return false;
        const Glyphs value = trimmed(line.glyphs, behind_marks(line.glyphs), line.glyphs.size());
        const std::size_t end = end_of_bracket(value);
        const bool inside = end > 2 && numbers_in(value, end, numbers_).size() > 1;
        if (!inside && !is_name_heading(source_, at_, labels_, numbers_, names_)) return false;
        const bool over_numbers =
            inside ||
            (at_ + 1 < source_.size() && !numbers_in(source_[at_ + 1].glyphs, 0, numbers_).empty());
        const Glyphs name = without_brackets(inside ? trimmed(value, 0, end) : value);
        if (!over_numbers || labels_.lone_label(name) || name.empty() ||
            name.back().point == U'値') {
            return false;
        }
        row_ = nullptr;
        prose_ = talk_ = false;
        labelled_alone(line, {row, 0, {}}, name);
        if (inside) numbers(line, numbers_in(value, end, numbers_));
        return true;
    }

    /// A line without a label: a name, names of the list, or neither; then it stays as it was
    /// written.
    void unlabelled(const PlainLine& line) {
        Glyphs glyphs = line.glyphs;
        unbold(glyphs);
        const std::size_t from = behind_marks(glyphs);
        Glyphs value = trimmed(glyphs, from, unmarked_end(glyphs, from));
        const std::size_t counter = named_ ? 0 : behind_counter(value);
        if (counter > 0 && counter < value.size()) value = trimmed(value, counter, value.size());
        const SheetRow* const names = row_of_names();
        if (names != nullptr && begins_names(source_, at_, names_)) {
            labelled_alone(line, {names, 0, {}}, {});
            take_names(value, true);
        } else if (names != nullptr && names_.only_names(value)) {
            labelled_alone(line, {names, 0, {}}, std::move(value));
        } else if (const std::size_t end =
                       names == nullptr ? 0 : end_of_name(value, names_, in_list_);
                   end > 0) {
            labelled_alone(line, {row_of(words_, RowKind::Name), 0, {}}, trimmed(value, 0, end));
            labelled_alone(line, {names, 0, {}},
                           trimmed(value, behind_colon(value, end), value.size()));
        } else if (!value.empty() && !named_ && names != nullptr &&
                   is_name_of_list(source_, at_, names_)) {
            labelled_alone(line, {row_of(words_, RowKind::Name), 0, {}}, std::move(value));
        } else if (!value.empty() && !named_ &&
                   is_name_heading(source_, at_, labels_, numbers_, names_)) {
            labelled_alone(line, {row_of(words_, RowKind::Name), 0, {}}, without_brackets(value));
        } else if (const std::size_t first = behind_blanks(line.glyphs, 0);
                   from > first && fold_width(line.glyphs[first].point) == '#') {
            // Of a heading nothing is understood: in a roster it is a remark.
            emit(line.glyphs, line.line);
        } else {
            emit(without_remark(std::move(value), labels_), line.line);
        }
    }

    void labelled(PlainLine& line, const FoundLabel& label) {
        const SheetRow& row = *label.row;
        talk_ = false;
        row_ = nullptr;
        prose_ = false;
        Glyphs value =
            trimmed(line.glyphs, label.behind, line.glyphs.size() - (label.quoted ? 1 : 0));
        if (row.kind == RowKind::Remark) {
            // The name may stand behind the player's: "PL:そら PC:楓".
            auto rest = next_in(value, line.line, false);
            return rest && is_of_name(rest->glyphs) ? this->line(*rest) : leave_out(line);
        }
        const bool lists = row.kind != RowKind::Name && row.kind != RowKind::Party &&
                           row.kind != RowKind::Value && row.kind != RowKind::Prose;
        if (lists && is_nothing(value)) {
            return pass_over(line);
        }
        // スキル1, スキル2, one per line: the second and later lines join the first.
        if (row.kind == RowKind::Names && !label.suffix.empty() && &row == counted_ &&
            !value.empty()) {
            take_names(value, true);
            return pass_over(line);
        }
        // プラン1, プラン2: the second and later ones are further lines of the same row.
        if (is_of_plans(row.kind) && !label.suffix.empty() && &row == counted_ && !value.empty()) {
            row_ = &row;
            return out_.take_plan(value, line.line);
        }
        counted_ = label.suffix.empty() ? nullptr : &row;
        std::optional<PlainLine> rest;
        const bool names = row.kind == RowKind::Names || row.kind == RowKind::Tactic;
        if (names || row.kind == RowKind::Name || row.kind == RowKind::Party ||
            row.kind == RowKind::Value) {
            rest = next_in(value, line.line, !names);
        }
        labelled_alone(line, label, std::move(value));
        if (rest) this->line(*rest);
    }
    /// Whether the line begins with the label of a name.
    bool is_of_name(const Glyphs& glyphs) const {
        const auto label = labels_.label_of(glyphs);
        return label && label->row->kind == RowKind::Name;
    }
    /// Whether several lines have a name and, in the same line, a list: 楓：一閃 待伏 +硬. A word
    /// that stands so twice is a label that nobody knows.
    bool has_names_with_lists() const {
        std::vector<std::u32string> names;
        for (const PlainLine& line : source_) {
            const Glyphs value =
                trimmed(line.glyphs, behind_marks(line.glyphs), line.glyphs.size());
            const std::size_t end = labels_.label_of(value) ? 0 : end_of_name(value, names_, true);
            if (end > 0) names.push_back(keyed(trimmed(value, 0, end)).text);
        }
        std::sort(names.begin(), names.end());
        return names.size() > 1 && std::adjacent_find(names.begin(), names.end()) == names.end();
    }
    /// Cuts off a second label with its value in the same line ("PC:楓 / PL:そら") and returns it.
    /// `at_numbers`: also before the system's numbers.
    std::optional<PlainLine> next_in(Glyphs& value, int line, bool at_numbers) {
        // No line of a sheet has as many, and each copies what is left of it.
        constexpr int kMostParts = 20;
        if (parts_ == kMostParts) return std::nullopt;
        const std::size_t at = next_label(value, labels_, at_numbers ? &numbers_ : nullptr);
        if (at == 0) return std::nullopt;
        PlainLine rest{trimmed(value, at + 1, value.size()), line};
        value = trimmed(value, 0, at);
        ++parts_;
        return rest;
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
            out_.begin_sheet();
            has_numbers_ = false;
        }
        Glyphs out;
        const Glyph place = line.glyphs[behind_blanks(line.glyphs, 0)];
        append(out, row.label(), place);
        out.push_back({U':', place.line, place.column});
        out_.open_line();
        const bool more = value.empty();
        switch (row.kind) {
        case RowKind::Names:
            emit(std::move(out), line.line);
            if (!more) take_names(value, true);
            prose_ = words_.prose_follows && !more;
            if (more) row_ = &row;
            return;
        case RowKind::Levels:
            // The system's numbers without their labels: 特性値:4/5/5/5/5.
            if (!more && row.label() == words_.numbers_row &&
                numbers(line, numbers_in_order(value, 0, words_.numbers.size()))) {
                return;
            }
            emit(std::move(out), line.line);
            if (!more) out_.take_levels(value);
            if (more) row_ = &row;
            return;
        case RowKind::Patterns:
            row_ = &row;
            if (out_.takes_condition(value, label.suffix, out, line.line)) return;
            emit(std::move(out), line.line);
            if (!more) out_.take_patterns(value, label.suffix, line.line);
            return;
        case RowKind::Tactic:
            if (!more && is_preset(value)) {
                append(out, without_brackets(value));
                return emit(std::move(out), line.line);
            }
            [[fallthrough]];
        case RowKind::Plans:
            row_ = &row;
            emit(std::move(out), line.line);
            if (!more) out_.take_plan(value, line.line);
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
            if (!take_names(names_.without_description(item, other_costs_),
                            from > behind_blanks(glyphs, 0) || stands_before_name(item))) {
                return false;
            }
            pass_over(line);
            return true;
        case RowKind::Levels:
            if (std::none_of(item.begin(), item.end(), [](const Glyph& one) {
                    const char32_t point = fold_width(one.point);
                    return is_digit(point) || is_circled(point) ||
                           is_among(U"ABC一二三四五六七八九十", point);
                })) {
                return false;
            }
            out_.take_levels(item);
            pass_over(line);
            return true;
        case RowKind::Patterns: out_.take_patterns(item, {}, line.line); return true;
        case RowKind::Plans:
        case RowKind::Tactic:
            if (item.empty()) return false;
            out_.take_plan(item, line.line, true);
            return true;
        default: return false;
        }
    }
    /// Whether an item of a list, known or not, stands right above a name of the list.
    bool stands_before_name(const Glyphs& item) const {
        constexpr std::size_t kMost = 12;
        if (item.size() > kMost || at_ + 1 >= source_.size()) return false;
        const Glyphs& below = source_[at_ + 1].glyphs;
        return names_.only_names(trimmed(below, behind_marks(below), below.size()), 1);
    }
    /// Returns whether the value held a name, or `any` was given.
    bool take_names(const Glyphs& value, bool any) {
        const auto items = names_.read(value, any, other_costs_);
        if (!items) return false;
        for (const Glyphs& item : *items) out_.append_item(item);
        return true;
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
    PlainWriter out_;
    std::vector<int> left_out_;
    std::vector<OtherCost> other_costs_;
    /// Whether the text has a label for a name or a party.
    bool named_ = false;
    /// Whether the sheet that is being written has numbers.
    bool has_numbers_ = false;
    bool fenced_ = false;
    std::size_t at_ = 0;
    /// Whether names stand in one line with their lists, line by line.
    bool in_list_ = false;
    /// Number of further labels in the present line.
    int parts_ = 0;
    /// The row whose items may follow in the next line; nullptr: none.
    const SheetRow* row_ = nullptr;
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
