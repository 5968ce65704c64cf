// Plays small games, and finds optimal strategies exactly.
#include "analysis/small_game.hpp"

#include <bit>
#include <cstdint>
#include <map>
#include <optional>
#include <stdexcept>
#include <utility>

#include "core/fight/log.hpp"
#include "rulesets/shiden/fight/battle.hpp"

namespace shiaiba::tests {

SmallGame::SmallGame(std::size_t places, std::size_t items, Fight fight)
    : places_(places), items_(items), fight_(std::move(fight)) {}

BuildNumber SmallGame::number(const Build& build) const {
    return std::any_cast<BuildNumber>(build);
}

Verdict SmallGame::fight(BuildNumber a, BuildNumber b) const noexcept { return fight_(a, b); }

void SmallGame::fight(std::span<const Pairing> pairings, std::span<Verdict> verdicts) const {
    for (std::size_t k = 0; k < pairings.size(); ++k) {
        verdicts[k] = fight(pairings[k].a, pairings[k].b);
    }
}

void SmallGame::sweep(BuildNumber build, const Sets& field,
                      const std::function<bool(const Box&)>& heard) const {
    const auto row_length = static_cast<BuildNumber>(items_);
    for (BuildNumber row = 0; row < builds(); row += row_length) {
        Box box{};
        bool inside = true;
        BuildNumber left = row / row_length;
        for (std::size_t place = places_ - 1; place-- > 0; left /= row_length) {
            box.sets[place] = std::uint32_t{1} << left % row_length;
            inside = inside && (box.sets[place] & field[place]) != 0;
        }
        if (!inside) continue;
        std::map<std::pair<int, int>, std::uint32_t> alike;
        for (std::uint32_t rest = field[places_ - 1]; rest != 0; rest &= rest - 1) {
            const auto item = static_cast<BuildNumber>(std::countr_zero(rest));
            const Verdict verdict = fight(build, row + item);
            alike[{static_cast<int>(verdict.ending), verdict.rounds}] |= std::uint32_t{1} << item;
        }
        for (const auto& [end, last] : alike) {
            box.sets[places_ - 1] = last;
            box.verdict = {static_cast<Ending>(end.first), static_cast<std::uint8_t>(end.second)};
            if (!heard(box)) return;
        }
    }
}

SmallGame rock_paper_scissors() {
    return {2, 2, [](BuildNumber a, BuildNumber b) {
                if (a == b) return Verdict{Ending::Draw, 1};
                const bool win = a == 3 || b == 3 ? b == 3 : (a + 3 - b) % 3 == 1;
                return Verdict{win ? Ending::Win : Ending::Loss, 1};
            }};
}

SmallGame shiden_with(std::vector<int> skills) {
    const auto items = static_cast<BuildNumber>(skills.size());
    const auto row_of = [=](BuildNumber number) {
        shiden::Row row{};
        for (std::size_t place = shiden::kPlaces; place-- > 0; number /= items) {
            row[place] = shiden::skill_at(skills[number % items]);
        }
        return row;
    };
    return {shiden::kPlaces, skills.size(), [=](BuildNumber a, BuildNumber b) {
                Log log(Log::Listen::Nothing);
                const Outcome outcome = shiden::Battle(row_of(a), row_of(b), log).run();
                const Ending ending = outcome.winner == Side::A   ? Ending::Win
                                      : outcome.winner == Side::B ? Ending::Loss
                                                                  : Ending::Draw;
                return Verdict{ending, static_cast<std::uint8_t>(outcome.rounds)};
            }};
}

// The simplex method without fractions: every pivot keeps whole numbers over one common divisor
// (Bareiss), and throws if they no longer fit.

namespace {

/// Maximizes the sum of y ≥ 0 under (payoffs + 2) · y ≤ 1 in every row; y divided by its sum is
/// optimal.
class Tableau {
public:
    explicit Tableau(const Payoffs& payoffs)
        : n_(payoffs.size()), cells_(n_ + 1, std::vector<std::int64_t>(2 * n_ + 1)), basis_(n_) {
        for (std::size_t i = 0; i < n_; ++i) {
            for (std::size_t j = 0; j < n_; ++j) cells_[i][j] = payoffs.at(i, j) + 2;
            cells_[i][n_ + i] = 1;
            cells_[i][2 * n_] = 1;
            cells_[n_][i] = -1;
            basis_[i] = n_ + i;
        }
    }

    std::vector<double> solve() {
        while (const auto column = entering()) pivot(leaving(*column), *column);
        // The strategy of the rows is in the last row, under the slack columns.
        std::vector<double> shares(n_);
        for (std::size_t i = 0; i < n_; ++i) {
            shares[i] =
                static_cast<double>(cells_[n_][n_ + i]) / static_cast<double>(cells_[n_][2 * n_]);
        }
        return shares;
    }

private:
    std::optional<std::size_t> entering() const {
        for (std::size_t j = 0; j < 2 * n_; ++j) {
            if (cells_[n_][j] < 0) return j;
        }
        return std::nullopt;
    }

    std::size_t leaving(std::size_t column) const {
        std::optional<std::size_t> best;
        for (std::size_t i = 0; i < n_; ++i) {
            if (cells_[i][column] <= 0) continue;
            if (!best) {
                best = i;
                continue;
            }
            const auto mine = product(cells_[i][2 * n_], cells_[*best][column]);
            const auto other = product(cells_[*best][2 * n_], cells_[i][column]);
            if (mine < other || (mine == other && basis_[i] < basis_[*best])) best = i;
        }
        return best.value();
    }

    void pivot(std::size_t row, std::size_t column) {
        const std::int64_t by = cells_[row][column];
        for (std::size_t i = 0; i <= n_; ++i) {
            if (i == row) continue;
            const std::int64_t factor = cells_[i][column];
            for (std::size_t j = 0; j <= 2 * n_; ++j) {
                std::int64_t difference = 0;
                if (__builtin_sub_overflow(product(cells_[i][j], by),
                                           product(factor, cells_[row][j]), &difference)) {
                    throw std::overflow_error("this game is too large for the tests' simplex");
                }
                cells_[i][j] = difference / divisor_;
            }
        }
        divisor_ = by;
        basis_[row] = column;
    }

    static std::int64_t product(std::int64_t a, std::int64_t b) {
        std::int64_t out = 0;
        if (__builtin_mul_overflow(a, b, &out)) {
            throw std::overflow_error("this game is too large for the tests' simplex");
        }
        return out;
    }

    std::size_t n_;
    std::vector<std::vector<std::int64_t>> cells_;
    std::vector<std::size_t> basis_;
    std::int64_t divisor_ = 1;
};

} // namespace

std::vector<double> optimal(const Payoffs& payoffs) { return Tableau(payoffs).solve(); }

} // namespace shiaiba::tests

namespace shiaiba {

// The results of the game of digits.

Digits::Digits(std::size_t places, std::size_t items)
    : SmallGame(places, items, [](BuildNumber a, BuildNumber b) {
        const std::uint64_t drawn = (a * 2654435761ULL) ^ (b * 40503ULL + a * b);
        return Verdict{static_cast<Ending>((drawn >> 3) % 3),
                       static_cast<std::uint8_t>(drawn % 7 / 5 + 1)};
    }) {}

} // namespace shiaiba
