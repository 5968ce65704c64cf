// Runs a battle: seats the members, plays the start, rounds and turns (7.1 to 7.4), and puts
// choices to players (8).
#include <algorithm>

#include "core/system/typed.hpp"
#include "rulesets/shinki/fight/battle.hpp"

namespace shiaiba::shinki {
namespace {

constexpr int kFirstHand = 5;

} // namespace

Battle::Battle(const shinki::Settings& settings, const Sides& sides, FightContext& context)
    : AskedBattle(context), settings_(settings), list_(settings.list()) {
    seat(sides);
    if (verbose()) log_.open(board());
}

FighterId Battle::who(Actor actor) const {
    for (FighterId who = 0; who < members(); ++who) {
        if (at(who).actor == actor) return who;
    }
    return kNobody;
}

FighterId Battle::first_standing(Side side) const {
    for (FighterId who = 0; who < members(); ++who) {
        if (at(who).actor.side == side && !at(who).down) return who;
    }
    return kNobody;
}

void Battle::seat(const Sides& sides) {
    int non_mobs = 0;
    const auto is_gm = [&](Side side) {
        return given_or_default<PartyFields>(sides[index(side)]->fields).gm;
    };
    // 2: monsters begin on the left, whichever side they are.
    if (is_gm(Side::A) && !is_gm(Side::B)) std::swap(homes_[0], homes_[1]);
    for (const Side side : kSides) {
        const Party& party = *sides[index(side)];
        const bool gm = is_gm(side);
        if (gm) owners_.push_back({{side}, true});
        for (std::size_t k = 0; k < party.members.size(); ++k) {
            Fighter one;
            one.sheet = &build_as<Sheet>(party.members[k].build);
            one.actor = {side, static_cast<int>(k)};
            one.gm = gm;
            if (!gm) owners_.push_back({one.actor, false});
            one.owner = static_cast<int>(owners_.size()) - 1;
            one.max_hp = one.sheet->max_hp();
            one.skills = one.sheet->all_skills();
            for (const int place : one.skills) {
                const Timing timing = skill(place).timing;
                one.timings |= 1U << static_cast<int>(timing);
                if (timing == Timing::Reaction && skill(place).aim != Aim::Self) one.shields = true;
                const Learned& learned = skill(place).learned;
                one.learned.damage_plus += learned.damage_plus;
                one.learned.guard_plus += learned.guard_plus;
                one.learned.speed += learned.speed;
                one.learned.wait_draw += learned.wait_draw;
                one.learned.immune |= learned.immune;
            }
            one.uses.assign(list_.skills.size(), 0);
            one.column = homes_[index(side)];
            if (one.blazer() && one.sheet->shine) one.statuses = bit(Status::Shine);
            if (!one.mob()) ++non_mobs;
            fighters_.push_back(std::move(one));
        }
    }
    deck_ = Cards::packs(settings_.packs.value_or(std::max(1, (non_mobs + 3) / 4)));
    for (Fighter& one : fighters_) {
        const auto& said = settings_.start[index(one.actor.side)];
        const auto at = said.find(one.actor.member);
        if (at == said.end()) continue;
        const shinki::Settings::Start& start = at->second;
        one.column = start.column.value_or(one.column);
        one.damage = std::min(start.damage, one.max_hp - 1);
        if (one.gm) continue;
        for (const Card card : start.hand) {
            if (deck_.count(card) == 0) continue;
            deck_.remove(card);
            owners_[static_cast<std::size_t>(one.owner)].hand.add(card);
        }
    }
}

Outcome Battle::run() {
    start();
    while (!over()) play_round();
    return end();
}

void Battle::start() {
    phase("start", kNobody);
    emit("battle_start", "7.1", {}, {{"packs", (deck_.size() + kCards - 1) / kCards}});
    // S1: players draw up to five cards.
    for (FighterId who = 0; who < members(); ++who) {
        if (!at(who).gm) draw(who, kFirstHand - owner(who).hand.size());
    }
    // S2: each GM draws for its members that are no mobs.
    for (const Side side : kSides) {
        int cards = 0;
        FighterId any = kNobody;
        for (FighterId who = 0; who < members(); ++who) {
            if (at(who).actor.side != side || !at(who).gm) continue;
            if (!at(who).mob()) cards += settings_.gm_hand;
            any = who;
        }
        if (any != kNobody) draw(any, cards);
    }
    for (FighterId who = 0; who < members(); ++who) emit_member(who);
    timed_skills(Timing::BattleStart);
    trace();
}

// -- Choices, and their place in the trace (8)

std::optional<TypedOption> Battle::choose(Point point, FighterId who, const TypedOptions& picks) {
    std::size_t chosen = 0;
    if (picks.size() > 1) {
        chosen = ask(point, who, picks);
        // Giving up ends the battle at once; the page knows no surrender [shinki R29].
        if (gave_up()) {
            emit("surrender", "8", {context_.given_up()});
            return std::nullopt;
        }
    }
    if (tracing()) add_choice(at(who).actor, token(*this, point, picks[chosen]));
    return picks[chosen];
}

void Battle::redeal(Side seer, Dice& dice) {
    for (Owner& own : owners_) {
        if (own.actor.side != seer) deck_.add(own.hand);
    }
    for (Owner& own : owners_) {
        if (own.actor.side == seer) continue;
        const int cards = own.hand.size();
        own.hand.clear();
        for (int n = 0; n < cards; ++n) {
            const Card card =
                deck_.at(static_cast<int>(dice.below(static_cast<std::uint64_t>(deck_.size()))));
            deck_.remove(card);
            own.hand.add(card);
        }
    }
}

// -- A round, whose turn it is, and the turn (7.2 to 7.4)

// 7.2
void Battle::play_round() {
    ++round_;
    for (Fighter& one : fighters_) {
        if (!one.down) one.acted = false;
    }
    renew_uses(Per::Round);
    timed_skills(Timing::RoundStart);
    while (!over()) {
        const FighterId next = choose_actor();
        if (over()) return;
        if (next == kNobody) {
            round_end();
            return;
        }
        turn(next);
    }
}

// 7.3: the quickest; at a tie players before a GM's members, then a coin between the sides (R18),
// then a choice within the party.
FighterId Battle::choose_actor() {
    Members tied;
    int best = 0;
    for (FighterId who = 0; who < members(); ++who) {
        const Fighter& one = at(who);
        if (one.down || one.acted || one.speed() < best) continue;
        if (one.speed() > best) tied = {};
        best = one.speed();
        tied.add(who);
    }
    if (tied.empty()) return kNobody;
    const auto among_tied = [&](const auto& fits) {
        Members some;
        for (const FighterId who : tied) {
            if (fits(who)) some.add(who);
        }
        return some;
    };
    const Members players = among_tied([&](FighterId who) { return !at(who).gm; });
    if (!players.empty()) tied = players;
    if (tied.size() > 1) phase("order", kNobody);
    const Members of_a = among_tied([&](FighterId who) { return at(who).actor.side == Side::A; });
    const Members of_b = among_tied([&](FighterId who) { return at(who).actor.side == Side::B; });
    if (!of_a.empty() && !of_b.empty()) {
        const auto coin = static_cast<int>(context_.dice().below(2));
        coins_ += static_cast<char>('0' + coin);
        emit_tie("coin", {coin == 0 ? Side::A : Side::B}, tied, {"value", coin});
        tied = coin == 0 ? of_a : of_b;
    }
    if (tied.size() == 1) return tied.front();
    const FighterId asked = first_standing(at(tied.front()).actor.side);
    TypedOptions& picks = new_list();
    for (const FighterId who : tied) {
        picks.push_back(TypedOption::of_member(who));
    }
    const auto pick = choose(Point::Order, asked, picks);
    if (!pick) return kNobody;
    emit_tie("order", at(asked).actor, tied, {"to", at(pick->who).actor});
    return pick->who;
}

// 7.4
void Battle::turn(FighterId who) {
    turn_of_ = who;
    turn_lost_ = false;
    may_move_ = may_act_ = true;
    phase("turn", who);
    emit_turn(who);
    if (!at(who).mob()) draw(who, 1);
    fighter(who).acted = true;
    timed_skills(Timing::TurnStart, who);
    while ((may_move_ || may_act_) && !turn_lost_ && !over()) command(who);
    if ((may_move_ || may_act_) && !over()) emit_commands("lost", who);
    turn_of_ = kNobody;
    may_move_ = may_act_ = false;
    for (Fighter& one : fighters_) one.reduce = 0;
    renew_uses(Per::Turn);
    check_victory();
    trace();
}

Queue Battle::by_speed(const Members& some) const {
    Queue queue;
    for (const FighterId who : some) {
        std::size_t at = queue.size++;
        for (; at > 0 && quicker(who, queue.all[at - 1]); --at) queue.all[at] = queue.all[at - 1];
        queue.all[at] = who;
    }
    return queue;
}

void Battle::renew_uses(Per per) {
    for (Fighter& one : fighters_) {
        for (const int place : one.skills) {
            if (skill(place).per == per) one.uses[static_cast<std::size_t>(place)] = 0;
        }
    }
}

void Battle::list_commands(FighterId who, TypedOptions& picks) const {
    const Fighter& one = at(who);
    for (const int place : one.skills) {
        const Skill& skill = this->skill(place);
        const bool moves = skill.timing == Timing::Move;
        if (moves ? !may_move_ : skill.timing != Timing::Action || !may_act_) continue;
        if (usable(who, place, skill.timing)) list_uses(who, place, picks);
    }
    const bool steps = may_move_ && !one.barred(Timing::Move);
    if (steps && one.column < kColumns) picks.push_back(TypedOption::of_step(1));
    if (steps && one.column > 1) picks.push_back(TypedOption::of_step(-1));
    if (may_act_) picks.push_back({TypedOption::Kind::Wait});
    for (FighterId other = 0; other < members() && settings_.finishing == Finishing::Ask; ++other) {
        const bool fallen = at(other).down && !at(other).dead;
        if (fallen && enemies(who, other)) picks.push_back(TypedOption::of_finish(other));
    }
    if (may_calm(who)) picks.push_back({TypedOption::Kind::Calm});
    if (one.blazer() && one.has(Status::Shine) && !settings_.no_release) {
        picks.push_back({TypedOption::Kind::Release});
    }
    picks.push_back({TypedOption::Kind::End});
}

void Battle::command(FighterId who) {
    TypedOptions& picks = new_list();
    list_commands(who, picks);
    const auto pick = choose(Point::Command, who, picks);
    if (!pick) return;
    switch (pick->kind) {
    case TypedOption::Kind::Skill: {
        const bool action = skill(pick->skill).timing == Timing::Action;
        (action ? may_act_ : may_move_) = false;
        use(who, *pick, action);
        return;
    }
    case TypedOption::Kind::Step:
        may_move_ = false;
        move_to(who, at(who).column + pick->what, "step");
        return;
    case TypedOption::Kind::Wait:
        may_act_ = false;
        emit_wait(who);
        if (!at(who).mob()) draw(who, 1 + at(who).wait_draw());
        return;
    case TypedOption::Kind::Finish: kill(pick->who, who); return;
    case TypedOption::Kind::Calm: calm(who); return;
    case TypedOption::Kind::Release: clear_status(who, Status::Shine, kWhyDeclared); return;
    default: emit_commands("pass", who); may_move_ = may_act_ = false;
    }
}

} // namespace shiaiba::shinki
