// TypedRuleset makes a Ruleset of a table of a system's functions, which use the system's own
// types. The casts between these types and the core's std::any are here and nowhere else.
#pragma once

#include <any>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/fight/party.hpp"
#include "core/system/ruleset.hpp"
#include "core/system/setting_table.hpp"
#include "core/text/json.hpp"

namespace shiaiba {

/// The type of settings, or of a party's fields, in systems that have none.
struct Nothing {};

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
    static const T usual{};
    // Nothing has only one value.
    if constexpr (std::is_same_v<T, Nothing>) return usual;
    const auto* const own = std::any_cast<T>(&given);
    return own != nullptr ? *own : usual;
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

/// Ruleset::neighbours as a table of fields has them.
template <class B>
std::vector<Neighbour> steps_of(const Fields<B>& fields, const B& build) {
    std::vector<Neighbour> all;
    for (FieldStep<B>& step : fields.steps(build)) {
        all.push_back({std::move(step.label), std::move(step.build)});
    }
    return all;
}

/// The functions of a system that answer the calls of Ruleset, whose comments hold here too. `B` is
/// the system's build, `S` its settings, `P` the fields of a party beside its members. Functions
/// return the core's types, and any B converts to a Build by itself. Every system must have the
/// first functions.
template <class B, class S = Nothing, class P = Nothing>
struct FunctionTable {
    using OfBuild = B;
    using OfSettings = S;

    Json (*form)(const S&);
    Checked<Build> (*check)(const Json& fields, const S&, const P&);
    void (*write)(const B&, Json& fields);
    ReadText (*read)(std::string_view text, const S&);
    std::string (*to_text)(const B&, std::string_view name, std::string_view form);
    void (*pack)(const B&, BitWriter&);
    std::optional<Build> (*unpack)(BitReader&, const S&);
    Build (*random)(Dice&, const Json& keep, const S&, const P&);
    Outcome (*fight)(const S&, const Sides&, FightContext&);

    // A nullptr makes the call answer with an empty value.
    std::vector<std::pair<std::string, Text>> (*left_out)(const B&) = nullptr;
    std::vector<Neighbour> (*neighbours)(const B&) = nullptr;
    /// By default a build has no places.
    Json (*places)(const B&) = [](const B&) { return Json(Json::array()); };
    Json (*sheet_facts)(const Json& fields, const S&) = nullptr;
    Problems (*warnings)(const B&) = nullptr;
    Palette (*palette)(const B&, const S&) = nullptr;
    plan::Names (*plan_names)(const Json& fields, const S&) = nullptr;
    const Planner* (*planner)(const B&) = nullptr;

    const SettingTable<S>& (*settings)() = no_settings<S>;
};

/// A ruleset that answers with the functions of `kFunctions`, a constant table. Calls that need
/// none of the system's own types are left to the derived class.
template <const auto& kFunctions>
class TypedRuleset : public Ruleset {
    using Functions = std::remove_cvref_t<decltype(kFunctions)>;
    using B = typename Functions::OfBuild;
    using S = typename Functions::OfSettings;

    /// An argument in the type that the function wants: an any becomes the value in it.
    template <class Wanted, class Given>
    static decltype(auto) unwrap(Given& given) {
        using T = std::remove_cvref_t<Wanted>;
        if constexpr (!std::is_same_v<std::remove_const_t<Given>, std::any>)
            return (given);
        else if constexpr (std::is_same_v<T, B>)
            return build_as<T>(given);
        else
            return given_or_default<T>(given);
    }
    /// The function's answer, or an empty one if the table has no function. Always inlined, so that
    /// the linker sees that an absent function is never called, and drops code that only it would
    /// have used.
    template <class R, class... Wanted, class... Given>
    [[gnu::always_inline]] static R call(R (*function)(Wanted...), Given&... given) {
        if constexpr (std::is_default_constructible_v<R>) {
            if (function == nullptr) return R();
        }
        return function(unwrap<Wanted>(given)...);
    }

public:
    Json form(const Settings& settings) const final { return call(kFunctions.form, settings); }
    Checked<Build> check(const Json& fields, const Settings& settings,
                         const Build& party) const final {
        return call(kFunctions.check, fields, settings, party);
    }
    void write(const Build& build, Json& fields) const final {
        call(kFunctions.write, build, fields);
    }
    ReadText read(std::string_view text, const Settings& settings) const final {
        return call(kFunctions.read, text, settings);
    }
    std::string to_text(const Build& build, std::string_view name,
                        std::string_view form) const final {
        return call(kFunctions.to_text, build, name, form);
    }
    void pack(const Build& build, BitWriter& out) const final { call(kFunctions.pack, build, out); }
    std::optional<Build> unpack(BitReader& in, const Settings& settings) const final {
        return call(kFunctions.unpack, in, settings);
    }
    std::vector<std::pair<std::string, Text>> left_out(const Build& build) const final {
        return call(kFunctions.left_out, build);
    }
    Build random(Dice& dice, const Json& keep, const Settings& settings,
                 const Build& party) const final {
        return call(kFunctions.random, dice, keep, settings, party);
    }
    std::vector<Neighbour> neighbours(const Build& build) const final {
        return call(kFunctions.neighbours, build);
    }
    Json places(const Build& build) const final { return call(kFunctions.places, build); }
    Json sheet_facts(const Json& fields, const Settings& settings) const final {
        return call(kFunctions.sheet_facts, fields, settings);
    }
    Problems warnings(const Build& build) const final { return call(kFunctions.warnings, build); }
    Palette palette(const Build& build, const Settings& settings) const final {
        return call(kFunctions.palette, build, settings);
    }
    plan::Names plan_names(const Json& fields, const Settings& settings) const final {
        return call(kFunctions.plan_names, fields, settings);
    }
    const Planner* planner(const Build& build) const final {
        return call(kFunctions.planner, build);
    }
    Outcome fight(const Settings& settings, const Sides& sides, FightContext& context) const final {
        return call(kFunctions.fight, settings, sides, context);
    }

    Checked<Settings> check_settings(const Json& json) const final {
        return kFunctions.settings().check(json);
    }
    Json write_settings(const Settings& settings) const final {
        return kFunctions.settings().write(given_or_default<S>(settings));
    }
    void pack_settings(const Settings& settings, BitWriter& out) const final {
        kFunctions.settings().pack(given_or_default<S>(settings), out);
    }
    std::optional<Settings> unpack_settings(BitReader& in, const Settings& at_hand) const final {
        return kFunctions.settings().unpack(in, given_or_default<S>(at_hand));
    }
    std::vector<SettingSaid> settings_in_words(const Settings& settings) const final {
        return kFunctions.settings().in_words(given_or_default<S>(settings));
    }
    std::vector<OtherReading> other_readings(const Settings& settings) const final {
        return kFunctions.settings().other_readings(given_or_default<S>(settings));
    }
    Json settings_form() const final { return kFunctions.settings().form(); }
    Text lacking(const Settings& settings, const Settings& at_hand) const final {
        return kFunctions.settings().lacking(given_or_default<S>(settings),
                                             given_or_default<S>(at_hand));
    }
};

} // namespace shiaiba
