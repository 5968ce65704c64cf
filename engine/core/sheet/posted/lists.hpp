// Lists in posted sheets: names of a system's list in any spelling and between any signs, and names with a level each.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/sheet/posted/glyphs.hpp"

namespace shiaiba {

/// A key, and what it stands for.
struct Spelling {
    std::u32string key;
    std::size_t of;
};
/// Longest first, others in their order.
void sort_spellings(std::vector<Spelling>& spellings);
/// Adds what `written` has between separators: the ways to write one thing, the first of them the system's own.
void add_spellings(std::vector<Spelling>& spellings, std::string_view written, char separator,
                   std::size_t of);
/// The first of them.
std::u32string own_spelling(std::string_view written, char separator);
/// The last of them.
std::string_view last_spelling(std::string_view written, char separator);
/// nullptr: none stands at the beginning of the keys.
const Spelling* longest_at(const std::vector<Spelling>& spellings, std::u32string_view keys);

/// A name of a system's list.
struct ListedName {
    /// With its other spellings (a reading, an id), a line each; English is the last.
    std::string spellings;
    /// What people write behind it in brackets; empty: nothing that could be wrong.
    std::string cost = {};
    /// That cost in English.
    std::string cost_en = {};
};

/// Behind a name stands another cost than the list's.
struct OtherCost {
    std::size_t of;
    Glyphs written;
};

/// Reads names of one list, each in the list's own spelling.
class NameReader {
public:
    explicit NameReader(const std::vector<ListedName>& names);

    /// What is none of them stands as it was written. Absent where none of them is there, unless `any` will do. Adds to
    /// `costs`.
    std::optional<std::vector<Glyphs>> read(const Glyphs& value, bool any,
                                            std::vector<OtherCost>& costs) const;

    /// So many names or more, and nothing else.
    bool only_names(const Glyphs& value, std::size_t least = 2) const;

private:
    const Spelling* name_at(const Keyed& keys, std::size_t key) const;
    std::size_t behind_name(const Glyphs& value, const Keyed& keys, std::size_t& at,
                            std::size_t name, std::vector<OtherCost>& costs) const;
    Glyphs unknown(const Glyphs& value, const Keyed& keys, std::size_t from, std::size_t to,
                   bool& known) const;

    std::vector<std::u32string> names_;
    /// Of each name, its letters in order.
    std::vector<std::u32string> costs_;
    std::vector<Spelling> spellings_;
};

/// "〈弾幕〉Lv3 / {身体}4" as "弾幕3" and "身体4".
std::vector<Glyphs> levels_in(const Glyphs& value);

} // namespace shiaiba
