// What every question can do by itself.
#include "core/question.hpp"

#include "core/option_set.hpp"

namespace shiaiba {

void Question::narrow(int tag, int value, OptionSet& left) const {
    for (std::size_t k = left.first(); k != kMostPlannedOptions; k = left.next(k + 1)) {
        if (!has(k, tag, value)) left.drop(k);
    }
}

} // namespace shiaiba
