// Tells heads of posts from lines of the game and from talk.
#include "rulesets/rakuen/record/heads.hpp"

#include <algorithm>
#include <optional>
#include <string_view>

#include "core/sheet/posted/stamps.hpp"
#include "core/text/unicode.hpp"
#include "rulesets/rakuen/sheet/skill.hpp"

namespace shiaiba::rakuen {
namespace {

using View = std::u32string_view;

constexpr std::size_t kLongestName = 40;

/// Words of the game and of sheets that stand before a colon but are no names.
bool is_label(View name) {
    static constexpr View kLabels[] = {U"ステータス",
                                       U"アタックフェイズ",
                                       U"ガードフェイズ",
                                       U"インビジブルガードフェイズ",
                                       U"勝敗",
                                       U"勝者",
                                       U"ダイス",
                                       U"攻撃",
                                       U"インビジブル攻撃",
                                       U"回避",
                                       U"防御",
                                       U"インビジブル防御",
                                       U"選択",
                                       U"ダメージ",
                                       U"ダメージ計算",
                                       U"pow",
                                       U"spd",
                                       U"wiz",
                                       U"wis",
                                       U"hp",
                                       U"in",
                                       U"sp",
                                       U"赤",
                                       U"青",
                                       U"名前",
                                       U"戦術",
                                       U"先攻",
                                       U"後攻",
                                       U"先後決定",
                                       U"先後",
                                       U"能力",
                                       U"id",
                                       U"http",
                                       U"https"};
    if (name.ends_with(U"値")) return true;
    if (std::find(std::begin(kLabels), std::end(kLabels), name) != std::end(kLabels)) return true;
    const std::string said = encode_utf8(name);
    return std::any_of(kSkillFacts.begin(), kSkillFacts.end(),
                       [&](const SkillFacts& skill) { return skill.ja == said; });
}

/// Whether the text can be a name if a number or a time stands beside it.
bool can_be_name(View name) {
    if (name.empty() || name.size() > kLongestName) return false;
    return !std::all_of(name.begin(), name.end(), [](char32_t point) {
        return is_digit(point) || is_blank(point) || is_dash(point) || point == '/' || point == '.';
    });
}
/// Whether the text can be a name if nothing else marks it as one.
bool is_name(View name) {
    constexpr View kNever = U"【】「」『』。、!?！？…=+<>→\t";
    return can_be_name(name) && name.find_first_of(kNever) == View::npos;
}

/// The number of a post before its name: "0001 ", "1 :", "[1]", "No.12".
struct Number {
    std::size_t behind = 0;
    std::size_t digits = 0;
    /// It can only be the number of a post, as "0001" is.
    bool posts = false;
};
Number number_in(View folded, std::size_t at) {
    Cursor cursor(folded, at);
    const bool square = cursor.took(U"[");
    const bool no = cursor.took(U"no.");
    const std::size_t from = cursor.at();
    if (!cursor.took_digits(1, 6)) return {at, 0, false};
    const std::size_t digits = cursor.at() - from;
    const bool zero = folded[from] == '0' && digits >= 3;
    if (square) cursor.took(U"]");
    const std::size_t end = cursor.at();
    cursor.skip();
    const bool mark = cursor.took_any(U":.)");
    cursor.skip();
    // "3rd" is no number of a post.
    if (!mark && !square && cursor.at() == end) return {at, 0, false};
    return {cursor.at(), digits, no || zero};
}

/// The name without the words and signs that boards put around it.
View bare_name(View raw) {
    const auto cut = [](View text) {
        while (!text.empty() && (is_blank(text.back()) || is_dash(text.back()) ||
                                 View(U":：|｜@＠(（[［").find(text.back()) != View::npos)) {
            text.remove_suffix(1);
        }
        return text;
    };
    raw = cut(trim(raw));
    if (raw.ends_with(U"投稿日")) raw = cut(raw.substr(0, raw.size() - 3));
    for (const View label : {U"名前：", U"名前:", U"投稿者：", U"投稿者:"}) {
        if (raw.starts_with(label)) raw = trim(raw.substr(label.size()));
    }
    const std::size_t mail = raw.find('[');
    if (mail != View::npos && mail > 0 && raw.back() == ']') raw = cut(raw.substr(0, mail));
    return trim(raw);
}

Head post(View name, std::size_t behind) {
    if (!can_be_name(name)) return {};
    return {Head::Kind::Post, encode_utf8(name), behind};
}

/// Reads "[2025/03/27 21:34] name".
Head behind_stamp(const PostedLine& line, std::size_t start) {
    Cursor cursor(line.folded, start);
    cursor.took_any(U"[(");
    if (!took_date(cursor)) return {};
    cursor.skip();
    if (!took_time(cursor)) return {};
    cursor.took_any(U"])");
    const View name = trim(View(line.raw).substr(cursor.at()));
    return is_name(name) && name.find(U':') == View::npos && name.find(U'：') == View::npos
               ? post(name, line.raw.size())
               : Head{};
}

/// Reads a name, or a number and a name, with the time of the post. If the line has the time alone,
/// the line above it is the name.
Head dated(const PostedLine& line, const PostedLine* above) {
    const View raw = line.raw;
    const View folded = line.folded;
    std::size_t start = 0;
    skip_blanks(folded, start);
    const Number number = number_in(folded, start);
    for (std::size_t at = start; at < folded.size(); ++at) {
        if (at > start && is_digit(folded[at]) && is_digit(folded[at - 1])) continue;
        const Stamp stamp = stamp_at(folded, at);
        if (stamp == Stamp::None) continue;
        std::size_t end = at;
        while (end > start && is_blank(folded[end - 1])) --end;
        const bool dash = end > start && is_dash(folded[end - 1]);
        const bool alone = trim(raw.substr(start, end - start - (dash ? 1 : 0))).empty();
        if (alone) {
            if (above == nullptr || stamp == Stamp::Time || stamp == Stamp::Date) return {};
            const View name = trim(above->raw);
            return is_name(name) ? post(name, raw.size()) : Head{};
        }
        const bool numbered = number.digits > 0 && number.behind < at;
        if (stamp != Stamp::Full && !numbered && (!dash || stamp == Stamp::Date)) continue;
        const std::size_t from = numbered ? number.behind : start;
        return post(bare_name(raw.substr(from, at - from)), raw.size());
    }
    if (!number.posts) return behind_stamp(line, start);
    const View name = bare_name(raw.substr(number.behind));
    return is_name(name) ? post(name, raw.size()) : Head{};
}

/// Reads "◆name", also with the time or the posted text behind it.
Head marked(const PostedLine& line) {
    std::size_t at = 0;
    skip_blanks(line.folded, at);
    if (at == line.raw.size() || (line.raw[at] != U'◆' && line.raw[at] != U'■')) return {};
    ++at;
    const View rest = View(line.raw).substr(at);
    const std::size_t said = std::min(rest.find(U'【'), rest.size());
    PostedLine name = line;
    name.raw = rest.substr(0, said);
    name.folded = line.folded.substr(at, said);
    const Head with_time = dated(name, nullptr);
    if (with_time.kind == Head::Kind::Post) return {Head::Kind::Post, with_time.name, at + said};
    const View bare = bare_name(name.raw);
    if (bare.empty()) return {};
    return {Head::Kind::Post, encode_utf8(bare), at + said};
}

/// Reads "name:", alone or behind the channel or the time in brackets or, as in copies of a chat,
/// the time and a tab.
Head speech(const PostedLine& line) {
    const View folded = line.folded;
    std::size_t start = 0;
    skip_blanks(folded, start);
    Cursor timed(folded, start);
    if (took_time(timed) && timed.took(U"\t")) {
        const std::size_t end = folded.find('\t', timed.at());
        if (end == View::npos) return {};
        const View name = trim(View(line.raw).substr(timed.at(), end - timed.at()));
        if (!is_name(name)) return {};
        return {Head::Kind::Speech, encode_utf8(name), end + 1};
    }
    if (start < folded.size() && folded[start] == '[') {
        const std::size_t close = folded.find(']', start);
        if (close == View::npos) return {};
        start = close + 1;
        skip_blanks(folded, start);
    }
    const std::size_t colon = folded.find(':', start);
    if (colon == View::npos) return {};
    const View name = trim(View(line.raw).substr(start, colon - start));
    if (!is_name(name) || name.find('[') != View::npos) return {};
    if (is_label(trim(folded.substr(start, colon - start)))) return {};
    return {Head::Kind::Speech, encode_utf8(name), colon + 1};
}

} // namespace

Head head_of(const PostedLine& line, const PostedLine* above) {
    Head head = marked(line);
    if (head.kind != Head::Kind::None) return head;
    // A line with the game's brackets can only have the head "name:", with a line of the game
    // behind it.
    if (line.folded.find(U'【') == std::u32string::npos) head = dated(line, above);
    return head.kind != Head::Kind::None ? head : speech(line);
}

} // namespace shiaiba::rakuen
