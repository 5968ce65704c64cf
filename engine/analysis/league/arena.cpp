// Fights games and decides what they leave open.
#include "analysis/league/arena.hpp"

#include <algorithm>

namespace shiaiba {

LeagueGame Arena::meet(std::size_t a, std::size_t b) {
    std::uint8_t& before = met_[a * field_.size() + b];
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
    if (field_.mates(a, b)) {
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

} // namespace shiaiba
