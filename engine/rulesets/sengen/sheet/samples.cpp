// The samples (15), as JSON: characters and parties to begin with. A newcomer meets the first two.
// They are tuned by measurement; section 15 of the rules has the table of their results.
#include "rulesets/sengen/sheet/sheet.hpp"

namespace shiaiba::sengen {

std::string_view samples_text() {
    return R"json([
{"name":{"ja":"星見","en":"Hoshimi"},"members":[{"ranks":{"stats":"B","skills":"C","abilities":"A"},"gift":"int","stats":{"body":4,"vit":4,"int":6,"sense":5,"will":5},"skills":{"danmaku":2,"shot":4,"evade":4,"melee":1,"resist":4},"abilities":{"magic":3},"spells":["boost","blast","flash"],"cards":["star_ring","comet","twin_comet"],"tactic":"狙撃"}]},
{"name":{"ja":"岩戸","en":"Iwato"},"members":[{"ranks":{"stats":"A","skills":"B","abilities":"C"},"gift":"abilities","stats":{"body":6,"vit":6,"int":3,"sense":6,"will":5},"skills":{"danmaku":4,"evade":4,"melee":4,"resist":4},"abilities":{"mtrain":4},"extra":{"hp":5},"cards":["iron_body","veil","flash_step"],"tactic":"斬込"}]},
{"name":{"ja":"榊","en":"Sakaki"},"members":[{"ranks":{"stats":"B","skills":"C","abilities":"A"},"gift":"skills","stats":{"body":4,"vit":5,"int":6,"sense":5,"will":4},"skills":{"danmaku":3,"shot":3,"homing":4,"evade":4,"resist":3},"abilities":{"onmyo":3},"spells":["ward","seal","mend"],"cards":["shrine_path","veil","thousand_talismans"],"tactic":"慎重"}]},
{"name":{"ja":"刃","en":"Yaiba"},"members":[{"ranks":{"stats":"C","skills":"A","abilities":"B"},"gift":"will","stats":{"body":5,"vit":4,"int":4,"sense":5,"will":4},"skills":{"danmaku":4,"shot":4,"evade":4,"melee":4,"resist":4},"abilities":{"ranged":3},"feats":["wide"],"extra":{"hp":5},"weapons":["knives"],"cards":["clockwork","breather","blade_rain"]}]},
{"name":{"ja":"霧島","en":"Kirishima"},"members":[{"ranks":{"stats":"A","skills":"B","abilities":"C"},"gift":"abilities","stats":{"body":6,"vit":5,"int":3,"sense":6,"will":6},"skills":{"danmaku":3,"shot":3,"evade":4,"melee":4,"resist":4},"abilities":{"mtrain":3},"feats":["wave"],"extra":{"hp":5},"weapons":["tachi"],"cards":["stance","flash_step","flash_step"]}]},
{"name":{"ja":"六花","en":"Rikka"},"members":[{"ranks":{"stats":"B","skills":"A","abilities":"C"},"gift":"abilities","stats":{"body":4,"vit":5,"int":4,"sense":6,"will":5},"skills":{"danmaku":4,"shot":4,"homing":4,"evade":4,"resist":4},"abilities":{"element":2},"elementStat":"sense","feats":["small"],"extra":{"spirit":1},"spells":["freeze"],"cards":["icicles","veil","snowfield"],"tactic":"制圧"}]},
{"name":{"ja":"葛葉","en":"Kuzuha"},"members":[{"species":"fairy","ranks":{"stats":"B","skills":"C","abilities":"A"},"stats":{"body":4,"vit":5,"int":5,"sense":5,"will":5},"skills":{"danmaku":2,"shot":4,"homing":2,"evade":4,"melee":1,"resist":3},"abilities":{"youjutsu":4},"youjutsuStat":"will","feats":["small"],"spells":["haze","lull"],"cards":["mirage","veil","foxfire"]}]},
{"name":{"ja":"夜行組","en":"Night Walkers"},"members":[{"name":{"ja":"榊","en":"Sakaki"},"ranks":{"stats":"B","skills":"C","abilities":"A"},"gift":"skills","stats":{"body":4,"vit":5,"int":6,"sense":5,"will":4},"skills":{"danmaku":3,"shot":3,"homing":4,"evade":4,"resist":3},"abilities":{"onmyo":3},"spells":["ward","seal","mend"],"cards":["shrine_path","veil","thousand_talismans"],"tactic":"慎重"},{"name":{"ja":"岩戸","en":"Iwato"},"ranks":{"stats":"A","skills":"B","abilities":"C"},"gift":"abilities","stats":{"body":6,"vit":6,"int":3,"sense":6,"will":5},"skills":{"danmaku":4,"evade":4,"melee":4,"resist":4},"abilities":{"mtrain":4},"extra":{"hp":5},"cards":["iron_body","veil","flash_step"],"tactic":"斬込"}]},
{"name":{"ja":"湖の妖精たち","en":"Fairies of the Lake"},"gm":true,"members":[{"name":{"ja":"大妖精","en":"Great Fairy"},"limits":"open","stats":{"body":4,"vit":6,"int":4,"sense":6,"will":5},"skills":{"danmaku":5,"shot":5,"evade":6,"resist":4},"abilities":{"element":4},"elementStat":"sense","hp":75,"dp":40,"actions":2,"spells":["freeze"],"cards":["icicles","snowfield"],"tactic":"制圧"},{"name":{"ja":"妖精","en":"Fairy"},"limits":"open","stats":{"body":4,"vit":3,"int":3,"sense":5,"will":3},"skills":{"danmaku":2,"shot":4,"evade":3},"abilities":{"element":2},"elementStat":"sense"},{"name":{"ja":"妖精","en":"Fairy"},"limits":"open","stats":{"body":4,"vit":3,"int":3,"sense":5,"will":3},"skills":{"danmaku":2,"shot":4,"evade":3},"abilities":{"element":2},"elementStat":"sense"}]}
]
)json";
}

} // namespace shiaiba::sengen
