// Recognises the kind of a text, has it read, and says what was found and where it failed.
#include "share/reader.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "core/system/capabilities.hpp"
#include "core/text/unicode.hpp"
#include "share/wrappings.hpp"

namespace shiaiba {
namespace {

constexpr std::string_view kMark = "\uFEFF";

/// Reads a fight as a forum thread; absent where no system knows its lines.
std::optional<ReaderResult> from_thread(const Registry& registry, std::string_view text,
                                        bool consent) {
    for (const Records* records : registry.records()) {
        if (!records->is_thread(text)) continue;
        ReadThread read = records->read_thread(text, consent);
        ReaderResult reading;
        reading.form = "thread";
        reading.characters = std::move(read.characters);
        reading.match = std::move(read.match);
        reading.problems = std::move(read.problems);
        reading.notes = std::move(read.notes);
        in_order(reading.problems);
        in_order(reading.notes);
        reading.said = said_of(reading, reading.characters.size());
        return reading;
    }
    return std::nullopt;
}

/// Sheets in the notes of Udonarium's characters; absent where there are none.
std::optional<ReaderResult>
from_udonarium(std::string_view text,
               const std::function<ReaderResult(std::string_view)>& read_sheet) {
    ReaderResult reading;
    reading.form = "udonarium";
    std::size_t total = 0;
    for (const UdonariumNote& note : udonarium_notes(text)) {
        ReaderResult inside = read_sheet(note.text);
        if (inside.characters.empty() && inside.form != "sheet") continue;
        total += std::max<std::size_t>(inside.characters.size(), 1);
        for (Party& party : inside.characters) reading.characters.push_back(std::move(party));
        for (auto& draft : inside.drafts) reading.drafts.push_back(std::move(draft));
        for (Problem& problem : inside.problems) {
            problem.line += note.before;
            reading.problems.push_back(std::move(problem));
        }
    }
    if (total == 0) return std::nullopt;
    reading.said = said_of(reading, total);
    return reading;
}

/// Sheets in our own chat text without its link; absent where there are none.
std::optional<ReaderResult>
from_chat(std::string_view text, const std::function<ReaderResult(std::string_view)>& read_sheet) {
    const std::vector<ChatSheet> sheets = chat_sheets(text);
    if (sheets.empty()) return std::nullopt;
    ReaderResult reading;
    reading.form = "chat";
    std::set<int> lines;
    for (const ChatSheet& sheet : sheets) {
        lines.insert(sheet.before + 1);
        ReaderResult inside;
        if (sheet.cut) {
            Problem problem;
            problem.code = "cutShort";
            problem.text = {
                "「" + sheet.name +
                    "」のシートはここで切れています。仕合のリンクか、切れていないシートを"
                    "貼ってください。",
                "The sheet of " + sheet.name +
                    " is cut short here. Paste the link of the fight, or a whole "
                    "sheet."};
            inside.problems.push_back(std::move(problem));
        } else {
            inside = read_sheet(sheet.text);
        }
        for (Party& party : inside.characters) reading.characters.push_back(std::move(party));
        for (auto& draft : inside.drafts) reading.drafts.push_back(std::move(draft));
        for (Problem& problem : inside.problems) {
            problem.line = sheet.before + 1;
            problem.column = 1;
            problem.length = 1;
            reading.problems.push_back(std::move(problem));
        }
    }
    const bool ours =
        std::any_of(sheets.begin(), sheets.end(), [](const ChatSheet& sheet) { return sheet.cut; });
    if (reading.characters.empty() && !ours) return std::nullopt;
    reading.said = said_of(reading, sheets.size());
    std::vector<int> others;
    for (const int line : speaking_lines(text)) {
        if (lines.count(line) == 0) others.push_back(line);
    }
    tell_left_out(reading, std::move(others));
    return reading;
}

/// A reading without builds for a text whose kind is known.
ReaderResult refused(std::string_view text, std::string code, Text said) {
    ReaderResult reading;
    reading.said = said;
    reading.problems.push_back(problem_in(text, 0, std::move(code), std::move(said)));
    return reading;
}

} // namespace

std::optional<Problem> broken_text(std::string_view text) {
    if (text.size() > kMostText) {
        return problem_in(text, 0, "tooLong",
                          {"文が長すぎます(1MBまで)。", "The text is too long (1 MB at most)."});
    }
    const std::string again = encode_utf8(decode_utf8(text));
    if (again == text) return std::nullopt;
    const auto differs = std::mismatch(text.begin(), text.end(), again.begin(), again.end()).first;
    // The replacement character may share its first bytes with the character that it replaces.
    auto byte = static_cast<std::size_t>(differs - text.begin());
    while (byte > 0 && byte < text.size() &&
           (static_cast<unsigned char>(text[byte]) & 0xC0) == 0x80) {
        --byte;
    }
    return problem_in(text, byte, "notUtf8",
                      {"UTF-8として読めません。UTF-8で保存し直してください。",
                       "This is not UTF-8. Save the text as UTF-8."});
}

void cap(Problems& problems) {
    if (problems.size() <= kMostProblems) return;
    const std::string more = std::to_string(problems.size() - kMostProblems);
    problems.resize(kMostProblems);
    Problem rest = problems.back();
    rest.path.clear();
    rest.rule.clear();
    rest.code = "more";
    rest.text = {"このあとにも問題が" + more + "件あります。",
                 "After this there are " + more + " more problems."};
    problems.push_back(std::move(rest));
}

ReaderResult read_anything(const Registry& registry, const System& preferred, std::string_view text,
                           const Settings& settings, bool consent) {
    ReaderResult reading;
    const auto sheet = [&](std::string_view one) {
        return read_text(registry, preferred, one, settings);
    };
    if (text.substr(0, kMark.size()) == kMark) text.remove_prefix(kMark.size());
    if (auto broken = broken_text(text)) {
        reading.said = broken->text;
        reading.problems.push_back(std::move(*broken));
    } else if (auto pieces = read_ccfolia(registry, preferred, text, settings, sheet)) {
        reading = std::move(*pieces);
    } else if (const auto blocks = json_blocks(text);
               blocks.size() == 1 && !looks_like_json(text) && looks_like_json(blocks[0].text)) {
        reading = read_json(registry, preferred, blocks[0].text, settings);
        for (Problem& one : reading.problems) one.line += blocks[0].before;
        tell_left_out(reading, lines_around(text, blocks));
    } else if (looks_like_json(text)) {
        reading = read_json(registry, preferred, text, settings);
    } else if (auto notes = from_udonarium(text, sheet)) {
        reading = std::move(*notes);
    } else if (auto chat = from_chat(text, sheet)) {
        auto link = read_link(registry, text, settings);
        reading = link && link->match ? std::move(*link) : std::move(*chat);
    } else if (auto thread = from_thread(registry, text, consent)) {
        reading = std::move(*thread);
    } else if (auto table = read_table(text, sheet)) {
        reading = std::move(*table);
    } else if (const std::string cell = quoted_cell(text); !cell.empty()) {
        reading = read_text(registry, preferred, cell, settings);
    } else {
        reading = read_text(registry, preferred, text, settings);
        if (reading.characters.empty() && is_report(text))
            reading = refused(text, "isReport", said_of_report());
    }
    cap(reading.problems);
    return reading;
}

} // namespace shiaiba
