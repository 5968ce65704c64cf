// Tests shiden's scalar and lane kernels (fast ways to fight) against the rulebook's battle.
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

/// Checks each pair both ways round, which also shows that the rules are symmetric.
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

// The lane kernels, which fight many pairs side by side, in every width that this machine has.
using namespace shiaiba;
using namespace shiaiba::test;

namespace {

Verdict by_scalar(Pairing pairing) {
    return shiden::kernel::fight_scalar(shiden::kernel::attributes_of(pairing.a),
                                        shiden::kernel::attributes_of(pairing.b));
}

std::vector<Verdict> by_lanes(const shiden::kernel::LaneKernel& kernel,
                              const std::vector<Pairing>& pairings) {
    std::vector<Verdict> verdicts(pairings.size());
    kernel.fight(pairings.data(), verdicts.data(), pairings.size());
    return verdicts;
}

/// Compares with the battle itself or, for very many pairs, with the scalar kernel.
void check(const std::vector<Pairing>& pairings, Verdict (*expected_of)(Pairing)) {
    for (const shiden::kernel::LaneKernel& kernel : shiden::kernel::lane_kernels()) {
        const std::vector<Verdict> verdicts = by_lanes(kernel, pairings);
        for (std::size_t k = 0; k < pairings.size(); ++k) {
            const Verdict expected = expected_of(pairings[k]);
            if (verdicts[k] == expected) continue;
            FAIL(kernel.width << " lanes, pair " << k << ": " << told(pairings[k], expected)
                              << ", not " << told(pairings[k], verdicts[k]));
        }
    }
    SUCCEED();
}

} // namespace

TEST_CASE("[shiden] the lane kernels come with 16 lanes and more", "[kernel]") {
    const auto& kernels = shiden::kernel::lane_kernels();
    REQUIRE_FALSE(kernels.empty());
    CHECK(kernels.front().width == 16);
    for (std::size_t k = 1; k < kernels.size(); ++k) {
        CHECK(kernels[k].width > kernels[k - 1].width);
    }
}

TEST_CASE("[shiden] the lane kernels agree with the battle on random pairs", "[kernel]") {
    check(random_pairs(32, workload(400'000)), battle_verdict);
}

TEST_CASE("[shiden] the lane kernels agree with the scalar kernel on random pairs", "[kernel]") {
    check(random_pairs(33, workload(2'000'000)), by_scalar);
}

TEST_CASE("[shiden] the lane kernels agree with the battle where rare skills meet", "[kernel]") {
    for (const std::string_view pool : rare_pools()) {
        check(random_pairs(6, workload(4'000), pool), battle_verdict);
        check(random_pairs(7, workload(40'000), pool), by_scalar);
    }
}

TEST_CASE("[shiden] the lane kernels mirror", "[kernel]") {
    const std::vector<Pairing> pairs = random_pairs(8, workload(100'000));
    std::vector<Pairing> back = pairs;
    for (Pairing& pair : back) std::swap(pair.a, pair.b);
    for (const shiden::kernel::LaneKernel& kernel : shiden::kernel::lane_kernels()) {
        const std::vector<Verdict> there = by_lanes(kernel, pairs);
        std::vector<Verdict> mirror = by_lanes(kernel, back);
        for (Verdict& verdict : mirror) verdict.ending = mirrored(verdict.ending);
        CHECK(there == mirror);
    }
}

TEST_CASE("[shiden] the lane kernels take any number of pairs", "[kernel]") {
    const std::vector<Pairing> pairs = random_pairs(9, 200, "閃交玉硬怒連隠");
    for (const int count : {0, 1, 2, 15, 16, 17, 31, 32, 33, 63, 64, 65, 199}) {
        check({pairs.begin(), pairs.begin() + count}, battle_verdict);
    }
}

TEST_CASE("[shiden] in the lane kernels a long fight stays while its neighbours change",
          "[kernel]") {
    std::vector<Pairing> pairs;
    for (const std::string_view pool : rare_pools()) {
        const std::vector<Pairing> more = random_pairs(10, 2'000, pool);
        pairs.insert(pairs.end(), more.begin(), more.end());
    }
    std::sort(pairs.begin(), pairs.end(),
              [](Pairing a, Pairing b) { return by_scalar(a).rounds < by_scalar(b).rounds; });
    // One of the longest fights among fifteen of the shortest, again and again.
    std::vector<Pairing> mixed;
    for (std::size_t k = 0; k < 4'000; ++k) {
        mixed.push_back(k % 16 == 3 ? pairs[pairs.size() - 1 - k / 16] : pairs[k]);
    }
    check(mixed, by_scalar);
}

TEST_CASE("[shiden] the fast path answers many fights by number", "[kernel]") {
    const std::vector<Pairing> pairs = random_pairs(12, 500);
    std::vector<Verdict> verdicts(pairs.size());
    shiden::fast_path().fight(pairs, verdicts);
    for (std::size_t k = 0; k < pairs.size(); ++k) {
        CHECK(verdicts[k] == battle_verdict(pairs[k]));
    }
}
