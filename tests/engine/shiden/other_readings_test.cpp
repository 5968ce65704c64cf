// Section 11 of shiden's rules, read the other way: what changes, and that nothing else does.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "catch.hpp"
#include "core/dice.hpp"
#include "core/json.hpp"
#include "core/report.hpp"
#include "core/rulings.hpp"
#include "shiden/duel.hpp"
#include "workload.hpp"

namespace {

using namespace shiaiba;
using shiaiba::test::duel;

/// Winner and rounds, e.g. "A2".
std::string verdict(const test::Duel& fight) {
    return fight.last().substr(7, 1) + fight.last().substr(9);
}

} // namespace

// The fights of clauses_rulings.cpp.

TEST_CASE("shiden R1 the other way: 凡打 stands left of place 1", "[shiden][R1]") {
    CHECK(duel("強裏裏裏裏", "裏裏裏裏裏", "R1").at("1;SIM;A0B0") ==
          "x,28,28,28,28;0,0,0,0,0,0,0,0;x,x,28,28,28;0,0,0,0,0,0,0,0");
    CHECK(duel("速裏裏裏裏", "待裏裏裏影", "R1").at("1;ATK;A0") ==
          "21,28,28,28,28;0,0,0,0,0,0,0,0;x,28,28,28,12;0,0,0,0,0,0,0,0");
    // It is used up by backing the 凡打.
    const auto ren = duel("錬裏裏裏裏", "待裏裏裏影", "R1");
    CHECK(ren.at("1;ATK;A0") == "23,28,28,28,28;0,0,0,0,0,0,0,0;x,28,28,28,12;0,0,0,0,0,0,0,0");
    CHECK(ren.at("1;END;-").substr(0, 13) == "x,28,28,28,28");
    const auto jun = duel("盾裏裏裏裏", "裏裏裏裏防", "R1");
    CHECK(jun.at("1;ATK;A0") == "24,28,28,28,28;0,2,0,0,0,0,0,0;28,28,28,28,10;0,2,0,0,0,0,0,0");
    CHECK(jun.at("1;END;-") == "x,28,28,28,28;0,2,0,0,0,0,0,0;28,28,28,28,x;0,2,0,0,0,0,0,0");
    // The speed compared is still 0: there is nothing to compare.
    CHECK(duel("速裏裏裏裏", "裏裏裏裏裏", "R1").init(1) == "S:0,0");
    // +反 doesn't make an intercept of it.
    CHECK(duel("反裏裏裏裏", "裏裏裏裏裏", "R1").trace() ==
          duel("反裏裏裏裏", "裏裏裏裏裏").trace());
    // Round 1: B's 錬 carries its 凡打 past the 待伏.
    CHECK(verdict(duel("待待交交待", "錬待逆待待")) == "A3");
    CHECK(verdict(duel("待待交交待", "錬待逆待待", "R1")) == "B3");
}

TEST_CASE("shiden R2 the other way: all 逆鱗 end after the destruction", "[shiden][R2]") {
    CHECK(duel("逆割裏裏裏", "裏待速裏裏", "R2").at("1;ATK;A2") ==
          "x,x,28,28,28;0,0,0,0,0,0,0,0;28,x,21,28,28;0,0,0,0,0,0,0,0");
    CHECK(duel("逆逆割裏裏", "割速待速裏", "R2").at("1;ATK;A3") ==
          "x,x,x,28,28;0,0,0,0,0,0,0,0;1,21,x,21,28;0,0,0,0,0,0,0,0");
    // One gained after a 凡打 stays: that is no attack skill that was borne in.
    CHECK(duel("逆裏裏裏裏", "待裏裏裏裏", "R2").at("1;SIM;A0B0") ==
          "x,x,28,28,28;0,0,1,0,0,0,0,0;x,28,28,28,28;0,0,0,0,0,0,0,0");
    // With the 逆鱗 of round 1 A's 一閃 takes two in round 2, without it one.
    CHECK(verdict(duel("閃逆待強閃", "閃強割強待")) == "A2");
    CHECK(verdict(duel("閃逆待強閃", "閃強割強待", "R2")) == "B3");
}

TEST_CASE("shiden R3 the other way: 裏霞 means the rearmost of any kind", "[shiden][R3]") {
    CHECK(duel("割影裏裏裏", "裏裏裏裏裏", "R3").at("1;ATK;A1") ==
          "1,12,28,28,28;0,0,0,0,0,0,0,0;x,28,28,28,28;0,0,0,0,0,0,0,0");
    // Where the rearmost can be used, it is.
    CHECK(duel("裏裏裏割影", "裏裏裏裏裏", "R3").trace() ==
          duel("裏裏裏割影", "裏裏裏裏裏").trace());
    CHECK(verdict(duel("裏影裏割裏", "裏裏影影影")) == "B3");
    CHECK(verdict(duel("裏影裏割裏", "裏裏影影影", "R3")) == "A2");
}

TEST_CASE("shiden R4 the other way: nothing is used", "[shiden][R4]") {
    CHECK(duel("裏裏裏裏隠", "裏裏裏裏裏", "R4").at("1;SIM;A-B0") ==
          "x,28,28,28,7;0,0,0,0,0,0,0,0;28,28,28,28,28;0,0,0,0,0,0,0,0");
    CHECK(duel("裏裏裏裏隠", "裏裏裏裏閃", "R4").at("1;ATK;A-") ==
          "x,28,28,28,7;0,0,0,0,0,0,0,0;28,28,28,28,0;0,0,0,0,0,0,0,0");
    CHECK(duel("裏隠裏裏裏", "裏裏裏裏連", "R4").phases(1) == "START INIT SIM END");
    // A 隠刃 under +反 is no attack skill: 凡打.
    CHECK(duel("裏裏裏隠反", "裏裏裏裏裏", "R4").trace() ==
          duel("裏裏裏隠反", "裏裏裏裏裏").trace());
    // With nothing but attached skills 凡打 is used as ever.
    CHECK(duel("裏裏裏裏裏", "強強強強強", "R4").trace() ==
          duel("裏裏裏裏裏", "強強強強強").trace());
    CHECK(verdict(duel("待待裏隠隠", "待裏待待裏")) == "B3");
    CHECK(verdict(duel("待待裏隠隠", "待裏待待裏", "R4")) == "A2");
}

TEST_CASE("shiden R5 the other way: the intercepts' effects come first", "[shiden][R5]") {
    // The 影討 names the new 疫病.
    CHECK(duel("影疫裏裏裏", "強割裏裏強", "R5").at("1;END;-") ==
          "12,x,28,28,28;0,0,0,0,0,0,0,0;x,1,28,28,19;0,0,0,0,0,0,0,0");
    CHECK(verdict(duel("影割疫裏影", "強割強強割")) == "A3");
    CHECK(verdict(duel("影割疫裏影", "強割強強割", "R5")) == "B3");
}

TEST_CASE("shiden R6 the other way: the name that the place bears at the end", "[shiden][R6]") {
    CHECK(duel("影速裏疫裏", "強裏裏割強", "R6").at("1;END;-") ==
          "12,21,28,x,28;0,0,0,0,0,0,0,0;x,28,28,1,19;0,0,0,0,0,0,0,0");
    // Destroyed or not: the 待伏 takes B's named 逆鱗, which still names the other one.
    const auto gone = duel("影速裏待速", "逆裏裏割逆", "R6");
    CHECK(gone.at("1;END;-") == "12,21,28,x,21;0,0,0,0,0,0,0,0;x,x,28,1,x;0,0,2,0,0,0,0,0");
    CHECK(verdict(duel("逆閃逆疫疫", "影影逆疫閃")) == "A3");
    CHECK(verdict(duel("逆閃逆疫疫", "影影逆疫閃", "R6")) == "B2");
}

TEST_CASE("shiden R7 the other way: 狼狽 not in simultaneous phases", "[shiden][R7]") {
    CHECK(duel("強割裏裏裏", "強搦待裏割", "R7").at("2;SIM;A2B5") ==
          "x,1,28,28,x;0,0,0,0,0,0,1,0;19,x,x,28,1;0,0,0,0,0,0,0,0");
    CHECK(verdict(duel("強待割待搦", "強搦強割強")) == "A3");
    CHECK(verdict(duel("強待割待搦", "強搦強割強", "R7")) == "B3");
}

TEST_CASE("shiden R8 the other way: what is broken off has no other effects", "[shiden][R8]") {
    // The 紫電 under +反 that fired keeps its own.
    CHECK(duel("紫裏裏裏裏", "紫反裏裏裏", "R8").at("1;ATK;A1") ==
          "x,28,28,28,28;0,0,0,0,0,0,0,0;x,22,28,28,28;0,0,0,0,0,1,0,0");
    const auto shield = duel("裏割盾裏裏", "裏搦裏裏裏", "R8");
    CHECK(shield.at("1;ATK;A2") == "28,1,24,28,28;0,0,0,0,0,0,1,0;28,x,28,28,28;0,0,0,0,0,0,0,0");
    // The +盾 took effect before the use and is spent all the same.
    CHECK(shield.at("1;END;-").find("1,x,28,28;0,0,0") != std::string::npos);
    // Damage that 防壁 cancels is not broken off.
    CHECK(duel("紫裏裏裏裏", "防裏裏裏裏", "R8").trace() ==
          duel("紫裏裏裏裏", "防裏裏裏裏").trace());
    CHECK(verdict(duel("裏裏交盾交", "待裏割盾割")) == "B3");
    CHECK(verdict(duel("裏裏交盾交", "待裏割盾割", "R8")) == "A2");
}

TEST_CASE("shiden R9 the other way: +硬 saves from damage only, each cause by itself",
          "[shiden][R9]") {
    CHECK(duel("裏覚硬裏裏", "裏裏裏裏裏", "R9a").at("1;END;-") ==
          "x,x,20,28,28;1,0,0,0,0,0,0,0;28,28,28,28,28;0,0,0,0,0,0,0,0");
    CHECK(duel("裏覚硬裏裏", "裏裏裏裏裏", "R9b").trace() ==
          duel("裏覚硬裏裏", "裏裏裏裏裏").trace());
    CHECK(duel("待硬裏裏裏", "裏裏裏裏影", "R9b").at("1;END;-") ==
          "x,20,28,28,28;0,0,0,0,0,0,0,0;x,28,28,28,12;0,0,0,0,0,0,0,0");
    CHECK(duel("待硬裏裏裏", "裏裏裏裏影", "R9a").trace() ==
          duel("待硬裏裏裏", "裏裏裏裏影").trace());
    // From damage it always saves.
    CHECK(duel("待硬裏裏裏", "裏裏裏裏閃", "R9a R9b").at("1;ATK;B5") ==
          duel("待硬裏裏裏", "裏裏裏裏閃").at("1;ATK;B5"));
    // Used and named at once: either reading alone is enough to lose it.
    for (const char* ruling : {"R9a", "R9b"}) {
        INFO(ruling);
        CHECK(duel("覚硬裏裏裏", "裏裏裏影裏", ruling).at("1;END;-").substr(0, 13) ==
              "x,20,28,28,28");
    }
    CHECK(duel("覚硬裏裏裏", "裏裏裏影裏").at("1;END;-").substr(0, 12) == "9,x,28,28,28");
    CHECK(verdict(duel("雷裏裏雷硬", "雷裏雷雷裏")) == "A2");
    CHECK(verdict(duel("雷裏裏雷硬", "雷裏雷雷裏", "R9a")) == "B2");
    CHECK(verdict(duel("影硬交交交", "硬影硬影影")) == "A2");
    CHECK(verdict(duel("影硬交交交", "硬影硬影影", "R9b")) == "B3");
}

TEST_CASE("shiden R10 the other way: least values after all bonuses", "[shiden][R10]") {
    CHECK(duel("怒速裏裏裏", "裏裏裏裏裏", "R10").init(1) == "S:0,0");
    // From level 2 on 怒濤 has no floor to feel.
    CHECK(duel("裏怒速裏裏", "裏裏裏裏裏", "R10").init(1) == "A:1,0");
    CHECK(duel("裏裏裏隠強", "裏裏裏裏裏", "R10").at("2;ATK;A4") ==
          "x,28,28,7,19;0,0,0,0,0,0,0,0;x,x,28,28,28;0,0,0,0,0,0,0,0");
    // 隠刃 at place 5: -1, at least 1 without a bonus as with one.
    CHECK(duel("裏裏裏裏隠", "裏裏裏裏裏", "R10").trace() ==
          duel("裏裏裏裏隠", "裏裏裏裏裏").trace());
    CHECK(verdict(duel("強強覚怒強", "覚待玉隠強")) == "B2");
    CHECK(verdict(duel("強強覚怒強", "覚待玉隠強", "R10")) == "A2");
}

namespace {

/// What a ruling is about: unless the fight has one of `any` and one of `and_any`, it can't matter.
struct Concern {
    const char* ruling;
    std::vector<const char*> any;
    std::vector<const char*> and_any;
};

Match random_match(Dice& dice, const std::vector<const char*>& pool) {
    std::string rows[2];
    for (std::string& row : rows) {
        for (int k = 0; k < 5; ++k) row += pool[static_cast<std::size_t>(dice.below(pool.size()))];
    }
    return duel(rows[0], rows[1]).match();
}

std::vector<const char*> without(const std::vector<const char*>& skills) {
    std::vector<const char*> left;
    for (const char* one : {"閃", "割", "果", "剣", "紫", "呪", "雷", "隠", "怒", "覚", "防",
                            "封", "影", "交", "搦", "待", "玉", "崩", "疫", "強", "硬", "速",
                            "反", "錬", "盾", "逆", "無", "先", "裏", "燐", "連"}) {
        const auto same = [&](const char* other) { return std::string(one) == other; };
        if (std::none_of(skills.begin(), skills.end(), same)) left.push_back(one);
    }
    return left;
}

std::uint64_t digest(Match match, const char* ruling) {
    for (const OtherReading& reading : match.ruleset->other_readings(match.settings)) {
        if (reading.ruling == ruling) match.settings = reading.settings;
    }
    return play(match, Log::Listen::Digest).digest;
}

} // namespace

TEST_CASE("shiden: a ruling never matters without the skills that it is about",
          "[shiden][rulings]") {
    const std::vector<Concern> concerns{
        {"R1", {"強", "速", "錬", "盾"}, {}},
        {"R2", {"逆"}, {}},
        {"R3", {"裏"}, {}},
        {"R4", {"隠"}, {}},
        {"R5", {"影"}, {"疫"}},
        {"R6", {"影"}, {"疫"}},
        {"R7", {"封", "搦"}, {}},
        {"R8", {"紫", "盾"}, {}},
        {"R9a", {"硬"}, {"雷", "覚", "防", "封"}},
        {"R9b", {"硬"}, {"影"}},
        {"R10", {"怒", "隠"}, {}},
    };
    const auto everything = without({});
    const std::uint32_t matches = 100 + test::workload(1'400);
    for (const Concern& concern : concerns) {
        INFO(concern.ruling);
        for (const auto& missing : {concern.any, concern.and_any}) {
            if (missing.empty()) continue;
            Dice dice(11);
            const auto pool = without(missing);
            int differ = 0;
            for (std::uint32_t k = 0; k < matches; ++k) {
                const Match match = random_match(dice, pool);
                if (digest(match, concern.ruling) != digest(match, "")) ++differ;
            }
            CHECK(differ == 0);
        }
        // With them it sometimes does.
        std::vector<const char*> pool{"割", "裏", "強", "速", "待", "硬", "搦"};
        for (int n = 0; n < 3; ++n) {
            pool.insert(pool.end(), concern.any.begin(), concern.any.end());
            pool.insert(pool.end(), concern.and_any.begin(), concern.and_any.end());
        }
        Dice dice(12);
        int differ = 0;
        for (int k = 0; k < 4'000 && differ == 0; ++k) {
            const Match match = random_match(dice, pool);
            if (digest(match, concern.ruling) != digest(match, "")) ++differ;
        }
        CHECK(differ > 0);
    }
}

TEST_CASE("shiden: every reading is fair to both sides and ends", "[shiden][rulings]") {
    Dice dice(13);
    const auto pool = without({});
    for (int k = 0; k < 2'000; ++k) {
        Match match = random_match(dice, pool);
        for (int n = 0; n < 4; ++n) {
            const auto readings = match.ruleset->other_readings(match.settings);
            match.settings =
                readings[static_cast<std::size_t>(dice.below(readings.size()))].settings;
        }
        const Outcome one = *play(match, Log::Listen::Nothing).outcome;
        std::swap(match.sides[0], match.sides[1]);
        const Outcome two = *play(match, Log::Listen::Nothing).outcome;
        CHECK(two.winner == (one.winner == Side::None ? Side::None : other(one.winner)));
        CHECK(two.rounds == one.rounds);
        CHECK(one.reason != "limit");
    }
}

TEST_CASE("shiden: the rulings that matter are those that change the winner", "[shiden][rulings]") {
    const auto rulings = [](const test::Duel& fight) {
        std::string all;
        for (const RulingEffect& effect : rulings_that_matter(fight.match())) {
            const std::string winner =
                effect.outcome.winner == Side::None ? "D" : letter(effect.outcome.winner);
            all += std::string(effect.reading.ruling) + winner + " ";
        }
        return all;
    };
    CHECK(rulings(duel("閃閃交硬果", "待速搦待閃")).empty());
    CHECK(rulings(duel("待待裏隠隠", "待裏待待裏")) == "R4A ");
    CHECK(rulings(duel("影割疫裏影", "強割強強割")) == "R5B R6B ");
    // Seen from the other reading, the way back matters.
    const auto there = duel("待待裏隠隠", "待裏待待裏", "R4");
    CHECK(rulings(there) == "R4B ");
    const auto effects = rulings_that_matter(there.match());
    REQUIRE(effects.size() == 1);
    const Json json = to_json(effects, *there.match().ruleset);
    CHECK(json[0]["rule"] == "R4");
    CHECK(json[0]["settings"] == Json::object());
    CHECK(json[0]["text"]["en"].get<std::string>().find("Bonda is used") != std::string::npos);
    CHECK(json[0]["outcome"]["rounds"] == 3);
    const auto saved = rulings_that_matter(duel("雷裏裏雷硬", "雷裏雷雷裏").match());
    REQUIRE(saved.size() == 1);
    CHECK(to_json(saved, *there.match().ruleset)[0]["rule"] == "R9");
    CHECK(to_json(saved, *there.match().ruleset)[0]["settings"] == Json{{"R9a", true}});
}

TEST_CASE("shiden: settings are flat switches, told above the log", "[shiden][rulings]") {
    const Ruleset& shiden = *duel("閃閃閃閃閃", "閃閃閃閃閃").match().ruleset;
    const auto problems = [&](const char* text) {
        std::string all;
        const auto checked = shiden.check_settings(*parse_json(text));
        for (const Problem& problem : checked.problems()) {
            all += problem.path + " " + problem.code + "\n";
            CHECK_FALSE(problem.text.ja.empty());
            CHECK_FALSE(problem.text.en.empty());
        }
        return all;
    };
    CHECK(problems("{}").empty());
    CHECK(problems("null").empty());
    CHECK(problems("[]") == "/settings badSettings\n");
    CHECK(problems(R"({"R4": 1, "R9": true, "r4": true, "a/~b": null, "R10": true})") ==
          "/settings/R4 notBoolean\n"
          "/settings/R9 unknownSetting\n"
          "/settings/r4 unknownSetting\n"
          "/settings/a~1~0b unknownSetting\n");
    // In the order of the rulings, and only what differs.
    const auto some =
        shiden.check_settings(*parse_json(R"({"R10":true,"R9b":true,"R4":false,"R1":true})"));
    REQUIRE(some);
    CHECK(write_json(shiden.write_settings(*some)) == R"({"R1":true,"R9b":true,"R10":true})");

    const auto fight = duel("待待裏隠隠/甲野", "待裏待待裏/乙川", "R4");
    CHECK(text_log(fight.match(), fight.played(), Lang::En)
              .find("(2R)\nSetting R4: With only Kakushiyaiba to use in an odd round, nothing is "
                    "used.\n\nRound 1\n") != std::string::npos);
    CHECK(report(fight.match(), fight.played())["settings"][0]["key"] == "R4");
    const auto plain = duel("待待裏隠隠", "待裏待待裏");
    CHECK(report(plain.match(), plain.played())["settings"] == Json::array());
}
