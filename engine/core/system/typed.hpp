// Functions of a system, which take its own types, as the functions that its value holds. The casts
// between these types and the core's std::any are here and nowhere else.
#pragma once

#include <any>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/fight/party.hpp"
#include "core/sheet/fields.hpp"
#include "core/system/system.hpp"
#include "core/text/json.hpp"

namespace shiaiba {

/// The build of a system as its type `B`. A build that was checked always has this type.
template <class B>
const B& build_as(const Build& build) {
    return *std::any_cast<B>(&build);
}
/// Deleted, because a Party would silently convert to a Build (std::any). Pass the build of one of
/// its members.
template <class B>
const B& build_as(const Party& party) = delete;

/// Settings or a party's fields; the default if none were given.
template <class T>
const T& given_or_default(const std::any& given) {
    const auto* const own = std::any_cast<T>(&given);
    return own != nullptr ? *own : Fields<T>::usual_build();
}

template <class T>
Checked<std::any> untyped(Checked<T> checked) {
    if (!checked) return checked.problems();
    return std::any(std::move(*checked));
}
template <class T>
std::optional<std::any> untyped(std::optional<T> read) {
    if (!read) return std::nullopt;
    return std::any(std::move(*read));
}

/// A function of a system as any function pointer of System, Parties or Records: `typed<fight>`, or
/// of a lambda. It takes the first arguments that the core gives, as many as it has parameters; a
/// std::any reaches it as the value in it. What it returns becomes the core's type: a build of any
/// type is a Build, also in a Checked or an optional; a reference becomes a pointer.
template <auto kFunction>
class Typed {
    template <class R, class... Given>
    using Function = R (*)(Given...);

    template <class Wanted, class Given>
    static decltype(auto) argument(Given& given) {
        using T = std::remove_cvref_t<Wanted>;
        using Whole = std::remove_cvref_t<Given>;
        if constexpr (!std::is_same_v<Whole, std::any> || std::is_same_v<T, std::any>)
            return (given);
        else if constexpr (std::is_const_v<std::remove_reference_t<Given>>)
            return given_or_default<T>(given);
        else
            return *std::any_cast<T>(&given);
    }

    template <class R, class Own>
    static R answer(Own&& own) {
        if constexpr (std::is_pointer_v<R> && std::is_class_v<std::remove_cvref_t<Own>>)
            return &own;
        else if constexpr (!std::is_same_v<R, std::remove_cvref_t<Own>> &&
                           requires { untyped(std::forward<Own>(own)); })
            return untyped(std::forward<Own>(own));
        else
            return std::forward<Own>(own);
    }

    template <class R, class Own, class... Wanted, class Given, std::size_t... kN>
    static R pass(Own (*function)(Wanted...), const Given& given, std::index_sequence<kN...>) {
        if constexpr (std::is_void_v<R>)
            function(argument<Wanted>(std::get<kN>(given))...);
        else
            return answer<R>(function(argument<Wanted>(std::get<kN>(given))...));
    }
    template <class... Wanted>
    static std::index_sequence_for<Wanted...> first(auto(*)(Wanted...));

    template <class R, class... Given>
    static R call(Given... given) {
        return pass<R>(+kFunction, std::tie(given...), decltype(first(+kFunction))());
    }

public:
    template <class R, class... Given>
    constexpr operator Function<R, Given...>() const {
        return &call<R, Given...>;
    }
};
template <auto kFunction>
inline constexpr Typed<kFunction> typed;

/// The struct that a table of fields is of.
template <class T>
T struct_of(const Fields<T>& fields);

/// What follows from a table of fields alone, as functions of a system: `kFields` is the function
/// that hands out the table.
template <auto kFields>
struct RowsOf {
    using T = decltype(struct_of(kFields()));

    static std::vector<std::string_view> keys() { return kFields().keys(); }
    static Checked<T> check(const Json& fields) {
        Problems problems;
        T build = kFields().check(fields, problems);
        if (!problems.empty()) return problems;
        return build;
    }
    static void write(const T& build, Json& fields) { kFields().write(build, fields); }
    static void pack(const T& build, BitWriter& out) { kFields().pack(build, out); }
    static std::optional<T> unpack(BitReader& in) { return kFields().unpack(in); }
    static T random(Dice& dice) { return kFields().random(dice); }
    static std::vector<std::pair<std::string, Text>> left_out(const T& build) {
        return kFields().left_out(build);
    }
    static std::vector<Neighbour> neighbours(const T& build) {
        std::vector<Neighbour> all;
        for (FieldStep<T>& step : kFields().steps(build)) {
            all.push_back({std::move(step.label), std::move(step.build)});
        }
        return all;
    }
};

} // namespace shiaiba
