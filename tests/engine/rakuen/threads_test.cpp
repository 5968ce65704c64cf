// Tests threads that are read back: whole, half-finished, with narration, and with mistakes
// ([rakuen 17]).
#include <string>

#include "catch.hpp"
#include "core/report/text.hpp"
#include "core/system/capabilities.hpp"
#include "core/text/json.hpp"
#include "rakuen/thread_kit.hpp"
#include "rulesets/rakuen/rakuen.hpp"
#include "rulesets/rakuen/record/records.hpp"

namespace shiaiba::test {
namespace {

Played played(const Match& match) { return play(match, Log::Listen::Everything); }

Match of_presets(const char* rules, int seed, const char* a, const char* b) {
    const Json json =
        Json::parse(R"({"system": "rakuen", "settings": {"rules": ")" + std::string(rules) +
                    R"("}, "seed": ")" + std::to_string(seed) + R"(", "sides": [
            {"name": "イチカ", "POW": 30, "SPD": 15, "WIZ": 15, "tactic": ")" +
                    a + R"("},
            {"name": "レン", "POW": 25, "SPD": 20, "WIZ": 15, "tactic": ")" +
                    b + R"("}]})");
    const auto match = check_match(rakuen_registry(), json);
    REQUIRE(match);
    return *match;
}

} // namespace

TEST_CASE("17: what was written is read back, whole and at every decision", "[rakuen][17]") {
    struct Fight {
        const char* rules;
        const char* a;
        const char* b;
    };
    constexpr Fight kFights[] = {
        {"basic", "堅実", "逆襲"}, {"advanced", "逆襲", "要塞"}, {"advanced", "回避", "堅実"}};
    for (const Fight& fight : kFights) {
        for (int seed = 1; seed <= 6; ++seed) {
            const Match match = of_presets(fight.rules, seed, fight.a, fight.b);
            const Played whole = played(match);
            // The lines don't say by which rules a fight is played, so that the test adds it.
            const std::string head = fight.rules == std::string("advanced") ? "上級ルール\n" : "";
            const ReaderResult read = reading(head + classic(match, whole, Extent::Whole));
            INFO(classic(match, whole, Extent::Whole));
            INFO(write_json(to_json(read), 1));
            REQUIRE(read.form == "thread");
            REQUIRE(read.match);
            CHECK(read.problems.empty());
            CHECK(played(*read.match).fight_log.trace == whole.fight_log.trace);

            const Records& records = rakuen::records();
            const Json record = records.write(match, whole);
            for (std::size_t k = 1; k < record["decisions"].size(); k += 3) {
                Json part = record;
                auto& decisions = part["decisions"].get_ref<Json::array_t&>();
                decisions.resize(k);
                const auto open = records.read(part);
                REQUIRE(open);
                const Played now = played(*open);
                REQUIRE(now.pending);
                const std::string text = classic(*open, now, Extent::Whole);
                const ReaderResult half = reading(head + text);
                INFO(text);
                INFO(write_json(to_json(half), 1));
                REQUIRE(half.match);
                CHECK(half.problems.empty());
                const Played again = played(*half.match);
                CHECK(again.fight_log.trace == now.fight_log.trace);
                CHECK(half.match->decisions == open->decisions);
                REQUIRE(again.pending);
                CHECK(again.pending->point == now.pending->point);
            }
        }
    }
}

TEST_CASE("17: narration, full width, missing labels and the source's own labels",
          "[rakuen][17][R44]") {
    const ReaderResult read = reading(
        "むかしむかし、闘技場で。\n◆イチカ\n【先後決定：６１】\nよろしくね。【深呼吸】\n\n◆レン\n【先後決定:34】\n"
        "◆観客\nがんばれー\n◆イチカ\n【先攻】\nPOW：20／SPD：15／WIS：25\n◆レン\nPOW:25 SPD:20 WIZ:15\n"
        "◆イチカ\nいくぞ！ 【攻撃：POW】 とりゃー\nダイス値：【６：６】+【５：６】\n【攻撃値：２０＋１２＋１１＝４３】\n"
        "◆レン\n【回避】\nダイス値:【2:2】+【4:4】+【8:4】\n【回避:成功】\n");
    INFO(write_json(to_json(read), 1));
    CHECK(read.problems.empty());
    REQUIRE(read.match);
    CHECK(read.match->sides[0].name == "イチカ");
    const Played now = played(*read.match);
    REQUIRE(now.pending);
    CHECK(now.pending->point == "attack");
    CHECK(now.pending->side == Side::B);

    const ReaderResult chain = reading(
        kStart +
        "◆イチカ\n【攻撃:POW】\nダイス値:【7:8】\n【必殺:[7:8]→[8:8]|チェイン発生】→\n【攻撃チェイン1】[3:4]→\n");
    INFO(write_json(to_json(chain), 1));
    CHECK(chain.problems.empty());
    REQUIRE(chain.match);
    CHECK(chain.match->decisions ==
          std::vector<std::string>{"first", "attack POW", "use shift red +1"});
}

TEST_CASE("17: without names and without initiative the builds say who is who", "[rakuen][17]") {
    const ReaderResult read = reading(
        "【ステータス】\nPOW:20 / SPD:15 / WIZ:25\n【ステータス】\nPOW:25 / SPD:20 / WIZ:15\n"
        "【攻撃:POW】\nダイス値:【4:6】\n【攻撃値:20+10=30】\n【命中値:10】\n【防御】\n"
        "【HP:150-(30-25)=145 / IN:0+1=1】\n【攻撃:SPD】\n");
    INFO(write_json(to_json(read), 1));
    CHECK(read.problems.empty());
    REQUIRE(read.match);
    CHECK(played(*read.match).fight_log.boards.back().sides[1].meters[0].value == 145);
}

TEST_CASE("17: a wrong sum is said, and the fight goes on with the right one", "[rakuen][17]") {
    const std::string wrong = kStart +
                              "◆イチカ\n【攻撃:POW】\nダイス値:【4:6】\n【攻撃値:20+10=31】\n"
                              "【命中値:10】\n◆レン\n【防御】\n【HP:150-(31-25)=144 / IN:0+1=2】\n";
    CHECK(thread_problems(wrong) ==
          "15:1 wrongSum 攻撃値は 20+10=30 です(書かれているのは 攻撃値:20+10=31)。\n"
          "19:1 wrongSum HPは 150-(30-25)=145 / IN:0+1=1 です(書かれているのは "
          "HP:150-(31-25)=144/IN:0+1=2)。\n");
    const ReaderResult read = reading(wrong);
    REQUIRE(read.match);
    CHECK(played(*read.match).fight_log.boards.back().sides[1].left == 145);
    // The misprint of example 7: the total is right, a term is wrong.
    CHECK(
        thread_problems(kStart + "◆イチカ\n【攻撃:POW】\nダイス値:【4:6】\n【攻撃値:20+9=30】\n") ==
        "15:1 wrongSum 攻撃値は 20+10=30 です(書かれているのは 攻撃値:20+9=30)。\n");
    CHECK(thread_problems(kStart + kFirst + "◆レン\n【回避】\nダイス値:【2:9】\n【回避:失敗】\n") ==
          "20:1 wrongSum 回避は 成功 です(書かれているのは 回避:失敗)。\n");
}

TEST_CASE("17: what can't stand where it stands", "[rakuen][17]") {
    CHECK(thread_problems(
              kStart +
              "◆イチカ\n【攻撃:POW】\nダイス値:【6:6】\n【攻撃値:20+12=32】\n◆レン\n【防御】\n") ==
          "15:1 astray ここは◆イチカのダイス のはずです(書かれているのは 攻撃値:20+12=32)。\n");
    CHECK(thread_problems(kStart + kFirst + "◆レン\n【防御】\nダイス値:【2:3】\n")
              .find("19:6 astray ") == 0);
    CHECK(thread_problems(kStart + kFirst + "◆レン\n【防御】\n◆レン\n【降参】\n") == "");
    CHECK(
        thread_problems(kStart + kFirst + "◆レン\n【防御】\n◆レン\n【インビジブル攻撃:POW】\n")
            .find(
                "20:1 notLegal 「インビジブル攻撃:POW」はここではできません。◆レンができるのは: 攻撃 ") ==
        0);
    CHECK(thread_problems(kStart + kFirst + "◆イチカ\n【防御】\n") ==
          "18:1 otherAuthor この行は◆レンが書くものです。\n");
    CHECK(thread_problems(kStart + "◆イチカ\n【攻撃:PWO】\n") ==
          "13:1 unreadableLine 「攻撃:PWO」はシステム文言として読めません。\n");
}

TEST_CASE("17: threads that lack something, and hostile ones", "[rakuen][17]") {
    CHECK(thread_problems(kFirst).find("1:1 noBuilds ") == 0);
    CHECK(thread_problems("◆イチカ\n【先後決定:61】\n") ==
          "2:1 noInitiative 先後決定がまだ決まっていません。\n");
    CHECK(thread_problems("【先後決定:0】\n【先後決定:34】\n" + kFirst) ==
          "1:1 badRoll 1から100までの目です。\n");
    CHECK(thread_problems(
              "【先後決定:61】\n【先後決定:34】\nPOW:20 SPD:15 WIZ:26\nPOW:25 SPD:20 WIZ:15\n") ==
          "3:1 notSixty 能力値の合計は60です(いまは61)。\n");
    std::string deep = kStart + "◆イチカ\n【攻撃:POW】\nダイス値:【4:6】\n【攻撃値:";
    deep.append(5'000, '(');
    CHECK(thread_problems(deep + "20】\n").find("15:1 unreadableLine ") == 0);
    std::string long_sum = kStart + kFirst.substr(0, kFirst.find("【攻撃値")) + "【攻撃値:1";
    for (int k = 0; k < 20'000; ++k) long_sum += "×99";
    CHECK(thread_problems(long_sum + "=30】\n").find("wrongSum") != std::string::npos);
    std::string dice = kStart;
    for (int k = 0; k < 11'000; ++k) dice += "ダイス値:【1:2】\n";
    CHECK(thread_problems(dice).find("tooManyDice") != std::string::npos);
}

} // namespace shiaiba::test
