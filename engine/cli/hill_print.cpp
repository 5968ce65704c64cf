// The standings of a hill on standard output.
#include "cli/hill_print.hpp"

#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "analysis/hill/hill.hpp"
#include "analysis/hill/report.hpp"
#include "cli/input.hpp"
#include "cli/numbers.hpp"
#include "cli/text_table.hpp"
#include "core/report/text.hpp"
#include "core/text/json.hpp"

namespace shiaiba::cli {
namespace {

Text heading(const Hill& hill) {
    const std::string entrants = std::to_string(hill.entrants().size());
    const std::string games = std::to_string(hill.terms().fights());
    return {"山  " + entrants + "人  一組につき" + games + "戦",
            "Hill  " + entrants + " entrants  " + games + " fights a pair"};
}

void print_table(const Hill& hill, Lang lang) {
    const HillTerms& terms = hill.terms();
    const bool chance = terms.ruleset->identity().chance;
    std::cout << terms.ruleset->identity().name.in(lang) << "  " << heading(hill).in(lang) << "\n"
              << settings_text(*terms.ruleset, terms.settings, lang) << "\n";
    std::vector<std::vector<std::string>> rows;
    rows.push_back(lang == Lang::Ja
                       ? std::vector<std::string>{"", "名前", "ファイル", "点", "勝", "分", "負",
                                                  "勝ち越し", "五分", "負け越し", "得点率％"}
                       : std::vector<std::string>{"", "Name", "File", "Points", "W", "D", "L",
                                                  "Beats", "Level", "Loses", "Share %"});
    if (chance) rows[0].emplace_back(lang == Lang::Ja ? "95％区間" : "95 % interval");
    for (const HillStanding& one : standings(hill)) {
        const HillEntrant& entrant = hill.entrants()[one.entrant];
        rows.push_back({std::to_string(one.place), entrant.party.name, entrant.file,
                        std::to_string(one.points()), std::to_string(one.wins),
                        std::to_string(one.draws), std::to_string(one.losses),
                        std::to_string(one.beats), std::to_string(one.level),
                        std::to_string(one.loses), in_percent(one.share.rate)});
        if (chance) {
            rows.back().push_back(in_percent(one.share.low) + "-" + in_percent(one.share.high));
        }
    }
    std::cout << text_table(rows, 3);
}

} // namespace

void print_hill(const Hill& hill, Json history, const Args& args) {
    if (args.has("--json")) {
        std::cout << write_json(hill_report(hill, std::move(history))) << "\n";
    } else {
        print_table(hill, lang_of(args.value("--lang", "ja")));
    }
}

} // namespace shiaiba::cli
