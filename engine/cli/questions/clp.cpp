// Linear programs, solved with Clp. No other file may include its headers: the program is also
// built without it.
#include "cli/questions/clp.hpp"

#ifdef SHIAIBA_CLP

#include <ClpSimplex.hpp>
#include <memory>

namespace shiaiba::cli {
namespace {

/// The program: shares x ≥ 0 with the sum 1 that get a value of at least v against every candidate,
/// with the highest v. Column 0 is v, row 0 is the sum.
class Program {
public:
    Program() {
        model_.setLogLevel(0);
        model_.setOptimizationDirection(-1);
        model_.setPrimalTolerance(1e-9);
        model_.setDualTolerance(1e-9);
        model_.addColumn(0, nullptr, nullptr, -1, 1, 1);
        model_.addRow(0, nullptr, nullptr, 1, 1);
    }

    std::vector<double> solve(const Payoffs& payoffs) {
        grow(payoffs);
        model_.dual();
        if (model_.status() != 0) model_.primal();
        if (model_.status() != 0) return {};
        const double* const values = model_.primalColumnSolution();
        return {values + 1, values + 1 + payoffs.size()};
    }

private:
    void grow(const Payoffs& payoffs) {
        std::vector<int> places;
        std::vector<double> numbers;
        const auto put = [&](std::size_t place, double number) {
            if (number == 0) return;
            places.push_back(static_cast<int>(place));
            numbers.push_back(number);
        };
        const std::size_t old = known_;
        known_ = payoffs.size();
        for (std::size_t j = old; j < known_; ++j) {
            places.clear();
            numbers.clear();
            put(0, -1);
            for (std::size_t i = 0; i < old; ++i) put(i + 1, payoffs.at(i, j));
            model_.addRow(static_cast<int>(places.size()), places.data(), numbers.data(), 0,
                          COIN_DBL_MAX);
        }
        for (std::size_t i = old; i < known_; ++i) {
            places.clear();
            numbers.clear();
            put(0, 1);
            for (std::size_t j = 0; j < known_; ++j) put(j + 1, payoffs.at(i, j));
            model_.addColumn(static_cast<int>(places.size()), places.data(), numbers.data(), 0,
                             COIN_DBL_MAX, 0);
        }
    }

    ClpSimplex model_;
    std::size_t known_ = 0;
};

} // namespace

std::string_view missing_clp() { return {}; }

LinearProgram clp() {
    const auto program = std::make_shared<Program>();
    return [program](const Payoffs& payoffs) { return program->solve(payoffs); };
}

} // namespace shiaiba::cli

#else

namespace shiaiba::cli {

std::string_view missing_clp() {
    return "This program was built without the linear programming library Clp, which `solve` needs.\n"
           "Debian, Ubuntu: apt-get install coinor-libclp-dev; macOS: brew install clp. Then remove\n"
           "build/native-release and run scripts/build --native. `certify` does without.";
}

LinearProgram clp() {
    return [](const Payoffs&) { return std::vector<double>(); };
}

} // namespace shiaiba::cli

#endif
