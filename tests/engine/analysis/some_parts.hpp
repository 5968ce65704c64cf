// Questions split into parts, for the tests of splitting and merging.
#pragma once

#include <string>
#include <vector>

#include "analysis/heat/heat.hpp"
#include "analysis/series/series.hpp"
#include "analysis/shard.hpp"
#include "catch.hpp"
#include "core/system/league.hpp"
#include "core/text/json.hpp"
#include "share/some_matches.hpp"

namespace shiaiba::test {

/// The version of the program that fought the parts; parts of different versions can't be merged.
inline constexpr const char* kProgram = "5eed";

/// The parts of a question as files, the last part first. With more parts than fights some are
/// empty.
template <class Question>
std::vector<std::string> parts_of(const Json& request, std::size_t of,
                                  const char* program = kProgram) {
    const auto question = Question::read(tests::registry(), request);
    REQUIRE(question);
    std::vector<std::string> files;
    for (std::size_t index = of; index > 0; --index) {
        const Shard shard{index, of};
        const FightRange range = range_of(shard, (*question)->fights());
        files.push_back(write_part(**question, program, shard, (*question)->fight(range)));
    }
    return files;
}

inline PartSet set_of(const std::vector<std::string>& files, const char* program = kProgram) {
    PartSet parts(program);
    for (std::size_t k = 0; k < files.size(); ++k) parts.add("f" + std::to_string(k), files[k]);
    return parts;
}

/// A series fought one chunk after the other, until its wish is met.
SeriesSum fought_series(const Match& match, const SeriesWish& wish);
/// A heat map fought one cell after the other.
std::vector<Wins> fought_heat(const Heat& heat, std::uint64_t each);

/// A league of random entrants; every third is in one group.
LeagueRequest random_league(const System& system, LeagueFormat format, std::uint64_t seed,
                            int entrants);
Match coin_match();

} // namespace shiaiba::test
