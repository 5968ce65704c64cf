// What is asked of a match that waits: odds of its options, the thought of its opponent.
#include "analysis/search.hpp"

#include "catch.hpp"
#include "core/text/json.hpp"
#include "rulesets/extras.hpp"
#include "rulesets/registry.hpp"
#include "share/some_matches.hpp"

namespace shiaiba {
namespace {

Match duel(const char* text) {
    Json json = *parse_json(text);
    json["system"] = "rakuen";
    json["sides"] = *parse_json(R"([{"POW":20,"SPD":20,"WIZ":20},{"POW":30,"SPD":20,"WIZ":10}])");
    return *check_match(all_rulesets(), json);
}

} // namespace

TEST_CASE("ahead: opponents have the levels that the identity tells of", "[ahead]") {
    for (const Ruleset* ruleset : all_rulesets().all()) {
        CHECK(opponent_of(*ruleset, 0) == nullptr);
        CHECK(opponent_of(*ruleset, ruleset->identity().opponents + 1) == nullptr);
    }
}

TEST_CASE("ahead: a system without an opponent of its own is searched", "[ahead]") {
    Match match = *check_match(tests::registry(), *parse_json(R"({"system":"coins","seed":"9",
        "sides":[{"stake":3},{"stake":2}],"controllers":["search 2","search 1"]})"));
    CHECK(opponent_of(*match.ruleset, 2) == nullptr);
    const std::string thought = *thought_of(match);
    CHECK((thought == "safe" || thought == "flip"));
    CHECK(*thought_of(match) == thought);
    think_on(match);
    CHECK(match.decisions.size() > 1);
    CHECK(match.decisions.front() == thought);
    CHECK(play(match, Log::Listen::Nothing).outcome);
    CHECK(thought_of(match)->empty());
}

TEST_CASE("ahead: a search thinks where it controls the pending side", "[ahead]") {
    const Match match = duel(R"({"controllers":["search 1","hand"]})");
    const auto pending = play(match, Log::Listen::Everything).pending;
    REQUIRE(pending);
    const std::string thought = *thought_of(match);
    if (pending->side == Side::A) {
        bool legal = false;
        for (const Option& option : pending->options) legal = legal || option.id == thought;
        CHECK(legal);
    } else {
        CHECK(thought.empty());
    }
    // Who attacks first decides no exchange.
    CHECK(odds_ahead(match)->empty());
    const Match attack = duel(R"({"decisions":["first"]})");
    CHECK(odds_ahead(attack)->at("options").size() ==
          play(attack, Log::Listen::Nothing).pending->options.size());

    CHECK(thought_of(duel(R"({"controllers":["plans","plans"]})"))->empty());
    CHECK(thought_of(duel(R"({"decisions":["surrender A"]})"))->empty());
    CHECK(odds_ahead(duel(R"({"decisions":["surrender A"]})"))->empty());
}

TEST_CASE("ahead: a decision that is none is told of", "[ahead]") {
    const Match match = duel(R"({"decisions":["nonsense"]})");
    CHECK(odds_ahead(match).problems().front().path == "/decisions/0");
    CHECK(thought_of(match).problems().front().code == "illegalDecision");
}

} // namespace shiaiba
