// What is said of broken data, one sentence a code.
#include "rulesets/sengen/list/problems.hpp"

#include <array>

namespace shiaiba::sengen {
namespace {

constexpr std::array<ListMessage, 6> kMessages{{
    {"D01", "「{w}」というIDか名前はほかにもあるか、素手のものです。",
     "The id or name \"{w}\" stands there twice, or is that of bare hands."},
    {"D02", "ここに「{w}」という語はありません。", "There is no such word here as \"{w}\"."},
    {"D03", "「{w}」は範囲({b})の外です。", "\"{w}\" is out of bounds ({b})."},
    {"D04",
     "「{w}」：抵抗できるのは敵への術だけで、on_resistはresistのある術に、diameterは自分以外への術に書きます。",
     "\"{w}\": only a spell on enemies is resisted, on_resist belongs to a spell with resist, and "
     "diameter to one that is not on oneself."},
    {"D05",
     "「{w}」は、この型や行動のスペルカードにはありません。forとhpは展開型、actionは消費型に書きます。",
     "\"{w}\" is nothing that a card of this type or action has. for and hp belong to deploy "
     "cards, action to consume cards."},
    {"D06", "「{w}」は書式に合わないか、限度を超えています。",
     "\"{w}\" doesn't fit the format, or is beyond a limit."},
}};

} // namespace

const ListWords& data_words() {
    static constexpr ListWords kWords{kMessages, "5.4", "D06", "D02", "D03", "D03"};
    return kWords;
}

} // namespace shiaiba::sengen
