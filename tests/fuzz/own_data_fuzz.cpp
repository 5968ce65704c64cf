// Fuzzer of custom data: reads any bytes as a skill list of 心輝者 and as data of 千幻抄, writes
// and reads them again, and fights and links with some of those that are legal.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/fight/party.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "demand.hpp"
#include "rulesets/registry.hpp"
#include "share/link.hpp"
#include "share/reader.hpp"

namespace shiaiba {
namespace {

void fight_under(const System& system, const Settings& settings, std::uint64_t seed) {
    Dice dice(seed);
    Match match;
    match.system = &system;
    match.settings = settings;
    match.seed = seed;
    for (Party& side : match.sides) {
        side = random_party(system, dice, Json(), settings);
        // A sheet that is written must be read again as one character, whatever the skills are
        // called.
        const ReaderResult again =
            read_anything(all_systems(), system, to_text(side, "sheet"), settings);
        demand(again.characters.size() == 1);
    }
    const Played played = play(match, Log::Listen::Everything);
    demand(played.outcome.has_value());
    demand(play(match, Log::Listen::Everything).fight_log.trace == played.fight_log.trace);
    const auto made = make_link(match);
    demand(static_cast<bool>(made));
    demand(open_link(all_systems(), made->fragment, settings).opened());
    demand(!open_link(all_systems(), made->fragment).opened());
}

void read_as_list(const System& system, const char* key, const Json& json, std::uint64_t seed) {
    const auto settings = system.settings().check(JsonObject().add(key, json));
    if (!settings) {
        demand(!settings.problems().empty());
        for (const Problem& one : settings.problems()) {
            demand(!one.code.empty() && !one.text.ja.empty() && !one.text.en.empty());
        }
        return;
    }
    const auto again = system.settings().check(system.settings().write(*settings));
    demand(static_cast<bool>(again));
    demand(system.settings().write(*again) == system.settings().write(*settings));
    // Forms and fights take many times as long as reading.
    if (seed % 8 != 0) return;
    write_json(system.form(*settings));
    for (std::uint64_t k = 0; k < 3; ++k) fight_under(system, *settings, seed + k);
}

} // namespace
} // namespace shiaiba

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace shiaiba;
    const auto json = parse_json({reinterpret_cast<const char*>(data), size});
    if (!json || json->is_null()) return 0;
    read_as_list(*all_systems().find("shinki"), "skills", *json, size);
    read_as_list(*all_systems().find("sengen"), "data", *json, size);
    return 0;
}
