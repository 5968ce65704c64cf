// The log of a fight: typed events, the board after each event, decisions, and the trace. A muted
// log costs nothing. Trace lines are frozen for a rules version, because digests are taken over
// them.
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

/// A fact of an event: a number, a word of the system's catalogue (which outlives every log), or an
/// actor.
struct Arg {
    std::string_view name;
    std::variant<int, std::string_view, Actor> value;
    /// The only side that may know the fact while the fight goes on; None: both.
    Side seen_by = Side::None;
};

/// A list of small numbers: cards, or the faces of dice of one size in the order of the roll. The
/// names of lists of dice are fixed: "dice" were rolled and count, "changed" were rolled before and
/// are changed now, "fell" are the faces of either before a change, if they differ.
struct NumberList {
    std::string_view name;
    std::vector<int> values;
    /// Faces of each die; 0: the numbers are not dice.
    int sides = 0;
    /// As Arg::seen_by.
    Side seen_by = Side::None;
};

/// An event of the fight. It holds ids and numbers only: the narrator makes the words.
struct Event {
    int round = 0;
    std::string_view phase;
    /// Clause of the rules that made it happen, e.g. "5.3".
    std::string_view rule;
    std::string_view kind;
    /// The side that acts or is affected; None: both or none.
    Side side = Side::None;
    std::vector<Arg> args;
    /// The member of that side, where sides are parties.
    int member = kWholeSide;
    std::vector<NumberList> lists = {};

    Actor actor() const { return {side, member}; }
    /// 0 or "" if the event has no such fact.
    int number(std::string_view name) const;
    std::string_view word(std::string_view name) const;
    /// Nobody, or an empty list, if the event has no such fact or list.
    Actor who(std::string_view name) const;
    const std::vector<int>& numbers(std::string_view name) const;
};

struct PlaceOf {
    Side side = Side::None;
    int place = 0;
};

/// The position after an event, in a vocabulary that every system shares. JSON: `FirstBoard` and
/// `BoardChange` of bindings/types/report.d.ts.
struct Board {
    struct Cell {
        std::string_view item;
        int level = 0;
        bool gone = false;
        int counters = 0;
        std::string_view mark;
        std::string_view was;
        /// "used" or "locked"; usually empty.
        std::string_view use = {};
        /// Letters of the states on this cell.
        std::string states = {};
        friend bool operator==(const Cell&, const Cell&) = default;
    };
    struct Row {
        std::string_view id;
        std::vector<Cell> cells;
    };
    /// Cards that lie together: a hand, a deck, the discarded cards.
    struct Pile {
        std::string_view id;
        int count = 0;
        /// Most cards that it may hold; 0: no limit.
        int limit = 0;
        /// The cards if they are told, oldest first: as many as `count`, or none.
        std::vector<std::string_view> cards = {};
        /// The member that the pile belongs to, or the whole side.
        int member = kWholeSide;
        /// The only side that may know the cards while the fight goes on; None: both.
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
    /// A member of a party on the field.
    struct Figure {
        int member = 0;
        /// Position, read as the form's board says: the column from 1, or 1 in front and 2 behind;
        /// 0: no position.
        int at = 0;
        std::vector<Meter> meters = {};
        States states = {};
        /// Cells beside the figure, in the form's single row for figures: a deployed card, what the
        /// member holds.
        std::vector<Cell> cells = {};
        /// acted: the figure had its turn in this round. out: it takes no further part in the
        /// fight.
        bool acted = false;
        bool out = false;
        /// Its place (from 1) in the order of turns of both sides' figures; 0: not settled yet, or
        /// no turn.
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
    /// An ability that waits on a stack to resolve.
    struct Entry {
        int number = 0;
        std::string_view kind;
        Side side = Side::None;
        /// The item that the entry comes from, or else the state.
        std::string_view item;
        std::string_view status;
        /// Number of the ability's text line; 0: none.
        int line = 0;
        int damage = 0;
        /// The target's side; None: not settled yet.
        Side to = Side::None;
        std::string attributes;
        /// Number of the entry that this entry answers; 0: none.
        int cause = 0;
        /// "waiting", "resolving" or "vanished".
        std::string_view state;
        /// Index of the event that announced it.
        int event = 0;
        friend bool operator==(const Entry&, const Entry&) = default;
    };
    /// Bullets in the air: their look, their flight, and how much was put into them (`Volley` of
    /// bindings/types/report.d.ts).
    struct Volley {
        Actor by;
        std::string_view shape;
        std::string_view way;
        /// 0: there are no bullets.
        int size = 0;
    };
    int round = 0;
    std::string_view phase;
    std::array<Half, 2> sides;
    std::vector<std::pair<PlaceOf, PlaceOf>> arrows;
    /// Bottom entry first.
    std::vector<Entry> stack = {};
    /// Piles that belong to no side.
    std::vector<Pile> piles = {};
    /// Arrows of this event: the actor it comes from, the actor it is for.
    std::vector<std::pair<Actor, Actor>> strokes = {};
    Volley volley = {};
    /// The shared places (from 1) that the action of this event may strike, and the side it is for.
    std::vector<int> reach = {};
    Side reaching = Side::None;
};

struct Phase {
    int round = 0;
    std::string_view id;
    Side side = Side::None;
    /// Index of the phase's first event.
    std::size_t first = 0;
    /// The member of that side whose phase it is, where sides are parties.
    int member = kWholeSide;
};

/// A decision as it was taken, for readers.
struct LoggedDecision {
    Decision::Kind kind = Decision::Kind::Pick;
    /// As in Decision.
    std::uint64_t value = 0;
    /// The actor that was asked, and the decision point.
    Actor actor;
    std::string point;
    /// The picked option; empty for other kinds.
    Option option = {};
    /// Position among the recorded decisions.
    int i = 0;
    /// Taken by a planner: no record holds it, and `i` means nothing.
    bool planned = false;
    /// As PendingQuestion::secret.
    bool secret = false;
    /// As PendingQuestion::of_side.
    bool of_side = false;
    /// Index of the event that follows the decision.
    std::size_t event = 0;
    /// Number of rolls before it.
    std::size_t rolled = 0;
    /// What the planner's plans said.
    plan::Account account = {};
};

/// A whole fight as logged: phases and events in order, boards[0] before the first event and
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
    /// Marks earlier secret decisions as no longer secret, because both sides know them now: those
    /// at this decision point, or all if `point` is empty.
    void told(std::string_view point = {});
    /// The position before the first event. Call only while verbose().
    void open(Board start);
    /// Adds a trace line, given without its line end. Call only while tracing().
    void trace(std::string_view line);
    /// Mutes the log from here on; called at the first undecided question.
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
