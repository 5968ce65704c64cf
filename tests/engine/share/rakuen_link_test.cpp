// Links of らくえん模擬戦: the numbers that plans in them rest on, and how short fights are.
#include <algorithm>
#include <string>
#include <vector>

#include "catch.hpp"
#include "core/plan/presets.hpp"
#include "core/text/digest.hpp"
#include "core/text/json.hpp"
#include "rulesets/rakuen/sheet/skill.hpp"
#include "rulesets/rakuen/sheet/vocabulary.hpp"
#include "share/link.hpp"
#include "share/some_matches.hpp"
#include "share/vocabulary_numbers.hpp"

namespace shiaiba {
namespace {

using tests::fragment_of;
using tests::registry;

/// Everything that a link holds by its place in a list.
Json numbers() {
    const plan::Vocabulary& words = rakuen::vocabulary();
    Json presets = Json::array();
    for (std::size_t k = 0; k < rakuen::presets().size(); ++k) {
        BitWriter plans;
        pack(rakuen::presets().tactic(k).plans(), words, plans);
        Digest digest;
        for (const std::uint8_t byte : plans.bytes()) {
            const char one = static_cast<char>(byte);
            digest.add({&one, 1});
        }
        presets.push_back(std::string(rakuen::presets()[k].id) + " " + hex16(digest.value()));
    }
    Json skills = Json::array();
    for (std::size_t k = 0; k < rakuen::kSkills; ++k)
        skills.push_back(rakuen::id(rakuen::skill_at(k)));
    Json all = tests::vocabulary_numbers(words);
    all["presets"] = std::move(presets);
    all["skills"] = std::move(skills);
    return all;
}

/// Takes any option; of the first decisions, `rewinds` are taken back.
class Player final : public Decisions {
public:
    Player(std::uint64_t seed, std::size_t decisions, std::uint64_t rewinds)
        : chance_(seed), decisions_(decisions), rewinds_(rewinds) {}
    Decision next(const Question& question) override {
        if (record_.size() - rewound_ == decisions_) return {Decision::Kind::Missing, 0};
        if (rewound_ < rewinds_ && record_.size() > 2 * rewound_) {
            record_.push_back("reroll " + std::to_string(++rewound_));
            return {Decision::Kind::Reroll, rewound_};
        }
        const std::uint64_t pick = chance_.below(question.size());
        record_.push_back(question.token(static_cast<std::size_t>(pick)));
        return {Decision::Kind::Pick, pick};
    }
    const std::vector<std::string>& record() const { return record_; }

private:
    Dice chance_;
    std::size_t decisions_;
    std::uint64_t rewinds_;
    std::uint64_t rewound_ = 0;
    std::vector<std::string> record_;
};

/// The longest of many links with 15 decisions each.
std::size_t longest(const Json& match, std::uint64_t rewinds) {
    std::size_t most = 0;
    for (std::uint64_t k = 0; k < 300; ++k) {
        const auto checked = check_match(registry(), match);
        REQUIRE(checked);
        Match fight = *checked;
        fight.seed = SplitMix64::output(15, k);
        Dice dice(fight.seed);
        Player player(k, 15, rewinds);
        play(fight, dice, player, Log::Listen::Nothing);
        fight.decisions = player.record();
        most = std::max(most, fragment_of(fight).size());
    }
    return most;
}

Json duel(const char* rules, const char* a, const char* b) {
    return {
        {"system", "rakuen"},
        {"settings", {{"rules", rules}}},
        {"sides",
         {{{"name", a}, {"POW", 20}, {"SPD", 20}, {"WIZ", 20}},
          {{"name", b}, {"POW", 30}, {"SPD", 20}, {"WIZ", 10}, {"tactic", "堅実"}}}},
        {"controllers", {"plans", "search 3"}},
    };
}

} // namespace

TEST_CASE(
    "what links of rakuen rest on keeps its numbers and widths, and the presets their plans") {
    tests::check_frozen("rakuen", numbers());
}

TEST_CASE("a fight of rakuen with 15 decisions has a link of 60 characters") {
    CHECK(longest(duel("basic", "", ""), 0) <= 40);
    CHECK(longest(duel("basic", "アカツキノミヤ", "ABCDEFG"), 0) <= 60);
    CHECK(longest(duel("advanced", "", ""), 0) <= 43);
    CHECK(longest(duel("advanced", "アカツキ", "シズク"), 2) <= 60);
}

} // namespace shiaiba
