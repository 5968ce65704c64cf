// A series, its what-ifs or its variation as a long question.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "analysis/long_question.hpp"
#include "analysis/series/series.hpp"
#include "analysis/series/vary.hpp"
#include "analysis/series/wilson.hpp"

namespace shiaiba {

/// The request: the match's own series; with `what_if` also the series of all builds one step away
/// on that side; with `vary` only the series of the variation's values.
struct SeriesAsked {
    Match match;
    SeriesWish wish;
    std::optional<Side> what_if;
    /// A text for read_variation(); empty: no variation.
    std::string vary;
    /// The command line in a terminal, so that the answer can say how to play one of its fights
    /// again.
    std::vector<std::string> words;
};

/// What one step does to its side's share of wins.
struct StepTold {
    Text label;
    Share share;
    Share change;
};

class SeriesQuestion final : public LongQuestion {
public:
    static constexpr std::string_view kKind = "series";
    static Checked<std::unique_ptr<SeriesQuestion>> read(const Registry& registry,
                                                         const Json& request);
    /// Makes the question of a request that was made here.
    static Checked<std::unique_ptr<SeriesQuestion>> make(SeriesAsked asked);

    const SeriesAsked& asked() const { return asked_; }
    const std::vector<Step>& steps() const { return steps_; }
    const std::vector<Variant>& variants() const { return variants_; }
    /// Sums of the parts that were taken, in order: the match and its steps, or the legal variants.
    std::vector<SeriesSum> sums() const;
    /// The steps of a what-if that were fought; none without one.
    std::vector<StepTold> steps_told() const;

    Json request() const override;
    std::uint64_t fights() const override;
    Json fight(const FightRange& range) const override;
    /// None of a series that its width ended.
    FightRange next(std::uint64_t from) const override;
    /// Also where a width ended all series before their last fight.
    bool complete() const override;
    FoughtPart joined() const override;
    /// `SeriesReport`, with the what-ifs under "whatIf"; `VariationReport` of a variation.
    Json report() const override;

protected:
    bool count_in(const FightRanges& ranges, const Json& answer) override;
    void clear() override;

private:
    /// Some fights of one of the series.
    struct Job {
        std::size_t series = 0;
        std::uint64_t from = 0;
        std::uint64_t fights = 0;
    };
    struct One {
        const Match* match;
        SeriesWish wish;
        std::string digest;
        FightBySeed fight;
        SeriesSum sum;
    };

    explicit SeriesQuestion(SeriesAsked asked) : LongQuestion(kKind), asked_(std::move(asked)) {}
    /// The values of a variation that were fought, and those that aren't legal.
    Json values_json() const;
    void add(const Match& match);
    /// The jobs of a range, one for each series.
    std::vector<Job> jobs(const FightRange& range) const;

    SeriesAsked asked_;
    std::vector<Step> steps_;
    std::vector<Variant> variants_;
    std::vector<One> all_;
};

} // namespace shiaiba
