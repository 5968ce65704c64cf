// Samples: reads a system's sample builds in one language.
#include "core/system/samples.hpp"

#include <utility>

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

std::vector<Json> read_samples(const Identity& identity, std::string_view text, Lang lang) {
    const auto read = parse_json(text);
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
