// Tests the statuses of a GM's own list (4.1): what they change, when they end, and how they are told and named.
#include <string>

#include "catch.hpp"
#include "core/text/json.hpp"
#include "kit.hpp"
#include "rulesets/shinki/sheet/skill_list.hpp"
#include "rulesets/shinki/shinki.hpp"
#include "share/link.hpp"
#include "share/some_matches.hpp"
#include "shinki/position.hpp"

namespace shiaiba::shinki {
namespace {

/// Settings with these statuses; "own" gives `given` to an enemy at any distance.
std::string with(const std::string& statuses, const std::string& given = R"("bind")",
                 const std::string& more = {}) {
    return R"({"skills":{"name":"x","statuses":[)" + statuses + R"(],"skills":[)" +
           skill_of("own", R"("timing":"move","range":[0,4],"target":{"side":"enemy"},
               "effects":[{"op":"status","id":)" +
                               given + "}]") +
           "," + skill_of("hit", R"("timing":"action","range":[0,4],"target":{"side":"enemy"},
               "effects":[{"op":"damage","amt":{"c":5}}])") +
           more + "]}}";
}
/// A status named 拘束 (bind) with these keys.
std::string bind(const std::string& keys) {
    return R"({"id":"bind","ja":"〈拘束〉","en":"Bound",)" + keys + "}";
}
const std::string kBoth = knows(R"("own","hit")");

std::string codes(const std::string& statuses) {
    const auto read = parse_list(R"({"name":"x","skills":[],"statuses":[)" + statuses + "]}");
    std::string told;
    for (const Problem& one : read.problems())
        told += (told.empty() ? "" : " ") + one.code + one.path;
    return told;
}

} // namespace

TEST_CASE("4.1: an own status changes damage dealt and taken, and the log says so",
          "[shinki][list][status]") {
    Position p(kBoth, kBoth, with(bind(R"("damage":-2,"taken":3)")));
    p.use("A1", "own", "B1");
    CHECK(p.said("status_on").find("〈拘束〉") != std::string::npos);
    CHECK(p.of("B1").find(",sA,") != std::string::npos);
    p.use("A1", "hit", "B1");
    CHECK(p.battle().at(1).hp() == 40 - 8);
    CHECK(p.said("damage").find("5+〈拘束〉3") != std::string::npos);
    CHECK(p.said("damage", Lang::En).find("5 + Bound 3") != std::string::npos);
    p.use("B1", "hit", "A1");
    CHECK(p.battle().at(0).hp() == 40 - 3);
    CHECK(p.said("damage").find("5−〈拘束〉2") != std::string::npos);
    // Nobody has it twice.
    p.use("A1", "own", "B1");
    CHECK(p.said("status_kept").find("〈拘束〉") != std::string::npos);
    p.use("A1", "hit", "B1");
    CHECK(p.battle().at(1).hp() == 40 - 16);
}

TEST_CASE("4.1: an own status changes the speed at once", "[shinki][list][status]") {
    Position p(kBoth, R"({"points":{"hp":1,"speed":1}})", with(bind(R"("speed":-9)")));
    CHECK(p.choose_actor() == "B1");
    Position q(kBoth, R"({"points":{"hp":1,"speed":1}})", with(bind(R"("speed":-9)")));
    q.use("A1", "own", "B1");
    CHECK(q.choose_actor() == "A1");
}

TEST_CASE("4.1: a status bars skills of its timings, and steps with moves",
          "[shinki][list][status]") {
    Position p(kBoth, kBoth, with(bind(R"("bars":["move"])")));
    p.use("A1", "own", "B1");
    p.turn("B1");
    CHECK(p.acts().find("step") == std::string::npos);
    CHECK(p.acts().find("own") == std::string::npos);
    Position q(kBoth, kBoth, with(bind(R"("bars":["reaction"])")));
    q.hand("B1", "H7").use("A1", "own", "B1");
    q.use("A1", "hit", "B1");
    CHECK(q.battle().at(1).hp() == 40 - 5);
    CHECK(q.said("no_react").find("〈拘束〉") != std::string::npos);
    CHECK(q.said("no_react", Lang::En).find("Bound") != std::string::npos);
}

TEST_CASE("4.1, 7.7: an own status works at round's ends, and lasts its rounds",
          "[shinki][list][status]") {
    Position p(kBoth, kPlain, with(bind(R"("round_end":3,"rounds":2)")));
    p.use("A1", "own", "B1");
    p.round_end();
    CHECK(p.battle().at(1).hp() == 37);
    CHECK(p.said("tick") == "乙1は〈拘束〉で3点ダメージを受けた。残りHP37。");
    CHECK(p.said("status_off").empty());
    p.round_end();
    CHECK(p.battle().at(1).hp() == 34);
    CHECK(p.said("status_off").find("ラウンド") != std::string::npos);
    p.round_end();
    CHECK(p.battle().at(1).hp() == 34);
    // Below 0 it heals, never more than was taken, and ends nothing.
    Position q(kBoth, kPlain, with(bind(R"("round_end":-3)")));
    q.at("B1").damage = 4;
    q.use("A1", "own", "B1");
    q.round_end();
    q.round_end();
    CHECK(q.battle().at(1).hp() == 40);
    CHECK(q.said("mend") == "乙1は〈拘束〉でHPが3点回復した。残りHP39。\n"
                            "乙1は〈拘束〉でHPが1点回復した。残りHP40。");
    // It may fell, and the battle is then over.
    Position r(kBoth, kPlain, with(bind(R"("round_end":40)")));
    r.use("A1", "own", "B1");
    r.round_end();
    CHECK(r.result() == "A:defeat");
}

TEST_CASE("4.1: a status that ends by damage, is removed, or is kept off",
          "[shinki][list][status]") {
    Position p(kBoth, kPlain, with(bind(R"("bars":["action"],"hurt_ends":true)")));
    p.use("A1", "own", "B1");
    p.use("A1", "hit", "B1");
    CHECK(p.of("B1").find(",s,") != std::string::npos);
    CHECK(p.said("status_off").find("ダメージ") != std::string::npos);
    CHECK_FALSE(p.battle().at(1).barred(Timing::Action));
    Position q(knows(R"("own","free")"), kPlain,
               with(bind(R"("taken":1)"), R"("bind")",
                    "," + skill_of("free", R"("timing":"action","range":[0,4],
                        "target":{"side":"enemy"},"effects":[{"op":"cleanse","ids":["bind"]},
                        {"op":"damage","amt":{"c":5},"when":{"target_status":"bind"}}])")));
    q.use("A1", "own", "B1");
    q.use("A1", "free", "B1");
    CHECK(q.battle().at(1).hp() == 40);
    CHECK(q.said("unmet").find("〈拘束〉でない") != std::string::npos);
    Position r(kBoth, R"({"skills":["firm"]})",
               with(bind(R"("taken":1)"), R"("bind")",
                    "," + skill_of("firm", R"("timing":"passive","learned":{"immune":["bind"]})")));
    r.use("A1", "own", "B1");
    CHECK(r.said("immune").find("〈拘束〉") != std::string::npos);
}

TEST_CASE("4.1: plans and conditions of effects know own statuses by their names",
          "[shinki][list][status][plan]") {
    const std::string list = with(bind(R"("taken":1)"), R"("bind")",
                                  "," + skill_of("more", R"("timing":"action","range":[0,4],
        "target":{"side":"enemy"},
        "effects":[{"op":"damage","amt":"5","when":"対象が拘束状態"}])"));
    Position p(knows(R"("own","more")"), kPlain, list);
    p.use("A1", "more", "B1");
    CHECK(p.battle().at(1).hp() == 40);
    p.use("A1", "own", "B1");
    p.use("A1", "more", "B1");
    CHECK(p.battle().at(1).hp() == 40 - 6);
    const std::string plans =
        R"({"points":{"hp":1},"tactic":["相手が拘束状態でない場合、近づく","if opponent has bound, step away"]})";
    Json match{
        {"system", "shinki"},
        {"settings", *parse_json(list)},
        {"sides", {{{"members", {*parse_json(plans)}}}, {{"members", {*parse_json(kPlain)}}}}},
        {"seed", "3"}};
    const Match read = tests::checked_match(match);
    const auto link = make_link(read);
    REQUIRE(link);
    const LinkRead opened = open_link(tests::registry(), link->fragment, read.settings);
    REQUIRE(opened.match);
    CHECK(to_json(*opened.match) == to_json(read));
}

TEST_CASE("4.1: every problem of own statuses, with its place", "[shinki][list][status]") {
    CHECK(codes(bind(R"("taken":1)")).empty());
    CHECK(codes(bind(R"("taken":1)") + "," + bind(R"("taken":1)")) ==
          "L01/statuses/1/id L01/statuses/1/ja L01/statuses/1/en");
    CHECK(codes(R"({"id":"poison","ja":"猛毒"})") == "L01/statuses/0/id");
    CHECK(codes(R"({"id":"venom","ja":"〈毒〉"})") == "L01/statuses/0/ja L01/statuses/0/en");
    CHECK(codes(bind(R"("taken":100,"speed":-10,"rounds":0,"bars":["passive"],"extra":1)")) ==
          "L02/statuses/0/extra L03/statuses/0/taken L03/statuses/0/speed L02/statuses/0/bars/0 "
          "L03/statuses/0/rounds");
    std::string many;
    for (int k = 0; k < 11; ++k) {
        const std::string id = "s" + std::to_string(k);
        many += (many.empty() ? "" : ",") + (R"({"id":")" + id + R"(","ja":")" + id + "\"}");
    }
    CHECK(codes(many) == "L08/statuses");
}

} // namespace shiaiba::shinki
