// 千幻抄 as a system. Its id, number and versions are frozen, because links hold them.
#include "rulesets/sengen/sengen.hpp"

#include "core/system/apart.hpp"
#include "core/system/parties.hpp"
#include "core/system/setting_table.hpp"
#include "core/system/view.hpp"
#include "core/text/json.hpp"
#include "rulesets/sengen/fight/battle.hpp"
#include "rulesets/sengen/sheet/owned_cards.hpp"
#include "rulesets/sengen/sheet/vocabulary.hpp"
#include "rulesets/sengen/words/words.hpp"

namespace shiaiba::sengen {
namespace {

using Rows = RowsOf<member_fields>;

const Parties& parties() {
    static const Parties all{
        .own = party_rows<party_fields>,
        .check_size = typed<[](const PartyFields& own, std::size_t members) {
            return gm_party_size(own, members, "1.1");
        }>,
        .line = typed<gm_party_line>,
        .given_names = typed<card_names>,
        .give_names = typed<name_cards>,
    };
    return all;
}

} // namespace

const System& system() {
    static const System sengen{
        .identity =
            {.id = "sengen",
             .name = {"千幻抄", "Sengen"},
             .versions = {"1.3"},
             // A version from before the game's own numbers were found; the game's version was the
             // same.
             .lapsed_versions = 1,
             .date = "2019-08-25",
             .source = "戦闘ルール_1.3",
             .credit =
                 {"東方の二次創作TRPG「千幻抄」の戦闘ルール。数は千幻抄の1.3と1.2のページからで、本作が"
                  "補ったものには(R)と付けた。武器・スペル・スペルカードの名前は本作のもの。",
                  "The battle rules of 千幻抄, a fan-made Touhou TRPG. Its numbers are of the pages "
                  "of 1.3 and 1.2; what is ours is marked (R). Names of weapons, spells and spell "
                  "cards are ours."},
             .link_id = 5,
             .chance = true,
             .surrender = true,
             .most_members = kMostOfGm,
             .most_rounds = 99,
             .round = {"ターン", "turn"},
             .rounds_in_line = {"ターン", "T"},
             .stride = Stride::Exchange,
             .opponents = 3,
             .search_fights = {80, 200, 1000}},
        .form = typed<form>,
        .samples = first_samples(samples_text()),
        .check = typed<check_sheet>,
        .write = typed<Rows::write>,
        .read = apart<read_text>,
        .to_text = typed<write_text>,
        .palette = apart<palette>,
        .pack = typed<Rows::pack>,
        .unpack = typed<unpack_sheet>,
        .random = typed<random_sheet>,
        .neighbours = apart<neighbours>,
        .warnings = typed<warnings>,
        .parties = &parties(),
        .secrets = &secrets(),
        .settings = typed<setting_table>,
        .usual_list = {"data", house_data_text()},
        .fight =
            typed<[](const sengen::Settings& settings, const Sides& sides, FightContext& context) {
                return Battle(settings, sides, context).run();
            }>,
        .vocabulary = apart<vocabulary>,
        .plan_names = apart<[](const Json& fields, const sengen::Settings& settings) {
            return sheet_names(fields, settings);
        }>,
        .planner = typed<planner_of>,
        .event_kinds = event_kinds(),
        .tone = tone,
        .is_bookkeeping = is_bookkeeping,
        .narrate = narrate,
        .phases = phases(),
        .reasons = {{"both", {"相討ち", "both are out"}},
                    {"judge", {"時間切れ判定", "on points"}},
                    {"time", {"時間切れ", "time up"}},
                    {"surrender", {"相手の降参", "the other side surrendered"}},
                    {"defeat", {"相手が全員昏倒", "the other side is out"}}},
    };
    return sengen;
}

} // namespace shiaiba::sengen
