// Tables of fields: goes through the rows for form, check, JSON, bits, sentences and lines of text.
#include "core/sheet/fields.hpp"

namespace shiaiba {

FieldTable::FieldTable(std::vector<AnyRow> rows, const void* usual, const FieldOrders& orders)
    : rows_(std::move(rows)), usual_(usual), form_(order(orders.form)), bits_(order(orders.bits)) {}

std::size_t FieldTable::place(std::string_view key) const {
    std::size_t k = 0;
    while (k < rows_.size() && rows_[k].field.key != key) ++k;
    return k;
}

std::vector<std::string_view> FieldTable::keys() const {
    std::vector<std::string_view> keys(rows_.size());
    for (std::size_t k = 0; k < keys.size(); ++k) keys[k] = rows_[k].field.key;
    return keys;
}

std::vector<std::size_t> FieldTable::order(std::initializer_list<std::string_view> keys) const {
    std::vector<std::size_t> order(keys.size() == 0 ? rows_.size() : keys.size());
    for (std::size_t k = 0; k < order.size(); ++k) {
        order[k] = keys.size() == 0 ? k : place(keys.begin()[k]);
    }
    return order;
}

bool FieldTable::asked(const AnyRow& row, const void* build) const {
    const Field& field = row.field;
    for (const FieldCondition& condition : field.when) {
        const AnyRow& of = rows_[place(condition.key)];
        const FieldValue value = of.get(build);
        const bool holds = of.part != nullptr
                               ? of.part->has_of(build, condition.is)
                               : !value.numbers.empty() && value.numbers.front() == condition.is;
        if (holds == field.when_any) return holds;
    }
    return field.when.empty() || !field.when_any;
}

Json FieldTable::when(std::span<const FieldCondition> conditions, bool any) const {
    Json all = Json::array();
    for (const FieldCondition& condition : conditions) {
        const AnyRow& of = rows_[place(condition.key)];
        JsonObject one;
        one.add("key", condition.key);
        if (of.part != nullptr) {
            one.add("has", item_at(of.field, condition.is).id);
        } else {
            one.add("is", condition_value(of.field, condition.is));
        }
        all.push_back(std::move(one));
    }
    if (all.size() == 1) return all.front();
    return JsonObject().add(any ? "any" : "all", std::move(all));
}

Json FieldTable::form() const {
    Json form = Json::array();
    for (const std::size_t k : form_) {
        const AnyRow& row = rows_[k];
        Json field = row.part != nullptr ? row.part->form() : form_of(row.field, row.get(usual_));
        if (field.is_null()) continue;
        if (!row.field.when.empty()) field["when"] = when(row.field.when, row.field.when_any);
        for (const FieldBound& bound : row.field.fewer) {
            field["fewer"].push_back(
                JsonObject().add("most", bound.most).add("when", when(bound.when, false)));
        }
        form.push_back(std::move(field));
    }
    return form;
}

void FieldTable::check_row(const AnyRow& row, const Json& fields, std::string_view under,
                           void* build, Problems& problems) const {
    if (row.part == nullptr) {
        return row.put(build, check_field(row.bounded(build), fields, problems, under));
    }
    // A part without a key has keys of its own among the others.
    if (row.field.key.empty()) {
        return row.part->check_in(fields, std::string(under), build, problems);
    }
    const auto given = fields.find(row.field.key);
    const Json absent = given == fields.end() ? row.part->absent() : Json();
    if (given == fields.end() && absent.is_null()) return;
    row.part->check_in(given == fields.end() ? absent : *given,
                       std::string(under) + "/" + std::string(row.field.key), build, problems);
}

void FieldTable::check(const Json& fields, Problems& problems, void* build,
                       const FieldRules& rules) const {
    // Behind this many rows it is known what is asked for.
    std::size_t first = 0;
    for (const AnyRow& row : rows_) {
        for (const FieldCondition& condition : row.field.when) {
            first = std::max(first, place(condition.key) + 1);
        }
    }
    for (std::size_t k = 0; k < rows_.size(); ++k) {
        if (k == first && rules.unknown) {
            for (const auto& [key, value] : fields.items()) {
                const std::size_t at = place(key);
                const bool known =
                    at < rows_.size() && (rows_[at].field.read_anyway || asked(rows_[at], build));
                if (!known) problems.push_back(rules.unknown(key));
            }
        }
        const AnyRow& row = rows_[k];
        if (!row.field.read_anyway && !asked(row, build)) continue;
        const std::size_t before = problems.size();
        check_row(row, fields, {}, build, problems);
        if (row.field.decides && problems.size() > before) return;
        if (rules.after) rules.after(row.field.key);
    }
}

void FieldTable::check_given(const Json& fields, Problems& problems,
                             const std::function<Problem(const std::string& key)>& unknown,
                             std::string_view under, void* build) const {
    std::vector<Problems> of_rows(rows_.size());
    for (std::size_t k = 0; k < rows_.size(); ++k) {
        check_row(rows_[k], fields, under, build, of_rows[k]);
    }
    for (const auto& [key, value] : fields.items()) {
        const std::size_t k = place(key);
        if (k == rows_.size()) {
            problems.push_back(unknown(key));
        } else {
            add_problems(problems, of_rows[k], {});
        }
    }
}

void FieldTable::write(const void* build, Json& fields, const void* usual) const {
    for (const AnyRow& row : rows_) {
        if (!asked(row, build)) continue;
        if (row.part == nullptr) {
            write_field(row.field, row.get(build), row.get(usual), fields);
        } else if (Json value = row.part->write_of(build); row.field.key.empty()) {
            for (const auto& [key, one] : value.items()) fields[key] = one;
        } else if (!value.is_null()) {
            fields[std::string(row.field.key)] = std::move(value);
        }
    }
}

void FieldTable::pack(const void* build, BitWriter& out) const {
    for (const std::size_t k : bits_) {
        const AnyRow& row = rows_[k];
        if (!asked(row, build)) continue;
        if (row.part != nullptr) {
            row.part->pack_of(build, out);
        } else {
            pack_field(row.bounded(build), row.get(build), row.get(usual_), out);
        }
    }
}

void FieldTable::unpack(BitReader& in, void* build, const void* at_hand) const {
    for (const std::size_t k : bits_) {
        const AnyRow& row = rows_[k];
        if (!in.ok() || !asked(row, build)) continue;
        if (row.part != nullptr) {
            row.part->unpack_in(in, build, at_hand);
        } else {
            row.put(build, unpack_field(row.bounded(build), row.get(usual_), in));
        }
    }
}

void FieldTable::random(Dice& dice, void* build) const {
    for (const AnyRow& row : rows_) {
        if (row.part == nullptr) row.put(build, random_field(row.field, dice));
    }
}

std::vector<std::pair<std::string_view, Text>> FieldTable::said(const void* build,
                                                                const void* usual) const {
    std::vector<std::pair<std::string_view, Text>> out;
    for (const AnyRow& row : rows_) {
        const FieldValue value = row.get(build);
        Text text;
        if (row.part != nullptr) {
            text = row.part->said_of(build);
        } else if (value != row.get(usual)) {
            text = said_field(row.field, value);
        }
        if (!text.ja.empty()) out.emplace_back(row.field.key, std::move(text));
    }
    return out;
}

bool FieldTable::read_line(const PostedLine& line, Json& fields, PostedPlaces& places,
                           Problems& problems) const {
    return std::any_of(rows_.begin(), rows_.end(), [&](const AnyRow& row) {
        return row.part == nullptr && read_field_line(row.field, line, fields, places, problems);
    });
}

std::vector<std::pair<std::string, Text>> FieldTable::left_out(const void* build) const {
    std::vector<std::pair<std::string, Text>> out;
    for (const AnyRow& row : rows_) {
        if (row.get(build).text.empty()) continue;
        out.emplace_back(row.field.key, label_of(row.field));
    }
    return out;
}

std::vector<bool> FieldTable::changes(const void* build, const void* usual) const {
    std::vector<bool> changed;
    for (const AnyRow& row : rows_) changed.push_back(row.get(build) != row.get(usual));
    return changed;
}

void FieldTable::pack_changes(const void* build, const void* usual, BitWriter& out) const {
    const std::vector<bool> changed = changes(build, usual);
    for (std::size_t k = rows_.size(); k-- > 0;) out.bits(changed[k] ? 1 : 0, 1);
    for (std::size_t k = 0; k < rows_.size(); ++k) {
        if (changed[k]) pack_value(rows_[k].field, rows_[k].get(build), out);
    }
}

void FieldTable::unpack_changes(BitReader& in, void* build) const {
    std::vector<bool> changed(rows_.size());
    for (std::size_t k = rows_.size(); k-- > 0;) changed[k] = in.bits(1) != 0;
    for (std::size_t k = 0; k < rows_.size(); ++k) {
        if (!changed[k]) continue;
        FieldValue value = unpack_value(rows_[k].field, in);
        // Bits hold changes only: a bit for anything else was never written.
        if (value == rows_[k].get(build)) in.fail();
        rows_[k].put(build, std::move(value));
    }
}

} // namespace shiaiba
