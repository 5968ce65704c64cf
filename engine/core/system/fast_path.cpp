// Fast paths: adds up standings, and counts and numbers sets of builds.
#include "core/system/fast_path.hpp"

#include <bit>

namespace shiaiba {
namespace {

// Number of set bits. std::popcount is a call on targets that may lack the instruction; compilers
// recognise this pattern where the instruction exists.
std::uint32_t members(std::uint32_t set) {
    set -= (set >> 1) & 0x55555555U;
    set = (set & 0x33333333U) + ((set >> 2) & 0x33333333U);
    return (((set + (set >> 4)) & 0x0F0F0F0FU) * 0x01010101U) >> 24;
}

} // namespace

std::uint64_t size_of(const Sets& sets, std::size_t places) {
    std::uint64_t size = 1;
    for (std::size_t place = 0; place < places; ++place) {
        size *= members(sets[place]);
    }
    return size;
}

void Standing::add(Ending ending, std::uint64_t fights, std::uint64_t rounds_each) {
    (ending == Ending::Win ? wins : ending == Ending::Loss ? losses : draws) += fights;
    rounds += fights * rounds_each;
}

Standing& Standing::operator+=(const Standing& more) {
    wins += more.wins;
    losses += more.losses;
    draws += more.draws;
    rounds += more.rounds;
    return *this;
}

Standing FastPath::standing(BuildNumber build, const Sets& field) const {
    Standing sum;
    sweep(build, field, [&](const Box& box) {
        sum.add(box.verdict.ending, size_of(box.sets, places()), box.verdict.rounds);
        return true;
    });
    return sum;
}

BuildNumber FastPath::builds() const {
    BuildNumber count = 1;
    for (std::size_t place = 0; place < places(); ++place) {
        count *= static_cast<BuildNumber>(items());
    }
    return count;
}

Sets FastPath::everything() const {
    Sets sets{};
    for (std::size_t place = 0; place < places(); ++place) {
        sets[place] = static_cast<std::uint32_t>((std::uint64_t{1} << items()) - 1);
    }
    return sets;
}

Sets FastPath::part(std::size_t item) const {
    Sets sets = everything();
    sets[0] = std::uint32_t{1} << item;
    return sets;
}

BuildNumber FastPath::first_of(const Sets& sets) const {
    BuildNumber number = 0;
    for (std::size_t place = 0; place < places(); ++place) {
        number = number * static_cast<BuildNumber>(items()) +
                 static_cast<BuildNumber>(std::countr_zero(sets[place]));
    }
    return number;
}

} // namespace shiaiba
