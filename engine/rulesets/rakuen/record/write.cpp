// Writes what was rolled or the seed, and every decision that was taken.
#include "rulesets/rakuen/record/write.hpp"

#include <string>
#include <utility>

#include "core/text/json.hpp"
#include "rulesets/rakuen/words/tales.hpp"

namespace shiaiba::rakuen {
namespace {

Json player(const Party& side) {
    Json out = JsonObject().add("name", side.name);
    side.ruleset->write(side.build(), out);
    out.erase("tactic");
    return out;
}

void write_dice(const Chronicle& chronicle, Json& out) {
    Json initiative = Json::array();
    Json dice = Json::array();
    for (const Event& event : chronicle.events) {
        const Tale tale = tale_of(event);
        if (tale == Tale::Initiative) {
            if (event.side == Side::A) initiative.push_back(Json::array());
            initiative.back().push_back(event.number("roll"));
        } else if (tale == Tale::Pair || tale == Tale::PairChain || tale == Tale::PairForced ||
                   tale == Tale::PairPaid) {
            dice.push_back(Json::array({event.number("red"), event.number("blue")}));
        }
    }
    out["initiative"] = std::move(initiative);
    out["dice"] = std::move(dice);
}

std::string written(const Decided& decided) {
    switch (decided.kind) {
    case Decision::Kind::Reroll: return "reroll " + std::to_string(decided.value);
    case Decision::Kind::Surrender:
        return std::string("surrender ") + letter(static_cast<Side>(decided.value));
    default: return decided.option.id;
    }
}

} // namespace

Json write_record(const Match& match, const Played& played) {
    const Identity& identity = match.ruleset->identity();
    const Json settings = match.ruleset->write_settings(match.settings);
    Json out = JsonObject()
                   .add("system", identity.id)
                   .add("version", identity.versions[match.sides[0].version])
                   .add("rules", settings.value("rules", Json("basic")));
    out["players"] = Json::array({player(match.sides[0]), player(match.sides[1])});
    if (settings.contains("start")) out["start"] = settings["start"];
    if (match.rolls) {
        write_dice(played.chronicle, out);
    } else {
        out["seed"] = std::to_string(match.seed);
    }
    out["decisions"] = Json::array();
    for (const Decided& decided : played.chronicle.decisions) {
        // Among dice that are written down a rewind is already the dice that followed it.
        if (match.rolls && decided.kind == Decision::Kind::Reroll) continue;
        out["decisions"].push_back(written(decided));
    }
    return out;
}

} // namespace shiaiba::rakuen
