// Adds up, for every build, the weights that it beats and that beat it.
#include "analysis/certify.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "analysis/parallel.hpp"

namespace shiaiba {
namespace {

/// Calls `row` with the index of each row of last places that the sets hold in the places between.
template <class Row>
void for_rows(const Sets& sets, std::size_t place, std::size_t last, std::size_t items,
              std::size_t index, const Row& row) {
    if (place >= last) {
        row(index * items);
        return;
    }
    for (std::uint32_t left = sets[place]; left != 0; left &= left - 1) {
        for_rows(sets, place + 1, last, items,
                 index * items + static_cast<std::size_t>(std::countr_zero(left)), row);
    }
}

} // namespace

Prices::Prices(const FastPath& fast, std::size_t item)
    : places_(fast.places())
    , items_(fast.items())
    , first_(fast.first_of(fast.part(item)))
    , values_(fast.builds() / fast.items()) {}

void Prices::fill(std::int64_t value) { std::fill(values_.begin(), values_.end(), value); }

void Prices::add(const Sets& sets, std::int64_t value) {
    const std::uint32_t last = sets[places_ - 1];
    // A handful of items is added one by one; more of them as a whole row, which has no branches.
    constexpr int kFew = 6;
    if (std::popcount(last) <= kFew) {
        for_rows(sets, 1, places_ - 1, items_, 0, [&](std::size_t row) {
            for (std::uint32_t left = last; left != 0; left &= left - 1) {
                values_[row + static_cast<std::size_t>(std::countr_zero(left))] += value;
            }
        });
        return;
    }
    std::array<std::int64_t, 32> row_of_values{};
    for (std::size_t k = 0; k < items_; ++k) row_of_values[k] = (last >> k & 1) != 0 ? value : 0;
    for_rows(sets, 1, places_ - 1, items_, 0, [&](std::size_t row) {
        for (std::size_t k = 0; k < items_; ++k) values_[row + k] += row_of_values[k];
    });
}

Reply Prices::best(const Sets& field) const {
    Reply best{0, 0, size_of(field, places_)};
    bool none = true;
    for_rows(field, 1, places_ - 1, items_, 0, [&](std::size_t row) {
        for (std::uint32_t left = field[places_ - 1]; left != 0; left &= left - 1) {
            const std::size_t k = row + static_cast<std::size_t>(std::countr_zero(left));
            if (!none && values_[k] <= best.value) continue;
            none = false;
            best.value = values_[k];
            best.build = first_ + static_cast<BuildNumber>(k);
        }
    });
    return best;
}

Reply certify_part(const FastPath& fast, const Strategy& strategy, Sets field, std::size_t item) {
    field[0] = std::uint32_t{1} << item;
    Prices prices(fast, item);
    // Builds of a good strategy win nearly always: only what they don't win is added.
    prices.fill(-strategy.denominator);
    for (const WeightedBuild& entry : strategy.entries) {
        fast.sweep(entry.build, field, [&](const Box& box) {
            if (box.verdict.ending != Ending::Win) {
                prices.add(box.sets, entry.weight * (box.verdict.ending == Ending::Draw ? 1 : 2));
            }
            return true;
        });
    }
    return prices.best(field);
}

std::optional<Reply> certify(const FastPath& fast, const Strategy& strategy, const Sets& field,
                             const std::function<bool(std::size_t, std::size_t)>& go_on) {
    std::vector<std::size_t> items;
    for (std::uint32_t left = field[0]; left != 0; left &= left - 1) {
        items.push_back(static_cast<std::size_t>(std::countr_zero(left)));
    }
    std::vector<Reply> replies(items.size());
    const bool all = in_parallel(
        items.size(),
        [&](std::size_t k) { replies[k] = certify_part(fast, strategy, field, items[k]); },
        [&](std::size_t done) { return !go_on || go_on(done, items.size()); });
    if (!all || replies.empty()) return std::nullopt;
    Reply best = replies[0];
    for (std::size_t k = 1; k < replies.size(); ++k) best = better(best, replies[k]);
    return best;
}

Reply better(const Reply& a, const Reply& b) {
    Reply out = b.value > a.value || (b.value == a.value && b.build < a.build) ? b : a;
    out.builds = a.builds + b.builds;
    return out;
}

} // namespace shiaiba
