// Class OddsWriter: writes the odds of a question's options as JSON, for each option named figures
// with the most important first.
#pragma once

#include "core/report/odds.hpp"
#include "core/text/json_fwd.hpp"
#include "rulesets/sengen/odds/calculator.hpp"
#include "rulesets/sengen/plans/question.hpp"

namespace shiaiba::sengen {

class OddsWriter {
public:
    explicit OddsWriter(const SengenQuestion& question)
        : question_(question)
        , battle_(question.battle())
        , who_(question.who())
        , self_(battle_.at(who_))
        , reckoner_(battle_) {}

    Json write();

private:
    void add(std::size_t option, const TypedOption& pick);

    /// The action with the source or weapon and the size of the option.
    static Action with(Action action, const TypedOption& pick) {
        action.place = pick.which;
        action.size = pick.n;
        return action;
    }
    void add_action(std::size_t option, const TypedOption& pick);
    /// For a declared action on this target; later choices are those of 13.3.
    void add_aimed(std::size_t option, const Action& action, FighterId target);
    void add_attack(std::size_t option, Action action, FighterId target);
    /// For an approach and the blow behind it; 0 dice: the approach isn't rolled.
    void add_approach(std::size_t option, Action action, FighterId target, int dice);
    /// `targets`: as bits; of several the expected sums are given. 0: they aren't chosen yet.
    void add_spell(std::size_t option, const Action& action, unsigned targets, int dice);
    void add_defended(Json& json, const Blow& blow, const Defended& way) const;

    void add_defence(std::size_t option, const Action& action, const TypedOption& pick);
    void add_boost(std::size_t option, const Action& action, int points);
    void add_resistance(std::size_t option, const Action& action, int dice);
    void add_rouse(std::size_t option, const TypedOption& pick);
    /// For deploying a card: its HP, the DP it brings, and the DP that its break would give away.
    void add_deployed(std::size_t option, int place);
    void add_given_up(std::size_t option);
    /// For the last moment (6, w4): the loss of the member that is asked, behind a card if the
    /// option deploys one.
    void add_last(std::size_t option, const Action& action, const TypedOption& pick);

    /// The chance that a loss breaks the member's card, or puts the member out; a figure only if
    /// that may happen and is `wanted`. `grazed`: graze of the attacker counts, and the name says
    /// so.
    OddsFigure end(const Distribution& loss, FighterId whose, bool wanted = true,
                   bool grazed = false) const;
    /// DP that the break of the member's card would bring the other side (6); a figure only if the
    /// card may break.
    OddsFigure spoils(const Distribution& loss, FighterId whose, bool wanted = true) const;
    /// Adds an object for an option, and returns it.
    Json& begun(std::size_t option);
    /// Puts the option into a family: options that differ in their DP alone, which are shown as a
    /// series.
    static void add_family(Json& json, const Text& name, int dp);

    const SengenQuestion& question_;
    const Battle& battle_;
    FighterId who_;
    const Fighter& self_;
    OddsCalculator reckoner_;
    Json options_ = Json::array();
    /// Whether some figure assumes a defence, so that the assumption has to be told.
    bool defended_ = false;
    /// Whether some figure counts graze of the attacker, which has to be told, too.
    bool grazed_ = false;
};

/// The name of a defender's figure without graze of the attacker, and with it.
struct Grazed {
    Twofold bare;
    Twofold with;

    constexpr const Twofold& name(bool grazed) const { return grazed ? with : bare; }
};

/// Points as the amount of a figure.
inline std::uint64_t points(int n) { return kCertain * static_cast<std::uint64_t>(n); }

inline constexpr Twofold kDamage{"ダメージ", "Damage"};

/// A chance as it is shown: 0 only if impossible, 1 only if certain, all else at least 10^-9 away
/// from both.
Chance told(Chance chance);

/// `Odds` of bindings/types/decision.d.ts, for the options that buy or roll dice, or cost a card;
/// null if there are none.
Json odds_json(const SengenQuestion& question);

} // namespace shiaiba::sengen
