// Checks the sides of matches and writes them.
#include "core/party.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/json.hpp"
#include "core/name.hpp"
#include "core/ruleset.hpp"

namespace shiaiba {
namespace {

const Ruleset* read_system(const Registry& registry, const Ruleset& fallback, const Json& json,
                           Problems& problems) {
    const auto found = json.find("system");
    if (found == json.end()) return &fallback;
    const Ruleset* const ruleset =
        found->is_string() ? registry.find(found->get_ref<const std::string&>()) : nullptr;
    if (ruleset == nullptr) problems.push_back(unknown_system(registry, *found));
    return ruleset;
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

std::string read_name(const Json& json, Problems& problems) {
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

/// Whose problem it is, as the sheet has the names.
Text whose(const Json& members, std::size_t k) {
    const auto name_of = [&](std::size_t n) {
        const Json name = members[n].is_object() ? members[n].value("name", Json()) : Json();
        return name.is_string() ? name.get<std::string>() : std::string();
    };
    const std::string name = name_of(k);
    const std::string place = std::to_string(k + 1);
    if (name.empty()) return {place + "人目", "Member " + place};
    std::size_t before = 0;
    std::size_t all = 0;
    for (std::size_t n = 0; n < members.size(); ++n) {
        if (name_of(n) != name) continue;
        ++all;
        if (n < k) ++before;
    }
    const std::string told = all > 1 ? name + std::to_string(before + 1) : name;
    return {told, told};
}

/// Reads the fields that the core doesn't know: of a build, or of a party and its members.
class FieldsReader {
public:
    FieldsReader(Party& party, const Settings& settings, Problems& problems)
        : party_(party)
        , ruleset_(*party.ruleset)
        , settings_(settings)
        , keys_(ruleset_.party_keys())
        , problems_(problems) {}

    void read(const Json& json) {
        const bool many = ruleset_.identity().most_members > 1;
        const auto members = json.find("members");
        Json own = Json::object();
        Json rest = Json::object();
        for (const auto& [key, value] : json.items()) {
            if (key == "system" || key == "version" || key == "name") continue;
            if (many && key == "members") continue;
            const bool of_party = std::find(keys_.begin(), keys_.end(), key) != keys_.end();
            (of_party ? own : rest)[key] = value;
        }
        read_party(own);
        if (many && members != json.end()) {
            for (const auto& [key, value] : rest.items()) problems_.push_back(unknown(key));
            read_members(*members);
        } else {
            read_member({}, rest, "", {});
        }
    }

private:
    void read_party(const Json& own) {
        auto fields = ruleset_.check_party(own, settings_);
        add_problems(problems_, fields.problems(), "");
        party_.fields = fields ? std::move(*fields) : *ruleset_.check_party(Json::object(), {});
    }

    void read_members(const Json& list) {
        if (!list.is_array()) {
            problems_.push_back(problem_at("/members", "badMembers",
                                           {"members には一人ずつの札を並べてください。",
                                            "\"members\" must be a list of builds."}));
            return;
        }
        add_problems(problems_, ruleset_.check_size(party_.fields, list.size()), "");
        for (std::size_t k = 0; k < std::min(list.size(), kMostMembers); ++k) {
            const std::string path = "/members/" + std::to_string(k);
            if (!list[k].is_object()) {
                problems_.push_back(
                    problem_at(path, "notABuild",
                               {"札のJSONではありません。", "This is not the JSON of a build."}));
                continue;
            }
            Json fields = list[k];
            fields.erase("name");
            Problems wrong;
            std::string name = read_name(list[k], wrong);
            add_problems(problems_, named(std::move(wrong), whose(list, k)), path);
            read_member(std::move(name), fields, path, whose(list, k));
        }
    }

    void read_member(std::string name, const Json& fields, const std::string& path,
                     const Text& whose) {
        auto build = ruleset_.check(fields, settings_, party_.fields);
        add_problems(problems_, named(build.problems(), whose), path);
        if (build) party_.members.push_back({std::move(name), std::move(*build)});
    }

    static Problems named(Problems problems, const Text& whose) {
        for (Problem& problem : problems) problem.whose = whose;
        return problems;
    }

    static Problem unknown(const std::string& key) {
        return problem_at("/" + key, "unknownField",
                          {"「" + key + "」という項目は隊にありません。",
                           "A party has no field \"" + key + "\"."});
    }

    Party& party_;
    const Ruleset& ruleset_;
    const Settings& settings_;
    std::vector<std::string_view> keys_;
    Problems& problems_;
};

} // namespace

Party alone(const Ruleset& ruleset, std::string name, Build build) {
    return {&ruleset,
            ruleset.identity().versions.size() - 1,
            std::move(name),
            *ruleset.check_party(Json::object(), {}),
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
    return check_party(Registry({whole.ruleset}), *whole.ruleset, to_json(whole), settings);
}

Party with_build(Party party, std::size_t member, Build build) {
    party.members[member].build = std::move(build);
    return party;
}

Party random_party(const Ruleset& ruleset, Dice& dice, const Json& keep, const Settings& settings) {
    const std::size_t most = ruleset.identity().most_members;
    if (most == 1) return alone(ruleset, {}, ruleset.random(dice, keep, settings));
    Party party{&ruleset,
                ruleset.identity().versions.size() - 1,
                {},
                ruleset.random_fields(dice, settings),
                {}};
    std::size_t count = 1 + static_cast<std::size_t>(dice.below(most));
    while (!ruleset.check_size(party.fields, count).empty()) --count;
    for (std::size_t k = 0; k < count; ++k) {
        party.members.push_back({{}, ruleset.random(dice, Json(), settings, party.fields)});
    }
    return party;
}

void clear_names(Party& party) {
    party.name.clear();
    for (Member& member : party.members) member.name.clear();
}

bool is_of_many(const Party& party) { return party.ruleset->identity().most_members > 1; }

std::vector<std::string> called(const Party& party, Side side, Lang lang) {
    const std::string stand_in = lang == Lang::En ? letter(side) : side == Side::A ? "甲" : "乙";
    const bool one = party.members.size() == 1;
    std::vector<std::string> names;
    for (std::size_t k = 0; k < party.members.size(); ++k) {
        const std::string& own = party.members[k].name;
        if (!own.empty()) {
            names.push_back(own);
        } else if (one && !party.name.empty()) {
            names.push_back(party.name);
        } else {
            names.push_back(one && !is_of_many(party) ? stand_in
                                                      : stand_in + std::to_string(k + 1));
        }
    }
    std::vector<std::string> told = names;
    for (std::size_t k = 0; k < names.size(); ++k) {
        const auto until = names.begin() + static_cast<std::ptrdiff_t>(k);
        if (std::count(names.begin(), names.end(), names[k]) == 1) continue;
        told[k] += std::to_string(std::count(names.begin(), until, names[k]) + 1);
    }
    return told;
}

Checked<Party> check_party(const Registry& registry, const Ruleset& fallback, const Json& json,
                           const Settings& settings) {
    if (!json.is_object()) {
        return problem_at("", "notABuild",
                          {"札のJSONではありません。", "This is not the JSON of a build."});
    }
    Problems problems;
    Party party;
    party.ruleset = read_system(registry, fallback, json, problems);
    party.name = read_name(json, problems);
    // Another system's fields would only be called unknown.
    if (party.ruleset == nullptr) return problems;
    party.version = read_version(party.ruleset->identity(), json, problems);
    FieldsReader(party, settings, problems).read(json);
    if (!problems.empty()) return problems;
    return party;
}

Json to_json(const Party& party) {
    const Ruleset& ruleset = *party.ruleset;
    const Identity& identity = ruleset.identity();
    Json out = JsonObject()
                   .add("system", identity.id)
                   .add("version", identity.versions[party.version])
                   .add("name", party.name);
    if (!is_of_many(party)) {
        ruleset.write(party.build(), out);
        return out;
    }
    ruleset.write_party(party.fields, out);
    Json members = Json::array();
    for (const Member& member : party.members) {
        Json one = JsonObject().add("name", member.name);
        ruleset.write(member.build, one);
        members.push_back(std::move(one));
    }
    out["members"] = std::move(members);
    return out;
}

Problems warnings(const Party& party) {
    Problems all;
    for (std::size_t k = 0; k < party.members.size(); ++k) {
        const std::string path = is_of_many(party) ? "/members/" + std::to_string(k) : "";
        add_problems(all, party.ruleset->warnings(party.members[k].build), path);
    }
    return all;
}

Json sheet_facts(const Ruleset& ruleset, const Json& json, const Settings& settings) {
    if (!json.is_object()) return {};
    const auto members = json.find("members");
    if (ruleset.identity().most_members == 1 || members == json.end()) {
        return ruleset.sheet_facts(json, settings);
    }
    Json all = Json::array();
    for (std::size_t k = 0; members->is_array() && k < members->size(); ++k) {
        const Json& one = (*members)[k];
        all.push_back(one.is_object() ? ruleset.sheet_facts(one, settings) : Json());
    }
    return JsonObject().add("members", std::move(all));
}

Json places(const Party& party) {
    if (!is_of_many(party)) return party.ruleset->places(party.build());
    Json all = Json::array();
    for (const Member& member : party.members) all.push_back(party.ruleset->places(member.build));
    return all;
}

std::string to_text(const Party& party, std::string_view form) {
    const Ruleset& ruleset = *party.ruleset;
    if (!is_of_many(party)) return ruleset.to_text(party.build(), party.name, form);
    const std::string line = ruleset.party_line(party.fields, party.name);
    const bool lone =
        party.members.size() == 1 && party.members[0].name.empty() &&
        line == ruleset.party_line(*ruleset.check_party(Json::object(), {}), party.name);
    if (lone) return ruleset.to_text(party.build(), party.name, form);
    std::string out = line;
    for (const Member& member : party.members) {
        if (&member != party.members.data()) out += "\n";
        out += ruleset.to_text(member.build, member.name, form);
    }
    return out;
}

} // namespace shiaiba
