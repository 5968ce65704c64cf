// Plays a match and tells it.
#include "bindings/engine/battle.hpp"

#include "bindings/link_json.hpp"
#include "bindings/match_json.hpp"
#include "core/report.hpp"
#include "core/rulings.hpp"

namespace shiaiba::bindings {

BoundBattle::BoundBattle(const std::string& match) {
    const auto checked = given_match(match);
    if (!checked) {
        failure_ = no_match(checked.problems());
        return;
    }
    played_ = play(*checked, Log::Listen::Everything);
    failure_ = refused(played_);
    if (failure_.empty()) match_ = *checked;
}

std::string BoundBattle::report() const {
    return match_ ? ok(shiaiba::report(*match_, played_)) : failure_;
}

std::string BoundBattle::log(const std::string& kind, const std::string& lang) const {
    if (!match_) return {};
    if (kind == "trace") return played_.chronicle.trace;
    if (kind == "classic" || kind == "latest") {
        return classic(*match_, played_, kind == "latest" ? Extent::LatestRound : Extent::Whole);
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
    if (!match_) return failure_;
    return ok(shiaiba::to_json(rulings_that_matter(*match_), *match_->ruleset));
}

std::string BoundBattle::link(const std::string& options) const {
    return match_ ? made_link(*match_, options) : failure_;
}

std::string BoundBattle::to_json() const {
    return match_ ? write_json(shiaiba::to_json(*match_)) : "null";
}

} // namespace shiaiba::bindings
