// What is said of a broken list, one sentence a code.
#include "rulesets/panel/list/problems.hpp"

#include <array>

namespace shiaiba::panel {
namespace {

constexpr std::array<ListMessage, 12> kMessages{{
    {"L01", "「{w}」というIDか名前が重複しています。", "The id or name \"{w}\" is used twice."},
    {"L02", "コスト「{w}」に火水風地剣白以外の文字があります。",
     "The cost \"{w}\" has a letter other than 火水風地剣白."},
    {"L03", "能動・受動スキル「{w}」にはコストが必要です。",
     "\"{w}\" is active or reactive: it needs a cost."},
    {"L04", "常時スキル「{w}」にコスト・誘発条件・起動能力・維持は書けません。",
     "\"{w}\" is innate: it has no cost, trigger, activated ability or maintenance."},
    {"L05", "誘発条件(trigger)は受動スキルに必要で、それ以外には書けません：「{w}」",
     "Reactive skills need a trigger, and no others have one: \"{w}\"."},
    {"L06", "「{w}」という効果・イベント・修正・状態・スキルはありません。",
     "There is no op, event, modifier, status or skill \"{w}\"."},
    {"L07", "「{w}」は攻撃・反撃(打消しは使用も可)に対する能力にだけ書けます。",
     "\"{w}\" needs a trigger of an attack or counter-attack (cancel: also of a use)."},
    {"L08", "「{w}」は0以上、個数は1以上です。",
     "\"{w}\" must be 0 or more, and a count 1 or more."},
    {"L09", "維持スキル「{w}」には誘発・常在・起動のいずれかの能力が必要です。",
     "\"{w}\" is maintained: it needs a triggered, static or activated ability."},
    {"L10", "読み「{w}」は仮名で書いてください。", "The reading \"{w}\" must be in kana."},
    {"L11", "状態の文字「{w}」が重複しています。", "Two statuses have the letter \"{w}\"."},
    {"L12", "「{w}」は書式に合わないか、限度を超えています。",
     "\"{w}\" doesn't fit the format, or is beyond a limit."},
}};

} // namespace

const ListWords& list_words() {
    static constexpr ListWords kWords{kMessages, "7.2", "L12", "L12", "L08", "L12"};
    return kWords;
}

} // namespace shiaiba::panel
