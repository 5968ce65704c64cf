// Finds the plans in a build, changes them, and fights the same seeds again.
#include "analysis/coverage/surgery.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "analysis/coverage/coverage.hpp"
#include "analysis/search.hpp"
#include "analysis/simulate.hpp"
#include "core/plan/json.hpp"
#include "core/text/json.hpp"

namespace shiaiba {

void SurgeryPart::join(const SurgeryPart& more) {
    fights += more.fights;
    won += more.won;
    for (std::size_t k = 0; k < cuts.size(); ++k) {
        cuts[k].gained += more.cuts[k].gained;
        cuts[k].lost += more.cuts[k].lost;
    }
}

Surgery::Surgery(const Match& match, Actor actor) : match_(&match), actor_(actor) {
    const plan::Tactic* const tactic = tactic_of(match, actor);
    if (tactic == nullptr) return;
    plans_ = tactic->plans().size();
    Json whole = Json::array();
    for (const plan::Plan& plan : tactic->plans()) {
        whole.push_back(to_json(plan, tactic->vocabulary(), tactic->names()));
    }
    const System& system = *match.system;
    const std::string key = plans_field(system)->at("key").get<std::string>();
    const auto add = [&](Json plans) {
        Json fields = Json::object();
        system.write(build(), fields);
        fields[key] = std::move(plans);
        const Build& party = match.sides[index(actor.side)].fields;
        builds_.push_back(*system.check(fields, match.settings, party));
    };
    for (std::size_t k = 0; k < plans_; ++k) {
        Json fewer = whole;
        fewer.erase(k);
        add(std::move(fewer));
    }
    for (std::size_t k = 1; k < plans_; ++k) {
        Json moved = whole;
        std::swap(moved[k - 1], moved[k]);
        add(std::move(moved));
    }
}

const Build& Surgery::build() const {
    const Party& party = match_->sides[index(actor_.side)];
    return party.members[static_cast<std::size_t>(actor_.member)].build;
}

bool Surgery::wins(const Build& build, std::uint64_t seed) const {
    Planners planners = live_planners_of(*match_);
    planners.seat(actor_, match_->system->planner(build));
    Sides sides = match_->parties();
    const Party changed =
        with_build(*sides[index(actor_.side)], static_cast<std::size_t>(actor_.member), build);
    sides[index(actor_.side)] = &changed;
    return simulate(*match_->system, match_->settings, sides, planners, seed).winner == actor_.side;
}

SurgeryPart Surgery::operate(std::uint64_t from, std::uint64_t count) const {
    SurgeryPart part = none();
    part.fights = count;
    for (std::uint64_t i = from; i < from + count; ++i) {
        const std::uint64_t seed = SplitMix64::output(match_->seed, i);
        const bool before = wins(build(), seed);
        if (before) ++part.won;
        for (std::size_t k = 0; k < builds_.size(); ++k) {
            const bool after = wins(builds_[k], seed);
            if (after && !before) ++part.cuts[k].gained;
            if (before && !after) ++part.cuts[k].lost;
        }
    }
    return part;
}

// The field for plans: looks through the form, and through its fields for members.

namespace {

std::optional<Json> among(const Json& fields) {
    for (const Json& field : fields) {
        const Json type = field.value("type", Json());
        if (type == "plans" || type == "tactic") return field;
        if (type != "members") continue;
        if (auto found = among(field.at("fields"))) return found;
    }
    return std::nullopt;
}

} // namespace

std::optional<Json> plans_field(const System& system) {
    return among(system.form({}).value("fields", Json::array()));
}

} // namespace shiaiba
