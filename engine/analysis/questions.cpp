// Reads a long question by the name of its kind. A new kind of question is one line more here.
#include "analysis/questions.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "analysis/coverage/report.hpp"
#include "analysis/heat/report.hpp"
#include "analysis/hill/hill.hpp"
#include "analysis/league/matchups.hpp"
#include "analysis/league/pairings.hpp"
#include "analysis/series/question.hpp"

namespace shiaiba {
namespace {

using Read = Checked<std::unique_ptr<LongQuestion>> (*)(const Registry&, const Json&);

template <class Question>
Checked<std::unique_ptr<LongQuestion>> read_as(const Registry& registry, const Json& request) {
    auto question = Question::read(registry, request);
    if (!question) return question.problems();
    return std::unique_ptr<LongQuestion>(std::move(*question));
}

template <class Question>
constexpr std::pair<std::string_view, Read> kind_of() {
    return {Question::kKind, &read_as<Question>};
}

constexpr std::array kKinds{kind_of<SeriesQuestion>(),   kind_of<HeatQuestion>(),
                            kind_of<CoverageQuestion>(), kind_of<LeagueQuestion>(),
                            kind_of<PairingsQuestion>(), kind_of<Hill>()};

const auto* find(std::string_view kind) {
    const auto* const found = std::find_if(kKinds.begin(), kKinds.end(),
                                           [&](const auto& one) { return one.first == kind; });
    return found == kKinds.end() ? nullptr : found;
}

} // namespace

bool is_question_kind(std::string_view kind) { return find(kind) != nullptr; }

Checked<std::unique_ptr<LongQuestion>> read_question(const Registry& registry,
                                                     std::string_view kind, const Json& request) {
    const auto* const found = find(kind);
    if (found != nullptr) return found->second(registry, request);
    return problem_at("/kind", "unknownQuestion",
                      {"その種の問いはありません。", "There is no question of that kind."});
}

} // namespace shiaiba
