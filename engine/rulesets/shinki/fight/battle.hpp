// Battle: one fight of 心輝者の戦闘 (section 7). The functions are grouped below by the file that
// defines them; the order of dice and questions is frozen, as links and traces hang on it.
#pragma once

#include <array>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/fight/battle.hpp"
#include "core/system/system.hpp"
#include "rulesets/shinki/fight/fighter.hpp"
#include "rulesets/shinki/fight/reasons.hpp"
#include "rulesets/shinki/sheet/settings.hpp"
#include "rulesets/shinki/sheet/sheet.hpp"
#include "rulesets/shinki/sheet/vocabulary.hpp"

namespace shiaiba::shinki {

class ShinkiQuestion;

/// An option as data: its kind, and the skill, member, card or column that it is about.
struct TypedOption {
    enum class Kind : std::uint8_t {
        Member,
        Skill,
        Step,
        Wait,
        Calm,
        Release,
        End,
        CardOf,
        Stop,
        ColumnAt,
        None,
        Skip,
        KihakuCard,
        Yes,
        No,
        Finish,
    };
    Kind kind = Kind::End;
    /// Skill: its place in the list.
    std::int16_t skill = -1;
    /// Member, Finish, Skill: the member. A skill without a single target has kNobody.
    std::int8_t who = kNobody;
    /// CardOf, ColumnAt: the card or column. Step: the direction, −1 (left) or 1.
    std::int16_t what = 0;

    static TypedOption of_skill(int place, FighterId target = kNobody) {
        return {Kind::Skill, static_cast<std::int16_t>(place), static_cast<std::int8_t>(target)};
    }
    static TypedOption of_finish(FighterId who) {
        return {Kind::Finish, -1, static_cast<std::int8_t>(who)};
    }
    static TypedOption of_member(FighterId who) {
        return {Kind::Member, -1, static_cast<std::int8_t>(who)};
    }
    static TypedOption of_card(Card card) { return {Kind::CardOf, -1, kNobody, to_what(card)}; }
    static TypedOption of_step(int way) { return {Kind::Step, -1, kNobody, to_what(way)}; }
    static TypedOption of_column(int column) {
        return {Kind::ColumnAt, -1, kNobody, to_what(column)};
    }
    static constexpr std::int16_t to_what(int value) { return static_cast<std::int16_t>(value); }

    friend bool operator==(const TypedOption&, const TypedOption&) = default;
};
using TypedOptions = std::vector<TypedOption>;

/// Members in an order of their own.
struct Queue {
    std::array<FighterId, kMostWho> all{};
    std::size_t size = 0;

    const FighterId* begin() const { return all.data(); }
    const FighterId* end() const { return all.data() + size; }
};

/// A skill that is being used.
struct Action {
    FighterId user = kNobody;
    int skill = -1;
    Used used = {};
    /// A reaction that negates the skill removes its target.
    Members targets = {};
    /// The members that it has damaged, as bits, and those that it reaches.
    unsigned damaged = 0;
    Members reached = {};
    /// The cards of `used`; empty unless the log is verbose.
    std::vector<int> cards = {};
};

/// An amount of a skill, with the cards that it was computed from.
struct Worth {
    FighterId by = kNobody;
    int skill = -1;
    Expr amount;
    const Used& used;
    const std::vector<int>& cards;
    /// For an amount in words: the number of its effect in the skill, and the values of its facts.
    int said = 0;
    std::vector<int> found = {};
};

class Battle : AskedBattle {
public:
    Battle(const shinki::Settings& settings, const Sides& sides, FightContext& context);
    Outcome run();

    // -- For questions, plans and words
    const shinki::Settings& settings() const { return settings_; }
    const SkillList& list() const { return list_; }
    const Skill& skill(int place) const { return list_.skills[static_cast<std::size_t>(place)]; }
    int members() const { return static_cast<int>(fighters_.size()); }
    const Fighter& at(FighterId who) const { return fighters_[static_cast<std::size_t>(who)]; }
    FighterId who(Actor actor) const;
    /// The first member of the side in build order that isn't down; kNobody if all are down.
    FighterId first_standing(Side side) const;
    const Owner& owner_of(FighterId who) const {
        return owners_[static_cast<std::size_t>(at(who).owner)];
    }
    const std::vector<Owner>& owners() const { return owners_; }
    const Cards& deck() const { return deck_; }
    const Cards& discards() const { return discards_; }
    int round() const { return round_; }
    /// Whether `a` acts before `b`: by speed; of two equally quick, a player comes before a member
    /// of a GM's party.
    bool quicker(FighterId a, FighterId b) const {
        if (at(a).speed() != at(b).speed()) return at(a).speed() > at(b).speed();
        return !at(a).gm && at(b).gm;
    }
    /// The members in the order in which they act.
    Queue by_speed(const Members& some) const;
    bool enemies(FighterId a, FighterId b) const { return at(a).actor.side != at(b).actor.side; }
    /// The commands that the acting member has left.
    bool may_move() const { return may_move_; }
    bool may_act() const { return may_act_; }
    /// The acting member; kNobody at the start and at a round's end.
    FighterId turn_of() const { return turn_of_; }
    /// The action that reactions answer now; nullptr if there is none.
    const Action* answered() const { return answered_; }
    /// The member that decides on a reaction, until its reaction is resolved; else kNobody.
    FighterId answering() const { return answering_; }
    /// The member for which it decides: itself, or an ally that the answered skill is aimed at.
    FighterId shielded() const { return shielded_; }
    /// At Point::Timed: the timing of the skills that may be used.
    Timing timing() const { return timing_; }
    /// At Point::Target: the skill that chooses targets.
    const Action* aiming() const { return aiming_; }
    /// The action that is being paid, with the cards so far; nullptr if there is none.
    const Action* paid() const { return paid_; }
    /// At Point::Finish and Point::Give: the member that is finished or handed cards.
    FighterId met() const { return met_; }
    /// At Point::Discard and Point::Give: how many cards are still due, including the one asked
    /// for.
    int cards_due() const { return cards_due_; }
    /// At Point::Discard: why cards are discarded (fight/reasons.hpp); empty: a skill does it.
    std::string_view due_why() const { return due_why_; }
    /// The place of that skill.
    int due_by() const { return due_by_; }

    /// Whether the skill has this timing and is usable now (7.5).
    bool usable(FighterId who, int skill, Timing timing) const;
    bool usable_but_for_targets(FighterId who, int skill) const;
    bool payable(FighterId who, const Skill& skill) const;
    /// Whether `target` is a legal target if the user stands in column `from`.
    bool legal_target(FighterId user, const Skill& skill, FighterId target, int from) const;
    /// All legal targets; for a skill on oneself the user.
    Members targets_of(FighterId user, const Skill& skill) const;
    bool could_override(FighterId who) const;
    /// The statuses that keep the member from the skills of this timing (4.1).
    std::vector<int> barring(FighterId who, Timing timing) const;
    /// The hurdle that keeps the member from the skill, which must not be usable now.
    Hurdle hurdle(FighterId who, int skill) const;
    int expr(const Expr& amount, const Used& used) const;
    /// The amount of an effect, its own or the value of its words, for this user and target (4.1);
    /// and its number of cards or columns.
    Expr amount_of(const Effect& effect, FighterId user, FighterId target, const Used& used) const {
        if (effect.said.empty()) return effect.amount;
        Expr said;
        said.c = said_number(effect, user, target, used, -kMostSaid, kMostSaid);
        return said;
    }
    int number_of(const Effect& effect, FighterId user, FighterId target, const Used& used) const {
        if (effect.said.empty()) return effect.n;
        return said_number(effect, user, target, used, 0, kMostNumber);
    }
    /// Whether the effect's condition holds for the target (4).
    bool holds(const Action& action, const Effect& effect, FighterId target) const;
    /// The damage of one effect before it is reduced (7.5), and what of it the target takes.
    int out(FighterId from, const Expr& amount, const Used& used) const;
    int landed(FighterId target, int out, int reduce) const;

    /// For searches: puts the cards that `seer` can't see back into the deck, and deals them anew.
    void redeal(Side seer, Dice& dice);

private:
    // Tests begin in positions that no settings can give, and run single phases.
    friend class Position;

    Fighter& fighter(FighterId who) { return fighters_[static_cast<std::size_t>(who)]; }
    Owner& owner(FighterId who) { return owners_[static_cast<std::size_t>(at(who).owner)]; }

    // rounds.cpp
    void seat(const Sides& sides);
    void start();
    void play_round();
    FighterId choose_actor();
    void turn(FighterId who);
    /// Resets the uses of skills whose limit counts by this span.
    void renew_uses(Per per);
    void command(FighterId who);
    void list_commands(FighterId who, TypedOptions& picks) const;
    // round_end.cpp
    void round_end();
    void tick(FighterId who, Status status);
    /// Own statuses at a round's end (4.1): what they do, and which of them are over.
    void own_statuses(FighterId who);
    /// Offers skills of a timing that costs no command, by speed; of one member if it is given.
    void timed_skills(Timing timing, FighterId only = kNobody);
    /// Whether the skill would be usable after `calm` (6).
    bool usable_once_calm(FighterId who, int skill);
    /// Offers `calm` where it makes the skill usable; whether the skill is usable then (6).
    bool ready_at_round_end(FighterId who, int skill);
    void hand_limits();
    void fatal_damage();
    // use.cpp
    /// Adds the skill's options: one for a skill on oneself or on all targets, else one per target.
    void list_uses(FighterId who, int skill, TypedOptions& picks) const;
    void use(FighterId who, const TypedOption& pick, bool answers);
    void pay(Action& action);
    void pay_hand(Action& action, std::vector<int>& gone);
    void turn_up(Action& action);
    void react(Action& action);
    /// Asks `who` for a reaction for `target`: itself, or an ally.
    void ask_reaction(Action& action, FighterId who, FighterId target);
    void ask_allies(Action& action, FighterId target);
    void answer(Action& action, FighterId who, int skill, FighterId target);
    bool choose_targets(Action& action);
    /// Whether the member has 狂乱 and enough HP to pay it off (6).
    bool may_calm(FighterId who) const;
    void calm(FighterId who);
    void resolve(Action& action);
    void strike_back(const Action& action);
    // effects.cpp
    bool apply(Action& action, const Effect& effect);
    bool cut_short(const Action& action);
    // plans/question.cpp
    int said_number(const Effect& effect, FighterId user, FighterId target, const Used& used,
                    int least, int most) const;
    bool said_holds(const Effect& effect, FighterId user, FighterId target, const Used& used) const;
    std::vector<int> said_facts(const Effect& effect, FighterId user, FighterId target,
                                const Used& used) const;
    // effects.cpp
    Worth worth_of(const Action& action, const Effect& effect, FighterId target) const;
    void apply_to(Action& action, const Effect& effect, FighterId target);
    void apply_answer(Action& action, Action& reaction, const std::vector<Effect>& effects);
    void apply_one_answer(Action& action, Action& reaction, const Effect& effect);
    void contest(Action& action, Action& reaction, const Effect& effect);
    void negate(Action& action, const Action& reaction);
    void step_out(Action& action, Action& reaction);
    void give(Action& action, int most, FighterId target);
    void move_self(FighterId who, int n);
    void shift(const Action& action, const Effect& effect, int n, FighterId target);
    void set_status(FighterId who, Status status, const Action& by);
    void clear_status(FighterId who, Status status, std::string_view why);
    void sum_changes(Fighter& one) const;
    void move_to(FighterId who, int column, std::string_view why);
    /// Deals the damage; returns the damage dealt, after reduction.
    int deal(const Worth& worth, FighterId target);
    // falls.cpp
    /// Whether it falls now, after damage of this amount (7.8).
    bool falls(FighterId who, int amount) const;
    void check_fall(FighterId who, int amount, FighterId cause);
    bool ask_override(FighterId who, FighterId killer);
    void finish(FighterId who, FighterId cause);
    void kill(FighterId who, FighterId by);
    void die(FighterId who, std::string_view why);
    // cards.cpp
    bool draw_card(Card& card);
    int draw(FighterId who, int n);
    /// Adds a card to the 気魄. Cards that leave it are added to `gone`.
    void add_kihaku(FighterId who, Card card, std::vector<int>& gone);
    void shed_kihaku(FighterId who, std::vector<int>& gone);
    /// Discards up to `n` cards, the oldest first. Returns them, but only while verbose.
    std::vector<int> lose_kihaku(FighterId who, int n);
    /// `by`: the place of the skill that makes it discard; −1: `why` tells.
    void discard_cards(FighterId who, int n, std::string_view rule, std::string_view why,
                       int by = -1);
    /// The discards of 〈動揺〉 at a round's end.
    void shake(FighterId who);
    /// Takes a card out of the hand: the lowest if all are to go, else a chosen one (R33). Absent
    /// if the battle was given up.
    std::optional<Card> take_card(Point point, FighterId who, bool all);

    // rounds.cpp
    /// The empty list for the options of the next question: one for the whole battle, so that its
    /// memory is allocated once. It is read until the question is answered.
    TypedOptions& new_list() {
        picks_.clear();
        return picks_;
    }
    /// The chosen option; absent if the battle was given up.
    std::optional<TypedOption> choose(Point point, FighterId who, const TypedOptions& picks);
    /// Index of the chosen one of several options. Defined in plans/question.cpp, which puts the
    /// question to plans and players.
    std::size_t ask(Point point, FighterId who, const TypedOptions& picks);
    void check_victory();
    Outcome end();

    // words/emit.cpp
    void phase(std::string_view id, FighterId who);
    void emit(std::string_view kind, std::string_view rule, Actor actor,
              std::initializer_list<Arg> args = {}, std::vector<NumberList> lists = {});
    /// Call only while verbose.
    void tell(std::string_view kind, std::string_view rule, Actor actor, std::vector<Arg> args,
              std::vector<NumberList> lists);
    // words/events.cpp
    struct Counter;
    void emit_member(FighterId who);
    void emit_turn(FighterId who);
    /// Tells how a tie of speeds was decided, and by whom.
    void emit_tie(std::string_view kind, Actor actor, const Members& tied, const Arg& result);
    /// Tells the commands that the member gives up or has lost.
    void emit_commands(std::string_view kind, FighterId who);
    void emit_wait(FighterId who);
    void emit_skill(std::string_view kind, std::string_view rule, FighterId who, int skill,
                    std::string_view why = {});
    void emit_use(const Action& action);
    /// Tells which members of the right side a skill on all targets doesn't reach.
    void emit_left_out(const Action& action);
    void emit_no_react(FighterId who, bool chosen);
    void emit_contest(const Action& action, const Action& reaction, bool wins);
    /// Tells whether the reaction took the reacting member out of the skill's reach.
    void emit_slip(std::string_view kind, const Action& action, const Action& reaction);
    void emit_counter(std::string_view kind, const Counter& counter, const Action& action,
                      std::string_view why);
    void emit_unmet(const Action& action, const Effect& effect, FighterId target);
    /// `by`: the action whose skill gives it.
    void emit_status(std::string_view kind, FighterId who, Status status, std::string_view why,
                     const Action* by = nullptr);
    void emit_immune(FighterId who, Status status);
    /// `change`: cards gained; `total`: cards behind that.
    void emit_kihaku(FighterId who, std::string_view rule, int change, std::vector<int> gone,
                     int total, std::string_view why = {});
    void emit_discard(FighterId who, std::string_view rule, std::string_view why,
                      std::vector<int> gone, bool chosen);
    /// Pairs of a learned skill and what it adds to this bonus; of a status and what it adds.
    std::vector<int> learned_by(FighterId who, int Learned::*what) const;
    std::vector<int> changed_by(FighterId who, int StatusChanges::*what) const;
    /// Tells the amount with the cards and factors that it was computed from.
    void emit_worth(std::string_view kind, std::string_view rule, FighterId target,
                    const Worth& worth, std::initializer_list<Arg> args,
                    std::vector<int> learned = {});
    /// Tells everything between the amount and the damage dealt: bonuses, darkness, reduction.
    void emit_damage(const Worth& worth, FighterId target, int dealt);
    void emit_falls(const std::vector<FighterId>& hurt);
    void emit_no_override(FighterId who, bool chosen);
    void emit_settled();
    void emit_after();
    Board board() const;
    // words/trace.cpp
    void trace();
    void trace_result();

    Actor owner_actor(FighterId who) const { return owner_of(who).actor; }

    const shinki::Settings& settings_;
    const SkillList& list_;
    /// The columns in which the sides begin.
    std::array<int, 2> homes_{kColumns, 1};
    std::vector<Fighter> fighters_;
    std::vector<Owner> owners_;
    Cards deck_;
    Cards discards_;
    int round_ = 0;
    FighterId turn_of_ = kNobody;
    bool may_move_ = false;
    bool may_act_ = false;
    /// The acting member has fallen: its turn is over even if it has risen again (R43).
    bool turn_lost_ = false;
    const Action* answered_ = nullptr;
    FighterId answering_ = kNobody;
    FighterId shielded_ = kNobody;
    /// The members that have answered the present skill.
    Members answerers_ = {};
    Timing timing_ = Timing::RoundEnd;
    const Action* aiming_ = nullptr;
    const Action* paid_ = nullptr;
    FighterId met_ = kNobody;
    int cards_due_ = 0;
    std::string_view due_why_;
    int due_by_ = -1;
    TypedOptions picks_;
    struct Counter {
        FighterId who;
        int skill;
        Used used;
        std::vector<int> cards;
        const Effect* effect;
        /// The amount as computed when the reaction resolved, and the values of the facts of its
        /// words.
        Expr amount;
        std::vector<int> found;
    };
    std::vector<Counter> counters_;
    std::vector<std::pair<Actor, Actor>> strokes_;
    /// For the board: the columns that the skill being used reaches, and the side that uses it.
    std::vector<int> reach_;
    Side reaching_ = Side::None;
    // For the next line of the trace.
    std::string coins_;
    FighterId phase_who_ = kNobody;
};

/// The token of an option in records and traces: "skill guren B1", "step +1", "HK". Frozen.
std::string token(const Battle& battle, Point point, const TypedOption& pick);

} // namespace shiaiba::shinki
