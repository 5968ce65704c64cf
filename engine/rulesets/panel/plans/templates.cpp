// Plans to start from, as data.
#include "rulesets/panel/plans/templates.hpp"

namespace shiaiba::panel {
std::string_view templates() {
    return R"json([
{"name":{"ja":"守りの力を惜しむ","en":"Save what guards you"},"plans":[
 {"text":"受ける攻撃のダメージが1以下である場合、受動スキルを使用しない","note":"小さな攻撃は受けておく / take small hits"},
 {"text":"先攻の場合、パネルを2枚残す","note":"後攻の攻撃に応じるため / to answer what comes next"}]},
{"name":{"ja":"回復の時を選ぶ","en":"Heal when it counts"},"plans":[
 {"text":"自分の失ったHPが2未満である場合、回復スキルを使用しない","note":"無駄な回復をしない / waste no healing"},
 {"text":"自分のHPが6以下である場合、回復スキルを使用する","note":"危うければ何より先に / in danger before anything else"}]},
{"name":{"ja":"維持は一つ","en":"Maintain one thing"},"plans":[
 {"text":"自分が維持中のスキルを持つ場合、維持スキルを使用しない","note":"残りのパネルは攻めに / the other panels attack"}]},
{"name":{"ja":"とどめ","en":"The last blow"},"plans":[
 {"text":"相手のHPが4以下である場合、攻撃スキルを使用する","note":"倒せるうちに / while it can be done"},
 {"text":"ターンが8以上である場合、回復スキルを使用しない","note":"後がない / there is no later"}]},
{"name":{"ja":"型を替える","en":"Change the pattern"},"plans":[
 {"text":"後攻の場合、パターン2を転写する","note":"後攻は守りの型 / going second: the guard"},
 {"text":"自分のHPが8以下である場合、パターン2を転写する","note":"押されたら守りの型 / losing: the guard"},
 {"text":"ターンが5以上である場合、パターン2を転写する","note":"後半の型 / the second half"}]},
{"name":{"ja":"何を狙うか","en":"What to aim at"},"plans":[
 {"text":"未使用の剣パネルを狙う","note":"これからの剣技を封じる / sword arts yet to come"},
 {"text":"未使用のパネルを狙う","note":"これから払うパネルを / panels yet to pay"}]},
{"name":{"ja":"順番は一段ずつ","en":"An order, step by step"},"plans":[
 {"text":"火パネルを狙う","note":"まず火 / fire first"},
 {"text":"水パネルを狙う","note":"なければ水 / else water"},
 {"text":"風パネルを狙う","note":"それもなければ風 / else wind"}]},
{"name":{"ja":"払い方","en":"How to pay"},"plans":[
 {"text":"白のコストは黒パネルで支払う","note":"色のあるパネルを残す / save the coloured ones"}]}
])json";
}

} // namespace shiaiba::panel
