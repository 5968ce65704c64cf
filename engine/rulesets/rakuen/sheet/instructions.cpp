// Instructions of らくえん模擬戦's plans: for each decision the wordings in both languages, and the
// options that they mean. No wording may be removed: links hold the meaning of an instruction, and
// a link with a meaning that no wording can say is refused (plan::unpack). The order is that of
// completions and of the page's editor; where two wordings fit, the earlier one is read or printed.
#include "rulesets/rakuen/sheet/vocabulary.hpp"

#include "rulesets/rakuen/sheet/skill.hpp"

namespace shiaiba::rakuen {
namespace {

using plan::Fill;
using plan::Verb;

/// The slots of wordings, by letter. The upper four are the arguments of facts, the lower three
/// fill a tag of an instruction.
constexpr plan::Slot kSlots[] = {
    {'w', Fill::Who, kWhose},
    {'i', Fill::Who, kWho},
    {'S', Fill::Which, kSkill},
    {'A', Fill::Which, kAbility},
    {'a', Fill::Tag, kAbility, static_cast<std::int8_t>(Tag::Ability)},
    {'r', Fill::Tag, kRank, static_cast<std::int8_t>(Tag::Rank)},
    {'s', Fill::Tag, kAttackSkill, static_cast<std::int8_t>(Tag::With)},
};

constexpr plan::Fixed does(Action action) {
    return {static_cast<std::int8_t>(Tag::Action), static_cast<std::int16_t>(action)};
}
constexpr plan::Fixed with(int skill) {
    return {static_cast<std::int8_t>(Tag::With), static_cast<std::int16_t>(skill)};
}
/// Exactly one skill is declared.
constexpr plan::Fixed kOneSkill{static_cast<std::int8_t>(Tag::Skills), 1};
/// Of several ways to make a double by シフト, the best one; 0 is the tag's only value.
constexpr plan::Fixed kToDouble{static_cast<std::int8_t>(Tag::Shift), 0};
constexpr int kShiftSkill = static_cast<int>(Skill::Shift);
constexpr int kRiposte = static_cast<int>(Skill::Riposte);
constexpr int kCounter = static_cast<int>(Skill::Counter);
constexpr int kIronwall = static_cast<int>(Skill::Ironwall);
// "No skill" is the word behind all skills. vocabulary.hpp repeats the number, since it doesn't
// include skill.hpp.
static_assert(kNoSkill == kSkills);

constexpr std::uint8_t at(Point point) { return static_cast<std::uint8_t>(point); }
/// The problem with an unknown word in a slot: the system has no such choice (docs/plans.md).
constexpr const char* kChoice = "P016";

// Instructions mean options of [rakuen 5.3]. "attack with POW" means the attack without skills,
// "attack with POW plus seal" the one with 強制封印 and no other skill; "do not attack with POW"
// means all of them.
constexpr plan::Form kForms[] = {
    {Verb::Prefer, at(Point::Order), "choose first", "先攻を選ぶ", {does(Action::First)}, kChoice},
    {Verb::Prefer,
     at(Point::Order),
     "choose second",
     "後攻を選ぶ",
     {does(Action::Second)},
     kChoice},

    {Verb::Prefer,
     at(Point::Attack),
     "attack with {a}",
     "{a}で攻撃する",
     {does(Action::Attack), with(kNoSkill)},
     kChoice},
    {Verb::Prefer,
     at(Point::Attack),
     "attack with {r}",
     "{r}で攻撃する",
     {does(Action::Attack), with(kNoSkill)},
     kChoice},
    {Verb::Prefer,
     at(Point::Attack),
     "attack with {a} plus {s}",
     "{s}を添えて{a}で攻撃する",
     {does(Action::Attack), kOneSkill},
     kChoice},
    {Verb::Prefer,
     at(Point::Attack),
     "attack with {r} plus {s}",
     "{s}を添えて{r}で攻撃する",
     {does(Action::Attack), kOneSkill},
     kChoice},
    {Verb::Prefer,
     at(Point::Attack),
     "attack invisibly with {a}",
     "{a}でインビジブル攻撃する",
     {does(Action::Invisible), with(kNoSkill)},
     kChoice},
    {Verb::Prefer,
     at(Point::Attack),
     "attack invisibly with {r}",
     "{r}でインビジブル攻撃する",
     {does(Action::Invisible), with(kNoSkill)},
     kChoice},
    {Verb::Prefer,
     at(Point::Attack),
     "attack invisibly with {a} plus {s}",
     "{s}を添えて{a}でインビジブル攻撃する",
     {does(Action::Invisible), kOneSkill},
     kChoice},
    {Verb::Prefer,
     at(Point::Attack),
     "attack invisibly with {r} plus {s}",
     "{s}を添えて{r}でインビジブル攻撃する",
     {does(Action::Invisible), kOneSkill},
     kChoice},
    {Verb::Avoid,
     at(Point::Attack),
     "do not attack with {a}",
     "{a}で攻撃しない",
     {does(Action::Attack)},
     kChoice},
    {Verb::Prefer,
     at(Point::Attack),
     "attack invisibly",
     "インビジブル攻撃を選ぶ",
     {does(Action::Invisible)},
     kChoice},
    {Verb::Avoid,
     at(Point::Attack),
     "do not attack invisibly",
     "インビジブル攻撃を選ばない",
     {does(Action::Invisible)},
     kChoice},
    {Verb::Prefer,
     at(Point::Attack),
     "choose charge",
     "チャージを選ぶ",
     {does(Action::Charge)},
     kChoice},
    {Verb::Avoid,
     at(Point::Attack),
     "do not choose charge",
     "チャージを選ばない",
     {does(Action::Charge)},
     kChoice},
    {Verb::Prefer,
     at(Point::Attack),
     "declare {s} with the attack",
     "攻撃に{s}を添える",
     {},
     kChoice},
    {Verb::Avoid,
     at(Point::Attack),
     "do not declare {s} with the attack",
     "攻撃に{s}を添えない",
     {},
     kChoice},
    {Verb::Prefer,
     at(Point::Attack),
     "declare nothing with the attack",
     "攻撃に何も添えない",
     {with(kNoSkill)},
     kChoice},

    {Verb::Prefer, at(Point::Defend), "choose evade", "回避を選ぶ", {does(Action::Evade)}, kChoice},
    {Verb::Prefer, at(Point::Defend), "choose guard", "防御を選ぶ", {does(Action::Guard)}, kChoice},
    {Verb::Prefer,
     at(Point::Defend),
     "choose evade plus counter",
     "カウンターを添えて回避を選ぶ",
     {does(Action::Evade), with(kCounter)},
     kChoice},
    {Verb::Prefer,
     at(Point::Defend),
     "choose guard plus riposte",
     "反撃を添えて防御を選ぶ",
     {does(Action::Guard), with(kRiposte)},
     kChoice},
    {Verb::Avoid,
     at(Point::Defend),
     "do not choose evade",
     "回避を選ばない",
     {does(Action::Evade)},
     kChoice},
    {Verb::Avoid,
     at(Point::Defend),
     "do not choose guard",
     "防御を選ばない",
     {does(Action::Guard)},
     kChoice},
    {Verb::Prefer,
     at(Point::Defend),
     "declare riposte",
     "反撃を宣言する",
     {with(kRiposte)},
     kChoice},
    {Verb::Avoid,
     at(Point::Defend),
     "do not declare riposte",
     "反撃を宣言しない",
     {with(kRiposte)},
     kChoice},

    {Verb::Prefer,
     at(Point::Counter),
     "declare counter",
     "カウンターを宣言する",
     {does(Action::Counter)},
     kChoice},
    {Verb::Avoid,
     at(Point::Counter),
     "do not declare counter",
     "カウンターを宣言しない",
     {does(Action::Counter)},
     kChoice},

    {Verb::Prefer,
     at(Point::InvisibleGuard),
     "declare ironwall",
     "鉄壁を宣言する",
     {with(kIronwall)},
     kChoice},
    {Verb::Avoid,
     at(Point::InvisibleGuard),
     "do not declare ironwall",
     "鉄壁を宣言しない",
     {with(kIronwall)},
     kChoice},

    {Verb::Prefer,
     at(Point::InvisibleDie),
     "roll with IN",
     "INでダイスを振る",
     {does(Action::Roll)},
     kChoice},
    {Verb::Prefer,
     at(Point::InvisibleDie),
     "stop rolling",
     "ダイスを止める",
     {does(Action::Stop)},
     kChoice},

    {Verb::Prefer,
     at(Point::After),
     "declare shift for a critical",
     "クリティカルになるシフトを宣言する",
     {with(kShiftSkill), kToDouble},
     kChoice},
    {Verb::Prefer, at(Point::After), "declare {s}", "{s}を宣言する", {}, kChoice},
    {Verb::Avoid, at(Point::After), "do not declare {s}", "{s}を宣言しない", {}, kChoice},
    // No tag is fixed, so that every option is avoided but `pass`, which no selector matches.
    {Verb::Avoid,
     at(Point::After),
     "declare nothing after the dice",
     "ダイスの後に何も宣言しない",
     {},
     kChoice},
};

} // namespace

std::span<const plan::Slot> slots() { return kSlots; }
std::span<const plan::Form> forms() { return kForms; }

} // namespace shiaiba::rakuen
