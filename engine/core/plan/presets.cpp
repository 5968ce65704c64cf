// Tactics of builds at the border and in links.
#include "core/plan/presets.hpp"

#include <string>
#include <utility>

#include "core/json.hpp"
#include "core/plan/compile.hpp"
#include "core/plan/json.hpp"
#include "core/plan/lines.hpp"
#include "core/plan/pack.hpp"

namespace shiaiba::plan {
namespace {

constexpr std::uint64_t kNone = 0;
constexpr std::uint64_t kOwn = 1;
constexpr std::uint64_t kFirstPreset = 2;

const Names& no_names() {
    static const Names none;
    return none;
}

Tactic compiled(const Vocabulary& vocabulary, const Preset& preset) {
    const std::vector<Definition> none;
    const Lang lang = Lang::Ja;
    std::vector<Plan> plans;
    std::string_view rest = preset.plans;
    while (!rest.empty()) {
        const std::size_t end = rest.find('\n');
        auto read = compile(rest.substr(0, end), {&vocabulary, &no_names(), &none}, &lang);
        if (read.plan) plans.push_back(std::move(*read.plan));
        rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
    }
    return {vocabulary, std::move(plans)};
}

const Names& names_or_none(const SheetNames& names) {
    return names != nullptr ? *names : no_names();
}

BuildTactic own(const Presets& presets, std::vector<Plan> plans, const SheetNames& names) {
    BuildTactic tactic;
    tactic.own = std::make_shared<const Tactic>(presets.vocabulary(), std::move(plans), names);
    return tactic;
}

Checked<BuildTactic> of_text(const std::string& text, const Presets& presets,
                             const SheetNames& names) {
    const std::size_t place = presets.find(text);
    if (place < presets.size()) return BuildTactic{place};
    CompiledLines lines = compile_lines(text, presets.vocabulary(), names_or_none(names));
    if (lines.problems.empty() && lines.plans.empty()) {
        return problem_at(
            {}, "unknownTactic",
            {"戦術の名前か、プランを書いてください。", "Write a tactic's name, or plans."});
    }
    if (!lines.problems.empty()) return lines.problems;
    return own(presets, std::move(lines.plans), names);
}

} // namespace

Presets::Presets(const Vocabulary& vocabulary, std::span<const Preset> all)
    : vocabulary_(&vocabulary), all_(all) {
    for (const Preset& preset : all) tactics_.push_back(compiled(vocabulary, preset));
}

std::size_t Presets::find(std::string_view name) const {
    std::size_t place = 0;
    while (place < all_.size() && name != all_[place].id && name != all_[place].en) ++place;
    return place;
}

Json Presets::to_json() const {
    Json all = Json::array();
    for (const Preset& preset : all_) {
        all.push_back(
            JsonObject()
                .add("id", preset.id)
                .add("name", Text{std::string(preset.id), std::string(preset.en)})
                .add("text", Text{std::string(preset.about_ja), std::string(preset.about_en)}));
    }
    return all;
}

std::vector<OtherTactic> other_tactics(const BuildTactic& now, const Presets& presets) {
    std::vector<OtherTactic> all;
    const auto offer = [&](BuildTactic tactic, std::string_view ja, std::string_view en) {
        if (tactic == now) return;
        all.push_back(
            {{"戦術：" + std::string(ja), "tactic: " + std::string(en)}, std::move(tactic)});
    };
    for (std::size_t k = 0; k < presets.size(); ++k) offer({k}, presets[k].id, presets[k].en);
    offer({}, "なし", "none");
    return all;
}

Checked<BuildTactic> check_tactic(const Json& json, const Presets& presets,
                                  const SheetNames& names) {
    if (json.is_null()) return BuildTactic{};
    if (json.is_string()) return of_text(json.get_ref<const std::string&>(), presets, names);
    const std::vector<Definition> none;
    auto plans = plans_from_json(json, {&presets.vocabulary(), &names_or_none(names), &none});
    if (!plans) return plans.problems();
    return own(presets, std::move(*plans), names);
}

Json write_tactic(const BuildTactic& tactic, const Presets& presets) {
    if (tactic.own == nullptr) return tactic.preset ? Json(presets[*tactic.preset].id) : Json();
    Json plans = Json::array();
    for (const Plan& plan : tactic.own->plans()) {
        plans.push_back(plan::to_json(plan, presets.vocabulary(), tactic.own->names()));
    }
    return plans;
}

void pack_tactic(const BuildTactic& tactic, const Presets& presets, BitWriter& out) {
    if (tactic.own != nullptr) {
        out.varint(kOwn);
        pack(tactic.own->plans(), presets.vocabulary(), out);
    } else {
        out.varint(tactic.preset ? kFirstPreset + *tactic.preset : kNone);
    }
}

std::optional<BuildTactic> unpack_tactic(BitReader& in, const Presets& presets,
                                         const SheetNames& names) {
    const std::uint64_t kind = in.varint();
    if (!in.ok() || kind >= kFirstPreset + presets.size()) return std::nullopt;
    if (kind == kNone) return BuildTactic{};
    if (kind == kOwn) {
        auto plans = unpack(presets.vocabulary(), names_or_none(names), in);
        if (!plans) return std::nullopt;
        return own(presets, std::move(*plans), names);
    }
    return BuildTactic{static_cast<std::size_t>(kind - kFirstPreset)};
}

} // namespace shiaiba::plan
