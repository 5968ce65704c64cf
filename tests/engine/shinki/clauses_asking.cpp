// Tests the questions ([shinki 8]): when they are asked, their options, and the effect of giving up
// at a question.
#include <string>

#include "catch.hpp"
#include "core/fight/decisions.hpp"
#include "core/fight/question.hpp"
#include "core/text/json.hpp"
#include "share/some_matches.hpp"
#include "shinki/bout.hpp"
#include "shinki/position.hpp"
#include "shinki/random_list.hpp"
#include "workload.hpp"

namespace shiaiba::shinki {
namespace {

constexpr const char* kPair = R"({"members":[{"points":{"hp":1}},{"points":{"hp":1}}]})";
constexpr const char* kNpc = R"({"kind":"apostle","hp":50,"speed":3})";

/// Takes these tokens, and gives up at the next question.
class GivingUp final : public Decisions {
public:
    explicit GivingUp(const std::string& tokens) {
        for (std::string& token : split(tokens, ',')) script_.add(std::move(token));
    }
    Decision next(const Question& question) override {
        if (!script_.all_used()) return script_.next(question);
        asked += question.point_name() + " ";
        return {Decision::Kind::Surrender, static_cast<std::uint64_t>(question.side())};
    }
    std::string asked = {};

private:
    Script script_ = {};
};

enum class Part { Actor, Turn, End };

/// The point at which a side gave up, the result, and the kinds of events: "pay B:surrender
/// turn_start draw surrender".
std::string given_up(Position& p, const std::string& tokens, Part part = Part::Turn) {
    GivingUp decisions(tokens);
    p.decided_by(decisions);
    if (part == Part::Actor) {
        CHECK(p.choose_actor() == "-");
    } else if (part == Part::Turn) {
        p.turn("A1");
    } else {
        p.round_end();
    }
    p.check();
    return decisions.asked + p.result() + " " + p.kinds();
}

/// The options of A1, who acts in column 2 beside A2; two enemies are in column 1.
std::string offered(unsigned statuses) {
    Position p(R"({"members":[{"points":{"hp":1},"skills":["shikku","ryusei","iatsu"]},{}]})",
               kPair);
    p.at("A1").column = p.at("A2").column = 2;
    p.at("A1").statuses = statuses;
    p.hand("A1", "C3 C4").kihaku("A1", "S2").draws("C2");
    p.turn("A1");
    return p.open_options();
}

} // namespace

TEST_CASE("8, 7.4: skills in their order, each with its targets, then the other commands",
          "[shinki][8][7.4]") {
    const unsigned shine = bit(Status::Shine);
    CHECK(offered(shine) ==
          "skill attack B1, skill attack B2, skill liaison A2, skill shikku, skill ryusei, "
          "skill iatsu B1, skill iatsu B2, step +1, step -1, wait, release, end");
    CHECK(offered(shine | bit(Status::Frenzy)) ==
          "skill attack B1, skill attack B2, skill liaison A2, step +1, step -1, wait, calm, "
          "release, end");
    CHECK(offered(0) == "skill shinki, skill attack B1, skill attack B2, skill liaison A2, "
                        "step +1, step -1, wait, end");
}

TEST_CASE("8: a turn has at most seven commands, and one for each finish", "[shinki][8]") {
    // Free commands may come before and after the move.
    Position p(kPlain, kPlain);
    p.at("A1").statuses = bit(Status::Shine) | bit(Status::Frenzy);
    p.hand("A1", "C3").kihaku("A1", "S2").draws("C2 C4");
    p.decide("calm, release, skill shinki, release, wait");
    p.turn("A1");
    CHECK(p.acts() == "A1.calm A1.release A1.skill_shinki A1.release A1.wait");

    const System& system = *tests::registry().find("shinki");
    Dice dice(8);
    std::size_t most = 0;
    for (std::uint32_t k = 0; k < test::workload(400, 8); ++k) {
        Match match;
        match.system = &system;
        match.settings =
            *system.settings().check({{"finishing", "ask"}, {"skills", random_list(dice, 20)}});
        for (Party& side : match.sides) side = random_party(system, dice, Json(), match.settings);
        match.controllers = {Controller::Hand, Controller::Hand};
        Dice rolls(k);
        RandomDecisions decisions(k + 1);
        const Played played = play(match, rolls, decisions, Log::Listen::Everything);
        for (const std::string_view line : split(played.fight_log.trace, '\n')) {
            const std::vector<std::string> fields = split(line, ';');
            if (fields.size() < 5 || fields[1] != "turn") continue;
            std::size_t commands = 0;
            for (const std::string& act : split(fields[4], ' ')) {
                const std::string_view token = std::string_view(act).substr(act.find('.') + 1);
                const std::string_view verb = token.substr(0, token.find('_'));
                const bool command = verb == "skill" || verb == "step" || verb == "wait" ||
                                     verb == "calm" || verb == "release" || verb == "end";
                commands += act.starts_with(fields[2] + ".") && command ? 1U : 0U;
            }
            INFO(line);
            CHECK(commands <= 7);
            most = std::max(most, commands);
        }
    }
    CHECK(most >= 3);
}

TEST_CASE("6: who is not in 〈心輝〉 can't guard", "[shinki][6][7.5]") {
    Position p(kPlain, kPair);
    p.at("A1").column = 1;
    p.at("B1").statuses = 0;
    p.hand("A1", "C3").hand("B1", "D5 D6").draws("C2").decide("skill attack B1, C3, end");
    p.turn("A1");
    CHECK(p.acts() == "A1.skill_attack_B1 A1.C3 B1.none A1.end");
}

TEST_CASE("R29, 8: giving up instead of an order or a command ends the battle at once",
          "[shinki][R29][8]") {
    Position order(kPair, gm(kNpc));
    CHECK(given_up(order, "", Part::Actor) == "order B:surrender surrender");
    Position command(kPlain, kPlain);
    command.draws("C2");
    CHECK(given_up(command, "") == "command B:surrender turn_start draw surrender");
    Position next(kPlain, kPlain);
    next.draws("C2");
    CHECK(given_up(next, "step -1") == "command B:surrender turn_start draw move surrender");
    CHECK(next.of("A1") == "40,0,0,4,s,a");
}

TEST_CASE("R29, 8: giving up while paying leaves what was paid, and nothing comes of the skill",
          "[shinki][R29][8]") {
    Position p(knows(R"("sosei")"), kPlain);
    p.at("A1").column = 1;
    p.hand("A1", "HK C3 C4").hand("B1", "D5").draws("C2");
    CHECK(given_up(p, "skill sosei B1, HK") == "pay B:surrender turn_start draw surrender");
    CHECK(p.cards("A1") == "C2.C3.C4/HK");
    CHECK(p.of("B1") == "40,0,0,1,s,");
}

TEST_CASE("R29, 8: giving up within an effect leaves the rest of it", "[shinki][R29][8]") {
    Position give(kPair, kPlain);
    give.hand("A1", "HK C3").draws("C2");
    CHECK(given_up(give, "skill liaison A2, C3") ==
          "give B:surrender turn_start draw skill surrender");
    CHECK(give.cards("A2") == "C3/");
    Position column(knows(R"("shikku")"), kPlain);
    column.draws("C2");
    CHECK(given_up(column, "skill shikku") == "column B:surrender turn_start draw skill surrender");
    Position discard(knows(R"("shuchu")"), kPlain);
    discard.hand("A1", "HK").draws("C2 C3");
    CHECK(given_up(discard, "skill shuchu") ==
          "discard B:surrender turn_start draw skill draw surrender");
    CHECK(discard.cards("A1") == "C2.C3.HK/");
}

TEST_CASE("R29, 8: giving up instead of reacting: nobody else is asked, and nothing is resolved",
          "[shinki][R29][8]") {
    Position one(kPlain, kPlain);
    one.at("A1").column = 1;
    one.at("A1").statuses |= bit(Status::Frenzy);
    one.hand("A1", "C3 C4").hand("B1", "D5").draws("C2");
    CHECK(given_up(one, "skill attack B1, C3") ==
          "react A:surrender turn_start draw skill kihaku status_off surrender");
    // A1's 狂乱 ended when the attack was declared.
    CHECK(one.of("A1") == "40,0,0,1,s,a");
    CHECK(one.of("B1") == "40,0,0,1,s,");

    Position two(knows(R"("ryusei")"), kPair);
    two.at("A1").column = 2;
    two.hand("A1", "C3 C4").hand("B1", "D5").hand("B2", "D6").draws("C2");
    CHECK(given_up(two, "skill ryusei, C3, C4") ==
          "react A:surrender turn_start draw skill kihaku surrender");

    Position aside(kPlain, knows(R"("own")"),
                   own_skill(R"("timing":"reaction","target":{"side":"self"},
                       "effects":[{"op":"step_out"},{"op":"reduce","amt":{"c":3}}])"));
    aside.at("A1").column = aside.at("B1").column = 3;
    aside.hand("A1", "C3 C4").draws("C2");
    CHECK(given_up(aside, "skill attack B1, C3, own") ==
          "sidestep A:surrender turn_start draw skill kihaku react surrender");
    CHECK(aside.of("B1") == "40,0,0,3,s,");
}

TEST_CASE("R29, 8: giving up after a fall: the skill stops, and so do counters",
          "[shinki][R29][8]") {
    const std::string list = own_skills(
        skill_of("hit", R"("timing":"action","range":[0,4],"target":{"side":"enemy","count":"all"},
                           "effects":[{"op":"damage","amt":{"c":9}}])") +
        "," + skill_of("back", R"("timing":"reaction","target":{"side":"self"},
                            "effects":[{"op":"counter","amt":{"c":5},"range":[0,4]}])"));
    const std::string settings = R"({"finishing":"ask",)" + list.substr(1);
    Position p(knows(R"("hit")"), R"({"members":[{"points":{"hp":1},"skills":["back"]},
                                     {"points":{"hp":1}},{"points":{"hp":1}}]})",
               settings);
    p.at("B2").damage = 35;
    p.kihaku("B2", "S2 S3 S4 S5").draws("C2");
    CHECK(given_up(p, "skill hit, back") ==
          "override A:surrender turn_start draw skill react ready no_react no_react damage damage "
          "down surrender");
    CHECK(p.of("A1") == "40,0,0,5,s,a");
    CHECK(p.of("B1") == "31,9,0,1,s,");
    CHECK(p.of("B2") == "0,44,0,1,,n");
    CHECK(p.of("B3") == "40,0,0,1,s,");

    // A side that gives up after felling the last enemy loses.
    Position last(knows(R"("hit")"), kPlain, settings);
    last.at("B1").damage = 35;
    last.draws("C2");
    CHECK(given_up(last, "skill hit") ==
          "finish B:surrender turn_start draw skill no_react damage down no_override surrender");
}

TEST_CASE("R29, 8: giving up at the round's end: nothing of the rest of it comes",
          "[shinki][R29][8][7.7]") {
    const char* const asks = R"({"finishing":"ask"})";
    Position tick(kPair, kPlain, asks);
    tick.at("A1").damage = 37;
    tick.at("A1").statuses |= bit(Status::Poison) | bit(Status::Fire) | bit(Status::Shaken);
    tick.at("A2").statuses |= bit(Status::Poison) | bit(Status::Shaken);
    tick.kihaku("A1", "S2 S3 S4 S5").kihaku("A2", "S6").round(5);
    CHECK(given_up(tick, "", Part::End) == "override B:surrender tick down surrender");

    for (const char* const reading : {"{}", R"({"R8":true})"}) {
        Position shaken(kPair, kPlain, reading);
        shaken.at("A1").statuses |= bit(Status::Shaken);
        shaken.hand("A1", "C3 HK").kihaku("A1", "S2");
        CHECK(given_up(shaken, "", Part::End) == "discard B:surrender surrender");
        CHECK(shaken.cards("A1") == "C3.HK/S2");
        Position poor(kPair, kPlain, reading);
        poor.at("A1").statuses |= bit(Status::Shaken);
        poor.hand("A1", "C3 HK");
        CHECK(given_up(poor, "", Part::End) == "discard B:surrender surrender");
        CHECK(poor.of("A1") == "40,0,0,5,sk,");
    }

    Position skills(R"({"members":[{"skills":["yojin"]},{"skills":["yojin"]}]})", kPlain,
                    R"({"roundLimit":6})");
    skills.kihaku("A1", "S2 S3").kihaku("A2", "S4 S5").round(6);
    skills.hand("A1", "SA HA DA CA H2 D2 C2 H3 HK");
    CHECK(given_up(skills, "", Part::End) == "round_end B:surrender surrender");

    Position hands(kPair, kPlain);
    hands.hand("A1", "SA HA DA CA S2 H2 D2 C2 HK").hand("A2", "S3 H3 D3 C3 S4 H4 D4 C4 SK");
    hands.round(5);
    CHECK(given_up(hands, "", Part::End) == "discard B:surrender surrender");

    Position fatal(kPair, kPlain, asks);
    fatal.at("A1").damage = fatal.at("A2").damage = 36;
    fatal.kihaku("A1", "S2 S3 S4 S5").kihaku("A2", "S6 S7 S8 S9").round(5);
    CHECK(given_up(fatal, "", Part::End) ==
          "override B:surrender fatal fatal fatal falls down surrender");
}

TEST_CASE("R29, 15: a round in which the order is given up has no line", "[shinki][R29][15]") {
    const Fought fought(
        {R"({"members":[{},{}]})", R"({"points":{"speed":1}})", {}, {}, "end, surrender"});
    // The start, B's turn, the result.
    CHECK(fought.lines() == 3);
    CHECK(fought.result() == "B;surrender;1");
    CHECK(fought.says("surrenders"));
}

} // namespace shiaiba::shinki
