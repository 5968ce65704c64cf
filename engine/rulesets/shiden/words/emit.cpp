// Events, boards and trace of a fight ([shiden 10]): makes them, and changes states, whose changes
// are events. The trace is frozen.
#include <algorithm>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "rulesets/shiden/fight/battle.hpp"

namespace shiaiba::shiden {
namespace {

/// Whether the fact is a bonus, state or cause that doesn't apply (0): events leave those out.
bool is_no_bonus(const Arg& arg) {
    for (const std::string_view bonus : {"soku", "kyou", "kakugo", "gekirin", "named", "limited",
                                         "han", "bouheki", "stun", "sensei"}) {
        if (arg.name.substr(0, bonus.size()) != bonus) continue;
        const int* const n = std::get_if<int>(&arg.value);
        return n != nullptr && *n == 0;
    }
    return false;
}

} // namespace

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

// The facts `named` and `limited` say why the skill would be destroyed, because the kind of event
// doesn't.
void Battle::emit_shield(EventKind kind, Side side, const Doomed& doomed, int level) {
    if (!log_.verbose()) return;
    const auto at = static_cast<std::size_t>(level);
    emit(kind, side,
         {{"skill", name(of(side).skill(level))},
          {"level", level},
          {"other", name(Skill::PlusKou)},
          {"otherlevel", level + 1},
          {"named", doomed.named[index(side)][at] ? 1 : 0},
          {"limited", doomed.limited[index(side)][at] ? 1 : 0}});
}

void Battle::emit_destroyed(Side side, const Doomed& doomed, int level) {
    if (!log_.verbose()) return;
    const auto at = static_cast<std::size_t>(level);
    const bool named = doomed.named[index(side)][at];
    const bool limited = doomed.limited[index(side)][at];
    emit(limited ? EventKind::DestroyedLimited
         : named ? EventKind::DestroyedShadow
                 : EventKind::Destroyed,
         side,
         {{"skill", name(of(side).skill(level))},
          {"level", level},
          {"named", named ? 1 : 0},
          {"limited", limited ? 1 : 0}});
}

void Battle::emit_names_nothing() {
    if (!log_.verbose()) return;
    for (const Side side : kSides) {
        std::vector<Skill> said;
        for (const Designated& one : designated_[index(side)]) {
            const Skill named = name_of(side, one);
            const bool again = std::find(said.begin(), said.end(), named) != said.end();
            if (again || of(side).first(named) > 0) continue;
            said.push_back(named);
            emit(EventKind::NamesNothing, side, {{"skill", name(named)}});
        }
    }
}

void Battle::gain_gekirin(Side side, std::vector<int> levels) {
    int& count = of(side).states[static_cast<std::size_t>(State::Gekirin)];
    const int n = static_cast<int>(levels.size());
    count += n;
    if (!log_.verbose()) return;
    emit(EventKind::GainMany, side,
         {{"state", name(State::Gekirin)},
          {"n", n},
          {"total", count},
          {"by", name(Skill::Gekirin)},
          {"byside", 0}},
         "6.1", {{"bylevels", std::move(levels)}});
}

void Battle::end_state(Side side, State state, std::string_view rule) {
    int& count = of(side).states[static_cast<std::size_t>(state)];
    if (count == 0) return;
    const int ended = count;
    count = 0;
    emit(EventKind::StateEnds, side, {{"state", name(state)}, {"n", ended}, {"left", 0}}, rule);
}

void Battle::emit(EventKind kind, Side side, std::initializer_list<Arg> args, std::string_view rule,
                  std::vector<NumberList> lists) {
    if (!log_.verbose()) return;
    const Tale& tale = row(kind);
    std::vector<Arg> facts;
    std::remove_copy_if(args.begin(), args.end(), std::back_inserter(facts), is_no_bonus);
    std::erase_if(lists, [](const NumberList& list) { return list.values.empty(); });
    tell_event(round_, tale.kind, rule.empty() ? tale.rule : rule, {side}, std::move(facts),
               std::move(lists), board());
}

void Battle::emit_initiative(EventKind why, Side first, const std::array<int, 2>& level,
                             const std::array<int, 2>& speed, State state) {
    if (!log_.verbose()) return;
    const auto skill = [&](Side side) {
        const int compared = level[index(side)];
        return compared > 0 ? name(of(side).skill(compared)) : std::string_view();
    };
    const auto bonus = [&](Side side) {
        const int compared = level[index(side)];
        return compared > 0 ? of(side).bonus(compared) : Bonus{};
    };
    const auto bears = [&](Side side, State borne) { return of(side).bears(borne) ? 1 : 0; };
    const auto hidden = [&](Side side) {
        std::vector<int> levels = of(side).hidden(round_);
        const int compared = level[index(side)];
        std::erase_if(levels, [&](int one) { return compared > 0 && one > compared; });
        return levels;
    };
    emit(why, first,
         {{"skillA", skill(Side::A)},
          {"levelA", level[0]},
          {"speedA", speed[0]},
          {"sokuA", bonus(Side::A).soku ? 1 : 0},
          {"kakugoA", bonus(Side::A).kakugo ? 1 : 0},
          {"skillB", skill(Side::B)},
          {"levelB", level[1]},
          {"speedB", speed[1]},
          {"sokuB", bonus(Side::B).soku ? 1 : 0},
          {"kakugoB", bonus(Side::B).kakugo ? 1 : 0},
          {"stunA", bears(Side::A, State::Stun)},
          {"stunB", bears(Side::B, State::Stun)},
          {"senseiA", bears(Side::A, State::Sensei)},
          {"senseiB", bears(Side::B, State::Sensei)},
          {"state", name(state)}},
         {}, {{"hiddenA", hidden(Side::A)}, {"hiddenB", hidden(Side::B)}});
}

void Battle::begin_phase(std::string_view id, Side side) {
    if (!log_.verbose()) return;
    scene_ = Scene{};
    begin(round_, id, {side});
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
    board.phase = phase_;
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
