// The bindings of the module for single matches; engine.d.ts describes them.
#include <emscripten/bind.h>

#include <charconv>
#include <memory>
#include <string>

#include "bindings/arguments.hpp"
#include "bindings/engine/battle.hpp"
#include "bindings/engine/character.hpp"
#include "bindings/envelope.hpp"
#include "bindings/link_json.hpp"
#include "bindings/settings.hpp"
#include "core/system/league.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::bindings {
namespace {

/// `AnalysisInfo` of types/system.d.ts.
Json analysis_json(const Counted& counted) {
    return JsonObject()
        .add("builds", counted.builds)
        .add("parts", counted.parts)
        .add("equilibrium", counted.equilibrium)
        .add("formats", league_formats_json());
}

/// The text formats of a character; "json" is always one.
Json texts_json(const System& system) {
    Json forms = system.text_forms;
    forms.push_back("json");
    return forms;
}

/// `SystemInfo` of types/system.d.ts; the samples are in `lang`.
Json system_json(const System& system, Lang lang) {
    const Identity& it = system.identity;
    return JsonObject()
        .add("id", it.id)
        .add("name", to_json(it.name))
        .add("version", it.versions.back())
        .add("versions", it.versions)
        .add("members", it.most_members)
        .add("hidden", system.secrets != nullptr)
        .add("chance", it.chance)
        .add("round", to_json(it.round))
        .add("notation", to_json(it.notation))
        .add("stride", word(it.stride))
        .add("opponents", it.opponents)
        .add("records", it.records)
        .add("texts", texts_json(system))
        .add("credits", JsonObject()
                            .add("author", it.author)
                            .add("date", it.date)
                            .add("source", it.source)
                            .add("note", to_json(it.credit)))
        .add("form", system.form({}))
        .add("settings", system.settings().form())
        .add("samples", samples_of(system, lang))
        .add("analysis", analysis_json(it.counted));
}

std::string systems_in(const std::string& lang) {
    Json all = Json::array();
    for (const System* system : all_systems().all()) {
        all.push_back(system_json(*system, lang_of(lang)));
    }
    return ok(std::move(all));
}
std::string systems() { return systems_in("ja"); }

std::string form(const std::string& id, const std::string& settings) {
    const System* const system = all_systems().find(id);
    if (system == nullptr) return unknown_system(id);
    return ok(system->form(settings_at_hand(id, settings)));
}

std::string random_build(const std::string& id, const std::string& seed, const std::string& keep,
                         const std::string& settings) {
    const System* const system = all_systems().find(id);
    if (system == nullptr) return unknown_system(id);
    std::uint64_t number = 0;
    std::from_chars(seed.data(), seed.data() + seed.size(), number);
    Dice dice(number);
    const auto kept = keep.empty() ? Checked<Json>(Json::object()) : parse_json(keep);
    const Json fields = kept && kept->is_object() ? *kept : Json::object();
    Json build = JsonObject().add("system", id).add("version", system->identity.versions.back());
    const Json name = fields.value("name", Json(""));
    build["name"] = name.is_string() ? name : Json("");
    Json drawn = Json::object();
    system->write(system->random(dice, fields, settings_at_hand(id, settings), {}), drawn);
    // Fields that are not drawn stay as they were: free text, for one.
    for (auto& [key, value] : drawn.items()) {
        const bool text = value.is_string() && fields.contains(key) && fields[key].is_string();
        build[key] = text ? fields[key] : value;
    }
    return ok(std::move(build));
}

std::unique_ptr<BoundCharacter> make_character(const std::string& id, const std::string& input,
                                               const std::string& settings) {
    return std::make_unique<BoundCharacter>(id, input, settings);
}

std::unique_ptr<BoundBattle> make_battle(const std::string& match) {
    return std::make_unique<BoundBattle>(match);
}
std::unique_ptr<BoundBattle> make_battle_of(const std::string& match, const BoundCharacter& a,
                                            const BoundCharacter& b) {
    return std::make_unique<BoundBattle>(match, a, b);
}

std::string open_fragment(const std::string& fragment, const std::string& settings) {
    return opened_link(fragment, settings);
}

// The same functions with the default settings: embind tells them apart by the number of arguments.
std::unique_ptr<BoundCharacter> make_plain(const std::string& id, const std::string& input) {
    return make_character(id, input, {});
}
std::string random_plain(const std::string& id, const std::string& seed, const std::string& keep) {
    return random_build(id, seed, keep, {});
}
std::string open_plain(const std::string& fragment) { return open_fragment(fragment, {}); }

} // namespace

EMSCRIPTEN_BINDINGS(shiaiba) {
    emscripten::class_<BoundCharacter>("Character")
        .function("legal", &BoundCharacter::legal)
        .function("name", &BoundCharacter::name)
        .function("problems", &BoundCharacter::problems)
        .function("toJson", &BoundCharacter::to_json)
        .function("toText", &BoundCharacter::to_text)
        .function("places", &BoundCharacter::places)
        .function("facts", &BoundCharacter::facts)
        .function("warnings", &BoundCharacter::warnings);
    emscripten::class_<BoundBattle>("Battle")
        .function("lookAs", &BoundBattle::look_as)
        .function("report", &BoundBattle::report)
        .function("why", &BoundBattle::why)
        .function("log", &BoundBattle::log)
        .function("outcome", &BoundBattle::outcome)
        .function("pending", &BoundBattle::pending)
        .function("rulings", &BoundBattle::rulings)
        .function("link", &BoundBattle::link)
        .function("toJson", &BoundBattle::to_json);
    emscripten::function("systems", &systems);
    emscripten::function("systems", &systems_in);
    emscripten::function("form", &form);
    emscripten::function("randomBuild", &random_build);
    emscripten::function("randomBuild", &random_plain);
    emscripten::function("makeCharacter", &make_character);
    emscripten::function("makeCharacter", &make_plain);
    emscripten::function("makeBattle", &make_battle);
    emscripten::function("makeBattle", &make_battle_of);
    emscripten::function("openLink", &open_fragment);
    emscripten::function("openLink", &open_plain);
}

} // namespace shiaiba::bindings
