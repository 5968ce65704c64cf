// Vocabulary of a battle system's plans, as plain data: facts, decisions, tags, and their words in
// both languages. Links hold the places of facts, tags, decisions and resources, so these lists only
// grow at their ends, and widths and ranges stay as they are.
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

/// Value of a name or pattern that stands for "none of them"; no option matches it.
inline constexpr int kNever = -1;

// Words are UTF-8. "|" separates spellings, of which the first is printed. In a phrase {x} is a
// slot, by its Slot::code, and [ ] encloses a part that may be left out; a blank in English is a
// word boundary.

/// One value of a domain.
struct Symbol {
    const char* id;
    const char* en;
    const char* ja;
    /// The id in files of an earlier program, which are still read.
    const char* was = nullptr;
};

/// A set of values: symbols of the system, then the names that come with the sheet (`Names`).
struct Domain {
    /// Id of the domain, and key of a fact's argument in JSON.
    const char* id;
    std::span<const Symbol> symbols;
    /// Bits of a symbol in links. Names are written as varints, since a sheet may have any number
    /// of them; behind symbols, those of a name are all ones, which then no symbol may be.
    int bits;
    /// JSON has the number of a name, from 1 on, in place of the name: patterns of a sheet.
    bool numbered = false;
};

enum class Type : std::uint8_t {
    Flag,
    Number,
    /// A probability in 1/10,000, written in percent.
    Chance,
    Symbol,
};

struct Fact {
    const char* id;
    Type type;
    /// Range of the numbers that the fact may be compared with; it gives the number's width in
    /// links.
    int least;
    int most;
    /// Whether each side has a value of its own.
    bool who;
    /// Domain of the fact's other argument; −1: none.
    std::int8_t which = -1;
    bool which_may_be_missing = false;
    /// Domain of the fact's values, if its type is Symbol.
    std::int8_t values = -1;
    /// If `most` has grown since links were frozen: the highest number that they had room for; −1:
    /// `most`.
    std::int8_t link_most = -1;
};

enum class Tagging : std::uint8_t {
    /// A symbol or name, which an option has or not.
    Value,
    Number,
    /// The options that do best by a measure, among those that the plan's other tags leave.
    Ranked,
};

struct Tag {
    const char* id;
    Tagging tagging;
    std::int8_t domain;
    /// Bits of a symbol in links, if the tag has another width than its domain; −1: the domain's.
    std::int8_t bits = -1;
};

/// Kinds of content that a slot of a phrase takes.
enum class Fill : std::uint8_t {
    /// The side of a fact: 0 the player's own, 1 the opponent's.
    Who,
    /// A fact's other argument.
    Which,
    /// A tag of the options or, with Slot::source, of the cause of the question.
    Tag,
    /// A tag with a number, compared by Slot::cmp.
    TagNumber,
    /// The amount to keep.
    Amount,
    /// A noun phrase of Vocabulary::selectors from one of the slot's `groups`.
    Selector,
};

struct Slot {
    char code;
    Fill fill;
    std::int8_t domain = -1;
    std::int8_t tag = -1;
    /// The groups of selectors that fit, one bit each.
    std::uint8_t groups = 0;
    bool source = false;
    /// A name must be on the player's own sheet (else P013).
    bool own = false;
    Cmp cmp = Cmp::Equal;
};

/// A wording of a fact. Arguments that no slot fills have the values `who` and `which`.
struct FactPhrase {
    std::uint8_t fact;
    const char* en;
    const char* ja;
    std::int8_t who = 0;
    std::int8_t which = -1;
};

/// A tag's value that a wording implies; tag −1: none.
struct Fixed {
    std::int8_t tag = -1;
    std::int16_t value = 0;
};

/// A noun phrase that picks options or tests the cause of the question. The second spelling, if
/// any, is the singular, printed behind the number 1.
struct Selector {
    std::uint8_t group;
    const char* en;
    const char* ja;
    Fixed fixed = {};
};

/// The wording of a whole instruction.
struct Form {
    Verb verb;
    /// Index of the decision; for Keep, index of the resource.
    std::uint8_t kind;
    const char* en;
    const char* ja;
    Fixed fixed[3] = {};
    /// Problem code for an unknown word in one of the slots: "P013" (a name), "P016" (a choice) or
    /// "P002".
    const char* unknown = "P002";
};

struct Decision {
    const char* id;
    const char* en;
    const char* ja;
    /// What happens if no plan speaks.
    const char* order_en;
    const char* order_ja;
    /// Other decisions at which the instructions of this one speak as well, one bit each.
    std::uint32_t also = 0;
};

struct Resource {
    const char* id;
    const char* en;
    const char* ja;
    /// The decisions at which keeping the resource matters, one bit each.
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
    /// Beginnings of the Japanese verbs of instructions, "|" between them: they tell an instruction
    /// from a condition.
    const char* stems;
    /// Most comparisons of a condition, and most levels of brackets.
    int most_terms;
    int most_depth;
    /// Bits of ids in links.
    int fact_bits;
    int tag_bits;
    int decision_bits;
    int resource_bits = 0;
};

/// Most characters (code points) of a plan.
inline constexpr int kMostCharacters = 300;
/// Largest number in an instruction, where Names::most sets no other limit for what is kept.
inline constexpr int kMostAmount = 999;
/// Most plans of a tactic, in texts, JSON and links.
inline constexpr std::size_t kMostPlans = 64;

/// A name that comes with a sheet or a loaded list.
struct Name {
    std::string en;
    std::string ja;
    /// Whether it is on the player's own sheet.
    bool own = true;
    /// A third spelling in either language; may be empty.
    std::string other = {};
    /// The spellings as Line::text has them (fold_names()); all empty if they are the same.
    std::array<std::string, 3> folded = {};

    std::array<std::string_view, 3> spellings() const {
        if (folded[0].empty() && folded[1].empty()) return {ja, en, other};
        return {folded[0], folded[1], folded[2]};
    }
};

/// Names by domain; a name's place in its list is its value.
struct Names {
    std::vector<std::vector<Name>> domains;
    /// The most that can be kept, by resource.
    std::vector<int> most;

    std::span<const Name> of(int domain) const {
        const auto place = static_cast<std::size_t>(domain);
        return place < domains.size() ? std::span<const Name>(domains[place])
                                      : std::span<const Name>();
    }
};

} // namespace shiaiba::plan
