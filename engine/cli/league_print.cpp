// Leagues on standard output.
#include "cli/league_print.hpp"

#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

#include "analysis/league/report.hpp"
#include "cli/bracket.hpp"
#include "cli/input.hpp"
#include "cli/text_table.hpp"
#include "core/report/text.hpp"
#include "core/system/league.hpp"
#include "core/text/json.hpp"

namespace shiaiba::cli {
namespace {

class LeaguePrinter {
public:
    LeaguePrinter(const LeagueRequest& request, const League& league, Lang lang)
        : request_(request), league_(league), lang_(lang) {
        for (std::size_t k = 0; k < request.entrants.size(); ++k) {
            const std::string& given = request.entrants[k].party.name;
            // Who has no name goes by its number in the roster.
            names_.push_back(given.empty() ? "#" + std::to_string(k + 1) : given);
        }
    }

    void print() const {
        const std::string n = std::to_string(request_.entrants.size());
        std::cout << request_.ruleset->identity().name.in(lang_) << "  "
                  << shiaiba::name(league_.format).in(lang_) << "  "
                  << (lang_ == Lang::Ja ? n + "人" : n + " entrants") << "\n"
                  << settings_text(*request_.ruleset, request_.settings, lang_) << "\n";
        if (is_knock_out(league_.format)) {
            std::cout << drawn_brackets(league_.rounds, names_, lang_);
        } else {
            print_rounds();
        }
        print_table();
    }

private:
    void print_rounds() const {
        std::size_t width = 0;
        for (const std::string& name : names_) width = std::max(width, display_width(name));
        for (const LeagueRound& round : league_.rounds) {
            std::cout << round.title.in(lang_) << "\n";
            for (const LeagueGame& game : round.games) print(game, width);
            std::cout << "\n";
        }
    }

    void print(const LeagueGame& game, std::size_t width) const {
        std::string line = "  " + padded(names_[game.a], width);
        if (game.b) {
            const Side winner = game.outcome ? game.outcome->winner : Side::None;
            const char* const marks = !game.outcome       ? "   －   "
                                      : winner == Side::A ? " ○－● "
                                      : winner == Side::B ? " ●－○ "
                                                          : " △－△ ";
            line += marks + padded(names_[*game.b], width);
            if (game.outcome) line += " (" + std::to_string(game.outcome->rounds) + "R)";
        }
        if (!game.note.ja.empty()) line += "  " + game.note.in(lang_);
        std::cout << line.substr(0, line.find_last_not_of(' ') + 1) << "\n";
    }

    void print_table() const {
        const bool groups =
            std::any_of(request_.entrants.begin(), request_.entrants.end(),
                        [](const Entrant& entrant) { return !entrant.group.empty(); });
        const std::vector<LeagueColumn> columns = column_list(league_.format);
        std::vector<std::vector<std::string>> rows{{"", lang_ == Lang::Ja ? "名前" : "Name"}};
        if (groups) rows[0].emplace_back(lang_ == Lang::Ja ? "組" : "Group");
        for (const LeagueColumn& column : columns) rows[0].push_back(column.name.in(lang_));
        for (std::size_t k = 0; k < league_.table.size(); ++k) {
            const LeagueRow& row = league_.table[k];
            rows.push_back({std::to_string(k + 1), names_[row.entrant]});
            if (groups) rows.back().push_back(request_.entrants[row.entrant].group);
            for (const LeagueColumn& column : columns) rows.back().push_back(column.cell(row));
        }
        std::cout << text_table(rows, groups ? 3 : 2);
    }

    const LeagueRequest& request_;
    const League& league_;
    Lang lang_;
    std::vector<std::string> names_;
};

} // namespace

void print_league(const LeagueRequest& request, const League& league, const Args& args) {
    if (args.has("--csv")) {
        std::cout << league_csv(request, league);
    } else if (args.has("--json")) {
        std::cout << write_json(league_report(request, league), 2) << "\n";
    } else {
        LeaguePrinter(request, league, lang_of(args.value("--lang", "ja"))).print();
    }
}

} // namespace shiaiba::cli
