// Runs a battle: turns, the phases except the two of action, dice, and the result ([panel 3]).
#include "rulesets/panel/fight/battle.hpp"

#include <algorithm>

namespace shiaiba::panel {

Battle::Battle(const PanelSettings& settings, const State& start, FightContext& context)
    : AskedBattle(context), settings_(settings), state_(start) {
    if (log_.verbose()) log_.open(board());
}

Outcome Battle::run() {
    begin_phase("opening", Side::None);
    judge_defeat(); // 3.1 (2) [panel R3]
    while (!over() && state_.turn < kMostTurns) turn();
    if (!over()) judge("time", EventKind::TimeOut);
    return outcome_;
}

// 3.2
void Battle::turn() {
    ++state_.turn;
    before_turn_ = numbers_;
    start_phase();
    if (!over()) initiative_phase();
    if (!over()) transcription_phase();
    if (!over()) status_phase();
    if (!over()) action_phase(state_.first);
    if (!over()) action_phase(other(state_.first));
    if (!over()) end_phase();
}

// 3.1 (3): the battle ends at once. Both are defeated only by one and the same event [panel R2].
void Battle::judge_defeat() {
    const bool a = state_.of(Side::A).hp <= 0;
    const bool b = state_.of(Side::B).hp <= 0;
    if (!a && !b) return;
    if (a && b) return judge("both", EventKind::BothDefeated);
    end(a ? Side::B : Side::A, "defeat", EventKind::Defeat);
}

// 3.4
void Battle::judge(std::string_view reason, EventKind kind) {
    begin_phase("verdict", Side::None);
    if (log_.verbose()) {
        const bool before = kind == EventKind::BothDefeated && state_.turn == 0;
        emit(kind, Side::None, {{"why", std::string_view(before ? "before" : "")}});
    }
    const auto lost = [this](Side side) { return state_.of(side).most_hp() - state_.of(side).hp; };
    const int a = lost(Side::A);
    const int b = lost(Side::B);
    if (a != b) {
        const Side less = a < b ? Side::A : Side::B;
        return end(settings_.page_literal ? other(less) : less, reason, EventKind::WinLost, a, b);
    }
    if (log_.verbose()) emit(EventKind::EqualLost, Side::None, {{"a", a}, {"b", b}});
    const std::array<int, 2> totals = roll_off(EventKind::DieTie, EventKind::TiedResult);
    end(totals[0] > totals[1] ? Side::A : Side::B, reason, EventKind::WinDice, totals[0],
        totals[1]);
}

void Battle::end(Side winner, std::string_view reason, EventKind kind, int a, int b) {
    if (kind == EventKind::Defeat) begin_phase("verdict", Side::None);
    end_with(winner, reason);
    const auto left = [this](Side side) { return std::max(0, state_.of(side).hp); };
    outcome_ = {winner, reason, std::max(state_.turn, 1), {left(Side::A), left(Side::B)}};
    if (log_.verbose()) {
        const bool before = kind == EventKind::Defeat && state_.turn == 0;
        const bool literal = kind == EventKind::WinLost && settings_.page_literal;
        emit(kind, winner,
             {{"a", a},
              {"b", b},
              {"why", std::string_view(before    ? "before"
                                       : literal ? "literal"
                                                 : "")}});
    }
    if (log_.tracing()) trace_end();
}

int Battle::die() {
    const int value = context_.dice().d(6);
    if (log_.tracing()) rolled_ += static_cast<char>('0' + value);
    return value;
}

int Battle::roll(EventKind kind, Side side, int status, What what, std::size_t place) {
    const int value = die();
    if (!log_.verbose()) return value;
    std::vector<Arg> args{
        {"value", value},
        {"status", status < 0 ? std::string_view() : std::string_view(this->status(status).name)},
        {"on", word(what)},
        {"place", static_cast<int>(place) + 1},
        {"skill", what == What::Skill ? std::string_view(state_.of(side).slots[place].skill->name)
                                      : std::string_view()}};
    if (kind == EventKind::DieRecover) {
        args.push_back({"need", this->status(status).recover});
        add_stacks(args, what, status, state_.of(side).statuses[static_cast<std::size_t>(status)]);
    }
    emit(kind, side, std::move(args), {{"dice", {value}, 6}});
    return value;
}

/// Both sides' totals of 体力, a die and, for the initiative, the modifiers of abilities. Equal
/// totals are discarded and rolled again.
std::array<int, 2> Battle::roll_off(EventKind kind, EventKind tied) {
    std::array<int, 2> totals{};
    for (;;) {
        for (const Side side : kSides) {
            const Fighter& fighter = state_.of(side);
            const int vitality = fighter.sheet->vitality;
            const bool first = kind == EventKind::DieInitiative;
            const int more = first ? state_.initiative(fighter) - vitality : 0;
            const int value = die();
            totals[index(side)] = vitality + more + value;
            if (!log_.verbose()) continue;
            emit(kind, side,
                 {{"value", value},
                  {"vitality", vitality},
                  {"more", more},
                  {"total", totals[index(side)]}},
                 {{"dice", {value}, 6}});
        }
        if (totals[0] != totals[1]) return totals;
        if (log_.verbose()) emit(tied, Side::None, {{"a", totals[0]}, {"b", totals[1]}});
    }
}

// -- The phases of a turn, except the two of action, in the order of their dice ([panel 3.2, 3.3])

void Battle::announce(When when, Side side) {
    Occurrence phase;
    phase.when = when;
    phase.side = side;
    firing_.assign(1, phase);
    fire(firing_);
    settle();
}

// Phase 1: nobody goes first yet [panel R11].
void Battle::start_phase() {
    state_.first = Side::None;
    undecided_first_ = Side::None;
    for (Fighter& fighter : state_.fighters) {
        for (Slot& slot : fighter.slots) slot.uses = 0;
    }
    begin_phase("start", Side::None);
    announce(When::TurnStart, Side::None);
    if (!over() && log_.tracing()) trace_phase();
}

// Phase 2: the higher total of 体力, die and modifiers goes first; equal totals are rolled again.
void Battle::initiative_phase() {
    begin_phase("initiative", Side::None);
    const std::array<int, 2> totals = roll_off(EventKind::DieInitiative, EventKind::TiedInitiative);
    state_.first = totals[0] > totals[1] ? Side::A : Side::B;
    if (log_.verbose()) emit(EventKind::First, state_.first, {{"a", totals[0]}, {"b", totals[1]}});
    announce(When::InitiativeDecided, state_.first);
    if (!over() && log_.tracing()) trace_phase();
}

// Phase 3: 先攻 first, so that 後攻 decides knowing what 先攻 has transcribed.
void Battle::transcription_phase() {
    begin_phase("transcription", Side::None);
    for (const Side side : {state_.first, other(state_.first)}) {
        const std::size_t patterns = state_.of(side).sheet->patterns.size();
        options_.assign({{Option::What::Pass, side}});
        for (std::size_t k = 0; k < patterns; ++k) {
            options_.push_back({Option::What::Pattern, side, k});
        }
        Asking asking;
        asking.point = Point::Transcribe;
        asking.side = side;
        const Option picked = options_[ask(asking)];
        if (picked.what == Option::What::Pass) continue;
        happened_.clear();
        transcribe_pattern(side, picked.place);
        check_maintenance();
        firing_.swap(happened_);
        fire(firing_);
        settle();
        if (over()) return;
    }
    if (log_.tracing()) trace_phase();
}

// 2.1
void Battle::transcribe_pattern(Side side, std::size_t pattern) {
    Fighter& fighter = state_.of(side);
    transcribe(fighter.array(), fighter.sheet->patterns[pattern].panels,
               state_.rules.no_transcribe);
    fighter.pattern = static_cast<int>(pattern);
    fighter.recheck = true;
    if (log_.verbose()) emit_transcribed(side, pattern);
}

// Phase 4
void Battle::status_phase() {
    begin_phase("status", Side::None);
    recover(state_.first);
    recover(other(state_.first));
    announce(When::StatusPhase, Side::None);
    if (!over() && log_.tracing()) trace_phase();
}

// 6.3: recovery places no events, so nothing triggers on it.
void Battle::recover(Side side) {
    Fighter& fighter = state_.of(side);
    const auto check = [&](What what, std::size_t place, StatusSet borne) {
        if ((borne & state_.rules.recovering) == 0) return;
        for (const std::uint8_t which : state_.list->by_letter) {
            if (!has(static_cast<StatusSet>(borne & state_.rules.recovering), which)) continue;
            if (roll(EventKind::DieRecover, side, which, what, place) >= status(which).recover) {
                take_from(side, what, place, which);
            }
        }
    };
    StatusSet own = 0;
    for (std::size_t k = 0; k < state_.list->statuses.size(); ++k) {
        if (fighter.statuses[k] > 0) own = with(own, k);
    }
    check(What::Character, 0, own);
    for (std::size_t k = 0; k < fighter.panel_count; ++k) {
        check(What::Panel, k, fighter.panels[k].statuses);
    }
    for (std::size_t k = 0; k < fighter.slots.size(); ++k) {
        check(What::Skill, k, fighter.slots[k].statuses);
    }
}

// Phase 7
void Battle::end_phase() {
    begin_phase("end", Side::None);
    announce(When::TurnEnd, Side::None);
    if (!over()) upkeep(state_.first);
    if (!over()) upkeep(other(state_.first));
    if (over()) return;
    end_modifiers();
    refresh();
    if (log_.tracing()) trace_phase();
}

// Phase 7: asks for each maintained use whether to keep or release it, in the order in which they
// began.
void Battle::upkeep(Side side) {
    std::vector<int> ids;
    for (const Maintained& use : state_.of(side).maintained) ids.push_back(use.id);
    happened_.clear();
    for (const int id : ids) {
        const Maintained* const use = state_.of(side).find_maintained(id);
        if (use == nullptr) continue;
        options_.assign({{Option::What::Keep, side}, {Option::What::Release, side}});
        Asking asking;
        asking.point = Point::Maintain;
        asking.side = side;
        asking.slot = static_cast<int>(use->slot);
        asking.upheld = id;
        if (options_[ask(asking)].what == Option::What::Keep) continue;
        release(side, id, "chosen");
        check_maintenance();
    }
    if (happened_.empty()) return;
    firing_.swap(happened_);
    fire(firing_);
    settle();
}

// Phase 7, after the upkeep: used panels that aren't locked become unused; a frozen panel stays
// used, and is frozen no more [panel R31].
void Battle::refresh() {
    const StatusSet cold = state_.rules.keep_used;
    for (const Side side : kSides) {
        Fighter& fighter = state_.of(side);
        for (std::size_t k = 0; k < fighter.panel_count; ++k) {
            Panel& panel = fighter.panels[k];
            const auto borne = static_cast<StatusSet>(panel.statuses & cold);
            if (panel.used && !panel.locked && borne == 0) panel.used = false;
            panel.statuses = static_cast<StatusSet>(panel.statuses & ~cold);
            if (borne != 0 && log_.verbose()) emit_thawed(side, k, borne);
        }
    }
    if (!log_.verbose()) return;
    const auto& [a, b] = state_.fighters;
    emit(EventKind::Refresh, Side::None,
         {{"a", a.hp}, {"mosta", a.most_hp()}, {"b", b.hp}, {"mostb", b.most_hp()}});
}

} // namespace shiaiba::panel
