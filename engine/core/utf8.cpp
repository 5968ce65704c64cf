// Decodes, encodes, folds.
#include "core/utf8.hpp"

namespace shiaiba {
namespace {

constexpr char32_t kReplacement = 0xFFFD;

bool is_scalar(char32_t point) { return point <= 0x10FFFF && (point < 0xD800 || point > 0xDFFF); }

/// No code point.
constexpr char32_t kIllFormed = 0xFFFFFFFF;

/// The code point that begins at byte `i`, which goes behind it.
char32_t next_point(std::string_view bytes, std::size_t& i) {
    const auto lead = static_cast<unsigned char>(bytes[i++]);
    if (lead < 0x80) return lead;
    const int more = lead >= 0xF0 && lead < 0xF5   ? 3
                     : lead >= 0xE0 && lead < 0xF0 ? 2
                     : lead >= 0xC2 && lead < 0xE0 ? 1
                                                   : 0;
    char32_t point = lead & (0x3FU >> more);
    int got = 0;
    while (got < more && i < bytes.size() &&
           (static_cast<unsigned char>(bytes[i]) & 0xC0U) == 0x80U) {
        point = (point << 6) | (static_cast<unsigned char>(bytes[i]) & 0x3FU);
        ++i;
        ++got;
    }
    const bool shortest = more < 2 || point >= (more == 2 ? 0x800U : 0x10000U);
    return more > 0 && got == more && shortest && is_scalar(point) ? point : kIllFormed;
}

} // namespace

std::u32string decode_utf8(std::string_view bytes) {
    std::u32string out;
    out.reserve(bytes.size());
    for (std::size_t i = 0; i < bytes.size();) {
        const char32_t point = next_point(bytes, i);
        out.push_back(point == kIllFormed ? kReplacement : point);
    }
    return out;
}

bool is_utf8(std::string_view bytes) {
    for (std::size_t i = 0; i < bytes.size();) {
        if (next_point(bytes, i) == kIllFormed) return false;
    }
    return true;
}

void append_utf8(std::string& out, char32_t point) {
    if (!is_scalar(point)) point = kReplacement;
    const auto byte = [&out](char32_t value) { out.push_back(static_cast<char>(value)); };
    if (point < 0x80) {
        byte(point);
    } else if (point < 0x800) {
        byte(0xC0 | (point >> 6));
        byte(0x80 | (point & 0x3F));
    } else if (point < 0x10000) {
        byte(0xE0 | (point >> 12));
        byte(0x80 | ((point >> 6) & 0x3F));
        byte(0x80 | (point & 0x3F));
    } else {
        byte(0xF0 | (point >> 18));
        byte(0x80 | ((point >> 12) & 0x3F));
        byte(0x80 | ((point >> 6) & 0x3F));
        byte(0x80 | (point & 0x3F));
    }
}

std::string encode_utf8(std::u32string_view points) {
    std::string out;
    for (const char32_t point : points) append_utf8(out, point);
    return out;
}

char32_t fold_width(char32_t point) {
    if (point >= 0xFF01 && point <= 0xFF5E) return point - 0xFEE0;
    if (point == 0x3000) return ' ';
    return point;
}

bool is_blank(char32_t point) {
    return point == ' ' || point == '\t' || point == '\r' || point == '\n' || point == 0x3000 ||
           point == 0xA0;
}

std::u32string_view trim(std::u32string_view text) {
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
    return text;
}

} // namespace shiaiba
