// Hands out the capabilities of 千幻抄 beside its rules: exact odds, the test for sides without limits
// of points, the format of own data, and scenarios for benches.
#include "core/system/capabilities.hpp"

#include <algorithm>

#include "core/sheet/own_schema.hpp"
#include "core/text/json.hpp"
#include "rulesets/sengen/odds/odds.hpp"
#include "rulesets/sengen/sengen.hpp"
#include "rulesets/sengen/sheet/format.hpp"
#include "rulesets/sengen/sheet/sheet.hpp"

namespace shiaiba::sengen {
namespace {

Json odds(const Question& question) {
    return odds_json(static_cast<const SengenQuestion&>(question));
}

bool unbound(const Party& side) {
    const auto open = [](const Member& member) {
        return std::any_cast<const Sheet&>(member.build).open;
    };
    return std::any_cast<const PartyFields&>(side.fields).gm ||
           std::any_of(side.members.begin(), side.members.end(), open);
}

Json list_schema() { return own_schema(kDataShape, {"独自データ", "Own data"}); }

} // namespace

const Capabilities& capabilities() {
    // Samples (15) without their tactics: the bench gives each build every preset in turn.
    static const std::vector<std::string_view> duels{
        R"json({"members":[{"ranks":{"stats":"B","skills":"C","abilities":"A"},"gift":"int","stats":{"body":4,"vit":4,"int":6,"sense":5,"will":5},"skills":{"danmaku":2,"shot":4,"evade":4,"melee":1,"resist":4},"abilities":{"magic":3},"spells":["boost","blast","flash"],"cards":["star_ring","comet","twin_comet"]}]})json",
        R"json({"members":[{"ranks":{"stats":"A","skills":"B","abilities":"C"},"gift":"abilities","stats":{"body":6,"vit":6,"int":3,"sense":6,"will":5},"skills":{"danmaku":4,"evade":4,"melee":4,"resist":4},"abilities":{"mtrain":4},"extra":{"hp":5},"cards":["iron_body","veil","flash_step"]}]})json",
        R"json({"members":[{"ranks":{"stats":"B","skills":"C","abilities":"A"},"gift":"skills","stats":{"body":4,"vit":5,"int":6,"sense":5,"will":4},"skills":{"danmaku":3,"shot":3,"homing":4,"evade":4,"resist":3},"abilities":{"onmyo":3},"spells":["ward","seal","mend"],"cards":["shrine_path","veil","thousand_talismans"]}]})json",
        R"json({"members":[{"ranks":{"stats":"C","skills":"A","abilities":"B"},"gift":"will","stats":{"body":5,"vit":4,"int":4,"sense":5,"will":4},"skills":{"danmaku":4,"shot":4,"evade":4,"melee":4,"resist":4},"abilities":{"ranged":3},"feats":["wide"],"extra":{"hp":5},"weapons":["knives"],"cards":["clockwork","breather","blade_rain"]}]})json"};
    static const std::vector<std::string_view>
        pairs{
            R"json({"members":[{"ranks":{"stats":"B","skills":"C","abilities":"A"},"gift":"skills","stats":{"body":4,"vit":5,"int":6,"sense":5,"will":4},"skills":{"danmaku":3,"shot":3,"homing":4,"evade":4,"resist":3},"abilities":{"onmyo":3},"spells":["ward","seal","mend"],"cards":["shrine_path","veil","thousand_talismans"]},{"ranks":{"stats":"A","skills":"B","abilities":"C"},"gift":"abilities","stats":{"body":6,"vit":6,"int":3,"sense":6,"will":5},"skills":{"danmaku":4,"evade":4,"melee":4,"resist":4},"abilities":{"mtrain":4},"extra":{"hp":5},"cards":["iron_body","veil","flash_step"]}]})json", R"json({"members":[{"ranks":{"stats":"B","skills":"C","abilities":"A"},"gift":"int","stats":{"body":4,"vit":4,"int":6,"sense":5,"will":5},"skills":{"danmaku":2,"shot":4,"evade":4,"melee":1,"resist":4},"abilities":{"magic":3},"spells":["boost","blast","flash"],"cards":["star_ring","comet","twin_comet"]},{"ranks":{"stats":"A","skills":"B","abilities":"C"},"gift":"abilities","stats":{"body":6,"vit":5,"int":3,"sense":6,"will":6},"skills":{"danmaku":3,"shot":3,"evade":4,"melee":4,"resist":4},"abilities":{"mtrain":3},"feats":["wave"],"extra":{"hp":5},"weapons":["tachi"],"cards":["stance","flash_step","flash_step"]}]})json", R"json({"members":[{"ranks":{"stats":"C","skills":"A","abilities":"B"},"gift":"will","stats":{"body":5,"vit":4,"int":4,"sense":5,"will":4},"skills":{"danmaku":4,"shot":4,"evade":4,"melee":4,"resist":4},"abilities":{"ranged":3},"feats":["wide"],"extra":{"hp":5},"weapons":["knives"],"cards":["clockwork","breather","blade_rain"]},{"species":"fairy","ranks":{"stats":"B","skills":"C","abilities":"A"},"stats":{"body":4,"vit":5,"int":5,"sense":5,"will":5},"skills":{"danmaku":2,"shot":4,"homing":2,"evade":4,"melee":1,"resist":3},"abilities":{"youjutsu":4},"youjutsuStat":"will","feats":["small"],"spells":["haze","lull"],"cards":["mirage","veil","foxfire"]}]})json"};
    static const Capabilities all{
        .odds = odds,
        .unbound = unbound,
        .scenarios =
            {{"duels", "{}", duels, 2},
             {"two against two", "{}", pairs, 2},
             {"one order, no recovery",
              R"json({"cards":2,"fixedInitiative":true,"cramped":"both","draw":true,"turnLimit":12})json",
              pairs, 1}},
        .list_schema = list_schema,
    };
    return all;
}

} // namespace shiaiba::sengen
