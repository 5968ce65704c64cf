// Walks through a form, and through the JSON of builds.
#include "share/tables/numbers.hpp"

#include <string_view>
#include <utility>

#include "core/system/ruleset.hpp"
#include "core/text/json.hpp"

namespace shiaiba {
namespace {

Text text_at(const Json& json, const char* key) {
    const Json& text = json.at(key);
    return {text.at("ja").get<std::string>(), text.at("en").get<std::string>()};
}

/// Adds what these fields of a form ask for, which stands in an object at `way`.
void collect(const Json& fields, const std::vector<std::string>& way,
             std::vector<NumberOfBuild>& found) {
    for (const Json& field : fields) {
        const auto type = field.at("type").get<std::string>();
        std::vector<std::string> place = way;
        // Members have the fields of a build; of shares, the parts are fields of their own.
        if (type != "members" && type != "shares")
            place.push_back(field.at("key").get<std::string>());
        if (type == "number") {
            found.push_back({text_at(field, "label"), std::move(place)});
        } else if (type == "group" || type == "members") {
            collect(field.at("fields"), place, found);
        } else if (type == "points" || type == "shares") {
            for (const Json& part : field.at("parts")) {
                found.push_back({text_at(part, "name"), place});
                found.back().place.push_back(part.at("key").get<std::string>());
            }
        }
    }
}

} // namespace

std::vector<NumberOfBuild> numbers_of_builds(const Ruleset& ruleset, const Settings& settings) {
    std::vector<NumberOfBuild> found;
    collect(ruleset.form(settings).value("fields", Json::array()), {}, found);
    return found;
}

const Json* number_in(const Json& fields, const NumberOfBuild& number) {
    const Json* at = &fields;
    for (const std::string& key : number.place) {
        if (!at->is_object() || !at->contains(key)) return nullptr;
        at = &(*at)[key];
    }
    return at->is_number_integer() ? at : nullptr;
}

void put_number(Json& fields, const NumberOfBuild& number, int value) {
    Json* at = &fields;
    for (const std::string& key : number.place) {
        if (!at->is_object() && !at->is_null()) return;
        at = &(*at)[key];
    }
    *at = value;
}

std::string pointer_to(const NumberOfBuild& number) {
    std::string pointer;
    for (const std::string& key : number.place) pointer += "/" + key;
    return pointer;
}

} // namespace shiaiba
