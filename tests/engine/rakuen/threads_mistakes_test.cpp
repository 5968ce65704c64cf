// Tests threads with mistakes that the rules correct or let stand: repeated declarations, dice that
// don't count, sums in the template's form, and play by consent ([rakuen 7.1, 19, R39]).
#include <string>

#include "catch.hpp"
#include "core/report/text.hpp"
#include "core/system/capabilities.hpp"
#include "core/text/json.hpp"
#include "rakuen/thread_kit.hpp"
#include "rulesets/rakuen/record/records.hpp"
#include "share/link.hpp"

namespace shiaiba::test {
namespace {

/// Lines 12 to 26: イチカ attacks with POW and レン guards; レン attacks with SPD and イチカ
/// guards.
const std::string kTurns = kFirst +
                           "◆レン\n【防御】\n【HP:150-(30-25)=145 / IN:0+1=1】\n"
                           "【攻撃:SPD】\nダイス値:【1:2】\n【攻撃値:20+3=23】\n【命中値:3】\n"
                           "◆イチカ\n【防御】\n【HP:150-(23-15)=142 / IN:0+1=1】\n";
const std::string kAgain = "【攻撃:POW】\nダイス値:【3:4】\n【攻撃値:20+7=27】\n【命中値:7】\n";
const std::string kOther = "【攻撃:WIZ】\nダイス値:【5:8】\n【攻撃値:25+13=38】\n【命中値:13】\n";

std::string hp_line(const std::string& sum) {
    return thread_problems(kStart + kFirst + "◆レン\n【防御】\n【HP:" + sum + "】\n");
}

} // namespace

TEST_CASE("19: the same ability again falls away for another declaration and new dice",
          "[rakuen][19]") {
    const std::string text =
        kStart + kTurns + kAgain + "◆レン\nそれは続けて使えませんよ\n◆イチカ\nあっ\n" + kOther;
    const ReaderResult read = reading(text);
    INFO(write_json(to_json(read), 1));
    CHECK(read.problems.empty());
    CHECK(thread_notes(read) == "27 redeclared");
    CHECK(decisions(read) ==
          "first; attack POW; pass; guard; attack SPD; pass; guard; attack WIZ; pass");
    CHECK(pairs(read) == "4:6 1:2 5:8");

    SECTION("as often as it happens") {
        const ReaderResult twice = reading(kStart + kTurns + kAgain + "【攻撃:POW】\n" + kOther);
        CHECK(thread_notes(twice) == "27 redeclared 31 redeclared");
        CHECK(pairs(twice) == "4:6 1:2 5:8");
    }
    SECTION("the old dice don't do") {
        CHECK(thread_problems(kStart + kTurns +
                              "【攻撃:POW】\nダイス値:【3:4】\n【攻撃:WIZ】\n"
                              "【攻撃値:25+7=32】\n") ==
              "30:1 astray ここは◆イチカのダイス のはずです(書かれているのは 攻撃値:25+7=32)。\n");
    }
    SECTION("once the other has answered it is too late") {
        CHECK(thread_problems(kStart + kTurns + kAgain + "◆レン\n【防御】\n◆イチカ\n" + kOther)
                  .find("27:1 notLegal ") == 0);
    }
    SECTION("what is forbidden by more than 5.4 isn't taken back for that") {
        CHECK(thread_problems(kStart + kTurns + "【インビジブル攻撃:POW】\n" + kOther)
                  .find("27:1 notLegal ") == 0);
    }
}

TEST_CASE("19: a legal declaration stands", "[rakuen][19]") {
    CHECK(thread_problems(kStart + kFirst + "【攻撃:WIZ】\nダイス値:【5:8】\n").find("17:1 ") == 0);
    CHECK(reading(kStart + kFirst + "【攻撃:WIZ】\nダイス値:【5:8】\n").notes.empty());
}

TEST_CASE("19: dice before the declaration that is due fall away", "[rakuen][19]") {
    const ReaderResult attack = reading(kStart +
                                        "◆イチカ\nいくぞ\nダイス値:【9:9】\n"
                                        "ダイス値:【1:1】\nあ、宣言を忘れた\n" +
                                        kFirst.substr(kFirst.find("【")));
    CHECK(attack.problems.empty());
    CHECK(thread_notes(attack) == "14 undeclared");
    CHECK(pairs(attack) == "4:6");
    CHECK(decisions(attack) == "first; attack POW; pass");

    const ReaderResult answer = reading(
        kStart + kFirst +
        "◆レン\nダイス値:【9:8】\n◆イチカ\nどちらですか\n◆レン\n【回避】\nダイス値:【2:3】\n");
    INFO(write_json(to_json(answer), 1));
    CHECK(answer.problems.empty());
    CHECK(thread_notes(answer) == "18 undeclared");
    CHECK(pairs(answer) == "4:6 2:3");

    SECTION("not without a declaration, and not the other's") {
        CHECK(thread_problems(kStart + "◆イチカ\nダイス値:【9:9】\n") ==
              "13:6 astray ここは◆イチカの攻撃の宣言(【攻撃:POW】など)のはずです"
              "(書かれているのは 9:9)。\n");
        CHECK(thread_problems(kStart + "◆レン\nダイス値:【9:9】\n◆イチカ\n【攻撃:POW】\n")
                  .find("13:6 astray ") == 0);
    }
}

TEST_CASE("7.1: one pair more than an evasion needs, where it needs no less", "[rakuen][7.1]") {
    const std::string evade = kStart + kFirst + "◆レン\n【回避】\nダイス値:【5:5】\n";
    const std::string more = "【チェイン効果】\nダイス値:【1:2】\n";
    for (const char* const value : {"", "【回避値:10】\n", "【回避値:10+3=13】\n"}) {
        const ReaderResult read = reading(evade + more + value + "【回避:成功】\n");
        INFO(write_json(to_json(read), 1));
        CHECK(read.problems.empty());
        CHECK(thread_notes(read) == "21 surplus");
        CHECK(decisions(read) == "first; attack POW; pass; evade");
        CHECK(pairs(read) == "4:6 5:5");
    }
    CHECK(thread_problems(evade + more + "【回避値:12】\n") ==
          "22:1 wrongSum 回避値は 10 です(書かれているのは 回避値:12)。\n");
    // An extra pair after an evasion above the hit value, and two extra pairs.
    CHECK(thread_problems(kStart + kFirst + "◆レン\n【回避】\nダイス値:【6:6】\nダイス値:【1:2】\n")
              .find("20:6 astray ") == 0);
    CHECK(thread_problems(evade + "ダイス値:【1:1】\nダイス値:【1:2】\n").find("21:6 astray ") ==
          0);
}

TEST_CASE("R39: HP as the game's own template has it, and what is left below 0",
          "[rakuen][17][R39][R40]") {
    for (const char* const right :
         {"150-(30-25)=145 / IN:0+1=1", "150-(25-30)=145 / IN:0+1=1", "150-5=145", "145"}) {
        INFO(right);
        CHECK(hp_line(right).empty());
    }
    for (const char* const wrong : {"150-(25-30)=155 / IN:0+1=1", "150-(25-31)=145",
                                    "150-(25-30)=144", "150-(25-30-0)=145", "0-(25-30)=145"}) {
        INFO(wrong);
        CHECK(hp_line(wrong).find("19:1 wrongSum ") == 0);
    }
    // After a failed evasion nothing is subtracted.
    CHECK(thread_problems(kStart + kFirst +
                          "◆レン\n【回避】\nダイス値:【1:2】\n【回避:失敗】\n"
                          "【HP:150-(0-30)=120】\n")
              .find("21:1 wrongSum ") == 0);

    // レン falls after turns in which nobody guards.
    std::string text = kStart;
    int hp = 150;
    for (int k = 0; k < 2; ++k) {
        const std::string ability = k == 0 ? "WIZ" : "POW";
        text += "◆イチカ\n【攻撃:" + ability +
                "】\nダイス値:【0:0】\nダイス値:【0:0】\n"
                "ダイス値:【0:9】\n◆レン\n【回避】\nダイス値:【1:2】\n";
        hp -= (k == 0 ? 25 : 20) + 59;
        if (k == 0) text += "【攻撃:SPD】\nダイス値:【1:2】\n◆イチカ\n【防御】\n";
    }
    REQUIRE(hp == -13);
    for (const char* const left : {"66-79=0", "66-79=-13", "0"}) {
        INFO(left);
        CHECK(thread_problems(text + "【HP:" + left + "】\n").empty());
    }
    CHECK(thread_problems(text + "【HP:66-79=-12】\n").find(" wrongSum ") != std::string::npos);
}

TEST_CASE(
    "R39: the other order stands in an invisible guard without dice, and below 0 on a killing blow",
    "[rakuen][17][9][R39][R40]") {
    // レン evades twice and イチカ fails to: HP 71 and IN 4 against 150 and 0.
    const std::string evaded = "◆レン\n【回避】\nダイス値:【8:9】\n【回避:成功】\n";
    const std::string hurt =
        "ダイス値:【8:9】\n◆イチカ\n【回避】\nダイス値:【1:2】\n【回避:失敗】\n";
    const std::string invisible =
        kStart + "◆イチカ\n【攻撃:WIZ】\nダイス値:【1:2】\n" + evaded + "【攻撃:POW】\n" + hurt +
        "【攻撃:POW】\nダイス値:【1:2】\n" + evaded + "【攻撃:SPD】\n" + hurt +
        "【インビジブル攻撃:WIZ】\nダイス値:【1:2】\n【インビジブル攻撃追加】\nダイス値:【3:4】\n"
        "【インビジブル攻撃追加】\nダイス値:【5:6】\n【攻撃値:25+4+8+11=48】\n"
        "◆レン\n【インビジブル防御】\n";
    for (const char* const right : {"150-(48-15)=117 / IN:0+3=3", "150-(15-48)=117 / IN:0+3=3"}) {
        INFO(right);
        CHECK(thread_problems(invisible + "【HP:" + right + "】\n").empty());
    }
    for (const char* const wrong : {"150-(15-48)=183 / IN:0+3=3", "150-(15-47)=117 / IN:0+3=3"}) {
        INFO(wrong);
        CHECK(thread_problems(invisible + "【HP:" + wrong + "】\n").find(" wrongSum ") !=
              std::string::npos);
    }
    const std::string killed =
        invisible +
        "【HP:150-(15-48)=117 / IN:0+3=3】\n◆イチカ\n【IN:0】\n"
        "◆レン\n【攻撃:POW】\nダイス値:【8:4】\n◆イチカ\n【防御不能】\n【HP:71-37=34 / IN:0+1=1】\n"
        "【攻撃:POW】\nダイス値:【1:2】\n" +
        evaded +
        "【攻撃:SPD】\nダイス値:【0:9】\n◆イチカ\n【防御】\n【HP:34-(39-15)=10 / IN:1+1=2】\n"
        "【攻撃:WIZ】\nダイス値:【1:2】\n" +
        evaded + "【攻撃:POW】\nダイス値:【0:9】\n【攻撃値:25+19=44】\n◆イチカ\n【防御】\n";
    for (const char* const right :
         {"10-(44-20)=-14", "10-(20-44)=-14", "10-(44-20)=0", "10-(20-44)=0", "0"}) {
        INFO(right);
        const ReaderResult read = reading(killed + "【HP:" + right + "】\n");
        CHECK(read.problems.empty());
        REQUIRE(read.match);
        CHECK(play(*read.match, Log::Listen::Nothing).outcome->winner == Side::B);
    }
    for (const char* const wrong : {"10-(44-20)=-13", "10-(20-44)=34", "10-(44-21)=-13"}) {
        INFO(wrong);
        CHECK(thread_problems(killed + "【HP:" + wrong + "】\n").find(" wrongSum ") !=
              std::string::npos);
    }
}

TEST_CASE("19: what was played against the rules is gone on from by consent", "[rakuen][19]") {
    const std::string played_on =
        kStart + kTurns + kAgain + "◆レン\n【防御】\n【HP:145-(27-25)=143 / IN:1+1=2】\n";
    CHECK(thread_problems(played_on).find("27:1 notLegal 「攻撃:POW」はここではできません。") == 0);
    CHECK_FALSE(reading(played_on).match);

    const std::string kept = "first; attack POW; pass; guard; attack SPD; pass; guard; "
                             "consent; attack POW; pass; guard";
    const ReaderResult said = reading(played_on + "◆イチカ\n合意の元、続行します\n");
    INFO(write_json(to_json(said), 1));
    CHECK(said.problems.empty());
    CHECK(thread_notes(said) == "27 consented");
    CHECK(decisions(said) == kept);
    const ReaderResult given = reading(played_on, true);
    CHECK(thread_notes(given) == "27 consented");
    CHECK(decisions(given) == kept);

    SECTION("only behind the mistake") {
        CHECK(thread_problems("合意の元続行\n" + played_on).find("28:1 notLegal ") == 0);
    }
    SECTION("only what consent lifts") {
        const std::string charge = kStart + "◆イチカ\n【インビジブル攻撃:POW】\n合意の元続行\n";
        CHECK(thread_problems(charge).find("13:1 notLegal ") == 0);
        CHECK_FALSE(reading(charge, true).match);
    }
    SECTION("the record, its text and a report say so, and a link says that it can't") {
        const Records& records = rakuen::records();
        const Played now = play(*said.match, Log::Listen::Everything);
        const Json record = records.write(*said.match, now);
        CHECK(record["decisions"][7] == "consent");
        CHECK(record["decisions"][8] == "attack POW");
        const auto again = records.read(record);
        REQUIRE(again);
        const Json result = records.replay(*again);
        CHECK_FALSE(result.contains("error"));
        CHECK(result["decisions_used"] == 11);
        CHECK(result["final"]["B"]["hp"] == 143);
        CHECK(records.go_on(*again)->decisions == said.match->decisions);
        Match seeded = *again;
        seeded.rolls.reset();
        const auto link = make_link(seeded, {});
        REQUIRE_FALSE(link);
        CHECK(link.problems()[0].code == "consent");
        CHECK(link.problems()[0].path == "/decisions/7");
    }
}

} // namespace shiaiba::test
