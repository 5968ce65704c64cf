// Runs the rounds of the double oracle, and values best replies by sweeps (one build against all).
#include "analysis/solve.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <set>

#include "analysis/parallel.hpp"
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

    /// Adds the best replies to the candidates; answers whether any was new.
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
    // What flooring left over goes to the builds that lost most by it.
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

// Best replies: sweeps each build once and values replies from the kept boxes.

namespace {

std::vector<std::size_t> items_of(std::uint32_t set) {
    std::vector<std::size_t> items;
    for (; set != 0; set &= set - 1) {
        items.push_back(static_cast<std::size_t>(std::countr_zero(set)));
    }
    return items;
}

} // namespace

BestReplies::BestReplies(const FastPath& fast, const Sets& field) : fast_(fast), field_(field) {}

BestReplies::NotWon BestReplies::sweep(BuildNumber build) const {
    NotWon out{std::vector<std::vector<Rest>>(fast_.items()),
               std::vector<std::vector<Rest>>(fast_.items())};
    fast_.sweep(build, field_, [&](const Box& box) {
        if (box.verdict.ending == Ending::Win) return true;
        auto& boxes = box.verdict.ending == Ending::Loss ? out.lost : out.drawn;
        Rest rest{};
        std::copy(box.sets.begin() + 1, box.sets.end(), rest.begin());
        for (const std::size_t item : items_of(box.sets[0])) boxes[item].push_back(rest);
        return true;
    });
    return out;
}

std::vector<Reply> BestReplies::price(std::size_t item, const Strategy& strategy) const {
    Prices prices(fast_, item);
    prices.fill(-strategy.denominator);
    Sets sets{};
    const auto add = [&](const std::vector<Rest>& boxes, std::int64_t value) {
        for (const Rest& rest : boxes) {
            std::copy(rest.begin(), rest.end(), sets.begin() + 1);
            prices.add(sets, value);
        }
    };
    for (const WeightedBuild& entry : strategy.entries) {
        const NotWon& not_won = kept_.at(entry.build);
        add(not_won.lost[item], 2 * entry.weight);
        add(not_won.drawn[item], entry.weight);
    }
    std::vector<Reply> best;
    Sets pair = field_;
    for (const std::size_t second : items_of(field_[1])) {
        pair[1] = std::uint32_t{1} << second;
        pair[0] = std::uint32_t{1} << item;
        best.push_back(prices.best(pair));
    }
    return best;
}

std::vector<Reply> BestReplies::to(const Strategy& strategy, const std::function<bool()>& go_on) {
    const auto asked = [&](std::size_t) { return go_on(); };
    std::map<BuildNumber, NotWon> kept;
    std::vector<BuildNumber> missing;
    for (const WeightedBuild& entry : strategy.entries) {
        const auto found = kept_.find(entry.build);
        if (found == kept_.end()) missing.push_back(entry.build);
        kept.emplace(entry.build, found == kept_.end() ? NotWon{} : std::move(found->second));
    }
    kept_ = std::move(kept);
    const auto swept = [&](std::size_t k) { kept_.at(missing[k]) = sweep(missing[k]); };
    if (!in_parallel(missing.size(), swept, asked)) {
        for (const BuildNumber build : missing) kept_.erase(build);
        return {};
    }
    const std::vector<std::size_t> firsts = items_of(field_[0]);
    std::vector<std::vector<Reply>> parts(firsts.size());
    const auto priced = [&](std::size_t k) { parts[k] = price(firsts[k], strategy); };
    if (!in_parallel(firsts.size(), priced, asked)) return {};
    std::vector<Reply> all;
    for (const std::vector<Reply>& part : parts) all.insert(all.end(), part.begin(), part.end());
    return all;
}

} // namespace shiaiba
