// A little game of digits for questions against all builds: any number of places and items.
#pragma once

#include "analysis/small_game.hpp"

namespace shiaiba {

/// Builds are rows of digits, and who wins is drawn from both numbers.
class Digits final : public tests::SmallGame {
public:
    Digits(std::size_t places, std::size_t items);
};

} // namespace shiaiba
