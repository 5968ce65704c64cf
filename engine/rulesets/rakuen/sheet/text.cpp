// Reads and writes characters as people write them: sheets with labels, and roster lines.
#include "rulesets/rakuen/sheet/text.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "core/plan/compile.hpp"
#include "core/sheet/fields.hpp"
#include "core/sheet/posted/read_posted.hpp"
#include "core/sheet/sheet_lines.hpp"
#include "core/text/json.hpp"
#include "core/text/marks.hpp"
#include "core/text/unicode.hpp"
#include "rulesets/rakuen/sheet/vocabulary.hpp"

namespace shiaiba::rakuen {
namespace {

/// Larger numbers are cut to this, which is far out of range all the same.
constexpr int kMostRead = 99'999;

bool is_letter(char32_t point) { return point >= 'a' && point <= 'z'; }

/// "POW:20" somewhere in a line.
struct Stat {
    Ability ability;
    int value;
    std::size_t column;
    std::size_t end;
};

std::vector<Stat> stats_of(std::u32string_view text) {
    static const auto labels = [] {
        std::vector<std::pair<std::u32string, Ability>> all;
        for (const Ability one : kAllAbilities) {
            const FieldItem& item = kAbilityItems[index(one)];
            for (const std::string_view word : {item.id, item.words}) {
                if (!word.empty()) all.emplace_back(folded(word), one);
            }
        }
        return all;
    }();
    std::vector<Stat> stats;
    for (std::size_t from = 0; from < text.size(); ++from) {
        for (const auto& [word, ability] : labels) {
            if (text.substr(from, word.size()) != word) continue;
            if (from > 0 && is_letter(text[from - 1])) continue;
            std::size_t at = from + word.size();
            skip_blanks(text, at);
            if (at < text.size() && (text[at] == ':' || text[at] == '=')) ++at;
            skip_blanks(text, at);
            if (at >= text.size() || !is_digit(text[at])) continue;
            const int value = number_at(text, at, kMostRead);
            stats.push_back({ability, value, from, at});
            from = at - 1;
            break;
        }
    }
    return stats;
}

/// Where the name begins in "名前:イチカ" or "◆イチカ"; 0 if the line has no name.
std::size_t name_start(const PostedLine& line) {
    std::size_t at = 0;
    skip_blanks(line.folded, at);
    if (at < line.raw.size() && line.raw[at] == U'◆') return at + 1;
    for (const std::u32string_view label : {U"名前", U"キャラクター名", U"name"}) {
        if (const std::size_t start = behind_label(line, label)) return start;
    }
    return 0;
}

std::size_t tactic_start(const PostedLine& line) {
    const std::size_t start = behind_label(line, U"戦術");
    return start != 0 ? start : behind_label(line, U"tactic");
}

bool is_heading(const PostedLine& line) {
    return line.folded.find(U"ステータス") != std::u32string::npos && line.folded.size() <= 10;
}

class Reader {
public:
    explicit Reader(std::string_view text) : lines_(posted_lines(text)) {}

    ReadText read() {
        bool sheets = false;
        for (const PostedLine& line : lines_) sheets = sheets || !stats_of(line.folded).empty();
        out_.form = sheets ? "sheet" : "roster";
        while (at_ < lines_.size()) {
            const PostedLine& line = lines_[at_++];
            sheets ? sheet_line(line) : roster_line(line);
        }
        finish();
        if (out_.found.empty() && out_.problems.empty()) out_.form = "nothing";
        return std::move(out_);
    }

private:
    void problem(const PostedLine& line, std::size_t column, std::size_t length, std::string code,
                 Text said) {
        out_.problems.push_back(
            problem_in_line(line.number, column, length, std::move(code), std::move(said), "2"));
    }
    /// Takes over the build with these abilities, or their problems at this place of the text.
    void judge(const PostedLine& line, std::size_t column, std::size_t length,
               const Abilities& points, ReadText::Character& found) {
        const RakuenBuild build{points, {}};
        const Problems problems = problems_of(points);
        for (const Problem& one : problems) problem(line, column, length, one.code, one.text);
        if (problems.empty()) {
            found.build = build;
        } else {
            Json fields;
            build_fields().write(build, fields);
            found.draft = std::make_shared<const Json>(std::move(fields));
        }
    }

    // -- sheets

    void sheet_line(const PostedLine& line) {
        if (trim(line.folded).empty() || is_heading(line)) return;
        if (const std::size_t start = name_start(line)) {
            finish();
            begin(line, std::u32string_view(line.raw).substr(start));
            return;
        }
        if (const std::size_t start = tactic_start(line)) {
            finish();
            read_tactic(line, start);
            return;
        }
        const std::vector<Stat> stats = stats_of(line.folded);
        if (stats.empty()) {
            unlabelled(line);
            return;
        }
        const std::u32string_view before =
            name_before(std::u32string_view(line.raw).substr(0, stats.front().column));
        if (!before.empty()) {
            finish();
            begin(line, before);
        }
        for (const Stat& stat : stats) add(line, stat);
        left_behind(line, stats);
    }

    /// The name in front of abilities, without the marks that set it off: 楓（POW…）, 【楓】POW….
    static std::u32string_view name_before(std::u32string_view text) {
        text = trim(text);
        const bool closed = !text.empty() && is_among(kClosing, text.back());
        if (closed && is_among(kOpening, text.front()) &&
            text.find(text.back()) == text.size() - 1) {
            text.remove_prefix(1);
            text.remove_suffix(1);
        }
        while (!text.empty() && (is_blank(text.back()) || is_among(kOpening, text.back()) ||
                                 is_among(kColons, text.back()) || is_among(kBetween, text.back())))
            text.remove_suffix(1);
        return trim(text);
    }

    /// Tells of text behind or between the abilities that is no unit, mark or remark in brackets.
    void left_behind(const PostedLine& line, const std::vector<Stat>& stats) {
        const std::u32string_view text = line.folded;
        for (std::size_t k = 0; k < stats.size(); ++k) {
            const std::size_t to = k + 1 < stats.size() ? stats[k + 1].column : text.size();
            std::size_t depth = 0;
            for (std::size_t at = stats[k].end; at < to; ++at) {
                const char32_t point = text[at];
                if (point == '(') ++depth;
                if (point == ')' && depth > 0) --depth;
                const bool mark = is_blank(point) || is_among(kBetween, point) ||
                                  is_among(kClosing, point) || is_among(kBullets, point) ||
                                  is_among(U"点+_`─―", point);
                if (depth > 0 || mark) continue;
                return problem(line, at, text.size() - at, "strayLine",
                               {"能力値の後ろのこの部分は読めません。",
                                "This part behind the abilities can't be read."});
            }
        }
    }

    /// A line alone in front of the abilities is the name.
    void unlabelled(const PostedLine& line) {
        if (trim(line.folded).front() == '#') return;
        std::size_t at = at_;
        while (at < lines_.size() && (trim(lines_[at].folded).empty() || is_heading(lines_[at]))) {
            ++at;
        }
        // A line with a label, as "備考:初参加", is no name.
        const bool labelled = line.folded.find(':') != std::u32string::npos;
        if (!labelled && at < lines_.size() && !stats_of(lines_[at].folded).empty()) {
            finish();
            begin(line, line.raw);
            return;
        }
        problem(line, 0, line.raw.size(), "strayLine",
                {"名前の行でも能力値の行でもありません。",
                 "This is neither a name line nor a line of abilities."});
    }

    /// Reads the tactic of the character that was read last: a preset's name behind the label, or a
    /// plan a line below it.
    void read_tactic(const PostedLine& line, std::size_t start) {
        std::string text = encode_utf8(trim(std::u32string_view(line.raw).substr(start)));
        int first = line.number;
        if (text.empty()) {
            while (at_ < lines_.size() && trim(lines_[at_].folded).empty()) ++at_;
            first = at_ < lines_.size() ? lines_[at_].number : line.number;
            for (; at_ < lines_.size() && goes_on(lines_[at_]); ++at_) {
                text += (text.empty() ? "" : "\n") + encode_utf8(lines_[at_].raw);
                text.append(blanks_before_plan(), '\n');
            }
            // An empty form: there is no tactic.
            if (text.empty()) return;
        }
        const auto tactic = plan::check_tactic(text, presets());
        for (Problem one : tactic.problems()) {
            one.line = first + std::max(one.line, 1) - 1;
            out_.problems.push_back(std::move(one));
        }
        if (out_.found.empty()) {
            problem(line, 0, line.raw.size(), "strayLine",
                    {"この戦術の前に能力値がありません。",
                     "There are no abilities before this tactic."});
            return;
        }
        auto& build = out_.found.back().build;
        if (!build) return;
        if (tactic) {
            std::any_cast<RakuenBuild&>(*build).tactic = *tactic;
        } else {
            build.reset();
        }
    }
    /// Skips the blank lines behind a plan that another plan follows, and returns their number; what
    /// stands behind blank lines and is no plan isn't the tactic's.
    std::size_t blanks_before_plan() {
        std::size_t next = at_ + 1;
        while (next < lines_.size() && trim(lines_[next].folded).empty()) ++next;
        const std::size_t blanks = next - at_ - 1;
        if (blanks == 0 || next == lines_.size() || !goes_on(lines_[next]) ||
            !plan::check_tactic(encode_utf8(lines_[next].raw), presets())) {
            return 0;
        }
        at_ = next - 1;
        return blanks;
    }
    static bool goes_on(const PostedLine& line) {
        return !trim(line.folded).empty() && name_start(line) == 0 && stats_of(line.folded).empty();
    }

    void begin(const PostedLine& line, std::u32string_view name) {
        name_line_ = &line;
        name_ = encode_utf8(trim(name));
    }

    void add(const PostedLine& line, const Stat& stat) {
        const std::size_t place = index(stat.ability);
        if (given_[place]) finish();
        if (stat_line_ == nullptr) {
            stat_line_ = &line;
            from_ = stat.column;
        }
        if (stat_line_ == &line) to_ = stat.end;
        given_[place] = stat.value;
        if (given_[0] && given_[1] && given_[2]) finish();
    }

    /// Ends the character that is being read, if there is one.
    void finish() {
        if (name_line_ == nullptr && stat_line_ == nullptr) return;
        const PostedLine& first = name_line_ != nullptr ? *name_line_ : *stat_line_;
        ReadText::Character found{name_, first.number, std::nullopt};
        if (given_[0] && given_[1] && given_[2]) {
            judge(*stat_line_, from_, to_ - from_, {*given_[0], *given_[1], *given_[2]}, found);
        } else {
            const PostedLine& line = stat_line_ != nullptr ? *stat_line_ : first;
            problem(
                line, 0, line.raw.size(), "notThree",
                {"POW・SPD・WIZの三つがそろっていません。", "POW, SPD and WIZ must all be given."});
        }
        out_.found.push_back(std::move(found));
        name_line_ = stat_line_ = nullptr;
        name_.clear();
        given_ = {};
    }

    // -- roster lines

    void roster_line(const PostedLine& line) {
        const std::u32string_view text = line.folded;
        if (trim(text).empty()) return;
        // The last three numbers are the abilities, the text before them is the name.
        Abilities points{};
        std::size_t end = text.size();
        const auto is_gap = [&](std::size_t at) {
            return is_blank(text[at]) || text[at] == '/' || text[at] == ',';
        };
        while (end > 0 && is_gap(end - 1)) --end;
        const std::size_t last = end;
        bool whole = true;
        for (std::size_t k = kAbilities; k-- > 0 && whole;) {
            const std::size_t behind = end;
            while (end > 0 && is_digit(text[end - 1])) --end;
            std::size_t at = end;
            points[k] = number_at(text, at, kMostRead);
            whole = end < behind && (end == 0 || is_gap(end - 1));
            if (k > 0) {
                whole = whole && end > 0;
                while (end > 0 && is_gap(end - 1)) --end;
            }
        }
        if (!whole) {
            if (trim(text).front() == '#') return;
            problem(line, 0, line.raw.size(), "notARosterLine",
                    {"「名前 POW SPD WIZ」の行ではありません。",
                     "This is not a line like \"name POW SPD WIZ\"."});
            return;
        }
        std::size_t name_end = end;
        while (name_end > 0 && is_gap(name_end - 1)) --name_end;
        const std::u32string_view name = trim(std::u32string_view(line.raw).substr(0, name_end));
        ReadText::Character found{encode_utf8(name), line.number, std::nullopt};
        judge(line, end, last - end, points, found);
        out_.found.push_back(std::move(found));
    }

    std::vector<PostedLine> lines_;
    std::size_t at_ = 0;
    ReadText out_;
    const PostedLine* name_line_ = nullptr;
    std::string name_;
    const PostedLine* stat_line_ = nullptr;
    std::size_t from_ = 0;
    std::size_t to_ = 0;
    std::array<std::optional<int>, kAbilities> given_;
};

} // namespace

std::optional<Abilities> points_in_line(std::u32string_view folded) {
    std::array<std::optional<int>, kAbilities> found;
    for (const Stat& stat : stats_of(folded)) found[index(stat.ability)] = stat.value;
    if (!found[0] || !found[1] || !found[2]) return std::nullopt;
    return Abilities{*found[0], *found[1], *found[2]};
}

ReadText read_sheets(std::string_view text) {
    const auto words = [] {
        static constexpr SheetRow kRows[] = {
            {"名前", RowKind::Name},
            {"能力値|ステータス|能力|stats|abilities", RowKind::Numbers},
            {"戦術|tactic|プラン|plans|plan|作戦|戦法|行動方針|行動指針|行動プラン|方針",
             RowKind::Tactic},
            {"hp|最大hp|in", RowKind::Remark}};
        static constexpr std::string_view kNumbers[] = {"POW|パワー|P", "SPD|スピード|S",
                                                        "WIZ|WIS|ウィズ|W"};
        return SheetWords{kRows, kNumbers};
    };
    return read_posted(text, words, [](std::string_view plain) { return Reader(plain).read(); });
}

std::string to_sheet(const RakuenBuild& build, std::string_view name) {
    const std::string out = "名前:" + std::string(name) + "\n【ステータス】\n" +
                            build_fields().lines(build, {"tactic"});
    // Plans of one's own stand below the label of a tactic, with their notes.
    if (build.tactic.own == nullptr) return out + build_fields().line("tactic", build);
    return out + "戦術:\n" +
           plan::print_lines(build.tactic.own->plans(), vocabulary(), no_names(), Lang::Ja);
}

std::string to_roster_line(const RakuenBuild& build, std::string_view name) {
    std::string out(name);
    for (const int points : build.abilities) {
        out.append(out.empty() ? "" : " ").append(std::to_string(points));
    }
    return out;
}

} // namespace shiaiba::rakuen
