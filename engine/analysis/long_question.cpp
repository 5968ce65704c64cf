// Keeps account of the fights of a long question that were taken, and writes and reads parts.
#include "analysis/long_question.hpp"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <utility>

#include "analysis/parallel.hpp"

namespace shiaiba {

std::optional<FightRanges> united(std::vector<FightRange> all) {
    // A division into more parts than fights has parts of none.
    std::erase_if(all, [](const FightRange& range) { return range.fights() == 0; });
    std::sort(all.begin(), all.end(),
              [](const FightRange& one, const FightRange& other) { return one.from < other.from; });
    FightRanges joined;
    for (const FightRange& range : all) {
        if (!joined.empty() && range.from < joined.back().to) return std::nullopt;
        if (!joined.empty() && range.from == joined.back().to) {
            joined.back().to = range.to;
        } else {
            joined.push_back(range);
        }
    }
    return joined;
}

std::uint64_t fights_in(const FightRanges& ranges) {
    std::uint64_t sum = 0;
    for (const FightRange& range : ranges) sum += range.fights();
    return sum;
}

bool LongQuestion::take(const FightRanges& ranges, const Json& answer) {
    FightRanges all = taken_;
    for (const FightRange& range : ranges) {
        if (range.from > range.to || range.to > fights()) return false;
        all.push_back(range);
    }
    auto now = united(std::move(all));
    if (!now || !count_in(ranges, answer)) return false;
    taken_ = std::move(*now);
    return true;
}

FightRange LongQuestion::next(std::uint64_t from) const {
    FightRange open{std::min(from, fights()), fights()};
    for (const FightRange& range : taken_) {
        if (range.to <= open.from) continue;
        if (range.from > open.from) {
            open.to = range.from;
            break;
        }
        open.from = range.to;
    }
    return open;
}

bool LongQuestion::complete() const { return fights_in(taken_) == fights(); }

void LongQuestion::forget() {
    taken_.clear();
    clear();
}

// Questions whose fights each come to a letter.

FoughtPart LetterQuestion::joined() const {
    std::string fought;
    for (const FightRange& range : taken()) {
        fought.append(letters_, static_cast<std::size_t>(range.from),
                      static_cast<std::size_t>(range.fights()));
    }
    return {taken(), fought};
}

bool LetterQuestion::fit(const FightRange& /*range*/, std::string_view letters) const {
    return letters.find_first_not_of("WDL") == std::string_view::npos;
}

bool LetterQuestion::count_in(const FightRanges& ranges, const Json& answer) {
    if (!answer.is_string()) return false;
    std::string_view rest = answer.get_ref<const std::string&>();
    if (rest.size() != fights_in(ranges)) return false;
    for (const FightRange& range : ranges) {
        const std::string_view own = rest.substr(0, static_cast<std::size_t>(range.fights()));
        if (!fit(range, own)) return false;
        letters_.replace(static_cast<std::size_t>(range.from), own.size(), own);
        rest.remove_prefix(own.size());
    }
    return true;
}

// Fights on all threads of this machine.

namespace {

/// Intended time of one part: short enough to be stopped soon, long beside the joining.
constexpr std::chrono::milliseconds kPartTime{50};

/// What the threads share while they fight on.
class FightingOn {
public:
    FightingOn(LongQuestion& question, const FightRange& within, const FightWork& work)
        : question_(question), within_(within), work_(work), at_(within.from) {}

    /// Fights part after part, until nothing is needed or the work is ended.
    void help() {
        for (FightRange part = next(); part.fights() > 0; part = next()) {
            const auto begun = std::chrono::steady_clock::now();
            const Json answer = question_.fight(part);
            take(part, answer, std::chrono::steady_clock::now() - begun);
        }
    }
    bool ended() const { return ended_; }

private:
    FightRange next() {
        const std::lock_guard<std::mutex> turn(mutex_);
        if (ended_ || question_.complete()) return {};
        FightRange part = question_.next(at_);
        part.to = std::min({part.to, within_.to, part.from + size_});
        if (part.from >= part.to) return {};
        at_ = part.to;
        return part;
    }

    void take(const FightRange& part, const Json& answer, std::chrono::nanoseconds took) {
        const std::lock_guard<std::mutex> turn(mutex_);
        // Without this a question that can't read its own answers would end with nothing known.
        if (!question_.take({part}, answer)) ended_ = true;
        done_ += part.fights();
        // The first parts are single fights: it isn't known yet how long these take.
        const auto fitting = static_cast<double>(part.fights()) *
                             static_cast<double>(std::chrono::nanoseconds(kPartTime).count()) /
                             static_cast<double>(std::max<std::int64_t>(took.count(), 1));
        const double twice = 2 * static_cast<double>(std::max(size_, part.fights()));
        size_ = static_cast<std::uint64_t>(std::clamp(fitting, 1.0, twice));
        if (work_.progress) work_.progress(done_);
        if (work_.go_on && !work_.go_on()) ended_ = true;
    }

    LongQuestion& question_;
    const FightRange within_;
    const FightWork& work_;
    std::mutex mutex_;
    /// The first fight that no thread has been given.
    std::uint64_t at_;
    std::uint64_t size_ = 1;
    std::uint64_t done_ = 0;
    bool ended_ = false;
};

} // namespace

bool fight_on(LongQuestion& question, const FightRange& within, const FightWork& work) {
    FightingOn on(question, within, work);
    const unsigned threads = work.workers > 0 ? work.workers : cores();
    in_parallel(
        threads, [&](std::size_t) { on.help(); }, {}, threads);
    return !on.ended();
}

bool fight_on(LongQuestion& question, const FightWork& work) {
    return fight_on(question, {0, question.fights()}, work);
}

Json to_json(const FoughtPart& part) {
    Json ranges = Json::array();
    for (const FightRange& range : part.ranges) ranges.push_back({range.from, range.to});
    return JsonObject().add("ranges", std::move(ranges)).add("answer", part.answer);
}

std::optional<FightRanges> read_ranges(const Json& json, std::uint64_t fights) {
    if (!json.is_array()) return std::nullopt;
    FightRanges ranges;
    for (const Json& pair : json) {
        const bool numbers = pair.is_array() && pair.size() == 2 && pair[0].is_number_unsigned() &&
                             pair[1].is_number_unsigned();
        if (!numbers) return std::nullopt;
        const FightRange range{pair[0].get<std::uint64_t>(), pair[1].get<std::uint64_t>()};
        const bool apart = ranges.empty() || ranges.back().to < range.from;
        if (!apart || range.from >= range.to || range.to > fights) return std::nullopt;
        ranges.push_back(range);
    }
    return ranges;
}

} // namespace shiaiba
