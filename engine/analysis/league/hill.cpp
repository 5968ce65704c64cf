// King of the hill.
#include <algorithm>
#include <string>
#include <utility>

#include "analysis/league/plays.hpp"

namespace shiaiba {

Course play_hill(Arena& arena) {
    const std::size_t n = arena.field().size();
    Course course;
    course.ages.resize(n);
    // Who never reigned stays below a king of age 0.
    course.stages.resize(n);
    std::size_t king = 0;
    std::size_t age = 0;
    const auto crown = [&](std::size_t entrant) {
        king = entrant;
        age = 0;
        course.stages[king] = std::max<std::size_t>(course.stages[king], 1);
        const std::string reign = std::to_string(course.rounds.size() + 1);
        course.rounds.push_back({{"第" + reign + "代", "Reign " + reign}, {}});
    };
    crown(0);
    for (std::size_t challenger = 1; challenger < n; ++challenger) {
        auto& games = course.rounds.back().games;
        if (arena.field().mates(king, challenger)) {
            LeagueGame passed;
            passed.a = king;
            passed.b = challenger;
            passed.through = king;
            passed.note = {"王と同じ組なので挑まない。",
                           "Of the king's group: does not challenge."};
            games.push_back(std::move(passed));
            continue;
        }
        games.push_back(arena.meet(king, challenger));
        LeagueGame& game = games.back();
        if (game.outcome->winner == Side::B) {
            crown(challenger);
            continue;
        }
        if (game.outcome->winner == Side::None) {
            game.through = king;
            game.note = {"引き分けなので、王が残る。", "Drawn: the king stays."};
        }
        ++age;
        course.ages[king] = std::max(course.ages[king], age);
        course.stages[king] = 1 + course.ages[king];
    }
    course.stages[king] = n + 1;
    return course;
}

} // namespace shiaiba
