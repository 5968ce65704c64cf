// The log as a page to be kept, in the very lines of the logs that CCFOLIA writes: formatters read it by its title, by
// elements, and some by the number of a line.
#include "core/report/text.hpp"
#include "core/system/ruleset.hpp"
#include "share/tables/tables.hpp"

namespace shiaiba {
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

/// A message of somebody; of nobody, the system's.
std::string message(Side side, std::string_view tab, std::string_view name, std::string_view text) {
    std::string out = "<p style=\"color:";
    out.append(color_of(side)).append(";\">\n  <span> [").append(tab).append("]</span>\n  <span>");
    out.append(escaped_markup(name)).append("</span> :\n  <span>\n    ");
    out.append(escaped_markup(text)).append("\n  </span>\n</p>\n\n");
    return out;
}

class Page {
public:
    explicit Page(const Taken& taken) : taken_(taken), names_(taken.match.names()) {}

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
        out += message(Side::None, "main", system(),
                       plain(headline(taken_.match, taken_.played, lang)));
        return out + "  </body>\n</html>\n";
    }

private:
    const char* system() const { return taken_.lang == Lang::Ja ? "仕合場" : "Shiaiba"; }

    std::string events() const {
        const Ruleset& ruleset = *taken_.match.ruleset;
        std::string out;
        int round = 0;
        for (const Event& event : taken_.played.chronicle.events) {
            if (event.round != round) {
                round = event.round;
                out += message(Side::None, "main", system(),
                               ruleset.round_title(round).in(taken_.lang));
            }
            // What a log can be understood without stands in a tab of its own.
            const char* const tab = ruleset.is_bookkeeping(event) ? "info" : "main";
            const std::string_view name = event.side == Side::None
                                              ? std::string_view(system())
                                              : names_.of(event.actor(), taken_.lang);
            out +=
                message(event.side, tab, name, plain(ruleset.narrate(event, names_, taken_.lang)));
        }
        return out;
    }

    const Taken& taken_;
    Names names_;
};

} // namespace

ExportedFiles to_html_log(const Taken& taken) {
    return {{taken.match.ruleset->identity().id + ".html", {}, Page(taken).write()}};
}

} // namespace shiaiba
