// Words of らくえん模擬戦's plans as data, and the plans of its presets (docs/plans.md). Every list
// only grows at its end: plans in links hold places.
#include "rulesets/rakuen/sheet/vocabulary.hpp"

#include <array>
#include <iterator>

namespace shiaiba::rakuen {
namespace {

using plan::Tagging;
using plan::Type;

constexpr plan::Symbol kWhoseWords[] = {{"self", "my", "自分の"},
                                        {"opponent", "opponent|opponent's", "相手の"}};
constexpr plan::Symbol kWhoWords[] = {{"self", "I am", "自分が"},
                                      {"opponent", "opponent is", "相手が"}};
/// The first three are the words of the abilities.
constexpr plan::Symbol kLastWords[] = {{"POW", "POW", "POW"},
                                       {"SPD", "SPD", "SPD"},
                                       {"WIZ", "WIZ|WIS", "WIZ|WIS"},
                                       {"none", "none", "なし"}};
/// In the order of the table of [rakuen 13.1]; the first eleven are skills of the attack phase.
constexpr plan::Symbol kSkillSymbols[] = {
    {"finisher", "finisher", "必殺"},
    {"shift", "shift", "シフト"},
    {"rush", "rush", "連撃"},
    {"half", "half", "ハーフアタック|ハーフ"},
    {"flat", "flat", "フラットアタック|フラット"},
    {"seal", "seal", "強制封印"},
    {"stun", "stun", "強制スタン"},
    {"charge", "charge", "チャージ"},
    {"surehit", "surehit|sure hit", "必中"},
    {"break", "break", "突破|ガードブレイク"},
    {"trump", "trump", "切札"},
    {"riposte", "riposte", "反撃"},
    {"counter", "counter", "カウンター"},
    {"ironwall", "ironwall", "鉄壁"},
    {"none", "no skill", "スキルなし"},
};
constexpr plan::Symbol kActionSymbols[] = {
    {"first", "first", "先攻"},
    {"second", "second", "後攻"},
    {"attack", "attack", "攻撃"},
    {"invisible", "invisible", "インビジブル攻撃"},
    {"charge", "charge", "チャージ"},
    {"use", "use", "宣言"},
    {"evade", "evade", "回避"},
    {"guard", "guard", "防御"},
    {"counter", "counter", "カウンター"},
    {"iguard", "invisible guard", "インビジブル防御"},
    {"roll", "roll", "振る"},
    {"stop", "stop", "止める"},
};
constexpr plan::Symbol kRankWords[] = {
    {"best", "the best ability", "もっとも有利な能力|最も有利な能力"},
    {"strong", "the strong ability|the strongest ability",
     "もっとも強い能力|最も強い能力|強い能力"},
    {"weak", "the opponent's weakest ability|the weak ability",
     "相手のもっとも弱い能力|相手の最も弱い能力"},
};
constexpr plan::Symbol kShiftWords[] = {{"crit", "critical", "クリティカル"}};

constexpr std::span<const plan::Symbol> kAbilityWords(kLastWords, 3);
constexpr std::span<const plan::Symbol> kAttackSkillWords(kSkillSymbols, 11);

constexpr plan::Domain kDomains[] = {
    {"who", kWhoseWords, 1},       {"who", kWhoWords, 1},       {"ability", kAbilityWords, 2},
    {"ability", kLastWords, 2},    {"skill", kSkillSymbols, 5}, {"skill", kAttackSkillWords, 5},
    {"action", kActionSymbols, 4}, {"rank", kRankWords, 3},     {"shift", kShiftWords, 2},
};

// A fact's range gives its width in links, so it never changes.
constexpr plan::Fact kFacts[] = {
    {"hp", Type::Number, 0, 150, true},
    {"maxHp", Type::Number, 0, 150, true},
    {"lostHp", Type::Number, 0, 150, true},
    {"turn", Type::Number, 1, 1000, false},
    {"first", Type::Flag, 0, 1, false},
    {"second", Type::Flag, 0, 1, false},
    {"in", Type::Number, 0, 1000, true},
    {"sp", Type::Number, 0, 3, true},
    {"evades", Type::Number, 0, 1000, true},
    {"guards", Type::Number, 0, 1000, true},
    {"pow", Type::Number, 0, 60, true},
    {"spd", Type::Number, 0, 60, true},
    {"wiz", Type::Number, 0, 60, true},
    {"last", Type::Symbol, 0, 3, true, -1, false, kLast},
    {"stunned", Type::Flag, 0, 1, true},
    {"recoil", Type::Flag, 0, 1, true},
    {"sealed", Type::Flag, 0, 1, true},
    {"used", Type::Flag, 0, 1, true, kSkill},
    {"diff.hp", Type::Number, -150, 150, false},
    {"can.invisible", Type::Flag, 0, 1, false},
    {"can", Type::Flag, 0, 1, false, kSkill},
    {"forced", Type::Number, 0, 1000, true},
    {"margin", Type::Number, -60, 60, false, kAbility},
    {"dice.total", Type::Number, 0, 1000, false},
    {"dice.gap", Type::Number, 0, 5, false},
    {"in.attack", Type::Number, 0, 10'000, false},
    {"in.hit", Type::Number, 0, 10'000, false},
    {"in.crit", Type::Flag, 0, 1, false},
    {"in.invisible", Type::Flag, 0, 1, false},
    {"in.stun", Type::Flag, 0, 1, false},
    {"in.seal", Type::Flag, 0, 1, false},
    {"p_evade", Type::Chance, 0, 10'000, false},
    {"loss.guard", Type::Number, 0, 10'000, false},
    {"evadeLoss", Type::Number, 0, 10'000, false},
    {"guardCost", Type::Number, 0, 10'000, false},
    {"left", Type::Number, 0, 10'000, false},
    {"rolled", Type::Number, 0, 1000, false},
};
static_assert(std::size(kFacts) == static_cast<std::size_t>(Fact::Rolled) + 1);

constexpr std::uint8_t of(Fact fact) { return static_cast<std::uint8_t>(fact); }

constexpr plan::FactPhrase kFactPhrases[] = {
    {of(Fact::Hp), "{w} hp", "{w}HP"},
    {of(Fact::MaxHp), "{w} max hp", "{w}最大HP"},
    {of(Fact::LostHp), "{w} lost hp", "{w}失ったHP"},
    {of(Fact::Turn), "turn", "ターン"},
    {of(Fact::First), "going first", "先攻"},
    {of(Fact::Second), "going second", "後攻"},
    {of(Fact::In), "{w} IN", "{w}IN|{w}IN値"},
    {of(Fact::Sp), "{w} sp", "{w}SP|{w}SP値"},
    {of(Fact::Evades), "{w} evasions|{w} evades", "{w}回避回数"},
    {of(Fact::Guards), "{w} guards in a row|{w} guard run", "{w}連続防御回数"},
    {of(Fact::Pow), "{w} pow", "{w}POW"},
    {of(Fact::Spd), "{w} spd", "{w}SPD"},
    {of(Fact::Wiz), "{w} wiz|{w} wis", "{w}WIZ|{w}WIS"},
    {of(Fact::Last), "{w} last ability", "{w}前回の能力"},
    {of(Fact::Stunned), "{i} stunned", "{i}スタン中"},
    {of(Fact::Recoil), "{i} recoiling", "{i}反動中"},
    {of(Fact::Sealed), "{i} sealed", "{i}封印中"},
    {of(Fact::Used), "{S} is used|I have used {S}", "{S}を使用済み|自分が{S}を使用済み"},
    {of(Fact::Used), "opponent has used {S}", "相手が{S}を使用済み", 1},
    {of(Fact::HpDifference), "hp difference", "HPの差"},
    {of(Fact::CanInvisible), "invisible is possible", "インビジブル攻撃が可能"},
    {of(Fact::Can), "{S} is possible", "{S}が可能"},
    {of(Fact::Forced), "{w} forced chains", "{w}強制チェイン数"},
    {of(Fact::Margin), "{A} margin", "{A}の能力差"},
    {of(Fact::DiceTotal), "dice total", "ダイスの合計"},
    {of(Fact::DiceGap), "dice gap", "ダイスの差"},
    {of(Fact::IncomingAttack), "incoming attack", "受ける攻撃値"},
    {of(Fact::IncomingHit), "incoming hit", "受ける命中値"},
    {of(Fact::IncomingCritical), "incoming is critical|my attack is critical",
     "クリティカルを受ける|攻撃がクリティカル"},
    {of(Fact::IncomingInvisible), "incoming is invisible|my attack is invisible",
     "インビジブル攻撃を受ける|攻撃がインビジブル"},
    {of(Fact::IncomingStun), "incoming is stunning|my attack is stunning",
     "スタンを受ける|攻撃がスタンを与える"},
    {of(Fact::IncomingSeal), "incoming is sealing|my attack is sealing",
     "封印を受ける|攻撃が封印を与える"},
    {of(Fact::EvadeChance), "evade chance", "回避の成功率"},
    {of(Fact::GuardLoss), "guard loss", "防御時のダメージ"},
    {of(Fact::EvadeLoss), "evade loss", "回避の期待損失"},
    {of(Fact::GuardCost), "guard cost", "防御の負担"},
    {of(Fact::Left), "damage left", "残りのダメージ"},
    {of(Fact::Rolled), "dice rolled", "振った回数"},
};

constexpr plan::Tag kTags[] = {
    {"action", Tagging::Value, kAction}, {"ability", Tagging::Value, kAbility},
    {"with", Tagging::Value, kSkill},    {"rank", Tagging::Ranked, kRank},
    {"shift", Tagging::Ranked, kShift},  {"skills", Tagging::Number, -1},
};

constexpr plan::Decision kDecisions[] = {
    {"order", "who attacks first", "先後", "attack first", "先攻"},
    {"attack", "the attack", "攻撃", "attack with the best ability", "もっとも有利な能力で攻撃"},
    {"after", "after the dice", "ダイスの後", "nothing", "何もしない"},
    {"defend", "the defence", "防御か回避", "guard", "防御"},
    {"counter", "a counter", "カウンター", "none", "しない"},
    {"iguard", "the invisible guard", "インビジブル防御", "without a skill", "スキルなし"},
    {"idie", "a die of the invisible guard", "インビジブル防御のダイス", "stop", "止める"},
};

} // namespace

const plan::Vocabulary& vocabulary() {
    static const plan::Vocabulary kVocabulary{
        "rakuen",
        kDomains,
        kFacts,
        kTags,
        kDecisions,
        {},
        slots(),
        kFactPhrases,
        {},
        forms(),
        "選び|選ぶ|攻撃し|攻撃する|宣言し|宣言する|添え|振り|振る|止め",
        8,
        4,
        6,
        4,
        3,
        0};
    return kVocabulary;
}

const plan::Names& no_names() {
    static const plan::Names none;
    return none;
}

// The presets.

namespace {

constexpr std::array<plan::Preset, 4> kAll{{
    {"堅実", "Steady", "回避と防御の期待損失を比べる",
     "weighs what evading and guarding would cost",
     "先攻を選ぶ\n"
     "インビジブル攻撃が可能の場合、もっとも有利な能力でインビジブル攻撃する\n"
     "もっとも有利な能力で攻撃する\n"
     "ダイスの差が1の場合、クリティカルになるシフトを宣言する\n"
     "自分のINが4以上 かつ ダイスの合計が9以上の場合、必殺を宣言する\n"
     "相手のINが5以上 かつ 攻撃がクリティカルでない場合、強制封印を宣言する\n"
     "防御時のダメージが自分のHP以上の場合、カウンターを添えて回避を選ぶ\n"
     "防御時のダメージが自分のHP以上の場合、回避を選ぶ\n"
     "回避の期待損失が防御の負担未満の場合、回避を選ぶ\n"
     "防御時のダメージが16以上 または クリティカルを受ける場合、反撃を添えて防御を選ぶ\n"
     "防御を選ぶ\n"
     "受ける攻撃値が28以上の場合、カウンターを宣言する\n"
     "残りのダメージが30以上の場合、鉄壁を宣言する\n"
     "残りのダメージが0より大きい場合、INでダイスを振る\n"
     "ダイスを止める"},
    {"回避", "Evasive", "外れにくい攻撃でなければ避け、必殺のために回避を数える",
     "evades what is more likely to miss, and counts evasions for its finisher",
     "先攻を選ぶ\n"
     "インビジブル攻撃が可能の場合、もっとも有利な能力でインビジブル攻撃する\n"
     "もっとも有利な能力で攻撃する\n"
     "ダイスの差が1の場合、クリティカルになるシフトを宣言する\n"
     "自分のINが4以上 かつ ダイスの合計が9以上の場合、必殺を宣言する\n"
     "防御時のダメージが自分のHP以上の場合、回避を選ぶ\n"
     "回避の成功率が60%以上 かつ 受ける命中値が11以上の場合、カウンターを添えて回避を選ぶ\n"
     "回避の成功率が60%以上の場合、回避を選ぶ\n"
     "防御を選ぶ\n"
     "受ける攻撃値が28以上の場合、カウンターを宣言する\n"
     "残りのダメージが0より大きい場合、INでダイスを振る\n"
     "ダイスを止める"},
    {"要塞", "Fortress", "防御を固め、INを1ずつためて手放さない",
     "guards, gathers IN point by point and keeps it",
     "後攻を選ぶ\n"
     "インビジブル攻撃が可能の場合、もっとも有利な能力でインビジブル攻撃する\n"
     "自分のINが3以上の場合、強制封印を添えてもっとも有利な能力で攻撃する\n"
     "もっとも有利な能力で攻撃する\n"
     "自分のINが4以上 かつ ダイスの合計が9以上の場合、必殺を宣言する\n"
     "防御時のダメージが自分のHP以上の場合、回避を選ぶ\n"
     "回避の成功率が87%以上の場合、回避を選ぶ\n"
     "防御時のダメージが12以上 または クリティカルを受ける場合、反撃を添えて防御を選ぶ\n"
     "防御を選ぶ\n"
     "鉄壁を宣言する\n"
     "残りのダメージが自分のHP以上の場合、INでダイスを振る\n"
     "クリティカルを受ける かつ 振った回数が0の場合、INでダイスを振る\n"
     "ダイスを止める"},
    {"逆襲", "Revenge", "攻撃を受けてINをため、強制チェインで遅れて打つ",
     "takes hits for IN and strikes late with many forced doubles",
     "後攻を選ぶ\n"
     "自分のINが8以上 かつ インビジブル攻撃が可能の場合、"
     "強制スタンを添えてもっとも有利な能力でインビジブル攻撃する\n"
     "自分のINが8以上 かつ インビジブル攻撃が可能の場合、もっとも有利な能力でインビジブル攻撃する\n"
     "HPの差が-30以下 かつ インビジブル攻撃が可能の場合、もっとも有利な能力でインビジブル攻撃する\n"
     "もっとも有利な能力で攻撃する\n"
     "自分のINが6以上の場合、必殺を宣言する\n"
     "ダイスの差が1の場合、クリティカルになるシフトを宣言する\n"
     "防御時のダメージが自分のHP以上の場合、回避を選ぶ\n"
     "回避の成功率が60%以上の場合、回避を選ぶ\n"
     "回避の成功率が40%以上 かつ 自分のHPが60より大きい場合、回避を選ぶ\n"
     "防御を選ぶ\n"
     "受ける攻撃値が28以上の場合、カウンターを宣言する\n"
     "残りのダメージが30以上の場合、鉄壁を宣言する\n"
     "残りのダメージが0より大きい場合、INでダイスを振る\n"
     "ダイスを止める"},
}};

} // namespace

const plan::Presets& presets() {
    static const plan::Presets all(vocabulary(), kAll);
    return all;
}

} // namespace shiaiba::rakuen
