// Initiative, turns, attacks, evasions, guards, 必殺 ([rakuen 2 to 7, 10, 12]).
#include "catch.hpp"
#include "rakuen/bout.hpp"

namespace shiaiba::test {

TEST_CASE("[18] the record's example, phase by phase", "[rakuen][18]") {
    Script script;
    script.dice = "4:6 2:9 6:6 5:6 3:7";
    script.decisions = "first; attack POW; pass; evade; attack SPD; pass; guard";
    const Bout bout(script);
    CHECK(bout.at("1;A") == "attack POW;1,10,0,0,30,10;"
                            "150,0,0,POW,0,0,0,0,0;150,0,0,none,0,0,0,0,0");
    CHECK(bout.at("1;B") == "evade;1,11,0,0;150,0,0,POW,0,0,0,0,0;150,0,0,none,0,0,0,1,0");
    CHECK(bout.at("2;B") == "attack SPD;2,23,1,0,43,23;"
                            "150,0,0,POW,0,0,0,0,0;150,0,0,SPD,0,0,0,1,0");
    CHECK(bout.at("2;A") == "guard;1,10,28,0;122,1,0,POW,1,0,0,0,1;150,0,0,SPD,0,0,0,1,0");
    CHECK(bout.at("3;A") == "skip;stun;122,2,0,POW,0,0,0,0,1;150,0,0,SPD,0,0,0,1,0");
    CHECK(bout.pending() == "attack");
}

} // namespace shiaiba::test
