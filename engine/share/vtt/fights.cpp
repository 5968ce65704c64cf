// Writes fights to be kept: as messages for Discord, and as a log in HTML.
#include <algorithm>
#include <utility>

#include "core/report/text.hpp"
#include "core/system/system.hpp"
#include "core/text/unicode.hpp"
#include "share/vtt/piece.hpp"
#include "share/vtt/vtt.hpp"
#include "share/wrappings.hpp"

namespace shiaiba {
namespace {

/// Limit of a message (Discord's), in UTF-16 units.
constexpr std::size_t kMostOfMessage = 2000;
/// Code points of a line before it is cut: half the limit at most, since escaping may double it.
constexpr std::size_t kMostOfLine = 800;
/// Code points of a shortened sheet beside a link that has all of it.
constexpr std::size_t kMostOfSheet = 200;

std::size_t length_of(std::string_view text) {
    std::size_t length = 0;
    for (const char32_t point : decode_utf8(text)) length += point > 0xFFFF ? 2 : 1;
    return length;
}

/// Escapes text so that a chat shows it unchanged: no mentions, links, emoji or formats. A space
/// without width behind "@" is needed because Discord finds mentions behind backslashes too.
std::string defused(std::string_view text) {
    constexpr std::u32string_view kMarks = U"\\*_~|>#-`[]()<:.+";
    std::string out;
    for (const char32_t point : decode_utf8(text)) {
        if (kMarks.find(point) != std::u32string_view::npos) out += '\\';
        append_utf8(out, point < ' ' ? U' ' : point);
        if (point == '@') out += "\u200B";
    }
    return out;
}

std::string cut(std::string_view text, std::size_t most) {
    const std::u32string points = decode_utf8(text);
    if (points.size() <= most) return std::string(text);
    return encode_utf8(std::u32string_view(points).substr(0, most)) + "…";
}

/// The lines of a sheet below its name, joined into one line.
std::string in_short(const Piece& piece, std::size_t most) {
    std::string_view sheet = piece.memo;
    std::string out;
    while (!sheet.empty()) {
        const std::string_view line = sheet.substr(0, sheet.find('\n'));
        sheet.remove_prefix(std::min(sheet.size(), line.size() + 1));
        if (line.empty() || line.substr(0, line.find(':')) == "名前") continue;
        out.append(out.empty() ? "" : kBetweenFields).append(line);
    }
    return cut(out, most);
}

/// Splits lines over messages; lines of the log are hidden until a reader clicks them.
class Messages {
public:
    void add(const std::string& line) {
        const std::size_t length = length_of(line) + 1;
        if (length_ + length + kClosing > kMostOfMessage) start_next();
        if (hidden_ && !open_) {
            text_ += kSpoiler;
            length_ += kSpoiler.size();
            open_ = true;
        }
        text_ += line + "\n";
        length_ += length;
    }
    /// Hides all further lines.
    void hide() { hidden_ = true; }

    std::vector<std::string> take() {
        start_next();
        return std::move(done_);
    }

private:
    static constexpr std::string_view kSpoiler = "||";
    /// Length of the marks around the hidden part of a message.
    static constexpr std::size_t kClosing = 2 * kSpoiler.size();

    void start_next() {
        if (open_) text_.insert(text_.size() - 1, kSpoiler);
        if (!text_.empty()) done_.push_back(std::exchange(text_, {}));
        length_ = 0;
        open_ = false;
    }

    std::vector<std::string> done_;
    std::string text_;
    std::size_t length_ = 0;
    bool hidden_ = false;
    bool open_ = false;
};

void add_log(const ExportedFight& taken, Messages& messages) {
    const System& system = *taken.match.system;
    const Names names = taken.match.names_in_text();
    int round = 0;
    for (const Event& event : taken.played.fight_log.events) {
        if (system.is_bookkeeping(event)) continue;
        if (event.round != round) {
            round = event.round;
            messages.add("**" + defused(round_title(system.identity, round).in(taken.lang)) + "**");
        }
        const std::string said = plain(system.narrate(event, names, taken.lang), taken.lang);
        messages.add(defused(cut(said, kMostOfLine)));
    }
}

} // namespace

ExportedFiles to_discord(const ExportedFight& taken) {
    Messages messages;
    messages.add("**" + defused(message_line(taken.match, taken.played, taken.lang)) + "**");
    const std::string url = url_of(taken);
    // Angle brackets keep Discord from showing a preview.
    if (!url.empty()) messages.add("<" + url + ">");
    // Sheets are written in Japanese; English leaves them to the link.
    const bool sheets = taken.lang == Lang::Ja || url.empty();
    for (const Piece& piece : pieces_of(taken.match, taken.played, taken.sides)) {
        if (!sheets) break;
        messages.add((piece.side == Side::A ? "▲ **" : "▽ **") + defused(piece.name) + "** " +
                     defused(in_short(piece, url.empty() ? kMostOfLine : kMostOfSheet)));
    }
    messages.hide();
    add_log(taken, messages);
    const std::vector<std::string> all = messages.take();
    const std::string before = taken.match.system->identity.id + "-";
    const std::string of_all = "/" + std::to_string(all.size());
    ExportedFiles files;
    for (const std::string& text : all) {
        const std::string number = std::to_string(files.size() + 1);
        std::string name = before + number;
        name += ".md";
        files.push_back({std::move(name), number + of_all, text});
    }
    if (files.size() == 1) files.front().title.clear();
    return files;
}

// The log as an HTML page, line by line as CCFOLIA writes its logs: formatters read it by its
// title, by elements, and some by line numbers, so the lines must not change.

namespace {

constexpr std::string_view kHead = R"(<!DOCTYPE html>
<html lang="LANG">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    <meta http-equiv="X-UA-Compatible" content="ie=edge" />
    <title>ccfolia - logs</title>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
    <style>
      body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; line-height: 1.7; background: #fffdf6; color: #1a150f; font-family: serif; }
      h1 { font-size: 1.3rem; border-bottom: 3px double; }
      p { margin: 0.2rem 0; }
      span:first-child { display: none; }
      span:nth-child(2) { font-weight: bold; }
    </style>
  </head>
  <body>
)";

std::string_view color_of(Side side) {
    if (side == Side::None) return "#888888";
    return side == Side::A ? "#b3352a" : "#2a5f9e";
}

/// A message of a side; of Side::None, a message of the system.
std::string message(Side side, std::string_view tab, std::string_view name, std::string_view text) {
    std::string out = "<p style=\"color:";
    out.append(color_of(side)).append(";\">\n  <span> [").append(tab).append("]</span>\n  <span>");
    out.append(escaped_markup(name)).append("</span> :\n  <span>\n    ");
    out.append(escaped_markup(text)).append("\n  </span>\n</p>\n\n");
    return out;
}

class Page {
public:
    explicit Page(const ExportedFight& taken)
        : taken_(taken), names_(taken.match.names_in_text()) {}

    std::string write() {
        const Lang lang = taken_.lang;
        std::string out(kHead);
        out.replace(out.find("LANG"), 4, lang == Lang::Ja ? "ja" : "en");
        out += "<h1>" + escaped_markup(message_line(taken_.match, taken_.played, lang)) + "</h1>\n";
        if (const std::string url = url_of(taken_); !url.empty()) {
            out += "<div><a rel=\"noopener noreferrer\" href=\"" + escaped_markup(url) + "\">" +
                   (lang == Lang::Ja ? "この仕合を開く" : "Open this fight") + "</a></div>\n";
        }
        out += "\n" + events();
        out += message(Side::None, "main", referee(),
                       plain(headline(taken_.match, taken_.played, lang), lang));
        return out + "  </body>\n</html>\n";
    }

private:
    const char* referee() const { return taken_.lang == Lang::Ja ? "仕合場" : "Shiaiba"; }

    std::string events() const {
        const System& system = *taken_.match.system;
        std::string out;
        int round = 0;
        for (const Event& event : taken_.played.fight_log.events) {
            if (event.round != round) {
                round = event.round;
                out += message(Side::None, "main", referee(),
                               round_title(system.identity, round).in(taken_.lang));
            }
            // Events that a reader can do without are in a tab of their own.
            const char* const tab = system.is_bookkeeping(event) ? "info" : "main";
            const std::string_view name = event.side == Side::None
                                              ? std::string_view(referee())
                                              : names_.of(event.actor(), taken_.lang);
            out += message(event.side, tab, name,
                           plain(system.narrate(event, names_, taken_.lang), taken_.lang));
        }
        return out;
    }

    const ExportedFight& taken_;
    Names names_;
};

} // namespace

ExportedFiles to_html_log(const ExportedFight& taken) {
    return {{taken.match.system->identity.id + ".html", {}, Page(taken).write()}};
}

} // namespace shiaiba
