// What is offered at the edges: SP that just suffice, abilities that are equally good ([rakuen 5.3, 13.1]).
#include "catch.hpp"
#include "rakuen/bout.hpp"

namespace shiaiba::test {

TEST_CASE("13.1: two skills may cost all SP that are left", "[rakuen][13.1][5.3]") {
    const Bout two({.advanced = true, .start = R"({"A": {"sp": 2}})"});
    CHECK(two.offers("attack POW +seal +stun"));
    CHECK(two.offers("charge"));
    const Bout paid({.advanced = true,
                     .start = R"({"A": {"sp": 2}})",
                     .dice = "1:2",
                     .decisions = "first; attack POW +seal +stun"});
    CHECK(paid.field("1;A", 2) == "150,0,0,POW,0,0,0,0,0,seal+stun");
    // After the dice 必中 costs both, and one is too little for it.
    const Bout sure({.advanced = true,
                     .start = R"({"A": {"sp": 2}})",
                     .dice = "1:2",
                     .decisions = "first; attack POW"});
    CHECK(sure.offers("use surehit"));
    const Bout one({.advanced = true,
                    .start = R"({"A": {"sp": 2}})",
                    .dice = "1:2",
                    .decisions = "first; attack POW +seal"});
    CHECK(one.offers("use stun"));
    CHECK_FALSE(one.offers("use surehit"));
    const Bout none({.advanced = true, .start = R"({"A": {"sp": 0}})"});
    CHECK(none.options() == "attack WIZ; attack POW; attack SPD");
}

TEST_CASE("13.1: guard skills cost the one SP that is left", "[rakuen][13.1][13.3]") {
    const Bout last({.advanced = true,
                     .start = R"({"B": {"sp": 1}})",
                     .dice = "1:2",
                     .decisions = "first; attack POW; pass"});
    CHECK(last.options() == "guard; evade; guard +riposte; evade +counter");
    const Bout none({.advanced = true,
                     .start = R"({"B": {"sp": 0}})",
                     .dice = "1:2",
                     .decisions = "first; attack POW; pass"});
    CHECK(none.options() == "guard; evade");
    const Bout wall({.advanced = true,
                     .start = R"({"A": {"in": 5}, "B": {"sp": 1}})",
                     .dice = "1:2 1:2",
                     .decisions = "first; invisible POW; pass"});
    CHECK(wall.options() == "iguard; iguard +ironwall");
}

TEST_CASE("5.3: every point is asked under its own name", "[rakuen][5.3]") {
    const auto asks = [](const char* dice, const char* decisions) {
        return Bout({.advanced = true,
                     .start = R"({"A": {"in": 5}, "B": {"in": 3}})",
                     .dice = dice,
                     .decisions = decisions})
            .pending();
    };
    CHECK(asks("", "") == "order");
    CHECK(asks("", "first") == "attack");
    CHECK(asks("1:2", "first; attack POW") == "after");
    CHECK(asks("1:2", "first; attack POW; pass") == "defend");
    CHECK(asks("1:2 9:8", "first; attack POW; pass; evade") == "counter");
    CHECK(asks("1:2 1:2", "first; invisible POW; pass") == "iguard");
    CHECK(asks("1:2 1:2", "first; invisible POW; pass; iguard") == "idie");
}

TEST_CASE("5.3: of equally good abilities POW stands before SPD before WIZ", "[rakuen][5.3]") {
    const auto order = [](const char* a, const char* b) {
        return Bout({.a = a, .b = b, .start = R"({"A": {"hp": 79}})"}).options();
    };
    CHECK(order("20 20 20", "20 20 20") == "attack POW; attack SPD; attack WIZ");
    CHECK(order("25 15 20", "20 10 30") == "attack POW; attack SPD; attack WIZ");
    CHECK(order("15 20 25", "20 25 15") == "attack WIZ; attack POW; attack SPD");
    CHECK(order("20 25 15", "15 35 10") == "attack POW; attack WIZ; attack SPD");
    CHECK(order("10 25 25", "20 20 20") == "attack SPD; attack WIZ; attack POW");
    CHECK(order("10 20 30", "15 20 25") == "attack WIZ; attack SPD; attack POW");
}

} // namespace shiaiba::test
