// Tests texts as people post them, with the habits of boards, chats and spreadsheets
// (tests/golden/posted): what a person would understand is read, and nothing else is.
#include <sstream>
#include <string>

#include "catch.hpp"
#include "core/plan/compile.hpp"
#include "core/text/json.hpp"
#include "rulesets/registry.hpp"
#include "share/reader.hpp"
#include "test_file.hpp"

namespace shiaiba {
namespace {

/// Calls a function with each line of a file, which is the JSON of one case.
template <class Each>
void each_row(const char* file, const Each& each) {
    std::istringstream lines(tests::test_file(file));
    int count = 0;
    for (std::string line; std::getline(lines, line); ++count) each(*parse_json(line));
    CHECK(count > 20);
}

Json without_version(const Party& party) {
    Json json = to_json(party);
    json.erase("version");
    return json;
}

const System& system_of(const Json& row) {
    return *all_systems().find(row["system"].get<std::string>());
}

} // namespace

TEST_CASE("a cost that is not the list's is told with English names in English", "[posted]") {
    const ReaderResult reading = read_anything(
        all_systems(), *all_systems().find("panel"),
        "名前：ナギサ\n体力：5　神経反射：3　知性：7\nスキル：小突き(白白)、双刃（剣）\n"
        "パターン：剣剣剣\n");
    REQUIRE(reading.notes.size() == 1);
    CHECK(reading.notes[0].text.en == "In the list Twin Edge costs sword, sword (here “剣”).");
}

TEST_CASE("posted sheets, tables and pieces are read as a person reads them", "[posted]") {
    each_row("golden/posted/sheets.jsonl", [](const Json& row) {
        const auto text = row["text"].get<std::string>();
        INFO(row["system"] << ": " << row["what"] << "\n" << text);
        const ReaderResult reading = read_anything(all_systems(), system_of(row), text);
        Json characters = Json::array();
        for (const Party& party : reading.characters) characters.push_back(without_version(party));
        CHECK(characters == row["characters"]);
        Json told = Json::array();
        for (const Problem& problem : reading.problems) told.push_back(problem.line);
        CHECK(told == row["told"]);
        Json notes = Json::array();
        for (const Problem& note : reading.notes) {
            notes.push_back(std::to_string(note.line) + ":" + std::to_string(note.column) + " " +
                            note.text.ja);
        }
        CHECK(notes == row.value("notes", Json::array()));
        CHECK(Json(reading.left_out) == row.value("left_out", Json::array()));
        // Each character that was read is written so that it is read again as the same.
        for (const Party& party : reading.characters) {
            const ReaderResult again =
                read_anything(all_systems(), *party.system, to_text(party, "sheet"));
            REQUIRE(again.characters.size() == 1);
            CHECK(without_version(again.characters[0]) == without_version(party));
        }
    });
}

TEST_CASE("plans in everyday sentences mean what they say, and what none can say is told",
          "[posted]") {
    each_row("golden/posted/plans.jsonl", [](const Json& row) {
        const auto text = row["text"].get<std::string>();
        INFO(row["system"] << ": " << text);
        const System& system = system_of(row);
        const plan::Names names = system.plan_names(Json(), {});
        const std::vector<plan::Definition> none;
        const plan::Compiled compiled = plan::compile(text, {system.vocabulary(), &names, &none});
        const auto wanted = row["sentence"].get<std::string>();
        CHECK(compiled.plan.has_value() == !wanted.empty());
        CHECK(compiled.problems.empty() == compiled.plan.has_value());
        if (!compiled.plan) return;
        CHECK(plan::print(*compiled.plan, *system.vocabulary(), names, Lang::Ja) == wanted);
    });
}

TEST_CASE("a build with a problem is handed on: mended at that place, it is the one that was meant",
          "[posted]") {
    struct Spoiled {
        const char* system;
        std::string text;
        std::string right;
        std::string wrong;
        const char* place;
        Json meant;
    };
    const Spoiled all[] = {
        {"shiden", "名前：ムライ\n【一閃】【一閃】【交錯】【+硬】【果断】\n", "【一閃】【交",
         "【一戦】【交", "/skills/1", "一閃"},
        {"rakuen", "名前：甲\nPOW:20 SPD:20 WIZ:20\n", "POW:20", "POW:30", "/POW", 20},
        {"panel",
         "名前:ナギサ\n体力:5 / 神経反射:3 / 知性:7\nスキル:小突き、安らぎ\nパターン:\n風剣剣\n地地水\n",
         "安らぎ", "安らき", "/skills/1", "安らぎ"},
        {"shinki",
         "名前:千景\nHP:3 / 行動値:3\nスキル:双星、影縫い、鏡盾、余燼、天墜\n戦術:間合い\n", "HP:3",
         "HP:9", "/members/0/points/hp", 3},
        {"sengen",
         "名前:小夜\nランク:特性値B / スキルA / 能力C\n特性値:身体4 / 耐久5 / 知性5 / 感覚5 / 意志5\n"
         "スキル:弾幕3 / ショット3 / 回避4 / 抵抗3\n能力:神術2 / 近接武器鍛錬2\n武器:太刀\n"
         "スペル:鼓舞\nスペルカード:霊符「千羽札」、結界「薄絹」、幕間「茶の刻」\n戦術:慎重\n",
         "ショット3", "ショット9", "/members/0/skills/shot", 3}};
    for (const Spoiled& one : all) {
        INFO(one.system);
        const System& system = *all_systems().find(one.system);
        const ReaderResult right = read_anything(all_systems(), system, one.text);
        REQUIRE(right.characters.size() == 1);
        CHECK(right.drafts.empty());
        std::string text = one.text;
        text.replace(text.find(one.right), one.right.size(), one.wrong);
        const ReaderResult wrong = read_anything(all_systems(), system, text);
        CHECK(wrong.characters.empty());
        CHECK_FALSE(wrong.problems.empty());
        REQUIRE(wrong.drafts.size() == 1);
        Json mended = *wrong.drafts[0];
        CHECK(mended["name"] == right.characters[0].name);
        mended[Json::json_pointer(one.place)] = one.meant;
        const auto party = check_party(all_systems(), system, mended);
        REQUIRE(party);
        CHECK(to_json(*party) == to_json(right.characters[0]));
    }
}

TEST_CASE("of builds with problems a hundred are handed on, without names against the rules",
          "[posted]") {
    const System& system = *all_systems().find("rakuen");
    std::string text = "名前：" + std::string(200, 'x') + "\nPOW:30 SPD:20 WIZ:20\n";
    for (int k = 0; k < 150; ++k) text += "POW:30 SPD:20 WIZ:20\n";
    const ReaderResult reading = read_anything(all_systems(), system, text);
    REQUIRE(reading.drafts.size() == kMostDrafts);
    CHECK((*reading.drafts[0])["name"] == "");
    CHECK(to_json(reading)["drafts"].size() == kMostDrafts);
}

} // namespace shiaiba
