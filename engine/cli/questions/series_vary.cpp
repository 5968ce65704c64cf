// `shiaiba series --vary`: fights a series for each value of a variation, and prints them side by
// side.
#include "cli/questions/series_forms.hpp"

#include <algorithm>
#include <iostream>
#include <optional>
#include <utility>

#include "analysis/series/report.hpp"
#include "analysis/series/vary.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/numbers.hpp"
#include "cli/progress.hpp"
#include "cli/text_table.hpp"
#include "core/report/text.hpp"

namespace shiaiba::cli {
namespace {

/// A value and its series; no series if the value isn't legal.
struct VariantFought {
    const Variant& variant;
    std::optional<SeriesSum> sum;
    SeriesFigures told;

    void take(SeriesSum all) {
        told = figures(all.everything(), is_exact(*variant.match));
        sum = std::move(all);
    }
};

/// A string without quotes, any other value as JSON.
std::string value_in_words(const Json& value) {
    return value.is_string() ? value.get<std::string>() : write_json(value);
}

class VaryPrinter {
public:
    VaryPrinter(const Match& match, const Variation& variation,
                const std::vector<VariantFought>& fought, Lang lang)
        : match_(match), variation_(variation), fought_(fought), lang_(lang) {}

    void head() const {
        const Names names = match_.names_in_text();
        std::cout << match_.system->identity.name.in(lang_) << "  " << names.of(Side::A, lang_)
                  << say(" 対 ", " v. ") << names.of(Side::B, lang_) << "\n"
                  << settings_text(*match_.system, match_.settings, lang_);
        const std::string& place = variation_.pointer;
        std::cout << (variation_.copies ? say(place + " の数", "how many " + place)
                                        : say(place + " の値", "the value of " + place));
        if (!is_exact(match_)) std::cout << "  " << say("種 ", "seed ") << match_.seed;
        std::cout << "\n";
    }

    void shares() const {
        const std::string interval = say("95 % 区間", "95 % interval");
        std::vector<std::string> first{say("値", "Value"), say("戦", "Fights")};
        for (const Side side : kSides) {
            const std::string name(match_.names_in_text().of(side, lang_));
            first.push_back(say(name + "の勝ち %", name + " wins %"));
            first.push_back(interval);
        }
        first.push_back(say("引き分け %", "Draws %"));
        first.push_back(interval);
        first.push_back(match_.system->identity.round.in(lang_) + say("の平均", ", mean"));
        std::vector<std::vector<std::string>> rows{first};
        for (const VariantFought& one : fought_) {
            if (!one.sum) continue;
            std::vector<std::string> row{value_in_words(one.variant.value),
                                         grouped(one.told.fights)};
            for (const Share& share : one.told.shares) {
                row.push_back(in_percent(share.rate));
                row.push_back(is_exact(match_)
                                  ? say("厳密", "exact")
                                  : in_percent(share.low) + "–" + in_percent(share.high));
            }
            row.push_back(hundredths(one.told.rounds.mean));
            rows.push_back(std::move(row));
        }
        std::cout << "\n" << text_table(rows, 1);
    }

    void members() const {
        members(say("倒れた割合 %", "Out %"), [](const SeriesFigures& told, std::size_t member) {
            return in_percent(told.out[member].rate);
        });
        members(say("残りの平均", "Left, mean"), [](const SeriesFigures& told, std::size_t member) {
            return hundredths(told.left_of(member).mean);
        });
        if (!lasts()) return;
        members(say("回復しない傷の平均", "Lasting harm, mean"),
                [](const SeriesFigures& told, std::size_t member) {
                    return hundredths(told.lasting_of(member).mean);
                });
    }

    void left_out() const {
        bool first = true;
        for (const VariantFought& one : fought_) {
            const Problems& problems = one.variant.match.problems();
            if (first && !problems.empty()) {
                std::cout << "\n" << say("決まりに合わず除いた値", "Left out, not legal") << "\n";
                first = false;
            }
            for (const Problem& problem : problems) {
                std::cout << "  " << value_in_words(one.variant.value) << ": " << problem.path
                          << ": " << problem.text.in(lang_) << " (" << problem.code << ")\n";
            }
        }
    }

private:
    /// A member's side and its name in the match of a value; copies get numbers.
    using Called = std::pair<Side, std::string>;

    std::string say(std::string ja, std::string en) const {
        return Text{std::move(ja), std::move(en)}.in(lang_);
    }

    /// Whether any member has lasting harm under any value.
    bool lasts() const {
        return std::any_of(fought_.begin(), fought_.end(), [](const VariantFought& one) {
            bool any = false;
            for (std::size_t k = 0; k < one.told.out.size(); ++k) {
                any = any || one.told.lasting_of(k).most > 0;
            }
            return any;
        });
    }

    std::vector<Called> called_in(const VariantFought& one) const {
        std::vector<Called> all;
        const Names names = one.variant.match->names();
        for (std::size_t k = 0; k < one.told.out.size(); ++k) {
            const Actor actor = counted_member(*one.variant.match, k);
            all.emplace_back(actor.side, names.of(actor, lang_));
        }
        return all;
    }

    /// A table with a line for each value, and a column for each member that occurs under any
    /// value.
    template <class Figure>
    void members(const std::string& what, const Figure& figure) const {
        std::vector<Called> columns;
        for (const VariantFought& one : fought_) {
            if (!one.sum) continue;
            for (Called& called : called_in(one)) {
                const bool known = std::count(columns.begin(), columns.end(), called) > 0;
                if (!known) columns.push_back(std::move(called));
            }
        }
        if (columns.empty()) return;
        std::stable_sort(columns.begin(), columns.end(),
                         [](const Called& x, const Called& y) { return x.first < y.first; });
        std::vector<std::vector<std::string>> rows{{what}};
        for (const Called& column : columns) rows[0].push_back(column.second);
        for (const VariantFought& one : fought_) {
            if (!one.sum) continue;
            const std::vector<Called> there = called_in(one);
            std::vector<std::string> row{value_in_words(one.variant.value)};
            for (const Called& column : columns) {
                const auto at = std::find(there.begin(), there.end(), column);
                row.push_back(at == there.end()
                                  ? "–"
                                  : figure(one.told, static_cast<std::size_t>(at - there.begin())));
            }
            rows.push_back(std::move(row));
        }
        std::cout << "\n" << text_table(rows, 1);
    }

    const Match& match_;
    const Variation& variation_;
    const std::vector<VariantFought>& fought_;
    Lang lang_;
};

} // namespace

int print_varied(const SeriesQuestion& question, const Args& args, Lang lang) {
    const SeriesAsked& asked = question.asked();
    const std::vector<SeriesSum> sums = question.sums();
    std::vector<VariantFought> fought;
    auto sum = sums.begin();
    for (const Variant& variant : question.variants()) {
        VariantFought one{variant, {}, {}};
        if (variant.match) one.take(*sum++);
        // After an interrupt the last values are missing.
        if (!one.sum || one.told.fights > 0) fought.push_back(std::move(one));
    }
    if (args.has("--json")) {
        std::cout << write_json(question.report(), 2) << "\n";
    } else {
        const Variation variation = *read_variation(asked.vary);
        const VaryPrinter printer(asked.match, variation, fought, lang);
        printer.head();
        if (!sums.empty()) printer.shares();
        printer.members();
        printer.left_out();
    }
    return sums.empty() ? kIllegal : kDone;
}

} // namespace shiaiba::cli
