// Input: reads characters, matches and settings from the command line.
#include "cli/input.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <set>
#include <sstream>
#include <utility>

#include "cli/commands.hpp"
#include "cli/encoding.hpp"
#include "core/text/json.hpp"
#include "rulesets/registry.hpp"
#include "share/reader.hpp"

namespace shiaiba::cli {
namespace {

bool is_file(const std::string& path) {
    std::error_code error;
    return std::filesystem::is_regular_file(path, error);
}

std::string read_all(std::istream& in) {
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

/// An argument `path#NAME` or `path#A,B,C`, split if the path is a file.
struct Picked {
    std::string source;
    std::optional<std::string> name;

    /// The names between commas.
    std::vector<std::string> names() const {
        std::vector<std::string> all{""};
        for (const char c : name.value_or("")) {
            if (c == ',') {
                all.emplace_back();
            } else {
                all.back() += c;
            }
        }
        return all;
    }
};
Picked split_pick(const std::string& argument) {
    const std::size_t hash = argument.rfind('#');
    if (is_file(argument) || hash == std::string::npos || !is_file(argument.substr(0, hash))) {
        return {argument, std::nullopt};
    }
    return {argument.substr(0, hash), argument.substr(hash + 1)};
}

/// Whether the argument was meant as a path of a file that doesn't exist: it is plain ASCII, while
/// a sheet has Japanese in it.
bool is_missing_path(const Picked& picked) {
    const bool ascii = std::all_of(picked.source.begin(), picked.source.end(),
                                   [](char c) { return c > ' ' && c <= '~'; });
    const bool json =
        !picked.source.empty() && (picked.source[0] == '{' || picked.source[0] == '[');
    return ascii && !json && !picked.source.empty() && picked.source != "-" &&
           picked.source[0] != '#' && !is_file(picked.source);
}

/// The computer opponent that the option names in place of a tactic; else Plans.
Controller opponent_for(const Party& character, const char* option, const Args& args) {
    const auto controller = controller_from(args.value(option, ""));
    const bool opponent =
        controller && search_level(*controller) > 0 && may_control(*controller, character);
    return opponent ? *controller : Controller::Plans;
}

/// Key of the build's field with its tactic or plans; empty if builds have none.
std::string tactic_field(const System& system) {
    for (const Json& field : system.form({}).value("fields", Json::array())) {
        const std::string type = field.value("type", "");
        if (type == "tactic" || type == "plans") return field.at("key").get<std::string>();
    }
    return {};
}

/// The character with another tactic: the name of a preset, plans, or a file of plans.
Got<Party> with_tactic(const Party& character, const std::string& option, const Args& args,
                       const Settings& settings, Lang lang) {
    const std::string key = tactic_field(*character.system);
    if (key.empty()) {
        usage_failure("Characters of " + character.system->identity.id + " have no tactics.");
        return {std::nullopt, kUsage};
    }
    const auto text = read_text(args.value(option, ""));
    if (!text.value) return {std::nullopt, text.exit_code};
    const bool list = !text.value->empty() && text.value->front() == '[';
    const auto tactic = list ? parse_json(*text.value) : Checked<Json>(Json(*text.value));
    if (!tactic) {
        tell_problems(tactic.problems(), lang, option + ": ");
        return {std::nullopt, kUsage};
    }
    Json json = to_json(character);
    if (is_of_many(character)) {
        for (Json& member : json["members"]) member[key] = *tactic;
    } else {
        json[key] = *tactic;
    }
    const auto changed = check_party(all_systems(), *character.system, json, settings);
    if (changed) return {*changed, kDone};
    tell_problems(changed.problems(), lang, option + ": ");
    return {std::nullopt, kIllegal};
}

/// The characters with these names, in this order, as one party.
Got<Party> party_of(const std::vector<Party>& characters, const std::vector<std::string>& names,
                    const std::string& whose, Lang lang, const Settings& settings) {
    std::vector<Party> members;
    for (const std::string& name : names) {
        const auto found = std::find_if(characters.begin(), characters.end(),
                                        [&](const Party& one) { return one.name == name; });
        if (found == characters.end()) {
            usage_failure("No one is called " + name + " there.");
            return {std::nullopt, kUsage};
        }
        members.push_back(*found);
    }
    const auto whole = together(members, settings);
    if (whole) return {*whole, kDone};
    tell_problems(whole.problems(), lang, whose);
    return {std::nullopt, kIllegal};
}

} // namespace

Got<const System*> find_system(const std::string& id) {
    if (const System* system = all_systems().find(id)) return {system, 0};
    std::string known;
    for (const System* system : all_systems().all()) known += " " + system->identity.id;
    usage_failure("There is no system " + id + ". There are:" + known);
    return {std::nullopt, kUsage};
}

Got<std::string> read_text(const std::string& argument) {
    if (argument == "-") return {read_all(std::cin), 0};
    if (!is_file(argument)) return {argument, 0};
    std::ifstream in(argument, std::ios::binary);
    DecodedText file = decoded(read_all(in));
    if (in.good() || in.eof()) {
        if (!file.encoding.empty()) {
            std::cerr << argument << ": " << file.encoding << "として読みました。 / read as "
                      << file.encoding << ".\n";
        }
        return {std::move(file.text), 0};
    }
    usage_failure("Can't read " + argument + ".");
    return {std::nullopt, kUsage};
}

Got<Party> read_character(const System& system, const std::string& argument,
                          const std::string& whose, Lang lang, const Settings& settings) {
    const Picked picked = split_pick(argument);
    if (is_missing_path(picked)) {
        usage_failure("There is no file " + picked.source + ".");
        return {std::nullopt, kUsage};
    }
    const auto text = read_text(picked.source);
    if (!text.value) return {std::nullopt, text.exit_code};
    const ReaderResult reading = read_anything(all_systems(), system, *text.value, settings);
    if (!reading.problems.empty()) {
        tell_problems(reading.problems, lang, whose);
        return {std::nullopt, kIllegal};
    }
    std::vector<Party> fitting;
    for (const Party& character : reading.characters) {
        if (!picked.name || character.name == *picked.name) fitting.push_back(character);
    }
    const bool many = system.parties != nullptr;
    if (many && fitting.empty() && picked.names().size() > 1) {
        return party_of(reading.characters, picked.names(), whose, lang, settings);
    }
    if (fitting.size() == 1) {
        if (fitting[0].system == &system) return {fitting[0], 0};
        usage_failure(argument + " is a character of another system.");
        return {std::nullopt, kUsage};
    }
    std::string names;
    for (const Party& character : reading.characters) names += "\n  " + character.name;
    if (reading.characters.empty()) {
        usage_failure(argument + ": neither a file nor a character. " + reading.said.in(lang));
    } else if (fitting.empty()) {
        usage_failure("No one is called " + *picked.name + " there. There are:" + names);
    } else {
        usage_failure("Several characters; pick one with FILE#NAME" +
                      std::string(many ? ", or make a party with FILE#A,B,C:" : ":") + names);
    }
    return {std::nullopt, kUsage};
}

std::vector<OptionSpec> with_match_options(std::vector<OptionSpec> own) {
    constexpr std::string_view kTactic = "a preset, a file of plans or an opponent";
    return joined(
        {taking("--seed", "S", "a number", "0 to 2^64-1, for systems with chance (default 0)"),
         taking("--tactic-a", "T", kTactic,
                "plans for A in place of its own: a preset's name, or a file; or a computer "
                "opponent, \"search 1\" to \"search 3\""),
         taking("--tactic-b", "T", kTactic, "the same for B")},
        with_settings_options(std::move(own)));
}

Got<Match> read_match(const Args& args, const char* usage, Lang lang) {
    if (args.words().size() != 3) return {std::nullopt, usage_failure(usage)};
    const auto found = find_system(args.words()[0]);
    if (!found.value) return {std::nullopt, found.exit_code};
    return read_match(**found.value, args.words()[1], args.words()[2], args, lang);
}

Got<Match> read_match(const System& system, const std::string& a, const std::string& b,
                      const Args& args, Lang lang) {
    if (a == "-" && b == "-") {
        usage_failure("Only one of A and B can be standard input.");
        return {std::nullopt, kUsage};
    }
    auto settings = read_settings(system, args, lang);
    if (!settings.value) return {std::nullopt, settings.exit_code};
    auto first = read_character(system, a, "A: ", lang, *settings.value);
    auto second = read_character(system, b, "B: ", lang, *settings.value);
    if (!first.value || !second.value) {
        return {std::nullopt, first.value ? second.exit_code : first.exit_code};
    }
    const Controllers controllers{opponent_for(*first.value, "--tactic-a", args),
                                  opponent_for(*second.value, "--tactic-b", args)};
    const auto has_tactic = [&](const char* option, std::size_t side) {
        return args.has(option) && controllers[side] == Controller::Plans;
    };
    if (has_tactic("--tactic-a", 0))
        first = with_tactic(*first.value, "--tactic-a", args, *settings.value, lang);
    if (has_tactic("--tactic-b", 1))
        second = with_tactic(*second.value, "--tactic-b", args, *settings.value, lang);
    if (!first.value || !second.value) {
        return {std::nullopt, first.value ? second.exit_code : first.exit_code};
    }
    Match match;
    match.system = &system;
    match.settings = std::move(*settings.value);
    match.sides = {std::move(*first.value), std::move(*second.value)};
    match.controllers = controllers;
    if (args.has("--seed") && system.identity.chance) {
        Problems problems;
        match.seed = read_seed(JsonObject().add("seed", args.value("--seed", "")), problems);
        tell_problems(problems, lang);
        if (!problems.empty()) return {std::nullopt, kUsage};
    }
    return {std::move(match), kDone};
}

void tell_problems(const Problems& problems, Lang lang, const std::string& whose) {
    for (const Problem& problem : problems) {
        std::cerr << whose;
        if (problem.line > 0) std::cerr << problem.line << ":" << problem.column << ": ";
        if (!problem.path.empty()) std::cerr << problem.path << ": ";
        std::cerr << problem.text.in(lang) << " (" << problem.code;
        if (!problem.rule.empty()) std::cerr << ", [" << problem.rule << "]";
        std::cerr << ")\n";
    }
}

Lang lang_of(const std::string& value) { return value == "en" ? Lang::En : Lang::Ja; }

// Settings of a match.

namespace {

/// A setting as it was given on the command line.
struct Given {
    /// The option, and the key if it has one, for messages.
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

/// The value as JSON; text that isn't JSON becomes a string.
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

/// Applies `--ruling`: reads each of its rulings the other way.
Got<Settings> turned(const System& system, Settings settings, const Args& args) {
    std::set<std::string> seen;
    for (const std::string& given : args.values("--ruling")) {
        std::istringstream list(given);
        for (std::string one; std::getline(list, one, ',');) {
            if (!seen.insert(one).second) continue;
            const auto readings = system.settings().other_readings(settings);
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

Got<Settings> read_settings(const System& system, const Args& args, Lang lang) {
    const auto given = all_given(args);
    if (!given.value) return {std::nullopt, given.exit_code};
    Json json = Json::object();
    for (const Given& one : *given.value) {
        auto value = value_of(one, lang);
        if (!value.value) return {std::nullopt, value.exit_code};
        json[one.key] = std::move(*value.value);
    }
    auto checked = system.settings().check(json);
    if (checked) return turned(system, std::move(*checked), args);
    tell_problems(checked.problems(), lang);
    return {std::nullopt, kUsage};
}

} // namespace shiaiba::cli
