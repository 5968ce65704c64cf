// `shiaiba hill`: lets all entrants of a folder meet each other, fights only the pairs that no
// earlier run fought, and prints the table.
#include <algorithm>
#include <iostream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "analysis/hill/hill.hpp"
#include "analysis/hill/report.hpp"
#include "cli/args.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/numbers.hpp"
#include "cli/questions/hill_folder.hpp"
#include "cli/questions/shards.hpp"
#include "cli/text_table.hpp"
#include "core/report/text.hpp"
#include "core/text/json.hpp"
#include "core/text/json_fwd.hpp"

namespace shiaiba::cli {
namespace {

Text heading(const Hill& hill) {
    const std::string entrants = std::to_string(hill.entrants().size());
    const std::string games = std::to_string(hill.terms().fights());
    return {"山  " + entrants + "人  一組につき" + games + "戦",
            "Hill  " + entrants + " entrants  " + games + " fights a pair"};
}

void print_table(const Hill& hill, Lang lang) {
    const HillTerms& terms = hill.terms();
    const bool chance = terms.system->identity.chance;
    std::cout << terms.system->identity.name.in(lang) << "  " << heading(hill).in(lang) << "\n"
              << settings_text(*terms.system, terms.settings, lang) << "\n";
    std::vector<std::vector<std::string>> rows;
    rows.push_back(lang == Lang::Ja
                       ? std::vector<std::string>{"", "名前", "ファイル", "点", "勝", "分", "負",
                                                  "勝ち越し", "五分", "負け越し", "得点率％"}
                       : std::vector<std::string>{"", "Name", "File", "Points", "W", "D", "L",
                                                  "Beats", "Level", "Loses", "Share %"});
    if (chance) rows[0].emplace_back(lang == Lang::Ja ? "95％区間" : "95 % interval");
    for (const HillStanding& one : standings(hill)) {
        const HillEntrant& entrant = hill.entrants()[one.entrant];
        rows.push_back({std::to_string(one.place), entrant.party.name, entrant.file,
                        std::to_string(one.points()), std::to_string(one.wins),
                        std::to_string(one.draws), std::to_string(one.losses),
                        std::to_string(one.beats), std::to_string(one.level),
                        std::to_string(one.loses), in_percent(one.share.rate)});
        if (chance) {
            rows.back().push_back(in_percent(one.share.low) + "-" + in_percent(one.share.high));
        }
    }
    std::cout << text_table(rows, 3);
}

/// Prints JSON with this history, or else a table in `--lang`.
void print_hill(const Hill& hill, Json history, const Args& args) {
    if (args.has("--json")) {
        std::cout << write_json(hill_report(hill, std::move(history))) << "\n";
    } else {
        print_table(hill, lang_of(args.value("--lang", "ja")));
    }
}

// The command.

/// Most fights of one run: enough for the largest hill with the usual number of games, when nothing
/// was fought before.
constexpr std::uint64_t kMostNewFights = kMostHillEntrants * kMostHillEntrants * kHillGames;

/// A run over a hill as it is, and as earlier commits had it.
class HillRun {
public:
    HillRun(HillTerms terms, HillResults known, unsigned workers)
        : terms_(std::move(terms)), known_(std::move(known)), workers_(workers) {}

    Hill standing(std::vector<HillEntrant> entrants) const {
        return {terms_, std::move(entrants), known_};
    }
    /// Whether this run may still fight that many fights.
    bool may_fight(const Hill& hill) const { return fought_ + hill.fights() <= kMostNewFights; }
    /// False after an interrupt.
    bool fight(Hill& hill) {
        if (!fight_with_bar(hill, workers_)) return false;
        fought_ += hill.fights();
        hill.give(known_);
        hill.give(used_);
        return true;
    }

    /// The standings after each commit, in order of the commits. The newest commit is fought first,
    /// and the history goes back as far as fights are left; absent after an interrupt.
    std::optional<Json> history(const std::vector<HillSnapshot>& snapshots) {
        std::vector<Json> moments;
        for (const HillSnapshot& one : snapshots) {
            HillReading reading = read_hill_folder(terms_, one.folder);
            if (!reading.problems.empty()) {
                moments.push_back(refused_moment(one.commit));
                continue;
            }
            Hill hill = standing(std::move(reading.entrants));
            if (!may_fight(hill)) {
                std::cerr << "shiaiba: no fights are left for what was before " << one.commit.date
                          << ".\n";
                break;
            }
            if (!fight(hill)) return std::nullopt;
            moments.push_back(hill_moment(one.commit, hill));
        }
        std::reverse(moments.begin(), moments.end());
        Json all = Json::array();
        for (Json& one : moments) all.push_back(std::move(one));
        return all;
    }

    std::uint64_t fought() const { return fought_; }
    const HillResults& used() const { return used_; }

private:
    HillTerms terms_;
    HillResults known_;
    /// Results that this hill and its history use: only these are kept in the cache.
    HillResults used_;
    unsigned workers_;
    std::uint64_t fought_ = 0;
};

Got<HillTerms> read_terms(const Args& args, Lang lang) {
    const auto found = find_system(args.words()[0]);
    if (!found.value) return {std::nullopt, found.exit_code};
    auto settings = read_settings(**found.value, args, lang);
    if (!settings.value) return {std::nullopt, settings.exit_code};
    constexpr long most = kMostHillGames;
    const auto games = args.number("--games", kHillGames, 1, most);
    if (!games) return {std::nullopt, usage_failure(Args::bad_number("--games", 1, most))};
    return {HillTerms{*found.value, std::move(*settings.value), static_cast<std::uint64_t>(*games)},
            kDone};
}

int interrupted_run() {
    std::cerr << "shiaiba: interrupted; nothing was written.\n";
    return kLimit;
}

int print_merged(const Hill& hill, const Args& args) {
    const std::string cache = args.value("--cache", "");
    if (!cache.empty()) {
        HillResults results = read_hill_results(cache, lang_of(args.value("--lang", "ja")));
        hill.give(results);
        const int written = write_hill_results(cache, results);
        if (written != kDone) return written;
    }
    print_hill(hill, {}, args);
    return kDone;
}

int run_hill(const Args& args) {
    if (args.words().size() != 2) return usage_failure("usage: shiaiba hill SYSTEM FOLDER");
    const Lang lang = lang_of(args.value("--lang", "ja"));
    const auto terms = read_terms(args, lang);
    if (!terms.value) return terms.exit_code;
    const auto workers = args.number("--workers", 0, 1, kMostWorkers);
    if (!workers) return usage_failure(Args::bad_number("--workers", 1, kMostWorkers));
    HillReading reading = read_hill_folder(*terms.value, args.words()[1]);
    tell_hill_problems(reading.problems, lang);
    if (!reading.problems.empty()) return kIllegal;

    const std::string cache = args.value("--cache", "");
    HillRun run(*terms.value, read_hill_results(cache, lang), static_cast<unsigned>(*workers));
    Hill hill = run.standing(std::move(reading.entrants));
    if (wants_part(args)) return write_wanted(hill, args);
    if (!run.may_fight(hill)) {
        const std::string most = std::to_string(kMostNewFights);
        tell_problems(
            {problem_at("", "hillFights",
                        {"一度に戦えるのは" + most + "戦までです。何回かに分けて増やしてください。",
                         "A run has " + most + " fights at most: let the hill grow by several."})},
            lang);
        return kIllegal;
    }
    hear_interrupts();
    if (!run.fight(hill)) return interrupted_run();
    Json history;
    if (args.has("--history")) {
        const auto snapshots = read_hill_snapshots(args.value("--history", ""));
        if (!snapshots.value) return snapshots.exit_code;
        auto moments = run.history(*snapshots.value);
        if (!moments) return interrupted_run();
        history = std::move(*moments);
    }
    const int written = write_hill_results(cache, run.used());
    if (written != kDone) return written;
    if (!cache.empty()) {
        std::cerr << "shiaiba: " << run.fought() << " fights were new; " << hill.missing() << " of "
                  << hill.pairs() << " pairs.\n";
    }
    print_hill(hill, std::move(history), args);
    return kDone;
}

} // namespace

const Command& hill_command() {
    static const Command command{
        "hill",
        "SYSTEM FOLDER",
        "Lets everybody of a folder meet everybody, on both sides.",
        "Each entrant is a file NAME.txt with one character, or one party (docs/hill.md). Everything that is\n"
        "wrong with any is told, and then nothing is fought or written. All cores work, and the result does\n"
        "not depend on how many there are.\n",
        with_shard_options(with_settings_options(
            {taking("--cache", "FILE", "a file",
                    "results of earlier runs: only what is not among them is fought; written anew"),
             taking("--history", "FOLDER", "a folder",
                    "the hill as earlier commits left it, which scripts/hill makes"),
             taking("--games", "N", "a number",
                    "fights of a pair on each side, with chance, 1 to 200 (default 20)"),
             flag("--json", "standings, every game with its seed, and the history"),
             workers_option(), lang_option("language of the table (default ja)")})),
        "Exit 0: done. 1: an entrant or the hill is illegal. 2: usage or input. 3: interrupted.\n",
        run_hill,
        {asked_kind<Hill, print_merged>(false, true)}};
    return command;
}

} // namespace shiaiba::cli
