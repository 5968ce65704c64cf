// Rounds of the double oracle.
#include "analysis/solve.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <set>
#include <utility>

#include "analysis/best_replies.hpp"
#include "core/fight/dice.hpp"

namespace shiaiba {
namespace {

class Solver {
public:
    Solver(const FastPath& fast, const SolveTask& task, const LinearProgram& linear_program)
        : fast_(fast), task_(task), linear_program_(linear_program), oracle_(fast, task.field) {}

    Solved run(const std::function<void(const SolveRound&)>& heard,
               const std::function<bool()>& go_on) {
        draw_first();
        std::vector<double> shares(candidates_.size(), 1.0);
        for (int round = 1;; ++round) {
            const Strategy strategy = rounded(candidates_, shares, task_.denominator);
            const std::vector<Reply> replies = oracle_.to(strategy, go_on);
            if (replies.empty()) return ended(SolveEnd::Stopped);
            Reply best = replies[0];
            for (std::size_t k = 1; k < replies.size(); ++k) best = better(best, replies[k]);
            if (solved_.strategy.entries.empty() || best.value < solved_.best.value) {
                solved_.strategy = strategy;
                solved_.best = best;
            }
            heard({round, candidates_.size(), strategy.entries.size(), best});
            if (best.value <= task_.goal) return ended(SolveEnd::Converged);
            if (!admit(replies)) return ended(SolveEnd::Failed);
            shares = linear_program_(payoffs_);
            if (shares.size() != candidates_.size()) return ended(SolveEnd::Failed);
        }
    }

private:
    Solved ended(SolveEnd end) {
        solved_.end = end;
        return std::move(solved_);
    }

    void draw_first() {
        Dice dice(task_.seed);
        for (std::size_t k = 0; k < task_.random; ++k) {
            Sets drawn{};
            for (std::size_t place = 0; place < fast_.places(); ++place) {
                std::uint32_t set = task_.field[place];
                const auto size = static_cast<std::uint64_t>(std::popcount(set));
                for (std::uint64_t skipped = dice.below(size); skipped > 0; --skipped) {
                    set &= set - 1;
                }
                drawn[place] = set & (~set + 1);
            }
            add(fast_.first_of(drawn));
        }
    }

    /// Answers whether there was a reply that is no candidate yet.
    bool admit(std::vector<Reply> replies) {
        std::sort(replies.begin(), replies.end(), [](const Reply& x, const Reply& y) {
            return x.value != y.value ? x.value > y.value : x.build < y.build;
        });
        const std::size_t most = candidates_.size() + task_.replies;
        bool any = false;
        for (const Reply& reply : replies) {
            if (reply.value <= task_.goal || candidates_.size() >= most) break;
            any = add(reply.build) || any;
        }
        return any;
    }

    bool add(BuildNumber build) {
        if (!known_.insert(build).second) return false;
        std::vector<Pairing> pairings;
        for (const BuildNumber other : candidates_) pairings.push_back({build, other});
        std::vector<Verdict> verdicts(pairings.size());
        fast_.fight(pairings, verdicts);
        std::vector<std::int8_t> row;
        for (const Verdict verdict : verdicts) {
            row.push_back(static_cast<std::int8_t>(static_cast<int>(verdict.ending) - 1));
        }
        row.push_back(0);
        payoffs_.add(std::move(row));
        candidates_.push_back(build);
        return true;
    }

    const FastPath& fast_;
    const SolveTask& task_;
    const LinearProgram& linear_program_;
    BestReplies oracle_;
    std::vector<BuildNumber> candidates_;
    std::set<BuildNumber> known_;
    Payoffs payoffs_;
    Solved solved_;
};

} // namespace

Solved solve(const FastPath& fast, const SolveTask& task, const LinearProgram& linear_program,
             const std::function<void(const SolveRound&)>& heard,
             const std::function<bool()>& go_on) {
    return Solver(fast, task, linear_program).run(heard, go_on);
}

Strategy rounded(const std::vector<BuildNumber>& builds, const std::vector<double>& shares,
                 std::int64_t denominator) {
    double sum = 0;
    for (const double share : shares) sum += std::max(share, 0.0);
    struct Part {
        double lost;
        WeightedBuild entry;
    };
    std::vector<Part> parts;
    std::int64_t left = denominator;
    for (std::size_t k = 0; k < builds.size(); ++k) {
        const double exact = std::max(shares[k], 0.0) / sum * static_cast<double>(denominator);
        const auto whole = static_cast<std::int64_t>(std::floor(exact));
        parts.push_back({exact - static_cast<double>(whole), {builds[k], whole}});
        left -= whole;
    }
    // What flooring left over goes to those who lost the most by it.
    std::sort(parts.begin(), parts.end(), [](const Part& x, const Part& y) {
        return x.lost != y.lost ? x.lost > y.lost : x.entry.build < y.entry.build;
    });
    for (std::size_t k = 0; left > 0; k = (k + 1) % parts.size(), --left) ++parts[k].entry.weight;
    Strategy strategy{denominator, {}};
    for (const Part& part : parts) {
        if (part.entry.weight > 0) strategy.entries.push_back(part.entry);
    }
    sort(strategy);
    return strategy;
}

} // namespace shiaiba
