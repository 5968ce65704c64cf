// The table of a build's fields ([rakuen 2, 20]), from which form, check, JSON, text, bits and steps
// follow. Links carry the order of the abilities and of the presets.
#include "rulesets/rakuen/sheet/sheet.hpp"

#include <cstdint>
#include <memory>

#include "core/sheet/field_parts.hpp"

namespace shiaiba::rakuen {
namespace {

using Part = TotalPart<RakuenBuild, kAbilities>;

const Part& abilities() {
    static const Part part({{.key = "abilities",
                             .ja = "能力値",
                             .en = "Abilities",
                             .least = kLeastAbility,
                             .items = kAbilityItems,
                             .step = 5,
                             .code = "outOfRange",
                             .code_count = "notSixty",
                             .rule = "2",
                             .wrong_ja = "{name}は{least}から{most}までです。",
                             .wrong_en = "{name} must be {least} to {most}.",
                             .count_ja = "能力値の合計は60です(いまは{n})。",
                             .count_en = "The abilities must add up to 60 (now {n})."},
                            kAbilityPoints,
                            &RakuenBuild::abilities,
                            "notANumber",
                            {"{name}を整数で書いてください。", "{name} must be a whole number."}});
    return part;
}

} // namespace

const Fields<RakuenBuild>& build_fields() {
    using Tactic = TacticPart<RakuenBuild>;
    // Plans name nothing of the sheet, and have no other bound than any list of plans.
    const auto names = [](const RakuenBuild&) { return plan::SheetNames(); };
    static const Fields<RakuenBuild> fields(
        {abilities().row(),
         {"tactic", std::make_shared<Tactic>(Tactic::Facts{
                        &RakuenBuild::tactic, presets, names, SIZE_MAX, {}, {}, true})}});
    return fields;
}

Problems problems_of(const Abilities& points) {
    Json fields;
    build_fields().write({points, {}}, fields);
    Problems problems;
    build_fields().check(fields, problems);
    return problems;
}

RakuenBuild random_build(Dice& dice, const Json& keep) {
    RakuenBuild build{abilities().at(dice.below(abilities().count())), {}};
    if (!keep.is_object()) return build;
    Problems problems;
    RakuenBuild kept = build_fields().check(keep, problems);
    if (problems.empty()) return kept;
    const auto tactic = plan::check_tactic(keep.value("tactic", Json()), presets());
    if (tactic) build.tactic = *tactic;
    return build;
}

} // namespace shiaiba::rakuen
