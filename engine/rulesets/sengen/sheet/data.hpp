// 5: what a match's characters choose from. Places in these lists are what links carry.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "rulesets/sengen/sheet/card.hpp"
#include "rulesets/sengen/sheet/spell.hpp"
#include "rulesets/sengen/sheet/weapon.hpp"

namespace shiaiba::sengen {

struct Data {
    std::string name;
    /// Bare hands first.
    std::vector<Weapon> weapons;
    std::vector<Spell> spells;
    std::vector<Card> cards;

    const Weapon& weapon(int place) const { return weapons[static_cast<std::size_t>(place)]; }
    const Spell& spell(int place) const { return spells[static_cast<std::size_t>(place)]; }
    const Card& card(int place) const { return cards[static_cast<std::size_t>(place)]; }
};

/// The place of an id in one of its lists; −1 where there is none.
template <class Item>
int place_of(const std::vector<Item>& items, std::string_view id) {
    for (std::size_t k = 0; k < items.size(); ++k) {
        if (items[k].id == id) return static_cast<int>(k);
    }
    return -1;
}

} // namespace shiaiba::sengen
