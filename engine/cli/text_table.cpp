// Text tables: measures and aligns columns for a terminal, and draws knock-outs.
#include "cli/text_table.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "analysis/league/arena.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba::cli {
namespace {

struct Range {
    char32_t first;
    char32_t last;
};

/// Wide and Fullwidth of Unicode's annex 11, in coarse ranges; ambiguous characters count as
/// narrow.
constexpr std::array<Range, 12> kWide{{{0x1100, 0x115F},
                                       {0x2E80, 0x303E},
                                       {0x3041, 0x33FF},
                                       {0x3400, 0x4DBF},
                                       {0x4E00, 0x9FFF},
                                       {0xA000, 0xA4CF},
                                       {0xAC00, 0xD7A3},
                                       {0xF900, 0xFAFF},
                                       {0xFE30, 0xFE6F},
                                       {0xFF01, 0xFF60},
                                       {0x1F300, 0x1FAFF},
                                       {0x20000, 0x3FFFD}}};
/// Combining marks, which take no column.
constexpr std::array<Range, 3> kNone{{{0x0300, 0x036F}, {0x3099, 0x309A}, {0x20D0, 0x20F0}}};

template <std::size_t N>
bool is_in(const std::array<Range, N>& ranges, char32_t point) {
    return std::any_of(ranges.begin(), ranges.end(), [&](const Range& range) {
        return point >= range.first && point <= range.last;
    });
}

} // namespace

std::size_t display_width(std::string_view text) {
    std::size_t width = 0;
    for (const char32_t point : decode_utf8(text)) {
        if (!is_in(kNone, point)) width += is_in(kWide, point) ? 2U : 1U;
    }
    return width;
}

std::string padded(const std::string& text, std::size_t width) {
    return text + std::string(width - std::min(width, display_width(text)), ' ');
}

std::string text_table(const std::vector<std::vector<std::string>>& rows, std::size_t left) {
    std::vector<std::size_t> widths;
    for (const auto& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t k = 0; k < row.size(); ++k) {
            widths[k] = std::max(widths[k], display_width(row[k]));
        }
    }
    std::string out;
    for (const auto& row : rows) {
        std::string line;
        for (std::size_t k = 0; k < row.size(); ++k) {
            if (k > 0) line += "  ";
            const std::size_t gap = widths[k] - display_width(row[k]);
            line += k < left ? row[k] + std::string(gap, ' ') : std::string(gap, ' ') + row[k];
        }
        line.erase(line.find_last_not_of(' ') + 1);
        out += line + "\n";
    }
    return out;
}

// Drawing of knock-outs.

namespace {

const char* mark(const LeagueGame& game, Side side) {
    if (!game.outcome) return "-";
    if (game.outcome->winner == Side::None) return "△";
    return game.outcome->winner == side ? "○" : "●";
}

std::string repeated(const char* text, std::size_t times) {
    std::string out;
    while (times-- > 0) out += text;
    return out;
}

/// A bracket as a tree. A row shows one entrant's games until it loses; the winner goes on in the
/// upper row of its game. Columns are rounds; the last column shows the winner.
class Drawing {
public:
    Drawing(const std::vector<std::string>& names, Lang lang) : names_(names), lang_(lang) {}

    void add(const LeagueRound& round) { rounds_.push_back(&round); }
    bool empty() const { return rounds_.empty(); }

    std::string text() {
        seat();
        fill();
        std::string out = line(heads_, nullptr);
        for (const std::vector<Cell>& row : cells_) out += line({}, &row);
        return out;
    }

private:
    enum class Join { None, Through, Top, Between, Bottom };
    struct Cell {
        std::string label;
        const char* mark = nullptr;
        Join join = Join::None;
    };
    /// One side of a game: the game that its entrant won before, or the row where the entrant
    /// starts.
    struct Node {
        std::size_t entrant;
        std::size_t column;
        /// Index in games_ of the game won before; absent: the entrant starts here.
        std::optional<std::size_t> game;
        std::size_t row = 0;
    };
    struct Game {
        const LeagueGame* game;
        Node upper;
        Node lower;
    };

    /// Builds the tree of games, then gives each leaf a row, in order.
    void seat() {
        std::vector<std::optional<std::size_t>> won(names_.size());
        for (std::size_t column = 0; column < rounds_.size(); ++column) {
            for (const LeagueGame& game : rounds_[column]->games) {
                if (!game.b) continue;
                games_.push_back({&game, node(game.a, column, won), node(*game.b, column, won)});
                won[game.a].reset();
                won[*game.b].reset();
                won[winner_of(game)] = games_.size() - 1;
                columns_.push_back(column);
            }
        }
        for (const std::optional<std::size_t>& last : won) {
            if (last) roots_.push_back(*last);
        }
        for (const std::size_t root : roots_) seat(games_[root]);
    }
    static Node node(std::size_t entrant, std::size_t column,
                     const std::vector<std::optional<std::size_t>>& won) {
        return {entrant, column, won[entrant]};
    }
    std::size_t seat(Game& game) {
        for (Node* const side : {&game.upper, &game.lower}) {
            side->row = side->game ? seat(games_[*side->game]) : rows_++;
        }
        return game.upper.row;
    }

    void fill() {
        cells_.assign(rows_, std::vector<Cell>(rounds_.size() + 1));
        for (const LeagueRound* const round : rounds_) heads_.push_back(round->title.in(lang_));
        heads_.emplace_back(lang_ == Lang::Ja ? "勝者" : "Winner");
        for (std::size_t k = 0; k < games_.size(); ++k) {
            const auto& [game, upper, lower] = games_[k];
            const std::size_t column = columns_[k];
            put(upper, *game, Side::A, Join::Top);
            put(lower, *game, Side::B, Join::Bottom);
            for (std::size_t row = upper.row + 1; row < lower.row; ++row) {
                cells_[row][column].join = Join::Between;
            }
            if (game->outcome) {
                cells_[lower.row][column + 1].label = std::to_string(game->outcome->rounds) + "R";
            }
        }
        for (const std::size_t root : roots_) {
            const std::size_t column = columns_[root] + 1;
            cells_[games_[root].upper.row][column].label = names_[winner_of(*games_[root].game)];
        }
        widths_.assign(heads_.size(), 0);
        for (std::size_t column = 0; column < heads_.size(); ++column) {
            // A title may extend over the mark and the corner.
            widths_[column] = std::max<std::size_t>(display_width(heads_[column]), 4) - 4;
            for (const auto& row : cells_) {
                widths_[column] = std::max(widths_[column], display_width(row[column].label));
            }
        }
    }
    void put(const Node& node, const LeagueGame& game, Side side, Join join) {
        // After a bye the entrant's line continues through the columns in between.
        for (std::size_t from = node.game ? columns_[*node.game] + 1 : node.column;
             from < node.column; ++from) {
            cells_[node.row][from].join = Join::Through;
        }
        Cell& cell = cells_[node.row][node.column];
        cell.label = names_[node.entrant];
        cell.mark = mark(game, side);
        cell.join = join;
    }

    /// A column is its label, a blank, the mark, and a corner that leads to the next column.
    std::string line(const std::vector<std::string>& heads, const std::vector<Cell>* row) const {
        std::string out = "  ";
        for (std::size_t column = 0; column < widths_.size(); ++column) {
            if (row == nullptr) {
                out += padded(heads[column], widths_[column] + 6);
                continue;
            }
            const Cell& cell = (*row)[column];
            if (cell.join == Join::Through) {
                out += repeated("─", widths_[column] + 6);
                continue;
            }
            out += padded(cell.label, widths_[column]);
            out += cell.mark == nullptr ? "   " : " " + std::string(cell.mark) + "─";
            switch (cell.join) {
            case Join::Top: out += "┬─ "; break;
            case Join::Between: out += "│  "; break;
            case Join::Bottom: out += "┘  "; break;
            default: out += "   ";
            }
        }
        return out.substr(0, out.find_last_not_of(' ') + 1) + "\n";
    }

    const std::vector<std::string>& names_;
    Lang lang_;
    std::vector<const LeagueRound*> rounds_;
    std::vector<Game> games_;
    /// Column of each game.
    std::vector<std::size_t> columns_;
    std::vector<std::size_t> roots_;
    std::size_t rows_ = 0;
    std::vector<std::string> heads_;
    std::vector<std::vector<Cell>> cells_;
    std::vector<std::size_t> widths_;
};

/// Explains marks that need a note, each once.
std::string legend(const std::vector<LeagueRound>& rounds, Lang lang) {
    std::vector<std::string> lines;
    for (const LeagueRound& round : rounds) {
        for (const LeagueGame& game : round.games) {
            if (!game.b || game.note.ja.empty()) continue;
            std::string line = "  " + padded(mark(game, Side::A), 3) + game.note.in(lang) + "\n";
            if (std::find(lines.begin(), lines.end(), line) == lines.end()) {
                lines.push_back(std::move(line));
            }
        }
    }
    std::string out;
    for (const std::string& line : lines) out += line;
    return out.empty() ? out : out + "\n";
}

} // namespace

std::string drawn_brackets(const std::vector<LeagueRound>& rounds,
                           const std::vector<std::string>& names, Lang lang) {
    std::string out;
    for (const Bracket bracket : {Bracket::Winners, Bracket::Losers, Bracket::Final}) {
        Drawing drawing(names, lang);
        for (const LeagueRound& round : rounds) {
            if (round.bracket == bracket) drawing.add(round);
        }
        if (!drawing.empty()) out += drawing.text() + "\n";
    }
    return out + legend(rounds, lang);
}

} // namespace shiaiba::cli
