// Class Battle: plays a battle by the rules, the phases of a turn (section 7) and the actions
// (section 8). The order in which it lists options (9) and its trace (16) are frozen: links and
// records count on them.
#pragma once

#include <algorithm>
#include <array>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/fight/battle.hpp"
#include "core/system/system.hpp"
#include "rulesets/sengen/fight/state.hpp"
#include "rulesets/sengen/sheet/settings.hpp"
#include "rulesets/sengen/sheet/vocabulary.hpp"

namespace shiaiba::sengen {

/// One hit of an attack, before its damage step.
struct Hit {
    FighterId who = kNobody;
    /// Damage that the failed guard of `who` takes off.
    int guarded = 0;
    /// The target that `who` has covered, and whose hit it takes; kNobody: the hit is its own.
    FighterId covers = kNobody;
};
/// A damage that a bomb voids, as the bomb's event tells it.
struct Voided {
    /// Behind guard and cuts; −1: it was not known yet, or the event of the dice tells it.
    int damage = -1;
    int boost = 0;
    int cut = 0;
    /// The damage before a resistance halved it; 0: none did.
    int whole = 0;
};

/// An action while it is carried out: what was declared, what was rolled, who has answered it.
struct Action {
    /// `attacks` needs this order, and the names of attacks in words/emit.cpp.
    enum class Kind : std::uint8_t { Shot, Homing, Melee, Danmaku, Spell };
    Kind kind = Kind::Shot;
    FighterId by = kNobody;
    /// Index among the bullets, the blades or the sheet's spells of `by`.
    int place = -1;
    /// DP of a shot or a blow, raises of a homing attack, dice of a spell.
    int size = 0;
    /// The bonus of the consume card whose action this is; nullptr: no card.
    const Bonus* bonus = nullptr;
    /// The attack of a deployed card that acts by itself; nullptr: a member's own action.
    const CardAttack* of_card = nullptr;
    int element = kNoElement;
    /// The members that it is aimed at, as bits.
    unsigned targets = 0;
    /// The member that defends or is struck just now; of an approach the member that it is aimed
    /// at.
    FighterId target = kNobody;
    /// Number of the attacker's dice, which count for the graze of an evasion (8.7).
    int dice = 0;
    int total = 0;
    /// Damage of a shot, homing attack or blow, with the modifiers and bonus that counted when it
    /// was declared.
    Harm harm = {};
    /// Loss and damage of a danmaku, before a target's full defence or feat changes them.
    int loss = 0;
    int damage = 0;
    /// The target number TN of a spell (8.6).
    int need = 0;
    /// Points that the resistance just rolled falls short of TN by.
    int lacks = 0;
    /// The members that have rolled against it, bombed it, resisted it, as bits.
    unsigned rolled = 0;
    unsigned bombed = 0;
    unsigned resisted = 0;
    /// The members that have used up their `yield` (6, w6), as bits.
    unsigned alone = 0;
    /// The hits, `hit` of them: at most one for each target.
    std::array<Hit, kMostMembers> hits = {};
    std::size_t hit = 0;
    /// The damage that was rolled, with what is added to it; what the failed guard of `target`
    /// takes off it; and the damage at the question `last` (6, w4), behind guard and cuts.
    int rolled_damage = 0;
    int guarded = 0;
    int final_damage = 0;
    /// The damage before the element of a target changed it; the sum of its last two dice, which
    /// count for nothing against the same element; and that of the two dice more against a weakness,
    /// −1 before they fall.
    int plain_damage = 0;
    int last_two = 0;
    int two_more = -1;
    /// What the element of `target` adds to its damage.
    int by_element = 0;

    /// Whether it is resolved as in 8.7: a shot, a homing attack or a blow.
    bool attacks() const { return kind <= Kind::Melee; }
    bool is(unsigned who_bits, FighterId who) const { return (who_bits >> who & 1U) != 0; }
    bool ignores_rows() const { return bonus != nullptr && bonus->ignore_rows; }
    bool is_free() const { return bonus != nullptr && bonus->free_dp; }
    /// Graze that one more point of damage costs (8.8); 0: no damage can be bought.
    int boost_price() const {
        if (harm.untrained) return 0;
        return kind == Kind::Shot ? 2 : kind == Kind::Melee ? 1 : 0;
    }
};

/// A battle from its start to its outcome. Its functions are grouped by the files that define them.
class Battle : AskedBattle {
public:
    Battle(const sengen::Settings& settings, const Sides& sides, FightContext& context);
    Outcome run();

    // -- read by questions, plans and words
    const sengen::Settings& settings() const { return settings_; }
    const Data& data() const { return settings_.data(); }
    int members() const { return static_cast<int>(fighters_.size()); }
    const Fighter& at(FighterId who) const { return fighters_[static_cast<std::size_t>(who)]; }
    FighterId who(Actor actor) const { return first_[index(actor.side)] + actor.member; }
    /// The members of a side are begin_of(side) to end_of(side) − 1, in build order.
    FighterId begin_of(Side side) const { return first_[index(side)]; }
    FighterId end_of(Side side) const { return first_[index(side) + 1]; }
    bool enemies(FighterId a, FighterId b) const { return at(a).actor.side != at(b).actor.side; }
    /// Number of members of a side that are not out.
    int standing(Side side) const;
    /// The member that decides for its party: the first in build order that is not out
    /// [sengen 1.1].
    FighterId leader(Side side) const;
    int turn() const { return turn_; }
    /// The action that is being carried out; nullptr between actions.
    const Action* action() const { return action_; }
    /// Most points of damage that the attacker's graze buys for one hit (8.8) [sengen R 60].
    int most_boost(const Action& action) const {
        const int price = action.boost_price();
        return price > 0 ? std::min(at(action.by).graze / price, kMostBoost) : 0;
    }
    /// The consume card that the current action is of (8.9); nullptr: the action needs no card.
    const Card* spent() const { return spent_; }
    /// The ally that may be roused, at the question `rouse`; else kNobody.
    FighterId about() const { return about_; }

    bool may_use(FighterId who, int place) const;
    /// The cards that it may deploy, or consume, by their index as bits.
    unsigned usable_cards(FighterId who, bool deploys) const;
    /// How many cards a side shares if the settings give none to each character, and how many of
    /// them are not used yet.
    int pool(Side side) const { return pools_[index(side)]; }
    int pool_left(Side side) const;
    /// How many cards a member may still use in this battle: unused ones, no more than the settings
    /// or the pool leave. `deploys`: counts deploy cards alone, or consume cards alone.
    int cards_left(FighterId who) const;
    int cards_left(FighterId who, bool deploys) const;
    /// DP that clearing bullets would bring the member and its allies now (6).
    int dp_by_clearing(FighterId who) const;
    /// Whether the member, once it has given its card up, could deploy another that brings it DP.
    bool may_redeploy(FighterId who) const {
        return cards_left(who, true) > 0 && at(who).dp < at(who).dp_max;
    }
    /// Whether the ability of that time was tried in this turn.
    bool tried_ability(FighterId who, SpellTiming timing) const;
    /// Whether a spell may be tried now. `bonus`: of the consume card by which it is cast; nullptr:
    /// by none.
    bool castable(FighterId who, int spell, SpellTiming timing, const Bonus* bonus = nullptr) const;
    /// Spirit (霊力) that the spell costs now.
    int spell_cost(FighterId who, int spell, const Bonus* bonus) const;
    bool legal_target(FighterId by, const Spell& spell, FighterId target) const;
    int most_targets(FighterId by, const Spell& spell) const;
    /// Whether the target is an enemy that is not out and that rows don't protect (8); only shots,
    /// approaches and blows know rows.
    bool reachable(FighterId by, FighterId target, bool ignore_rows) const {
        return enemies(by, target) && !at(target).out() &&
               (ignore_rows || (!at(by).back && !at(target).back));
    }
    bool could_guard(const Action& action, FighterId ally) const;
    bool could_cover(const Action& action, FighterId ally) const;
    bool could_step_in(const Action& action, FighterId ally) const {
        return could_guard(action, ally) || could_cover(action, ally);
    }
    /// 6, w6: whether the ally could step in, or play a card.
    bool could_help(const Action& action, FighterId ally) const {
        return could_step_in(action, ally) || (is_beside(action, ally) && may_change(ally));
    }
    /// While `asked` decides `intercept`: whether a later ally could help.
    bool another_could_help(FighterId asked) const;
    int raises(const Fighter& one) const {
        return homing_raises(one.at(Skill::Homing), settings_.r3);
    }
    /// Numbers of a danmaku for one target, behind its full defence: the graze of a dodge without
    /// 霊撃, the DP loss, the damage. [当たり判定が小さい] takes 1 off loss and damage, not off the graze (3).
    static int graze_of(const Action& action, const Fighter& one) {
        return one.full_defence ? half_up(action.loss) : action.loss;
    }
    /// Graze of evading with so many dice (8.7), before [カスリ範囲が大きい]: of a shot its own dice count,
    /// too; a blow brings none.
    static int graze_of_evasion(const Action& action, int dice) {
        if (action.kind == Action::Kind::Shot) return action.dice + dice;
        return action.kind == Action::Kind::Homing ? 2 * dice : 0;
    }
    static int loss_of(const Action& action, const Fighter& one) {
        return std::max(0, graze_of(action, one) - (one.sheet->has(Feat::Small) ? 1 : 0));
    }
    static int damage_of(const Action& action, const Fighter& one) {
        const int whole = std::max(0, action.damage + element_points(action, one));
        const int damage = one.full_defence ? half_up(whole) : whole;
        return std::max(0, damage - (one.sheet->has(Feat::Small) ? 1 : 0));
    }
    /// The roll of an attack's damage against this target, with what its element is likely to do.
    static Harm harm_on(const Action& action, const Fighter& one);
    /// Points that the target's element adds to a damage without dice.
    static int element_points(const Action& action, const Fighter& one) {
        return kElementPoints * one.sheet->data->affinity(action.element, one.element);
    }
    /// What is added to a resistance against this spell, the target's element included.
    static int resist_base(const Spell& spell, const Fighter& one) {
        return one.resist_base(spell.resist) -
               kElementResist * one.sheet->data->affinity(spell.element, one.element);
    }
    /// Whether P8 is played, so that the spells of the turn's end may be cast.
    bool at_turn_end() const { return phase_ == "end"; }
    /// DP loss of a danmaku of this member, before a target changes it (8.1).
    int danmaku_loss(FighterId who, const Bonus* bonus) const;
    int approach_need(FighterId target) const {
        return at(target).approach_need() + (settings_.r11 ? 1 : 0);
    }
    /// Fill in what a declared attack has before its dice fall: their number, what is added to
    /// them, and its damage.
    void ready_danmaku(Action& action) const;
    void ready_shot(Action& action) const;
    void ready_homing(Action& action) const;
    void ready_blow(Action& action) const;
    /// The sum that is added to the dice of a spell's activation.
    int casting_base(FighterId who, int spell, const Bonus* bonus) const;
    /// 5.4: number of dice of an effect, and its `flat`, c + lv × level, or `n`: fixed ones, or the
    /// present value of an amount in words.
    int dice_of(const Effect& effect, FighterId by, FighterId target, const Spell& spell) const;
    int amount_of(const Effect& effect, FighterId by, FighterId target, const Spell& spell) const;
    // plans/question.cpp: the value of an amount in words, cut to least … most; whether a condition
    // holds; the facts that the amount was reckoned from
    int said(const plan::Amount& amount, FighterId by, FighterId target, const Spell& spell,
             int least, int most) const;
    bool said_holds(const Effect& effect, FighterId by, FighterId target, const Spell& spell) const;
    std::vector<int> said_facts(const plan::Amount& amount, FighterId by, FighterId target,
                                const Spell& spell) const;
    /// Points of damage that the hit still lacks to put its target out, or to break the card before
    /// it (13.2, *short*).
    int short_of(const Action& action) const;

    /// Draws at random what the other side has chosen and not told yet (19), for searches that may
    /// not know it.
    void redeal(Side seer, Dice& dice);

private:
    /// Tests use it to begin at positions that no settings can give, and to play one phase.
    friend class Position;

    Fighter& fighter(FighterId who) { return fighters_[static_cast<std::size_t>(who)]; }

    // turns.cpp
    void seat(const Sides& sides);
    void play_turn();
    void turn_start();
    void recover(FighterId who);
    void own_window(FighterId who);
    void setups();
    void list_spells(FighterId who, SpellTiming timing, TypedOptions& picks) const;
    void setup(FighterId who);
    void mains();
    bool has_window(FighterId who);
    void idle_window(FighterId who);
    void turn_end();
    void run_out(Fighter& one);
    bool may_absorb(FighterId who) const;
    void absorb(FighterId who, int points);
    // order.cpp
    void rows();
    void list_rows(Side side, TypedOptions& picks) const;
    void initiative();
    void declare();
    void settle_order();
    void settle_tie(std::vector<FighterId> tied);
    void tied_with_npcs(const std::vector<FighterId>& tied, Side players);
    void tied_by_choice(std::vector<FighterId> tied);
    void roll_tie(std::vector<FighterId>& tied, std::size_t from, std::size_t to,
                  bool again = false);
    /// Asks a tied member whether it goes first. `why` it may choose: it has more DP (dp), its dice
    /// (dice), or the others are NPCs (npc).
    std::optional<bool> chooses_first(FighterId who, std::string_view why);
    void tied_in_order(std::vector<FighterId> tied);
    void full_defences();
    // actions.cpp
    void main(FighterId who);
    void list_actions(FighterId who, TypedOptions& picks) const;
    void list_attacks(FighterId who, Attack attack, const Bonus* bonus, TypedOptions& picks) const;
    /// Whether the attack is possible with `dp`: the skill, a source, a target, and DP for the
    /// smallest size.
    bool may_attack(FighterId who, Attack attack, const Bonus* bonus, int dp) const;
    bool may_consume(FighterId who, int place) const;
    bool may_cast_by(FighterId who, const Card& card, int spell) const;
    void consume(FighterId who, int place);
    void act(FighterId who, const TypedOption& pick, const Bonus* bonus);
    bool choose_targets(Action& action, int most);
    bool may_aim(const Action& action, FighterId target) const;
    // attacks.cpp
    int hit_plus(const Action& action, Attack attack) const;
    void arm(Action& action, const Harm& harm, Attack attack) const;
    void take_dice(Action& action, int base, int bonus) const;
    void shoot(Action& action);
    void home(Action& action);
    void approach(Action& action);
    void list_blows(const Action& action, TypedOptions& picks) const;
    bool close_in(Action& action);
    void blow(Action& action);
    void danmaku(Action& action);
    void answer_danmaku(Action& action, FighterId target);
    void rouse(FighterId who, FighterId ally);
    void recover_from(FighterId who, const TimedStatus& status, std::string_view why, FighterId by);
    // defence.cpp
    void resolve(Action& action);
    void add_hit(Action& action, FighterId who, int guarded = 0, FighterId covers = kNobody);
    void list_defences(const Action& action, FighterId target, bool yields,
                       TypedOptions& picks) const;
    void defend(Action& action, FighterId target);
    void evade(Action& action, FighterId target, int dice);
    void guard(Action& action, FighterId target, int dice);
    /// Whether the ally is awake, and on the side of the member that is attacked but another one.
    bool is_beside(const Action& action, FighterId ally) const {
        return ally != action.target && !enemies(ally, action.target) && at(ally).awake();
    }
    bool able_to_step_in(const Action& action, FighterId ally) const;
    bool may_yield(const Action& action) const;
    /// Asks the allies one after another; returns whether one settles the attack on `target`, by a
    /// guard or cover.
    bool step_in(Action& action, FighterId target);
    std::optional<TypedOption> ask_ally(const Action& action, FighterId ally);
    void guard_other(Action& action, FighterId ally, FighterId target, int dice);
    bool cover(Action& action, FighterId ally, FighterId target, int dice);
    void roll_damage(Action& action);
    void strike(Action& action, const Hit& hit);
    /// The damage step (8.7) for `amount`, before guard and cuts. `rule`: the clause that its event
    /// names; `whole`: the amount before a resistance halved it, else 0; `covers`: as in Hit.
    void damage(Action& action, FighterId target, int amount, int boost, std::string_view rule,
                int whole = 0, FighterId covers = kNobody);
    void shaken(FighterId who);
    void check_victory();
    void time_up();
    Outcome end();
    // spells.cpp
    void cast(Action& action);
    void resist(Action& action, const Spell& spell, FighterId target);
    void resist_with(Action& action, const Spell& spell, FighterId target, int dice);
    bool takes(const Action& action, const Spell& spell, Op op, FighterId target) const;
    void reckon(const Action& action, const Spell& spell, const Effect& effect, FighterId target);
    void work(Action& action, const Spell& spell);
    void apply(Action& action, const Spell& spell, const Effect& effect, FighterId target,
               int rolled, int dice);
    void set_status(FighterId who, const Effect& effect, int need);
    void set_mod(FighterId who, const Spell& spell, const Effect& effect, int n);
    void end_status(FighterId who, Status status, std::string_view why);
    // own_data.cpp
    /// What the target's element adds to a damage that was rolled with `dice` dice: dice more or
    /// fewer, or points.
    int element_adds(Action& action, FighterId target, int dice, int rolled, std::string_view rule);
    /// The sum of the last dice of the last roll.
    int last_faces(int dice) const;
    void end_spells();
    void card_attacks();
    void list_answers(const Action& action, FighterId who, TypedOptions& picks) const;
    bool answer(Action& action, FighterId who, int spell);
    void negate(Action& action, const Action& answer);
    // cards.cpp
    int pool_of(Side side) const;
    void list_cards(FighterId who, bool deploys, TypedOption::Kind kind, TypedOptions& picks) const;
    void list_bombs(FighterId who, TypedOptions& picks) const;
    void list_changes(FighterId who, TypedOptions& picks) const;
    bool may_change(FighterId who) const;
    void list_free(FighterId who, TypedOptions& picks) const;
    /// Carries out a deploy, clear or dismissal; returns false for any other pick.
    bool take_free(FighterId who, const TypedOption& pick);
    /// `against`: id of the spell that the card resists, if deploying answers one.
    void deploy(FighterId who, int place, std::string_view against = {});
    void shed(FighterId who);
    void dismiss(FighterId who);
    void clear_bullets(FighterId who, int place);
    void bomb(Action& action, FighterId who, int place, const Voided& voided = {});
    void use_card(FighterId who, int place, std::string_view mode);
    void break_card(FighterId who, FighterId by);
    /// Adds `dp`, which may be negative, within 0 and the maximum.
    void gain(FighterId who, int dp, std::string_view why, const Changes& changes = {});
    void gain_from(FighterId who, FighterId owner, int place, std::string_view why);
    int add_graze(FighterId who, int points);

    // actions.cpp
    /// Returns the option chosen; nothing once the battle is over. A single option is taken without
    /// a question (1).
    std::optional<TypedOption> choose(Point point, FighterId who, const TypedOptions& picks);
    /// Asks the player; returns the index of the option chosen. Defined in plans/question.cpp,
    /// which knows how to ask.
    std::size_t ask(Point point, FighterId who, const TypedOptions& picks);
    /// Adds the choice to the next line of the trace (16). Call only while tracing.
    void note(Point point, FighterId who, const TypedOption& pick);
    /// Whether an action does nothing more: the battle is over, or a spell in answer put its actor
    /// out.
    bool broken_off(const Action& action) const { return over() || at(action.by).out(); }
    /// Rolls dice and returns their sum. Their faces go into the next line of the trace, and the
    /// next event of emit_roll.
    int roll(int dice);

    // words/emit.cpp
    void phase(std::string_view id, FighterId who = kNobody);
    // Inline, so that a muted battle builds no facts.
    void emit(std::string_view kind, std::string_view rule, Actor actor,
              std::initializer_list<Arg> args = {}) {
        if (verbose()) told(kind, rule, actor, args, {});
    }
    /// As emit, with the faces of the last roll, unless an event has told them already.
    void emit_roll(std::string_view kind, std::string_view rule, Actor actor,
                   std::initializer_list<Arg> args = {}, const Changes& total = {},
                   const Changes& damage = {}) {
        if (verbose()) told(kind, rule, actor, args, fallen(), total, damage);
    }
    void told(std::string_view kind, std::string_view rule, Actor actor,
              std::initializer_list<Arg> args, std::vector<NumberList> lists,
              const Changes& total = {}, const Changes& damage = {});
    /// The changes of an attack's or spell's total, or of a danmaku's loss; and those of the damage
    /// (14).
    Changes total_changes(const Action& action) const;
    Changes damage_changes(const Action& action) const;
    /// The faces of the last roll as a fact, once; empty if an event has told them.
    std::vector<NumberList> fallen();
    void emit_rows();
    void emit_order();
    void emit_attack(const Action& action, std::string_view kind, std::string_view rule);
    /// Tells the damage that was rolled (`harm_roll`, 14). Returns false if no dice fell, or an
    /// event has told them.
    bool emit_harm(const Action& action, int amount, std::string_view rule);
    void emit_bomb(const Action& action, FighterId who, int place, const Voided& voided);
    void emit_negate(const Action& action, const Action& answer, bool ok);
    /// The facts `small` and `wide` (14): the id of the feat if it changed the numbers of the
    /// event, else "". A gain of more than 3 graze holds a third that カスリ範囲が大きい added.
    static Arg small_of(const Fighter& one) {
        return {"small", one.sheet->has(Feat::Small) ? words(Feat::Small).id : std::string_view()};
    }
    static Arg wide_of(const Fighter& one, int gained) {
        const bool tells = one.sheet->has(Feat::Wide) && gained > 3;
        return {"wide", tells ? words(Feat::Wide).id : std::string_view()};
    }
    /// The id of the member's card, as a fact.
    Arg card_of(FighterId who, int place) const;
    Board board() const;
    /// The bullets of the current action on the board; empty if it has none, or they have not been
    /// shot yet.
    Board::Volley volley() const;
    // words/trace.cpp
    void trace();
    void trace_result();

    const sengen::Settings& settings_;
    std::vector<Fighter> fighters_;
    /// Index of the first member of A and of B, and behind the last of B.
    std::array<FighterId, 3> first_{};
    std::array<int, 2> pools_{};
    int turn_ = 0;
    FighterId phase_who_ = kNobody;
    /// Initiative order of the members that were not out when it was settled.
    std::vector<FighterId> order_;
    const Action* action_ = nullptr;
    const Card* spent_ = nullptr;
    FighterId about_ = kNobody;
    /// Choices of P2 and P3 until both sides have made them and they are told together: the back
    /// row as bits by side, the declared numbers by member; −1: not chosen yet.
    std::array<int, 2> chosen_rows_{-1, -1};
    std::array<int, kMostWho> declared_{};
    /// The options being listed; a member of the class so that a battle allocates the list only
    /// once.
    TypedOptions picks_;
    std::vector<int> faces_;
    bool faces_told_ = true;
    std::vector<std::pair<Actor, Actor>> strokes_;
    /// Dice and choices for the next line of the trace.
    std::string fallen_;
};

/// The option as records and traces write it (9): "shot magic 6", "deploy 1". Frozen.
std::string token(const Battle& battle, FighterId who, const TypedOption& pick);

} // namespace shiaiba::sengen
