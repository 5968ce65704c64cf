// What a system may bring beside its rules. Not a part of Ruleset: a program that only plays matches, and records what
// opponents decided, links none of it.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/fast_path.hpp"
#include "core/records.hpp"

namespace shiaiba {

/// Fights by which a system is measured and tested beside those under its default settings.
struct Scenario {
    std::string_view name;
    /// JSON.
    std::string_view settings;
    /// The fields of builds that opponents are measured with, each against each; with every preset of the form's
    /// tactics. JSON, perhaps none.
    std::vector<std::string_view> builds = {};
    /// Fights of each pairing of them, each other one with the seats swapped.
    std::uint64_t fights = 112;
};

struct Extras {
    /// A faster way to the same results with the default settings; nullptr where there is none, which is where
    /// Identity::counted says so.
    const FastPath* fast_path = nullptr;
    /// The equilibrium table that was solved for it, as text (analysis/equilibrium); empty where there is none.
    std::string_view equilibrium = {};
    /// How many of all builds each of that table beats, in its order.
    std::span<const std::uint32_t> equilibrium_wins = {};
    /// Level 1 (weak) to Identity::opponents. Fixed work, no clock. nullptr: the rules alone are looked ahead with.
    const Planner* (*opponent)(int level) = nullptr;
    /// Exact odds of every option (`Odds` of bindings/engine.d.ts), null where there are none of a question; nullptr
    /// where there never are.
    Json (*odds)(const Question& question) = nullptr;
    /// nullptr where its players keep none.
    const Records* records = nullptr;
    /// Plans to start from, by the idea that they follow (`PlanTemplate` of bindings/engine.d.ts), as JSON; none names
    /// an item, so that any sheet may have them. Empty where there are none.
    std::string_view plan_templates = {};
    /// A side that no points bound, as a GM's: no match for others on a hill. nullptr where there are none.
    bool (*unbound)(const Party& side) = nullptr;
    std::vector<Scenario> scenarios = {};
};

} // namespace shiaiba
