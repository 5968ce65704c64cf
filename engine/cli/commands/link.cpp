// `shiaiba link`: prints the fragment that carries a fight, a league, or a roster.
#include <iostream>

#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "core/text/json.hpp"
#include "rulesets/registry.hpp"
#include "share/link.hpp"

namespace shiaiba::cli {
namespace {

int print(const Checked<LinkMade>& made, Lang lang) {
    if (!made) {
        tell_problems(made.problems(), lang);
        return kIllegal;
    }
    std::cout << "#" << made->fragment << "\n";
    for (const LeftOut& left : made->left_out) std::cerr << left.said.in(lang) << "\n";
    return kDone;
}

int link_league(const std::string& argument, const LinkOptions& options, Lang lang) {
    const auto text = read_text(argument);
    if (!text.value) return text.exit_code;
    const auto json = parse_json(*text.value);
    const auto league =
        json ? check_league(all_systems(), *json) : Checked<LeagueRequest>(json.problems());
    if (league) return print(make_link(*league, options), lang);
    tell_problems(league.problems(), lang);
    return json ? kIllegal : kUsage;
}

int run_link(const Args& args) {
    const Lang lang = lang_of(args.value("--lang", "ja"));
    LinkOptions options;
    options.names = !args.has("--no-names");
    const bool league = args.has("--league");
    const char* const usage = "usage: shiaiba link SYSTEM A B, or shiaiba link --league FILE";
    if (league && !args.words().empty()) return usage_failure(usage);
    if (league) return link_league(args.value("--league", ""), options, lang);
    const auto match = read_match(args, usage, lang);
    if (!match.value) return match.exit_code;
    return print(make_link(*match.value, options), lang);
}

} // namespace

const Command& link_command() {
    static const Command command{
        "link",
        "[SYSTEM A B]",
        "Prints the fragment of a link that carries both builds.",
        "What a link leaves out is told on standard error.\n",
        with_match_options(
            {flag("--no-names", "the link says nothing of what anybody is called"),
             taking(
                 "--league", "FILE", "a file",
                 "without SYSTEM A B: a link that carries a league or a roster, its JSON as `open` prints it"),
             lang_option("language of what is said (default ja)")}),
        "",
        run_link};
    return command;
}

} // namespace shiaiba::cli
