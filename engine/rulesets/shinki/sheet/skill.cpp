// Derives what follows from the data of skills.
#include "rulesets/shinki/sheet/skill.hpp"

#include <algorithm>
#include <array>

#include "core/sheet/sheet_lines.hpp"

namespace shiaiba::shinki {
namespace {

constexpr std::array<StatusWords, kStatuses> kStatusWords{{
    {"shinki", 's', "心輝", "Shine",
     "心輝者としての力を発揮している。この状態でない心輝者は、1点でもダメージを受けると戦闘不能になる。",
     "The power of a Blazer is out. Without it a blazer falls at any damage."},
    {"poison", 'p', "毒", "Poison", "ラウンド終了時に4点ダメージを受ける。",
     "4 damage at the round's end."},
    {"fire", 'f', "火炎", "Fire", "ラウンド終了時に4点ダメージを受ける。",
     "4 damage at the round's end."},
    {"dark", 'd', "暗闇", "Darkness", "スキルによって与えるダメージに−3する。",
     "Damage that its skills deal is lowered by 3."},
    {"shaken", 'k', "動揺", "Shaken", "ラウンド終了時に手札と気魄を1枚ずつ選んで捨てる。",
     "A card of the hand and one of the kihaku go at the round's end."},
    {"frenzy", 'z', "狂乱", "Frenzy",
     "デフォルトスキルしか使用できない。《通常攻撃》を使用するか、HPを10点支払うと解除される。",
     "Only default skills may be used, until Basic Attack is, or 10 HP are paid."},
}};

} // namespace

const StatusWords& words(Status status) { return kStatusWords[static_cast<std::size_t>(status)]; }

std::string_view bare_name(std::string_view name) {
    constexpr std::string_view kOpen = "《";
    constexpr std::string_view kClose = "》";
    if (!name.starts_with(kOpen) || !name.ends_with(kClose)) return name;
    return name.substr(kOpen.size(), name.size() - kOpen.size() - kClose.size());
}

std::u32string name_key(std::string_view name) { return folded(bare_name(name)); }

bool Skill::has(Op op) const {
    return std::any_of(effects.begin(), effects.end(),
                       [&](const Effect& effect) { return effect.op == op; });
}

bool Skill::draws() const {
    return std::any_of(effects.begin(), effects.end(), [&](const Effect& effect) {
        return effect.op == Op::Draw && (effect.to_self || aim == Aim::Self);
    });
}

int SkillList::find(std::string_view id) const {
    for (std::size_t k = 0; k < skills.size(); ++k) {
        if (skills[k].id == id) return static_cast<int>(k);
    }
    return -1;
}

} // namespace shiaiba::shinki
