// Implements Ruleset for パネルアレー戦: hands each question on to sheet, fight, plans and words.
// The id, link_id and versions stand in links and never change.
#include "rulesets/panel/panel.hpp"

#include <utility>

#include "core/sheet/fields.hpp"
#include "core/system/samples.hpp"
#include "core/system/typed_ruleset.hpp"
#include "core/text/json.hpp"
#include "rulesets/panel/fight/battle.hpp"
#include "rulesets/panel/fight/events.hpp"
#include "rulesets/panel/sheet/sheet.hpp"
#include "rulesets/panel/sheet/skill_list.hpp"
#include "rulesets/panel/sheet/vocabulary.hpp"
#include "rulesets/panel/words/words.hpp"

namespace shiaiba::panel {
namespace {

constexpr const char* kVersion = "1";

/// The skill list of the match that the names belong to.
const SkillList& skills_of(const Names& names) {
    return names.settings != nullptr ? *list_of(given_or_default<PanelSettings>(*names.settings))
                                     : *house_list();
}

std::vector<std::pair<std::string, Text>> left_out(const Sheet& sheet) {
    auto out = sheet_fields().left_out(sheet);
    bool named = false;
    for (const Pattern& pattern : sheet.patterns) named = named || !pattern.name.empty();
    if (named) out.push_back({"patterns", {"パターンの名前", "names of patterns"}});
    if (!sheet.definitions.empty()) out.push_back({"definitions", {"定義", "definitions"}});
    bool noted = false;
    for (const plan::Plan& plan : sheet.tactic->plans()) noted = noted || !plan.note.empty();
    if (noted) out.push_back({"plans", {"プランの説明", "notes of plans"}});
    return out;
}

constexpr FunctionTable<Sheet, PanelSettings> kFunctions{
    .form = [](const PanelSettings& settings) { return form(*list_of(settings)); },
    .check = [](const Json& fields, const PanelSettings& settings,
                const Nothing&) { return untyped(check_sheet(fields, list_of(settings))); },
    .write = [](const Sheet& sheet, Json& fields) { sheet_fields().write(sheet, fields); },
    .read = [](std::string_view text,
               const PanelSettings& settings) { return read_sheet_text(text, list_of(settings)); },
    .to_text = [](const Sheet& sheet, std::string_view name,
                  std::string_view) { return write_sheet_text(sheet, name); },
    .pack = [](const Sheet& sheet, BitWriter& out) { sheet_fields().pack(sheet, out); },
    .unpack =
        [](BitReader& in, const PanelSettings& settings) {
            return untyped(unpack_sheet(list_of(settings), in));
        },
    .random = [](Dice& dice, const Json& keep, const PanelSettings& settings,
                 const Nothing&) { return Build(random_sheet(list_of(settings), dice, keep)); },
    .fight =
        [](const PanelSettings& settings, const Sides& sides, FightContext& context) {
            return Battle(settings,
                          opening(build_as<Sheet>(sides[0]->build()),
                                  build_as<Sheet>(sides[1]->build())),
                          context)
                .run();
        },
    .left_out = left_out,
    .neighbours = neighbours_of,
    .sheet_facts =
        [](const Json& fields, const PanelSettings& settings) {
            return sheet_facts(sheet_as_written(fields, list_of(settings)));
        },
    .warnings = warnings,
    .palette = [](const Sheet& sheet, const PanelSettings&) { return palette(sheet); },
    .plan_names = [](const Json& fields,
                     const PanelSettings& settings) { return names_in(fields, list_of(settings)); },
    .planner = [](const Sheet& sheet) -> const Planner* { return sheet.tactic.get(); },
    .settings = setting_table,
};

class PanelRuleset final : public TypedRuleset<kFunctions> {
public:
    const Identity& identity() const override {
        static const Identity identity = [] {
            Identity it;
            it.id = "panel";
            it.name = {"パネルアレー戦", "Panel duel"};
            it.versions = {kVersion};
            it.date = "2012-06-23";
            it.source = "パネルアレー対戦";
            it.credit = {
                "2012年のページのルール。星見の塔トーナメントとTCG of the Weekの流れをくむ。"
                "失われた一覧は補い、補った所には印を付けた。スキルリストは本作のもの。",
                "The rules of a page of 2012, after Tournamented Celestial Gaze and TCG of "
                "the Week. Its lost lists are made up for, and marked; the skills are ours."};
            it.link_id = 3;
            it.chance = true;
            it.most_rounds = kMostTurns;
            it.stride = Stride::Exchange;
            it.opponents = 3;
            it.round = {"ターン", "turn"};
            it.rounds_in_line = {"ターン", "T"};
            return it;
        }();
        return identity;
    }

    std::vector<Json> samples(Lang lang) const override {
        return read_samples(identity(), samples_text(), lang);
    }

    std::vector<std::string_view> text_forms() const override { return {"sheet"}; }
    std::string_view usual_setting(std::string_view key) const override {
        return key == "skills" ? house_list_text() : std::string_view();
    }
    const plan::Vocabulary* vocabulary() const override { return &panel::vocabulary(); }

    std::vector<std::string_view> event_kinds() const override {
        std::vector<std::string_view> kinds;
        for (std::size_t k = 0; k < kEventKinds; ++k)
            kinds.push_back(facts(static_cast<EventKind>(k)).kind);
        return kinds;
    }
    Tone tone(const Event& event) const override { return facts_of(event).tone; }
    bool is_bookkeeping(const Event& event) const override { return panel::is_bookkeeping(event); }
    Spans narrate(const Event& event, const Names& names, Lang lang) const override {
        return panel::narrate(event, names, skills_of(names), lang);
    }
    Text round_title(int round) const override { return panel::round_title(round); }
    Spans phase_title(const Phase& phase, const Names& names, Lang lang) const override {
        return panel::phase_title(phase, names, lang);
    }
    Text reason(std::string_view reason) const override {
        if (reason == "time") return {"8ターン終了", "eight turns over"};
        if (reason == "loop") return {"無限ループ", "infinite loop"};
        if (reason == "both") return {"同時に敗北", "both defeated at once"};
        return {"相手のHPが0", "the other's HP at 0"};
    }
    std::string classic(const FightLog& fight_log, const Outcome* outcome, const Names&,
                        Extent extent) const override {
        const bool whole = outcome != nullptr && extent == Extent::Whole;
        return whole ? paper(fight_log) : std::string();
    }
};

} // namespace

const Ruleset& ruleset() {
    static const PanelRuleset instance;
    return instance;
}

} // namespace shiaiba::panel
