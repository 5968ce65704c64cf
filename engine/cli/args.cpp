// Sorts words from options.
#include "cli/args.hpp"

#include <algorithm>
#include <charconv>

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

} // namespace shiaiba::cli
