// The log of a fight: typed events, the board after each, decisions, and the trace. A muted log costs nothing.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/fight/question.hpp"
#include "core/fight/side.hpp"
#include "core/plan/tree.hpp"
#include "core/text/digest.hpp"

namespace shiaiba {

/// A fact of an event: a number, a word of the system's catalogue (which outlives every log), or somebody.
struct Arg {
    std::string_view name;
    std::variant<int, std::string_view, Actor> value;
    /// The one side that may know it while the fight goes on; None: everybody.
    Side seen_by = Side::None;
};

/// Small numbers in a row: cards, or the faces of dice of one size, as they fell. Dice that were rolled and count are the
/// list "dice", those that lay there and were changed "changed"; "fell" is what either showed before, where that differs.
struct NumberList {
    std::string_view name;
    std::vector<int> values;
    /// Of the dice; 0: these are none.
    int sides = 0;
    /// As of a fact.
    Side seen_by = Side::None;
};

/// One thing that happened. Ids and numbers only: words come from the narrator.
struct Event {
    int round = 0;
    std::string_view phase;
    /// Clause of the rules that made it happen, e.g. "5.3".
    std::string_view rule;
    std::string_view kind;
    /// Who does it or undergoes it; None for both or nobody.
    Side side = Side::None;
    std::vector<Arg> args;
    /// The member of that side, where sides are parties.
    int member = kWholeSide;
    std::vector<NumberList> lists = {};

    Actor actor() const { return {side, member}; }
    /// 0 or "" where there is no such fact.
    int number(std::string_view name) const;
    std::string_view word(std::string_view name) const;
    /// Nobody, or none, where there is no such fact, or no such list.
    Actor who(std::string_view name) const;
    const std::vector<int>& numbers(std::string_view name) const;
};

struct PlaceOf {
    Side side = Side::None;
    int place = 0;
};

/// The position after an event, in a vocabulary that every system shares.
struct Board {
    struct Cell {
        std::string_view item;
        int level = 0;
        bool gone = false;
        int counters = 0;
        std::string_view mark;
        std::string_view was;
        /// "used" or "locked"; mostly neither.
        std::string_view use = {};
        /// Letters of the states that it bears.
        std::string states = {};
        friend bool operator==(const Cell&, const Cell&) = default;
    };
    struct Row {
        std::string_view id;
        std::vector<Cell> cells;
    };
    /// Cards that lie together: a hand, a deck, what was discarded.
    struct Pile {
        std::string_view id;
        int count = 0;
        /// The most that it may hold; 0: any number.
        int limit = 0;
        /// What lies in it where that is told, the oldest first: as many as `count`, or none.
        std::vector<std::string_view> cards = {};
        /// The member of a side that it belongs to, or the whole side.
        int member = kWholeSide;
        /// The one side that may know the cards while the fight goes on; None: everybody.
        Side seen_by = Side::None;
        friend bool operator==(const Pile&, const Pile&) = default;
    };
    struct Meter {
        std::string_view id;
        int value = 0;
        int max = 0;
        friend bool operator==(const Meter&, const Meter&) = default;
    };
    using States = std::vector<std::pair<std::string_view, int>>;
    /// A member of a party, as it stands on the field.
    struct Figure {
        int member = 0;
        /// Column from 1, or 1 in front and 2 behind, as the form's board says; 0: nowhere in particular.
        int at = 0;
        std::vector<Meter> meters = {};
        States states = {};
        /// Cells beside it, of the form's one row of figures: a deployed card, what it holds.
        std::vector<Cell> cells = {};
        /// The figure had its turn in this round; it takes no part any more.
        bool acted = false;
        bool out = false;
        /// Its place from 1 in the order in which those of both sides act; 0: that is not settled, or nobody's.
        int turn = 0;
        friend bool operator==(const Figure&, const Figure&) = default;
    };
    struct Half {
        std::vector<Row> rows;
        std::vector<Meter> meters;
        States states;
        int left = 0;
        int full = 0;
        std::vector<Figure> figures = {};
        std::vector<Pile> piles = {};
    };
    /// What waits on a stack to resolve.
    struct Entry {
        int number = 0;
        std::string_view kind;
        Side side = Side::None;
        /// The item that it comes from, or else the state.
        std::string_view item;
        std::string_view status;
        /// Text line of the ability, 0: none.
        int line = 0;
        int damage = 0;
        /// Whom it is for; None: not settled yet.
        Side to = Side::None;
        std::string attributes;
        /// The entry that it answers, 0: none.
        int cause = 0;
        /// "waiting", "resolving" or "vanished".
        std::string_view state;
        /// Index of the event that told of it.
        int event = 0;
        friend bool operator==(const Entry&, const Entry&) = default;
    };
    /// Bullets in the air: what they look like, how they fly, how much was put into them (`Volley` of
    /// bindings/types/report.d.ts).
    struct Volley {
        Actor by;
        std::string_view shape;
        std::string_view way;
        /// 0: there are none.
        int size = 0;
    };
    int round = 0;
    std::string_view phase;
    std::array<Half, 2> sides;
    std::vector<std::pair<PlaceOf, PlaceOf>> arrows;
    /// The bottom first.
    std::vector<Entry> stack = {};
    /// Piles of nobody.
    std::vector<Pile> piles = {};
    /// From whom to whom something went at this event.
    std::vector<std::pair<Actor, Actor>> strokes = {};
    Volley volley = {};
    /// Which shared places what is done at this event might strike, from 1, and for which side.
    std::vector<int> reach = {};
    Side reaching = Side::None;
};

struct Phase {
    int round = 0;
    std::string_view id;
    Side side = Side::None;
    /// Index of its first event.
    std::size_t first = 0;
    /// The member of that side whose phase it is, where sides are parties.
    int member = kWholeSide;
};

/// A decision as it was taken, in words.
struct LoggedDecision {
    Decision::Kind kind = Decision::Kind::Pick;
    /// As in Decision.
    std::uint64_t value = 0;
    /// Who was asked, and at which decision point.
    Actor actor;
    std::string point;
    /// What was picked; of any other kind it means nothing.
    Option option = {};
    /// Position among the recorded decisions.
    int i = 0;
    /// By a planner, so that no record has it; i means nothing.
    bool planned = false;
    /// As PendingQuestion::secret.
    bool secret = false;
    /// As PendingQuestion::of_side.
    bool of_side = false;
    /// Index of the event that follows.
    std::size_t event = 0;
    /// How often was rolled before it.
    std::size_t rolled = 0;
    /// What the planner's plans had to say.
    plan::Account account = {};
};

/// The written fight: phases in order, events in order, boards[0] before the first event and
/// boards[i + 1] after event i.
struct FightLog {
    std::vector<Phase> phases;
    std::vector<Event> events;
    std::vector<Board> boards;
    std::vector<LoggedDecision> decisions;
    std::string trace;
};

class Log {
public:
    enum class Listen {
        /// Nothing at all.
        Nothing,
        /// The digest of the trace only.
        Digest,
        /// Events, boards and the trace.
        Everything,
    };
    explicit Log(Listen listen) : listen_(listen) {}

    bool verbose() const { return listen_ == Listen::Everything; }
    bool tracing() const { return listen_ != Listen::Nothing; }

    void phase(int round, std::string_view id, Side side, int member = kWholeSide);
    /// Call only while verbose(): the caller builds the board, so that a muted fight builds none.
    void emit(Event event, Board after);
    /// Call only while verbose().
    void decided(LoggedDecision decision);
    /// What was chosen secretly up to here has been told, at that decision point or at all: both sides know it.
    void told(std::string_view point = {});
    /// The position before anything happened. Call only while verbose().
    void open(Board start);
    /// A line without its line end. Call only while tracing().
    void trace(std::string_view line);
    /// From here on nothing is heard (the first undecided choice).
    void stop() { listen_ = Listen::Nothing; }

    const FightLog& fight_log() const { return fight_log_; }
    FightLog take() { return std::move(fight_log_); }
    std::uint64_t digest() const { return digest_.value(); }

private:
    Listen listen_;
    FightLog fight_log_;
    Digest digest_;
};

} // namespace shiaiba
