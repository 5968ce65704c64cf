// Tests the odds of options against fights in which every result of the dice is played.
#include <algorithm>
#include <functional>

#include "catch.hpp"
#include "core/text/json.hpp"
#include "rakuen/bout.hpp"
#include "rulesets/rakuen/fight/exchange.hpp"
#include "rulesets/rakuen/odds/option_odds.hpp"
#include "rulesets/rakuen/plans/totals.hpp"
#include "rulesets/rakuen/rakuen.hpp"
#include "rulesets/rakuen/sheet/settings.hpp"
#include "workload.hpp"

namespace shiaiba::rakuen {
namespace {

using test::split;
using test::workload;

/// The results of one exchange over all its dice, played through the fight one roll after another.
class Enumerated {
public:
    /// Gives the token that the player declares at the pending choice; "" ends the exchange there.
    using Says = std::function<std::string(const PendingQuestion&)>;

    std::array<Chance, kMostHp + 1> damage{};
    std::array<Chance, kMostHp + 1> back{};
    Chance stun = 0;
    /// Total chance of the results that were not played to their end.
    Chance unfinished = 0;

    Enumerated(const Match& match, const std::string& pairs, Says says, Chance least)
        : match_(match), says_(std::move(says)), least_(least) {
        rolls_ = {60, 33};
        for (const char face : pairs) {
            if (face >= '0' && face <= '9') {
                rolls_.push_back(static_cast<std::uint64_t>(face - '0'));
            }
        }
        follow(kCertain);
    }

private:
    void follow(Chance chance) {
        Dice dice = Dice::scripted(rolls_);
        RecordedDecisions decisions(match_.decisions);
        const Played played = play(match_, dice, decisions, Log::Listen::Everything);
        if (played.illegal) FAIL("an illegal decision");
        if (!dice.fault().empty()) return roll(chance);
        const std::string says = played.pending ? says_(*played.pending) : "";
        if (says.empty()) return count(played, chance);
        match_.decisions.push_back(says);
        follow(chance);
        match_.decisions.pop_back();
    }

    void roll(Chance chance) {
        if (chance < least_) {
            unfinished += chance;
            return;
        }
        for (std::uint64_t pair = 0; pair < 100; ++pair) {
            rolls_.push_back(pair / 10);
            rolls_.push_back(pair % 10);
            follow(chance / 100);
            rolls_.resize(rolls_.size() - 2);
        }
    }

    void count(const Played& played, Chance chance) {
        // Reads the guard phase of turn 1; its last two fields are the fighters.
        const std::string& trace = played.fight_log.trace;
        const auto begin = trace.find("\n1;B;");
        if (begin == std::string::npos) FAIL("no guard phase");
        const auto fields =
            split(trace.substr(begin + 1, trace.find('\n', begin + 1) - begin - 1), ';');
        const auto fighter = [&](std::size_t from_end) {
            return split(fields[fields.size() - from_end], ',');
        };
        const auto& start = std::any_cast<const RakuenSettings&>(match_.settings).start;
        const auto lost = [&](std::size_t side) {
            return static_cast<std::size_t>(start[side].hp - std::stoi(fighter(2 - side)[0]));
        };
        damage[lost(1)] += chance;
        back[lost(0)] += chance;
        if (fighter(1)[4] == "1") stun += chance;
    }

    Match match_;
    Says says_;
    Chance least_;
    std::vector<std::uint64_t> rolls_;
};

/// A position of A against B, in which A attacks.
struct Position {
    std::string_view start;
    bool advanced = false;
    std::vector<std::string> decisions = {"first"};

    Match match() const {
        test::Script script;
        script.start = start;
        script.advanced = advanced;
        const test::Bout bout(script);
        Match match = bout.match();
        match.decisions = decisions;
        return match;
    }
    State state() const {
        State state;
        state.advanced = advanced;
        state.turn = 1;
        state.first = Side::A;
        state.fighters = std::any_cast<const RakuenSettings&>(match().settings).start;
        state.fighters[0].abilities = {20, 15, 25};
        state.fighters[1].abilities = {25, 20, 15};
        return state;
    }
};

constexpr Chance kRoundings = 1'000'000;

void check(const OptionOdds& odds, const Enumerated& all) {
    Chance difference = 0;
    for (int hp = 0; hp <= odds.damage.hp(); ++hp) {
        INFO("HP " << hp);
        const Chance counted = all.damage[static_cast<std::size_t>(hp)];
        CHECK(odds.damage.at(hp) + kRoundings >= counted);
        CHECK(odds.damage.at(hp) <= counted + all.unfinished + kRoundings);
        difference += odds.damage.at(hp) - counted;
    }
    CHECK(difference <= all.unfinished + kRoundings);
    CHECK(difference + kRoundings >= all.unfinished);
    CHECK(odds.stun + kRoundings >= all.stun);
    CHECK(odds.stun <= all.stun + all.unfinished + kRoundings);
    for (int hp = 1; hp <= odds.back.hp(); ++hp) {
        INFO("thrown back " << hp);
        const Chance counted = all.back[static_cast<std::size_t>(hp)];
        CHECK(odds.back.at(hp) + kRoundings >= counted);
        CHECK(odds.back.at(hp) <= counted + all.unfinished + kRoundings);
    }
}

/// Results of at most two pairs of dice; in a slow build, of one pair.
Chance least() { return workload(1) == 1 ? kCertain / 100 : kCertain; }

/// The answer that odds assume of the defender, computed from what the defender sees.
std::string answer(const PendingQuestion& choice, const Fighter& defender) {
    const auto fact = [&](std::string_view name) {
        const auto found = std::find_if(choice.facts.begin(), choice.facts.end(),
                                        [&](const auto& one) { return one.first == name; });
        return found == choice.facts.end() ? -1 : found->second;
    };
    if (choice.point == "iguard") return "iguard";
    if (choice.point == "idie") return "roll";
    if (choice.point == "after" || choice.point == "counter") return "pass";
    if (choice.point != "defend") return "";
    const double fails = static_cast<double>(kCertain - evade_chance(fact("hit"))) / 1e18;
    return fails * std::min(fact("attack"), defender.hp) < std::min(fact("guardLoss"), defender.hp)
               ? "evade"
               : "guard";
}

OptionOdds odds_of(const State& state, Point point, const Attack& attack, const Answer& so_far,
                   std::string_view option) {
    Moves moves;
    const Side defender = other(state.attacker);
    switch (point) {
    case Point::Attack:
        attack_moves(state, best_first(state.of(state.attacker), state.of(defender)), moves);
        break;
    case Point::After: after_moves(state, attack, moves); break;
    case Point::Defend: defend_moves(state, attack, moves); break;
    case Point::Counter: counter_moves(moves); break;
    case Point::InvisibleGuard: iguard_moves(state, moves); break;
    case Point::InvisibleDie: idie_moves(moves); break;
    case Point::Order: order_moves(moves); break;
    }
    const bool attacks = point == Point::Attack || point == Point::After;
    const RakuenQuestion question(point, attacks ? state.attacker : defender, state, attack, so_far,
                                  moves);
    for (std::size_t k = 0; k < moves.size(); ++k) {
        if (token(moves[k]) == option) return option_odds(question, k);
    }
    FAIL("no such option: " << option);
    return OptionOdds();
}

constexpr std::string_view kNoFinisher =
    R"({"A": {"used": ["finisher"]}, "B": {"hp": 60, "used": ["finisher"]}})";

/// The figure with that English name; null: there is none.
Json named(const Json& figures, std::string_view name) {
    for (const Json& one : figures) {
        if (one["name"]["en"] == name) return one;
    }
    return Json();
}

} // namespace

TEST_CASE("Odds of attacks are those of all their dice", "[rakuen][odds]") {
    const auto by_attack = [](const Position& position, const std::string& option) {
        const State state = position.state();
        Match match = position.match();
        match.decisions.push_back(option);
        const Enumerated all(
            match, "",
            [&](const PendingQuestion& choice) { return answer(choice, state.of(Side::B)); },
            least());
        INFO(option);
        check(odds_of(state, Point::Attack, {}, {}, option), all);
    };
    by_attack({kNoFinisher}, "attack POW");
    by_attack({kNoFinisher}, "attack WIZ");
    by_attack({R"({"A": {"in": 3, "hp": 90, "evades": 4}})"}, "attack SPD +finisher");
    by_attack({R"({"A": {"used": ["finisher"]}, "B": {"recoil": true}})"}, "attack SPD");
    by_attack({R"({"A": {"in": 5, "used": ["finisher"]}, "B": {"in": 2}})"}, "invisible POW");
    by_attack({R"({"A": {"in": 5, "used": ["finisher"]}, "B": {"hp": 20, "in": 2}})"},
              "invisible WIZ");
    by_attack({R"({"B": {"guards": 3}})", true}, "attack POW +break");
    by_attack({R"({"A": {"sp": 1}, "B": {"sp": 0}})", true}, "attack POW +stun");
    by_attack({R"({"A": {"hp": 90, "in": 3, "sp": 1}, "B": {"recoil": true}})", true},
              "invisible SPD +trump");
}

TEST_CASE("Odds of answers are those of all their dice", "[rakuen][odds]") {
    // POW 20 with 1:1 4:6: attack value 32, hit value 12, critical.
    const auto by_answer = [](std::string_view start, bool advanced, const std::string& option,
                              Chance unfinished) {
        Position position{start, advanced, {"first", "attack POW"}};
        if (advanced) position.decisions.emplace_back("pass");
        State state = position.state();
        Attack attack;
        attack.action = Action::Attack;
        attack.ability = Ability::Pow;
        attack.total = 12;
        attack.critical = true;
        attack.av = 32;
        attack.hv = 12;
        Match match = position.match();
        match.decisions.push_back(option);
        const Enumerated all(
            match, "1:1 4:6",
            [](const PendingQuestion& choice) { return choice.point == "counter" ? "pass" : ""; },
            kCertain / 1'000'000'000'000);
        INFO(option);
        CHECK(all.unfinished == unfinished);
        check(odds_of(state, Point::Defend, attack, {}, option), all);
    };
    by_answer(kNoFinisher, false, "guard", 0);
    by_answer(kNoFinisher, false, "evade", 0);
    by_answer("{}", true, "guard", 0);
    by_answer("{}", true, "guard +riposte", 0);
    by_answer("{}", true, "evade", 0);
    by_answer(R"({"A": {"hp": 10}})", true, "evade +counter", 0);
}

TEST_CASE("Odds after the dice are those of all dice to come", "[rakuen][odds]") {
    const Position position{R"({"A": {"in": 2, "evades": 3}})", true, {"first", "attack WIZ"}};
    const State state = position.state();
    Attack attack;
    attack.action = Action::Attack;
    attack.ability = Ability::Wiz;
    attack.total = 9;
    attack.rolls = 1;
    attack.last = {4, 5};
    for (const std::string option : {"pass", "use finisher", "use surehit", "use stun",
                                     "use shift red +1", "use shift red -1", "use shift blue -1"}) {
        Match match = position.match();
        match.decisions.push_back(option);
        bool asked = false;
        const Enumerated all(
            match, "4:5",
            [&](const PendingQuestion& choice) {
                asked = true;
                return answer(choice, state.of(Side::B));
            },
            least());
        INFO(option);
        CHECK(asked);
        check(odds_of(state, Point::After, attack, {}, option), all);
    }
}

TEST_CASE("Odds of invisible guards are those of all their dice", "[rakuen][odds]") {
    // WIZ 25 with one forced double, 2:3 → 3:3, and 4:5: attack value 40, not critical; or with 7:7
    // as well, critical.
    for (const bool critical : {false, true}) {
        const Position position{
            R"({"A": {"in": 5, "used": ["finisher"]}, "B": {"in": 6, "sp": 1}})",
            true,
            {"first", "invisible WIZ", "pass"}};
        State state = position.state();
        Attack attack;
        attack.action = Action::Invisible;
        attack.ability = Ability::Wiz;
        attack.total = critical ? 29 : 15;
        attack.critical = critical;
        attack.av = 25 + attack.total;
        attack.hv = attack.total;
        const std::string pairs = critical ? "7:7 2:3 4:5" : "2:3 4:5";
        for (const std::string option : {"iguard", "iguard +ironwall"}) {
            Match match = position.match();
            match.decisions.push_back(option);
            const Enumerated all(
                match, pairs,
                [](const PendingQuestion& choice) { return choice.point == "idie" ? "roll" : ""; },
                least());
            INFO(option);
            check(odds_of(state, Point::InvisibleGuard, attack, {}, option), all);
        }
        Match match = position.match();
        match.decisions.insert(match.decisions.end(), {"iguard", "roll"});
        Answer so_far;
        so_far.action = Action::InvisibleGuard;
        State paying = state;
        for (const bool second : {false, true}) {
            const auto stop = [](const PendingQuestion& choice) {
                return choice.point == "idie" ? "stop" : "";
            };
            const Enumerated all(match, pairs + (second ? " 5:6" : ""), stop, least());
            check(odds_of(paying, Point::InvisibleDie, attack, so_far, "roll"), all);
            const OptionOdds stopped = odds_of(paying, Point::InvisibleDie, attack, so_far, "stop");
            CHECK(stopped.damage.at(damage_left(attack, state.of(Side::B), so_far.total)) ==
                  kCertain);
            CHECK(stopped.stun == (critical ? kCertain : 0));
            match.decisions.emplace_back("roll");
            so_far.total = 11;
            so_far.rolls = 1;
        }
    }
}

TEST_CASE("What odds tell of a charge, of an order, and in JSON", "[rakuen][odds]") {
    const Position position{"{}", true};
    const State state = position.state();
    const OptionOdds charge = odds_of(state, Point::Attack, {}, {}, "charge");
    REQUIRE(charge.gain.size() >= 8);
    CHECK(charge.gain[0] == std::pair<int, Chance>{2, kCertain / 10 * 9});
    CHECK(charge.damage.whole() == 0);

    Moves moves;
    order_moves(moves);
    CHECK(odds_json({Point::Order, Side::A, state, {}, {}, moves}).is_null());

    attack_moves(state, kAllAbilities, moves);
    const Json json = odds_json({Point::Attack, Side::A, state, {}, {}, moves});
    CHECK(json.contains("assuming"));
    REQUIRE(json["options"].size() == moves.size());
    for (const Json& option : json["options"]) {
        const Json& figures = option["figures"];
        if (option["option"] == "charge") {
            CHECK(option["spreads"].empty());
            CHECK(figures[0]["name"]["en"] == "+2");
            CHECK(figures[0]["chance"] == 0.9);
            continue;
        }
        double sum = 0;
        for (const Json& entry : option["spreads"][0]["values"]) sum += entry[1].get<double>();
        CHECK(sum > 0.999999);
        const Json hit = named(figures, "Hit");
        const Json better = named(figures, "Comes off better");
        if (option["option"].get<std::string>().find("trump") == std::string::npos) {
            CHECK(hit["chance"] == better["chance"]);
        }
        // On the button stand a knock-out, the chance against an evasion and the mean; who may be
        // evaded says that chance once.
        const bool evaded = option.contains("answers");
        CHECK(hit.contains("detail") == evaded);
        CHECK(better.contains("detail"));
        CHECK_FALSE(named(figures, "Mean damage").contains("detail"));
        if (evaded) {
            CHECK(named(figures, "Hits despite an evasion")["chance"] ==
                  named(option["answers"][1]["figures"], "Hit")["chance"]);
        }
    }
}

TEST_CASE("0 and 1 are told only of what can't be and of what must be", "[rakuen][odds]") {
    const State state = Position{kNoFinisher, false}.state();
    const auto evade = [&](int hit) {
        Attack attack;
        attack.action = Action::Attack;
        attack.ability = Ability::Pow;
        attack.total = hit;
        attack.av = 20 + hit;
        attack.hv = hit;
        Moves moves;
        defend_moves(state, attack, moves);
        const Json json =
            odds_json({Point::Defend, other(state.attacker), state, attack, {}, moves});
        for (const Json& option : json["options"]) {
            if (option["option"] == "evade") return option["figures"];
        }
        FAIL("evading is not possible");
        return Json();
    };
    // Every pair reaches 2; only chains of eight or more doubles reach 150.
    CHECK(evade(2)[0]["name"]["en"] == "Taken");
    CHECK(named(evade(2), "Taken")["chance"] == 0);
    CHECK(named(evade(2), "Comes off better")["chance"] == 1);
    CHECK(named(evade(150), "Taken")["chance"] < 1);
    CHECK(named(evade(150), "Comes off better")["chance"] > 0);
}

} // namespace shiaiba::rakuen
