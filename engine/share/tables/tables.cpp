// The list of forms, and those that other rooms write already.
#include "share/tables/tables.hpp"

#include <algorithm>

#include "core/report/report.hpp"
#include "core/report/text.hpp"
#include "core/system/ruleset.hpp"
#include "core/text/json.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba {
namespace {

ExportedFiles to_text_log(const Taken& taken) {
    return {{taken.match.ruleset->identity().id + ".txt",
             {},
             text_log(taken.match, taken.played, taken.lang)}};
}

ExportedFiles to_events(const Taken& taken) {
    return {{taken.match.ruleset->identity().id + ".json",
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

std::string url_of(const Taken& taken) {
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
    return match.ruleset->identity().id + "-" + token({side, static_cast<int>(member)}) +
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

} // namespace shiaiba
