// Sheets and roster lines of 紫電一閃 弐: reads and writes them.
#include "rulesets/shiden/sheet/text.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "core/sheet/fields.hpp"
#include "core/sheet/posted/read_posted.hpp"
#include "core/sheet/sheet_lines.hpp"
#include "core/text/json.hpp"
#include "core/text/name.hpp"
#include "core/text/unicode.hpp"
#include "rulesets/shiden/sheet/names.hpp"
#include "rulesets/shiden/sheet/skill.hpp"

namespace shiaiba::shiden {
namespace {

/// A piece of a skill line: a skill, or a word that is no skill.
struct Token {
    std::optional<Skill> skill;
    std::size_t column;
    std::size_t length;
};

/// A line that begins with this mark is free text, whatever it looks like. The writer puts it
/// before a line of 設定 that would be read as a name or a row of skills.
inline constexpr char32_t kQuote = U'│';

struct Line {
    /// 1-based.
    int number = 0;
    std::u32string raw;
    /// Half-width.
    std::u32string folded;
    /// Index where the text after a short label and its colon begins; 0: no label.
    std::size_t after_label = 0;
    /// Whether the label is スキル.
    bool has_own_label = false;
    /// Whether the line begins a new sheet.
    bool is_name = false;
    /// Set if the line is a row of skills: it has the label, or is five names under any label, or
    /// so nearly five names that a mistake is likelier than free text.
    std::optional<std::vector<Token>> skills;

    bool starts_something() const { return is_name || skills; }
    bool blank() const { return trim(folded).empty(); }
    bool unlabelled_text() const { return !blank() && after_label == 0 && !starts_something(); }
};

/// Whether the character may stand between skills: a blank, bracket or comma.
bool is_separator(char32_t point);

std::vector<Token> tokens_of(std::u32string_view text, std::size_t from) {
    std::vector<Token> tokens;
    for (std::size_t at = from; at < text.size();) {
        if (is_separator(text[at])) {
            ++at;
            continue;
        }
        if (const auto match = match_name(text.substr(at))) {
            tokens.push_back({match->skill, at, match->length});
            at += match->length;
            continue;
        }
        std::size_t end = at + 1;
        while (end < text.size() && !is_separator(text[end]) && !match_name(text.substr(end))) {
            ++end;
        }
        tokens.push_back({std::nullopt, at, end - at});
        at = end;
    }
    return tokens;
}

std::size_t find_label_end(std::u32string_view folded) {
    constexpr std::size_t kLongestLabel = 16;
    const std::size_t colon = folded.find(U':');
    return colon == std::u32string_view::npos || colon > kLongestLabel ? 0 : colon + 1;
}

std::optional<std::vector<Token>> find_skills(const Line& line) {
    const bool labelled = line.has_own_label;
    std::vector<Token> tokens = tokens_of(line.folded, line.after_label);
    std::size_t known = 0;
    for (const Token& token : tokens) known += token.skill ? 1U : 0U;
    const bool near_miss =
        known == tokens.size() ? known >= 3 && known <= 8 : known >= 4 && tokens.size() == kPlaces;
    if (!labelled && !near_miss) return std::nullopt;
    return tokens;
}

bool is_separator(char32_t point) {
    constexpr std::u32string_view kSeparators = U"【】[]「」『』《》〔〕()、,・，．。/|→>-";
    return is_blank(point) || kSeparators.find(point) != std::u32string_view::npos;
}

Line make_line(int number, std::u32string raw) {
    Line line;
    line.number = number;
    line.raw = std::move(raw);
    for (const char32_t point : line.raw) line.folded.push_back(fold_width(point));
    if (!line.raw.empty() && line.raw.front() == kQuote) return line;
    line.after_label = find_label_end(line.folded);
    std::u32string_view label;
    if (line.after_label > 0) {
        label = trim(std::u32string_view(line.folded).substr(0, line.after_label - 1));
    }
    line.is_name =
        label == U"名前" || label == U"キャラクター名" || label == U"Name" || label == U"name";
    line.has_own_label = label == U"スキル" || label == U"Skills" || label == U"skills";
    if (!line.is_name) line.skills = find_skills(line);
    return line;
}

std::vector<Line> lines_of(std::string_view text) {
    std::vector<Line> lines;
    std::u32string raw;
    const auto flush = [&] {
        if (!raw.empty() && raw.back() == '\r') raw.pop_back();
        lines.push_back(make_line(static_cast<int>(lines.size()) + 1, std::move(raw)));
        raw.clear();
    };
    for (const char32_t point : decode_utf8(text)) {
        if (point == '\n') {
            flush();
        } else if (point != 0xFEFF) {
            raw.push_back(point);
        }
    }
    flush();
    return lines;
}

// The reader and the writer.

bool needs_quote(std::u32string_view raw) {
    while (!raw.empty() && raw.front() == kQuote) raw.remove_prefix(1);
    return make_line(0, std::u32string(raw)).starts_something();
}

class Reader {
public:
    explicit Reader(std::string_view text) : lines_(lines_of(text)) {}

    ReadText read() {
        bool sheets = false;
        for (const Line& line : lines_) sheets = sheets || line.starts_something();
        out_.form = sheets ? "sheet" : "roster";
        for (at_ = 0; at_ < lines_.size();) sheets ? read_sheet() : read_roster_line();
        if (out_.found.empty() && out_.problems.empty()) out_.form = "nothing";
        return std::move(out_);
    }

private:
    void problem(const Line& line, std::size_t column, std::size_t length, std::string code,
                 Text said) {
        out_.problems.push_back(
            problem_in_line(line.number, column, length, std::move(code), std::move(said), "1"));
    }

    // -- Sheets

    void read_sheet() {
        std::string name;
        const Line* name_line = nullptr;
        // Without a label, a line that stands alone before the skills is the name.
        while (at_ < lines_.size()) {
            const Line& line = lines_[at_];
            if (line.is_name) {
                if (name_line != nullptr && name_line->is_name) no_skills(*name_line);
                name_line = &line;
                name = encode_utf8(trim(std::u32string_view(line.raw).substr(line.after_label)));
            } else if (line.skills) {
                ++at_;
                // "ヒビキ:一閃、…" without a name line: the label is the name.
                if (name_line == nullptr && line.after_label > 0 && !line.has_own_label) {
                    name = encode_utf8(
                        trim(std::u32string_view(line.raw).substr(0, line.after_label - 1)));
                    name_line = &line;
                }
                const Line& first = name_line != nullptr ? *name_line : line;
                const std::string setting = read_setting();
                finish(first, name, line, setting);
                return;
            } else if (name_line == nullptr && line.unlabelled_text() && skills_follow()) {
                name = encode_utf8(trim(line.raw));
                name_line = &line;
            } else if (!line.blank() && line.folded[0] != '#') {
                problem(line, 0, line.raw.size(), "strayLine",
                        {"名前の行でもスキルの行でもありません。",
                         "This is neither a name line nor a skill line."});
            }
            ++at_;
        }
        if (name_line != nullptr) no_skills(*name_line);
    }

    bool skills_follow() const { return at_ + 1 < lines_.size() && lines_[at_ + 1].skills; }

    void no_skills(const Line& line) {
        problem(line, 0, line.raw.size(), "noSkills",
                {"この名前に続くスキルの行がありません。", "No skill line follows this name."});
    }

    std::string read_setting() {
        std::u32string setting;
        bool first = true;
        for (; at_ < lines_.size(); ++at_) {
            const Line& line = lines_[at_];
            const bool new_name_without_label =
                line.unlabelled_text() && skills_follow() && lines_[at_ - 1].blank();
            if (line.starts_something() || new_name_without_label) break;
            std::u32string_view text = line.raw;
            if (first) {
                text = text.substr(line.after_label);
                if (trim(text).empty()) {
                    first = line.blank();
                    continue;
                }
            } else if (!text.empty() && text.front() == kQuote && needs_quote(text)) {
                text.remove_prefix(1);
            }
            first = false;
            setting.append(text).push_back('\n');
        }
        while (!setting.empty() && setting.back() == '\n') setting.pop_back();
        return encode_utf8(setting);
    }

    void finish(const Line& first, std::string name, const Line& line, const std::string& setting) {
        const std::vector<Token>& tokens = *line.skills;
        const std::size_t before = out_.problems.size();
        for (const Token& token : tokens) check_token(line, token);
        if (tokens.size() != kPlaces) {
            problem(line, 0, line.raw.size(), "notFive", not_five(tokens.size()));
        }
        ReadText::Character found{std::move(name), first.number, std::nullopt};
        if (out_.problems.size() == before) {
            ShidenBuild build;
            for (std::size_t k = 0; k < kPlaces; ++k) build.skills[k] = *tokens[k].skill;
            build.setting = setting;
            found.build = build;
        } else {
            std::vector<std::string> skills;
            for (const Token& token : tokens) {
                skills.emplace_back(token.skill ? shiden::name(*token.skill) : std::string_view());
            }
            found.draft = draft(std::move(skills), setting);
        }
        out_.found.push_back(std::move(found));
    }

    /// The row as it is written, an unknown skill as an empty place: a sheet has no more of them.
    static std::shared_ptr<const Json> draft(std::vector<std::string> skills,
                                             const std::string& setting) {
        skills.resize(kPlaces);
        return std::make_shared<const Json>(
            JsonObject().add("skills", skills).add("setting", setting));
    }

    void check_token(const Line& line, const Token& token) {
        if (!token.skill) {
            const std::string word =
                encode_utf8(std::u32string_view(line.raw).substr(token.column, token.length));
            problem(line, token.column, token.length, "unknownSkill",
                    {"「" + word + "」というスキルはありません。",
                     "There is no skill called \"" + word + "\"."});
        } else if (id(*token.skill) >= kTakeable) {
            problem(line, token.column, token.length, "notTakeable", not_takeable(*token.skill));
        }
    }

    static Text not_five(std::size_t count) {
        const std::string n = std::to_string(count);
        const std::string counted = n + (count > 0 && count < 10 ? "つ" : "個");
        return {"スキルは5つ取得します(" + counted + "あります)。",
                "A row has five skills (this one has " + n + ")."};
    }

    static Text not_takeable(Skill skill) {
        return {"【" + std::string(name(skill)) + "】は取得することができません。",
                std::string(words(skill).en) + " can't be taken."};
    }

    // -- Roster lines

    /// Index of what parts the letters from the name: a slash, or a blank behind five letters.
    static std::size_t name_mark(const Line& line, std::size_t start) {
        const std::size_t slash = line.folded.find(U'/');
        if (slash != std::u32string::npos) return slash;
        const std::size_t five = start + kPlaces;
        const bool blank =
            five < line.folded.size() && is_blank(line.folded[five]) &&
            trim(std::u32string_view(line.folded).substr(start, kPlaces)).size() == kPlaces;
        return blank ? five : line.folded.size();
    }

    void read_roster_line() {
        const Line& line = lines_[at_++];
        const std::u32string_view text = trim(line.folded);
        if (text.empty() || text.front() == '#') return;
        if (text.front() == '[' && text.back() == ']') return open_group(line, text.size());
        const std::size_t start = line.folded.find(text.front());
        const std::size_t slash = name_mark(line, start);
        std::size_t end = slash;
        while (end > start && is_blank(line.folded[end - 1])) --end;
        const std::size_t before = out_.problems.size();
        ShidenBuild build;
        std::vector<std::string> written;
        std::size_t letters = 0;
        for (std::size_t k = start; k < end; ++k) {
            if (is_separator(line.folded[k])) continue;
            const auto skill = skill_lettered(usual_glyph(line.folded[k]));
            const bool takeable = skill && id(*skill) < kTakeable;
            if (takeable && letters < kPlaces) build.skills[letters] = *skill;
            written.emplace_back(skill ? shiden::name(*skill) : std::string_view());
            ++letters;
            if (!takeable && end - start <= 3 * kPlaces) bad_letter(line, k, skill);
        }
        const bool no_roster_line = end - start > 3 * kPlaces || letters == 0;
        if (no_roster_line) {
            problem(line, start, text.size(), "notARosterLine",
                    {"スキル五文字と「/名前」の行ではありません。",
                     "This is not a line of five skill letters and \"/name\"."});
            return;
        }
        if (letters != kPlaces) {
            problem(line, start, end - start, "notFive", not_five(letters));
        }
        std::u32string_view name = line.raw;
        name = slash < name.size() ? trim(name.substr(slash + 1)) : std::u32string_view();
        ReadText::Character found{encode_utf8(name), line.number, std::nullopt, group_};
        if (out_.problems.size() == before) {
            found.build = build;
        } else {
            found.draft = draft(std::move(written), {});
        }
        out_.found.push_back(std::move(found));
    }

    /// A line "[組]" opens a group for the characters below, until the next such line; "[]" ends
    /// the group.
    void open_group(const Line& line, std::size_t length) {
        const std::size_t start = line.folded.find('[');
        const std::u32string_view raw = line.raw;
        const auto name = check_name(encode_utf8(raw.substr(start + 1, length - 2)));
        for (const Problem& one : name.problems()) {
            problem(line, start, length, one.code, one.text);
        }
        group_ = name ? *name : std::string();
    }

    void bad_letter(const Line& line, std::size_t column, std::optional<Skill> skill) {
        const std::string letter = encode_utf8(std::u32string_view(line.raw).substr(column, 1));
        problem(line, column, 1, skill ? "notTakeable" : "unknownSkill",
                skill ? not_takeable(*skill)
                      : Text{"「" + letter + "」で表すスキルはありません。",
                             "No skill is written as \"" + letter + "\"."});
    }

    std::vector<Line> lines_;
    std::size_t at_ = 0;
    ReadText out_;
    std::string group_;
};

SheetWords sheet_words() {
    static constexpr SheetRow kRows[] = {
        {"名前", RowKind::Name},
        {"スキル|skills|技|構成|スキル構成|所持スキル|取得スキル|使用スキル", RowKind::Names},
        {"設定|setting|プロフィール|紹介", RowKind::Prose}};
    SheetWords all{kRows};
    all.prose_follows = true;
    for (int k = 0; k < kSkills; ++k) {
        const SkillWords& said = words(skill_at(k));
        const std::string_view own = name(skill_at(k));
        // Many leave the sign of +強 out.
        const std::string_view bare = own.starts_with("+") ? own.substr(1) : own;
        all.names.push_back({std::string(own)
                                 .append("\n")
                                 .append(bare)
                                 .append("\n")
                                 .append(said.reading)
                                 .append("\n")
                                 .append(said.en)});
    }
    return all;
}

} // namespace

ReadText read_sheets(std::string_view text) {
    return read_posted(text, sheet_words,
                       [](std::string_view plain) { return Reader(plain).read(); });
}

std::string to_sheet(const ShidenBuild& build, std::string_view given_name) {
    std::string out =
        "名前:" + std::string(given_name) + "\n" + build_fields().line("skills", build);
    if (build.setting.empty()) return out;
    out += "設定:\n";
    std::u32string line;
    const auto flush = [&] {
        if (needs_quote(line)) append_utf8(out, kQuote);
        out += encode_utf8(line) + "\n";
        line.clear();
    };
    for (const char32_t point : decode_utf8(build.setting)) {
        if (point == '\n') {
            flush();
        } else {
            line.push_back(point);
        }
    }
    flush();
    return out;
}

std::string to_roster_line(const ShidenBuild& build, std::string_view given_name) {
    std::string out;
    for (const Skill skill : build.skills) out += facts(skill).letter;
    return out + "/" + std::string(given_name);
}

} // namespace shiaiba::shiden
