// BCDice: the palette as lines that any chat bot with its dice rolls, values put in.
#include "share/tables/piece.hpp"
#include "share/tables/tables.hpp"

namespace shiaiba {

ExportedFiles to_bcdice(const Taken& taken) {
    ExportedFiles files;
    for (const Piece& piece : pieces_of(taken.match, taken.played, taken.sides)) {
        std::string text;
        for (const std::string& line : filled_lines_of(piece)) text += line + "\n";
        files.push_back({file_name(taken.match, piece.side, piece.member, ".txt"), piece.name,
                         std::move(text)});
    }
    return files;
}

} // namespace shiaiba
