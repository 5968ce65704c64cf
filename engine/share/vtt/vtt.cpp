// Lists the forms of export, and writes characters for BCDice, CCFOLIA and Udonarium.
#include "share/vtt/vtt.hpp"

#include <algorithm>

#include "core/report/report.hpp"
#include "core/report/text.hpp"
#include "core/system/system.hpp"
#include "core/text/json.hpp"
#include "core/text/unicode.hpp"
#include "share/vtt/piece.hpp"

namespace shiaiba {
namespace {

ExportedFiles to_text_log(const ExportedFight& taken) {
    return {{taken.match.system->identity.id + ".txt",
             {},
             text_log(taken.match, taken.played, taken.lang)}};
}

ExportedFiles to_events(const ExportedFight& taken) {
    return {{taken.match.system->identity.id + ".json",
             {},
             write_json(report(taken.match, taken.played, taken.lang), 2) + "\n"}};
}

} // namespace

const std::vector<Exporter>& exporters() {
    static const std::vector<Exporter> all{
        {"ccfolia", true, to_ccfolia}, {"udonarium", true, to_udonarium},
        {"bcdice", true, to_bcdice},   {"discord", false, to_discord},
        {"html", false, to_html_log},  {"text", false, to_text_log},
        {"json", false, to_events},
    };
    return all;
}

const Exporter* find_exporter(std::string_view form) {
    for (const Exporter& one : exporters()) {
        if (one.form == form) return &one;
    }
    return nullptr;
}

std::string url_of(const ExportedFight& taken) {
    const std::string_view url = taken.url;
    const bool of_web = url.substr(0, 8) == "https://" || url.substr(0, 7) == "http://";
    const bool plain = std::all_of(url.begin(), url.end(), [](char c) {
        return c > ' ' && c <= '~' &&
               std::string_view("<>\"'`\\").find(c) == std::string_view::npos;
    });
    const bool open = taken.played.viewer != Side::None;
    return of_web && plain && !open && url.size() <= kMostUrl ? taken.url : std::string();
}

std::string file_name(const Match& match, Side side, std::size_t member, std::string_view ending) {
    return match.system->identity.id + "-" + token({side, static_cast<int>(member)}) +
           std::string(ending);
}

std::string escaped_markup(std::string_view text) {
    std::string out;
    for (const char32_t point : decode_utf8(text)) {
        const bool control = (point < ' ' && point != '\n' && point != '\t') || point == 0x7F;
        if (control || point == 0xFFFE || point == 0xFFFF) continue;
        switch (point) {
        case '&': out += "&amp;"; break;
        case '<': out += "&lt;"; break;
        case '>': out += "&gt;"; break;
        case '"': out += "&quot;"; break;
        case '\'': out += "&#39;"; break;
        default: append_utf8(out, point);
        }
    }
    return out;
}

// BCDice: the palette as lines that any chat bot with its dice can roll, with the values filled in.

ExportedFiles to_bcdice(const ExportedFight& taken) {
    ExportedFiles files;
    for (const Piece& piece : pieces_of(taken.match, taken.played, taken.sides)) {
        std::string text;
        for (const std::string& line : filled_lines_of(piece)) text += line + "\n";
        files.push_back({file_name(taken.match, piece.side, piece.member, ".txt"), piece.name,
                         std::move(text)});
    }
    return files;
}

// CCFOLIA (docs.ccfolia.com): a piece as the JSON that its boards take from the clipboard.

namespace {

/// Width and height of a piece, in squares of the board.
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

/// CCFOLIA's parameters are strings.
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

ExportedFiles to_ccfolia(const ExportedFight& taken) {
    ExportedFiles files;
    for (const Piece& piece : pieces_of(taken.match, taken.played, taken.sides)) {
        files.push_back({file_name(taken.match, piece.side, piece.member, ".ccfolia.json"),
                         piece.name, piece_text(piece, url_of(taken))});
    }
    return files;
}

// Udonarium and its forks: a character as an XML file that users drop on the table.

namespace {

/// An element and its contents; `attributes` must be escaped already.
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

ExportedFiles to_udonarium(const ExportedFight& taken) {
    ExportedFiles files;
    for (const Piece& piece : pieces_of(taken.match, taken.played, taken.sides)) {
        files.push_back({file_name(taken.match, piece.side, piece.member, ".xml"), piece.name,
                         character(piece, url_of(taken))});
    }
    return files;
}

} // namespace shiaiba
