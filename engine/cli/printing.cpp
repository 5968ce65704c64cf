// Prints a played fight.
#include "cli/printing.hpp"

#include <vector>

#include "cli/commands.hpp"
#include "core/json.hpp"
#include "core/report.hpp"
#include "core/rulings.hpp"

namespace shiaiba::cli {

int print_log(std::ostream& out, const Match& match, const Played& played, const std::string& form,
              Lang lang) {
    if (form == "json") {
        out << write_json(report(match, played), 2) << "\n";
    } else if (form == "trace") {
        out << played.chronicle.trace;
    } else if (form == "classic") {
        const std::string text = classic(match, played, Extent::Whole);
        if (text.empty()) return usage_failure("This system has no paper notation.");
        out << text;
    } else {
        out << text_log(match, played, lang);
    }
    return played.outcome && played.outcome->reason == "limit" ? kLimit : kDone;
}

int print_rulings(std::ostream& out, const Match& match, Lang lang) {
    const Played played = play(match, Log::Listen::Nothing);
    out << message_line(match, played, lang) << "\n";
    const std::vector<RulingEffect> effects = rulings_that_matter(match);
    if (effects.empty() && played.outcome) {
        out << (lang == Lang::Ja ? "この勝敗は、どの裁定にも左右されません。\n"
                                 : "This verdict hangs on no ruling.\n");
    }
    for (const RulingEffect& effect : effects) {
        Played ended;
        ended.outcome = effect.outcome;
        out << effect.reading.ruling << "\t" << message_line(match, ended, lang) << "\t"
            << effect.reading.text.in(lang) << "\n";
    }
    return kDone;
}

} // namespace shiaiba::cli
