// Fights the pairs whose results are missing on a hill, and counts points.
#include "analysis/hill/hill.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "analysis/hill/report.hpp"
#include "analysis/simulate.hpp"
#include "core/text/json.hpp"

namespace shiaiba {
namespace {

char letter_of(Side winner) { return winner == Side::A ? 'W' : winner == Side::B ? 'L' : 'D'; }

} // namespace

Hill::Hill(HillTerms terms, std::vector<HillEntrant> entrants, const HillResults& known,
           bool newcomer)
    : LetterQuestion(kKind)
    , terms_(std::move(terms))
    , entrants_(std::move(entrants))
    , newcomer_(newcomer) {
    for (std::size_t x = 0; x < entrants_.size(); ++x) {
        for (std::size_t y = x + 1; y < entrants_.size(); ++y) {
            Pair pair{x, y, hill_pair(terms_, entrants_[x], entrants_[y]), {}};
            const std::string* const letters = known.find(pair.known_as.key);
            if (letters != nullptr && are_hill_letters(terms_, *letters)) {
                pair.known = *letters;
            } else {
                pair.first = missing_.size() * static_cast<std::size_t>(terms_.fights());
                missing_.push_back(pairs_.size());
            }
            pairs_.push_back(std::move(pair));
        }
    }
    clear();
}

std::string_view Hill::results_of(const Pair& pair) const {
    if (!pair.known.empty()) return pair.known;
    return std::string_view(letters()).substr(pair.first,
                                              static_cast<std::size_t>(terms_.fights()));
}

Json Hill::request() const {
    Json entrants = Json::array();
    for (const HillEntrant& entrant : entrants_) {
        entrants.push_back(
            JsonObject().add("file", entrant.file).add("build", to_json(entrant.party)));
    }
    if (newcomer_) entrants.erase(entrants.size() - 1);
    HillResults known;
    for (const Pair& pair : pairs_) {
        if (!pair.known.empty()) known.add(pair.known_as.key, pair.known);
    }
    JsonObject out;
    out.add("system", terms_.system->identity.id)
        .add("settings", terms_.system->settings().write(terms_.settings))
        .add("games", static_cast<int>(terms_.asked_games))
        .add("entrants", std::move(entrants))
        .add("known", known.to_text());
    if (newcomer_) out.add("newcomer", to_json(entrants_.back().party));
    return out;
}

std::string Hill::fight(const Pair& pair, std::uint64_t from, std::uint64_t to) const {
    std::string letters;
    for (std::uint64_t number = from; number < to; ++number) {
        const auto side = static_cast<std::size_t>(number / terms_.games());
        const bool turned = pair.turned(side);
        const Sides sides{&entrants_[turned ? pair.y : pair.x].party,
                          &entrants_[turned ? pair.x : pair.y].party};
        const std::uint64_t seed =
            SplitMix64::output(pair.known_as.seed(side), number % terms_.games());
        letters += letter_of(
            simulate(*terms_.system, terms_.settings, sides, all_planners(sides), seed).winner);
    }
    return letters;
}

Json Hill::fight(const FightRange& range) const {
    std::string letters;
    for (std::uint64_t from = range.from; from < range.to;) {
        const std::uint64_t begin = from / terms_.fights() * terms_.fights();
        const std::uint64_t end = std::min(range.to, begin + terms_.fights());
        const auto missing = static_cast<std::size_t>(from / terms_.fights());
        letters += fight(pairs_[missing_[missing]], from - begin, end - begin);
        from = end;
    }
    return letters;
}

Json Hill::report() const {
    return JsonObject()
        .add("standings", hill_standings(*this))
        .add("meetings", hill_meetings(*this, entrants_.size() - 1));
}

std::vector<HillMeeting> Hill::meetings() const {
    const auto games = static_cast<std::size_t>(terms_.games());
    std::vector<HillMeeting> all;
    for (const Pair& pair : pairs_) {
        for (std::size_t way = 0; way < terms_.sides(); ++way) {
            // Where the sides are fought only once, the meeting has the sides that were fought.
            const std::size_t side = terms_.sides() == 1                   ? 0
                                     : (way == 1) != pair.known_as.swapped ? 1
                                                                           : 0;
            const bool turned = pair.turned(side);
            all.push_back({turned ? pair.y : pair.x, turned ? pair.x : pair.y,
                           pair.known_as.seed(side), results_of(pair).substr(side * games, games)});
        }
    }
    return all;
}

void Hill::give(HillResults& results) const {
    for (const Pair& pair : pairs_) results.add(pair.known_as.key, std::string(results_of(pair)));
}

// Standings: points, and who beats whom.

namespace {

/// [x][y]: points of entrant x against entrant y.
using Points = std::vector<std::vector<std::size_t>>;

void count(const HillMeeting& meeting, std::vector<HillStanding>& all, Points& points) {
    HillStanding& a = all[meeting.a];
    HillStanding& b = all[meeting.b];
    for (const char letter : meeting.games) {
        if (letter == kNotYet) continue;
        ++(letter == 'W' ? a.wins : letter == 'L' ? a.losses : a.draws);
        ++(letter == 'W' ? b.losses : letter == 'L' ? b.wins : b.draws);
        points[meeting.a][meeting.b] += letter == 'W' ? 2 : letter == 'D' ? 1 : 0;
        points[meeting.b][meeting.a] += letter == 'L' ? 2 : letter == 'D' ? 1 : 0;
    }
}

Share share_of(const HillStanding& standing, bool chance) {
    const std::size_t whole = standing.games();
    if (whole == 0) return wilson(0, 0);
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
        one.share = share_of(one, hill.terms().system->identity.chance);
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
