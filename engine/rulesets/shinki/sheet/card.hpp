// Cards, and bundles of cards without an order (1.1): a deck, the discards, a hand.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <string_view>

namespace shiaiba::shinki {

/// By value, then by suit in the order S H D C: numbers are in the order in which cards are sorted.
using Card = int;
inline constexpr int kSuits = 4;
inline constexpr int kRanks = 13;
inline constexpr int kCards = kSuits * kRanks;

/// 1 to 13.
constexpr int value_of(Card card) { return card / kSuits + 1; }
/// 0 spades, 1 hearts, 2 diamonds, 3 clubs.
constexpr int suit_of(Card card) { return card % kSuits; }
constexpr Card card_of(int suit, int value) { return (value - 1) * kSuits + suit; }

/// "HK".
std::string_view card_id(Card card);
/// "♥K".
std::string card_name(Card card);
/// Of an id; −1 where it is none.
Card card_from(std::string_view id);

/// How many there are of each card. Equal ones of several packs can't be told apart.
class Cards {
public:
    /// All cards of so many packs.
    static Cards packs(int packs);

    int size() const { return size_; }
    bool empty() const { return size_ == 0; }
    int count(Card card) const { return counts_[static_cast<std::size_t>(card)]; }
    /// One bit for each card of which there is any.
    std::uint64_t kinds() const { return kinds_; }

    void add(Card card) {
        ++counts_[static_cast<std::size_t>(card)];
        kinds_ |= bit(card);
        ++size_;
    }
    /// There must be one.
    void remove(Card card) {
        if (--counts_[static_cast<std::size_t>(card)] == 0) kinds_ &= ~bit(card);
        --size_;
    }
    void add(const Cards& others);
    void clear() { *this = {}; }

    /// Of a bundle that isn't empty.
    Card lowest() const { return std::countr_zero(kinds_); }
    Card highest() const { return 63 - std::countl_zero(kinds_); }
    /// The one behind the highest in the order; of a single card that one.
    Card second_highest() const;
    /// Number `place`, from 0 on, as they lie in their order.
    Card at(int place) const;
    int sum() const;

    /// Calls `visit(card)` for each kind, the lowest first.
    template <class Visit>
    void each_kind(const Visit& visit) const {
        for (std::uint64_t rest = kinds_; rest != 0; rest &= rest - 1)
            visit(std::countr_zero(rest));
    }
    /// Calls `visit(card)` for each card, the lowest first.
    template <class Visit>
    void each(const Visit& visit) const {
        each_kind([&](Card card) {
            for (int n = count(card); n > 0; --n) visit(card);
        });
    }

private:
    static std::uint64_t bit(Card card) { return std::uint64_t{1} << card; }

    std::array<std::uint8_t, kCards> counts_{};
    std::uint64_t kinds_ = 0;
    int size_ = 0;
};

/// 1.2: a 気魄 (kihaku), the oldest card first.
class Kihaku {
public:
    static constexpr int kMost = 20;

    int size() const { return size_; }
    Card operator[](int place) const { return cards_[static_cast<std::size_t>(place)]; }
    /// At most one more than the limit: who adds has one taken away at once.
    void add(Card card) {
        cards_[static_cast<std::size_t>(size_++)] = static_cast<std::uint8_t>(card);
    }
    Card take_oldest() { return take_at(0); }
    /// The oldest copy; there must be one.
    void take(Card card);

private:
    Card take_at(int place);

    std::array<std::uint8_t, kMost + 1> cards_{};
    int size_ = 0;
};

/// Of a player's 気魄, and of a GM's.
inline constexpr int kPlayerKihaku = 8;
inline constexpr int kGmKihaku = Kihaku::kMost;

/// What a skill was paid with, as its amounts ask for it (4).
struct Used {
    int cards = 0;
    int sum = 0;
    int largest = 0;
    bool pair = false;
    bool flush = false;
    bool face = false;
    /// Bits of suits and of values.
    unsigned suits = 0;
    unsigned values = 0;

    void add(Card card);
};

} // namespace shiaiba::shinki
