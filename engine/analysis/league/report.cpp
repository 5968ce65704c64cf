// Writes a league as CSV and as JSON.
#include "analysis/league/report.hpp"

#include <algorithm>
#include <utility>

#include "analysis/matchups.hpp"
#include "core/report/report.hpp"
#include "core/system/league.hpp"
#include "core/text/csv.hpp"
#include "core/text/json.hpp"

namespace shiaiba {
namespace {

/// One line where the system has such a form.
std::string_view build_form(const Ruleset& ruleset) {
    const auto forms = ruleset.text_forms();
    const auto roster = std::find(forms.begin(), forms.end(), "roster");
    return roster != forms.end() ? *roster : forms.front();
}

Json to_json(const LeagueRequest& request, const LeagueGame& game, bool placed) {
    JsonObject out;
    out.add("a", game.a);
    out.add("b", game.b ? Json(*game.b) : Json());
    out.add("outcome", game.outcome ? shiaiba::to_json(*game.outcome) : Json());
    if (game.outcome && request.ruleset->identity().chance) {
        out.add("seed", std::to_string(game_seed(request.seed, game.a, *game.b, game.before)));
    }
    if (game.through) out.add("through", *game.through);
    if (!game.note.ja.empty()) out.add("note", game.note);
    if (placed) out.add("place", game.place);
    return out;
}

const char* word(Bracket bracket) {
    switch (bracket) {
    case Bracket::Winners: return "winners";
    case Bracket::Losers: return "losers";
    case Bracket::Final: return "final";
    case Bracket::None: break;
    }
    return "";
}

Json to_json(const LeagueRequest& request, const LeagueRound& round) {
    Json games = Json::array();
    const bool placed = round.bracket != Bracket::None;
    for (const LeagueGame& game : round.games) games.push_back(to_json(request, game, placed));
    JsonObject out;
    out.add("title", round.title).add("games", std::move(games));
    if (placed) out.add("bracket", word(round.bracket));
    return out;
}

Json to_json(const Percent& percent) { return percent ? Json(*percent) : Json(); }

Json to_json(LeagueFormat format, const LeagueRow& row, std::size_t rank) {
    JsonObject out;
    out.add("rank", rank)
        .add("entrant", row.entrant)
        .add("played", row.played())
        .add("wins", row.wins)
        .add("draws", row.draws)
        .add("losses", row.losses)
        .add("points", row.points)
        .add("aps", to_json(row.figures.aps))
        .add("pwin", to_json(row.figures.pwin))
        .add("npp", to_json(row.figures.npp))
        .add("vote", to_json(row.figures.vote))
        .add("knnpbi", to_json(row.figures.knnpbi));
    if (format == LeagueFormat::Hill) out.add("age", row.age);
    return out;
}

} // namespace

std::string league_csv(const LeagueRequest& request, const League& league) {
    const std::vector<LeagueColumn> columns = column_list(league.format);
    std::vector<std::string> fields{"rank", "name", "group", "build"};
    for (const LeagueColumn& column : columns) fields.emplace_back(column.id);
    std::string csv = csv_line(fields);
    const std::string_view form = build_form(*request.ruleset);
    for (std::size_t k = 0; k < league.table.size(); ++k) {
        const Entrant& entrant = request.entrants[league.table[k].entrant];
        fields = {std::to_string(k + 1), entrant.party.name, entrant.group,
                  to_text(entrant.party, form)};
        for (const LeagueColumn& column : columns) fields.push_back(column.cell(league.table[k]));
        csv += csv_line(fields);
    }
    return csv;
}

Json league_report(const LeagueRequest& request, const League& league) {
    Json names = Json::array();
    Json groups = Json::array();
    for (const Entrant& entrant : request.entrants) {
        names.push_back(entrant.party.name);
        groups.push_back(entrant.group);
    }
    Json columns = Json::array();
    for (const LeagueColumn& column : column_list(league.format)) {
        columns.push_back(
            JsonObject().add("id", column.id).add("name", column.name).add("text", column.text));
    }
    Json table = Json::array();
    for (std::size_t k = 0; k < league.table.size(); ++k) {
        table.push_back(to_json(league.format, league.table[k], k + 1));
    }
    Json ties = Json::array();
    for (const Text& rule : tie_rules(league.format)) ties.push_back(shiaiba::to_json(rule));
    Json rounds = Json::array();
    for (const LeagueRound& round : league.rounds) rounds.push_back(to_json(request, round));
    Json rows = Json::array();
    for (const std::string& row : league.rows) rows.push_back(row);
    return JsonObject()
        .add("format", word(league.format))
        .add("names", std::move(names))
        .add("groups", std::move(groups))
        .add("settings", settings_json(*request.ruleset, request.settings))
        .add("columns", std::move(columns))
        .add("table", std::move(table))
        .add("ties", std::move(ties))
        .add("rounds", std::move(rounds))
        .add("rows", std::move(rows))
        .add("csv", league_csv(request, league));
}

} // namespace shiaiba
