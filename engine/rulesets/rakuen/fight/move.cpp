// Writes moves as tokens.
#include "rulesets/rakuen/fight/move.hpp"

namespace shiaiba::rakuen {

std::string_view id(Point point) {
    static constexpr std::array<std::string_view, kDecisionPoints> kIds{
        "order", "attack", "after", "defend", "counter", "iguard", "idie"};
    return kIds[static_cast<std::size_t>(point)];
}

std::string_view id(Action action) {
    static constexpr std::array<std::string_view, kActions> kIds{
        "first", "second",  "attack", "invisible", "charge", "use", "evade",
        "guard", "counter", "iguard", "roll",      "stop",   "pass"};
    return kIds[static_cast<std::size_t>(action)];
}

std::string token(const Move& move) {
    std::string out(id(move.action));
    if (move.ability != Ability::None) out.append(" ").append(id(move.ability));
    if (move.action == Action::Charge || move.action == Action::Counter) return out;
    if (move.action == Action::Use) {
        out.append(" ").append(id(move.skills.first()));
        if (move.shift.step == 0) return out;
        return out.append(move.shift.blue ? " blue" : " red")
            .append(move.shift.step > 0 ? " +1" : " -1");
    }
    for_each(move.skills, [&](Skill skill) { out.append(" +").append(id(skill)); });
    return out;
}

} // namespace shiaiba::rakuen
