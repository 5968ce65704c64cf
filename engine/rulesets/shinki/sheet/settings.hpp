// Settings of a match of 心輝者の戦闘 (2).
#pragma once

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "core/fight/side.hpp"
#include "core/sheet/fields_fwd.hpp"
#include "core/sheet/own_list.hpp"
#include "core/system/rulings.hpp"
#include "core/system/system.hpp"
#include "rulesets/shinki/sheet/card.hpp"
#include "rulesets/shinki/sheet/skill.hpp"
#include "rulesets/shinki/sheet/skill_list.hpp"

namespace shiaiba::shinki {

enum class Finishing : unsigned char { Never, Ask, Always };

/// Rulings that can be turned round, each named by the reading that is not taken ([shinki 10]).
enum class Ruling : unsigned char { R5UntransformedDie, R6FatalInShine, R8ShakenTakesOne };

struct Settings {
    /// Absent: the number follows from the number of members.
    std::optional<int> packs = {};
    Finishing finishing = Finishing::Never;
    /// Cards at the start for each member of a GM's party that is no mob.
    int gm_hand = 5;
    int round_limit = 30;
    bool no_release = false;
    TurnedRulings<Ruling> turned = {};

    struct Start {
        std::optional<int> column = {};
        int damage = 0;
        std::vector<Card> hand = {};
    };
    /// By side and member: where a member starts from. A member without an entry starts as usual.
    std::array<std::map<int, Start>, 2> start = {};

    OwnList<SkillList> own = {};

    const std::shared_ptr<const SkillList>& shared_list() const {
        return own.list != nullptr ? own.list : house_list();
    }
    const SkillList& list() const { return *shared_list(); }
};

const SettingTable<Settings>& setting_table();

} // namespace shiaiba::shinki
