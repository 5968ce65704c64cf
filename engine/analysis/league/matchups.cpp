// Fights some or all of a league's games, and counts them.
#include "analysis/league/matchups.hpp"

#include <algorithm>
#include <utility>

#include "analysis/league/report.hpp"
#include "analysis/simulate.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "rulesets/capabilities.hpp"

namespace shiaiba {
namespace {

char letter_of(Ending ending) { return "LDW"[static_cast<std::size_t>(ending)]; }
Ending ending_of(Side winner) {
    return winner == Side::A ? Ending::Win : winner == Side::B ? Ending::Loss : Ending::Draw;
}
Outcome play_with_seed(const LeagueRequest& request, std::size_t a, std::size_t b,
                       std::uint64_t seed) {
    const Ruleset& ruleset = *request.ruleset;
    const Sides sides{&request.entrants[a].party, &request.entrants[b].party};
    return simulate(ruleset, request.settings, sides, all_planners(sides), seed);
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

std::string Matchups::row(std::size_t row, std::size_t from, std::size_t to) const {
    const std::size_t count = to - from;
    std::string endings(count, kNoGame);
    std::vector<Pairing> pairings;
    std::vector<std::size_t> places;
    for (std::size_t k = 0; k < count; ++k) {
        if (are_mates(request_, row, from + k)) continue;
        if (fast_ == nullptr) {
            endings[k] = letter_of(ending_of(play_game(request_, row, from + k, 0).winner));
        } else {
            pairings.push_back({numbers_[row], numbers_[from + k]});
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
    , rows_(request.entrants.size()) {
    clear();
}

void GameRows::clear() {
    for (std::size_t a = 0; a < rows_.size(); ++a) {
        rows_[a].assign(rows_.size(), kNotYet);
        for (std::size_t b = 0; b < rows_.size(); ++b) {
            if (are_mates(request_, a, b)) rows_[a][b] = kNoGame;
        }
    }
}

std::uint64_t GameRows::before(std::size_t row) const {
    const std::uint64_t n = rows_.size();
    // In a half table row r has n − 1 − r cells.
    return half_ ? row * (2 * n - 1 - row) / 2 : row * n;
}

std::uint64_t GameRows::cells() const { return before(rows_.size()); }

std::vector<GameRows::Job> GameRows::jobs(const FightRange& cells) const {
    std::vector<Job> all;
    for (std::size_t row = 0; row < rows_.size(); ++row) {
        const std::uint64_t first = before(row);
        const std::uint64_t from = std::max(cells.from, first);
        const std::uint64_t to = std::min(cells.to, before(row + 1));
        if (from >= to) continue;
        const auto column = [&](std::uint64_t cell) {
            return begin(row) + static_cast<std::size_t>(cell - first);
        };
        all.push_back({row, column(from), column(to)});
    }
    return all;
}

std::string GameRows::fight(const FightRange& cells) const {
    std::string endings;
    for (const Job& job : jobs(cells)) endings += matchups_.row(job.row, job.from, job.to);
    return endings;
}

bool GameRows::fit(const Job& job, std::string_view endings) const {
    for (std::size_t k = 0; k < endings.size(); ++k) {
        const bool none = are_mates(request_, job.row, job.from + k);
        const bool fits = none ? endings[k] == kNoGame
                               : endings[k] == 'W' || endings[k] == 'D' || endings[k] == 'L';
        if (!fits) return false;
    }
    return true;
}

bool GameRows::take(const FightRange& cells, std::string_view endings) {
    if (endings.size() != cells.fights()) return false;
    for (const Job& job : jobs(cells)) {
        const std::string_view own = endings.substr(0, job.to - job.from);
        if (!fit(job, own)) return false;
        rows_[job.row].replace(job.from, own.size(), own);
        endings.remove_prefix(own.size());
    }
    return true;
}

bool GameRows::take_row(std::size_t row, std::string_view endings) {
    return row < rows_.size() && take({before(row), before(row + 1)}, endings);
}

std::string GameRows::fought(const FightRange& cells) const {
    std::string endings;
    for (const Job& job : jobs(cells)) endings.append(rows_[job.row], job.from, job.to - job.from);
    return endings;
}

std::vector<std::string> GameRows::rows() const {
    std::vector<std::string> all = rows_;
    for (std::size_t a = 0; half_ && a < all.size(); ++a) {
        for (std::size_t b = a + 1; b < all.size(); ++b) all[b][a] = mirrored_letter(all[a][b]);
    }
    return all;
}

// The question LeagueQuestion.

Checked<std::unique_ptr<LeagueQuestion>> LeagueQuestion::read(const Registry& registry,
                                                          const Json& request) {
    auto league = check_league(registry, request);
    if (!league) return league.problems();
    return make(std::move(*league));
}

Checked<std::unique_ptr<LeagueQuestion>> LeagueQuestion::make(LeagueRequest league) {
    if (league.roster || !is_round_robin(league.format)) {
        return problem_at("/format", "noParts",
                          {"総当たりのほかは、前の試合の結果で次の試合が決まるので分けられません。",
                           "Only round robins have parts: in other formats a game depends on "
                           "those before it."});
    }
    return std::unique_ptr<LeagueQuestion>(new LeagueQuestion(std::move(league)));
}

LeagueQuestion::LeagueQuestion(LeagueRequest league) : league_(std::move(league)), games_(league_) {}

League LeagueQuestion::counted() const { return count_league(league_, games_.rows()); }

Json LeagueQuestion::request() const { return to_json(league_); }

Json LeagueQuestion::fight(const FightRange& range) const { return games_.fight(range); }

FoughtPart LeagueQuestion::joined() const {
    std::string endings;
    for (const FightRange& range : taken()) endings += games_.fought(range);
    return {taken(), endings};
}

Json LeagueQuestion::report() const {
    return complete() ? league_report(league_, counted()) : Json();
}

bool LeagueQuestion::count_in(const FightRanges& ranges, const Json& answer) {
    if (!answer.is_string()) return false;
    std::string_view endings = answer.get_ref<const std::string&>();
    if (endings.size() != fights_in(ranges)) return false;
    for (const FightRange& range : ranges) {
        if (!games_.take(range, endings.substr(0, range.fights()))) return false;
        endings.remove_prefix(range.fights());
    }
    return true;
}

} // namespace shiaiba
