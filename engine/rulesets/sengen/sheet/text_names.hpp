// The names that stand in a posted sheet (18), each by every spelling that it has.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "rulesets/sengen/sheet/data.hpp"

namespace shiaiba::sengen {

/// By every name that they have, as text is folded.
using IdsByName = std::map<std::u32string, std::string>;

/// "属性使い4(感覚)": a name, its level, and the characteristic that it hangs on.
struct LevelText {
    std::u32string name;
    std::optional<int> number = {};
    std::u32string of = {};
};

/// A card, and behind which character a name of its owner's begins; 0: there is none.
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
    /// Empty where it is none.
    std::string feat(std::string_view text) const;
    /// The key of a category that has a rank; empty where it is none.
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

/// "属性使い4(感覚)" taken apart.
LevelText level_in(std::string_view text);

} // namespace shiaiba::sengen
