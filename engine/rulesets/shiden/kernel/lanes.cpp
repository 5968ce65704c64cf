// Which widths of the lane kernel this machine can run.
#include "rulesets/shiden/kernel/lanes.hpp"

namespace shiaiba::shiden::kernel {

const std::vector<LaneKernel>& lane_kernels() {
    static const std::vector<LaneKernel> kernels = [] {
        std::vector<LaneKernel> known{{16, fight_16_lanes}};
        if (has_32_lanes()) known.push_back({32, fight_32_lanes});
        return known;
    }();
    return kernels;
}

} // namespace shiaiba::shiden::kernel
