// Decompose, put marks in order, compose (Unicode Standard Annex 15).
#include "core/nfc.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace shiaiba {
namespace {

#include "core/nfc_tables.inc"

// Hangul syllables are computed: leading consonant, vowel, optional trailing consonant.
constexpr char32_t kSyllable = 0xAC00;
constexpr char32_t kLeading = 0x1100;
constexpr char32_t kVowel = 0x1161;
constexpr char32_t kTrailing = 0x11A7;
constexpr char32_t kLeadings = 19;
constexpr char32_t kVowels = 21;
constexpr char32_t kTrailings = 28;
constexpr char32_t kSyllables = kLeadings * kVowels * kTrailings;

using Row = std::array<std::int32_t, 3>;

/// Three columns of differences, as scripts/generate/source.mjs writes them.
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
            row[column] = value;
        }
    }
    return rows;
}

struct Split {
    char32_t whole;
    char32_t first;
    /// 0 where there is only one part.
    char32_t second;
};

struct MarkRun {
    char32_t first;
    char32_t count;
    int rank;
};

struct Tables {
    /// By whole.
    std::vector<Split> splits;
    /// By first and second.
    std::vector<Split> compositions;
    std::vector<MarkRun> marks;

    Tables() {
        append(read_rows(kComposingRows, kComposing));
        compositions = splits;
        append(read_rows(kFallingRows, kFalling));
        std::sort(splits.begin(), splits.end(),
                  [](const Split& x, const Split& y) { return x.whole < y.whole; });
        std::sort(compositions.begin(), compositions.end(), by_parts);
        for (const Row& row : read_rows(kMarkRunRows, kMarkRuns)) {
            marks.push_back({static_cast<char32_t>(row[0]), static_cast<char32_t>(row[1]), row[2]});
        }
    }

    static bool by_parts(const Split& x, const Split& y) {
        return std::make_pair(x.first, x.second) < std::make_pair(y.first, y.second);
    }

private:
    void append(const std::vector<Row>& rows) {
        for (const Row& row : rows) {
            splits.push_back({static_cast<char32_t>(row[0]), static_cast<char32_t>(row[1]),
                              static_cast<char32_t>(row[2])});
        }
    }
};

const Tables& tables() {
    static const Tables made;
    return made;
}

const Split* find_split(char32_t point) {
    const std::vector<Split>& splits = tables().splits;
    const auto at =
        std::lower_bound(splits.begin(), splits.end(), point,
                         [](const Split& split, char32_t whole) { return split.whole < whole; });
    return at != splits.end() && at->whole == point ? &*at : nullptr;
}

/// Place of the point's class in the order of classes; 0 for what is no mark.
int mark_rank(char32_t point) {
    const std::vector<MarkRun>& marks = tables().marks;
    auto after =
        std::upper_bound(marks.begin(), marks.end(), point,
                         [](char32_t wanted, const MarkRun& run) { return wanted < run.first; });
    if (after == marks.begin()) return 0;
    const MarkRun& run = *--after;
    return point - run.first < run.count ? run.rank : 0;
}

void decompose(char32_t point, std::u32string& out) {
    if (point >= kSyllable && point - kSyllable < kSyllables) {
        const char32_t i = point - kSyllable;
        out.push_back(kLeading + i / (kVowels * kTrailings));
        out.push_back(kVowel + i / kTrailings % kVowels);
        if (i % kTrailings != 0) out.push_back(kTrailing + i % kTrailings);
        return;
    }
    // Only first parts fall apart further.
    std::u32string seconds;
    for (const Split* split = find_split(point); split != nullptr; split = find_split(point)) {
        if (split->second != 0) seconds.push_back(split->second);
        point = split->first;
    }
    out.push_back(point);
    out.append(seconds.rbegin(), seconds.rend());
}

void order_marks(std::u32string& text) {
    for (auto at = text.begin(); at != text.end();) {
        const auto start =
            std::find_if(at, text.end(), [](char32_t p) { return mark_rank(p) > 0; });
        at = std::find_if(start, text.end(), [](char32_t p) { return mark_rank(p) == 0; });
        std::stable_sort(start, at,
                         [](char32_t x, char32_t y) { return mark_rank(x) < mark_rank(y); });
    }
}

/// 0 where the two don't compose.
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
    const std::vector<Split>& all = tables().compositions;
    const Split wanted{0, first, second};
    const auto at = std::lower_bound(all.begin(), all.end(), wanted, Tables::by_parts);
    return at != all.end() && !Tables::by_parts(wanted, *at) ? at->whole : 0;
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
        const int rank = mark_rank(point);
        if (has_starter) {
            // Nothing of the same or a higher class, and no other starter, may stand between.
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

} // namespace shiaiba
