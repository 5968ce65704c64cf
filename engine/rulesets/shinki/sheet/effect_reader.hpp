// The reader of what skills do (4), whose sets are closed; and what can be wrong with a skill list (4.1).
#pragma once

#include <vector>

#include "core/sheet/own_list.hpp"
#include "rulesets/shinki/sheet/skill.hpp"

namespace shiaiba::shinki {

/// L01 to L08.
const ListWords& list_words();

// Reads what skills do (4); the sets of what there is are closed.

/// Bits of a status; 0, and a problem, where it is none. 〈心輝〉 is none.
unsigned status_in(const ListObject& fields, const char* key);
/// Of a list of them, by default empty.
unsigned statuses_in(const ListObject& fields, const char* key);
/// Two numbers, the smaller one first.
void range_in(const ListObject& fields, int& least, int& most);

/// The effects of one skill.
class EffectReader {
public:
    /// `revives`: it is 《オーバーライド》, which may do what others can't.
    EffectReader(bool reaction, bool revives) : reaction_(reaction), revives_(revives) {}

    std::vector<Effect> effects(const ListObject& fields, const char* key, bool in_contest = false);

private:
    Effect effect(const ListObject& fields, bool in_contest);

    bool reaction_;
    bool revives_;
    /// Effects that the skill may still have, those of its contests among them.
    std::size_t left_ = kMostEffects;
};

} // namespace shiaiba::shinki
