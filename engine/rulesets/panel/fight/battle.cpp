// Turns, questions, dice and the result ([panel 3.1, 3.2, 3.4]).
#include "rulesets/panel/fight/battle.hpp"

#include <algorithm>

#include "rulesets/panel/words/words.hpp"

namespace shiaiba::panel {

Battle::Battle(const PanelSettings& settings, const State& start, Table& table)
    : settings_(settings), table_(table), log_(table.log()), state_(start) {
    if (log_.loud()) log_.open(board());
}

Outcome Battle::run() {
    begin_phase("opening", Side::None);
    judge_defeat(); // 3.1 (2) [panel R3]
    while (!ended_ && state_.turn < kMostTurns) turn();
    if (!ended_) judge("time", Tale::TimeOut);
    return outcome_;
}

// 3.2
void Battle::turn() {
    ++state_.turn;
    before_turn_ = numbers_;
    start_phase();
    if (!ended_) initiative_phase();
    if (!ended_) transcription_phase();
    if (!ended_) status_phase();
    if (!ended_) action_phase(state_.first);
    if (!ended_) action_phase(other(state_.first));
    if (!ended_) end_phase();
}

// 3.1 (3): at once, and by one event if both are [panel R2].
void Battle::judge_defeat() {
    const bool a = state_.of(Side::A).hp <= 0;
    const bool b = state_.of(Side::B).hp <= 0;
    if (!a && !b) return;
    if (a && b) return judge("both", Tale::BothDefeated);
    end(a ? Side::B : Side::A, "defeat", Tale::Defeat);
}

// 3.4
void Battle::judge(std::string_view reason, Tale tale) {
    begin_phase("verdict", Side::None);
    if (log_.loud()) tell(tale, Side::None);
    const auto lost = [this](Side side) { return state_.of(side).most_hp() - state_.of(side).hp; };
    const int a = lost(Side::A);
    const int b = lost(Side::B);
    if (a != b) {
        const Side less = a < b ? Side::A : Side::B;
        return end(settings_.page_literal ? other(less) : less, reason, Tale::WinLost, a, b);
    }
    std::array<int, 2> totals{};
    do {
        for (const Side side : kSides) {
            totals[index(side)] = state_.of(side).sheet->vitality + roll(Tale::DieTie, side);
        }
    } while (totals[0] == totals[1]);
    end(totals[0] > totals[1] ? Side::A : Side::B, reason, Tale::WinDice, totals[0], totals[1]);
}

void Battle::end(Side winner, std::string_view reason, Tale tale, int a, int b) {
    if (tale == Tale::Defeat) begin_phase("verdict", Side::None);
    ended_ = true;
    const auto left = [this](Side side) { return std::max(0, state_.of(side).hp); };
    outcome_ = {winner, reason, std::max(state_.turn, 1), {left(Side::A), left(Side::B)}};
    if (log_.loud()) tell(tale, winner, {{"a", a}, {"b", b}});
    if (log_.tracing()) trace_end();
}

std::size_t Battle::ask(const Asking& asking) {
    if (options_.size() < 2) return 0;
    return table_.choose(PanelQuestion(asking, state_, options_));
}

int Battle::roll(Tale tale, Side side, int status, What what, std::size_t place) {
    const int value = table_.dice().d(6);
    if (log_.tracing()) rolled_ += static_cast<char>('0' + value);
    if (log_.loud()) {
        tell(tale, side,
             {{"value", value},
              {"status",
               status < 0 ? std::string_view() : std::string_view(this->status(status).name)},
              {"on", word(what)},
              {"place", static_cast<int>(place) + 1},
              {"skill", what == What::Skill
                            ? std::string_view(state_.of(side).slots[place].skill->name)
                            : std::string_view()}},
             {{"dice", {value}, 6}});
    }
    return value;
}

} // namespace shiaiba::panel
