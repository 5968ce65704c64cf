// Sweeps every build once and prices from what was kept.
#include "analysis/best_replies.hpp"

#include <algorithm>
#include <bit>

#include "analysis/parallel.hpp"

namespace shiaiba {
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
