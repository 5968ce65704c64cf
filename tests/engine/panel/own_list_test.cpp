// Tests a GM's own skill list in a match's settings: sheets, files and links use it ([panel 7.2]).
#include <string>

#include "catch.hpp"
#include "core/report/text.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "kit.hpp"
#include "rulesets/panel/panel.hpp"
#include "share/link.hpp"
#include "share/reader.hpp"

namespace shiaiba::test {
namespace {

const Registry& only_panel() {
    static const Registry registry({&panel::system()});
    return registry;
}

/// A list with two skills and a status of its own.
Json own_list(const char* title) {
    Json list = *parse_json(R"json({
      "list": {"id": "gm", "title": "", "version": "2"},
      "statuses": [{"letter": "K", "name": "Dread", "class": "ailment", "on": ["character"],
                    "max": 1, "recover": 4}],
      "skills": [
        {"id": "uchi", "name": "打ち込み", "reading": "うちこみ", "en": "Strike", "cost": "剣",
         "kind": "active", "activated": [{"op": "attack", "n": 2},
                                         {"op": "give", "status": "Dread", "to": "opponent"}]},
        {"id": "yokeru", "name": "避ける", "reading": "よける", "en": "Dodge", "cost": "風",
         "kind": "reactive", "trigger": {"event": "attack", "by": "opponent"},
         "activated": [{"op": "reduce", "n": "all"}]}]})json");
    list["list"]["title"] = title;
    return list;
}

Json own_match(const char* title) {
    const Json a = *parse_json(
        R"({"name":"甲","stats":{"vitality":5,"reflex":4,"intellect":6},"skills":["打ち込み"],
            "patterns":["剣剣剣風"],"plans":["相手がDread状態である場合、打ち込みを使用しない"]})");
    const Json b = *parse_json(
        R"({"name":"乙","stats":{"vitality":5,"reflex":4,"intellect":6},
            "skills":["避ける","打ち込み"],"patterns":["風風剣剣"]})");
    return {{"system", "panel"},
            {"settings", {{"skills", own_list(title)}}},
            {"sides", {a, b}},
            {"seed", "7"}};
}

} // namespace

TEST_CASE("a match plays by the skills that its settings bring", "[panel][7.2][lists]") {
    const Match match = tests::checked_match(only_panel(), own_match("道場"));
    CHECK(to_json(tests::checked_match(only_panel(), to_json(match))) == to_json(match));
    const auto said = panel::system().settings().in_words(match.settings);
    REQUIRE(said.size() == 1);
    CHECK(said[0].text.ja.find("道場") != std::string::npos);
    const Played played = play(match, Log::Listen::Everything);
    REQUIRE(played.outcome);
    bool struck = false;
    bool dreaded = false;
    for (const Board& board : played.fight_log.boards) {
        for (const Board::Entry& entry : board.stack) struck = struck || entry.item == "打ち込み";
        for (const auto& [state, n] : board.sides[1].states) dreaded = dreaded || state == "Dread";
    }
    CHECK(struck);
    CHECK(dreaded);
    const Json form = panel::system().form(match.settings);
    CHECK(form.at("items").size() == 2);
    CHECK_FALSE(form.at("items")[0].contains("from"));
    CHECK(form.at("states").size() == 9);
    CHECK(form.at("states")[8].at("text").at("ja") == "回復判定4以上");
}

TEST_CASE("English names a GM's own skills in English", "[panel][7.2][lists]") {
    const Match match = tests::checked_match(only_panel(), own_match("道場"));
    const Played played = play(match, Log::Listen::Everything);
    const std::string said = text_log(match, played, Lang::En);
    CHECK(said.find("Strike") != std::string::npos);
    CHECK(said.find("Dodge") != std::string::npos);
    CHECK(said.find("打ち込み") == std::string::npos);
    CHECK(text_log(match, played, Lang::Ja).find("【打ち込み】") != std::string::npos);
}

TEST_CASE("plans name skills and patterns however those are written", "[panel][8.1][lists]") {
    for (const char* const name : {"雷撃！", "火球（改）", "O’Neil", "Ｌｖ．２", "a b c", "雷 撃",
                                   "<img onerror=alert(1)>"}) {
        INFO(name);
        Json json = own_match("道場");
        json["settings"]["skills"]["skills"][0]["name"] = name;
        json["sides"][0]["skills"] = {name};
        json["sides"][0]["patterns"] = {{{"name", "攻め！"}, {"panels", "剣剣剣風"}}};
        json["sides"][0]["plans"] = {std::string(name) + "を使用する",
                                     "「" + std::string(name) + "」を使用する",
                                     "use \"" + std::string(name) + "\"", "攻め！を転写する"};
        json["sides"][1]["skills"] = {"避ける"};
        tests::checked_match(only_panel(), json);
    }
}

TEST_CASE("skills of another list are unknown, and a broken list is refused as a whole",
          "[panel][7.2][lists]") {
    Json json = own_match("道場");
    json["sides"][0]["skills"] = {"焔剣"};
    CHECK(check_match(only_panel(), json).problems().front().code == "C04");
    json = own_match("道場");
    json["settings"]["skills"]["skills"][0]["activated"][0]["op"] = "draw";
    const auto broken = check_match(only_panel(), json);
    REQUIRE_FALSE(broken);
    bool told = false;
    for (const Problem& problem : broken.problems()) {
        told = told || (problem.code == "L06" &&
                        problem.path.compare(0, 25, "/settings/skills/skills/0") == 0);
    }
    CHECK(told);
}

TEST_CASE("a text is read with the skills at hand", "[panel][7.2][lists]") {
    const Match match = tests::checked_match(only_panel(), own_match("道場"));
    const std::string text = to_text(match.sides[0], "sheet");
    const ReaderResult with = read_anything(only_panel(), panel::system(), text, match.settings);
    CHECK(with.problems.empty());
    REQUIRE(with.characters.size() == 1);
    CHECK(to_json(with.characters[0]) == to_json(match.sides[0]));
    CHECK_FALSE(read_anything(only_panel(), panel::system(), text).problems.empty());
}

TEST_CASE("a link names the list and opens with it alone", "[panel][7.2][lists][links]") {
    const Match match = tests::checked_match(only_panel(), own_match("道場"));
    const auto made = make_link(match);
    REQUIRE(made);
    const LinkRead without = open_link(only_panel(), made->fragment);
    CHECK_FALSE(without.opened());
    CHECK(without.failure == LinkFailure::Lacking);
    CHECK(without.said.ja.find("スキルリスト") != std::string::npos);
    const Match another = tests::checked_match(only_panel(), own_match("別院"));
    const LinkRead wrong = open_link(only_panel(), made->fragment, another.settings);
    CHECK(wrong.failure == LinkFailure::Lacking);
    CHECK(wrong.said.ja.find("「別院」") != std::string::npos);
    const LinkRead right = open_link(only_panel(), made->fragment, match.settings);
    INFO(right.said.en);
    REQUIRE(right.match);
    CHECK_FALSE(right.result_changed);
    CHECK(to_json(*right.match) == to_json(match));
    CHECK(make_link(*right.match)->fragment == made->fragment);
}

TEST_CASE("7.2: a list without the newer keys keeps its digest, its fights and its links",
          "[panel][7.2][lists][links]") {
    // Frozen values, from before lists had `house_statuses`, `once` and panels that come and go.
    const Match match = tests::checked_match(only_panel(), own_match("道場"));
    CHECK(panel::system().settings().in_words(match.settings).at(0).text.en ==
          "Skill list: 道場 (2, 471aeb99).");
    CHECK(play(match, Log::Listen::Digest).digest == 0x1fe1e1e1b866e73e);
    const std::string link = "1FFzSzfmUP4mg06ngnirUFIH1RI9Mji0Z6YCkSdzDTMuvI004vyXRvAU";
    CHECK(make_link(match)->fragment == link);
    const LinkRead read = open_link(only_panel(), link, match.settings);
    REQUIRE(read.match);
    CHECK_FALSE(read.result_changed);
    CHECK(to_json(*read.match) == to_json(match));
    // With such a key it is another list, even if the key gives the default.
    Json json = own_match("道場");
    json["settings"]["skills"]["house_statuses"] = {"Bind",  "Heat", "Freeze", "Poison",
                                                    "Guard", "Edge", "Roll",   "Charge"};
    const Match named = tests::checked_match(only_panel(), json);
    CHECK(open_link(only_panel(), link, named.settings).failure == LinkFailure::Lacking);
    CHECK(play(named, Log::Listen::Digest).digest == 0x1fe1e1e1b866e73e);
}

} // namespace shiaiba::test
