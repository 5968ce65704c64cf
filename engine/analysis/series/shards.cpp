// Numbers the fights of one or several series consecutively, and fights some of them.
#include "analysis/series/shards.hpp"

#include <algorithm>
#include <mutex>
#include <utility>

#include "analysis/parallel.hpp"
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

Checked<std::unique_ptr<SeriesShards>> SeriesShards::read(const Registry& registry,
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

Checked<std::unique_ptr<SeriesShards>> SeriesShards::make(SeriesAsked asked) {
    const bool varied = !asked.vary.empty();
    if (asked.what_if && (varied || asked.wish.width > 0)) {
        return problem_at(
            "/whatIf", "whatIfAlone",
            {"「もし」を分けて戦えるのは、戦数が決まっていて --vary のない連戦だけです。",
             "What-ifs have parts only where the number of fights is given and nothing "
             "varies."});
    }
    std::unique_ptr<SeriesShards> made(new SeriesShards(std::move(asked)));
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

void SeriesShards::add(const Match& match) {
    all_.push_back({&match, wish_for(match, asked_.wish), series_digest(match), {}});
}

Json SeriesShards::request() const {
    JsonObject out;
    out.add("match", to_json(asked_.match))
        .add("wish",
             JsonObject().add("fights", Json(asked_.wish.fights)).add("width", asked_.wish.width));
    if (asked_.what_if) out.add("whatIf", letter(*asked_.what_if));
    if (!asked_.vary.empty()) out.add("vary", asked_.vary);
    return out.add("words", Json(asked_.words));
}

std::uint64_t SeriesShards::fights() const {
    std::uint64_t sum = 0;
    for (const One& one : all_) sum += one.wish.fights;
    return sum;
}

std::vector<SeriesShards::Job> SeriesShards::jobs(const FightRange& range) const {
    std::vector<Job> all;
    std::uint64_t first = 0;
    for (std::size_t k = 0; k < all_.size(); ++k) {
        const SeriesWish& wish = all_[k].wish;
        const std::uint64_t end = std::min(range.to, first + wish.fights);
        std::uint64_t at = std::max(range.from, first);
        while (at < end) {
            const std::uint64_t in_chunk = (at - first) % kSeriesChunk;
            const std::uint64_t most = wish.width > 0 ? kSeriesChunk - in_chunk : end - at;
            const std::uint64_t fights = std::min(most, end - at);
            all.push_back({k, at - first, fights});
            at += fights;
        }
        first += wish.fights;
    }
    return all;
}

std::optional<Json> SeriesShards::fight(const FightRange& range, const ShardWork& work) {
    const std::vector<Job> wanted = jobs(range);
    // The work of one thread at a time, and the index of the job that it belongs to.
    std::vector<std::pair<Job, std::size_t>> chunks;
    std::vector<FightBySeed> fight_by_seed(all_.size());
    std::vector<SeriesPart> parts;
    for (std::size_t k = 0; k < wanted.size(); ++k) {
        const Job& job = wanted[k];
        parts.push_back({job.from, {}});
        if (!fight_by_seed[job.series]) {
            fight_by_seed[job.series] = fight_of(*all_[job.series].match);
        }
        for (std::uint64_t done = 0; done < job.fights; done += kSeriesFightsAtOnce) {
            chunks.push_back(
                {{job.series, job.from + done, std::min(kSeriesFightsAtOnce, job.fights - done)},
                 k});
        }
    }
    std::mutex joining;
    std::uint64_t fought = 0;
    const bool whole = in_parallel(
        chunks.size(),
        [&](std::size_t k) {
            const auto& [job, into] = chunks[k];
            const SeriesPart part =
                fight_part(fight_by_seed[job.series], all_[job.series].match->seed, job.from,
                           job.fights, work.go_on);
            const std::lock_guard<std::mutex> turn(joining);
            parts[into].tally.join(part.tally);
            fought += part.tally.fights;
        },
        [&](std::size_t) {
            const std::lock_guard<std::mutex> turn(joining);
            if (work.progress) work.progress(fought);
            return !work.go_on || work.go_on();
        },
        work.workers);
    if (!whole || fought < range.fights()) return std::nullopt;
    Json answer = Json::array();
    for (std::size_t k = 0; k < wanted.size(); ++k) {
        answer.push_back(to_json(parts[k], all_[wanted[k].series].digest));
    }
    return answer;
}

bool SeriesShards::take(const FightRange& range, const Json& answer) {
    const std::vector<Job> wanted = jobs(range);
    if (!answer.is_array() || answer.size() != wanted.size()) return false;
    for (std::size_t k = 0; k < wanted.size(); ++k) {
        One& one = all_[wanted[k].series];
        auto part = read_part(answer[k], one.digest, members_counted(*one.match));
        if (!part || part->from != wanted[k].from || part->tally.fights != wanted[k].fights) {
            return false;
        }
        one.parts.push_back(std::move(*part));
    }
    return true;
}

std::vector<SeriesSum> SeriesShards::sums() const {
    std::vector<SeriesSum> all;
    for (const One& one : all_) {
        SeriesSum& sum = all.emplace_back(one.wish);
        SeriesPart whole;
        for (const SeriesPart& part : one.parts) {
            // Without a width the order of chunks doesn't matter: all parts are taken as one.
            if (one.wish.width > 0) {
                sum.take(part);
            } else {
                whole.tally.join(part.tally);
            }
        }
        if (one.wish.width == 0) sum.take(std::move(whole));
    }
    return all;
}

} // namespace shiaiba
