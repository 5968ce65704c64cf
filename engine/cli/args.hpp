// Arguments of a command line: words in order, and options with values.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shiaiba::cli {

/// Exit codes of every command.
inline constexpr int kDone = 0;
inline constexpr int kIllegal = 1;
inline constexpr int kUsage = 2;
inline constexpr int kLimit = 3;
/// Of --workers.
inline constexpr long kMostWorkers = 256;

/// An option that a command takes. What parses it, `--help`, the manual page and completions all read this.
struct OptionSpec {
    std::string_view name;
    /// Of an option that takes one of these.
    std::vector<std::string_view> values;
    /// What a free value is, for whoever forgot it: "a number". Empty: values, or a flag.
    std::string_view takes;
    /// What a free value is called in the usage line: "N".
    std::string_view sign;
    /// What it does, without a full stop.
    std::string_view help;
    bool required = false;
    /// Every one counts, not only the last.
    bool repeats = false;
};

OptionSpec flag(std::string_view name, std::string_view help);
OptionSpec one_of(std::string_view name, std::vector<std::string_view> values,
                  std::string_view help);
OptionSpec taking(std::string_view name, std::string_view sign, std::string_view takes,
                  std::string_view help);
OptionSpec required(OptionSpec option);
OptionSpec repeated(OptionSpec option);

/// The options that several commands have.
OptionSpec lang_option(std::string_view help = "language of what is printed (default ja)");
OptionSpec log_option(std::string_view help);
OptionSpec viewer_option();
OptionSpec rulings_option();
OptionSpec series_seed_option();
OptionSpec workers_option();
OptionSpec json_option(std::string_view help = "everything as JSON");

/// `own` behind those of `shared` that it doesn't have itself.
std::vector<OptionSpec> joined(std::vector<OptionSpec> shared, std::vector<OptionSpec> own);

class Args {
public:
    /// Sorts words from options. What is not understood is kept in fault().
    Args(const std::vector<std::string>& words, const std::vector<OptionSpec>& specs);

    const std::vector<std::string>& words() const { return words_; }
    bool has(std::string_view option) const { return options_.count(std::string(option)) > 0; }
    /// The last one given.
    std::string value(std::string_view option, std::string_view otherwise) const;
    /// In the order in which they were given.
    std::vector<std::string> values(std::string_view option) const;
    /// A whole number from `least` to `most`; `otherwise` where the option is absent; nothing where
    /// its value is none, for which bad_number() is the sentence.
    std::optional<long> number(std::string_view option, long otherwise, long least,
                               long most) const;
    static std::string bad_number(std::string_view option, long least, long most);
    bool help() const { return help_; }
    /// A sentence, or empty.
    const std::string& fault() const { return fault_; }

private:
    std::vector<std::string> words_;
    /// Reads the value that belongs to the option word at `k`, which moves on if it stands apart.
    bool take_value(const std::vector<std::string>& words, std::size_t& k, const OptionSpec& spec,
                    std::string& value);

    std::map<std::string, std::vector<std::string>> options_;
    bool help_ = false;
    std::string fault_;
};

} // namespace shiaiba::cli
