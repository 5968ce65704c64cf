// Emits events and boards, states gained and ended among them, and writes the trace ([shiden 10]).
#include <string>

#include "rulesets/shiden/fight/battle.hpp"

namespace shiaiba::shiden {

void Battle::gain(Side side, State state, PlaceOf by, Skill by_skill, std::string_view rule,
                  int n) {
    int& count = of(side).states[static_cast<std::size_t>(state)];
    const bool had = count > 0;
    count = facts(state).stacks ? count + n : 1;
    const EventKind kind = facts(state).stacks ? EventKind::GainMany
                           : had               ? EventKind::Keeps
                                               : EventKind::Gain;
    emit(kind, side,
         {{"state", name(state)},
          {"n", n},
          {"total", count},
          {"by", name(by_skill)},
          {"bylevel", by.place},
          {"byside", by.side == side ? 0 : 1}},
         rule);
}

void Battle::end_state(Side side, State state, std::string_view rule) {
    int& count = of(side).states[static_cast<std::size_t>(state)];
    if (count == 0) return;
    const int ended = count;
    count = 0;
    emit(EventKind::StateEnds, side, {{"state", name(state)}, {"n", ended}, {"left", 0}}, rule);
}

void Battle::emit(EventKind kind, Side side, std::initializer_list<Arg> args,
                  std::string_view rule) {
    if (!log_.verbose()) return;
    const TaleFacts& facts_ = facts(kind);
    Event event;
    event.round = round_;
    event.phase = scene_.phase;
    event.rule = rule.empty() ? facts_.rule : rule;
    event.kind = facts_.kind;
    event.side = side;
    event.args = args;
    log_.emit(std::move(event), board());
}

void Battle::begin_phase(std::string_view id, Side side) {
    if (!log_.verbose()) return;
    scene_ = Scene{};
    scene_.phase = id;
    log_.phase(round_, id, side);
}

void Battle::trace_phase(std::string_view phase, std::string_view who) {
    std::string line = std::to_string(round_);
    line.append(";").append(phase).append(";").append(who);
    for (const Fighter& fighter : fighters_) {
        for (int level = 1; level <= kPlaces; ++level) {
            line += level == 1 ? ';' : ',';
            line += fighter.holds(level) ? std::to_string(id(fighter.skill(level))) : "x";
        }
        for (int state = 0; state < kStates; ++state) {
            line += state == 0 ? ';' : ',';
            line += std::to_string(fighter.states[static_cast<std::size_t>(state)]);
        }
    }
    log_.trace(line);
}

Board Battle::board() const {
    Board board;
    board.round = round_;
    board.phase = scene_.phase;
    board.arrows = scene_.arrows;
    for (const Side side : kSides) {
        const Fighter& fighter = of(side);
        Board::Half& half = board.sides[index(side)];
        Board::Row row{"skills", {}};
        for (int level = 1; level <= kPlaces; ++level) {
            const Place& place = fighter.place(level);
            const bool firing = scene_.firing.side == side && scene_.firing.place == level;
            const bool acting = scene_.acting[index(side)] == level;
            row.cells.push_back({name(place.skill), level, !place.held, place.counters,
                                 !place.held ? ""
                                 : firing    ? "firing"
                                 : acting    ? "acting"
                                             : "",
                                 place.was == place.skill ? "" : name(place.was)});
        }
        half.rows.push_back(std::move(row));
        for (int state = 0; state < kStates; ++state) {
            const int n = fighter.states[static_cast<std::size_t>(state)];
            if (n > 0) half.states.emplace_back(name(static_cast<State>(state)), n);
        }
        half.left = fighter.held();
        half.full = kPlaces;
    }
    return board;
}

} // namespace shiaiba::shiden
