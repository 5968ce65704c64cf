// Texts for the places of sentences (13): the sums behind numbers, what is left, and reasons.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/fight/narrator.hpp"
#include "core/text/text.hpp"
#include "rulesets/shinki/sheet/skill.hpp"

namespace shiaiba::shinki {

/// An event to be told, with the skill list and names of its match.
struct Said {
    const Event& event;
    const SkillList& list;
    const Names& names;
};

/// The text for a place of a sentence, often empty; absent if the place is no text (a name, skill,
/// status or number).
std::optional<Text> aside(std::string_view key, const Said& said);

// words/sums.cpp

/// The sum behind a number: 「♦Q：12+4+《闘志》2−軽減13」, i.e. the cards, what they give, and what
/// changed that. Empty if it would only repeat the number.
Text sum_words(const Said& said);
/// The cards of a contest and the highest value among them.
Text highest_words(const std::vector<int>& cards);
/// Names of cards: "♠9 ♦Q".
std::string cards_said(const std::vector<int>& cards);

/// The same text in both languages.
Text both(const std::string& said);
Text operator+(Text a, const Text& b);
/// A skill as 《紅蓮斬》 and Crimson Slash; a status as 〈毒〉 and Poison.
Text name_of(const Skill& skill);
Text name_of(const StatusWords& status);
/// Calls `visit(name, n)` for each learned skill that changed the event's number, with what it
/// added.
template <class Visit>
void each_learned(const Said& said, const Visit& visit) {
    const std::vector<int>& pairs = said.event.numbers("learned");
    for (std::size_t k = 0; k + 1 < pairs.size(); k += 2) {
        visit(name_of(said.list.skills[static_cast<std::size_t>(pairs[k])]), pairs[k + 1]);
    }
}

/// The same for statuses of an own list that changed it (4.1): those of the list under `key`.
template <class Visit>
void each_change(const Said& said, std::string_view key, const Visit& visit) {
    const std::vector<int>& pairs = said.event.numbers(key);
    for (std::size_t k = 0; k + 1 < pairs.size(); k += 2) {
        visit(name_of(said.list.words(static_cast<Status>(pairs[k]))), pairs[k + 1]);
    }
}

} // namespace shiaiba::shinki
