// ShidenFastPath: the kernels of 紫電一閃 弐 behind the interface FastPath.
#include "rulesets/shiden/kernel/fast_path.hpp"

#include "core/system/typed.hpp"
#include "rulesets/shiden/kernel/attributes.hpp"
#include "rulesets/shiden/kernel/lanes.hpp"
#include "rulesets/shiden/kernel/sweep.hpp"
#include "rulesets/shiden/kernel/sweep_state.hpp"

namespace shiaiba::shiden {
namespace {

class ShidenFastPath final : public FastPath {
public:
    std::size_t places() const override { return kPlaces; }
    std::size_t items() const override { return kTakeable; }
    BuildNumber number(const Build& build) const override {
        return number_of(build_as<ShidenBuild>(build).skills);
    }
    Build build(BuildNumber number) const override { return ShidenBuild{row_of(number), {}}; }

    Verdict fight(BuildNumber a, BuildNumber b) const noexcept override {
        return kernel::fight_scalar(kernel::attributes_of(a), kernel::attributes_of(b));
    }

    void fight(std::span<const Pairing> pairings, std::span<Verdict> verdicts) const override {
        kernel::lane_kernels().back().fight(pairings.data(), verdicts.data(), pairings.size());
    }

    void sweep(BuildNumber build, const Sets& field,
               const std::function<bool(const Box&)>& heard) const override {
        if (size_of(field) == 0) return;
        kernel::SetSweep sweep(row_of(build), field);
        for (Box box; sweep.next(box);) {
            if (!heard(box)) return;
        }
    }

    Standing standing(BuildNumber build, const Sets& field) const override {
        Standing sum;
        if (size_of(field) == 0) return sum;
        kernel::SetSweep sweep(row_of(build), field);
        for (Box box; sweep.next(box);) {
            sum.add(box.verdict.ending, size_of(box.sets), box.verdict.rounds);
        }
        return sum;
    }

    Sets share(std::size_t number) const override {
        Sets sets = everything();
        kernel::sets::cut_by_kind(sets, number);
        return sets;
    }
};

} // namespace

BuildNumber number_of(const Row& row) {
    BuildNumber number = 0;
    for (const Skill skill : row) number = number * kTakeable + static_cast<BuildNumber>(id(skill));
    return number;
}

Row row_of(BuildNumber number) {
    Row row{};
    for (std::size_t place = kPlaces; place-- > 0; number /= kTakeable) {
        row[place] = skill_at(static_cast<int>(number % kTakeable));
    }
    return row;
}

const FastPath& fast_path() {
    static const ShidenFastPath instance;
    return instance;
}

} // namespace shiaiba::shiden

namespace shiaiba::shiden::kernel {

// The widths of the lane kernel that this machine can run.

const std::vector<LaneKernel>& lane_kernels() {
    static const std::vector<LaneKernel> kernels = [] {
        std::vector<LaneKernel> known{{16, fight_16_lanes}};
        if (has_32_lanes()) known.push_back({32, fight_32_lanes});
        return known;
    }();
    return kernels;
}

} // namespace shiaiba::shiden::kernel
