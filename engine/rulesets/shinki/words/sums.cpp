// Writes the sum behind a number: the cards, what a skill counts of them, and what changed that.
#include <algorithm>
#include <string>
#include <vector>

#include "rulesets/shinki/sheet/card.hpp"
#include "rulesets/shinki/sheet/vocabulary.hpp"
#include "rulesets/shinki/words/asides.hpp"

namespace shiaiba::shinki {
namespace {

/// Builds the terms of a sum with their signs.
class Sum {
public:
    /// Adds a term; a factor other than 1 stands behind it as ×n.
    void add(int factor, const Text& of) {
        if (factor == 0) return;
        const int size = factor < 0 ? -factor : factor;
        sign(factor < 0);
        said_ = said_ + of + (size == 1 ? Text{} : both("×" + std::to_string(size)));
        ++terms_;
    }
    void add_number(int n, const Text& of = {}) {
        if (n == 0) return;
        sign(n < 0);
        said_ = said_ + of + both(std::to_string(n < 0 ? -n : n));
        ++terms_;
    }
    int terms() const { return terms_; }
    const Text& said() const { return said_; }

private:
    void sign(bool less) {
        if (terms_ > 0) {
            said_ = said_ + (less ? Text{"−", " − "} : Text{"+", " + "});
        } else if (less) {
            said_ = said_ + both("−");
        }
    }
    Text said_;
    int terms_ = 0;
};

/// Places in the event's list "amount", in the order of Expr; words/events.cpp writes it.
enum Factor { kConstant, kSum, kMax, kHalf, kPair, kFlush, kFace };

/// The highest value of the cards; for a single card just its value.
Text highest_of(const std::vector<int>& cards) {
    int highest = 0;
    for (const Card card : cards) highest = std::max(highest, value_of(card));
    return (cards.size() > 1 ? Text{"最大", "highest "} : Text{}) + both(std::to_string(highest));
}

/// Adds an amount in words with the values of its facts; false if the event has none.
bool add_words(const Said& said, Sum& all) {
    const Event& event = said.event;
    const std::vector<int>& number = event.numbers("said");
    const int place = said.list.find(event.word(event.word("source").empty() ? "skill" : "source"));
    if (number.empty() || place < 0) return false;
    const Effect* const effect =
        said.list.skills[static_cast<std::size_t>(place)].effect_at(number.front());
    if (effect == nullptr) return false;
    const plan::LineContext words = words_of_effects(said.list, effect->answers);
    const auto in = [&](Lang lang) {
        return print(effect->said, *words.vocabulary, *words.names, lang, &event.numbers("found"));
    };
    all.add(1, {in(Lang::Ja), in(Lang::En)});
    return true;
}

Sum amount_of(const Said& said) {
    const Event& event = said.event;
    const std::vector<int>& of = event.numbers("amount");
    const std::vector<int>& cards = event.numbers("cards");
    Sum all;
    if (add_words(said, all)) return all;
    if (of.empty()) {
        all.add_number(event.number("base"));
        return all;
    }
    int sum = 0;
    for (const Card card : cards) sum += value_of(card);
    const Text total =
        (cards.size() > 1 ? Text{"合計", "sum "} : Text{}) + both(std::to_string(sum));
    all.add(of[kSum], total);
    all.add(of[kMax], highest_of(cards));
    all.add(of[kHalf], total + Text{"÷2（切り捨て）", "/2 rounded down"});
    all.add_number(of[kConstant]);
    all.add_number(of[kPair], {"対", "pair "});
    all.add_number(of[kFlush], {"同じスート", "one suit "});
    all.add_number(of[kFace], {"絵札", "court card "});
    return all;
}

} // namespace

Text both(const std::string& said) { return {said, said}; }

Text operator+(Text a, const Text& b) {
    a.ja += b.ja;
    a.en += b.en;
    return a;
}

Text name_of(const Skill& skill) { return {"《" + skill.bare_ja() + "》", skill.en}; }

Text name_of(const StatusWords& status) {
    return {"〈" + std::string(status.ja) + "〉", std::string(status.en)};
}

std::string cards_said(const std::vector<int>& cards) {
    std::string out;
    for (const int card : cards) out += (out.empty() ? "" : " ") + card_name(card);
    return out;
}

Text sum_words(const Said& said) {
    const Event& event = said.event;
    const std::string cards = cards_said(event.numbers("cards"));
    Sum sum = amount_of(said);
    const int made = sum.terms();
    each_learned(said, [&](const Text& by, int n) { sum.add_number(n, {by.ja, by.en + " "}); });
    sum.add_number(-event.number("dark"), {"〈暗闇〉", "Darkness "});
    const auto add_status = [&](const Text& by, int n) { sum.add_number(n, {by.ja, by.en + " "}); };
    each_change(said, "changed", add_status);
    each_change(said, "taken", add_status);
    sum.add_number(-event.number("reduce"), {"軽減", "reduction "});
    // No sum is told if one card gives its value, or a constant stands alone, and nothing changed
    // it.
    const std::vector<int>& of = event.numbers("amount");
    const bool plain = sum.terms() == made && made <= 1 && event.numbers("said").empty();
    const bool one_card = event.numbers("cards").size() == 1 && !of.empty() && of[kSum] == 1;
    if (plain && (cards.empty() || one_card)) return both(cards);
    return cards.empty() ? sum.said() : both(cards) + Text{"：", ": "} + sum.said();
}

Text highest_words(const std::vector<int>& cards) {
    if (cards.empty()) return {"使用カードなし", "no card used"};
    return both(cards_said(cards)) + Text{"：", ": "} + highest_of(cards);
}

} // namespace shiaiba::shinki
