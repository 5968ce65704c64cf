// CCFOLIA (docs.ccfolia.com): a piece as the JSON that its boards take out of the clipboard.
#include "core/text/json.hpp"
#include "share/tables/piece.hpp"
#include "share/tables/tables.hpp"

namespace shiaiba {
namespace {

/// Fields of the board that a piece is wide and high.
constexpr int kFields = 4;

std::string joined(const std::vector<std::string>& lines) {
    std::string out;
    for (const std::string& line : lines) out += (out.empty() ? "" : "\n") + line;
    return out;
}

Json status_json(const Piece& piece) {
    Json all = Json::array();
    for (const Piece::Meter& meter : piece.meters) {
        all.push_back(JsonObject()
                          .add("label", meter.label)
                          .add("value", meter.value)
                          .add("max", meter.most));
    }
    return all;
}

/// CCFOLIA's parameters are texts.
Json params_json(const Piece& piece) {
    Json all = Json::array();
    for (const Piece::Number& number : piece.numbers) {
        all.push_back(
            JsonObject().add("label", number.label).add("value", std::to_string(number.value)));
    }
    return all;
}

std::string piece_text(const Piece& piece, const std::string& url) {
    JsonObject data;
    data.add("name", piece.name).add("memo", piece.memo).add("initiative", 0);
    if (!url.empty()) data.add("externalUrl", url);
    data.add("status", status_json(piece))
        .add("params", params_json(piece))
        .add("commands", joined(lines_of(piece)))
        .add("color", piece.side == Side::A ? "#b3352a" : "#2a5f9e")
        .add("secret", false)
        .add("invisible", false)
        .add("hideStatus", false)
        .add("width", kFields)
        .add("height", kFields)
        .add("angle", 0);
    return write_json(JsonObject().add("kind", "character").add("data", std::move(data))) + "\n";
}

} // namespace

ExportedFiles to_ccfolia(const Taken& taken) {
    ExportedFiles files;
    for (const Piece& piece : pieces_of(taken.match, taken.played, taken.sides)) {
        files.push_back({file_name(taken.match, piece.side, piece.member, ".ccfolia.json"),
                         piece.name, piece_text(piece, url_of(taken))});
    }
    return files;
}

} // namespace shiaiba
