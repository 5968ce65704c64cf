// Args: splits a command line into words and options. Also makes the options that several commands
// share.
#include "cli/args.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <utility>

namespace shiaiba::cli {
namespace {

std::string listed(const std::vector<std::string_view>& values) {
    std::string out;
    for (const std::string_view value : values) {
        if (!out.empty()) out += ", ";
        out += value;
    }
    return out;
}

} // namespace

Args::Args(const std::vector<std::string>& words, const std::vector<OptionSpec>& specs) {
    bool only_words = false;
    for (std::size_t k = 0; k < words.size(); ++k) {
        const std::string& word = words[k];
        if (!only_words && (word == "--help" || word == "-h")) {
            help_ = true;
        } else if (!only_words && word == "--") {
            only_words = true;
        } else if (only_words || word.substr(0, 2) != "--") {
            words_.push_back(word);
        } else {
            const std::size_t equals = word.find('=');
            const std::string option = word.substr(0, equals);
            const auto spec = std::find_if(specs.begin(), specs.end(),
                                           [&](const OptionSpec& s) { return s.name == option; });
            if (spec == specs.end()) {
                fault_ = "There is no option " + option + " here.";
                return;
            }
            std::string value;
            if (!take_value(words, k, *spec, value)) return;
            options_[option].push_back(std::move(value));
        }
    }
}

bool Args::take_value(const std::vector<std::string>& words, std::size_t& k, const OptionSpec& spec,
                      std::string& value) {
    const std::size_t equals = words[k].find('=');
    const bool apart = equals == std::string::npos;
    if (spec.values.empty() && spec.takes.empty()) {
        if (!apart) fault_ = std::string(spec.name) + " takes no value.";
        return apart;
    }
    if (!apart) {
        value = words[k].substr(equals + 1);
    } else if (k + 1 < words.size()) {
        value = words[++k];
    }
    if (!spec.takes.empty()) {
        const bool missing = value.empty() || (apart && value.substr(0, 2) == "--");
        if (missing) fault_ = std::string(spec.name) + " takes " + std::string(spec.takes) + ".";
        return !missing;
    }
    if (std::find(spec.values.begin(), spec.values.end(), value) != spec.values.end()) return true;
    fault_ = std::string(spec.name) + " takes one of: " + listed(spec.values) + ".";
    return false;
}

std::string Args::value(std::string_view option, std::string_view otherwise) const {
    const auto found = options_.find(std::string(option));
    return found == options_.end() ? std::string(otherwise) : found->second.back();
}

std::vector<std::string> Args::values(std::string_view option) const {
    const auto found = options_.find(std::string(option));
    return found == options_.end() ? std::vector<std::string>() : found->second;
}

std::optional<long> Args::number(std::string_view option, long otherwise, long least,
                                 long most) const {
    if (!has(option)) return otherwise;
    const std::string text = value(option, "");
    long number = 0;
    const char* const end = text.data() + text.size();
    const auto parsed = std::from_chars(text.data(), end, number);
    if (parsed.ec != std::errc() || parsed.ptr != end || number < least || number > most) {
        return std::nullopt;
    }
    return number;
}

std::string Args::bad_number(std::string_view option, long least, long most) {
    return std::string(option) + " takes a whole number from " + std::to_string(least) + " to " +
           std::to_string(most) + ".";
}

// Options: makes the descriptions of options, and the shared options.

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

OptionSpec rulings_option() {
    return flag(
        "--rulings",
        "no log: the rulings that, read the other way, change the winner, or make a decision "
        "by hand illegal");
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
