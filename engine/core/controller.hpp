// Who decides for a side: its own plans, the player's hand, or a computer opponent.
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace shiaiba {

/// The number stands in links.
enum class Controller : unsigned char {
    /// The build's own plans; where its system knows none, the player's hand.
    Plans = 0,
    Hand = 1,
    /// A search of fixed work, weak to strong. Its decisions stand in the record, so that opening
    /// a fight searches for nothing.
    Search1 = 2,
    Search2 = 3,
    Search3 = 4,
};
inline constexpr int kControllers = 5;
using Controllers = std::array<Controller, 2>;

/// "plans", "hand", "search 1" …
std::string_view word(Controller controller);
std::optional<Controller> controller_from(std::string_view word);
/// 1 to 3; 0 where nothing is searched.
int search_level(Controller controller);

} // namespace shiaiba
