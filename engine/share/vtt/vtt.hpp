// Exports to the virtual tables where people play: one function for each form.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/system/match.hpp"

namespace shiaiba {

/// A text to be copied, or a file of its own.
struct ExportedFile {
    /// ASCII, without a folder.
    std::string name;
    /// Which of several it is: a member's name, or "1/3".
    std::string title;
    std::string text;
};
using ExportedFiles = std::vector<ExportedFile>;

/// What is taken along: a fight as far as its viewer may see it (core/system/view.hpp), played with Listen::Everything.
struct ExportedFight {
    const Match& match;
    const Played& played;
    /// Of the log; pieces speak Japanese, as sheets do.
    Lang lang = Lang::Ja;
    /// Whose pieces.
    std::vector<Side> sides = {Side::A, Side::B};
    /// Of the fight; empty where there is none. A fight that goes on with secrets is not pointed to.
    std::string url = {};
};

struct Exporter {
    std::string_view form;
    /// The form takes characters along, and needs no fight.
    bool of_characters = false;
    ExportedFiles (*run)(const ExportedFight& taken) = nullptr;
};
/// ccfolia, udonarium, bcdice, discord, html, text, json.
const std::vector<Exporter>& exporters();
/// nullptr where there is none.
const Exporter* find_exporter(std::string_view form);

/// Longest address that is written down.
inline constexpr std::size_t kMostUrl = 1900;
/// The fight's address where it may be told.
std::string url_of(const ExportedFight& taken);

ExportedFiles to_ccfolia(const ExportedFight& taken);
ExportedFiles to_udonarium(const ExportedFight& taken);
ExportedFiles to_bcdice(const ExportedFight& taken);
ExportedFiles to_discord(const ExportedFight& taken);
ExportedFiles to_html_log(const ExportedFight& taken);

/// Of a member of a side: the id of the system, the token of the member, the ending.
std::string file_name(const Match& match, Side side, std::size_t member, std::string_view ending);

/// As text and as an attribute in XML and HTML; what no XML may hold, controls for one, is left out.
std::string escaped_markup(std::string_view text);

} // namespace shiaiba
