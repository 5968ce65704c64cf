// Tests rulings that are read the other way: what they can't change, and which of them decide a
// fight.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "catch.hpp"
#include "core/fight/dice.hpp"
#include "core/report/report.hpp"
#include "core/report/text.hpp"
#include "core/text/json.hpp"
#include "shiden/duel.hpp"
#include "workload.hpp"

namespace {

using namespace shiaiba;
using shiaiba::test::duel;

/// The skills that a ruling is about: a fight without one of `any` and one of `and_any` can't
/// depend on it.
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
    for (const OtherReading& reading : match.system->settings().other_readings(match.settings)) {
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
        {"R11", {"影"}, {}},
        {"R12", {"影"}, {"雷", "覚", "防", "封", "錬", "盾", "無"}},
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
        // With these skills the ruling sometimes matters.
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
            const auto readings = match.system->settings().other_readings(match.settings);
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
    // From the other reading, the way back is told.
    const auto there = duel("待待裏隠隠", "待裏待待裏", "R4");
    CHECK(rulings(there) == "R4B ");
    const auto effects = rulings_that_matter(there.match());
    REQUIRE(effects.size() == 1);
    const Json json = to_json(effects, *there.match().system);
    CHECK(json[0]["rule"] == "R4");
    CHECK(json[0]["settings"] == Json::object());
    CHECK(json[0]["text"]["en"].get<std::string>().find("Bonda is used") != std::string::npos);
    CHECK(json[0]["outcome"]["rounds"] == 3);
    const auto saved = rulings_that_matter(duel("雷裏裏雷硬", "雷裏雷雷裏").match());
    REQUIRE(saved.size() == 1);
    CHECK(to_json(saved, *there.match().system)[0]["rule"] == "R9");
    CHECK(to_json(saved, *there.match().system)[0]["settings"] == Json{{"R9a", true}});
}

TEST_CASE("shiden: settings are flat switches, told above the log", "[shiden][rulings]") {
    const System& shiden = *duel("閃閃閃閃閃", "閃閃閃閃閃").match().system;
    const auto problems = [&](const char* text) {
        std::string all;
        const auto checked = shiden.settings().check(*parse_json(text));
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
    // Settings are written in the order of the rulings, and only if they differ from the default.
    const auto some =
        shiden.settings().check(*parse_json(R"({"R10":true,"R9b":true,"R4":false,"R1":true})"));
    REQUIRE(some);
    CHECK(write_json(shiden.settings().write(*some)) == R"({"R1":true,"R9b":true,"R10":true})");
    const auto last = shiden.settings().check(*parse_json(R"({"R12":true,"R11":true})"));
    REQUIRE(last);
    CHECK(write_json(shiden.settings().write(*last)) == R"({"R11":true,"R12":true})");
    CHECK(problems(R"({"R13": true})") == "/settings/R13 unknownSetting\n");

    // The form has a switch for each ruling.
    std::string switches;
    for (const Json& field : shiden.settings().form()) {
        CHECK(field["type"] == "switch");
        switches += field["key"].get<std::string>() + " ";
    }
    CHECK(switches == "R1 R2 R3 R4 R5 R6 R7 R8 R9a R9b R10 R11 R12 ");

    const auto fight = duel("待待裏隠隠/甲野", "待裏待待裏/乙川", "R4");
    CHECK(text_log(fight.match(), fight.played(), Lang::En)
              .find("(2R)\nSetting R4: With only Kakushiyaiba to use in an odd round, nothing is "
                    "used.\n\nRound 1\n") != std::string::npos);
    CHECK(report(fight.match(), fight.played(), Lang::Ja)["settings"][0]["key"] == "R4");
    const auto plain = duel("待待裏隠隠", "待裏待待裏");
    CHECK(report(plain.match(), plain.played(), Lang::Ja)["settings"] == Json::array());
}
