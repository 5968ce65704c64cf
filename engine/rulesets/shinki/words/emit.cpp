// Emits events (13) with the board after each (18), and marks secret choices as told.
#include <algorithm>
#include <string>
#include <utility>

#include "rulesets/shinki/fight/battle.hpp"

namespace shiaiba::shinki {
namespace {

/// 7.11: takes off the board what ends with the battle; its cards lie with the discarded. HP stay
/// those of the outcome, which the board's sums and the verdict tell.
void settle(Board& board) {
    const std::string_view shine = words(Status::Shine).id;
    for (Board::Half& half : board.sides) {
        for (Board::Figure& figure : half.figures) {
            std::erase_if(figure.states, [&](const auto& state) { return state.first != shine; });
            for (Board::Meter& meter : figure.meters) {
                if (meter.id == "fatal") meter.value = 0;
            }
        }
        for (Board::Pile& pile : half.piles) {
            // A GM's hand is its whole side's; a player keeps theirs.
            const bool goes = pile.id == "kihaku" || pile.member == kWholeSide;
            if (!goes) continue;
            Board::Pile& discards = board.piles.back();
            discards.count += pile.count;
            discards.cards.insert(discards.cards.end(), pile.cards.begin(), pile.cards.end());
            pile.count = 0;
            pile.cards.clear();
        }
    }
}

} // namespace

void Battle::phase(std::string_view id, FighterId who) {
    phase_who_ = who;
    begin(std::max(round_, 1), id, who == kNobody ? Actor{} : at(who).actor);
}

void Battle::emit(std::string_view kind, std::string_view rule, Actor actor,
                  std::initializer_list<Arg> args, std::vector<NumberList> lists) {
    if (verbose()) tell(kind, rule, actor, args, std::move(lists));
}

void Battle::tell(std::string_view kind, std::string_view rule, Actor actor, std::vector<Arg> args,
                  std::vector<NumberList> lists) {
    Board after = board();
    if (kind == "settled" || kind == "after") settle(after);
    if (kind == "skill" || kind == "react") log_.told("pay");
    if (kind == "discard" || kind == "kihaku") log_.told("discard");
    if (kind == "kihaku") log_.told("overflow");
    tell_event(std::max(round_, 1), kind, rule, actor, std::move(args), std::move(lists),
               std::move(after));
}

Board Battle::board() const {
    Board board;
    board.round = std::max(round_, 1);
    board.phase = phase_;
    board.strokes = strokes_;
    board.reach = reach_;
    board.reaching = reaching_;
    for (const Fighter& one : fighters_) {
        Board::Half& half = board.sides[index(one.actor.side)];
        Board::Figure figure{one.actor.member, one.column};
        figure.meters = {{"hp", one.hp(), one.max_hp}, {"speed", one.speed(), 0}};
        if (one.blazer()) figure.meters.push_back({"fatal", one.fatal, one.max_hp});
        each_status(one.statuses,
                    [&](Status status) { figure.states.emplace_back(list_.words(status).id, 1); });
        for (const int place : one.skills) {
            if (skill(place).timing != Timing::Passive) continue;
            Board::Cell learned;
            learned.item = skill(place).id;
            figure.cells.push_back(std::move(learned));
        }
        figure.acted = one.acted;
        figure.out = one.down;
        half.left += one.down ? 0 : one.hp();
        half.full += one.max_hp;
        half.figures.push_back(std::move(figure));
    }
    for (const Owner& own : owners_) {
        Board::Half& half = board.sides[index(own.actor.side)];
        Board::Pile hand{"hand", own.hand.size(), own.gm ? 0 : kPlayerHand};
        own.hand.each([&](Card card) { hand.cards.push_back(card_id(card)); });
        hand.member = own.actor.member;
        hand.seen_by = own.actor.side;
        half.piles.push_back(std::move(hand));
        Board::Pile kihaku{"kihaku", own.kihaku.size(), own.limit()};
        for (int k = 0; k < own.kihaku.size(); ++k) kihaku.cards.push_back(card_id(own.kihaku[k]));
        kihaku.member = own.actor.member;
        half.piles.push_back(std::move(kihaku));
    }
    Board::Pile discards{"discard", discards_.size()};
    discards_.each([&](Card card) { discards.cards.push_back(card_id(card)); });
    board.piles = {{"deck", deck_.size()}, std::move(discards)};
    return board;
}

} // namespace shiaiba::shinki
