// 9: how the rules ask, how dice fall, and what the trace keeps of both.
#include "rulesets/sengen/fight/battle.hpp"
#include "rulesets/sengen/plans/question.hpp"

namespace shiaiba::sengen {

std::optional<Pick> Battle::choose(Point point, Who who, const Picks& picks) {
    std::size_t chosen = 0;
    if (picks.size() > 1) {
        const SengenQuestion question(*this, point, who, picks);
        chosen = table_.choose(question);
        if (table_.given_up() != Side::None) {
            surrender();
            return std::nullopt;
        }
    }
    note(point, who, picks[chosen]);
    return picks[chosen];
}

void Battle::note(Point point, Who who, const Pick& pick) {
    if (!table_.log().tracing()) return;
    if (!acts_.empty()) acts_ += ' ';
    const bool of_party = point == Point::Rows || point == Point::Side || point == Point::Order;
    const Actor actor = at(who).actor;
    acts_ += shiaiba::token(of_party ? Actor{actor.side} : actor) + ".";
    for (const char letter : token(*this, who, pick)) acts_ += letter == ' ' ? '_' : letter;
}

// [sengen R 53]
void Battle::surrender() {
    const Side gave = table_.given_up();
    tell("surrender", "9", {gave});
    end_with(other(gave), "surrender");
}

int Battle::roll(int dice) {
    faces_.clear();
    faces_told_ = false;
    int sum = 0;
    for (int k = 0; k < dice; ++k) {
        faces_.push_back(table_.dice().d(6));
        sum += faces_.back();
    }
    if (table_.log().tracing()) {
        for (const int face : faces_) fallen_ += static_cast<char>('0' + face);
    }
    return sum;
}

// 19: what was chosen in P2 and P3 and not told yet.
void Battle::redeal(Side seer, Dice& dice) {
    const Side hidden = other(seer);
    if (chosen_rows_[index(hidden)] >= 0) {
        Picks sets;
        list_rows(hidden, sets);
        chosen_rows_[index(hidden)] = sets[static_cast<std::size_t>(dice.below(sets.size()))].n;
    }
    for (Who who = begin_of(hidden); who < end_of(hidden); ++who) {
        int& number = declared_[static_cast<std::size_t>(who)];
        if (number < 0 || at(who).asleep()) continue;
        number = static_cast<int>(dice.below(static_cast<std::uint64_t>(at(who).dp) + 1));
    }
}

} // namespace shiaiba::sengen
