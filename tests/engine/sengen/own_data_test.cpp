// Tests a GM's own data in a match's settings: sheets, files, links and fights use them (5.4).
#include <string>

#include "catch.hpp"
#include "core/report/text.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "kit.hpp"
#include "rulesets/sengen/sengen.hpp"
#include "sengen/random_data.hpp"
#include "share/link.hpp"
#include "share/reader.hpp"
#include "share/some_matches.hpp"
#include "workload.hpp"

namespace shiaiba::sengen {
namespace {

Json own_data(const std::string& name) {
    return *parse_json(R"json({"name":")json" + name + R"json(",
"weapons":[{"id":"naginata","ja":"薙刀","en":"Glaive","kind":"melee","hit":1,"damage":2}],
"spells":[{"id":"gale","ja":"疾風","en":"Gale","ability":"magic","min_level":1,"timing":"main","cost":1,
 "activation":8,"side":"enemy","diameter":20,"effects":[{"op":"damage","dice":2,"flat":1}]}],
"cards":[{"id":"tide","ja":"波符「満潮」","en":"High Tide","type":"deploy","hp":9,"bonus":{"evade":2}}]})json");
}

Json own_match(const std::string& name = "道場") {
    const char* const a =
        R"({"name":"甲","members":[{"limits":"open","stats":{"body":5,"vit":4,"int":5,"sense":5,"will":5},
            "skills":{"shot":2,"melee":3,"evade":2},"abilities":{"magic":3,"mtrain":2},
            "weapons":["naginata"],"spells":["gale"],"cards":[{"card":"tide","name":"潮「渦」"}],
            "tactic":["疾風を唱える"]}]})";
    return {{"system", "sengen"},
            {"settings", {{"data", own_data(name)}}},
            {"sides", {*parse_json(a), *parse_json(a)}},
            {"seed", "7"}};
}

} // namespace

TEST_CASE("sengen 5.4: a match plays by the data that its settings bring", "[sengen][list][5.4]") {
    const Match match = tests::checked_match(own_match());
    CHECK(to_json(tests::checked_match(to_json(match))) == to_json(match));
    const auto said = system().settings().in_words(match.settings);
    REQUIRE(said.size() == 1);
    CHECK(said[0].key == "data");
    CHECK(said[0].text.ja.find("独自データ：道場（") == 0);
    CHECK(said[0].text.en.find("Own data: 道場 (") == 0);
    const Played played = play(match, Log::Listen::Everything);
    REQUIRE(played.outcome);
    const std::string english = text_log(match, played, Lang::En);
    CHECK(english.find("Gale") != std::string::npos);
    CHECK(text_log(match, played, Lang::Ja).find("疾風") != std::string::npos);
    CHECK(played.fight_log.trace.find("A1.cast_gale") != std::string::npos);
}

TEST_CASE("sengen 5.4: what other data have is unknown, and broken data are refused as a whole",
          "[sengen][list][5.4]") {
    Json json = own_match();
    json["sides"][1]["members"][0]["weapons"] = {"tachi"};
    const auto foreign = check_match(tests::registry(), json);
    REQUIRE(foreign.problems().size() == 1);
    CHECK(foreign.problems()[0].code == "E_WEAPON");
    CHECK(foreign.problems()[0].path.find("/members/0/weapons/0") != std::string::npos);
    json = own_match();
    json["settings"]["data"]["spells"][0]["effects"][0]["op"] = "dance";
    json["settings"]["data"]["cards"][0]["hp"] = 99;
    json["settings"]["cards"] = 99;
    const auto broken = system().settings().check(json["settings"]);
    std::string told;
    for (const Problem& one : broken.problems()) told += one.code + one.path + " ";
    CHECK(told == "D02/settings/data/spells/0/effects/0/op D03/settings/data/cards/0/hp "
                  "badSetting/settings/cards ");
}

TEST_CASE("sengen 3, 5.4: twelve spells at most, and 5 points for a magic weapon of one's own",
          "[sengen][3][5.4]") {
    Json data{{"name", "道場"}, {"spells", Json::array()}};
    for (int k = 0; k < 13; ++k) {
        const std::string id = "s" + std::to_string(k);
        data["spells"].push_back({{"id", id},
                                  {"ja", "術" + id},
                                  {"en", "Spell " + id},
                                  {"ability", "magic"},
                                  {"timing", "main"},
                                  {"cost", 1},
                                  {"activation", 8},
                                  {"side", "self"},
                                  {"effects", Json::array()}});
    }
    data["weapons"] = *parse_json(
        R"json([{"id":"wand","ja":"杖","en":"Wand","kind":"melee","magic":true},
                {"id":"stick","ja":"棒","en":"Stick","kind":"melee"}])json");
    const auto settings = *system().settings().check(Json{{"data", data}});
    const auto codes = [&](const Json& member) {
        return tests::codes_of(
            check_party(tests::registry(), system(), member, settings).problems());
    };
    Json member = *parse_json(
        R"json({"limits":"open","stats":{"body":4,"vit":4,"int":6,"sense":5,"will":5},"abilities":{"magic":4}})json");
    member["spells"] = Json::array();
    for (int k = 0; k < 12; ++k) member["spells"].push_back("s" + std::to_string(k));
    CHECK(codes(member).empty());
    member["spells"].push_back("s12");
    CHECK(codes(member) == "E_SPELL/spells");
    // Levels cost 15, 7 and 3 of 30 points.
    Json armed = *parse_json(
        R"json({"ranks":{"stats":"B","skills":"C","abilities":"A"},"stats":{"body":4,"vit":4,"int":6,"sense":5,"will":5},
                "abilities":{"onmyo":2,"mtrain":3,"ranged":2},"weapons":["stick"]})json");
    CHECK(codes(armed).empty());
    armed["weapons"] = {"stick", "wand"};
    CHECK(codes(armed).empty());
    armed["abilities"]["ranged"] = 3;
    CHECK(codes(armed) == "E_ABILITY_POINTS/abilities");
    armed["weapons"] = {"stick"};
    CHECK(codes(armed).empty());
}

TEST_CASE("sengen 2, 5: where numbers come from is told where they are chosen",
          "[sengen][2][5.1]") {
    const auto from = [](const Settings& settings, const char* id) {
        const Json form = system().form(settings);
        for (const Json& one : form.at("items")) {
            if (one.at("id") == id)
                return one.contains("from") ? one.at("from").at("ja").get<std::string>() : "";
        }
        return std::string("no such item");
    };
    const auto usual = *system().settings().check(Json());
    CHECK(from(usual, "tachi") == "千幻抄1.2(W)");
    CHECK(from(usual, "spirit_bow") == "千幻抄1.2(W)、費用は1.3(N)");
    CHECK(from(usual, "blast") == "本作(R)");
    CHECK(from(usual, "double") == "本作(R)");
    CHECK(from(usual, "star_ring") == "千幻抄1.2(W)");
    CHECK(from(usual, "snowfield") == "本作(R)");
    CHECK(from(tests::checked_match(own_match()).settings, "naginata").empty());
    std::string limit;
    for (const Json& field : system().settings().form()) {
        if (field.at("key") == "turnLimit")
            limit = field.at("label").at("ja").get<std::string>() + " " +
                    field.at("label").at("en").get<std::string>();
    }
    CHECK(limit == "ターンの上限（本作、R） Turn limit (ours, R)");
}

TEST_CASE("sengen 5.4: form, text, what-ifs and plans use the data at hand",
          "[sengen][list][5.4]") {
    const Match match = tests::checked_match(own_match());
    const Json form = system().form(match.settings);
    std::string ids;
    for (const Json& one : form.at("items")) ids += one.at("id").get<std::string>() + " ";
    CHECK(ids == "wave double small wide unarmed naginata gale tide ");
    CHECK_FALSE(form.at("items").back().contains("from"));
    CHECK(system().form({}).at("items").back().contains("from"));
    const std::string text = to_text(match.sides[0], "sheet");
    CHECK(text.find("武器:薙刀\nスペル:疾風\nスペルカード:tide=潮「渦」\n") != std::string::npos);
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
    CHECK(parse_json(usual_setting(system(), "data")));
    CHECK(usual_setting(system(), "cards").empty());
}

TEST_CASE("sengen 5.4, 17: a link names the data and opens with them alone",
          "[sengen][list][5.4][17]") {
    const Match match = tests::checked_match(own_match());
    const auto made = make_link(match);
    REQUIRE(made);
    const LinkRead without = open_link(tests::registry(), made->fragment);
    CHECK(without.failure == LinkFailure::Lacking);
    CHECK(without.said.ja.find("手元にない独自データ(") != std::string::npos);
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

TEST_CASE("sengen 5.4: random data are fought with, and survive JSON, text and links",
          "[sengen][list][5.4]") {
    Dice dice(11);
    for (std::uint32_t k = 0; k < test::workload(40); ++k) {
        const Json data = random_data(dice, k % 10 == 0 ? 50 : 6);
        INFO(write_json(data));
        const auto settings = system().settings().check({{"data", data}, {"turnLimit", 8}});
        INFO(write_json(to_json(settings.problems())));
        REQUIRE(settings);
        CHECK(system().settings().write(*settings).at("data") == data);
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
        for (const Lang lang : kLangs) CHECK_FALSE(text_log(match, played, lang).empty());
        const auto made = make_link(match);
        REQUIRE(made);
        const LinkRead opened = open_link(tests::registry(), made->fragment, *settings);
        REQUIRE(opened.match);
        CHECK_FALSE(opened.result_changed);
        CHECK(to_json(*opened.match) == to_json(match));
    }
}

} // namespace shiaiba::sengen
