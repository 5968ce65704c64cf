// What is said of a broken list, one sentence a code.
#include "rulesets/shinki/list/problems.hpp"

#include <array>

namespace shiaiba::shinki {
namespace {

constexpr std::array<ListMessage, 8> kMessages{{
    {"L01", "「{w}」というIDか名前は、ほかのスキルか選択肢のものです。",
     "The id or name \"{w}\" is another skill's or option's."},
    {"L02", "ここに「{w}」という語はありません。", "There is no such word here as \"{w}\"."},
    {"L03", "「{w}」は範囲({b})の外です。", "\"{w}\" is out of bounds ({b})."},
    {"L04",
     "「{w}」：contest・negate・step_out・counterはリアクションだけのもので、contestは重ねられません。"
     "リアクションの対象は自分です。",
     "\"{w}\": contest, negate, step_out and counter are for reactions alone, and no contest stands "
     "in another. A reaction's target is self."},
    {"L05", "passiveの「{w}」にコストと効果は書けず、ほかのスキルには効果が必要です。",
     "\"{w}\": a passive skill has no cost or effects, and every other one needs effects."},
    {"L06",
     "「{w}」：射程は、自分以外を対象にするスキルに必要で、自分だけのものには書けません。"
     "札を渡す対象は1人です。",
     "\"{w}\": a range is needed where the target is not self, and has no place where it is. Cards "
     "are given to one target."},
    {"L07", "「{w}」：割り込みとデフォルトスキルはルールのものだけです。",
     "\"{w}\": only the rules bring interrupts and default skills."},
    {"L08", "「{w}」は書式に合わないか、限度を超えています。",
     "\"{w}\" doesn't fit the format, or is beyond a limit."},
}};

} // namespace

const ListWords& list_words() {
    static constexpr ListWords kWords{kMessages, "4.1", "L08", "L02", "L03", "L03"};
    return kWords;
}

} // namespace shiaiba::shinki
