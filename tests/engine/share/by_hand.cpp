// Plays fights by hand, and measures their links.
#include "share/by_hand.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "catch.hpp"
#include "core/system/match.hpp"
#include "share/some_matches.hpp"

namespace shiaiba::tests {
namespace {

/// Takes the default option, now and then a random one, and keeps the tokens.
class ByHand final : public Decisions {
public:
    ByHand(std::uint64_t seed, std::uint64_t one_in) : chance_(seed), one_in_(one_in) {}
    Decision next(const Question& question) override {
        std::size_t pick = 0;
        for (std::size_t k = 1; k < question.size(); ++k) {
            if (question.place(k) < question.place(pick)) pick = k;
        }
        if (chance_.below(one_in_) == 0) {
            pick = static_cast<std::size_t>(chance_.below(question.size()));
        }
        record_.push_back(question.token(pick));
        return {Decision::Kind::Pick, pick};
    }
    std::vector<std::string> take() { return std::move(record_); }

private:
    Dice chance_;
    std::uint64_t one_in_;
    std::vector<std::string> record_;
};

} // namespace

std::size_t longest_by_hand(const char* system, const Json& a, const Json& b,
                            std::uint64_t fights) {
    const auto checked = check_match(
        registry(), {{"system", system}, {"sides", {a, b}}, {"controllers", {"hand", "hand"}}});
    INFO(write_json(to_json(checked.problems())));
    REQUIRE(checked);
    std::size_t most = 0;
    for (std::uint64_t k = 0; k < fights; ++k) {
        Match fight = *checked;
        fight.seed = SplitMix64::output(15, k);
        Dice dice(fight.seed);
        ByHand player(k, 5);
        REQUIRE(play(fight, dice, player, Log::Listen::Nothing).outcome);
        fight.decisions = player.take();
        most = std::max(most, fragment_of(fight).size());
    }
    return most;
}

} // namespace shiaiba::tests
