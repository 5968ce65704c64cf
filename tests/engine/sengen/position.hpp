// Positions of a battle for tests, from which one phase is played.
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
    /// JSON of both sides and of settings. All members are as at the start of a battle, in turn 1,
    /// and act in the order of the build.
    Position(std::string_view a, std::string_view b, std::string_view settings = "{}");

    /// A member by its token, "A1", to be changed.
    Fighter& at(std::string_view who);
    Position& turn(int turn);
    /// The order of the turn, "B1 A2 A1".
    Position& order(std::string_view members);
    /// The next faces in order, "4 2 6 1 3", also without blanks; `check` demands that exactly
    /// these are rolled.
    Position& dice(std::string_view faces);
    /// Whether more dice were rolled than were given; these fell at random.
    bool dice_missing() const { return dice_.missed(); }
    /// This member decides by its own tactic and not by the script.
    Position& plans(std::string_view who);
    /// These decisions replace the script and the defaults.
    Position& decided_by(Decisions& decisions);
    /// Tokens of the real choices, separated by commas; after the last one default options are
    /// taken.
    Position& decide(std::string_view tokens);

    void turn_start();
    void rows();
    void initiative();
    void setups();
    void main(std::string_view who);
    void turn_end();
    /// Plays a whole turn with all of its phases.
    void play_turn();
    /// The outcome of a battle that is over.
    Outcome end();

    /// A member's part of the trace, "26,20,23,0,f,23,-,,0,,,".
    std::string of(std::string_view who) const;
    /// A member's HP, 霊力, DP and graze, "26,20,23,0".
    std::string points(std::string_view who) const;
    /// Winner and reason, "A:defeat"; empty while the battle goes on.
    std::string result() const;
    /// The decisions of the last line: "A1.shot_magic_6 B1.none".
    std::string acts() const;
    /// The last line of the trace.
    std::string line() const;
    const std::string& trace() const { return log_.fight_log().trace; }
    std::string initiative_order() const;
    /// Kinds of events, separated by blanks.
    std::string kinds() const;
    /// The sentences of the events of a kind, one per line; members without names are 甲1, A1 and
    /// so on.
    std::string said(std::string_view kind, Lang lang = Lang::Ja) const;
    const Battle& battle() const { return *battle_; }
    const FightLog& fight_log() const { return log_.fight_log(); }
    /// The options of the question at the end of the script, separated by ", ".
    std::string open_options() const;
    /// The same options in default order (13.3), and the first of them.
    std::string default_order() const;
    std::string default_choice() const;
    /// Actor and point of that question, "A1 defence".
    const std::string& asked() const { return script_.first_asked(); }
    /// Checks that exactly the given decisions and dice were used, and that numbers were always
    /// within their bounds.
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
