// `shiaiba export`: writes characters and fights in the forms of the online tables where people
// play.
#include <filesystem>
#include <fstream>
#include <iostream>
#include <utility>

#include "analysis/search.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "core/system/view.hpp"
#include "share/link.hpp"
#include "share/vtt/vtt.hpp"

namespace shiaiba::cli {
namespace {

constexpr const char* kUsageLine = "usage: shiaiba export SYSTEM A [B] --to FORM";

/// A match of the character against itself, to show the character as it is when a fight begins.
Got<Match> read_alone(const Args& args, Lang lang) {
    const auto found = find_system(args.words()[0]);
    if (!found.value) return {std::nullopt, found.exit_code};
    auto settings = read_settings(**found.value, args, lang);
    if (!settings.value) return {std::nullopt, settings.exit_code};
    const auto character =
        read_character(**found.value, args.words()[1], "", lang, *settings.value);
    if (!character.value) return {std::nullopt, character.exit_code};
    Match match;
    match.system = *found.value;
    match.settings = std::move(*settings.value);
    match.sides = {*character.value, *character.value};
    return {std::move(match), kDone};
}

/// The address of a link to the fight; empty if no site is given, or no link can hold the fight.
std::string link_at(const std::string& site, const Match& match) {
    if (site.empty()) return {};
    const auto made = make_link(match, {});
    if (!made) return {};
    return site + (site.back() == '/' ? "" : "/") + match.system->identity.id + "/#" +
           made->fragment;
}

int write(const ExportedFiles& files, const std::string& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    for (const ExportedFile& file : files) {
        const std::filesystem::path path = std::filesystem::path(folder) / file.name;
        std::ofstream out(path, std::ios::binary);
        out << file.text;
        out.close();
        if (!out) return usage_failure("Can't write " + path.string() + ".");
        std::cout << path.string() << "\n";
    }
    return kDone;
}

int run_export(const Args& args) {
    const std::size_t words = args.words().size();
    const Exporter* const exporter = find_exporter(args.value("--to", ""));
    if (words < 2 || words > 3 || exporter == nullptr) return usage_failure(kUsageLine);
    const bool alone = words == 2;
    if (alone && !exporter->of_characters) {
        return usage_failure("This form takes a fight along: A and B.");
    }
    const Lang lang = lang_of(args.value("--lang", "ja"));
    auto match = alone ? read_alone(args, lang) : read_match(args, kUsageLine, lang);
    if (!match.value) return match.exit_code;
    if (args.has("--no-names")) {
        for (Party& side : match.value->sides) clear_names(side);
    }
    if (!alone) think_on(*match.value);
    const Played played = seen(*match.value, play(*match.value, Log::Listen::Everything),
                               viewer_from(args.value("--viewer", "")));
    ExportedFight taken{*match.value, played, lang};
    if (alone) {
        taken.sides = {Side::A};
    } else {
        taken.url = link_at(args.value("--site", ""), *match.value);
    }
    const ExportedFiles files = exporter->run(taken);
    if (args.has("--out")) return write(files, args.value("--out", ""));
    for (const ExportedFile& file : files) std::cout << file.text;
    return kDone;
}

} // namespace

const Command& export_command() {
    static const Command command{
        "export",
        "SYSTEM A [B]",
        "Writes characters, or the fight of A against B, for the tables where people play.",
        "One text after another on standard output (docs/tables.md). --to takes a form of characters, which\n"
        "takes A alone, too; of a party each member is a piece:\n\n"
        "  ccfolia    a piece for CCFOLIA's clipboard, one a line; `shiaiba check` reads them back\n"
        "  udonarium  a character for Udonarium and its forks, as XML\n"
        "  bcdice     the rolls of a character as lines for a chat bot\n\n"
        "or a form of the fight:\n\n"
        "  discord    verdict, builds and log in messages of 2,000 characters at most\n"
        "  html       the log as a page, which formatters of CCFOLIA's logs read\n"
        "  text       the log as `fight --log text` prints it\n"
        "  json       events, boards and outcome\n",
        with_match_options(
            {required(one_of("--to",
                             {"ccfolia", "udonarium", "bcdice", "discord", "html", "text", "json"},
                             "the form")),
             taking("--out", "FOLDER", "a folder", "a file each, whose names are printed"),
             taking("--site", "URL", "an address",
                    "where the page stands, for a link to the fight"),
             flag("--no-names", "nobody's name is told"), viewer_option(),
             lang_option("of the log and of problems; pieces are Japanese (default ja)")}),
        "Exit 0: written. 1: an illegal build. 2: usage or input.\n",
        run_export};
    return command;
}

} // namespace shiaiba::cli
