// What 千幻抄 brings beside its rules: exact odds, and fights by which it is measured.
#include "core/system/capabilities.hpp"

#include <algorithm>

#include "core/text/json.hpp"
#include "rulesets/sengen/odds/odds.hpp"
#include "rulesets/sengen/sengen.hpp"
#include "rulesets/sengen/sheet/sheet.hpp"

namespace shiaiba::sengen {

const Capabilities& capabilities() {
    static const Capabilities all = [] {
        Capabilities some;
        some.odds = [](const Question& question) {
            return odds_json(static_cast<const SengenQuestion&>(question));
        };
        some.unbound = [](const Party& side) {
            return std::any_cast<const PartyFields&>(side.fields).gm ||
                   std::any_of(side.members.begin(), side.members.end(), [](const Member& member) {
                       return std::any_cast<const Sheet&>(member.build).open;
                   });
        };
        // Of the samples; their tactics are those of whom they are measured against.
        const std::vector<std::string_view> duels{
            R"json({"members":[{"ranks":{"stats":"B","skills":"C","abilities":"A"},"stats":{"body":4,"vit":4,"int":6,"sense":5,"will":5},"skills":{"danmaku":4,"shot":4,"evade":3,"resist":1},"abilities":{"magic":5},"spells":["boost","blast"],"cards":["star_ring","comet","twin_comet"]}]})json",
            R"json({"members":[{"ranks":{"stats":"A","skills":"B","abilities":"C"},"stats":{"body":6,"vit":6,"int":4,"sense":6,"will":4},"skills":{"danmaku":2,"evade":4,"melee":5,"resist":2},"abilities":{"mtrain":4},"cards":["iron_body","flash_step","flash_step"]}]})json",
            R"json({"members":[{"ranks":{"stats":"B","skills":"A","abilities":"C"},"stats":{"body":4,"vit":5,"int":5,"sense":5,"will":5},"skills":{"danmaku":4,"shot":2,"homing":5,"evade":5,"resist":1},"abilities":{"onmyo":4},"spells":["seal","mend"],"cards":["shrine_path","thousand_talismans","thousand_talismans"]}]})json",
            R"json({"members":[{"ranks":{"stats":"C","skills":"A","abilities":"B"},"stats":{"body":5,"vit":4,"int":4,"sense":5,"will":4},"skills":{"danmaku":3,"shot":5,"evade":5,"resist":2},"abilities":{"ranged":5},"weapons":["knives"],"cards":["clockwork","blade_rain","blade_rain"]}]})json"};
        const std::vector<std::string_view> pairs{
            R"json({"members":[{"ranks":{"stats":"B","skills":"A","abilities":"C"},"stats":{"body":4,"vit":5,"int":5,"sense":5,"will":5},"skills":{"danmaku":4,"shot":2,"homing":5,"evade":5,"resist":1},"abilities":{"onmyo":4},"spells":["seal","mend"],"cards":["shrine_path","thousand_talismans","thousand_talismans"]},{"ranks":{"stats":"A","skills":"B","abilities":"C"},"stats":{"body":6,"vit":6,"int":4,"sense":6,"will":4},"skills":{"danmaku":2,"evade":4,"melee":5,"resist":2},"abilities":{"mtrain":4},"cards":["iron_body","flash_step","flash_step"]}]})json",
            R"json({"members":[{"ranks":{"stats":"B","skills":"C","abilities":"A"},"stats":{"body":4,"vit":4,"int":6,"sense":5,"will":5},"skills":{"danmaku":4,"shot":4,"evade":3,"resist":1},"abilities":{"magic":5},"spells":["boost","blast"],"cards":["star_ring","comet","twin_comet"]},{"ranks":{"stats":"A","skills":"B","abilities":"C"},"stats":{"body":6,"vit":5,"int":3,"sense":6,"will":6},"skills":{"shot":2,"evade":4,"melee":5},"abilities":{"mtrain":3},"feats":["wave"],"weapons":["tachi"],"cards":["stance","flash_step","veil"]}]})json",
            R"json({"members":[{"ranks":{"stats":"C","skills":"A","abilities":"B"},"stats":{"body":5,"vit":4,"int":4,"sense":5,"will":4},"skills":{"danmaku":3,"shot":5,"evade":5,"resist":2},"abilities":{"ranged":5},"weapons":["knives"],"cards":["clockwork","blade_rain","blade_rain"]},{"ranks":{"stats":"B","skills":"C","abilities":"A"},"stats":{"body":3,"vit":4,"int":6,"sense":5,"will":6},"skills":{"danmaku":2,"shot":3,"homing":3,"evade":4,"resist":2},"abilities":{"youjutsu":5},"youjutsuStat":"will","spells":["haze","lull"],"cards":["mirage","veil","foxfire"]}]})json"};
        some.scenarios = {
            {"duels", "{}", duels, 2},
            {"two against two", "{}", pairs, 2},
            {"one order, no recovery",
             R"json({"cards":2,"fixedInitiative":true,"cramped":true,"draw":true,"turnLimit":12})json",
             pairs, 1}};
        return some;
    }();
    return all;
}

} // namespace shiaiba::sengen
