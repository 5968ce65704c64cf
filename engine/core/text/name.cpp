// Names: checks them, and says which code points they may not hold.
#include "core/text/name.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "core/text/json.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba {
namespace {

/// Limit before NFC: no longer text can become a name of kMostNamePoints.
constexpr std::size_t kMostGivenPoints = std::size_t{kMostNamePoints} * 8;

struct Range {
    char32_t first;
    char32_t last;
};

/// A kind of code points that names may not hold.
struct Forbidden {
    const char* code;
    std::vector<Range> ranges;
    Text what;
};

const std::vector<Forbidden>& forbidden() {
    static const std::vector<Forbidden> all{
        {"nameLineBreak", {{0x0A, 0x0D}, {0x85, 0x85}, {0x2028, 0x2029}}, {"改行", "a line break"}},
        {"nameControl",
         {{0x00, 0x09}, {0x0E, 0x1F}, {0x7F, 0x84}, {0x86, 0x9F}},
         {"制御文字", "a control character"}},
        {"nameDirection",
         {{0x061C, 0x061C}, {0x200E, 0x200F}, {0x202A, 0x202E}, {0x2066, 0x2069}},
         {"文字の向きを変える記号", "a character that turns the direction of text"}},
        // Code points that Unicode lets programs hide, and the marks of annotations.
        {"nameInvisible",
         {{0x00AD, 0x00AD},
          {0x034F, 0x034F},
          {0x115F, 0x1160},
          {0x17B4, 0x17B5},
          {0x180B, 0x180F},
          {0x200B, 0x200D},
          {0x2060, 0x2065},
          {0x206A, 0x206F},
          {0x3164, 0x3164},
          {0xFE00, 0xFE0F},
          {0xFEFF, 0xFEFF},
          {0xFFA0, 0xFFA0},
          {0xFFF0, 0xFFFB},
          {0x1BCA0, 0x1BCA3},
          {0x1D173, 0x1D17A},
          {0xE0000, 0xE0FFF}},
         {"見えない文字", "an invisible character"}},
    };
    return all;
}

/// Whether the code point stands for broken text: U+FFFD replaces bytes that were no text; the
/// others are never characters.
bool is_broken(char32_t point) {
    return point == 0xFFFD || (point >= 0xFDD0 && point <= 0xFDEF) || (point & 0xFFFE) == 0xFFFE;
}

std::string written(char32_t point) {
    std::string hex;
    for (; point != 0 || hex.size() < 4; point >>= 4)
        hex.insert(0, 1, "0123456789ABCDEF"[point & 15]);
    return "U+" + hex;
}

bool holds(const std::vector<Range>& ranges, char32_t point) {
    return std::any_of(ranges.begin(), ranges.end(), [&](const Range& range) {
        return point >= range.first && point <= range.last;
    });
}

std::optional<char32_t> first_in(const std::vector<Range>& ranges, std::u32string_view name) {
    for (std::size_t i = 0; i < name.size(); ++i) {
        if (holds(ranges, name[i]) && !shapes_emoji(name, i)) return name[i];
    }
    return std::nullopt;
}

/// The name without forbidden code points. A line break between words becomes a blank.
std::string without_forbidden(std::u32string_view name) {
    const std::vector<Forbidden>& kinds = forbidden();
    std::u32string rest;
    bool broken = false;
    for (std::size_t i = 0; i < name.size(); ++i) {
        const auto kind = std::find_if(kinds.begin(), kinds.end(), [&](const Forbidden& one) {
            return holds(one.ranges, name[i]);
        });
        if (kind != kinds.end() && !shapes_emoji(name, i)) {
            broken = broken || kind == kinds.begin();
            continue;
        }
        const bool apart = rest.empty() || is_blank(rest.back()) || is_blank(name[i]);
        if (broken && !apart) rest.push_back(' ');
        broken = false;
        rest.push_back(name[i]);
    }
    return encode_utf8(rest);
}

Problem too_long(std::string_view path) {
    const std::string most = std::to_string(kMostNamePoints);
    return problem_at(
        std::string(path), "nameTooLong",
        {"名前は" + most + "文字までです。", "A name has at most " + most + " characters."});
}

} // namespace

Checked<std::string> check_name(std::string_view given, std::string_view path) {
    const std::u32string points = decode_utf8(given);
    const std::u32string_view trimmed = trim(points);
    if (trimmed.size() > kMostGivenPoints) return too_long(path);
    const std::u32string name = nfc(trimmed);
    Problems problems;
    for (const Forbidden& kind : forbidden()) {
        if (const auto point = first_in(kind.ranges, name)) {
            problems.push_back(
                problem_at(std::string(path), kind.code,
                           {"名前に" + kind.what.ja + "(" + written(*point) + ")は使えません。",
                            "A name can't hold " + kind.what.en + " (" + written(*point) + ")."}));
        }
    }
    if (std::any_of(name.begin(), name.end(), is_broken)) {
        problems.push_back(
            problem_at(std::string(path), "nameBroken",
                       {"名前の文字が壊れています。", "The name holds a broken character."}));
    }
    if (name.size() > std::size_t{kMostNamePoints}) problems.push_back(too_long(path));
    if (problems.empty()) return encode_utf8(name);
    const std::string fix = without_forbidden(name);
    if (fix.size() < encode_utf8(name).size()) {
        const auto mended = check_name(fix, path);
        for (Problem& problem : problems) {
            if (mended) problem.fix = *mended;
        }
    }
    return problems;
}

} // namespace shiaiba
