// The format of a GM's own list as tables: a row for each key of an object, with what may stand there and what it is
// called. The readers take types, bounds and words from the rows, and core/sheet/own_schema writes them as a JSON
// Schema, from which the page makes its forms.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/sheet/own_list.hpp"
#include "core/text/name.hpp"

namespace shiaiba {

/// A word that may stand somewhere, and what it is called.
struct FormatWord {
    const char* id;
    const char* ja;
    const char* en;
};

/// What may stand under a key, as bits: a key may have several forms.
enum FormatType : unsigned {
    kOfId = 1,
    kOfName = 2,
    /// A text of at most `most` characters.
    kOfText = 4,
    /// One of `words`; without `words`, any text, which the reader judges.
    kOfWord = 8,
    /// An array of `words`.
    kOfWords = 16,
    /// A whole number from `least` to `most`.
    kOfNumber = 32,
    /// With a `least` of 1: true alone, or absent.
    kOfFlag = 64,
    /// An amount or a condition in the words of plans.
    kOfAmount = 128,
    kOfCondition = 256,
    /// An object of the shape `part`, or an array of them, of `least` to `most` as all arrays.
    kOfPart = 512,
    kOfParts = 1024,
    /// An array of two numbers from `least` to `most`.
    kOfPair = 2048,
    /// null, which stands for a missing key.
    kOfNull = 4096,
    /// What names an entry of the list under its key `entries`, or one of `words`; the reader judges.
    kOfEntry = 8192,
    /// An array of these.
    kOfEntries = 16384,
    /// An array of names.
    kOfNames = 32768,
    /// A condition as a tree of facts, as plans have it in JSON (core/plan/json.hpp).
    kOfTree = 65536,
    /// A letter from A to Z.
    kOfLetter = 131072,
};

/// A number that may stand beyond the bounds, and what it says there.
struct FormatNumber {
    int number;
    const char* ja;
    const char* en;
};

/// The bit of a chooser's word, by its place.
constexpr unsigned word_bit(int place) { return 1U << static_cast<unsigned>(place); }

struct FormatShape;

struct FormatKey {
    const char* key;
    const char* ja;
    const char* en;
    unsigned types;
    bool must = false;
    int least = 0;
    int most = 0;
    /// What a missing number counts as.
    int usual = 0;
    std::span<const FormatWord> (*words)() = nullptr;
    const FormatShape* part = nullptr;
    /// Where the shape has a chooser: those of its words, as bits, with which the key may stand; of the chooser itself,
    /// those that there are. A key may have several rows, each with other words.
    unsigned with = ~0U;
    const char* entries = nullptr;
    /// The key of these entries that names them.
    const char* named_by = "id";
    const FormatNumber* apart = nullptr;
};

/// The keys of an object.
struct FormatShape {
    /// Its name in the schema.
    const char* id;
    std::span<const FormatKey> keys;
    /// The key whose word says which of the others there are; nullptr: all.
    const char* chooser = nullptr;
    /// The key whose words tell the chooser's last word apart: bits of `with` are first the
    /// chooser's other words, then these.
    const char* further = nullptr;
    /// Whether its bits are the words of the object in which it stands.
    bool as_above = false;
    /// What it is called where it is one of several forms.
    const char* ja = nullptr;
    const char* en = nullptr;
    /// The JSON that a form begins with; nullptr: the keys that there must be.
    const char* begins = nullptr;

    bool chooses(const FormatKey& row) const {
        return chooser != nullptr && std::string_view(chooser) == row.key;
    }
    /// The row of a key, which there must be: the first that stands with one of these words, else the first.
    const FormatKey& row(std::string_view key, unsigned words = ~0U) const;
};

/// The words of a table, as a row names them.
template <const auto& all>
std::span<const FormatWord> words_in() {
    return all;
}

/// The rows of a table, in short.
namespace row {

constexpr FormatKey number(const char* key, const char* ja, const char* en, int least, int most) {
    return {.key = key, .ja = ja, .en = en, .types = kOfNumber, .least = least, .most = most};
}
constexpr FormatKey flag(const char* key, const char* ja, const char* en) {
    return {.key = key, .ja = ja, .en = en, .types = kOfFlag};
}
constexpr FormatKey id() {
    return {
        .key = "id", .ja = "ID", .en = "ID", .types = kOfId, .must = true, .most = kMostNamePoints};
}
constexpr FormatKey name(const char* key, const char* ja, const char* en) {
    return {.key = key, .ja = ja, .en = en, .types = kOfName, .most = kMostNamePoints};
}
constexpr FormatKey word(const char* key, const char* ja, const char* en,
                         std::span<const FormatWord> (*words)()) {
    return {.key = key, .ja = ja, .en = en, .types = kOfWord, .words = words};
}
/// At most `most` words.
constexpr FormatKey word_list(const char* key, const char* ja, const char* en, std::size_t most,
                              std::span<const FormatWord> (*all)()) {
    return {.key = key,
            .ja = ja,
            .en = en,
            .types = kOfWords,
            .most = static_cast<int>(most),
            .words = all};
}
constexpr FormatKey part(const char* key, const char* ja, const char* en,
                         const FormatShape& shape) {
    return {.key = key, .ja = ja, .en = en, .types = kOfPart, .part = &shape};
}
/// At most `most` objects.
constexpr FormatKey parts(const char* key, const char* ja, const char* en, std::size_t most,
                          const FormatShape& shape) {
    return {.key = key,
            .ja = ja,
            .en = en,
            .types = kOfParts,
            .most = static_cast<int>(most),
            .part = &shape};
}
/// The id of an entry of the list under `entries`, or of one of `known`.
constexpr FormatKey entry(const char* key, const char* ja, const char* en, const char* entries,
                          std::span<const FormatWord> (*known)() = nullptr) {
    return {.key = key, .ja = ja, .en = en, .types = kOfEntry, .words = known, .entries = entries};
}
constexpr FormatKey needed(FormatKey row) {
    row.must = true;
    return row;
}
/// The row, which may also be of these types.
constexpr FormatKey or_else(FormatKey row, unsigned types) {
    row.types |= types;
    return row;
}
/// The row, of which a missing number counts as this.
constexpr FormatKey usually(FormatKey row, int usual) {
    row.usual = usual;
    return row;
}
/// The row, under which this number may stand, too.
constexpr FormatKey or_number(FormatKey row, const FormatNumber& apart) {
    row.apart = &apart;
    return row;
}
/// The row, which stands with these words of the chooser, as bits.
constexpr FormatKey with(FormatKey row, unsigned words) {
    row.with = words;
    return row;
}

} // namespace row

/// Behind what the last problem says: the words that there are.
void allow_words(Problems& problems, std::span<const char* const> words);

/// A reader of an object of a list that takes its keys, bounds and words from a shape, as far as they stand with the
/// words of its choosers.
class ShapedObject : public ListObject {
public:
    /// `strange`: the code of a word that there isn't. `above`: the words of the object in which this one stands, as
    /// bits.
    ShapedObject(ListObject object, const FormatShape& shape, std::string_view strange,
                 unsigned above = ~0U);

    /// The object under the key, which there must be.
    ShapedObject part(const char* key) const;
    /// An element of the array under the key.
    ShapedObject part_at(const char* key, std::size_t k) const;
    /// The array under the key; nullptr if there is none or if it is malformed.
    const Json* list(const char* key) const;
    std::size_t most(const char* key) const { return static_cast<std::size_t>(row(key).most); }
    /// The text under the key, as the row bounds it; empty if it is malformed.
    std::string written(const char* key) const;
    /// The letter under the key, which there must be; 0 if it is none.
    char letter(const char* key) const;
    /// Index of the word under the key; −1 if it is absent or none of the row's. `strange`: the code of a word that
    /// there isn't, where it is another one than elsewhere.
    int word(const char* key, std::string_view strange = {}) const;
    /// The same where something else may stand, which is no problem.
    int word_or_else(const char* key) const;
    bool flag(const char* key) const;
    /// Indices of the words in the array under the key; each that is none of the row's is a problem.
    std::vector<int> words(const char* key, std::string_view strange = {}) const;
    /// `chosen`: the chooser's word, where the key has several rows.
    int number(const char* key, int chosen = -1) const;
    /// The element of a pair.
    int number(const char* key, std::size_t k, int usual) const;
    /// Whether the object has the key, or has it with this word of the chooser.
    bool takes(const char* key) const { return takes_with(key, words_); }
    bool takes(const char* key, int chosen) const { return takes_with(key, word_bit(chosen)); }
    /// Reports every key that the object has not, or has not with this word of the chooser.
    void only_its() const { only_with(words_); }
    void only_its(int chosen) const { only_with(word_bit(chosen)); }
    /// Reports every key that stands with none of these words, as bits. `elsewhere`: the code of
    /// one that stands with others; empty: as if there were no such key.
    void only_with(unsigned words, std::string_view elsewhere = {}) const;

private:
    const FormatKey& row(const char* key) const { return shape_->row(key, words_); }
    bool takes_with(const char* key, unsigned words) const;
    /// Index of the value among the row's words; −1: it is none.
    int place_of(const FormatKey& row, const Json& given) const;
    /// The same of the word under the key.
    int place_at(const char* key) const;
    /// Says that the value under the key is none of the row's words, and which there are.
    void say_strange(const FormatKey& row, const Json& given, std::string_view strange) const;
    /// Which words the row has, behind the last problem.
    void allow(const FormatKey& row) const;

    const FormatShape* shape_;
    std::string_view strange_;
    /// The words of its choosers, as bits of `with`; of an unknown word all that it could be.
    unsigned words_;
};

} // namespace shiaiba
