// Tests the system text, the notation that players post ([rakuen 17]), row by row, and compares
// logs with tests/golden/rakuen.
#include "catch.hpp"
#include "core/fight/decisions.hpp"
#include "core/report/text.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "rakuen/bout.hpp"
#include "rulesets/rakuen/rakuen.hpp"
#include "rulesets/rakuen/record/lines.hpp"
#include "test_file.hpp"

namespace shiaiba::test {
namespace {

/// The lines of a turn, each with its author in front: "A【攻撃:POW】".
std::string lines(const Bout& bout, int turn) {
    std::string out;
    for (const auto& line : rakuen::system_lines(bout.played().fight_log, bout.match().names())) {
        if (line.turn != turn) continue;
        out.append(out.empty() ? "" : "\n").append(letter(line.author)).append(line.text);
    }
    return out;
}

} // namespace

TEST_CASE("17 row 1, 2, 3: initiative, order and builds, first attacker first", "[rakuen][17]") {
    const Bout first({.initiative = "61 34", .decisions = "first"});
    CHECK(lines(first, 0) == "A【先後決定:61】\nB【先後決定:34】\nA【先攻】\n"
                             "A【ステータス】\nAPOW:20 / SPD:15 / WIZ:25\n"
                             "B【ステータス】\nBPOW:25 / SPD:20 / WIZ:15");
    const Bout second({.initiative = "50 50 61 34", .decisions = "second"});
    CHECK(lines(second, 0) ==
          "A【先後決定:50】\nB【先後決定:50】\nA【先後決定:61】\nB【先後決定:34】\n"
          "A【後攻】\nB【ステータス】\nBPOW:25 / SPD:20 / WIZ:15\n"
          "A【ステータス】\nAPOW:20 / SPD:15 / WIZ:25");
}

TEST_CASE("17 row 4, 6, 11, 12, 15, 18, 23: a plain attack evaded", "[rakuen][17]") {
    const Bout bout(
        {.a = "25 20 15", .dice = "4:6 2:9", .decisions = "first; attack SPD; pass; evade"});
    CHECK(lines(bout, 1) ==
          "A【攻撃:SPD】\nAダイス値:【4:6】\nA【攻撃値:20+10=30】\nA【命中値:10】\n"
          "B【回避】\nBダイス値:【2:9】\nB【回避:成功】\nB【HP:150(ダメージ無し)】");
}

TEST_CASE("17 row 7, 17: chains of attack and evasion; 0 stays 0", "[rakuen][17]") {
    const Bout bout({.dice = "6:6 5:6 2:2 4:4 8:4", .decisions = "first; attack POW; pass; evade"});
    CHECK(lines(bout, 1) ==
          "A【攻撃:POW】\nAダイス値:【6:6】\nA【チェイン効果】\nAダイス値:【5:6】\n"
          "A【攻撃値:20+12+11=43】\nA【命中値:12+11=23】\n"
          "B【回避】\nBダイス値:【2:2】\nB【チェイン効果】\nBダイス値:【4:4】\n"
          "B【チェイン効果】\nBダイス値:【8:4】\nB【回避:成功】\n"
          "B【HP:150(ダメージ無し)】");
    const Bout zero({.dice = "0:6", .decisions = "first; attack POW; pass"});
    CHECK(lines(zero, 1) ==
          "A【攻撃:POW】\nAダイス値:【0:6】\nA【攻撃値:20+16=36】\nA【命中値:16】");
}

TEST_CASE("17 row 4, 13: skills declared, in the table's order; IN of フラット", "[rakuen][17]") {
    const Bout bout({.a = "20 20 20",
                     .b = "20 20 20",
                     .advanced = true,
                     .start = R"({"A": {"last": "POW"}})",
                     .dice = "4:6",
                     .decisions = "first; attack POW +rush +flat; guard"});
    CHECK(lines(bout, 1) == "A【攻撃[連撃・フラットアタック]:POW】\nAダイス値:【4:6】\n"
                            "A【攻撃値:20+20+20+10=70】\nA【命中値:10】\nA【IN:0+1=1】\n"
                            "B【防御】\nB【HP:150-(70-20)=100 / IN:0+1=1】");
    const Bout one({.advanced = true, .dice = "4:6", .decisions = "first; attack POW +seal; pass"});
    CHECK(lines(one, 1) ==
          "A【攻撃[強制封印]:POW】\nAダイス値:【4:6】\nA【攻撃値:20+10=30】\nA【命中値:10】");
}

TEST_CASE("17 row 5, 8, 16, 19, 22, 25, 28: invisible attack and guard", "[rakuen][17]") {
    const Bout bout({.b = "20 20 20",
                     .start = R"({"A": {"in": 6, "hp": 79}, "B": {"in": 8}})",
                     .dice = "2:6 4:4 4:5 4:7 0:8 3:7 2:5 4:6",
                     .decisions = "first; invisible POW; roll; roll"});
    CHECK(
        lines(bout, 1) ==
        "A【インビジブル攻撃:POW】\nAダイス値:【2:6】\nA【インビジブル攻撃追加】\nAダイス値:【4:4】\n"
        "A【チェイン効果】\nAダイス値:【4:5】\nA【インビジブル攻撃追加】\nAダイス値:【4:7】\n"
        "A【インビジブル攻撃追加】\nAダイス値:【0:8】\nA【インビジブル攻撃追加】\nAダイス値:【3:7】\n"
        "A【攻撃値:20+12+8+10+14+20+10=94】\nA【命中値:12+8+10+14+20+10=74】\n"
        "B【インビジブル防御】\nBダイス値:【2:5】\nBダイス値:【4:6】\nB【防御:失敗】\n"
        "B【HP:150-(94-20-7-10)=93 / IN:8-6+3=5】\nB【スタン発生】\nA【IN:0】");
}

TEST_CASE("17 row 17, 19, 22: a chain cancels the stun; without dice it is certain",
          "[rakuen][17]") {
    const Bout chain({.b = "20 20 20",
                      .start = R"({"A": {"in": 5}, "B": {"in": 3}})",
                      .dice = "2:6 4:4 1:2 3:3 4:6",
                      .decisions = "first; invisible POW; pass; roll"});
    CHECK(lines(chain, 1).find("B【インビジブル防御】\nBダイス値:【3:3】\nB【チェイン効果】\n"
                               "Bダイス値:【4:6】\nB【防御:成功】\n"
                               "B【HP:150-(43-20-6-10)=143 / IN:3-3+3=3】\nA【IN:0】") !=
          std::string::npos);
    const Bout none({.b = "20 20 20",
                     .start = R"({"A": {"in": 5}, "B": {"in": 8}})",
                     .dice = "2:6 4:4 1:2",
                     .decisions = "first; invisible POW; pass; stop"});
    CHECK(lines(none, 1).find("B【インビジブル防御】\nB【防御:失敗】\n"
                              "B【HP:150-(43-20)=127 / IN:8+3=11】\nB【スタン発生】\nA【IN:0】") !=
          std::string::npos);
}

TEST_CASE("17 row 5, 16: skills of invisible attack and guard", "[rakuen][17]") {
    const Bout bout(
        {.b = "20 20 20",
         .advanced = true,
         .start = R"({"A": {"in": 6, "hp": 79}, "B": {"in": 5}})",
         .dice = "2:6 4:5 4:7 0:8 3:7 2:5 3:6",
         .decisions = "first; invisible POW +trump; pass; iguard +ironwall; roll; roll"});
    CHECK(
        lines(bout, 1) ==
        "A【インビジブル攻撃[切札]:POW】\nAダイス値:【2:6】\nA【インビジブル攻撃追加】\n"
        "Aダイス値:【4:5】\nA【インビジブル攻撃追加】\nAダイス値:【4:7】\nA【インビジブル攻撃追加】\n"
        "Aダイス値:【0:8】\nA【インビジブル攻撃追加】\nAダイス値:【3:7】\n"
        "A【攻撃値:(20×2)+12+10+14+20+10=106】\nA【命中値:12+10+14+20+10=66】\n"
        "B【インビジブル防御[鉄壁]:POW】\nBダイス値:【2:5】\nBダイス値:【3:6】\n"
        "B【HP:150-(106-20-7-9)=80 / IN:5-4+5=6】\nA【IN:0】\nA【切札:失敗】\nA【HP:0】\n"
        "B【勝者:レン】");
}

TEST_CASE("17 row 9, 11, 12, 14: 必殺 after the dice and before them", "[rakuen][17]") {
    const Bout bout({.start = R"({"A": {"in": 4, "evades": 4}})",
                     .dice = "5:6",
                     .decisions = "first; attack POW; use finisher"});
    CHECK(lines(bout, 1) == "A【攻撃:POW】\nAダイス値:【5:6】\nA【必殺】\n"
                            "A【攻撃値:20+11+(4×10)=71】\nA【命中値:11+4=15】\nA【IN:0】");
    const Bout none({.dice = "5:6", .decisions = "first; attack POW +finisher"});
    CHECK(lines(none, 1) == "A【攻撃[必殺]:POW】\nAダイス値:【5:6】\n"
                            "A【攻撃値:20+11+(0×10)=31】\nA【命中値:11+0=11】\nA【IN:0】");
}

TEST_CASE("17 row 10: シフト, with and without a chain", "[rakuen][17]") {
    const Bout chain({.advanced = true,
                      .dice = "7:8 3:4",
                      .decisions = "first; attack POW; use shift red +1; pass"});
    CHECK(lines(chain, 1) ==
          "A【攻撃:POW】\nAダイス値:【7:8】\nA【シフト:[7:8]→[8:8]|チェイン発生】\n"
          "A【チェイン効果】\nAダイス値:【3:4】\nA【攻撃値:20+16+7=43】\n"
          "A【命中値:16+7=23】");
    const Bout none({.advanced = true,
                     .dice = "3:8",
                     .decisions = "first; attack POW; use shift red +1; pass"});
    CHECK(lines(none, 1) == "A【攻撃:POW】\nAダイス値:【3:8】\nA【シフト:[3:8]→[4:8]】\n"
                            "A【攻撃値:20+12=32】\nA【命中値:12】");
}

TEST_CASE("17 row 9, 12, 13: ハーフアタック and 必中", "[rakuen][17]") {
    const Bout half({.a = "31 15 14",
                     .advanced = true,
                     .dice = "3:8",
                     .decisions = "first; attack POW; use half; pass"});
    CHECK(lines(half, 1) == "A【攻撃:POW】\nAダイス値:【3:8】\nA【ハーフアタック】\n"
                            "A【攻撃値:(31÷2)+11=26】\nA【命中値:99】\nA【IN:0+1=1】");
    const Bout sure(
        {.advanced = true, .dice = "3:8", .decisions = "first; attack POW; use surehit; pass"});
    CHECK(lines(sure, 1) ==
          "A【攻撃:POW】\nAダイス値:【3:8】\nA【必中】\nA【攻撃値:20+11=31】\nA【命中値:99】");
}

TEST_CASE("17 row 11: 切札 and ハーフアタック together", "[rakuen][17]") {
    const Bout bout({.a = "30 15 15",
                     .advanced = true,
                     .start = R"({"A": {"in": 3, "hp": 50}})",
                     .dice = "3:8 1:2",
                     .decisions = "first; invisible POW +half +trump"});
    CHECK(lines(bout, 1).find("A【インビジブル攻撃[ハーフアタック・切札]:POW】") == 0);
    CHECK(lines(bout, 1).find("A【攻撃値:(30×2÷2)+16+3=49】\nA【命中値:99】\nA【IN:3+1=4】") !=
          std::string::npos);
}

TEST_CASE("17 row 13: with 必殺 only the reset is said", "[rakuen][17]") {
    const Bout bout({.a = "20 20 20",
                     .b = "20 20 20",
                     .advanced = true,
                     .start = R"({"A": {"in": 2}})",
                     .dice = "3:8",
                     .decisions = "first; attack POW +finisher +flat"});
    CHECK(lines(bout, 1).find("A【攻撃値:20+20+11+(2×10)=71】\nA【命中値:11+0=11】\nA【IN:0】") !=
          std::string::npos);
    CHECK(lines(bout, 1).find("+1=") == std::string::npos);
}

TEST_CASE("17 row 15, 19, 22, 25: a critical guarded", "[rakuen][17]") {
    const Bout broken({.dice = "6:6 5:6 3:7", .decisions = "first; attack POW; pass; guard"});
    CHECK(lines(broken, 1).find("B【防御】\nBダイス値:【3:7】\nB【防御:失敗】\n"
                                "B【HP:150-(43-25)=132 / IN:0+1=1】\nB【スタン発生】") !=
          std::string::npos);
    const Bout held({.dice = "6:6 5:6 7:7", .decisions = "first; attack POW; pass; guard"});
    CHECK(lines(held, 1).find("Bダイス値:【7:7】\nB【防御:成功】\n"
                              "B【HP:150-(43-25)=132 / IN:0+1=1】") != std::string::npos);
}

TEST_CASE("17 row 18, 22, 25, 26: a failed evasion, stunned and sealed", "[rakuen][17]") {
    const Bout bout(
        {.advanced = true, .dice = "4:6 2:3", .decisions = "first; attack POW +seal +stun; evade"});
    CHECK(lines(bout, 1).find("A【攻撃[強制封印・強制スタン]:POW】") == 0);
    CHECK(lines(bout, 1).find("B【回避】\nBダイス値:【2:3】\nB【回避:失敗】\n"
                              "B【HP:150-30=120 / IN:0+2=2】\nB【スタン発生】\nB【封印発生】") !=
          std::string::npos);
}

TEST_CASE("17 row 15, 27: 反撃", "[rakuen][17]") {
    const Bout bout(
        {.advanced = true, .dice = "4:6", .decisions = "first; attack POW; pass; guard +riposte"});
    CHECK(lines(bout, 1).find(
              "B【防御[反撃]】\nB【HP:150-(30-25)=145 / IN:0+1=1】\nA【HP:150-2=148】") !=
          std::string::npos);
    const Bout nothing({.a = "5 5 50",
                        .b = "50 5 5",
                        .advanced = true,
                        .dice = "1:2",
                        .decisions = "first; attack POW; pass; guard +riposte"});
    CHECK(
        lines(nothing, 1).find("B【HP:150(ダメージ無し) / IN:0+1=1】\nA【HP:150(ダメージ無し)】") !=
        std::string::npos);
}

TEST_CASE("17 row 15, 21, 23, 27: カウンター declared, and decided after the success",
          "[rakuen][17]") {
    const Bout declared({.advanced = true,
                         .dice = "5:6 9:9",
                         .decisions = "first; attack POW; pass; evade +counter"});
    CHECK(lines(declared, 1)
              .find("B【回避[カウンター]】\nBダイス値:【9:9】\nB【回避:成功】\n"
                    "B【HP:150(ダメージ無し) / IN:0+1=1】\nA【HP:150-15=135】") !=
          std::string::npos);
    const Bout after({.advanced = true,
                      .dice = "5:6 9:9",
                      .decisions = "first; attack POW; pass; evade; counter"});
    CHECK(lines(after, 1).find("B【回避】\nBダイス値:【9:9】\nB【回避:成功】\nB【カウンター】\n"
                               "B【HP:150(ダメージ無し)】\nA【HP:150-15=135】") !=
          std::string::npos);
}

TEST_CASE("17 row 20, 22: the guard phase is skipped in the recoil, and by 突破", "[rakuen][17]") {
    const Bout recoil({.start = R"({"B": {"recoil": true}})",
                       .dice = "4:6",
                       .decisions = "first; attack POW; pass"});
    CHECK(lines(recoil, 1).find("B【防御不能】\nB【HP:150-30=120 / IN:0+1=1】") !=
          std::string::npos);
    const Bout broken({.advanced = true,
                       .start = R"({"B": {"guards": 3}})",
                       .dice = "4:6",
                       .decisions = "first; attack POW +break; pass"});
    CHECK(lines(broken, 1).find("A【攻撃[突破]:POW】") == 0);
    CHECK(lines(broken, 1).find("B【防御不能】\nB【HP:150-30=120 / IN:0+1=1】\nB【封印発生】") !=
          std::string::npos);
}

TEST_CASE("17 row 24, 34: HP reaches 0", "[rakuen][17]") {
    const Bout bout({.start = R"({"B": {"hp": 4}})",
                     .dice = "4:6",
                     .decisions = "first; attack POW; pass; guard"});
    CHECK(lines(bout, 1).find("B【防御】\nB【HP:4-(30-25)=0】\nA【勝者:イチカ】") !=
          std::string::npos);
}

TEST_CASE("17 row 30: the attack phase is skipped", "[rakuen][17]") {
    const Bout bout({.start = R"({"A": {"stunned": true, "hp": 119, "in": 2}})"});
    CHECK(lines(bout, 1) == "A【攻撃不能】\nA【HP:119(ダメージ無し) / IN:2+1=3】");
}

TEST_CASE("17 row 31, 32: チャージ, and a recoil that it uses up", "[rakuen][17]") {
    const Bout bout({.advanced = true,
                     .start = R"({"A": {"in": 2}, "B": {"recoil": true}})",
                     .dice = "1:1 3:3 3:4",
                     .decisions = "first; charge"});
    CHECK(lines(bout, 1) ==
          "A【チャージ】\nAダイス値:【1:1】\nA【チャージチェイン1】\nAダイス値:【3:3】\n"
          "A【チャージチェイン2】\nAダイス値:【3:4】\nA【IN:2+4=6】\n"
          "B【防御不能】\nB【HP:150(ダメージ無し) / IN:0+1=1】");
}

TEST_CASE("17 row 29: a failed 切札 costs the battle", "[rakuen][17]") {
    const Bout bout({.advanced = true,
                     .start = R"({"A": {"in": 3, "hp": 50}})",
                     .dice = "3:8 1:2",
                     .decisions = "first; invisible POW +trump; pass; iguard"});
    CHECK(lines(bout, 1).find("A【IN:0】\nA【切札:失敗】\nA【HP:0】\nB【勝者:レン】") !=
          std::string::npos);
}

TEST_CASE("17 row 33: surrender", "[rakuen][17]") {
    const Bout bout({.decisions = "first; surrender B"});
    CHECK(lines(bout, 1) == "B【降参】\nA【勝者:イチカ】");
}

TEST_CASE("17: posts by author, and the latest exchange alone", "[rakuen][17]") {
    const Bout bout({.a = "25 20 15",
                     .dice = "4:6 2:9 3:4",
                     .decisions = "first; attack SPD; pass; evade; attack POW; pass"});
    CHECK(classic(bout.match(), bout.played(), Extent::LatestRound) ==
          "◆レン\n【攻撃:POW】\nダイス値:【3:4】\n【攻撃値:25+7=32】\n【命中値:7】\n");
    const std::string whole = classic(bout.match(), bout.played(), Extent::Whole);
    CHECK(whole.find("◆イチカ\n【先後決定:61】\n\n◆レン\n【先後決定:34】\n\n◆イチカ\n【先攻】\n"
                     "【ステータス】\nPOW:25 / SPD:20 / WIZ:15\n\n◆レン\n【ステータス】\n") == 0);
    CHECK(whole.find("【命中値:10】\n\n◆レン\n【回避】\n") != std::string::npos);
}

// The logs in words. A person read them line by line beside the rules before they became golden
// files.

namespace {

struct Fight {
    const char* name;
    const char* settings;
    std::uint64_t seed;
};
constexpr Fight kFights[] = {
    {"basic", "{}", 4},
    {"advanced", R"({"rules": "advanced"})", 4},
    {"from-a-position", R"({"rules": "advanced", "start": {"A": {"hp": 60, "in": 6}}})", 9},
};

std::string golden(const std::string& file) { return tests::test_file("golden/rakuen/" + file); }

/// A match of two of the samples without their tactics; random legal options are taken.
Match match_of(const Fight& fight) {
    const System& system = rakuen::system();
    Match match;
    match.system = &system;
    match.settings = *system.settings().check(Json::parse(fight.settings));
    const auto samples = samples_of(system, Lang::Ja);
    for (const Side side : kSides) {
        Json fields = samples[index(side)];
        fields.erase("tactic");
        match.sides[index(side)] =
            alone(system, fields["name"].get<std::string>(), *system.check(fields, {}, {}));
    }
    return match;
}

Played played(const Match& match, std::uint64_t seed) {
    Dice dice(seed);
    RandomDecisions decisions(seed);
    return play(match, dice, decisions, Log::Listen::Everything);
}

} // namespace

TEST_CASE("rakuen: the logs in words are the ones that were read", "[rakuen][golden]") {
    for (const Fight& fight : kFights) {
        const Match match = match_of(fight);
        const Played fought = played(match, fight.seed);
        INFO(fight.name);
        CHECK(text_log(match, fought, Lang::Ja) == golden(std::string(fight.name) + ".ja.txt"));
        CHECK(text_log(match, fought, Lang::En) == golden(std::string(fight.name) + ".en.txt"));
    }
}

} // namespace shiaiba::test
