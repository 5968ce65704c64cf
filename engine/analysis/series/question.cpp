// Numbers the fights of one or several series consecutively, and fights some of them.
#include "analysis/series/question.hpp"

#include <algorithm>
#include <utility>

#include "analysis/series/report.hpp"
#include "core/text/json.hpp"

namespace shiaiba {
namespace {

Problem no_series() {
    return problem_at("", "badSeries",
                      {"連戦の問いではありません。", "This is no question about a series."});
}

/// Reads the words of a command line. They are shown in a terminal, so control characters are
/// refused.
std::optional<std::vector<std::string>> read_words(const Json& json) {
    constexpr std::size_t kMostWords = 64;
    if (!json.is_array() || json.size() > kMostWords) return std::nullopt;
    std::vector<std::string> words;
    for (const Json& word : json) {
        if (!word.is_string()) return std::nullopt;
        words.push_back(word.get<std::string>());
        const bool shown = std::none_of(words.back().begin(), words.back().end(), [](char c) {
            const auto byte = static_cast<unsigned char>(c);
            return (byte < ' ' && c != '\n' && c != '\t') || byte == 0x7F;
        });
        if (!shown) return std::nullopt;
    }
    return words;
}

} // namespace

Checked<std::unique_ptr<SeriesQuestion>> SeriesQuestion::read(const Registry& registry,
                                                          const Json& request) {
    if (!request.is_object()) return no_series();
    auto match = check_series(registry, request.value("match", Json()));
    const auto wish = check_wish(request.value("wish", Json()));
    const Json what_if = request.value("whatIf", Json());
    const Json vary = request.value("vary", Json(""));
    auto words = read_words(request.value("words", Json::array()));
    const bool side = what_if.is_null() || what_if == "A" || what_if == "B";
    Problems problems;
    add_problems(problems, match.problems(), "/match");
    add_problems(problems, wish.problems(), "/wish");
    if (!side || !vary.is_string() || !words) problems.push_back(no_series());
    if (!problems.empty()) return problems;
    SeriesAsked asked{std::move(*match), *wish, {}, vary.get<std::string>(), std::move(*words)};
    if (!what_if.is_null()) asked.what_if = what_if == "A" ? Side::A : Side::B;
    return make(std::move(asked));
}

Checked<std::unique_ptr<SeriesQuestion>> SeriesQuestion::make(SeriesAsked asked) {
    const bool varied = !asked.vary.empty();
    if (asked.what_if && (varied || asked.wish.width > 0)) {
        return problem_at(
            "/whatIf", "whatIfAlone",
            {"「もし」を分けて戦えるのは、戦数が決まっていて --vary のない連戦だけです。",
             "What-ifs have parts only where the number of fights is given and nothing "
             "varies."});
    }
    std::unique_ptr<SeriesQuestion> made(new SeriesQuestion(std::move(asked)));
    const Match& match = made->asked_.match;
    if (varied) {
        const auto variation = read_variation(made->asked_.vary);
        if (!variation) return variation.problems();
        auto all = shiaiba::variants(match, *variation);
        if (!all) return all.problems();
        made->variants_ = std::move(*all);
        for (const Variant& variant : made->variants_) {
            if (variant.match) made->add(*variant.match);
        }
        return made;
    }
    made->add(match);
    if (made->asked_.what_if) made->steps_ = shiaiba::steps(match, *made->asked_.what_if);
    for (const Step& step : made->steps_) made->add(step.match);
    return made;
}

void SeriesQuestion::add(const Match& match) {
    const SeriesWish wish = wish_for(match, asked_.wish);
    all_.push_back({&match, wish, series_digest(match), fight_of(match), SeriesSum(wish)});
}

Json SeriesQuestion::request() const {
    JsonObject out;
    out.add("match", to_json(asked_.match))
        .add("wish",
             JsonObject().add("fights", Json(asked_.wish.fights)).add("width", asked_.wish.width));
    if (asked_.what_if) out.add("whatIf", letter(*asked_.what_if));
    if (!asked_.vary.empty()) out.add("vary", asked_.vary);
    return out.add("words", Json(asked_.words));
}

std::uint64_t SeriesQuestion::fights() const {
    std::uint64_t sum = 0;
    for (const One& one : all_) sum += one.wish.fights;
    return sum;
}

std::vector<SeriesQuestion::Job> SeriesQuestion::jobs(const FightRange& range) const {
    std::vector<Job> all;
    std::uint64_t first = 0;
    for (std::size_t k = 0; k < all_.size(); ++k) {
        const std::uint64_t end = first + all_[k].wish.fights;
        const std::uint64_t from = std::max(range.from, first);
        const std::uint64_t to = std::min(range.to, end);
        if (from < to) all.push_back({k, from - first, to - from});
        first = end;
    }
    return all;
}

Json SeriesQuestion::fight(const FightRange& range) const {
    Json answer = Json::array();
    for (const Job& job : jobs(range)) {
        const One& one = all_[job.series];
        const std::uint64_t end = job.from + job.fights;
        for (std::uint64_t from = job.from; from < end;) {
            const std::uint64_t to = std::min(end, series_chunk_end(from));
            answer.push_back(
                to_json(fight_part(one.fight, one.match->seed, from, to - from), one.digest));
            from = to;
        }
    }
    return answer;
}

FightRange SeriesQuestion::next(std::uint64_t from) const {
    FightRange open = LongQuestion::next(from);
    std::uint64_t first = 0;
    for (const One& one : all_) {
        const std::uint64_t end = first + one.wish.fights;
        if (open.from < end && one.sum.end() == SeriesSum::End::None) {
            open.to = std::min(open.to, end);
            return open;
        }
        // A series that its width ended needs no more fights.
        if (open.from < end) open = LongQuestion::next(end);
        first = end;
    }
    return {};
}

bool SeriesQuestion::count_in(const FightRanges& ranges, const Json& answer) {
    if (!answer.is_array()) return false;
    auto next = answer.begin();
    for (const FightRange& range : ranges) {
        // Each job's fights are in one part, or in several that follow one another.
        for (Job job : jobs(range)) {
            One& one = all_[job.series];
            while (job.fights > 0) {
                // The part of a series that its width ended lacks the fights after the end.
                if (next == answer.end() && one.sum.end() == SeriesSum::End::Width) break;
                if (next == answer.end()) return false;
                auto part = read_part(*next++, one.digest, members_counted(*one.match));
                if (!part || part->from != job.from) return false;
                const std::uint64_t fights = part->tally.fights;
                if (fights > job.fights || !one.sum.take(std::move(*part))) return false;
                job.from += fights;
                job.fights -= fights;
            }
        }
    }
    return next == answer.end();
}

void SeriesQuestion::clear() {
    for (One& one : all_) one.sum = SeriesSum(one.wish);
}

std::vector<SeriesSum> SeriesQuestion::sums() const {
    std::vector<SeriesSum> all;
    for (const One& one : all_) all.push_back(one.sum);
    return all;
}

bool SeriesQuestion::complete() const {
    return std::all_of(all_.begin(), all_.end(), [](const One& one) {
        return one.sum.end() != SeriesSum::End::None;
    });
}

FoughtPart SeriesQuestion::joined() const {
    std::vector<FightRange> ranges;
    Json answer = Json::array();
    std::uint64_t first = 0;
    for (const One& one : all_) {
        const auto put = [&](const SeriesPart& part) {
            if (part.tally.fights == 0) return;
            ranges.push_back({first + part.from, first + part.end()});
            answer.push_back(to_json(part, one.digest));
        };
        put(one.sum.whole());
        for (const SeriesPart& part : one.sum.ahead()) put(part);
        first += one.wish.fights;
    }
    return {*united(std::move(ranges)), std::move(answer)};
}

std::vector<StepTold> SeriesQuestion::steps_told() const {
    std::vector<StepTold> told;
    if (!asked_.what_if) return told;
    const auto share_of = [&](const One& one) {
        return figures(one.sum.everything(), is_exact(*one.match)).shares[index(*asked_.what_if)];
    };
    const Share before = share_of(all_.front());
    for (std::size_t k = 0; k < steps_.size(); ++k) {
        const One& one = all_[k + 1];
        if (one.sum.fights() == 0) continue;
        const Share after = share_of(one);
        told.push_back({steps_[k].label, after, change(before, after)});
    }
    return told;
}

Json SeriesQuestion::values_json() const {
    Json values = Json::array();
    auto one = all_.begin();
    for (const Variant& variant : variants_) {
        JsonObject value;
        value.add("value", variant.value);
        if (!variant.match) {
            values.push_back(value.add("problems", to_json(variant.match.problems())));
            continue;
        }
        const SeriesSum& sum = (one++)->sum;
        if (sum.fights() == 0) continue;
        values.push_back(value.add("series", series_report(*variant.match, sum)));
    }
    return values;
}

Json SeriesQuestion::report() const {
    if (!asked_.vary.empty()) {
        return JsonObject().add("vary", asked_.vary).add("values", values_json());
    }
    Json report = series_report(asked_.match, all_.front().sum);
    if (!asked_.what_if) return report;
    Json steps = Json::array();
    for (const StepTold& step : steps_told()) {
        steps.push_back(JsonObject()
                            .add("label", step.label)
                            .add("share", to_json(step.share))
                            .add("change", to_json(step.change)));
    }
    report["whatIf"] =
        JsonObject().add("side", letter(*asked_.what_if)).add("steps", std::move(steps));
    return report;
}

} // namespace shiaiba
