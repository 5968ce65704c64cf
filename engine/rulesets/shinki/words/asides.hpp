// What a line says beside what happened: what numbers are made of, what is left, and why (13).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/fight/narrator.hpp"
#include "core/text/text.hpp"
#include "rulesets/shinki/sheet/skill.hpp"

namespace shiaiba::shinki {

/// An event as it is said.
struct Said {
    const Event& event;
    const SkillList& list;
    const Names& names;
};

/// What stands in that place of a sentence, often nothing; none where the place isn't one of words.
std::optional<Text> aside(std::string_view key, const Said& said);

// words/sums.cpp

/// 「♦Q：12+4+《闘志》2−軽減13」: the cards, what they give, and what changed that. Nothing where it would only say the number
/// again.
Text sum_words(const Said& said);
/// The highest of the cards that a contest goes by.
Text highest_words(const std::vector<int>& cards);
/// "♠9 ♦Q"
std::string cards_said(const std::vector<int>& cards);

Text both(const std::string& said);
Text operator+(Text a, const Text& b);
/// 《紅蓮斬》 and Crimson Slash; 〈毒〉 and Poison.
Text name_of(const Skill& skill);
Text name_of(Status status);
/// Calls `visit(name, n)` for each learned skill that had a part in it, with what that added.
template <class Visit>
void each_learned(const Said& said, const Visit& visit) {
    const std::vector<int>& pairs = said.event.numbers("learned");
    for (std::size_t k = 0; k + 1 < pairs.size(); k += 2) {
        visit(name_of(said.list.skills[static_cast<std::size_t>(pairs[k])]), pairs[k + 1]);
    }
}

} // namespace shiaiba::shinki
