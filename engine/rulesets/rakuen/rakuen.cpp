// らくえん模擬戦 as a system. Its id, number and version are frozen, because links hold them.
#include "rulesets/rakuen/rakuen.hpp"

#include <utility>

#include "core/system/apart.hpp"
#include "core/system/setting_table.hpp"
#include "core/text/json.hpp"
#include "rulesets/rakuen/fight/battle.hpp"
#include "rulesets/rakuen/fight/events.hpp"
#include "rulesets/rakuen/record/lines.hpp"
#include "rulesets/rakuen/sheet/settings.hpp"
#include "rulesets/rakuen/sheet/sheet.hpp"
#include "rulesets/rakuen/sheet/text.hpp"
#include "rulesets/rakuen/sheet/vocabulary.hpp"
#include "rulesets/rakuen/words/words.hpp"

namespace shiaiba::rakuen {
namespace {

using Rows = RowsOf<build_fields>;

constexpr std::string_view kSamples = R"json([
{"name":{"ja":"イチカ","en":"Ichika"},"POW":20,"SPD":15,"WIZ":25,"tactic":"堅実"},
{"name":{"ja":"レン","en":"Ren"},"POW":25,"SPD":20,"WIZ":15,"tactic":"逆襲"},
{"name":{"ja":"シオン","en":"Shion"},"POW":10,"SPD":20,"WIZ":30,"tactic":"要塞"}
])json";

Checked<RakuenBuild> check(const Json& fields) {
    Problems problems;
    RakuenBuild build = check_build(fields, problems);
    if (!problems.empty()) return problems;
    return build;
}

std::string to_text(const RakuenBuild& build, std::string_view name, std::string_view form) {
    return form == "roster" ? to_roster_line(build, name) : to_sheet(build, name);
}

std::optional<RakuenBuild> from_ids(const std::vector<int>& ids) {
    const Abilities points{ids[0], ids[1], ids[2]};
    if (!problems_of(points).empty()) return std::nullopt;
    return RakuenBuild{points, {}};
}

Outcome fight(const RakuenSettings& settings, const Sides& sides, FightContext& context) {
    State state;
    state.advanced = settings.advanced;
    state.turned = settings.turned;
    state.fighters = settings.start;
    for (const Side side : kSides) {
        state.of(side).abilities = build_as<RakuenBuild>(sides[index(side)]->build()).abilities;
    }
    return Battle(state, context).run();
}

} // namespace

const System& system() {
    static const System rakuen{
        .identity = {.id = "rakuen",
                     .name = {"らくえん模擬戦", "Rakuen mock battle"},
                     .versions = {"1.0.12"},
                     .date = "2025-03-27",
                     .source = "模擬戦ルール var.1.0.12",
                     .credit = {"旅団『らくえん』の闘技場で行われる模擬戦のルール。",
                                "The rules of the mock battles in the arena of the brigade "
                                "Rakuen."},
                     .link_id = 2,
                     .chance = true,
                     .surrender = true,
                     .most_rounds = kMostTurns,
                     .round = {"ターン", "turn"},
                     .rounds_in_line = {"ターン", "T"},
                     .notation = {"システム文言", "system text"},
                     .stride = Stride::Exchange,
                     .opponents = 3,
                     .records = true},
        .form = typed<form>,
        .samples = first_samples(kSamples),
        .check = typed<check>,
        .write = typed<Rows::write>,
        .read = apart<read_sheets>,
        .text_forms = {"sheet", "roster"},
        .to_text = typed<to_text>,
        .palette = apart<palette>,
        .pack = typed<Rows::pack>,
        .unpack = typed<Rows::unpack>,
        .random = typed<random_build>,
        .ids_per_build = kAbilities,
        .from_ids = apart<from_ids>,
        .neighbours = apart<Rows::neighbours>,
        .settings = typed<setting_table>,
        .fight = typed<fight>,
        .vocabulary = apart<vocabulary>,
        .planner = typed<[](const RakuenBuild& build) { return build.tactic.tactic(presets()); }>,
        .event_kinds = kinds_of(catalogue()),
        .tone = [](const Event& event) { return row(kind_of(event)).tone; },
        .narrate = narrate,
        .phases = phases(),
        .reasons = {{"limit", {"ターンの上限", "turn limit"}},
                    {"trump", {"相手の切札の失敗", "the other's Trump failed"}},
                    {"surrender", {"相手の降参", "the other surrendered"}},
                    {"hp", {"相手のHPが0", "the other's HP at 0"}}},
        .classic = [](const FightLog& fight_log, const Outcome*, const Names& names,
                      Extent extent) { return system_text(fight_log, names, extent); },
    };
    return rakuen;
}

} // namespace shiaiba::rakuen
