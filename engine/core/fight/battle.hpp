// What the battles of all systems do in the same way: they tell their log of phases and events, ask
// players who may give up, and end once.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/fight/context.hpp"
#include "core/fight/log.hpp"
#include "core/fight/side.hpp"

namespace shiaiba {

/// A battle as it is told.
class ToldBattle {
protected:
    explicit ToldBattle(Log& log) : log_(log) {}

    bool verbose() const { return log_.verbose(); }
    bool tracing() const { return log_.tracing(); }

    /// Begins a phase, whose events and boards are the next.
    void begin(int round, std::string_view phase, Actor actor = {}) {
        phase_ = phase;
        log_.phase(round, phase, actor.side, actor.member);
    }
    /// Tells an event of the phase, and the board after it. Call only while verbose.
    void tell_event(int round, std::string_view kind, std::string_view rule, Actor actor,
                    std::vector<Arg> args, std::vector<NumberList> lists, Board after) {
        log_.emit({round, phase_, rule, kind, actor.side, std::move(args), actor.member,
                   std::move(lists)},
                  std::move(after));
    }
    /// The winner as traces write it; D: a draw.
    static std::string letter_of(Side winner) {
        return winner == Side::None ? "D" : std::string(letter(winner));
    }

    Log& log_;
    std::string_view phase_ = "start";
};

/// A battle in which players decide.
class AskedBattle : public ToldBattle {
protected:
    explicit AskedBattle(FightContext& context) : ToldBattle(context.log()), context_(context) {}

    bool over() const { return !reason_.empty(); }
    void end_with(Side winner, std::string_view reason) {
        winner_ = winner;
        reason_ = reason;
    }
    /// Whether a player gave up at the last question: that ends the battle.
    bool gave_up() {
        const Side gave = context_.given_up();
        if (gave == Side::None) return false;
        end_with(other(gave), "surrender");
        return true;
    }
    /// Adds a choice to those of the next line of the trace: "A1.skill_guren_B1".
    void add_choice(Actor actor, std::string_view token) {
        if (!acts_.empty()) acts_ += ' ';
        acts_ += shiaiba::token(actor) + ".";
        for (const char letter : token) acts_ += letter == ' ' ? '_' : letter;
    }

    FightContext& context_;
    Side winner_ = Side::None;
    std::string_view reason_;
    std::string acts_;
};

} // namespace shiaiba
