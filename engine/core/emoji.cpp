// Looks at the neighbours, by the tables of Unicode 17.0.
#include "core/emoji.hpp"

#include <cstdint>

namespace shiaiba {
namespace {

#include "core/emoji_tables.inc"

constexpr char32_t kJoiner = 0x200D;
constexpr char32_t kDrawnInColour = 0xFE0F;
constexpr char32_t kFirstTone = 0x1F3FB;
constexpr char32_t kLastTone = 0x1F3FF;

/// A point is in the set if an odd number of edges stand before it or at it. The steps are as
/// scripts/generate/source.mjs writes them, none of them negative.
bool is_in(const unsigned char* steps, std::size_t edges, char32_t point) {
    char32_t edge = 0;
    for (std::size_t k = 0; k < edges; ++k) {
        std::uint32_t step = 0;
        int shift = 0;
        for (; *steps > 127; ++steps, shift += 7) step |= (*steps & 127U) << shift;
        step |= static_cast<std::uint32_t>(*steps++) << shift;
        edge += step / 2;
        if (point < edge) return k % 2 == 1;
    }
    return false;
}

bool is_picture(char32_t point) { return is_in(kPicturesSteps, kPicturesEdges, point); }
bool is_tone(char32_t point) { return point >= kFirstTone && point <= kLastTone; }

/// An emoji ends before `end`.
bool ends_picture(std::u32string_view text, std::size_t end) {
    if (end == 0) return false;
    const bool more =
        is_tone(text[end - 1]) || (text[end - 1] == kDrawnInColour && shapes_emoji(text, end - 1));
    if (more) --end;
    return end > 0 && is_picture(text[end - 1]);
}

} // namespace

bool shapes_emoji(std::u32string_view text, std::size_t i) {
    if (text[i] == kDrawnInColour) {
        return i > 0 && is_in(kPlainSteps, kPlainEdges, text[i - 1]);
    }
    return text[i] == kJoiner && ends_picture(text, i) && i + 1 < text.size() &&
           is_picture(text[i + 1]);
}

} // namespace shiaiba
