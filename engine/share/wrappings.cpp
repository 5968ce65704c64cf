// Finds sheets in the text around them.
#include "share/wrappings.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "core/text/csv.hpp"

namespace shiaiba {
namespace {

constexpr std::string_view kBlanksInLine = " \t\r";
/// Most pieces that are looked for in one text.
constexpr std::size_t kMostPieces = 10'000;

int lines_in(std::string_view text) {
    return static_cast<int>(std::count(text.begin(), text.end(), '\n'));
}

/// End of the JSON value that begins at `at`; npos where it has no end.
std::size_t end_of_json(std::string_view text, std::size_t at) {
    int depth = 0;
    bool quoted = false;
    for (; at < text.size(); ++at) {
        const char c = text[at];
        if (quoted) {
            if (c == '\\') ++at;
            if (c == '"') quoted = false;
        } else if (c == '"') {
            quoted = true;
        } else if (c == '{' || c == '[') {
            ++depth;
        } else if ((c == '}' || c == ']') && --depth == 0) {
            return at + 1;
        }
    }
    return std::string_view::npos;
}

/// "{" and a key, or a list of such objects: "{身体}4" is no JSON.
bool begins_json(std::string_view text) {
    const auto behind = [&](std::size_t at) {
        const std::size_t next = text.find_first_not_of(" \t\r\n", at);
        return next == std::string_view::npos ? '\0' : text[next];
    };
    if (text.front() == '[') return behind(1) == '{';
    return text.front() == '{' && (behind(1) == '"' || behind(1) == '}');
}

std::string unescaped(std::string_view text) {
    constexpr std::array<std::pair<std::string_view, char>, 5> kEntities{
        {{"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&apos;", '\''}, {"&amp;", '&'}}};
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const auto* const found =
            std::find_if(kEntities.begin(), kEntities.end(),
                         [&](const auto& one) { return text.substr(at).starts_with(one.first); });
        if (found == kEntities.end()) {
            out.push_back(text[at++]);
        } else {
            out.push_back(found->second);
            at += found->first.size();
        }
    }
    return out;
}

/// Removes the backslashes and spaces without width that keep a chat from seeing formats and
/// mentions. A text as the chat shows it (`shown`) has no such backslashes.
std::string undefused(std::string_view text, bool shown) {
    std::string out;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (!shown && text[at] == '\\' && at + 1 < text.size()) ++at;
        out.push_back(text[at]);
        if (text[at] == '@' && text.substr(at + 1).starts_with("\u200B")) at += 3;
    }
    return out;
}

/// Reads "▲ **名前** 身体: 4 ／ 術: 3", or the same without stars, as a chat shows it; absent where
/// the line is neither.
std::optional<ChatSheet> chat_sheet(std::string_view line) {
    constexpr std::string_view kBold = "**";
    ChatSheet sheet;
    std::string_view fields;
    const bool shown = !line.starts_with(kBold);
    if (!shown) {
        const std::size_t end = line.find("** ", kBold.size());
        if (end == std::string_view::npos) return std::nullopt;
        sheet.name = undefused(line.substr(kBold.size(), end - kBold.size()), shown);
        fields = line.substr(end + 3);
    } else {
        const std::size_t colon = line.find(':');
        const std::size_t blank = line.substr(0, colon).rfind(' ');
        if (colon == std::string_view::npos || blank == std::string_view::npos) return std::nullopt;
        sheet.name = undefused(line.substr(0, blank), shown);
        fields = line.substr(blank + 1);
    }
    std::string rest = undefused(fields, shown);
    constexpr std::string_view kCut = "…";
    sheet.cut = rest.ends_with(kCut);
    for (std::size_t at = 0; (at = rest.find(kBetweenFields, at)) != std::string::npos; ++at) {
        rest.replace(at, kBetweenFields.size(), "\n");
    }
    // A party's line stands above the name.
    const std::size_t head = rest.starts_with("隊:") ? std::min(rest.find('\n'), rest.size()) : 0;
    rest.insert(head, (head > 0 ? "\n" : "") + ("名前: " + sheet.name) + (head > 0 ? "" : "\n"));
    sheet.text = std::move(rest);
    return sheet;
}

} // namespace

std::vector<ChatSheet> chat_sheets(std::string_view text) {
    constexpr std::string_view kFirst = "▲ ";
    constexpr std::string_view kSecond = "▽ ";
    std::vector<ChatSheet> sheets;
    bool first = false;
    bool second = false;
    int number = 0;
    for (std::size_t at = 0; at < text.size() && sheets.size() < kMostPieces; ++number) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        std::string_view line = text.substr(at, end - at);
        at = end + 1;
        while (!line.empty() && kBlanksInLine.find(line.back()) != std::string_view::npos) {
            line.remove_suffix(1);
        }
        const bool of_first = line.starts_with(kFirst);
        if (!of_first && !line.starts_with(kSecond)) continue;
        auto sheet = chat_sheet(line.substr(kFirst.size()));
        if (!sheet) continue;
        sheet->before = number;
        sheets.push_back(std::move(*sheet));
        (of_first ? first : second) = true;
    }
    if (!first || !second) sheets.clear();
    return sheets;
}

std::vector<JsonBlock> json_blocks(std::string_view text) {
    std::vector<JsonBlock> blocks;
    bool begins = true;
    for (std::size_t at = 0; at < text.size() && blocks.size() < kMostPieces;) {
        const char c = text[at];
        if (begins && begins_json(text.substr(at))) {
            const std::size_t end = end_of_json(text, at);
            if (end == std::string_view::npos) return blocks;
            blocks.push_back({text.substr(at, end - at), lines_in(text.substr(0, at))});
            at = end;
            continue;
        }
        begins = c == '\n' || (begins && kBlanksInLine.find(c) != std::string_view::npos);
        ++at;
    }
    return blocks;
}

std::vector<int> lines_around(std::string_view text, const std::vector<JsonBlock>& blocks) {
    std::vector<int> lines;
    std::size_t next = 0;
    int number = 1;
    for (std::size_t at = 0; at < text.size(); ++number) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        while (next < blocks.size() &&
               number > blocks[next].before + 1 + lines_in(blocks[next].text)) {
            ++next;
        }
        const bool inside = next < blocks.size() && number > blocks[next].before;
        const std::string_view line = text.substr(at, end - at);
        const std::size_t first = line.find_first_not_of(" \t\r-=*_");
        // Rules and fences don't count as text.
        const bool speaks =
            first != std::string_view::npos && line[first] != '`' && line[first] != '~';
        if (!inside && speaks) lines.push_back(number);
        at = end + 1;
    }
    return lines;
}

std::vector<UdonariumNote> udonarium_notes(std::string_view text) {
    std::vector<UdonariumNote> notes;
    constexpr std::string_view kCharacter = "<character";
    constexpr std::string_view kNote = "type=\"note\"";
    for (std::size_t at = text.find(kCharacter); at != std::string_view::npos;) {
        const std::size_t next = text.find(kCharacter, at + kCharacter.size());
        const std::string_view one = text.substr(0, next);
        for (std::size_t note = one.find(kNote, at); note != std::string_view::npos;
             note = one.find(kNote, note + kNote.size())) {
            const std::size_t open = one.find('>', note);
            const std::size_t close = one.find("</data>", note);
            if (open == std::string_view::npos || close == std::string_view::npos || close < open)
                break;
            notes.push_back(
                {unescaped(one.substr(open + 1, close - open - 1)), lines_in(one.substr(0, open))});
            if (notes.size() == kMostPieces) return notes;
        }
        at = next;
    }
    return notes;
}

std::string quoted_cell(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos || text[first] != '"') return {};
    const std::vector<CsvRecord> records = read_csv(text.substr(first));
    if (records.empty() || records[0].fields.size() != 1) return {};
    for (std::size_t k = 1; k < records.size(); ++k) {
        if (records[k].fields.size() != 1 || !records[k].fields[0].empty()) return {};
    }
    return records[0].fields[0];
}

bool is_report(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) return false;
    const std::string_view line = text.substr(first, text.find('\n', first) - first);
    constexpr std::array<std::string_view, 3> kMarks{"●－○", "○－●", "△－△"};
    return std::any_of(kMarks.begin(), kMarks.end(), [&](std::string_view marks) {
        return line.find(marks) != std::string_view::npos;
    });
}

Text said_of_report() {
    return {
        "これは仕合の記録で、札は書かれていません。仕合のリンクか、二人の札を貼ってください。",
        "This is the record of a fight and has no builds. Paste its link, or the sheets of both."};
}

} // namespace shiaiba
