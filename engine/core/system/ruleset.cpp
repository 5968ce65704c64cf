// Ruleset: defaults of the functions that a system need not define. Registry: lookups, and problems
// about unknown systems.
#include "core/system/ruleset.hpp"

#include <utility>

#include "core/system/capabilities.hpp"
#include "core/text/json.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba {

const char* word(Stride stride) {
    switch (stride) {
    case Stride::Event: return "event";
    case Stride::Round: return "round";
    case Stride::Exchange: return "exchange";
    }
    return "event";
}

const char* word(Tone tone) {
    switch (tone) {
    case Tone::Use: return "use";
    case Tone::Hit: return "hit";
    case Tone::Fire: return "fire";
    case Tone::Gone: return "gone";
    case Tone::State: return "state";
    case Tone::Note: return "note";
    case Tone::End: return "end";
    }
    return "";
}

std::string_view Ruleset::usual_setting(std::string_view) const { return {}; }
std::optional<Build> Ruleset::from_ids(const std::vector<int>&) const { return std::nullopt; }

std::string Ruleset::classic(const FightLog&, const Outcome*, const Names&, Extent) const {
    return {};
}

const Ruleset* Registry::find(std::string_view id) const {
    for (const Ruleset* ruleset : rulesets_) {
        if (ruleset->identity().id == id) return ruleset;
    }
    return nullptr;
}

const Ruleset* Registry::find_link_id(unsigned link_id) const {
    for (const Ruleset* ruleset : rulesets_) {
        if (ruleset->identity().link_id == link_id) return ruleset;
    }
    return nullptr;
}

const Published* Registry::published(std::string_view id) const {
    for (const Published& one : published_) {
        if (one.id == id) return &one;
    }
    return nullptr;
}

const Published* Registry::published_link_id(unsigned link_id) const {
    for (const Published& one : published_) {
        if (one.link_id == link_id) return &one;
    }
    return nullptr;
}

const Records* Registry::records_of(const Ruleset& ruleset) const {
    for (const Records* records : records_) {
        if (&records->ruleset() == &ruleset) return records;
    }
    return nullptr;
}

Problem unknown_system(const Registry& registry, const Json& system) {
    const Published* const other =
        system.is_string() ? registry.published(system.get_ref<const std::string&>()) : nullptr;
    if (other == nullptr) {
        return problem_at("/system", "unknownSystem",
                          {"この遊戯は知りません。", "This system is not known here."});
    }
    return problem_at(
        "/system", "otherSystem",
        {"これは「" + other->name.ja + "」のものです。そのページで開いてください。",
         "This belongs to " + other->name.en + ": open it on the page of that game."});
}

} // namespace shiaiba
