// Fights some or all of a league's games, and shares out those of a round robin.
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
    const System& system = *request.system;
    const Sides sides{&request.entrants[a].party, &request.entrants[b].party};
    return simulate(system, request.settings, sides, all_planners(sides), seed);
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

Matchups::Matchups(const LeagueRequest& request)
    : request_(request)
    , mirrored_(request.system->identity.symmetric && !request.system->identity.chance) {
    if (!request.system->settings().write(request.settings).empty()) return;
    fast_ = capabilities_of(*request.system).fast_path;
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

LeagueQuestion::LeagueQuestion(LeagueRequest league)
    : LetterQuestion(kKind)
    , league_(std::move(league))
    , matchups_(league_)
    , half_(matchups_.mirrored() || league_.format != LeagueFormat::Double) {
    clear();
}

Json LeagueQuestion::request() const { return to_json(league_); }

std::uint64_t LeagueQuestion::before(std::size_t row) const {
    const std::uint64_t n = league_.entrants.size();
    // In a half table row r has n − 1 − r cells.
    return half_ ? row * (2 * n - 1 - row) / 2 : row * n;
}

std::vector<LeagueQuestion::Job> LeagueQuestion::jobs(const FightRange& range) const {
    std::vector<Job> all;
    for (std::size_t row = 0; row < league_.entrants.size(); ++row) {
        const std::uint64_t first = before(row);
        const std::uint64_t from = std::max(range.from, first);
        const std::uint64_t to = std::min(range.to, before(row + 1));
        if (from >= to) continue;
        const auto column = [&](std::uint64_t cell) {
            return begin(row) + static_cast<std::size_t>(cell - first);
        };
        all.push_back({row, column(from), column(to)});
    }
    return all;
}

Json LeagueQuestion::fight(const FightRange& range) const {
    std::string endings;
    for (const Job& job : jobs(range)) endings += matchups_.row(job.row, job.from, job.to);
    return endings;
}

bool LeagueQuestion::fit(const FightRange& range, std::string_view letters) const {
    std::size_t next = 0;
    for (const Job& job : jobs(range)) {
        for (std::size_t k = job.from; k < job.to; ++k, ++next) {
            const bool none = are_mates(league_, job.row, k);
            if (none != (letters[next] == kNoGame)) return false;
            if (!none && !LetterQuestion::fit({}, letters.substr(next, 1))) return false;
        }
    }
    return true;
}

std::vector<std::string> LeagueQuestion::rows() const {
    const std::size_t n = league_.entrants.size();
    std::vector<std::string> all(n, std::string(n, kNotYet));
    for (std::size_t a = 0; a < n; ++a) {
        const auto first = static_cast<std::size_t>(before(a));
        all[a].replace(begin(a), n - begin(a), letters(), first, n - begin(a));
        for (std::size_t b = 0; b < n; ++b) {
            if (are_mates(league_, a, b))
                all[a][b] = kNoGame;
            else if (b < begin(a))
                all[a][b] = mirrored_letter(all[b][a]);
        }
    }
    return all;
}

League LeagueQuestion::counted() const { return count_league(league_, rows()); }

Json LeagueQuestion::report() const { return league_report(league_, counted()); }

} // namespace shiaiba
