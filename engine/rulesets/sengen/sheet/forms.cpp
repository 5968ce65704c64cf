// The instructions of plans as a table (13.2), and the presets of tactics (13.4).
#include "rulesets/sengen/sheet/vocabulary.hpp"

#include <array>

namespace shiaiba::sengen {
namespace {

using plan::Fixed;
using plan::Form;
using plan::Verb;

constexpr std::uint8_t at(Point point) { return static_cast<std::uint8_t>(point); }
constexpr std::uint8_t at(Resource resource) { return static_cast<std::uint8_t>(resource); }
constexpr Fixed fixed(Tag tag, int value) {
    return {static_cast<std::int8_t>(tag), static_cast<std::int16_t>(value)};
}
constexpr Fixed does(ActionWord action) { return fixed(Tag::Action, action); }
constexpr Fixed says(AnswerWord answer) { return fixed(Tag::Answer, answer); }

constexpr Form prefer(Point point, const char* en, const char* ja, Fixed with = {},
                      const char* unknown = "P002") {
    return {Verb::Prefer, at(point), en, ja, {with}, unknown};
}
constexpr Form avoid(Point point, const char* en, const char* ja, Fixed with = {},
                     const char* unknown = "P002") {
    return {Verb::Avoid, at(point), en, ja, {with}, unknown};
}
/// Avoids everything but doing nothing: it requires a tag that no option has, and doing nothing
/// always stays.
constexpr Form nothing(Point point, const char* en, const char* ja) {
    return {Verb::Require, at(point), en, ja, {does(kNoAction)}};
}
constexpr Form yield(const char* en, const char* ja) {
    return {Verb::Prefer, static_cast<std::uint8_t>(kYielding), en, ja, {says(kYieldAnswer)}};
}
/// A spell of own data in answer to an attack.
constexpr Form answer(Verb verb, const char* en, const char* ja) {
    return {verb, static_cast<std::uint8_t>(kAnswering), en, ja, {does(kCastAction)}, "P013"};
}
constexpr Form keep(Resource resource, const char* en, const char* ja) {
    return {Verb::Keep, at(resource), en, ja};
}

constexpr Form kForms[] = {
    prefer(Point::TurnStart, "deploy {C} at the turn's start", "ターン開始時に{C}を展開する",
           does(kDeployAction), "P013"),
    prefer(Point::TurnStart, "clear at the turn's start", "ターン開始時に弾消しする",
           does(kClearAction)),
    prefer(Point::TurnStart, "dismiss at the turn's start", "ターン開始時に下げる",
           does(kDismissAction)),
    avoid(Point::TurnStart, "do not deploy {C} at the turn's start",
          "ターン開始時に{C}を展開しない", does(kDeployAction), "P013"),
    avoid(Point::TurnStart, "do not clear at the turn's start", "ターン開始時に弾消ししない",
          does(kClearAction)),
    avoid(Point::TurnStart, "do not dismiss at the turn's start", "ターン開始時に下げない",
          does(kDismissAction)),
    prefer(Point::Rows, "put the wounded in the back", "傷ついた者を後衛に置く",
           fixed(Tag::Row, kWoundedRow)),
    prefer(Point::Rows, "put nobody in the back", "全員を前衛に置く", fixed(Tag::Row, kNobodyRow)),
    prefer(Point::Rows, "put many in the back", "後衛を多くする", fixed(Tag::Row, kManyRow)),
    prefer(Point::Initiative, "declare all dp", "DPすべてを申告する", fixed(Tag::Dice, kManyDice)),
    prefer(Point::Initiative, "declare nothing as initiative", "0を申告する",
           fixed(Tag::Dice, kFewDice)),
    prefer(Point::Side, "go first in a tie", "同値なら先に動く", fixed(Tag::Row, kFirstPlace)),
    prefer(Point::Side, "go last in a tie", "同値なら後に動く", fixed(Tag::Row, kLastPlace)),
    prefer(Point::FullDefence, "concentrate on defence", "防御に専念する", does(kDefendAction)),
    avoid(Point::FullDefence, "do not concentrate on defence", "防御に専念しない",
          does(kDefendAction)),
    prefer(Point::Setup, "cast {X} in the setup", "セットアップに{X}を唱える", {}, "P013"),
    avoid(Point::Setup, "do not cast {X} in the setup", "セットアップに{X}を唱えない", {}, "P013"),

    prefer(Point::Main, "use danmaku[ from {Q}]", "[{Q}で]弾幕を張る", does(kDanmakuAction),
           "P013"),
    prefer(Point::Main, "shoot[ with {N}][ from {Q}]", "[{Q}で][{N}点の]ショットを撃つ",
           does(kShotAction), "P013"),
    prefer(Point::Main,
           "use homing[ with {R} raises][ from {Q}]|use homing[ with {R} raise][ from {Q}]",
           "[{Q}で][上昇{R}回の]ホーミングを撃つ", does(kHomingAction), "P013"),
    prefer(Point::Main, "close in", "接近する", does(kApproachAction)),
    prefer(Point::Main, "cast {X}", "{X}を唱える", does(kCastAction), "P013"),
    prefer(Point::Main, "use {C}", "{C}を使う", does(kCardAction), "P013"),
    prefer(Point::Main, "use a spell card", "スペルカードを使う", does(kCardAction)),
    prefer(Point::Main, "wait", "待機する", does(kWaitAction)),
    prefer(Point::Main, "deploy {C} before acting", "行動前に{C}を展開する", does(kDeployAction),
           "P013"),
    prefer(Point::Main, "clear before acting", "行動前に弾消しする", does(kClearAction)),
    avoid(Point::Main, "do not use danmaku[ from {Q}]", "[{Q}で]弾幕を張らない",
          does(kDanmakuAction), "P013"),
    avoid(Point::Main, "do not shoot[ with {N}][ from {Q}]", "[{Q}で][{N}点の]ショットを撃たない",
          does(kShotAction), "P013"),
    avoid(Point::Main,
          "do not use homing[ with {R} raises][ from {Q}]|"
          "do not use homing[ with {R} raise][ from {Q}]",
          "[{Q}で][上昇{R}回の]ホーミングを撃たない", does(kHomingAction), "P013"),
    avoid(Point::Main, "do not close in", "接近しない", does(kApproachAction)),
    avoid(Point::Main, "do not cast {X}", "{X}を唱えない", does(kCastAction), "P013"),
    avoid(Point::Main, "do not use {C}", "{C}を使わない", does(kCardAction), "P013"),
    avoid(Point::Main, "do not use a spell card", "スペルカードを使わない", does(kCardAction)),
    avoid(Point::Main, "do not wait", "待機しない", does(kWaitAction)),
    avoid(Point::Main, "do not deploy {C} before acting", "行動前に{C}を展開しない",
          does(kDeployAction), "P013"),
    avoid(Point::Main, "do not clear before acting", "行動前に弾消ししない", does(kClearAction)),

    prefer(Point::Target, "target {t}", "{t}を狙う"),
    prefer(Point::Dice, "roll few", "少なく振る", fixed(Tag::Dice, kFewDice)),
    prefer(Point::Dice, "roll all", "すべて振る", fixed(Tag::Dice, kManyDice)),
    prefer(Point::Melee, "strike with {N}[ with {W}]", "[{W}で]{N}点で打つ", does(kStrikeAction),
           "P013"),
    prefer(Point::Melee, "deploy before striking", "打つ前に展開する", does(kDeployAction)),
    prefer(Point::Melee, "clear before striking", "打つ前に弾消しする", does(kClearAction)),
    avoid(Point::Melee, "do not deploy before striking", "打つ前に展開しない", does(kDeployAction)),
    avoid(Point::Melee, "do not clear before striking", "打つ前に弾消ししない", does(kClearAction)),

    prefer(Point::Danmaku, "dodge", "弾幕をかわす", says(kDodgeAnswer)),
    prefer(Point::Danmaku, "dodge without graze", "グレイズを使わずにかわす", says(kPlainDodge)),
    prefer(Point::Danmaku, "dodge with graze", "グレイズでかわす", says(kGrazeDodge)),
    prefer(Point::Danmaku, "take the danmaku", "弾幕を受ける", says(kTakeAnswer)),
    prefer(Point::Danmaku, "bomb the danmaku", "弾幕にボムを使う", says(kBombAnswer)),
    prefer(Point::Danmaku, "deploy against the danmaku", "弾幕に展開する", says(kDeployAnswer)),
    prefer(Point::Defence, "evade[ {e}]", "[{e}]回避する", says(kEvadeAnswer)),
    prefer(Point::Defence, "guard[ {e}]", "[{e}]ガードする", says(kGuardAnswer)),
    yield("let an ally step in", "味方に任せる"),
    prefer(Point::Defence, "bomb", "ボムを使う", says(kBombAnswer)),
    prefer(Point::Defence, "deploy", "展開する", says(kDeployAnswer)),
    prefer(Point::Defence, "clear", "弾消しする", says(kClearAnswer)),
    nothing(Point::Defence, "do not defend", "防がない"),
    prefer(Point::Intercept, "guard the ally", "味方をガードする", says(kGuardAnswer)),
    prefer(Point::Intercept, "cover the ally", "味方をかばう", says(kCoverAnswer)),
    prefer(Point::Intercept, "deploy for the ally", "味方のために展開する", says(kDeployAnswer)),
    prefer(Point::Intercept, "clear for the ally", "味方のために弾消しする", says(kClearAnswer)),
    nothing(Point::Intercept, "do not step in", "割って入らない"),
    prefer(Point::Boost, "boost with all graze", "グレイズをすべて込める",
           fixed(Tag::Boost, kFullBoost)),
    prefer(Point::Boost, "boost to the kill", "倒せるだけ込める", fixed(Tag::Boost, kKillBoost)),
    nothing(Point::Boost, "do not boost", "込めない"),
    prefer(Point::Last, "deploy at the last moment", "間際に展開する", says(kDeployAnswer)),
    prefer(Point::Last, "bomb at the last moment", "間際にボムを使う", says(kBombAnswer)),
    nothing(Point::Last, "take the hit", "そのまま受ける"),
    prefer(Point::Resist, "deploy against the spell", "能力に展開する", says(kDeployAnswer)),
    prefer(Point::Resist, "resist with everything", "全力で抵抗する", fixed(Tag::Dice, kManyDice)),
    nothing(Point::Resist, "do not resist", "抵抗しない"),
    prefer(Point::Absorb, "absorb all graze", "グレイズをすべて霊力に変える",
           fixed(Tag::Dice, kManyDice)),
    nothing(Point::Absorb, "do not absorb",
            "グレイズを霊力に変えない|グレイズをすべて霊力に変えない"),

    keep(Resource::Dp, "keep {n} dp", "DPを{n}残す"),
    keep(Resource::Graze, "keep {n} graze", "グレイズを{n}残す"),
    keep(Resource::Spirit, "keep {n} spirit", "霊力を{n}残す"),

    // Spells of own data (5.4).
    prefer(Point::TurnEnd, "cast {X} at the turn's end", "ターン終了時に{X}を唱える", {}, "P013"),
    avoid(Point::TurnEnd, "do not cast {X} at the turn's end", "ターン終了時に{X}を唱えない", {},
          "P013"),
    answer(Verb::Prefer, "answer with {X}", "{X}で応じる"),
    answer(Verb::Avoid, "do not answer with {X}", "{X}で応じない"),
};

} // namespace

std::span<const plan::Form> forms() { return kForms; }

// 13.4: presets. Links carry their indices, so the list only grows at its end.

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
