// パネルアレー戦 as a ruleset: its rooms behind one interface.
#include "rulesets/panel/panel.hpp"

#include <utility>

#include "core/json.hpp"
#include "rulesets/panel/fight/battle.hpp"
#include "rulesets/panel/list/house.hpp"
#include "rulesets/panel/plans/vocabulary.hpp"
#include "rulesets/panel/sheet/bits.hpp"
#include "rulesets/panel/sheet/form.hpp"
#include "rulesets/panel/sheet/samples.hpp"
#include "rulesets/panel/sheet/text.hpp"
#include "rulesets/panel/words/classic.hpp"
#include "rulesets/panel/words/narration.hpp"
#include "rulesets/panel/words/tales.hpp"

namespace shiaiba::panel {
namespace {

constexpr const char* kVersion = "1";

const Sheet& unwrap(const Build& build) { return *std::any_cast<Sheet>(&build); }
/// A match that was given none has the default.
const PanelSettings& unwrap_settings(const Settings& settings) {
    static const PanelSettings usual;
    const auto* const own = std::any_cast<PanelSettings>(&settings);
    return own != nullptr ? *own : usual;
}

/// The skills of the match whose names they are.
const SkillList& skills_of(const Names& names) {
    return names.settings != nullptr ? *list_of(unwrap_settings(*names.settings)) : *house_list();
}

class PanelRuleset final : public Ruleset {
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
            it.stride = Stride::Swing;
            it.opponents = 3;
            it.round = {"ターン", "turn"};
            it.rounds_in_line = {"ターン", "T"};
            return it;
        }();
        return identity;
    }

    Json form(const Settings& settings) const override {
        return panel::form(*list_of(unwrap_settings(settings)));
    }
    std::vector<Json> samples() const override {
        const auto read = parse_json(samples_text());
        std::vector<Json> samples;
        for (const Json& one : *read) {
            Json json{{"system", "panel"}, {"version", kVersion}};
            json.update(one);
            samples.push_back(std::move(json));
        }
        return samples;
    }

    Checked<Build> check(const Json& fields, const Settings& settings,
                         const Build&) const override {
        auto sheet = check_sheet(fields, list_of(unwrap_settings(settings)));
        if (!sheet) return sheet.problems();
        return Build(std::move(*sheet));
    }
    void write(const Build& build, Json& fields) const override {
        write_sheet(unwrap(build), fields);
    }
    ReadText read(std::string_view text, const Settings& settings) const override {
        return read_sheet_text(text, list_of(unwrap_settings(settings)));
    }
    std::string to_text(const Build& build, std::string_view name,
                        std::string_view) const override {
        return write_sheet_text(unwrap(build), name);
    }
    std::vector<std::string_view> text_forms() const override { return {"sheet"}; }

    void pack(const Build& build, BitWriter& out) const override { pack_sheet(unwrap(build), out); }
    std::optional<Build> unpack(BitReader& in, const Settings& settings) const override {
        auto sheet = unpack_sheet(list_of(unwrap_settings(settings)), in);
        if (!sheet) return std::nullopt;
        return Build(std::move(*sheet));
    }
    std::vector<std::pair<std::string, Text>> left_out(const Build& build) const override {
        const Sheet& sheet = unwrap(build);
        std::vector<std::pair<std::string, Text>> out;
        if (!sheet.owner.empty()) out.push_back({"owner", {"持ち主", "owner"}});
        bool named = false;
        for (const Pattern& pattern : sheet.patterns) named = named || !pattern.name.empty();
        if (named) out.push_back({"patterns", {"パターンの名前", "names of patterns"}});
        if (!sheet.definitions.empty()) out.push_back({"definitions", {"定義", "definitions"}});
        bool noted = false;
        for (const plan::Plan& plan : sheet.tactic->plans()) noted = noted || !plan.note.empty();
        if (noted) out.push_back({"plans", {"プランの説明", "notes of plans"}});
        return out;
    }

    Build random(Dice& dice, const Json& keep, const Settings& settings,
                 const Build&) const override {
        return random_sheet(list_of(unwrap_settings(settings)), dice, keep);
    }
    std::vector<Neighbour> neighbours(const Build& build) const override {
        return neighbours_of(unwrap(build));
    }
    Json places(const Build&) const override { return Json::array(); }
    Json sheet_facts(const Json& fields, const Settings& settings) const override {
        return panel::sheet_facts(sheet_as_written(fields, list_of(unwrap_settings(settings))));
    }
    Problems warnings(const Build& build) const override { return panel::warnings(unwrap(build)); }

    Checked<Settings> check_settings(const Json& json) const override {
        return panel::check_settings(json);
    }
    Json write_settings(const Settings& settings) const override {
        return panel::write_settings(unwrap_settings(settings));
    }
    void pack_settings(const Settings& settings, BitWriter& out) const override {
        panel::pack_settings(unwrap_settings(settings), out);
    }
    std::optional<Settings> unpack_settings(BitReader& in, const Settings& at_hand) const override {
        auto settings = panel::unpack_settings(in, unwrap_settings(at_hand));
        if (!settings) return std::nullopt;
        return Settings(std::move(*settings));
    }
    Text lacking(const Settings& settings, const Settings& at_hand) const override {
        return panel::lacking(unwrap_settings(settings), unwrap_settings(at_hand));
    }
    std::vector<SettingSaid> settings_in_words(const Settings& settings) const override {
        return panel::settings_in_words(unwrap_settings(settings));
    }
    std::vector<OtherReading> other_readings(const Settings& settings) const override {
        return panel::other_readings(unwrap_settings(settings));
    }

    Json settings_form() const override { return panel::settings_form(); }
    std::string_view usual_setting(std::string_view key) const override {
        return key == "skills" ? house_list_text() : std::string_view();
    }
    const plan::Vocabulary* vocabulary() const override { return &panel::vocabulary(); }
    plan::Names plan_names(const Json& fields, const Settings& settings) const override {
        return names_in(fields, *list_of(unwrap_settings(settings)));
    }
    const Planner* planner(const Build& build) const override { return unwrap(build).tactic.get(); }
    Outcome fight(const Settings& settings, const Sides& sides, Table& table) const override {
        return Battle(unwrap_settings(settings),
                      opening(unwrap(sides[0]->build()), unwrap(sides[1]->build())), table)
            .run();
    }

    std::vector<std::string_view> event_kinds() const override {
        std::vector<std::string_view> kinds;
        for (std::size_t k = 0; k < kTales; ++k) kinds.push_back(facts(static_cast<Tale>(k)).kind);
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
        return {"HPが0", "HP at 0"};
    }
    std::string classic(const Chronicle& chronicle, const Outcome* outcome, const Names&,
                        Extent extent) const override {
        const bool whole = outcome != nullptr && extent == Extent::Whole;
        return whole ? paper(chronicle) : std::string();
    }
};

} // namespace

const Ruleset& ruleset() {
    static const PanelRuleset instance;
    return instance;
}

} // namespace shiaiba::panel
