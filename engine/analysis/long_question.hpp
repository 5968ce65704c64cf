// Long questions: questions that take many fights. Any of the fights may be fought anywhere and in
// any order; what came of them is taken, joined, and reported as far as it goes. The page's
// workers, the program's threads and several machines know only this form of a question.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/json.hpp"

namespace shiaiba {

/// Fights from, from + 1 … to − 1 of a question, in the one order in which the question counts
/// them.
struct FightRange {
    std::uint64_t from = 0;
    std::uint64_t to = 0;

    std::uint64_t fights() const { return to - from; }
    bool operator==(const FightRange&) const = default;
};
/// Ascending; no two of them overlap or touch, and none is empty.
using FightRanges = std::vector<FightRange>;
std::uint64_t fights_in(const FightRanges& ranges);
/// Ranges in any order as FightRanges; nothing where two of them share a fight.
std::optional<FightRanges> united(std::vector<FightRange> ranges);

/// What some fights of a question came to, as it travels between workers and machines.
struct FoughtPart {
    FightRanges ranges;
    Json answer;
};

/// A question of many fights. The result of a fight depends only on the question and on the fight's
/// number, so that the whole is the same for any division into parts. Each derived class also has
/// `kKind`, and a static `read(registry, request)` that makes a question from a request.
class LongQuestion {
public:
    explicit LongQuestion(std::string_view kind) : kind_(kind) {}
    LongQuestion(const LongQuestion&) = delete;
    LongQuestion& operator=(const LongQuestion&) = delete;
    virtual ~LongQuestion() = default;

    /// Name of the kind of question, as part files have it.
    std::string_view kind() const { return kind_; }
    /// Everything that decides the fights and the form of the answer.
    virtual Json request() const = 0;
    /// Number of fights.
    virtual std::uint64_t fights() const = 0;
    /// The counts of those fights. Called from several threads at once.
    virtual Json fight(const FightRange& range) const = 0;
    /// The first fights from number `from` on that are still needed, as many as may be one part;
    /// none where none are.
    virtual FightRange next(std::uint64_t from) const;

    /// Takes the counts of those fights. False where some of them are taken already or aren't the
    /// question's, and where these can't be their counts; the question is then to be forgotten.
    bool take(const FightRanges& ranges, const Json& answer);
    /// The fights that were taken.
    const FightRanges& taken() const { return taken_; }
    /// Whether no further fight is needed.
    virtual bool complete() const;
    /// Everything that was taken and counts, as one part.
    virtual FoughtPart joined() const = 0;
    /// What is known so far, as the page and `--json` have it.
    virtual Json report() const = 0;
    /// Forgets everything that was taken.
    void forget();

protected:
    /// Counts the answer in; false where it can't be the counts of those fights.
    virtual bool count_in(const FightRanges& ranges, const Json& answer) = 0;
    virtual void clear() = 0;

private:
    std::string_view kind_;
    FightRanges taken_;
};

/// The letter of a fight that isn't fought yet.
inline constexpr char kNotYet = '?';

/// A question each of whose fights comes to one letter: W, D or L, as a rule. The counts of some
/// fights are their letters, one after another.
class LetterQuestion : public LongQuestion {
public:
    using LongQuestion::LongQuestion;
    FoughtPart joined() const final;

protected:
    /// The letter of every fight; kNotYet where it wasn't taken.
    const std::string& letters() const { return letters_; }
    /// Whether these can be the letters of those fights.
    virtual bool fit(const FightRange& range, std::string_view letters) const;
    bool count_in(const FightRanges& ranges, const Json& answer) final;
    /// To be called once before the first fight, as soon as fights() is known.
    void clear() final { letters_.assign(static_cast<std::size_t>(fights()), kNotYet); }

private:
    std::string letters_;
};

struct FightWork {
    /// Number of threads; 0: one per core.
    unsigned workers = 0;
    /// Asked after every part, from one thread at a time: false ends the work.
    std::function<bool()> go_on;
    /// Told the number of fights done so far, from one thread at a time.
    std::function<void(std::uint64_t fights)> progress;
};
/// Fights and takes what of these fights is still needed, in parts of some 50 ms on several
/// threads. What is known at the end doesn't depend on their number. False where `work` ended it;
/// what was fought by then stays taken.
bool fight_on(LongQuestion& question, const FightRange& within, const FightWork& work);
/// The same for all fights.
bool fight_on(LongQuestion& question, const FightWork& work = {});

/// A part as JSON: `FoughtPart` of bindings/types/question.d.ts.
Json to_json(const FoughtPart& part);
/// Ranges as JSON, [[from, to], …]. Refused where they aren't ascending and apart, or go beyond
/// `fights`.
std::optional<FightRanges> read_ranges(const Json& json, std::uint64_t fights);

} // namespace shiaiba
