// A field of a build, of settings or of a party: what a table's row says of it (core/sheet/fields.hpp),
// and what follows from that for one value: form, check, JSON, bits, sentences, a line of text.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/fight/dice.hpp"
#include "core/sheet/sheet_lines.hpp"
#include "core/text/bits.hpp"
#include "core/text/json_fwd.hpp"
#include "core/text/problem.hpp"

namespace shiaiba {

/// An option of a field, or an item of a catalogue. Links hold its index: such lists may only grow
/// at their ends.
struct FieldItem {
    /// The id that JSON holds. Reading also accepts the names.
    std::string_view id;
    std::string_view ja;
    std::string_view en;
    std::string_view about_ja = {};
    std::string_view about_en = {};
    /// The sentence that says this option where it isn't the usual one; empty: `about`.
    std::string_view said_ja = {};
    std::string_view said_en = {};
    /// What texts call it besides its names, each behind a bar: "なし|no".
    std::string_view words = {};
};

/// A condition on a select of the same table: it has this value, the index of its option; or on
/// levels: there are some of this one of its items.
struct FieldCondition {
    std::string_view key;
    int is;
};

/// A bound that counts instead of the field's own where each of the conditions holds.
struct FieldBound {
    int most;
    std::span<const FieldCondition> when;
};

class JsonObject;
struct FieldOps;
extern const FieldOps kTextOps;
extern const FieldOps kListOps;
/// A type of field; `ops` is what only this one does, so that a system without such fields is linked
/// without it.
struct FieldType {
    enum class Kind : unsigned char { Number, Select, Switch, Text, List };
    Kind kind;
    const FieldOps* ops = nullptr;
    friend constexpr bool operator==(const FieldType& x, const FieldType& y) {
        return x.kind == y.kind;
    }
};

struct Field {
    /// The types of `FormField` (bindings/types/system.d.ts); Text is its `note`.
    struct Type {
        static constexpr FieldType Number{FieldType::Kind::Number};
        static constexpr FieldType Select{FieldType::Kind::Select};
        static constexpr FieldType Switch{FieldType::Kind::Switch};
        static constexpr FieldType Text{FieldType::Kind::Text, &kTextOps};
        static constexpr FieldType List{FieldType::Kind::List, &kListOps};
    };
    FieldType type = Type::Number;
    std::string_view key = {};
    /// Label, in the form and before the colon of the field's line of text.
    std::string_view ja = {};
    std::string_view en = {};
    /// What people call the field's line of a posted sheet (SheetRow::labels); empty: it has none,
    /// or the system reads it.
    std::string_view labels = {};
    /// Number: its bounds. List: least and most items. Text: `most` code points, in one line.
    int least = 0;
    int most = 0;
    /// Number, Select: may be absent, which stands for the usual value, that of a value-initialised
    /// build; the usual value is not written. Switches, texts and lists always may.
    bool optional = false;
    /// Select: its options. List: the catalogue. Switch that is usually on: what the form calls on
    /// and off, as a select.
    std::span<const FieldItem> items = {};
    /// List: `most` under conditions; the first whose conditions hold counts.
    std::span<const FieldBound> fewer = {};
    /// List: the kinds of the form's items that it takes.
    std::span<const std::string_view> kinds = {};
    /// List: no item twice.
    bool distinct = false;
    /// Asked for only where each of these conditions holds, or, if `when_any`, one of them; elsewhere
    /// it stands in no JSON and no bits. The fields that conditions name stand above all others.
    std::span<const FieldCondition> when = {};
    bool when_any = false;
    /// Number: its value on a new sheet, whose form may have it blank; 0: the form fills it itself.
    int usual = 0;
    /// What a step to a build that a player would try next is: a number is this much more or less;
    /// 1 for a select or switch: any other option; for a list: an item exchanged for another one.
    /// 0: there is none.
    int step = 0;
    /// The effect of a switch.
    std::string_view about_ja = {};
    std::string_view about_en = {};
    /// Codes of the field's problems. Lists may have their own codes for a wrong number of items
    /// and for an item given twice.
    std::string_view code = "badField";
    std::string_view code_count = {};
    std::string_view code_twice = {};
    /// Clause of the rules that the problems cite.
    std::string_view rule = {};

    // Words for what follows from label and bounds where they are empty.

    /// The sentence about a wrong value, of a list: about a wrong item. {at} is the pointer to it
    /// without its first stroke, {least} and {most} are the bounds.
    std::string_view wrong_ja = {};
    std::string_view wrong_en = {};
    /// The sentence about a wrong number of items.
    std::string_view count_ja = {};
    std::string_view count_en = {};
    /// The sentence about an item given twice.
    std::string_view twice_ja = {};
    std::string_view twice_en = {};
    /// The sentence that says a value that isn't the usual one: {n} is the number, {item} the name
    /// of the option or of one item; a switch that has none is said by `about`.
    std::string_view said_ja = {};
    std::string_view said_en = {};

    // A switch, or a select of two, may be a ruling that a match reads the other way; `about` of
    // the switch or of the option is the reading.

    /// Number of the ruling, by which files and docs/rulings.md name it, and the clause where it
    /// stands: "R9a" of "R9".
    std::string_view ruling = {};
    std::string_view ruling_rule = {};
    /// Switch: the usual reading.
    std::string_view taken_ja = {};
    std::string_view taken_en = {};

    // What only older tables need.

    /// Where it isn't asked for, it is read all the same: a rule beside the table says why it can't
    /// be there.
    bool read_anyway = false;
    /// A wrong value ends the check of the whole build.
    bool decides = false;
    /// null is no value; else it means that the value is absent.
    bool never_null = false;
    /// Select: the option that `true` reads as; 0: none.
    int yes = 0;
    /// List: one problem for the whole list, whatever is wrong with it.
    bool as_one = false;
    /// Bits hold the number itself and not its distance from the least; where absence or 0 is usual,
    /// 0 says so instead of a bit in front.
    bool from_zero = false;
    /// Bits have none in front of an optional number: absence is packed as the least number.
    bool unflagged = false;
    /// Bits hold every item of a list in the least width for their count, instead of a varint.
    bool fixed_width = false;
    /// Bits hold one for each item of a list's catalogue: whether it is there.
    bool bit_each = false;
};

/// Value of a field: a number, the index of an option, 0 or 1 of a switch, or indices in the
/// catalogue; empty if absent.
struct FieldValue {
    std::vector<int> numbers = {};
    std::string text = {};
    friend bool operator==(const FieldValue&, const FieldValue&) = default;
};

/// One check of a field: its place, and its problems.
struct FieldCheck {
    const Field& field;
    std::string path;
    Problems& problems;

    /// `code` empty: the field's.
    void say(const std::string& at, std::string_view code, Text text) const;
    /// A wrong value, told by the field's own sentence if it has one.
    void wrong(const std::string& at, const Text& otherwise) const;
    /// A sentence with its places {at}, {least} and {most} filled.
    Text filled(std::string_view ja, std::string_view en, const std::string& at) const;
    /// "強さは3から9です。"
    Text bounds(const char* unit_ja, const char* unit_en) const;
};
/// What a type does that the functions below don't do themselves.
struct FieldOps {
    void (*form)(const Field&, JsonObject&);
    FieldValue (*check)(const FieldCheck&, const Json& given);
    Json (*write)(const Field&, const FieldValue&);
    void (*pack)(const Field&, const FieldValue&, BitWriter&);
    FieldValue (*unpack)(const Field&, BitReader&);
    FieldValue (*random)(const Field&, Dice&);
    Text (*said)(const Field&, const FieldValue&);
};

/// Type, key and label of `FormField`.
JsonObject& begin_form(const Field& field, const char* type, JsonObject& out);
/// The given value, cut to a length that a message can show.
std::string given_text(const Json& given);
/// Index of the item with this id or name; absent if there is none.
std::optional<int> item_called(const Field& field, std::string_view name);
inline Text text_of(std::string_view ja, std::string_view en) {
    return {std::string(ja), std::string(en)};
}
inline const FieldItem& item_at(const Field& field, int place) {
    return field.items[static_cast<std::size_t>(place)];
}
inline bool has_item(const FieldValue& list, int place) {
    return std::find(list.numbers.begin(), list.numbers.end(), place) != list.numbers.end();
}
Text label_of(const Field& field);

// One field. `usual`: the value that absence stands for.

/// `FormField` of bindings/types/system.d.ts.
Json form_of(const Field& field, const FieldValue& usual = {});
/// The value of a condition on this field as a form has it.
Json condition_value(const Field& field, int is);
/// Reads the field from JSON, where it may be missing. Appends every problem, at "/key" or
/// "/key/2" behind `under`; the value is then useless, and empty if it is absent.
FieldValue check_field(const Field& field, const Json& fields, Problems& problems,
                       std::string_view under = {});
/// Writes the field as check_field reads it; leaves out what may be absent and is usual.
void write_field(const Field& field, const FieldValue& value, const FieldValue& usual,
                 Json& fields);
/// Packs the field; texts are left out. A number takes the least width that holds its bounds, an
/// option the least width for their count, a switch one bit. Before an optional number stands a bit
/// that says whether it is there and not usual. A list is its length less the least length, in the
/// least width, then a varint per item. Frozen.
void pack_field(const Field& field, const FieldValue& value, const FieldValue& usual,
                BitWriter& out);
/// The reader fails if the bits are no legal value. Absent: the usual value.
FieldValue unpack_field(const Field& field, const FieldValue& usual, BitReader& in);
/// The bits of a value that is there.
void pack_value(const Field& field, const FieldValue& value, BitWriter& out);
FieldValue unpack_value(const Field& field, BitReader& in);
/// A random legal value, each equally likely; a text is empty.
FieldValue random_field(const Field& field, Dice& dice);
/// The label of a step that exchanges an item: "A→B".
Text exchanged(const Text& from, const Text& to);
/// The values that are a step away, each with its label.
std::vector<std::pair<Text, FieldValue>> field_steps(const Field& field, const FieldValue& value);
/// The sentence about a value that isn't the usual one; of a list, a sentence for each item, with
/// the language's comma between.
Text said_field(const Field& field, const FieldValue& value);
/// The reading that the value of a ruling stands for.
Text reading_of(const Field& field, const FieldValue& value);
/// Whether the line is this field's. If so, puts its value as JSON into `fields` (to be checked by
/// check_field) and its place into `places`; a second line of the field is a problem.
bool read_field_line(const Field& field, const PostedLine& line, Json& fields, PostedPlaces& places,
                     Problems& problems);
/// Index of the option that a text calls so, in any width and case; absent if there is none.
std::optional<int> option_called(const Field& field, std::string_view text);
/// The line that read_field_line reads, with its end; of a switch with options, their words.
std::string field_line(const Field& field, const FieldValue& value);
/// A problem for every key of a build that is not in `known`.
void check_keys(const Json& fields, std::span<const std::string_view> known, std::string_view rule,
                Problems& problems);

} // namespace shiaiba
