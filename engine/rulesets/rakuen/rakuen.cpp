// Ruleset of らくえん模擬戦: reads, writes and packs its builds, and offers its parts through one
// interface. Ids and packing are frozen: links and stored builds hold them.
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
    Abilities points{};
    for (const Ability ability : kAllAbilities) {
        const std::string key(id(ability));
        Json given = fields.value(key, Json());
        if (given.is_null() && ability == Ability::Wiz) given = fields.value("WIS", Json());
        if (const auto value = whole_number(given)) {
            // Huge numbers are cut, but stay out of range, so that their sum can't overflow.
            points[index(ability)] = *value >= -99'999 && *value <= 99'999 ? *value : 99'999;
        } else {
            problems.push_back(problem_at(
                "/" + key, "notANumber",
                {key + "を整数で書いてください。", key + " must be a whole number."}, "2"));
        }
    }
    if (problems.empty()) problems = problems_of(points);
    const auto tactic = plan::check_tactic(fields.value("tactic", Json()), presets());
    add_problems(problems, tactic.problems(), "/tactic");
    if (!problems.empty()) return problems;
    return Build(RakuenBuild{points, *tactic});
}

void write(const RakuenBuild& build, Json& fields) {
    for (const Ability ability : kAllAbilities) {
        fields[std::string(id(ability))] = build.abilities[index(ability)];
    }
    if (build.tactic.tactic(presets()) != nullptr) {
        fields["tactic"] = plan::write_tactic(build.tactic, presets());
    }
}

void pack(const RakuenBuild& build, BitWriter& out) {
    out.bits(static_cast<std::uint64_t>(number_of(build.abilities)), width_below(kBuilds));
    plan::pack_tactic(build.tactic, presets(), out);
}
std::optional<Build> unpack(BitReader& in, const RakuenSettings&) {
    const auto number = static_cast<int>(in.below(kBuilds));
    const auto tactic = plan::unpack_tactic(in, presets());
    if (!in.ok() || !tactic) return std::nullopt;
    return Build(RakuenBuild{build_at(number), *tactic});
}

/// A random build with the abilities and the tactic of `keep`. Abilities are kept all or none,
/// since two alone would fix the third.
Build random(Dice& dice, const Json& keep, const RakuenSettings& settings, const Nothing& none) {
    RakuenBuild build{build_at(static_cast<int>(dice.below(kBuilds))), {}};
    if (!keep.is_object()) return build;
    const auto kept = check(keep, settings, none);
    if (kept) return *kept;
    const auto tactic = plan::check_tactic(keep.value("tactic", Json()), presets());
    if (tactic) build.tactic = *tactic;
    return build;
}

/// Builds with five points moved from one ability to another, or with another preset.
std::vector<Neighbour> neighbours(const RakuenBuild& build) {
    constexpr int kStep = 5;
    std::vector<Neighbour> found;
    for (const Ability more : kAllAbilities) {
        for (const Ability less : kAllAbilities) {
            RakuenBuild next = build;
            next.abilities[index(more)] += kStep;
            next.abilities[index(less)] -= kStep;
            if (more == less || !legal(next.abilities)) continue;
            const std::string label =
                std::string(id(more)) + " +5, " + std::string(id(less)) + " −5";
            found.push_back({{label, label}, Build(next)});
        }
    }
    for (std::size_t k = 0; k < presets().size(); ++k) {
        RakuenBuild next = build;
        next.tactic = {};
        next.tactic.preset = k;
        if (next.tactic == build.tactic) continue;
        found.push_back(
            {{"戦術：" + std::string(presets()[k].id), "Tactic: " + std::string(presets()[k].en)},
             Build(next)});
    }
    return found;
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
    .write = write,
    .read = [](std::string_view text, const RakuenSettings&) { return read_sheets(text); },
    .to_text =
        [](const RakuenBuild& build, std::string_view name, std::string_view form) {
            return form == "roster" ? to_roster_line(build, name) : to_sheet(build, name);
        },
    .pack = pack,
    .unpack = unpack,
    .random = random,
    .fight = fight,
    .neighbours = neighbours,
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
            rakuen::write(RakuenBuild{abilities, plans}, json);
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
        if (!legal(points)) return std::nullopt;
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
