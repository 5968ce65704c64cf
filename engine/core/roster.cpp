// Reads and writes rosters.
#include "core/roster.hpp"

#include <algorithm>
#include <utility>

#include "core/json.hpp"
#include "core/match.hpp"
#include "core/name.hpp"

namespace shiaiba {
namespace {

Problem bad_tags(const std::string& path) {
    const std::string most = std::to_string(kMostTags);
    return problem_at(path, "badTags",
                      {"札は、空でない文字列を" + most + "個まで、重ならないように並べてください。",
                       "Tags are at most " + most + " texts that are not empty, none twice."});
}

Checked<std::vector<std::string>> read_tags(const Json& json) {
    if (!json.is_array() || json.size() > kMostTags) return bad_tags("/tags");
    std::vector<std::string> tags;
    Problems problems;
    for (std::size_t n = 0; n < json.size(); ++n) {
        const std::string path = "/tags/" + std::to_string(n);
        if (!json[n].is_string()) {
            problems.push_back(bad_tags(path));
            continue;
        }
        auto tag = check_name(json[n].get_ref<const std::string&>(), path);
        add_problems(problems, tag.problems(), "");
        if (!tag) continue;
        const bool known = std::find(tags.begin(), tags.end(), *tag) != tags.end();
        if (tag->empty() || known) problems.push_back(bad_tags(path));
        tags.push_back(std::move(*tag));
    }
    if (!problems.empty()) return problems;
    return tags;
}

void read_entry(const Registry& registry, const Json& whole, std::size_t at, Roster& roster,
                Problems& problems) {
    const std::string path = "/entries/" + std::to_string(at);
    const Json& json = whole["entries"][at];
    if (!json.is_object()) {
        problems.push_back(problem_at(
            path, "notAnEntry",
            {"名簿の一件のJSONではありません。", "This is not the JSON of an entry of a roster."}));
        return;
    }
    auto party =
        check_side(registry, *roster.ruleset, roster.settings, whole, json.value("build", Json()));
    add_problems(problems, party.problems(), path + "/build");
    auto tags = read_tags(json.value("tags", Json::array()));
    add_problems(problems, tags.problems(), path);
    if (!party || !tags) return;
    if (!roster.entries.empty() && roster.entries[0].party.version != party->version) {
        problems.push_back(problem_at(
            path + "/build/version", "otherVersion",
            {"規則の版がほかの者と違います。", "This entry follows another rules version."}));
    }
    roster.entries.push_back({std::move(*party), std::move(*tags)});
}

} // namespace

Checked<Roster> check_roster(const Registry& registry, const Json& json) {
    if (!json.is_object()) {
        return problem_at("", "notARoster",
                          {"名簿のJSONではありません。", "This is not the JSON of a roster."});
    }
    Roster roster;
    Problems problems;
    roster.ruleset = find_system(registry, json);
    if (roster.ruleset == nullptr) return unknown_system(registry, json.value("system", Json()));
    auto settings = roster.ruleset->check_settings(json.value("settings", Json()));
    if (settings) roster.settings = std::move(*settings);
    add_problems(problems, settings.problems(), "");
    const Json list = json.value("entries", Json());
    if (!list.is_array() || list.empty() || list.size() > kMostKept) {
        const std::string most = std::to_string(kMostKept);
        problems.push_back(problem_at("/entries", "badEntries",
                                      {"名簿には1人から" + most + "人まで並べてください。",
                                       "\"entries\" must hold 1 to " + most + " entries."}));
        return problems;
    }
    for (std::size_t at = 0; at < list.size(); ++at) {
        read_entry(registry, json, at, roster, problems);
    }
    if (!problems.empty()) return problems;
    return roster;
}

Json to_json(const Roster& roster) {
    const Identity& identity = roster.ruleset->identity();
    JsonObject out;
    out.add("system", identity.id)
        .add("version", identity.versions[roster.entries[0].party.version]);
    Json settings = roster.ruleset->write_settings(roster.settings);
    if (!settings.empty()) out.add("settings", std::move(settings));
    Json entries = Json::array();
    for (const RosterEntry& entry : roster.entries) {
        JsonObject one;
        one.add("build", to_json(entry.party));
        if (!entry.tags.empty()) one.add("tags", entry.tags);
        entries.push_back(std::move(one));
    }
    return out.add("entries", std::move(entries));
}

} // namespace shiaiba
