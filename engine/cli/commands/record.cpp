// `shiaiba record` and `shiaiba legal`: play battle records, threads and match files as players
// keep them.
#include <iostream>
#include <utility>

#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/printing.hpp"
#include "core/report/report.hpp"
#include "core/report/text.hpp"
#include "core/system/capabilities.hpp"
#include "core/text/json.hpp"
#include "rulesets/registry.hpp"
#include "share/reader.hpp"

namespace shiaiba::cli {
namespace {

/// The fight of a record or a thread (in systems with records), or of a match file. Prints
/// problems, and notes on what was read differently from what it says.
Got<Match> read_kept(const System& system, const std::string& text, const Args& args) {
    const Lang lang = lang_of(args.value("--lang", "ja"));
    const auto json = parse_json(text);
    const Records* const records = all_systems().records_of(system);
    if (json && records != nullptr && records->is_record(*json)) {
        auto match = records->read(*json);
        tell_problems(match.problems(), lang);
        if (!match) return {std::nullopt, kIllegal};
        return {std::move(*match), kDone};
    }
    ReaderResult reading = read_anything(all_systems(), system, text, {}, args.has("--consent"));
    tell_problems(reading.notes, lang);
    tell_problems(reading.problems, lang);
    if (reading.match && reading.match->system == &system) {
        return {std::move(reading.match), reading.problems.empty() ? kDone : kIllegal};
    }
    if (!reading.problems.empty()) return {std::nullopt, kIllegal};
    usage_failure("There is no fight in it. " + reading.said.in(lang));
    return {std::nullopt, kUsage};
}

/// The fight that the words of either command name.
Got<Match> given(const Args& args, const std::string& usage) {
    if (args.words().size() != 2) {
        usage_failure("usage: shiaiba " + usage);
        return {std::nullopt, kUsage};
    }
    const auto found = find_system(args.words()[0]);
    if (!found.value) return {std::nullopt, found.exit_code};
    const auto text = read_text(args.words()[1]);
    if (!text.value) return {std::nullopt, text.exit_code};
    return read_kept(**found.value, *text.value, args);
}

/// Prints why the fight stops early; false if it doesn't.
bool told(const PlayedRecord& kept, const Args& args) {
    if (!kept.stopped) return false;
    tell_problems({*kept.stopped}, lang_of(args.value("--lang", "ja")));
    return true;
}

int record(const Args& args) {
    const auto match = given(args, "record SYSTEM FILE");
    if (!match.value) return match.exit_code;
    if (args.has("--rulings")) {
        print_rulings(std::cout, *match.value, lang_of(args.value("--lang", "ja")));
        return match.exit_code;
    }
    const Records* const records = all_systems().records_of(*match.value->system);
    if (records == nullptr) return usage_failure("This system keeps no records.");
    if (args.has("--text") || args.has("--latest") || args.has("--json")) {
        const PlayedRecord kept = records->play(*match.value);
        if (args.has("--json")) {
            std::cout << write_json(records->write(*match.value, kept.played), 1) << "\n";
        } else {
            std::cout << classic(*match.value, kept.played,
                                 args.has("--latest") ? Extent::LatestRound : Extent::Whole);
        }
        return told(kept, args) ? kIllegal : match.exit_code;
    }
    const Json result = records->replay(*match.value);
    std::cout << write_json(result, 1) << "\n";
    return result.contains("error") ? kIllegal : match.exit_code;
}

/// Plays the fight by the system's records, or as any match.
PlayedRecord played(const Match& match) {
    if (const Records* const records = all_systems().records_of(*match.system))
        return records->play(match);
    PlayedRecord kept{play(match, Log::Listen::Nothing), std::nullopt};
    const Problems problems = not_played(kept.played);
    if (!problems.empty()) kept.stopped = problems.front();
    return kept;
}

int legal(const Args& args) {
    const auto match = given(args, "legal SYSTEM FILE");
    if (!match.value) return match.exit_code;
    const PlayedRecord kept = played(*match.value);
    const int exit_code = told(kept, args) ? kIllegal : match.exit_code;
    const Played& now = kept.played;
    if (!now.pending) {
        if (now.outcome) std::cout << write_json(to_json(*now.outcome), 1) << "\n";
        return exit_code;
    }
    Json tokens = Json::array();
    for (const Option& option : now.pending->options) tokens.push_back(option.id);
    std::cout << write_json(JsonObject()
                                .add("by", letter(now.pending->side))
                                .add("point", now.pending->point)
                                .add("decision", now.pending->i)
                                .add("legal", std::move(tokens)),
                            1)
              << "\n";
    return exit_code;
}

OptionSpec consent_option() {
    return flag("--consent",
                "both players go on from what a thread has against the rules (合意の元続行)");
}

} // namespace

const Command& record_command() {
    static const Command command{
        "record",
        "SYSTEM FILE|-",
        "Plays a battle record, a thread or a match file and prints what it comes to.",
        "That is every phase, the pending point or the winner, the final state, and the lines of the notation.\n"
        "Problems of the file are told on standard error, all at once; so is what the rules have read otherwise than a\n"
        "thread says it (redeclared, undeclared, surplus, consented), which is no mistake.\n",
        {flag("--text", "the fight in the game's own notation, as people post it"),
         flag("--latest", "the same of the latest exchange only"),
         json_option("the fight as a battle record"), rulings_option(), consent_option(),
         lang_option()},
        "Exit 0: played. 1: an error in the record, or a thread with mistakes. 2: usage or input.\n",
        record};
    return command;
}

const Command& legal_command() {
    static const Command command{
        "legal",
        "SYSTEM FILE|-",
        "Says what may be decided next in a match file; of a system with records, also in a record or a thread.",
        "It is played, and who decides next is printed, at which point, and every legal token; of a finished\n"
        "fight, its outcome.\n",
        {consent_option(), lang_option()},
        "Exit 0: done. 1: an error in the file. 2: usage or input.\n",
        legal};
    return command;
}

} // namespace shiaiba::cli
