// EffectReader reads the effects of skills in a skill list (4) and reports their problems (4.1).
#pragma once

#include <vector>

#include "core/sheet/own_format.hpp"
#include "rulesets/shinki/sheet/skill.hpp"
#include "rulesets/shinki/sheet/vocabulary.hpp"

namespace shiaiba::shinki {

/// Messages L01 to L08.
const ListWords& list_words();

// -- Values of effects

/// Bits of a list of statuses, of the rules or of the list's own; 0 if the key is absent. 〈心輝〉
/// counts as unknown, as lists must not give it (4.1).
unsigned statuses_in(const ShapedObject& fields, const char* key, const SkillList& list);
/// A range: two numbers, the smaller one first.
void range_in(const ShapedObject& fields, int& least, int& most);

/// Reads the effects of one skill.
class EffectReader {
public:
    /// `list` has its statuses already. `reaction`: only reactions may contest, negate, step out or
    /// counter. `revives`: the skill stands for 《オーバーライド》, which alone may revive.
    EffectReader(const SkillList& list, bool reaction, bool revives)
        : list_(list), reaction_(reaction), revives_(revives) {}

    std::vector<Effect> effects(const ShapedObject& fields, const char* key,
                                bool in_contest = false);

private:
    Effect effect(const ShapedObject& fields, bool in_contest);
    void when(const ShapedObject& fields, Effect& effect) const;
    plan::LineContext words() const { return words_of_effects(list_, reaction_); }

    const SkillList& list_;
    bool reaction_;
    bool revives_;
    /// How many effects the skill may still have. Effects in contests count as well [shinki R52].
    std::size_t left_ = kMostEffects;
};

} // namespace shiaiba::shinki
