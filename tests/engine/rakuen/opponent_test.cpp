// Tests the opponents of らくえん模擬戦: their model of exchanges, without log and questions,
// against the battle; and their decisions.
#include "rulesets/rakuen/opponent/opponent.hpp"

#include <optional>

#include "analysis/search.hpp"
#include "analysis/simulate.hpp"
#include "catch.hpp"
#include "core/fight/decisions.hpp"
#include "core/text/digest.hpp"
#include "core/text/json.hpp"
#include "rakuen/bout.hpp"
#include "rulesets/rakuen/odds/course.hpp"
#include "rulesets/rakuen/opponent/value.hpp"
#include "rulesets/rakuen/plans/question.hpp"
#include "rulesets/rakuen/rakuen.hpp"
#include "workload.hpp"

namespace shiaiba::rakuen {
namespace {

bool same(const Fighter& x, const Fighter& y) {
    return x.hp == y.hp && x.in == y.in && x.sp == y.sp && x.last == y.last &&
           x.stunned == y.stunned && x.recoil == y.recoil && x.sealed == y.sealed &&
           x.evades == y.evades && x.guards == y.guards && x.used == y.used;
}
bool same(const State& x, const State& y) {
    return x.attacker == y.attacker && x.turn == y.turn && same(x.of(Side::A), y.of(Side::A)) &&
           same(x.of(Side::B), y.of(Side::B));
}

/// Decides at random, and computes from each question what the next question can look like.
class Witness final : public Decisions {
public:
    explicit Witness(std::uint64_t seed) : dice_(seed) {}

    Decision next(const Question& question) override {
        const auto& asked = static_cast<const RakuenQuestion&>(question);
        if (asked.point() != Point::Order) check(asked);
        const auto pick = static_cast<std::size_t>(dice_.below(question.size()));
        foresee(asked, asked.moves()[pick]);
        return {Decision::Kind::Pick, pick};
    }
    int checked() const { return checked_; }

private:
    void check(const RakuenQuestion& asked) {
        if (asked.point() == Point::Attack && !expected_.empty()) {
            bool found = false;
            for (const State& state : expected_) found = found || same(state, asked.state());
            CHECK(found);
            ++checked_;
        }
        const bool announced =
            asked.point() == Point::Defend || asked.point() == Point::InvisibleGuard;
        if (announced && before_) {
            State state = *before_;
            Attack attack = attack_;
            attack.total = asked.attack().total;
            announce(state, attack);
            if (asked.point() == Point::InvisibleGuard) choose_iguard(state, {});
            CHECK(same(state, asked.state()));
            CHECK(attack.av == asked.attack().av);
            CHECK(attack.hv == asked.attack().hv);
            ++checked_;
        }
    }

    void foresee(const RakuenQuestion& asked, const Move& move) {
        const State& state = asked.state();
        expected_.clear();
        if (asked.point() == Point::Attack || asked.point() == Point::After) {
            before_ = state;
            pay(state, before_->of(state.attacker), move.skills);
            attack_ = asked.attack();
            if (asked.point() == Point::Attack) {
                attack_.action = move.action;
                attack_.ability = move.ability;
                attack_.pre = move.skills;
            } else {
                attack_.post |= move.skills;
            }
            if (move.action != Action::Charge) return;
            for (int gain = 2; gain < 20; ++gain) {
                State charged = *before_;
                charge(charged, gain);
                expect(charged, Side::None);
            }
            return;
        }
        before_.reset();
        if (asked.point() == Point::Defend) {
            foresee_answer(state, asked.attack(), move);
        } else if (asked.point() == Point::Counter) {
            State next = state;
            pay(state, next.of(asked.side()), move.skills);
            finish(next, asked.attack(),
                   move.skills.empty() ? evaded(asked.attack(), {}, true)
                                       : countered(asked.attack()));
        } else if (asked.point() == Point::InvisibleDie && move.action == Action::Stop) {
            const Answer& so_far = asked.answer();
            finish(state, asked.attack(),
                   guarded_invisibly(state, asked.attack(), so_far.skills, so_far.total,
                                     so_far.doubled));
        }
    }

    void foresee_answer(const State& state, const Attack& attack, const Move& move) {
        State next = state;
        const bool evading = move.action == Action::Evade;
        if (evading) {
            choose_evade(next, move.skills);
        } else {
            choose_guard(next, move.skills);
        }
        for (const bool luck : {false, true}) {
            if (!evading && luck && !guard_die(attack, move.skills)) continue;
            finish(next, attack,
                   evading ? evaded(attack, move.skills, luck)
                           : guarded(next, attack, move.skills, luck));
        }
    }

    void finish(State state, const Attack& attack, const Answer& answer) {
        const Side winner = settle(state, attack, answer);
        expect(state, winner);
    }
    void expect(State state, Side winner) {
        if (winner != Side::None) return;
        while (skip_attack(state)) {
        }
        expected_.push_back(state);
    }

    Dice dice_;
    std::optional<State> before_;
    Attack attack_;
    std::vector<State> expected_;
    int checked_ = 0;
};

Match match_of(bool advanced, std::string_view a, std::string_view b) {
    test::Script script;
    script.advanced = advanced;
    script.a = a;
    script.b = b;
    Match match = test::Bout(script).match();
    match.decisions.clear();
    return match;
}

/// The share of fights that A wins, with a draw as half a win.
double share(Match match, int fights) {
    const Planners planners = live_planners_of(match);
    double wins = 0;
    for (int k = 0; k < fights; ++k) {
        const Outcome outcome = simulate(*match.system, match.settings, match.parties(), planners,
                                         static_cast<std::uint64_t>(k));
        wins += outcome.winner == Side::A ? 1 : outcome.winner == Side::None ? 0.5 : 0;
    }
    return wins / fights;
}

} // namespace

TEST_CASE("The course of exchanges is that of the battle", "[rakuen][opponent]") {
    for (const bool advanced : {false, true}) {
        int checked = 0;
        const Match match = match_of(advanced, "20 30 10", "20 20 20");
        for (std::uint64_t seed = 0; seed < test::workload(400); ++seed) {
            Dice dice(seed);
            Witness witness(seed);
            play(match, dice, witness, Log::Listen::Nothing);
            checked += witness.checked();
        }
        CHECK(checked > 100);
    }
}

TEST_CASE("Judges know who is ahead", "[rakuen][opponent]") {
    State state;
    state.first = Side::A;
    for (const Evaluator* evaluator :
         {&hp_evaluator(), &formula_evaluator(), &fitted_evaluator()}) {
        for (const bool advanced : {false, true}) {
            state.advanced = advanced;
            for (Fighter& fighter : state.fighters) {
                fighter = Fighter();
                fighter.abilities = {20, 20, 20};
                fighter.sp = advanced ? kSp : 0;
            }
            state.of(Side::B).hp = 10;
            CHECK(evaluator->value(state) > kWon / 10 * 8);
            state.of(Side::A).hp = 10;
            state.of(Side::B).hp = 150;
            CHECK(evaluator->value(state) < kWon / 10 * 2);
        }
    }
}

TEST_CASE("Opponents play alike everywhere, and the strong one is strong", "[rakuen][opponent]") {
    Digest digest;
    for (const bool advanced : {false, true}) {
        Match match = match_of(advanced, "20 20 20", "30 20 10");
        match.controllers = {Controller::Search3, Controller::Search1};
        const int fights = static_cast<int>(test::workload(120));
        const double won = share(match, fights);
        if (fights >= 100) CHECK(won > 0.7);
        match.controllers = {Controller::Search2, Controller::Search3};
        for (std::uint64_t seed = 0; seed < 2; ++seed) {
            const Outcome outcome = simulate(*match.system, match.settings, match.parties(),
                                             live_planners_of(match), seed);
            digest.add(std::to_string(static_cast<int>(outcome.winner)) + " " +
                       std::to_string(outcome.rounds) + "\n");
        }
    }
    CHECK(hex16(digest.value()) == "17edc371902c5916");
}

} // namespace shiaiba::rakuen
