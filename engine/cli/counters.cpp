// `shiaiba counters`: what beats a build, and what one step makes of it.
#include "analysis/counters.hpp"

#include <algorithm>
#include <iostream>
#include <utility>

#include "analysis/counters_json.hpp"
#include "analysis/parallel.hpp"
#include "cli/commands.hpp"
#include "cli/numbers.hpp"
#include "cli/one_build.hpp"
#include "cli/progress.hpp"
#include "core/json.hpp"

namespace shiaiba::cli {
namespace {

constexpr long kShown = 20;

/// Names of all `option`s, which may be given again or with commas.
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

/// All parts that were done before an interrupt.
CountersPart found(const OneBuild& asked, const CounterFilter& filter) {
    std::vector<CountersPart> parts(asked.fast.items());
    Progress progress("counters", parts.size());
    in_parallel(
        parts.size(),
        [&](std::size_t part) {
            parts[part] = counters(asked.fast, asked.number, filter, part, {});
        },
        [&](std::size_t done) { return progress.at(done); });
    CountersPart sum;
    for (CountersPart& part : parts) join(asked.fast, sum, std::move(part));
    return sum;
}

std::string score_text(std::optional<int> score) {
    return score ? hundredths(static_cast<std::uint64_t>(*score)) + " %" : "-";
}
std::string share_text(const Standing& standing) {
    return percent(standing.wins, standing.fights()) + " %";
}

/// "any item", "one of two", "anything but": whichever says it shortest.
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

void print_boxes(const OneBuild& asked, const std::vector<Box>& boxes) {
    const bool ja = asked.lang == Lang::Ja;
    for (const Box& box : boxes) {
        std::cout << right(grouped(size_of(box.sets, asked.fast.places())), 10)
                  << (ja ? " 通り " : " builds ") << static_cast<int>(box.verdict.rounds) << "R ";
        for (std::size_t place = 0; place < asked.fast.places(); ++place) {
            std::cout << " [" << set_text(asked, box.sets[place]) << "]";
        }
        std::cout << "\n";
    }
}

void print_counters(const OneBuild& asked, const CountersPart& all, std::size_t shown) {
    const bool ja = asked.lang == Lang::Ja;
    std::cout << (ja ? "これに勝つ構成 " : "beaten by ") << grouped(all.builds)
              << (ja ? " 通り (" : " builds (") << grouped(all.boxes)
              << (ja ? " 箱、うち " : " boxes; ") << grouped(all.rated)
              << (ja ? " 箱の代表を採点)\n" : " of them rated by a representative)\n");
    std::cout << (ja ? "     得点     勝つ相手          勝          敗         分  R  構成\n"
                     : "    score       beats        wins      losses      draws  R  build\n");
    for (std::size_t k = 0; k < std::min(shown, all.best.size()); ++k) {
        const Counter& counter = all.best[k];
        const Standing standing = swept(asked, counter.build);
        if (!is_whole(asked, standing)) return;
        std::cout << right(score_text(counter.score), 9) << right(share_text(standing), 12)
                  << right(grouped(standing.wins), 12) << right(grouped(standing.losses), 12)
                  << right(grouped(standing.draws), 11)
                  << right(std::to_string(counter.box.verdict.rounds), 3) << "  "
                  << row_text(asked, counter.build) << std::endl;
    }
}

void print_edits(const OneBuild& asked, const Standing& mine, const std::vector<Edit>& all,
                 std::size_t shown) {
    const bool ja = asked.lang == Lang::Ja;
    std::cout << (ja ? "     得点    勝つ相手              差  一手\n"
                     : "    score    beats              change  edit\n");
    const ItemRow row = row_of(asked.fast, asked.number);
    for (std::size_t k = 0; k < std::min(shown, all.size()); ++k) {
        const Edit& edit = all[k];
        const Standing standing = swept(asked, edit.build);
        if (!is_whole(asked, standing)) return;
        const bool up = standing.wins >= mine.wins;
        const std::uint64_t apart = up ? standing.wins - mine.wins : mine.wins - standing.wins;
        std::cout << right(score_text(edit.score), 9) << right(share_text(mine), 10) << " →"
                  << right(share_text(standing), 8)
                  << right((up ? "+" : "-") + percent(apart, mine.fights()), 8) << "  "
                  << edit.place + 1 << (ja ? ": " : ": ") << asked.names[row[edit.place]] << " → "
                  << asked.names[edit.item] << std::endl;
    }
}

/// The answer of the module, with the exact standings of what is shown.
int print_json(const OneBuild& asked, const Standing& mine, Json answer, const char* list,
               const std::vector<BuildNumber>& builds) {
    Json& shown = answer[list];
    bool whole = is_whole(asked, mine);
    for (std::size_t k = 0; k < builds.size() && whole; ++k) {
        const Standing standing = swept(asked, builds[k]);
        whole = is_whole(asked, standing);
        if (whole) shown[k]["standing"] = to_json(standing);
    }
    Json out = JsonObject().add("build", to_json(asked.character)).add("standing", to_json(mine));
    for (auto& [key, value] : answer.items()) out[key] = std::move(value);
    std::cout << write_json(out, 2) << "\n";
    return whole ? kDone : kLimit;
}

template <class One>
std::vector<BuildNumber> numbers(std::vector<One>& list, std::size_t shown) {
    std::vector<BuildNumber> builds;
    if (list.size() > shown)
        list.erase(list.begin() + static_cast<std::ptrdiff_t>(shown), list.end());
    for (const One& one : list) builds.push_back(one.build);
    return builds;
}

int run(const Args& args) {
    const auto read = read_one_build(args);
    if (!read.value) return read.exit_code;
    const OneBuild& asked = *read.value;
    const auto filter = read_filter(args, asked);
    if (!filter.value) return filter.exit_code;
    const bool of_edits = args.has("--edits");
    auto all_edits = of_edits ? edits(asked.fast, asked.number, {}) : std::vector<Edit>();
    const long most = of_edits ? static_cast<long>(all_edits.size()) : long{kMostBest};
    const auto top = args.number("--top", of_edits ? most : kShown, 0, most);
    if (!top) return usage_failure(Args::bad_number("--top", 0, most));
    const auto shown = static_cast<std::size_t>(*top);

    hear_interrupts();
    const Standing mine = swept(asked, asked.number);
    const bool json = args.has("--json");
    if (!json) std::cout << said(asked, mine) << std::endl;
    if (of_edits) {
        if (!json) print_edits(asked, mine, all_edits, shown);
        const auto builds = numbers(all_edits, shown);
        if (json)
            return print_json(asked, mine,
                              to_json(asked.character, asked.names, std::nullopt, all_edits),
                              "edits", builds);
    } else if (!interrupted()) {
        CountersPart all = found(asked, *filter.value);
        if (!json && args.has("--boxes")) print_boxes(asked, all.largest);
        if (!json && !args.has("--boxes")) print_counters(asked, all, shown);
        const auto builds = numbers(all.best, shown);
        if (json)
            return print_json(asked, mine, to_json(asked.ruleset, asked.names, all), "best",
                              builds);
    }
    return interrupted() ? kLimit : kDone;
}

} // namespace

const Command& counters_command() {
    static const Command command{
        "counters",
        "counters SYSTEM BUILD [--hold ITEM] [--without ITEM] [--changes K] [--boxes] [--edits 1]\n"
        "                          [--top N] [--json] [--lang ja|en]",
        "How a build stands against every build, and the builds that beat it: best first by their\n"
        "points against the equilibrium table, each with its own exact standing, as it is found.\n"
        "BUILD is a roster line, a sheet or a file. Works on all cores.\n"
        "  --hold ITEM     only those that hold it; again, or with commas, for several\n"
        "  --without ITEM  only those that don't\n"
        "  --changes K     only those that differ from BUILD in at most K places\n"
        "  --boxes         instead, the largest sets of builds that beat it in the same way\n"
        "  --edits 1       instead, every build one step away, with what the step changes\n"
        "  --top N         so many (of counters 20, at most 50; of edits all)\n"
        "Exit 3 after an interrupt, which keeps what was found.\n",
        {{"--hold", {}, "an item"},
         {"--without", {}, "an item"},
         {"--changes", {}, "a number"},
         {"--boxes", {}},
         {"--edits", {"1"}},
         {"--top", {}, "a number"},
         {"--json", {}},
         {"--lang", {"ja", "en"}}},
        run};
    return command;
}

} // namespace shiaiba::cli
