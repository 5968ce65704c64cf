// The state of a battle (section 3): what a member is, and what it has at this instant.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "rulesets/sengen/sheet/derived.hpp"

namespace shiaiba::sengen {

/// A member, by its place in build order: those of A, then those of B.
using FighterId = int;
inline constexpr FighterId kNobody = -1;
inline constexpr int kMostWho = 2 * static_cast<int>(kMostMembers);

inline constexpr int kMostGraze = 999;
/// Graze for one 霊力 (8.8), for one point less of DP loss (8.1), and for one point of a resistance (8.6).
inline constexpr int kGrazeOfSpirit = 5;
inline constexpr int kGrazeOfDodge = 3;
inline constexpr int kGrazeOfResist = 3;
/// DP of a danmaku (8.1), and of a homing attack for each target, without and with a raise (8.3).
inline constexpr int kDanmakuCost = 3;
inline constexpr int kHomingCost = 2;
/// 防御専念, to every defence that is rolled.
inline constexpr int kFullDefence = 5;
inline constexpr int kWaited = 2;
/// Dice of a spell and of a resistance.
inline constexpr int kMostSpellDice = 3;
/// Of who is roused from 幻惑 (8.1).
inline constexpr int kRouseDice = 3;
inline constexpr int kMostBoost = 99;
/// Of who shares a number of initiative with somebody who has as many DP (P3).
inline constexpr int kTieDice = 3;

constexpr int homing_cost(int raises) { return kHomingCost * (1 + raises); }

/// Four arts, and at most a ranged or a wave of each weapon.
inline constexpr std::size_t kMostBullets = kArts + kMostWeapons;

/// Bullets of one source as their owner fires them.
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
struct Blade {
    int weapon = kUnarmed;
    int hit = 0;
    Harm harm = {};
};

/// The end of what lasts to the battle's: later than every turn that is told.
inline constexpr int kNeverOver = 999;
constexpr int told_until(int until) { return until == kNeverOver ? kWholeBattle : until; }

struct TimedStatus {
    Status status = Status::Bind;
    /// The last turn that it holds.
    int until = 0;
    /// The target number of the spell that it comes from.
    int need = 0;
};
struct TimedMod {
    ModKey key = ModKey::Hit;
    int n = 0;
    int until = 0;
    /// What it is of: the effect of one spell.
    const Effect* by = nullptr;
    /// The place of that spell in the data.
    int spell = -1;
};

struct Fighter;

/// What changed a number beside characteristics, levels and dice: the event that tells the number says these, too.
struct Changes {
    int card = 0;
    int weapon = 0;
    int full_defence = 0;
    int dazzle = 0;
    /// Of DP that come back: for waiting, and what the maximum leaves out.
    int waited = 0;
    int over = 0;
    /// Dice that a card adds.
    int dice = 0;
    /// Whose modifiers of spells and statuses count, and which: the event names them one by one.
    const Fighter* modified = nullptr;
    ModKey key = ModKey::Hit;
};

struct Fighter {
    const Sheet* sheet = nullptr;
    Actor actor = {};
    /// Its party is a GM's.
    bool gm = false;
    int hp_max = 0;
    int spirit_max = 0;
    int dp_max = 0;
    /// DP回復数, without modifiers.
    int dp_rec = 0;
    /// In a main phase: more than one only of a GM's NPCs.
    int actions = 1;
    /// In the order of 4.1, and in build order with bare hands last.
    std::vector<Bullets> bullets = {};
    std::vector<Blade> blades = {};

    int hp = 0;
    int spirit = 0;
    int dp = 0;
    int graze = 0;
    bool back = false;
    int initiative = 0;
    /// The place among its cards of the one that is deployed; −1: none.
    int deployed = -1;
    int card_hp = 0;
    /// A consumed card stands alone: for the action at hand the deployed one gives nothing.
    bool alone = false;
    /// Bits of the places of used cards.
    unsigned used = 0;
    int barrier = 0;
    /// In the order in which they came.
    std::vector<TimedStatus> statuses = {};
    std::vector<TimedMod> mods = {};
    /// It waited and did nothing else in this turn.
    bool waited = false;
    /// It did something else than waiting.
    bool acted = false;
    bool guard_used = false;
    bool covered = false;
    bool guarded_other = false;
    bool full_defence = false;
    /// Abilities tried in this turn, and those of them in its setup.
    int casts = 0;
    int setup_casts = 0;

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
    /// The target number that a status was cast with.
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
    /// A status takes its actions, and nothing else.
    bool dazed() const {
        return std::any_of(statuses.begin(), statuses.end(),
                           [&](const TimedStatus& one) { return kind_of(one).no_action; });
    }
    /// An ally's danmaku may end one of its statuses.
    bool rousable() const {
        return asleep() || std::any_of(statuses.begin(), statuses.end(),
                                       [&](const TimedStatus& one) { return kind_of(one).rouse; });
    }
    /// The member decides for itself.
    bool awake() const { return !out() && !asleep(); }
    /// What 幻惑 takes from its totals.
    int dazzled() const { return has(Status::Dazzle) ? kDazzled : 0; }
    int at(Skill skill) const { return sheet->at(skill); }
    int at(Stat stat) const { return sheet->at(stat); }
    const Card* card() const {
        return deployed < 0 ? nullptr : &sheet->card(static_cast<std::size_t>(deployed));
    }
    /// The one that counts in its own actions.
    const Card* card_for_actions() const { return alone ? nullptr : card(); }
    /// The deployed one, if it strengthens this spell; a card whose action the spell is, of which `bonus` is, stands
    /// alone from the moment that it is thought of.
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
    /// What counts in its own actions: `hit` and `damage` a deployed card may give to some of them only.
    int by_card(ModKey key, Attack attack) const {
        const Card* const given = card_for_actions();
        const bool for_it =
            given != nullptr && (attack == Attack::Danmaku || given->is_for(attack));
        return for_it ? given->mod(key) : 0;
    }
    int mod(ModKey key, Attack attack) const { return timed(key) + by_card(key, attack); }
    /// What stands between an attack and being out.
    int behind_card() const { return deployed >= 0 ? card_hp : hp; }

    /// Levels that the card adds to 〈近接戦闘〉 in guarding; without the skill it adds none.
    int guard_levels() const {
        const bool helps = card() != nullptr && at(Skill::Melee) > 0;
        return helps ? card()->support.guard_levels : 0;
    }
    /// What its own failed guard takes from the damage.
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
    /// [sengen R 46]
    int cover_base() const { return at(Stat::Body) + at(Skill::Evade) - dazzled(); }
    /// [sengen R 66]
    int rouse_base() const { return at(Stat::Will) + at(Skill::Resist); }
    int resist_base(Stat stat) const {
        return at(stat) + at(Skill::Resist) + mod(ModKey::Resist) + on_defence();
    }
};

// 9: what can be chosen at a decision point.

/// One option: which kind, and what of.
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
    /// Places among what the member has: a card, a spell, bullets or a blade; or a member of the battle.
    std::int16_t which = -1;
    /// A number, a size, raises; of rows the members in the back, as bits of their places in the party.
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
/// No question has more: of a defence two numbers of dice up to 99, an ally, ten cards, none and as many changes.
inline constexpr std::size_t kMostPicks = 220;

} // namespace shiaiba::sengen
