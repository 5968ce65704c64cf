// Help texts: lays out usage lines and options for a terminal, and holds the overview of commands.
#include "cli/help.hpp"

#include <algorithm>
#include <sstream>
#include <vector>

#include "cli/text_table.hpp"

namespace shiaiba::cli {
namespace {

constexpr std::size_t kColumns = 100;
/// Column where the explanation of an option begins; below the option if that is longer.
constexpr std::size_t kSaid = 17;

/// Joins pieces with blanks, in lines of kColumns at most. `at` columns of the first line are used
/// already; further lines begin with `indent` blanks.
std::string in_lines(const std::vector<std::string>& pieces, std::size_t at, std::size_t indent) {
    std::string out;
    bool first = true;
    for (const std::string& piece : pieces) {
        const std::size_t width = display_width(piece);
        if (!first && at + 1 + width > kColumns) {
            out += "\n" + std::string(indent, ' ');
            at = indent;
        } else if (!first) {
            out += ' ';
            ++at;
        }
        out += piece;
        at += width;
        first = false;
    }
    return out;
}

std::vector<std::string> words_of(std::string_view text) {
    std::istringstream in{std::string(text)};
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(std::move(word));
    return words;
}

std::string called(const Command& command) {
    std::string out(command.name);
    if (!command.words.empty()) out.append(" ").append(command.words);
    return out;
}

std::string usage_line(const Command& command) {
    const std::string begin = "shiaiba " + called(command);
    std::vector<std::string> pieces{begin};
    for (const OptionSpec& option : command.options) pieces.push_back(in_usage(option));
    return in_lines(pieces, 0, std::string_view("shiaiba ").size() + command.name.size() + 1);
}

std::string option_lines(const OptionSpec& option) {
    const std::string begin = "  " + with_value(option);
    const std::string said = in_lines(words_of(option.help), kSaid, kSaid);
    const bool apart = display_width(begin) + 2 > kSaid;
    return (apart ? begin + "\n" + std::string(kSaid, ' ') : padded(begin, kSaid)) + said + "\n";
}

} // namespace

std::string_view release() {
    return
#include "cli/release.inc"
        ;
}

std::string with_value(const OptionSpec& option) {
    std::string out(option.name);
    if (!option.sign.empty()) return out.append(" ").append(option.sign);
    for (const std::string_view value : option.values) {
        out.append(value == option.values.front() ? " " : "|").append(value);
    }
    return out;
}

std::string in_usage(const OptionSpec& option) {
    const std::string said = with_value(option);
    return (option.required ? said : "[" + said + "]") + (option.repeats ? "…" : "");
}

std::string help_of(const Command& command) {
    std::string out = usage_line(command) + "\n\n";
    out.append(command.summary).append("\n").append(command.more);
    if (!command.options.empty()) out += "\n";
    for (const OptionSpec& option : command.options) out += option_lines(option);
    if (!command.after.empty()) out.append("\n").append(command.after);
    return out;
}

std::string_view in_common() {
    return "A and B are a file, `-` for standard input, or the sheet itself; `file.txt#NAME` picks one\n"
           "of several sheets, `file.txt#A,B,C` makes a party of them where the system has parties.\n"
           "Exit codes: 0 done, 1 an illegal build, 2 usage or input, 3 stopped at the bound.\n";
}

std::string overview() {
    std::size_t width = 0;
    for (const Command* command : all_commands()) {
        width = std::max(width, display_width(called(*command)));
    }
    std::string out = "shiaiba: a duel ground for characters that people wrote on paper\n\n";
    for (const Command* command : all_commands()) {
        out += "  " + padded(called(*command), width + 2);
        out.append(command->summary).append("\n");
    }
    out += "\n`shiaiba COMMAND --help` says more, `shiaiba --version` which one this is.\n";
    return out.append(in_common());
}

} // namespace shiaiba::cli
