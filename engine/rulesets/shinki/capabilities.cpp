// Capabilities of 心輝者の戦闘: odds, sides without limits, and the scenarios by which opponents
// are measured.
#include "core/system/capabilities.hpp"

#include <algorithm>

#include "core/sheet/own_schema.hpp"
#include "core/text/json.hpp"
#include "rulesets/shinki/odds/odds.hpp"
#include "rulesets/shinki/sheet/format.hpp"
#include "rulesets/shinki/sheet/sheet.hpp"
#include "rulesets/shinki/shinki.hpp"

namespace shiaiba::shinki {
namespace {

Json odds(const Question& question) {
    return odds_json(static_cast<const ShinkiQuestion&>(question));
}

bool unbound(const Party& side) {
    const auto open = [](const Member& member) {
        return !std::any_cast<const Sheet&>(member.build).has_points();
    };
    return std::any_cast<const PartyFields&>(side.fields).gm ||
           std::any_of(side.members.begin(), side.members.end(), open);
}

Json list_schema() { return own_schema(kListShape, {"スキルリスト", "Skill list"}); }

} // namespace

const Capabilities& capabilities() {
    // Builds of the samples, without their tactics: each fights with every preset in turn.
    static const std::vector<std::string_view> duels{
        R"json({"members":[{"points":{"hp":0,"speed":6},"skills":["guren","shikku","toushi","kekki","kyoen"]}]})json",
        R"json({"members":[{"points":{"hp":4,"speed":2},"skills":["hoshi","kagenui","engoku","iatsu","shuen"]}]})json",
        R"json({"members":[{"points":{"hp":3,"speed":3},"skills":["teppeki","kagami","sosei","kagenui","tentsui"]}]})json"};
    static const std::vector<std::string_view> pairs{
        R"json({"members":[{"points":{"hp":0,"speed":6},"skills":["guren","shikku","toushi","kekki","kyoen"]},{"points":{"hp":6,"speed":0},"skills":["yukou","ryusei","toushi","yojin","tentsui"]}]})json",
        R"json({"members":[{"points":{"hp":4,"speed":2},"skills":["hoshi","kagenui","engoku","iatsu","shuen"]},{"points":{"hp":3,"speed":3},"skills":["teppeki","kagami","sosei","kagenui","tentsui"]}]})json",
        R"json({"members":[{"points":{"hp":0,"speed":6},"skills":["dokuga","yami","sosei","shuchu","shuen"]},{"points":{"hp":0,"speed":6},"skills":["mikiri","ushiro","guren","seishin","kyoen"]}]})json"};
    static const Capabilities all{
        .odds = odds,
        .unbound = unbound,
        .scenarios = {{"duels", "{}", duels, 12}, {"two against two", "{}", pairs, 6}},
        .list_schema = list_schema,
    };
    return all;
}

} // namespace shiaiba::shinki
