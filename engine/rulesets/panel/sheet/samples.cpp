// The sample characters, as players would write them.
#include "rulesets/panel/sheet/samples.hpp"

namespace shiaiba::panel {

std::string_view samples_text() {
    return R"json([
{"name":"ツルギ","stats":{"vitality":5,"reflex":6,"intellect":4},
 "skills":["明鏡止水","焔剣","双刃","一太刀","受け流し","闘志"],
 "patterns":[{"name":"構え","panels":"水剣剣剣火剣"},{"name":"攻め","panels":"水剣剣剣剣剣"}],
 "plans":[
  {"text":"明鏡止水を維持中である場合、明鏡止水を使用しない","note":"一度構えれば十分 / one stance is enough"},
  {"text":"明鏡止水を維持中である場合、パターン2を転写する","note":"構えた後は剣を増やす / in the stance: more swords"},
  {"text":"受ける攻撃のダメージが1以下である場合、受け流しを使用しない","note":"小さな攻撃には剣を残す / save swords from small blows"},
  {"text":"先攻 かつ ターンが1以下 の場合、パネルを1枚残す","note":"最初の返しに備える / for the first reply"}]},
{"name":"ホムラ","stats":{"vitality":4,"reflex":7,"intellect":4},
 "skills":["陽炎","業火","灼印","火花","小突き"],
 "patterns":[{"name":"燃える","panels":"火水火火火火風"}],
 "plans":[
  {"text":"相手のHPが6以下である場合、陽炎の維持を解除する","note":"最後は火を攻めに回す / at last all fire attacks"},
  {"text":"相手のHPが4以下である場合、業火を使用する","note":"とどめを先に / finish it first"},
  {"text":"灼印の対象は未使用のパネルを狙う","note":"これから払うパネルを焼く / burn panels that are yet to pay"}]},
{"name":"ミナモ","stats":{"vitality":6,"reflex":5,"intellect":4},
 "skills":["毒霧","凍てつく雫","水弾","安らぎ","霞衣","快復"],
 "patterns":[{"name":"流れ","panels":"水水風水地"},{"name":"守り","panels":"水風風水水"}],
 "plans":[
  {"text":"受ける攻撃のダメージが2未満である場合、霞衣を使用しない","note":"風は大きな攻撃のために残す / save wind for great attacks"},
  {"text":"自分の失ったHPが2未満である場合、快復を使用しない","note":"無駄な回復をしない / waste no healing"},
  {"text":"相手がPoison状態である場合、毒霧を使用しない","note":"毒は重ねない / one poison at a time"},
  {"text":"自分のHPが8以下である場合、パターン2を転写する","note":"危うくなれば守りの型 / in danger: the guard"},
  {"text":"後攻の場合、凍てつく雫を使用しない","note":"後から凍らせても遅い / too late to freeze"}]},
{"name":"イワオ","stats":{"vitality":7,"reflex":5,"intellect":3},
 "skills":["石鎧","防護陣","大震","石礫"],
 "patterns":[{"panels":"地地地地地"}],
 "plans":[
  {"text":"石鎧を維持中である場合、石鎧を使用しない","note":"鎧は一領 / one armour will do"},
  {"text":"相手が維持中のスキルを持つ場合、大震を使用する","note":"維持を崩す / break what is maintained"},
  {"text":"自分がGuard状態である場合、防護陣を使用しない","note":"守りは一重で足りる / one guard is enough"},
  {"text":"自分のHPが4以下である場合、石鎧の維持を解除する","note":"最後は攻めに回る / at last: attack"}]},
{"name":"カスミ","stats":{"vitality":5,"reflex":5,"intellect":5},
 "skills":["賽の目崩し","空気の枷","打消しの印","霞衣","水弾","言封じ"],
 "patterns":[{"name":"乱す","panels":"地風風水風"},{"name":"封じる","panels":"水風地風風"}],
 "plans":[
  {"text":"剣パネルを狙う","note":"剣技を使わせない / no sword arts for them"},
  {"text":"賽の目崩しの対象は未使用のパネルを狙う","note":"使えるうちに乱す / scramble before it is used"},
  {"text":"ターンが5以上の場合、パターン2を転写する","note":"後半は言葉を封じる / second half: seal the words"},
  {"text":"先攻の場合、パネルを2枚残す","note":"打消しの風を残す / save wind to cancel with"},
  {"text":"受ける攻撃のダメージが1以下である場合、霞衣を使用しない","note":"小さな攻撃は受けておく / take small hits"}]},
{"name":"タメ","stats":{"vitality":5,"reflex":6,"intellect":4},
 "skills":["解き放ち","溜め","開拓","火花","縛り解き"],
 "patterns":[{"name":"溜める","panels":"黒黒地火地火"},{"name":"放つ","panels":"火地火地火地"}],
 "plans":[
  {"text":"自分のChargeが2未満 かつ ターンが3以下 の場合、解き放ちを使用しない","note":"二つ溜めてから放つ / charge twice, then release"},
  {"text":"自分のChargeが4以上である場合、溜めを使用しない","note":"溜めは四つまで / four charges will do"},
  {"text":"自分のChargeが4以上である場合、パターン2を転写する","note":"溜まれば放つ型 / charged: the pattern of release"},
  {"text":"自分のBind状態のパネルが2未満である場合、縛り解きを使用しない","note":"一つなら我慢する / one is bearable"},
  {"text":"開拓の属性は火を選ぶ","note":"解き放ちの火を作る / makes fire for the release"},
  {"text":"白のコストは黒パネルで支払う","note":"火と地を残す / save fire and earth"}]}
])json";
}

} // namespace shiaiba::panel
