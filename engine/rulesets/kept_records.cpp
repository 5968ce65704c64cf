// The list: a line for every system whose players keep records.
#include "rulesets/kept_records.hpp"

#include "rulesets/rakuen/record/records.hpp"

namespace shiaiba {

const std::vector<const Records*>& kept_records() {
    static const std::vector<const Records*> all{&rakuen::records()};
    return all;
}

} // namespace shiaiba
