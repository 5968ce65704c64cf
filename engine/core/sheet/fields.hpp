// Fields of a build, of settings or of a party as a table: a row says once what a field is
// (core/sheet/field.hpp, core/sheet/field_row.hpp); form, check, JSON, lines of text, bits, steps,
// random values and sentences follow. Rules that join rows the system adds.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/sheet/field_row.hpp"

namespace shiaiba {

/// The keys of a table in other orders than its own; empty: the table's order.
struct FieldOrders {
    /// Rows that are not named are not asked for.
    std::initializer_list<std::string_view> form = {};
    std::initializer_list<std::string_view> bits = {};
};

/// A table of some struct's fields. Its functions take the struct itself; `usual` is one that holds
/// the usual values. Systems use it as Fields of their own struct.
class FieldTable {
public:
    FieldTable(std::vector<AnyRow> rows, const void* usual, const FieldOrders& orders);

    const std::vector<AnyRow>& rows() const { return rows_; }
    /// Index of the row with this key; the number of rows if there is none.
    std::size_t place(std::string_view key) const;
    std::vector<std::string_view> keys() const;
    /// Whether the row's conditions hold.
    bool asked(const AnyRow& row, const void* build) const;

    Json form() const;
    void check(const Json& fields, Problems& problems, void* build, const FieldRules& rules) const;
    void check_given(const Json& fields, Problems& problems,
                     const std::function<Problem(const std::string& key)>& unknown,
                     std::string_view under, void* build) const;
    void write(const void* build, Json& fields, const void* usual) const;
    void pack(const void* build, BitWriter& out) const;
    void unpack(BitReader& in, void* build, const void* at_hand) const;
    void random(Dice& dice, void* build) const;
    std::vector<std::pair<std::string_view, Text>> said(const void* build, const void* usual) const;
    bool read_line(const PostedLine& line, Json& fields, PostedPlaces& places,
                   Problems& problems) const;
    std::vector<std::pair<std::string, Text>> left_out(const void* build) const;
    std::vector<bool> changes(const void* build, const void* usual) const;
    void pack_changes(const void* build, const void* usual, BitWriter& out) const;
    void unpack_changes(BitReader& in, void* build) const;

private:
    void check_row(const AnyRow& row, const Json& fields, std::string_view under, void* build,
                   Problems& problems) const;
    std::vector<std::size_t> order(std::initializer_list<std::string_view> keys) const;
    Json when(std::span<const FieldCondition> conditions, bool any) const;

    std::vector<AnyRow> rows_;
    const void* usual_;
    /// Indices of rows, in the order of the form and of the bits.
    std::vector<std::size_t> form_;
    std::vector<std::size_t> bits_;
};

/// The table of fields of a plain struct, of which a value-initialised one holds the usual values.
/// The order of the rows decides JSON, sentences and, without FieldOrders, form and bits: it is
/// frozen once links exist.
template <class T>
class Fields {
public:
    using Rows = std::vector<FieldRow<T>>;
    explicit Fields(const Rows& all, const FieldOrders& orders = {})
        : table_(std::vector<AnyRow>(all.begin(), all.end()), &usual_build(), orders) {}

    const FieldTable& table() const { return table_; }
    std::vector<std::string_view> keys() const { return table_.keys(); }
    const Field& field(std::string_view key) const {
        return table_.rows()[table_.place(key)].field;
    }

    /// An array of `FormField`.
    Json form() const { return table_.form(); }
    /// Problems in the order of the rows. `build`: what it holds beside the fields.
    T check(const Json& fields, Problems& problems, T build = {}) const {
        check(fields, problems, build, {});
        return build;
    }
    /// The same with rules beside the table, which look at the build as far as it is read.
    void check(const Json& fields, Problems& problems, T& build, const FieldRules& rules) const {
        table_.check(fields, problems, &build, rules);
    }
    /// Checks an object in which every row may be absent. Problems, at pointers behind `under`, in
    /// the order in which the keys were given; `unknown` makes those of keys that no row has.
    T check_given(const Json& fields, Problems& problems,
                  const std::function<Problem(const std::string& key)>& unknown,
                  std::string_view under = {}, T build = {}) const {
        table_.check_given(fields, problems, unknown, under, &build);
        return build;
    }
    void write(const T& build, Json& fields, const T& usual = usual_build()) const {
        table_.write(&build, fields, &usual);
    }
    void pack(const T& build, BitWriter& out) const { table_.pack(&build, out); }
    /// Absent if the reader failed. `build`: what it holds beside the fields.
    std::optional<T> unpack(BitReader& in, const T& at_hand = usual_build(), T build = {}) const {
        table_.unpack(in, &build, &at_hand);
        return in.ok() ? std::optional(std::move(build)) : std::nullopt;
    }
    T random(Dice& dice) const {
        T build{};
        table_.random(dice, &build);
        return build;
    }
    /// The keys of the rows that are not as usual, each with its sentence.
    std::vector<std::pair<std::string_view, Text>> said(const T& build,
                                                        const T& usual = usual_build()) const {
        return table_.said(&build, &usual);
    }
    /// read_field_line of the first field that the line belongs to.
    bool read_line(const PostedLine& line, Json& fields, PostedPlaces& places,
                   Problems& problems) const {
        return table_.read_line(line, fields, places, problems);
    }
    /// System::left_out.
    std::vector<std::pair<std::string, Text>> left_out(const T& build) const {
        return table_.left_out(&build);
    }

    /// For each row in order, whether its value differs from the usual one; not for tables with
    /// parts. Of these rows only pack_changes packs the values, behind a bit for each row, the last
    /// row's first.
    std::vector<bool> changes(const T& build, const T& usual) const {
        return table_.changes(&build, &usual);
    }
    void pack_changes(const T& build, const T& usual, BitWriter& out) const {
        table_.pack_changes(&build, &usual, out);
    }
    T unpack_changes(BitReader& in, const T& usual) const {
        T build = usual;
        table_.unpack_changes(in, &build);
        return build;
    }

    /// Adds the builds one step away in this row.
    void steps(std::string_view key, const T& build, FieldSteps<T>& steps) const {
        const AnyRow& row = table_.rows()[table_.place(key)];
        if (!table_.asked(row, &build)) return;
        if (row.part != nullptr) return part(row).steps(build, steps);
        for (auto& [label, value] : field_steps(row.bounded(&build), row.get(&build))) {
            T next = build;
            row.put(&next, std::move(value));
            steps.add(std::move(label), std::move(next));
        }
    }
    /// Builds one step away, row by row; rules that join rows are not asked.
    std::vector<FieldStep<T>> steps(const T& build) const {
        FieldSteps<T> all;
        for (const std::string_view key : keys()) steps(key, build, all);
        return std::move(all).all();
    }
    /// The line of one field; empty if it is as usual and needn't be there.
    std::string line(std::string_view key, const T& build) const {
        const AnyRow& row = table_.rows()[table_.place(key)];
        if (!table_.asked(row, &build)) return {};
        if (row.part != nullptr) return part(row).lines(build);
        const FieldValue value = row.get(&build);
        const bool must = row.field.type == Field::Type::Number && !row.field.optional;
        return must || value != row.get(&usual_build()) ? field_line(row.field, value)
                                                        : std::string();
    }
    /// The lines that read_line reads, one for each field that is not as usual or must be there, and
    /// is not among `others`, which are said elsewhere.
    std::string lines(const T& build, std::initializer_list<std::string_view> others = {}) const {
        std::string lines;
        for (const std::string_view key : keys()) {
            if (std::find(others.begin(), others.end(), key) == others.end()) {
                lines += line(key, build);
            }
        }
        return lines;
    }
    /// The first sentence of a part that is only named, and isn't at hand.
    Text lacking(const T& build, const T& at_hand) const {
        for (const AnyRow& row : table_.rows()) {
            if (row.part == nullptr) continue;
            Text said = part(row).lacking(build, at_hand);
            if (!said.ja.empty()) return said;
        }
        return {};
    }

    static const T& usual_build() {
        static const T usual{};
        return usual;
    }

private:
    static const FieldPart<T>& part(const AnyRow& row) {
        return static_cast<const FieldPart<T>&>(*row.part);
    }

    FieldTable table_;
};

} // namespace shiaiba
