// Derives properties of skills from their effects, and holds the words of the statuses.
#include "rulesets/shinki/sheet/skill.hpp"

#include <algorithm>
#include <array>

#include "core/sheet/sheet_lines.hpp"
#include "rulesets/shinki/sheet/vocabulary.hpp"

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
     "A card of the hand and one of the grit go at the round's end."},
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

bool Effect::of_cards() const {
    const auto asks = [](int fact) { return is_of_cards(fact); };
    return amount.of_cards() || said.any_fact(asks) ||
           (said_when && plan::any_fact(*said_when, asks));
}

bool Effect::counts_sum() const {
    return amount.x != 0 || amount.half != 0 ||
           said.any_fact([](int fact) { return fact == static_cast<int>(ListFact::UsedSum); });
}

namespace {

/// Calls `visit(effect)` for each effect, those of contests included, until it returns true.
template <class Visit>
bool walk(const std::vector<Effect>& effects, const Visit& visit) {
    return std::any_of(effects.begin(), effects.end(), [&](const Effect& effect) {
        return visit(effect) || walk(effect.win, visit) || walk(effect.lose, visit);
    });
}

} // namespace

int Skill::number_of(const Effect& effect) const {
    int number = 0;
    const bool found = walk(effects, [&](const Effect& one) {
        ++number;
        return &one == &effect;
    });
    return found ? number : 0;
}

const Effect* Skill::effect_at(int number) const {
    const Effect* found = nullptr;
    walk(effects, [&](const Effect& one) {
        if (--number != 0) return false;
        found = &one;
        return true;
    });
    return found;
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
