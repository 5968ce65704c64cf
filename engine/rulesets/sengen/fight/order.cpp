// Plays P2 to P4 of a turn (section 7): rows, initiative with its ties, full defence.
#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "rulesets/sengen/fight/battle.hpp"

namespace shiaiba::sengen {
namespace {

/// One number for each member, by FighterId.
using Numbers = std::array<int, kMostWho>;

/// Sorts by these numbers, the largest first; members with equal numbers keep their order.
void sort_by(const Numbers& numbers, std::span<FighterId> all) {
    std::stable_sort(all.begin(), all.end(), [&](FighterId a, FighterId b) {
        return numbers[static_cast<std::size_t>(a)] > numbers[static_cast<std::size_t>(b)];
    });
}

Numbers numbers_of(const Battle& battle, std::span<const FighterId> all, int Fighter::*number) {
    Numbers numbers{};
    for (const FighterId who : all) numbers[static_cast<std::size_t>(who)] = battle.at(who).*number;
    return numbers;
}

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
    if (verbose()) log_.told("rows");
    emit_rows();
    trace();
}

/// Lists the sets of members that may stand in the back, as bits: by size, then in build order (9).
void Battle::list_rows(Side side, TypedOptions& picks) const {
    std::array<int, kMostWho> places{};
    std::size_t standing = 0;
    for (FighterId who = begin_of(side); who < end_of(side); ++who) {
        if (!at(who).out()) places[standing++] = at(who).actor.member;
    }
    // The sets of a size are those of the size before it with one member more.
    std::size_t from = picks.size();
    picks.emplace_back(TypedOption::Kind::Rows, -1, 0);
    for (std::size_t size = 1; 2 * size <= standing; ++size) {
        const std::size_t to = picks.size();
        for (; from < to; ++from) {
            const auto set = static_cast<unsigned>(picks[from].n);
            for (std::size_t k = 0; k < standing; ++k) {
                // Only members behind the last of the set are added, so that each set comes once.
                if (set >> places[k] != 0) continue;
                picks.emplace_back(TypedOption::Kind::Rows, -1,
                                   static_cast<int>(set | 1U << places[k]));
            }
        }
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
    if (verbose()) log_.told("initiative");
}

void Battle::settle_order() {
    std::array<FighterId, kMostWho> all{};
    std::size_t standing = 0;
    for (FighterId who = 0; who < members(); ++who) {
        if (!at(who).out()) all[standing++] = who;
    }
    // Those of equal numbers stand in build order.
    std::sort(all.begin(), all.begin() + standing, [&](FighterId a, FighterId b) {
        const int of_a = at(a).initiative;
        const int of_b = at(b).initiative;
        return of_a != of_b ? of_a > of_b : a < b;
    });
    order_.clear();
    for (std::size_t from = 0; from < standing && !over();) {
        std::size_t to = from + 1;
        while (to < standing && at(all[to]).initiative == at(all[from]).initiative) ++to;
        if (to - from == 1) {
            order_.push_back(all[from]);
        } else {
            settle_tie({all.begin() + from, all.begin() + to});
        }
        from = to;
    }
}

/// Orders the members that declared the same number, given in build order [sengen R 31, R 61].
void Battle::settle_tie(std::vector<FighterId> tied) {
    const Side first = at(tied.front()).actor.side;
    if (at(tied.back()).actor.side == first) return tied_in_order(std::move(tied));
    const bool gm_a = at(begin_of(Side::A)).gm;
    const bool gm_b = at(begin_of(Side::B)).gm;
    if (gm_a == gm_b) return tied_by_choice(tied);
    tied_with_npcs(tied, gm_a ? Side::B : Side::A);
}

/// Exactly one party is a GM's: each of the players' characters chooses to go before the NPCs or
/// behind them.
void Battle::tied_with_npcs(const std::vector<FighterId>& tied, Side players) {
    std::vector<FighterId> choosers;
    std::vector<FighterId> npcs;
    for (const FighterId who : tied)
        (at(who).actor.side == players ? choosers : npcs).push_back(who);
    std::vector<FighterId> behind = choosers;
    sort_by(numbers_of(*this, choosers, &Fighter::dp), choosers);
    unsigned first = 0;
    for (const FighterId who : choosers) {
        const auto goes_first = chooses_first(who, "npc");
        if (!goes_first) return;
        if (*goes_first) first |= 1U << who;
    }
    const auto split = std::stable_partition(
        behind.begin(), behind.end(), [&](FighterId who) { return (first >> who & 1U) != 0; });
    tied_in_order({behind.begin(), split});
    if (!over()) tied_in_order(std::move(npcs));
    if (!over()) tied_in_order({split, behind.end()});
}

/// Otherwise: members with more DP choose before the others, the earliest or the latest place that
/// is still free.
void Battle::tied_by_choice(std::vector<FighterId> tied) {
    sort_by(numbers_of(*this, tied, &Fighter::dp), tied);
    for (std::size_t from = 0; from < tied.size();) {
        std::size_t to = from + 1;
        while (to < tied.size() && at(tied[to]).dp == at(tied[from]).dp) ++to;
        roll_tie(tied, from, to);
        from = to;
    }
    std::vector<FighterId> places(tied.size(), kNobody);
    std::size_t earliest = 0;
    std::size_t latest = tied.size();
    for (std::size_t k = 0; k + 1 < tied.size(); ++k) {
        const int dp = at(tied[k]).dp;
        const bool alone = (k == 0 || at(tied[k - 1]).dp != dp) && at(tied[k + 1]).dp != dp;
        const auto goes_first = chooses_first(tied[k], alone ? "dp" : "dice");
        if (!goes_first) return;
        places[*goes_first ? earliest++ : --latest] = tied[k];
    }
    places[earliest] = tied.back();
    order_.insert(order_.end(), places.begin(), places.end());
}

/// Sorts the members `from` … `to` − 1, of equal DP, by a roll each; those with equal totals roll
/// again.
void Battle::roll_tie(std::vector<FighterId>& tied, std::size_t from, std::size_t to, bool again) {
    if (to - from < 2) return;
    Numbers totals{};
    const auto total = [&](FighterId who) -> int& { return totals[static_cast<std::size_t>(who)]; };
    for (std::size_t k = from; k < to; ++k) {
        total(tied[k]) = roll(kTieDice);
        emit_roll("tie", "7", at(tied[k]).actor,
                  {{"total", total(tied[k])},
                   {"why", k > from ? ""
                           : again  ? "again"
                                    : "tied"},
                   {"initiative", at(tied[k]).initiative},
                   {"dp", at(tied[k]).dp}});
    }
    sort_by(totals, std::span(tied).subspan(from, to - from));
    for (std::size_t first = from; first < to;) {
        std::size_t last = first + 1;
        while (last < to && total(tied[last]) == total(tied[first])) ++last;
        roll_tie(tied, first, last, true);
        first = last;
    }
}

/// Returns nothing if the side gave up. A sleeper isn't asked and goes first.
std::optional<bool> Battle::chooses_first(FighterId who, std::string_view why) {
    if (at(who).asleep()) return true;
    picks_.clear();
    picks_.emplace_back(TypedOption::Kind::First);
    picks_.emplace_back(TypedOption::Kind::Last);
    const auto pick = choose(Point::Side, who, picks_);
    if (!pick) return std::nullopt;
    const bool first = pick->kind == TypedOption::Kind::First;
    emit("place", "7", at(who).actor, {{"ok", first ? 1 : 0}, {"dp", at(who).dp}, {"why", why}});
    return first;
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

} // namespace shiaiba::sengen
