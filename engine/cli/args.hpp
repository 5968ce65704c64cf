// Command line: words in order, and options with values.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace shiaiba::cli {

/// Exit codes of every command.
inline constexpr int kDone = 0;
inline constexpr int kIllegal = 1;
inline constexpr int kUsage = 2;
inline constexpr int kLimit = 3;

/// An option a command takes: "--log" with the values it may have (none: a flag).
struct OptionSpec {
    std::string_view name;
    std::vector<std::string_view> values;
};

class Args {
public:
    /// Sorts words from options. What is not understood is kept in fault().
    Args(const std::vector<std::string>& words, const std::vector<OptionSpec>& specs);

    const std::vector<std::string>& words() const { return words_; }
    bool has(std::string_view option) const { return options_.count(std::string(option)) > 0; }
    std::string value(std::string_view option, std::string_view otherwise) const;
    bool help() const { return help_; }
    /// A sentence, or empty.
    const std::string& fault() const { return fault_; }

private:
    std::vector<std::string> words_;
    std::map<std::string, std::string> options_;
    bool help_ = false;
    std::string fault_;
};

} // namespace shiaiba::cli
