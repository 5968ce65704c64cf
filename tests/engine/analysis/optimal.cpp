// The simplex method without fractions: every pivot keeps whole numbers over one common divisor
// (Bareiss), and says so if they no longer fit.
#include "analysis/optimal.hpp"

#include <cstdint>
#include <optional>
#include <stdexcept>

namespace shiaiba::tests {
namespace {

/// Maximize the sum of y ≥ 0 where (payoffs + 2) · y ≤ 1 in every row: y over its sum is optimal.
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
        // The rows' strategy stands under the slack columns.
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
