// Counts points, and who beats whom.
#include "analysis/hill/standings.hpp"

#include <algorithm>
#include <tuple>

namespace shiaiba {
namespace {

/// Points of the row's entrant against each other one.
using Points = std::vector<std::vector<std::size_t>>;

void count(const HillMeeting& meeting, std::vector<HillStanding>& all, Points& points) {
    HillStanding& a = all[meeting.a];
    HillStanding& b = all[meeting.b];
    for (const char letter : meeting.games) {
        ++(letter == 'W' ? a.wins : letter == 'L' ? a.losses : a.draws);
        ++(letter == 'W' ? b.losses : letter == 'L' ? b.wins : b.draws);
        points[meeting.a][meeting.b] += letter == 'W' ? 2 : letter == 'D' ? 1 : 0;
        points[meeting.b][meeting.a] += letter == 'L' ? 2 : letter == 'D' ? 1 : 0;
    }
}

Share share_of(const HillStanding& standing, bool chance) {
    const std::size_t whole = standing.games();
    Share share = exact_share(standing.points(), 2 * whole);
    if (!chance) return share;
    share.low = wilson(standing.points() / 2, whole).low;
    share.high = wilson((standing.points() + 1) / 2, whole).high;
    return share;
}

} // namespace

std::vector<HillStanding> standings(const Hill& hill) {
    const std::size_t entrants = hill.entrants().size();
    std::vector<HillStanding> all(entrants);
    Points points(entrants, std::vector<std::size_t>(entrants));
    for (const HillMeeting& meeting : hill.meetings()) count(meeting, all, points);
    for (std::size_t k = 0; k < entrants; ++k) {
        HillStanding& one = all[k];
        one.entrant = k;
        one.share = share_of(one, hill.terms().ruleset->identity().chance);
        for (std::size_t other = 0; other < entrants; ++other) {
            if (other == k) continue;
            const std::size_t own = points[k][other];
            const std::size_t theirs = points[other][k];
            ++(own > theirs ? one.beats : own < theirs ? one.loses : one.level);
        }
    }
    std::sort(all.begin(), all.end(), [](const HillStanding& x, const HillStanding& y) {
        return std::make_tuple(y.points(), y.wins, y.beats, x.entrant) <
               std::make_tuple(x.points(), x.wins, x.beats, y.entrant);
    });
    for (std::size_t k = 1; k < all.size(); ++k) {
        all[k].place = all[k].points() == all[k - 1].points() ? all[k - 1].place : k + 1;
    }
    return all;
}

} // namespace shiaiba
