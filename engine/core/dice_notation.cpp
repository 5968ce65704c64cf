// Prints rolls.
#include "core/dice_notation.hpp"

#include <numeric>

namespace shiaiba {

std::string in_brackets(const std::vector<int>& faces) {
    std::string out = "[";
    for (const int face : faces) {
        if (out.size() > 1) out += ",";
        out += std::to_string(face);
    }
    return out + "]";
}

std::string sum_and_faces(const std::vector<int>& faces) {
    return std::to_string(std::accumulate(faces.begin(), faces.end(), 0)) + in_brackets(faces);
}

std::string roll_notation(const Event& event) {
    for (const NumberList& list : event.lists) {
        if (list.sides == 0 || list.name != "dice") continue;
        const auto& faces = list.values;
        return std::to_string(faces.size()) + "D" + std::to_string(list.sides) + " ＞ " +
               (faces.size() == 1 ? std::to_string(faces.front()) : sum_and_faces(faces));
    }
    return {};
}

} // namespace shiaiba
