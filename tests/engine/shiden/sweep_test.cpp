// Tests the set sweep of shiden, which answers one build against all: its boxes are disjoint, cover
// the field, and agree with the battle.
#include <algorithm>
#include <map>
#include <vector>

#include "analysis/parallel.hpp"
#include "catch.hpp"
#include "rulesets/shiden/kernel/fast_path.hpp"
#include "shiden/kernel_pairs.hpp"
#include "workload.hpp"

using namespace shiaiba;
using namespace shiaiba::test;
using shiden::Skill;

namespace {

const FastPath& path() { return shiden::fast_path(); }

BuildNumber murai() {
    return shiden::number_of(
        {Skill::Issen, Skill::Issen, Skill::Kousaku, Skill::PlusKou, Skill::Kadan});
}

void add(Sets& sets, BuildNumber build) {
    const shiden::Row row = shiden::row_of(build);
    for (std::size_t place = 0; place < row.size(); ++place) {
        sets[place] |= std::uint32_t{1} << shiden::id(row[place]);
    }
}

bool holds(const Sets& sets, BuildNumber build) {
    Sets all = sets;
    add(all, build);
    return all == sets;
}

template <class Each>
void each_build(const Sets& sets, Each each) {
    for (Sets left = sets; left[0] != 0;) {
        each(path().first_of(left));
        for (std::size_t place = shiden::kPlaces; place-- > 0;) {
            left[place] &= left[place] - 1;
            if (left[place] != 0 || place == 0) break;
            left[place] = sets[place];
        }
    }
}

/// Sweeps a field, and compares the verdict of every build in it with the battle.
void check_field(BuildNumber build, const Sets& field) {
    std::map<BuildNumber, Verdict> found;
    path().sweep(build, field, [&](const Box& box) {
        each_build(box.sets, [&](BuildNumber other) {
            if (!holds(field, other)) FAIL("a box leaves the field");
            if (!found.emplace(other, box.verdict).second) FAIL("boxes meet");
        });
        return true;
    });
    if (found.size() != size_of(field)) FAIL("boxes leave a gap");
    for (const auto& [other, verdict] : found) {
        const Verdict expected = battle_verdict({build, other});
        if (verdict != expected) {
            FAIL(told({build, other}, expected) << ", not " << told({build, other}, verdict));
        }
    }
}

/// Checks `builds` random builds against fields made of the skills of `around` other builds.
void check_fields(std::uint64_t seed, std::uint32_t builds, std::uint32_t around,
                  std::string_view pool = {}) {
    const std::vector<Pairing> pairs = random_pairs(seed, builds * around, pool);
    for (std::uint32_t k = 0; k < builds; ++k) {
        Sets field{};
        for (std::uint32_t n = 0; n < around; ++n) add(field, pairs[k * around + n].b);
        check_field(pairs[k * around].a, field);
    }
    SUCCEED();
}

/// Whether the sweep of a part of all builds visits each build once, with the verdict that the
/// kernel finds.
bool agrees(BuildNumber build, std::size_t item) {
    const Sets part = path().part(item);
    std::vector<Pairing> pairs;
    each_build(part, [&](BuildNumber other) { pairs.push_back({build, other}); });
    std::vector<Verdict> verdicts(pairs.size());
    path().fight(pairs, verdicts);
    std::vector<bool> met(pairs.size());
    bool alike = true;
    path().sweep(build, part, [&](const Box& box) {
        each_build(box.sets, [&](BuildNumber other) {
            const BuildNumber k = other - pairs.front().b;
            alike = alike && !met[k] && verdicts[k] == box.verdict;
            met[k] = true;
        });
        return alike;
    });
    return alike && std::find(met.begin(), met.end(), false) == met.end();
}

bool agrees_everywhere(BuildNumber build) {
    std::vector<char> agreed(path().items());
    in_parallel(path().items(), [&](std::size_t item) { agreed[item] = agrees(build, item); });
    return std::find(agreed.begin(), agreed.end(), 0) == agreed.end();
}

} // namespace

TEST_CASE("[shiden] a set sweep of small fields agrees with the battle", "[sweep]") {
    check_fields(1, workload(4'000), 2);
    check_fields(2, workload(600), 3);
    check_fields(3, workload(160), 4);
}
TEST_CASE("[shiden] a set sweep agrees with the battle where rare skills meet", "[sweep]") {
    std::vector<std::string_view> pools = rare_pools();
    // Further pools: effects that end a fight while an attack is being answered, and states that
    // are noted before they are known.
    for (const std::string_view more : {"玉錬閃速", "待搦錬紫反", "搦崩燐速閃", "呪封燐搦隠"}) {
        pools.push_back(more);
    }
    for (const std::string_view pool : pools) {
        check_fields(4, workload(400), 2, pool);
        check_fields(5, workload(40), 3, pool);
    }
}

TEST_CASE("[shiden] a set sweep of everything is right where its boxes are looked into",
          "[sweep]") {
    const std::uint32_t builds = workload(480) / 40 + 1;
    for (const Pairing asked : random_pairs(6, builds)) {
        std::uint64_t size = 0;
        int boxes = 0;
        int around = 0;
        const Sets field = builds > 1 ? path().everything() : path().part(asked.b % 31);
        path().sweep(asked.a, field, [&](const Box& box) {
            size += size_of(box.sets);
            around += holds(box.sets, asked.b) ? 1 : 0;
            if (++boxes % 100 == 0) {
                const Pairing pairing{asked.a, path().first_of(box.sets)};
                if (box.verdict != battle_verdict(pairing)) FAIL(told(pairing, box.verdict));
            }
            return true;
        });
        CHECK(size == size_of(field));
        CHECK(around == (holds(field, asked.b) ? 1 : 0));
    }
}

TEST_CASE("[shiden] a set sweep agrees with a loop over a part of all builds", "[sweep]") {
    CHECK(agrees(murai(), shiden::id(Skill::Rengeki)));
}

#ifndef SHIAIBA_SLOW_BUILD
TEST_CASE("[shiden] ムライ against everything", "[sweep]") {
    const Standing standing = path().standing(murai(), path().everything());
    CHECK(standing.wins == 22'232'051);
    CHECK(standing.losses == 5'737'410);
    CHECK(standing.draws == 659'690);
}

TEST_CASE("[shiden] a set sweep agrees with a loop over all builds", "[sweep]") {
    CHECK(agrees_everywhere(random_pairs(8, 1, "影疫隠裏燐逆硬").front().a));
}
#endif

TEST_CASE("[shiden] set sweeps agree with loops over all builds", "[.soak]") {
    for (const std::string_view pool : {"", "剣反紫呪錬盾", "覚封影疫連怒", "割待玉硬無逆"}) {
        CHECK(agrees_everywhere(random_pairs(9, 1, pool).front().a));
    }
}

TEST_CASE("[shiden] a sum over parts, over boxes, and of everything", "[sweep]") {
    const Sets part = path().part(shiden::id(Skill::Gekirin));
    const Standing sum = path().standing(murai(), part);
    CHECK(sum.fights() == size_of(part));
    Standing by_boxes;
    path().sweep(murai(), part, [&](const Box& box) {
        by_boxes.add(box.verdict.ending, size_of(box.sets), box.verdict.rounds);
        return true;
    });
    Standing by_second;
    for (std::uint32_t item = 0; item < path().items(); ++item) {
        Sets slice = part;
        slice[1] = std::uint32_t{1} << item;
        by_second += path().standing(murai(), slice);
    }
    for (const Standing& other : {by_boxes, by_second}) {
        CHECK(other.wins == sum.wins);
        CHECK(other.losses == sum.losses);
        CHECK(other.draws == sum.draws);
        CHECK(other.rounds == sum.rounds);
    }
}

TEST_CASE("[shiden] shares are everything, cut without a seam", "[sweep]") {
    std::uint64_t size = 0;
    Standing sum;
    // This build is swept quickly even in a slow build of the tests.
    const BuildNumber build = shiden::number_of(
        {Skill::Kenbai, Skill::PlusHan, Skill::Shiden, Skill::PlusRen, Skill::PlusJun});
    for (std::size_t number = 0; number < path().items(); ++number) {
        size += size_of(path().share(number));
        sum += path().standing(build, path().share(number));
    }
    CHECK(size == path().builds());
    const Standing whole = path().standing(build, path().everything());
    CHECK(sum.wins == whole.wins);
    CHECK(sum.losses == whole.losses);
    CHECK(sum.rounds == whole.rounds);
    for (const Pairing pairing : random_pairs(13, 500)) {
        int within = 0;
        for (std::size_t number = 0; number < path().items(); ++number) {
            within += holds(path().share(number), pairing.a) ? 1 : 0;
        }
        CHECK(within == 1);
    }
}

TEST_CASE("[shiden] the boxes of a set sweep come in the same order everywhere", "[sweep]") {
    Sets field = path().part(shiden::id(Skill::Issen));
    field[1] = 0x00FF00FF;
    std::uint64_t mixed = 0;
    path().sweep(murai(), field, [&](const Box& box) {
        for (const std::uint32_t set : box.sets) mixed = mixed * 0x9E3779B97F4A7C15 + set;
        mixed = mixed * 31 + box.verdict.rounds;
        return true;
    });
    CHECK(mixed == 0x8971967bec4defe8);
}

TEST_CASE("[shiden] a set sweep stops at once when nobody listens any more", "[sweep]") {
    int boxes = 0;
    path().sweep(murai(), path().everything(), [&](const Box&) { return ++boxes < 3; });
    CHECK(boxes == 3);
}

TEST_CASE("[shiden] there is nothing to sweep in an empty field", "[sweep]") {
    for (std::size_t place = 0; place < path().places(); ++place) {
        Sets field = path().everything();
        field[place] = 0;
        bool heard = false;
        path().sweep(murai(), field, [&](const Box&) { return heard = true; });
        CHECK_FALSE(heard);
        CHECK(path().standing(murai(), field).fights() == 0);
    }
}
