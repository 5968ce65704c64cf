// `shiaiba review`: reviews the decisions by hand in a fight, and prints where it was lost and what
// would have been better.
#include "analysis/review.hpp"

#include <iostream>
#include <string>
#include <vector>

#include "analysis/parallel.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/numbers.hpp"
#include "cli/progress.hpp"
#include "cli/text_table.hpp"
#include "rulesets/registry.hpp"
#include "share/reader.hpp"

namespace shiaiba::cli {
namespace {

/// The match of a link or a file.
Got<Match> read_played(const std::string& argument, Lang lang) {
    const auto text = read_text(argument);
    if (!text.value) return {std::nullopt, text.exit_code};
    ReaderResult reading = read_anything(all_systems(), *all_systems().all().front(), *text.value);
    tell_problems(reading.problems, lang);
    if (!reading.problems.empty()) return {std::nullopt, kIllegal};
    if (!reading.match) {
        usage_failure("There is no fight in it. " + reading.said.in(lang));
        return {std::nullopt, kUsage};
    }
    const Problems problems = not_played(play(*reading.match, Log::Listen::Nothing));
    tell_problems(problems, lang);
    if (!problems.empty()) return {std::nullopt, kIllegal};
    return {std::move(reading.match), kDone};
}

std::string said(const Chances& chances, bool ja) {
    if (chances.exact) return in_percent(chances.share.rate) + (ja ? " 厳密" : " exact");
    return in_percent(chances.share.rate) + " (" + in_percent(chances.share.low) + "–" +
           in_percent(chances.share.high) + ")";
}

Text compared_said(Compared gain) {
    switch (gain) {
    case Compared::Better: return {};
    case Compared::Worse: return {" 選んだ手がよい", " what was taken is better"};
    case Compared::Same: return {" 差はない", " no difference"};
    case Compared::Untold: break;
    }
    return {" 差は言えない", " can't be told apart"};
}

std::string gain_said(const Reviewed& one, Lang lang) {
    if (!one.advice) return Text{"同じ手", "the same"}.in(lang);
    const Share& gain = one.advice->gain;
    return with_sign(gain.rate) + " (" + with_sign(gain.low) + "…" + with_sign(gain.high) + ")" +
           compared_said(compared(gain)).in(lang);
}

void print(const Match& match, const std::vector<Reviewed>& all, Lang lang) {
    const bool ja = lang == Lang::Ja;
    const Names names = match.names_in_text();
    std::vector<std::vector<std::string>> rows{
        ja ? std::vector<std::string>{"#", "誰", "選んだ手", "勝つ見込み %", "強の手", "差"}
           : std::vector<std::string>{"#", "who", "taken", "wins %", "strong opponent", "change"}};
    for (const Reviewed& one : all) {
        const std::string given_up = ja ? "投了" : "surrender";
        const bool picked = !one.point.taken.id.empty();
        rows.push_back(
            {std::to_string(one.point.i), std::string(names.of(one.point.actor, lang)),
             picked ? one.point.taken.label.in(lang) : given_up, said(one.taken, ja),
             one.advice ? one.advice->option.label.in(lang) + " " + said(one.advice->chances, ja)
                        : "",
             gain_said(one, lang)});
    }
    std::cout << text_table(rows, rows.front().size());
}

int run_review(const Args& args) {
    if (args.words().size() != 1) return usage_failure("usage: shiaiba review FILE|-|'#…'");
    const Lang lang = lang_of(args.value("--lang", "ja"));
    const auto match = read_played(args.words()[0], lang);
    if (!match.value) return match.exit_code;
    const auto workers = args.number("--workers", 0, 1, kMostWorkers);
    if (!workers) return usage_failure(Args::bad_number("--workers", 1, kMostWorkers));
    hear_interrupts();
    const auto points = review_points(*match.value, viewer_from(args.value("--viewer", "")));
    std::vector<Reviewed> all(points.size());
    std::vector<char> done(points.size(), 0);
    Progress progress("review", points.size());
    in_parallel(
        points.size(),
        [&](std::size_t k) {
            all[k] = review(*match.value, points[k]);
            done[k] = 1;
        },
        [&](std::size_t some) { return progress.at(some); }, static_cast<unsigned>(*workers));
    std::vector<Reviewed> known;
    for (std::size_t k = 0; k < all.size(); ++k) {
        if (done[k] != 0) known.push_back(std::move(all[k]));
    }
    known = by_loss(std::move(known));
    if (args.has("--json")) {
        Json json = Json::array();
        for (const Reviewed& one : known) json.push_back(to_json(one));
        std::cout << write_json(json, 2) << "\n";
    } else {
        print(*match.value, known, lang);
    }
    return interrupted() ? kLimit : kDone;
}

} // namespace

const Command& review_command() {
    static const Command command{
        "review",
        "FILE|-|'#…'",
        "Reviews what hands decided in a fight (a match file, or a link).",
        "How often the side wins after what it took, and after what the strong opponent would have taken, by\n"
        "what it could know then; where that differs most, first (docs/opponent.md).\n",
        {viewer_option(), workers_option(), json_option(), lang_option()},
        "Exit 0: done. 1: it can't be played. 2: usage or input. 3: interrupted, which keeps what is known.\n",
        run_review};
    return command;
}

} // namespace shiaiba::cli
