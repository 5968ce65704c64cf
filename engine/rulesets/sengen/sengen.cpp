// Hands out the ruleset of 千幻抄: its identity, and a table of which function answers what.
#include "rulesets/sengen/sengen.hpp"

#include "core/system/samples.hpp"
#include "core/system/typed_parties.hpp"
#include "core/system/view.hpp"
#include "core/text/json.hpp"
#include "rulesets/sengen/fight/battle.hpp"
#include "rulesets/sengen/sheet/owned_cards.hpp"
#include "rulesets/sengen/sheet/vocabulary.hpp"
#include "rulesets/sengen/words/words.hpp"

namespace shiaiba::sengen {
namespace {

constexpr const char* kVersion = "1.3";

/// Parties whose members may give their spell cards names.
class SengenParties final : public TypedParties<PartyFields> {
public:
    SengenParties()
        : TypedParties(
              party_fields(),
              [](const PartyFields& own, std::size_t members) {
                  return gm_party_size(own, members, "1.1");
              },
              gm_party_line) {}

    std::vector<std::string> given_names(const Build& member) const override {
        return card_names(build_as<Sheet>(member));
    }
    void give_names(Build& member, const std::vector<std::string>& names) const override {
        name_cards(*std::any_cast<Sheet>(&member), names);
    }
};

constexpr FunctionTable<Sheet, sengen::Settings, PartyFields> kFunctions{
    .form = form,
    .check = check_sheet,
    .write = [](const Sheet& sheet, Json& fields) { member_fields().write(sheet, fields); },
    .read = read_text,
    .to_text = [](const Sheet& sheet, std::string_view name,
                  std::string_view) { return write_text(sheet, name); },
    .pack = [](const Sheet& sheet, BitWriter& out) { member_fields().pack(sheet, out); },
    .unpack = unpack_sheet,
    .random = random_sheet,
    .fight = [](const sengen::Settings& settings, const Sides& sides,
                FightContext& context) { return Battle(settings, sides, context).run(); },
    .neighbours = neighbours,
    .warnings = warnings,
    .palette = [](const Sheet& sheet, const sengen::Settings&) { return palette(sheet); },
    .plan_names = [](const Json& fields,
                     const sengen::Settings& settings) { return sheet_names(fields, settings); },
    .planner = planner_of,
    .settings = setting_table,
};

class SengenRuleset final : public TypedRuleset<kFunctions> {
public:
    const Identity& identity() const override {
        static const Identity identity = [] {
            Identity it;
            it.id = "sengen";
            it.name = {"千幻抄", "Sengen"};
            it.versions = {kVersion};
            // A version from before the game's own numbers were found; the game's version was the
            // same.
            it.lapsed_versions = 1;
            it.date = "2019-08-25";
            it.source = "戦闘ルール_1.3";
            it.credit = {
                "東方の二次創作TRPG「千幻抄」の戦闘ルール。数は千幻抄の1.3と1.2のページからで、本作が"
                "補ったものには(R)と付けた。武器・スペル・スペルカードの名前は本作のもの。",
                "The battle rules of 千幻抄, a fan-made Touhou TRPG. Its numbers are of the pages "
                "of 1.3 and 1.2; what is ours is marked (R). Names of weapons, spells and spell "
                "cards are ours."};
            it.link_id = 5;
            it.chance = true;
            it.surrender = true;
            it.most_members = kMostOfGm;
            it.most_rounds = 99;
            it.round = {"ターン", "turn"};
            it.rounds_in_line = {"ターン", "T"};
            it.stride = Stride::Exchange;
            it.opponents = 3;
            it.search_fights = {80, 200, 1000};
            return it;
        }();
        return identity;
    }

    std::vector<Json> samples(Lang lang) const override {
        return read_samples(identity(), samples_text(), lang);
    }
    std::vector<std::string_view> text_forms() const override { return {"sheet"}; }
    const Parties* parties() const override {
        static const SengenParties all;
        return &all;
    }
    const Secrets* secrets() const override { return &shiaiba::secrets(); }
    std::string_view usual_setting(std::string_view key) const override {
        return key == "data" ? house_data_text() : std::string_view();
    }
    const plan::Vocabulary* vocabulary() const override { return &sengen::vocabulary(); }

    std::vector<std::string_view> event_kinds() const override { return sengen::event_kinds(); }
    Tone tone(const Event& event) const override { return sengen::tone(event); }
    bool is_bookkeeping(const Event& event) const override { return sengen::is_bookkeeping(event); }
    Spans narrate(const Event& event, const Names& names, Lang lang) const override {
        return sengen::narrate(event, names, lang);
    }
    Text round_title(int round) const override {
        return {"第" + std::to_string(round) + "ターン", "Turn " + std::to_string(round)};
    }
    Spans phase_title(const Phase& phase, const Names& names, Lang lang) const override {
        return sengen::phase_title(phase, names, lang);
    }
    Text reason(std::string_view reason) const override {
        if (reason == "both") return {"相討ち", "both are out"};
        if (reason == "judge") return {"時間切れ判定", "on points"};
        if (reason == "time") return {"時間切れ", "time up"};
        if (reason == "surrender") return {"相手の降参", "the other side surrendered"};
        return {"相手が全員昏倒", "the other side is out"};
    }
};

} // namespace

const Ruleset& ruleset() {
    static const SengenRuleset instance;
    return instance;
}

} // namespace shiaiba::sengen
