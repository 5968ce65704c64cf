// Implements Ruleset for 心輝者の戦闘: hands each question on to sheet, fight, plans and words. The
// id, link_id and versions stand in links and never change.
#include "rulesets/shinki/shinki.hpp"

#include "core/system/samples.hpp"
#include "core/system/typed_parties.hpp"
#include "core/system/view.hpp"
#include "core/text/json.hpp"
#include "rulesets/shinki/fight/battle.hpp"
#include "rulesets/shinki/sheet/sheet.hpp"
#include "rulesets/shinki/sheet/vocabulary.hpp"
#include "rulesets/shinki/words/words.hpp"

namespace shiaiba::shinki {
namespace {

constexpr const char* kVersion = "1";

constexpr FunctionTable<Sheet, shinki::Settings, PartyFields> kFunctions{
    .form = form,
    .check = check_sheet,
    .write = [](const Sheet& sheet, Json& fields) { member_fields().write(sheet, fields); },
    .read = read_text,
    .to_text = [](const Sheet& sheet, std::string_view name,
                  std::string_view) { return write_text(sheet, name); },
    .pack = [](const Sheet& sheet, BitWriter& out) { member_fields().pack(sheet, out); },
    .unpack = unpack_sheet,
    .random = random_sheet,
    .fight = [](const shinki::Settings& settings, const Sides& sides,
                FightContext& context) { return Battle(settings, sides, context).run(); },
    .neighbours = [](const Sheet& sheet) { return steps_of(member_fields(), sheet); },
    .warnings = warnings,
    .palette = [](const Sheet& sheet, const shinki::Settings&) { return palette(sheet); },
    .plan_names = [](const Json& fields,
                     const shinki::Settings& settings) { return sheet_names(fields, settings); },
    .planner = planner_of,
    .settings = setting_table,
};

class ShinkiRuleset final : public TypedRuleset<kFunctions> {
public:
    const Identity& identity() const override {
        static const Identity identity = [] {
            Identity it;
            it.id = "shinki";
            it.name = {"心輝者の戦闘", "Shinki"};
            it.versions = {kVersion};
            it.author = "Hollow_Perception";
            it.date = "2021";
            it.source = "戦闘ルール";
            it.credit = {
                "2021年のページの戦闘ルール。ページにない数とスキルは補い、印を付けた。",
                "The battle rules of a page of 2021. What it doesn't state, numbers and skills, is "
                "made up for and marked."};
            it.link_id = 4;
            it.chance = true;
            it.surrender = true;
            it.most_members = kMostOfGm;
            it.most_rounds = 99;
            it.stride = Stride::Exchange;
            it.opponents = 3;
            it.search_fights = {30, 200, 1000};
            return it;
        }();
        return identity;
    }

    std::vector<Json> samples(Lang lang) const override {
        return read_samples(identity(), samples_text(), lang);
    }
    std::vector<std::string_view> text_forms() const override { return {"sheet"}; }
    const Parties* parties() const override {
        static const TypedParties<PartyFields> all(
            party_fields(),
            [](const PartyFields& own, std::size_t members) {
                return gm_party_size(own, members, "1.3");
            },
            gm_party_line);
        return &all;
    }
    const Secrets* secrets() const override { return &shiaiba::secrets(); }
    std::string_view usual_setting(std::string_view key) const override {
        return key == "skills" ? house_list_text() : std::string_view();
    }
    const plan::Vocabulary* vocabulary() const override { return &shinki::vocabulary(); }

    std::vector<std::string_view> event_kinds() const override { return shinki::event_kinds(); }
    Tone tone(const Event& event) const override { return shinki::tone(event); }
    bool is_bookkeeping(const Event& event) const override { return shinki::is_bookkeeping(event); }
    Spans narrate(const Event& event, const Names& names, Lang lang) const override {
        return shinki::narrate(event, names, lang);
    }
    Text round_title(int round) const override {
        return {"第" + std::to_string(round) + "ラウンド", "Round " + std::to_string(round)};
    }
    Spans phase_title(const Phase& phase, const Names& names, Lang lang) const override {
        return shinki::phase_title(phase, names, lang);
    }
    Text reason(std::string_view reason) const override {
        if (reason == "both") return {"相討ち", "both fell"};
        if (reason == "limit") return {"ラウンド切れ", "out of rounds"};
        if (reason == "surrender") return {"相手の降参", "the other side surrendered"};
        return {"相手が全員戦闘不能", "the other side fell"};
    }
};

} // namespace

const Ruleset& ruleset() {
    static const ShinkiRuleset instance;
    return instance;
}

} // namespace shiaiba::shinki
