// Tests links of fights that are broken or forged: each is refused with its reason.
#include <set>
#include <string>

#include "catch.hpp"
#include "coins/coins.hpp"
#include "core/fight/dice.hpp"
#include "core/text/json.hpp"
#include "share/content.hpp"
#include "share/frame.hpp"
#include "share/link.hpp"
#include "share/party_code.hpp"
#include "share/some_matches.hpp"
#include "share/writing.hpp"
#include "workload.hpp"

namespace shiaiba {
namespace {

using tests::fragment_of;
using tests::kDigits;
using tests::registry;
using tests::some_match;

Match some_match_of_any(std::uint64_t k) {
    const auto& all = registry().all();
    return some_match(*all[static_cast<std::size_t>(k % all.size())], k);
}

LinkFailure failure(const std::string& given) {
    const LinkRead read = open_link(registry(), given);
    REQUIRE_FALSE(read.opened());
    CHECK_FALSE(read.said.ja.empty());
    CHECK_FALSE(read.said.en.empty());
    return read.failure;
}

TEST_CASE("a changed character never gives another fight") {
    int tried = 0;
    int opened = 0;
    int other_reason = 0;
    const auto attempt = [&](const std::string& changed) {
        const LinkRead read = open_link(registry(), changed);
        ++tried;
        opened += read.opened() ? 1 : 0;
        const bool expected =
            read.failure == LinkFailure::Altered || read.failure == LinkFailure::Cut;
        other_reason += expected ? 0 : 1;
    };
    for (std::uint64_t k = 0; k < test::workload(44, 4); ++k) {
        const std::string whole = fragment_of(some_match_of_any(k));
        // The first character is the format; changing it has its own failures.
        for (std::size_t i = 1; i < whole.size(); ++i) {
            for (const char c : kDigits) {
                std::string changed = whole;
                changed[i] = c;
                if (c != whole[i]) attempt(changed);
            }
        }
    }
    CHECK(static_cast<std::uint32_t>(tried) > test::workload(100'000, 4));
    CHECK(opened == 0);
    CHECK(other_reason == 0);
}

TEST_CASE("characters that are swapped, lost or doubled never give another fight") {
    Dice dice(99);
    int opened = 0;
    for (std::uint64_t k = 0; k < 60; ++k) {
        const std::string whole = fragment_of(some_match_of_any(k));
        for (int n = 0; n < 1000; ++n) {
            std::string changed = whole;
            const auto at = static_cast<std::size_t>(dice.below(whole.size() - 1));
            switch (dice.below(4)) {
            case 0: std::swap(changed[at], changed[at + 1]); break;
            case 1: changed.erase(at, 1); break;
            case 2: changed.insert(at, 1, changed[at]); break;
            default:
                for (char& c : changed) {
                    if (dice.below(12) == 0) c = kDigits[static_cast<std::size_t>(dice.below(62))];
                }
            }
            // If only the last characters are doubled, the link has a tail and opens.
            if (changed.compare(0, whole.size(), whole) == 0) continue;
            if (open_link(registry(), changed).opened()) ++opened;
        }
    }
    CHECK(opened == 0);
}

TEST_CASE("a link cut at any length is cut, with and without text behind it") {
    for (std::uint64_t k = 0; k < 40; ++k) {
        const std::string whole = fragment_of(some_match_of_any(k));
        for (std::size_t size = 1; size < whole.size(); ++size) {
            for (const char* tail : {"", "です。", "…", "...", ")"}) {
                const LinkRead read = open_link(registry(), "#" + whole.substr(0, size) + tail);
                REQUIRE_FALSE(read.opened());
                CHECK(read.failure == LinkFailure::Cut);
                CHECK(read.missing > 0);
                if (size >= 13) CHECK(read.missing == static_cast<int>(whole.size() - size));
            }
        }
    }
}

TEST_CASE("nothing, and what is no link") {
    for (const char* given :
         {"", "#", " ", "\n", "\u3000", "#%20", "https://example.org/shiden/#"}) {
        INFO(given);
        CHECK(failure(given) == LinkFailure::Empty);
    }
    for (const char* given :
         {"#-rules-5.3", "-", "です", "#です", "https://example.org/shiden/", "about", "#1st", "!",
          "%", "%00", "\xFF\xFE", "閃閃交硬果/ムライ", "0", "javascript:alert(1)", "<b>", "2"}) {
        INFO(given);
        CHECK(failure(given) == LinkFailure::NotALink);
    }
    CHECK(failure(std::string(4097, '1')) == LinkFailure::NotALink);
    CHECK(failure(std::string(100000, '#')) == LinkFailure::NotALink);
    CHECK(failure("1F" + std::string(4094, 'z')) == LinkFailure::Altered);
}

TEST_CASE("later formats are newer") {
    std::string fragment = fragment_of(tests::sample_match());
    for (const char format : {'2', '9', 'a', 'z'}) {
        fragment[0] = format;
        CHECK(failure(fragment) == LinkFailure::Newer);
    }
}

TEST_CASE("every failure has its own word and sentence") {
    std::set<std::string> words;
    std::set<std::string> sentences;
    const LinkFault faults[] = {
        no_link(),        not_a_link(),    too_long_for_a_link(),    cut_link(3),
        altered_link(),   newer_format(),  newer_kind('B'),          newer_kind('Q'),
        newer_kind('X'),  newer_content(), newer_rules({"某", "X"}), unknown_ruleset(),
        illegal_content()};
    for (const LinkFault& fault : faults) {
        words.insert(word(fault.failure));
        sentences.insert(fault.said.ja);
        sentences.insert(fault.said.en);
    }
    CHECK(words.size() == 7);
    CHECK(sentences.size() == 2 * std::size(faults));
    CHECK(cut_link(1).said.en.find("1 character is missing") != std::string::npos);
}

// Forged links: their frame and check value are right, their content is wrong.

using tests::kCoins;
using tests::kShiden;
using tests::registry;
using tests::Writing;

LinkRead opened(char kind, const Writing& write) {
    BitWriter content;
    write(content);
    return open_link(registry(), write_frame(kind, content));
}

LinkFailure failure(const Writing& write) {
    const LinkRead read = opened(kFightKind, write);
    REQUIRE_FALSE(read.match);
    CHECK_FALSE(read.said.ja.empty());
    CHECK((read.failure == LinkFailure::IllegalBuild) == !read.problems.empty());
    return read.failure;
}

void head(BitWriter& out, std::uint64_t system, std::uint64_t version, std::uint64_t flags) {
    out.varint(system);
    out.varint(version);
    out.varint(flags);
}
void shiden_builds(BitWriter& out) {
    for (int k = 0; k < 10; ++k) out.bits(0, 5);
}
void coin_builds(BitWriter& out) { out.bits(0, 4); }
std::uint16_t shiden_result() {
    Match match = tests::sample_match();
    const Build build =
        *tests::shiden().check({{"skills", Json(std::vector<std::string>(5, "一閃"))}}, {}, {});
    for (Party& side : match.sides) side.members[0].build = build;
    return result_of(play(match, Log::Listen::Digest));
}

TEST_CASE("the plain frame of these tests opens") {
    const LinkRead read = opened(kFightKind, [](BitWriter& out) {
        head(out, kShiden, 0, 0);
        shiden_builds(out);
        out.bits(shiden_result(), 16);
    });
    REQUIRE(read.match);
    CHECK_FALSE(read.result_changed);
}

TEST_CASE("systems, versions, flags and kinds of later programs") {
    CHECK(failure([](BitWriter& out) { head(out, 62, 0, 0); }) == LinkFailure::UnknownRuleset);
    CHECK(failure([](BitWriter& out) { head(out, 0, 0, 0); }) == LinkFailure::UnknownRuleset);
    CHECK(failure([](BitWriter& out) { head(out, (1ULL << 32) + kShiden, 0, 0); }) ==
          LinkFailure::UnknownRuleset);
    CHECK(failure([](BitWriter& out) { head(out, kShiden, 1, 0); }) == LinkFailure::Newer);
    CHECK(failure([](BitWriter& out) { head(out, kShiden, 1ULL << 60, 0); }) == LinkFailure::Newer);
    CHECK(failure([](BitWriter& out) { head(out, kShiden, 0, 32); }) == LinkFailure::Newer);
    CHECK(failure([](BitWriter& out) { head(out, kShiden, 0, 1ULL << 62); }) == LinkFailure::Newer);
    for (const char kind : {'B', 'Q', 'Z'}) {
        const LinkRead read = opened(kind, [](BitWriter& out) { head(out, kShiden, 0, 0); });
        CHECK(read.failure == LinkFailure::Newer);
    }
}

TEST_CASE("flags that say nothing are altered") {
    const auto with_flags = [](std::uint64_t flags, const Writing& between) {
        return [flags, between](BitWriter& out) {
            head(out, kShiden, 0, flags);
            between(out);
            shiden_builds(out);
            out.bits(shiden_result(), 16);
        };
    };
    const Writing nothing = [](BitWriter&) {};
    // Flags without their content: names that are both empty, no settings, a seed in a system without
    // dice, a count of no decisions.
    CHECK(failure(with_flags(1, [](BitWriter& out) { out.bits(0, 10); })) == LinkFailure::Altered);
    CHECK(failure(with_flags(8, nothing)) == LinkFailure::Altered);
    CHECK(failure([](BitWriter& out) {
              head(out, kShiden, 0, 2);
              shiden_builds(out);
              out.bits(5, 64);
              out.bits(shiden_result(), 16);
          }) == LinkFailure::Altered);
    CHECK(failure([](BitWriter& out) {
              head(out, kShiden, 0, 4);
              shiden_builds(out);
              out.varint(0);
              out.bits(shiden_result(), 16);
          }) == LinkFailure::Altered);
    // Settings that are equal to the default.
    CHECK(failure([](BitWriter& out) {
              head(out, kCoins, 0, 2 | 8);
              out.bits(2, 4);
              coin_builds(out);
              out.bits(5, 64);
              out.bits(0, 16);
          }) == LinkFailure::Altered);
    // A system with dice, without a seed.
    CHECK(failure([](BitWriter& out) {
              head(out, kCoins, 0, 0);
              coin_builds(out);
              out.bits(0, 16);
          }) == LinkFailure::Altered);
}

TEST_CASE("names that no character has are altered") {
    CHECK(failure([](BitWriter& out) {
              head(out, kShiden, 0, 1);
              out.bits(25, 5);
          }) == LinkFailure::Altered);
    CHECK(failure([](BitWriter& out) {
              head(out, kShiden, 0, 1);
              out.bits(1, 5);
              out.bits(255, 8);
              out.bits(0, 1);
              out.bits(0x202E, 16);
          }) == LinkFailure::Altered);
}

TEST_CASE("builds, settings and decisions that break the rules are illegal, and named") {
    const auto path = [](const Writing& write) {
        const LinkRead read = opened(kFightKind, write);
        CHECK(read.failure == LinkFailure::IllegalBuild);
        return read.problems.size() == 1 ? read.problems[0].path : "";
    };
    CHECK(path([](BitWriter& out) {
              head(out, kShiden, 0, 0);
              for (int k = 0; k < 5; ++k) out.bits(0, 5);
              for (int k = 0; k < 5; ++k) out.bits(31, 5);
              out.bits(0, 16);
          }) == "/sides/1");
    CHECK(path([](BitWriter& out) { head(out, kShiden, 0, 0); }) == "/sides/0");
    CHECK(path([](BitWriter& out) {
              head(out, kCoins, 0, 8);
              out.bits(15, 4);
              out.bits(0, 40);
          }) == "/settings");
    // There are two options and the escape, so that a decision takes two bits, of which 3 has no
    // meaning.
    CHECK(path([](BitWriter& out) {
              head(out, kCoins, 0, 2 | 4);
              coin_builds(out);
              out.bits(5, 64);
              out.varint(1);
              out.bits(3, 2);
              out.bits(0, 16);
          }) == "/decisions/0");
    // A reroll with number 0; more decisions than the fight has.
    CHECK(path([](BitWriter& out) {
              head(out, kCoins, 0, 2 | 4);
              coin_builds(out);
              out.bits(5, 64);
              out.varint(1);
              out.bits(2, 2);
              out.bits(2, 2);
              out.varint(0);
              out.bits(0, 16);
          }) == "/decisions/0");
    CHECK(path([](BitWriter& out) {
              head(out, kShiden, 0, 4);
              shiden_builds(out);
              out.varint(1);
              out.bits(0, 16);
          }) == "/decisions/0");
}

TEST_CASE("an escape that nobody knows yet, and a controller, are of a later program") {
    CHECK(failure([&](BitWriter& out) {
              head(out, kCoins, 0, 2 | 4);
              coin_builds(out);
              out.bits(5, 64);
              out.varint(1);
              out.bits(2, 2);
              out.bits(3, 2);
              out.varint(1);
              out.bits(0, 16);
          }) == LinkFailure::Newer);
    CHECK(failure([&](BitWriter& out) {
              head(out, kCoins, 0, 2 | 16);
              coin_builds(out);
              out.bits(5, 3);
              out.bits(0, 3);
              out.bits(5, 64);
              out.bits(0, 16);
          }) == LinkFailure::Newer);
}

TEST_CASE("controllers that a system does not have are altered") {
    // A controller by hand in a system without plans, and one that is the default.
    for (const std::uint64_t controller : {1U, 0U}) {
        CHECK(failure([&](BitWriter& out) {
                  head(out, kCoins, 0, 2 | 16);
                  coin_builds(out);
                  out.bits(controller, 3);
                  out.bits(0, 3);
                  out.bits(5, 64);
                  out.bits(0, 16);
              }) == LinkFailure::Altered);
    }
    // An opponent in a system without opponents.
    CHECK(failure([](BitWriter& out) {
              head(out, kShiden, 0, 16);
              shiden_builds(out);
              out.bits(2, 3);
              out.bits(0, 3);
              out.bits(0, 16);
          }) == LinkFailure::Altered);
}

TEST_CASE("bits over, bits missing and counts without decisions are altered") {
    CHECK(failure([](BitWriter& out) {
              head(out, kShiden, 0, 0);
              shiden_builds(out);
              out.bits(shiden_result(), 16);
              out.bits(0, 1);
          }) == LinkFailure::Altered);
    CHECK(failure([](BitWriter& out) {
              head(out, kShiden, 0, 0);
              shiden_builds(out);
              out.bits(0, 15);
          }) == LinkFailure::Altered);
    for (const std::uint64_t count : {1000ULL, (1ULL << 62)}) {
        CHECK(failure([&](BitWriter& out) {
                  head(out, kCoins, 0, 2 | 4);
                  coin_builds(out);
                  out.bits(5, 64);
                  out.varint(count);
                  out.bits(0, 64);
              }) == LinkFailure::Altered);
    }
    CHECK(failure([](BitWriter&) {}) == LinkFailure::Altered);
}

TEST_CASE("random contents behind a right check: what opens is written back as it was") {
    Dice dice(2024);
    std::uint32_t opened_ones = 0;
    int wrong = 0;
    constexpr std::uint32_t kContents = test::workload(60'000, 10);
    for (std::uint32_t n = 0; n < kContents; ++n) {
        BitWriter content;
        const bool coins = dice.below(2) == 0;
        head(content, coins ? kCoins : kShiden, 0, dice.below(16));
        for (std::uint64_t bits = dice.below(220); bits > 0; --bits) content.bits(dice.below(2), 1);
        const std::string fragment = write_frame(kFightKind, content);
        const LinkRead read = open_link(registry(), fragment);
        if (!read.match) continue;
        ++opened_ones;
        // A link that is made anew has today's result; all bits before the result are the same.
        const Played played = play(*read.match, Log::Listen::Digest);
        BitWriter again;
        pack_fight(*read.match, played.taken, 0, again);
        BitReader x(content.bytes(), content.size() - 16);
        BitReader y(again.bytes(), again.size() - 16);
        bool same = again.size() == content.size();
        while (same && x.left() > 0) same = x.bits(1) == y.bits(1);
        if (!same || read.payload != fragment) ++wrong;
    }
    CHECK(opened_ones > 0);
    CHECK(wrong == 0);
}

} // namespace
} // namespace shiaiba
