// Reads one side, a character or a party, and answers questions about it.
#include "bindings/engine/character.hpp"

#include <algorithm>

#include "bindings/settings.hpp"
#include "core/text/json.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::bindings {

BoundCharacter::BoundCharacter(const std::string& system, const std::string& input,
                               const std::string& given) {
    const Settings settings = settings_at_hand(system, given);
    const Ruleset* const ruleset = all_rulesets().find(system);
    if (ruleset == nullptr) {
        problems_ = {shiaiba::unknown_system(all_rulesets(), Json(system))};
        return;
    }
    settings_ = ruleset->write_settings(settings);
    const auto json = parse_json(input);
    if (!json) {
        problems_ = json.problems();
        return;
    }
    // Name and facts are known also of a sheet that breaks the rules.
    if (json->is_object()) {
        const Json name = json->value("name", Json(""));
        if (name.is_string()) name_ = name.get<std::string>();
        facts_ = sheet_facts(*ruleset, *json, settings);
    }
    const auto checked = check_party(all_rulesets(), *ruleset, *json, settings);
    if (checked) character_ = *checked;
    problems_ = checked.problems();
    if (character_) name_ = character_->name;
}

std::string BoundCharacter::problems() const { return write_json(shiaiba::to_json(problems_)); }

std::string BoundCharacter::to_json() const {
    return character_ ? write_json(shiaiba::to_json(*character_)) : "null";
}

std::string BoundCharacter::to_text(const std::string& form) const {
    if (!character_) return {};
    const auto forms = character_->ruleset->text_forms();
    const bool known = std::find(forms.begin(), forms.end(), form) != forms.end();
    return known ? shiaiba::to_text(*character_, form) : std::string();
}

std::string BoundCharacter::facts() const { return write_json(facts_); }

std::string BoundCharacter::warnings() const {
    return write_json(shiaiba::to_json(character_ ? shiaiba::warnings(*character_) : Problems()));
}

std::string BoundCharacter::places() const {
    return character_ ? write_json(shiaiba::places(*character_)) : "[]";
}

} // namespace shiaiba::bindings
