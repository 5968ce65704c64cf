// Parties: reads them from JSON, checks and writes them. In a duel this file does it itself; for
// systems with parties core/system/parties does.
#include "core/fight/party.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/system/parties.hpp"
#include "core/system/system.hpp"
#include "core/text/json.hpp"
#include "core/text/name.hpp"

namespace shiaiba {
namespace {

const System* read_system(const Registry& registry, const System& fallback, const Json& json,
                          Problems& problems) {
    const auto found = json.find("system");
    if (found == json.end()) return &fallback;
    const System* const system =
        found->is_string() ? registry.find(found->get_ref<const std::string&>()) : nullptr;
    if (system == nullptr) problems.push_back(unknown_system(registry, *found));
    return system;
}

std::size_t read_version(const Identity& identity, const Json& json, Problems& problems) {
    const std::vector<std::string>& versions = identity.versions;
    const auto found = json.find("version");
    if (found == json.end()) return versions.size() - 1;
    for (std::size_t k = 0; found->is_string() && k < versions.size(); ++k) {
        if (versions[k] == found->get_ref<const std::string&>()) return k;
    }
    problems.push_back(
        problem_at("/version", "unknownVersion",
                   {"この版の規則は知りません。", "This version of the rules is not known here."}));
    return 0;
}

/// The system's fields: all but those that the core reads itself.
Json system_fields(const Json& json) {
    Json fields = Json::object();
    for (const auto& [key, value] : json.items()) {
        if (key != "system" && key != "version" && key != "name") fields[key] = value;
    }
    return fields;
}

} // namespace

std::string name_of(const Json& json, Problems& problems) {
    const auto found = json.find("name");
    if (found == json.end()) return {};
    if (!found->is_string()) {
        problems.push_back(problem_at("/name", "nameNotText",
                                      {"名前が文字列ではありません。", "The name is not a text."}));
        return {};
    }
    auto name = check_name(found->get_ref<const std::string&>());
    problems.insert(problems.end(), name.problems().begin(), name.problems().end());
    return name ? *name : std::string();
}

Party alone(const System& system, std::string name, Build build) {
    return {&system,
            system.identity.versions.size() - 1,
            std::move(name),
            system.parties != nullptr ? *system.parties->own.check(Json::object()) : Build(),
            {{{}, std::move(build)}}};
}

Checked<Party> together(const std::vector<Party>& ones, const Settings& settings) {
    Party whole = ones.front();
    whole.name.clear();
    whole.members.clear();
    for (const Party& one : ones) {
        for (Member member : one.members) {
            if (one.members.size() == 1 && member.name.empty()) member.name = one.name;
            whole.members.push_back(std::move(member));
        }
    }
    return check_party(Registry({whole.system}), *whole.system, to_json(whole), settings);
}

Party with_build(Party party, std::size_t member, Build build) {
    party.members[member].build = std::move(build);
    return party;
}

Party random_party(const System& system, Dice& dice, const Json& keep, const Settings& settings) {
    const Parties* const parties = system.parties;
    return parties != nullptr ? parties->work.random_side(system, dice, settings)
                              : alone(system, {}, system.random(dice, keep, settings, {}));
}

void clear_names(Party& party) {
    party.name.clear();
    for (Member& member : party.members) {
        member.name.clear();
        const auto given = given_names(party, member);
        if (given.empty()) continue;
        party.system->parties->give_names(member.build, std::vector<std::string>(given.size()));
    }
}

std::vector<std::string> given_names(const Party& party, const Member& member) {
    const Parties* const parties = party.system->parties;
    return parties != nullptr ? parties->given_names(member.build) : std::vector<std::string>();
}

bool is_of_many(const Party& party) { return party.system->parties != nullptr; }

std::vector<std::string> called(const Party& party, Side side, Lang lang) {
    if (const Parties* const parties = party.system->parties) {
        return parties->work.called(party, side, lang);
    }
    return {party.name};
}

Checked<Party> check_party(const Registry& registry, const System& fallback, const Json& json,
                           const Settings& settings) {
    if (!json.is_object()) {
        return problem_at("", "notABuild",
                          {"札のJSONではありません。", "This is not the JSON of a build."});
    }
    Problems problems;
    Party party;
    party.system = read_system(registry, fallback, json, problems);
    party.name = name_of(json, problems);
    // Stop here: without the system, every field would only be reported as unknown.
    if (party.system == nullptr) return problems;
    party.version = read_version(party.system->identity, json, problems);
    if (const Parties* const parties = party.system->parties) {
        parties->work.read_side(json, settings, party, problems);
    } else {
        auto build = party.system->check(system_fields(json), settings, {});
        add_problems(problems, build.problems(), "");
        if (build) party.members.push_back({{}, std::move(*build)});
    }
    if (!problems.empty()) return problems;
    return party;
}

Json to_json(const Party& party) {
    const System& system = *party.system;
    const Identity& identity = system.identity;
    Json out = JsonObject()
                   .add("system", identity.id)
                   .add("version", identity.versions[party.version])
                   .add("name", party.name);
    if (const Parties* const parties = system.parties) {
        parties->work.write_side(party, out);
    } else {
        system.write(party.build(), out);
    }
    return out;
}

Problems warnings(const Party& party) {
    Problems all;
    for (std::size_t k = 0; k < party.members.size(); ++k) {
        const std::string path = is_of_many(party) ? "/members/" + std::to_string(k) : "";
        add_problems(all, party.system->warnings(party.members[k].build), path);
    }
    return all;
}

Json sheet_facts(const System& system, const Json& json, const Settings& settings) {
    if (!json.is_object()) return {};
    const Parties* const parties = system.parties;
    return parties != nullptr ? parties->work.sheet_facts(system, json, settings)
                              : system.sheet_facts(json, settings);
}

Json places(const Party& party) {
    const Parties* const parties = party.system->parties;
    return parties != nullptr ? parties->work.places(party) : party.system->places(party.build());
}

std::string to_text(const Party& party, std::string_view form) {
    const Parties* const parties = party.system->parties;
    return parties != nullptr ? parties->work.side_to_text(party, form)
                              : party.system->to_text(party.build(), party.name, form);
}

} // namespace shiaiba
