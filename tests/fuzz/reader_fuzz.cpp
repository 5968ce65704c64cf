// Fuzzer of the reader: reads any bytes as text that somebody pastes into the page.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/system/capabilities.hpp"
#include "core/text/json.hpp"
#include "demand.hpp"
#include "rulesets/registry.hpp"
#include "share/reader.hpp"

namespace shiaiba {
namespace {

/// A match that was read from a record or thread must play to its end, and must be the same match
/// when written as a record and read again.
void replay(const Match& match) {
    const Played played = play(match, Log::Listen::Everything);
    demand(!played.illegal && !played.bad_roll);
    const Records& records = *all_systems().records_of(*match.system);
    const Json record = records.write(match, played);
    const auto again = records.read(record);
    demand(again && !records.replay(*again).contains("error"));
    demand(play(*again, Log::Listen::Everything).fight_log.trace == played.fight_log.trace);
}

void read(std::string_view text) {
    const Registry& registry = all_systems();
    const System& preferred = *registry.all().front();
    const ReaderResult reading = read_anything(registry, preferred, text);
    write_json(to_json(reading));
    demand(!reading.said.ja.empty() && !reading.said.en.empty());
    for (const Problem& problem : reading.problems) {
        demand(problem.line > 0 && problem.column > 0 && problem.length >= 0);
        demand(!problem.code.empty() && !problem.text.ja.empty() && !problem.text.en.empty());
    }
    if (reading.form == "thread" || reading.form == "record") {
        if (reading.match) replay(*reading.match);
    }
    for (const Party& character : reading.characters) {
        // A character that was read must pass the checker unchanged.
        const Json json = to_json(character);
        const auto again = check_party(registry, preferred, json);
        demand(again && to_json(*again) == json);
        // A sheet of the panel duel must be readable again as it is written. (Those of other systems
        // may hold free text, which may look like a line of a sheet.)
        if (character.system->identity.id != "panel") continue;
        const ReaderResult written =
            read_anything(registry, *character.system, to_text(character, "sheet"));
        demand(written.characters.size() == 1);
    }
}

} // namespace
} // namespace shiaiba

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    shiaiba::read({reinterpret_cast<const char*>(data), size});
    return 0;
}
