// Sums over amounts.
#include "core/loss.hpp"

namespace shiaiba {

void Loss::add(int points, Chance chance) {
    const auto at = static_cast<std::size_t>(points);
    if (chances_.size() <= at) chances_.resize(at + 1);
    chances_[at] += chance;
}

void Loss::add(const Loss& other, int part, int whole) {
    for (std::size_t k = 0; k < other.chances_.size(); ++k)
        add(static_cast<int>(k), part_of(other.chances_[k], part, whole));
}

void Loss::add(const Loss& other, Chance chance) {
    for (std::size_t k = 0; k < other.chances_.size(); ++k)
        add(static_cast<int>(k), with_chance(other.chances_[k], chance));
}

Chance Loss::at_least(int points) const {
    Chance all = 0;
    for (auto k = static_cast<std::size_t>(points); k < chances_.size(); ++k) all += chances_[k];
    return all;
}

std::uint64_t Loss::mean() const {
    std::uint64_t all = 0;
    for (std::size_t k = 0; k < chances_.size(); ++k) all += k * chances_[k];
    return all;
}

} // namespace shiaiba
