// Reads the settings of a match.
#include "cli/settings.hpp"

#include <algorithm>
#include <set>
#include <sstream>
#include <string>
#include <utility>

#include "cli/commands.hpp"
#include "core/text/json.hpp"

namespace shiaiba::cli {
namespace {

/// One setting as it is given.
struct Given {
    /// For problems of its value: the option, and the key where it says one.
    std::string said;
    std::string key;
    std::string value;
};

Got<std::vector<Given>> all_given(const Args& args) {
    std::vector<Given> all;
    for (const std::string& given : args.values("--set")) {
        const std::size_t middle = given.find('=');
        if (middle == std::string::npos || middle == 0) {
            usage_failure("--set takes KEY=VALUE or KEY=@FILE; " + given + " is neither.");
            return {std::nullopt, kUsage};
        }
        const std::string key = given.substr(0, middle);
        all.push_back({"--set " + key, key, given.substr(middle + 1)});
    }
    for (const std::string& rules : args.values("--rules")) {
        all.push_back({"--rules", "rules", rules});
    }
    for (const std::string& skills : args.values("--skills")) {
        all.push_back({"--skills", "skills", "@" + skills});
    }
    return {std::move(all), kDone};
}

/// The value as JSON; what isn't JSON is a word.
Got<Json> value_of(const Given& given, Lang lang) {
    const bool file = given.value.rfind('@', 0) == 0;
    const auto text =
        file ? read_text(given.value.substr(1)) : Got<std::string>{given.value, kDone};
    if (!text.value) return {std::nullopt, text.exit_code};
    const auto json = parse_json(*text.value);
    if (json) return {*json, kDone};
    if (!file) return {Json(given.value), kDone};
    if (*text.value == given.value.substr(1)) {
        usage_failure(given.said + ": there is no file " + *text.value + ".");
        return {std::nullopt, kUsage};
    }
    tell_problems(json.problems(), lang, given.said + ": ");
    return {std::nullopt, kIllegal};
}

/// Turns the rulings of `--ruling` round.
Got<Settings> turned(const Ruleset& ruleset, Settings settings, const Args& args) {
    std::set<std::string> seen;
    for (const std::string& given : args.values("--ruling")) {
        std::istringstream list(given);
        for (std::string one; std::getline(list, one, ',');) {
            if (!seen.insert(one).second) continue;
            const auto readings = ruleset.other_readings(settings);
            const auto found =
                std::find_if(readings.begin(), readings.end(),
                             [&](const OtherReading& reading) { return reading.ruling == one; });
            if (found == readings.end()) {
                std::string said = "There is no ruling " + one + ". There are:";
                for (const OtherReading& reading : readings)
                    said.append(" ").append(reading.ruling);
                usage_failure(said);
                return {std::nullopt, kUsage};
            }
            settings = found->settings;
        }
    }
    return {std::move(settings), kDone};
}

} // namespace

std::vector<OptionSpec> with_settings_options(std::vector<OptionSpec> own) {
    return joined(
        {repeated(taking("--set", "K=V", "KEY=VALUE or KEY=@FILE",
                         "a setting by its key, K=@FILE from a JSON file")),
         taking("--rules", "R", "a word, e.g. advanced", "short for `--set rules=R`"),
         taking("--skills", "FILE", "a file of skills", "short for `--set skills=@FILE`"),
         repeated(taking("--ruling", "R4", "the number of a ruling",
                         "reads this ruling the other way (docs/rulings.md); several: R4,R8"))},
        std::move(own));
}

Got<Settings> read_settings(const Ruleset& ruleset, const Args& args, Lang lang) {
    const auto given = all_given(args);
    if (!given.value) return {std::nullopt, given.exit_code};
    Json json = Json::object();
    for (const Given& one : *given.value) {
        auto value = value_of(one, lang);
        if (!value.value) return {std::nullopt, value.exit_code};
        json[one.key] = std::move(*value.value);
    }
    auto checked = ruleset.check_settings(json);
    if (checked) return turned(ruleset, std::move(*checked), args);
    tell_problems(checked.problems(), lang);
    return {std::nullopt, kUsage};
}

} // namespace shiaiba::cli
