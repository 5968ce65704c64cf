// 5.1: weapons.
#pragma once

#include <string>

namespace shiaiba::sengen {

struct Weapon {
    std::string id;
    std::string ja;
    std::string en;
    bool ranged = false;
    /// Of a ranged one: it can home.
    bool magic = false;
    int hit = 0;
    int damage = 0;
};

/// Everyone has bare hands: they stand in front of every list.
inline constexpr int kUnarmed = 0;

} // namespace shiaiba::sengen
