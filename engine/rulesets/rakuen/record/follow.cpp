// Answers the engine's questions with the lines of a thread, from the last line that was used on.
#include "rulesets/rakuen/record/follow.hpp"

#include <algorithm>
#include <utility>

#include "rulesets/rakuen/fight/consent.hpp"
#include "rulesets/rakuen/fight/exchange.hpp"
#include "rulesets/rakuen/plans/question.hpp"

namespace shiaiba::rakuen {
namespace {

bool declares_attack(Said said) {
    return said == Said::Attack || said == Said::Invisible || said == Said::Charge;
}
/// Lines of an attack that fall away together with its declaration.
bool of_attack(Said said) {
    return said == Said::Dice || said == Said::Use || said == Said::Shift ||
           said == Said::AttackValue || said == Said::HitValue || said == Said::In;
}
/// Lines of an answer that fall away together with it.
bool of_answer(Said said) {
    return said == Said::Dice || said == Said::Evaded || said == Said::EvadeValue ||
           said == Said::Guarded || said == Said::Hp || said == Said::Damage ||
           said == Said::Stunned || said == Said::Sealed;
}

/// Whether a line may stand between the last one that was used and the answer at this point.
bool passes_over(Point point, Said said) {
    switch (point) {
    case Point::Order: return said == Said::Initiative;
    case Point::After: return false;
    case Point::Counter: return said == Said::Evaded || said == Said::EvadeValue;
    case Point::InvisibleDie:
        return said == Said::AttackValue || said == Said::HitValue || said == Said::In ||
               said == Said::InvisibleGuard;
    case Point::Attack: return !decides(said) || said == Said::InvisibleGuard;
    default: return !decides(said);
    }
}

/// The shift that turns the item's first pair into its second; step 0: there is none.
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
                     const Dice& dice, std::size_t before, Side first, int consent_line)
    : items_(&items)
    , sides_(&sides)
    , dice_(&dice)
    , before_(before)
    , first_(first)
    , consent_line_(consent_line) {
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

std::size_t Following::declared_again(std::size_t k, Point point, Side asked) const {
    const bool attack = point == Point::Attack;
    for (std::size_t next = k + 1; next < items_->size() && may_be(next, asked); ++next) {
        const Said said = (*items_)[next].said;
        if (attack ? declares_attack(said) : said == Said::Guard || said == Said::Evade) {
            return next;
        }
        if (!(attack ? of_attack(said) : of_answer(said))) return 0;
    }
    return 0;
}

std::size_t Following::surplus_pair(const RakuenQuestion& question, std::size_t k) const {
    const int needed = question.attack().hv;
    int total = 0;
    for (++k; k < items_->size() && (*items_)[k].said == Said::Dice; ++k) {
        const Pair& pair = (*items_)[k].pair;
        total += pair.sum();
        if (total < needed && pair.is_double()) continue;
        const bool more = total == needed && pair.is_double() && k + 1 < items_->size() &&
                          (*items_)[k + 1].said == Said::Dice && may_be(k + 1, question.side());
        return more ? k + 1 : 0;
    }
    return 0;
}

std::optional<Dropped> Following::to_drop(const RakuenQuestion& question, std::size_t k,
                                          const std::string& picked) const {
    const Point point = question.point();
    const Side asked = question.side();
    const Said said = (*items_)[k].said;
    if (point == Point::Defend && said == Said::Evade) {
        const std::size_t more = (*items_)[k].surplus == 0 ? surplus_pair(question, k) : 0;
        if (more == 0) return std::nullopt;
        return Dropped{Dropped::Why::Surplus, more, more + 1};
    }
    if (point != Point::Attack && point != Point::Defend) return std::nullopt;
    if (!may_be(k, asked)) return std::nullopt;
    if (said == Said::Dice) {
        const std::size_t again = declared_again(k, point, asked);
        if (again == 0) return std::nullopt;
        return Dropped{Dropped::Why::Undeclared, k, again};
    }
    if (point != Point::Attack || picked.empty() || !only_repeated(question.state(), picked)) {
        return std::nullopt;
    }
    const std::size_t again = declared_again(k, point, asked);
    if (again == 0) return std::nullopt;
    return Dropped{Dropped::Why::Redeclared, k, again};
}

Decision Following::next(const Question& asked) {
    const auto& question = static_cast<const RakuenQuestion&>(asked);
    if (beyond_) return {Decision::Kind::Pick, *std::exchange(beyond_, std::nullopt)};
    const Point point = question.point();
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
    std::size_t option = 0;
    while (option < question.size() && question.token(option) != picked) ++option;
    const bool legal = option < question.size();
    if (!legal || item.said == Said::Evade) dropped_ = to_drop(question, k, picked);
    if (dropped_) return illegal();
    if (taken) at_ = k + 1;
    if (legal) {
        tokens_.push_back(picked);
        return {Decision::Kind::Pick, option};
    }
    const auto beyond =
        picked.empty() || !may_be(k, question.side()) ? std::nullopt : question.beyond(picked);
    if (beyond && item.line < consent_line_) {
        beyond_ = beyond;
        consented_.push_back(k);
        tokens_.emplace_back(kConsent);
        tokens_.push_back(picked);
        return {Decision::Kind::Consent, 0};
    }
    needs_consent_ = beyond.has_value();
    refused_ = k;
    return illegal();
}

} // namespace shiaiba::rakuen
