// Plays a match and tells it.
#include "bindings/engine/battle.hpp"

#include <exception>

#include "bindings/envelope.hpp"
#include "bindings/link_json.hpp"
#include "core/report.hpp"
#include "core/rulings.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::bindings {

BoundBattle::BoundBattle(const std::string& match) {
    try {
        load(match);
    } catch (const std::exception& error) {
        match_.reset();
        failure_ = failed("internal", {error.what(), error.what()});
    }
}

void BoundBattle::load(const std::string& match) {
    const auto json = parse_json(match);
    const auto checked =
        json ? check_match(all_rulesets(), *json) : Checked<Match>(json.problems());
    if (!checked) {
        failure_ = failed("illegalBuild", {"この二人では仕合えません。", "These two can't fight."},
                          checked.problems());
        return;
    }
    played_ = play(*checked, Log::Listen::Everything);
    if (played_.illegal) {
        failure_ = failed(
            "illegalDecision",
            {"記録された決定が規則に合いません。", "A recorded decision is not legal."},
            {problem_at("/decisions/" + std::to_string(*played_.illegal), "illegalDecision",
                        {"ここで選べる手ではありません。", "This is no legal option here."})});
        return;
    }
    match_ = *checked;
}

std::string BoundBattle::report() const {
    return guarded([&] { return match_ ? ok(shiaiba::report(*match_, played_)) : failure_; });
}

std::string BoundBattle::log(const std::string& kind, const std::string& lang) const {
    if (!match_) return {};
    if (kind == "trace") return played_.chronicle.trace;
    if (kind == "classic" && played_.outcome) {
        return match_->ruleset->classic(played_.chronicle, *played_.outcome, match_->names());
    }
    if (kind == "text") return text_log(*match_, played_, lang == "en" ? Lang::En : Lang::Ja);
    return {};
}

std::string BoundBattle::outcome() const {
    return match_ && played_.outcome ? write_json(shiaiba::to_json(*played_.outcome)) : "null";
}

std::string BoundBattle::pending() const {
    return match_ && played_.pending ? write_json(shiaiba::to_json(*played_.pending)) : "null";
}

std::string BoundBattle::rulings() const {
    return guarded([&] {
        if (!match_) return failure_;
        return ok(shiaiba::to_json(rulings_that_matter(*match_), *match_->ruleset));
    });
}

std::string BoundBattle::odds() const {
    return guarded([&] {
        if (!match_) return failure_;
        Json odds = Json::array();
        at_pending(*match_,
                   [&](const Question& question) { odds = match_->ruleset->odds(question); });
        return ok(std::move(odds));
    });
}

std::string BoundBattle::think() const {
    return guarded([&] {
        if (!match_) return failure_;
        std::string thought;
        at_pending(*match_, [&](const Question& question) {
            const Planner* const opponent = live_planners_of(*match_)[index(question.side())];
            if (opponent == nullptr) return;
            thought = question.describe().options[opponent->decide(question, nullptr)].id;
        });
        return ok(Json(std::move(thought)));
    });
}

std::string BoundBattle::link(const std::string& options) const {
    return guarded([&] { return match_ ? made_link(*match_, options) : failure_; });
}

std::string BoundBattle::to_json() const {
    return match_ ? write_json(shiaiba::to_json(*match_)) : "null";
}

} // namespace shiaiba::bindings
