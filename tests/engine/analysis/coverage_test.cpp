// Tests coverage (which plans decide) and surgery (what changes without a plan), in fights whose
// decisions are counted by hand.
#include <string>

#include "analysis/coverage/report.hpp"
#include "catch.hpp"
#include "core/text/json.hpp"
#include "rulesets/panel/panel.hpp"
#include "rulesets/rakuen/rakuen.hpp"
#include "rulesets/shinki/shinki.hpp"

namespace shiaiba {
namespace {

constexpr std::uint64_t kCovered = 12;

/// A match in which 甲 may jab with two black panels once a turn and 乙 can do nothing. Both have
/// 24 HP.
Match jabs(const Json& plans) {
    const Registry registry({&panel::system()});
    Json a = *parse_json(R"({"name":"甲","stats":{"vitality":6,"reflex":2,"intellect":7},
                             "skills":["小突き","受け流し"]})");
    a["plans"] = plans;
    const Json b = *parse_json(R"({"name":"乙","stats":{"vitality":6,"reflex":3,"intellect":6}})");
    const auto match =
        check_match(registry, {{"system", "panel"}, {"sides", {a, b}}, {"seed", "5"}});
    INFO(write_json(to_json(match.problems())));
    REQUIRE(match);
    return *match;
}

/// The digest of fight i of the match's series.
std::uint64_t digest_of_fight(Match match, std::uint64_t i) {
    match.seed = SplitMix64::output(match.seed, i);
    return play(match, Log::Listen::Digest).digest;
}

std::string counted(const PlanCount& plan) {
    std::string out;
    for (const std::uint64_t n :
         {plan.asked, plan.decided, plan.agreed, plan.other_source, plan.when_false,
          plan.when_unknown, plan.no_option, plan.leaves_nothing, plan.mattered, plan.fights}) {
        // All fights of this match have the same decisions.
        CHECK(n % kCovered == 0);
        out += std::to_string(n / kCovered) + " ";
    }
    return out;
}

} // namespace

// Each turn 甲 is asked once whether to jab; in the first turn, when it does, also which of two
// panels pays first. That makes nine decisions a fight.
TEST_CASE("coverage: verdicts of every plan, counted by hand", "[coverage]") {
    const Json plans{"when turn >= 2: do not use 小突き",
                     "when turn >= 2: use 小突き",
                     "when incoming damage <= 1: do not use 受け流し",
                     "target fire panels",
                     "pay 受け流し with black panels",
                     "pay white with fire panels"};
    const Match match = jabs(plans);
    const Coverage coverage = cover(match, 0, kCovered);
    CHECK(coverage.fights == kCovered);
    CHECK(coverage.wins == Wins{kCovered, 0, 0});
    CHECK_FALSE(coverage.sides[1][0]->decisions > 0);
    const PlanCounts& counts = *coverage.sides[0][0];
    CHECK(counts.decisions == 9 * kCovered);
    CHECK(counts.by_default == 2 * kCovered);
    //                             asked decided agreed source false unknown none nothing mattered fights
    CHECK(counted(counts.plans[0]) == "8 7 0 0 1 0 0 0 7 1 ");
    CHECK(counted(counts.plans[1]) == "8 0 0 0 1 0 7 0 0 0 ");
    CHECK(counted(counts.plans[2]) == "8 0 0 0 0 8 0 0 0 0 ");
    CHECK(counted(counts.plans[3]) == "0 0 0 0 0 0 0 0 0 0 ");
    CHECK(counted(counts.plans[4]) == "1 0 0 1 0 0 0 0 0 0 ");
    CHECK(counted(counts.plans[5]) == "1 0 0 0 0 0 1 0 0 0 ");
    CHECK(counts.plans[0].effect() == PlanCount::Effect::Some);
    CHECK(counts.plans[1].effect() == PlanCount::Effect::None);
    CHECK(counts.plans[2].effect() == PlanCount::Effect::None);
    CHECK(counts.plans[3].effect() == PlanCount::Effect::Unasked);
    // Plans without effect: every fight has the same trace without such a plan.
    for (const std::size_t k : {1U, 2U, 4U, 5U}) {
        INFO("without plan " << k + 1);
        Json fewer = plans;
        fewer.erase(k);
        const Match without = jabs(fewer);
        for (std::uint64_t i = 0; i < kCovered; ++i) {
            CHECK(counts.plans[k].effect() == PlanCount::Effect::None);
            CHECK(digest_of_fight(match, i) == digest_of_fight(without, i));
        }
    }
    CHECK(counts.always_silenced(1, 0));
    CHECK_FALSE(counts.always_silenced(5, 0));
}

TEST_CASE("coverage: parts join to the same in any order", "[coverage]") {
    const Json samples = samples_of(panel::system(), Lang::Ja);
    const Registry registry({&panel::system()});
    const Match match = *check_match(
        registry, {{"system", "panel"}, {"sides", {samples[0], samples[1]}}, {"seed", "3"}});
    const Json whole = to_json(cover(match, 0, 20));
    Coverage joined(match);
    for (const std::uint64_t from : {15U, 0U, 5U, 10U}) {
        const auto read = read_coverage(match, to_json(cover(match, from, 5)));
        REQUIRE(read);
        joined.join(*read);
    }
    CHECK(to_json(joined) == whole);
    const auto question = CoverageQuestion::make(match, 20, {});
    REQUIRE(question);
    CHECK(fight_on(**question, {2, {}, {}}));
    CHECK(to_json((*question)->coverage()) == whole);
    CHECK_FALSE(read_coverage(match, to_json(cover(jabs({}), 0, 1))));
    CHECK_FALSE(read_coverage(match, Json::array()));
    // What was asked is the sum of the seven verdicts.
    for (const auto& side : joined.sides) {
        for (const PlanCount& plan : side[0]->plans) {
            CHECK(plan.asked == plan.decided + plan.unheard() + plan.other_source +
                                    plan.when_false + plan.when_unknown);
        }
    }
    const Json report = coverage_report(match, joined);
    CHECK(report.at("sides").at("A").at(0).at("plans").size() == samples[0].at("plans").size());
}

// 甲 never jabs, nobody loses HP, and dice decide. Without the first plan, or with the second plan
// before it, 甲 jabs every turn and wins every fight.
TEST_CASE("surgery: the same seeds with a plan removed or moved", "[coverage]") {
    const Match match = jabs({"do not use 小突き", "use 小突き"});
    const Surgery surgery(match, {Side::A, 0});
    CHECK(surgery.cuts() == 3);
    const SurgeryPart part = surgery.operate(0, kCovered);
    CHECK(part.won > 0);
    CHECK(part.won < kCovered);
    const auto cut = [&](std::size_t number) {
        return std::to_string(part.cuts[number].gained) + "+" +
               std::to_string(part.cuts[number].lost);
    };
    const std::string all = std::to_string(kCovered - part.won) + "+0";
    CHECK(cut(surgery.without(0)) == all);
    CHECK(cut(surgery.without(1)) == "0+0");
    CHECK(cut(surgery.upwards(1)) == all);
    SurgeryPart joined = surgery.none();
    for (const std::uint64_t from : {4U, 8U, 0U}) {
        const auto read = read_surgery(surgery, to_json(surgery.operate(from, 4)));
        REQUIRE(read);
        joined.join(*read);
    }
    CHECK(to_json(joined) == to_json(part));
    const auto question = CoverageQuestion::make(match, kCovered, Actor{Side::A, 0}, false);
    REQUIRE(question);
    CHECK(fight_on(**question, {2, {}, {}}));
    CHECK((*question)->report() == surgery_report(match, surgery, part));
    CHECK_FALSE((*question)->joined().answer.contains("coverage"));
    // "A" is the first of its side, and nothing can't be asked.
    const Registry registry({match.system});
    Json request = (*question)->request();
    request["surgery"] = "A";
    const auto read = CoverageQuestion::read(registry, request);
    REQUIRE(read);
    CHECK((*read)->surgery()->actor() == Actor{Side::A, 0});
    request.erase("surgery");
    CHECK(CoverageQuestion::read(registry, request).problems()[0].code == "nothingAsked");
    CHECK_FALSE(read_surgery(surgery, {{"fights", 1}, {"won", 2}, {"cuts", {0, 0, 0, 0, 0, 0}}}));
    const Json report = surgery_report(match, surgery, part);
    CHECK(report.at("plans")[0].at("up").is_null());
    CHECK(report.at("plans")[1].at("up") == report.at("plans")[0].at("down"));
}

TEST_CASE("surgery: of presets too, whose plans are named by a word", "[coverage]") {
    const Registry registry({&rakuen::system()});
    const auto samples = samples_of(rakuen::system(), Lang::Ja);
    Json a = samples[0];
    a["tactic"] = "要塞";
    const Match match =
        *check_match(registry, {{"system", "rakuen"}, {"sides", {a, samples[1]}}, {"seed", "3"}});
    const Surgery surgery(match, {Side::A, 0});
    CHECK(surgery.plans() == tactic_of(match, {Side::A, 0})->plans().size());
    CHECK(surgery.cuts() == 2 * surgery.plans() - 1);
    CHECK(surgery.operate(0, 2).fights == 2);
}

TEST_CASE("surgery: of one member of a party, whose others stay as they are", "[coverage]") {
    const Registry registry({&shinki::system()});
    const auto samples = samples_of(shinki::system(), Lang::Ja);
    Json party{{"members", Json::array()}};
    for (std::size_t k = 0; k < 3; ++k) party["members"].push_back(samples[k]["members"][0]);
    const Match match = *check_match(
        registry, {{"system", "shinki"}, {"sides", {party, samples[3]}}, {"seed", "3"}});
    for (const Actor actor : {Actor{Side::A, 0}, Actor{Side::A, 2}, Actor{Side::B, 0}}) {
        const Surgery surgery(match, actor);
        CHECK(surgery.plans() == tactic_of(match, actor)->plans().size());
        CHECK(surgery.plans() > 1);
        const SurgeryPart part = surgery.operate(0, 4);
        CHECK(part.fights == 4);
        CHECK(surgery_report(match, surgery, part)["member"] == actor.member);
    }
}

// Interval of Agresti and Min: half a pair is added to each cell. 60 and 40 of 1,000: 20/1002 ±
// 1.96 √(101 − 400/1002)/1002.
TEST_CASE("surgery: the interval of a paired change", "[coverage]") {
    CHECK(paired_change(60, 40, 1000) == Share{200, 3, 396});
    CHECK(paired_change(40, 60, 1000) == Share{-200, -396, -3});
    // The bounds are 1.96/102 on either side.
    CHECK(paired_change(0, 0, 100) == Share{0, -193, 193});
    CHECK(paired_change(1'000'000, 0, 1'000'000).rate == 10'000);
    CHECK(paired_change(0, 1'000'000, 1'000'000).low == -10'000);
}

} // namespace shiaiba
