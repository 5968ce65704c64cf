// `shiaiba manual`: prints the manual page, made from the same descriptions of commands as
// `--help`.
#include <iostream>
#include <sstream>
#include <string>

#include "cli/commands.hpp"
#include "cli/help.hpp"

namespace shiaiba::cli {
namespace {

/// Text as roff source: hyphens can be copied from the page, and no line is taken for a request.
std::string roff(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '\\') {
            out += "\\e";
        } else if (c == '-') {
            out += "\\-";
        } else {
            out += c;
        }
    }
    const bool request = !out.empty() && (out.front() == '.' || out.front() == '\'');
    return request ? "\\&" + out : out;
}

/// Lines of text as roff source: lines that begin with blanks stay as they are, an empty line
/// begins a paragraph.
std::string roff_lines(std::string_view text) {
    std::istringstream in{std::string(text)};
    std::string out;
    bool kept = false;
    for (std::string line; std::getline(in, line);) {
        const bool keep = line.rfind("  ", 0) == 0;
        if (keep != kept) out += keep ? ".nf\n" : ".fi\n";
        kept = keep;
        out += line.empty() ? ".PP\n" : roff(line) + "\n";
    }
    return out + (kept ? ".fi\n" : "");
}

std::string roff_option(const OptionSpec& option) {
    return ".TP\n.B " + roff(with_value(option)) + "\n" + roff(option.help) + ".\n";
}

std::string roff_command(const Command& command) {
    std::string usage(command.name);
    if (!command.words.empty()) usage.append(" ").append(command.words);
    std::string out =
        ".SS " + roff(usage) + "\n" + roff(command.summary) + "\n" + roff_lines(command.more);
    for (const OptionSpec& option : command.options) out += roff_option(option);
    if (!command.after.empty()) out += ".PP\n" + roff_lines(command.after);
    return out;
}

int run_manual(const Args& args) {
    if (!args.words().empty()) return usage_failure("`manual` takes no words.");
    std::cout << ".TH SHIAIBA 1 \"\" \"shiaiba " << release() << "\"\n"
              << ".SH NAME\nshiaiba \\- a duel ground for characters that people wrote on paper\n"
              << ".SH SYNOPSIS\n.B shiaiba\n.I COMMAND\n[\\fIWORD\\fR | \\fIOPTION\\fR]...\n"
              << ".SH DESCRIPTION\n"
              << roff_lines(in_common()) << ".SH COMMANDS\n";
    for (const Command* command : all_commands()) std::cout << roff_command(*command);
    return kDone;
}

} // namespace

const Command& manual_command() {
    static const Command command{
        "manual", "",        "Prints the manual page, for `man`: all that `--help` says.", "", {},
        "",       run_manual};
    return command;
}

} // namespace shiaiba::cli
