// Ruleset of らくえん模擬戦: offers its parts through one interface.
#include "rulesets/rakuen/rakuen.hpp"

#include <utility>

#include "core/system/typed_ruleset.hpp"
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

Checked<Build> check(const Json& fields, const RakuenSettings&, const Nothing&) {
    Problems problems;
    RakuenBuild build = check_build(fields, problems);
    if (!problems.empty()) return problems;
    return Build(std::move(build));
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

constexpr FunctionTable<RakuenBuild, RakuenSettings> kFunctions{
    .form = form,
    .check = check,
    .write = [](const RakuenBuild& build, Json& fields) { build_fields().write(build, fields); },
    .read = [](std::string_view text, const RakuenSettings&) { return read_sheets(text); },
    .to_text =
        [](const RakuenBuild& build, std::string_view name, std::string_view form) {
            return form == "roster" ? to_roster_line(build, name) : to_sheet(build, name);
        },
    .pack = [](const RakuenBuild& build, BitWriter& out) { build_fields().pack(build, out); },
    .unpack = [](BitReader& in,
                 const RakuenSettings&) { return untyped(build_fields().unpack(in)); },
    .random = [](Dice& dice, const Json& keep, const RakuenSettings&,
                 const Nothing&) { return Build(random_build(dice, keep)); },
    .fight = fight,
    .neighbours = [](const RakuenBuild& build) { return steps_of(build_fields(), build); },
    .palette = palette,
    .planner = [](const RakuenBuild& build) -> const Planner* {
        return build.tactic.tactic(presets());
    },
    .settings = setting_table,
};

class RakuenRuleset final : public TypedRuleset<kFunctions> {
public:
    const Identity& identity() const override {
        static const Identity identity = [] {
            Identity it;
            it.id = "rakuen";
            it.name = {"らくえん模擬戦", "Rakuen mock battle"};
            it.versions = {"1.0.12"};
            it.date = "2025-03-27";
            it.source = "模擬戦ルール var.1.0.12";
            it.credit = {"旅団『らくえん』の闘技場で行われる模擬戦のルール。",
                         "The rules of the mock battles in the arena of the brigade Rakuen."};
            it.link_id = 2;
            it.chance = true;
            it.stride = Stride::Exchange;
            it.surrender = true;
            it.most_rounds = kMostTurns;
            it.opponents = 3;
            it.records = true;
            it.round = {"ターン", "turn"};
            it.rounds_in_line = {"ターン", "T"};
            it.notation = {"システム文言", "system text"};
            return it;
        }();
        return identity;
    }

    std::vector<Json> samples(Lang lang) const override {
        const auto sample = [&](const Text& name, const Abilities& abilities, const char* tactic) {
            plan::BuildTactic plans;
            plans.preset = presets().find(tactic);
            Json json{{"system", "rakuen"}, {"version", "1.0.12"}, {"name", name.in(lang)}};
            build_fields().write({abilities, plans}, json);
            return json;
        };
        return {sample({"イチカ", "Ichika"}, {20, 15, 25}, "堅実"),
                sample({"レン", "Ren"}, {25, 20, 15}, "逆襲"),
                sample({"シオン", "Shion"}, {10, 20, 30}, "要塞")};
    }

    std::vector<std::string_view> text_forms() const override { return {"sheet", "roster"}; }

    std::size_t ids_per_build() const override { return kAbilities; }
    std::optional<Build> from_ids(const std::vector<int>& ids) const override {
        const Abilities points{ids[0], ids[1], ids[2]};
        if (!problems_of(points).empty()) return std::nullopt;
        return Build(RakuenBuild{points, {}});
    }

    const plan::Vocabulary* vocabulary() const override { return &rakuen::vocabulary(); }
    std::vector<std::string_view> event_kinds() const override {
        std::vector<std::string_view> kinds;
        for (std::size_t k = 0; k < kEventKinds; ++k)
            kinds.push_back(facts(static_cast<EventKind>(k)).kind);
        return kinds;
    }
    Tone tone(const Event& event) const override { return facts_of(event).tone; }
    Spans narrate(const Event& event, const Names& names, Lang lang) const override {
        return rakuen::narrate(event, names, lang);
    }
    Text round_title(int round) const override { return rakuen::round_title(round); }
    Spans phase_title(const Phase& phase, const Names& names, Lang lang) const override {
        return rakuen::phase_title(phase, names, lang);
    }
    Text reason(std::string_view reason) const override {
        if (reason == "limit") return {"ターンの上限", "turn limit"};
        if (reason == "trump") return {"相手の切札の失敗", "the other's Trump failed"};
        if (reason == "surrender") return {"相手の降参", "the other surrendered"};
        return {"相手のHPが0", "the other's HP at 0"};
    }
    std::string classic(const FightLog& fight_log, const Outcome*, const Names& names,
                        Extent extent) const override {
        return system_text(fight_log, names, extent);
    }
};

} // namespace

const Ruleset& ruleset() {
    static const RakuenRuleset instance;
    return instance;
}

} // namespace shiaiba::rakuen
