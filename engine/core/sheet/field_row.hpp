// A row of a table (core/sheet/fields.hpp): a field, and where it stands in the system's own struct;
// or a part that does what no field can say.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/sheet/field.hpp"
#include "core/text/json.hpp"

namespace shiaiba {

// Where a table finds the value of a field in the system's own struct.

inline FieldValue value_in(int member) { return {{member}}; }
inline FieldValue value_in(bool member) { return {{member ? 1 : 0}}; }
inline FieldValue value_in(const std::string& member) { return {{}, member}; }
inline FieldValue value_in(const std::vector<int>& member) { return {member}; }
inline FieldValue value_in(const std::optional<int>& member) {
    return member ? FieldValue{{*member}} : FieldValue();
}
template <class Enum>
requires std::is_enum_v<Enum> FieldValue value_in(Enum member) {
    return {{static_cast<int>(member)}};
}
inline void put_value(std::string& member, FieldValue value) { member = std::move(value.text); }
inline void put_value(std::vector<int>& member, FieldValue value) {
    member = std::move(value.numbers);
}
/// A number, an option or a switch: without a value the member keeps what it has.
template <class Member>
void put_value(Member& member, const FieldValue& value) {
    if (value.numbers.empty()) return;
    if constexpr (std::is_same_v<Member, bool>) {
        member = value.numbers.front() != 0;
    } else if constexpr (std::is_enum_v<Member>) {
        member = static_cast<Member>(value.numbers.front());
    } else {
        member = value.numbers.front();
    }
}

/// Where a field stands in a struct; the functions take it as the struct itself, T.
struct AnyPlace {
    FieldValue (*get)(const void* of, int nth) = nullptr;
    void (*put)(void* of, FieldValue value, int nth) = nullptr;
    /// The last argument of both.
    int nth = 0;
};
template <class T>
struct FieldPlace : AnyPlace {};

/// The member at the end of a path of members.
template <auto kFirst, auto... kMore>
auto& member_of(auto& of) {
    if constexpr (sizeof...(kMore) == 0) {
        return of.*kFirst;
    } else {
        return member_of<kMore...>(of.*kFirst);
    }
}
template <class T, auto... kPath>
struct MemberPlace {
    static const auto& in(const void* of) {
        return member_of<kPath...>(*static_cast<const T*>(of));
    }
    static auto& in(void* of) { return member_of<kPath...>(*static_cast<T*>(of)); }
    static FieldValue get(const void* of, int) { return value_in(in(of)); }
    static void put(void* of, FieldValue value, int) { put_value(in(of), std::move(value)); }
    static FieldValue get_bit(const void* of, int n) {
        return {{static_cast<int>((unsigned{in(of)} >> n) & 1U)}};
    }
    static void put_bit(void* of, FieldValue value, int n) {
        auto& bits = in(of);
        const unsigned one = 1U << static_cast<unsigned>(n);
        const bool on = !value.numbers.empty() && value.numbers.front() != 0;
        bits = static_cast<std::remove_reference_t<decltype(bits)>>(on ? bits | one : bits & ~one);
    }
};
template <class T, class Member>
T struct_of(Member T::*);
/// at<&Sheet::speed>(), at<&Settings::own, &Own::speed>().
template <auto kFirst, auto... kMore>
constexpr auto at() {
    using T = decltype(struct_of(kFirst));
    using Place = MemberPlace<T, kFirst, kMore...>;
    return FieldPlace<T>{{Place::get, Place::put}};
}
/// The nth bit of the number there.
template <auto kFirst, auto... kMore>
constexpr auto bit_at(std::size_t nth) {
    using T = decltype(struct_of(kFirst));
    using Place = MemberPlace<T, kFirst, kMore...>;
    return FieldPlace<T>{{Place::get_bit, Place::put_bit, static_cast<int>(nth)}};
}
/// A place that the system's own functions read and write: FieldValue(const T&), void(T&, FieldValue).
template <class T, FieldValue (*kGet)(const T&), void (*kPut)(T&, FieldValue)>
constexpr FieldPlace<T> by() {
    return {
        {[](const void* of, int) { return kGet(*static_cast<const T*>(of)); },
         [](void* of, FieldValue value, int) { kPut(*static_cast<T*>(of), std::move(value)); }}};
}

/// A build one step away, and the step in words.
template <class T>
struct FieldStep {
    Text label;
    T build;
};
/// Builds one step away, as far as they are legal.
template <class T>
class FieldSteps {
public:
    /// `settle` checks a build and makes it what a check makes of it; false: it is not legal. Empty:
    /// all are.
    explicit FieldSteps(std::function<bool(T&)> settle = {}) : settle_(std::move(settle)) {}

    /// Whether the build is legal, and so among them.
    bool add(Text label, T build) {
        if (settle_ && !settle_(build)) return false;
        all_.push_back({std::move(label), std::move(build)});
        return true;
    }
    std::vector<FieldStep<T>> all() && { return std::move(all_); }

private:
    std::function<bool(T&)> settle_;
    std::vector<FieldStep<T>> all_;
};

/// What a row does whose value no FieldValue can hold: points with a sum, a tactic
/// (core/sheet/field_parts.hpp), a list of a GM's own, positions to start from. A table calls it
/// with the struct itself; systems write a FieldPart.
class AnyPart {
public:
    virtual ~AnyPart() = default;
    virtual void check_in(const Json& given, const std::string& at, void* build,
                          Problems& problems) const = 0;
    virtual Json write_of(const void* build) const = 0;
    virtual void pack_of(const void* build, BitWriter& out) const = 0;
    virtual void unpack_in(BitReader& in, void* build, const void* at_hand) const = 0;
    virtual Text said_of(const void* build) const = 0;
    /// Whether there are levels of this one of the field's items (FieldCondition).
    virtual bool has_of(const void* /*build*/, int /*item*/) const { return false; }
    /// What is checked where the JSON lacks it; null: it may.
    virtual Json absent() const { return {}; }
    /// null: the form doesn't ask for it.
    virtual Json form() const { return {}; }
};
template <class T>
class FieldPart : public AnyPart {
public:
    /// `given` stands in the JSON at the pointer `at`.
    virtual void check(const Json& given, const std::string& at, T& build,
                       Problems& problems) const = 0;
    /// null: it is left out.
    virtual Json write(const T& build) const = 0;
    virtual void pack(const T&, BitWriter&) const {}
    /// The reader fails if the bits are no legal value. `at_hand`: what the bits may only name.
    virtual void unpack(BitReader&, T&, const T& /*at_hand*/) const {}
    /// Empty: there is nothing to say.
    virtual Text said(const T&) const { return {}; }
    /// A sentence if it is only named, and isn't at hand; else empty.
    virtual Text lacking(const T&, const T& /*at_hand*/) const { return {}; }
    /// Its lines of a sheet, each with its end; empty if there are none.
    virtual std::string lines(const T&) const { return {}; }
    /// Builds that a player would try next.
    virtual void steps(const T&, FieldSteps<T>&) const {}
    virtual bool has(const T&, int /*item*/) const { return false; }

    void check_in(const Json& given, const std::string& at, void* build,
                  Problems& problems) const final {
        check(given, at, *static_cast<T*>(build), problems);
    }
    Json write_of(const void* build) const final { return write(*static_cast<const T*>(build)); }
    void pack_of(const void* build, BitWriter& out) const final {
        pack(*static_cast<const T*>(build), out);
    }
    void unpack_in(BitReader& in, void* build, const void* at_hand) const final {
        unpack(in, *static_cast<T*>(build), *static_cast<const T*>(at_hand));
    }
    Text said_of(const void* build) const final { return said(*static_cast<const T*>(build)); }
    bool has_of(const void* build, int item) const final {
        return has(*static_cast<const T*>(build), item);
    }
};

/// A row of a table: a field and its place, or a part and its key.
struct AnyRow {
    Field field;
    AnyPlace place = {};
    std::shared_ptr<const AnyPart> part;
    /// Number: its upper bound where that hangs on fields above; `field.most` is then the largest.
    int (*most)(const void* build) = nullptr;

    FieldValue get(const void* build) const {
        return part == nullptr ? place.get(build, place.nth) : FieldValue();
    }
    void put(void* build, FieldValue value) const {
        if (part == nullptr) place.put(build, std::move(value), place.nth);
    }
    /// The field with the bounds that it has in this build.
    Field bounded(const void* build) const {
        Field bounded = field;
        if (most != nullptr) bounded.most = most(build);
        return bounded;
    }
};
template <class T>
struct FieldRow : AnyRow {
    FieldRow(const Field& of, const FieldPlace<T>& at) : AnyRow{of, at, {}} {}
    FieldRow(std::string_view key, std::shared_ptr<const FieldPart<T>> of)
        : AnyRow{{.key = key}, {}, std::move(of)} {}
    FieldRow(const Field& words, std::shared_ptr<const FieldPart<T>> of)
        : AnyRow{words, {}, std::move(of)} {}
    /// Sets `most` to a function of the struct: int(const T&).
    template <int (*kMost)(const T&)>
    FieldRow& up_to() {
        most = [](const void* build) { return kMost(*static_cast<const T*>(build)); };
        return *this;
    }
};

/// What stands beside a table when it checks a build.
struct FieldRules {
    /// The problem of a key that no row has, or that isn't asked for; such keys are told behind the
    /// fields that conditions name. Empty: they are passed over.
    std::function<Problem(const std::string& key)> unknown = {};
    /// Called behind each row: a rule that joins it with rows above.
    std::function<void(std::string_view key)> after = {};
};

} // namespace shiaiba
