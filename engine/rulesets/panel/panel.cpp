// パネルアレー戦 as a system. Its id, number and version are frozen, because links hold them.
#include "rulesets/panel/panel.hpp"

#include <utility>

#include "core/system/apart.hpp"
#include "core/system/setting_table.hpp"
#include "core/text/json.hpp"
#include "rulesets/panel/fight/battle.hpp"
#include "rulesets/panel/fight/events.hpp"
#include "rulesets/panel/sheet/sheet.hpp"
#include "rulesets/panel/sheet/skill_list.hpp"
#include "rulesets/panel/sheet/vocabulary.hpp"
#include "rulesets/panel/words/words.hpp"

namespace shiaiba::panel {
namespace {

using Rows = RowsOf<sheet_fields>;

/// The skill list of the match that the names belong to.
const SkillList& skills_of(const Names& names) {
    return names.settings != nullptr ? *list_of(given_or_default<PanelSettings>(*names.settings))
                                     : *house_list();
}

std::vector<std::pair<std::string, Text>> left_out(const Sheet& sheet) {
    auto out = Rows::left_out(sheet);
    bool named = false;
    for (const Pattern& pattern : sheet.patterns) named = named || !pattern.name.empty();
    if (named) out.push_back({"patterns", {"パターンの名前", "names of patterns"}});
    if (!sheet.definitions.empty()) out.push_back({"definitions", {"定義", "definitions"}});
    bool noted = false;
    for (const plan::Plan& plan : sheet.tactic->plans()) noted = noted || !plan.note.empty();
    if (noted) out.push_back({"plans", {"プランの説明", "notes of plans"}});
    return out;
}

Outcome fight(const PanelSettings& settings, const Sides& sides, FightContext& context) {
    return Battle(settings,
                  opening(build_as<Sheet>(sides[0]->build()), build_as<Sheet>(sides[1]->build())),
                  context)
        .run();
}

std::string whole_paper(const FightLog& fight_log, const Outcome* outcome, const Names&,
                        Extent extent) {
    const bool whole = outcome != nullptr && extent == Extent::Whole;
    return whole ? paper(fight_log) : std::string();
}

} // namespace

const System& system() {
    static const System panel{
        .identity =
            {.id = "panel",
             .name = {"パネルアレー戦", "Panel duel"},
             .versions = {"1"},
             .date = "2012-06-23",
             .source = "パネルアレー対戦",
             .credit =
                 {"2012年のページのルール。星見の塔トーナメントとTCG of the Weekの流れをくむ。"
                  "失われた一覧は補い、補った所には印を付けた。スキルリストは本作のもの。",
                  "The rules of a page of 2012, after Tournamented Celestial Gaze and TCG of "
                  "the Week. Its lost lists are made up for, and marked; the skills are "
                  "ours."},
             .link_id = 3,
             .chance = true,
             .most_rounds = kMostTurns,
             .round = {"ターン", "turn"},
             .rounds_in_line = {"ターン", "T"},
             .stride = Stride::Exchange,
             .opponents = 3},
        .form = typed<[](const PanelSettings& settings) { return form(*list_of(settings)); }>,
        .samples = first_samples(samples_text()),
        .check = typed<[](const Json& fields, const PanelSettings& settings) {
            return check_sheet(fields, list_of(settings));
        }>,
        .write = typed<Rows::write>,
        .read = apart<[](std::string_view text, const PanelSettings& settings) {
            return read_sheet_text(text, list_of(settings));
        }>,
        .to_text = typed<write_sheet_text>,
        .palette = apart<palette>,
        .pack = typed<Rows::pack>,
        .unpack = typed<[](BitReader& in, const PanelSettings& settings) {
            return unpack_sheet(list_of(settings), in);
        }>,
        .left_out = typed<left_out>,
        .random = typed<[](Dice& dice, const Json& keep, const PanelSettings& settings) {
            return random_sheet(list_of(settings), dice, keep);
        }>,
        .neighbours = apart<neighbours_of>,
        .sheet_facts = typed<[](const Json& fields, const PanelSettings& settings) {
            return sheet_facts(sheet_as_written(fields, list_of(settings)));
        }>,
        .warnings = typed<warnings>,
        .settings = typed<setting_table>,
        .usual_list = {"skills", house_list_text()},
        .fight = typed<fight>,
        .vocabulary = apart<vocabulary>,
        .plan_names = apart<[](const Json& fields, const PanelSettings& settings) {
            return names_in(fields, list_of(settings));
        }>,
        .planner = typed<[](const Sheet& sheet) -> const Planner* { return sheet.tactic.get(); }>,
        .event_kinds = kinds_of(catalogue()),
        .tone = [](const Event& event) { return row_for(event).tone; },
        .is_bookkeeping = is_bookkeeping,
        .narrate = [](const Event& event, const Names& names,
                      Lang lang) { return narrate(event, names, skills_of(names), lang); },
        .phases = phases(),
        .reasons = {{"time", {"8ターン終了", "eight turns over"}},
                    {"loop", {"無限ループ", "infinite loop"}},
                    {"both", {"同時に敗北", "both defeated at once"}},
                    {"defeat", {"相手のHPが0", "the other's HP at 0"}}},
        .classic = whole_paper,
    };
    return panel;
}

} // namespace shiaiba::panel
