// Binding `exported`: characters and fights in the forms of virtual tables and chats.
#include <emscripten/bind.h>

#include <string>

#include "bindings/arguments.hpp"
#include "bindings/match_json.hpp"
#include "core/system/view.hpp"
#include "share/vtt/vtt.hpp"

namespace shiaiba::bindings {
namespace {

std::string word_in(const Json& options, const char* key) {
    const Json word = options.value(key, Json(""));
    return word.is_string() ? word.get<std::string>() : std::string();
}

Json files_json(const ExportedFiles& files) {
    Json all = Json::array();
    for (const ExportedFile& file : files) {
        all.push_back(
            JsonObject().add("name", file.name).add("title", file.title).add("text", file.text));
    }
    return all;
}

std::string exported(const std::string& text, const std::string& form, const std::string& given) {
    const Exporter* const exporter = find_exporter(form);
    if (exporter == nullptr) {
        return failed("unknownForm", {"「" + form + "」という形はありません。",
                                      "There is no form called \"" + form + "\"."});
    }
    auto match = given_match(text);
    if (!match) return no_match(match.problems());
    const auto parsed = parse_json(given);
    const Json options = parsed && parsed->is_object() ? *parsed : Json::object();
    if (options.value("names", Json(true)) == false) {
        for (Party& side : (*match).sides) clear_names(side);
    }
    const Played whole = play(*match, Log::Listen::Everything);
    std::string refusal = refused(whole);
    if (!refusal.empty()) return refusal;
    const Played played = seen(*match, whole, viewer_from(word_in(options, "viewer")));
    ExportedFight taken{*match, played, lang_of(word_in(options, "lang"))};
    taken.url = word_in(options, "url");
    return ok(files_json(exporter->run(taken)));
}

} // namespace

EMSCRIPTEN_BINDINGS(shiaiba_tables) { emscripten::function("exported", &exported); }

} // namespace shiaiba::bindings
