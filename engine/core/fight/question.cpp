// Implements the parts of a question that are the same for every system.
#include "core/fight/question.hpp"

namespace shiaiba {

void Question::narrow(int tag, int value, OptionSet& left) const {
    left.keep([&](std::size_t k) { return has(k, tag, value); });
}

PendingQuestion Question::describe() const {
    PendingQuestion choice;
    choice.point = point_name();
    choice.side = side();
    choice.member = member();
    for (std::size_t k = 0; k < size(); ++k) choice.options.push_back(option(k));
    choice.facts = facts();
    choice.give_up = may_give_up();
    choice.secret = secret();
    return choice;
}

} // namespace shiaiba
