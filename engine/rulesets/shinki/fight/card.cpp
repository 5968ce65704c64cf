// Cards and bundles of them.
#include "rulesets/shinki/fight/card.hpp"

#include <algorithm>

namespace shiaiba::shinki {
namespace {

constexpr std::string_view kSuitIds = "SHDC";
constexpr std::array<const char*, kSuits> kSuitSigns{"♠", "♥", "♦", "♣"};
constexpr std::array<std::string_view, kRanks> kRankIds{"A", "2", "3",  "4", "5", "6", "7",
                                                        "8", "9", "10", "J", "Q", "K"};

} // namespace

std::string_view card_id(Card card) {
    static const auto ids = [] {
        std::array<std::string, kCards> all;
        for (Card one = 0; one < kCards; ++one) {
            all[static_cast<std::size_t>(one)] =
                kSuitIds[static_cast<std::size_t>(suit_of(one))] +
                std::string(kRankIds[static_cast<std::size_t>(value_of(one) - 1)]);
        }
        return all;
    }();
    return ids[static_cast<std::size_t>(card)];
}

std::string card_name(Card card) {
    return kSuitSigns[static_cast<std::size_t>(suit_of(card))] +
           std::string(card_id(card).substr(1));
}

Card card_from(std::string_view id) {
    for (Card card = 0; card < kCards; ++card) {
        if (card_id(card) == id) return card;
    }
    return -1;
}

Cards Cards::packs(int packs) {
    Cards all;
    all.counts_.fill(static_cast<std::uint8_t>(packs));
    all.kinds_ = (std::uint64_t{1} << kCards) - 1;
    all.size_ = packs * kCards;
    return all;
}

void Cards::add(const Cards& others) {
    for (std::size_t card = 0; card < kCards; ++card) {
        counts_[card] = static_cast<std::uint8_t>(counts_[card] + others.counts_[card]);
    }
    kinds_ |= others.kinds_;
    size_ += others.size_;
}

Card Cards::second_highest() const {
    const Card top = highest();
    if (size_ == 1 || count(top) > 1) return top;
    return 63 - std::countl_zero(kinds_ & ~bit(top));
}

Card Cards::at(int place) const {
    std::uint64_t rest = kinds_;
    while (true) {
        const Card card = std::countr_zero(rest);
        place -= count(card);
        if (place < 0) return card;
        rest &= rest - 1;
    }
}

int Cards::sum() const {
    int all = 0;
    each_kind([&](Card card) { all += value_of(card) * count(card); });
    return all;
}

Card Kihaku::take_oldest() {
    const Card oldest = cards_.front();
    std::move(cards_.begin() + 1, cards_.begin() + size_, cards_.begin());
    --size_;
    return oldest;
}

void Used::add(Card card) {
    const unsigned value = 1U << value_of(card);
    pair = pair || (values & value) != 0;
    values |= value;
    suits |= 1U << suit_of(card);
    ++cards;
    sum += value_of(card);
    largest = std::max(largest, value_of(card));
    flush = cards >= 2 && std::has_single_bit(suits);
    face = face || value_of(card) >= 11;
}

} // namespace shiaiba::shinki
