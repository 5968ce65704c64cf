// Parties of systems that have them: checks, writes and reads them member by member. The bits that
// pack_side writes are those of links: frozen.
#include "core/system/parties.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "core/system/match.hpp"
#include "core/system/system.hpp"
#include "core/text/json.hpp"

namespace shiaiba {
namespace {

/// Name of member k for problems: its name, numbered if others have the same name, or its place.
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

/// Reads the JSON of a party: its own fields and its members, or the fields of a single character.
class FieldsReader {
public:
    FieldsReader(Party& party, const Settings& settings, Problems& problems)
        : party_(party)
        , system_(*party.system)
        , parties_(*system_.parties)
        , settings_(settings)
        , keys_(parties_.own.keys())
        , problems_(problems) {}

    void read(const Json& json) {
        const auto members = json.find("members");
        Json own = Json::object();
        Json rest = Json::object();
        for (const auto& [key, value] : json.items()) {
            if (key == "system" || key == "version" || key == "name") continue;
            if (key == "members") continue;
            const bool of_party = std::find(keys_.begin(), keys_.end(), key) != keys_.end();
            (of_party ? own : rest)[key] = value;
        }
        read_party(own);
        if (members != json.end()) {
            for (const auto& [key, value] : rest.items()) problems_.push_back(unknown(key));
            read_members(*members);
        } else {
            read_member({}, rest, "", {});
        }
    }

private:
    void read_party(const Json& own) {
        auto fields = parties_.own.check(own);
        add_problems(problems_, fields.problems(), "");
        party_.fields = fields ? std::move(*fields) : *parties_.own.check(Json::object());
    }

    void read_members(const Json& list) {
        if (!list.is_array()) {
            problems_.push_back(problem_at("/members", "badMembers",
                                           {"members には一人ずつの札を並べてください。",
                                            "\"members\" must be a list of builds."}));
            return;
        }
        add_problems(problems_, parties_.check_size(party_.fields, list.size()), "");
        // check_size has reported a longer list; more members than any system has are not looked at.
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
            std::string name = name_of(list[k], wrong);
            add_problems(problems_, named(std::move(wrong), whose(list, k)), path);
            read_member(std::move(name), fields, path, whose(list, k));
        }
    }

    void read_member(std::string name, const Json& fields, const std::string& path,
                     const Text& whose) {
        auto build = system_.check(fields, settings_, party_.fields);
        add_problems(problems_, named(build.problems(), whose), path);
        if (build) party_.members.push_back({std::move(name), std::move(*build)});
    }

    static Problems named(Problems problems, const Text& whose) {
        for (Problem& problem : problems) problem.whose = whose;
        return problems;
    }

    static Problem unknown(const std::string& key) {
        return problem_at((Json::json_pointer() / key).to_string(), "unknownField",
                          {"「" + key + "」という項目は隊にありません。",
                           "A party has no field \"" + key + "\"."});
    }

    Party& party_;
    const System& system_;
    const Parties& parties_;
    const Settings& settings_;
    std::vector<std::string_view> keys_;
    Problems& problems_;
};

/// Whether the party is a single character without a name of its own and with default fields, so
/// that it is written without the party's line. Compares the printed lines, because a Build has no
/// comparison.
bool is_lone(const Parties& parties, const Party& party) {
    return party.members.size() == 1 && party.members[0].name.empty() &&
           parties.line(party.fields, {}) == parties.line(*parties.own.check(Json::object()), {});
}

} // namespace

void PartyWork::read_side(const Json& json, const Settings& settings, Party& party,
                          Problems& problems) const {
    FieldsReader(party, settings, problems).read(json);
}

void PartyWork::write_side(const Party& party, Json& out) const {
    party.system->parties->own.write(party.fields, out);
    Json members = Json::array();
    for (const Member& member : party.members) {
        Json one = JsonObject().add("name", member.name);
        party.system->write(member.build, one);
        members.push_back(std::move(one));
    }
    out["members"] = std::move(members);
}

std::string PartyWork::side_to_text(const Party& party, std::string_view form) const {
    const System& system = *party.system;
    if (is_lone(*system.parties, party)) return system.to_text(party.build(), party.name, form);
    std::string out = system.parties->line(party.fields, party.name);
    for (const Member& member : party.members) {
        if (&member != party.members.data()) out += "\n";
        out += system.to_text(member.build, member.name, form);
    }
    return out;
}

std::vector<std::string> PartyWork::called(const Party& party, Side side, Lang lang) const {
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
            names.push_back(stand_in + std::to_string(k + 1));
        }
    }
    std::vector<std::string> told = names;
    // 小鬼 and 小鬼 become 小鬼1 and 小鬼2; numbers that would give a name that another member has
    // are skipped.
    std::map<std::string, int> last;
    for (std::size_t k = 0; k < names.size(); ++k) {
        if (std::count(names.begin(), names.end(), names[k]) == 1) continue;
        do told[k] = names[k] + std::to_string(++last[names[k]]);
        while (std::count(names.begin(), names.end(), told[k]) > 0);
    }
    return told;
}

Party PartyWork::random_side(const System& system, Dice& dice, const Settings& settings) const {
    Party party{
        &system, system.identity.versions.size() - 1, {}, system.parties->own.random(dice), {}};
    std::size_t count = 1 + static_cast<std::size_t>(dice.below(system.identity.most_members));
    // Ends at the latest with one member, which check_size must allow.
    while (!system.parties->check_size(party.fields, count).empty()) --count;
    for (std::size_t k = 0; k < count; ++k) {
        party.members.push_back({{}, system.random(dice, Json(), settings, party.fields)});
    }
    return party;
}

Json PartyWork::sheet_facts(const System& system, const Json& json,
                            const Settings& settings) const {
    const auto members = json.find("members");
    if (members == json.end()) return system.sheet_facts(json, settings);
    Json all = Json::array();
    bool any = false;
    for (std::size_t k = 0; members->is_array() && k < members->size(); ++k) {
        const Json& one = (*members)[k];
        all.push_back(one.is_object() ? system.sheet_facts(one, settings) : Json());
        any = any || !all.back().is_null();
    }
    return any ? Json(JsonObject().add("members", std::move(all))) : Json();
}

Json PartyWork::places(const Party& party) const {
    Json all = Json::array();
    for (const Member& member : party.members) all.push_back(party.system->places(member.build));
    return all;
}

void PartyWork::pack_side(const Party& party, BitWriter& out) const {
    const System& system = *party.system;
    system.parties->own.pack(party.fields, out);
    // unpack_side reads this with below(most_members), so most_members is frozen too.
    out.bits(party.members.size() - 1, width_below(system.identity.most_members));
    BitWriter before;
    for (const Member& member : party.members) {
        BitWriter bits;
        system.pack(member.build, bits);
        const bool first = &member == party.members.data();
        const bool same = !first && bits.size() == before.size() && bits.bytes() == before.bytes();
        if (!first) out.bits(same ? 1 : 0, 1);
        if (!same) out.append(bits);
        before = std::move(bits);
    }
}

std::optional<Party> PartyWork::unpack_side(const System& system, std::size_t version,
                                            const Settings& settings, BitReader& in) const {
    auto fields = system.parties->own.unpack(in);
    if (!fields) return std::nullopt;
    Party party{&system, version, {}, std::move(*fields), {}};
    const std::size_t count = 1 + static_cast<std::size_t>(in.below(system.identity.most_members));
    for (std::size_t k = 0; k < count && in.ok(); ++k) {
        if (k > 0 && in.bits(1) == 1) {
            party.members.push_back(party.members.back());
            continue;
        }
        auto build = system.unpack(in, settings);
        if (!build) return std::nullopt;
        party.members.push_back({{}, std::move(*build)});
    }
    // Members may be legal one by one, but not together.
    if (!in.ok() || !check_party(Registry({&system}), system, to_json(party), settings)) {
        return std::nullopt;
    }
    return party;
}

const PartyWork& party_work() {
    static const PartyWork all;
    return all;
}

} // namespace shiaiba
