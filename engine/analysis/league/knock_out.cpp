// Plays single and double elimination, and seeds their brackets.
#include "analysis/league/knock_out.hpp"

#include <algorithm>
#include <functional>
#include <string>
#include <utility>

#include "analysis/league/arena.hpp"

namespace shiaiba {
namespace {

class Seeding {
public:
    explicit Seeding(const Entrants& entrants) : entrants_(entrants) {
        // Each place of a bracket of half the size becomes two, whose seeds (from 1) add up to the
        // new size + 1.
        std::vector<std::size_t> seeds{0};
        while (seeds.size() < entrants.size()) {
            std::vector<std::size_t> twice;
            for (const std::size_t seed : seeds) {
                twice.push_back(seed);
                twice.push_back(2 * seeds.size() - 1 - seed);
            }
            seeds = std::move(twice);
        }
        place_of_.resize(seeds.size());
        for (std::size_t place = 0; place < seeds.size(); ++place) place_of_[seeds[place]] = place;
        places_.resize(seeds.size());
    }

    std::vector<std::optional<std::size_t>> run() {
        for (std::size_t first = 0; first < entrants_.size();
             first = std::max<std::size_t>(1, first * 2)) {
            seat_tier(first, std::min(entrants_.size(), std::max<std::size_t>(1, first * 2)));
        }
        part_first_round();
        return std::move(places_);
    }

private:
    /// Seats entrants first … last − 1 on the standard places of these seeds.
    void seat_tier(std::size_t first, std::size_t last) {
        for (std::size_t entrant = first; entrant < last; ++entrant) {
            std::vector<std::size_t> free;
            for (std::size_t seed = first; seed < last; ++seed) {
                if (!places_[place_of_[seed]]) free.push_back(place_of_[seed]);
            }
            // Its own place comes first, so that it wins against places that are as good.
            const auto own = std::find(free.begin(), free.end(), place_of_[entrant]);
            if (own != free.end()) std::rotate(free.begin(), own, own + 1);
            const Rooms mates = rooms_with_mates(entrant);
            const auto best =
                std::max_element(free.begin(), free.end(), [&](std::size_t x, std::size_t y) {
                    return first_meeting(mates, x) < first_meeting(mates, y);
                });
            places_[*best] = entrant;
        }
    }

    /// rooms[r][k]: whether the k-th range of 2^r places holds a member of the entrant's group.
    using Rooms = std::vector<std::vector<bool>>;
    Rooms rooms_with_mates(std::size_t entrant) const {
        Rooms rooms;
        if (entrants_.groups[entrant] == 0) return rooms;
        std::vector<bool> level(places_.size());
        for (std::size_t place = 0; place < places_.size(); ++place) {
            level[place] = places_[place] && entrants_.mates(*places_[place], entrant);
        }
        for (;;) {
            rooms.push_back(level);
            if (level.size() == 1) return rooms;
            std::vector<bool> next(level.size() / 2);
            for (std::size_t k = 0; k < next.size(); ++k)
                next[k] = level[2 * k] || level[2 * k + 1];
            level = std::move(next);
        }
    }

    /// Round of the first possible meeting with its own group from this place; one more than the
    /// last round if there is none.
    static std::size_t first_meeting(const Rooms& rooms, std::size_t place) {
        std::size_t round = 0;
        while (round < rooms.size() && !rooms[round][place >> round]) ++round;
        return round;
    }

    /// Breaks up pairings within a group: swaps the lower seed with that of another pairing, the
    /// weakest first, so that neither is within a group then. If no swap works, no order of the
    /// tier would.
    void part_first_round() {
        for (std::size_t seed = entrants_.size(); seed-- > places_.size() / 2;) {
            const std::size_t place = place_of_[seed];
            if (!clashes(place)) continue;
            for (std::size_t other = entrants_.size(); other-- > places_.size() / 2;) {
                std::swap(places_[place], places_[place_of_[other]]);
                if (!clashes(place) && !clashes(place_of_[other])) break;
                std::swap(places_[place], places_[place_of_[other]]);
            }
        }
    }
    bool clashes(std::size_t place) const {
        const auto& one = places_[place];
        const auto& other = places_[place ^ 1];
        return one && other && entrants_.mates(*one, *other);
    }

    const Entrants& entrants_;
    /// By seed, in the standard order.
    std::vector<std::size_t> place_of_;
    std::vector<std::optional<std::size_t>> places_;
};

} // namespace

std::vector<std::optional<std::size_t>> bracket(const Entrants& entrants) {
    return Seeding(entrants).run();
}

// The games of single and double elimination.

namespace {

/// Entrants on the places of a bracket; absent: no entrant.
using Places = std::vector<std::optional<std::size_t>>;

class KnockOut {
public:
    explicit KnockOut(Arena& arena) : arena_(arena) {
        result_of_format_.stages.resize(arena.entrants().size());
    }

    /// Plays a round in which neighbours meet; answers the winners and the losers.
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
        if (!round.games.empty()) result_of_format_.rounds.push_back(std::move(round));
        return out;
    }

    /// Ranks the entrants that are out now; a lower seed counts as out before a higher one.
    void end(Places gone) {
        std::sort(gone.begin(), gone.end(), std::greater<>());
        for (const auto& entrant : gone) {
            if (entrant) result_of_format_.stages[*entrant] = ++stage_;
        }
    }

    FormatResult take() { return std::move(result_of_format_); }

private:
    Arena& arena_;
    FormatResult result_of_format_;
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

/// A losers' round: entrants left in the losers' bracket meet the newest losers of the winners'
/// bracket, in reverse order in every other round, so that two entrants don't soon meet again.
Places interleaved(const Places& left, const Places& fallen, bool turned) {
    Places places;
    for (std::size_t k = 0; k < left.size(); ++k) {
        places.push_back(left[k]);
        places.push_back(fallen[turned ? fallen.size() - 1 - k : k]);
    }
    return places;
}

} // namespace

FormatResult play_single(Arena& arena) {
    KnockOut games(arena);
    Places places = bracket(arena.entrants());
    for (std::size_t number = 1; places.size() > 1; ++number) {
        auto [winners, losers] =
            games.play(places, Bracket::Winners, round_title(number, places.size()));
        games.end(losers);
        places = std::move(winners);
    }
    games.end(places);
    return games.take();
}

FormatResult play_double_elimination(Arena& arena) {
    KnockOut games(arena);
    Places winners = bracket(arena.entrants());
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
