// Reads on from the last line that was used up: a declaration, or a pair that was rolled.
#include "rulesets/rakuen/record/thread/follow.hpp"

#include <algorithm>

#include "rulesets/rakuen/fight/move.hpp"
#include "rulesets/rakuen/plans/question.hpp"

namespace shiaiba::rakuen {
namespace {

/// Lines that follow from others, so that nobody decides by them.
bool follows(Said said) {
    switch (said) {
    case Said::Attack:
    case Said::Invisible:
    case Said::Charge:
    case Said::Dice:
    case Said::Use:
    case Said::Shift:
    case Said::Guard:
    case Said::Evade:
    case Said::InvisibleGuard:
    case Said::Surrender: return false;
    default: return true;
    }
}

/// Lines that may stand between the last that was used up and the answer at this point.
bool passes_over(Point point, Said said) {
    switch (point) {
    case Point::Order: return said == Said::Initiative;
    case Point::After: return false;
    case Point::Counter: return said == Said::Evaded;
    case Point::InvisibleDie:
        return said == Said::AttackValue || said == Said::HitValue || said == Said::In ||
               said == Said::InvisibleGuard;
    case Point::Attack: return follows(said) || said == Said::InvisibleGuard;
    default: return follows(said);
    }
}

/// What turns the first pair into the second; step 0: nothing does.
Shift shift_of(const Item& item) {
    for (const bool blue : {false, true}) {
        for (const std::int8_t step : {std::int8_t{1}, std::int8_t{-1}}) {
            Pair moved = item.pair;
            int& face = blue ? moved.blue : moved.red;
            face = stepped(face, step);
            if (moved.red == item.shifted.red && moved.blue == item.shifted.blue) {
                return {blue, step};
            }
        }
    }
    return {};
}

std::string used(const Item& item) {
    return token({Action::Use, Ability::None, item.skills, shift_of(item)});
}

} // namespace

Following::Following(const std::vector<Item>& items, const std::vector<Side>& sides,
                     const Dice& dice, std::size_t before, Side first)
    : items_(&items), sides_(&sides), dice_(&dice), before_(before), first_(first) {
    for (std::size_t k = 0; k < items.size(); ++k) {
        if (items[k].said == Said::Dice) behind_dice_.push_back(k + 1);
    }
}

std::string Following::answer(Point point, const Item& item, Side asked, bool& taken) const {
    const Said said = item.said;
    taken = true;
    switch (point) {
    case Point::Order:
        if (said == Said::First) return "first";
        if (said == Said::Second) return "second";
        taken = false;
        return first_ == asked ? "first" : "second";
    case Point::Attack:
        if (said == Said::Charge) return "charge";
        if (said == Said::Attack) return token({Action::Attack, item.ability, item.skills, {}});
        if (said != Said::Invisible) return {};
        return token({Action::Invisible, item.ability, item.skills, {}});
    case Point::After:
        if (said == Said::Use || said == Said::Shift) return used(item);
        taken = false;
        return "pass";
    case Point::Defend:
        if (said != Said::Guard && said != Said::Evade) return {};
        return token(
            {said == Said::Guard ? Action::Guard : Action::Evade, Ability::None, item.skills, {}});
    case Point::Counter:
        if (said == Said::Use && item.skills.has(Skill::Counter)) return "counter";
        taken = false;
        return "pass";
    case Point::InvisibleGuard:
        if (said != Said::InvisibleGuard) return {};
        return token({Action::InvisibleGuard, Ability::None, item.skills, {}});
    case Point::InvisibleDie: taken = false; return said == Said::Dice ? "roll" : "stop";
    }
    return {};
}

Decision Following::next(const Question& question) {
    const Point point = static_cast<const RakuenQuestion&>(question).point();
    const std::size_t pairs = dice_->used() < before_ ? 0 : (dice_->used() - before_) / 2;
    if (pairs > 0) at_ = std::max(at_, behind_dice_[std::min(pairs, behind_dice_.size()) - 1]);
    std::size_t k = at_;
    while (k < items_->size() && passes_over(point, (*items_)[k].said)) ++k;
    if (k == items_->size()) return {Decision::Kind::Missing, 0};
    const Item& item = (*items_)[k];
    if (item.said == Said::Surrender) {
        at_ = k + 1;
        const Side said = (*sides_)[k];
        const Side who = said == Side::None ? question.side() : said;
        tokens_.push_back(std::string("surrender ") + letter(who));
        return {Decision::Kind::Surrender, index(who)};
    }
    bool taken = false;
    const std::string picked = answer(point, item, question.side(), taken);
    for (std::size_t option = 0; option < question.size(); ++option) {
        if (question.token(option) != picked) continue;
        if (taken) at_ = k + 1;
        tokens_.push_back(picked);
        return {Decision::Kind::Pick, option};
    }
    refused_ = k;
    return {Decision::Kind::Illegal, 0};
}

} // namespace shiaiba::rakuen
