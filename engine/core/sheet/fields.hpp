// The fields of a build as a table, from which a new system has its form, its check, its JSON, its lines of text and its
// bits. What only one system has beside such fields (a tactic, sums over several) it adds itself.
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

/// One of the options of a field, or of the items of a catalogue. Links carry its place: such lists only grow at their ends.
struct FieldItem {
    /// As JSON has it. Read are the names too.
    std::string_view id;
    std::string_view ja;
    std::string_view en;
    std::string_view about_ja = {};
    std::string_view about_en = {};
};

struct Field {
    /// Each a type of `FormField` (bindings/types/system.d.ts); a text is its `note`.
    enum class Type { Number, Select, Switch, Text, List };
    Type type = Type::Number;
    std::string_view key;
    /// Label, also in front of the colon of its line of text.
    std::string_view ja;
    std::string_view en;
    /// Of a number: its bounds. Of a list: how many items it has. Of a text: `most` code points, in one line.
    int least = 0;
    int most = 0;
    /// A number that may be absent. A select that reads as its first option where it is, which is then not written.
    bool optional = false;
    /// What holds where an optional number is absent; 0: nothing that a form could tell.
    int otherwise = 0;
    /// Of a select, its options; of a list, the catalogue.
    std::span<const FieldItem> items = {};
    /// Of a list: the kinds of the form's items that it takes.
    std::span<const std::string_view> kinds = {};
    /// Of a list: none of them twice.
    bool distinct = false;
    /// What a switch does.
    std::string_view about_ja = {};
    std::string_view about_en = {};
    /// Codes of its problems; of lists also of too few or too many, and of one twice, where these have their own.
    std::string_view code = "badField";
    std::string_view code_count = {};
    std::string_view code_twice = {};
    /// Clause of the rules.
    std::string_view rule = {};
};

/// What a field holds: a number, the place of an option, 1 of a switch, places in the catalogue; empty where it is absent.
struct FieldValue {
    std::vector<int> numbers = {};
    std::string text = {};
    friend bool operator==(const FieldValue&, const FieldValue&) = default;
};

/// `FormField` of bindings/types/system.d.ts.
Json form_of(const Field& field);
/// From a build's JSON, which may lack it. Appends every problem, at "/key" or "/key/2", and is then of no use.
FieldValue check_field(const Field& field, const Json& fields, Problems& problems);
/// As check_field reads it; what is absent, off or empty is left out.
void write_field(const Field& field, const FieldValue& value, Json& fields);
/// Texts stay behind. A number takes the least width that holds its bounds, an option that of their count, a switch one
/// bit; what may be absent stands behind a bit; a list has its count, less the least, in the least width, then a varint
/// an item.
void pack_field(const Field& field, const FieldValue& value, BitWriter& out);
/// The reader fails where the bits are no legal value.
FieldValue unpack_field(const Field& field, BitReader& in);
/// A legal one, each as likely as another; a text is empty.
FieldValue random_field(const Field& field, Dice& dice);
/// Is it the line of this field? Then its JSON goes into `fields`, to be checked there, and its places into `places`; a
/// second line of it is a problem.
bool read_field_line(const Field& field, const PostedLine& line, Json& fields, PostedPlaces& places,
                     Problems& problems);
/// Of every key of a build that is none of these.
void check_keys(const Json& fields, std::span<const std::string_view> known, std::string_view rule,
                Problems& problems);

/// The table of the fields of a plain struct, in the order in which they are asked for, written and packed.
template <class T>
class Fields {
public:
    using Place = std::variant<int T::*, std::optional<int> T::*, bool T::*, std::string T::*,
                               std::vector<int> T::*>;
    struct One {
        Field field;
        /// An int for numbers and selects, an optional one where a number may be absent, a vector for lists.
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
    /// Absent where the reader failed.
    std::optional<T> unpack(BitReader& in) const {
        T build = each([&](const Field& field) { return unpack_field(field, in); });
        return in.ok() ? std::optional(std::move(build)) : std::nullopt;
    }
    T random(Dice& dice) const {
        return each([&](const Field& field) { return random_field(field, dice); });
    }
    /// read_field_line, of whichever it is.
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

    // Not inline: GCC 12 warns falsely of members that a small struct could not hold.
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
    /// What has no value stays as it is by default.
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
