// 12.2: the facts that plans compare, as they are when a question is asked.
#include <algorithm>

#include "rulesets/shinki/plans/estimate.hpp"
#include "rulesets/shinki/plans/question.hpp"
#include "rulesets/shinki/plans/vocabulary.hpp"

namespace shiaiba::shinki {

Who ShinkiQuestion::opponent() const {
    const Action* const answered = battle_.answered();
    if (answered != nullptr) return answered->user;
    return Estimate(battle_, who_).near();
}

std::optional<int> ShinkiQuestion::fact(int number, int argument) const {
    const auto fact = static_cast<Fact>(number);
    const Estimate estimate(battle_, who_);
    const Who whose = opponents(argument) ? opponent() : who_;
    const int which = which_one(argument);
    const bool commands = point_ == Point::Command;
    // A skill is answered, or a reaction is paid.
    const Action* const answered =
        point_ == Point::React || point_ == Point::Pay ? battle_.answered() : nullptr;

    const auto of_one = [&](const auto& read) -> std::optional<int> {
        return whose == kNobody ? std::nullopt : std::optional<int>(read(battle_.at(whose)));
    };
    const auto where = [](bool known, const auto& read) -> std::optional<int> {
        return known ? std::optional<int>(read()) : std::nullopt;
    };
    const auto count = [&](bool of_enemies) {
        int all = 0;
        for (Who one = 0; one < battle_.members(); ++one) {
            if (one != who_ && !battle_.at(one).down && battle_.enemies(who_, one) == of_enemies)
                ++all;
        }
        return all;
    };
    switch (fact) {
    case Fact::Hp: return of_one([](const Fighter& one) { return one.hp(); });
    case Fact::MaxHp: return of_one([](const Fighter& one) { return one.max_hp; });
    case Fact::LostHp: return of_one([](const Fighter& one) { return one.max_hp - one.hp(); });
    case Fact::Fatal: return of_one([](const Fighter& one) { return one.fatal; });
    case Fact::Hand:
        return of_one([&](const Fighter& one) {
            return one.mob() ? 0 : std::min(60, battle_.owner_of(whose).hand.size());
        });
    case Fact::Kihaku:
        return of_one([&](const Fighter&) { return battle_.owner_of(whose).kihaku.size(); });
    case Fact::Column: return of_one([](const Fighter& one) { return one.column; });
    case Fact::Has:
        if (which < 0 || which >= kStatuses) return std::nullopt;
        return of_one(
            [&](const Fighter& one) { return one.has(static_cast<Status>(which)) ? 1 : 0; });
    case Fact::Round: return battle_.round();
    case Fact::FatalNext: return battle_.round() >= kFirstFatalRound ? battle_.round() : 0;
    case Fact::Allies: return count(false);
    case Fact::Enemies: return count(true);
    case Fact::Distance: {
        const Who other = opponent();
        return where(other != kNobody, [&] { return estimate.distance_to(other); });
    }
    case Fact::Weakest: {
        int least = -1;
        for (Who one = 0; one < battle_.members(); ++one) {
            if (!battle_.enemies(who_, one) || battle_.at(one).down) continue;
            if (least < 0 || battle_.at(one).hp() < least) least = battle_.at(one).hp();
        }
        return where(least >= 0, [&] { return least; });
    }
    case Fact::Highest:
        return estimate.hand() == 0 ? 0 : value_of(battle_.owner_of(who_).hand.highest());
    case Fact::HandSum:
        return estimate.hand() == 0 ? 0 : std::min(500, battle_.owner_of(who_).hand.sum());
    case Fact::CanAct: return where(commands, [&] { return battle_.may_act() ? 1 : 0; });
    case Fact::CanMove: return where(commands, [&] { return battle_.may_move() ? 1 : 0; });
    case Fact::CanUse: {
        const auto& skills = battle_.at(who_).skills;
        if (std::find(skills.begin(), skills.end(), which) == skills.end()) return 0;
        const Timing timing = battle_.skill(which).timing;
        const bool here =
            commands ? (timing == Timing::Move && battle_.may_move()) ||
                           (timing == Timing::Action && battle_.may_act())
                     : timing == (point_ == Point::React ? Timing::Reaction : Timing::RoundEnd);
        return where(commands || point_ == Point::React || point_ == Point::RoundEnd,
                     [&] { return here && battle_.usable(who_, which, timing) ? 1 : 0; });
    }
    case Fact::CanOverride: return battle_.could_override(who_) ? 1 : 0;
    case Fact::Best:
        return where(commands,
                     [&] { return std::min(500, estimate.best_attack(battle_.at(who_).column)); });
    case Fact::CanKill:
        return where(commands, [&] {
            for (std::size_t k = 0; k < picks_.size(); ++k) {
                if (has(k, static_cast<int>(Tag::Kills), 0)) return 1;
            }
            return 0;
        });
    case Fact::Incoming:
        return where(answered != nullptr,
                     [&] { return std::min(500, estimate.incoming(*answered)); });
    case Fact::Lethal:
        return where(answered != nullptr,
                     [&] { return estimate.lethal(estimate.incoming(*answered)) ? 1 : 0; });
    case Fact::Carnage:
        return where(answered != nullptr,
                     [&] { return battle_.skill(answered->skill).carnage ? 1 : 0; });
    case Fact::Is:
        return where(answered != nullptr, [&] { return answered->skill == which ? 1 : 0; });
    }
    return std::nullopt;
}

} // namespace shiaiba::shinki
