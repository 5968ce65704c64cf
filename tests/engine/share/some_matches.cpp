// Makes random matches of any system from a number.
#include "share/some_matches.hpp"

#include <string>
#include <vector>

#include "catch.hpp"
#include "coins/coins.hpp"
#include "core/fight/dice.hpp"
#include "core/text/json.hpp"
#include "core/text/name.hpp"
#include "core/text/unicode.hpp"
#include "rulesets/registry.hpp"
#include "share/link.hpp"
#include "teams/teams.hpp"

namespace shiaiba::tests {
namespace {

/// Decides at random, sometimes after a rewind, and keeps its decisions.
class Player final : public Decisions {
public:
    Player(Dice& dice, std::size_t most) : dice_(&dice), most_(most) {}

    Decision next(const Question& question) override {
        if (record_.size() >= most_) return {Decision::Kind::Missing, 0};
        if (dice_->below(8) == 0) {
            record_.push_back("reroll " + std::to_string(++rerolls_));
            return {Decision::Kind::Reroll, rerolls_};
        }
        const std::uint64_t pick = dice_->below(question.size());
        record_.push_back(question.token(static_cast<std::size_t>(pick)));
        return {Decision::Kind::Pick, pick};
    }
    std::vector<std::string> take() { return std::move(record_); }

private:
    Dice* dice_;
    std::size_t most_;
    std::uint64_t rerolls_ = 0;
    std::vector<std::string> record_;
};

std::string some_name(Dice& dice) {
    struct Block {
        char32_t first;
        std::uint64_t count;
    };
    static const std::vector<Block> blocks{{0x3041, 83},   {0x30A1, 86},    {'A', 26},
                                           {'a', 26},      {0x4E00, 20992}, {0xFF01, 94},
                                           {0x1F300, 100}, {'!', 90}};
    const Block& block = blocks[static_cast<std::size_t>(dice.below(blocks.size()))];
    std::u32string points;
    for (std::uint64_t n = dice.below(9); n > 0; --n) {
        points.push_back(block.first + static_cast<char32_t>(dice.below(block.count)));
    }
    const auto name = check_name(encode_utf8(points));
    return name ? *name : std::string();
}

} // namespace

const Registry& registry() {
    static const Registry all = [] {
        std::vector<const System*> rulesets = all_systems().all();
        rulesets.push_back(&coins::system());
        rulesets.push_back(&teams::system());
        return Registry(rulesets);
    }();
    return all;
}

const System& shiden() { return *registry().find("shiden"); }

Match some_match(const System& system, std::uint64_t k) {
    Dice dice(k * 1000 + 1);
    Match match;
    match.system = &system;
    const bool coins = &system == &coins::system();
    const std::uint64_t goal = 3 + dice.below(10);
    match.settings = *system.settings().check(coins ? Json{{"goal", goal}} : Json());
    Dice rulings(k);
    for (std::uint64_t n = rulings.below(4); n > 0; --n) {
        const auto readings = system.settings().other_readings(match.settings);
        if (readings.empty()) break;
        match.settings =
            readings[static_cast<std::size_t>(rulings.below(readings.size()))].settings;
    }
    for (Party& side : match.sides) {
        const std::string name = some_name(dice);
        side = random_party(system, dice, Json(), match.settings);
        side.name = name;
        if (!is_of_many(side)) continue;
        for (Member& member : side.members) member.name = some_name(dice);
    }
    if (system.identity.chance) match.seed = SplitMix64(k).next();
    Dice rolls(match.seed);
    Player player(dice, static_cast<std::size_t>(dice.below(40)));
    play(match, rolls, player, Log::Listen::Nothing);
    match.decisions = player.take();
    return match;
}

Match sample_match() {
    Match match;
    match.system = &shiden();
    match.settings = *shiden().settings().check(Json());
    for (std::size_t k = 0; k < 2; ++k) {
        match.sides[k] = *check_party(registry(), shiden(), samples_of(shiden(), Lang::Ja)[k]);
    }
    return match;
}

namespace {

template <class Sent>
std::string made_of(const Sent& sent) {
    const auto made = make_link(sent);
    REQUIRE(made);
    return made->fragment;
}

} // namespace

std::string fragment_of(const Match& match) { return made_of(match); }
std::string fragment_of(const LeagueRequest& league) { return made_of(league); }

} // namespace shiaiba::tests
