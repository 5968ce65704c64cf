// Reads one side, a character or a party, and answers questions about it.
#include "bindings/engine/character.hpp"

#include <algorithm>

#include "bindings/settings.hpp"
#include "core/text/json.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::bindings {

BoundCharacter::BoundCharacter(const std::string& id, const std::string& input,
                               const std::string& given) {
    const Settings settings = settings_at_hand(id, given);
    const System* const system = all_systems().find(id);
    if (system == nullptr) {
        problems_ = {shiaiba::unknown_system(all_systems(), Json(id))};
        return;
    }
    settings_ = system->settings().write(settings);
    const auto json = parse_json(input);
    if (!json) {
        problems_ = json.problems();
        return;
    }
    // Name and facts are known also of a sheet that breaks the rules.
    if (json->is_object()) {
        const Json name = json->value("name", Json(""));
        if (name.is_string()) name_ = name.get<std::string>();
        facts_ = sheet_facts(*system, *json, settings);
    }
    const auto checked = check_party(all_systems(), *system, *json, settings);
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
    const auto forms = character_->system->text_forms;
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
