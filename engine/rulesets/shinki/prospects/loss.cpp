// Sums over amounts.
#include "rulesets/shinki/prospects/loss.hpp"

namespace shiaiba::shinki {

void Loss::add(int hp, Chance chance) {
    const auto at = static_cast<std::size_t>(hp);
    if (chances_.size() <= at) chances_.resize(at + 1);
    chances_[at] += chance;
}

void Loss::add(const Loss& other, int part, int whole) {
    for (std::size_t hp = 0; hp < other.chances_.size(); ++hp) {
        add(static_cast<int>(hp), part_of(other.chances_[hp], part, whole));
    }
}

Chance Loss::at_least(int hp) const {
    Chance all = 0;
    for (auto at = static_cast<std::size_t>(hp); at < chances_.size(); ++at) all += chances_[at];
    return all;
}

std::uint64_t Loss::mean() const {
    std::uint64_t all = 0;
    for (std::size_t hp = 0; hp < chances_.size(); ++hp) all += hp * chances_[hp];
    return all;
}

} // namespace shiaiba::shinki
