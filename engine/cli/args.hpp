// Args: the arguments of a command, i.e. words in order and options with values; and exit codes,
// which scripts rely on.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shiaiba::cli {

/// Exit codes of every command: done; an illegal build or another "no" as the answer; a fault of
/// usage or input; stopped at a limit or by an interrupt.
inline constexpr int kDone = 0;
inline constexpr int kIllegal = 1;
inline constexpr int kUsage = 2;
inline constexpr int kLimit = 3;
/// Most threads for --workers.
inline constexpr long kMostWorkers = 256;

/// An option of a command. The parser, `--help`, the manual page and completions are all made from
/// it.
struct OptionSpec {
    std::string_view name;
    /// For an option with a fixed choice: the values it takes.
    std::vector<std::string_view> values;
    /// For a free value: what it is, for the message when it is missing ("a number"). Empty:
    /// `values`, or a flag.
    std::string_view takes;
    /// For a free value: its name in the usage line, "N".
    std::string_view sign;
    /// What the option does, without a full stop.
    std::string_view help;
    bool required = false;
    /// Every occurrence counts, not only the last one.
    bool repeats = false;
};

OptionSpec flag(std::string_view name, std::string_view help);
OptionSpec one_of(std::string_view name, std::vector<std::string_view> values,
                  std::string_view help);
OptionSpec taking(std::string_view name, std::string_view sign, std::string_view takes,
                  std::string_view help);
OptionSpec required(OptionSpec option);
OptionSpec repeated(OptionSpec option);

/// Options that several commands have.
OptionSpec lang_option(std::string_view help = "language of what is printed (default ja)");
OptionSpec log_option(std::string_view help);
OptionSpec viewer_option();
OptionSpec rulings_option();
OptionSpec series_seed_option();
OptionSpec workers_option();
OptionSpec json_option(std::string_view help = "everything as JSON");

/// `own` behind the shared options. An own option of the same name replaces the shared one.
std::vector<OptionSpec> joined(std::vector<OptionSpec> shared, std::vector<OptionSpec> own);

class Args {
public:
    /// Separates words from options. The first fault is kept in fault().
    Args(const std::vector<std::string>& words, const std::vector<OptionSpec>& specs);

    const std::vector<std::string>& words() const { return words_; }
    bool has(std::string_view option) const { return options_.count(std::string(option)) > 0; }
    /// The value of the last occurrence.
    std::string value(std::string_view option, std::string_view otherwise) const;
    /// The values of all occurrences, in order.
    std::vector<std::string> values(std::string_view option) const;
    /// A whole number from `least` to `most`; `otherwise` if the option is absent; nothing if its
    /// value is invalid: then bad_number() is the message.
    std::optional<long> number(std::string_view option, long otherwise, long least,
                               long most) const;
    static std::string bad_number(std::string_view option, long least, long most);
    bool help() const { return help_; }
    /// A sentence; empty if there is no fault.
    const std::string& fault() const { return fault_; }

private:
    std::vector<std::string> words_;
    /// Reads the value of the option at word `k`; moves `k` on if the value is the next word.
    bool take_value(const std::vector<std::string>& words, std::size_t& k, const OptionSpec& spec,
                    std::string& value);

    std::map<std::string, std::vector<std::string>> options_;
    bool help_ = false;
    std::string fault_;
};

} // namespace shiaiba::cli
