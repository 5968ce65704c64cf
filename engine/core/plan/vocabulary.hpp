// What the plans of one battle system may speak of, as plain data: facts, decisions, tags, and their words.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace shiaiba::plan {

enum class Verb : std::uint8_t { Prefer, Avoid, Require, Keep };
enum class Cmp : std::uint8_t { Equal, Unequal, Less, AtMost, More, AtLeast };

/// Of a name or pattern: "none of them", which no option matches.
inline constexpr int kNever = -1;

// Words are UTF-8; "|" separates spellings, and the first one is printed. In a phrase {x} is a slot,
// [ ] encloses what may be left out; a space in English is a word boundary. Places in these lists are
// ids: plans in links carry them, so lists only grow at their ends.

/// One value of a domain.
struct Symbol {
    const char* id;
    const char* en;
    const char* ja;
    /// What files of an earlier program call it.
    const char* was = nullptr;
};

/// A set of values. Without symbols: names that come with the sheet (`Names`).
struct Domain {
    /// Also the key of a fact's argument in JSON.
    const char* id;
    std::span<const Symbol> symbols;
    /// Width of a value in links; names are of any number.
    int bits;
    /// Names that JSON calls by number, from 1 on.
    bool numbered = false;
};

enum class Type : std::uint8_t {
    Flag,
    Number,
    /// In 1/10,000, written in percent.
    Chance,
    Symbol,
};

struct Fact {
    const char* id;
    Type type;
    /// The numbers that it may be compared with.
    int least;
    int most;
    /// Has it one value for oneself and one for the opponent?
    bool who;
    /// Domain of its other argument, −1: none.
    std::int8_t which = -1;
    bool which_may_be_missing = false;
    /// Domain of the values of a Symbol.
    std::int8_t values = -1;
    /// The highest number that links had room for when they were frozen, where `most` has grown since; −1: `most`.
    std::int8_t link_most = -1;
};

enum class Tagging : std::uint8_t {
    /// Symbols or names: an option has the value or not.
    Value,
    Number,
    /// The options that do best by a measure, among those that the plan's other tags leave.
    Ranked,
};

struct Tag {
    const char* id;
    Tagging tagging;
    std::int8_t domain;
    /// Width of its symbols in links, where it isn't their domain's.
    std::int8_t bits = -1;
};

/// What a slot of a phrase is filled with.
enum class Fill : std::uint8_t {
    /// Whose fact it is: the value is 0 (oneself) or 1.
    Who,
    /// A fact's other argument.
    Which,
    /// A tag of the options (of what asks, where `source`).
    Tag,
    /// A tag with a number, compared by `cmp`.
    TagNumber,
    /// How much is kept.
    Amount,
    /// A phrase of `selectors` from one of `groups`.
    Selector,
};

struct Slot {
    char code;
    Fill fill;
    std::int8_t domain = -1;
    std::int8_t tag = -1;
    /// Bits, one per group of selectors.
    std::uint8_t groups = 0;
    bool source = false;
    /// A name here must be one's own.
    bool own = false;
    Cmp cmp = Cmp::Equal;
};

/// A way to say a fact. Arguments that no slot fills are fixed.
struct FactPhrase {
    std::uint8_t fact;
    const char* en;
    const char* ja;
    std::int8_t who = 0;
    std::int8_t which = -1;
};

struct Fixed {
    std::int8_t tag = -1;
    std::int16_t value = 0;
};

/// A noun phrase that picks options, or what asks. Its second spelling, if any, is said behind "1".
struct Selector {
    std::uint8_t group;
    const char* en;
    const char* ja;
    Fixed fixed = {};
};

/// A whole instruction.
struct Form {
    Verb verb;
    /// Index of the decision; of Keep, index of the resource.
    std::uint8_t kind;
    const char* en;
    const char* ja;
    Fixed fixed[3] = {};
    /// What a strange word in it is called: "P013" (a name), "P016" (a choice) or "P002".
    const char* unknown = "P002";
};

struct Decision {
    const char* id;
    const char* en;
    const char* ja;
    /// What happens where no plan speaks.
    const char* order_en;
    const char* order_ja;
    /// Bits, one per decision at which its instructions speak as well.
    std::uint32_t also = 0;
};

struct Resource {
    const char* id;
    const char* en;
    const char* ja;
    /// Bits, one per decision that keeping bears on.
    std::uint32_t decisions;
};

struct Vocabulary {
    const char* system;
    std::span<const Domain> domains;
    std::span<const Fact> facts;
    std::span<const Tag> tags;
    std::span<const Decision> decisions;
    std::span<const Resource> resources;
    std::span<const Slot> slots;
    std::span<const FactPhrase> fact_phrases;
    std::span<const Selector> selectors;
    std::span<const Form> forms;
    /// Beginnings of Japanese verbs that instructions are made of, "|" between them.
    const char* stems;
    int most_terms;
    int most_depth;
    /// Widths of ids in links.
    int fact_bits;
    int tag_bits;
    int decision_bits;
    int resource_bits = 0;
};

/// Most characters of a plan.
inline constexpr int kMostCharacters = 300;
/// Most that can be kept or compared where the sheet says nothing.
inline constexpr int kMostAmount = 999;
/// Most plans that a link holds.
inline constexpr std::size_t kMostPlans = 64;

/// A name that comes with a sheet or a loaded list.
struct Name {
    std::string en;
    std::string ja;
    bool own = true;
    /// Another spelling, in either language; may be empty.
    std::string other = {};
    /// The three as the text of a Line has them (`fold_names`); all empty: they are that already.
    std::array<std::string, 3> folded = {};

    std::array<std::string_view, 3> spellings() const {
        if (folded[0].empty() && folded[1].empty()) return {ja, en, other};
        return {folded[0], folded[1], folded[2]};
    }
};

/// Names by domain; the place in a list is the value.
struct Names {
    std::vector<std::vector<Name>> domains;
    /// By resource: the most that can be kept.
    std::vector<int> most;

    std::span<const Name> of(int domain) const {
        const auto place = static_cast<std::size_t>(domain);
        return place < domains.size() ? std::span<const Name>(domains[place])
                                      : std::span<const Name>();
    }
};

} // namespace shiaiba::plan
