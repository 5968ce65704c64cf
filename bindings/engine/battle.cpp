// Plays a match, and answers questions about the fight.
#include "bindings/engine/battle.hpp"

#include <utility>

#include "bindings/arguments.hpp"
#include "bindings/link_json.hpp"
#include "bindings/match_json.hpp"
#include "core/report/report.hpp"
#include "core/report/text.hpp"

namespace shiaiba::bindings {

namespace {

bool fit(const Match& match, const BoundCharacter& bound) {
    const Party& character = *bound.character();
    return character.system == match.system && character.version == match.sides[0].version &&
           bound.settings() == match.system->settings().write(match.settings);
}

} // namespace

BoundBattle::BoundBattle(const std::string& match) { begin(given_match(match)); }

BoundBattle::BoundBattle(const std::string& match, const BoundCharacter& a,
                         const BoundCharacter& b) {
    auto checked = given_match(match, {a.character(), b.character()});
    const bool legal = a.character() != nullptr && b.character() != nullptr;
    const bool fine = !legal || !checked || (fit(*checked, a) && fit(*checked, b));
    begin(fine ? std::move(checked) : given_match(match));
}

void BoundBattle::begin(Checked<Match> checked) {
    if (checked) {
        match_ = std::move(*checked);
    } else {
        failure_ = no_match(checked.problems());
    }
}

const Played* BoundBattle::played(Log::Listen listen) {
    const bool heard = listen == Log::Listen::Everything;
    if (match_ && failure_.empty() && (!played_ || (heard && !heard_))) {
        played_ = play(*match_, listen);
        heard_ = heard;
        failure_ = refused(*played_);
    }
    return failure_.empty() ? &*played_ : nullptr;
}

const Played* BoundBattle::told() {
    const Played* const whole = played(Log::Listen::Everything);
    if (whole == nullptr || viewer_of(*match_, *whole, viewer_) == Side::None) return whole;
    view_ = seen(*match_, *whole, viewer_);
    return &view_;
}

std::string BoundBattle::report(const std::string& lang) {
    const Played* const told = this->told();
    return told != nullptr ? ok(shiaiba::report(*match_, *told, lang_of(lang))) : failure_;
}

std::string BoundBattle::why(double decision, const std::string& lang) {
    const Played* const told = this->told();
    if (told == nullptr) return failure_;
    const std::size_t all = told->fight_log.decisions.size();
    const bool there = is_count(decision, static_cast<int>(all) - 1);
    const std::size_t at = there ? static_cast<std::size_t>(decision) : all;
    return ok(why_json(*match_, *told, at, lang_of(lang)));
}

std::string BoundBattle::log(const std::string& kind, const std::string& lang) {
    const Played* const told = this->told();
    if (told == nullptr) return {};
    if (kind == "trace") return told->fight_log.trace;
    if (kind == "classic" || kind == "latest") {
        return classic(*match_, *told, kind == "latest" ? Extent::LatestRound : Extent::Whole);
    }
    if (kind == "text") return text_log(*match_, *told, lang_of(lang));
    return {};
}

std::string BoundBattle::outcome() {
    const Played* const fight = played();
    return fight != nullptr && fight->outcome ? write_json(outcome_json(*match_, *fight->outcome))
                                              : "null";
}

std::string BoundBattle::pending() {
    const Played* const fight = played();
    return fight != nullptr && fight->pending ? write_json(shiaiba::to_json(*fight->pending))
                                              : "null";
}

std::string BoundBattle::rulings() {
    if (played() == nullptr) return failure_;
    return ok(shiaiba::to_json(rulings_that_matter(*match_), *match_->system));
}

std::string BoundBattle::link(const std::string& options) {
    return played() != nullptr ? made_link(*match_, options) : failure_;
}

std::string BoundBattle::to_json() {
    return played() != nullptr ? write_json(shiaiba::to_json(*match_)) : "null";
}

} // namespace shiaiba::bindings
