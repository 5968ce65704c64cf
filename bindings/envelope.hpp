// Envelopes: the JSON text of an answer or of a failure (`Envelope` of types/text.d.ts). Only text
// crosses to JavaScript.
#pragma once

#include <string>

#include "core/text/json.hpp"

namespace shiaiba::bindings {

inline std::string ok(Json answer) { return write_json(JsonObject().add("ok", std::move(answer))); }

/// `problems`: what is wrong with the arguments.
inline std::string failed(const char* code, const Text& text, const Problems& problems = {}) {
    return write_json(JsonObject().add("error", JsonObject()
                                                    .add("code", code)
                                                    .add("ja", text.ja)
                                                    .add("en", text.en)
                                                    .add("problems", to_json(problems))));
}

inline std::string unknown_system(const std::string& id) {
    return failed("unknownSystem", {"「" + id + "」という遊戯はありません。",
                                    "There is no system called \"" + id + "\"."});
}

} // namespace shiaiba::bindings
