// Counts some of the fights of a coverage, and adds counts up.
#include "analysis/coverage/shards.hpp"

#include <utility>

#include "analysis/coverage/report.hpp"
#include "analysis/series/report.hpp"
#include "core/text/json.hpp"

namespace shiaiba {

Checked<std::unique_ptr<CoverageShards>> CoverageShards::read(const Registry& registry,
                                                              const Json& request) {
    const bool object = request.is_object();
    auto match = check_series(registry, object ? request.value("match", Json()) : Json());
    const auto wish = check_wish(request);
    const Json surgery = object ? request.value("surgery", Json()) : Json();
    const auto cut = surgery.is_string() ? actor_from(surgery.get<std::string>()) : std::nullopt;
    Problems problems;
    add_problems(problems, match.problems(), "/match");
    add_problems(problems, wish.problems(), "");
    if (!surgery.is_null() && !cut) {
        problems.push_back(problem_at(
            "/surgery", "nobodyThere",
            {"surgery は A、B、A2 のように書きます。", "\"surgery\" is A, B, A2 or the like."}));
    }
    if (!problems.empty()) return problems;
    return make(std::move(*match), wish->fights, cut);
}

Checked<std::unique_ptr<CoverageShards>> CoverageShards::make(Match match, std::uint64_t fights,
                                                              std::optional<Actor> cut) {
    std::unique_ptr<CoverageShards> made(new CoverageShards(std::move(match), fights));
    const Match& own = made->match_;
    if (!has_tactics(own, Side::A) && !has_tactics(own, Side::B)) {
        return problem_at("/match", "noPlans",
                          {"どちらもプランで動いていません。", "Neither side is played by plans."});
    }
    if (cut && tactic_of(own, *cut) == nullptr) {
        return problem_at("/surgery", "noPlans",
                          {"そこにプランで動く者はいません。", "Nobody there is played by plans."});
    }
    made->coverage_.emplace(own);
    if (cut) {
        made->surgery_.emplace(own, *cut);
        made->operated_ = made->surgery_->none();
    }
    return made;
}

Json CoverageShards::request() const {
    JsonObject out;
    out.add("match", to_json(match_)).add("fights", Json(fights_));
    if (surgery_) out.add("surgery", token(surgery_->actor()));
    return out;
}

std::optional<Json> CoverageShards::fight(const Stretch& stretch, const ShardWork& work) {
    const auto coverage = cover_all(match_, stretch, work);
    if (!coverage) return std::nullopt;
    JsonObject answer;
    answer.add("coverage", to_json(*coverage));
    if (surgery_) {
        // They take as long again for every plan: the bar is theirs too.
        const auto part = operate_all(*surgery_, stretch, work);
        if (!part) return std::nullopt;
        answer.add("surgery", to_json(*part));
    }
    return answer;
}

bool CoverageShards::take(const Stretch& stretch, const Json& answer) {
    if (!answer.is_object() || answer.contains("surgery") != surgery_.has_value()) return false;
    const auto coverage = read_coverage(match_, answer.value("coverage", Json()));
    if (!coverage || coverage->fights != stretch.fights()) return false;
    coverage_->join(*coverage);
    if (!surgery_) return true;
    const auto part = read_surgery(*surgery_, answer.value("surgery", Json()));
    if (!part || part->fights != stretch.fights()) return false;
    operated_.join(*part);
    return true;
}

} // namespace shiaiba
