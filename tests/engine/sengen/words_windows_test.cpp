// Tests the words of plans about ties, cards in each window, and one's own statuses, in both
// languages (13.2).
#include <string>

#include "catch.hpp"
#include "sengen/position.hpp"

namespace shiaiba::sengen {
namespace {

const std::string kDummy = one("3 3 3 3 3", "evade1");
/// A member with a deploy card, a consume card and these plans, one per line.
std::string planned(const std::string& plans, const std::string& more = "") {
    std::string lines;
    for (const std::string& line : split(plans, '\n'))
        lines += (lines.empty() ? "\"" : ",\"") + line + "\"";
    return one("6 4 6 5 5", "danmaku2 shot2 evade6 melee2 resist2", "magic5 mtrain1",
               R"("cards":["veil","comet"],"tactic":[)" + lines + "]" + more);
}
/// The same plans in English and in Japanese.
struct Words {
    std::string en;
    std::string ja;
    /// The choice that the plans make.
    const char* chosen;
};
template <class By>
void check_both(std::initializer_list<Words> all, const By& by) {
    for (const Words& one : all) {
        for (const std::string& plans : {one.en, one.ja}) {
            INFO(plans);
            const std::string acts = by(plans);
            INFO(acts);
            CHECK(acts.find(one.chosen) != std::string::npos);
        }
    }
}
const std::string kFaces(60, '6');

} // namespace

TEST_CASE("13.2: words of a tie", "[sengen][13.2][7]") {
    const auto tied = [](const std::string& plans) {
        Position p(planned(plans), gm({kDummy}));
        p.plans("A1");
        p.at("A1").dp = 10;
        p.decide("10");
        p.initiative();
        return p.acts();
    };
    // Of two plans that apply the first decides.
    check_both(
        {{"go first in a tie\ngo last in a tie", "同値なら先に動く\n同値なら後に動く", "A1.first"},
         {"go last in a tie\ngo first in a tie", "同値なら後に動く\n同値なら先に動く", "A1.last"},
         {"go last in a tie", "同値なら後に動く", "A1.last"}},
        tied);
}

TEST_CASE("13.2: words of cards before a blow", "[sengen][13.2][6]") {
    const auto struck = [](const std::string& plans, int dp) {
        Position p(planned("close in\nroll all\n" + plans), kDummy);
        p.plans("A1");
        p.at("A1").dp = dp;
        p.at("B1").dp = 0;
        p.dice(kFaces);
        p.main("A1");
        const std::string acts = p.acts();
        return acts.substr(acts.find("A1.approach"));
    };
    const auto unpaid = [&](const std::string& plans) { return struck(plans, 2); };
    CHECK(unpaid("wait").find("A1.2 A1.deploy_1 A1.") != std::string::npos);
    check_both({{"deploy before striking", "打つ前に展開する", "A1.2 A1.deploy_1 "},
                {"clear before striking", "打つ前に弾消しする", "A1.2 A1.clear_2 "},
                {"do not deploy before striking", "打つ前に展開しない", "A1.2 A1.clear_2 "},
                {"do not deploy before striking\ndo not clear before striking",
                 "打つ前に展開しない\n打つ前に弾消ししない", "A1.2 A1.abandon"},
                {"do not clear before striking\nclear before striking",
                 "打つ前に弾消ししない\n打つ前に弾消しする", "A1.2 A1.deploy_1 "}},
               unpaid);
    // If blows can be paid for, no card is played by default.
    const auto rich = [&](const std::string& plans) {
        Position p(planned("close in\n" + plans), kDummy);
        p.plans("A1");
        p.at("A1").dp = 20;
        p.at("B1").dp = 0;
        p.dice(kFaces);
        p.main("A1");
        return p.acts();
    };
    CHECK(rich("wait").find("deploy") == std::string::npos);
    CHECK(rich("wait").find("clear") == std::string::npos);
    check_both({{"deploy before striking", "打つ前に展開する", "A1.deploy_1 A1.unarmed_"},
                {"clear before striking", "打つ前に弾消しする", "A1.clear_2 A1.unarmed_"}},
               rich);
}

TEST_CASE("13.2: words of those who help with cards", "[sengen][13.2][6]") {
    const auto helped = [](const std::string& plans) {
        Position p(party({planned(plans), kDummy}), one("3 3 6 3 3", "shot4", "magic5"));
        p.plans("A1");
        p.decide("shot magic 3, A2, yield").dice("3111" + kFaces);
        p.main("B1");
        return p.acts();
    };
    CHECK(helped("wait").find("A2.yield A1.guard") != std::string::npos);
    check_both({{"deploy for the ally", "味方のために展開する", "A2.yield A1.deploy_1 "},
                {"clear for the ally", "味方のために弾消しする", "A2.yield A1.clear_2 "},
                {"do not step in", "割って入らない", "A2.yield A1.pass"}},
               helped);
}

TEST_CASE("13.2: words of a card against a spell, and of letting an ally act",
          "[sengen][13.2][8.6]") {
    const std::string holder = one("3 3 3 3 3", "", "", R"("cards":["comet"])");
    const auto answer = [&](const std::string& plans, const char* act) {
        Position p(party({planned(plans), holder}),
                   one("3 3 6 3 3", "danmaku3", "magic5", R"("spells":["flash"])"));
        p.plans("A1");
        p.decide(act).dice(kFaces);
        p.main("B1");
        return p.acts().substr(p.acts().find(" A1.") + 1);
    };
    const auto spell = [&](const std::string& plans) {
        return answer(plans, "cast flash, A1, stop, 1");
    };
    const auto danmaku = [&](const std::string& plans) { return answer(plans, "danmaku magic"); };
    CHECK(spell("wait").find("A1.3") == 0);
    CHECK(danmaku("wait").find("A1.dodge_0") == 0);
    check_both({{"deploy against the spell", "能力に展開する", "A1.deploy_1"},
                {"let an ally step in", "味方に任せる", "A1.yield A2."}},
               spell);
    check_both({{"let an ally step in", "味方に任せる", "A1.yield A2."}}, danmaku);
}

TEST_CASE("13.2: words of giving a card up at a turn's start", "[sengen][13.2][6]") {
    const auto start = [](const std::string& plans) {
        Position p(planned(plans), kDummy);
        p.plans("A1");
        p.at("A1").deployed = 0;
        p.at("A1").used = 1;
        p.at("A1").card_hp = 9;
        p.turn_start();
        return p.acts();
    };
    check_both({{"dismiss at the turn's start", "ターン開始時に下げる", "A1.dismiss"},
                {"do not dismiss at the turn's start\ndismiss at the turn's start",
                 "ターン開始時に下げない\nターン開始時に下げる", "A1.pass"}},
               start);
}

TEST_CASE("13.2, 6: what is said of cards before acting speaks in full defence, too",
          "[sengen][13.2][6]") {
    const auto idle = [](const std::string& plans) {
        Position p(party({planned(plans), kDummy}), kDummy);
        p.plans("A1");
        p.turn(2);
        p.decide("6, 7");
        p.at("A1").hp = 5;
        p.at("A1").dp = 12;
        p.dice(kFaces);
        p.play_turn();
        const std::string trace = p.trace();
        const std::size_t from = trace.find("2;main;A1;;");
        return from == std::string::npos ? std::string() : trace.substr(from + 11, 24);
    };
    const std::string in_en = "put the wounded in the back\nconcentrate on defence\n";
    const std::string in_ja = "傷ついた者を後衛に置く\n防御に専念する\n";
    CHECK(idle(in_en).find("A1.pass;") == 0);
    check_both(
        {{in_en + "deploy Gauze Boundary before acting", in_ja + "行動前に結界「薄絹」を展開する",
          "A1.deploy_1 A1.pass;"},
         {in_en + "clear before acting", in_ja + "行動前に弾消しする", "A1.clear_2 A1.pass;"},
         {in_en + "do not clear before acting\nclear before acting",
          in_ja + "行動前に弾消ししない\n行動前に弾消しする", "A1.pass;"}},
        idle);
}

TEST_CASE("13.2, 5.4: a status of one's own is asked for by its names and its id",
          "[sengen][13.2][5.4]") {
    const auto chosen = [](const std::string& plans, bool own, bool theirs) {
        Position p(
            planned(plans), kDummy,
            R"({"data":{"name":"試し","statuses":[{"id":"charm","ja":"魅了","en":"Enchanted"}]}})");
        p.plans("A1");
        const TimedStatus charm{static_cast<Status>(3), 9, 0};
        if (own) p.at("A1").statuses = {charm};
        if (theirs) p.at("B1").statuses = {charm};
        p.dice(kFaces);
        p.main("A1");
        return p.acts().find("A1.wait") == 0;
    };
    for (const char* const plans :
         {"when I have Enchanted: wait", "when I have charm: wait",
          "自分が魅了状態の場合、待機する", "自分がcharm状態の場合、待機する"}) {
        INFO(plans);
        CHECK(chosen(plans, true, false));
        CHECK_FALSE(chosen(plans, false, true));
    }
    for (const char* const plans :
         {"when opponent has Enchanted: wait", "相手が魅了状態の場合、待機する"}) {
        INFO(plans);
        CHECK(chosen(plans, false, true));
        CHECK_FALSE(chosen(plans, true, false));
    }
}

} // namespace shiaiba::sengen
