// The house skill list: 35 skills in the JSON format of a GM's own list ([panel 7.3]). Links hold
// places of skills in it: never reorder or remove any.
#include "rulesets/panel/sheet/skill_list.hpp"

namespace shiaiba::panel {

std::string_view house_list_text() {
    return R"json({"list":{"id":"house","title":"House starter list","version":"1","house":true},"skills":[
{"id":"hibana","name":"火花","reading":"ひばな","en":"Spark","cost":"火","kind":"active","activated":[{"op":"attack","n":1}]},
{"id":"hitotachi","name":"一太刀","reading":"ひとたち","en":"Single Cut","cost":"剣","kind":"active","activated":[{"op":"attack","n":1}]},
{"id":"suidan","name":"水弾","reading":"すいだん","en":"Water Bolt","cost":"水","kind":"active","activated":[{"op":"attack","n":1}]},
{"id":"ishitsubute","name":"石礫","reading":"いしつぶて","en":"Stone Shot","cost":"地","kind":"active","activated":[{"op":"attack","n":1}]},
{"id":"kozuki","name":"小突き","reading":"こづき","en":"Jab","cost":"白白","kind":"active","activated":[{"op":"attack","n":2}]},
{"id":"soujin","name":"双刃","reading":"そうじん","en":"Twin Edge","cost":"剣剣","kind":"active","activated":[{"op":"attack","n":2},{"op":"attack","n":1}]},
{"id":"enken","name":"焔剣","reading":"えんけん","en":"Flame Sword","cost":"火剣","kind":"active","activated":[{"op":"attack","n":3}]},
{"id":"gouka","name":"業火","reading":"ごうか","en":"Inferno","cost":"火火火","kind":"active","activated":[{"op":"attack","n":4}]},
{"id":"itetsuku","name":"凍てつく雫","reading":"いてつくしずく","en":"Freezing Drop","cost":"水水","kind":"active","activated":[{"op":"attack","n":1},{"op":"give","status":"Freeze","to":"opponent.panel","count":1}]},
{"id":"taishin","name":"大震","reading":"たいしん","en":"Great Quake","cost":"地地地","kind":"active","activated":[{"op":"attack","n":3},{"op":"tap","to":"opponent.panel","count":1},{"op":"release","to":"opponent","count":1}]},
{"id":"dokumu","name":"毒霧","reading":"どくむ","en":"Poison Mist","cost":"水風","kind":"active","activated":[{"op":"give","status":"Poison","to":"opponent"}]},
{"id":"shakuin","name":"灼印","reading":"しゃくいん","en":"Searing Seal","cost":"火風","kind":"active","activated":[{"op":"attack","n":1},{"op":"give","status":"Heat","to":"opponent.panel","count":2}]},
{"id":"kuukikase","name":"空気の枷","reading":"くうきのかせ","en":"Fetters of Air","cost":"風","kind":"active","activated":[{"op":"give","status":"Bind","to":"opponent.panel","count":1}]},
{"id":"kotofuuji","name":"言封じ","reading":"ことふうじ","en":"Seal of Words","cost":"水風地","kind":"active","activated":[{"op":"attack","n":1},{"op":"heal","n":1,"to":"self"},{"op":"give","status":"Bind","to":"opponent.skill","count":1}]},
{"id":"sainome","name":"賽の目崩し","reading":"さいのめくずし","en":"Die Breaker","cost":"地風","kind":"active","activated":[{"op":"roll","to":"opponent.panel","count":2}]},
{"id":"kaitaku","name":"開拓","reading":"かいたく","en":"Reclaim","cost":"地","kind":"active","activated":[{"op":"paint","to":"self.panel","count":1,"attr":{"choose":true,"default":"地"}},{"op":"give","status":"Charge","to":"self"}]},
{"id":"tame","name":"溜め","reading":"ため","en":"Gather","cost":"白","kind":"active","activated":[{"op":"give","status":"Charge","to":"self"}]},
{"id":"tokihanachi","name":"解き放ち","reading":"ときはなち","en":"Unleash","cost":"火地","kind":"active","activated":[{"op":"attack","n":3},{"op":"spend","status":"Charge","n":2,"then":{"op":"attack","n":3}}]},
{"id":"kaifuku","name":"快復","reading":"かいふく","en":"Recovery","cost":"水地","kind":"active","activated":[{"op":"heal","n":2,"to":"self"},{"op":"remove","category":"ailment","from":"self","count":1}]},
{"id":"kyuusai","name":"救済","reading":"きゅうさい","en":"Salvation","cost":"水水水","kind":"active","activated":[{"op":"heal","n":4,"to":"self"},{"op":"heal","n":2,"to":"self","if":{"fact":"hp","args":{"who":"self"},"cmp":"<=","value":6}}]},
{"id":"yasuragi","name":"安らぎ","reading":"やすらぎ","en":"Repose","cost":"水","kind":"reactive","trigger":{"event":"damaged","who":"self"},"activated":[{"op":"heal","n":2,"to":"self"}]},
{"id":"kasumi","name":"霞衣","reading":"かすみごろも","en":"Haze Robe","cost":"風","kind":"reactive","trigger":{"event":"attack","by":"opponent","minDamage":1},"activated":[{"op":"reduce","n":3}]},
{"id":"ukenagashi","name":"受け流し","reading":"うけながし","en":"Parry","cost":"剣","kind":"reactive","trigger":{"event":"attack","by":"opponent","attr":"剣"},"activated":[{"op":"reduce","n":2},{"op":"counter","n":1}]},
{"id":"uchikeshi","name":"打消しの印","reading":"うちけしのいん","en":"Negating Sign","cost":"風風","kind":"reactive","trigger":{"event":"use","by":"opponent","art":"magic"},"activated":[{"op":"cancel"}]},
{"id":"tsubazeri","name":"鍔迫り","reading":"つばぜり","en":"Blade Lock","cost":"剣剣","kind":"reactive","trigger":{"event":"use","by":"opponent","art":"sword"},"activated":[{"op":"cancel"}]},
{"id":"bougo","name":"防護陣","reading":"ぼうごじん","en":"Ward","cost":"地","kind":"active","activated":[{"op":"give","status":"Guard","to":"self"}]},
{"id":"togi","name":"研ぎ","reading":"とぎ","en":"Whet","cost":"剣","kind":"active","activated":[{"op":"give","status":"Edge","to":"self"}]},
{"id":"meikyou","name":"明鏡止水","reading":"めいきょうしすい","en":"Clear Mirror","cost":"水剣","kind":"active","maintain":true,"static":[{"mod":"immune","status":"Roll"}],"triggered":[{"on":{"event":"attack","by":"self","attr":"剣"},"do":[{"op":"boost","n":1}]}]},
{"id":"ishiyoroi","name":"石鎧","reading":"いしよろい","en":"Stone Mail","cost":"地地","kind":"active","maintain":true,"triggered":[{"on":{"event":"attack","by":"opponent","minDamage":2},"do":[{"op":"reduce","n":2}]}]},
{"id":"kaeshiyaiba","name":"返し刃","reading":"かえしやいば","en":"Return Blade","cost":"剣風","kind":"active","maintain":true,"triggered":[{"on":{"event":"damaged","who":"self","by":"attack"},"do":[{"op":"counter","n":2}]}]},
{"id":"kagerou","name":"陽炎","reading":"かげろう","en":"Shimmer","cost":"火水","kind":"active","maintain":true,"triggered":[{"on":{"event":"turnEnd"},"do":[{"op":"attack","n":3}]}]},
{"id":"homura","name":"焔の刃","reading":"ほむらのやいば","en":"Blade of Flame","cost":"火","kind":"active","maintain":true,"static":[{"mod":"allowPay","panel":"火","as":"剣"}]},
{"id":"katagae","name":"型変え","reading":"かたがえ","en":"Change of Form","cost":"白","kind":"active","limit":1,"activated":[{"op":"transcribe"}]},
{"id":"shibaritoki","name":"縛り解き","reading":"しばりとき","en":"Unbind","cost":"白","kind":"active","activated":[{"op":"remove","category":"ailment","from":"self","count":2}]},
{"id":"toushi","name":"闘志","reading":"とうし","en":"Fighting Spirit","cost":"","kind":"innate","static":[{"mod":"initiative","n":1}]}
]})json";
}

const std::shared_ptr<const SkillList>& house_list() {
    static const std::shared_ptr<const SkillList> list = *parse_list(house_list_text());
    return list;
}

} // namespace shiaiba::panel
