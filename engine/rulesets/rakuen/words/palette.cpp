// Writes the rolls of a build.
#include "rulesets/rakuen/words/palette.hpp"

#include <string>
#include <utility>

namespace shiaiba::rakuen {
namespace {

std::string reference(Ability ability) { return "{" + std::string(id(ability)) + "}"; }

/// The lower of the two others, then the higher.
std::pair<Ability, Ability> others(const Abilities& points, Ability ability) {
    Ability lower = Ability::None;
    Ability higher = Ability::None;
    for (const Ability one : kAllAbilities) {
        if (one == ability) continue;
        (lower == Ability::None ? lower : higher) = one;
    }
    if (points[index(lower)] > points[index(higher)]) std::swap(lower, higher);
    return {lower, higher};
}

/// An attack with one ability, and with each skill that changes its value ([rakuen 6.2]).
void add_attacks(const RakuenBuild& build, bool advanced, Ability ability, Palette& lines) {
    const std::string own = reference(ability);
    const std::string name(id(ability));
    lines.push_back({"2D10+" + own, name + "で攻撃"});
    lines.push_back({"2D10+" + own + "+10*{IN}", name + "で攻撃、必殺"});
    if (!advanced) return;
    const auto [lower, higher] = others(build.abilities, ability);
    lines.push_back({"2D10+" + own + "+" + reference(lower), name + "で攻撃、連撃"});
    lines.push_back({"2D10+" + own + "+" + reference(higher), name + "で攻撃、フラットアタック"});
    lines.push_back({"2D10+" + own + "/2", name + "で攻撃、ハーフアタック"});
    lines.push_back({"2D10+" + own + "*2", name + "でインビジブル攻撃、切札"});
}

} // namespace

Palette palette(const RakuenBuild& build, const RakuenSettings& settings) {
    Palette lines{{"1D100", "先後決定"}};
    for (const Ability ability : kAllAbilities) {
        add_attacks(build, settings.advanced, ability, lines);
    }
    lines.push_back({"2D10", "チェイン"});
    lines.push_back({"2D10", "回避"});
    lines.push_back({"2D10", "ガード"});
    lines.push_back({"2D10", "インビジブルガード"});
    if (!settings.advanced) return lines;
    for (const SkillFacts& skill : kSkillFacts) {
        lines.push_back({{}, "【" + std::string(skill.ja) + "】SP" + std::to_string(skill.sp)});
    }
    return lines;
}

} // namespace shiaiba::rakuen
