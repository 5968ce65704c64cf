// Follows a thread from the last line that was used up, and compares it line by line.
#include "rulesets/rakuen/record/follow.hpp"

#include <algorithm>
#include <utility>

#include "rulesets/rakuen/fight/exchange.hpp"
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

// Goes through both lists side by side.

namespace {

struct Expected {
    Item item;
    const SystemLine* line;
};

/// Lines without which nobody knows what was done.
bool needed(Said said) {
    switch (said) {
    case Said::Attack:
    case Said::Invisible:
    case Said::Charge:
    case Said::Dice:
    case Said::Use:
    case Said::Shift:
    case Said::Guard:
    case Said::Evade:
    case Said::Surrender: return true;
    default: return false;
    }
}

/// A sum whose terms come to what stands behind "=". HP doesn't fall below 0 [rakuen R40].
bool adds_up(const Sum& sum, bool hp) {
    return sum.value == sum.terms || (hp && sum.value == 0 && sum.terms < 0);
}

bool right_in(const std::optional<Sum>& posted, const std::optional<Sum>& expected) {
    if (!posted) return true;
    return adds_up(*posted, false) && expected && posted->value == expected->value;
}

bool right(const Item& posted, const Item& expected) {
    switch (posted.said) {
    case Said::AttackValue:
    case Said::HitValue:
    case Said::In:
    case Said::Initiative:
        return adds_up(posted.sum, false) && posted.sum.value == expected.sum.value;
    case Said::Hp:
        return adds_up(posted.sum, true) && posted.sum.value == expected.sum.value &&
               right_in(posted.in, expected.in);
    case Said::Damage: // in the place of the line of HP [rakuen R44]
        return adds_up(posted.sum, true) &&
               posted.sum.value == expected.sum.first - expected.sum.terms &&
               right_in(posted.in, expected.in);
    case Said::Evaded:
    case Said::Guarded: return posted.success == expected.success;
    case Said::Dice: return posted.text == expected.text;
    case Said::Shift:
        return posted.pair.red == expected.pair.red && posted.pair.blue == expected.pair.blue &&
               posted.shifted.red == expected.shifted.red &&
               posted.shifted.blue == expected.shifted.blue;
    default: return true;
    }
}

/// "攻撃値は 20+10=30 です"
Text sum_said(const Item& posted, const std::string& line) {
    constexpr std::size_t kBracket = std::string_view("【").size();
    const std::string text = line.substr(kBracket, line.size() - 2 * kBracket);
    const std::size_t colon = text.find(':');
    const std::string word = text.substr(0, colon);
    const std::string value = colon == std::string::npos ? text : text.substr(colon + 1);
    return {word + "は " + value + " です(書かれているのは " + posted.text + ")。",
            word + " is " + value + " (it says " + posted.text + ")."};
}

class Comparer {
public:
    Comparer(const std::vector<Item>& items, const std::vector<Side>& sides, const Names& names)
        : items_(&items), sides_(&sides), names_(&names) {}

    Comparison run(const std::vector<SystemLine>& lines) {
        for (const SystemLine& line : lines) {
            Scan scan = scan_thread(line.text);
            if (!scan.items.empty()) expected_.push_back({std::move(scan.items[0]), &line});
        }
        for (std::size_t k = 0; k < items_->size(); ++k) {
            if (!step(k)) break;
        }
        return std::move(out_);
    }

private:
    bool same(std::size_t k, const Expected& expected) const {
        const Item& item = (*items_)[k];
        const Said said = item.said == Said::Damage ? Said::Hp : item.said;
        if (said != expected.item.said) return false;
        // Both players have lines of these, one after the other.
        const Side side = (*sides_)[k];
        return (said != Said::Hp && said != Said::In) || side == Side::None ||
               side == expected.line->author;
    }

    bool step(std::size_t k) {
        std::size_t at = at_;
        while (at < expected_.size() && !same(k, expected_[at]) &&
               !needed(expected_[at].item.said)) {
            ++at;
        }
        if (at == expected_.size() || !same(k, expected_[at])) {
            astray(k, at < expected_.size()    ? &expected_[at]
                      : at_ < expected_.size() ? &expected_[at_]
                                               : nullptr);
            return false;
        }
        const Item& item = (*items_)[k];
        const Expected& expected = expected_[at];
        const Side side = (*sides_)[k];
        if (side != Side::None && side != expected.line->author) {
            const std::string name(names_->of(expected.line->author, Lang::Ja));
            out_.problems.push_back(problem_with(item, "otherAuthor",
                                                 {"この行は◆" + name + "が書くものです。",
                                                  "This line is " + name + "'s to write."}));
        }
        if (!right(item, expected.item)) {
            out_.problems.push_back(
                problem_with(item, "wrongSum", sum_said(item, expected.line->text)));
        }
        // 【ダメージ値】 may stand before the line of HP that it belongs to.
        const bool extra = item.said == Said::Damage && k + 1 < items_->size() &&
                           (*items_)[k + 1].said == Said::Hp;
        at_ = at + (extra ? 0 : 1);
        return true;
    }

    void astray(std::size_t k, const Expected* expected) {
        const Item& item = (*items_)[k];
        out_.astray = k;
        if (expected == nullptr) {
            out_.reason =
                problem_with(item, "astray",
                             {"「" + item.text + "」の前に、この行が来る処理はありません。",
                              "Nothing that happened before makes a line \"" + item.text + "\"."});
            return;
        }
        const std::string name(names_->of(expected->line->author, Lang::Ja));
        // Faces that nobody has rolled yet are nobody's business.
        const bool dice = expected->item.said == Said::Dice;
        const std::string& line = expected->line->text;
        out_.reason = problem_with(item, "astray",
                                   {"ここは◆" + name + "の" + (dice ? "ダイス" : line) +
                                        " のはずです(書かれているのは " + item.text + ")。",
                                    "This should be " + name + "'s " + (dice ? "dice" : line) +
                                        " (it says " + item.text + ")."});
    }

    const std::vector<Item>* items_;
    const std::vector<Side>* sides_;
    const Names* names_;
    std::vector<Expected> expected_;
    std::size_t at_ = 0;
    Comparison out_;
};

} // namespace

Comparison compare(const std::vector<Item>& items, const std::vector<Side>& sides,
                   const std::vector<SystemLine>& expected, const Names& names) {
    return Comparer(items, sides, names).run(expected);
}

} // namespace shiaiba::rakuen
