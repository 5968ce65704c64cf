// The readers of single items of a list of data (5.4): each takes all of an item but its names.
#pragma once

#include "core/sheet/own_list.hpp"
#include "rulesets/sengen/sheet/data.hpp"

namespace shiaiba::sengen {

/// D01 to D06.
const ListWords& data_words();
/// `mod` keys and their numbers, of `given`; what is none of them is told by `strange`.
template <class Strange>
void read_mods(const ListObject& fields, const Json& given, Mods& mods, const Strange& strange) {
    constexpr int kMostMod = 9;
    for (const auto& [key, value] : given.items()) {
        const int mod = find_key<ModKey>(key, kModKeys);
        if (mod < 0) {
            strange(key, value);
            continue;
        }
        mods[static_cast<std::size_t>(mod)] =
            fields.number(value, fields.path(key.c_str()), -kMostMod, kMostMod, 0);
    }
}

void read_status(const ListObject& fields, StatusKind& status);
/// Effects name statuses of the data.
void read_spell(const ListObject& fields, const Data& data, Spell& spell);
/// It may name a spell of the data.
void read_card(const ListObject& fields, const Data& data, Card& card);

} // namespace shiaiba::sengen
