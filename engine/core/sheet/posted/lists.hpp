// Lists in posted sheets: names of a system's list in any spelling and with any separators.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/sheet/posted/glyphs.hpp"

namespace shiaiba {

/// A spelling as a key, and the index of the name or row that it means.
struct Spelling {
    std::u32string key;
    std::size_t of;
};
/// Sorts the longest spellings first; equal lengths keep their order.
void sort_spellings(std::vector<Spelling>& spellings);
/// Adds the spellings that `written` lists between separators, all with index `of`. The first is
/// the system's own.
void add_spellings(std::vector<Spelling>& spellings, std::string_view written, char separator,
                   std::size_t of);
/// The first of the spellings.
std::u32string own_spelling(std::string_view written, char separator);
/// The last spelling.
std::string_view last_spelling(std::string_view written, char separator);
/// The first spelling (so the longest) that begins `keys`; nullptr if none does.
const Spelling* longest_at(const std::vector<Spelling>& spellings, std::u32string_view keys);

/// A name of a system's list.
struct ListedName {
    /// The name and its other spellings (a reading, an id), one per line; English is the last.
    std::string spellings;
    /// The cost, which people write behind the name in brackets; empty: none to check.
    std::string cost = {};
    /// That cost in English.
    std::string cost_en = {};
};

/// A cost that is written behind a name and differs from the list's.
struct OtherCost {
    std::size_t of;
    Glyphs written;
};

/// Reads names of one list, and gives each in the list's own spelling.
class NameReader {
public:
    explicit NameReader(const std::vector<ListedName>& names);

    /// The names in the value; a word that is no name stays as it was written. Absent if no name is
    /// found, unless `any`. Adds costs that differ to `costs`.
    std::optional<std::vector<Glyphs>> read(const Glyphs& value, bool any,
                                            std::vector<OtherCost>& costs) const;

    /// Whether the value is at least `least` names and nothing else.
    bool only_names(const Glyphs& value, std::size_t least = 2) const;

    /// The item of a line without what is said about it behind a colon, behind its brackets, or
    /// behind a word for its cost: "業火：火火火", "【紫電】攻撃", "業火 コスト:火火火".
    Glyphs without_description(const Glyphs& item, std::vector<OtherCost>& costs) const;

private:
    /// What stands behind a name: how often it is meant, and a number that no one knows what for.
    struct Behind {
        std::size_t times = 1;
        Glyphs unknown = {};
    };
    struct Brackets {
        std::size_t from;
        std::size_t to;
        /// Whether a remark may stand there.
        bool remark;
    };
    /// A name and its place in the list, from 1.
    struct Listed {
        std::size_t of;
        std::size_t place;
    };
    const Spelling* name_at(const Keyed& keys, std::size_t key) const;
    Behind behind_name(const Glyphs& value, const Keyed& keys, std::size_t& at, std::size_t name,
                       std::size_t place, std::vector<OtherCost>& costs) const;
    bool took_brackets(const Glyphs& value, const Keyed& keys, Brackets inside, Listed name,
                       Behind& behind, std::vector<OtherCost>& costs) const;
    Glyphs unknown(const Glyphs& value, const Keyed& keys, std::size_t from, std::size_t to,
                   bool& known) const;

    std::vector<std::u32string> names_;
    /// For each name: the letters of its cost, sorted.
    std::vector<std::u32string> costs_;
    std::vector<Spelling> spellings_;
};

} // namespace shiaiba
