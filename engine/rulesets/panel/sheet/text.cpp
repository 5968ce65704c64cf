// Reads sheets section by section into JSON, remembers the lines, and lets the sheet's own check judge.
#include "rulesets/panel/sheet/text.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "core/json.hpp"
#include "core/plan/compile.hpp"
#include "core/utf8.hpp"
#include "rulesets/panel/plans/vocabulary.hpp"

namespace shiaiba::panel {
namespace {

struct PostedLine {
    int number = 0;
    std::u32string raw;
    /// Half-width, letters small.
    std::u32string folded;
};

std::vector<PostedLine> lines_of(std::string_view text) {
    std::vector<PostedLine> lines(1);
    for (const char32_t point : decode_utf8(text)) {
        if (point == '\n') {
            lines.emplace_back();
        } else if (point != '\r' && point != 0xFEFF) {
            lines.back().raw.push_back(point);
            const char32_t folded = fold_width(point);
            lines.back().folded.push_back(folded >= 'A' && folded <= 'Z' ? folded + 32 : folded);
        }
    }
    for (std::size_t k = 0; k < lines.size(); ++k) lines[k].number = static_cast<int>(k) + 1;
    return lines;
}

/// Where a trimmed part begins.
struct Part {
    std::string text;
    int column = 0;
};
Part part(std::u32string_view raw, std::size_t from, std::size_t to) {
    while (from < to && is_blank(raw[from])) ++from;
    while (to > from && is_blank(raw[to - 1])) --to;
    return {encode_utf8(raw.substr(from, to - from)), static_cast<int>(from)};
}

enum class Section { None, Skills, Patterns, Plans };

struct Label {
    std::u32string_view word;
    enum What { Name, Owner, Skills, Patterns, Plans } what;
};
constexpr Label kLabels[] = {
    {U"名前", Label::Name},         {U"name", Label::Name},         {U"持ち主", Label::Owner},
    {U"owner", Label::Owner},       {U"スキル", Label::Skills},     {U"skills", Label::Skills},
    {U"パターン", Label::Patterns}, {U"patterns", Label::Patterns}, {U"プラン", Label::Plans},
    {U"plans", Label::Plans},
};

struct StatLabel {
    std::u32string_view word;
    const char* key;
};
constexpr StatLabel kStatLabels[] = {
    {U"体力", "vitality"}, {U"vitality", "vitality"}, {U"神経反射", "reflex"},
    {U"reflex", "reflex"}, {U"知性", "intellect"},    {U"intellect", "intellect"},
};

class Reader {
public:
    Reader(std::string_view text, const std::shared_ptr<const SkillList>& list)
        : lines_(lines_of(text)), list_(list) {}

    ReadText read() {
        for (const PostedLine& line : lines_) {
            if (!part(line.raw, 0, line.raw.size()).text.empty()) this->line(line);
        }
        finish();
        if (out_.found.empty()) {
            out_.problems.clear();
        } else {
            out_.form = "sheet";
        }
        return std::move(out_);
    }

private:
    struct Place {
        int line = 0;
        int column = 0;
    };

    /// Behind "label:"; nullptr where the line begins otherwise.
    static const Label* label_of(const PostedLine& line, std::size_t& behind) {
        std::size_t at = 0;
        while (at < line.folded.size() && is_blank(line.folded[at])) ++at;
        for (const Label& label : kLabels) {
            if (std::u32string_view(line.folded).substr(at, label.word.size()) != label.word)
                continue;
            behind = at + label.word.size();
            while (behind < line.folded.size() && is_blank(line.folded[behind])) ++behind;
            if (behind < line.folded.size() && line.folded[behind] == ':') {
                ++behind;
                return &label;
            }
        }
        return nullptr;
    }

    void line(const PostedLine& line) {
        std::size_t behind = 0;
        const Label* const label = label_of(line, behind);
        if (label != nullptr && label->what == Label::Name) {
            finish();
            name_ = part(line.raw, behind, line.raw.size());
            start_ = {line.number, name_.column};
            open_ = true;
            return;
        }
        if (label != nullptr && open_ &&
            !(section_ == Section::Plans && label->what == Label::Owner)) {
            return head(line, *label, behind);
        }
        if (stats(line)) return;
        if (!open_) return;
        switch (section_) {
        case Section::Skills: return skills(line, 0);
        case Section::Patterns: return pattern(line, 0);
        case Section::Plans: return plan(line, 0);
        case Section::None:
            problem({line.number, 0}, "strayLine",
                    {"名前・能力値・スキル・パターン・プランのどれでもない行です。",
                     "This line is not a name, points, skills, a pattern or a plan."});
        }
    }

    void head(const PostedLine& line, const Label& label, std::size_t behind) {
        const bool more = !part(line.raw, behind, line.raw.size()).text.empty();
        switch (label.what) {
        case Label::Owner: json_["owner"] = part(line.raw, behind, line.raw.size()).text; break;
        case Label::Skills:
            section_ = Section::Skills;
            if (more) skills(line, behind);
            break;
        case Label::Patterns:
            section_ = Section::Patterns;
            if (more) pattern(line, behind);
            break;
        case Label::Plans:
            section_ = Section::Plans;
            if (more) plan(line, behind);
            break;
        case Label::Name: break;
        }
    }

    /// "体力:5 / 神経反射:4 / 知性:6", in any order.
    bool stats(const PostedLine& line) {
        if (!open_ || section_ != Section::None) return false;
        bool any = false;
        const std::u32string_view text = line.folded;
        for (const StatLabel& label : kStatLabels) {
            std::size_t at = text.find(label.word);
            if (at == std::u32string_view::npos) continue;
            const std::size_t column = at;
            at += label.word.size();
            while (at < text.size() && (is_blank(text[at]) || text[at] == ':' || text[at] == '='))
                ++at;
            if (at >= text.size() || text[at] < '0' || text[at] > '9') continue;
            int value = 0;
            for (; at < text.size() && text[at] >= '0' && text[at] <= '9'; ++at) {
                value = std::min(99, value * 10 + static_cast<int>(text[at] - '0'));
            }
            json_["stats"][label.key] = value;
            places_["/stats/" + std::string(label.key)] = {line.number, static_cast<int>(column)};
            places_.insert({"/stats", {line.number, static_cast<int>(column)}});
            any = true;
        }
        return any;
    }

    void add(const char* list, Json value, Place place) {
        places_["/" + std::string(list) + "/" + std::to_string(json_[list].size())] = place;
        json_[list].push_back(std::move(value));
    }

    void skills(const PostedLine& line, std::size_t from) {
        for (std::size_t at = from; at <= line.raw.size(); ++at) {
            const bool end = at == line.raw.size() || line.raw[at] == U'、' ||
                             line.raw[at] == U',' || line.raw[at] == U'，';
            if (!end) continue;
            const Part one = part(line.raw, from, at);
            if (!one.text.empty()) add("skills", Json(one.text), {line.number, one.column});
            from = at + 1;
        }
    }

    /// "攻め:火剣火水", or the panels alone.
    void pattern(const PostedLine& line, std::size_t from) {
        const std::size_t colon = line.folded.rfind(':');
        const bool named = colon != std::u32string::npos && colon >= from;
        const Part panels = part(line.raw, named ? colon + 1 : from, line.raw.size());
        JsonObject one;
        if (named) one.add("name", part(line.raw, from, colon).text);
        one.add("panels", panels.text);
        add("patterns", one, {line.number, panels.column});
    }

    void plan(const PostedLine& line, std::size_t from) {
        const Part one = part(line.raw, from, line.raw.size());
        if (one.text.front() == '#') {
            const std::u32string_view raw = line.raw;
            const std::string note =
                part(raw, static_cast<std::size_t>(one.column) + 1, raw.size()).text;
            note_ += (note_.empty() ? "" : "\n") + note;
            return;
        }
        for (const std::u32string_view word : {U"定義", U"define"}) {
            const auto column = static_cast<std::size_t>(one.column);
            if (std::u32string_view(line.folded).substr(column, word.size()) != word) continue;
            const std::size_t equals = line.folded.find('=', column);
            if (equals == std::u32string::npos) continue;
            std::size_t begin = column + word.size();
            while (begin < equals && (is_blank(line.folded[begin]) || line.folded[begin] == ':'))
                ++begin;
            add("definitions",
                JsonObject()
                    .add("word", part(line.raw, begin, equals).text)
                    .add("text", part(line.raw, equals + 1, line.raw.size()).text),
                {line.number, one.column});
            return;
        }
        JsonObject json;
        json.add("text", one.text);
        if (!note_.empty()) json.add("note", note_);
        note_.clear();
        add("plans", json, {line.number, one.column});
    }

    void problem(Place place, const char* code, Text said) {
        Problem problem;
        problem.line = place.line;
        problem.column = place.column + 1;
        problem.code = code;
        problem.text = std::move(said);
        problem.rule = "1.2";
        out_.problems.push_back(std::move(problem));
    }

    /// A JSON pointer's line: its own, or that of what it is part of.
    Place place_of(std::string path) const {
        while (!path.empty()) {
            const auto found = places_.find(path);
            if (found != places_.end()) return found->second;
            path.erase(path.rfind('/'));
        }
        return start_;
    }

    void finish() {
        if (open_ && json_.contains("stats")) {
            ReadText::Found found;
            found.name = name_.text;
            found.line = start_.line;
            auto sheet = check_sheet(json_, list_);
            if (sheet) found.build = Build(std::move(*sheet));
            for (Problem one : sheet.problems()) {
                const Place place = place_of(one.path);
                one.column = place.column + std::max(one.column, 1);
                one.line = place.line;
                one.path.clear();
                out_.problems.push_back(std::move(one));
            }
            out_.found.push_back(std::move(found));
        }
        open_ = false;
        json_ = Json::object();
        for (const char* const key : {"skills", "patterns", "definitions", "plans"}) {
            json_[key] = Json::array();
        }
        places_.clear();
        note_.clear();
        section_ = Section::None;
    }

    std::vector<PostedLine> lines_;
    std::shared_ptr<const SkillList> list_;
    ReadText out_;
    bool open_ = false;
    Section section_ = Section::None;
    Part name_;
    Place start_;
    Json json_ = Json::object();
    std::map<std::string, Place> places_;
    std::string note_;
};

} // namespace

ReadText read_sheet_text(std::string_view text, const std::shared_ptr<const SkillList>& list) {
    return Reader(text, list).read();
}

std::string write_sheet_text(const Sheet& sheet, std::string_view name) {
    std::string out = "名前:" + std::string(name) + "\n";
    if (!sheet.owner.empty()) out += "持ち主:" + sheet.owner + "\n";
    out += "体力:" + std::to_string(sheet.vitality) +
           " / 神経反射:" + std::to_string(sheet.reflex) +
           " / 知性:" + std::to_string(sheet.intellect) + "\n";
    if (!sheet.skills.empty()) {
        out += "スキル:";
        for (std::size_t k = 0; k < sheet.skills.size(); ++k) {
            out += (k == 0 ? "" : "、") + sheet.list->skill(sheet.skills[k]).name;
        }
        out += "\n";
    }
    if (!sheet.patterns.empty()) out += "パターン:\n";
    for (const Pattern& pattern : sheet.patterns) {
        out += (pattern.name.empty() ? "" : pattern.name + ":") + notation(pattern.panels) + "\n";
    }
    if (!sheet.tactic->plans().empty() || !sheet.definitions.empty()) out += "プラン:\n";
    for (const plan::Definition& one : sheet.definitions) {
        out += "定義: " + one.word + " = " + one.text + "\n";
    }
    const plan::Names names = names_of(sheet);
    for (const plan::Plan& plan : sheet.tactic->plans()) {
        std::string note = plan.note;
        while (!note.empty()) {
            const std::size_t end = std::min(note.find('\n'), note.size());
            out += "# " + note.substr(0, end) + "\n";
            note.erase(0, end + 1);
        }
        out += plan::print(plan, vocabulary(), names, Lang::Ja) + "\n";
    }
    return out;
}

} // namespace shiaiba::panel
