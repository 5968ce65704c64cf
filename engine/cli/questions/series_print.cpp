// SeriesPrinter: prints a series on standard output.
#include "cli/questions/series_forms.hpp"

#include <algorithm>
#include <iostream>

#include "analysis/series/report.hpp"
#include "cli/numbers.hpp"
#include "cli/text_table.hpp"
#include "core/report/text.hpp"

namespace shiaiba::cli {
namespace {

/// Most lines in the list of lengths; longer lists group lengths.
constexpr int kMostLines = 24;
constexpr std::size_t kBar = 30;

const std::string& in(Lang lang, const Text& text) { return text.in(lang); }

class SeriesPrinter {
public:
    explicit SeriesPrinter(const FoughtSeries& series)
        : told_(series.told), sum_(series.sum), match_(series.match), lang_(series.lang) {
        const Names names = series.match.names_in_text();
        for (const Side side : kSides) names_[index(side)] = names.of(side, lang_);
    }

    void head() const {
        const std::string n = grouped(told_.fights);
        std::cout << match_.system->identity.name.in(lang_) << "  " << names_[0]
                  << (lang_ == Lang::Ja ? " 対 " : " v. ") << names_[1] << "\n"
                  << settings_text(*match_.system, match_.settings, lang_);
        if (is_exact(match_)) {
            std::cout << in(lang_, {"運のない遊戯なので1戦で決まる (厳密)。\n",
                                    "No chance in it: one fight says it all (exact).\n"});
            return;
        }
        const std::string seed = std::to_string(match_.seed);
        std::cout << in(lang_, {n + "戦  種 " + seed + "\n", n + " fights, seed " + seed + "\n"});
        if (sum_.end() == SeriesSum::End::Width) {
            const std::string width = in_percent(sum_.wish().width);
            std::cout << in(
                lang_, {"どの区間も幅 " + width + " ポイント以内になったので終わり。\n",
                        "Stopped: no interval is wider than " + width + " percentage points.\n"});
        }
        for (const auto& [first, last] : sum_.gaps()) gap(grouped(first), grouped(last));
    }

    void gap(const std::string& from, const std::string& to) const {
        std::cout << in(
            lang_, {"中断のため " + from + "–" + to + " 番は戦っていない。\n",
                    "Not fought, for it was interrupted: fights " + from + " to " + to + ".\n"});
    }

    void shares() const {
        std::vector<std::vector<std::string>> rows{
            {"", in(lang_, {"戦", "Fights"}), "%", in(lang_, {"95 % 区間", "95 % interval"})}};
        for (std::size_t k = 0; k < told_.shares.size(); ++k) {
            const Share& share = told_.shares[k];
            const std::string who = k == 2 ? in(lang_, {"引き分け", "Draws"})
                                           : names_[k] + in(lang_, {"の勝ち", " wins"});
            rows.push_back({who, grouped(told_.wins[k]), in_percent(share.rate),
                            is_exact(match_)
                                ? in(lang_, {"厳密", "exact"})
                                : in_percent(share.low) + "–" + in_percent(share.high)});
        }
        std::cout << "\n" << text_table(rows, 1);
    }

    void spreads() const {
        std::vector<std::vector<std::string>> rows{
            {"", in(lang_, {"最少", "least"}), in(lang_, {"中央", "median"}),
             in(lang_, {"平均", "mean"}), in(lang_, {"最多", "most"})}};
        const auto add = [&](const std::string& what, const Spread& spread) {
            rows.push_back({what, std::to_string(spread.least), std::to_string(spread.median),
                            hundredths(spread.mean), std::to_string(spread.most)});
        };
        add(match_.system->identity.round.in(lang_), told_.rounds);
        for (const Side side : kSides) {
            const std::string& name = names_[index(side)];
            add(in(lang_, {name + "の残り", "Left of " + name}), told_.left[index(side)]);
        }
        std::cout << "\n" << text_table(rows, 1);
    }

    void members() const {
        std::vector<std::vector<std::string>> rows{
            {"", in(lang_, {"倒れた戦", "Out in"}), "%", in(lang_, {"95 % 区間", "95 % interval"}),
             in(lang_, {"残り最少", "left: least"}), in(lang_, {"中央", "median"}),
             in(lang_, {"平均", "mean"}), in(lang_, {"最多", "most"}),
             in(lang_, {"回復しない傷の平均", "lasting harm, mean"})}};
        const Names names = match_.names_in_text();
        for (std::size_t k = 0; k < told_.out.size(); ++k) {
            const Share& share = told_.out[k];
            const Spread& spread = told_.left_of(k);
            rows.push_back({std::string(names.of(counted_member(match_, k), lang_)),
                            grouped(told_.out_of(k)), in_percent(share.rate),
                            in_percent(share.low) + "–" + in_percent(share.high),
                            std::to_string(spread.least), std::to_string(spread.median),
                            hundredths(spread.mean), std::to_string(spread.most),
                            hundredths(told_.lasting_of(k).mean)});
        }
        std::cout << "\n" << text_table(rows, 1);
    }

    void lengths() const {
        const int span = told_.rounds.most - told_.rounds.least + 1;
        const int step = (span + kMostLines - 1) / kMostLines;
        std::vector<std::pair<int, std::uint64_t>> lines;
        for (const SeriesFigures::Length& length : told_.lengths) {
            const int from = length.rounds - (length.rounds - told_.rounds.least) % step;
            if (lines.empty() || lines.back().first != from) lines.emplace_back(from, 0);
            for (const std::uint64_t wins : length.wins) lines.back().second += wins;
        }
        std::uint64_t most = 1;
        for (const auto& line : lines) most = std::max(most, line.second);
        std::vector<std::vector<std::string>> rows{{"R", in(lang_, {"戦", "Fights"}), "%", ""}};
        for (const auto& [from, fights] : lines) {
            const std::string to =
                step > 1 ? "–" + std::to_string(std::min(from + step - 1, told_.rounds.most)) : "";
            const std::string bar(static_cast<std::size_t>(fights * kBar / most), '#');
            rows.push_back({std::to_string(from) + to, grouped(fights),
                            percent(fights, told_.fights), padded(bar, kBar)});
        }
        std::cout << "\n" << text_table(rows, 1);
    }

    void witnesses(const std::string& fight) const {
        std::cout << "\n";
        if (is_exact(match_)) {
            tell(in(lang_, {"その一戦", "The fight"}), told_.median, fight);
            return;
        }
        tell(in(lang_, {"まん中の一戦", "The fight in the middle"}), told_.median, fight);
        for (const Side side : kSides) {
            tell(in(lang_, {names_[index(side)] + "の最短の勝ち",
                            "Shortest win of " + names_[index(side)]}),
                 told_.shortest_win[index(side)], fight);
        }
        for (const Side side : kSides) {
            tell(in(lang_, {names_[index(side)] + "の最も惜しい負け",
                            "Closest loss of " + names_[index(side)]}),
                 told_.closest_loss[index(side)], fight);
        }
    }

private:
    void tell(const std::string& what, const std::optional<SeriesFight>& seen,
              const std::string& fight) const {
        if (!seen) return;
        const char* const marks = seen->winner == Side::A   ? " ○－● "
                                  : seen->winner == Side::B ? " ●－○ "
                                                            : " △－△ ";
        std::cout << what << in(lang_, {"：", ": "}) << names_[0] << marks << names_[1] << " ("
                  << seen->rounds << "R" << in(lang_, {"、", ", "}) << seen->left[0] << "–"
                  << seen->left[1] << ")\n  " << fight;
        if (!is_exact(match_)) {
            std::cout << " --seed " << SplitMix64::output(match_.seed, seen->i);
        }
        std::cout << "\n";
    }

    const SeriesFigures& told_;
    const SeriesSum& sum_;
    const Match& match_;
    Lang lang_;
    std::array<std::string, 2> names_;
};

} // namespace

void print_series(const FoughtSeries& series, const std::string& fight) {
    const SeriesPrinter printer(series);
    printer.head();
    if (series.told.fights == 0) return;
    printer.shares();
    if (!is_exact(series.match)) printer.spreads();
    if (!series.told.out.empty()) printer.members();
    if (series.told.lengths.size() > 1) printer.lengths();
    printer.witnesses(fight);
}

void print_steps(const SeriesAsked& asked, const std::vector<StepTold>& steps, Lang lang) {
    const std::string name(asked.match.names_in_text().of(*asked.what_if, lang));
    std::vector<std::vector<std::string>> rows{
        {in(lang, {name + "が変わるなら", "If " + name + " changes"}), "%",
         in(lang, {"差", "change"}), in(lang, {"差の95 % 区間", "95 % interval of the change"})}};
    for (const StepTold& step : steps) {
        rows.push_back({step.label.in(lang), in_percent(step.share.rate),
                        with_sign(step.change.rate),
                        with_sign(step.change.low) + " – " + with_sign(step.change.high)});
    }
    std::cout << "\n" << text_table(rows, 1);
}

} // namespace shiaiba::cli
