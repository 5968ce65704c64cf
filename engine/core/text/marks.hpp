// Marks that people set around and between texts: bullets of lists, quote marks, brackets,
// separators, colons.
#pragma once

#include <string_view>

namespace shiaiba {

constexpr bool is_among(std::u32string_view set, char32_t point) {
    return set.find(point) != std::u32string_view::npos;
}
inline constexpr std::u32string_view kQuoteMarks = U">＞≫»";
inline constexpr std::u32string_view kBullets = U"・･•●○■□◆◇▼▽▲△※★☆◎▶►→⇒↓*＊-－–—";
/// Bullets that also stand in front of headings.
inline constexpr std::u32string_view kHeadingMarks = U"●○■□◆◇▼▽▲△★☆◎↓#＃【《〈≪<＜[［";
inline constexpr std::u32string_view kOpening = U"【[［《〈≪「『〔{｛<＜(（";
inline constexpr std::u32string_view kClosing = U"】]］》〉≫」』〕}｝>＞)）";
inline constexpr std::u32string_view kBetween = U"、,，､・･/／|｜;；。．｡→⇒&＆";
inline constexpr std::u32string_view kColons = U":：=＝";

} // namespace shiaiba
