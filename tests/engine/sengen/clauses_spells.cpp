// Tests spells, resistance, and the effects that they leave ([sengen 5.2, 8.6]).
#include "catch.hpp"
#include "core/text/json.hpp"
#include "sengen/position.hpp"

namespace shiaiba::sengen {
namespace {

/// A member with HP 22, 霊力 12, DP 19.
const std::string kFoe = one("3 3 3 3 3");

/// A caster with int 4, [魔法] 3, [神術] 3 and these spells: totals are 7 + dice.
std::string caster(const std::string& spells, const std::string& more = "") {
    return one("3 3 4 3 3", "", "magic3 onmyo3", R"("spells":[)" + spells + "]" + more);
}

/// Settings with these spells and no others.
std::string own_spells(const std::string& spells) {
    return R"({"data":{"name":"試し","spells":[)" + spells + "]}}";
}
std::string spell(const std::string& id, const std::string& rest) {
    return R"({"id":")" + id + R"(","ja":"術)" + id + R"(","en":")" + id +
           R"(","ability":"magic","min_level":1,"cost":1,"activation":5,"diameter":null,"resist":null,)" +
           rest + "}";
}

} // namespace

TEST_CASE("8.6: what a spell asks for", "[sengen][8.6][R35]") {
    Position p(caster(R"("blast","boost")"), kFoe);
    p.at("A1").spirit = 5;
    p.main("A1");
    CHECK(p.open_options() == "cast blast, wait");
    // 霊力 must stay above 0, one DP is needed, and a setup spell needs the setup phase.
    Position q(caster(R"("blast","boost")"), kFoe);
    q.at("A1").spirit = 4;
    q.main("A1");
    CHECK(q.acts() == "A1.wait");
    Position r(caster(R"("blast","boost")"), kFoe);
    r.at("A1").dp = 0;
    r.main("A1");
    CHECK(r.acts() == "A1.wait");
    CHECK(r.asked().empty());
    Position s(caster(R"("blast","boost")"), kFoe);
    s.setups();
    CHECK(s.open_options() == "cast boost, pass");
}

TEST_CASE("8.6, R33: one attempt a turn, or one in each phase", "[sengen][8.6][R33]") {
    for (const bool twice : {false, true}) {
        Position p(caster(R"("boost","flash")", twice ? R"(,"feats":["double"])" : ""), kFoe);
        // The attempt fails, and still counts.
        p.decide("cast boost, 1").dice("1");
        p.setups();
        CHECK(p.kinds() == "spell spell_fail");
        CHECK(p.points("A1") == "22,9,18,0");
        CHECK(p.at("A1").mods.empty());
        p.main("A1");
        CHECK(p.open_options() == (twice ? "cast flash, wait" : ""));
    }
}

TEST_CASE("8.6, R28: the total, and the target number that follows from it", "[sengen][8.6][R28]") {
    struct Case {
        const char* dice;
        const char* count;
        bool dazzled;
        int total;
        int need;
    };
    for (const Case& each : {Case{"5", "1", false, 12, 15}, Case{"53", "2", false, 15, 16},
                             Case{"666", "3", false, 25, 18}, Case{"566", "3", true, 21, 17}}) {
        Position p(caster(R"("flash")"), kFoe);
        if (each.dazzled) p.at("A1").statuses = {{Status::Dazzle, 9, 0}};
        p.at("A1").mods = {{ModKey::Hit, 9, 9}};
        p.decide(std::string("cast flash, ") + each.count + ", 0").dice(each.dice);
        p.main("A1");
        CHECK(p.at("B1").need_of(Status::Dazzle) == each.need);
        for (const Event& event : p.fight_log().events) {
            if (event.kind == "spell") CHECK(event.number("total") == each.total);
        }
        p.check();
    }
    // 11 is less than the activation number 12.
    Position p(caster(R"("flash")"), kFoe);
    p.decide("cast flash, 1").dice("4");
    p.main("A1");
    CHECK(p.kinds() == "spell spell_fail");
    CHECK(p.at("A1").spirit == 9);
    p.check();
}

TEST_CASE("8.6, R32: how many may be chosen", "[sengen][8.6][R32][R50]") {
    const std::string four = party({kFoe, kFoe, kFoe, kFoe});
    Position p(caster(R"("blast")"), four);
    p.at("B2").hp = 0;
    p.at("B3").back = true;
    p.decide("cast blast, B4, B3, 1").dice("6 111");
    p.main("A1");
    // Two targets at 10 m, in any row; they are treated in build order.
    CHECK(p.acts() == "A1.cast_blast A1.B4 A1.B3 A1.1 B3.3 B4.3 B3.accept B4.accept");
    Position q(caster(R"("seal")"), four);
    q.decide("cast seal, B2, 1");
    q.dice("6 666").main("A1");
    CHECK(q.acts() == "A1.cast_seal A1.B2 A1.1 B2.3");
    // Exactly one target without a diameter; the caster counts as an ally.
    Position r(party({caster(R"("mend")"), kFoe}), kFoe);
    r.decide("cast mend");
    r.main("A1");
    CHECK(r.open_options() == "A1, A2");
    CHECK(r.asked() == "A1 target");
    Position t(party({caster(R"("mend")"), kFoe}), kFoe);
    t.decide("cast mend, A2, 2").dice("66 11");
    t.main("A1");
    CHECK(t.acts() == "A1.cast_mend A1.A2 A1.2");
    t.check();
    // 20 m: five allies.
    Position s(party({caster(R"("cheer")"), kFoe, kFoe}), kFoe);
    for (const char* const who : {"A1", "A2", "A3"}) s.at(who).dp = 9;
    s.decide("cast cheer, A3, A1, stop, 2").dice("61");
    s.setups();
    CHECK(s.at("A1").dp == 9);
    CHECK(s.at("A2").dp == 9);
    CHECK(s.at("A3").dp == 11);
    s.check();
}

TEST_CASE("8.6, R27, R43, R44: resisting", "[sengen][8.6][R27][R43][R44]") {
    const auto total = [](const auto& set) {
        // 8 + 5: target number 15.
        Position p(caster(R"("flash")"), one("3 3 3 3 4", "resist2"));
        set(p);
        p.decide("cast flash, 1, 1").dice("5 1");
        p.main("A1");
        for (const Event& event : p.fight_log().events) {
            if (event.kind == "resist") return event.number("total");
        }
        return -1;
    };
    CHECK(total([](Position&) {}) == 7);
    CHECK(total([](Position& p) { p.at("B1").full_defence = true; }) == 12);
    CHECK(total([](Position& p) { p.at("B1").statuses = {{Status::Dazzle, 9, 0}}; }) == 4);
    CHECK(total([](Position& p) { p.at("B1").mods = {{ModKey::Resist, 2, 9}}; }) == 9);
    // Equal is enough; without dice resistance always fails.
    Position p(caster(R"("flash")"), one("3 3 3 3 9", "resist6"));
    p.decide("cast flash, 1, 0").dice("5");
    p.main("A1");
    CHECK(p.at("B1").has(Status::Dazzle));
    p.decide("cast flash, 1, 1").dice("51");
    p.at("A1").casts = 0;
    p.at("B1").statuses.clear();
    p.main("A1");
    CHECK_FALSE(p.at("B1").has(Status::Dazzle));
    // A sleeper does not resist and is not asked.
    Position q(caster(R"("flash")"), one("3 3 3 3 9", "resist6"));
    q.at("B1").statuses = {{Status::Sleep, 9, 0}};
    q.decide("cast flash, 1").dice("5");
    q.main("A1");
    CHECK(q.acts() == "A1.cast_flash A1.B1 A1.1");
    CHECK(q.at("B1").has(Status::Dazzle));
    q.check();
}

TEST_CASE("8.6, R44: a bomb while resisting; of a spell without it only just before damage",
          "[sengen][8.6][R44]") {
    const std::string bomber = one("3 3 3 3 3", "", "", R"("cards":["comet"])");
    Position p(caster(R"("flash")"), bomber);
    p.decide("cast flash, 1, bomb 1").dice("5");
    p.main("A1");
    CHECK(p.at("B1").statuses.empty());
    p.check();
    const std::string two = own_spells(
        spell("x", R"("timing":"main","side":"enemy","effects":[{"op":"dp","c":-2,"lv":0},)"
                   R"({"op":"damage","dice":1,"flat":2,"stat":true},{"op":"graze","c":5}])"));
    Position q(one("3 3 4 3 3", "", "magic1", R"("spells":["x"])"),
               one("3 3 3 3 3", "", "", R"("cards":[])"), two);
    q.decide("cast x, 1").dice("11");
    q.main("A1");
    // 1 + 2 + 4. Only the question just before damage is asked.
    CHECK(q.points("B1") == "15,12,17,5");
    CHECK(q.acts() == "A1.cast_x A1.B1 A1.1 B1.accept");
    q.check();
}

TEST_CASE("8.6: what a bomb just before damage leaves undone", "[sengen][8.6][R65]") {
    const std::string data =
        R"({"data":{"name":"試し","spells":[)" +
        spell("x", R"("timing":"main","side":"enemy","effects":[{"op":"dp","c":-2,"lv":0},)"
                   R"({"op":"damage","dice":1,"flat":2,"stat":false},{"op":"graze","c":5}])") +
        "]}}";
    Position p(one("3 3 4 3 3", "", "magic1", R"("spells":["x"])"),
               one("3 3 3 3 3", "", "", R"("cards":["comet"])"), data);
    p.decide("cast x, 1, bomb 1").dice("11");
    p.main("A1");
    // The spell has taken 2 DP before the bomb, the bomb gives 2, and graze after it does not come.
    CHECK(p.points("B1") == "22,12,19,0");
    // The damage that the bomb prevents has an event of its own.
    CHECK(p.kinds() == "spell dp harm_roll card_use dp");
    p.check();
}

TEST_CASE("8.6: resisted is nothing, or half of the damage, rounded up", "[sengen][8.6]") {
    Position p(caster(R"("blast")"), one("3 9 3 3 3", "resist4"));
    p.decide("cast blast, 1, 3").dice("6 111 551");
    p.main("A1");
    CHECK(p.points("B1") == "40,12,22,0");
    p.check();
    Position q(caster(R"("blast")"), one("3 9 3 3 3", "resist4"));
    q.decide("cast blast, 1, 0").dice("6 551");
    q.main("A1");
    CHECK(q.at("B1").hp == 46 - 11);
    q.check();
}

TEST_CASE("8.6, R49: no dice where nobody takes it", "[sengen][8.6][R49]") {
    const std::string quiet = own_spells(spell(
        "x",
        R"("timing":"main","side":"enemy","effects":[{"op":"damage","dice":2,"flat":0,"stat":false}])"));
    std::string settings = quiet;
    settings.replace(settings.find(R"("resist":null)"), 13, R"("resist":"will")");
    Position p(one("3 3 4 3 3", "", "magic1", R"("spells":["x"])"), one("3 3 3 3 9", "resist6"),
               settings);
    p.decide("cast x, 1, 1").dice("11");
    p.main("A1");
    CHECK(p.kinds() == "spell resist");
    p.check();
}

TEST_CASE("8.6, R49: an effect that nobody takes has no dice, and one behind it has",
          "[sengen][8.6][R49]") {
    // A target that resists is not healed, and takes half of the damage.
    const std::string settings =
        R"({"data":{"name":"試し","spells":[{"id":"x","ja":"術","en":"Spell","ability":"magic",)"
        R"("min_level":1,"timing":"main","cost":1,"activation":5,"side":"enemy","diameter":null,)"
        R"("resist":"will","on_resist":"half","effects":[)"
        R"({"op":"heal","dice":1,"flat":0,"stat":false},{"op":"damage","dice":2,"flat":0,"stat":false}]}]}})";
    Position p(one("3 3 4 3 3", "", "magic1", R"("spells":["x"])"), one("3 3 3 3 9", "resist6"),
               settings);
    p.decide("cast x, 1, 1").dice("1 1 45");
    p.main("A1");
    CHECK(p.at("B1").hp == 22 - 5);
    p.check();
}

TEST_CASE("8.6, 14: each roll of a spell stands in the first line that it is for",
          "[sengen][8.6][14]") {
    Position p(
        one("3 3 4 3 3", "", "magic1", R"("spells":["x"])"), party({kFoe, kFoe}),
        own_spells(R"({"id":"x","ja":"術","en":"Spell","ability":"magic","min_level":1,)"
                   R"("timing":"main","cost":1,"activation":5,"side":"enemy","diameter":10,)"
                   R"("resist":null,"effects":[{"op":"damage","dice":2,"flat":0,"stat":false},)"
                   R"({"op":"heal","dice":1,"flat":0,"stat":false}]})"));
    p.decide("cast x, B1, B2, 1").dice("1 45 3");
    p.main("A1");
    std::string told;
    for (const Event& event : p.fight_log().events) {
        if (event.kind != "damage" && event.kind != "heal") continue;
        told += event.kind;
        for (const int face : event.numbers("dice")) told += " " + std::to_string(face);
        told += ", ";
    }
    CHECK(told == "damage 4 5, heal 3, damage, heal, ");
    CHECK(p.at("B1").hp == 22 - 9 + 3);
    CHECK(p.at("B2").hp == 22 - 9 + 3);
    p.check();
}

TEST_CASE("5.2: each effect, within its bounds", "[sengen][5.2][R35][R67]") {
    const auto after = [](const std::string& side, const std::string& effects, const char* dice,
                          const auto& set) {
        Position p(one("3 3 4 3 3", "", "magic2", R"("spells":["x"])"), kFoe,
                   own_spells(spell("x", R"("timing":"main","side":")" + side + R"(","effects":[)" +
                                             effects + "]")));
        set(p);
        p.decide("cast x, 1").dice(dice);
        p.main("A1");
        p.check();
        const std::string who = side == "enemy" ? "B1" : "A1";
        return p.points(who) + " " + std::to_string(p.at(who).barrier);
    };
    const auto as_it_is = [](Position&) {};
    CHECK(after("enemy", R"({"op":"dp","c":-20,"lv":-1})", "5", as_it_is) == "22,12,0,0 0");
    CHECK(after("enemy", R"({"op":"dp","c":5,"lv":2})", "5", as_it_is) == "22,12,19,0 0");
    CHECK(after("enemy", R"({"op":"dp","c":-5,"lv":1})", "5", as_it_is) == "22,12,16,0 0");
    CHECK(after("enemy", R"({"op":"spirit","c":-20})", "5", as_it_is) == "22,1,19,0 0");
    CHECK(after("self", R"({"op":"spirit","c":20})", "5", as_it_is) == "22,12,18,0 0");
    CHECK(after("self", R"({"op":"graze","c":7})", "5", as_it_is) == "22,11,18,7 0");
    CHECK(after("enemy", R"({"op":"graze","c":-7})", "5",
                [](Position& p) { p.at("B1").graze = 3; }) == "22,12,19,0 0");
    CHECK(after("self", R"({"op":"barrier","c":1,"lv":2})", "5", as_it_is) == "22,11,18,0 5");
    CHECK(after("self", R"({"op":"barrier","c":1,"lv":2})", "5",
                [](Position& p) { p.at("A1").barrier = 6; }) == "22,11,18,0 6");
    CHECK(after("self", R"({"op":"heal","dice":2,"flat":1,"stat":true})", "5 12",
                [](Position& p) { p.at("A1").hp = 2; }) == "10,11,18,0 0");
    CHECK(after("self", R"({"op":"heal","dice":"Lv","flat":0,"stat":false})", "5 66",
                [](Position& p) { p.at("A1").hp = 12; }) == "22,11,18,0 0");
    CHECK(after("enemy", R"({"op":"damage","dice":1,"flat":-9,"stat":false})", "5 4", as_it_is) ==
          "22,12,19,0 0");
    CHECK(after("enemy", R"({"op":"damage","dice":"Lv","flat":1,"stat":true})", "5 11", as_it_is) ==
          "15,12,19,0 0");
}

TEST_CASE("5.2: modifiers, statuses and barriers end in time", "[sengen][5.2]") {
    Position p(one("3 3 4 3 3", "", "magic2", R"("spells":["x"])"), kFoe,
               own_spells(spell("x", R"("timing":"main","side":"self","effects":[
                   {"op":"mod","key":"evade","n":2,"turns":1},{"op":"mod","key":"guard","n":-1,"turns":2},
                   {"op":"status","id":"bind","turns":1},{"op":"barrier","c":3,"lv":0}])")));
    p.turn(4).decide("cast x, 1").dice("5");
    p.main("A1");
    CHECK(p.of("A1") == "22,11,18,0,f,0,-,,3,bind5,evade+2@4.guard-1@5,");
    p.turn_end();
    CHECK(p.of("A1") == "22,11,18,0,f,0,-,,0,bind5,guard-1@5,");
    p.turn(5).turn_end();
    CHECK(p.of("A1") == "22,11,18,0,f,0,-,,0,,,");
    p.check();
}

TEST_CASE("5.2: cleansing ends all statuses", "[sengen][5.2]") {
    Position p(
        one("3 3 4 3 3", "", "magic2", R"("spells":["x"])"), kFoe,
        own_spells(spell("x", R"("timing":"main","side":"self","effects":[{"op":"cleanse"}])")));
    p.at("A1").statuses = {{Status::Bind, 9, 0}, {Status::Dazzle, 9, 0}};
    p.decide("cast x, 1").dice("5");
    p.main("A1");
    CHECK(p.at("A1").statuses.empty());
    CHECK(p.kinds() == "spell status_off status_off");
    // In the order in which the statuses came.
    const auto& events = p.fight_log().events;
    CHECK(events[1].word("status") == "bind");
    CHECK(events[2].word("status") == "dazzle");
    p.check();
}

TEST_CASE("5.2: who sleeps does nothing, and wakes in time", "[sengen][5.2][R34][R42]") {
    Position p(one("3 3 3 3 3", "homing1", "onmyo1"),
               one("3 3 3 3 3", "evade5", "", R"("cards":["veil","comet"])"));
    p.at("B1").statuses = {{Status::Sleep, 2, 0}};
    p.decide("homing onmyo 0").dice("1");
    p.main("A1");
    CHECK(p.acts() == "A1.homing_onmyo_0 A1.B1");
    CHECK(p.points("B1") == "18,12,19,0");
    CHECK(p.at("B1").statuses.empty());
    p.check();
}

} // namespace shiaiba::sengen
