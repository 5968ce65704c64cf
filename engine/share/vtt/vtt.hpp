// Exports to the virtual tables where people play: one function per form. Other programs read these
// forms.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/system/match.hpp"

namespace shiaiba {

/// A text to copy, or a file.
struct ExportedFile {
    /// File name in ASCII, without a folder.
    std::string name;
    /// Distinguishes several files: a member's name, or "1/3".
    std::string title;
    std::string text;
};
using ExportedFiles = std::vector<ExportedFile>;

/// The fight to export, as its viewer may see it (core/system/view.hpp), played with
/// Listen::Everything.
struct ExportedFight {
    const Match& match;
    const Played& played;
    /// Language of the log; pieces are in Japanese, as sheets are.
    Lang lang = Lang::Ja;
    /// Sides whose pieces are exported.
    std::vector<Side> sides = {Side::A, Side::B};
    /// Address of the fight; empty: none. It is not exported for a fight with secrets that isn't
    /// over.
    std::string url = {};
};

struct Exporter {
    std::string_view form;
    /// Whether the form takes characters, so that it needs no fight.
    bool of_characters = false;
    ExportedFiles (*run)(const ExportedFight& taken) = nullptr;
};
/// The forms ccfolia, udonarium, bcdice, discord, html, text, json.
const std::vector<Exporter>& exporters();
/// nullptr where there is no such form.
const Exporter* find_exporter(std::string_view form);

/// Longest address that is exported.
inline constexpr std::size_t kMostUrl = 1900;
/// The fight's address, or "" where it may not be shown or is malformed.
std::string url_of(const ExportedFight& taken);

ExportedFiles to_ccfolia(const ExportedFight& taken);
ExportedFiles to_udonarium(const ExportedFight& taken);
ExportedFiles to_bcdice(const ExportedFight& taken);
ExportedFiles to_discord(const ExportedFight& taken);
ExportedFiles to_html_log(const ExportedFight& taken);

/// File name for a member of a side: id of the system, token of the member, `ending`.
std::string file_name(const Match& match, Side side, std::size_t member, std::string_view ending);

/// Escapes text for XML and HTML, also in attributes; characters that XML forbids (controls, for
/// one) are left out.
std::string escaped_markup(std::string_view text);

} // namespace shiaiba
