// Encodings: recognises the encoding of a file by its bytes and the kana in it, and decodes it with
// iconv.
#include "cli/encoding.hpp"

#include <iconv.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "core/text/unicode.hpp"

namespace shiaiba::cli {
namespace {

/// Shift_JIS with Microsoft's extensions.
constexpr std::string_view kMicrosoft = "CP932";

/// Whether iconv_open() failed: it then returns -1 in place of a pointer.
bool failed(iconv_t converter) { return reinterpret_cast<std::intptr_t>(converter) == -1; }

/// The bytes as UTF-8; absent if they aren't valid in the encoding `from`.
std::optional<std::string> converted(std::string_view bytes, const char* from) {
    iconv_t converter = iconv_open("UTF-8", from);
    // Some iconv libraries know this encoding by its standard name only.
    if (failed(converter) && from == kMicrosoft) {
        converter = iconv_open("UTF-8", "SHIFT_JIS");
    }
    if (failed(converter)) return std::nullopt;
    std::string in(bytes);
    char* at = in.data();
    std::size_t left = in.size();
    std::string out;
    std::array<char, 4096> room{};
    bool good = true;
    while (left > 0 && good) {
        char* to = room.data();
        std::size_t free = room.size();
        const std::size_t before = left;
        const bool stopped =
            iconv(converter, &at, &left, &to, &free) == static_cast<std::size_t>(-1);
        out.append(room.data(), room.size() - free);
        // iconv also stops where the room is used up; then it goes on with the rest.
        good = !stopped || (left < before && free < 8);
    }
    iconv_close(converter);
    if (!good) return std::nullopt;
    return out;
}

/// Number of kana and common punctuation marks: wrongly decoded text has few.
std::size_t kana_in(std::string_view text) {
    const std::u32string points = decode_utf8(text);
    return static_cast<std::size_t>(std::count_if(points.begin(), points.end(), [](char32_t point) {
        return (point >= 0x3041 && point <= 0x30FC) || point == U'、' || point == U'。' ||
               point == U'：';
    }));
}

} // namespace

DecodedText decoded(std::string bytes) {
    const std::string_view all = bytes;
    for (const auto& [mark, name] :
         {std::pair<std::string_view, const char*>{"\xFF\xFE", "UTF-16LE"},
          {"\xFE\xFF", "UTF-16BE"}}) {
        if (!all.starts_with(mark)) continue;
        if (auto text = converted(all.substr(mark.size()), name))
            return {std::move(*text), "UTF-16"};
    }
    if (is_utf8(all)) {
        const bool little = all.find(std::string_view("\n\0", 2)) != std::string_view::npos;
        const bool big = all.find(std::string_view("\0\n", 2)) != std::string_view::npos;
        if (!little && !big) return {std::move(bytes)};
    }
    for (const auto& [end, name] :
         {std::pair<std::string_view, const char*>{std::string_view("\0\n", 2), "UTF-16BE"},
          {std::string_view("\n\0", 2), "UTF-16LE"}}) {
        if (all.find(end) == std::string_view::npos) continue;
        if (auto text = converted(all, name)) return {std::move(*text), "UTF-16"};
    }
    auto shift = converted(all, "CP932");
    auto euc = converted(all, "EUC-JP");
    if (shift && (!euc || kana_in(*shift) > kana_in(*euc))) return {std::move(*shift), "Shift_JIS"};
    if (euc) return {std::move(*euc), "EUC-JP"};
    return {std::move(bytes)};
}

} // namespace shiaiba::cli
