// Emits events and the board after each (13, 18), and writes the trace (15).
#include <algorithm>
#include <string>
#include <utility>

#include "rulesets/shinki/fight/battle.hpp"

namespace shiaiba::shinki {

void Battle::phase(std::string_view id, FighterId who) {
    phase_ = id;
    phase_who_ = who;
    const Actor actor = who == kNobody ? Actor{} : at(who).actor;
    context_.log().phase(std::max(round_, 1), id, actor.side, actor.member);
}

void Battle::emit(std::string_view kind, std::string_view rule, Actor actor, std::vector<Arg> args,
                  std::vector<NumberList> lists) {
    if (!verbose()) return;
    if (kind == "skill" || kind == "react") context_.log().told("pay");
    if (kind == "discard" || kind == "kihaku") context_.log().told("discard");
    if (kind == "kihaku") context_.log().told("overflow");
    context_.log().emit({std::max(round_, 1), phase_, rule, kind, actor.side, std::move(args),
                         actor.member, std::move(lists)},
                        board());
}

void Battle::emit_status(std::string_view kind, FighterId who, Status status) {
    emit(kind, "6", at(who).actor, {{"status", words(status).id}});
}

void Battle::emit_kihaku(FighterId who, std::string_view rule, int change, std::vector<int> gone,
                         int total) {
    emit("kihaku", rule, owner_actor(who), {{"change", change}, {"total", total}},
         {{"cards", std::move(gone)}});
}

// By the first of its skills that keeps it off.
void Battle::emit_immune(FighterId who, Status status) {
    if (!verbose()) return;
    for (const int place : at(who).skills) {
        if ((skill(place).learned.immune & bit(status)) == 0) continue;
        return emit("immune", "4", at(who).actor,
                    {{"status", words(status).id}, {"skill", std::string_view(skill(place).id)}});
    }
}

std::vector<int> Battle::learned_by(FighterId who, int Learned::*what) const {
    std::vector<int> pairs;
    if (!verbose() || !at(who).inspired()) return pairs;
    for (const int place : at(who).skills) {
        const int more = skill(place).learned.*what;
        if (more > 0) pairs.insert(pairs.end(), {place, more});
    }
    return pairs;
}

void Battle::emit_damage(FighterId from, FighterId target, int base, int dealt,
                         std::string_view source) {
    if (!verbose()) return;
    const Fighter& by = at(from);
    emit("damage", "7.5", at(target).actor,
         {{"base", base},
          {"mods", out(from, Expr{base}, {}) - base},
          {"dark", by.has(Status::Dark) ? kDarkness : 0},
          {"reduce", at(target).reduce},
          {"final", dealt},
          {"hp", at(target).hp()},
          {"source", source}},
         {{"learned", learned_by(from, &Learned::damage_plus)}});
}

Board Battle::board() const {
    Board board;
    board.round = std::max(round_, 1);
    board.phase = phase_;
    board.strokes = strokes_;
    for (const Fighter& one : fighters_) {
        Board::Half& half = board.sides[index(one.actor.side)];
        Board::Figure figure{one.actor.member, one.column};
        figure.meters = {{"hp", one.hp(), one.max_hp}, {"speed", one.speed(), 0}};
        if (one.blazer()) figure.meters.push_back({"fatal", one.fatal, one.max_hp});
        each_status(one.statuses,
                    [&](Status status) { figure.states.emplace_back(words(status).id, 1); });
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

// 15: the trace, frozen with this rules version.

namespace {

std::string written(const Owner& owner) {
    std::string line = shiaiba::token(owner.actor) + ":";
    const char* dot = "";
    owner.hand.each([&](Card card) {
        line.append(dot).append(card_id(card));
        dot = ".";
    });
    line += '/';
    for (int k = 0; k < owner.kihaku.size(); ++k) {
        if (k > 0) line += '.';
        line += card_id(owner.kihaku[k]);
    }
    return line;
}

std::string written(const Fighter& one) {
    std::string line = shiaiba::token(one.actor);
    for (const int number : {one.hp(), one.damage, one.fatal, one.column}) {
        line += "," + std::to_string(number);
    }
    line += ',';
    each_status(one.statuses, [&](Status status) { line += words(status).letter; });
    line += ',';
    if (one.acted) line += 'a';
    if (one.down) line += 'n';
    if (one.dead) line += 'x';
    if (one.override_used) line += 'o';
    return line;
}

} // namespace

void Battle::trace() {
    if (!context_.log().tracing()) return;
    std::string line = std::to_string(round_) + ";";
    line.append(phase_).append(";");
    line += phase_who_ == kNobody ? "-" : shiaiba::token(at(phase_who_).actor);
    line += ";" + coins_ + ";" + acts_ + ";" + std::to_string(deck_.size()) + "," +
            std::to_string(discards_.size());
    for (const Owner& owner : owners_) line += ";" + written(owner);
    for (const Fighter& one : fighters_) line += ";" + written(one);
    context_.log().trace(line);
    coins_.clear();
    acts_.clear();
}

void Battle::trace_result() {
    if (!context_.log().tracing()) return;
    const std::string winner = winner_ == Side::None ? "D" : letter(winner_);
    context_.log().trace("RESULT;" + winner + ";" + reason_ + ";" + std::to_string(round_));
}

} // namespace shiaiba::shinki
