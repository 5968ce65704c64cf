// Functions that read single items of own data (5.4): each reads an item's fields but for its id
// and names.
#pragma once

#include <string>
#include <vector>

#include "core/sheet/own_format.hpp"
#include "rulesets/sengen/sheet/data.hpp"

namespace shiaiba::sengen {

/// The codes D01 to D06 and their sentences.
const ListWords& data_words();
/// The ids of these items, for problems that say what there is.
template <class Item>
std::vector<std::string> ids_of(const std::vector<Item>& items) {
    std::vector<std::string> ids;
    for (const Item& one : items) ids.push_back(one.id);
    return ids;
}

/// Reads `element` of an attack or spell: the index of one of the data's elements.
int read_element(const ShapedObject& fields, const Data& data);
void read_status(const ShapedObject& fields, StatusKind& status);
/// `data`: its statuses are the ones that effects may name.
void read_spell(const ShapedObject& fields, const Data& data, Spell& spell);
/// `data`: its spells are the ones that a card may name.
void read_card(const ShapedObject& fields, const Data& data, Card& card);

} // namespace shiaiba::sengen
