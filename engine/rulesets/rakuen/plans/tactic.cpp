// Tactics of builds at the border and in links.
#include "rulesets/rakuen/plans/tactic.hpp"

#include <utility>
#include <vector>

#include "core/json.hpp"
#include "core/plan/json.hpp"
#include "core/plan/lines.hpp"
#include "core/plan/pack.hpp"
#include "rulesets/rakuen/plans/vocabulary.hpp"

namespace shiaiba::rakuen {
namespace {

/// In links: 0 none, 1 own plans, then the presets.
constexpr std::uint64_t kNone = 0;
constexpr std::uint64_t kOwn = 1;
constexpr std::uint64_t kFirstPreset = 2;

BuildTactic own(std::vector<plan::Plan> plans) {
    BuildTactic tactic;
    tactic.own = std::make_shared<const plan::Tactic>(vocabulary(), std::move(plans));
    return tactic;
}

Checked<BuildTactic> of_text(const std::string& text) {
    BuildTactic tactic;
    tactic.preset = find_preset(text);
    if (tactic.preset < kPresets) return tactic;
    plan::CompiledLines lines = plan::compile_lines(text, vocabulary(), no_names());
    if (lines.problems.empty() && lines.plans.empty()) {
        return problem_at(
            {}, "unknownTactic",
            {"戦術の名前か、プランを書いてください。", "Write a tactic's name, or plans."});
    }
    if (!lines.problems.empty()) return lines.problems;
    return own(std::move(lines.plans));
}

} // namespace

Checked<BuildTactic> check_tactic(const Json& json) {
    if (json.is_null()) return BuildTactic{};
    if (json.is_string()) return of_text(json.get_ref<const std::string&>());
    const std::vector<plan::Definition> none;
    auto plans = plan::plans_from_json(json, {&vocabulary(), &no_names(), &none});
    if (!plans) return plans.problems();
    return own(std::move(*plans));
}

Json write_tactic(const BuildTactic& tactic) {
    if (tactic.own == nullptr) {
        return tactic.preset < kPresets ? Json(preset(tactic.preset).id) : Json();
    }
    Json plans = Json::array();
    for (const plan::Plan& plan : tactic.own->plans()) {
        plans.push_back(to_json(plan, vocabulary(), no_names()));
    }
    return plans;
}

void pack_tactic(const BuildTactic& tactic, BitWriter& out) {
    if (tactic.own != nullptr) {
        out.varint(kOwn);
        pack(tactic.own->plans(), vocabulary(), out);
    } else {
        out.varint(tactic.preset < kPresets ? kFirstPreset + tactic.preset : kNone);
    }
}

std::optional<BuildTactic> unpack_tactic(BitReader& in) {
    const std::uint64_t kind = in.varint();
    if (!in.ok() || kind >= kFirstPreset + kPresets) return std::nullopt;
    if (kind == kNone) return BuildTactic{};
    if (kind == kOwn) {
        auto plans = plan::unpack(vocabulary(), no_names(), in);
        if (!plans) return std::nullopt;
        return own(std::move(*plans));
    }
    BuildTactic tactic;
    tactic.preset = static_cast<std::size_t>(kind - kFirstPreset);
    return tactic;
}

} // namespace shiaiba::rakuen
