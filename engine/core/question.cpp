// What every question can do by itself.
#include "core/question.hpp"

#include "core/option_set.hpp"

namespace shiaiba {

void Question::narrow(int tag, int value, OptionSet& left) const {
    left.keep([&](std::size_t k) { return has(k, tag, value); });
}

} // namespace shiaiba
