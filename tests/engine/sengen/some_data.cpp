// Defines weapons, spells and spell cards for the clause tests, so that these don't depend on the
// house data.
#include "sengen/some_data.hpp"

#include "core/text/json.hpp"

namespace shiaiba::sengen {
namespace {

constexpr const char* kSomeData = R"json({"name":"Some data","weapons":[
{"id":"tachi","ja":"太刀","en":"Long sword","kind":"melee","magic":false,"hit":0,"damage":1},
{"id":"tessen","ja":"鉄扇","en":"Iron fan","kind":"melee","magic":false,"hit":1,"damage":-1},
{"id":"kanabo","ja":"金砕棒","en":"Iron club","kind":"melee","magic":false,"hit":-1,"damage":3},
{"id":"knives","ja":"投げ小刀","en":"Throwing knives","kind":"ranged","magic":false,"hit":1,"damage":0},
{"id":"spirit_bow","ja":"霊弓","en":"Spirit bow","kind":"ranged","magic":true,"hit":0,"damage":0},
{"id":"cannon","ja":"手筒","en":"Hand cannon","kind":"ranged","magic":false,"hit":-1,"damage":3}
],"spells":[
{"id":"ward","ja":"守りの札","en":"Ward","ability":"onmyo","min_level":3,"timing":"setup","cost":3,"activation":13,"side":"self","diameter":null,"resist":null,"effects":[{"op":"barrier","c":1,"lv":1}]},
{"id":"mend","ja":"癒しの祝詞","en":"Mend","ability":"onmyo","min_level":2,"timing":"main","cost":3,"activation":12,"side":"ally","diameter":null,"resist":null,"effects":[{"op":"heal","dice":2,"flat":0,"stat":true}]},
{"id":"seal","ja":"封じの印","en":"Seal","ability":"onmyo","min_level":3,"timing":"main","cost":4,"activation":13,"side":"enemy","diameter":5,"resist":"will","on_resist":"none","effects":[{"op":"dp","c":-3,"lv":-1}]},
{"id":"boost","ja":"魔力集束","en":"Focus","ability":"magic","min_level":2,"timing":"setup","cost":3,"activation":12,"side":"self","diameter":null,"resist":null,"effects":[{"op":"mod","key":"damage","n":3,"turns":1}]},
{"id":"blast","ja":"爆裂球","en":"Blast","ability":"magic","min_level":3,"timing":"main","cost":4,"activation":13,"side":"enemy","diameter":10,"resist":"vit","on_resist":"half","effects":[{"op":"damage","dice":"Lv","flat":0,"stat":false}]},
{"id":"flash","ja":"閃光","en":"Flash","ability":"magic","min_level":2,"timing":"main","cost":3,"activation":12,"side":"enemy","diameter":20,"resist":"will","on_resist":"none","effects":[{"op":"status","id":"dazzle","turns":1}]},
{"id":"freeze","ja":"氷縛","en":"Freeze","ability":"element","min_level":3,"timing":"main","cost":4,"activation":12,"side":"enemy","diameter":5,"resist":"vit","on_resist":"none","effects":[{"op":"status","id":"bind","turns":2}]},
{"id":"haze","ja":"霞隠れ","en":"Haze","ability":"youjutsu","min_level":3,"timing":"setup","cost":3,"activation":12,"side":"self","diameter":null,"resist":null,"effects":[{"op":"mod","key":"evade","n":2,"turns":1}]},
{"id":"lull","ja":"眠りの唄","en":"Lullaby","ability":"youjutsu","min_level":3,"timing":"main","cost":4,"activation":13,"side":"enemy","diameter":5,"resist":"will","on_resist":"none","effects":[{"op":"status","id":"sleep","turns":1}]},
{"id":"cheer","ja":"鼓舞","en":"Rally","ability":"onmyo","min_level":2,"timing":"setup","cost":3,"activation":12,"side":"ally","diameter":20,"resist":null,"effects":[{"op":"dp","c":2,"lv":0}]}
],"cards":[
{"id":"shrine_path","ja":"神域「参道の灯」","en":"Lights of the Approach","type":"deploy","bonus":{"hit":2,"damage":4},"for":["homing"]},
{"id":"veil","ja":"結界「薄絹」","en":"Gauze Boundary","type":"deploy","bonus":{"evade":1,"guard":1}},
{"id":"thousand_talismans","ja":"霊符「千羽札」","en":"Thousand Talismans","type":"consume","action":"homing","bonus":{"hit":4,"damage_dice":1}},
{"id":"star_ring","ja":"星符「環状星雲」","en":"Ring Nebula","type":"deploy","bonus":{"hit":2,"damage":2},"for":["shot"]},
{"id":"comet","ja":"彗星「一直線」","en":"Straight Comet","type":"consume","action":"shot","bonus":{"dice":2,"damage_dice":3}},
{"id":"twin_comet","ja":"彗星「双子星」","en":"Twin Comet","type":"consume","action":"shot","bonus":{"dice":1,"damage_dice":1,"targets":2,"ignore_rows":true}},
{"id":"clockwork","ja":"時符「遅れる針」","en":"Late Hands","type":"deploy","bonus":{"evade":1,"hit":1}},
{"id":"breather","ja":"幕間「茶の刻」","en":"Tea Interval","type":"deploy","bonus":{"dp_recovery":2}},
{"id":"blade_rain","ja":"刃符「銀の驟雨」","en":"Silver Shower","type":"consume","action":"shot","bonus":{"dice":2,"damage":3}},
{"id":"stance","ja":"剣技「不動の構え」","en":"Unmoving Stance","type":"deploy","bonus":{"hit":2,"evade":1},"for":["melee"]},
{"id":"flash_step","ja":"剣技「縮地」","en":"Flash Step","type":"consume","action":"melee","bonus":{"skip_approach":true,"dice":1,"damage_dice":1}},
{"id":"icicles","ja":"氷符「垂氷」","en":"Icicles","type":"deploy","bonus":{"danmaku_dp":2,"danmaku_damage":2}},
{"id":"snowfield","ja":"雪符「銀世界」","en":"Silver World","type":"consume","action":"danmaku","bonus":{"danmaku_dp":3,"danmaku_damage":6}},
{"id":"mirage","ja":"幻符「狐の嫁入り」","en":"Fox's Wedding","type":"deploy","bonus":{"evade":2}},
{"id":"foxfire","ja":"火符「百狐行」","en":"Hundred Foxes","type":"consume","action":"homing","bonus":{"hit":4,"damage_dice":1}},
{"id":"iron_body","ja":"気符「鉄壁功」","en":"Iron Body","type":"deploy","bonus":{"damage_cut":2,"guard":2}}
]}
)json";

} // namespace

Json with_some_data(std::string_view settings) {
    Json json = *parse_json(settings);
    if (!json.contains("data")) json["data"] = *parse_json(kSomeData);
    return json;
}

} // namespace shiaiba::sengen
