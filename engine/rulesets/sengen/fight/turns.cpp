// Sections 3 and 7: who takes part and what everybody begins with; rows, initiative, a turn from its start to its
// end.
#include <algorithm>
#include <bit>

#include "core/system/typed_ruleset.hpp"
#include "rulesets/sengen/fight/battle.hpp"

namespace shiaiba::sengen {
namespace {

Fighter seated(const Sheet& sheet, Actor actor, bool gm) {
    Fighter one;
    one.sheet = &sheet;
    one.actor = actor;
    one.gm = gm;
    one.hp = one.hp_max = hp_max(sheet);
    one.spirit = one.spirit_max = spirit_max(sheet);
    one.dp = one.dp_max = dp_max(sheet);
    one.dp_rec = dp_recovery(sheet);
    for (const Source& source : sources_of(sheet)) {
        one.bullets.push_back({source, level_of(sheet, source), characteristic_of(sheet, source),
                               hit_of(sheet, source), can_home(sheet, source),
                               danmaku_harm(sheet, source), shot_harm(sheet, source),
                               homing_harm(sheet, source)});
    }
    for (const int weapon : melee_weapons_of(sheet)) {
        one.blades.push_back({weapon, sheet.data->weapon(weapon).hit, melee_harm(sheet, weapon)});
    }
    return one;
}

} // namespace

Battle::Battle(const sengen::Settings& settings, const Sides& sides, FightContext& context)
    : settings_(settings), context_(context) {
    seat(sides);
    declared_.fill(-1);
    if (verbose()) context_.log().open(board());
}

void Battle::seat(const Sides& sides) {
    for (const Side side : kSides) {
        const Party& party = *sides[index(side)];
        const bool gm = given_or_default<PartyFields>(party.fields).gm;
        for (std::size_t k = 0; k < party.members.size(); ++k) {
            fighters_.push_back(
                seated(build_as<Sheet>(party.members[k].build), {side, static_cast<int>(k)}, gm));
        }
        first_[index(side) + 1] = members();
    }
}

int Battle::standing(Side side) const {
    int all = 0;
    for (FighterId who = begin_of(side); who < end_of(side); ++who) all += at(who).out() ? 0 : 1;
    return all;
}

FighterId Battle::leader(Side side) const {
    FighterId who = begin_of(side);
    while (at(who).out()) ++who;
    return who;
}

Outcome Battle::run() {
    while (!over()) play_turn();
    return end();
}

// 7: P2 to P4: rows, initiative with its ties, and who keeps to the defence.

namespace {

constexpr int kTieDice = 3;

} // namespace

// P2
void Battle::rows() {
    phase("rows");
    for (const Side side : kSides) {
        picks_.clear();
        list_rows(side, picks_);
        const auto pick = choose(Point::Rows, leader(side), picks_);
        if (!pick) return;
        chosen_rows_[index(side)] = pick->n;
    }
    for (Fighter& one : fighters_) {
        const int back = chosen_rows_[index(one.actor.side)];
        if (!one.out()) one.back = (back >> one.actor.member & 1) != 0;
    }
    chosen_rows_ = {-1, -1};
    if (verbose()) context_.log().told("rows");
    emit_rows();
    trace();
}

/// Sets of members for the back, as bits: by size, then in build order.
void Battle::list_rows(Side side, TypedOptions& picks) const {
    std::vector<int> places;
    for (FighterId who = begin_of(side); who < end_of(side); ++who) {
        if (!at(who).out()) places.push_back(at(who).actor.member);
    }
    std::vector<unsigned> level{0};
    picks.emplace_back(TypedOption::Kind::Rows, -1, 0);
    for (std::size_t size = 1; 2 * size <= places.size(); ++size) {
        std::vector<unsigned> next;
        for (const unsigned set : level) {
            for (const int place : places) {
                if (set >> place != 0) continue;
                next.push_back(set | 1U << place);
                picks.emplace_back(TypedOption::Kind::Rows, -1, static_cast<int>(next.back()));
            }
        }
        level = std::move(next);
    }
}

// P3, P4
void Battle::initiative() {
    phase("initiative");
    if (turn_ == 1 || !settings_.fixed_initiative) {
        declare();
        if (over()) return;
        settle_order();
        if (over()) return;
        emit_order();
    }
    full_defences();
    if (!over()) trace();
}

void Battle::declare() {
    for (FighterId who = 0; who < members(); ++who) {
        const Fighter& one = at(who);
        if (one.out()) continue;
        int& number = declared_[static_cast<std::size_t>(who)];
        if (one.asleep()) {
            number = one.dp;
            continue;
        }
        picks_.clear();
        for (int n = 0; n <= one.dp; ++n) picks_.push_back(TypedOption::of_number(n));
        const auto pick = choose(Point::Initiative, who, picks_);
        if (!pick) return;
        number = pick->n;
    }
    for (FighterId who = 0; who < members(); ++who) {
        const int number = declared_[static_cast<std::size_t>(who)];
        if (number >= 0) fighter(who).initiative = number;
    }
    declared_.fill(-1);
    if (verbose()) context_.log().told("initiative");
}

void Battle::settle_order() {
    std::vector<FighterId> all;
    for (FighterId who = 0; who < members(); ++who) {
        if (!at(who).out()) all.push_back(who);
    }
    std::stable_sort(all.begin(), all.end(),
                     [&](FighterId a, FighterId b) { return at(a).initiative > at(b).initiative; });
    order_.clear();
    for (std::size_t from = 0; from < all.size() && !over();) {
        std::size_t to = from + 1;
        while (to < all.size() && at(all[to]).initiative == at(all[from]).initiative) ++to;
        const std::vector<FighterId> tied(all.begin() + static_cast<std::ptrdiff_t>(from),
                                          all.begin() + static_cast<std::ptrdiff_t>(to));
        const Side first = first_of_tied(tied);
        for (const Side side : {first, other(first)}) {
            std::vector<FighterId> block;
            for (const FighterId who : tied) {
                if (at(who).actor.side == side) block.push_back(who);
            }
            if (!over()) tied_in_order(std::move(block));
        }
        from = to;
    }
}

/// Whose block goes first [sengen R 31, R 61].
Side Battle::first_of_tied(const std::vector<FighterId>& tied) {
    std::array<int, 2> best{-1, -1};
    for (const FighterId who : tied) {
        int& dp = best[index(at(who).actor.side)];
        dp = std::max(dp, at(who).dp);
    }
    if (best[0] < 0) return Side::B;
    if (best[1] < 0) return Side::A;
    const bool gm_a = at(begin_of(Side::A)).gm;
    const bool gm_b = at(begin_of(Side::B)).gm;
    Side chooser = Side::None;
    if (gm_a != gm_b) {
        chooser = gm_a ? Side::B : Side::A;
    } else if (best[0] != best[1]) {
        chooser = best[0] > best[1] ? Side::A : Side::B;
    }
    while (chooser == Side::None) {
        std::array<int, 2> totals{};
        for (const Side side : kSides) {
            totals[index(side)] = roll(kTieDice);
            emit_roll("tie", "7", {side}, {{"total", totals[index(side)]}});
        }
        if (totals[0] != totals[1]) chooser = totals[0] > totals[1] ? Side::A : Side::B;
    }
    picks_.clear();
    picks_.emplace_back(TypedOption::Kind::First);
    picks_.emplace_back(TypedOption::Kind::Last);
    const auto pick = choose(Point::Side, leader(chooser), picks_);
    if (!pick) return Side::A;
    return pick->kind == TypedOption::Kind::First ? chooser : other(chooser);
}

void Battle::tied_in_order(std::vector<FighterId> tied) {
    while (tied.size() > 1) {
        picks_.clear();
        for (const FighterId who : tied) picks_.emplace_back(TypedOption::Kind::Member, who);
        const auto pick = choose(Point::Order, leader(at(tied.front()).actor.side), picks_);
        if (!pick) return;
        order_.push_back(pick->which);
        tied.erase(std::find(tied.begin(), tied.end(), pick->which));
    }
    if (!tied.empty()) order_.push_back(tied.front());
}

// P4
void Battle::full_defences() {
    for (const FighterId who : order_) {
        if (!at(who).awake() || !at(who).back) continue;
        picks_.clear();
        picks_.emplace_back(TypedOption::Kind::No);
        picks_.emplace_back(TypedOption::Kind::Yes);
        const auto pick = choose(Point::FullDefence, who, picks_);
        if (!pick) return;
        if (pick->kind != TypedOption::Kind::Yes) continue;
        fighter(who).full_defence = true;
        emit("full_defence", "7", at(who).actor);
    }
}

// 7: a turn, from its start to its end: P1 and P5 to P8.

void Battle::play_turn() {
    ++turn_;
    turn_start();
    if (!over()) rows();
    if (!over()) initiative();
    if (!over()) setups();
    if (!over()) mains();
    if (!over()) turn_end();
}

// P1
void Battle::turn_start() {
    phase("start");
    if (turn_ == 1) emit("battle_start", "7", {});
    for (FighterId who = 0; who < members(); ++who) {
        if (!at(who).out()) recover(who);
    }
    for (FighterId who = 0; who < members() && !over(); ++who) {
        if (at(who).awake()) own_window(who);
    }
    if (!over()) trace();
}

void Battle::recover(FighterId who) {
    Fighter& one = fighter(who);
    one.guard_used = one.covered = one.guarded_other = one.full_defence = false;
    one.casts = 0;
    if (!one.has(Status::Bind) && !settings_.cramped) {
        gain(who, one.dp_rec + one.mod(ModKey::DpRecovery) + (one.waited ? kWaited : 0), "recover");
    }
    one.waited = false;
}

// 6, w1
void Battle::own_window(FighterId who) {
    while (true) {
        picks_.clear();
        list_free(who, picks_);
        picks_.emplace_back(TypedOption::Kind::Pass);
        const auto pick = choose(Point::TurnStart, who, picks_);
        if (!pick || !take_free(who, *pick)) return;
    }
}

// P5
void Battle::setups() {
    // Who is asked follows from the order; spells of it may put others to sleep.
    for (const FighterId who : order_) {
        if (!at(who).awake()) continue;
        picks_.clear();
        for (std::size_t k = 0; k < at(who).sheet->spells.size(); ++k) {
            const int spell = static_cast<int>(k);
            if (castable(who, spell, SpellTiming::Setup))
                picks_.emplace_back(TypedOption::Kind::Cast, spell);
        }
        if (picks_.empty()) continue;
        picks_.emplace_back(TypedOption::Kind::Pass);
        setup(who);
        if (over()) return;
    }
}

void Battle::setup(FighterId who) {
    phase("setup", who);
    const auto pick = choose(Point::Setup, who, picks_);
    if (pick && pick->kind == TypedOption::Kind::Cast) act(who, *pick, nullptr);
    if (context_.given_up() == Side::None) trace();
}

// P6
void Battle::mains() {
    for (const FighterId who : order_) {
        if (!at(who).awake() || at(who).full_defence) continue;
        phase("main", who);
        main(who);
        if (context_.given_up() == Side::None) trace();
        if (over()) return;
    }
}

// P8
void Battle::turn_end() {
    phase("end");
    for (FighterId who = 0; who < members(); ++who) {
        if (!at(who).awake()) continue;
        const int most =
            std::min(at(who).graze / kGrazeOfSpirit, at(who).spirit_max - at(who).spirit);
        picks_.clear();
        for (int n = 0; n <= most; ++n) picks_.push_back(TypedOption::of_number(n));
        const auto pick = choose(Point::Absorb, who, picks_);
        if (!pick) return;
        if (pick->n > 0) absorb(who, pick->n);
    }
    for (Fighter& one : fighters_) run_out(one);
    check_victory();
    if (!over() && turn_ >= settings_.turn_limit) time_up();
    trace();
}

// 8.8
void Battle::absorb(FighterId who, int points) {
    Fighter& one = fighter(who);
    one.graze -= kGrazeOfSpirit * points;
    one.spirit += points;
    emit("absorb", "8.8", one.actor, {{"n", points}, {"spirit", one.spirit}, {"graze", one.graze}});
}

/// What has lasted to this turn's end, also of those out [sengen R 68].
void Battle::run_out(Fighter& one) {
    const auto past = [this](const auto& timed) { return timed.until <= turn_; };
    one.barrier = 0;
    one.mods.erase(std::remove_if(one.mods.begin(), one.mods.end(), past), one.mods.end());
    for (std::size_t k = 0; k < one.statuses.size();) {
        if (past(one.statuses[k])) {
            end_status(who(one.actor), one.statuses[k].status);
        } else {
            ++k;
        }
    }
}

} // namespace shiaiba::sengen
