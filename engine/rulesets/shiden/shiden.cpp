// 紫電一閃 弐 as a system. Its id, number and version are frozen, because links hold them.
#include "rulesets/shiden/shiden.hpp"

#include "core/system/apart.hpp"
#include "core/system/setting_table.hpp"
#include "core/text/json.hpp"
#include "rulesets/shiden/fight/battle.hpp"
#include "rulesets/shiden/sheet/sheet.hpp"
#include "rulesets/shiden/sheet/text.hpp"
#include "rulesets/shiden/words/words.hpp"

namespace shiaiba::shiden {
namespace {

using Rows = RowsOf<build_fields>;

constexpr std::string_view kSamples = R"json([
{"name":{"ja":"ムライ","en":"Murai"},"skills":["一閃","一閃","交錯","+硬","果断"],
 "setting":{"ja":"軽く打ち合い、守りを固め、最後の一撃に賭ける。","en":"Light blows, a firm guard, and all on the last strike."}},
{"name":{"ja":"クロダ","en":"Kuroda"},"skills":["待伏","+速","搦手","待伏","一閃"],
 "setting":{"ja":"待って崩し、速い一手で仕留める。","en":"Waits, breaks the guard, and ends it with one quick strike."}}
])json";

/// An empty text is written, too.
void write(const ShidenBuild& build, Json& fields) {
    Rows::write(build, fields);
    fields["setting"] = build.setting;
}

std::string to_text(const ShidenBuild& build, std::string_view name, std::string_view form) {
    return form == "roster" ? to_roster_line(build, name) : to_sheet(build, name);
}

std::optional<ShidenBuild> from_ids(const std::vector<int>& ids) {
    ShidenBuild build;
    for (std::size_t k = 0; k < kPlaces; ++k) {
        if (ids[k] < 0 || ids[k] >= kTakeable) return std::nullopt;
        build.skills[k] = skill_at(ids[k]);
    }
    return build;
}

Outcome fight(const ShidenSettings& settings, const Sides& sides, FightContext& context) {
    return Battle(build_as<ShidenBuild>(sides[0]->build()).skills,
                  build_as<ShidenBuild>(sides[1]->build()).skills, context.log(), settings)
        .run();
}

/// Referees of this game write whole fights only, and no fight is ever pending.
std::string paper(const FightLog& fight_log, const Outcome* outcome, const Names& names,
                  Extent extent) {
    const bool whole = outcome != nullptr && extent == Extent::Whole;
    return whole ? classic(fight_log, *outcome, names) : std::string();
}

} // namespace

const System& system() {
    static const System shiden{
        .identity = {.id = "shiden",
                     .name = {"紫電一閃 弐", "Shiden Issen Ni"},
                     .versions = {"1.03"},
                     .date = "2012-09-09",
                     .source = "紫電一閃 弐 ルール説明",
                     .credit = {"ルールのページに作者名はありません。初出は2011年の「紫電一閃」。",
                                "The rules page names no author. It follows \"Shiden Issen\" of "
                                "2011."},
                     .link_id = 1,
                     .symmetric = true,
                     .most_rounds = kMostRounds,
                     .counted = {28'629'151, kTakeable, true}},
        .form = typed<form>,
        .samples = first_samples(kSamples),
        .check = typed<Rows::check>,
        .write = typed<write>,
        .read = apart<read_sheets>,
        .text_forms = {"sheet", "roster"},
        .to_text = typed<to_text>,
        .palette = apart<palette>,
        .pack = typed<Rows::pack>,
        .unpack = typed<Rows::unpack>,
        .left_out = typed<Rows::left_out>,
        .random = typed<random_build>,
        .ids_per_build = kPlaces,
        .from_ids = apart<from_ids>,
        .places = typed<places>,
        .settings = typed<setting_table>,
        .fight = typed<fight>,
        .event_kinds = kinds_of(catalogue()),
        .tone = [](const Event& event) { return row_for(event).tone; },
        .narrate = narrate,
        .phases = phases(),
        .reasons = {{"limit", {"ラウンドの上限", "round limit"}},
                    {"draw",
                     {"両者の所持スキルが全て破壊された", "all skills of both sides destroyed"}},
                    {"defeat",
                     {"相手の所持スキルが全て破壊された", "all skills of the other destroyed"}}},
        .classic = paper,
    };
    return shiden;
}

} // namespace shiaiba::shiden
