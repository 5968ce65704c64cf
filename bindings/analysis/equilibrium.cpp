// Bindings `equilibrium` and `certify`: the equilibrium table of a system, and its certificate in
// parts.
#include <emscripten/bind.h>

#include <string>
#include <utility>
#include <vector>

#include "analysis/equilibrium.hpp"
#include "bindings/arguments.hpp"
#include "bindings/envelope.hpp"
#include "core/fight/party.hpp"
#include "rulesets/capabilities.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::bindings {
namespace {

/// Weights are whole numbers below 2^53, which JavaScript's numbers hold exactly.
Json number(std::int64_t value) { return value; }

Party character(const System& system, BuildNumber build) {
    return alone(system, {}, capabilities_of(system).fast_path->build(build));
}

/// shares[place][item], as shares() of analysis/equilibrium.hpp has them.
Json shares_json(const FastPath& fast, const Strategy& strategy) {
    Json all = Json::array();
    for (const std::vector<int>& place : shares(fast, strategy)) {
        Json row = Json::array();
        for (const int share : place) row.push_back(share);
        all.push_back(std::move(row));
    }
    return all;
}

/// Calls `call` with the system's table; fails where the system has none.
template <class Call>
std::string of_table(const std::string& id, const Call& call) {
    const System* const system = all_systems().find(id);
    if (system == nullptr) return unknown_system(id);
    const Equilibrium* const table = equilibrium_of(*system);
    if (table != nullptr) return call(*table);
    return failed("noTable", {"この遊戯には均衡の表がありません。",
                              "There is no equilibrium table of this system."});
}

std::string equilibrium(const std::string& id) {
    return of_table(id, [](const Equilibrium& table) {
        const System& system = *table.system;
        Json entries = Json::array();
        for (const WeightedBuild& entry : table.strategy.entries) {
            const Party build = character(system, entry.build);
            entries.push_back(JsonObject()
                                  .add("build", to_json(build))
                                  .add("roster", to_text(build, "roster"))
                                  .add("weight", number(entry.weight)));
        }
        return ok(
            JsonObject()
                .add("system", system.identity.id)
                .add("version", system.identity.versions.back())
                .add("denominator", number(table.strategy.denominator))
                .add("entries", std::move(entries))
                .add("made", table.made)
                .add("shares", shares_json(*capabilities_of(system).fast_path, table.strategy)));
    });
}

std::string certify_one(const std::string& id, double part) {
    return of_table(id, [part](const Equilibrium& table) {
        const FastPath& fast = *capabilities_of(*table.system).fast_path;
        if (!is_count(part, static_cast<double>(fast.items()) - 1)) {
            return failed("unknownPart", {"その部分はありません。", "There is no such part."});
        }
        const Reply reply =
            certify_part(fast, table.strategy, fast.everything(), static_cast<std::size_t>(part));
        return ok(JsonObject()
                      .add("builds", static_cast<std::size_t>(reply.builds))
                      .add("best", to_json(character(*table.system, reply.build)))
                      .add("value", number(reply.value))
                      .add("denominator", number(table.strategy.denominator)));
    });
}

} // namespace

EMSCRIPTEN_BINDINGS(shiaiba_equilibrium) {
    emscripten::function("equilibrium", &equilibrium);
    emscripten::function("certify", &certify_one);
}

} // namespace shiaiba::bindings
