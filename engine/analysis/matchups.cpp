// Fights a league's games.
#include "analysis/matchups.hpp"

#include <algorithm>

#include "analysis/parallel.hpp"
#include "analysis/unattended.hpp"
#include "core/json.hpp"
#include "core/match.hpp"
#include "rulesets/extras.hpp"

namespace shiaiba {
namespace {

/// Rows that one thread fights at a time: few enough to share out, many enough to be worth it.
constexpr std::size_t kRowsAtOnce = 8;

char letter_of(Ending ending) { return "LDW"[static_cast<std::size_t>(ending)]; }
Ending ending_of(Side winner) {
    return winner == Side::A ? Ending::Win : winner == Side::B ? Ending::Loss : Ending::Draw;
}
Outcome play_with_seed(const LeagueRequest& request, std::size_t a, std::size_t b,
                       std::uint64_t seed) {
    const Ruleset& ruleset = *request.ruleset;
    const Sides sides{&request.entrants[a].party, &request.entrants[b].party};
    return fight_unattended(ruleset, request.settings, sides, all_planners(sides), seed);
}
char mirrored_letter(char letter) { return letter == 'W' ? 'L' : letter == 'L' ? 'W' : letter; }

} // namespace

std::uint64_t game_seed(std::uint64_t league_seed, std::size_t a, std::size_t b,
                        std::size_t before) {
    const std::uint64_t pairing = std::uint64_t{before} << 40 | std::uint64_t{a} << 20 | b;
    return SplitMix64(SplitMix64(league_seed).next() ^ pairing).next();
}

Outcome play_game(const LeagueRequest& request, std::size_t a, std::size_t b, std::size_t before) {
    return play_with_seed(request, a, b, game_seed(request.seed, a, b, before));
}

Wins play_series(const LeagueRequest& request, std::size_t a, std::size_t b, std::uint64_t from,
                 std::uint64_t games) {
    const std::uint64_t base = game_seed(request.seed, a, b, 0);
    Wins wins{};
    for (std::uint64_t i = from; i < from + games; ++i) {
        const Side winner = play_with_seed(request, a, b, SplitMix64::output(base, i)).winner;
        ++wins[winner == Side::None ? 2 : index(winner)];
    }
    return wins;
}

Matchups::Matchups(const LeagueRequest& request)
    : request_(request)
    , mirrored_(request.ruleset->identity().symmetric && !request.ruleset->identity().chance) {
    if (!request.ruleset->write_settings(request.settings).empty()) return;
    fast_ = fast_path_of(*request.ruleset);
    if (fast_ == nullptr) return;
    for (const Entrant& entrant : request.entrants) {
        numbers_.push_back(fast_->number(entrant.party.build()));
    }
}

std::string Matchups::row(std::size_t row, std::size_t column) const {
    const std::size_t count = request_.entrants.size() - column;
    std::string endings(count, kNoGame);
    std::vector<Pairing> pairings;
    std::vector<std::size_t> places;
    for (std::size_t k = 0; k < count; ++k) {
        if (are_mates(request_, row, column + k)) continue;
        if (fast_ == nullptr) {
            endings[k] = letter_of(ending_of(play_game(request_, row, column + k, 0).winner));
        } else {
            pairings.push_back({numbers_[row], numbers_[column + k]});
            places.push_back(k);
        }
    }
    if (!pairings.empty()) {
        std::vector<Verdict> verdicts(pairings.size());
        fast_->fight(pairings, verdicts);
        for (std::size_t k = 0; k < places.size(); ++k) {
            endings[places[k]] = letter_of(verdicts[k].ending);
        }
    }
    return endings;
}

GameRows::GameRows(const LeagueRequest& request)
    : matchups_(request)
    , request_(request)
    , half_(matchups_.mirrored() || request.format != LeagueFormat::Double)
    , rows_(request.entrants.size(), std::string(request.entrants.size(), kNotYet)) {
    for (std::size_t a = 0; a < rows_.size(); ++a) {
        for (std::size_t b = 0; b < rows_.size(); ++b) {
            if (are_mates(request, a, b)) rows_[a][b] = kNoGame;
        }
    }
}

bool GameRows::fight(const std::function<bool(std::size_t)>& wanted,
                     const std::function<bool(std::size_t, std::size_t)>& go_on) {
    std::vector<std::size_t> list;
    for (std::size_t row = 0; row < rows_.size(); ++row) {
        if (wanted(row)) list.push_back(row);
    }
    const std::size_t portions = (list.size() + kRowsAtOnce - 1) / kRowsAtOnce;
    return in_parallel(
        portions,
        [&](std::size_t portion) {
            const std::size_t end = std::min(list.size(), (portion + 1) * kRowsAtOnce);
            for (std::size_t k = portion * kRowsAtOnce; k < end; ++k) {
                const std::size_t from = begin(list[k]);
                rows_[list[k]].replace(from, std::string::npos, matchups_.row(list[k], from));
            }
        },
        [&](std::size_t done) { return !go_on || go_on(done, portions); });
}

bool GameRows::take(std::size_t row, std::string_view endings) {
    const std::size_t from = begin(row);
    if (row >= rows_.size() || endings.size() != rows_.size() - from) return false;
    for (std::size_t k = 0; k < endings.size(); ++k) {
        const bool none = are_mates(request_, row, from + k);
        const bool fits = none ? endings[k] == kNoGame
                               : endings[k] == 'W' || endings[k] == 'D' || endings[k] == 'L';
        if (!fits) return false;
    }
    rows_[row].replace(from, std::string::npos, endings);
    return true;
}

std::vector<std::string> GameRows::rows() const {
    std::vector<std::string> all = rows_;
    for (std::size_t a = 0; half_ && a < all.size(); ++a) {
        for (std::size_t b = a + 1; b < all.size(); ++b) all[b][a] = mirrored_letter(all[a][b]);
    }
    return all;
}

} // namespace shiaiba
