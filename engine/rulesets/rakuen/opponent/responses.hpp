// Responses to an announced attack: the value of the attack if the defender responds as well as
// possible.
#pragma once

#include <array>
#include <vector>

#include "rulesets/rakuen/odds/course.hpp"
#include "rulesets/rakuen/opponent/value.hpp"

namespace shiaiba::rakuen {

/// Values the position after an exchange. All values are those of the exchange's attacker.
class After {
public:
    virtual ~After() = default;
    /// The value of a settled exchange: by its winner, else by the position that follows.
    virtual Value settled(State state, Side winner, Side attacker) const = 0;
    /// Values are computed at every step()-th HP; between them lies a straight line.
    virtual int step() const = 0;
};

/// One way in which an exchange ends: its value as a function of the HP that it costs.
class Ending {
public:
    /// The number of `answer` that varies: its damage, or the damage thrown back.
    enum class Varied { Damage, Back };
    Ending(const After& after, const State& state, const Attack& attack, const Answer& answer,
           Varied varied = Varied::Damage);
    Value at(int hp);

private:
    Value exact(int hp);

    const After& after_;
    State state_;
    Attack attack_;
    Answer answer_;
    Varied varied_;
    /// The most HP that can be lost without falling.
    int most_;
    static constexpr Value kUnknown = -1;
    std::array<Value, kMostHp> known_;
};

/// Responses to one attack with its skills, for any sum of its dice.
class Responses {
public:
    virtual ~Responses() = default;
    /// The value under the best answer to this sum of dice.
    virtual Value best(int total, bool critical) = 0;
};

/// The guard phase is skipped [rakuen 5.2 guard 1].
class NoResponse final : public Responses {
public:
    NoResponse(const After& after, State state, Attack attack);
    Value best(int total, bool critical) override;

private:
    int without_dice_;
    Ending ending_;
};

/// Guard or evade [rakuen 7, 13].
class PlainAnswers final : public Responses {
public:
    PlainAnswers(const After& after, const State& state, const Attack& attack);
    Value best(int total, bool critical) override;

    Value evade(const Attack& announced);
    Value guard(const Attack& announced);
    Value evade_with_counter(const Attack& announced);
    Value guard_with_riposte(const Attack& announced);
    /// After an evasion that succeeded: with カウンター, and without.
    Value counter(const Attack& announced);
    Value pass();

private:
    /// By whether a double cancels stun and seal.
    using Endings = std::array<Ending, 2>;
    struct Guards {
        Endings plain;
        Endings riposte;
    };
    static Guards guards(const After& after, const State& state, Attack attack, bool critical);
    Value with_die(const Attack& announced, Endings& endings, SkillSet skills);

    Fighter foe_;
    Attack attack_;
    bool may_counter_;
    bool may_riposte_;
    Ending evaded_;
    Ending failed_;
    Ending countered_;
    Ending countered_with_in_;
    Ending failed_counter_;
    std::array<Guards, 2> guards_;
};

/// Dice of an invisible guard [rakuen 9]: backward induction over dice paid, damage left and
/// whether a double was seen.
class InvisibleAnswers final : public Responses {
public:
    /// `most`: the largest sum of the attack's dice that will be asked for.
    InvisibleAnswers(const After& after, const State& state, const Attack& attack, int most);
    Value best(int total, bool critical) override;

private:
    int without_dice_;
    int ability_;
    /// By whether the attack is critical, then by damage left.
    std::array<std::vector<Value>, 2> worth_;
};

/// Values of an invisible guard under way, by damage left up to `most`: before the next die
/// (`now`), and of rolling it (`roll`). `state` has the IN as it is now.
struct InvisibleGuard {
    std::vector<Value> now;
    std::vector<Value> roll;
};
InvisibleGuard invisible_guard(const After& after, const State& state, const Attack& attack,
                               SkillSet skills, bool doubled, int most);

} // namespace shiaiba::rakuen
