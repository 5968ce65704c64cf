// Sorts words from options.
#include "cli/args.hpp"

#include <algorithm>

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
            if (!spec->values.empty()) {
                const bool apart = equals == std::string::npos;
                value = !apart ? word.substr(equals + 1) : k + 1 < words.size() ? words[++k] : "";
                if (std::find(spec->values.begin(), spec->values.end(), value) ==
                    spec->values.end()) {
                    fault_ = option + " takes one of: " + listed(spec->values) + ".";
                    return;
                }
            }
            options_[option] = value;
        }
    }
}

std::string Args::value(std::string_view option, std::string_view otherwise) const {
    const auto found = options_.find(std::string(option));
    return found == options_.end() ? std::string(otherwise) : found->second;
}

} // namespace shiaiba::cli
