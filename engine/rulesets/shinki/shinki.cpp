// 心輝者の戦闘 as a system. Its id, number and version are frozen, because links hold them.
#include "rulesets/shinki/shinki.hpp"

#include "core/system/apart.hpp"
#include "core/system/parties.hpp"
#include "core/system/setting_table.hpp"
#include "core/system/view.hpp"
#include "core/text/json.hpp"
#include "rulesets/shinki/fight/battle.hpp"
#include "rulesets/shinki/sheet/sheet.hpp"
#include "rulesets/shinki/sheet/vocabulary.hpp"
#include "rulesets/shinki/words/words.hpp"

namespace shiaiba::shinki {
namespace {

using Rows = RowsOf<member_fields>;

const Parties& parties() {
    static const Parties all{
        .own = party_rows<party_fields>,
        .check_size = typed<[](const PartyFields& own, std::size_t members) {
            return gm_party_size(own, members, "1.3");
        }>,
        .line = typed<gm_party_line>,
    };
    return all;
}

} // namespace

const System& system() {
    static const System shinki{
        .identity =
            {.id = "shinki",
             .name = {"心輝者の戦闘", "Shinki"},
             .versions = {"1"},
             .author = "Hollow_Perception",
             .date = "2021",
             .source = "戦闘ルール",
             .credit = {"2021年のページの戦闘ルール。ページにない数とスキルは補い、印を付け"
                        "た。",
                        "The battle rules of a page of 2021. What it doesn't state, numbers "
                        "and skills, is made up for and marked."},
             .link_id = 4,
             .chance = true,
             .surrender = true,
             .most_members = kMostOfGm,
             .most_rounds = 99,
             .stride = Stride::Exchange,
             .opponents = 3,
             .search_fights = {30, 200, 1000}},
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
        .neighbours = apart<Rows::neighbours>,
        .warnings = typed<warnings>,
        .parties = &parties(),
        .secrets = &secrets(),
        .settings = typed<setting_table>,
        .usual_list = {"skills", house_list_text()},
        .fight =
            typed<[](const shinki::Settings& settings, const Sides& sides, FightContext& context) {
                return Battle(settings, sides, context).run();
            }>,
        .vocabulary = apart<vocabulary>,
        .plan_names = apart<sheet_names>,
        .planner = typed<planner_of>,
        .event_kinds = event_kinds(),
        .tone = tone,
        .is_bookkeeping = is_bookkeeping,
        .narrate = narrate,
        .phases = phases(),
        .reasons = {{"both", {"相討ち", "both fell"}},
                    {"limit", {"ラウンド切れ", "out of rounds"}},
                    {"surrender", {"相手の降参", "the other side surrendered"}},
                    {"defeat", {"相手が全員戦闘不能", "the other side fell"}}},
    };
    return shinki;
}

} // namespace shiaiba::shinki
