// Samples: reads a system's sample builds in one language. The text is part of the program and must
// be valid.
#include <utility>

#include "core/system/system.hpp"
#include "core/text/json.hpp"

namespace shiaiba {
namespace {

void choose(Json& json, Lang lang) {
    if (!json.is_structured()) return;
    const auto said = json.find(lang == Lang::Ja ? "ja" : "en");
    if (json.is_object() && said != json.end()) {
        json = Json(*said);
        return;
    }
    for (Json& part : json) choose(part, lang);
}

} // namespace

std::vector<Json> samples_of(const System& system, Lang lang) {
    const Identity& identity = system.identity;
    const auto read = parse_json(system.samples);
    std::vector<Json> samples;
    for (const Json& one : *read) {
        Json json{{"system", identity.id}, {"version", identity.versions.back()}};
        json.update(one);
        choose(json, lang);
        samples.push_back(std::move(json));
    }
    return samples;
}

} // namespace shiaiba
