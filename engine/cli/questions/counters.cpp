// `shiaiba counters`: finds the builds that beat a build, or the builds one step away from it, and
// prints them with their standings.
#include <algorithm>
#include <cstddef>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "analysis/counters.hpp"
#include "analysis/parallel.hpp"
#include "cli/commands.hpp"
#include "cli/numbers.hpp"
#include "cli/progress.hpp"
#include "cli/questions/one_build.hpp"
#include "core/text/json.hpp"

namespace shiaiba::cli {
namespace {

std::string score_text(std::optional<int> score) {
    return right(score ? in_percent(*score) + " %" : "-", 9);
}
std::string share_text(const Standing& standing) {
    return right(percent(standing.wins, standing.fights()) + " %", 10);
}

/// The set in its shortest form: any item, a list of items, or any but a list.
std::string set_text(const OneBuild& asked, std::uint32_t set) {
    const bool ja = asked.lang == Lang::Ja;
    const std::uint32_t everything = asked.fast.everything()[0];
    if (set == everything) return ja ? "何でも" : "any";
    const bool most = size_of({set}, 1) * 2 > asked.fast.items();
    const std::uint32_t listed = most ? everything & ~set : set;
    std::string text;
    for (std::size_t item = 0; item < asked.fast.items(); ++item) {
        if ((listed >> item & 1U) == 0) continue;
        text += (text.empty() ? "" : "・") + asked.names[item];
    }
    if (!most) return text;
    return ja ? text + "以外" : "any but " + text;
}

/// Prints the answer as JSON, with the standing of each build of its `list`; after an interrupt the
/// rest have none.
template <class List>
void print_answer(const OneBuild& asked, const Standing& mine, Json answer, const char* list,
                  const List& builds) {
    std::size_t k = 0;
    for (const auto& one : builds) {
        const Standing standing = swept(asked, one.build);
        if (!is_whole(asked, standing)) break;
        answer[list][k++]["standing"] = to_json(standing);
    }
    Json out = JsonObject().add("build", to_json(asked.character)).add("standing", to_json(mine));
    for (auto& [key, value] : answer.items()) out[key] = std::move(value);
    std::cout << write_json(out, 2) << "\n";
}

/// "  (紫電・+反 で始まるもの 14)": how many builds of the group begin alike; empty if it is one
/// build.
std::string alike_text(const OneBuild& asked, const Counter& counter) {
    if (counter.alike.empty()) return "";
    const ItemRow row = row_of(asked.fast, counter.build);
    std::string begins;
    for (std::size_t place = 0; place < std::min(kBeginning, asked.fast.places()); ++place) {
        begins += (place == 0 ? "" : "・") + asked.names[row[place]];
    }
    const std::string count = std::to_string(counter.alike.size() + 1);
    return asked.lang == Lang::Ja ? "  (" + begins + " で始まるもの " + count + ")"
                                  : "  (begins with " + begins + ": " + count + " of them)";
}

/// A line for each box: number of builds, rounds of the fight, and the set of every place.
void print_boxes(const OneBuild& asked, const std::vector<Box>& boxes) {
    for (const Box& box : boxes) {
        std::cout << right(grouped(size_of(box.sets, asked.fast.places())), 10) << "  "
                  << static_cast<int>(box.verdict.rounds) << "R ";
        for (std::size_t place = 0; place < asked.fast.places(); ++place) {
            std::cout << " [" << set_text(asked, box.sets[place]) << "]";
        }
        std::cout << "\n";
    }
}

/// Prints a line for each of `found.best` with its standing; stops after an interrupt.
void print_counters(const OneBuild& asked, const CountersPart& found) {
    std::cout << (asked.lang == Lang::Ja
                      ? "     得点  勝つ相手          勝          敗         分  R  構成\n"
                      : "    score     beats        wins      losses      draws  R  build\n");
    for (const Counter& counter : found.best) {
        const Standing standing = swept(asked, counter.build);
        if (!is_whole(asked, standing)) return;
        std::cout << score_text(counter.score) << share_text(standing)
                  << right(grouped(standing.wins), 12) << right(grouped(standing.losses), 12)
                  << right(grouped(standing.draws), 11)
                  << right(std::to_string(counter.box.verdict.rounds), 3) << "  "
                  << row_text(asked, counter.build) << alike_text(asked, counter) << std::endl;
    }
}

/// Prints a line for each edit with the change from `mine`; stops after an interrupt.
void print_edits(const OneBuild& asked, const Standing& mine, const Edits& edits) {
    std::cout << (asked.lang == Lang::Ja ? "     得点  勝つ相手              差  一手\n"
                                         : "    score     beats          change  edit\n");
    std::cout << score_text(edits.score) << share_text(mine)
              << (asked.lang == Lang::Ja ? "  いまのまま" : "  as it is") << std::endl;
    const ItemRow row = row_of(asked.fast, asked.number);
    for (const Edit& edit : edits.edits) {
        const Standing standing = swept(asked, edit.build);
        if (!is_whole(asked, standing)) return;
        const bool up = standing.wins >= mine.wins;
        const std::uint64_t apart = up ? standing.wins - mine.wins : mine.wins - standing.wins;
        std::cout << score_text(edit.score) << share_text(mine) << " →" << share_text(standing)
                  << right((up ? "+" : "-") + percent(apart, mine.fights()), 8) << "  "
                  << edit.place + 1 << ": " << asked.names[row[edit.place]] << " → "
                  << asked.names[edit.item] << std::endl;
    }
}

/// Prints the module's answer with the build, its standing, and the standings of the listed builds.
void print_json(const OneBuild& asked, const Standing& mine, const CountersPart& found) {
    print_answer(asked, mine, to_json(asked.system, asked.names, found), "best", found.best);
}

void print_json(const OneBuild& asked, const Standing& mine, const Edits& edits) {
    print_answer(asked, mine, to_json(asked.character, asked.names, edits), "edits", edits.edits);
}

// The command.

constexpr long kShown = 20;

/// The names of all occurrences of `option`, each of which may list several between commas.
Json names_given(const Args& args, const char* option) {
    Json names = Json::array();
    for (const std::string& value : args.values(option)) {
        for (std::size_t from = 0; from <= value.size();) {
            const std::size_t end = std::min(value.find(',', from), value.size());
            names.push_back(value.substr(from, end - from));
            from = end + 1;
        }
    }
    return names;
}

Got<CounterFilter> read_filter(const Args& args, const OneBuild& asked) {
    const auto most = static_cast<long>(asked.fast.places());
    const auto changes = args.number("--changes", most, 0, most);
    if (!changes) return {std::nullopt, usage_failure(Args::bad_number("--changes", 0, most))};
    const Json json = JsonObject()
                          .add("hold", names_given(args, "--hold"))
                          .add("without", names_given(args, "--without"))
                          .add("changes", Json(static_cast<std::uint64_t>(*changes)));
    auto filter = check_filter(asked.fast, asked.names, json);
    if (filter) return {*filter, 0};
    tell_problems(filter.problems(), asked.lang, "--");
    return {std::nullopt, kUsage};
}

/// Returns false if an interrupt left parts out.
bool find_counters(const OneBuild& asked, const CounterFilter& filter, CountersPart& sum) {
    const Rating rating = table_rating(asked.system);
    std::vector<CountersPart> parts(asked.fast.items());
    Progress progress("counters", parts.size());
    const bool whole = in_parallel(
        parts.size(),
        [&](std::size_t part) {
            parts[part] = counters(asked.fast, asked.number, filter, part, rating);
        },
        [&](std::size_t done) { return progress.at(done); });
    for (CountersPart& part : parts) join(asked.fast, sum, std::move(part));
    return whole;
}

std::string summary(const OneBuild& asked, const CountersPart& found, bool whole) {
    const std::string builds = grouped(found.builds);
    const std::string boxes = grouped(found.boxes);
    const std::string rated = grouped(found.rated);
    if (asked.lang == Lang::Ja) {
        return "これに勝つ構成 " + builds + " 通り、" + boxes + " 箱 (うち " + rated +
               " 箱の代表を採点)" + (whole ? "\n" : " 中断\n");
    }
    return builds + " builds beat it, in " + boxes + " boxes (" + rated +
           " of them rated by a representative)" + (whole ? "\n" : ", interrupted\n");
}

/// Sweeps builds with equal scores whose number of wins isn't known yet, so that they can be put in
/// order.
void settle_ties(const OneBuild& asked, std::vector<Counter>& best) {
    for (auto from = best.begin(); from != best.end();) {
        const auto to = std::find_if(
            from, best.end(), [&](const Counter& other) { return other.score != from->score; });
        for (auto one = from; to - from > 1 && one != to; ++one) {
            if (one->wins) continue;
            const Standing standing = swept(asked, one->build);
            if (!is_whole(asked, standing)) return;
            one->wins = static_cast<std::uint32_t>(standing.wins);
        }
        std::sort(from, to, outscores);
        from = to;
    }
}

template <class T>
void keep_first(std::vector<T>& list, long most) {
    if (static_cast<long>(list.size()) > most) list.resize(static_cast<std::size_t>(most));
}

int list_edits(const OneBuild& asked, const Args& args) {
    for (const char* option : {"--hold", "--without", "--changes", "--boxes"}) {
        if (args.has(option)) return usage_failure(std::string(option) + " is not about edits.");
    }
    Edits all = edits(asked.fast, asked.number, table_rating(asked.system));
    const auto most = static_cast<long>(all.edits.size());
    const auto top = args.number("--top", most, 0, most);
    if (!top) return usage_failure(Args::bad_number("--top", 0, most));
    keep_first(all.edits, *top);
    const Standing mine = swept(asked, asked.number);
    if (args.has("--json")) {
        print_json(asked, mine, all);
    } else {
        std::cout << said(asked, mine) << std::endl;
        print_edits(asked, mine, all);
    }
    return interrupted() ? kLimit : kDone;
}

int list_counters(const OneBuild& asked, const Args& args) {
    const auto filter = read_filter(args, asked);
    if (!filter.value) return filter.exit_code;
    const auto most = static_cast<long>(kMostBest);
    const auto top = args.number("--top", kShown, 0, most);
    if (!top) return usage_failure(Args::bad_number("--top", 0, most));
    const Standing mine = swept(asked, asked.number);
    const bool json = args.has("--json");
    if (!json) std::cout << said(asked, mine) << std::endl;
    CountersPart found;
    const bool whole = find_counters(asked, *filter.value, found);
    keep_first(found.best, *top);
    settle_ties(asked, found.best);
    if (json) {
        print_json(asked, mine, found);
    } else {
        std::cout << summary(asked, found, whole);
        if (args.has("--boxes")) {
            print_boxes(asked, found.largest);
        } else {
            print_counters(asked, found);
        }
    }
    return interrupted() ? kLimit : kDone;
}

int run_counters(const Args& args) {
    const auto asked = read_one_build(args);
    if (!asked.value) return asked.exit_code;
    hear_interrupts();
    return args.has("--edits") ? list_edits(*asked.value, args) : list_counters(*asked.value, args);
}

} // namespace

const Command& counters_command() {
    static const Command command{
        "counters",
        "SYSTEM BUILD",
        "Says how a build stands against every build, and which builds beat it.",
        "Best first by their points against the equilibrium table, of equals the one that beats more builds,\n"
        "each with its own exact standing, as it is found. Those that begin alike are one line, the best of\n"
        "them. BUILD is a roster line, a sheet or a file. Works on all cores.\n",
        {repeated(taking("--hold", "ITEM", "an item",
                         "only those that hold it; again, or with commas, for several")),
         repeated(taking("--without", "ITEM", "an item", "only those that don't")),
         taking("--changes", "K", "a number",
                "only those that differ from BUILD in at most K places"),
         flag("--boxes", "instead, the largest sets of builds that beat it in the same way"),
         one_of("--edits", {"1"}, "instead, every build one step away, with what the step changes"),
         taking("--top", "N", "a number", "so many (of counters 20, at most 50; of edits all)"),
         json_option(), lang_option()},
        "Exit 3 after an interrupt, which keeps what was found.\n",
        run_counters};
    return command;
}

} // namespace shiaiba::cli
