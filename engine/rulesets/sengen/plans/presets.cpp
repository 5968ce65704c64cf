// 13.4: tactics that come with the game. Links carry the places: the list only grows at its end.
#include <array>

#include "rulesets/sengen/plans/vocabulary.hpp"

namespace shiaiba::sengen {
namespace {

constexpr std::array<plan::Preset, 4> kPresets{
    {{"制圧", "Pressure", "弾幕で全員のDPを削り、それから撃つ",
      "wears everybody down with danmaku, then shoots",
      "自分のDPが5以上 かつ 自分のDPが10未満 かつ 相手のDPが7より大きい場合、弾幕を張る\n"
      "相手のDPが6以下 かつ 自分のDPが6以上の場合、6点のショットを撃つ\n"
      "自分のDPが6以上の場合、グレイズを使わずにかわす"},
     {"狙撃", "Sniper", "機会を待ち、すべてを込めて撃つ",
      "waits for its moment, then shoots with everything",
      "相手のDPが8以下の場合、スペルカードを使う\n"
      "自分のDPが12以上の場合、6点のショットを撃つ\n"
      "自分のDPが5以下 かつ 相手のDPが4より大きい場合、待機する\n"
      "グレイズをすべて込める"},
     {"斬込", "Blade", "できるかぎり接近する", "closes in whenever it can",
      "自分のDPが9以上 かつ 接近に要るダイスが自分のDP未満の場合、接近する\n"
      "自分のDPが9未満の場合、弾幕を張る\n"
      "自分のDPが6以上の場合、6点で打つ\n"
      "グレイズをすべて込める"},
     {"慎重", "Cautious", "確実に足りるところでだけダイスを使う",
      "spends dice only where they are surely enough",
      "受ける攻撃が致命的の場合、確実に回避する\n"
      "受けたダメージが致命的の場合、間際にボムを使う\n"
      "自分のDPが4以下 かつ 相手のDPが自分のDPより大きい場合、待機する\n"
      "自分のHPの割合が50未満の場合、傷ついた者を後衛に置く"}}};

} // namespace

const plan::Presets& presets() {
    static const plan::Presets all(vocabulary(), kPresets);
    return all;
}

} // namespace shiaiba::sengen
