// 紫電一閃 弐 as a ruleset: the table of its functions. Its id, number and version are frozen, because
// links hold them.
#include "rulesets/shiden/shiden.hpp"

#include <utility>

#include "core/system/typed_ruleset.hpp"
#include "core/text/json.hpp"
#include "rulesets/shiden/fight/battle.hpp"
#include "rulesets/shiden/sheet/sheet.hpp"
#include "rulesets/shiden/sheet/text.hpp"
#include "rulesets/shiden/words/words.hpp"

namespace shiaiba::shiden {
namespace {

Checked<Build> check(const Json& fields, const ShidenSettings&, const Nothing&) {
    Problems problems;
    ShidenBuild build = build_fields().check(fields, problems);
    if (!problems.empty()) return problems;
    return Build(std::move(build));
}

/// An empty text is written, too.
void write(const ShidenBuild& build, Json& fields) {
    build_fields().write(build, fields);
    fields["setting"] = build.setting;
}

constexpr FunctionTable<ShidenBuild, ShidenSettings> kFunctions{
    .form = [](const ShidenSettings&) { return form(); },
    .check = check,
    .write = write,
    .read = [](std::string_view text, const ShidenSettings&) { return read_sheets(text); },
    .to_text =
        [](const ShidenBuild& build, std::string_view given, std::string_view form) {
            return form == "roster" ? to_roster_line(build, given) : to_sheet(build, given);
        },
    .pack = [](const ShidenBuild& build, BitWriter& out) { build_fields().pack(build, out); },
    .unpack = [](BitReader& in,
                 const ShidenSettings&) { return untyped(build_fields().unpack(in)); },
    .random = [](Dice& dice, const Json& keep, const ShidenSettings&,
                 const Nothing&) { return Build(random_build(dice, keep)); },
    .fight =
        [](const ShidenSettings& settings, const Sides& sides, FightContext& context) {
            return Battle(build_as<ShidenBuild>(sides[0]->build()).skills,
                          build_as<ShidenBuild>(sides[1]->build()).skills, context.log(), settings)
                .run();
        },
    .left_out = [](const ShidenBuild& build) { return build_fields().left_out(build); },
    .places = places,
    .palette = [](const ShidenBuild& build, const ShidenSettings&) { return palette(build); },
    .settings = setting_table,
};

class ShidenRuleset final : public TypedRuleset<kFunctions> {
public:
    const Identity& identity() const override {
        static const Identity identity = [] {
            Identity it;
            it.id = "shiden";
            it.name = {"紫電一閃 弐", "Shiden Issen Ni"};
            it.versions = {"1.03"};
            it.date = "2012-09-09";
            it.source = "紫電一閃 弐 ルール説明";
            it.credit = {"ルールのページに作者名はありません。初出は2011年の「紫電一閃」。",
                         "The rules page names no author. It follows \"Shiden Issen\" of 2011."};
            it.link_id = 1;
            it.symmetric = true;
            it.most_rounds = kMostRounds;
            it.counted = {28'629'151, kTakeable, true};
            return it;
        }();
        return identity;
    }

    std::vector<Json> samples(Lang lang) const override {
        const auto sample = [&](const Text& name, const Row& row, const Text& setting) {
            Json json{{"system", "shiden"}, {"version", "1.03"}, {"name", name.in(lang)}};
            shiden::write(ShidenBuild{row, setting.in(lang)}, json);
            return json;
        };
        return {sample({"ムライ", "Murai"},
                       {Skill::Issen, Skill::Issen, Skill::Kousaku, Skill::PlusKou, Skill::Kadan},
                       {"軽く打ち合い、守りを固め、最後の一撃に賭ける。",
                        "Light blows, a firm guard, and all on the last strike."}),
                sample({"クロダ", "Kuroda"},
                       {Skill::Machibuse, Skill::PlusSoku, Skill::Karamete, Skill::Machibuse,
                        Skill::Issen},
                       {"待って崩し、速い一手で仕留める。",
                        "Waits, breaks the guard, and ends it with one quick strike."})};
    }

    std::vector<std::string_view> text_forms() const override { return {"sheet", "roster"}; }

    std::size_t ids_per_build() const override { return kPlaces; }
    std::optional<Build> from_ids(const std::vector<int>& ids) const override {
        ShidenBuild build;
        for (std::size_t k = 0; k < kPlaces; ++k) {
            if (ids[k] < 0 || ids[k] >= kTakeable) return std::nullopt;
            build.skills[k] = skill_at(ids[k]);
        }
        return Build(build);
    }

    std::vector<std::string_view> event_kinds() const override {
        std::vector<std::string_view> kinds;
        for (std::size_t k = 0; k < kEventKinds; ++k)
            kinds.push_back(facts(static_cast<EventKind>(k)).kind);
        return kinds;
    }
    Tone tone(const Event& event) const override { return facts_of(event).tone; }
    Spans narrate(const Event& event, const Names& names, Lang lang) const override {
        return shiden::narrate(event, names, lang);
    }
    Text round_title(int round) const override {
        return {"第" + std::to_string(round) + "ラウンド", "Round " + std::to_string(round)};
    }
    Spans phase_title(const Phase& phase, const Names& names, Lang lang) const override {
        return shiden::phase_title(phase, names, lang);
    }
    Text reason(std::string_view reason) const override {
        if (reason == "limit") return {"ラウンドの上限", "round limit"};
        if (reason == "draw")
            return {"両者の所持スキルが全て破壊された", "all skills of both sides destroyed"};
        return {"相手の所持スキルが全て破壊された", "all skills of the other destroyed"};
    }
    std::string classic(const FightLog& fight_log, const Outcome* outcome, const Names& names,
                        Extent extent) const override {
        // Referees of this game write whole fights only, and no fight is ever pending.
        const bool whole = outcome != nullptr && extent == Extent::Whole;
        return whole ? shiden::classic(fight_log, *outcome, names) : std::string();
    }
};

} // namespace

const Ruleset& ruleset() {
    static const ShidenRuleset instance;
    return instance;
}

} // namespace shiaiba::shiden
