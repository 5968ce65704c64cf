// Fights single games, decides after draws, and plays the format hill.
#include "analysis/league/arena.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace shiaiba {

LeagueGame Arena::meet(std::size_t a, std::size_t b) {
    std::uint8_t& before = met_[a * entrants_.size() + b];
    LeagueGame game;
    game.a = a;
    game.b = b;
    game.before = before;
    game.outcome = result_(a, b, before);
    ++before;
    const Side winner = game.outcome->winner;
    scores_.push_back({static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b),
                       winner == Side::A   ? Ending::Win
                       : winner == Side::B ? Ending::Loss
                                           : Ending::Draw});
    return game;
}

LeagueGame Arena::knock_out(std::size_t a, std::size_t b) {
    if (entrants_.mates(a, b)) {
        LeagueGame game;
        game.a = a;
        game.b = b;
        game.through = std::min(a, b);
        game.note = {"同じ組なので戦わず、シード上位が勝ち進む。",
                     "Of one group, so no game: the higher seed goes on."};
        return game;
    }
    LeagueGame game = meet(a, b);
    if (game.outcome->winner == Side::None) {
        game.through = std::min(a, b);
        game.note = {"引き分けなので、シード上位が勝ち進む。", "Drawn: the higher seed goes on."};
    }
    return game;
}

LeagueGame Arena::bye(std::size_t a) {
    LeagueGame game;
    game.a = a;
    game.through = a;
    game.note = {"不戦勝。", "A bye."};
    return game;
}

std::size_t winner_of(const LeagueGame& game) {
    if (game.through) return *game.through;
    return game.outcome->winner == Side::A ? game.a : *game.b;
}

// The format hill: the king stays until a challenger wins.

FormatResult play_hill(Arena& arena) {
    const std::size_t n = arena.entrants().size();
    FormatResult result_of_format;
    result_of_format.ages.resize(n);
    // 0 for an entrant that never reigned, so that it ranks below a king of age 0.
    result_of_format.stages.resize(n);
    std::size_t king = 0;
    std::size_t age = 0;
    const auto crown = [&](std::size_t entrant) {
        king = entrant;
        age = 0;
        result_of_format.stages[king] = std::max<std::size_t>(result_of_format.stages[king], 1);
        const std::string reign = std::to_string(result_of_format.rounds.size() + 1);
        result_of_format.rounds.push_back({{"第" + reign + "代", "Reign " + reign}, {}});
    };
    crown(0);
    for (std::size_t challenger = 1; challenger < n; ++challenger) {
        auto& games = result_of_format.rounds.back().games;
        if (arena.entrants().mates(king, challenger)) {
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
        result_of_format.ages[king] = std::max(result_of_format.ages[king], age);
        result_of_format.stages[king] = 1 + result_of_format.ages[king];
    }
    result_of_format.stages[king] = n + 1;
    return result_of_format;
}

} // namespace shiaiba
