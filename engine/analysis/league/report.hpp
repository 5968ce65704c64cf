// A league in words, as JSON and as CSV, for the page, the terminal and files.
#pragma once

#include <string>
#include <vector>

#include "analysis/league/league.hpp"
#include "analysis/usage.hpp"

namespace shiaiba {

/// A column of the table, after the entrant's name.
struct LeagueColumn {
    std::string_view id;
    Text name;
    /// Explains what the column counts.
    Text text;
    /// The figure as text; empty where there is none.
    std::string (*cell)(const LeagueRow& row);
};
std::vector<LeagueColumn> column_list(LeagueFormat format, const TieBreaks& ties);

/// The rules by which the table is ordered, the most important first.
std::vector<Text> tie_rules(LeagueFormat format, const TieBreaks& ties);

/// "81.25"; empty without a figure.
std::string to_text(const Percent& percent);

/// Names that tell entrants apart in a table: the name; the number in the roster where the name is
/// missing; both where several entrants share the name.
std::vector<std::string> names_in_table(const LeagueRequest& request);

/// How often each skill is in the entrants' builds, and how the builds that have it fare.
std::vector<Usage> usage_of(const LeagueRequest& request, const League& league);

/// Columns: rank, name, group, build, then column_list(). `read` can read the build again.
std::string league_csv(const LeagueRequest& request, const League& league);
/// `LeagueReport` of bindings/types/league.d.ts.
Json league_report(const LeagueRequest& request, const League& league);

} // namespace shiaiba
