// 8.7, step 5: damage; and how a battle ends (7).
#include <bit>

#include "rulesets/sengen/fight/battle.hpp"

namespace shiaiba::sengen {

void Battle::roll_damage(Action& action) {
    const int rolled = roll(action.harm.dice) + action.harm.flat;
    action.rolled_damage = action.harm.untrained ? std::max(0, rolled) : rolled;
}

int Battle::short_of(const Action& action) const {
    const Fighter& one = at(action.target);
    return one.behind_card() + one.barrier + one.mod(ModKey::DamageCut) + action.guarded -
           action.rolled_damage;
}

void Battle::strike(Action& action, const Hit& hit) {
    action.target = hit.who;
    action.guarded = hit.guarded;
    Fighter& by = fighter(action.by);
    int boost = 0;
    if (const int price = action.boost_price(); price > 0) {
        const int most = std::min(by.graze / price, kMostBoost);
        picks_.clear();
        for (int n = 0; n <= most; ++n) picks_.push_back(Pick::of_number(n));
        const auto pick = choose(Point::Boost, action.by, picks_);
        if (!pick) return;
        boost = pick->n;
        by.graze -= price * boost;
        if (boost > 0) {
            tell("boost", "8.8", by.actor,
                 {{"n", boost}, {"graze", by.graze}, {"to", at(hit.who).actor}});
        }
    }
    damage(action, hit.who, action.rolled_damage, boost, "8.7");
}

void Battle::damage(Action& action, Who target, int amount, int boost, std::string_view rule) {
    Fighter& one = fighter(target);
    const int cut = action.guarded + one.mod(ModKey::DamageCut);
    const int dealt = std::max(0, amount + boost - cut);
    action.final_damage = dealt;
    if (dealt > 0 && one.awake()) {
        // 6, w4: whatever is chosen, it isn't asked again.
        picks_.clear();
        picks_.emplace_back(Pick::Kind::Accept);
        if (one.deployed < 0) list_cards(target, true, Pick::Kind::Deploy, picks_);
        list_bombs(target, picks_);
        const auto pick = choose(Point::Last, target, picks_);
        if (!pick) return;
        if (pick->kind == Pick::Kind::Bomb) {
            bomb(action, target, pick->which);
            return;
        }
        take_free(target, *pick);
    }
    const int absorbed = std::min(one.barrier, dealt);
    one.barrier -= absorbed;
    const int through = dealt - absorbed;
    const bool on_card = one.deployed >= 0;
    if (on_card) {
        one.card_hp -= through;
    } else {
        one.hp = std::max(0, one.hp - through);
    }
    tell_roll("damage", rule, one.actor,
              {{"rolled", amount},
               {"boost", boost},
               {"cut", cut},
               {"barrier", absorbed},
               {"final", through},
               {"to", on_card ? "card" : "hp"},
               {"left", on_card ? std::max(0, one.card_hp) : one.hp},
               {"place", one.deployed}});
    if (through == 0) return;
    if (on_card && one.card_hp <= 0) break_card(target);
    if (one.asleep()) end_status(target, Status::Sleep);
    if (one.out()) tell("out", "7", one.actor);
}

// P7
void Battle::check_victory() {
    if (over()) return;
    const bool a = standing(Side::A) > 0;
    const bool b = standing(Side::B) > 0;
    if (a && b) return;
    if (!a && !b) {
        end_with(Side::None, "both");
    } else {
        end_with(a ? Side::A : Side::B, "defeat");
    }
}

void Battle::time_up() {
    tell("time_up", "7", {}, {{"turns", turn_}});
    std::array<int, 2> left{};
    std::array<int, 2> full{};
    std::array<int, 2> cards{};
    for (Who who = 0; who < members(); ++who) {
        const Fighter& one = at(who);
        const std::size_t side = index(one.actor.side);
        full[side] += one.hp_max;
        if (one.out()) continue;
        left[side] += one.hp;
        cards[side] += cards_left(who) + (one.deployed >= 0 ? 1 : 0);
    }
    int ahead = 0;
    if (!settings_.draw) {
        ahead = left[0] * full[1] - left[1] * full[0];
        if (ahead == 0) ahead = cards[0] - cards[1];
    }
    if (ahead == 0) {
        end_with(Side::None, "time");
    } else {
        end_with(ahead > 0 ? Side::A : Side::B, "judge");
    }
}

void Battle::end_with(Side winner, const char* reason) {
    winner_ = winner;
    reason_ = reason;
}

Outcome Battle::end() {
    trace_result();
    Outcome outcome{winner_, reason_, turn_};
    for (const Fighter& one : fighters_) {
        const int left = one.out() ? 0 : one.hp;
        outcome.left[index(one.actor.side)] += left;
        outcome.members.push_back({one.actor.side, left, one.out()});
    }
    tell("battle_end", "7", {winner_}, {{"turns", turn_}});
    return outcome;
}

} // namespace shiaiba::sengen
