// A series, its what-ifs or its variation as a question whose fights several machines share.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "analysis/series/series.hpp"
#include "analysis/series/vary.hpp"
#include "analysis/shard.hpp"

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

class SeriesShards final : public Sharded {
public:
    static constexpr std::string_view kKind = "series";
    static Checked<std::unique_ptr<SeriesShards>> read(const Registry& registry,
                                                       const Json& request);
    /// Makes the question of a request that was made here.
    static Checked<std::unique_ptr<SeriesShards>> make(SeriesAsked asked);

    const SeriesAsked& asked() const { return asked_; }
    const std::vector<Step>& steps() const { return steps_; }
    const std::vector<Variant>& variants() const { return variants_; }
    /// Sums of the parts that were taken, in order: the match and its steps, or the legal variants.
    std::vector<SeriesSum> sums() const;

    std::string_view kind() const override { return kKind; }
    Json request() const override;
    std::uint64_t fights() const override;
    std::optional<Json> fight(const FightRange& range, const ShardWork& work) override;
    bool take(const FightRange& range, const Json& answer) override;

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
        std::vector<SeriesPart> parts;
    };

    explicit SeriesShards(SeriesAsked asked) : asked_(std::move(asked)) {}
    void add(const Match& match);
    /// The jobs of a range; where a width may end a series, each job lies within a chunk.
    std::vector<Job> jobs(const FightRange& range) const;

    SeriesAsked asked_;
    std::vector<Step> steps_;
    std::vector<Variant> variants_;
    std::vector<One> all_;
};

} // namespace shiaiba
