// Section 15's builds, on which the battles of section 12 and the lengths of links rest, whatever the samples become.
#pragma once

namespace shiaiba::sengen {

inline constexpr const char* kHoshimi =
    R"({"name":"星見","members":[{"ranks":{"stats":"B","skills":"C","abilities":"A"},"stats":{"body":4,"vit":4,"int":6,"sense":5,"will":5},"skills":{"danmaku":2,"shot":4,"evade":4,"resist":2},"abilities":{"magic":5},"spells":["boost","blast"],"cards":["star_ring","comet","twin_comet"],"tactic":"狙撃"}]})";
inline constexpr const char* kIwato =
    R"({"name":"岩戸","members":[{"ranks":{"stats":"A","skills":"B","abilities":"C"},"stats":{"body":6,"vit":6,"int":3,"sense":6,"will":5},"skills":{"danmaku":2,"evade":4,"melee":5,"resist":2},"abilities":{"mtrain":4},"cards":["iron_body","veil","flash_step"],"tactic":"斬込"}]})";
inline constexpr const char* kSakaki =
    R"({"name":"榊","members":[{"ranks":{"stats":"B","skills":"A","abilities":"C"},"stats":{"body":4,"vit":5,"int":5,"sense":5,"will":5},"skills":{"danmaku":4,"shot":2,"homing":5,"evade":4,"resist":3},"abilities":{"onmyo":4},"spells":["ward","seal"],"cards":["shrine_path","veil","thousand_talismans"],"tactic":"慎重"}]})";
inline constexpr const char* kYaiba =
    R"({"name":"刃","members":[{"ranks":{"stats":"C","skills":"A","abilities":"B"},"stats":{"body":5,"vit":4,"int":4,"sense":5,"will":4},"skills":{"danmaku":3,"shot":5,"evade":5,"resist":2},"abilities":{"ranged":4},"weapons":["knives"],"cards":["clockwork","breather","blade_rain"]}]})";
inline constexpr const char* kKirishima =
    R"({"name":"霧島","members":[{"ranks":{"stats":"A","skills":"B","abilities":"C"},"stats":{"body":6,"vit":5,"int":3,"sense":6,"will":6},"skills":{"shot":2,"evade":4,"melee":5},"abilities":{"mtrain":3},"feats":["wave"],"weapons":["tachi"],"cards":["stance","flash_step","flash_step"]}]})";
inline constexpr const char* kRikka =
    R"({"name":"六花","members":[{"ranks":{"stats":"B","skills":"A","abilities":"C"},"stats":{"body":4,"vit":5,"int":4,"sense":6,"will":5},"skills":{"danmaku":5,"shot":4,"homing":2,"evade":4,"resist":2},"abilities":{"element":4},"elementStat":"sense","spells":["freeze"],"cards":["icicles","veil","snowfield"],"tactic":"制圧"}]})";
inline constexpr const char* kKuzuha =
    R"({"name":"葛葉","members":[{"ranks":{"stats":"B","skills":"C","abilities":"A"},"stats":{"body":3,"vit":4,"int":6,"sense":5,"will":6},"skills":{"danmaku":2,"shot":3,"homing":3,"evade":4,"resist":2},"abilities":{"youjutsu":5},"youjutsuStat":"will","spells":["haze","lull"],"cards":["mirage","veil","foxfire"]}]})";
inline constexpr const char* kNight =
    R"({"name":"夜行組","members":[
 {"name":"榊","ranks":{"stats":"B","skills":"A","abilities":"C"},"stats":{"body":4,"vit":5,"int":5,"sense":5,"will":5},"skills":{"danmaku":4,"shot":2,"homing":5,"evade":4,"resist":3},"abilities":{"onmyo":4},"spells":["ward","seal"],"cards":["shrine_path","veil","thousand_talismans"],"tactic":"慎重"},
 {"name":"岩戸","ranks":{"stats":"A","skills":"B","abilities":"C"},"stats":{"body":6,"vit":6,"int":3,"sense":6,"will":5},"skills":{"danmaku":2,"evade":4,"melee":5,"resist":2},"abilities":{"mtrain":4},"cards":["iron_body","veil","flash_step"],"tactic":"斬込"}]})";
inline constexpr const char* kFairies =
    R"({"name":"湖の妖精たち","gm":true,"members":[
 {"name":"大妖精","limits":"open","stats":{"body":4,"vit":6,"int":4,"sense":6,"will":5},"skills":{"danmaku":5,"shot":4,"evade":5},"abilities":{"element":4},"elementStat":"sense","spells":["freeze"],"cards":["icicles","snowfield"],"tactic":"制圧"},
 {"name":"妖精","limits":"open","stats":{"body":2,"vit":1,"int":3,"sense":4,"will":2},"skills":{"danmaku":1,"shot":2,"evade":2},"abilities":{"element":1},"elementStat":"sense"},
 {"name":"妖精","limits":"open","stats":{"body":2,"vit":1,"int":3,"sense":4,"will":2},"skills":{"danmaku":1,"shot":2,"evade":2},"abilities":{"element":1},"elementStat":"sense"}]})";

} // namespace shiaiba::sengen
