// Tests sheets and roster lines as people write them, and every problem with its place ([shiden
// 1]).
#include "rulesets/shiden/sheet/text.hpp"

#include <any>
#include <string>

#include "catch.hpp"
#include "core/text/json.hpp"
#include "rulesets/shiden/shiden.hpp"

namespace shiaiba::shiden {
namespace {

/// Names and rows of the characters that were read, one per line.
std::string rows(const ReadText& read) {
    std::string out;
    for (const auto& found : read.found) {
        out += found.build
                   ? to_roster_line(std::any_cast<const ShidenBuild&>(*found.build), found.name)
                   : "?/" + found.name;
        out += "\n";
    }
    return out;
}

std::string setting(const ReadText& read, std::size_t k) {
    return std::any_cast<const ShidenBuild&>(*read.found.at(k).build).setting;
}

/// Every problem as "line:column+length code", one per line.
std::string places(const ReadText& read) {
    std::string out;
    for (const Problem& p : read.problems) {
        out += std::to_string(p.line) + ":" + std::to_string(p.column) + "+" +
               std::to_string(p.length) + " " + p.code + "\n";
        CHECK_FALSE(p.text.ja.empty());
        CHECK_FALSE(p.text.en.empty());
        CHECK(p.rule == "1");
    }
    return out;
}

} // namespace

TEST_CASE("shiden 1: a sheet with its three labels", "[shiden][1]") {
    const auto read = read_sheets(
        "名前:ムライ\n\nスキル:【一閃】【一閃】【交錯】【+硬】【果断】\n\n設定:\n一行目。\n\n三行目。\n\n");
    CHECK(read.form == "sheet");
    CHECK(rows(read) == "閃閃交硬果/ムライ\n");
    CHECK(setting(read, 0) == "一行目。\n\n三行目。");
    CHECK(places(read).empty());
}

TEST_CASE("shiden 1: several sheets in one paste", "[shiden][1]") {
    const auto read =
        read_sheets("名前:ムライ\nスキル:【一閃】【一閃】【交錯】【+硬】【果断】\n設定:剣士。\n"
                    "名前:クロダ\nスキル:【待伏】【+速】【搦手】【待伏】【一閃】\n設定:射手。");
    CHECK(rows(read) == "閃閃交硬果/ムライ\n待速搦待閃/クロダ\n");
    CHECK(setting(read, 0) == "剣士。");
    CHECK(setting(read, 1) == "射手。");
}

TEST_CASE("shiden 1: full width, blanks, commas, missing brackets", "[shiden][1]") {
    for (const char* row :
         {"スキル：【一閃】【一閃】【交錯】【＋硬】【果断】", "スキル: 一閃 一閃　交錯 ＋硬 果断",
          "スキル：一閃、一閃、交錯、+硬、果断", "スキル:一閃一閃交錯+硬果断",
          "スキル:【一閃】一閃】【交錯 [+硬] 「果断」", "一閃・一閃・交錯・+硬・果断",
          "スキル:一閃,一閃,交錯,+硬,果断\r"}) {
        INFO(row);
        const auto read = read_sheets(std::string("名前：ムライ\n") + row);
        CHECK(rows(read) == "閃閃交硬果/ムライ\n");
        CHECK(places(read).empty());
    }
}

TEST_CASE("shiden 1: labels may be renamed", "[shiden][1]") {
    const auto read = read_sheets(
        "名前:ムライ\n得物:【一閃】【一閃】【交錯】【+硬】【果断】\n武勇伝:百戦。\nそして、十勝。");
    CHECK(rows(read) == "閃閃交硬果/ムライ\n");
    CHECK(setting(read, 0) == "百戦。\nそして、十勝。");
}

TEST_CASE("shiden 1: a name without a label stands above the row", "[shiden][1]") {
    const auto read = read_sheets(
        "ムライ\n【一閃】【一閃】【交錯】【+硬】【果断】\n\nクロダ\n【待伏】【+速】【搦手】【待伏】【一閃】\n");
    CHECK(rows(read) == "閃閃交硬果/ムライ\n待速搦待閃/クロダ\n");
}

TEST_CASE("shiden 1: other spellings of a name", "[shiden][1]") {
    const auto read =
        read_sheets("名前:葵\nスキル:【怒涛】【搦め手】【待ち伏せ】【崩し技】【剣舞】");
    CHECK(rows(read) == "怒搦待崩剣/葵\n");
}

TEST_CASE("shiden 1: roster lines, comments, full width", "[shiden][1]") {
    const auto read = read_sheets(
        "# 一回戦\n閃閃交硬果/ムライ\n\n　待速搦待閃／ クロダ \n閃 閃 閃 閃 閃/\n割果剣紫呪\n");
    CHECK(read.form == "roster");
    CHECK(rows(read) == "閃閃交硬果/ムライ\n待速搦待閃/クロダ\n閃閃閃閃閃/\n割果剣紫呪/\n");
    CHECK(places(read).empty());
}

TEST_CASE("shiden 1: every letter of the roster", "[shiden][1]") {
    std::string text;
    for (int k = 0; k < kTakeable; ++k) {
        std::string line;
        for (int place = 0; place < kPlaces; ++place) line += facts(skill_at(k)).letter;
        text += line + "/x\n";
    }
    const auto read = read_sheets(text);
    CHECK(places(read).empty());
    REQUIRE(read.found.size() == kTakeable);
    CHECK(rows(read) == text);
}

TEST_CASE("shiden 1: every problem of a sheet, with its place", "[shiden][1]") {
    const auto read = read_sheets("名前:甲\nスキル:【一閃】【一線】【交錯】【空虚】【果断】\n"
                                  "名前:乙\nスキル:【一閃】【一閃】【交錯】\n"
                                  "名前:丙\n");
    CHECK(places(read) == "2:10+2 unknownSkill\n"
                          "2:18+2 notTakeable\n"
                          "4:1+16 notFive\n"
                          "5:1+4 noSkills\n");
    CHECK(rows(read) == "?/甲\n?/乙\n");
}

TEST_CASE("shiden 1: every problem of a roster, with its place", "[shiden][1]") {
    const auto read = read_sheets(
        "閃閃交硬果/甲\n閃x交硬空/乙\n閃閃交硬/丙\nただの文章です。名前はありません。\n");
    CHECK(places(read) == "2:2+1 unknownSkill\n"
                          "2:5+1 notTakeable\n"
                          "3:1+4 notFive\n"
                          "4:1+17 notARosterLine\n");
    CHECK(rows(read) == "閃閃交硬果/甲\n?/乙\n?/丙\n");
}

TEST_CASE("shiden 1: an empty text holds nothing", "[shiden][1]") {
    for (const char* text : {"", "\n\n", "# 注だけ\n", "　"}) {
        const auto read = read_sheets(text);
        CHECK(read.form == "nothing");
        CHECK(read.found.empty());
        CHECK(read.problems.empty());
    }
}

TEST_CASE("shiden 1: a build's JSON, all problems at once", "[shiden][1]") {
    const Json json{{"skills", {"一閃", nullptr, "凡打", "一線", 5}}, {"setting", 3}};
    const auto checked = system().check(json, {}, {});
    REQUIRE_FALSE(checked);
    std::string told;
    for (const Problem& p : checked.problems()) told += p.path + " " + p.code + "\n";
    CHECK(told == "/skills/1 emptyPlace\n/skills/2 notTakeable\n/skills/3 unknownSkill\n"
                  "/skills/4 unknownSkill\n/setting notText\n");
    CHECK_FALSE(system().check(Json{{"skills", {"一閃"}}}, {}, {}));
    CHECK_FALSE(system().check(Json::object(), {}, {}));
}

TEST_CASE("shiden 1: places that are legal stay, the others are drawn", "[shiden][1]") {
    Dice dice(7);
    const Json keep{{"skills", {"一閃", nullptr, "燐光", "凡打", "連撃"}}};
    for (int k = 0; k < 50; ++k) {
        const Build build = system().random(dice, keep, {}, {});
        const auto& row = std::any_cast<const ShidenBuild&>(build).skills;
        CHECK(row[0] == Skill::Issen);
        CHECK(row[2] == Skill::Rinkou);
        CHECK(row[4] == Skill::Rengeki);
        CHECK(id(row[1]) < kTakeable);
        CHECK(id(row[3]) < kTakeable);
    }
}

} // namespace shiaiba::shiden
