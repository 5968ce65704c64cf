// Finds items, numbers and tactics in builds by means of the form, and counts them.
#include "analysis/usage.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "analysis/series/report.hpp"
#include "core/text/json.hpp"

namespace shiaiba {
namespace {

Text text_of(const Json& text) {
    return {text.at("ja").get<std::string>(), text.at("en").get<std::string>()};
}

/// The list under `key`; a form without anything of a kind may leave its list out.
const Json& list_of(const Json& form, const char* key) {
    static const Json none = Json::array();
    const auto found = form.find(key);
    return found == form.end() ? none : *found;
}

/// Everything that builds of a form may hold, in the form's order.
class Holdings {
public:
    explicit Holdings(const Json& form) : fields_(list_of(form, "fields")) {
        for (const Json& item : list_of(form, "items")) {
            know(item.at("id").get<std::string>(), item.at("name"));
        }
        know_fields(fields_);
    }

    const std::vector<std::pair<std::string, Text>>& all() const { return all_; }
    /// Indices into all(), each once.
    std::set<std::size_t> of(const Json& build) const {
        std::set<std::size_t> held;
        collect(fields_, build, held);
        return held;
    }

private:
    void know(const std::string& id, const Json& name) {
        if (places_.emplace(id, all_.size()).second) all_.emplace_back(id, text_of(name));
    }

    void know_fields(const Json& fields) {
        for (const Json& field : fields) {
            const auto type = field.at("type").get<std::string>();
            if (type == "members") know_fields(field.at("fields"));
            if (type == "tactic") {
                for (const Json& preset : field.at("presets")) {
                    know(preset.at("id").get<std::string>(), preset.at("name"));
                }
            }
            if (type != "group") continue;
            for (const Json& part : field.at("fields")) {
                if (part.at("type") == "number") know(id_of(field, part), part.at("label"));
            }
        }
    }

    static std::string id_of(const Json& group, const Json& part) {
        return group.at("key").get<std::string>() + "/" + part.at("key").get<std::string>();
    }

    void hold(const Json& id, std::set<std::size_t>& held) const {
        if (!id.is_string()) return;
        const auto found = places_.find(id.get_ref<const std::string&>());
        if (found != places_.end()) held.insert(found->second);
    }

    void collect(const Json& fields, const Json& build, std::set<std::size_t>& held) const {
        for (const Json& field : fields) {
            const auto value = build.find(field.at("key").get<std::string>());
            if (value == build.end()) continue;
            const auto type = field.at("type").get<std::string>();
            if (type == "members") {
                for (const Json& member : *value) collect(field.at("fields"), member, held);
            } else if (type == "group") {
                collect_numbers(field, *value, held);
            } else if (type == "row" || type == "skills" || type == "list") {
                collect_items(field, *value, held);
            } else if (type == "tactic") {
                hold(*value, held);
            }
        }
    }

    /// Collects the items of a list; an item with a custom name is an object.
    void collect_items(const Json& field, const Json& list, std::set<std::size_t>& held) const {
        const std::string named = field.value("named", "");
        if (!list.is_array()) return;
        for (const Json& one : list) hold(one.is_object() ? one.value(named, Json()) : one, held);
    }

    /// Collects the numbers above their minimum.
    void collect_numbers(const Json& group, const Json& numbers,
                         std::set<std::size_t>& held) const {
        for (const Json& part : group.at("fields")) {
            if (part.at("type") != "number") continue;
            const Json number = numbers.value(part.at("key").get<std::string>(), Json());
            if (number.is_number_integer() && number > part.at("min")) {
                hold(id_of(group, part), held);
            }
        }
    }

    const Json& fields_;
    std::vector<std::pair<std::string, Text>> all_;
    std::map<std::string, std::size_t> places_;
};

} // namespace

std::vector<Usage> usage_of(const Json& form, const std::vector<Json>& builds,
                            const std::vector<GameCounts>& games) {
    const Holdings holdings(form);
    std::vector<Usage> all;
    for (const auto& [id, name] : holdings.all()) all.push_back({id, name, 0, {}, {}});
    for (std::size_t k = 0; k < builds.size(); ++k) {
        for (const std::size_t place : holdings.of(builds[k])) {
            Usage& usage = all[place];
            ++usage.builds;
            usage.games.wins += games[k].wins;
            usage.games.draws += games[k].draws;
            usage.games.losses += games[k].losses;
        }
    }
    all.erase(std::remove_if(all.begin(), all.end(),
                             [](const Usage& usage) { return usage.builds == 0; }),
              all.end());
    for (Usage& usage : all) usage.won = wilson(usage.games.wins, usage.games.games());
    std::stable_sort(all.begin(), all.end(), [](const Usage& x, const Usage& y) {
        return x.builds != y.builds ? x.builds > y.builds : x.won.rate > y.won.rate;
    });
    return all;
}

Json to_json(const std::vector<Usage>& usage) {
    Json out = Json::array();
    for (const Usage& one : usage) {
        out.push_back(JsonObject()
                          .add("id", one.id)
                          .add("name", one.name)
                          .add("builds", one.builds)
                          .add("games", static_cast<std::size_t>(one.games.games()))
                          .add("wins", static_cast<std::size_t>(one.games.wins))
                          .add("draws", static_cast<std::size_t>(one.games.draws))
                          .add("won", to_json(one.won)));
    }
    return out;
}

} // namespace shiaiba
