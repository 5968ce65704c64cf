// Scalar kernel: the fight of two builds in a few words of state, clause by clause ([shiden 4] to
// [shiden 7]).
#include "rulesets/shiden/kernel/lanes.hpp"

#include <algorithm>
#include <bit>

#include "rulesets/shiden/fight/battle.hpp"

namespace shiaiba::shiden::kernel {
namespace {

/// Number of places in a mask: a table, because std::popcount is a library call on targets without
/// the instruction.
constexpr auto kCount = [] {
    std::array<std::uint8_t, kAllPlaces + 1> table{};
    for (unsigned mask = 1; mask <= kAllPlaces; ++mask) {
        table[mask] = static_cast<std::uint8_t>(table[mask >> 1] + (mask & 1));
    }
    return table;
}();

constexpr unsigned lowest(unsigned mask) { return mask & (~mask + 1); }
/// Index of the mask's only bit.
constexpr std::size_t place_of(unsigned bit) {
    return static_cast<std::size_t>(std::countr_zero(bit));
}
/// The mask's only bit and all bits below it.
constexpr unsigned up_to(unsigned bit) { return bit | (bit - 1); }
/// A mask rotated into the order in which a skill aims: from place `by` to the right, then from the
/// left.
constexpr unsigned turned(unsigned mask, unsigned by) {
    return (mask >> by | mask << (kPlaces - by)) & kAllPlaces;
}
constexpr unsigned turned_back(unsigned mask, unsigned by) { return turned(mask, kPlaces - by); }

constexpr unsigned bit(State state) { return 1U << static_cast<unsigned>(state); }

struct Fighter {
    /// Masks hold only places that are held: a destroyed skill answers no question.
    Attributes row;
    unsigned held = kAllPlaces;
    /// Places of limited skills that were used or took effect this round.
    unsigned spent = 0;
    /// Places with damage counters.
    unsigned counted = 0;
    /// A bit for every state except the two that stack.
    unsigned states = 0;
    unsigned barriers = 0;
    unsigned gekirin = 0;
    /// Names that 影討 named, a bit for each id.
    std::uint32_t designated = 0;

    explicit Fighter(const Attributes& attributes) : row(attributes) {}

    unsigned mask(Mask question) const { return row.mask(question); }
    bool bears(State state) const { return (states & bit(state)) != 0; }
    unsigned traits(unsigned at) const { return row.byte(kTraitsAt + place_of(at)); }
    Skill skill(unsigned at) const {
        return skill_at(static_cast<int>(row.byte(kSkillsAt + place_of(at))));
    }
    /// Places with this attached skill directly on their right.
    unsigned under(Mask attached) const { return mask(attached) >> 1; }
    /// Attack skills without those under +反 ([shiden 5.5]).
    unsigned attacks() const { return mask(Mask::Attack) & ~under(Mask::Han); }
    unsigned intercepts() const {
        return mask(Mask::Intercept) | (mask(Mask::Attack) & under(Mask::Han));
    }

    /// [shiden 4.2, 4.3]
    unsigned selectable(unsigned round) const {
        const unsigned hidden = (round & 1) != 0 ? mask(Mask::Hidden) : 0;
        return (attacks() | mask(Mask::Support)) & ~hidden;
    }
    /// [shiden 5.6], without 狼狽.
    unsigned speed(unsigned at) const {
        unsigned speed = speed_in(traits(at));
        if ((under(Mask::Soku) & at) != 0) speed += 1;
        if (bears(State::Kakugo) && (attacks() & at) != 0) speed += 2;
        return speed;
    }
    /// [shiden 5.6]
    unsigned damage(unsigned at, unsigned round) const {
        const Skill used = skill(at);
        unsigned amount = damage_in(traits(at));
        if (used == Skill::Kenbai) amount = kCount[attacks()];
        if (used == Skill::Dotou) amount = round;
        if ((attacks() & at) == 0) return amount;
        if ((under(Mask::Kyou) & at) != 0) amount += 1;
        if (bears(State::Kakugo)) amount += 1;
        return amount + gekirin;
    }

    void remove(unsigned places) {
        held &= ~places;
        const std::uint64_t kept = held * 0x0101010101010101U;
        row.words[0] &= kept;
        row.words[1] &= kept;
    }
    void change(std::size_t place, Skill to) {
        const Attributes& now = kAttributes[place][static_cast<std::size_t>(id(to))];
        for (std::size_t k = 0; k < row.words.size(); ++k) {
            row.words[k] = (row.words[k] & ~kEverythingAt[place].words[k]) | now.words[k];
        }
    }
};

/// A skill as it is used, which acts as what it was at that moment.
struct Use {
    /// The place as a bit; 0: 凡打.
    unsigned at = 0;
    Skill skill = Skill::Bonda;
    bool attack = true;
    bool ren = false;
    bool jun = false;
    unsigned speed = 0;
    unsigned damage = 1;
    unsigned gekirin = 0;
    /// The place, as a bit, of the foe's intercept that the use set off; 0: none.
    unsigned fired_at = 0;
    Skill fired = Skill::Bonda;
};

class Fight {
public:
    Fight(const Attributes& a, const Attributes& b) : fighters_{Fighter(a), Fighter(b)} {}

    Verdict run() {
        for (round_ = 1; round_ <= kMostRounds; ++round_) {
            for (Fighter& fighter : fighters_) start(fighter);
            const int first = initiative();
            if (first == kBoth) {
                if (simultaneous_phase()) return verdict_;
            } else {
                if (attack_phase(first)) return verdict_;
                if (attack_phase(1 - first)) return verdict_;
            }
            if (extra_phase()) return verdict_;
            end(fighters_[0]);
            end(fighters_[1]);
            if (judge(kBoth)) return verdict_;
        }
        return {Ending::Draw, kMostRounds};
    }

private:
    static constexpr int kBoth = 2;

    /// The bit of the place whose number is the round's, where 無想, 先制 and 連撃 work; 0 after
    /// round 5.
    unsigned bit_of_round() const { return round_ <= kPlaces ? 1U << (round_ - 1) : 0; }

    // 4.1
    void start(Fighter& fighter) const {
        if ((fighter.mask(Mask::Musou) & bit_of_round()) != 0) {
            fighter.states |= bit(State::Musou);
            fighter.spent |= bit_of_round();
        } else if ((fighter.mask(Mask::Sensei) & bit_of_round()) != 0) {
            fighter.states |= bit(State::Sensei);
        }
    }

    // 4.2
    int initiative() const {
        const Fighter& a = fighters_[0];
        const Fighter& b = fighters_[1];
        if (a.bears(State::Stun) != b.bears(State::Stun)) return a.bears(State::Stun) ? 1 : 0;
        if (a.bears(State::Sensei) != b.bears(State::Sensei)) return a.bears(State::Sensei) ? 0 : 1;
        const auto compared = [&](const Fighter& fighter) {
            const unsigned first = lowest(fighter.selectable(round_));
            return first != 0 ? fighter.speed(first) : 0;
        };
        const unsigned speed_a = compared(a);
        const unsigned speed_b = compared(b);
        return speed_a > speed_b ? 0 : speed_a < speed_b ? 1 : kBoth;
    }

    // 4.4
    bool attack_phase(int mover) {
        Fighter& mine = fighters_[static_cast<std::size_t>(mover)];
        Fighter& foe = fighters_[static_cast<std::size_t>(1 - mover)];
        rinkou(mine, foe);
        Use use = select(mine);
        if (use.attack) damage_of(use, mine, foe);
        effects_of(use, mine, foe);
        effects_of_fired(use, mine, foe);
        destroy(mine, mine.counted);
        destroy(foe, foe.counted);
        end_gekirin(use, mine);
        return judge(mover);
    }
    bool simultaneous_phase() {
        Fighter& a = fighters_[0];
        Fighter& b = fighters_[1];
        rinkou(a, b);
        rinkou(b, a);
        Use of_a = select(a);
        Use of_b = select(b);
        if (of_a.attack) damage_of(of_a, a, b);
        if (of_b.attack) damage_of(of_b, b, a);
        effects_of(of_a, a, b); // [shiden R5]
        effects_of(of_b, b, a);
        effects_of_fired(of_a, a, b);
        effects_of_fired(of_b, b, a);
        destroy(a, a.counted);
        destroy(b, b.counted);
        end_gekirin(of_a, a);
        end_gekirin(of_b, b);
        return judge(kBoth);
    }
    // 4.5
    bool extra_phase() {
        const bool a = (fighters_[0].mask(Mask::Rengeki) & bit_of_round()) != 0;
        const bool b = (fighters_[1].mask(Mask::Rengeki) & bit_of_round()) != 0;
        if (!a && !b) return false;
        return a && b ? simultaneous_phase() : attack_phase(a ? 0 : 1);
    }

    static void rinkou(Fighter& mover, Fighter& foe) {
        if (mover.mask(Mask::Rinkou) == 0) return;
        for (Fighter* fighter : {&mover, &foe}) {
            fighter->states = fighter->barriers = fighter->gekirin = 0;
        }
    }

    // 4.3; and effects just before the use.
    Use select(Fighter& mover) const {
        Use use;
        const unsigned choice = mover.selectable(round_);
        if (choice == 0) return use; // [shiden R4] 凡打
        use.at = mover.mask(Mask::Uragasumi) != 0 ? std::bit_floor(choice) : lowest(choice);
        use.skill = mover.skill(use.at);
        use.attack = (mover.mask(Mask::Attack) & use.at) != 0;
        if (use.attack) {
            use.speed = mover.bears(State::Roubai) ? 0 : mover.speed(use.at);
            use.damage = mover.damage(use.at, round_);
            use.ren = (mover.under(Mask::Ren) & use.at) != 0;
            use.gekirin = mover.gekirin;
        }
        use.jun = (mover.under(Mask::Jun) & use.at) != 0;
        if (use.ren || use.jun) mover.spent |= use.at << 1;
        if (limited_in(mover.traits(use.at))) mover.spent |= use.at;
        return use;
    }

    // 5.1 to 5.4
    void damage_of(Use& use, Fighter& mine, Fighter& foe) const {
        if (foe.bears(State::Musou)) return;
        if (foe.barriers > 0) {
            foe.barriers -= 1;
            return;
        }
        const unsigned turn = turn_of(use.skill, use.at);
        unsigned hit = first_held(foe, use.damage, turn);
        bool ren = use.ren;
        for (unsigned met = hit & turned(foe.intercepts(), turn); met != 0; met &= met - 1) {
            const unsigned at = turned_back(lowest(met), turn);
            if (ren) {
                ren = false;
            } else if (foe.speed(at) >= use.speed) {
                hit &= up_to(lowest(met));
                fire(use, at, mine, foe);
                break;
            }
        }
        foe.counted |= turned_back(hit, turn);
    }
    // 5.2: 的割 aims at its own level first, then to the right, then from the left.
    static unsigned turn_of(Skill skill, unsigned at) {
        return skill == Skill::Matowari ? static_cast<unsigned>(place_of(at)) : 0;
    }
    static unsigned first_held(const Fighter& fighter, unsigned damage, unsigned turn) {
        return kFirst[std::min<unsigned>(damage, kPlaces)][turned(fighter.held, turn)];
    }
    // 5.3, 5.5
    void fire(Use& use, unsigned at, Fighter& mine, Fighter& foe) const {
        use.fired_at = at;
        use.fired = foe.skill(at);
        if (limited_in(foe.traits(at))) foe.spent |= at; // 雷火 under +反
        if (mine.bears(State::Musou)) return;
        if (use.fired == Skill::Kousaku) {
            mine.counted |= use.at;
            return;
        }
        const unsigned amount = use.fired == Skill::Tamayura ? use.speed : foe.damage(at, round_);
        const unsigned turn = turn_of(use.fired, at);
        mine.counted |= turned_back(first_held(mine, amount, turn), turn);
    }

    // 4.4.4. [shiden R8] A use that was broken off keeps its other effects.
    static void effects_of(const Use& use, Fighter& mine, Fighter& foe) {
        switch (use.skill) {
        case Skill::Shiden: mine.states |= bit(State::Stun); break;
        case Skill::Juso:
            if (use.fired_at == 0) foe.states |= bit(State::Suijaku);
            break;
        case Skill::Kakugo: mine.states |= bit(State::Kakugo); break;
        case Skill::Bouheki: mine.barriers += 3; break;
        case Skill::Fuuin:
            foe.states |= bit(State::Stun) | bit(State::Roubai) | bit(State::Suijaku);
            break;
        case Skill::Kageuchi:
            foe.designated |= std::uint32_t{1} << id(foe.skill(lowest(foe.held)));
            break;
        default: break;
        }
        if (use.jun) mine.barriers += 2;
    }
    static void effects_of_fired(const Use& use, Fighter& mine, Fighter& foe) {
        if (use.fired_at == 0) return;
        switch (use.fired) {
        case Skill::Karamete: mine.states |= bit(State::Roubai); break;
        case Skill::Kuzushiwaza: mine.states |= bit(State::Stun); break;
        case Skill::Ekibyou: {
            const unsigned head = lowest(mine.held);
            if (!limited_in(mine.traits(head))) mine.change(place_of(head), Skill::Ekibyou);
            break;
        }
        case Skill::Shiden: foe.states |= bit(State::Stun); break;
        case Skill::Juso: mine.states |= bit(State::Suijaku); break;
        default: break;
        }
    }
    // 4.4.6. [shiden R2] Only the 逆鱗 that the side had at the use.
    static void end_gekirin(const Use& use, Fighter& mine) {
        if (use.at != 0) mine.gekirin -= use.gekirin;
    }

    // 6
    static void destroy(Fighter& fighter, unsigned doomed) {
        fighter.counted = 0;
        if (doomed == 0) return;
        const unsigned savable = fighter.mask(Mask::Attack) | fighter.mask(Mask::Support) |
                                 fighter.mask(Mask::Intercept);
        const unsigned saved = doomed & savable & fighter.under(Mask::Kou);
        const unsigned gone = (doomed & ~saved) | saved << 1;
        fighter.gekirin += static_cast<unsigned>(std::popcount(gone & fighter.mask(Mask::Gekirin)));
        fighter.remove(gone);
    }

    // 7
    static void end(Fighter& fighter) {
        fighter.states &= ~(bit(State::Musou) | bit(State::Sensei));
        unsigned doomed = fighter.spent & fighter.held;
        if (fighter.designated != 0) {
            for (unsigned rest = fighter.held; rest != 0; rest &= rest - 1) {
                const unsigned at = lowest(rest);
                if ((fighter.designated >> id(fighter.skill(at)) & 1) != 0) doomed |= at;
            }
        }
        destroy(fighter, doomed);
        fighter.spent = 0;
        fighter.designated = 0;
        if (!fighter.bears(State::Suijaku)) return;
        for (unsigned rest = fighter.held; rest != 0; rest &= rest - 1) {
            const unsigned at = lowest(rest);
            if (fighter.skill(at) == Skill::Kuukyo) continue;
            fighter.change(place_of(at), Skill::Kuukyo);
            break;
        }
    }

    // 4
    bool judge(int mover) {
        const bool a_lost = fighters_[0].held == 0;
        const bool b_lost = fighters_[1].held == 0;
        if (!a_lost && !b_lost) return false;
        const bool loses_a = a_lost && (!b_lost || mover == 0);
        const bool loses_b = b_lost && (!a_lost || mover == 1);
        verdict_ = {loses_a   ? Ending::Loss
                    : loses_b ? Ending::Win
                              : Ending::Draw,
                    static_cast<std::uint8_t>(round_)};
        return true;
    }

    std::array<Fighter, 2> fighters_;
    unsigned round_ = 0;
    Verdict verdict_;
};

} // namespace

Verdict fight_scalar(const Attributes& a, const Attributes& b) noexcept {
    return Fight(a, b).run();
}

} // namespace shiaiba::shiden::kernel
