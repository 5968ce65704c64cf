// Reads one posted line of a thread: system text in brackets, abilities, and dice as people and
// bots write them.
#include "rulesets/rakuen/record/line.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "core/text/unicode.hpp"
#include "rulesets/rakuen/sheet/text.hpp"

namespace shiaiba::rakuen {
namespace {

bool opens(char32_t point) { return point == '[' || point == U'【'; }
bool closes(char32_t point) { return point == ']' || point == U'】'; }

class LineReader {
public:
    LineReader(const PostedLine& line, std::size_t from)
        : folded_(line.folded), number_(line.number), from_(from) {
        // Upper case, because system text is written in capitals.
        for (char32_t& point : folded_) {
            if (point >= 'a' && point <= 'z') point -= 32;
        }
        plain_until_ = from_;
        while (plain_until_ < folded_.size() && folded_[plain_until_] < 0x80) ++plain_until_;
    }

    LineRead read(const PostedLine& line) {
        // A line of dice alone has nothing else in it.
        if (plain_pairs() || colours()) return std::move(out_);
        // From the line, because points_in_line() takes small letters.
        build(std::u32string_view(line.folded).substr(std::min(from_, line.folded.size())));
        brackets();
        return std::move(out_);
    }

private:
    Item item_at(std::size_t from, std::size_t end) const {
        Item item;
        item.line = number_;
        item.column = static_cast<int>(from) + 1;
        item.length = static_cast<int>(end - from);
        return item;
    }
    void fail(const Item& item, const char* code, Text text) {
        out_.problems.push_back(problem_with(item, code, std::move(text)));
    }

    /// The text from `from` to before `end`, in UTF-8, without blanks.
    std::string between(std::size_t from, std::size_t end) const {
        std::string out;
        for (; from < end; ++from) {
            if (!is_blank(folded_[from])) append_utf8(out, folded_[from]);
        }
        return out;
    }
    void skip(std::size_t& at) const {
        while (at < folded_.size() && is_blank(folded_[at])) ++at;
    }
    /// Skips blanks and then this character; false, with `at` unmoved, if another one stands there.
    bool took(std::size_t& at, char32_t point) const {
        std::size_t next = at;
        skip(next);
        if (next >= folded_.size() || folded_[next] != point) return false;
        at = next + 1;
        return true;
    }
    /// The same for a word, which may have blanks between its letters.
    bool took(std::size_t& at, std::u32string_view word) const {
        std::size_t next = at;
        for (const char32_t point : word) {
            if (!took(next, point)) return false;
        }
        at = next;
        return true;
    }
    bool took_arrow(std::size_t& at) const { return took(at, U'>') || took(at, U'→'); }
    /// A number of at most three digits.
    std::optional<int> took_number(std::size_t& at) const {
        std::size_t next = at;
        skip(next);
        const std::size_t begin = next;
        int value = 0;
        for (; next < folded_.size() && is_digit(folded_[next]) && next - begin < 3; ++next) {
            value = 10 * value + static_cast<int>(folded_[next] - '0');
        }
        if (next == begin) return std::nullopt;
        at = next;
        return value;
    }

    void pair_item(const Pair& pair, std::size_t from, std::size_t end, bool plain) {
        Item item = item_at(from, end);
        item.pair = pair;
        item.plain = plain;
        item.text = std::to_string(pair.red) + ":" + std::to_string(pair.blue);
        out_.items.push_back(std::move(item));
    }

    // Reads pairs that are alone in the line: "[4,6]", "【4,6】", "[4:6] + [2:3]".
    bool plain_pairs() {
        std::size_t at = from_;
        bool more = true;
        while (more) {
            skip(at);
            const std::size_t end = at < folded_.size() && opens(folded_[at])
                                        ? folded_.find_first_of(U"]】", at)
                                        : std::u32string::npos;
            const auto pair =
                end == std::u32string::npos ? std::nullopt : read_pair(between(at + 1, end));
            if (!pair) {
                out_.items.clear();
                return false;
            }
            pair_item(*pair, at, end + 1, true);
            at = end + 1;
            if (!took(at, U'+')) took_arrow(at);
            skip(at);
            more = at < folded_.size();
        }
        return true;
    }

    // Reads "赤:4 青:6", in either order; 10 is the face 0.
    bool colours() {
        std::optional<int> red;
        std::optional<int> blue;
        std::size_t at = from_;
        skip(at);
        const std::size_t begin = at;
        for (int k = 0; k < 2; ++k) {
            std::optional<int>& face = took(at, U'赤') ? red : blue;
            if (&face == &blue && !took(at, U'青')) return false;
            took(at, U':');
            if (face) return false;
            face = took_number(at);
            if (!face || *face > 10) return false;
            for (const char32_t sign : U"/,、・+|") {
                if (sign != 0) took(at, sign);
            }
        }
        skip(at);
        if (at < folded_.size()) return false;
        pair_item({*red % 10, *blue % 10}, begin, folded_.size(), true);
        return true;
    }

    void build(std::u32string_view text) {
        const auto points = points_in_line(text);
        if (!points) return;
        Item item = item_at(from_, folded_.size());
        item.said = Said::Build;
        item.points = *points;
        out_.items.push_back(std::move(item));
    }

    void brackets() {
        bool dice = false;
        std::size_t behind = from_;
        for (std::size_t at = from_; at < folded_.size(); ++at) {
            if (folded_[at] == '(') {
                const std::size_t end = printed(at, behind);
                if (end == at) continue;
                behind = end;
                at = end - 1;
                continue;
            }
            if (!opens(folded_[at])) continue;
            const bool square = folded_[at] == '[';
            if (square && !dice && !behind_label(at)) continue;
            const std::string before = between(behind, at);
            const std::size_t end = folded_.find(square ? U']' : U'】', at);
            if (end == std::u32string::npos) return;
            const std::string content = between(at + 1, end);
            // More pairs follow the first, with "+", "→" or nothing between them.
            dice = before.find("ダイス値") != std::string::npos ||
                   (dice && (before.empty() || before == "+" || before == "→"));
            const auto pair = dice ? read_pair(content) : std::nullopt;
            if (pair) {
                pair_item(*pair, at, end + 1, false);
            } else {
                // 【インビジブル防御ダイス2】[2:5] [rakuen R44]
                dice = is_dice_label(content);
                if (!dice) content_item(content, at, end + 1);
            }
            behind = end + 1;
            at = end;
        }
    }
    /// Whether "ダイス値:" stands right before.
    bool behind_label(std::size_t at) const {
        constexpr std::u32string_view kLabel = U"ダイス値";
        while (at > from_ && (is_blank(folded_[at - 1]) || folded_[at - 1] == ':')) --at;
        return std::u32string_view(folded_).substr(from_, at - from_).ends_with(kLabel);
    }
    static bool is_dice_label(const std::string& content) {
        constexpr std::array<std::string_view, 3> kLabels{"インビジブル防御ダイス", "攻撃チェイン",
                                                          "チャージチェイン"};
        return std::any_of(kLabels.begin(), kLabels.end(), [&](std::string_view label) {
            return content.compare(0, label.size(), label) == 0;
        });
    }

    void content_item(const std::string& content, std::size_t from, std::size_t end) {
        Item item = item_at(from, end);
        item.text = content;
        const Sense sense = read_content(content, item);
        if (sense == Sense::None) return;
        if (sense == Sense::Good) return out_.items.push_back(std::move(item));
        fail(item, "unreadableLine",
             {"「" + content + "」はシステム文言として読めません。",
              "\"" + content + "\" can't be read as a line of system text."});
    }

    // Reads "(2D10) ＞ 10[4,6] ＞ 10" and "(1D100) ＞ 61", as dice bots print them; returns the
    // place behind, or `begin`. They must begin the line, behind the command at most, or stand
    // behind brackets: elsewhere they are talk.
    std::size_t printed(std::size_t begin, std::size_t behind) {
        if (begin > plain_until_ && behind == from_) return begin;
        std::size_t at = begin;
        if (took(at, U"(1D100)")) {
            if (!took_arrow(at)) return begin;
            const auto roll = took_number(at);
            if (!roll) return begin;
            Item item = item_at(begin, at);
            item.said = Said::Initiative;
            item.plain = true;
            item.text = "1D100:" + std::to_string(*roll);
            item.sum.value = item.sum.terms = item.sum.first = *roll;
            out_.items.push_back(std::move(item));
            return at;
        }
        if (!took(at, U"(2D10)") || !took_arrow(at)) return begin;
        const auto sum = took_number(at);
        skip(at);
        if (!sum || at >= folded_.size() || !opens(folded_[at])) return begin;
        const std::size_t end = folded_.find_first_of(U"]】", at);
        const auto pair =
            end == std::u32string::npos ? std::nullopt : read_pair(between(at + 1, end));
        if (!pair || !closes(folded_[end])) return begin;
        at = end + 1;
        std::size_t tail = at;
        const auto total = took_arrow(tail) ? took_number(tail) : sum;
        if (total) at = std::max(at, tail);
        pair_item(*pair, begin, at, true);
        if (*sum != pair->sum() || !total || *total != pair->sum()) {
            const std::string right = std::to_string(pair->sum());
            fail(
                out_.items.back(), "wrongSum",
                {"このダイスの合計は " + right + " です。", "These dice add up to " + right + "."});
        }
        return at;
    }

    std::u32string folded_;
    int number_;
    std::size_t from_;
    /// Up to here the line is ASCII, as commands of dice bots are.
    std::size_t plain_until_ = 0;
    LineRead out_;
};

} // namespace

bool LineRead::only_dice() const {
    return !items.empty() && std::all_of(items.begin(), items.end(), [](const Item& item) {
        return item.said == Said::Dice || (item.said == Said::Initiative && item.plain);
    });
}

LineRead read_posted(const PostedLine& line, std::size_t from) {
    return LineReader(line, from).read(line);
}

std::optional<Item> read_line(std::string_view line) {
    LineRead read = read_posted(posted_lines(line)[0], 0);
    if (read.items.empty()) return std::nullopt;
    return std::move(read.items[0]);
}

} // namespace shiaiba::rakuen
