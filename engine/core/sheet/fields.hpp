// Fields of a build as a table, from which a system gets its form, check, JSON, lines of text and
// bits. Rules that such a table can't express (a tactic, sums over several fields) the system adds
// itself.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
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
};

struct Field {
    /// The type of `FormField` (bindings/types/system.d.ts); Text is its `note`.
    enum class Type { Number, Select, Switch, Text, List };
    Type type = Type::Number;
    std::string_view key;
    /// Label, in the form and before the colon of the field's line of text.
    std::string_view ja;
    std::string_view en;
    /// Number: its bounds. List: least and most items. Text: `most` code points, in one line.
    int least = 0;
    int most = 0;
    /// Number: may be absent. Select: an absent value reads as the first option, which is not
    /// written.
    bool optional = false;
    /// The value that an absent optional number stands for; 0: none that a form could show.
    int otherwise = 0;
    /// Select: its options. List: the catalogue.
    std::span<const FieldItem> items = {};
    /// List: the kinds of the form's items that it takes.
    std::span<const std::string_view> kinds = {};
    /// List: no item twice.
    bool distinct = false;
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
};

/// Value of a field: a number, the index of an option, 0 or 1 of a switch, or indices in the
/// catalogue; empty if absent.
struct FieldValue {
    std::vector<int> numbers = {};
    std::string text = {};
    friend bool operator==(const FieldValue&, const FieldValue&) = default;
};

/// `FormField` of bindings/types/system.d.ts.
Json form_of(const Field& field);
/// Reads the field from a build's JSON, where it may be missing. Appends every problem, at "/key"
/// or "/key/2"; the value is then useless.
FieldValue check_field(const Field& field, const Json& fields, Problems& problems);
/// Writes the field as check_field reads it; leaves out what is absent, off or empty.
void write_field(const Field& field, const FieldValue& value, Json& fields);
/// Packs the field; texts are left out. A number takes the least width that holds its bounds, an
/// option the least width for their count, a switch one bit. Before an optional number stands a bit
/// that says whether it is there. A list is its length less the least length, in the least width,
/// then a varint per item. Frozen.
void pack_field(const Field& field, const FieldValue& value, BitWriter& out);
/// The reader fails if the bits are no legal value.
FieldValue unpack_field(const Field& field, BitReader& in);
/// A random legal value, each equally likely; a text is empty.
FieldValue random_field(const Field& field, Dice& dice);
/// Whether the line is this field's. If so, puts its value as JSON into `fields` (to be checked by
/// check_field) and its place into `places`; a second line of the field is a problem.
bool read_field_line(const Field& field, const PostedLine& line, Json& fields, PostedPlaces& places,
                     Problems& problems);
/// A problem for every key of a build that is not in `known`.
void check_keys(const Json& fields, std::span<const std::string_view> known, std::string_view rule,
                Problems& problems);

/// The table of fields of a plain struct. The order decides form, JSON and bits, so it is frozen
/// once links exist.
template <class T>
class Fields {
public:
    using Place = std::variant<int T::*, std::optional<int> T::*, bool T::*, std::string T::*,
                               std::vector<int> T::*>;
    struct One {
        Field field;
        /// int for numbers and selects, optional int where a number may be absent, vector for
        /// lists.
        Place place;
    };
    explicit Fields(std::vector<One> all) : all_(std::move(all)) {}

    const std::vector<One>& all() const { return all_; }
    std::vector<std::string_view> keys() const {
        std::vector<std::string_view> keys;
        for (const One& one : all_) keys.push_back(one.field.key);
        return keys;
    }

    T check(const Json& fields, Problems& problems) const {
        return each([&](const Field& field) { return check_field(field, fields, problems); });
    }
    void write(const T& build, Json& fields) const {
        for (const One& one : all_) write_field(one.field, get(build, one), fields);
    }
    void pack(const T& build, BitWriter& out) const {
        for (const One& one : all_) pack_field(one.field, get(build, one), out);
    }
    /// Absent if the reader failed.
    std::optional<T> unpack(BitReader& in) const {
        T build = each([&](const Field& field) { return unpack_field(field, in); });
        return in.ok() ? std::optional(std::move(build)) : std::nullopt;
    }
    T random(Dice& dice) const {
        return each([&](const Field& field) { return random_field(field, dice); });
    }
    /// read_field_line of the first field that the line belongs to.
    bool read_line(const PostedLine& line, Json& fields, PostedPlaces& places,
                   Problems& problems) const {
        for (const One& one : all_) {
            if (read_field_line(one.field, line, fields, places, problems)) return true;
        }
        return false;
    }
    /// Ruleset::left_out.
    std::vector<std::pair<std::string, Text>> left_out(const T& build) const {
        std::vector<std::pair<std::string, Text>> out;
        for (const auto& [field, place] : all_) {
            if (get(build, {field, place}).text.empty()) continue;
            out.push_back({std::string(field.key), {std::string(field.ja), std::string(field.en)}});
        }
        return out;
    }

private:
    template <class Make>
    T each(const Make& make) const {
        T build{};
        for (const One& one : all_) put(build, one, make(one.field));
        return build;
    }

    // Not inline: GCC 12 would warn, wrongly, about members that a small struct is too small for.
    [[gnu::noinline]] static FieldValue get(const T& build, const One& one) {
        struct Getter {
            const T& build;
            FieldValue operator()(int T::*at) const { return {{build.*at}}; }
            FieldValue operator()(bool T::*at) const { return {{build.*at ? 1 : 0}}; }
            FieldValue operator()(std::string T::*at) const { return {{}, build.*at}; }
            FieldValue operator()(std::vector<int> T::*at) const { return {build.*at}; }
            FieldValue operator()(std::optional<int> T::*at) const {
                return build.*at ? FieldValue{{*(build.*at)}} : FieldValue();
            }
        };
        return std::visit(Getter{build}, one.place);
    }
    /// Without a value the member keeps its default.
    [[gnu::noinline]] static void put(T& build, const One& one, FieldValue value) {
        struct Putter {
            T& build;
            FieldValue& value;
            void operator()(int T::*at) const {
                if (!value.numbers.empty()) build.*at = value.numbers.front();
            }
            void operator()(std::optional<int> T::*at) const {
                if (!value.numbers.empty()) build.*at = value.numbers.front();
            }
            void operator()(bool T::*at) const {
                if (!value.numbers.empty()) build.*at = value.numbers.front() != 0;
            }
            void operator()(std::string T::*at) const { build.*at = std::move(value.text); }
            void operator()(std::vector<int> T::*at) const { build.*at = std::move(value.numbers); }
        };
        std::visit(Putter{build, value}, one.place);
    }

    std::vector<One> all_;
};

} // namespace shiaiba
