// The battle, in the order of the rules: section 7, split by phase, and the actions of section 8.
#pragma once

#include <array>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/system/ruleset.hpp"
#include "rulesets/sengen/fight/state.hpp"
#include "rulesets/sengen/sheet/settings.hpp"
#include "rulesets/sengen/sheet/vocabulary.hpp"

namespace shiaiba::sengen {

/// Who is hit by an attack.
struct Hit {
    FighterId who = kNobody;
    /// What its own failed guard takes from the damage.
    int guarded = 0;
    /// Whose hit it takes by a cover.
    FighterId covers = kNobody;
};
/// A damage that a bomb voids: what would have come behind guard and cuts (−1: none was known yet), and what made it so.
struct Voided {
    int damage = -1;
    int boost = 0;
    int cut = 0;
    int whole = 0;
};

struct Action {
    enum class Kind : std::uint8_t { Shot, Homing, Melee, Danmaku, Spell };
    Kind kind = Kind::Shot;
    FighterId by = kNobody;
    /// Among what it has: of its bullets, its blades or its spells.
    int place = -1;
    /// DP of a shot or a blow; of a homing attack its raises.
    int size = 0;
    /// Of the card that is consumed for it.
    const Bonus* bonus = nullptr;
    /// Bits of those that it is aimed at.
    unsigned targets = 0;
    /// Whose defence it is, or who is struck, just now; of an approach whom it is aimed at.
    FighterId target = kNobody;
    /// The attacker's dice that count for graze.
    int dice = 0;
    int total = 0;
    /// With modifiers and bonus, as they were when it was declared.
    Harm harm = {};
    /// Of a danmaku, before anybody's full defence.
    int loss = 0;
    int damage = 0;
    /// Of a spell: TN.
    int need = 0;
    /// What a resistance falls short by.
    int lacks = 0;
    /// Bits of those that have rolled against it, bombed it, resisted it.
    unsigned rolled = 0;
    unsigned bombed = 0;
    unsigned resisted = 0;
    /// And of those who left it to their allies, none of whom took it from them.
    unsigned alone = 0;
    /// Nobody is hit twice for the same target.
    std::array<Hit, kMostMembers> hits = {};
    std::size_t hit = 0;
    /// What was rolled with what is added to it; and at the last moment, what is left of it.
    int rolled_damage = 0;
    int guarded = 0;
    int final_damage = 0;

    bool attacks() const { return kind <= Kind::Melee; }
    bool is(unsigned who_bits, FighterId who) const { return (who_bits >> who & 1U) != 0; }
    bool ignores_rows() const { return bonus != nullptr && bonus->ignore_rows; }
    bool is_free() const { return bonus != nullptr && bonus->free_dp; }
    /// Graze for one point of damage (8.8); 0: none buys any.
    int boost_price() const {
        if (harm.untrained) return 0;
        return kind == Kind::Shot ? 2 : kind == Kind::Melee ? 1 : 0;
    }
};

/// The battle, in the order of the rules: section 7, split by phase, and the actions of section 8.
class Battle {
public:
    Battle(const sengen::Settings& settings, const Sides& sides, FightContext& context);
    Outcome run();

    // -- what questions, plans and words read
    const sengen::Settings& settings() const { return settings_; }
    const Data& data() const { return settings_.data(); }
    int members() const { return static_cast<int>(fighters_.size()); }
    const Fighter& at(FighterId who) const { return fighters_[static_cast<std::size_t>(who)]; }
    FighterId who(Actor actor) const { return first_[index(actor.side)] + actor.member; }
    /// The first of a side, in build order, and the one behind its last.
    FighterId begin_of(Side side) const { return first_[index(side)]; }
    FighterId end_of(Side side) const { return first_[index(side) + 1]; }
    bool enemies(FighterId a, FighterId b) const { return at(a).actor.side != at(b).actor.side; }
    /// Members of a side that are not out.
    int standing(Side side) const;
    /// Who decides for its party: the first in build order that is not out [sengen 1.1].
    FighterId leader(Side side) const;
    int turn() const { return turn_; }
    /// What is being done, by whoever acts; nullptr between actions.
    const Action* action() const { return action_; }
    /// The card whose action is chosen; nullptr where the choice is free.
    const Card* spent() const { return spent_; }
    /// Whom a choice is about that is about nobody's attack: who may be roused.
    FighterId about() const { return about_; }

    bool may_use(FighterId who, int place) const;
    /// The cards that a side shares where the settings give none to each, and those that it has not used yet.
    int pool(Side side) const { return pools_[index(side)]; }
    int pool_left(Side side) const;
    /// What is left of its cards in this battle: unused ones, as many as the settings or the pool leave.
    int cards_left(FighterId who) const;
    int cards_left(FighterId who, bool deploys) const;
    /// `bonus` of the card that it is cast by, if any.
    bool castable(FighterId who, int spell, SpellTiming timing, const Bonus* bonus = nullptr) const;
    /// 霊力 that the spell takes now.
    int spell_cost(FighterId who, int spell, const Bonus* bonus) const;
    bool legal_target(FighterId by, const Spell& spell, FighterId target) const;
    int most_targets(FighterId by, const Spell& spell) const;
    /// Rows stand in the way of shots and blows alone.
    bool reachable(FighterId by, FighterId target, bool ignore_rows) const {
        return enemies(by, target) && !at(target).out() &&
               (ignore_rows || (!at(by).back && !at(target).back));
    }
    bool could_guard(const Action& action, FighterId ally) const;
    bool could_cover(const Action& action, FighterId ally) const;
    bool could_step_in(const Action& action, FighterId ally) const {
        return could_guard(action, ally) || could_cover(action, ally);
    }
    /// 6, w6: it could step in, or play a card meanwhile.
    bool could_help(const Action& action, FighterId ally) const {
        return could_step_in(action, ally) || (is_beside(action, ally) && may_change(ally));
    }
    /// While an ally is asked whether it steps in: another may be asked after it.
    bool another_could_help(FighterId asked) const;
    int raises(const Fighter& one) const {
        return homing_raises(one.at(Skill::Homing), settings_.r3);
    }
    /// What a danmaku does to that one, behind its full defence and with [当たり判定が小さい]; and the graze of dodging
    /// it, which that feat leaves as it is.
    static int graze_of(const Action& action, const Fighter& one) {
        return one.full_defence ? half_up(action.loss) : action.loss;
    }
    static int loss_of(const Action& action, const Fighter& one) {
        return std::max(0, graze_of(action, one) - (one.sheet->has(Feat::Small) ? 1 : 0));
    }
    static int damage_of(const Action& action, const Fighter& one) {
        const int damage = one.full_defence ? half_up(action.damage) : action.damage;
        return std::max(0, damage - (one.sheet->has(Feat::Small) ? 1 : 0));
    }
    int danmaku_loss(FighterId who, const Bonus* bonus) const;
    int approach_need(FighterId target) const {
        return at(target).approach_need() + (settings_.r11 ? 1 : 0);
    }
    /// What a declared attack has before its dice fall: how many, what is added to them, and its damage.
    void ready_danmaku(Action& action) const;
    void ready_shot(Action& action) const;
    void ready_homing(Action& action) const;
    void ready_blow(Action& action) const;
    /// What is added to the dice of a spell.
    int casting_base(FighterId who, int spell, const Bonus* bonus) const;
    /// 5.4: dice of an effect, and what stands in place of `flat`, of c + lv · level or of `n`; its own, or what its words
    /// come to now.
    int dice_of(const Effect& effect, FighterId by, FighterId target, const Spell& spell) const;
    int amount_of(const Effect& effect, FighterId by, FighterId target, const Spell& spell) const;
    // plans/question.cpp
    int said(const plan::Amount& amount, FighterId by, FighterId target, const Spell& spell,
             int least, int most) const;
    bool said_holds(const Effect& effect, FighterId by, FighterId target, const Spell& spell) const;
    std::vector<int> said_facts(const plan::Amount& amount, FighterId by, FighterId target,
                                const Spell& spell) const;
    /// Points that the hit still lacks to put its target, or the card before it, out.
    int short_of(const Action& action) const;

    /// Deals anew what the other side has chosen and not told yet.
    void redeal(Side seer, Dice& dice);

private:
    /// Tests begin in positions that no settings can give, with one phase.
    friend class Position;

    Fighter& fighter(FighterId who) { return fighters_[static_cast<std::size_t>(who)]; }

    // turns.cpp
    void seat(const Sides& sides);
    // turns.cpp
    void play_turn();
    void turn_start();
    void recover(FighterId who);
    void own_window(FighterId who);
    void setups();
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
    /// `why` it may: it has more DP (dp), its dice (dice), or the others are NPCs (npc).
    std::optional<bool> chooses_first(FighterId who, std::string_view why);
    void tied_in_order(std::vector<FighterId> tied);
    void full_defences();
    // actions.cpp
    void main(FighterId who);
    void list_actions(FighterId who, TypedOptions& picks) const;
    void list_attacks(FighterId who, Attack attack, const Bonus* bonus, TypedOptions& picks) const;
    /// Skill, bullets, a target, and so many DP for the least of it.
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
    /// Awake, and of the side of who is asked.
    bool is_beside(const Action& action, FighterId ally) const {
        return ally != action.target && !enemies(ally, action.target) && at(ally).awake();
    }
    bool able_to_step_in(const Action& action, FighterId ally) const;
    bool may_yield(const Action& action) const;
    /// Returns whether an ally settles it, by guard or cover.
    bool step_in(Action& action, FighterId target);
    std::optional<TypedOption> ask_ally(const Action& action, FighterId ally);
    void guard_other(Action& action, FighterId ally, FighterId target, int dice);
    bool cover(Action& action, FighterId ally, FighterId target, int dice);
    // defence.cpp
    void roll_damage(Action& action);
    void strike(Action& action, const Hit& hit);
    /// The damage step, of so much before guard and cuts; `whole` is what a resistance has halved, if it has.
    void damage(Action& action, FighterId target, int amount, int boost, std::string_view rule,
                int whole = 0, FighterId covers = kNobody);
    void shaken(FighterId who);
    void check_victory();
    void time_up();
    void end_with(Side winner, const char* reason);
    Outcome end();
    // spells.cpp
    void cast(Action& action);
    void resist(Action& action, const Spell& spell, FighterId target);
    void resist_with(Action& action, const Spell& spell, FighterId target, int dice);
    bool takes(const Action& action, const Spell& spell, Op op, FighterId target) const;
    void reckon(const Action& action, const Spell& spell, const Effect& effect, FighterId target);
    void work(Action& action, const Spell& spell);
    void apply(Action& action, const Spell& spell, const Effect& effect, FighterId target,
               int rolled);
    void set_status(FighterId who, const Effect& effect, int need);
    void set_mod(FighterId who, const Spell& spell, const Effect& effect, int n);
    void end_status(FighterId who, Status status, std::string_view why);
    // cards.cpp
    int pool_of(Side side) const;
    void list_cards(FighterId who, bool deploys, TypedOption::Kind kind, TypedOptions& picks) const;
    void list_bombs(FighterId who, TypedOptions& picks) const;
    void list_changes(FighterId who, TypedOptions& picks) const;
    bool may_change(FighterId who) const;
    void list_free(FighterId who, TypedOptions& picks) const;
    /// Deploy, clear and dismiss; false where the pick is something else.
    bool take_free(FighterId who, const TypedOption& pick);
    /// `against` a spell that it holds off, if it answers one.
    void deploy(FighterId who, int place, std::string_view against = {});
    void shed(FighterId who);
    void dismiss(FighterId who);
    void clear_bullets(FighterId who, int place);
    void bomb(Action& action, FighterId who, int place, const Voided& voided = {});
    void use_card(FighterId who, int place, std::string_view mode);
    void break_card(FighterId who, FighterId by);
    /// Or a loss.
    void gain(FighterId who, int dp, std::string_view why, const Changes& changes = {});
    void gain_from(FighterId who, FighterId owner, int place, std::string_view why);
    int add_graze(FighterId who, int points);

    // actions.cpp
    /// The pick; nothing once the battle was given up.
    std::optional<TypedOption> choose(Point point, FighterId who, const TypedOptions& picks);
    /// The place of a real choice among `picks`, as plans/question.cpp puts it to whoever decides.
    std::size_t ask(Point point, FighterId who, const TypedOptions& picks);
    /// What the next line of the trace says of it.
    void note(Point point, FighterId who, const TypedOption& pick);
    void surrender();
    bool over() const { return reason_ != nullptr; }
    /// Sum of so many dice, which the next line of the trace has, and the event told by tell_roll.
    int roll(int dice);

    // words/emit.cpp
    bool verbose() const { return context_.log().verbose(); }
    void phase(std::string_view id, FighterId who = kNobody);
    // Inline, so that a muted battle makes no facts.
    void emit(std::string_view kind, std::string_view rule, Actor actor,
              std::initializer_list<Arg> args = {}) {
        if (verbose()) told(kind, rule, actor, args, {});
    }
    /// With the dice that fell last, if nothing has told them yet.
    void emit_roll(std::string_view kind, std::string_view rule, Actor actor,
                   std::initializer_list<Arg> args = {}, const Changes& total = {},
                   const Changes& damage = {}) {
        if (verbose()) told(kind, rule, actor, args, fallen(), total, damage);
    }
    void told(std::string_view kind, std::string_view rule, Actor actor,
              std::initializer_list<Arg> args, std::vector<NumberList> lists,
              const Changes& total = {}, const Changes& damage = {});
    /// What changed the total of an attack or a spell, or a danmaku's loss; and its damage.
    Changes total_changes(const Action& action) const;
    Changes damage_changes(const Action& action) const;
    std::vector<NumberList> fallen();
    void emit_rows();
    void emit_order();
    void emit_attack(const Action& action, std::string_view kind, std::string_view rule);
    /// A damage that was rolled, before all that follows its dice; false where no dice fell, or a line has told them.
    bool emit_harm(const Action& action, int amount, std::string_view rule);
    void emit_bomb(const Action& action, FighterId who, int place, const Voided& voided);
    /// A feat that told in what is said: 当たり判定が小さい of danmaku, カスリ範囲が大きい of so much graze.
    static Arg small_of(const Fighter& one) {
        return {"small", one.sheet->has(Feat::Small) ? words(Feat::Small).id : std::string_view()};
    }
    static Arg wide_of(const Fighter& one, int gained) {
        const bool tells = one.sheet->has(Feat::Wide) && gained > 3;
        return {"wide", tells ? words(Feat::Wide).id : std::string_view()};
    }
    /// The id of its card, as a fact.
    Arg card_of(FighterId who, int place) const;
    Board board() const;
    /// What the bullets of the action at hand look like; nothing where it has none, or they have not been shot yet.
    Board::Volley volley() const;
    // words/emit.cpp
    void trace();
    void trace_result();

    const sengen::Settings& settings_;
    FightContext& context_;
    std::vector<Fighter> fighters_;
    /// Where each side begins in them, and where B ends.
    std::array<FighterId, 3> first_{};
    std::array<int, 2> pools_{};
    int turn_ = 0;
    std::string_view phase_ = "start";
    FighterId phase_who_ = kNobody;
    /// Initiative order of those that were not out when it was settled.
    std::vector<FighterId> order_;
    const Action* action_ = nullptr;
    const Card* spent_ = nullptr;
    FighterId about_ = kNobody;
    /// Chosen by both sides in P2 and P3 and told together: rows as bits by side, numbers by member, −1 not yet.
    std::array<int, 2> chosen_rows_{-1, -1};
    std::array<int, kMostWho> declared_{};
    /// Options are listed here, so that a battle asks the heap for room only once.
    TypedOptions picks_;
    std::vector<int> faces_;
    bool faces_told_ = true;
    std::vector<std::pair<Actor, Actor>> strokes_;
    Side winner_ = Side::None;
    const char* reason_ = nullptr;
    /// Of the trace's next line.
    std::string fallen_;
    std::string acts_;
};

/// "shot magic 6", "deploy 1": as records and traces have it.
std::string token(const Battle& battle, FighterId who, const TypedOption& pick);

} // namespace shiaiba::sengen
