// The starter roster: the first two are what a newcomer meets. Tuned by measurement; section 15 of the rules has the table.
#include "rulesets/sengen/sheet/samples.hpp"

namespace shiaiba::sengen {

std::string_view samples_text() {
    return R"json([
{"name":"星見","members":[{"ranks":{"stats":"B","skills":"C","abilities":"A"},"stats":{"body":4,"vit":4,"int":6,"sense":5,"will":5},"skills":{"danmaku":4,"shot":4,"evade":3,"resist":1},"abilities":{"magic":5},"spells":["boost","blast"],"cards":["star_ring","comet","twin_comet"],"tactic":"狙撃"}]},
{"name":"刃","members":[{"ranks":{"stats":"C","skills":"A","abilities":"B"},"stats":{"body":5,"vit":4,"int":4,"sense":5,"will":4},"skills":{"danmaku":3,"shot":5,"evade":5,"resist":2},"abilities":{"ranged":5},"weapons":["knives"],"cards":["clockwork","blade_rain","blade_rain"],"tactic":"制圧"}]},
{"name":"榊","members":[{"ranks":{"stats":"B","skills":"A","abilities":"C"},"stats":{"body":4,"vit":5,"int":5,"sense":5,"will":5},"skills":{"danmaku":4,"shot":2,"homing":5,"evade":5,"resist":1},"abilities":{"onmyo":4},"spells":["seal","mend"],"cards":["shrine_path","thousand_talismans","thousand_talismans"],"tactic":"慎重"}]},
{"name":"岩戸","members":[{"ranks":{"stats":"A","skills":"B","abilities":"C"},"stats":{"body":6,"vit":6,"int":4,"sense":6,"will":4},"skills":{"danmaku":2,"evade":4,"melee":5,"resist":2},"abilities":{"mtrain":4},"cards":["iron_body","flash_step","flash_step"],"tactic":"斬込"}]},
{"name":"霧島","members":[{"ranks":{"stats":"A","skills":"B","abilities":"C"},"stats":{"body":6,"vit":5,"int":3,"sense":6,"will":6},"skills":{"shot":2,"evade":4,"melee":5},"abilities":{"mtrain":3},"feats":["wave"],"weapons":["tachi"],"cards":["stance","flash_step","veil"]}]},
{"name":"六花","members":[{"ranks":{"stats":"B","skills":"A","abilities":"C"},"stats":{"body":5,"vit":5,"int":4,"sense":5,"will":5},"skills":{"danmaku":5,"shot":3,"homing":2,"evade":4,"resist":3},"abilities":{"element":4},"elementStat":"sense","spells":["freeze"],"cards":["icicles","snowfield","veil"],"tactic":"制圧"}]},
{"name":"葛葉","members":[{"ranks":{"stats":"B","skills":"C","abilities":"A"},"stats":{"body":3,"vit":4,"int":6,"sense":5,"will":6},"skills":{"danmaku":2,"shot":3,"homing":3,"evade":4,"resist":2},"abilities":{"youjutsu":5},"youjutsuStat":"will","spells":["haze","lull"],"cards":["mirage","veil","foxfire"],"tactic":"制圧"}]},
{"name":"夜行組","members":[{"name":"榊","ranks":{"stats":"B","skills":"A","abilities":"C"},"stats":{"body":4,"vit":5,"int":5,"sense":5,"will":5},"skills":{"danmaku":4,"shot":2,"homing":5,"evade":5,"resist":1},"abilities":{"onmyo":4},"spells":["seal","mend"],"cards":["shrine_path","thousand_talismans","thousand_talismans"],"tactic":"慎重"},{"name":"岩戸","ranks":{"stats":"A","skills":"B","abilities":"C"},"stats":{"body":6,"vit":6,"int":4,"sense":6,"will":4},"skills":{"danmaku":2,"evade":4,"melee":5,"resist":2},"abilities":{"mtrain":4},"cards":["iron_body","flash_step","flash_step"],"tactic":"斬込"}]},
{"name":"湖の妖精たち","gm":true,"members":[{"name":"大妖精","limits":"open","stats":{"body":5,"vit":9,"int":6,"sense":8,"will":6},"skills":{"danmaku":6,"shot":5,"evade":6,"resist":2},"abilities":{"element":5},"elementStat":"sense","spells":["freeze"],"cards":["icicles","snowfield"],"tactic":"制圧"},{"name":"妖精","limits":"open","stats":{"body":3,"vit":3,"int":3,"sense":5,"will":3},"skills":{"danmaku":2,"shot":3,"evade":4},"abilities":{"element":2},"elementStat":"sense"},{"name":"妖精","limits":"open","stats":{"body":3,"vit":3,"int":3,"sense":5,"will":3},"skills":{"danmaku":2,"shot":3,"evade":4},"abilities":{"element":2},"elementStat":"sense"}]}
]
)json";
}

} // namespace shiaiba::sengen
