// The scalar kernel says what the rulebook's battle says.
#include <algorithm>

#include "catch.hpp"
#include "rulesets/shiden/kernel/fast_path.hpp"
#include "rulesets/shiden/kernel/lanes.hpp"
#include "shiden/kernel_pairs.hpp"
#include "workload.hpp"

using namespace shiaiba;
using namespace shiaiba::test;

namespace {

Verdict by_kernel(Pairing pairing) {
    return shiden::kernel::fight_scalar(shiden::kernel::attributes_of(pairing.a),
                                        shiden::kernel::attributes_of(pairing.b));
}

/// Both ways round: the second also shows that the rules mirror.
void check(const std::vector<Pairing>& pairings) {
    for (const Pairing pairing : pairings) {
        const Verdict expected = battle_verdict(pairing);
        if (by_kernel(pairing) != expected) {
            FAIL(told(pairing, expected) << ", not " << told(pairing, by_kernel(pairing)));
        }
        const Verdict back = by_kernel({pairing.b, pairing.a});
        if (back != Verdict{mirrored(expected.ending), expected.rounds}) {
            FAIL(told(pairing, expected) << " the other way round: " << told(pairing, back));
        }
    }
    SUCCEED();
}

} // namespace

TEST_CASE("[shiden] the scalar kernel agrees with the battle on random pairs", "[kernel]") {
    check(random_pairs(31, workload(1'000'000)));
}

TEST_CASE("[shiden] the scalar kernel agrees with the battle where rare skills meet", "[kernel]") {
    for (const std::string_view pool : rare_pools()) check(random_pairs(5, workload(8'000), pool));
}

TEST_CASE("[shiden] the scalar kernel agrees with the battle on builds against themselves",
          "[kernel]") {
    std::vector<Pairing> pairs = random_pairs(7, workload(100'000));
    for (Pairing& pair : pairs) pair.b = pair.a;
    check(pairs);
}

TEST_CASE("[shiden] the rare pools hold long fights", "[kernel]") {
    int longest = 0;
    for (const std::string_view pool : rare_pools()) {
        for (const Pairing pairing : random_pairs(5, workload(8'000), pool)) {
            longest = std::max<int>(longest, by_kernel(pairing).rounds);
        }
    }
    CHECK(longest >= 12);
}

TEST_CASE("[shiden] the fast path answers single fights by number", "[kernel]") {
    const FastPath& path = shiden::fast_path();
    for (const Pairing pairing : random_pairs(11, 200)) {
        CHECK(path.fight(pairing.a, pairing.b) == battle_verdict(pairing));
    }
}
