// Writes leagues as CSV and as JSON, with the columns of their tables in words.
#include "analysis/league/report.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "analysis/league/matchups.hpp"
#include "core/report/report.hpp"
#include "core/system/league.hpp"
#include "core/text/csv.hpp"
#include "core/text/json.hpp"

namespace shiaiba {
namespace {

/// The text form of builds in the CSV: the one-line form "roster" where the system has it.
std::string_view build_form(const System& system) {
    const auto forms = system.text_forms;
    const auto roster = std::find(forms.begin(), forms.end(), "roster");
    return roster != forms.end() ? *roster : forms.front();
}

Json to_json(const LeagueRequest& request, const LeagueGame& game, bool placed) {
    JsonObject out;
    out.add("a", game.a);
    out.add("b", game.b ? Json(*game.b) : Json());
    out.add("outcome", game.outcome ? shiaiba::to_json(*game.outcome) : Json());
    if (game.outcome && request.system->identity.chance) {
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

Json to_json(const League& league, const LeagueRow& row, std::size_t rank) {
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
    if (league.format == LeagueFormat::Hill) out.add("age", row.age);
    if (uses(league.ties, TieBreak::Buchholz)) out.add("buchholz", row.buchholz);
    return out;
}

} // namespace

std::vector<std::string> names_in_table(const LeagueRequest& request) {
    std::map<std::string_view, int> called;
    for (const Entrant& entrant : request.entrants) ++called[entrant.party.name];
    std::vector<std::string> names;
    for (std::size_t k = 0; k < request.entrants.size(); ++k) {
        std::string name = request.entrants[k].party.name;
        const bool shared = called[name] > 1;
        if (name.empty() || shared) {
            name.append(name.empty() ? "#" : " #").append(std::to_string(k + 1));
        }
        names.push_back(std::move(name));
    }
    return names;
}

std::vector<Usage> usage_of(const LeagueRequest& request, const League& league) {
    std::vector<Json> builds;
    std::vector<GameCounts> games(request.entrants.size());
    for (const Entrant& entrant : request.entrants) builds.push_back(to_json(entrant.party));
    for (const LeagueRow& row : league.table)
        games[row.entrant] = {row.wins, row.draws, row.losses};
    return usage_of(request.system->form(request.settings), builds, games);
}

std::string league_csv(const LeagueRequest& request, const League& league) {
    const std::vector<LeagueColumn> columns = column_list(league.format, league.ties);
    std::vector<std::string> fields{"rank", "name", "group", "build"};
    for (const LeagueColumn& column : columns) fields.emplace_back(column.id);
    std::string csv = csv_line(fields);
    const std::string_view form = build_form(*request.system);
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
    Json until = Json::array();
    bool leave = false;
    for (const Entrant& entrant : request.entrants) {
        names.push_back(entrant.party.name);
        groups.push_back(entrant.group);
        until.push_back(entrant.until);
        leave = leave || entrant.until > 0;
    }
    Json columns = Json::array();
    for (const LeagueColumn& column : column_list(league.format, league.ties)) {
        columns.push_back(
            JsonObject().add("id", column.id).add("name", column.name).add("text", column.text));
    }
    Json table = Json::array();
    for (std::size_t k = 0; k < league.table.size(); ++k) {
        table.push_back(to_json(league, league.table[k], k + 1));
    }
    Json ties = Json::array();
    for (const Text& rule : tie_rules(league.format, league.ties))
        ties.push_back(shiaiba::to_json(rule));
    Json rounds = Json::array();
    for (const LeagueRound& round : league.rounds) rounds.push_back(to_json(request, round));
    Json rows = Json::array();
    for (const std::string& row : league.rows) rows.push_back(row);
    JsonObject out;
    out.add("format", word(league.format))
        .add("names", std::move(names))
        .add("groups", std::move(groups));
    if (leave) out.add("until", std::move(until));
    return out.add("settings", settings_json(*request.system, request.settings))
        .add("columns", std::move(columns))
        .add("table", std::move(table))
        .add("ties", std::move(ties))
        .add("rounds", std::move(rounds))
        .add("rows", std::move(rows))
        .add("usage", shiaiba::to_json(usage_of(request, league)))
        .add("csv", league_csv(request, league));
}

// The columns of the table and the rules of its order, in words.

namespace {

template <std::size_t LeagueRow::*Number>
std::string number(const LeagueRow& row) {
    return std::to_string(row.*Number);
}
template <Percent Figures::*Figure>
std::string figure(const LeagueRow& row) {
    return to_text(row.figures.*Figure);
}

} // namespace

std::string to_text(const Percent& percent) {
    if (!percent) return {};
    const int size = *percent < 0 ? -*percent : *percent;
    std::string digits = std::to_string(size);
    if (digits.size() < 3) digits.insert(0, 3 - digits.size(), '0');
    digits.insert(digits.size() - 2, 1, '.');
    return (*percent < 0 ? "-" : "") + digits;
}

std::vector<LeagueColumn> column_list(LeagueFormat format, const TieBreaks& ties) {
    std::vector<LeagueColumn> columns;
    if (format == LeagueFormat::Hill) {
        columns.push_back({"age",
                           {"在位", "Age"},
                           {"王として退けた挑戦者の数(いちばん長い在位)。",
                            "Challengers that the longest reign has seen off."},
                           number<&LeagueRow::age>});
    }
    const std::vector<LeagueColumn> common{
        {"played",
         {"試合", "Played"},
         {"戦った数。不戦勝は数えない。", "Games fought; byes don't count."},
         [](const LeagueRow& row) { return std::to_string(row.played()); }},
        {"wins", {"勝", "W"}, {"勝った数。", "Games won."}, number<&LeagueRow::wins>},
        {"draws", {"分", "D"}, {"引き分けた数。", "Games drawn."}, number<&LeagueRow::draws>},
        {"losses", {"敗", "L"}, {"負けた数。", "Games lost."}, number<&LeagueRow::losses>},
        {"points",
         {"点", "Points"},
         {"勝ち2点、分け1点、負け0点。スイス式の不戦勝は2点。",
          "2 for a win, 1 for a draw, 0 for a loss; 2 for a bye of the Swiss system."},
         number<&LeagueRow::points>},
        {"aps",
         {"得点率", "APS"},
         {"一試合あたりの得点率の平均(勝ち100、分け50、負け0)。",
          "Average percentage score: 100 for a win, 50 for a draw, 0 for a loss."},
         figure<&Figures::aps>},
        {"pwin",
         {"勝ち越し", "PWIN"},
         {"勝ち越した相手の割合。", "Share of opponents beaten more often than not."},
         figure<&Figures::pwin>}};
    columns.insert(columns.end(), common.begin(), common.end());
    if (uses(ties, TieBreak::Buchholz)) {
        const auto points = std::find_if(columns.begin(), columns.end(),
                                         [](const auto& column) { return column.id == "points"; });
        columns.insert(points + 1, {"buchholz",
                                    {"ブッフホルツ", "Buchholz"},
                                    {"戦った相手の点の合計。二度戦った相手は二度数え、不戦勝は0。",
                                     "The points of all opponents, each as often as they met; a "
                                     "bye brings none."},
                                    number<&LeagueRow::buchholz>});
    }
    if (!is_round_robin(format)) return columns;
    columns.push_back({"npp",
                       {"正規化得点", "NPP"},
                       {"相手ごとに、その相手からいちばん取れなかった者を0、いちばん取れた者を100と"
                        "した得点の平均。みな同じなら50。",
                        "Mean over opponents of the score, 0 being the least and 100 the most that "
                        "anybody made against that opponent; 50 where all made the same."},
                       figure<&Figures::npp>});
    columns.push_back({"vote",
                       {"最多得点", "Vote"},
                       {"自分より多く取った者がいない相手の割合。",
                        "Share of opponents against whom nobody made more."},
                       figure<&Figures::vote>});
    columns.push_back({"knnpbi",
                       {"近傍との差", "KNNPBI"},
                       {"得点率の近い5人(その相手と戦った者から。少なければいるだけ)の平均を、"
                        "相手ごとにどれだけ上回ったかの平均。",
                        "Mean over opponents of what it made more than the 5 entrants nearest in "
                        "APS did against the same opponent (or as many as met it)."},
                       figure<&Figures::knnpbi>});
    return columns;
}

std::vector<Text> tie_rules(LeagueFormat format, const TieBreaks& ties) {
    const Text roster{"名簿の順", "The roster's order"};
    if (is_knock_out(format)) {
        return {{"後まで残った者", "Who stayed in longer"}, roster};
    }
    std::vector<Text> rules;
    if (format == LeagueFormat::Hill) {
        rules.push_back({"最後の王", "The last king"});
        rules.push_back({"在位の長い者。王になった者はなれなかった者より上",
                         "The longer reign; any reign before none"});
    }
    rules.push_back({"点", "Points"});
    for (const TieBreak tie : ties) rules.push_back(name(tie));
    rules.push_back(roster);
    return rules;
}

} // namespace shiaiba
