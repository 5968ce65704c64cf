// A league in words, as JSON and as CSV: what the page, the terminal and files all show.
#pragma once

#include <string>
#include <vector>

#include "analysis/league/league.hpp"
#include "analysis/usage.hpp"

namespace shiaiba {

/// A column of the table behind who it is about.
struct LeagueColumn {
    std::string_view id;
    Text name;
    /// What it counts.
    Text text;
    /// The figure as text; empty where there is none.
    std::string (*cell)(const LeagueRow& row);
};
std::vector<LeagueColumn> column_list(LeagueFormat format, const TieBreaks& ties);

/// Stated rules by which the table is ordered, first the first.
std::vector<Text> tie_rules(LeagueFormat format, const TieBreaks& ties);

/// "81.25"; empty where there is none.
std::string to_text(const Percent& percent);

/// What entrants are called where a table has to tell them apart: by name, by number in the roster where that is
/// missing, by both where several share it.
std::vector<std::string> names_in_table(const LeagueRequest& request);

/// How often each skill stands in the entrants' builds, and how these fare.
std::vector<Usage> usage_of(const LeagueRequest& request, const League& league);

/// rank, name, group, build, then column_list(). The build is one that `read` reads again.
std::string league_csv(const LeagueRequest& request, const League& league);
/// `LeagueReport` of bindings/analysis.d.ts.
Json league_report(const LeagueRequest& request, const League& league);

} // namespace shiaiba
