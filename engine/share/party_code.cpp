// Packs sides and names into bits. All tables and codes are frozen.
#include "share/party_code.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>
#include <utility>
#include <vector>

#include "core/system/parties.hpp"
#include "core/system/system.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba {
void pack_builds(const Party& party, BitWriter& out) {
    const Parties* const parties = party.system->parties;
    if (parties != nullptr) return parties->work.pack_side(party, out);
    party.system->pack(party.build(), out);
}

std::optional<Party> unpack_builds(const System& system, std::size_t version,
                                   const Settings& settings, BitReader& in) {
    const Parties* const parties = system.parties;
    if (parties != nullptr) return parties->work.unpack_side(system, version, settings, in);
    auto build = system.unpack(in, settings);
    if (!build || !in.ok()) return std::nullopt;
    return Party{&system, version, {}, {}, {{{}, std::move(*build)}}};
}

bool has_names(const Party& party) {
    return !party.name.empty() ||
           std::any_of(party.members.begin(), party.members.end(), [&](const Member& one) {
               return !one.name.empty() || !given_names(party, one).empty();
           });
}

bool names_follow_builds(const System& system) { return system.parties != nullptr; }

void pack_party_name(const Party& party, BitWriter& out) { pack_name(party.name, out); }

bool unpack_party_name(BitReader& in, Party& party) {
    auto name = unpack_name(in);
    if (name) party.name = std::move(*name);
    return name.has_value();
}

void pack_member_names(const Party& party, BitWriter& out) {
    if (!is_of_many(party)) return;
    for (const Member& member : party.members) pack_name(member.name, out);
    for (const Member& member : party.members) {
        for (const std::string& name : given_names(party, member)) pack_name(name, out);
    }
}

bool unpack_member_names(BitReader& in, Party& party) {
    if (!is_of_many(party)) return true;
    for (Member& member : party.members) {
        auto name = unpack_name(in);
        if (!name) return false;
        member.name = std::move(*name);
    }
    for (Member& member : party.members) {
        std::vector<std::string> names = given_names(party, member);
        for (std::string& one : names) {
            auto name = unpack_name(in);
            if (!name) return false;
            one = std::move(*name);
        }
        if (!names.empty()) party.system->parties->give_names(member.build, names);
    }
    return true;
}

// A name is its number of code points, then a code for each. Every code point has exactly one code.

namespace {

/// Consecutive code points.
struct Run {
    char16_t first;
    std::uint16_t count;
};

#include "share/name_code_tables.inc"

constexpr int kCountBits = 5;

// First bytes 0 to 234: blank, digits, letters, hiragana, katakana, ・ and ー, complete in one
// byte.
constexpr Run kShort[] = {{u' ', 1},   {u'0', 10},  {u'A', 26}, {u'a', 26},
                          {u'ぁ', 84}, {u'ァ', 86}, {u'・', 2}};
// First bytes from 235: with eight more bits, signs and then common kanji.
constexpr std::uint32_t kCommon = 235;
// First bytes from 248: with nine more bits, rare kanji.
constexpr std::uint32_t kRare = 248;
// First byte 255: one more bit, then 16 bits for a code point, or 20 bits for one beyond U+FFFF.
constexpr std::uint32_t kEscape = 255;

constexpr char32_t kFirstKanji = 0x4E00;
constexpr char32_t kBeyond = 0x10000;

using KanjiSet = std::uint64_t[std::size(kCommonKanji)];

std::uint32_t members(std::uint64_t word) {
    return static_cast<std::uint32_t>(std::popcount(word));
}

/// Number of members of the set before this code point; absent where it is no member.
std::optional<std::uint32_t> rank_in(const KanjiSet& set, char32_t point) {
    const std::size_t place = point - kFirstKanji;
    if (point < kFirstKanji || place >= std::size(set) * 64) return std::nullopt;
    const std::uint64_t bit = std::uint64_t{1} << (place % 64);
    if ((set[place / 64] & bit) == 0) return std::nullopt;
    std::uint32_t rank = members(set[place / 64] & (bit - 1));
    for (std::size_t word = 0; word < place / 64; ++word) rank += members(set[word]);
    return rank;
}

/// The member of the set with so many members before it; 0 where there is none.
char32_t member_of(const KanjiSet& set, std::uint32_t rank) {
    for (std::size_t word = 0; word < std::size(set); ++word) {
        std::uint64_t rest = set[word];
        const std::uint32_t here = members(rest);
        if (rank >= here) {
            rank -= here;
            continue;
        }
        for (; rank > 0; --rank) rest &= rest - 1;
        return kFirstKanji + static_cast<char32_t>(word * 64) +
               static_cast<char32_t>(std::countr_zero(rest));
    }
    return 0;
}

/// Number of code points of the runs before this one; absent where it is in none.
std::optional<std::uint32_t> rank_in(std::span<const Run> runs, char32_t point) {
    std::uint32_t rank = 0;
    for (const Run& run : runs) {
        if (point >= run.first && point - run.first < run.count) return rank + (point - run.first);
        rank += run.count;
    }
    return std::nullopt;
}

/// The code point of the runs with so many before it; 0 where there is none.
char32_t point_of(std::span<const Run> runs, std::uint32_t rank) {
    for (const Run& run : runs) {
        if (rank < run.count) return run.first + rank;
        rank -= run.count;
    }
    return 0;
}

constexpr std::uint32_t kSignCount = [] {
    std::uint32_t count = 0;
    for (const Run& run : kSigns) count += run.count;
    return count;
}();

std::optional<std::uint32_t> common_code(char32_t point) {
    if (const auto sign = rank_in(kSigns, point)) return sign;
    const auto rank = rank_in(kCommonKanji, point);
    if (!rank) return std::nullopt;
    return *rank + kSignCount;
}

char32_t common_point(std::uint32_t code) {
    return code < kSignCount ? point_of(kSigns, code) : member_of(kCommonKanji, code - kSignCount);
}

void pack_point(char32_t point, BitWriter& out) {
    if (const auto code = rank_in(kShort, point)) {
        out.bits(*code, 8);
    } else if (const auto common = common_code(point)) {
        out.bits((kCommon << 8) + *common, 16);
    } else if (const auto rare = rank_in(kRareKanji, point)) {
        out.bits((kRare << 9) + *rare, 17);
    } else {
        out.bits(kEscape, 8);
        out.bits(point < kBeyond ? 0 : 1, 1);
        out.bits(point < kBeyond ? point : point - kBeyond, point < kBeyond ? 16 : 20);
    }
}

/// 0 where the code stands for no code point.
char32_t unpack_point(BitReader& in) {
    const auto first = static_cast<std::uint32_t>(in.bits(8));
    const auto more = [&in](int width) { return static_cast<std::uint32_t>(in.bits(width)); };
    if (first < kCommon) return point_of(kShort, first);
    if (first < kRare) return common_point(((first - kCommon) << 8) + more(8));
    if (first < kEscape) return member_of(kRareKanji, ((first - kRare) << 9) + more(9));
    const bool beyond = in.bits(1) != 0;
    const char32_t point = beyond ? kBeyond + more(20) : more(16);
    const bool has_shorter =
        rank_in(kShort, point) || common_code(point) || rank_in(kRareKanji, point);
    return has_shorter ? 0 : point;
}

} // namespace

void pack_name(std::string_view name, BitWriter& out) {
    const std::u32string points = decode_utf8(name);
    out.bits(points.size(), kCountBits);
    for (const char32_t point : points) pack_point(point, out);
}

std::optional<std::string> unpack_name(BitReader& in) {
    const std::uint64_t count = in.bits(kCountBits);
    if (count > std::uint64_t{kMostNamePoints}) return std::nullopt;
    std::u32string points;
    for (std::uint64_t i = 0; i < count; ++i) {
        const char32_t point = unpack_point(in);
        if (!in.ok() || point == 0) return std::nullopt;
        points.push_back(point);
    }
    std::string name = encode_utf8(points);
    // Links hold names as check_name returns them. This refuses lone surrogates too.
    const auto checked = check_name(name);
    if (!checked || *checked != name) return std::nullopt;
    return name;
}

} // namespace shiaiba
