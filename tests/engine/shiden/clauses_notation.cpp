// Tests the length of shiden's fights, the paper notation, the trace and its digest ([shiden 8 to
// 10]), and compares logs in words with tests/golden/shiden, which a person has read line by line.
#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

#include "catch.hpp"
#include "core/report/text.hpp"
#include "core/text/digest.hpp"
#include "shiden/duel.hpp"
#include "shiden/kernel_pairs.hpp"
#include "test_file.hpp"
#include "workload.hpp"

using shiaiba::Event;
using shiaiba::Lang;
using shiaiba::test::Duel;
using shiaiba::test::duel;
using shiaiba::test::letters_of;
using shiaiba::test::random_pairs;
using shiaiba::test::rare_pools;
using shiaiba::test::workload;

namespace {

struct Golden {
    const char* name;
    const char* a;
    const char* b;
    /// Whether the fight has a golden log in the paper notation too.
    bool classic;
    /// Rulings that are read the other way.
    const char* rulings = "";
};
const std::vector<Golden> kGolden{
    {"murai-kuroda", "閃閃交硬果/ムライ", "待速搦待閃/クロダ", true},
    {"named-shadow", "無剣交硬影/朧", "隠連先呪割/シグレ", true},
    {"hidden-blade", "無剣盾雷割/Iris", "崩待隠閃影/ヴァル", true},
    {"seal-and-light", "連崩燐速封/鈴鹿", "逆雷錬待疫/玄", true},
    {"plague", "裏玉速錬交/朧", "怒疫閃連交/シグレ", true},
    {"last-blow", "怒玉疫裏紫/八雲", "待封玉待封/白露", false},
    {"nameless", "封硬封待先/", "交崩無無交/", false},
    {"wrath", "覚紫反怒怒/セキレイ", "割逆閃逆割/ヒワ", true},
    {"other-readings", "隠疫隠硬隠/朧", "雷盾影盾裏/Iris", true, "R3 R4 R6 R8 R9a R9b"},
    {"unmet-name", "隠連防待速/ハルカ", "疫硬影先燐/鴉丸", false},
    {"named-first", "雷硬疫逆盾/朧", "速疫影割疫/シグレ", true, "R11 R12"},
};

std::string golden(const std::string& file) {
    return shiaiba::tests::test_file("golden/shiden/" + file);
}

std::string classic(const Duel& fight) {
    const auto& match = fight.match();
    return match.system->classic(fight.played().fight_log, &*fight.played().outcome, match.names(),
                                 shiaiba::Extent::Whole);
}

} // namespace

TEST_CASE("shiden 8: fights are long, but end", "[shiden][8]") {
    // Two rounds with two uses each leave 16 防壁 and two skills, which 凡打 hits away, one a
    // round.
    const auto fight = duel("連連防盾防", "連連防盾防");
    CHECK(fight.at("2;END;-") == "30,30,x,x,x;0,16,0,0,0,0,0,0;30,30,x,x,x;0,16,0,0,0,0,0,0");
    CHECK(fight.last() == "RESULT;D;20");
    CHECK(duel("閃閃閃閃閃", "閃閃閃閃閃").match().system->identity.most_rounds == 100);
}

TEST_CASE("shiden 8: with R4 the other way every two rounds lessen the pair, and fights are longer",
          "[shiden][8][R4]") {
    // In odd rounds no skill can be used; in even ones the attacks remove each other's 防壁.
    const auto fight = duel("防防防防隠", "防防防防隠", "R4");
    CHECK(fight.last() == "RESULT;D;30");
    CHECK(fight.at("21;END;-") == fight.at("20;END;-"));
    CHECK(fight.at("22;END;-") != fight.at("20;END;-"));
    CHECK(duel("防防防防隠", "防防防防隠").last() == "RESULT;D;17");
}

TEST_CASE("shiden 8: from round 6 on every round lessens skills, or 防壁 at as many skills",
          "[shiden][8]") {
    // An end line is "30,30,x,x,x;0,16,0,0,0,0,0,0" for either side: the row, and the states, of
    // which 防壁 is the second.
    const auto left = [](std::string_view end_line) {
        std::array<int, 2> pair{};
        std::string_view rest = end_line;
        for (int part = 0; part < 4; ++part) {
            const std::string_view fields = rest.substr(0, rest.find(';'));
            const std::size_t first = fields.find(',');
            const bool row = part % 2 == 0;
            pair[0] +=
                row ? 5 - static_cast<int>(std::count(fields.begin(), fields.end(), 'x')) : 0;
            pair[1] += row ? 0 : std::stoi(std::string(fields.substr(first + 1)));
            rest.remove_prefix(std::min(rest.size(), fields.size() + 1));
        }
        return pair;
    };
    int compared = 0;
    const auto check = [&](const Duel& fight) {
        std::array<int, 2> before{10, 99};
        for (int round = 5; round <= fight.match().system->identity.most_rounds; ++round) {
            const std::string end = fight.at(std::to_string(round) + ";END;-");
            if (end.empty()) break;
            const std::array<int, 2> now = left(end);
            INFO(fight.trace());
            if (round > 5) {
                CHECK(now < before);
                ++compared;
            }
            before = now;
        }
    };
    check(duel("連連防盾防", "連連防盾防"));
    CHECK(compared == 14);
    for (const std::string_view pool : rare_pools()) {
        for (const auto& [a, b] : random_pairs(8, workload(400), pool)) {
            check(duel(letters_of(a), letters_of(b)));
        }
    }
    CHECK(compared > 40);
}

TEST_CASE("shiden 9: the classic log is the source's example to the byte", "[shiden][9]") {
    CHECK(classic(duel("閃閃交硬果/ムライ", "待速搦待閃/クロダ")) ==
          golden("murai-kuroda.classic.txt"));
}

TEST_CASE("shiden 9: what the example does not show is written in its manner", "[shiden][9]") {
    for (const Golden& fight : kGolden) {
        INFO(fight.name);
        if (fight.classic) {
            CHECK(classic(duel(fight.a, fight.b, fight.rulings)) ==
                  golden(std::string(fight.name) + ".classic.txt"));
        }
    }
    // +硬 and +錬 as the rules word them.
    CHECK(classic(duel("割裏裏裏裏/甲野", "待硬裏裏裏/乙川"))
              .find("乙川の【待伏】1は発動しない!\n\n"
                    "乙川の【+硬】2によって【待伏】1の破壊が無効化された!\n") != std::string::npos);
    CHECK(classic(duel("裏割錬裏裏/甲野", "裏交裏裏裏/乙川"))
              .find(">甲野の【+錬】3の効果で乙川の【交錯】2の発動が無効化された!\n") !=
          std::string::npos);
    // A +硬 that was hit itself is told once, together with the skill that it saved.
    CHECK(classic(duel("閃硬裏裏裏/甲野", "裏影強紫強/乙川"))
              .find("甲野の【+硬】2によって【一閃】1の破壊が無効化された!\n"
                    "甲野の【+硬】2が破壊された!\n\n") != std::string::npos);
    // States are in their fixed order, stacks with their number.
    CHECK(classic(duel("強封裏裏裏/甲野", "逆防裏裏裏/乙川")).find("/乙川〔防2・ス・狼・衰〕\n") !=
          std::string::npos);
}

TEST_CASE("shiden 10: the trace of the source's example and its digest", "[shiden][10]") {
    const auto fight = duel("閃閃交硬果/ムライ", "待速搦待閃/クロダ");
    CHECK(fight.trace() ==
          "1;START;-;0,0,13,20,2;0,0,0,0,0,0,0,0;15,21,14,15,0;0,0,0,0,0,0,0,0\n"
          "1;INIT;B:1,5;0,0,13,20,2;0,0,0,0,0,0,0,0;15,21,14,15,0;0,0,0,0,0,0,0,0\n"
          "1;ATK;B5;x,0,13,20,2;0,0,0,0,0,0,0,0;15,21,14,15,0;0,0,0,0,0,0,0,0\n"
          "1;ATK;A2;x,0,13,20,2;0,0,0,0,0,0,0,0;x,21,14,15,0;0,0,0,0,0,0,0,0\n"
          "1;END;-;x,0,13,20,2;0,0,0,0,0,0,0,0;x,21,14,15,0;0,0,0,0,0,0,0,0\n"
          "2;START;-;x,0,13,20,2;0,0,0,0,0,0,0,0;x,21,14,15,0;0,0,0,0,0,0,0,0\n"
          "2;INIT;B:2,5;x,0,13,20,2;0,0,0,0,0,0,0,0;x,21,14,15,0;0,0,0,0,0,0,0,0\n"
          "2;ATK;B5;x,x,13,20,2;0,0,0,0,0,0,0,0;x,21,14,15,0;0,0,0,0,0,0,0,0\n"
          "2;ATK;A5;x,x,13,20,2;0,0,0,0,0,0,1,0;x,x,x,15,0;0,0,0,0,0,0,0,0\n"
          "2;END;-;x,x,13,20,2;0,0,0,0,0,0,1,0;x,x,x,15,0;0,0,0,0,0,0,0,0\n"
          "3;START;-;x,x,13,20,2;0,0,0,0,0,0,1,0;x,x,x,15,0;0,0,0,0,0,0,0,0\n"
          "3;INIT;B:1,5;x,x,13,20,2;0,0,0,0,0,0,1,0;x,x,x,15,0;0,0,0,0,0,0,0,0\n"
          "3;ATK;B5;x,x,13,x,2;0,0,0,0,0,0,1,0;x,x,x,15,0;0,0,0,0,0,0,0,0\n"
          "3;ATK;A5;x,x,x,x,x;0,0,0,0,0,0,1,0;x,x,x,x,0;0,0,0,0,0,0,0,0\n"
          "RESULT;B;3\n");
    CHECK(fight.played().outcome->winner == shiaiba::Side::B);
    CHECK(fight.played().outcome->rounds == 3);
    CHECK(fight.played().digest == 0x0d843f27c074a8a6);

    SECTION("names are not in it") {
        CHECK(duel("閃閃交硬果/別の名", "待速搦待閃/").trace() == fight.trace());
    }
    SECTION("the ids of all skills that can be taken") {
        CHECK(duel("閃割果剣紫", "呪雷隠怒覚").at("1;START;-") ==
              "0,1,2,3,4;0,0,0,0,0,0,0,0;5,6,7,8,9;0,0,0,0,0,0,0,0");
        CHECK(duel("防封影交搦", "待玉崩疫強").at("1;START;-") ==
              "10,11,12,13,14;0,0,0,0,0,0,0,0;15,16,17,18,19;0,0,0,0,0,0,0,0");
        CHECK(duel("硬速反錬盾", "逆無先裏燐").at("1;START;-") ==
              "20,21,22,23,24;0,0,0,0,0,0,0,0;25,26,27,28,29;0,0,0,0,0,0,0,0");
        CHECK(duel("連連連連連", "閃閃閃閃閃").at("1;START;-") ==
              "30,30,30,30,30;0,0,0,0,0,0,0,0;0,0,0,0,0;0,0,0,0,0,0,0,0");
    }
}

TEST_CASE("shiden: the logs in words are the ones that were read", "[shiden][golden]") {
    for (const Golden& fight : kGolden) {
        INFO(fight.name);
        const Duel fought(fight.a, fight.b, fight.rulings);
        CHECK(text_log(fought.match(), fought.played(), Lang::Ja) ==
              golden(std::string(fight.name) + ".ja.txt"));
        CHECK(text_log(fought.match(), fought.played(), Lang::En) ==
              golden(std::string(fight.name) + ".en.txt"));
    }
}

TEST_CASE("shiden: the golden logs hold every kind of event", "[shiden][golden]") {
    std::set<std::string> told;
    for (const Golden& fight : kGolden) {
        const Duel fought(fight.a, fight.b, fight.rulings);
        for (const Event& event : fought.played().fight_log.events) {
            told.insert(std::string(event.kind));
        }
    }
    for (const std::string_view kind :
         duel("閃閃閃閃閃", "閃閃閃閃閃").match().system->event_kinds) {
        // No fight is known that reaches the limit of section 8.
        if (kind != "limit") CHECK(told.count(std::string(kind)) == 1);
    }
}

TEST_CASE("shiden: a line says what a number is made of, and where a state comes from",
          "[shiden][words]") {
    const auto told = [](const char* a, const char* b, const char* line) {
        const auto fight = duel(std::string(a) + "/甲", std::string(b) + "/乙");
        return text_log(fight.match(), fight.played(), Lang::Ja).find(line) != std::string::npos;
    };
    CHECK(told("閃強裏裏裏", "交裏裏裏裏", "速度1、乙に2点のダメージ（【+強】2で+1）。"));
    CHECK(told("覚紫反怒怒", "割逆閃逆割",
               "速度4（覚悟で+2）、乙に3点のダメージ（ラウンド数2、覚悟で+1）。"));
    // The line has both speeds, whether the intercept fires or not.
    CHECK(told("閃強裏裏裏", "交裏裏裏裏", "速度0＜1なので発動しない。"));
    CHECK(told("閃閃交硬果", "待速搦待閃", "乙の【搦手】3が発動。速度3≧1。"));
    // Two 逆鱗 at one timing are one line, with both levels.
    CHECK(told("裏裏裏裏果", "逆強逆強速",
               "乙は【逆鱗】1・【逆鱗】3の効果で逆鱗を2つ受けた（計2）。 [6.1]"));
    // 4.3: 凡打 is not held, so 交錯 has nothing to damage.
    CHECK(told("裏裏裏裏裏", "裏交裏裏裏",
               "甲の【凡打】は所持するスキルではないので、ダメージの対象にならない。 [5.3]"));
}

TEST_CASE("shiden 7: what a skill was destroyed by, or saved from, is said", "[shiden][7][words]") {
    const auto told = [](const char* a, const char* b, const char* line,
                         std::string_view rulings = {}) {
        const Duel fight = rulings.empty() ? duel(a, b) : Duel(a, b, rulings);
        const std::string log = text_log(fight.match(), fight.played(), Lang::Ja);
        INFO(log);
        CHECK(log.find(line) != std::string::npos);
    };
    constexpr const char* kNamed = "裏影裏裏裏/甲";
    // Destroyed as limited, as named, as both; and the same if +硬 goes instead.
    told("裏雷硬裏裏/甲", "裏裏裏裏裏/乙",
         "甲の【+硬】3によって【雷火】2の破壊（リミテッド）が無効化され、【+硬】3が破壊された。");
    told(kNamed, "裏待硬裏裏/乙", "乙の【裏霞】1が破壊された（【影討】の指定）。");
    told(
        kNamed, "待硬裏裏裏/乙",
        "乙の【+硬】2によって【待伏】1の破壊（【影討】の指定）が無効化され、【+硬】2が破壊された。");
    told(kNamed, "防裏裏裏裏/乙", "乙の【防壁】1が破壊された（【影討】の指定、リミテッド）。");
    // Destruction by damage needs no reason.
    told("閃裏裏裏裏/甲", "待硬裏裏裏/乙",
         "乙の【+硬】2によって【待伏】1の破壊が無効化され、【+硬】2が破壊された。");
    told("裏雷硬裏裏/甲", "裏裏裏裏裏/乙",
         "甲の【+硬】3は、【雷火】2の破壊（リミテッド）を無効にしない。", "R9a");
}
