// Unicode: decodes and encodes UTF-8, folds width, normalises (NFC), and recognises emoji.
#include "core/text/unicode.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace shiaiba {
namespace {

constexpr char32_t kReplacement = 0xFFFD;

bool is_scalar(char32_t point) { return point <= 0x10FFFF && (point < 0xD800 || point > 0xDFFF); }

/// Marks an ill-formed sequence; not a code point.
constexpr char32_t kIllFormed = 0xFFFFFFFF;

/// The code point that begins at byte `i`; moves `i` behind it.
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

// NFC: decompose, put marks in order, compose (Unicode Standard Annex 15).

namespace {

#include "core/text/nfc_tables.inc"

// Hangul syllables are computed: leading consonant, vowel, optional trailing consonant.
constexpr char32_t kSyllable = 0xAC00;
constexpr char32_t kLeading = 0x1100;
constexpr char32_t kVowel = 0x1161;
constexpr char32_t kTrailing = 0x11A7;
constexpr char32_t kLeadings = 19;
constexpr char32_t kVowels = 21;
constexpr char32_t kTrailings = 28;
constexpr char32_t kSyllables = kLeadings * kVowels * kTrailings;

using Row = std::array<std::uint32_t, 3>;

/// Rows of three columns, each stored as differences in variable-length bytes by
/// scripts/generate/source.mjs.
std::vector<Row> read_rows(const unsigned char* bytes, std::size_t count) {
    std::vector<Row> rows(count);
    for (std::size_t column = 0; column < 3; ++column) {
        std::int32_t value = 0;
        for (Row& row : rows) {
            std::uint32_t step = 0;
            int shift = 0;
            for (; *bytes > 127; ++bytes, shift += 7) step |= (*bytes & 127U) << shift;
            step |= static_cast<std::uint32_t>(*bytes++) << shift;
            const auto size = static_cast<std::int32_t>((step + 1) / 2);
            value += step % 2 == 0 ? size : -size;
            row[column] = static_cast<std::uint32_t>(value);
        }
    }
    return rows;
}

// A row of three code points packed into one number (a code point has 21 bits), so that only
// numbers are sorted and searched. (A sort for another element type would add a kilobyte of
// WebAssembly.)
constexpr int kBits = 21;
constexpr std::uint64_t kMask = (1U << kBits) - 1;

std::uint64_t packed(std::uint64_t first, std::uint64_t second, std::uint64_t third) {
    return first << 2 * kBits | second << kBits | third;
}
char32_t first_of(std::uint64_t row) { return static_cast<char32_t>(row >> 2 * kBits); }
char32_t second_of(std::uint64_t row) { return static_cast<char32_t>(row >> kBits & kMask); }
char32_t third_of(std::uint64_t row) { return static_cast<char32_t>(row & kMask); }

/// Heap sort, which is less code than std::sort.
void sort(std::vector<std::uint64_t>& rows) {
    std::make_heap(rows.begin(), rows.end());
    std::sort_heap(rows.begin(), rows.end());
}

struct Tables {
    /// Row: a code point, its first part, its second part (0: no second part).
    std::vector<std::uint64_t> splits;
    /// Row: first part, second part, the composed code point.
    std::vector<std::uint64_t> compositions;
    /// Row: first code point of a run of marks, length of the run, rank of their class.
    std::vector<std::uint64_t> marks;

    Tables() {
        for (const Row& row : read_rows(kComposingRows, kComposing)) {
            splits.push_back(packed(row[0], row[1], row[2]));
            compositions.push_back(packed(row[1], row[2], row[0]));
        }
        for (const Row& row : read_rows(kFallingRows, kFalling)) {
            splits.push_back(packed(row[0], row[1], row[2]));
        }
        for (const Row& row : read_rows(kMarkRunRows, kMarkRuns)) {
            marks.push_back(packed(row[0], row[1], row[2]));
        }
        sort(splits);
        sort(compositions);
    }
};

const Tables& tables() {
    static const Tables made;
    return made;
}

/// The first row that is not below `wanted`; 0 if all are.
std::uint64_t row_from(const std::vector<std::uint64_t>& rows, std::uint64_t wanted) {
    const auto at = std::lower_bound(rows.begin(), rows.end(), wanted);
    return at != rows.end() ? *at : 0;
}

/// The row of a code point that decomposes; 0 for others.
std::uint64_t find_split(char32_t point) {
    const std::uint64_t row = row_from(tables().splits, packed(point, 0, 0));
    return first_of(row) == point ? row : 0;
}

/// Rank of the code point's combining class; 0 for a code point that is no mark.
std::uint64_t mark_rank(char32_t point) {
    const std::vector<std::uint64_t>& marks = tables().marks;
    const auto after = std::lower_bound(marks.begin(), marks.end(), packed(point + 1, 0, 0));
    if (after == marks.begin()) return 0;
    const std::uint64_t run = *(after - 1);
    return point - first_of(run) < second_of(run) ? third_of(run) : 0;
}

void decompose(char32_t point, std::u32string& out) {
    if (point >= kSyllable && point - kSyllable < kSyllables) {
        const char32_t i = point - kSyllable;
        out.push_back(kLeading + i / (kVowels * kTrailings));
        out.push_back(kVowel + i / kTrailings % kVowels);
        if (i % kTrailings != 0) out.push_back(kTrailing + i % kTrailings);
        return;
    }
    // Only first parts decompose further.
    std::u32string seconds;
    for (std::uint64_t split = find_split(point); split != 0; split = find_split(point)) {
        if (third_of(split) != 0) seconds.push_back(third_of(split));
        point = second_of(split);
    }
    out.push_back(point);
    out.append(seconds.rbegin(), seconds.rend());
}

void order_marks(std::u32string& text) {
    std::vector<std::uint64_t> run;
    for (std::size_t at = 0; at < text.size(); ++at) {
        run.clear();
        for (std::size_t k = at; k < text.size(); ++k) {
            const std::uint64_t rank = mark_rank(text[k]);
            if (rank == 0) break;
            // Sorted by rank; marks of equal rank keep their order.
            run.push_back(rank << 56 | static_cast<std::uint64_t>(k - at) << kBits | text[k]);
        }
        sort(run);
        for (const std::uint64_t mark : run) text[at++] = third_of(mark);
    }
}

/// The code point that the two compose to; 0 if they don't.
char32_t compose(char32_t first, char32_t second) {
    if (first >= kLeading && first - kLeading < kLeadings && second >= kVowel &&
        second - kVowel < kVowels) {
        return kSyllable + ((first - kLeading) * kVowels + (second - kVowel)) * kTrailings;
    }
    if (first >= kSyllable && first - kSyllable < kSyllables &&
        (first - kSyllable) % kTrailings == 0 && second > kTrailing &&
        second - kTrailing < kTrailings) {
        return first + (second - kTrailing);
    }
    const std::uint64_t row = row_from(tables().compositions, packed(first, second, 0));
    return first_of(row) == first && second_of(row) == second ? third_of(row) : 0;
}

} // namespace

std::u32string nfc(std::u32string_view text) {
    std::u32string apart;
    apart.reserve(text.size());
    for (const char32_t point : text) decompose(point, apart);
    order_marks(apart);

    std::u32string out;
    out.reserve(apart.size());
    std::size_t starter = 0;
    bool has_starter = false;
    for (const char32_t point : apart) {
        const std::uint64_t rank = mark_rank(point);
        if (has_starter) {
            // A composition is blocked by another starter, or by a mark of the same or a higher
            // class in between.
            const bool adjacent = out.size() == starter + 1;
            const bool blocked = !adjacent && (rank == 0 || mark_rank(out.back()) >= rank);
            const char32_t whole = blocked ? 0 : compose(out[starter], point);
            if (whole != 0) {
                out[starter] = whole;
                continue;
            }
        }
        if (rank == 0) {
            starter = out.size();
            has_starter = true;
        }
        out.push_back(point);
    }
    return out;
}

// Emoji: decides by the neighbours of a code point, with the tables of Unicode 17.0.

namespace {

#include "core/text/emoji_tables.inc"

constexpr char32_t kJoiner = 0x200D;
constexpr char32_t kDrawnInColour = 0xFE0F;
constexpr char32_t kFirstTone = 0x1F3FB;
constexpr char32_t kLastTone = 0x1F3FF;

/// Whether the code point is in the set: an odd number of edges lie at or before it. The steps
/// between edges are as scripts/generate/source.mjs writes them, none of them negative.
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

/// Whether an emoji ends right before `end`.
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
