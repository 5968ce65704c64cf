// State of a battle: a member's fixed and current values (section 3), the numbers of graze and DP
// costs (8), and the type of an option (9).
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "rulesets/sengen/sheet/derived.hpp"

namespace shiaiba::sengen {

/// Number of a member in build order: the members of A, then those of B.
using FighterId = int;
inline constexpr FighterId kNobody = -1;
inline constexpr int kMostWho = 2 * static_cast<int>(kMostMembers);

inline constexpr int kMostGraze = 999;
/// Graze that buys 1 spirit (8.8), 1 less of a danmaku's DP loss (8.1), and 1 more in a resistance
/// (8.6).
inline constexpr int kGrazeOfSpirit = 5;
inline constexpr int kGrazeOfDodge = 3;
inline constexpr int kGrazeOfResist = 3;
/// DP of a danmaku (8.1); and of a homing attack for each target, once and again for each raise
/// (8.3).
inline constexpr int kDanmakuCost = 3;
inline constexpr int kHomingCost = 2;
/// Bonus of full defence (防御専念) to every defence that is rolled.
inline constexpr int kFullDefence = 5;
/// DP recovered for having waited (8.5).
inline constexpr int kWaited = 2;
/// Most dice of a spell and of a resistance (8.6).
inline constexpr int kMostSpellDice = 3;
/// Dice of a roll that may end a status (8.1, 8.7).
inline constexpr int kRouseDice = 3;
/// Most points of damage that graze adds to one hit [sengen R 60].
inline constexpr int kMostBoost = 99;
/// Dice of members whose initiative and DP are equal (P3).
inline constexpr int kTieDice = 3;

constexpr int homing_cost(int raises) { return kHomingCost * (1 + raises); }

/// Most sources of a member: the four abilities, and for each weapon a ranged attack and a wave.
inline constexpr std::size_t kMostBullets = kArts + 2 * kMostWeapons;

/// Bullets of one source (4.1), with their owner's numbers.
struct Bullets {
    Source source = {};
    int level = 0;
    int characteristic = 0;
    int hit = 0;
    bool homes = false;
    int danmaku = 0;
    Harm shot = {};
    Harm homing = {};
};
/// A melee weapon, with its owner's numbers.
struct Blade {
    int weapon = kUnarmed;
    int hit = 0;
    Harm harm = {};
};

/// `until` of a status or modifier that lasts to the end of the battle: later than every turn.
/// Events tell it as 99.
inline constexpr int kNeverOver = 999;
constexpr int told_until(int until) { return until == kNeverOver ? kWholeBattle : until; }

struct TimedStatus {
    Status status = Status::Bind;
    /// The last turn in which it holds.
    int until = 0;
    /// The target number with which its spell was cast.
    int need = 0;
};
struct TimedMod {
    ModKey key = ModKey::Hit;
    int n = 0;
    int until = 0;
    /// The effect that gave it; the same effect does not count twice [sengen R 57].
    const Effect* by = nullptr;
    /// The index of its spell in the data.
    int spell = -1;
};

struct Fighter;

/// Changes of a number beside characteristics, levels and dice; told by the event of that number
/// (14).
struct Changes {
    int card = 0;
    int weapon = 0;
    int full_defence = 0;
    int dazzle = 0;
    int element = 0;
    /// DP that waiting adds to a recovery; DP of any change that the maximum, or 0, leaves out.
    int waited = 0;
    int over = 0;
    /// Number of dice that a card adds.
    int dice = 0;
    /// The member whose modifiers of spells and statuses count, and on which number; the event
    /// names each of them.
    const Fighter* modified = nullptr;
    ModKey key = ModKey::Hit;
};

/// A member in battle: its numbers from the sheet, then its current state.
struct Fighter {
    const Sheet* sheet = nullptr;
    Actor actor = {};
    /// Whether its party is a GM's.
    bool gm = false;
    /// Its element (属性), of own data alone.
    int element = kNoElement;
    int hp_max = 0;
    int spirit_max = 0;
    int dp_max = 0;
    /// Recovery of DP (DP回復量), without modifiers.
    int dp_rec = 0;
    /// Actions in a main phase; more than 1 only under open limits (3).
    int actions = 1;
    /// Sources in the order of 4.1; melee weapons in build order, with bare hands last.
    std::vector<Bullets> bullets = {};
    std::vector<Blade> blades = {};

    int hp = 0;
    int spirit = 0;
    int dp = 0;
    int graze = 0;
    bool back = false;
    int initiative = 0;
    /// Index of the deployed card among the sheet's cards; −1: none.
    int deployed = -1;
    int card_hp = 0;
    /// A consume card is being used: it stands alone, so the deployed card gives nothing to its
    /// action (6).
    bool alone = false;
    /// Cards by their index, as bits: those that are deployed, the rest being consumed; those that
    /// are used.
    unsigned deploying = 0;
    unsigned used = 0;
    int barrier = 0;
    /// Statuses and modifiers, in the order in which they came.
    std::vector<TimedStatus> statuses = {};
    std::vector<TimedMod> mods = {};
    /// Whether it waited and did nothing else in this turn (8.5).
    bool waited = false;
    /// Whether it did something other than waiting in this turn.
    bool acted = false;
    bool guard_used = false;
    bool covered = false;
    bool guarded_other = false;
    bool full_defence = false;
    /// How many abilities it tried in this turn, and how many of them in the setup.
    int casts = 0;
    int setup_casts = 0;

    /// Number of used cards: few bits, which are quicker to count one by one.
    int used_cards() const {
        int all = 0;
        for (unsigned left = used; left != 0; left &= left - 1) ++all;
        return all;
    }
    /// The unused cards that are deployed, or those that are consumed.
    unsigned unused(bool deploys) const {
        const unsigned all = (1U << sheet->cards.size()) - 1;
        return (deploys ? deploying : all & ~deploying) & ~used;
    }
    /// What these points of graze come to, with a third more for [カスリ範囲が大きい] (3).
    int grazed(int points) const { return points + (sheet->has(Feat::Wide) ? points / 3 : 0); }
    int casts_in(SpellTiming timing) const {
        return timing == SpellTiming::Setup ? setup_casts : casts - setup_casts;
    }
    void count_cast(SpellTiming timing) {
        ++casts;
        setup_casts += timing == SpellTiming::Setup ? 1 : 0;
    }

    bool out() const { return hp == 0 || spirit == 0; }
    bool has(Status status) const {
        return std::any_of(statuses.begin(), statuses.end(),
                           [&](const TimedStatus& one) { return one.status == status; });
    }
    /// The target number with which a status was cast.
    int need_of(Status status) const {
        for (const TimedStatus& one : statuses) {
            if (one.status == status) return one.need;
        }
        return 0;
    }
    bool asleep() const { return has(Status::Sleep); }
    const StatusKind& kind_of(const TimedStatus& one) const {
        return sheet->data->status(one.status);
    }
    /// Whether a status with `no_action` takes its actions (5.4).
    bool dazed() const {
        return std::any_of(statuses.begin(), statuses.end(),
                           [&](const TimedStatus& one) { return kind_of(one).no_action; });
    }
    /// Whether an ally's danmaku may end one of its statuses (8.1).
    bool rousable() const {
        return asleep() || std::any_of(statuses.begin(), statuses.end(),
                                       [&](const TimedStatus& one) { return kind_of(one).rouse; });
    }
    /// Whether the member can decide: not out, not asleep.
    bool awake() const { return !out() && !asleep(); }
    /// Points that 幻惑 takes off its totals.
    int dazzled() const { return has(Status::Dazzle) ? kDazzled : 0; }
    int at(Skill skill) const { return sheet->at(skill); }
    int at(Stat stat) const { return sheet->at(stat); }
    /// The deployed card; nullptr: none.
    const Card* card() const {
        return deployed < 0 ? nullptr : &sheet->card(static_cast<std::size_t>(deployed));
    }
    /// The deployed card as far as it counts in the member's own actions (6).
    const Card* card_for_actions() const { return alone ? nullptr : card(); }
    /// The deployed card, if it strengthens this spell. With the `bonus` of a consume card whose
    /// action is the spell it does not: that card stands alone, also while it is only reckoned
    /// whether the spell could be cast (6).
    const Card* card_for_spell(int place, const Bonus* bonus) const {
        const Card* const given = bonus != nullptr ? nullptr : card_for_actions();
        const int spell = sheet->spells[static_cast<std::size_t>(place)];
        return given != nullptr && given->is_for_spell(spell) ? given : nullptr;
    }
    const Spell& spell(int place) const {
        return sheet->data->spell(sheet->spells[static_cast<std::size_t>(place)]);
    }

    int timed(ModKey key) const {
        int sum = 0;
        for (const TimedMod& mod : mods) sum += mod.key == key ? mod.n : 0;
        for (const TimedStatus& one : statuses)
            sum += kind_of(one).mods[static_cast<std::size_t>(key)];
        return sum;
    }
    int by_card(ModKey key) const { return card() != nullptr ? card()->mod(key) : 0; }
    int mod(ModKey key) const { return timed(key) + by_card(key); }
    /// In the member's own actions: a deployed card may give `hit` and `damage` to some attacks
    /// only (5.3).
    int by_card(ModKey key, Attack attack) const {
        const Card* const given = card_for_actions();
        const bool for_it =
            given != nullptr && (attack == Attack::Danmaku || given->is_for(attack));
        return for_it ? given->mod(key) : 0;
    }
    int mod(ModKey key, Attack attack) const { return timed(key) + by_card(key, attack); }
    /// The HP that damage goes to: the deployed card's, or its own.
    int behind_card() const { return deployed >= 0 ? card_hp : hp; }

    /// The element of the bullets, or of the weapon: bullets of [属性使い] and bare hands have that of
    /// their owner.
    int element_of(const Source& source) const {
        if (source.of_weapon()) return sheet->data->weapon(source.weapon).element;
        return source.kind == Source::Kind::Element ? element : kNoElement;
    }
    int element_of(const Blade& blade) const {
        return blade.weapon == kUnarmed ? element : sheet->data->weapon(blade.weapon).element;
    }
    /// Dice that the deployed card adds to shots and blows.
    int dice_by_card(Attack attack) const {
        const Card* const given = card_for_actions();
        return given != nullptr && given->is_for(attack) ? given->support.dice : 0;
    }

    /// Levels that the deployed card adds to 〈近接戦闘〉 in guarding; none without the skill (5.3).
    int guard_levels() const {
        const bool helps = card() != nullptr && at(Skill::Melee) > 0;
        return helps ? card()->support.guard_levels : 0;
    }
    /// Damage that its own failed guard takes off (8.7).
    int guarded() const { return 2 * (at(Skill::Melee) + guard_levels()); }
    int approach_by_card() const {
        const Card* const given = card_for_actions();
        return given != nullptr ? given->support.approach : 0;
    }
    int approach_base() const { return at(Stat::Body) + at(Skill::Evade) + approach_by_card(); }
    int approach_need() const {
        return at(Stat::Body) + std::max(at(Skill::Evade), at(Skill::Danmaku)) + 15;
    }
    int on_defence() const { return (full_defence ? kFullDefence : 0) - dazzled(); }
    Changes defence_changes(int by_its_card, ModKey key) const {
        Changes all{by_its_card, 0, full_defence ? kFullDefence : 0, -dazzled()};
        all.modified = this;
        all.key = key;
        return all;
    }
    Changes guard_changes() const {
        return defence_changes(guard_levels() + by_card(ModKey::Guard), ModKey::Guard);
    }
    int evade_base() const {
        return at(Stat::Sense) + at(Skill::Evade) + mod(ModKey::Evade) + on_defence();
    }
    int guard_base() const {
        return at(Stat::Body) + at(Skill::Melee) + guard_levels() + mod(ModKey::Guard) +
               on_defence();
    }
    /// Of modifiers, only 幻惑 counts for a cover [sengen R 46].
    int cover_base() const { return at(Stat::Body) + at(Skill::Evade) - dazzled(); }
    /// Nothing modifies a roll that may end a status [sengen R 66].
    int rouse_base() const { return at(Stat::Will) + at(Skill::Resist); }
    int resist_base(Stat stat) const {
        return at(stat) + at(Skill::Resist) + mod(ModKey::Resist) + on_defence();
    }
};

// Section 9: options of a decision.

/// One option: its kind, what it is of, and a number.
struct TypedOption {
    enum class Kind : std::uint8_t {
        Pass,
        Deploy,
        Clear,
        Dismiss,
        Rows,
        Number,
        First,
        Last,
        Member,
        Status,
        No,
        Yes,
        Cast,
        Danmaku,
        Shot,
        Homing,
        Approach,
        Use,
        Wait,
        Absorb,
        Stop,
        Strike,
        Abandon,
        Dodge,
        Take,
        Bomb,
        Evade,
        Guard,
        Yield,
        None,
        Cover,
        Accept,
        Boost,
    };
    Kind kind = Kind::Pass;
    /// Index of the member's card, spell, bullets, blade or status; or a FighterId.
    std::int16_t which = -1;
    /// A number of dice or points, a size, or raises; of rows the members in the back, as bits by
    /// their places in the party.
    std::int16_t n = 0;

    TypedOption() = default;
    explicit TypedOption(Kind chosen, int of = -1, int number = 0)
        : kind(chosen)
        , which(static_cast<std::int16_t>(of))
        , n(static_cast<std::int16_t>(number)) {}
    static TypedOption of_number(int number) { return TypedOption(Kind::Number, -1, number); }

    friend bool operator==(const TypedOption&, const TypedOption&) = default;
};
using TypedOptions = std::vector<TypedOption>;
/// Most options of a question (9): at a defence, evading and guarding with 1 to 99 dice each,
/// yielding, 10 bombs, no defence, 10 deploys or clears, and 12 spells in answer.
inline constexpr std::size_t kMostPicks = 232;

} // namespace shiaiba::sengen
