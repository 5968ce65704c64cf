// Marks that people set around what they write: bullets of lists, quote marks, brackets, what separates.
#pragma once

#include <string_view>

namespace shiaiba {

constexpr bool is_among(std::u32string_view set, char32_t point) {
    return set.find(point) != std::u32string_view::npos;
}
inline constexpr std::u32string_view kQuoteMarks = U">＞≫»";
inline constexpr std::u32string_view kBullets = U"・･•●○■□◆◇▼▽▲△※★☆◎▶►→⇒*＊-－–—";
/// Those that stand in front of headings, too.
inline constexpr std::u32string_view kHeadingMarks = U"●○■□◆◇▼▽▲△★☆◎#＃【《〈≪<＜[［";
inline constexpr std::u32string_view kOpening = U"【[［《〈≪「『〔{｛<＜(（";
inline constexpr std::u32string_view kClosing = U"】]］》〉≫」』〕}｝>＞)）";
inline constexpr std::u32string_view kBetween = U"、,，､・･/／|｜;；。．｡→";
inline constexpr std::u32string_view kColons = U":：=＝";

} // namespace shiaiba
