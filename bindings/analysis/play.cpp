// Binding `play`: plays a match and answers with its result alone.
#include <emscripten/bind.h>

#include <string>

#include "analysis/search.hpp"
#include "core/text/json.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::bindings {
namespace {

std::string play_match(const std::string& match) {
    return write_json(play_json(all_systems(), parse_json(match)));
}

} // namespace

EMSCRIPTEN_BINDINGS(shiaiba_play) { emscripten::function("play", &play_match); }

} // namespace shiaiba::bindings
