// Takes decisions from the record until it ends.
#include "core/table.hpp"

#include <utility>

namespace shiaiba {

std::size_t Table::choose(Choice choice) {
    if (choice.options.size() < 2 || pending_) return 0;
    while (true) {
        choice.i = static_cast<int>(taken_.size());
        const Decision decision = decisions_->next(choice);
        switch (decision.kind) {
        case Decision::Kind::Pick:
            taken_.push_back({decision.kind, decision.value, choice.options.size()});
            return static_cast<std::size_t>(decision.value);
        case Decision::Kind::Reroll:
            taken_.push_back({decision.kind, decision.value, choice.options.size()});
            dice_->reroll(decision.value);
            break;
        case Decision::Kind::Illegal: illegal_ = choice.i; [[fallthrough]];
        case Decision::Kind::Missing:
            pending_ = std::move(choice);
            log_->stop();
            dice_->go_private();
            return 0;
        }
    }
}

} // namespace shiaiba
