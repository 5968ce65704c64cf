// Finds system lines among narration, in full or half width, and evaluates sums.
#include "rulesets/rakuen/record/scan.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "core/sheet/sheet_lines.hpp"
#include "core/text/unicode.hpp"
#include "rulesets/rakuen/sheet/text.hpp"

namespace shiaiba::rakuen {
namespace {

constexpr std::int64_t kMost = 999'999'999;
constexpr int kMostDepth = 8;

class Terms {
public:
    explicit Terms(std::string_view text) : left_(text) {}

    std::optional<std::int64_t> sum() {
        std::int64_t total = product();
        while (good_) {
            if (took("+")) {
                total = kept(total + product());
            } else if (took("-") || took("−") || took("–")) {
                total = kept(total - product());
            } else {
                break;
            }
        }
        return good_ ? std::optional<std::int64_t>(total) : std::nullopt;
    }
    std::string_view left() const { return left_; }

private:
    bool took(std::string_view sign) {
        if (left_.substr(0, sign.size()) != sign) return false;
        left_.remove_prefix(sign.size());
        return true;
    }
    static std::int64_t kept(std::int64_t value) { return std::clamp(value, -kMost, kMost); }

    std::int64_t product() {
        std::int64_t value = number();
        while (good_) {
            if (took("×") || took("*") || took("X")) {
                value = kept(value * number());
            } else if (took("÷") || took("/")) {
                const std::int64_t by = number();
                good_ = good_ && by != 0;
                if (good_) value /= by;
            } else {
                break;
            }
        }
        return value;
    }

    std::int64_t number() {
        if (took("(")) {
            if (++depth_ > kMostDepth) {
                good_ = false;
                return 0;
            }
            const auto inner = sum();
            good_ = inner && took(")");
            --depth_;
            return inner.value_or(0);
        }
        std::int64_t value = 0;
        const std::size_t before = left_.size();
        while (!left_.empty() && left_[0] >= '0' && left_[0] <= '9') {
            value = kept(value * 10 + (left_[0] - '0'));
            left_.remove_prefix(1);
        }
        good_ = good_ && left_.size() < before;
        return value;
    }

    std::string_view left_;
    int depth_ = 0;
    bool good_ = true;
};

} // namespace

std::optional<Sum> read_sum(std::string_view text) {
    Terms terms(text);
    const auto total = terms.sum();
    if (!total) return std::nullopt;
    Sum sum;
    sum.terms = sum.value = static_cast<int>(*total);
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    if (digits > 0) sum.first = static_cast<int>(*Terms(text.substr(0, digits)).sum());
    if (terms.left().empty()) return sum;
    if (terms.left()[0] != '=') return std::nullopt;
    Terms behind(terms.left().substr(1));
    const auto value = behind.sum();
    if (!value || !behind.left().empty()) return std::nullopt;
    sum.value = static_cast<int>(*value);
    return sum;
}

// Finds system lines among narration, in full or half width.

namespace {

constexpr std::size_t kMostNames = 64;

/// What may follow the word.
enum class Rest { Nothing, Ability, Sum, HpSum, Outcome, Anything };
struct Head {
    std::string_view word;
    Said said;
    Rest rest;
};
constexpr Head kHeads[] = {
    {"先後決定", Said::Initiative, Rest::Sum},
    {"先攻", Said::First, Rest::Nothing},
    {"後攻", Said::Second, Rest::Nothing},
    {"攻撃", Said::Attack, Rest::Ability},
    {"インビジブル攻撃", Said::Invisible, Rest::Ability},
    {"チャージ", Said::Charge, Rest::Nothing},
    {"攻撃値", Said::AttackValue, Rest::Sum},
    {"命中値", Said::HitValue, Rest::Sum},
    {"IN", Said::In, Rest::Sum},
    {"HP", Said::Hp, Rest::HpSum},
    {"ダメージ値", Said::Damage, Rest::HpSum},
    {"防御", Said::Guard, Rest::Outcome},
    {"回避", Said::Evade, Rest::Outcome},
    {"インビジブル防御", Said::InvisibleGuard, Rest::Anything},
    {"防御不能", Said::NoGuard, Rest::Nothing},
    {"攻撃不能", Said::NoAttack, Rest::Nothing},
    {"スタン発生", Said::Stunned, Rest::Nothing},
    {"封印発生", Said::Sealed, Rest::Nothing},
    {"降参", Said::Surrender, Rest::Nothing},
    {"勝者", Said::Winner, Rest::Anything},
};

std::optional<Skill> skill_called(std::string_view name) {
    if (name == "ガードブレイク") return Skill::Break; // [rakuen R34]
    for (std::size_t k = 0; k < kSkills; ++k) {
        if (kSkillFacts[k].ja == name) return skill_at(k);
    }
    return std::nullopt;
}

/// "[連撃・強制封印]" without the brackets.
std::optional<SkillSet> skills_called(std::string_view names) {
    constexpr std::string_view kDot = "・";
    SkillSet skills;
    while (true) {
        const std::size_t dot = names.find(kDot);
        const auto skill = skill_called(names.substr(0, dot));
        if (!skill) return std::nullopt;
        skills |= *skill;
        if (dot == std::string_view::npos) return skills;
        names.remove_prefix(dot + kDot.size());
    }
}

std::optional<Ability> ability_called(std::string_view name) {
    if (name == "WIS") return Ability::Wiz; // [rakuen R1]
    for (const Ability ability : kAllAbilities) {
        if (id(ability) == name) return ability;
    }
    return std::nullopt;
}

/// "4:6"
std::optional<Pair> pair_of(std::string_view text) {
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    if (text.size() != 3 || !digit(text[0]) || text[1] != ':' || !digit(text[2])) {
        return std::nullopt;
    }
    return Pair{text[0] - '0', text[2] - '0'};
}

/// "[7:8]→[8:8]", with or without what follows.
bool read_shift(std::string_view text, Item& item) {
    constexpr std::string_view kArrow = "→";
    const std::size_t arrow = text.find(kArrow);
    if (arrow != 5 || text.size() < arrow + kArrow.size() + 5) return false;
    const auto from = pair_of(text.substr(1, 3));
    const auto to = pair_of(text.substr(arrow + kArrow.size() + 1, 3));
    if (!from || !to) return false;
    item.said = Said::Shift;
    item.skills = Skill::Shift;
    item.pair = *from;
    item.shifted = *to;
    return true;
}

/// "150-30=120/IN:0+2=2", "150(ダメージ無し)|IN:…", "135"
bool read_hp(std::string_view text, Item& item) {
    const std::size_t in = text.find("IN:");
    if (in != std::string_view::npos) {
        item.in = read_sum(text.substr(in + 3));
        if (!item.in || in == 0) return false;
        text = text.substr(0, in - 1);
    }
    const std::size_t unhurt = text.find("(ダメージ");
    const auto sum = read_sum(text.substr(0, unhurt));
    if (sum) item.sum = *sum;
    return sum.has_value();
}

bool read_rest(Rest rest, std::string_view text, Item& item) {
    switch (rest) {
    case Rest::Nothing: return text.empty();
    case Rest::Anything: return true;
    case Rest::HpSum: return read_hp(text, item);
    case Rest::Ability: {
        const auto ability = ability_called(text);
        if (ability) item.ability = *ability;
        return ability.has_value();
    }
    case Rest::Sum: {
        const auto sum = read_sum(text);
        if (sum) item.sum = *sum;
        return sum.has_value();
    }
    case Rest::Outcome:
        if (text.empty()) return true;
        item.success = text == "成功";
        item.said = item.said == Said::Guard ? Said::Guarded : Said::Evaded;
        return item.success || text == "失敗";
    }
    return false;
}

enum class Sense { None, Good, Bad };

/// What stands between 【 and 】, half-width and without blanks.
Sense read_content(std::string_view text, Item& item) {
    const std::size_t colon = text.find(':');
    const std::size_t bracket = text.find('[');
    const std::string_view word = text.substr(0, std::min(colon, bracket));
    // The source's example calls it 必殺 [rakuen R31].
    const bool arrow = colon != std::string_view::npos && read_shift(text.substr(colon + 1), item);
    if (arrow && skill_called(word)) return Sense::Good;
    std::string_view rest = colon == std::string_view::npos ? "" : text.substr(colon + 1);
    if (bracket < colon) {
        const std::size_t close = text.find(']', bracket);
        const auto skills = close == std::string_view::npos
                                ? std::nullopt
                                : skills_called(text.substr(bracket + 1, close - bracket - 1));
        const bool known = std::any_of(std::begin(kHeads), std::end(kHeads),
                                       [&](const Head& head) { return head.word == word; });
        if (!skills) return known ? Sense::Bad : Sense::None;
        item.skills = *skills;
        rest = text.substr(close + 1);
        if (!rest.empty() && rest[0] == ':') rest.remove_prefix(1);
    }
    for (const Head& head : kHeads) {
        if (head.word != word) continue;
        item.said = head.said;
        return read_rest(head.rest, rest, item) ? Sense::Good : Sense::Bad;
    }
    const auto skill = skill_called(word);
    if (!skill) return Sense::None;
    item.skills = *skill;
    item.said = *skill == Skill::Trump && rest == "失敗" ? Said::TrumpFailed : Said::Use;
    return item.said == Said::TrumpFailed || rest.empty() ? Sense::Good : Sense::None;
}

class Scanner {
public:
    Scan scan(std::string_view text) {
        for (const PostedLine& line : posted_lines(text)) read_line(line);
        return std::move(out_);
    }

private:
    /// System text has capitals.
    void read_line(const PostedLine& line) {
        number_ = line.number;
        folded_ = line.folded;
        for (char32_t& point : folded_) {
            if (point >= 'a' && point <= 'z') point -= 32;
        }
        if (folded_.find(U"上級ルール") != std::u32string::npos) out_.advanced = true;
        const std::u32string_view head = trim(line.raw);
        if (!head.empty() && head[0] == U'◆') return name(encode_utf8(trim(head.substr(1))));
        build(line);
        brackets();
    }

    void name(const std::string& name) {
        const auto found = std::find(out_.names.begin(), out_.names.end(), name);
        author_ = static_cast<int>(found - out_.names.begin());
        if (found != out_.names.end()) return;
        if (out_.names.size() == kMostNames) {
            author_ = -1;
            return;
        }
        out_.names.push_back(name);
        out_.name_lines.push_back(number_);
    }

    Item item_at(std::size_t from, std::size_t end) const {
        Item item;
        item.author = author_;
        item.line = number_;
        item.column = static_cast<int>(from) + 1;
        item.length = static_cast<int>(end - from);
        return item;
    }

    void build(const PostedLine& line) {
        const auto points = points_in_line(line.folded);
        if (!points) return;
        Item item = item_at(0, folded_.size());
        item.said = Said::Build;
        item.points = *points;
        out_.items.push_back(std::move(item));
    }

    /// Without blanks.
    std::string between(std::size_t from, std::size_t end) const {
        std::string out;
        for (; from < end; ++from) {
            if (!is_blank(folded_[from])) append_utf8(out, folded_[from]);
        }
        return out;
    }

    void brackets() {
        bool dice = false;
        std::size_t at = 0;
        for (std::size_t behind = 0; at < folded_.size(); ++at) {
            const bool square = folded_[at] == '[' && dice;
            if (folded_[at] != U'【' && !square) continue;
            const std::size_t end = folded_.find(square ? U']' : U'】', at);
            if (end == std::u32string::npos) return;
            const std::string before = between(behind, at);
            const std::string content = between(at + 1, end);
            // More pairs follow the first, with "+" or nothing between them.
            dice = before.find("ダイス値") != std::string::npos ||
                   (dice && (before.empty() || before == "+" || before == "→"));
            const auto pair = dice ? pair_of(content) : std::nullopt;
            if (pair) {
                Item item = item_at(at, end + 1);
                item.pair = *pair;
                item.text = content;
                out_.items.push_back(std::move(item));
            } else {
                // 【インビジブル防御ダイス2】[2:5] [rakuen R44]
                dice = is_dice_label(content);
                if (!dice) content_item(content, at, end + 1);
            }
            behind = end + 1;
            at = end;
        }
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
        out_.problems.push_back(
            problem_with(item, "unreadableLine",
                         {"「" + content + "」はシステム文言として読めません。",
                          "\"" + content + "\" can't be read as a line of system text."}));
    }

    Scan out_;
    std::u32string folded_;
    int number_ = 0;
    int author_ = -1;
};

} // namespace

Scan scan_thread(std::string_view text) { return Scanner().scan(text); }

Problem problem_with(const Item& item, std::string code, Text text, std::string rule) {
    Problem problem;
    problem.line = item.line;
    problem.column = item.column;
    problem.length = item.length;
    problem.code = std::move(code);
    problem.text = std::move(text);
    problem.rule = std::move(rule);
    return problem;
}

} // namespace shiaiba::rakuen
