// Question: the parts that are the same for every system.
#include "core/fight/question.hpp"

#include <algorithm>

namespace shiaiba {

std::size_t Question::first(const OptionSet& left) const { return left.first(); }

void Question::narrow(int tag, int value, OptionSet& left) const {
    left.keep([&](std::size_t k) { return has(k, tag, value); });
}

PendingQuestion Question::describe() const {
    PendingQuestion choice;
    choice.point = point_name();
    choice.side = side();
    choice.member = member();
    for (std::size_t k = 0; k < size(); ++k) {
        choice.options.push_back(option(k));
        choice.options.back().effect = effect(k);
        const std::string& kind = choice.options.back().kind;
        const bool known = std::any_of(choice.kinds.begin(), choice.kinds.end(),
                                       [&](const OptionKind& one) { return one.id == kind; });
        if (!known) choice.kinds.push_back({kind, heading(kind)});
    }
    choice.prompt = prompt();
    choice.otherwise = otherwise();
    choice.unable = unable();
    choice.facts = facts();
    choice.give_up = may_give_up();
    choice.secret = secret();
    choice.of_side = of_side();
    choice.of_each = of_each();
    return choice;
}

Text heading_in(std::span<const KindWords> list, std::string_view kind) {
    for (const KindWords& one : list) {
        if (one.id == kind) return {std::string(one.ja), std::string(one.en)};
    }
    return {};
}

Text SpokenQuestion::heading(std::string_view kind) const {
    for (const OptionKind& one : choice_->kinds) {
        if (one.id == kind) return one.heading;
    }
    return {};
}

} // namespace shiaiba
