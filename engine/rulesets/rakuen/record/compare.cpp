// Goes through the posted lines and the lines that should have been posted side by side.
#include "rulesets/rakuen/record/compare.hpp"

#include <cstdlib>
#include <string>
#include <utility>

namespace shiaiba::rakuen {
namespace {

struct Expected {
    Item item;
    const SystemLine* line;
};

/// Whether a thread must have such a line, because it tells a decision or a roll; only that of an
/// invisible guard may be left out.
bool needed(Said said) { return decides(said) && said != Said::InvisibleGuard; }

/// Whether the terms come to the number behind "="; HP don't fall below 0 [rakuen R40].
bool adds_up(const Sum& sum, bool hp) {
    return sum.value == sum.terms || (hp && sum.value == 0 && sum.terms < 0);
}

bool right_in(const std::optional<Sum>& posted, const std::optional<Sum>& expected) {
    if (!posted) return true;
    return adds_up(*posted, false) && expected && posted->value == expected->value;
}

/// Whether a line of HP is right. After a killing blow it may have the number below 0 [rakuen R40].
/// `guarded`: attack value and ability may stand in the other order, as in the game's own template
/// [rakuen R39]; no damage is less than 0.
bool right_hp(const Sum& posted, const Sum& expected, bool guarded) {
    Sum read = posted;
    const auto& bracket = posted.bracket;
    if (guarded && bracket) {
        const int damage = std::abs(bracket->taken - bracket->off);
        const bool unhurt = expected.terms == expected.first && posted.value == posted.first;
        read.terms = unhurt ? posted.first : posted.first - damage;
    }
    const bool killing = expected.value == 0 && posted.value == expected.terms;
    return adds_up(read, true) && (posted.value == expected.value || killing);
}

bool right(const Item& posted, const Item& expected, bool guarded) {
    switch (posted.said) {
    case Said::AttackValue:
    case Said::HitValue:
    case Said::In:
    case Said::Initiative:
        return adds_up(posted.sum, false) && posted.sum.value == expected.sum.value;
    case Said::Hp:
        return right_hp(posted.sum, expected.sum, guarded) && right_in(posted.in, expected.in);
    case Said::Damage: // stands in place of a line of HP [rakuen R44]
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

/// The message with the right line: "攻撃値は 20+10=30 です".
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
            if (auto item = read_line(line.text)) expected_.push_back({std::move(*item), &line});
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
        // Both players may have such lines one after the other, so the author decides.
        const Side side = (*sides_)[k];
        return (said != Said::Hp && said != Said::In) || side == Side::None ||
               side == expected.line->author;
    }

    bool step(std::size_t k) {
        if ((*items_)[k].said == Said::EvadeValue) return evade_value((*items_)[k]);
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
        if (item.said == Said::Evade) surplus_ = item.surplus;
        if (!right(item, expected.item, guarded(at))) {
            out_.problems.push_back(
                problem_with(item, "wrongSum", sum_said(item, expected.line->text)));
        }
        // 【ダメージ値】 may stand before the line of HP that it belongs to.
        const bool extra = item.said == Said::Damage && k + 1 < items_->size() &&
                           (*items_)[k + 1].said == Said::Hp;
        at_ = at + (extra ? 0 : 1);
        return true;
    }

    /// The place of the last answer to an attack before this line; the size of the list if there is
    /// none.
    std::size_t answer_before(std::size_t at) const {
        while (at-- > 0) {
            switch (expected_[at].item.said) {
            case Said::Guard:
            case Said::Evade:
            case Said::InvisibleGuard:
            case Said::NoGuard: return at;
            default: break;
            }
        }
        return expected_.size();
    }
    /// Sum of the dice behind the answer at `at`.
    int rolled_behind(std::size_t at) const {
        int total = 0;
        for (++at; at < expected_.size() && expected_[at].item.said == Said::Dice; ++at) {
            total += expected_[at].item.pair.sum();
        }
        return total;
    }
    /// Whether this line ends a guard, or an invisible guard without dice.
    bool guarded(std::size_t at) const {
        const std::size_t answer = answer_before(at);
        if (answer == expected_.size()) return false;
        const Said said = expected_[answer].item.said;
        return said == Said::Guard || (said == Said::InvisibleGuard && rolled_behind(answer) == 0);
    }

    // 【回避値】 is none of the game's own lines, so it is held against the dice. A pair that the
    // evasion didn't need may be counted in.
    bool evade_value(const Item& item) {
        const std::size_t answer = answer_before(at_);
        if (answer == expected_.size() || expected_[answer].item.said != Said::Evade) return true;
        const int total = rolled_behind(answer);
        const int value = item.sum.value;
        if (adds_up(item.sum, false) && (value == total || value == total + surplus_)) return true;
        out_.problems.push_back(problem_with(
            item, "wrongSum", sum_said(item, "【回避値:" + std::to_string(total) + "】")));
        return true;
    }

    void astray(std::size_t k, const Expected* expected) {
        const Item& item = (*items_)[k];
        out_.astray = k;
        if (expected == nullptr) return;
        const std::string name(names_->of(expected->line->author, Lang::Ja));
        // The expected dice are ones that the thread hasn't rolled: their faces aren't told.
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
    /// Item::surplus of the last evasion.
    int surplus_ = 0;
    Comparison out_;
};

} // namespace

Comparison compare(const std::vector<Item>& items, const std::vector<Side>& sides,
                   const std::vector<SystemLine>& expected, const Names& names) {
    return Comparer(items, sides, names).run(expected);
}

} // namespace shiaiba::rakuen
