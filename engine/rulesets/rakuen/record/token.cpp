// Puts the skills of a token into the table's order.
#include "rulesets/rakuen/record/token.hpp"

#include <algorithm>

#include "rulesets/rakuen/sheet/skill.hpp"

namespace shiaiba::rakuen {

std::string canonical_token(std::string_view given) {
    std::string head;
    SkillSet skills;
    for (std::size_t at = 0; at < given.size();) {
        const std::size_t end = std::min(given.find(' ', at), given.size());
        const std::string_view word = given.substr(at, end - at);
        at = end + 1;
        if (word.empty()) continue;
        const bool step = head.substr(0, 4) == "use ";
        if (word[0] != '+' || step) {
            head.append(head.empty() ? "" : " ").append(word == "WIS" ? "WIZ" : word);
            continue;
        }
        const SkillSet before = skills;
        for (std::size_t k = 0; k < kSkills; ++k) {
            if (id(skill_at(k)) == word.substr(1)) skills |= skill_at(k);
        }
        if (skills == before) return std::string(given); // unknown, or said twice
    }
    for_each(skills, [&](Skill skill) { head.append(" +").append(id(skill)); });
    return head;
}

} // namespace shiaiba::rakuen
