// Udonarium and its forks: a character as the XML that is dropped on their tables.
#include "share/tables/piece.hpp"
#include "share/tables/tables.hpp"

namespace shiaiba {
namespace {

/// An element and what is in it; `attributes` are written already.
std::string data(const std::string& attributes, const std::string& inside) {
    return "<data " + attributes + ">" + inside + "</data>\n";
}
std::string named(const std::string& name, const std::string& inside) {
    return data("name=\"" + escaped_markup(name) + "\"", inside);
}

std::string resource(const Piece::Meter& meter) {
    const std::string value = std::to_string(meter.value);
    return data("type=\"numberResource\" currentValue=\"" + value + "\" name=\"" +
                    escaped_markup(meter.label) + "\"",
                meter.most > 0 ? std::to_string(meter.most) : value);
}

std::string detail(const Piece& piece, const std::string& url) {
    std::string resources;
    for (const Piece::Meter& meter : piece.meters) resources += resource(meter);
    std::string numbers;
    for (const Piece::Number& number : piece.numbers) {
        numbers += named(number.label, std::to_string(number.value));
    }
    std::string notes = data("type=\"note\" name=\"札\"", escaped_markup(piece.memo));
    if (!url.empty()) notes += data("type=\"url\" name=\"URL\"", escaped_markup(url));
    std::string out = named("リソース", "\n" + resources);
    if (!numbers.empty()) out += named("能力", "\n" + numbers);
    return out + named("情報", "\n" + notes);
}

std::string character(const Piece& piece, const std::string& url) {
    const std::string image =
        named("image", "\n" + data("type=\"image\" name=\"imageIdentifier\"", {}));
    const std::string common =
        named("common", "\n" + named("name", escaped_markup(piece.name)) + named("size", "1"));
    std::string palette;
    for (const std::string& line : lines_of(piece)) palette += escaped_markup(line) + "\n";
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
           "<character location.name=\"table\" location.x=\"0\" location.y=\"0\" posZ=\"0\" "
           "rotate=\"0\" roll=\"0\">\n" +
           named("character", "\n" + image + common + named("detail", "\n" + detail(piece, url))) +
           "<chat-palette dicebot=\"DiceBot\">" + palette + "</chat-palette>\n</character>\n";
}

} // namespace

ExportedFiles to_udonarium(const Taken& taken) {
    ExportedFiles files;
    for (const Piece& piece : pieces_of(taken.match, taken.played, taken.sides)) {
        files.push_back({file_name(taken.match, piece.side, piece.member, ".xml"), piece.name,
                         character(piece, url_of(taken))});
    }
    return files;
}

} // namespace shiaiba
