// State of a battle: both fighters, their slots and maintained uses, and the chain area ([panel 2,
// 4]); and a decision as the rules ask it (Asking, Option).
#pragma once

#include <array>
#include <bit>
#include <span>
#include <string_view>
#include <vector>

#include "core/fight/side.hpp"
#include "rulesets/panel/sheet/array.hpp"
#include "rulesets/panel/sheet/sheet.hpp"
#include "rulesets/panel/sheet/vocabulary.hpp"

namespace shiaiba::panel {

inline constexpr int kMostTurns = 8;

/// A skill on a character's sheet; a skill taken twice has two slots.
struct Slot {
    const Skill* skill = nullptr;
    /// Place of the skill in the list.
    int place = 0;
    StatusSet statuses = 0;
    /// The skill was lost by its own effect.
    bool lost = false;
    /// Uses in this turn and in the battle; cancelled uses count [panel R18].
    int uses = 0;
    int all_uses = 0;
    /// The events that the skill listens for: one bit per When.
    unsigned listens = 0;
    bool used_up() const {
        return (skill->limit > 0 && uses >= skill->limit) ||
               (skill->battle_limit > 0 && all_uses >= skill->battle_limit);
    }
};

/// A maintained use of a skill: the panels that it locks. Each use is maintained by itself.
struct Maintained {
    /// Unique in the battle, from 1 on; a later use has a higher id.
    int id = 0;
    std::size_t slot = 0;
    PanelSet panels = 0;
};

/// A modifier that a line gave for some turns.
struct Lasting {
    Static modifier;
    /// The last turn in which it counts.
    int until = 0;
    /// The line; it gives the same modifier only once.
    const Line* by = nullptr;
    /// The name of the skill or status that gave it.
    std::string_view from;
};

struct Fighter {
    const Sheet* sheet = nullptr;
    int hp = 0;
    std::size_t panel_count = 0;
    std::array<Panel, kMostPanels> panels{};
    /// By place in the list: stacks that the character itself bears.
    std::array<std::uint8_t, kMostStatuses> statuses{};
    std::vector<Slot> slots;
    /// The oldest first.
    std::vector<Maintained> maintained;
    /// Whether panels, or what may pay with them, have changed since these were found covered.
    bool recheck = false;
    std::vector<Lasting> lasting;
    /// Index of the pattern transcribed last; −1: none.
    int pattern = -1;
    /// The events that its skills listen for, and the modifiers that they have: one bit per When,
    /// and per Mod.
    unsigned listens = 0;
    unsigned statics = 0;

    std::span<Panel> array() { return {panels.data(), panel_count}; }
    std::span<const Panel> array() const { return {panels.data(), panel_count}; }
    int most_hp() const { return sheet->most_hp(); }
    /// Number of maintained uses of the slot.
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

/// Place of a panel that has left the array.
inline constexpr std::size_t kGone = static_cast<std::size_t>(-1);

/// The kinds of events on the chain ([panel 4.1]).
enum class Happening : std::uint8_t { Use, Effect, Attack, Counter };
/// As events of the log and boards name them.
inline constexpr std::array<std::string_view, 4> kHappeningWords{"use", "effect", "attack",
                                                                 "counter"};

struct ChainEvent {
    /// From 1 on, in the order of placement, for the whole battle.
    int number = 0;
    Happening kind = Happening::Effect;
    Side owner = Side::A;
    /// Slot of the skill that it comes from; −1: it comes from a status.
    int slot = -1;
    int status = -1;
    /// Events of a status: the bearer and its place; kGone if the bearer is a panel that has left
    /// the array.
    What bearer = What::Character;
    std::size_t bearer_place = 0;
    /// Lines of a status that ends once it triggers: number of the triggering; 0: any other event.
    int triggering = 0;
    /// Number of the USE that it comes from; 0: none.
    int of_use = 0;
    /// Id of the maintained use whose triggered ability it is; 0: none.
    int maintained = 0;
    Attributes attributes;
    /// USE: the panels that paid.
    PanelSet paid = 0;
    /// EFFECT: the text line, and its number from 1 on.
    const Line* line = nullptr;
    int line_number = 0;
    bool triggered = false;
    /// Number of the event that triggered it; 0: none, or a phase.
    int cause = 0;
    /// Number of the event that the log names as answered, even if that has resolved by now; 0:
    /// none, or a phase.
    int answers = 0;
    /// ATTACK and COUNTER: the damage, and the modifiers that were added last.
    int damage = 0;
    int added = 0;
    /// Index in the log of the event that told of its placing.
    int told = 0;
};

/// The statuses of the list by what they do, as sets.
struct StatusRules {
    StatusSet no_pay = 0;
    StatusSet no_use = 0;
    StatusSet keep_used = 0;
    StatusSet no_transcribe = 0;
    StatusSet triggering = 0;
    /// By When: those that listen for such an event.
    std::array<StatusSet, kWhens> listening{};
    /// By What: those that it may bear.
    std::array<StatusSet, 3> bearable{};
    StatusSet recovering = 0;
};

struct State {
    const SkillList* list = nullptr;
    StatusRules rules;
    int turn = 0;
    /// 先攻 of this turn; None while undecided.
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
    /// How many times the skill's triggered and static abilities work: once if innate, else once
    /// per maintained use; 0 if it is bound or lost ([panel 5.5]).
    int works(const Fighter& fighter, std::size_t slot) const;
    /// The panels that can pay: unused, unlocked, without a status that forbids it.
    PanelSet free_panels(const Fighter& fighter) const;
    /// The letters that static abilities let panels pay, and whether there may be any.
    Allowed allowed(const Fighter& fighter) const;
    static bool may_allow(const Fighter& fighter) {
        return (fighter.statics >> static_cast<unsigned>(Mod::AllowPay) & 1U) != 0 ||
               !fighter.lasting.empty();
    }
    /// The panels that would pay by default; absent if the cost can't be paid now.
    std::optional<PanelSet> payable(const Fighter& fighter, const Skill& skill) const;
    bool immune(const Fighter& fighter, int status) const;
    /// Sum of the modifiers damageDealt or damageTaken that apply to such an attack.
    int modified(const Fighter& fighter, Mod mod, Happening kind, Attributes attributes) const;
    int initiative(const Fighter& fighter) const;
    /// Whether the condition of a modifier holds for its bearer. Defined in plans/question.cpp, which
    /// knows the facts.
    bool counts(const Fighter& fighter, const Static& one) const;
    /// The name of the skill or status by which the fighter is immune; empty if it isn't.
    std::string_view immune_by(const Fighter& fighter, int status) const;
    /// Whether the skill has the element ([panel 5.3]): by the panels that paid or maintain it; if
    /// it isn't in use, by its cost.
    bool has_attribute(Side side, std::size_t slot, Element element) const;
    Attributes attributes_of(const Fighter& fighter, const Maintained& one) const;
};

/// The state at the beginning: full HP, unused panels, initial patterns ([panel 3.1]).
State opening(const Sheet& a, const Sheet& b);

// -- Decisions and their options ([panel 8.5, 8.6])

struct Option {
    enum class What : std::uint8_t {
        Pass,
        /// `place`: a slot of `owner`.
        Skill,
        Panel,
        /// `place`: index among the maintained uses of `owner`.
        Upheld,
        Pattern,
        Keep,
        Release,
        /// `place`: an element.
        Attr,
    };
    What what = What::Pass;
    Side owner = Side::A;
    std::size_t place = 0;
};

/// A decision: the point, the side that is asked, and the circumstances that plans and prompts
/// speak of.
struct Asking {
    Point point = Point::Use;
    Side side = Side::A;
    /// Slot of the skill that asks, on `side`; −1: none, or a status asks.
    int slot = -1;
    /// Maintain: id of the maintained use that is kept or released.
    int upheld = 0;
    /// Place of the status that is about to be given; −1: none.
    int status = -1;
    /// The letter to be paid is 白.
    bool white = false;
    /// Asked in the own action phase, where plans that keep panels apply ([panel 8.5]).
    bool acting = false;
    /// The attack or counter-attack that a reaction would answer; nullptr: none.
    const ChainEvent* incoming = nullptr;
    /// The event on the chain that a reaction would answer; nullptr: a moment, or no reaction.
    const ChainEvent* to = nullptr;
    /// The effect that asks, and its text line; nullptr: the rules ask.
    const ChainEvent* effect = nullptr;
    const Line* line = nullptr;
    /// How many the line has chosen already, or how many panels have paid already.
    int chosen = 0;
    /// How many the line chooses.
    int count = 1;
};

} // namespace shiaiba::panel
