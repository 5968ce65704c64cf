// Looks through the form, and through what it asks of members.
#include "analysis/plans_field.hpp"

#include "core/text/json.hpp"

namespace shiaiba {
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

std::optional<Json> plans_field(const Ruleset& ruleset) {
    return among(ruleset.form().value("fields", Json::array()));
}

} // namespace shiaiba
