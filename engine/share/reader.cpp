// Recognises the kind of a text, has it read, and says what was found and where it failed.
#include "share/reader.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "core/system/capabilities.hpp"
#include "core/text/json.hpp"
#include "core/text/name.hpp"
#include "core/text/unicode.hpp"
#include "share/wrappings.hpp"

namespace shiaiba {
namespace {

Text form_name(const std::string& form) {
    if (form == "json") return {"JSON", "JSON"};
    if (form == "match") return {"仕合のファイル", "a match"};
    if (form == "record") return {"棋譜", "a battle record"};
    if (form == "thread") return {"スレッドの書き込み", "a thread"};
    if (form == "sheet") return {"シート", "sheets"};
    if (form == "roster") return {"名簿の行", "roster lines"};
    if (form == "csv") return {"表", "a table"};
    if (form == "ccfolia") return {"ココフォリアのコマ", "CCFOLIA's pieces"};
    if (form == "udonarium") return {"ユドナリウムのコマ", "Udonarium's pieces"};
    if (form == "chat") return {"チャット用の文", "a text for chats"};
    if (form == "link") return {"リンク", "a link"};
    return {"文", "the text"};
}

// A wrong sum was read, and the fight went on from the right one.
void say_problems(const Problems& problems, Text& said) {
    Text lines;
    std::size_t sums = 0;
    for (const Problem& problem : problems) {
        if (problem.code != "wrongSum") continue;
        const std::string line = std::to_string(problem.line);
        lines.ja += (sums > 0 ? "、" : "") + line + "行目";
        lines.en += (sums > 0 ? ", " : "") + line;
        ++sums;
    }
    if (sums > 0) {
        said.ja += lines.ja + "の数が合いません。";
        said.en += (sums == 1 ? " The sum in line " : " The sums in lines ") + lines.en +
                   (sums == 1 ? " is wrong." : " are wrong.");
    }
    if (sums < problems.size()) {
        said.ja += "読めないところもあります。";
        said.en += " Some of it could not be read.";
    }
}

} // namespace

Text said_of(const ReaderResult& reading, std::size_t total) {
    if (reading.form == "nothing" || total == 0) {
        return {"読み取れるものはありませんでした。", "There was nothing that could be read."};
    }
    const Text name = form_name(reading.form);
    const std::size_t legal = reading.characters.size();
    const std::string all = std::to_string(total);
    const std::string good = std::to_string(legal);
    if (legal < total) {
        return {name.ja + "に" + all + "人いて、読み取れたのは" + good + "人です。",
                "Found " + all + " in " + name.en + ", of which " + good + " could be read."};
    }
    Text said{name.ja + "から" + all + "人を読み取りました。",
              "Read " + all + (total == 1 ? " character" : " characters") + " from " + name.en +
                  "."};
    say_problems(reading.problems, said);
    return said;
}

void tell_left_out(ReaderResult& reading, std::vector<int> lines) {
    reading.left_out = std::move(lines);
    const std::size_t count = reading.left_out.size();
    if (count == 0) return;
    reading.said.ja += std::to_string(count) + "行は読み飛ばしました。";
    reading.said.en +=
        " Passed over " + std::to_string(count) + (count == 1 ? " line." : " lines.");
}

int points_in(std::string_view text) { return static_cast<int>(decode_utf8(text).size()); }

Problem problem_in(std::string_view text, std::size_t byte, std::string code, Text said) {
    const std::string_view before = text.substr(0, byte);
    Problem problem;
    problem.line = static_cast<int>(std::count(before.begin(), before.end(), '\n')) + 1;
    problem.column = points_in(before.substr(before.rfind('\n') + 1)) + 1;
    problem.length = 1;
    problem.code = std::move(code);
    problem.text = std::move(said);
    return problem;
}

Json to_json(const ReaderResult& reading) {
    Json characters = Json::array();
    for (const Party& character : reading.characters) characters.push_back(to_json(character));
    JsonObject out;
    out.add("form", reading.form)
        .add("said", reading.said)
        .add("characters", std::move(characters));
    if (std::any_of(reading.groups.begin(), reading.groups.end(),
                    [](const std::string& group) { return !group.empty(); })) {
        out.add("groups", reading.groups);
    }
    if (!reading.drafts.empty()) {
        Json drafts = Json::array();
        for (const auto& draft : reading.drafts) drafts.push_back(*draft);
        out.add("drafts", std::move(drafts));
    }
    if (reading.match) out.add("match", to_json(*reading.match));
    if (!reading.notes.empty()) out.add("notes", to_json(reading.notes));
    if (!reading.left_out.empty()) out.add("leftOut", reading.left_out);
    return out.add("problems", to_json(reading.problems));
}

// The kinds of text.

namespace {

constexpr std::string_view kMark = "\uFEFF";

/// The lines of a text; finds a name in its line, so that a problem with it has a column.
class Lines {
public:
    explicit Lines(std::string_view text) : text_(text) {
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (text[i] == '\n') starts_.push_back(i + 1);
        }
    }

    Problem problem_with(const std::string& name, int line, Problem problem) const {
        const std::string_view whole = whole_line(line);
        const std::size_t at = whole.find(name);
        problem.line = line;
        problem.column = at == std::string_view::npos ? 1 : points_in(whole.substr(0, at)) + 1;
        problem.length = points_in(at == std::string_view::npos ? whole : name);
        problem.path.clear();
        return problem;
    }

    int count() const { return static_cast<int>(starts_.size()); }
    /// Numbers (from 1) of the lines with text.
    std::vector<int> speaking() const {
        std::vector<int> lines;
        for (int line = 1; line <= count(); ++line) {
            if (speaks(line)) lines.push_back(line);
        }
        return lines;
    }
    /// Whether the line has text: fences, rules and quote marks alone are none.
    bool speaks(int line) const {
        return whole_line(line).find_first_not_of(" \t\r`~-=*_>") != std::string_view::npos;
    }

private:
    std::string_view whole_line(int line) const {
        const std::size_t start =
            starts_[static_cast<std::size_t>(std::clamp(line, 1, count())) - 1];
        return text_.substr(start, text_.find('\n', start) - start);
    }

    std::string_view text_;
    std::vector<std::size_t> starts_{0};
};

bool has_legal(const ReadText& read) {
    return std::any_of(read.found.begin(), read.found.end(),
                       [](const ReadText::Character& found) { return found.build.has_value(); });
}

/// Sorts problems by their places in the text.
void in_order(Problems& problems) {
    std::stable_sort(problems.begin(), problems.end(), [](const Problem& x, const Problem& y) {
        return std::make_pair(x.line, x.column) < std::make_pair(y.line, y.column);
    });
}

/// Makes parties of the characters that a system's reader found: of single characters, and of those
/// below the line of a party.
class Gatherer {
public:
    Gatherer(const Ruleset& ruleset, ReadText read, std::string_view text)
        : ruleset_(ruleset), read_(std::move(read)), lines_(text), gathered_(read_.parties.size()) {
        reading_.form = std::move(read_.form);
        reading_.problems = std::move(read_.problems);
        reading_.notes = std::move(read_.notes);
    }

    ReaderResult take(const Settings& settings) {
        std::size_t total = read_.parties.size();
        for (ReadText::Character& found : read_.found) {
            if (found.party) continue;
            ++total;
            const auto name = checked(found.name, found.line);
            if (!name || !found.build) {
                keep_draft(name.value_or(std::string()), found.draft);
                continue;
            }
            add(alone(ruleset_, *name, std::move(*found.build)), std::move(found.group));
        }
        for (ReadText::Character& found : read_.found) {
            if (found.party) gather(found);
        }
        for (std::size_t k = 0; k < read_.parties.size(); ++k) close(k, settings);
        in_order(reading_.problems);
        reading_.said = said_of(reading_, total);
        if (total > 0) tell_left_out(reading_, left_out());
        return std::move(reading_);
    }

private:
    std::optional<std::string> checked(const std::string& given, int line) {
        auto name = check_name(given);
        for (const Problem& problem : name.problems()) {
            reading_.problems.push_back(lines_.problem_with(given, line, problem));
        }
        return name ? std::optional(std::move(*name)) : std::nullopt;
    }

    /// Lines that the system's reader left out, and lines above the first character that have text
    /// but no problem.
    std::vector<int> left_out() const {
        std::set<int> lines(read_.left_out.begin(), read_.left_out.end());
        int first = lines_.count() + 1;
        for (const ReadText::Character& found : read_.found) first = std::min(first, found.line);
        for (const ReadText::FoundParty& party : read_.parties) first = std::min(first, party.line);
        std::set<int> told;
        for (const Problem& problem : reading_.problems) told.insert(problem.line);
        for (int line = 1; line < first; ++line) {
            if (lines_.speaks(line) && told.count(line) == 0) lines.insert(line);
        }
        return {lines.begin(), lines.end()};
    }

    void add(Party party, std::string group) {
        reading_.characters.push_back(std::move(party));
        reading_.groups.push_back(std::move(group));
    }

    /// A build that a player may mend on the sheet. A name against the rules is left away.
    void keep_draft(const std::string& name, const std::shared_ptr<const Json>& fields) {
        if (!fields || reading_.drafts.size() == kMostDrafts) return;
        const Identity& identity = ruleset_.identity();
        Json build = JsonObject()
                         .add("system", identity.id)
                         .add("version", identity.versions.back())
                         .add("name", name);
        if (ruleset_.parties() != nullptr) {
            build["members"] = Json::array({*fields});
        } else {
            build.update(*fields);
        }
        reading_.drafts.push_back(std::make_shared<const Json>(std::move(build)));
    }

    void gather(ReadText::Character& found) {
        Gathered& party = gathered_[*found.party];
        auto name = checked(found.name, found.line);
        if (name && found.build) {
            party.members.push_back({std::move(*name), std::move(*found.build)});
        } else {
            party.spoiled = true;
        }
    }

    void close(std::size_t k, const Settings& settings) {
        ReadText::FoundParty& line = read_.parties[k];
        const auto name = checked(line.name, line.line);
        if (!name || gathered_[k].spoiled) return;
        Party party{&ruleset_, ruleset_.identity().versions.size() - 1, *name,
                    std::move(line.fields), std::move(gathered_[k].members)};
        // Members that are legal by themselves may not be legal together.
        const auto whole = check_party(Registry({&ruleset_}), ruleset_, to_json(party), settings);
        for (const Problem& problem : whole.problems()) {
            reading_.problems.push_back(lines_.problem_with(line.name, line.line, problem));
        }
        if (whole) add(*whole, {});
    }

    struct Gathered {
        std::vector<Member> members;
        bool spoiled = false;
    };
    const Ruleset& ruleset_;
    ReadText read_;
    Lines lines_;
    std::vector<Gathered> gathered_;
    ReaderResult reading_;
};

ReaderResult from_text(const Ruleset& ruleset, ReadText read, std::string_view text,
                       const Settings& settings = {}) {
    return Gatherer(ruleset, std::move(read), text).take(settings);
}

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

ReaderResult read_text(const Registry& registry, const Ruleset& preferred, std::string_view text,
                       const Settings& settings) {
    ReadText own = preferred.read(text, settings);
    if (has_legal(own) && !own.problems.empty()) {
        // The text may be our own chat text, whose builds are not written as in sheets; its link
        // has the whole fight.
        auto link = read_link(registry, text, settings);
        if (link && link->match) return std::move(*link);
    }
    if (has_legal(own)) return from_text(preferred, std::move(own), text, settings);
    // Tested before other systems: a message with a link is full of lines that are no characters.
    if (auto link = read_link(registry, text, settings)) return std::move(*link);
    for (const Ruleset* ruleset : registry.all()) {
        if (ruleset == &preferred) continue;
        ReadText other = ruleset->read(text);
        if (has_legal(other)) return from_text(*ruleset, std::move(other), text);
    }
    return from_text(preferred, std::move(own), text, settings);
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
    for (const int line : Lines(text).speaking()) {
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

ReaderResult read_anything(const Registry& registry, const Ruleset& preferred,
                           std::string_view text, const Settings& settings, bool consent) {
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
