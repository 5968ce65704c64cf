// Sets up a position of a battle, and plays one phase from it.
#include "shinki/position.hpp"

#include <map>
#include <sstream>

#include "catch.hpp"
#include "core/system/typed.hpp"
#include "core/text/json.hpp"
#include "narrated.hpp"
#include "rulesets/shinki/words/words.hpp"
#include "share/some_matches.hpp"
#include "shinki/bout.hpp"

namespace shiaiba::shinki {
Position::Position(std::string_view a, std::string_view b, std::string_view settings) {
    const auto checked = tests::registry().find("shinki")->settings().check(*parse_json(settings));
    REQUIRE(checked);
    given_ = *checked;
    settings_ = given_or_default<Settings>(*checked);
    a_ = tests::party_of("shinki", a, *checked);
    b_ = tests::party_of("shinki", b, *checked);
    context_ = std::make_unique<FightContext>(dice_, script_, log_);
    battle_ = std::make_unique<Battle>(settings_, Sides{a_.get(), b_.get()}, *context_);
    packs_ = battle_->deck_.size() / kCards;
    battle_->round_ = 1;
}

FighterId Position::who(std::string_view token) const {
    const auto actor = actor_from(token);
    REQUIRE(actor);
    const FighterId who = battle_->who(*actor);
    REQUIRE(who != kNobody);
    return who;
}
Fighter& Position::at(std::string_view token) { return battle_->fighter(who(token)); }

Owner& Position::owner(std::string_view token) {
    for (Owner& own : battle_->owners_) {
        if (shiaiba::token(own.actor) == token) return own;
    }
    FAIL("no owner " << token);
    return battle_->owners_.front();
}

Position& Position::round(int round) {
    battle_->round_ = round;
    return *this;
}
Position& Position::hand(std::string_view token, std::string_view cards) {
    for (const std::string& id : tests::split(cards, ' ')) {
        const Card card = card_from(id);
        REQUIRE(card >= 0);
        REQUIRE(battle_->deck_.count(card) > 0);
        battle_->deck_.remove(card);
        owner(token).hand.add(card);
    }
    return *this;
}
Position& Position::kihaku(std::string_view token, std::string_view cards) {
    for (const std::string& id : tests::split(cards, ' ')) {
        const Card card = card_from(id);
        REQUIRE(card >= 0);
        battle_->deck_.remove(card);
        owner(token).kihaku.add(card);
    }
    return *this;
}
Position& Position::deck(std::string_view cards) {
    packs_ = 0;
    battle_->deck_.clear();
    for (const std::string& id : tests::split(cards, ' ')) battle_->deck_.add(card_from(id));
    return *this;
}
Position& Position::discards(std::string_view cards) {
    for (const std::string& id : tests::split(cards, ' ')) {
        if (packs_ > 0) battle_->deck_.remove(card_from(id));
        battle_->discards_.add(card_from(id));
    }
    return *this;
}

Position& Position::draws(std::string_view cards) {
    Cards deck = battle_->deck_;
    for (const std::string& word : tests::split(cards, ' ')) {
        if (word == "0" || word == "1") {
            rolls_.push_back(static_cast<std::uint64_t>(word[0] - '0'));
            continue;
        }
        if (deck.empty()) deck = battle_->discards_;
        const Card card = card_from(word);
        REQUIRE(card >= 0);
        REQUIRE(deck.count(card) > 0);
        std::uint64_t place = 0;
        while (deck.at(static_cast<int>(place)) != card) ++place;
        rolls_.push_back(place);
        deck.remove(card);
    }
    return *this;
}
Position& Position::plans(std::string_view token) {
    const Fighter& one = at(token);
    planners_.seat(one.actor, planner_of(*one.sheet));
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

void Position::begin() {
    if (rolls_.empty()) return;
    dice_ = Dice::begun(std::move(rolls_), 1);
    rolls_.clear();
}

void Position::trace() {
    UNSCOPED_INFO(log_.fight_log().trace);
    if (context_->illegal()) FAIL("decision " << *context_->illegal() << " is none of the options");
}

void Position::turn(std::string_view token) {
    begin();
    battle_->turn(who(token));
    trace();
}
void Position::round_end() {
    begin();
    battle_->round_end();
    trace();
}
std::string Position::choose_actor() {
    begin();
    const FighterId next = battle_->choose_actor();
    trace();
    return next == kNobody ? "-" : shiaiba::token(battle_->at(next).actor);
}
void Position::use(std::string_view token, std::string_view skill, std::string_view target) {
    begin();
    const int place = battle_->list().find(skill);
    REQUIRE(place >= 0);
    battle_->turn_of_ = who(token);
    battle_->use(who(token), TypedOption::of_skill(place, who(target)),
                 battle_->skill(place).timing == Timing::Action);
    battle_->trace();
    trace();
}

std::string Position::part(std::string_view begin) const {
    std::string line;
    for (const std::string& one : tests::split(log_.fight_log().trace, '\n')) line = one;
    for (const std::string& part : tests::split(line, ';')) {
        if (part.substr(0, begin.size()) == begin) return part.substr(begin.size());
    }
    return {};
}
std::string Position::of(std::string_view token) const { return part(std::string(token) + ","); }
std::string Position::cards(std::string_view token) const { return part(std::string(token) + ":"); }

std::string Position::acts() const {
    std::string line;
    for (const std::string& one : tests::split(log_.fight_log().trace, '\n')) line = one;
    std::istringstream in{line};
    for (int k = 0; k < 5; ++k) std::getline(in, line, ';');
    return line;
}

std::string Position::result() const {
    if (!battle_->over()) return {};
    const std::string winner =
        battle_->winner_ == Side::None ? "D" : std::string(letter(battle_->winner_));
    return winner + ":" + std::string(battle_->reason_);
}

std::string Position::kinds() const { return tests::kinds_of(log_.fight_log()); }

std::string Position::said(std::string_view kind, Lang lang) const {
    return tests::said_of(log_.fight_log(), kind, *a_, *b_, given_, narrate, lang);
}

std::string Position::open_options() const { return tests::joined(script_.first_open()); }
std::string Position::default_order() const { return tests::joined(script_.first_order()); }

void Position::check() const {
    CHECK(script_.all_used());
    CHECK(dice_.fault().empty());
    if (packs_ == 0) return;
    int all = battle_->deck().size() + battle_->discards().size();
    for (const Owner& own : battle_->owners()) all += own.hand.size() + own.kihaku.size();
    CHECK(all == packs_ * kCards);
}

} // namespace shiaiba::shinki
