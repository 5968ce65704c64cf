// Long division, so that no digit is made up.
#include "cli/gain.hpp"

namespace shiaiba::cli {

std::string gain(std::int64_t value, std::int64_t denominator) {
    std::string out = value < 0 ? "-" : "";
    std::int64_t rest = value < 0 ? -value : value;
    out += std::to_string(rest / denominator) + ".";
    for (int k = 0; k < 15; ++k) {
        rest = rest % denominator * 10;
        out += static_cast<char>('0' + rest / denominator);
    }
    return out;
}

} // namespace shiaiba::cli
