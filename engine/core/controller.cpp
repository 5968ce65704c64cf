// The words for controllers.
#include "core/controller.hpp"

#include <algorithm>

namespace shiaiba {
namespace {

constexpr std::array<std::string_view, kControllers> kWords{"plans", "hand", "search 1", "search 2",
                                                            "search 3"};

} // namespace

std::string_view word(Controller controller) {
    return kWords[static_cast<std::size_t>(controller)];
}

std::optional<Controller> controller_from(std::string_view word) {
    for (std::size_t k = 0; k < kWords.size(); ++k) {
        if (kWords[k] == word) return static_cast<Controller>(k);
    }
    return std::nullopt;
}

int search_level(Controller controller) { return std::max(static_cast<int>(controller) - 1, 0); }

} // namespace shiaiba
