// Battle: one fight of パネルアレー戦 from start to verdict, clause by clause (sections 3 to 6 of
// the rules). The functions are grouped below by the file that defines them; the order of dice and
// questions is frozen, as links and traces hang on it.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/fight/battle.hpp"
#include "core/system/system.hpp"
#include "rulesets/panel/fight/events.hpp"
#include "rulesets/panel/fight/state.hpp"
#include "rulesets/panel/sheet/settings.hpp"

namespace shiaiba::panel {

// -- Bounds that end a battle as an infinite loop ([panel 4.6])
/// Events since the chain was last settled.
inline constexpr int kMostPlaced = 500;
/// Uses in one action phase.
inline constexpr int kMostUses = 200;
/// Events in one turn [panel R58].
inline constexpr int kMostEvents = 4'000;
/// Most events of the chain that a board shows, the topmost ones.
inline constexpr std::size_t kMostShown = 32;

/// What comes of a use if nobody reacts to it.
struct Outlook {
    /// Damage to the opponent, in order: each attack, each line that deals damage.
    std::vector<int> dealt;
    /// HP afterwards, by side; not below 0.
    std::array<int, 2> hp{};
    /// The opponent may react, with a skill that it can pay for.
    bool answered = false;
};

class Battle : AskedBattle {
public:
    Battle(const PanelSettings& settings, const State& start, FightContext& context);

    /// Fights to the end.
    Outcome run();

    /// Uses the skill in an action phase on a copy of this state; absent if that hangs on dice.
    /// `white`: the element of the panels that pay 白 as far as there are any; else the left-most.
    static std::optional<Outlook> outlook(const State& state, Side side, std::size_t slot,
                                          std::optional<Element> white = {});

private:
    /// Something that happened, to which skills and statuses may react ([panel 4.3]).
    struct Occurrence {
        When when = When::Use;
        /// The side that acts, or that it happens to.
        Side side = Side::A;
        By by = By::Effect;
        int amount = 0;
        int status = -1;
        /// Events placed on the chain: number, attributes, and the place in the list of the skill.
        int number = 0;
        Attributes attributes = {};
        int skill = -1;
        /// PanelPaid: the panels that paid, and the slot of the skill that they paid for.
        PanelSet panels = 0;
        std::size_t slot = 0;
    };
    /// The panels that paid, in order; `as`: for each panel the letter that an ability let it pay
    /// (1 to 6), else 0.
    struct Payment {
        std::vector<std::size_t> panels;
        std::vector<int> as;
    };

    // -- battle.cpp: turns and the result (3)
    void turn();
    void judge_defeat();
    void judge(std::string_view reason, EventKind kind);
    void end(Side winner, std::string_view reason, EventKind kind, int a = 0, int b = 0);
    /// Index of the chosen option of `options_`; a lone option isn't asked for. Defined in
    /// plans/question.cpp, which puts the question to plans and players.
    std::size_t ask(const Asking& asking);
    /// Whether the condition of a line holds, by the facts that plans of the event's owner would
    /// see.
    bool holds(const ChainEvent& event, const Line& line) const;
    /// Whether the condition of a trigger holds when the occurrence happens.
    bool holds(const Trigger& trigger, Side owner, const Occurrence& one) const;
    /// The value of an amount in words, and the values of its facts.
    int said_number(const ChainEvent& event, const plan::Amount& amount, int least, int most) const;
    std::vector<int> said_facts(const ChainEvent& event, const plan::Amount& amount) const;
    int die();
    std::array<int, 2> roll_off(EventKind kind, EventKind tied);
    /// Rolls a die and tells it. `status`, `what`, `place`: the status or panel that the die is
    /// for.
    int roll(EventKind kind, Side side, int status = -1, What what = What::Character,
             std::size_t place = 0);

    // -- battle.cpp: the phases except the two of action (3.2)
    void start_phase();
    void initiative_phase();
    void transcription_phase();
    void transcribe_pattern(Side side, std::size_t pattern);
    void status_phase();
    void recover(Side side);
    void end_phase();
    void upkeep(Side side);
    void refresh();
    /// Lets a phase trigger abilities, and settles the chain.
    void announce(When when, Side side);

    // -- use.cpp: the action phase, using and paying (3.2, 5.2)
    void action_phase(Side side);
    bool usable(Side side, std::size_t slot) const;
    void use(Side side, std::size_t slot, int cause);
    Attributes pay(Side side, std::size_t slot, PanelSet& paid);
    /// Index of the chosen panel out of `from`. `paid`: the panels that pay already; `white`: the
    /// letter is 白.
    std::size_t pay_one(Side side, std::size_t slot, PanelSet from, PanelSet paid,
                        bool white = false);

    // -- chain.cpp: placing, settling, resolving (4.1, 4.2)
    void place(ChainEvent event);
    /// Places an EFFECT for each line, the last line first, so that they resolve in the order of
    /// the text. `like`: the members that all these events share.
    void place_lines(const ChainEvent& like, const std::vector<Line>& lines);
    void settle();
    void resolve(const ChainEvent& event);
    void resolve_attack(const ChainEvent& event);

    // -- chain.cpp: reactions and their order (4.3, 4.4)
    void fire(const std::vector<Occurrence>& all);
    std::array<Side, 2> order(const std::vector<Occurrence>& all);
    bool has_reaction(Side side, const std::vector<Occurrence>& all) const;
    bool matches(const Trigger& trigger, Side owner, const Occurrence& one) const;
    void fire_status(Side side, const Occurrence& one, std::size_t status, What bearer,
                     std::size_t bearer_place);
    static bool has_paid(const Occurrence& one, Side side, What bearer, std::size_t place);
    void fire_statuses(Side side, const std::vector<Occurrence>& all);
    void fire_skills(Side side, const std::vector<Occurrence>& all);
    void react(Side side, std::size_t slot, const Occurrence& to);

    // -- effects.cpp: effects of text lines on the fight and on panels (7.2)
    void execute(const ChainEvent& event, const Line& line);
    void strike(const ChainEvent& event, const Line& line);
    void hurt(Side side, int n, By by);
    void damage(const ChainEvent& event, const Line& line);
    void heal(Side side, int n);
    void change_attack(const ChainEvent& event, const Line& line);
    void cancel(const ChainEvent& event);
    void spend(const ChainEvent& event, const Line& line);
    void lose(const ChainEvent& event);
    void change_panels(const ChainEvent& event, const Line& line);
    void transcribe_by_effect(const ChainEvent& event);

    // -- objects.cpp: choosing targets, statuses, releases (6, 7.2)
    void choose_objects(const ChainEvent& event, const Line& line);
    bool may_choose(const Line& line, Side owner, std::size_t place) const;
    bool fits(const Line& line, Side owner, std::size_t slot) const;
    void give(const ChainEvent& event, const Line& line);
    bool give_to(Side side, What what, std::size_t place, int status, bool silently = false);
    void remove(const ChainEvent& event, const Line& line);
    void release_chosen(const ChainEvent& event, const Line& line);
    bool take_from(Side side, What what, std::size_t place, std::size_t status);

    // -- own_lists.cpp: arrays that change their length, in own lists only (7.2)
    void gain_panels(const ChainEvent& event, const Line& line);
    void lose_panels(const ChainEvent& event, const Line& line);
    template <class Sets, class Places>
    void renumber(Side side, Sets sets, Places places);
    Element choose_element(const ChainEvent& event, const Line& line, Side side);

    // -- own_lists.cpp: modifiers that last some turns, in own lists only (7.2)
    void modify(const ChainEvent& event, const Line& line);
    void end_modifiers();

    // -- own_lists.cpp: statuses that end once they trigger, stacks, amounts in words (6.2, 7.2)
    bool goes_on(const ChainEvent& event);
    int stacks(const ChainEvent& event) const;
    int borne(const ChainEvent& event) const;
    int amount(const ChainEvent& event, const Line& line) const {
        if (!line.said.empty()) return said_;
        return line.amount == Line::Amount::Stacks ? stacks(event) : line.n;
    }
    int count(const Line& line) const { return line.said_count.empty() ? line.count : said_count_; }
    /// Evaluates the line's amounts in words, which amount() and count() then return.
    void reckon(const ChainEvent& event, const Line& line);

    // -- use.cpp: how maintenance begins and ends (5.5)
    void maintain(const ChainEvent& event);
    void check_maintenance();
    /// `why`: "chosen", "effect", "lost" or "cost"; `by`: number of the event whose effect it was.
    void release(Side side, int id, std::string_view why, int by = 0);

    // -- plans/outlook.cpp: what a use comes to
    void tell_outlook(Side side, int damage) {
        if (outlook_ != nullptr && side == outlook_against_) outlook_->dealt.push_back(damage);
    }

    // -- words/emit.cpp: events of the log
    void emit(EventKind kind, Side side, std::vector<Arg> args = {},
              std::vector<NumberList> lists = {});
    void emit_status(EventKind kind, Side side, What bearer, std::size_t place, int which,
                     int stacks);
    void add_stacks(std::vector<Arg>& args, What bearer, int which, int stacks) const;
    std::vector<Arg> borne_args(Side side, What bearer, std::size_t place, int which) const;
    void emit_not_given(Side side, What bearer, std::size_t place, int which);
    /// Tells why an effect, or a part of it, came to nothing. `why`: a reason of
    /// words/sentences.cpp.
    void emit_nothing(std::string_view why, Side side, std::vector<Arg> args = {});
    void emit_short(const Line& line, Side side, int n);
    void emit_none_borne(const Line& line, Side side);
    void emit_thawed(Side side, std::size_t panel, StatusSet ended);
    void emit_unmet(const ChainEvent& event, const Line& line);
    void emit_strength(const ChainEvent& event, int before);
    void emit_gone(const ChainEvent& event);
    void add_origin(std::vector<Arg>& args, int number) const;
    void emit_reckoned(const ChainEvent& event, const Line& line);
    int deep(const ChainEvent& event, const Line& line) const;
    void emit_use(Side side, std::size_t slot, const Payment& payment);
    void emit_unused(EventKind kind, Side side, std::size_t slot, std::vector<Arg> more = {});
    void emit_bound(Side side, std::size_t slot, const std::vector<Occurrence>& all);
    void emit_released(Side side, const Maintained& use, std::string_view why, int by);
    void emit_cancelled(const ChainEvent& event);
    void emit_placed(const ChainEvent& event);
    void emit_resolved(const ChainEvent& event);
    void emit_event(EventKind kind, const ChainEvent& event);
    std::vector<Arg> source_args(const ChainEvent& event) const;
    void emit_panels(Side side, Op op, const std::vector<std::size_t>& panels,
                     const std::vector<Panel>& before);
    void emit_modifier(EventKind kind, Side side, const Lasting& one);
    void emit_length(EventKind kind, Side side, bool left, const std::vector<Element>& panels);
    void emit_transcribed(Side side, std::size_t pattern);
    void begin_phase(std::string_view id, Side side);
    std::string_view name_of(Side side, std::size_t slot) const;

    // -- words/board.cpp: boards, and the trace with one line per phase
    Board board() const;
    Board::Entry entry(const ChainEvent& event, std::string_view state) const;
    void trace_phase();
    void trace_end();

    const Slot& slot_of(const ChainEvent& event) const {
        return state_.of(event.owner).slots[static_cast<std::size_t>(event.slot)];
    }
    const Status& status(int place) const {
        return state_.list->status(static_cast<std::size_t>(place));
    }
    static Side seen(Side owner, Who who) { return who == Who::Self ? owner : other(owner); }

    PanelSettings settings_;
    State state_;
    std::vector<Option> options_;
    /// Numbers of the events whose triggers are checked in this round of settling, in order; those
    /// before index `next_` have been checked.
    std::vector<int> unchecked_;
    std::size_t next_ = 0;
    /// Occurrences of the present resolution; `firing_`: those that may trigger now; `paid_`: the
    /// payment of the present use.
    std::vector<Occurrence> happened_;
    std::vector<Occurrence> firing_;
    std::vector<Occurrence> paid_;
    std::vector<std::size_t> chosen_;
    /// Triggerings of statuses that end once they trigger, whose first line has resolved: the
    /// number of the triggering, and the stacks that ended (0: none of its lines works).
    std::vector<std::pair<int, int>> endings_;
    int triggerings_ = 0;
    /// The line being executed: values of its amounts in words; `spent_`: the number that the
    /// `spend` around it took.
    int said_ = 0;
    int said_count_ = 0;
    int spent_ = 0;
    // For boards only: the event being resolved, its former place on the chain, and the number of
    // the event being cancelled.
    std::optional<ChainEvent> resolving_;
    std::size_t resolving_at_ = 0;
    int vanishing_ = 0;
    int numbers_ = 0;
    /// For the log only: what each event of the chain was, by its number from 1 on.
    struct Origin {
        Side owner;
        Happening kind;
        int slot;
        int status;
    };
    std::vector<Origin> origins_;
    /// Set while a use is tried out.
    Outlook* outlook_ = nullptr;
    Side outlook_against_ = Side::None;
    /// Number of the event that triggers now; 0: a phase triggers, or nothing.
    int answered_ = 0;
    int maintenances_ = 0;
    int placed_ = 0;
    /// Number of the last event before this turn.
    int before_turn_ = 0;
    /// The side that counts as first while the initiative is undecided and both have the same 体力;
    /// None: not rolled yet [panel R11].
    Side undecided_first_ = Side::None;
    Outcome outcome_;
    Side actor_ = Side::None;
    /// Dice of this phase as digits; only kept while tracing.
    std::string rolled_;
};

} // namespace shiaiba::panel
