// The fight of パネルアレー戦, clause by clause: sections 3 to 6 of its rules.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/fight/log.hpp"
#include "core/system/ruleset.hpp"
#include "rulesets/panel/fight/events.hpp"
#include "rulesets/panel/fight/state.hpp"
#include "rulesets/panel/sheet/settings.hpp"

namespace shiaiba::panel {

// Loops end a battle ([panel 4.6]).
/// Events since the chain was last settled.
inline constexpr int kMostPlaced = 500;
/// Uses in one action phase.
inline constexpr int kMostUses = 200;
/// Events in one turn [panel R58].
inline constexpr int kMostEvents = 4'000;
/// Of the chain on a board, the topmost.
inline constexpr std::size_t kMostShown = 32;

class Battle {
public:
    Battle(const PanelSettings& settings, const State& start, FightContext& context);

    /// Fights to the end.
    Outcome run();

private:
    /// Something that skills and statuses may react to ([panel 4.3]).
    struct Occurrence {
        When when = When::Use;
        /// Who acts, or whom it befalls.
        Side side = Side::A;
        By by = By::Effect;
        int amount = 0;
        int status = -1;
        /// Of what was placed: the event, its attributes and its skill of the list.
        int number = 0;
        Attributes attributes = {};
        int skill = -1;
        /// Of PanelPaid: what was paid, and the slot that it was for.
        PanelSet panels = 0;
        std::size_t slot = 0;
    };
    /// A reaction that an occurrence meets.
    struct Hit {
        const Occurrence* to;
        const std::vector<Line>* lines;
        /// Slot, −1: a status.
        int slot = -1;
        int status = -1;
        What bearer = What::Character;
        std::size_t bearer_place = 0;
        int maintained = 0;
    };
    /// What paid, in that order; and for each the letter that an ability let it pay, from 1, or 0.
    struct Payment {
        std::vector<std::size_t> panels;
        std::vector<int> as;
    };

    // battle.cpp — turns and the result (3)
    void turn();
    void judge_defeat();
    void judge(std::string_view reason, EventKind kind);
    void end(Side winner, std::string_view reason, EventKind kind, int a = 0, int b = 0);
    /// The place of what is chosen among the options, 0 where there is one; plans/question.cpp puts it to whoever decides.
    std::size_t ask(const Asking& asking);
    /// Of a line with a condition: facts are those that plans of its owner would see.
    bool holds(const ChainEvent& event, const Line& line) const;
    /// Of a trigger with a condition, when that happens.
    bool holds(const Trigger& trigger, Side owner, const Occurrence& one) const;
    /// What an amount in words comes to, and what its facts are.
    int said_number(const ChainEvent& event, const plan::Amount& amount, int least, int most) const;
    std::vector<int> said_facts(const ChainEvent& event, const plan::Amount& amount) const;
    int die();
    std::array<int, 2> roll_off(EventKind kind, EventKind tied);
    /// A die; of a status or panel: which one it is about.
    int roll(EventKind kind, Side side, int status = -1, What what = What::Character,
             std::size_t place = 0);

    // battle.cpp — the phases but the two of action (3.2)
    void start_phase();
    void initiative_phase();
    void transcription_phase();
    void transcribe_pattern(Side side, std::size_t pattern);
    void status_phase();
    void recover(Side side);
    void end_phase();
    void upkeep(Side side);
    void refresh();
    /// A phase occurrence, and everything that comes of it.
    void announce(When when, Side side);

    // use.cpp — the action phase, using and paying (3.2, 5.2)
    void action_phase(Side side);
    bool usable(Side side, std::size_t slot) const;
    void use(Side side, std::size_t slot, int cause);
    Attributes pay(Side side, std::size_t slot, PanelSet& paid);
    /// `paid`: those that pay already.
    std::size_t pay_one(Side side, std::size_t slot, PanelSet from, PanelSet paid,
                        bool white = false);

    // chain.cpp — placing, settling, resolving (4.1, 4.2)
    void place(ChainEvent event);
    /// Last line first.
    void place_lines(const ChainEvent& like, const std::vector<Line>& lines);
    void settle();
    void resolve(const ChainEvent& event);
    void resolve_attack(const ChainEvent& event);

    // chain.cpp — who reacts, and in which order (4.3, 4.4)
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

    // effects.cpp — what text lines do to a fight and to panels (7.2)
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

    // objects.cpp — what is chosen, and its statuses and maintained uses (6, 7.2)
    void choose_objects(const ChainEvent& event, const Line& line);
    bool may_choose(const Line& line, Side owner, std::size_t place) const;
    bool fits(const Line& line, Side owner, std::size_t slot) const;
    void give(const ChainEvent& event, const Line& line);
    bool give_to(Side side, What what, std::size_t place, int status, bool silently = false);
    void remove(const ChainEvent& event, const Line& line);
    void release_chosen(const ChainEvent& event, const Line& line);
    bool take_from(Side side, What what, std::size_t place, std::size_t status);

    // own_lists.cpp — what a GM's own lists may do besides: arrays that change their length (7.2)
    void gain_panels(const ChainEvent& event, const Line& line);
    void lose_panels(const ChainEvent& event, const Line& line);
    template <class Sets, class Places>
    void renumber(Side side, Sets sets, Places places);
    Element choose_element(const ChainEvent& event, const Line& line, Side side);

    // own_lists.cpp — statuses that end once they trigger, and their number (6.2)
    bool goes_on(const ChainEvent& event);
    int stacks(const ChainEvent& event) const;
    int borne(const ChainEvent& event) const;
    int amount(const ChainEvent& event, const Line& line) const {
        if (!line.said.empty()) return said_;
        return line.amount == Line::Amount::Stacks ? stacks(event) : line.n;
    }
    int count(const Line& line) const { return line.said_count.empty() ? line.count : said_count_; }
    /// What a line that is being executed says in words comes to now.
    void reckon(const ChainEvent& event, const Line& line);

    // use.cpp — how it begins and ends (5.5)
    void maintain(const ChainEvent& event);
    void check_maintenance();
    /// `why`: "chosen", "effect" (with the number of its event), "lost" or "cost".
    void release(Side side, int id, std::string_view why, int by = 0);

    // words/emit.cpp — events
    void emit(EventKind kind, Side side, std::vector<Arg> args = {},
              std::vector<NumberList> lists = {});
    void emit_status(EventKind kind, Side side, What bearer, std::size_t place, int which,
                     int stacks);
    void add_stacks(std::vector<Arg>& args, What bearer, int which, int stacks) const;
    std::vector<Arg> borne_args(Side side, What bearer, std::size_t place, int which) const;
    void emit_not_given(Side side, What bearer, std::size_t place, int which);
    std::string_view immune_by(Side side, int which) const;
    /// An effect, or a part of it, that came to nothing (words/sentences.cpp has the reasons).
    void emit_nothing(std::string_view why, Side side, std::vector<Arg> args = {});
    void emit_short(const Line& line, Side side, int n);
    void emit_none_borne(const Line& line, Side side);
    void emit_thawed(Side side, std::size_t panel, StatusSet ended);
    void emit_unmet(const ChainEvent& event, const Line& line);
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
    void emit_length(EventKind kind, Side side, bool left, const std::vector<Element>& panels);
    void emit_transcribed(Side side, std::size_t pattern);
    void begin_phase(std::string_view id, Side side);
    std::string_view name_of(Side side, std::size_t slot) const;

    // words/board.cpp — boards, and the trace with one line a phase
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
    FightContext& context_;
    Log& log_;
    State state_;
    std::vector<Option> options_;
    /// Events whose triggers are not checked yet, in order; those before next_ are.
    std::vector<int> unchecked_;
    std::size_t next_ = 0;
    /// What the present resolution made happen.
    std::vector<Occurrence> happened_;
    std::vector<Occurrence> firing_;
    std::vector<Occurrence> paid_;
    std::vector<std::size_t> chosen_;
    /// Triggerings whose first line has resolved, and how many of the status there were; 0: none of it works.
    std::vector<std::pair<int, int>> endings_;
    int triggerings_ = 0;
    /// Of the line that is being executed: its amounts in words; and what the `spend` around it took.
    int said_ = 0;
    int said_count_ = 0;
    int spent_ = 0;
    // For the board: what resolves just now, where it lay, and the number of what is being cancelled.
    std::optional<ChainEvent> resolving_;
    std::size_t resolving_at_ = 0;
    int vanishing_ = 0;
    int numbers_ = 0;
    /// What triggers just now, by its number; 0: a phase, or nothing.
    int answered_ = 0;
    int maintenances_ = 0;
    int placed_ = 0;
    /// Of the last event before this turn.
    int before_turn_ = 0;
    /// Who counts as first while that is undecided and both have the same 体力; None: not rolled.
    Side undecided_first_ = Side::None;
    bool ended_ = false;
    Outcome outcome_;
    std::string_view scene_ = "start";
    Side actor_ = Side::None;
    /// Rolled in this phase; kept only for the trace.
    std::string rolled_;
};

} // namespace shiaiba::panel
