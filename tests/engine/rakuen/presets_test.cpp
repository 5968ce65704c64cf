// The presets decide as the notation of their rules says: the first line whose condition holds and whose
// choice is legal [rakuen 20.2, 20.3].
#include <algorithm>
#include <set>

#include "../workload.hpp"
#include "catch.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "rulesets/rakuen/plans/question.hpp"
#include "rulesets/rakuen/rakuen.hpp"
#include "rulesets/rakuen/sheet/settings.hpp"
#include "rulesets/rakuen/sheet/vocabulary.hpp"

namespace shiaiba::rakuen {
namespace {

/// The four rules lists, written out by hand.
class ByHand {
public:
    explicit ByHand(const RakuenQuestion& question) : question_(question) {}

    std::size_t decide(std::string_view preset) {
        if (preset == "堅実") return steady();
        if (preset == "回避") return evasive();
        if (preset == "要塞") return fortress();
        return revenge();
    }

private:
    /// Not known: no condition holds.
    int fact(Fact fact, bool foe = false) const {
        const auto value = question_.fact(static_cast<int>(fact), plan_argument(foe));
        if (!value) throw Unknown();
        return *value;
    }
    struct Unknown {};

    /// Takes the option, once, if it is legal.
    void take(std::string_view said) {
        for (std::size_t k = 0; k < question_.size() && !taken_; ++k) {
            if (token(question_.moves()[k]) == said) taken_ = k;
        }
    }
    void best(const std::string& action, const std::string& skill = "") {
        std::vector<int> abilities{0, 1, 2};
        std::stable_sort(abilities.begin(), abilities.end(),
                         [&](int x, int y) { return margin(x) > margin(y); });
        for (const int ability : abilities) {
            take(action + " " + std::string(kAbilityIds[static_cast<std::size_t>(ability)]) +
                 skill);
        }
    }
    int margin(int ability) const {
        return *question_.fact(static_cast<int>(Fact::Margin), plan_argument(false, ability));
    }
    /// The シフト that makes a double: the higher one, then red, then +1.
    void shift() {
        const Pair pair = question_.attack().last;
        int highest = 0;
        std::string said;
        for (const bool blue : {false, true}) {
            for (const int step : {1, -1}) {
                const int face = ((blue ? pair.blue : pair.red) + step + 10) % 10;
                const int other = blue ? pair.red : pair.blue;
                const int value = face == 0 ? 20 : 2 * face;
                if (face != other || value <= highest) continue;
                highest = value;
                said = std::string("use shift ") + (blue ? "blue" : "red") +
                       (step > 0 ? " +1" : " -1");
            }
        }
        take(said);
    }
    template <class Condition>
    bool when(const Condition& condition) const {
        try {
            return condition();
        } catch (const Unknown&) {
            return false;
        }
    }
    bool invisible() const {
        return when([&] { return fact(Fact::CanInvisible) == 1; });
    }
    bool deadly() const {
        return when([&] { return fact(Fact::GuardLoss) >= fact(Fact::Hp); });
    }
    bool chance(int least) const {
        return when([&] { return fact(Fact::EvadeChance) >= least; });
    }
    std::size_t otherwise(std::string_view said) {
        take(said);
        return taken_.value_or(0);
    }
    std::size_t by_default() {
        if (question_.point() == Point::Attack) best("attack");
        return otherwise("pass");
    }
    Point point() const { return question_.point(); }

    std::size_t steady() {
        if (point() == Point::Order) take("first");
        if (point() == Point::Attack) {
            if (invisible()) best("invisible");
            best("attack");
        }
        if (point() == Point::After) {
            if (fact(Fact::DiceGap) == 1) shift();
            if (fact(Fact::In) >= 4 && fact(Fact::DiceTotal) >= 9) take("use finisher");
            if (fact(Fact::In, true) >= 5 && fact(Fact::IncomingCritical) == 0) take("use seal");
        }
        if (point() == Point::Defend) {
            if (deadly()) take("evade +counter");
            if (deadly()) take("evade");
            const int evading =
                (10'000 - fact(Fact::EvadeChance)) * fact(Fact::IncomingAttack) / 10'000;
            const int critical = fact(Fact::IncomingCritical);
            if (evading < fact(Fact::GuardLoss) + 10 * critical) take("evade");
            if (fact(Fact::GuardLoss) >= 16 || critical == 1) take("guard +riposte");
            take("guard");
        }
        if (point() == Point::Counter && fact(Fact::IncomingAttack) >= 28) take("counter");
        if (point() == Point::InvisibleGuard && fact(Fact::Left) >= 30) take("iguard +ironwall");
        if (point() == Point::InvisibleDie) take(fact(Fact::Left) > 0 ? "roll" : "stop");
        return by_default();
    }
    std::size_t evasive() {
        if (point() == Point::Order) take("first");
        if (point() == Point::Attack) {
            if (invisible()) best("invisible");
            best("attack");
        }
        if (point() == Point::After) {
            if (fact(Fact::DiceGap) == 1) shift();
            if (fact(Fact::In) >= 4 && fact(Fact::DiceTotal) >= 9) take("use finisher");
        }
        if (point() == Point::Defend) {
            if (deadly()) take("evade");
            if (chance(6000) && fact(Fact::IncomingHit) >= 11) take("evade +counter");
            if (chance(6000)) take("evade");
            take("guard");
        }
        if (point() == Point::Counter && fact(Fact::IncomingAttack) >= 28) take("counter");
        if (point() == Point::InvisibleDie) take(fact(Fact::Left) > 0 ? "roll" : "stop");
        return by_default();
    }
    std::size_t fortress() {
        if (point() == Point::Order) take("second");
        if (point() == Point::Attack) {
            if (invisible()) best("invisible");
            if (fact(Fact::In) >= 3) best("attack", " +seal");
            best("attack");
        }
        if (point() == Point::After && fact(Fact::In) >= 4 && fact(Fact::DiceTotal) >= 9) {
            take("use finisher");
        }
        if (point() == Point::Defend) {
            if (deadly()) take("evade");
            if (chance(8700)) take("evade");
            if (fact(Fact::GuardLoss) >= 12 || fact(Fact::IncomingCritical) == 1) {
                take("guard +riposte");
            }
            take("guard");
        }
        if (point() == Point::InvisibleGuard) take("iguard +ironwall");
        if (point() == Point::InvisibleDie) {
            if (fact(Fact::Left) >= fact(Fact::Hp)) take("roll");
            if (fact(Fact::IncomingCritical) == 1 && fact(Fact::Rolled) == 0) take("roll");
            take("stop");
        }
        return by_default();
    }
    std::size_t revenge() {
        if (point() == Point::Order) take("second");
        if (point() == Point::Attack) {
            if (fact(Fact::In) >= 8 && invisible()) best("invisible", " +stun");
            if (fact(Fact::In) >= 8 && invisible()) best("invisible");
            if (fact(Fact::HpDifference) <= -30 && invisible()) best("invisible");
            best("attack");
        }
        if (point() == Point::After) {
            if (fact(Fact::In) >= 6) take("use finisher");
            if (fact(Fact::DiceGap) == 1) shift();
        }
        if (point() == Point::Defend) {
            if (deadly()) take("evade");
            if (chance(6000)) take("evade");
            if (chance(4000) && fact(Fact::Hp) > 60) take("evade");
            take("guard");
        }
        if (point() == Point::Counter && fact(Fact::IncomingAttack) >= 28) take("counter");
        if (point() == Point::InvisibleGuard && fact(Fact::Left) >= 30) take("iguard +ironwall");
        if (point() == Point::InvisibleDie) take(fact(Fact::Left) > 0 ? "roll" : "stop");
        return by_default();
    }

    const RakuenQuestion& question_;
    std::optional<std::size_t> taken_;
};

/// Plays by a preset, and compares every decision with the rules by hand.
class Compared final : public Planner {
public:
    explicit Compared(std::size_t place) : place_(place) {}
    std::size_t decide(const Question& question, plan::Account*) const override {
        const auto& asked = static_cast<const RakuenQuestion&>(question);
        const std::size_t planned = presets().tactic(place_).decide(question, nullptr);
        const std::size_t by_hand = ByHand(asked).decide(presets()[place_].id);
        if (planned != by_hand) {
            INFO(presets()[place_].id << " " << token(asked.moves()[by_hand]));
            CHECK(token(asked.moves()[planned]) == token(asked.moves()[by_hand]));
        }
        seen.insert(asked.kind());
        return planned;
    }
    mutable std::set<int> seen;

private:
    std::size_t place_;
};

TEST_CASE("the presets decide as their rules do, line by line [rakuen 20.3]") {
    Dice builds(20);
    const std::vector<std::string> none;
    for (const bool advanced : {false, true}) {
        RakuenSettings own;
        own.advanced = advanced;
        own.start = {fresh_fighter(advanced), fresh_fighter(advanced)};
        std::vector<Compared> players{Compared(0), Compared(1), Compared(2), Compared(3)};
        for (std::uint32_t k = 0; k < test::workload(800); ++k) {
            const std::array<Party, 2> sides{random_party(ruleset(), builds, Json(), {}),
                                             random_party(ruleset(), builds, Json(), {})};
            const auto one = static_cast<std::size_t>(builds.below(players.size()));
            const auto two = static_cast<std::size_t>(builds.below(players.size()));
            const Planners planners{&players[one], &players[two]};
            Dice dice(k);
            RecordedDecisions record(none);
            Log log(Log::Listen::Nothing);
            Table table(dice, record, log, planners);
            ruleset().fight(Settings(own), {&sides[0], &sides[1]}, table);
        }
        for (const Compared& player : players) CHECK(player.seen.size() >= (advanced ? 6 : 5));
    }
}

} // namespace
} // namespace shiaiba::rakuen
