// read_posted: reads a posted text unchanged and made plain, and keeps the reading that understood
// more.
#include "core/sheet/posted/read_posted.hpp"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

#include "core/sheet/posted/headings.hpp"
#include "core/sheet/posted/stamps.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba {
namespace {

std::size_t legal(const ReadText& read) {
    return static_cast<std::size_t>(
        std::count_if(read.found.begin(), read.found.end(),
                      [](const ReadText::Character& one) { return one.build.has_value(); }));
}

/// How much a reading understood, for comparison: any character, fewer lines with problems, legal
/// builds, fewer problems, characters, and last how far it came before its first problem. A build
/// may be legal only because lines of it weren't understood, so lines come before builds.
auto worth(const ReadText& read) {
    const auto first = std::min_element(
        read.problems.begin(), read.problems.end(), [](const Problem& x, const Problem& y) {
            return std::tie(x.line, x.column) < std::tie(y.line, y.column);
        });
    const bool none = first == read.problems.end();
    std::set<int> lines;
    for (const Problem& one : read.problems) lines.insert(one.line);
    return std::make_tuple(!read.found.empty(), -static_cast<std::ptrdiff_t>(lines.size()),
                           legal(read), -static_cast<std::ptrdiff_t>(read.problems.size()),
                           read.found.size(), none ? 0 : first->line, none ? 0 : first->column);
}

/// A note for each cost that differs from the list's. The list's cost counts.
Problems cost_notes(const std::vector<OtherCost>& costs, const std::vector<ListedName>& names) {
    Problems notes;
    for (const OtherCost& one : costs) {
        const ListedName& name = names[one.of];
        const std::string called = encode_utf8(own_spelling(name.spellings, '\n'));
        std::string written;
        for (const Glyph& glyph : one.written) append_utf8(written, glyph.point);
        Problem note;
        note.line = one.written.front().line;
        note.column = one.written.front().column + 1;
        note.length = static_cast<int>(one.written.size());
        note.code = "otherCost";
        note.text.ja.append(called).append("のコストは、一覧では").append(name.cost);
        note.text.ja.append("です(「").append(written).append("」と書かれています)。");
        note.text.en.append("In the list ").append(last_spelling(name.spellings, '\n'));
        note.text.en.append(" costs ").append(name.cost_en);
        note.text.en.append(" (here “").append(written).append("”).");
        notes.push_back(std::move(note));
    }
    return notes;
}

/// The number of a list at the beginning of a line, "3. " or "3)"; 0: there is none.
int place_in_list(const Glyphs& glyphs) {
    std::size_t at = behind_blanks(glyphs, 0);
    const auto place = number_behind(glyphs, at);
    const bool ends =
        place && at + 1 < glyphs.size() && is_among(U".．)", fold_width(glyphs[at].point));
    return ends && !is_digit(fold_width(glyphs[at + 1].point)) ? *place : 0;
}
/// Whether two lines in a row are counted as items of a list.
bool is_counted(const std::vector<PlainLine>& lines) {
    int last = 0;
    for (const PlainLine& line : lines) {
        if (behind_blanks(line.glyphs, 0) == line.glyphs.size()) continue;
        const int place = place_in_list(line.glyphs);
        if (place > 1 && place == last + 1) return true;
        last = place;
    }
    return false;
}

/// Whether the text has anything that the system's own texts don't have: marks, numbers of a list,
/// or heads of chat posts.
bool is_decorated(std::string_view text) {
    const std::vector<PlainLine> lines = plain_lines(text);
    if (std::any_of(lines.begin(), lines.end(),
                    [](const PlainLine& line) {
                        return is_chat_head(line.glyphs) || behind_counter(line.glyphs) > 0;
                    }) ||
        is_counted(lines)) {
        return true;
    }
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
    if (whole && !is_decorated(text)) return own;
    const SheetWords own_words = words();
    const PlainSheets plain = plain_sheets(text, own_words);
    const std::string plain_text = plain.text.text();
    if (plain_text == text) return own;
    ReadText better = read(plain_text);
    for (Problem& one : better.problems) one = plain.text.in_source(std::move(one));
    // A decorated text may be read without problems and still be wrong: 《二人目》 read as the end
    // of a setting.
    if (worth(better) < worth(own)) return own;
    // If the plain text is no better, keep the own reading, whose places are exact.
    const bool same =
        worth(better) == worth(own) && better.parties.size() == own.parties.size() &&
        std::equal(own.found.begin(), own.found.end(), better.found.begin(), better.found.end(),
                   [](const auto& x, const auto& y) { return x.name == y.name; });
    if (same && !is_decorated(text)) return own;
    better.left_out = plain.left_out;
    better.notes = cost_notes(plain.other_costs, own_words.names);
    for (ReadText::Character& one : better.found) one.line = plain.text.line_of(one.line);
    for (ReadText::FoundParty& one : better.parties) one.line = plain.text.line_of(one.line);
    return better;
}

} // namespace shiaiba
