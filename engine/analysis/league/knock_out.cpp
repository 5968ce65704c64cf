// Single and double elimination.
#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "analysis/league/bracket.hpp"
#include "analysis/league/plays.hpp"

namespace shiaiba {
namespace {

/// Places of a bracket; absent is nobody.
using Places = std::vector<std::optional<std::size_t>>;

class KnockOut {
public:
    explicit KnockOut(Arena& arena) : arena_(arena) { course_.stages.resize(arena.field().size()); }

    /// Neighbours meet; answers who goes on and who falls.
    std::pair<Places, Places> play(const Places& places, Bracket bracket, Text title) {
        std::pair<Places, Places> out;
        LeagueRound round;
        round.title = std::move(title);
        round.bracket = bracket;
        for (std::size_t k = 0; k < places.size(); k += 2) {
            const auto& one = places[k];
            const auto& other = places[k + 1];
            if (one && other) {
                round.games.push_back(arena_.knock_out(*one, *other));
                round.games.back().place = k / 2;
                const std::size_t winner = winner_of(round.games.back());
                out.first.emplace_back(winner);
                out.second.emplace_back(winner == *one ? *other : *one);
                continue;
            }
            if (one || other) {
                round.games.push_back(Arena::bye(one ? *one : *other));
                round.games.back().place = k / 2;
            }
            out.first.push_back(one ? one : other);
            out.second.emplace_back();
        }
        if (!round.games.empty()) course_.rounds.push_back(std::move(round));
        return out;
    }

    /// Those who are out now; the lower seed counts as out before the higher one.
    void end(Places gone) {
        std::sort(gone.begin(), gone.end(), std::greater<>());
        for (const auto& entrant : gone) {
            if (entrant) course_.stages[*entrant] = ++stage_;
        }
    }

    Course take() { return std::move(course_); }

private:
    Arena& arena_;
    Course course_;
    std::size_t stage_ = 0;
};

Text round_title(std::size_t number, std::size_t places) {
    if (places == 2) return {"決勝", "Final"};
    if (places == 4) return {"準決勝", "Semi-finals"};
    if (places == 8) return {"準々決勝", "Quarter-finals"};
    const std::string n = std::to_string(number);
    return {n + "回戦", "Round " + n};
}

Text side_title(const char* ja, const char* en, std::size_t number) {
    const std::string n = std::to_string(number);
    return {ja + n + "回戦", std::string(en) + " round " + n};
}

/// Those who fell in the winners' bracket meet who is left in the losers' one, turned round in every
/// other round, so that nobody soon meets again whom it lost to.
Places interleaved(const Places& left, const Places& fallen, bool turned) {
    Places places;
    for (std::size_t k = 0; k < left.size(); ++k) {
        places.push_back(left[k]);
        places.push_back(fallen[turned ? fallen.size() - 1 - k : k]);
    }
    return places;
}

} // namespace

Course play_single(Arena& arena) {
    KnockOut games(arena);
    Places places = bracket(arena.field());
    for (std::size_t number = 1; places.size() > 1; ++number) {
        auto [winners, losers] =
            games.play(places, Bracket::Winners, round_title(number, places.size()));
        games.end(losers);
        places = std::move(winners);
    }
    games.end(places);
    return games.take();
}

Course play_double_elimination(Arena& arena) {
    KnockOut games(arena);
    Places winners = bracket(arena.field());
    Places losers;
    std::size_t losers_round = 0;
    const auto play_losers = [&](const Places& places) {
        auto [left, gone] =
            games.play(places, Bracket::Losers, side_title("敗者側", "Losers'", ++losers_round));
        games.end(gone);
        losers = std::move(left);
    };
    for (std::size_t number = 1; winners.size() > 1; ++number) {
        auto [left, fallen] =
            games.play(winners, Bracket::Winners, side_title("勝者側", "Winners'", number));
        winners = std::move(left);
        if (number == 1) {
            losers = std::move(fallen);
        } else {
            play_losers(losers);
            play_losers(interleaved(losers, fallen, number % 2 == 0));
        }
    }
    auto last = games.play({winners[0], losers[0]}, Bracket::Final, {"決勝", "Grand final"});
    if (last.first[0] == losers[0]) {
        last = games.play({losers[0], winners[0]}, Bracket::Final,
                          {"決勝(再戦)", "Grand final, second game"});
    }
    games.end(last.second);
    games.end(last.first);
    return games.take();
}

} // namespace shiaiba
