// The table of a build's fields ([rakuen 2, 20]), from which form, check, JSON, text, bits and steps
// follow. Links carry the order of the abilities and of the presets.
#include "rulesets/rakuen/sheet/sheet.hpp"

#include <cstdint>
#include <memory>

#include "core/sheet/field_shares.hpp"

namespace shiaiba::rakuen {
namespace {

using Part = SharesPart<RakuenBuild, kAbilities>;

constexpr Field kShares{.key = "abilities",
                        .ja = "能力値",
                        .en = "Abilities",
                        .least = kLeastAbility,
                        .most = kAbilityPoints,
                        .items = kAbilityItems,
                        .step = 5,
                        .code = "notANumber",
                        .code_count = "notSixty",
                        .rule = "2",
                        .wrong_ja = "{name}を整数で書いてください。",
                        .wrong_en = "{name} must be a whole number.",
                        .count_ja = "能力値の合計は60です(いまは{sum})。",
                        .count_en = "The abilities must add up to 60 (now {sum})."};

const std::shared_ptr<const Part>& abilities() {
    static const auto part = std::make_shared<const Part>(Part::Facts{
        .field = kShares,
        .shares = {},
        .all = &RakuenBuild::abilities,
        .code_bounds = "outOfRange",
        .bounds = {"{name}は{least}から{most}までです。", "{name} must be {least} to {most}."},
        .most_read = 99'999,
        .numbered = true});
    return part;
}

} // namespace

const Fields<RakuenBuild>& build_fields() {
    using Tactic = TacticPart<RakuenBuild>;
    // Plans name nothing of the sheet, and have no other bound than any list of plans.
    const auto names = [](const RakuenBuild&) { return plan::SheetNames(); };
    static const Fields<RakuenBuild> fields(
        {{"", abilities()},
         {"tactic", std::make_shared<Tactic>(Tactic::Facts{
                        &RakuenBuild::tactic, presets, names, SIZE_MAX, {}, {}, true})}});
    return fields;
}

RakuenBuild check_build(Json fields, Problems& problems) {
    const FieldItem& wiz = kAbilityItems[index(Ability::Wiz)];
    Json& given = fields[std::string(wiz.id)];
    if (given.is_null()) given = fields.value(std::string(wiz.words), Json());
    return build_fields().check(fields, problems);
}

Problems problems_of(const Abilities& points) {
    Json fields;
    build_fields().write({points, {}}, fields);
    Problems problems;
    check_build(std::move(fields), problems);
    return problems;
}

RakuenBuild random_build(Dice& dice, const Json& keep) {
    RakuenBuild build;
    abilities()->put(build, dice.below(abilities()->legal()));
    if (!keep.is_object()) return build;
    Problems problems;
    RakuenBuild kept = check_build(keep, problems);
    if (problems.empty()) return kept;
    const auto tactic = plan::check_tactic(keep.value("tactic", Json()), presets());
    if (tactic) build.tactic = *tactic;
    return build;
}

} // namespace shiaiba::rakuen
