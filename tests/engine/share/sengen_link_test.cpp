// Tests links of 千幻抄: the numbers that they depend on, their bits, names of cards, and their
// length ([sengen 17]).
#include <string>

#include "catch.hpp"
#include "core/system/match.hpp"
#include "core/system/typed.hpp"
#include "core/text/json.hpp"
#include "rulesets/sengen/sengen.hpp"
#include "rulesets/sengen/sheet/data_list.hpp"
#include "rulesets/sengen/sheet/sheet.hpp"
#include "rulesets/sengen/sheet/vocabulary.hpp"
#include "sengen/bout.hpp"
#include "share/by_hand.hpp"
#include "share/link.hpp"
#include "share/some_matches.hpp"
#include "share/system_link_test.hpp"

namespace shiaiba {
namespace {

using tests::bits_in;
using tests::varint;
using tests::without_blanks;

template <class Key>
Json ids_of_words(int count) {
    Json ids = Json::array();
    for (int k = 0; k < count; ++k) ids.push_back(sengen::words(static_cast<Key>(k)).id);
    return ids;
}

/// Every list whose order links depend on, with its ids.
Json sengen_numbers() {
    const sengen::Data& data = *sengen::house_data();
    Json all = tests::vocabulary_numbers(sengen::vocabulary());
    all["stats"] = ids_of_words<sengen::Stat>(sengen::kStats);
    all["skills"] = ids_of_words<sengen::Skill>(sengen::kSkills);
    all["abilities"] = ids_of_words<sengen::Ability>(sengen::kAbilities);
    all["feats"] = ids_of_words<sengen::Feat>(sengen::kFeats);
    all["gifts"] = ids_of_words<sengen::Gift>(sengen::kGifts);
    all["statuses"] = tests::ids_of(data.statuses);
    all["weapons"] = tests::ids_of(data.weapons);
    all["spells"] = tests::ids_of(data.spells);
    all["cards"] = tests::ids_of(data.cards);
    all["presets"] = tests::preset_numbers(sengen::presets());
    return all;
}

std::string bits_of(const std::string& member) {
    const auto build = sengen::system().check(*parse_json(member), {}, {});
    INFO(write_json(to_json(build.problems())));
    REQUIRE(build);
    BitWriter out;
    sengen::system().pack(*build, out);
    return bits_in(out);
}

Json side(const char* text) { return *parse_json(text); }
Match match_of(const Json& a, const Json& b) {
    const auto match =
        check_match(tests::registry(),
                    {{"system", "sengen"}, {"sides", {a, b}}, {"seed", "18446744073709551615"}});
    INFO(write_json(to_json(match.problems())));
    REQUIRE(match);
    return *match;
}

/// A sample of section 15 of the rules, by its number.
Json sample(std::size_t number) { return samples_of(sengen::system(), Lang::Ja)[number]; }

/// Six samples of section 15 as a party, with names of three characters.
Json party_of_six(const char* name) {
    Json members = Json::array();
    for (const std::size_t one : {0U, 1U, 2U, 3U, 5U, 6U}) {
        Json member = sample(one)["members"][0];
        member["name"] = name + std::to_string(members.size());
        members.push_back(std::move(member));
    }
    return {{"name", name}, {"members", members}};
}

} // namespace

TEST_CASE("what links of sengen rest on keeps its numbers and widths, and the presets their plans",
          "[sengen][17]") {
    tests::check_frozen("sengen", sengen_numbers());
}

TEST_CASE("sengen 17: the bits of a member", "[sengen][17]") {
    CHECK(bits_of(
              R"({"ranks":{"stats":"B","skills":"C","abilities":"A"},"gift":"int",
                  "stats":{"body":4,"vit":4,"int":6,"sense":5,"will":5},
                  "skills":{"danmaku":2,"shot":4,"evade":4,"resist":2},"abilities":{"magic":2},
                  "feats":["small"],"extra":{"hp":3},"spells":["boost","blast"],
                  "cards":["star_ring","comet","twin_comet"],"tactic":"狙撃"})") ==
          without_blanks("0 011 0 011 01 01 11 10 10 010 100 000 100 000 010 "
                         "000 010 000 000 000 000 0010 1 0011 0000 00 0010" +
                         varint(3) + varint(4) + "0011" + varint(3) + "0" + varint(4) + "0" +
                         varint(5) + "0" + varint(3)));
    CHECK(bits_of(R"({"ranks":{"stats":"B","skills":"C","abilities":"A"},"species":"fairy",
                  "stats":{"body":4,"vit":4,"int":6,"sense":5,"will":5}})") ==
          without_blanks("0 011 1 01 01 11 10 10 000 000 000 000 000 000 "
                         "000 000 000 000 000 000 0000 0 00 0000 0000" +
                         varint(0)));
    CHECK(bits_of(
              R"({"limits":"open","stats":{"body":12,"vit":1,"int":7,"sense":5,"will":2},
                  "skills":{"shot":20,"resist":1},"abilities":{"element":3,"youjutsu":17},
                  "elementStat":"sense","youjutsuStat":"will","feats":["double"],
                  "hp":120,"dp":40,"actions":2,
                  "weapons":["spirit_bow","tachi"],"cards":[{"card":"iron_body","name":"鉄"},"veil"]})") ==
          without_blanks("1 1011 0000 0110 0100 0001 00000 10100 00000 00000 00000 00001 "
                         "00000 00000 00011 10001 00000 00000 1 0001110111 0 1 0100111 01 "
                         "1 100 0100 0 10" +
                         varint(4) + varint(0) + "0000 0010" + varint(15) + "1" + varint(1) + "0" +
                         varint(0)));
    // The six possible orders of ranks.
    const char* const orders[] = {"ABC", "ACB", "BAC", "BCA", "CAB", "CBA"};
    for (std::size_t k = 0; k < 6; ++k) {
        const std::string order = orders[k];
        const int left = order[0] == 'A' ? 2 : order[0] == 'B' ? 0 : -2;
        const Json member{
            {"ranks",
             {{"stats", order.substr(0, 1)},
              {"skills", order.substr(1, 1)},
              {"abilities", order.substr(2, 1)}}},
            {"stats", {{"body", 3}, {"vit", 5}, {"int", 5}, {"sense", 5}, {"will", 6}}}};
        Json fitted = member;
        fitted["stats"]["vit"] = 5 + (left < 0 ? left : 0);
        fitted["stats"]["body"] = 3 + (left > 0 ? left : 0);
        BitWriter number;
        number.bits(k, 3);
        CHECK(bits_of(fitted.dump()).substr(1, 3) == bits_in(number));
    }
}

TEST_CASE("sengen 17: a link of the rules before the game's own numbers says so", "[sengen][17]") {
    const LinkRead read = open_link(
        tests::registry(), "1FBn0xI2LDHYG000512hmOc58jyFDnX5FnFHrqR4w4yOTw1NAOLcol8qV1DQgMLgPI");
    CHECK_FALSE(read.opened());
    CHECK(read.failure == LinkFailure::Older);
    CHECK(read.said.ja.find("前の規則") != std::string::npos);
    CHECK(read.said.en.find("earlier rules of Sengen") != std::string::npos);
}

TEST_CASE("sengen 17: the bits of settings", "[sengen][17]") {
    const auto bits = [](const char* json) {
        BitWriter out;
        sengen::system().settings().pack(*sengen::system().settings().check(*parse_json(json)),
                                         out);
        return bits_in(out);
    };
    CHECK(bits("{}") == without_blanks("0 0 0 00 0 0 0 0 0"));
    CHECK(bits(R"({"cards":10,"cramped":true,"R3":true})") ==
          without_blanks("1 1010 0 0 01 0 0 1 0 0"));
    CHECK(bits(R"({"cramped":"B"})") == without_blanks("0 0 0 11 0 0 0 0 0"));
    CHECK(bits(R"({"turnLimit":99,"fixedInitiative":true,"draw":true,"R2":true,"R11":true})") ==
          without_blanks("0 1 1100010 1 00 1 1 0 1 0"));
}

TEST_CASE("sengen 17: names of cards stand behind those of members, and go with them",
          "[sengen][17]") {
    Json a = side(sengen::kNight);
    a["members"][1]["cards"][0] = {{"card", "iron_body"}, {"name", "気符「岩戸」"}};
    Json b = side(sengen::kHoshimi);
    b["members"][0]["cards"] = {{{"card", "comet"}, {"name", "彗星「ほうき星」"}}, "comet"};
    const Match match = match_of(a, b);
    const auto made = make_link(match);
    REQUIRE(made);
    const LinkRead read = open_link(tests::registry(), made->fragment);
    REQUIRE(read.match);
    CHECK(to_json(*read.match) == to_json(match));
    CHECK(make_link(*read.match)->fragment == made->fragment);

    const auto nameless = make_link(match, {.names = false});
    REQUIRE(nameless);
    const LinkRead bare = open_link(tests::registry(), nameless->fragment);
    REQUIRE(bare.match);
    CHECK_FALSE(bare.result_changed);
    const Json sides = to_json(*bare.match).at("sides");
    CHECK(sides[0]["members"][1]["cards"][0] == "iron_body");
    CHECK(sides[1]["members"][0]["cards"] == Json{"comet", "comet"});
    CHECK(write_json(sides).find("岩戸") == std::string::npos);

    // A link in which only a card has a name has names too.
    for (Json* const one : {&a, &b}) {
        one->erase("name");
        for (Json& member : one->at("members")) member.erase("name");
    }
    const Match only = match_of(a, b);
    const LinkRead again = open_link(tests::registry(), make_link(only)->fragment);
    REQUIRE(again.match);
    CHECK(to_json(*again.match) == to_json(only));
}

TEST_CASE("sengen 17: two samples have a link of 90 characters, by hand to the end 220",
          "[sengen][17]") {
    const Json hoshimi = sample(0);
    const Json iwato = sample(1);
    CHECK(tests::fragment_of(match_of(hoshimi, iwato)).size() <= 90);
    CHECK(tests::longest_by_hand("sengen", hoshimi, iwato, 60) <= 220);
}

TEST_CASE("sengen 17: six against six by hand have a link of 1,500 characters", "[sengen][17]") {
    CHECK(tests::longest_by_hand("sengen", party_of_six("夜行"), party_of_six("湖畔"), 8) <= 1500);
}

} // namespace shiaiba
