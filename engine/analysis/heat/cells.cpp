// Reads the form, and shares points out.
#include "analysis/heat/cells.hpp"

#include <algorithm>

#include "core/text/json.hpp"

namespace shiaiba {
namespace {

/// The first field of that type; null where there is none.
Json field_of(const Ruleset& ruleset, std::string_view type) {
    const Json form = ruleset.form();
    if (!form.contains("fields")) return {};
    for (const Json& field : form["fields"]) {
        if (field["type"] == type) return field;
    }
    return {};
}

/// Appends what is left of `points` for the parts from `part` on; false once there are too many.
bool share_out(const SharesForm& form, std::size_t part, int points, Shares& now,
               std::vector<Shares>& all) {
    int rest = 0;
    for (std::size_t k = part + 1; k < form.parts.size(); ++k) rest += form.parts[k].least;
    if (part + 1 == form.parts.size()) {
        if (all.size() == kMostHeatCells) return false;
        now.push_back(points);
        all.push_back(now);
        now.pop_back();
        return true;
    }
    for (int share = form.parts[part].least; share <= points - rest; ++share) {
        now.push_back(share);
        const bool fits = share_out(form, part + 1, points - share, now, all);
        now.pop_back();
        if (!fits) return false;
    }
    return true;
}

} // namespace

SharesForm shares_form(const Ruleset& ruleset) {
    SharesForm form;
    const Json field = field_of(ruleset, "shares");
    if (field.is_null()) return form;
    form.total = field["total"].get<int>();
    for (const Json& part : field["parts"]) {
        form.parts.push_back(
            {part["key"].get<std::string>(),
             {part["name"]["ja"].get<std::string>(), part["name"]["en"].get<std::string>()},
             part["min"].get<int>()});
    }
    return form;
}

TacticForm tactic_form(const Ruleset& ruleset) {
    TacticForm form;
    const Json field = field_of(ruleset, "tactic");
    if (field.is_null()) return form;
    form.key = field["key"].get<std::string>();
    for (const Json& preset : field["presets"]) {
        form.presets.push_back(preset["id"].get<std::string>());
    }
    return form;
}

std::vector<Shares> share_outs(const SharesForm& form) {
    std::vector<Shares> all;
    int least = 0;
    for (const SharesForm::Part& part : form.parts) least += part.least;
    if (form.parts.empty() || least > form.total) return all;
    Shares now;
    if (!share_out(form, 0, form.total, now, all)) all.clear();
    return all;
}

} // namespace shiaiba
