// The logs in words, which were read line by line beside the rules before they became golden files.

#include "catch.hpp"
#include "core/fight/decisions.hpp"
#include "core/report/text.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "rulesets/rakuen/rakuen.hpp"
#include "test_file.hpp"

namespace shiaiba::test {
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

/// Two of the samples, both by any legal option.
Match match_of(const Fight& fight) {
    const Ruleset& ruleset = rakuen::ruleset();
    Match match;
    match.ruleset = &ruleset;
    match.settings = *ruleset.check_settings(Json::parse(fight.settings));
    const auto samples = ruleset.samples();
    for (const Side side : kSides) {
        Json fields = samples[index(side)];
        fields.erase("tactic");
        match.sides[index(side)] =
            alone(ruleset, fields["name"].get<std::string>(), *ruleset.check(fields));
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
