// Binding `read`: reads a pasted text.
#include <emscripten/bind.h>

#include <string>
#include <vector>

#include "bindings/envelope.hpp"
#include "bindings/settings.hpp"
#include "core/text/json.hpp"
#include "rulesets/capabilities.hpp"
#include "rulesets/registry.hpp"
#include "share/reader.hpp"

namespace shiaiba::bindings {
namespace {

/// `options`: `{"consent": true}`, as in Records::read_thread, or "".
std::string read(const std::string& id, const std::string& text, const std::string& settings,
                 const std::string& options) {
    const System* const system = all_systems().find(id);
    if (system == nullptr) return unknown_system(id);
    // Other systems are known only by name: the text is for a page that plays this system.
    std::vector<const Records*> records;
    if (const Records* const own = capabilities_of(*system).records) records.push_back(own);
    const Registry alone({system}, published_systems(), records);
    const auto given = parse_json(options);
    const bool consent =
        given && given->is_object() && given->value("consent", Json()) == Json(true);
    return ok(
        to_json(read_anything(alone, *system, text, settings_at_hand(id, settings), consent)));
}

std::string read_under(const std::string& id, const std::string& text,
                       const std::string& settings) {
    return read(id, text, settings, {});
}

// The same function with the default settings.
std::string read_plain(const std::string& id, const std::string& text) {
    return read(id, text, {}, {});
}

} // namespace

EMSCRIPTEN_BINDINGS(shiaiba_read) {
    emscripten::function("read", &read);
    emscripten::function("read", &read_under);
    emscripten::function("read", &read_plain);
}

} // namespace shiaiba::bindings
