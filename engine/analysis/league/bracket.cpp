// Seeds a bracket.
#include "analysis/league/bracket.hpp"

#include <algorithm>
#include <utility>

namespace shiaiba {
namespace {

class Seeding {
public:
    explicit Seeding(const Field& field) : field_(field) {
        // Each place of a half-size bracket becomes two, whose seeds (from 1) add up to
        // the new size + 1.
        std::vector<std::size_t> seeds{0};
        while (seeds.size() < field.size()) {
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
        for (std::size_t first = 0; first < field_.size();
             first = std::max<std::size_t>(1, first * 2)) {
            seat_tier(first, std::min(field_.size(), std::max<std::size_t>(1, first * 2)));
        }
        part_first_round();
        return std::move(places_);
    }

private:
    /// Entrants first … last − 1 on the standard places of these seeds.
    void seat_tier(std::size_t first, std::size_t last) {
        for (std::size_t entrant = first; entrant < last; ++entrant) {
            std::vector<std::size_t> free;
            for (std::size_t seed = first; seed < last; ++seed) {
                if (!places_[place_of_[seed]]) free.push_back(place_of_[seed]);
            }
            // Its own place before others as good.
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

    /// rooms[r][k]: the k-th stretch of 2^r places holds a member of its group.
    using Rooms = std::vector<std::vector<bool>>;
    Rooms rooms_with_mates(std::size_t entrant) const {
        Rooms rooms;
        if (field_.groups[entrant] == 0) return rooms;
        std::vector<bool> level(places_.size());
        for (std::size_t place = 0; place < places_.size(); ++place) {
            level[place] = places_[place] && field_.mates(*places_[place], entrant);
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

    /// Round of the first meeting with its own that this place allows; later than all if there is
    /// none.
    static std::size_t first_meeting(const Rooms& rooms, std::size_t place) {
        std::size_t round = 0;
        while (round < rooms.size() && !rooms[round][place >> round]) ++round;
        return round;
    }

    /// A pairing within a group swaps its lower seed with that of another pairing, the weakest
    /// first, so that neither is one then. Where no swap does it, no order of the tier would.
    void part_first_round() {
        for (std::size_t seed = field_.size(); seed-- > places_.size() / 2;) {
            const std::size_t place = place_of_[seed];
            if (!clashes(place)) continue;
            for (std::size_t other = field_.size(); other-- > places_.size() / 2;) {
                std::swap(places_[place], places_[place_of_[other]]);
                if (!clashes(place) && !clashes(place_of_[other])) break;
                std::swap(places_[place], places_[place_of_[other]]);
            }
        }
    }
    bool clashes(std::size_t place) const {
        const auto& one = places_[place];
        const auto& other = places_[place ^ 1];
        return one && other && field_.mates(*one, *other);
    }

    const Field& field_;
    /// By seed, in the standard order.
    std::vector<std::size_t> place_of_;
    std::vector<std::optional<std::size_t>> places_;
};

} // namespace

std::vector<std::optional<std::size_t>> bracket(const Field& field) { return Seeding(field).run(); }

} // namespace shiaiba
