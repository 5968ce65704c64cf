// Makes posted text plain line by line: frames, then labels, then what stands behind them.
#include "core/sheet/posted_text.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <tuple>
#include <utility>

#include "core/sheet/posted_frames.hpp"
#include "core/sheet/sheet_lines.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba {
namespace {

class PlainText {
public:
    PlainText(std::string_view text, const SheetWords& words)
        : words_(words), source_(plain_lines(text)), labels_(words.rows), names_(words.names) {
        for (std::size_t k = 0; k < words.numbers.size(); ++k) {
            add_spellings(numbers_, words.numbers[k], '|', k);
        }
        sort_spellings(numbers_);
        for (const PlainLine& line : source_) {
            for (std::size_t k = 1; k < line.glyphs.size(); ++k) {
                stars_ += line.glyphs[k].point == '*' && line.glyphs[k - 1].point == '*' ? 1 : 0;
            }
        }
        written_ = source_;
        const auto begins_so = [](const PlainLine& line, std::u32string_view marks) {
            const std::size_t at = behind_blanks(line.glyphs, 0);
            return at == line.glyphs.size() || is_among(marks, line.glyphs[at].point);
        };
        quoted_ = std::all_of(source_.begin(), source_.end(), [&](const PlainLine& line) {
            return begins_so(line, kQuoteMarks) || begins_so(line, U"`~");
        });
        for (PlainLine& line : source_) unquote(line.glyphs);
        for (at_ = 0; at_ < source_.size(); ++at_) line(source_[at_]);
    }

    std::string text() const {
        std::string out;
        for (std::size_t k = 0; k < out_.size(); ++k) {
            if (k > 0) out += '\n';
            for (const Glyph& glyph : out_[k].glyphs) append_utf8(out, glyph.point);
        }
        return out;
    }

    int line_of(int plain) const {
        const PlainLine& line = at_line(plain);
        return line.glyphs.empty() ? line.line : line.glyphs.front().line;
    }
    Problem in_posted(Problem problem) const {
        const PlainLine& line = at_line(problem.line);
        if (line.glyphs.empty()) {
            problem.line = line.line;
            problem.column = 1;
            return problem;
        }
        const std::size_t last = line.glyphs.size() - 1;
        const auto from = static_cast<std::size_t>(std::max(problem.column - 1, 0));
        const Glyph& first = line.glyphs[std::min(from, last)];
        if (problem.length > 0) {
            const Glyph& end =
                line.glyphs[std::min(from + static_cast<std::size_t>(problem.length) - 1, last)];
            if (end.line == first.line && end.column >= first.column)
                problem.length = end.column - first.column + 1;
        }
        problem.line = first.line;
        problem.column = first.column + 1;
        return problem;
    }

private:
    const PlainLine& at_line(int plain) const {
        const auto k = static_cast<std::size_t>(std::max(plain, 1)) - 1;
        return out_[std::min(k, out_.size() - 1)];
    }

    // -- lines

    /// A line that stands above the name of a sheet, and says nothing of it: 《一人目》, ◆前衛.
    bool is_heading(std::size_t at) const {
        constexpr std::size_t kMost = 24;
        const Glyphs& glyphs = source_[at].glyphs;
        const std::size_t first = behind_blanks(glyphs, 0);
        if (first >= glyphs.size() || glyphs.size() - first > kMost) return false;
        if (!is_among(kHeadingMarks, glyphs[first].point)) return false;
        for (std::size_t k = at + 1; k < source_.size(); ++k) {
            const Glyphs& next = source_[k].glyphs;
            if (behind_blanks(next, 0) == next.size()) continue;
            const auto label = labels_.label_of(next);
            return label &&
                   (label->row->kind == RowKind::Name || label->row->kind == RowKind::Party);
        }
        return false;
    }

    void emit(Glyphs glyphs, int line) { out_.push_back({std::move(glyphs), line}); }
    void pass_over(const PlainLine& line) { emit({}, line.line); }

    void line(PlainLine& line) {
        if (behind_blanks(line.glyphs, 0) == line.glyphs.size()) return pass_over(line);
        const auto label = labels_.label_of(line.glyphs);
        const bool begins =
            label && (label->row->kind == RowKind::Name || label->row->kind == RowKind::Party);
        if (!begins && is_heading(at_)) {
            row_ = nullptr;
            return pass_over(line);
        }
        // A fence that was opened outside of free text is closed in it, too.
        const bool named_prose = row_ != nullptr && row_->kind == RowKind::Prose;
        const bool fence = is_fence(line.glyphs);
        if (fence && (fenced_ || (!named_prose && !prose_))) {
            fenced_ = !fenced_;
            return pass_over(line);
        }
        const bool own_row = label && label->row->kind != RowKind::Remark;
        if ((named_prose && !begins) || (prose_ && !own_row)) {
            // It is kept to the letter, unless all of the text is quoted.
            return emit(quoted_ ? line.glyphs : written_[at_].glyphs, line.line);
        }
        if (is_rule(line.glyphs)) {
            talk_ = row_ != nullptr && row_->kind == RowKind::Plans;
            row_ = nullptr;
            return pass_over(line);
        }
        if (label) return labelled(line, *label);
        if (talk_) return pass_over(line);
        if (row_ != nullptr && goes_on(line)) return;
        prose_ = row_ != nullptr && row_->kind == RowKind::Names && words_.prose_follows;
        row_ = nullptr;
        if (prose_) return emit(written_[at_].glyphs, line.line);
        if (numbers(line, 0)) return;
        Glyphs glyphs = line.glyphs;
        unbold(glyphs);
        const std::size_t from = behind_marks(glyphs);
        emit(trimmed(glyphs, from, unmarked_end(glyphs, from)), line.line);
    }

    void labelled(PlainLine& line, const FoundLabel& label) {
        const SheetRow& row = *label.row;
        talk_ = false;
        row_ = nullptr;
        prose_ = false;
        Glyphs value = trimmed(line.glyphs, label.behind, line.glyphs.size());
        if (row.kind == RowKind::Remark) return pass_over(line);
        // スキル1, スキル2, a line each
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

    /// What stands behind a value in the same line with a label of its own ("PC:楓 / PL:そら"), and is cut off it.
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

    void labelled_alone(PlainLine& line, const FoundLabel& label, Glyphs value) {
        const SheetRow& row = *label.row;
        if (row.kind != RowKind::Name || stars_ > 1) unbold(value);
        if (row.kind == RowKind::Numbers) {
            if (!value.empty() && !numbers(line, label.behind) && !in_order(line, label.behind)) {
                return emit(line.glyphs, line.line);
            }
            if (value.empty()) pass_over(line);
            return;
        }
        if (row.kind == RowKind::Name) numbers_line_.reset();
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
            emit(std::move(out), line.line);
            row_ = &row;
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

    /// A line below a label: an item of its list.
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
                append(out_[open_line_].glyphs, item);
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
    /// A plan that ends so goes on in the next line.
    static bool goes_over(const Glyphs& plan) {
        return !plan.empty() && is_among(U"、,，､", plan.back().point);
    }

    // -- numbers

    /// A line of nothing but numbers with their labels: "ＨＰ０　行動値６", "『POW』18『SPD』22『WIZ』20".
    bool numbers(const PlainLine& line, std::size_t from) {
        const std::vector<FoundNumber> found = numbers_in(line.glyphs, from, numbers_);
        if (found.empty()) return false;
        const bool in_row = !words_.numbers_row.empty();
        const bool more = in_row && numbers_line_.has_value();
        Glyphs own;
        Glyphs& out = more ? out_[*numbers_line_].glyphs : own;
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

    /// Numbers alone in the order of the sheet: "10/25/25".
    bool in_order(const PlainLine& line, std::size_t from) {
        Glyphs out;
        std::size_t count = 0;
        for (std::size_t at = from; at < line.glyphs.size();) {
            if (is_blank(line.glyphs[at].point) || is_among(kBetween, line.glyphs[at].point)) {
                ++at;
                continue;
            }
            const Glyph place = line.glyphs[at];
            const auto value = number_behind(line.glyphs, at);
            if (!value || count == words_.numbers.size()) return false;
            if (count > 0) append(out, U" / ", place);
            append(out, own_spelling(words_.numbers[count++], '|'), place);
            append(out, U":", place);
            append(out, decode_utf8(std::to_string(*value)), place);
        }
        if (count != words_.numbers.size()) return false;
        emit(std::move(out), line.line);
        return true;
    }

    // -- lists
    void append_item(const Glyphs& item) {
        Glyphs& out = out_[open_line_].glyphs;
        if (!out.empty() && out.back().point != U':') append(out, U"、", item.front());
        append(out, item);
    }
    /// Whether there was one, or `any` was taken.
    bool take_names(const Glyphs& value, bool any) {
        const auto items = names_.read(value, any);
        if (!items) return false;
        for (const Glyphs& item : *items) append_item(item);
        return true;
    }
    void take_levels(const Glyphs& value) {
        for (const Glyphs& item : levels_in(value)) append_item(item);
    }

    /// "攻め:火火水、守り:水水地", a line each.
    void take_patterns(const Glyphs& value, const std::u32string& suffix, int line) {
        std::size_t from = 0;
        std::size_t lines = 0;
        while (from <= value.size()) {
            std::size_t to = from;
            while (to < value.size() && !is_among(U"、,，､/／・", value[to].point) &&
                   !is_circled(value[to].point))
                ++to;
            Glyphs one = trimmed(value, from, to);
            if (!one.empty()) {
                Glyphs named;
                const bool letter =
                    !suffix.empty() && !is_digit(suffix[0]) && !is_circled(suffix[0]);
                if (letter) append(named, suffix + U":", one.front());
                append(named, one);
                emit(std::move(named), line);
                ++lines;
            }
            from = to + 1;
        }
        if (lines == 0) emit({}, line);
    }

    const SheetWords& words_;
    std::vector<PlainLine> source_;
    LabelReader labels_;
    std::vector<Spelling> numbers_;
    NameReader names_;
    std::vector<PlainLine> out_;
    /// As it was posted, for what is kept to the letter.
    std::vector<PlainLine> written_;
    bool quoted_ = false;
    bool fenced_ = false;
    int stars_ = 0;
    std::size_t at_ = 0;
    /// Whose items may follow; nullptr: nobody's.
    const SheetRow* row_ = nullptr;
    /// The line that items are added to.
    std::size_t open_line_ = 0;
    std::optional<std::size_t> numbers_line_;
    bool unfinished_ = false;
    /// The row whose label was counted last: スキル1.
    const SheetRow* counted_ = nullptr;
    bool talk_ = false;
    bool prose_ = false;
};
std::size_t legal(const ReadText& read) {
    return static_cast<std::size_t>(
        std::count_if(read.found.begin(), read.found.end(),
                      [](const ReadText::Character& one) { return one.build.has_value(); }));
}

/// Anything that the system's own texts don't have.
bool is_decorated(std::string_view text) {
    bool begins = true;
    for (const char32_t point : decode_utf8(text)) {
        if (point == '\n') {
            begins = true;
            continue;
        }
        if (is_decoration(point, begins)) return true;
        begins = begins && is_blank(point);
    }
    return false;
}

} // namespace
ReadText read_posted(std::string_view text, const std::function<SheetWords()>& words,
                     const std::function<ReadText(std::string_view)>& read) {
    ReadText own = read(text);
    const bool whole = !own.found.empty() && own.problems.empty() && legal(own) == own.found.size();
    const bool decorated = is_decorated(text);
    if (whole && !decorated) return own;
    const SheetWords own_words = words();
    const PlainText plain(text, own_words);
    const std::string plain_text = plain.text();
    if (plain_text == text) return own;
    ReadText better = read(plain_text);
    const auto worth = [](const ReadText& one) {
        return std::make_tuple(legal(one), !one.found.empty(),
                               -static_cast<std::ptrdiff_t>(one.problems.size()), one.found.size());
    };
    // A decorated text may be read whole and wrong all the same: 《二人目》 as the end of a setting.
    if (worth(better) < worth(own) || (!decorated && worth(better) == worth(own))) return own;
    for (ReadText::Character& one : better.found) one.line = plain.line_of(one.line);
    for (ReadText::FoundParty& one : better.parties) one.line = plain.line_of(one.line);
    for (Problem& one : better.problems) one = plain.in_posted(std::move(one));
    return better;
}

} // namespace shiaiba
