// Sweeps what is listed, line by line.
#include "cli/counters_print.hpp"

#include <algorithm>
#include <iostream>
#include <string>
#include <utility>

#include "analysis/counters.hpp"
#include "cli/numbers.hpp"
#include "core/text/json.hpp"

namespace shiaiba::cli {
namespace {

std::string score_text(std::optional<int> score) {
    return right(score ? in_percent(*score) + " %" : "-", 9);
}
std::string share_text(const Standing& standing) {
    return right(percent(standing.wins, standing.fights()) + " %", 10);
}

/// Anything, some items, or all but some: whichever says it shortest.
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

/// `list` of the answer gets the standing of every build, as far as they could be swept.
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

/// "紫電・+反 で始まるもの 14", where there are more than the one.
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

} // namespace

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

void print_json(const OneBuild& asked, const Standing& mine, const CountersPart& found) {
    print_answer(asked, mine, to_json(asked.ruleset, asked.names, found), "best", found.best);
}

void print_json(const OneBuild& asked, const Standing& mine, const Edits& edits) {
    print_answer(asked, mine, to_json(asked.character, asked.names, edits), "edits", edits.edits);
}

} // namespace shiaiba::cli
