// Links that something happened to: never another fight, always the right reason.
#include <set>
#include <string>

#include "catch.hpp"
#include "core/fight/dice.hpp"
#include "core/text/json.hpp"
#include "share/link.hpp"
#include "share/some_matches.hpp"
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
        // The format's own character has reasons of its own.
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
            // Doubling the last characters only adds a tail.
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

} // namespace
} // namespace shiaiba
