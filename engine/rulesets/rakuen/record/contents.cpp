// Reads the text between brackets: words of the game, skills, abilities and sums ([rakuen 17,
// R44]).
#include "rulesets/rakuen/record/line.hpp"

#include <algorithm>
#include <iterator>

namespace shiaiba::rakuen {
namespace {

/// Takes a face off the front of the text; 10 is the face 0.
std::optional<int> face_in(std::string_view& text) {
    if (text.substr(0, 2) == "10") {
        text.remove_prefix(2);
        return 0;
    }
    if (text.empty() || text[0] < '0' || text[0] > '9') return std::nullopt;
    const int face = text[0] - '0';
    text.remove_prefix(1);
    return face;
}

} // namespace

std::optional<Pair> read_pair(std::string_view text) {
    const auto red = face_in(text);
    if (!red || text.empty() || (text[0] != ':' && text[0] != ',')) return std::nullopt;
    text.remove_prefix(1);
    const auto blue = face_in(text);
    if (!blue || !text.empty()) return std::nullopt;
    return Pair{*red, *blue};
}

// The text between 【 and 】.

namespace {

/// The kinds of text that may follow the word of a label.
enum class Rest { Nothing, Ability, Sum, HpSum, Outcome, Roll, Anything };
struct Label {
    std::string_view word;
    Said said;
    Rest rest;
};
constexpr Label kLabels[] = {
    {"先後決定", Said::Initiative, Rest::Roll},
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
    {"回避値", Said::EvadeValue, Rest::Sum},
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

/// Reads "連撃・強制封印", the part between the brackets of a declaration.
std::optional<SkillSet> skills_called(std::string_view names) {
    constexpr std::string_view kDot = "・";
    SkillSet skills;
    while (true) {
        const std::size_t dot = names.find(kDot);
        const auto skill = skill_called(names.substr(0, dot));
        if (!skill || skills.has(*skill)) return std::nullopt;
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

/// Reads "[7:8]→[8:8]", with or without text behind it.
bool read_shift(std::string_view text, Item& item) {
    constexpr std::string_view kArrow = "→";
    const std::size_t arrow = text.find(kArrow);
    if (arrow != 5 || text.size() < arrow + kArrow.size() + 5) return false;
    const auto from = read_pair(text.substr(1, 3));
    const auto to = read_pair(text.substr(arrow + kArrow.size() + 1, 3));
    if (!from || !to) return false;
    item.said = Said::Shift;
    item.skills = Skill::Shift;
    item.pair = *from;
    item.shifted = *to;
    return true;
}

/// Reads "150-30=120/IN:0+2=2", "150(ダメージ無し)|IN:…", "135".
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
    case Rest::Roll:
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

} // namespace

Sense read_content(std::string_view text, Item& item) {
    const std::size_t colon = text.find(':');
    const std::size_t bracket = text.find('[');
    const std::string_view word = text.substr(0, std::min(colon, bracket));
    // Any skill's name may stand before the arrow: the source's example has 必殺 for シフト [rakuen
    // R31].
    const bool arrow = colon != std::string_view::npos && read_shift(text.substr(colon + 1), item);
    if (arrow && skill_called(word)) return Sense::Good;
    std::string_view rest = colon == std::string_view::npos ? "" : text.substr(colon + 1);
    if (bracket < colon) {
        const std::size_t close = text.find(']', bracket);
        const auto skills = close == std::string_view::npos
                                ? std::nullopt
                                : skills_called(text.substr(bracket + 1, close - bracket - 1));
        const bool known = std::any_of(std::begin(kLabels), std::end(kLabels),
                                       [&](const Label& label) { return label.word == word; });
        if (!skills) return known ? Sense::Bad : Sense::None;
        item.skills = *skills;
        rest = text.substr(close + 1);
        if (!rest.empty() && rest[0] == ':') rest.remove_prefix(1);
    }
    for (const Label& label : kLabels) {
        if (label.word != word) continue;
        // The label without a roll stands above the line in which a bot rolls.
        if (label.rest == Rest::Roll && (rest.empty() || rest == "1D100")) return Sense::None;
        item.said = label.said;
        if (read_rest(label.rest, rest, item)) return Sense::Good;
        // 【回避値】 is none of the game's own lines, so it is no problem if it can't be read.
        return label.said == Said::EvadeValue ? Sense::None : Sense::Bad;
    }
    const auto skill = skill_called(word);
    if (!skill) return Sense::None;
    item.skills = *skill;
    item.said = *skill == Skill::Trump && rest == "失敗" ? Said::TrumpFailed : Said::Use;
    return item.said == Said::TrumpFailed || rest.empty() ? Sense::Good : Sense::None;
}

} // namespace shiaiba::rakuen
