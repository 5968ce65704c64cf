// Class NamesInText: finds the ids of names in a posted sheet (18), by every spelling that they
// have.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "rulesets/sengen/sheet/data.hpp"

namespace shiaiba::sengen {

/// Ids by each of their names, folded (core/sheet/sheet_lines).
using IdsByName = std::map<std::u32string, std::string>;

/// The parts of "属性使い4(感覚)": a name, its level, its characteristic; folded.
struct LevelText {
    std::u32string name;
    std::optional<int> number = {};
    std::u32string of = {};
};

/// A card, and the index behind "=" where its owner's name for it begins, in code points; 0: no
/// name.
struct CardText {
    std::string id = {};
    std::size_t equals = 0;
};

class NamesInText {
public:
    explicit NamesInText(const Data& data);

    const IdsByName& stats() const { return stats_; }
    const IdsByName& skills() const { return skills_; }
    const IdsByName& abilities() const { return abilities_; }
    const IdsByName& weapons() const { return weapons_; }
    const IdsByName& spells() const { return spells_; }
    /// The id of a feat; "" if there is none.
    std::string feat(std::string_view text) const;
    /// The key of a category that has a rank; "" if there is none.
    std::string rank(std::u32string_view folded) const;
    CardText card(std::string_view text) const;

private:
    IdsByName stats_;
    IdsByName skills_;
    IdsByName abilities_;
    IdsByName feats_;
    IdsByName weapons_;
    IdsByName spells_;
    IdsByName cards_;
};

/// Takes "属性使い4(感覚)" apart.
LevelText level_in(std::string_view text);

} // namespace shiaiba::sengen
