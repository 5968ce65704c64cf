// Coverage and surgery as JSON: parts, reports, and the question CoverageQuestion, whose fights
// several machines share.
#pragma once

#include <memory>
#include <optional>

#include "analysis/coverage/coverage.hpp"
#include "analysis/coverage/surgery.hpp"
#include "core/text/json_fwd.hpp"

namespace shiaiba {

/// `CoveragePart` of bindings/types/coverage.d.ts.
Json to_json(const Coverage& coverage);
/// Reads a part of this match's coverage; counts that can't belong to it are refused.
Checked<Coverage> read_coverage(const Match& match, const Json& json);
/// `CoverageReport`.
Json coverage_report(const Match& match, const Coverage& coverage);

/// `SurgeryPart`.
Json to_json(const SurgeryPart& part);
Checked<SurgeryPart> read_surgery(const Surgery& surgery, const Json& json);
/// `SurgeryReport`.
Json surgery_report(const Match& match, const Surgery& surgery, const SurgeryPart& part);

/// Text of a plan in both languages.
Text plan_text(const Match& match, Actor actor, std::size_t plan);

// Coverage of plans, and surgery on them, as a question whose fights several machines share.

class CoverageQuestion final : public LongQuestion {
public:
    static constexpr std::string_view kKind = "coverage";
    static Checked<std::unique_ptr<CoverageQuestion>> read(const Registry& registry,
                                                           const Json& request);
    /// `cut`: the member whose plans are operated on, if any; `counts`: whether plans are counted,
    /// too.
    static Checked<std::unique_ptr<CoverageQuestion>>
    make(Match match, std::uint64_t fights, std::optional<Actor> cut, bool counts = true);

    const Match& match() const { return match_; }
    /// Coverage of the parts that were taken.
    const Coverage& coverage() const { return *coverage_; }
    /// nullptr where no member is operated on.
    const Surgery* surgery() const { return surgery_ ? &*surgery_ : nullptr; }
    const SurgeryPart& operated() const { return operated_; }

    Json request() const override;
    std::uint64_t fights() const override { return fights_; }
    Json fight(const FightRange& range) const override;
    FoughtPart joined() const override;
    /// `CoverageReport`, with a `SurgeryReport` under "surgery"; that one alone where nothing is
    /// counted.
    Json report() const override;

protected:
    bool count_in(const FightRanges& ranges, const Json& answer) override;
    void clear() override;

private:
    CoverageQuestion(Match match, std::uint64_t fights, bool counts)
        : LongQuestion(kKind), match_(std::move(match)), fights_(fights), counts_(counts) {}
    /// An answer: what of both is asked.
    Json answer_of(const Coverage& coverage, const SurgeryPart& operated) const;

    Match match_;
    std::uint64_t fights_;
    bool counts_;
    std::optional<Coverage> coverage_;
    std::optional<Surgery> surgery_;
    SurgeryPart operated_;
};

} // namespace shiaiba
