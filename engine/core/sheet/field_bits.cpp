// Packs the value of one field into the bits of links, as its row says, and makes random values. The
// bits are frozen.
#include "core/sheet/field.hpp"

namespace shiaiba {
namespace {

using Kind = FieldType::Kind;

/// The number that bits of nothing but 0 stand for.
int first_of(const Field& field) { return field.from_zero ? 0 : field.least; }
/// Number of values that bits tell apart.
std::size_t span_of(const Field& field) {
    return static_cast<std::size_t>(field.most - first_of(field)) + 1;
}
/// Whether 0 says in bits that an optional number is absent or usual.
bool zero_is_usual(const Field& field, const FieldValue& usual) {
    return field.from_zero && (usual.numbers.empty() || usual.numbers.front() == 0);
}

} // namespace

void pack_value(const Field& field, const FieldValue& value, BitWriter& out) {
    const auto put = [&](int number, std::size_t of) {
        out.bits(static_cast<std::uint64_t>(number), width_below(of));
    };
    switch (field.type.kind) {
    case Kind::Number: put(value.numbers.front() - first_of(field), span_of(field)); return;
    case Kind::Select: put(value.numbers.front(), field.items.size()); return;
    case Kind::Switch: put(value.numbers.front(), 2); return;
    case Kind::Text:
    case Kind::List: field.type.ops->pack(field, value, out);
    }
}

void pack_field(const Field& field, const FieldValue& value, const FieldValue& usual,
                BitWriter& out) {
    if (field.unflagged) {
        return pack_value(field, value.numbers.empty() ? FieldValue{{field.least}} : value, out);
    }
    if (field.type.kind == Kind::Number && field.optional) {
        const bool there = !value.numbers.empty() && value != usual;
        if (zero_is_usual(field, usual))
            return pack_value(field, there ? value : FieldValue{{0}}, out);
        out.bits(there ? 1 : 0, 1);
        if (!there) return;
    }
    pack_value(field, value, out);
}

FieldValue unpack_value(const Field& field, BitReader& in) {
    FieldValue value;
    switch (field.type.kind) {
    case Kind::Number:
        value.numbers.push_back(first_of(field) + static_cast<int>(in.below(span_of(field))));
        break;
    case Kind::Select:
        value.numbers.push_back(static_cast<int>(in.below(field.items.size())));
        break;
    case Kind::Switch: value.numbers.push_back(static_cast<int>(in.bits(1))); break;
    case Kind::Text:
    case Kind::List: return field.type.ops->unpack(field, in);
    }
    return value;
}

FieldValue unpack_field(const Field& field, const FieldValue& usual, BitReader& in) {
    const bool flagged = field.type.kind == Kind::Number && field.optional && !field.unflagged;
    const bool zero = flagged && zero_is_usual(field, usual);
    if (flagged && !zero && in.bits(1) == 0) return usual;
    FieldValue value = unpack_value(field, in);
    if (!flagged) return value;
    if (zero && value.numbers.front() == 0) return usual;
    // What is usual is left out, and below the least there is nothing.
    if (value == usual || value.numbers.front() < field.least) in.fail();
    return value;
}

FieldValue random_field(const Field& field, Dice& dice) {
    const auto below = [&](std::size_t n) { return static_cast<int>(dice.below(n)); };
    const auto span = static_cast<std::size_t>(field.most - field.least) + 1;
    switch (field.type.kind) {
    case Kind::Number:
        if (field.optional && dice.below(2) == 0) return {};
        return {{field.least + below(span)}};
    case Kind::Select: return {{below(field.items.size())}};
    case Kind::Switch: return {{below(2)}};
    case Kind::Text:
    case Kind::List: return field.type.ops->random(field, dice);
    }
    return {};
}

} // namespace shiaiba
