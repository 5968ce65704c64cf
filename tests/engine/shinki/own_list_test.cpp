// Tests a GM's own skills in a match's settings: sheets, files, links and fights use them (4.1).
#include <string>

#include "catch.hpp"
#include "core/fight/party.hpp"
#include "core/report/text.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "kit.hpp"
#include "rulesets/shinki/sheet/skill_list.hpp"
#include "rulesets/shinki/shinki.hpp"
#include "share/link.hpp"
#include "share/reader.hpp"
#include "share/some_matches.hpp"
#include "shinki/bout.hpp"
#include "shinki/position.hpp"
#include "shinki/random_list.hpp"
#include "workload.hpp"

namespace shiaiba::shinki {
namespace {

std::string own_list(const std::string& name = "道場") {
    return R"json({"name":")json" + name + R"json(","skills":[
{"id":"uchi","ja":"《打ち込み》","en":"Strike","timing":"action","cost":{"hand":1},"range":[0,4],
 "target":{"side":"enemy","count":1},"effects":[{"op":"damage","amt":{"x":1,"c":2}}],"limit":{"per":"round","n":1}},
{"id":"ukeru","ja":"《受ける》","en":"Take It","timing":"reaction","target":{"side":"self"},
 "effects":[{"op":"negate","when":{"user_hp_at_most":20}},{"op":"reduce","amt":{"c":3}}]},
{"id":"kan","ja":"《勘》","en":"Instinct","timing":"passive","learned":{"speed":9}}]})json";
}
std::string under(const std::string& list) { return R"({"skills":)" + list + "}"; }

Json own_match(const std::string& name = "道場") {
    const char* const a =
        R"({"name":"甲","members":[{"points":{"hp":1,"speed":5},"skills":["uchi","kan"],
            "tactic":["打ち込みを使用する"]}]})";
    const char* const b = R"({"name":"乙","members":[{"points":{"hp":1},"skills":["ukeru"]}]})";
    return {{"system", "shinki"},
            {"settings", *parse_json(under(own_list(name)))},
            {"sides", {*parse_json(a), *parse_json(b)}},
            {"seed", "7"}};
}

} // namespace

TEST_CASE("4.1: a match plays by the skills that its settings bring", "[shinki][list]") {
    const Match match = tests::checked_match(own_match());
    CHECK(to_json(tests::checked_match(to_json(match))) == to_json(match));
    const auto said = system().settings().in_words(match.settings);
    REQUIRE(said.size() == 1);
    CHECK(said[0].key == "skills");
    CHECK(said[0].text.ja.find("スキルリスト：道場（") == 0);
    const Played played = play(match, Log::Listen::Everything);
    REQUIRE(played.outcome);
    const std::string english = text_log(match, played, Lang::En);
    CHECK(english.find("Strike") != std::string::npos);
    CHECK(english.find("打ち込み") == std::string::npos);
    CHECK(text_log(match, played, Lang::Ja).find("打ち込み") != std::string::npos);
    CHECK(played.fight_log.trace.find("A1.skill_uchi_B1") != std::string::npos);
}

TEST_CASE("4.1: own skills do what they say, limits and conditions too", "[shinki][list]") {
    const std::string settings = under(own_list());
    Position p(knows(R"("uchi")"), knows(R"("ukeru")"), settings);
    p.hand("A1", "H9 C3").draws("S2");
    p.decide("skill uchi B1, H9, ukeru");
    p.turn("A1");
    CHECK(p.of("B1").substr(0, 5) == "32,8,");
    // Below 20 HP the same answer prevents all damage.
    Position q(knows(R"("uchi")"), knows(R"("ukeru")"), settings);
    q.at("B1").damage = 20;
    q.hand("A1", "H9 C3").draws("S2");
    q.decide("skill uchi B1, H9, ukeru");
    q.turn("A1");
    CHECK(q.of("B1").substr(0, 6) == "20,20,");
    CHECK(Position(knows(R"("kan")"), kPlain, settings).at("A1").speed() == 15);
}

TEST_CASE("4, R57: a condition of a reaction is about who reacts, what is done to oneself too",
          "[shinki][list][R57]") {
    const auto answered = [](const char* effects) {
        const std::string list =
            R"({"name":"x","skills":[{"id":"re","ja":"返","en":"Re","timing":"reaction","target":{"side":"self"},"effects":[)" +
            std::string(effects) + "]}]}";
        Position p(kPlain, knows(R"("re")"), under(list));
        p.at("A1").column = 1;
        p.at("B1").statuses |= bit(Status::Fire);
        p.hand("A1", "H9 C3").draws("S2");
        p.decide("skill attack B1, H9, re");
        p.turn("A1");
        return p.of("B1").substr(0, 2);
    };
    CHECK(answered(R"({"op":"negate","when":{"target_status":"dark"}})") == "31");
    CHECK(answered(R"({"op":"negate","when":{"target_status":"fire"}})") == "40");
    CHECK(
        answered(R"({"op":"reduce","amt":{"c":4},"to":"self","when":{"target_status":"fire"}})") ==
        "35");
    CHECK(answered(R"({"op":"contest","when":"damaged","lose":[{"op":"negate"}]})") == "31");
}

TEST_CASE("4.1: skills of another list are unknown, a broken one is refused as a whole",
          "[shinki][list]") {
    Json json = own_match();
    json["sides"][1]["members"][0]["skills"] = {"guren", "ukeru"};
    const auto foreign = check_match(tests::registry(), json);
    REQUIRE(foreign.problems().size() == 1);
    CHECK(foreign.problems()[0].code == "E_SKILL_UNKNOWN");
    CHECK(foreign.problems()[0].path.find("/members/0/skills/0") != std::string::npos);
    json = own_match();
    json["settings"]["skills"]["skills"][0]["effects"][0]["op"] = "dance";
    json["settings"]["skills"]["skills"][1]["cost"] = {{"hp", 99}};
    json["settings"]["packs"] = 9;
    const auto broken = system().settings().check(json["settings"]);
    std::string told;
    for (const Problem& one : broken.problems()) told += one.code + one.path + " ";
    CHECK(told == "L02/settings/skills/skills/0/effects/0/op L03/settings/skills/skills/1/cost/hp "
                  "badSetting/settings/packs ");
}

TEST_CASE("4.1: form, text, chance, what-ifs and plans use the list at hand", "[shinki][list]") {
    const Match match = tests::checked_match(own_match());
    const Json form = system().form(match.settings);
    REQUIRE(form.at("items").size() == 8);
    CHECK(form.at("items")[5].at("name").at("ja") == "打ち込み");
    CHECK(form.at("items")[5].at("glyph") == "打");
    CHECK_FALSE(form.at("items")[5].contains("from"));
    CHECK(form.at("items")[0].contains("from"));
    const std::string text = to_text(match.sides[0], "sheet");
    CHECK(text.find("スキル:打ち込み、勘") != std::string::npos);
    const ReaderResult with = read_anything(tests::registry(), system(), text, match.settings);
    CHECK(with.problems.empty());
    REQUIRE(with.characters.size() == 1);
    CHECK(to_json(with.characters[0]) == to_json(match.sides[0]));
    CHECK_FALSE(read_anything(tests::registry(), system(), text).problems.empty());
    for (const Neighbour& one : system().neighbours(match.sides[0].members[0].build)) {
        Json fields = Json::object();
        system().write(one.build, fields);
        CHECK(system().check(fields, match.settings, match.sides[0].fields));
    }
    CHECK(parse_json(usual_setting(system(), "skills")));
    CHECK(usual_setting(system(), "packs").empty());
}

TEST_CASE("4.1: a link names the list and opens with it alone", "[shinki][list][links]") {
    const Match match = tests::checked_match(own_match());
    const auto made = make_link(match);
    REQUIRE(made);
    const LinkRead without = open_link(tests::registry(), made->fragment);
    CHECK(without.failure == LinkFailure::Lacking);
    CHECK(without.said.ja.find("スキルリスト") != std::string::npos);
    const LinkRead wrong = open_link(tests::registry(), made->fragment,
                                     tests::checked_match(own_match("別院")).settings);
    CHECK(wrong.failure == LinkFailure::Lacking);
    CHECK(wrong.said.ja.find("「別院」") != std::string::npos);
    const LinkRead right = open_link(tests::registry(), made->fragment, match.settings);
    INFO(right.said.en);
    REQUIRE(right.match);
    CHECK_FALSE(right.result_changed);
    CHECK(to_json(*right.match) == to_json(match));
    CHECK(make_link(*right.match)->fragment == made->fragment);
}

TEST_CASE("4.1: an empty list leaves the default skills", "[shinki][list]") {
    Json json = own_match();
    json["settings"]["skills"]["skills"] = Json::array();
    for (Json& side : json["sides"]) side["members"] = {{{"points", {{"hp", 1}}}}};
    const Match match = tests::checked_match(json);
    CHECK(play(match, Log::Listen::Nothing).outcome);
    Dice dice(3);
    for (int k = 0; k < 20; ++k) random_party(system(), dice, Json(), match.settings);
}

TEST_CASE("4.1: random lists are fought with, and survive JSON, text and links",
          "[shinki][list][links]") {
    Dice dice(11);
    for (std::uint32_t k = 0; k < test::workload(60); ++k) {
        const Json list = random_list(dice, k % 10 == 0 ? 200 : 12);
        INFO(write_json(list));
        const auto settings = system().settings().check({{"skills", list}, {"finishing", "ask"}});
        INFO(write_json(to_json(settings.problems())));
        REQUIRE(settings);
        CHECK(system().settings().write(*settings).at("skills") == list);
        Match match;
        match.system = &system();
        match.settings = *settings;
        match.seed = k;
        for (Party& side : match.sides) {
            side = random_party(system(), dice, Json(), *settings);
            const ReaderResult again =
                read_anything(tests::registry(), system(), to_text(side, "sheet"), *settings);
            REQUIRE(again.characters.size() == 1);
            Json as_read = to_json(again.characters[0]);
            Json written = to_json(side);
            for (Json* const one : {&as_read, &written}) one->erase("name");
            CHECK(as_read == written);
        }
        const Match read = tests::checked_match(to_json(match));
        const Played played = play(match, Log::Listen::Everything);
        CHECK(played.outcome);
        CHECK(play(read, Log::Listen::Everything).fight_log.trace == played.fight_log.trace);
        for (const Lang lang : {Lang::Ja, Lang::En}) {
            CHECK_FALSE(text_log(match, played, lang).empty());
        }
        const auto made = make_link(match);
        REQUIRE(made);
        const LinkRead opened = open_link(tests::registry(), made->fragment, *settings);
        REQUIRE(opened.match);
        CHECK_FALSE(opened.result_changed);
    }
}

namespace {

std::string default_like(const std::string& id, const std::string& rest) {
    return R"({"id":")" + id + R"(","ja":"新)" + id + R"(","en":"new )" + id + "\"," + rest + "}";
}

} // namespace

TEST_CASE("4.1, 7.8: an Override of the list's own says its cost, HP and 狂乱", "[shinki][list]") {
    for (const bool raging : {false, true}) {
        const std::string rage = raging ? R"({"op":"status","id":"frenzy"},)" : "";
        Position p(kPlain, kPlain,
                   own_skills(default_like(
                       "override",
                       R"("timing":"interrupt","cost":{"kihaku":2},"limit":{"per":"battle","n":1},
                          "target":{"side":"self"},"effects":[{"op":"revive","hp":25},)" +
                           rage + R"({"op":"shinki"}])")));
        p.at("A1").damage = 38;
        p.at("A1").statuses |= bit(Status::Poison);
        p.kihaku("A1", "S2 S3 S4").decide("yes");
        p.round_end();
        CHECK(p.of("A1") == std::string("25,15,0,5,sp") + (raging ? "z" : "") + ",o");
        CHECK(p.cards("A1") == "/S4");
        p.check();
    }
}

TEST_CASE("4.1, 3: what stands for a default skill is one, and keeps its place", "[shinki][list]") {
    // The replacement is the last skill of the list, after another custom skill.
    const std::string list = own_skills(
        skill_of("own",
                 R"("timing":"move","target":{"side":"self"},"effects":[{"op":"draw","n":1}])") +
        "," + default_like("attack", R"("timing":"action","range":[0,4],"target":{"side":"enemy"},
                                  "effects":[{"op":"damage","amt":{"c":9}}])"));
    Position p(knows(R"("own")"), kPlain, list);
    CHECK(p.battle().skill(kAttack).en == "new attack");
    CHECK(p.battle().list().find("own") == kDefaults);
    // Without 〈心輝〉 and in 狂乱 the replacement may be used like the default skill, and ends
    // 狂乱.
    p.at("A1").statuses = bit(Status::Frenzy);
    p.draws("C2").decide("skill attack B1, end");
    p.turn("A1");
    CHECK(p.of("B1") == "31,9,0,1,s,");
    CHECK(p.of("A1") == "40,0,0,5,,a");
    p.check();
}

TEST_CASE("2, 4.1: beside another bad setting a match's skills are still its own",
          "[shinki][list]") {
    Json json = own_match();
    json["settings"]["start"] = *parse_json(R"({"A1":{"column":9}})");
    const auto match = check_match(tests::registry(), json);
    REQUIRE(match.problems().size() == 1);
    CHECK(match.problems()[0].path == "/settings/start/A1/column");
    CHECK(match.problems()[0].text.en.find("whole number from 1 to 5") != std::string::npos);
}

TEST_CASE("16: links hold open limits, R5, and lists that replace default skills",
          "[shinki][16][open]") {
    Json json = own_match();
    json["sides"][0] = *parse_json(
        R"({"name":"甲","members":[{"limits":"open","hp":999,"speed":99,"skills":["uchi"],"shinki":false},
            {"kind":"apostle","limits":"open","hp":1,"speed":0}]})");
    json["settings"]["R5"] = true;
    json["settings"]["skills"]["skills"].push_back(*parse_json(default_like(
        "guard", R"("timing":"reaction","target":{"side":"self"},"effects":[{"op":"negate"}])")));
    const Match match = tests::checked_match(json);
    const auto made = make_link(match);
    REQUIRE(made);
    const LinkRead read = open_link(tests::registry(), made->fragment, match.settings);
    REQUIRE(read.match);
    CHECK(to_json(*read.match) == to_json(match));
}

} // namespace shiaiba::shinki
