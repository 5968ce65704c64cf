// Tests the checks of matches and leagues given as JSON, and the context in which fights ask and
// record decisions.
#include "core/system/match.hpp"

#include <string>
#include <vector>

#include "catch.hpp"
#include "coins/coins.hpp"
#include "core/fight/context.hpp"
#include "core/report/report.hpp"
#include "core/report/text.hpp"
#include "core/system/league.hpp"
#include "core/text/json.hpp"
#include "rulesets/shiden/shiden.hpp"

namespace shiaiba {
namespace {

const Registry& coin_registry() {
    static const Registry both({&shiden::system(), &coins::system()});
    return both;
}

/// Every problem as "path code", one per line.
std::string problems_of(const char* text) {
    const auto json = parse_json(text);
    REQUIRE(json);
    const auto match = check_match(coin_registry(), *json);
    std::string out;
    for (const Problem& problem : match.problems()) {
        out += problem.path + " " + problem.code + "\n";
        CHECK_FALSE(problem.text.ja.empty());
        CHECK_FALSE(problem.text.en.empty());
    }
    return out;
}

} // namespace

TEST_CASE("match: what is no match at all", "[match]") {
    CHECK(problems_of("[]") == " notAMatch\n");
    CHECK(problems_of("{}") == "/system unknownSystem\n");
    CHECK(problems_of(R"({"system": "chess"})") == "/system unknownSystem\n");
    CHECK(problems_of(R"({"system": "shiden"})") == "/sides badSides\n");
}

TEST_CASE("match: all problems at once, each with its path", "[match]") {
    CHECK(problems_of(R"({"system": "coins", "settings": {"goal": 99}, "seed": "-1",
                          "decisions": ["flip", 3],
                          "sides": [{"stake": 9}, {"stake": 1, "name": "a\u202eb"}]})") ==
          "/sides/0/stake badStake\n"
          "/sides/1/name nameDirection\n"
          "/settings/goal badGoal\n"
          "/seed badSeed\n"
          "/decisions/1 badDecision\n");
}

TEST_CASE("match: both sides are of the match's system and of one version", "[match]") {
    const char* const kRow = R"("skills": ["一閃", "一閃", "交錯", "+硬", "果断"])";
    const std::string row(kRow);
    const std::string good = "{" + row + "}";
    CHECK(problems_of(("{\"system\": \"shiden\", \"version\": \"1.03\", \"sides\": [" + good + "," +
                       good + "]}")
                          .c_str())
              .empty());
    CHECK(
        problems_of(
            ("{\"system\": \"shiden\", \"version\": \"9\", \"sides\": [" + good + "," + good + "]}")
                .c_str()) == "/sides/0/version unknownVersion\n/sides/1/version unknownVersion\n");
    CHECK(problems_of(("{\"system\": \"shiden\", \"sides\": [" + good +
                       ", {\"system\": \"coins\", \"stake\": 1}]}")
                          .c_str()) == "/sides/1/system otherSystem\n");
}

TEST_CASE("match: a seed is 64 bits, as a text or as a number", "[match]") {
    const auto with = [](const std::string& seed) {
        return R"({"system": "coins", "seed": )" + seed +
               R"(, "sides": [{"stake": 1}, {"stake": 2}]})";
    };
    for (const std::string seed : {"0", "1", "18446744073709551615"}) {
        for (const std::string& written : {seed, "\"" + seed + "\""}) {
            const auto match = check_match(coin_registry(), *parse_json(with(written)));
            REQUIRE(match);
            CHECK(to_json(*match).at("seed") == seed);
        }
    }
    for (const char* seed : {R"("")", R"("18446744073709551616")", R"("1x")", R"(" 1")", R"("1.0")",
                             "18446744073709551616", "-1", "1.5", "true", "null"}) {
        CHECK(problems_of(with(seed).c_str()) == "/seed badSeed\n");
    }
}

TEST_CASE("text: two of one name are told apart by their sides' marks, in texts alone", "[match]") {
    const auto line = [](const std::string& a, const std::string& b, Lang lang) {
        const std::string row = R"("skills": ["一閃", "一閃", "交錯", "+硬", "果断"])";
        const std::string text = R"({"system": "shiden", "sides": [{"name": ")" + a + "\", " + row +
                                 R"(}, {"name": ")" + b + "\", " + row + "}]}";
        const auto match = check_match(coin_registry(), *parse_json(text));
        REQUIRE(match);
        CHECK(match->names().of(Side::A, Lang::Ja) == (a.empty() ? "甲" : a));
        return message_line(*match, play(*match, Log::Listen::Everything), lang);
    };
    CHECK(line("霊夢", "霊夢", Lang::Ja) == "紫電一閃 弐：霊夢▲ △－△ 霊夢▽（4R）");
    CHECK(line("霊夢", "魔理沙", Lang::Ja) == "紫電一閃 弐：霊夢 △－△ 魔理沙（4R）");
    CHECK(line("", "", Lang::En) == "Shiden Issen Ni: A △–△ B (4R)");
    // A name may be the same as a stand-in for a missing name.
    CHECK(line("乙", "", Lang::Ja) == "紫電一閃 弐：乙▲ △－△ 乙（4R）");
}

// The fight context: records, planners, surrender, rewinds, and the question at which a record
// ends.

namespace {

Match coin_match(const std::vector<std::string>& decisions) {
    static const Registry registry({&coins::system()});
    Match match = *check_match(
        registry, Json{{"system", "coins"},
                       {"seed", "7"},
                       {"sides", Json::array({Json{{"stake", 2}}, Json{{"stake", 3}}})}});
    match.decisions = decisions;
    return match;
}

/// Takes the last option of every question.
class Bold final : public Planner {
public:
    std::size_t decide(const Question& question, plan::Account*) const override {
        return question.size() - 1;
    }
};

/// A question with two options and no further data.
PendingQuestion two_options(Side side) {
    PendingQuestion choice;
    choice.side = side;
    choice.options = {{"left", {}, {}}, {"right", {}, {}}};
    return choice;
}

} // namespace

TEST_CASE("fight context: planners decide at once and no record has it", "[context]") {
    const Bold bold;
    const std::vector<std::string> record{"right"};
    RecordedDecisions decisions(record);
    Dice dice(1);
    Log log(Log::Listen::Everything);
    FightContext context(dice, decisions, log, {&bold, nullptr});
    CHECK(context.choose(two_options(Side::A)) == 1);
    CHECK(context.taken().empty());
    CHECK(context.choose(two_options(Side::B)) == 1);
    CHECK(context.taken().size() == 1);
    REQUIRE(log.fight_log().decisions.size() == 2);
    CHECK(log.fight_log().decisions[0].planned);
    CHECK(log.fight_log().decisions[1].i == 0);
    // After the end of the record the rest of the fight takes first options, planners included.
    CHECK(context.choose(two_options(Side::B)) == 0);
    CHECK(context.choose(two_options(Side::A)) == 0);
    CHECK(context.pending()->side == Side::B);
    CHECK(log.fight_log().decisions.size() == 2);
}

TEST_CASE("fight context: either side may give up where the rules allow it", "[context]") {
    for (const auto& [word, winner] :
         {std::pair("surrender", Side::A), {"surrender A", Side::B}, {"surrender B", Side::A}}) {
        const Played played = play(coin_match({"safe", word}), Log::Listen::Everything);
        REQUIRE(played.outcome);
        CHECK(played.outcome->winner == winner);
        CHECK(played.outcome->reason == "surrender");
        CHECK(played.taken.back().kind == Decision::Kind::Surrender);
    }
    CHECK(play(coin_match({"surrender C"}), Log::Listen::Nothing).illegal == 0);
    const std::vector<std::string> record{"surrender"};
    RecordedDecisions decisions(record);
    CHECK(decisions.next(SpokenQuestion(two_options(Side::A))).kind == Decision::Kind::Illegal);
}

TEST_CASE("fight context: a report tells every decision, rewinds among them", "[context]") {
    const Match match = coin_match({"safe", "safe", "reroll 1", "flip", "surrender B"});
    const Json told = report(match, play(match, Log::Listen::Everything), Lang::Ja).at("decisions");
    REQUIRE(told.size() == 5);
    CHECK(told[0].at("option").at("id") == "safe");
    CHECK(told[0].at("by") == "hand");
    CHECK(told[2].at("rewind") == 1);
    CHECK(told[2].at("event") == 2);
    CHECK(told[3].at("i") == 3);
    CHECK(told[4].at("surrender") == "B");
    CHECK(text_log(match, play(match, Log::Listen::Everything), Lang::Ja).find("巻き戻し 1") !=
          std::string::npos);
}

TEST_CASE("fight context: the pending question can be looked at, and nothing else is",
          "[context]") {
    std::size_t options = 0;
    const Played waiting = at_pending(coin_match({"safe"}), [&](const Question& question) {
        options += question.size();
        CHECK(question.side() == Side::B);
    });
    CHECK(waiting.pending.has_value());
    CHECK(options == 3);
    const auto count = [&](const Question&) { ++options; };
    CHECK(at_pending(coin_match({"surrender"}), count).outcome.has_value());
    CHECK(at_pending(coin_match({"nonsense"}), count).illegal == 0);
    CHECK(options == 3);
}

// Leagues as JSON: every problem with its path, bounds, groups, and writing a league back.

namespace {

const Registry& registry() {
    static const Registry both({&shiden::system(), &coins::system()});
    return both;
}

Checked<LeagueRequest> check(const std::string& text) {
    const auto json = parse_json(text);
    REQUIRE(json);
    return check_league(registry(), *json);
}

/// Every problem as "path code", one per line.
std::string league_problems_of(const std::string& text) {
    const auto league = check(text);
    std::string out;
    for (const Problem& problem : league.problems()) {
        out += problem.path + " " + problem.code + "\n";
        CHECK_FALSE(problem.text.ja.empty());
        CHECK_FALSE(problem.text.en.empty());
    }
    return out;
}

std::string coins(std::size_t n) {
    std::string list;
    for (std::size_t k = 0; k < n; ++k)
        list += (k == 0 ? "" : ",") + std::string(R"({"build":{"stake":1}})");
    return R"({"system":"coins","format":"single","entrants":[)" + list + "]}";
}

TEST_CASE("league: what is no league at all", "[league]") {
    CHECK(league_problems_of("[]") == " notALeague\n");
    CHECK(league_problems_of("{}") == "/system unknownSystem\n");
    CHECK(league_problems_of(R"({"system": 5})") == "/system unknownSystem\n");
    CHECK(league_problems_of(R"({"system": "shiden", "format": "roster", "entrants": []})") ==
          "/entrants badEntrants\n");
    CHECK(league_problems_of(R"({"system": "shiden", "format": "roster", "rounds": 3, "entrants": [
              {"build": {"skills": ["一閃", "一閃", "交錯", "+硬", "果断"]}}]})") ==
          "/rounds roundsNotWanted\n");
    CHECK(league_problems_of(R"({"system": "shiden"})") ==
          "/format badFormat\n/entrants badEntrants\n");
}

TEST_CASE("league: all problems at once, each with its path", "[league]") {
    CHECK(league_problems_of(R"({"system": "shiden", "format": "swiss", "rounds": 0, "entrants": [
        {"build": {"skills": ["一閃", "一閃", "無い", "+硬", "果断"], "name": 5}},
        {"build": {"skills": ["一閃", "一閃", "交錯", "+硬", "果断"]}, "group": "a\u202eb"},
        {"build": {"system": "coins", "stake": 1}, "group": 7},
        7,
        {}]})") == "/rounds badRounds\n"
                   "/entrants/0/build/name nameNotText\n"
                   "/entrants/0/build/skills/2 unknownSkill\n"
                   "/entrants/1/group nameDirection\n"
                   "/entrants/2/build/system otherSystem\n"
                   "/entrants/2/group groupNotText\n"
                   "/entrants/3 notAnEntrant\n"
                   "/entrants/4/build notABuild\n");
}

TEST_CASE("league: 2 to 1,024 entrants", "[league]") {
    CHECK(league_problems_of(coins(1)) == "/entrants badEntrants\n");
    CHECK(league_problems_of(coins(2)).empty());
    CHECK(league_problems_of(coins(1024)).empty());
    CHECK(league_problems_of(coins(1025)) == "/entrants badEntrants\n");
}

TEST_CASE("league: rounds are the Swiss system's, a seed that of systems with chance", "[league]") {
    const std::string two = R"("entrants": [{"build": {"stake": 1}}, {"build": {"stake": 2}}]})";
    const std::string head = R"({"system": "coins", "format": )";
    CHECK(league_problems_of(head + R"("hill", "rounds": 3, )" + two) ==
          "/rounds roundsNotWanted\n");
    CHECK(league_problems_of(head + R"("swiss", "rounds": 101, )" + two) == "/rounds badRounds\n");
    CHECK(league_problems_of(head + R"("swiss", "rounds": "3", )" + two) == "/rounds badRounds\n");
    CHECK(league_problems_of(head + R"("swiss", "seed": -3, )" + two) == "/seed badSeed\n");
    CHECK(check(head + R"("swiss", "seed": "18446744073709551615", )" + two)->seed ==
          0xFFFFFFFFFFFFFFFFULL);
}

TEST_CASE("league: tie-breaks of one's choice, and who leaves a Swiss system", "[league]") {
    const std::string head = R"({"system": "coins", "format": )";
    const std::string two = R"("entrants": [{"build": {"stake": 1}}, {"build": {"stake": 2}}]})";
    for (const char* const bad :
         {R"("wins")", "[]", R"(["points"])", R"(["wins", "wins"])", "[3]"}) {
        CHECK(league_problems_of(head + R"("swiss", "ties": )" + bad + ", " + two) ==
              "/ties badTies\n");
    }
    CHECK(league_problems_of(head + R"("single", "ties": ["wins"], )" + two) ==
          "/ties tiesNotWanted\n");
    CHECK(check(head + R"("double", "ties": ["direct", "buchholz"], )" + two)->ties ==
          TieBreaks{TieBreak::Direct, TieBreak::Buchholz});
    const auto leaving = [&](const std::string& format, const std::string& until) {
        return head + format + R"(, "entrants": [{"build": {"stake": 1}, "until": )" + until +
               R"(}, {"build": {"stake": 2}}]})";
    };
    CHECK(league_problems_of(leaving(R"("swiss")", "0")) == "/entrants/0/until badUntil\n");
    CHECK(league_problems_of(leaving(R"("swiss")", R"("x")")) == "/entrants/0/until badUntil\n");
    CHECK(league_problems_of(leaving(R"("double")", "2")) == "/entrants/0/until untilNotWanted\n");
    CHECK(check(leaving(R"("swiss")", "2"))->entrants[0].until == 2);
}

TEST_CASE("league: JSON to request to JSON", "[league]") {
    const auto league = check(R"({"system": "coins", "format": "swiss", "rounds": 3, "seed": "9",
        "settings": {"goal": 7}, "entrants": [
        {"build": {"stake": 1, "name": " 甲 "}, "group": " 紅 "},
        {"build": {"stake": 2, "name": "乙"}, "group": ""}]})");
    REQUIRE(league);
    CHECK(league->entrants[0].group == "紅");
    const std::string text = write_json(to_json(*league));
    CHECK(text ==
          R"({"system":"coins","version":"1","settings":{"goal":7},"format":"swiss","rounds":3,)"
          R"("seed":"9","entrants":[)"
          R"({"build":{"system":"coins","version":"1","name":"甲","stake":1},"group":"紅"},)"
          R"({"build":{"system":"coins","version":"1","name":"乙","stake":2}}]})");
    CHECK(write_json(to_json(*check(text))) == text);
}

} // namespace
} // namespace shiaiba
