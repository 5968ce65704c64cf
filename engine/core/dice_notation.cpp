// Prints rolls.
#include "core/dice_notation.hpp"

#include <numeric>

namespace shiaiba {
namespace {

std::string sum(const std::vector<int>& faces) {
    return std::to_string(std::accumulate(faces.begin(), faces.end(), 0));
}

/// nullptr where no dice fell.
const NumberList* dice_of(const Event& event) {
    for (const NumberList& list : event.lists) {
        if (list.sides > 0 && list.name == "dice") return &list;
    }
    return nullptr;
}

/// 2D10
std::string what(const NumberList& dice) {
    return std::to_string(dice.values.size()) + "D" + std::to_string(dice.sides);
}

} // namespace

std::string in_brackets(const std::vector<int>& faces) {
    std::string out = "[";
    for (const int face : faces) {
        if (out.size() > 1) out += ",";
        out += std::to_string(face);
    }
    return out + "]";
}

std::string roll_notation(const Event& event) {
    const NumberList* const rolled = dice_of(event);
    if (rolled == nullptr) return {};
    const auto& faces = rolled->values;
    const std::string dice = "(" + what(*rolled) + ") ＞ ";
    if (faces.size() == 1) return dice + sum(faces);
    const auto& fell = event.numbers("fell");
    const std::string before = fell.empty() ? "" : sum(fell) + in_brackets(fell) + "→";
    return dice + before + sum(faces) + in_brackets(faces) + " ＞ " + sum(faces);
}

std::string roll_notation(const Event& event, int total) {
    const NumberList* const rolled = dice_of(event);
    if (rolled == nullptr) return {};
    return "(" + what(*rolled) + ") ＞ " + sum(rolled->values) + in_brackets(rolled->values) +
           " ＞ " + std::to_string(total);
}

std::string die_notation(const Event& event) {
    const NumberList* const rolled = dice_of(event);
    return rolled == nullptr ? "" : what(*rolled) + " ＞ " + sum(rolled->values);
}

} // namespace shiaiba
