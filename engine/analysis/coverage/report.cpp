// Writes coverage and surgery as JSON: part files (compact lists of numbers, read back and added
// up), reports for people, and the question CoverageQuestion.
#include "analysis/coverage/report.hpp"

#include <algorithm>
#include <utility>

#include "analysis/series/report.hpp"
#include "core/plan/compile.hpp"
#include "core/text/json.hpp"

namespace shiaiba {
namespace {

using Counter = std::uint64_t PlanCount::*;
/// The counts in the order of part files, which is frozen.
constexpr Counter kCounters[] = {&PlanCount::asked,      &PlanCount::decided,
                                 &PlanCount::agreed,     &PlanCount::other_source,
                                 &PlanCount::when_false, &PlanCount::when_unknown,
                                 &PlanCount::no_option,  &PlanCount::leaves_nothing,
                                 &PlanCount::mattered,   &PlanCount::fights};
constexpr const char* kCounterKeys[] = {"asked",    "decided", "agreed",   "otherSource",
                                        "false",    "unknown", "noOption", "leavesNothing",
                                        "mattered", "fights"};
static_assert(std::size(kCounters) == std::size(kCounterKeys));

/// Limit of a count: above anything a million fights can reach, and below 2^53, so that doubles
/// hold it exactly.
constexpr std::uint64_t kMostCount = std::uint64_t{1} << 50;

Json numbers_of(const PlanCounts& counts) {
    Json all = Json::array({counts.decisions, counts.by_default});
    for (const PlanCount& plan : counts.plans) {
        for (const Counter counter : kCounters) all.push_back(plan.*counter);
    }
    for (const std::uint64_t times : counts.silenced) all.push_back(times);
    return all;
}

/// Takes whole numbers off a list, in order; a number that is missing or out of range is 0 and
/// spoils the list.
class Numbers {
public:
    explicit Numbers(const Json& list) : list_(list), fine_(list.is_array()) {}

    std::uint64_t next() {
        fine_ = fine_ && at_ < list_.size() && list_[at_].is_number_integer() && list_[at_] >= 0 &&
                list_[at_] <= kMostCount;
        return fine_ ? list_[at_++].get<std::uint64_t>() : 0;
    }
    bool all_taken() const { return fine_ && at_ == list_.size(); }

private:
    const Json& list_;
    std::size_t at_ = 0;
    bool fine_;
};

Problem bad_counts(const char* path) {
    return problem_at(path, "badPart",
                      {"この仕合の数ではありません。", "These are no counts of this match."});
}

const char* word(PlanCount::Effect effect) {
    switch (effect) {
    case PlanCount::Effect::Unasked: return "unasked";
    case PlanCount::Effect::None: return "none";
    case PlanCount::Effect::Some: return "some";
    }
    return "";
}

Json member_json(const Match& match, Actor actor, const PlanCounts& counts) {
    Json plans = Json::array();
    for (std::size_t k = 0; k < counts.plans.size(); ++k) {
        Json one = JsonObject().add("plan", k).add("text", plan_text(match, actor, k));
        for (std::size_t n = 0; n < std::size(kCounters); ++n) {
            one[kCounterKeys[n]] = counts.plans[k].*kCounters[n];
        }
        one["effect"] = word(counts.plans[k].effect());
        plans.push_back(std::move(one));
    }
    Json shadows = Json::array();
    for (std::size_t lower = 0; lower < counts.plans.size(); ++lower) {
        for (std::size_t upper = 0; upper < lower; ++upper) {
            if (!counts.always_silenced(lower, upper)) continue;
            Json pair = JsonObject().add("plan", lower).add("by", upper);
            pair["times"] = counts.silenced_by(lower, upper);
            shadows.push_back(std::move(pair));
        }
    }
    Json json = JsonObject();
    json["decisions"] = counts.decisions;
    json["byDefault"] = counts.by_default;
    json["plans"] = std::move(plans);
    json["shadows"] = std::move(shadows);
    return json;
}

Json cut_json(const Paired& paired, std::uint64_t fights) {
    Json json = JsonObject();
    json["gained"] = paired.gained;
    json["lost"] = paired.lost;
    // Without fights nothing is known: from -100 % to 100 %.
    json["change"] = to_json(fights == 0 ? Share{0, -10'000, 10'000}
                                         : paired_change(paired.gained, paired.lost, fights));
    return json;
}

} // namespace

Text plan_text(const Match& match, Actor actor, std::size_t plan) {
    const plan::Tactic* const tactic = tactic_of(match, actor);
    const auto said = [&](Lang lang) {
        return print(tactic->plans()[plan], tactic->vocabulary(), tactic->names(), lang);
    };
    return {said(Lang::Ja), said(Lang::En)};
}

Json to_json(const Coverage& coverage) {
    Json sides = Json::array();
    for (const auto& side : coverage.sides) {
        Json all = Json::array();
        for (const auto& member : side) {
            if (!member) continue;
            for (Json& number : numbers_of(*member)) all.push_back(std::move(number));
        }
        sides.push_back(all.empty() ? Json() : std::move(all));
    }
    Json json = JsonObject();
    json["fights"] = coverage.fights;
    json["wins"] = coverage.wins;
    json["sides"] = std::move(sides);
    return json;
}

Checked<Coverage> read_coverage(const Match& match, const Json& json) {
    Coverage coverage(match);
    if (!json.is_object()) return bad_counts("");
    const Json fights = Json::array({json.value("fights", Json())});
    const Json wins = json.value("wins", Json());
    const Json sides = json.value("sides", Json());
    Numbers first(fights);
    coverage.fights = first.next();
    Numbers won(wins);
    for (std::uint64_t& one : coverage.wins) one = won.next();
    if (!first.all_taken() || !won.all_taken() || !sides.is_array() || sides.size() != 2) {
        return bad_counts("");
    }
    for (std::size_t k = 0; k < 2; ++k) {
        Numbers numbers(sides[k]);
        bool counted = false;
        for (auto& member : coverage.sides[k]) {
            if (!member) continue;
            counted = true;
            member->decisions = numbers.next();
            member->by_default = numbers.next();
            for (PlanCount& plan : member->plans) {
                for (const Counter counter : kCounters) plan.*counter = numbers.next();
            }
            for (std::uint64_t& times : member->silenced) times = numbers.next();
        }
        if (counted && !numbers.all_taken()) return bad_counts("/sides");
    }
    return coverage;
}

Json coverage_report(const Match& match, const Coverage& coverage) {
    Json sides = Json::object();
    for (const Side side : kSides) {
        Json members = Json::array();
        for (const Actor actor : members_of(match, side)) {
            const auto& counts =
                coverage.sides[index(side)][static_cast<std::size_t>(actor.member)];
            members.push_back(counts ? member_json(match, actor, *counts) : Json());
        }
        sides[letter(side)] = std::move(members);
    }
    Json json = JsonObject().add("match", to_json(match));
    json["fights"] = coverage.fights;
    json["wins"] = coverage.wins;
    json["sides"] = std::move(sides);
    return json;
}

Json to_json(const SurgeryPart& part) {
    Json cuts = Json::array();
    for (const Paired& paired : part.cuts) {
        cuts.push_back(paired.gained);
        cuts.push_back(paired.lost);
    }
    Json json = JsonObject();
    json["fights"] = part.fights;
    json["won"] = part.won;
    json["cuts"] = std::move(cuts);
    return json;
}

Checked<SurgeryPart> read_surgery(const Surgery& surgery, const Json& json) {
    SurgeryPart part = surgery.none();
    if (!json.is_object()) return bad_counts("");
    const Json head = Json::array({json.value("fights", Json()), json.value("won", Json())});
    const Json cuts = json.value("cuts", Json());
    Numbers first(head);
    part.fights = first.next();
    part.won = first.next();
    Numbers numbers(cuts);
    for (Paired& paired : part.cuts) {
        paired.gained = numbers.next();
        paired.lost = numbers.next();
        if (paired.gained + paired.lost > part.fights) return bad_counts("/cuts");
    }
    const bool fits = part.won <= part.fights && part.fights <= kMostSeriesFights;
    if (!first.all_taken() || !numbers.all_taken() || !fits) return bad_counts("");
    return part;
}

Json surgery_report(const Match& match, const Surgery& surgery, const SurgeryPart& part) {
    Json plans = Json::array();
    for (std::size_t k = 0; k < surgery.plans(); ++k) {
        const auto cut = [&](bool there, std::size_t number) {
            return there ? cut_json(part.cuts[number], part.fights) : Json();
        };
        const bool last = k + 1 == surgery.plans();
        plans.push_back(JsonObject()
                            .add("plan", k)
                            .add("text", plan_text(match, surgery.actor(), k))
                            .add("removed", cut(true, surgery.without(k)))
                            .add("up", cut(k > 0, k > 0 ? surgery.upwards(k) : 0))
                            // Moving a plan down is moving the next plan up.
                            .add("down", cut(!last, last ? 0 : surgery.upwards(k + 1))));
    }
    Json json = JsonObject()
                    .add("match", to_json(match))
                    .add("side", letter(surgery.actor().side))
                    .add("member", surgery.actor().member);
    json["fights"] = part.fights;
    json["share"] = to_json(wilson(part.won, part.fights));
    json["plans"] = std::move(plans);
    return json;
}

// The question CoverageQuestion.

Checked<std::unique_ptr<CoverageQuestion>> CoverageQuestion::read(const Registry& registry,
                                                                  const Json& request) {
    const bool object = request.is_object();
    auto match = check_series(registry, object ? request.value("match", Json()) : Json());
    const auto wish = check_wish(request);
    const Json surgery = object ? request.value("surgery", Json()) : Json();
    auto cut = surgery.is_string() ? actor_from(surgery.get<std::string>()) : std::nullopt;
    // "A" is the first member of its side.
    if (cut) cut->member = std::max(cut->member, 0);
    const Json counts = object ? request.value("counts", Json(true)) : Json(true);
    Problems problems;
    add_problems(problems, match.problems(), "/match");
    add_problems(problems, wish.problems(), "");
    if (!surgery.is_null() && !cut) {
        problems.push_back(problem_at(
            "/surgery", "nobodyThere",
            {"surgery は A、B、A2 のように書きます。", "\"surgery\" is A, B, A2 or the like."}));
    }
    // Without counts only surgery can be asked for.
    if (!counts.is_boolean() || (counts == false && !cut)) {
        problems.push_back(problem_at("/counts", "nothingAsked",
                                      {"counts は true か、surgery があれば false です。",
                                       "\"counts\" is true, or false beside \"surgery\"."}));
    }
    if (!problems.empty()) return problems;
    return make(std::move(*match), wish->fights, cut, counts.get<bool>());
}

Checked<std::unique_ptr<CoverageQuestion>>
CoverageQuestion::make(Match match, std::uint64_t fights, std::optional<Actor> cut, bool counts) {
    std::unique_ptr<CoverageQuestion> made(new CoverageQuestion(std::move(match), fights, counts));
    const Match& own = made->match_;
    if (!has_tactics(own, Side::A) && !has_tactics(own, Side::B)) {
        return problem_at("/match", "noPlans",
                          {"どちらもプランで動いていません。", "Neither side is played by plans."});
    }
    if (cut && tactic_of(own, *cut) == nullptr) {
        return problem_at("/surgery", "noPlans",
                          {"そこにプランで動く者はいません。", "Nobody there is played by plans."});
    }
    if (cut) made->surgery_.emplace(own, *cut);
    made->clear();
    return made;
}

Json CoverageQuestion::request() const {
    JsonObject out;
    out.add("match", to_json(match_)).add("fights", Json(fights_));
    if (surgery_) out.add("surgery", token(surgery_->actor()));
    // Part files of questions that count have no such field.
    if (!counts_) out.add("counts", false);
    return out;
}

Json CoverageQuestion::answer_of(const Coverage& coverage, const SurgeryPart& operated) const {
    JsonObject answer;
    if (counts_) answer.add("coverage", to_json(coverage));
    if (surgery_) answer.add("surgery", to_json(operated));
    return answer;
}

Json CoverageQuestion::fight(const FightRange& range) const {
    return answer_of(counts_ ? cover(match_, range.from, range.fights()) : Coverage(match_),
                     surgery_ ? surgery_->operate(range.from, range.fights()) : SurgeryPart());
}

bool CoverageQuestion::count_in(const FightRanges& ranges, const Json& answer) {
    const bool fits = answer.is_object() && answer.contains("coverage") == counts_ &&
                      answer.contains("surgery") == surgery_.has_value();
    if (!fits) return false;
    const std::uint64_t fights = fights_in(ranges);
    if (counts_) {
        const auto coverage = read_coverage(match_, answer["coverage"]);
        if (!coverage || coverage->fights != fights) return false;
        coverage_->join(*coverage);
    }
    if (!surgery_) return true;
    const auto part = read_surgery(*surgery_, answer["surgery"]);
    if (!part || part->fights != fights) return false;
    operated_.join(*part);
    return true;
}

void CoverageQuestion::clear() {
    coverage_.emplace(match_);
    if (surgery_) operated_ = surgery_->none();
}

FoughtPart CoverageQuestion::joined() const { return {taken(), answer_of(*coverage_, operated_)}; }

Json CoverageQuestion::report() const {
    if (!counts_) return surgery_report(match_, *surgery_, operated_);
    Json report = coverage_report(match_, *coverage_);
    if (surgery_) report["surgery"] = surgery_report(match_, *surgery_, operated_);
    return report;
}

} // namespace shiaiba
