// `shiaiba completion`: prints scripts for shells, made from the same descriptions of commands as
// `--help`.
#include <iostream>
#include <string>
#include <vector>

#include "cli/commands.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::cli {
namespace {

bool takes_value(const OptionSpec& option) {
    return !option.values.empty() || !option.takes.empty();
}

void append_word(std::string& list, std::string_view word) {
    if (!list.empty()) list += ' ';
    list += word;
}

std::string in_a_row(const std::vector<std::string_view>& words) {
    std::string out;
    for (const std::string_view word : words) append_word(out, word);
    return out;
}

/// The values of the first word if it has a fixed choice; else empty, and files are completed.
std::string first_words(const Command& command) {
    std::string out;
    if (command.words.find("SYSTEM") <= 1) {
        for (const System* system : all_systems().all()) {
            append_word(out, system->identity.id);
        }
    } else if (command.name == completion_command().name) {
        out = command.words;
        for (char& c : out) c = c == '|' ? ' ' : c;
    }
    return out;
}

/// The text in single quotes; `escape` is a single quote inside them, as the shell writes it.
std::string in_quotes(std::string_view text, std::string_view escape) {
    std::string out = "'";
    for (const char c : text) {
        if (c == '\'') {
            out += escape;
        } else {
            out += c;
        }
    }
    return out + "'";
}

// ---- bash

std::string bash_command(const Command& command) {
    std::string options = "--help";
    for (const OptionSpec& option : command.options) append_word(options, option.name);
    return "    " + std::string(command.name) + ") first='" + first_words(command) + "' options='" +
           options + "' ;;\n";
}

/// A case for every option that takes a value: the fixed values, or files.
std::string bash_values(const Command& command) {
    std::string out;
    for (const OptionSpec& option : command.options) {
        if (!takes_value(option)) continue;
        out += "    '" + std::string(command.name) + " " + std::string(option.name) + "') ";
        out += option.values.empty() ? "return ;;\n"
                                     : "first='" + in_a_row(option.values) + "' options='' ;;\n";
    }
    return out;
}

std::string bash_script() {
    std::string names = "--help --version";
    std::string commands;
    std::string values;
    for (const Command* command : all_commands()) {
        append_word(names, command->name);
        commands += bash_command(*command);
        values += bash_values(*command);
    }
    return "# Completes `shiaiba` in bash; made by `shiaiba completion bash`.\n"
           "_shiaiba() {\n"
           "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}\n"
           "    local first='' options=''\n"
           "    COMPREPLY=()\n"
           "    # \"--log=text\" is three words to it.\n"
           "    if [[ $word == '=' ]]; then\n"
           "        word=''\n"
           "    elif [[ $before == '=' ]]; then\n"
           "        before=${COMP_WORDS[COMP_CWORD - 2]}\n"
           "    fi\n"
           "    if ((COMP_CWORD == 1)); then\n"
           "        COMPREPLY=($(compgen -W '" +
           names +
           "' -- \"$word\"))\n"
           "        return\n"
           "    fi\n"
           "    case ${COMP_WORDS[1]} in\n" +
           commands +
           "    esac\n"
           "    ((COMP_CWORD == 2)) || first=''\n"
           "    case \"${COMP_WORDS[1]} $before\" in\n" +
           values +
           "    esac\n"
           "    if [[ $word == -* ]]; then first=$options; fi\n"
           "    COMPREPLY=($(compgen -W \"$first\" -- \"$word\"))\n"
           "}\n"
           "complete -o bashdefault -o default -F _shiaiba shiaiba\n";
}

// ---- zsh

/// The option with its explanation in brackets, and its values.
std::string zsh_option(const OptionSpec& option) {
    std::string said;
    for (const char c : option.help) {
        if (c == '[' || c == ']' || c == '\\') said += '\\';
        said += c;
    }
    std::string out = (option.repeats ? "*" : "") + std::string(option.name) +
                      (takes_value(option) ? "=" : "") + "[" + said + "]";
    if (!option.values.empty()) out += ":value:(" + in_a_row(option.values) + ")";
    if (!option.takes.empty()) out += ":value:_files";
    return "        " + in_quotes(out, "'\\''") + " \\\n";
}

std::string zsh_script() {
    std::string names;
    std::string commands;
    for (const Command* command : all_commands()) {
        names +=
            "    " +
            in_quotes(std::string(command->name) + ":" + std::string(command->summary), "'\\''") +
            "\n";
        commands += "  " + std::string(command->name) + ")\n    _arguments -S \\\n";
        for (const OptionSpec& option : command->options) commands += zsh_option(option);
        commands += "        '--help[says more]' \\\n";
        const std::string first = first_words(*command);
        if (!first.empty()) commands += "        '1:word:(" + first + ")' \\\n";
        commands += "        '*:file:_files'\n    ;;\n";
    }
    return "#compdef shiaiba\n"
           "# Completes `shiaiba` in zsh; made by `shiaiba completion zsh`.\n"
           "local -a commands=(\n" +
           names +
           ")\n"
           "if (( CURRENT == 2 )); then\n"
           "  _describe -t commands command commands\n"
           "  return\n"
           "fi\n"
           "shift words\n"
           "(( CURRENT-- ))\n"
           "case $words[1] in\n" +
           commands + "esac\n";
}

// ---- fish

std::string fish_quoted(std::string_view text) { return in_quotes(text, "\\'"); }

std::string fish_command(const Command& command) {
    const std::string name(command.name);
    const std::string begin = "complete -c shiaiba -n '__fish_seen_subcommand_from " + name;
    std::string out = "complete -c shiaiba -n __fish_use_subcommand -f -a " + name + " -d " +
                      fish_quoted(command.summary) + "\n";
    const std::string first = first_words(command);
    if (!first.empty()) {
        out += begin + "; and test (count (commandline -opc)) -eq 2' -f -a '" + first + "'\n";
    }
    for (const OptionSpec& option : command.options) {
        out += begin + "' -l " + std::string(option.name.substr(2));
        if (!option.values.empty()) out += " -x -a '" + in_a_row(option.values) + "'";
        if (!option.takes.empty()) out += " -r";
        out += " -d " + fish_quoted(option.help) + "\n";
    }
    return out;
}

std::string fish_script() {
    std::string out = "# Completes `shiaiba` in fish; made by `shiaiba completion fish`.\n"
                      "complete -c shiaiba -n __fish_use_subcommand -f -l version\n"
                      "complete -c shiaiba -f -l help\n";
    for (const Command* command : all_commands()) out += fish_command(*command);
    return out;
}

int run_completion(const Args& args) {
    const std::string shell = args.words().size() == 1 ? args.words()[0] : "";
    if (shell == "bash") {
        std::cout << bash_script();
    } else if (shell == "zsh") {
        std::cout << zsh_script();
    } else if (shell == "fish") {
        std::cout << fish_script();
    } else {
        return usage_failure("usage: shiaiba completion bash|zsh|fish");
    }
    return kDone;
}

} // namespace

const Command& completion_command() {
    static const Command command{
        "completion",
        "bash|zsh|fish",
        "Prints a script by which a shell completes commands, options and their values.",
        "In bash: `source <(shiaiba completion bash)`. Where the program was installed, it is there already.\n",
        {},
        "",
        run_completion};
    return command;
}

} // namespace shiaiba::cli
