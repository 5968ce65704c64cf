// Reads and writes characters as people write them.
#include "rulesets/shiden/sheet/text.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/sheet/sheet_lines.hpp"
#include "core/text/name.hpp"
#include "core/text/unicode.hpp"
#include "rulesets/shiden/sheet/lines.hpp"
#include "rulesets/shiden/sheet/skill_names.hpp"
#include "rulesets/shiden/words/words.hpp"

namespace shiaiba::shiden {
namespace {

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

    // -- sheets

    void read_sheet() {
        std::string name;
        const Line* name_line = nullptr;
        // A line that stands alone before the skills is the name where no label says so.
        while (at_ < lines_.size()) {
            const Line& line = lines_[at_];
            if (line.is_name) {
                if (name_line != nullptr && name_line->is_name) no_skills(*name_line);
                name_line = &line;
                name = encode_utf8(trim(std::u32string_view(line.raw).substr(line.after_label)));
            } else if (line.skills) {
                ++at_;
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
            problem(
                line, 0, line.raw.size(), "notFive",
                {"スキルは五つ並べます(" + std::to_string(tokens.size()) + "個あります)。",
                 "A row has five skills (this one has " + std::to_string(tokens.size()) + ")."});
        }
        ReadText::Found found{std::move(name), first.number, std::nullopt};
        if (out_.problems.size() == before) {
            ShidenBuild build;
            for (std::size_t k = 0; k < kPlaces; ++k) build.skills[k] = *tokens[k].skill;
            build.setting = setting;
            found.build = build;
        }
        out_.found.push_back(std::move(found));
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

    static Text not_takeable(Skill skill) {
        return {"【" + std::string(name(skill)) + "】は選べません。",
                std::string(words(skill).en) + " can't be taken."};
    }

    // -- roster lines

    void read_roster_line() {
        const Line& line = lines_[at_++];
        const std::u32string_view text = trim(line.folded);
        if (text.empty() || text.front() == '#') return;
        if (text.front() == '[' && text.back() == ']') return open_group(line, text.size());
        const std::size_t start = line.folded.find(text.front());
        const std::size_t slash = std::min(line.folded.find(U'/'), line.folded.size());
        std::size_t end = slash;
        while (end > start && is_blank(line.folded[end - 1])) --end;
        const std::size_t before = out_.problems.size();
        ShidenBuild build;
        std::size_t letters = 0;
        for (std::size_t k = start; k < end; ++k) {
            if (is_separator(line.folded[k])) continue;
            const auto skill = skill_lettered(line.folded[k]);
            const bool takeable = skill && id(*skill) < kTakeable;
            if (takeable && letters < kPlaces) build.skills[letters] = *skill;
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
            problem(line, start, end - start, "notFive",
                    {"スキルは五つ並べます(" + std::to_string(letters) + "個あります)。",
                     "A row has five skills (this one has " + std::to_string(letters) + ")."});
        }
        std::u32string_view name = line.raw;
        name = slash < name.size() ? trim(name.substr(slash + 1)) : std::u32string_view();
        ReadText::Found found{encode_utf8(name), line.number, std::nullopt, group_};
        if (out_.problems.size() == before) found.build = build;
        out_.found.push_back(std::move(found));
    }

    /// A line "[組]": those who follow belong to it, until the next one; "[]" ends it.
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

} // namespace

ReadText read_sheets(std::string_view text) { return Reader(text).read(); }

std::string to_sheet(const ShidenBuild& build, std::string_view given_name) {
    std::string out = "名前:" + std::string(given_name) + "\nスキル:";
    for (const Skill skill : build.skills) out += "【" + std::string(name(skill)) + "】";
    out += "\n";
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
