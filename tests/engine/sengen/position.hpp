// A position of a battle for tests, from which one phase is played.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/fight/context.hpp"
#include "kit.hpp"
#include "rulesets/sengen/fight/battle.hpp"
#include "sengen/bout.hpp"

namespace shiaiba::sengen {

using tests::Script;

class Position {
public:
    /// JSON of both sides, and of settings. Everybody is as at a battle's start, in turn 1, and initiative goes by the
    /// order of the build.
    Position(std::string_view a, std::string_view b, std::string_view settings = "{}");

    /// "A1". What it is changed to holds from then on.
    Fighter& at(std::string_view who);
    Position& turn(int turn);
    /// "B1 A2 A1"
    Position& order(std::string_view members);
    /// "4 2 6 1 3", also without blanks: what falls, all of it and nothing else.
    Position& dice(std::string_view faces);
    /// More dice were rolled than were given: the rest fell somehow.
    bool dice_missing() const { return dice_.missed(); }
    /// That member decides by its own tactic, and not by the script.
    Position& plans(std::string_view who);
    /// The script and the default give way to these decisions.
    Position& decided_by(Decisions& decisions);
    /// Tokens of the real choices, between commas; after the last one whoever decides takes the default.
    Position& decide(std::string_view tokens);

    void turn_start();
    void rows();
    void initiative();
    void setups();
    void main(std::string_view who);
    void turn_end();
    /// Whole turns, as they follow.
    void play_turn();
    /// What comes of a battle that is over.
    Outcome end();

    /// "26,20,23,0,f,23,-,,0,,,", as the trace has it.
    std::string of(std::string_view who) const;
    /// HP, 霊力, DP and graze alone: "26,20,23,0".
    std::string points(std::string_view who) const;
    /// "A:defeat"; empty while it goes on.
    std::string result() const;
    /// Choices of the last line: "A1.shot_magic_6 B1.none".
    std::string acts() const;
    /// Of the trace, the last line.
    std::string line() const;
    const std::string& trace() const { return log_.fight_log().trace; }
    std::string initiative_order() const;
    /// Kinds of events, with a blank between them.
    std::string kinds() const;
    /// What the log says of events of this kind, a line for each: nameless members are 甲1, A1 and so on.
    std::string said(std::string_view kind, Lang lang = Lang::Ja) const;
    const Battle& battle() const { return *battle_; }
    const FightLog& fight_log() const { return log_.fight_log(); }
    /// The options where the script ended, with ", " between them.
    std::string open_options() const;
    /// The same in their default order (13.3); the first of them.
    std::string default_order() const;
    std::string default_choice() const;
    /// "A1 defence"
    const std::string& asked() const { return script_.first_asked(); }
    /// All decisions and all dice were needed, and no others; numbers stood within their bounds all the time.
    void check() const;

private:
    void done();
    FighterId who(std::string_view token) const;

    std::unique_ptr<Party> a_;
    std::unique_ptr<Party> b_;
    shiaiba::Settings given_;
    Settings settings_;
    Script script_;
    std::vector<std::uint64_t> faces_;
    Dice dice_ = Dice::scripted({});
    Planners planners_;
    Log log_{Log::Listen::Everything};
    std::unique_ptr<FightContext> context_;
    std::unique_ptr<Battle> battle_;
};

} // namespace shiaiba::sengen
