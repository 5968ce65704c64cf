// The table: records, planners, surrender, rewinds, and what stands where a record ends.
#include "core/fight/table.hpp"

#include <string>
#include <vector>

#include "catch.hpp"
#include "coins/coins.hpp"
#include "core/report/report.hpp"
#include "core/report/text.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"

namespace shiaiba {
namespace {

Match coin_match(const std::vector<std::string>& decisions) {
    static const Registry registry({&coins::ruleset()});
    Match match = *check_match(
        registry, Json{{"system", "coins"},
                       {"seed", "7"},
                       {"sides", Json::array({Json{{"stake", 2}}, Json{{"stake", 3}}})}});
    match.decisions = decisions;
    return match;
}

/// Takes the last option of all.
class Bold final : public Planner {
public:
    std::size_t decide(const Question& question, plan::Account*) const override {
        return question.size() - 1;
    }
};

/// A question about nothing.
Choice two_options(Side side) {
    Choice choice;
    choice.side = side;
    choice.options = {{"left", {}, {}}, {"right", {}, {}}};
    return choice;
}

} // namespace

TEST_CASE("table: planners decide at once and no record has it", "[table]") {
    const Bold bold;
    const std::vector<std::string> record{"right"};
    RecordedDecisions decisions(record);
    Dice dice(1);
    Log log(Log::Listen::Everything);
    Table table(dice, decisions, log, {&bold, nullptr});
    CHECK(table.choose(two_options(Side::A)) == 1);
    CHECK(table.taken().empty());
    CHECK(table.choose(two_options(Side::B)) == 1);
    CHECK(table.taken().size() == 1);
    REQUIRE(log.chronicle().decisions.size() == 2);
    CHECK(log.chronicle().decisions[0].planned);
    CHECK(log.chronicle().decisions[1].i == 0);
    // Where the record has ended everybody takes the first option, planners too.
    CHECK(table.choose(two_options(Side::B)) == 0);
    CHECK(table.choose(two_options(Side::A)) == 0);
    CHECK(table.pending()->side == Side::B);
    CHECK(log.chronicle().decisions.size() == 2);
}

TEST_CASE("table: either side may give up where the rules allow it", "[table]") {
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

TEST_CASE("table: a report tells every decision, rewinds among them", "[table]") {
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

TEST_CASE("table: the pending question can be looked at, and nothing else is", "[table]") {
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

} // namespace shiaiba
