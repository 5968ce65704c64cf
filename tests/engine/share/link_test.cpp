// Tests links of whole matches: round trips, one link for one match, lengths, and what a link
// leaves out.
#include "share/link.hpp"

#include <algorithm>
#include <string>

#include "catch.hpp"
#include "coins/coins.hpp"
#include "core/text/json.hpp"
#include "share/content.hpp"
#include "share/frame.hpp"
#include "share/some_matches.hpp"
#include "workload.hpp"

namespace shiaiba {
namespace {

using tests::fragment_of;
using tests::registry;
using tests::sample_match;
using tests::some_match;
using tests::times;

Match named(const std::string& a, const std::string& b) {
    Match match = sample_match();
    match.sides[0].name = a;
    match.sides[1].name = b;
    return match;
}

TEST_CASE("a match comes back from its link, and its link from the match") {
    for (const System* system : registry().all()) {
        INFO(system->identity.id);
        const std::uint32_t matches =
            test::workload_of(system->identity.most_members, test::workload(4'000, 20));
        int wrong = 0;
        std::uint32_t decided = 0;
        for (std::uint64_t k = 0; k < matches; ++k) {
            const Match match = some_match(*system, k);
            const std::string fragment = fragment_of(match);
            const LinkRead read = open_link(registry(), fragment);
            const bool same = read.match && to_json(*read.match) == to_json(match) &&
                              read.payload == fragment && !read.result_changed &&
                              fragment_of(*read.match) == fragment;
            if (!same) ++wrong;
            if (!match.decisions.empty()) ++decided;
        }
        CHECK(wrong == 0);
        if (system == &coins::system()) CHECK(decided > matches / 4 * 3);
    }
}

TEST_CASE("different matches have different links") {
    std::vector<std::string> fragments;
    for (std::uint64_t k = 0; k < 500; ++k) {
        fragments.push_back(fragment_of(some_match(coins::system(), k)));
    }
    std::sort(fragments.begin(), fragments.end());
    CHECK(std::adjacent_find(fragments.begin(), fragments.end()) == fragments.end());
}

TEST_CASE("a link opens from an address, with a view, in a sentence") {
    const std::string fragment = fragment_of(sample_match());
    const auto opens = [&](const std::string& given) {
        const LinkRead read = open_link(registry(), given);
        return read.match && read.payload == fragment ? read : LinkRead();
    };
    CHECK(opens("#" + fragment).match);
    CHECK(opens("https://example.github.io/shiaiba/shiden/#" + fragment).match);
    CHECK(opens("https://example.github.io/en/rakuen/#" + fragment).match->system->identity.id ==
          "shiden");
    CHECK(opens(fragment + ".17").step == 17);
    CHECK(opens(fragment + ".17.r").screen == "r");
    CHECK(opens(fragment + ".m").screen == "m");
    CHECK_FALSE(opens(fragment).step);
    for (const char* tail : {"です",
                             "。",
                             "、",
                             "！",
                             "」",
                             "）",
                             "？",
                             "…",
                             "を見て",
                             ")",
                             ">",
                             "\"",
                             "&utm_source=x",
                             "?fbclid=1",
                             " 見て",
                             "\n2行目",
                             "abc",
                             "Z.17",
                             "%E3%80%82",
                             "%",
                             "-",
                             "_",
                             "~",
                             "*",
                             "|",
                             "&gt;",
                             "\xFF"}) {
        INFO(tail);
        CHECK(opens("#" + fragment + tail).match);
        CHECK_FALSE(opens("#" + fragment + tail).step);
    }
    std::string escaped = "#";
    for (const char c : fragment) {
        escaped += "%";
        escaped += "0123456789abcdef"[c / 16];
        escaped += "0123456789ABCDEF"[c % 16];
    }
    CHECK(opens(escaped + "%2E3").step == 3);
}

TEST_CASE("links are as short as promised") {
    CHECK(fragment_of(sample_match()).size() <= 45);
    CHECK(fragment_of(named("シデンイッセン", "ミヤモトムサシ")).size() <= 45);
    CHECK(fragment_of(named("ひらがなのなま", "ABCDEFG")).size() <= 45);
    CHECK(fragment_of(named("カナとABか", "zZaAゔヶー")).size() <= 45);
    CHECK(fragment_of(named(times("鬼", 24), times("閃", 24))).size() <= 170);
    CHECK(fragment_of(named(times("龍", 24), times("鬱", 24))).size() <= 170);
    const auto hidden = make_link(named(times("龍", 24), "B"), {false});
    CHECK(hidden->fragment.size() <= 30);
    CHECK(fragment_of(named(times("𠮷", 24), times("😀", 24))).size() <= 300);
}

TEST_CASE("hidden names are in no link") {
    const Match match = named("八雲", "ムライ");
    const auto hidden = make_link(match, {false});
    REQUIRE(hidden);
    CHECK(hidden->fragment == fragment_of(named("", "")));
    const LinkRead read = open_link(registry(), hidden->fragment);
    REQUIRE(read.match);
    CHECK(read.match->sides[0].name.empty());
    CHECK(read.match->sides[0].build().has_value());
}

TEST_CASE("one name of two is kept") {
    const LinkRead read = open_link(registry(), fragment_of(named("", "ムライ")));
    REQUIRE(read.match);
    CHECK(read.match->sides[0].name.empty());
    CHECK(read.match->sides[1].name == "ムライ");
}

TEST_CASE("a link says what it leaves out") {
    Match match = sample_match();
    const auto made = make_link(match);
    REQUIRE(made);
    REQUIRE(made->left_out.size() == 2);
    CHECK(made->left_out[0].side == Side::A);
    CHECK(made->left_out[1].side == Side::B);
    CHECK(made->left_out[0].field == "setting");
    CHECK(to_json(*made)["leftOut"][1]["side"] == "B");
    const LinkRead read = open_link(registry(), made->fragment);
    REQUIRE(read.match);
    const auto again = make_link(*read.match);
    REQUIRE(again);
    CHECK(again->left_out.empty());
    CHECK(again->fragment == made->fragment);
}

TEST_CASE("what is no match has no link") {
    Match match = some_match(coins::system(), 3);
    match.decisions = {"flip", "no such option"};
    const auto illegal = make_link(match);
    REQUIRE_FALSE(illegal);
    CHECK(illegal.problems()[0].code == "illegalDecision");
    CHECK(illegal.problems()[0].path == "/decisions/1");

    match.decisions = {"reroll 18446744073709551615", "flip"};
    CHECK_FALSE(make_link(match));
    match.decisions = {"reroll 9223372036854775807", "flip"};
    CHECK(open_link(registry(), fragment_of(match)).match->decisions == match.decisions);

    match.decisions.assign(2000, "reroll 9223372036854775807");
    const auto endless = make_link(match);
    REQUIRE_FALSE(endless);
    CHECK(endless.problems()[0].code == "linkTooLong");

    match.decisions.clear();
    match.sides[1].version = 7;
    CHECK_FALSE(make_link(match));
}

TEST_CASE("decisions after the end are not in the link") {
    Match match = some_match(coins::system(), 4);
    match.decisions.assign(60, "safe");
    const std::string fragment = fragment_of(match);
    const LinkRead read = open_link(registry(), fragment);
    REQUIRE(read.match);
    CHECK(read.match->decisions.size() < 60);
    CHECK(fragment_of(*read.match) == fragment);
}

TEST_CASE("a fight that ends otherwise today is opened, and says so") {
    for (const Match& match : {sample_match(), some_match(coins::system(), 9)}) {
        const Played played = play(match, Log::Listen::Digest);
        BitWriter content;
        const auto other = static_cast<std::uint16_t>(result_of(played) ^ 1U);
        pack_fight(match, played.taken, other, content);
        const std::string fragment = write_frame(kFightKind, content);
        const LinkRead read = open_link(registry(), fragment);
        REQUIRE(read.match);
        CHECK(read.result_changed);
        CHECK_FALSE(read.said.ja.empty());
        CHECK(to_json(read)["resultChanged"] == true);
        // Made again, it is the link of today's result.
        CHECK(fragment_of(*read.match) != fragment);
    }
}

TEST_CASE("a link that was read is written as the page expects it") {
    const std::string fragment = fragment_of(sample_match());
    const Json json = to_json(open_link(registry(), fragment + ".3"));
    CHECK(json["kind"] == "F");
    CHECK(json["payload"] == fragment);
    CHECK(json["step"] == 3);
    CHECK(json["screen"] == "");
    CHECK(json["resultChanged"] == false);
    CHECK(json["match"]["sides"][0]["name"] == "ムライ");
    const Json failed = to_json(open_link(registry(), fragment.substr(0, 20)));
    CHECK(failed["failure"] == "cut");
    CHECK(failed["missing"] == static_cast<int>(fragment.size()) - 20);
    CHECK(failed["problems"].empty());
    CHECK(failed["ja"].get<std::string>().size() > 10);
    CHECK(failed["en"].get<std::string>().size() > 10);
}

} // namespace
} // namespace shiaiba
