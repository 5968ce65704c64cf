// The battle, in the order of the rules: section 7, split by phase.
#pragma once

#include <array>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/system/ruleset.hpp"
#include "rulesets/shinki/fight/fighter.hpp"
#include "rulesets/shinki/fight/reasons.hpp"
#include "rulesets/shinki/sheet/settings.hpp"
#include "rulesets/shinki/sheet/sheet.hpp"
#include "rulesets/shinki/sheet/vocabulary.hpp"

namespace shiaiba::shinki {

class ShinkiQuestion;

/// One option: which kind, and what of.
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
    /// Of a skill: its place in the list.
    std::int16_t skill = -1;
    /// A member; of a skill kNobody where it has no single target.
    std::int8_t who = kNobody;
    /// A card, a column, or the way of a step: −1 or 1.
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

/// A skill that is being used.
struct Action {
    FighterId user = kNobody;
    int skill = -1;
    Used used = {};
    /// In build order; who slipped away is taken out.
    std::vector<FighterId> targets = {};
    /// Bits of members that it has damaged, and of those that it reaches.
    unsigned damaged = 0;
    unsigned reached = 0;
    /// The cards of `used`; none where the log isn't heard.
    std::vector<int> cards = {};
};

/// An amount of a skill, and what it is made of.
struct Worth {
    FighterId by = kNobody;
    int skill = -1;
    Expr amount;
    const Used& used;
    const std::vector<int>& cards;
    /// Of an amount in words: its effect's number in the skill, and what its facts were.
    int said = 0;
    std::vector<int> found = {};
};

class Battle {
public:
    Battle(const shinki::Settings& settings, const Sides& sides, FightContext& context);
    Outcome run();

    // -- what questions, plans and words read
    const shinki::Settings& settings() const { return settings_; }
    const SkillList& list() const { return list_; }
    const Skill& skill(int place) const { return list_.skills[static_cast<std::size_t>(place)]; }
    int members() const { return static_cast<int>(fighters_.size()); }
    const Fighter& at(FighterId who) const { return fighters_[static_cast<std::size_t>(who)]; }
    FighterId who(Actor actor) const;
    /// The first of that side in build order that isn't down; kNobody where all are.
    FighterId first_standing(Side side) const;
    const Owner& owner_of(FighterId who) const {
        return owners_[static_cast<std::size_t>(at(who).owner)];
    }
    const std::vector<Owner>& owners() const { return owners_; }
    const Cards& deck() const { return deck_; }
    const Cards& discards() const { return discards_; }
    int round() const { return round_; }
    /// By speed; of two who are as quick, players come before a GM's.
    bool quicker(FighterId a, FighterId b) const {
        if (at(a).speed() != at(b).speed()) return at(a).speed() > at(b).speed();
        return !at(a).gm && at(b).gm;
    }
    bool enemies(FighterId a, FighterId b) const { return at(a).actor.side != at(b).actor.side; }
    /// The commands that the member whose turn it is has left.
    bool may_move() const { return may_move_; }
    bool may_act() const { return may_act_; }
    /// Whose turn it is; kNobody at the start and at a round's end.
    FighterId turn_of() const { return turn_of_; }
    /// The skill that is answered, or a reaction is paid against; nullptr where there is none.
    const Action* answered() const { return answered_; }
    /// Who decides on an answer to it, until that is dealt with; kNobody elsewhere.
    FighterId answering() const { return answering_; }
    /// The skill that is being paid, and with what so far; nullptr elsewhere.
    const Action* paid() const { return paid_; }
    /// Who is finished, or is handed cards; kNobody elsewhere.
    FighterId met() const { return met_; }
    /// How many cards are still discarded or handed over, with the one that is asked for.
    int cards_due() const { return cards_due_; }

    /// 7.5: can it be used now? `timing` is the one that is asked for.
    bool usable(FighterId who, int skill, Timing timing) const;
    bool usable_but_for_targets(FighterId who, int skill) const;
    bool payable(FighterId who, const Skill& skill) const;
    /// Is that one a legal target from this column?
    bool legal_target(FighterId user, const Skill& skill, FighterId target, int from) const;
    /// All legal targets, in build order; of a skill on oneself that one.
    void targets_of(FighterId user, const Skill& skill, std::vector<FighterId>& targets) const;
    bool could_override(FighterId who) const;
    /// What keeps that one from this skill, which it can't use now.
    Hurdle hurdle(FighterId who, int skill) const;
    int expr(const Expr& amount, const Used& used) const;
    /// 4.1: the amount of an effect, its own or what its words come to now, of who uses it and whom it is done to; and a
    /// number of cards or columns.
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
    /// 4: does what the effect hangs on hold for that target?
    bool holds(const Action& action, const Effect& effect, FighterId target) const;
    /// 7.5: what one instance deals before it is reduced.
    int out(FighterId from, const Expr& amount, const Used& used) const;

    /// Puts what `seer` can't see back, and deals it anew.
    void redeal(Side seer, Dice& dice);

private:
    /// Tests begin in positions that no settings can give, with one phase.
    friend class Position;

    Fighter& fighter(FighterId who) { return fighters_[static_cast<std::size_t>(who)]; }
    Owner& owner(FighterId who) { return owners_[static_cast<std::size_t>(at(who).owner)]; }

    // rounds.cpp
    void seat(const Sides& sides);
    void start();
    void play_round();
    FighterId choose_actor();
    void turn(FighterId who);
    /// Uses that are counted by that span begin anew.
    void renew_uses(Per per);
    void command(FighterId who);
    void list_commands(FighterId who, TypedOptions& picks) const;
    // round_end.cpp
    void round_end();
    void tick(FighterId who, Status status);
    void end_skills();
    /// 6: would `calm` make that skill usable now?
    bool usable_once_calm(FighterId who, int skill);
    /// 6: returns whether it may be used, now or behind `calm`.
    bool ready_at_round_end(FighterId who, int skill);
    void hand_limits();
    void fatal_damage();
    // use.cpp
    /// A skill on oneself or on everybody is one option, of any other each target is one.
    void list_uses(FighterId who, int skill, TypedOptions& picks) const;
    void use(FighterId who, const TypedOption& pick, bool answers);
    void pay(Action& action);
    void pay_hand(Action& action, std::vector<int>& gone);
    void turn_up(Action& action);
    void react(Action& action);
    void ask_reaction(Action& action, FighterId target);
    void answer(Action& action, FighterId target, int skill);
    /// 6: 狂乱 can be paid off.
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
    void move_to(FighterId who, int column, std::string_view why);
    /// Returns what it comes to in the end.
    int deal(const Worth& worth, FighterId target);
    // falls.cpp
    /// 7.8: would it fall now, of so much damage?
    bool falls(FighterId who, int amount) const;
    void check_fall(FighterId who, int amount, FighterId cause);
    bool ask_override(FighterId who, FighterId killer);
    void finish(FighterId who, FighterId cause);
    void kill(FighterId who, FighterId by);
    void die(FighterId who, std::string_view why);
    // cards.cpp
    bool draw_card(Card& card);
    int draw(FighterId who, int n);
    /// `gone` grows by the cards that leave the 気魄.
    void add_kihaku(FighterId who, Card card, std::vector<int>& gone);
    void shed_kihaku(FighterId who, std::vector<int>& gone);
    /// As many as there are of so many; the oldest go first. Returns them, where the log is heard.
    std::vector<int> lose_kihaku(FighterId who, int n);
    void discard_cards(FighterId who, int n, std::string_view rule, std::string_view why);
    /// What 〈動揺〉 takes at a round's end.
    void shake(FighterId who);
    /// One of the hand: the lowest where all are to go, else one that is chosen (R33).
    std::optional<Card> take_card(Point point, FighterId who, bool all);

    // rounds.cpp
    /// The pick; nothing once the battle was given up.
    std::optional<TypedOption> choose(Point point, FighterId who, const TypedOptions& picks);
    /// The place of a real choice among `picks`, as plans/question.cpp puts it to whoever decides.
    std::size_t ask(Point point, FighterId who, const TypedOptions& picks);
    /// What the next line of the trace says of it.
    void note(Point point, FighterId who, const TypedOption& pick);
    bool over() const { return reason_ != nullptr; }
    void check_victory();
    void end_with(Side winner, const char* reason);
    Outcome end();
    void surrender();

    // words/emit.cpp
    bool verbose() const { return context_.log().verbose(); }
    void phase(std::string_view id, FighterId who);
    void emit(std::string_view kind, std::string_view rule, Actor actor,
              std::initializer_list<Arg> args = {}, std::vector<NumberList> lists = {});
    /// Only while the log is heard.
    void tell(std::string_view kind, std::string_view rule, Actor actor, std::vector<Arg> args,
              std::vector<NumberList> lists);
    // words/events.cpp
    struct Counter;
    void emit_member(FighterId who);
    void emit_turn(FighterId who);
    /// Who decides a tie of speeds, and what comes of it.
    void emit_tie(std::string_view kind, Actor actor, const std::vector<FighterId>& tied,
                  const Arg& result);
    /// Those that it has left and will not carry out.
    void emit_commands(std::string_view kind, FighterId who);
    void emit_wait(FighterId who);
    void emit_skill(std::string_view kind, std::string_view rule, FighterId who, int skill,
                    std::string_view why = {});
    void emit_use(const Action& action);
    /// Those whom a skill for all doesn't reach.
    void emit_left_out(const Action& action);
    void emit_no_react(FighterId who, bool chosen);
    void emit_contest(const Action& action, const Action& reaction, bool wins);
    /// Whether that answer took who answers out of a skill's reach.
    void emit_slip(std::string_view kind, const Action& action, const Action& reaction);
    void emit_counter(std::string_view kind, const Counter& counter, const Action& action,
                      std::string_view why);
    void emit_unmet(const Action& action, const Effect& effect, FighterId target);
    /// `by`: the skill that gives it.
    void emit_status(std::string_view kind, FighterId who, Status status, std::string_view why,
                     const Action* by = nullptr);
    void emit_immune(FighterId who, Status status);
    /// `total`: how many it then had.
    void emit_kihaku(FighterId who, std::string_view rule, int change, std::vector<int> gone,
                     int total, std::string_view why = {});
    void emit_discard(FighterId who, std::string_view rule, std::string_view why,
                      std::vector<int> gone, bool chosen);
    /// Pairs: a skill that it has learned, and what that adds.
    std::vector<int> learned_by(FighterId who, int Learned::*what) const;
    /// With what the amount is made of.
    void emit_worth(std::string_view kind, std::string_view rule, FighterId target,
                    const Worth& worth, std::initializer_list<Arg> args,
                    std::vector<int> learned = {});
    /// With all that stands between the amount and what was dealt.
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
    FightContext& context_;
    /// Columns in which the sides begin.
    std::array<int, 2> homes_{kColumns, 1};
    std::vector<Fighter> fighters_;
    std::vector<Owner> owners_;
    Cards deck_;
    Cards discards_;
    int round_ = 0;
    std::string_view phase_ = "start";
    FighterId turn_of_ = kNobody;
    bool may_move_ = false;
    bool may_act_ = false;
    /// The turn is over at its owner's fall, though it may have risen again.
    bool turn_lost_ = false;
    const Action* answered_ = nullptr;
    FighterId answering_ = kNobody;
    const Action* paid_ = nullptr;
    FighterId met_ = kNobody;
    int cards_due_ = 0;
    struct Counter {
        FighterId who;
        int skill;
        Used used;
        std::vector<int> cards;
        const Effect* effect;
        /// As it was worked out when the reaction resolved; and what its words' facts were.
        Expr amount;
        std::vector<int> found;
    };
    std::vector<Counter> counters_;
    std::vector<std::pair<Actor, Actor>> strokes_;
    /// Columns that the skill being used reaches, of that side's member.
    std::vector<int> reach_;
    Side reaching_ = Side::None;
    Side winner_ = Side::None;
    const char* reason_ = nullptr;
    /// Of the trace's next line.
    std::string coins_;
    std::string acts_;
    FighterId phase_who_ = kNobody;
};

/// "skill guren B1", "step +1", "HK".
std::string token(const Battle& battle, Point point, const TypedOption& pick);

} // namespace shiaiba::shinki
