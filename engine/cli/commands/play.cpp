// `shiaiba play`: plays matches given as JSON, each with its settings, opponents, seed and
// decisions.
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <string_view>

#include "analysis/search.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/printing.hpp"
#include "core/system/view.hpp"
#include "core/text/json.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::cli {
namespace {

class MatchPlayer {
public:
    explicit MatchPlayer(const Args& args)
        : form_(args.value("--log", ""))
        , viewer_(viewer_from(args.value("--viewer", "")))
        , lang_(lang_of(args.value("--lang", "ja"))) {}

    void play(const Checked<Json>& json) {
        if (!form_.empty()) {
            log(json);
            return;
        }
        const Json result = play_json(all_systems(), json);
        if (result.contains("problems")) exit_code_ = kIllegal;
        // Flushed, because a program at the other end may wait for each answer.
        std::cout << write_json(result) << std::endl;
    }

    int exit_code() const { return exit_code_; }

private:
    void log(const Checked<Json>& json) {
        auto match = json ? check_match(all_systems(), *json) : Checked<Match>(json.problems());
        if (!match) {
            tell_problems(match.problems(), lang_);
            exit_code_ = kIllegal;
            return;
        }
        think_on(*match);
        const Played played = seen(*match, shiaiba::play(*match, Log::Listen::Everything), viewer_);
        tell_problems(not_played(played), lang_);
        const int code = not_played(played).empty()
                             ? print_log(std::cout, *match, played, form_, lang_)
                             : kIllegal;
        if (code != kDone) exit_code_ = code;
    }

    std::string form_;
    Viewer viewer_;
    Lang lang_;
    int exit_code_ = kDone;
};

bool blank(const std::string& line) { return line.find_first_not_of(" \t\r") == std::string::npos; }

/// Whether the line is the beginning of a match on several lines: it breaks off where JSON must go
/// on.
bool goes_on(const std::string& line) {
    const std::size_t last = line.find_last_not_of(" \t\r");
    return last != std::string::npos &&
           std::string_view("{[,:").find(line[last]) != std::string_view::npos;
}

void play_all(std::istream& in, MatchPlayer& player) {
    std::string line;
    for (bool first = true; std::getline(in, line);) {
        if (blank(line)) continue;
        if (first && goes_on(line)) {
            line += "\n";
            line.append(std::istreambuf_iterator<char>(in), {});
        }
        first = false;
        player.play(parse_json(line));
    }
}

int run_play(const Args& args) {
    if (args.words().size() != 1) return usage_failure("usage: shiaiba play FILE|-");
    MatchPlayer player(args);
    if (args.words()[0] == "-") {
        play_all(std::cin, player);
        return player.exit_code();
    }
    std::ifstream file(args.words()[0], std::ios::binary);
    if (!file) return usage_failure("There is no file " + args.words()[0] + ".");
    play_all(file, player);
    return player.exit_code();
}

} // namespace

const Command& play_command() {
    static const Command command{
        "play",
        "FILE|-",
        "Plays matches as JSON, of any system, for their results.",
        "Each is what a .shiai.json file holds (system, settings, sides, controllers, seed, decisions); one, or\n"
        "one a line. Without --log each gives one line of JSON:\n\n"
        "  {\"winner\":\"A\",\"reason\":…,\"rounds\":3,\"digest\":…,\"rolls\":0,\"left\":[1,0]}\n\n"
        "\"rolls\" is how often was rolled, \"left\" what either side has left. Where a decision is missing,\n"
        "\"pending\" says which, and there is no winner yet; a match that can't be played gives\n"
        "{\"problems\":[…]}, and the next line goes on.\n",
        {log_option("the log in place of that line, as in `shiaiba fight`"), viewer_option(),
         lang_option("its language (default ja)")},
        "Exit 0: all were played. 1: one couldn't be. 2: usage or input.\n",
        run_play};
    return command;
}

} // namespace shiaiba::cli
