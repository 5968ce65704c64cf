// LaneFights: N fights side by side, round by round, without a branch that depends on one of them
// ([shiden 4] to [shiden 7]). Lanes get the next pairs as their fights end. Compiled once for each
// width.
#pragma once

#include "rulesets/shiden/fight/battle.hpp"
#include "rulesets/shiden/kernel/lanes_fighter.hpp"

namespace shiaiba::shiden::kernel {
namespace {

/// `x` is the side that goes first in the round: in lanes where B goes first, the two change
/// places. An extra phase of 連撃 is a round of its own, without start and initiative; the end
/// phase waits for it.
template <std::size_t N>
class LaneFights : Vectors<N> {
    using V = Vectors<N>;
    using Fighter = LaneFighter<N>;
    using typename V::Bytes;

public:
    /// Puts a new pair into a lane; `begin` starts all lanes that got one.
    void put(std::size_t lane, const Attributes& a, const Attributes& b) {
        x_.put(lane, a);
        y_.put(lane, b);
        reinterpret_cast<std::uint8_t*>(&fresh_)[lane] = 0xff;
    }
    void begin() {
        x_.begin(fresh_);
        y_.begin(fresh_);
        running_ |= fresh_;
        for (Bytes* flag : {&y_is_a_, &extra_x_, &extra_y_}) *flag &= ~fresh_;
        for (Bytes* one : {&round_, &bit_of_round_}) *one = V::choose(fresh_, V::all(1), *one);
        fresh_ = Bytes{};
    }
    std::uint32_t running() const { return lanes_of(running_); }
    Verdict verdict(std::size_t lane) const {
        return {static_cast<Ending>(static_cast<std::uint8_t>(ending_of_a_[lane])), round_[lane]};
    }

    /// Plays one round in every lane, or its 連撃.
    void round() {
        begin_round();
        end_states(rinkou_of(x_) | (both_ & rinkou_of(y_)));
        Use of_x = use(x_, y_, running_);
        // Where both act at once, nothing else happens before y has acted too.
        finish(of_x, ~both_, x_, y_);
        judge(V::any(x_.held), Bytes{});
        const Bytes y_acts = running_ & second_;
        end_states(rinkou_of(y_) & y_acts & ~both_);
        Use of_y = use(y_, x_, y_acts);
        finish_second(of_x, of_y);
        judge(V::none(y_.held), both_);
        end_round();
    }

private:
    /// A skill as it is used, which acts as what it was at that moment. A lane without a use has 0
    /// in every field; 凡打 has no place and no skill (id 0 is 一閃, which has no other effects
    /// either).
    struct Use {
        Bytes at, attack, ren, speed, damage;
        /// What takes effect after the damage.
        Bytes skill, jun, gekirin, fired, fired_skill;
    };

    Bytes at_bit_of_round(const Fighter& fighter, Mask question) const {
        return fighter.mask(question) & bit_of_round_;
    }
    static Bytes rinkou_of(const Fighter& fighter) { return V::any(fighter.mask(Mask::Rinkou)); }
    void end_states(Bytes lanes) {
        x_.end_states(lanes);
        y_.end_states(lanes);
    }

    // 4.1, 4.2; in an extra phase, the side that acts.
    void begin_round() {
        const Bytes extra = extra_x_ | extra_y_;
        for (Fighter* fighter : {&x_, &y_}) {
            const Bytes musou = at_bit_of_round(*fighter, Mask::Musou) & ~extra;
            fighter->spent |= musou;
            fighter->gain(State::Musou, V::any(musou));
            fighter->gain(State::Sensei, V::any(at_bit_of_round(*fighter, Mask::Sensei)) & ~extra);
        }
        const Bytes speed_x = compared_speed(x_);
        const Bytes speed_y = compared_speed(y_);
        Bytes y_first = V::greater(speed_y, speed_x);
        Bytes decided = ~V::equal(speed_x, speed_y);
        const auto sets = [&](Bytes differs, Bytes y) {
            y_first = V::choose(differs, y, y_first);
            decided |= differs;
        };
        sets(x_.bears(State::Sensei) ^ y_.bears(State::Sensei), y_.bears(State::Sensei));
        sets(x_.bears(State::Stun) ^ y_.bears(State::Stun), x_.bears(State::Stun));
        y_first = V::choose(extra, extra_y_ & ~extra_x_, y_first);
        both_ = V::choose(extra, extra_x_ & extra_y_, ~decided);
        second_ = ~extra | both_;
        change_places(y_first);
    }
    Bytes compared_speed(const Fighter& fighter) const {
        const Bytes first = Fighter::lowest(fighter.selectable(odd_round()));
        return fighter.speed(first, Fighter::at(first, fighter.traits));
    }
    Bytes odd_round() const { return V::any(round_ & 1); }

    void change_places(Bytes lanes) {
        auto* const x = reinterpret_cast<Bytes*>(&x_);
        auto* const y = reinterpret_cast<Bytes*>(&y_);
        for (std::size_t k = 0; k < sizeof(Fighter) / sizeof(Bytes); ++k) {
            const Bytes was_x = x[k];
            x[k] = V::choose(lanes, y[k], was_x);
            y[k] = V::choose(lanes, was_x, y[k]);
        }
        y_is_a_ ^= lanes;
    }

    // 4.3, 4.4.2, 4.4.3
    Use use(Fighter& mine, Fighter& foe, Bytes acts) {
        Use use;
        const Bytes choice = mine.selectable(odd_round()) & acts;
        use.at = V::choose(V::any(mine.mask(Mask::Uragasumi)), Fighter::highest(choice),
                           Fighter::lowest(choice));
        const Bytes bonda = V::none(use.at) & acts; // [shiden R4]
        const Bytes attack = V::any(mine.mask(Mask::Attack) & use.at);
        const Bytes traits = Fighter::at(use.at, mine.traits);
        use.skill = Fighter::at(use.at, mine.skills);
        use.attack = attack | bonda;
        use.gekirin = mine.gekirin & attack;
        use.ren = V::any(mine.under(Mask::Ren) & use.at) & attack;
        use.jun = V::any(mine.under(Mask::Jun) & use.at);
        mine.spent |= (use.at << 1) & (use.ren | use.jun);
        mine.spent |= use.at & V::any(traits & kLimited);
        use.speed = mine.speed(use.at, traits) & attack & ~mine.bears(State::Roubai);
        use.damage = mine.base_damage(traits, use.skill, round_) + mine.gekirin;
        use.damage += V::any(mine.under(Mask::Kyou) & use.at) & 1;
        use.damage += mine.bears(State::Kakugo) & 1;
        use.damage = V::choose(attack, use.damage, bonda & 1);
        damage_of(use, mine, foe);
        return use;
    }

    // 5.1 to 5.4
    void damage_of(Use& use, Fighter& mine, Fighter& foe) const {
        const Bytes open = use.attack & ~foe.bears(State::Musou);
        const Bytes blocked = open & V::any(foe.barriers);
        foe.barriers -= blocked & 1;
        const Bytes before = places_before(use.at, use.skill);
        const Bytes hit = first_held(foe, use.damage & open & ~blocked, before);
        Bytes met = hit & foe.intercepts();
        met &= ~(first_of(met, before) & use.ren);
        met &= foe.as_fast_as(use.speed) | (foe.as_fast_as(use.speed - 1) & foe.under(Mask::Soku));
        use.fired = first_of(met, before);
        use.fired_skill = Fighter::at(use.fired, foe.skills);
        foe.counted |= hit & up_to(use.fired, before);
        if (lanes_of(V::any(use.fired)) != 0) fire(use, mine, foe);
    }
    // 5.3, 5.5
    void fire(const Use& use, Fighter& mine, Fighter& foe) const {
        const Bytes traits = Fighter::at(use.fired, foe.traits);
        foe.spent |= use.fired & V::any(traits & kLimited); // 雷火 under +反
        const Bytes open = V::any(use.fired) & ~mine.bears(State::Musou);
        const Bytes kousaku = Fighter::is(use.fired_skill, Skill::Kousaku);
        mine.counted |= use.at & open & kousaku;
        Bytes amount = foe.base_damage(traits, use.fired_skill, round_) & ~kousaku;
        amount |= Fighter::is(use.fired_skill, Skill::Tamayura) & use.speed;
        mine.counted |= first_held(mine, amount & open, places_before(use.fired, use.fired_skill));
    }

    // 5.2: the places left of 的割's level, which come last.
    static Bytes places_before(Bytes at, Bytes skill) {
        return Fighter::is(skill, Skill::Matowari) & V::any(at) & (at - 1);
    }
    static Bytes first_held(const Fighter& fighter, Bytes count, Bytes before) {
        Bytes rest = fighter.held & ~before;
        Bytes rest_before = fighter.held & before;
        for (unsigned k = 0; k < kPlaces; ++k) {
            const Bytes one_more = V::greater(count, V::all(k));
            const Bytes none_left = V::none(rest);
            rest &= rest + one_more;
            rest_before &= rest_before + (one_more & none_left);
        }
        return fighter.held & ~(rest | rest_before);
    }
    static Bytes first_of(Bytes mask, Bytes before) {
        const Bytes sooner = mask & ~before;
        return Fighter::lowest(V::choose(V::any(sooner), sooner, mask));
    }
    /// All places whose turn comes no later than that of `place`; all places, if `place` is none.
    static Bytes up_to(Bytes place, Bytes before) {
        const Bytes from_left = place ^ (place - 1);
        const Bytes late = V::any(place & before);
        const Bytes soon = V::any(place & ~before);
        return (from_left | (late & ~before)) & ~(soon & before);
    }

    // 4.4.4 to 4.4.6 of x's use, in lanes where it acts alone.
    void finish(Use& use, Bytes lanes, Fighter& mine, Fighter& foe) {
        const Use now = in(use, lanes);
        use = in(use, ~lanes);
        effects_of(now, mine, foe);
        effects_of_fired(now, mine, foe);
        destroy_counted(lanes);
        mine.gekirin -= now.gekirin;
    }
    void finish_second(const Use& of_x, const Use& of_y) {
        effects_of(of_x, x_, y_); // [shiden R5]
        effects_of(of_y, y_, x_);
        effects_of_fired(of_x, x_, y_);
        effects_of_fired(of_y, y_, x_);
        destroy_counted(V::all(0xff));
        x_.gekirin -= of_x.gekirin;
        y_.gekirin -= of_y.gekirin;
    }
    static Use in(Use use, Bytes lanes) {
        for (Bytes* field : {&use.skill, &use.jun, &use.gekirin, &use.fired, &use.fired_skill}) {
            *field &= lanes;
        }
        return use;
    }
    void destroy_counted(Bytes lanes) {
        for (Fighter* fighter : {&x_, &y_}) {
            fighter->destroy(fighter->counted & lanes);
            fighter->counted &= ~lanes;
        }
    }

    // [shiden R8] A use that was broken off keeps its other effects.
    static void effects_of(const Use& use, Fighter& mine, Fighter& foe) {
        const auto is = [&](Skill skill) { return Fighter::is(use.skill, skill); };
        mine.gain(State::Stun, is(Skill::Shiden));
        mine.gain(State::Kakugo, is(Skill::Kakugo));
        mine.barriers += (is(Skill::Bouheki) & 3) + (use.jun & 2);
        const Bytes fuuin = is(Skill::Fuuin);
        foe.gain(State::Stun, fuuin);
        foe.gain(State::Roubai, fuuin);
        foe.gain(State::Suijaku, fuuin | (is(Skill::Juso) & V::none(use.fired)));
        const Bytes kageuchi = is(Skill::Kageuchi);
        if (lanes_of(kageuchi) == 0) return;
        const Bytes name = Fighter::at(Fighter::lowest(foe.held), foe.skills);
        const Bytes second = ~V::equal(foe.designated[0], V::all(Fighter::kNoName));
        foe.designated[1] = V::choose(kageuchi & second, name, foe.designated[1]);
        foe.designated[0] = V::choose(kageuchi & ~second, name, foe.designated[0]);
    }
    static void effects_of_fired(const Use& use, Fighter& mine, Fighter& foe) {
        const auto is = [&](Skill skill) { return Fighter::is(use.fired_skill, skill); };
        mine.gain(State::Roubai, is(Skill::Karamete));
        mine.gain(State::Stun, is(Skill::Kuzushiwaza));
        foe.gain(State::Stun, is(Skill::Shiden));
        mine.gain(State::Suijaku, is(Skill::Juso));
        const Bytes head = Fighter::lowest(mine.held) & is(Skill::Ekibyou);
        mine.change(head & V::none(Fighter::at(head, mine.traits) & kLimited), Skill::Ekibyou);
    }

    // 4.5, 7
    void end_round() {
        const Bytes extra = extra_x_ | extra_y_;
        extra_x_ = V::any(at_bit_of_round(x_, Mask::Rengeki)) & running_ & ~extra;
        extra_y_ = V::any(at_bit_of_round(y_, Mask::Rengeki)) & running_ & ~extra;
        const Bytes ends = running_ & ~(extra_x_ | extra_y_);
        end(x_, ends);
        end(y_, ends);
        judge(V::none(y_.held), V::all(0xff));
        end_fights(ends & V::equal(round_, V::all(kMostRounds)),
                   V::all(static_cast<unsigned>(Ending::Draw)));
        round_ += ends & running_ & 1;
        bit_of_round_ = (bit_of_round_ + (bit_of_round_ & ends)) & kAllPlaces;
    }
    static void end(Fighter& fighter, Bytes lanes) {
        fighter.states &= ~(lanes & V::all(bit(State::Musou) | bit(State::Sensei)));
        fighter.destroy(lanes & fighter.held & (fighter.spent | designated(fighter)));
        fighter.spent &= ~lanes;
        for (Bytes& name : fighter.designated) name |= lanes;
        fighter.change(Fighter::lowest(fighter.own | fighter.sick) & lanes &
                           fighter.bears(State::Suijaku),
                       Skill::Kuukyo);
    }
    static Bytes designated(const Fighter& fighter) {
        Bytes places{};
        if (lanes_of(~V::equal(fighter.designated[0], V::all(Fighter::kNoName))) == 0) {
            return places;
        }
        for (unsigned k = 0; k < kPlaces; ++k) {
            places |= V::all(1U << k) & (V::equal(fighter.skills[k], fighter.designated[0]) |
                                         V::equal(fighter.skills[k], fighter.designated[1]));
        }
        return places;
    }

    // 4: a side that holds nothing has lost; if neither side holds anything, the fight may be a
    // draw.
    void judge(Bytes x_wins, Bytes may_draw) {
        const Bytes x_lost = V::none(x_.held);
        const Bytes y_lost = V::none(y_.held);
        end_fights(x_lost | y_lost,
                   V::choose(may_draw & x_lost & y_lost,
                             V::all(static_cast<unsigned>(Ending::Draw)),
                             (x_wins ^ y_is_a_) & static_cast<std::uint8_t>(Ending::Win)));
    }
    void end_fights(Bytes lanes, Bytes ending_of_a) {
        ending_of_a_ = V::choose(lanes & running_, ending_of_a, ending_of_a_);
        running_ &= ~lanes;
    }

    Fighter x_, y_;
    Bytes fresh_{}, running_{}, y_is_a_{};
    Bytes round_{}, bit_of_round_{};
    /// Lanes where the side has a 連撃 to come in this round.
    Bytes extra_x_{}, extra_y_{};
    /// both_: lanes where both act at once. second_: lanes where y acts at all.
    Bytes both_{}, second_{};
    Bytes ending_of_a_{};
};

// Runs any number of fights through N lanes. Compiled once for each width.

/// Number of idle lanes that are refilled together: waiting costs less than a refill for each lane.
template <std::size_t N>
constexpr int kRefill = N / 4;

template <std::size_t N>
void run_lanes(const Pairing* pairings, Verdict* verdicts, std::size_t count) noexcept {
    LaneFights<N> fights;
    std::size_t pairing_of[N] = {};
    constexpr auto all = static_cast<std::uint32_t>((std::uint64_t{1} << N) - 1);
    std::uint32_t taken = 0;
    std::size_t next = 0;
    for (;;) {
        for (std::uint32_t idle = all & ~fights.running(); idle != 0; idle &= idle - 1) {
            const auto lane = static_cast<std::size_t>(__builtin_ctz(idle));
            const std::uint32_t bit = idle & (~idle + 1);
            if ((taken & bit) != 0) verdicts[pairing_of[lane]] = fights.verdict(lane);
            taken &= ~bit;
            if (next == count) continue;
            fights.put(lane, attributes_of(pairings[next].a), attributes_of(pairings[next].b));
            pairing_of[lane] = next++;
            taken |= bit;
        }
        if (taken == 0) return;
        fights.begin();
        const int enough = next < count ? kRefill<N> : static_cast<int>(N);
        do {
            fights.round();
        } while (fights.running() != 0 && __builtin_popcount(taken & ~fights.running()) < enough);
    }
}

} // namespace
} // namespace shiaiba::shiden::kernel
