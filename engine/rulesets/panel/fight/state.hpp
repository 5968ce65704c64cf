// The state of a battle: both fighters, and the chain area ([panel 2, 4]).
#pragma once

#include <array>
#include <bit>
#include <span>
#include <vector>

#include "core/fight/side.hpp"
#include "rulesets/panel/sheet/array.hpp"
#include "rulesets/panel/sheet/sheet.hpp"
#include "rulesets/panel/sheet/vocabulary.hpp"

namespace shiaiba::panel {

inline constexpr int kMostTurns = 8;

/// A skill as one character has it: a copy on his sheet.
struct Slot {
    const Skill* skill = nullptr;
    /// Place in the list.
    int place = 0;
    StatusSet statuses = 0;
    /// Left the list by its own effect.
    bool lost = false;
    /// Uses in this turn and in the battle, cancelled ones too [panel R18].
    int uses = 0;
    int all_uses = 0;
    bool used_up() const {
        return (skill->limit > 0 && uses >= skill->limit) ||
               (skill->battle_limit > 0 && all_uses >= skill->battle_limit);
    }
};

/// A use that is maintained.
struct Maintained {
    /// Never 0; grows.
    int id = 0;
    std::size_t slot = 0;
    PanelSet panels = 0;
};

struct Fighter {
    const Sheet* sheet = nullptr;
    int hp = 0;
    std::size_t panel_count = 0;
    std::array<Panel, kMostPanels> panels{};
    /// Of the character, how many of each.
    std::array<std::uint8_t, kMostStatuses> statuses{};
    std::vector<Slot> slots;
    /// In the order in which they began.
    std::vector<Maintained> maintained;
    /// The last pattern transcribed, −1: none.
    int pattern = -1;
    /// What its skills listen for, bits by When.
    unsigned listens = 0;
    bool has_statics = false;

    std::span<Panel> array() { return {panels.data(), panel_count}; }
    std::span<const Panel> array() const { return {panels.data(), panel_count}; }
    int most_hp() const { return sheet->most_hp(); }
    /// Of one slot.
    int times_maintained(std::size_t slot) const {
        int times = 0;
        for (const Maintained& one : maintained) times += one.slot == slot ? 1 : 0;
        return times;
    }
    const Maintained* find_maintained(int id) const {
        for (const Maintained& one : maintained) {
            if (one.id == id) return &one;
        }
        return nullptr;
    }
};

inline constexpr std::size_t kGone = static_cast<std::size_t>(-1);

/// What can lie on the chain ([panel 4.1]).
enum class Happening : std::uint8_t { Use, Effect, Attack, Counter };

struct ChainEvent {
    /// In order of placement, from 1 on, for the whole battle.
    int number = 0;
    Happening kind = Happening::Effect;
    Side owner = Side::A;
    /// The skill that it comes from; −1: a status.
    int slot = -1;
    int status = -1;
    /// Of a status: what bears it; kGone: a panel that has left the array.
    What bearer = What::Character;
    std::size_t bearer_place = 0;
    /// Of a status that ends once it triggers: which triggering this is a line of; 0: of none.
    int triggering = 0;
    /// The use that it comes from, by the number of its USE; 0: none.
    int of_use = 0;
    /// The maintained use whose triggered ability it is; 0: none.
    int maintained = 0;
    Attributes attributes;
    /// Of a USE: what paid.
    PanelSet paid = 0;
    /// Of an EFFECT.
    const Line* line = nullptr;
    int line_number = 0;
    bool triggered = false;
    /// The event that triggered it; 0: none.
    int cause = 0;
    /// The event that the log says it answers, also where that has resolved by now; 0: none, or a phase.
    int answers = 0;
    /// Of ATTACK and COUNTER; and how much of it static abilities added last.
    int damage = 0;
    int added = 0;
    /// Index of the event of the log that told of it.
    int told = 0;
};

/// The statuses of the list that do something, as sets.
struct StatusRules {
    StatusSet no_pay = 0;
    StatusSet no_use = 0;
    StatusSet keep_used = 0;
    StatusSet no_transcribe = 0;
    StatusSet triggering = 0;
    StatusSet recovering = 0;
};

struct State {
    const SkillList* list = nullptr;
    StatusRules rules;
    int turn = 0;
    /// 先攻 of this turn; None while that is not decided.
    Side first = Side::None;
    std::array<Fighter, 2> fighters;
    std::vector<ChainEvent> chain;

    Fighter& of(Side side) { return fighters[index(side)]; }
    const Fighter& of(Side side) const { return fighters[index(side)]; }
    const ChainEvent* find(int number) const {
        for (std::size_t k = chain.size(); k-- > 0;) {
            if (chain[k].number == number) return &chain[k];
        }
        return nullptr;
    }

    bool bound(const Slot& slot) const { return (slot.statuses & rules.no_use) != 0; }
    /// Its triggered and static abilities count so often ([panel 5.5]).
    int works(const Fighter& fighter, std::size_t slot) const;
    /// Unused, unlocked and able to pay.
    PanelSet free_panels(const Fighter& fighter) const;
    /// What static abilities let panels pay.
    Allowed allowed(const Fighter& fighter) const;
    /// Absent: it can't be paid now.
    std::optional<PanelSet> payable(const Fighter& fighter, const Skill& skill) const;
    bool immune(const Fighter& fighter, int status) const;
    /// damageDealt or damageTaken.
    int modified(const Fighter& fighter, Mod mod, Happening kind, Attributes attributes) const;
    int initiative(const Fighter& fighter) const;
    /// As 5.3 has it: by cost, in use, or maintained.
    bool has_attribute(Side side, std::size_t slot, Element element) const;
    Attributes attributes_of(const Fighter& fighter, const Maintained& one) const;
};

/// Both at the beginning, the initial patterns on their arrays ([panel 3.1]).
State opening(const Sheet& a, const Sheet& b);

// What is asked, and what can be chosen ([panel 8.5, 8.6]).

struct Option {
    enum class What : std::uint8_t {
        Pass,
        /// A slot of `owner`.
        Skill,
        Panel,
        /// A maintained use of `owner`, by its place among them.
        Upheld,
        Pattern,
        Keep,
        Release,
        /// An element.
        Attr,
    };
    What what = What::Pass;
    Side owner = Side::A;
    std::size_t place = 0;
};

/// What asks.
struct Asking {
    Point point = Point::Use;
    Side side = Side::A;
    /// The skill that asks, a slot of `side`; −1: none, or a status.
    int slot = -1;
    /// The status that is about to be given; −1: none.
    int status = -1;
    /// A 白 is being paid.
    bool white = false;
    /// The action phase, where keeping panels bears on what is used.
    bool acting = false;
    /// The attack or counter-attack that is answered; nullptr: none.
    const ChainEvent* incoming = nullptr;
    /// What was placed that a reactive skill answers; nullptr: nothing was.
    const ChainEvent* to = nullptr;
    /// The effect that asks, and the text line of it; nullptr: the rules ask.
    const ChainEvent* effect = nullptr;
    const Line* line = nullptr;
    /// How many the line has chosen already, or how many panels pay already.
    int chosen = 0;
    /// How many the line chooses.
    int count = 1;
};

} // namespace shiaiba::panel
