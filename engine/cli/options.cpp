// The options of commands: how one is written down, and those that several commands have.
#include <algorithm>
#include <iterator>
#include <utility>

#include "cli/args.hpp"

namespace shiaiba::cli {

OptionSpec flag(std::string_view name, std::string_view help) { return {name, {}, {}, {}, help}; }

OptionSpec one_of(std::string_view name, std::vector<std::string_view> values,
                  std::string_view help) {
    return {name, std::move(values), {}, {}, help};
}

OptionSpec taking(std::string_view name, std::string_view sign, std::string_view takes,
                  std::string_view help) {
    return {name, {}, takes, sign, help};
}

OptionSpec required(OptionSpec option) {
    option.required = true;
    return option;
}

OptionSpec repeated(OptionSpec option) {
    option.repeats = true;
    return option;
}

OptionSpec lang_option(std::string_view help) { return one_of("--lang", {"ja", "en"}, help); }

OptionSpec log_option(std::string_view help) {
    return one_of("--log", {"text", "classic", "trace", "json"}, help);
}

OptionSpec viewer_option() {
    return one_of(
        "--viewer", {"A", "B", "all"},
        "what A (or B) may know while a fight with secrets goes on, or all; without it as "
        "on the page: what the hand that is asked sees");
}

OptionSpec series_seed_option() {
    return taking("--seed", "S", "a number",
                  "0 to 2^64-1 (default 0): fight i has output i of SplitMix64(S) as its seed");
}

OptionSpec workers_option() {
    return taking("--workers", "N", "a number",
                  "threads (default: one a core); the result does not depend on them");
}

OptionSpec json_option(std::string_view help) { return flag("--json", help); }

std::vector<OptionSpec> joined(std::vector<OptionSpec> shared, std::vector<OptionSpec> own) {
    const auto has = [&](const OptionSpec& option) {
        return std::any_of(own.begin(), own.end(),
                           [&](const OptionSpec& one) { return one.name == option.name; });
    };
    shared.erase(std::remove_if(shared.begin(), shared.end(), has), shared.end());
    std::move(own.begin(), own.end(), std::back_inserter(shared));
    return shared;
}

} // namespace shiaiba::cli
