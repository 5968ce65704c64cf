// The skills and states of 紫電一閃 弐: names, kinds, and the numbers that are fixed ([shiden 2,
// 3]).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace shiaiba::shiden {

/// Ids are frozen, because links and traces hold them.
enum class Skill : std::uint8_t {
    Issen,        // 【一閃】
    Matowari,     // 【的割】
    Kadan,        // 【果断】
    Kenbai,       // 【剣舞】
    Shiden,       // 【紫電】
    Juso,         // 【呪詛】
    Raika,        // 【雷火】
    Kakushiyaiba, // 【隠刃】
    Dotou,        // 【怒濤】
    Kakugo,       // 【覚悟】
    Bouheki,      // 【防壁】
    Fuuin,        // 【封印】
    Kageuchi,     // 【影討】
    Kousaku,      // 【交錯】
    Karamete,     // 【搦手】
    Machibuse,    // 【待伏】
    Tamayura,     // 【玉響】
    Kuzushiwaza,  // 【崩技】
    Ekibyou,      // 【疫病】
    PlusKyou,     // 【+強】
    PlusKou,      // 【+硬】
    PlusSoku,     // 【+速】
    PlusHan,      // 【+反】
    PlusRen,      // 【+錬】
    PlusJun,      // 【+盾】
    Gekirin,      // 【逆鱗】
    Musou,        // 【無想】
    Sensei,       // 【先制】
    Uragasumi,    // 【裏霞】
    Rinkou,       // 【燐光】
    Rengeki,      // 【連撃】
    Kuukyo,       // 【空虚】 arises from 衰弱 only
    Bonda,        // 【凡打】 used when there is nothing to use
};
inline constexpr int kSkills = 33;
/// Number of skills that a build may take: the first 31.
inline constexpr int kTakeable = 31;
inline constexpr int kPlaces = 5;

enum class Kind : std::uint8_t { Attack, Support, Intercept, Attached };

struct SkillFacts {
    std::string_view name;
    /// The letter in roster lines, which the page also shows as the skill's seal.
    std::string_view letter;
    Kind kind;
    bool limited;
};

inline constexpr std::array<SkillFacts, kSkills> kSkillFacts{{
    {"一閃", "閃", Kind::Attack, false},    {"的割", "割", Kind::Attack, false},
    {"果断", "果", Kind::Attack, false},    {"剣舞", "剣", Kind::Attack, false},
    {"紫電", "紫", Kind::Attack, false},    {"呪詛", "呪", Kind::Attack, false},
    {"雷火", "雷", Kind::Attack, true},     {"隠刃", "隠", Kind::Attack, false},
    {"怒濤", "怒", Kind::Attack, false},    {"覚悟", "覚", Kind::Support, true},
    {"防壁", "防", Kind::Support, true},    {"封印", "封", Kind::Support, true},
    {"影討", "影", Kind::Support, false},   {"交錯", "交", Kind::Intercept, false},
    {"搦手", "搦", Kind::Intercept, false}, {"待伏", "待", Kind::Intercept, false},
    {"玉響", "玉", Kind::Intercept, false}, {"崩技", "崩", Kind::Intercept, false},
    {"疫病", "疫", Kind::Intercept, false}, {"+強", "強", Kind::Attached, false},
    {"+硬", "硬", Kind::Attached, false},   {"+速", "速", Kind::Attached, false},
    {"+反", "反", Kind::Attached, false},   {"+錬", "錬", Kind::Attached, true},
    {"+盾", "盾", Kind::Attached, true},    {"逆鱗", "逆", Kind::Attached, false},
    {"無想", "無", Kind::Attached, true},   {"先制", "先", Kind::Attached, false},
    {"裏霞", "裏", Kind::Attached, false},  {"燐光", "燐", Kind::Attached, false},
    {"連撃", "連", Kind::Attached, false},  {"空虚", "空", Kind::Attached, false},
    {"凡打", "凡", Kind::Attack, false},
}};

constexpr const SkillFacts& facts(Skill skill) {
    return kSkillFacts[static_cast<std::size_t>(skill)];
}
constexpr std::string_view name(Skill skill) { return facts(skill).name; }
constexpr Kind kind(Skill skill) { return facts(skill).kind; }
constexpr bool is_limited(Skill skill) { return facts(skill).limited; }
constexpr Skill skill_at(int id) { return static_cast<Skill>(id); }
constexpr int id(Skill skill) { return static_cast<int>(skill); }

/// Speed at a level, before any bonus ([shiden 2]); attached skills have none.
constexpr int base_speed(Skill skill, int level) {
    switch (skill) {
    case Skill::Matowari:
    case Skill::Kadan:
    case Skill::Juso: return 1;
    case Skill::Kenbai:
    case Skill::Kousaku:
    case Skill::Tamayura: return level - 1;
    case Skill::Shiden: return level + 2;
    case Skill::Dotou: return std::max(level - 2, 0); // [shiden R10] floor before bonuses
    case Skill::Machibuse:
    case Skill::Bonda: return 0;
    default: return level;
    }
}

/// Damage at a level if it depends on nothing else; absent if the skill does none, or if its damage
/// is counted in the fight (剣舞, 怒濤, 玉響).
constexpr std::optional<int> fixed_damage(Skill skill, int level) {
    switch (skill) {
    case Skill::Issen:
    case Skill::Matowari:
    case Skill::Shiden:
    case Skill::Juso:
    case Skill::Kousaku:
    case Skill::Bonda: return 1;
    case Skill::Raika:
    case Skill::Machibuse: return 2;
    case Skill::Kadan: return level;
    case Skill::Kakushiyaiba: return std::max(4 - level, 1); // [shiden R10]
    default: return std::nullopt;
    }
}

/// Absent if no skill has this name.
std::optional<Skill> skill_named(std::string_view name);

/// The same two numbers without the least value of 怒濤 and 隠刃 ([shiden R10]).
constexpr int unfloored_speed(Skill skill, int level) {
    return skill == Skill::Dotou ? level - 2 : base_speed(skill, level);
}
constexpr int unfloored_damage(Skill skill, int level) {
    return skill == Skill::Kakushiyaiba ? 4 - level : fixed_damage(skill, level).value_or(0);
}

// The states of a character ([shiden 3]).

/// In the order of trace lines, which is frozen.
enum class State { Kakugo, Bouheki, Gekirin, Musou, Sensei, Stun, Roubai, Suijaku };
inline constexpr int kStates = 8;

struct StateFacts {
    std::string_view name;
    /// The mark beside a name in the paper notation, and the state's sign on the page.
    std::string_view mark;
    bool stacks;
    bool good;
};

inline constexpr std::array<StateFacts, kStates> kStateFacts{{
    {"覚悟", "覚", false, true},
    {"防壁", "防", true, true},
    {"逆鱗", "逆", true, true},
    {"無想", "無", false, true},
    {"先制", "先", false, true},
    {"スタン", "ス", false, false},
    {"狼狽", "狼", false, false},
    {"衰弱", "衰", false, false},
}};

constexpr const StateFacts& facts(State state) {
    return kStateFacts[static_cast<std::size_t>(state)];
}
constexpr std::string_view name(State state) { return facts(state).name; }

} // namespace shiaiba::shiden
