// Sets up a position of a battle, and plays one phase from it.
#include "sengen/position.hpp"

#include <map>
#include <sstream>

#include "catch.hpp"
#include "core/system/typed.hpp"
#include "core/text/json.hpp"
#include "narrated.hpp"
#include "rulesets/sengen/words/words.hpp"
#include "sengen/some_data.hpp"
#include "share/some_matches.hpp"

namespace shiaiba::sengen {
Position::Position(std::string_view a, std::string_view b, std::string_view settings) {
    const auto checked =
        tests::registry().find("sengen")->settings().check(with_some_data(settings));
    INFO(write_json(to_json(checked.problems())));
    REQUIRE(checked);
    given_ = *checked;
    settings_ = given_or_default<Settings>(given_);
    a_ = tests::party_of("sengen", a, *checked);
    b_ = tests::party_of("sengen", b, *checked);
    context_ = std::make_unique<FightContext>(dice_, script_, log_);
    battle_ = std::make_unique<Battle>(settings_, Sides{a_.get(), b_.get()}, *context_);
    battle_->turn_ = 1;
    for (FighterId who = 0; who < battle_->members(); ++who) battle_->order_.push_back(who);
}

FighterId Position::who(std::string_view token) const {
    const auto actor = actor_from(token);
    REQUIRE(actor);
    return battle_->who(*actor);
}
Fighter& Position::at(std::string_view token) { return battle_->fighter(who(token)); }

Position& Position::turn(int turn) {
    battle_->turn_ = turn;
    return *this;
}
Position& Position::order(std::string_view members) {
    battle_->order_.clear();
    for (const std::string& token : tests::split(members, ' '))
        battle_->order_.push_back(who(token));
    return *this;
}
Position& Position::dice(std::string_view faces) {
    faces_.erase(faces_.begin(), faces_.begin() + static_cast<std::ptrdiff_t>(dice_.used()));
    for (const char face : faces) {
        if (face != ' ') faces_.push_back(static_cast<std::uint64_t>(face - '1'));
    }
    dice_ = Dice::scripted(faces_);
    return *this;
}
Position& Position::plans(std::string_view token) {
    const Fighter& fighter = at(token);
    planners_.seat(fighter.actor, planner_of(*fighter.sheet));
    *context_ = FightContext(dice_, script_, log_, planners_);
    return *this;
}
Position& Position::decided_by(Decisions& decisions) {
    *context_ = FightContext(dice_, decisions, log_, planners_);
    return *this;
}
Position& Position::decide(std::string_view tokens) {
    for (std::string& token : tests::split(tokens, ',')) script_.add(std::move(token));
    return *this;
}

void Position::done() {
    UNSCOPED_INFO(trace());
    if (context_->illegal()) FAIL("decision " << *context_->illegal() << " is none of the options");
}

void Position::turn_start() {
    battle_->turn_start();
    done();
}
void Position::rows() {
    battle_->rows();
    done();
}
void Position::initiative() {
    battle_->initiative();
    done();
}
void Position::setups() {
    battle_->setups();
    done();
}
void Position::main(std::string_view token) {
    battle_->phase("main", who(token));
    battle_->main(who(token));
    battle_->trace();
    done();
}
void Position::turn_end() {
    battle_->turn_end();
    done();
}
void Position::play_turn() {
    --battle_->turn_;
    battle_->play_turn();
    ++battle_->turn_;
    done();
}

Outcome Position::end() { return battle_->end(); }

std::string Position::line() const {
    std::string line;
    for (const std::string& each : tests::split(trace(), '\n')) line = each;
    return line;
}
std::string Position::of(std::string_view token) const {
    const std::string begin = std::string(token) + ",";
    for (const std::string& part : tests::split(line(), ';')) {
        if (part.substr(0, begin.size()) == begin) return part.substr(begin.size());
    }
    return {};
}
std::string Position::points(std::string_view token) const {
    const std::string all = of(token);
    std::size_t end = 0;
    for (int k = 0; k < 4; ++k) end = all.find(',', end) + 1;
    return all.substr(0, end - 1);
}
std::string Position::acts() const {
    std::string part;
    std::istringstream in{line()};
    for (int k = 0; k < 5; ++k) std::getline(in, part, ';');
    return part;
}

std::string Position::result() const {
    if (!battle_->over()) return {};
    const std::string winner =
        battle_->winner_ == Side::None ? "D" : std::string(letter(battle_->winner_));
    return winner + ":" + std::string(battle_->reason_);
}

std::string Position::initiative_order() const {
    std::string all;
    for (const FighterId each : battle_->order_)
        all += (all.empty() ? "" : " ") + token(battle_->at(each).actor);
    return all;
}

std::string Position::kinds() const { return tests::kinds_of(log_.fight_log()); }

std::string Position::said(std::string_view kind, Lang lang) const {
    return tests::said_of(log_.fight_log(), kind, *a_, *b_, given_, narrate, lang);
}

std::string Position::open_options() const { return tests::joined(script_.first_open()); }
std::string Position::default_order() const { return tests::joined(script_.first_order()); }
std::string Position::default_choice() const {
    return script_.first_order().empty() ? "" : script_.first_order().front();
}

void Position::check() const {
    CHECK(script_.all_used());
    CHECK(dice_.fault().empty());
    check_bounds(log_.fight_log());
}

} // namespace shiaiba::sengen
