// Cards, and the sets of cards of a battle (1.1, 1.2): deck, discards, hands, 気魄, and the cards
// that pay a skill.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace shiaiba::shinki {

/// A number from 0 on: by value, then by suit in the order S H D C. This is the order in which
/// cards are sorted.
using Card = int;
inline constexpr int kSuits = 4;
inline constexpr int kRanks = 13;
inline constexpr int kCards = kSuits * kRanks;

/// 1 (A) to 13 (K).
constexpr int value_of(Card card) { return card / kSuits + 1; }
/// 0 spades, 1 hearts, 2 diamonds, 3 clubs.
constexpr int suit_of(Card card) { return card % kSuits; }
constexpr Card card_of(int suit, int value) { return (value - 1) * kSuits + suit; }

/// The id in JSON, traces and records: "HK".
std::string_view card_id(Card card);
/// The name in sentences: "♥K".
std::string card_name(Card card);
/// The card with this id; −1 if there is none.
Card card_from(std::string_view id);

/// Cards without an order, e.g. a hand: how many there are of each card. Equal cards of several
/// packs can't be told apart.
class Cards {
public:
    /// All cards of this many packs.
    static Cards packs(int packs);

    int size() const { return size_; }
    bool empty() const { return size_ == 0; }
    int count(Card card) const { return counts_[static_cast<std::size_t>(card)]; }
    /// A bit for each card that is there at least once.
    std::uint64_t kinds() const { return kinds_; }

    void add(Card card) {
        ++counts_[static_cast<std::size_t>(card)];
        kinds_ |= bit(card);
        ++size_;
    }
    /// The card must be there.
    void remove(Card card) {
        if (--counts_[static_cast<std::size_t>(card)] == 0) kinds_ &= ~bit(card);
        --size_;
    }
    void add(const Cards& others);
    void clear() { *this = {}; }

    // lowest, highest and second_highest: the set must not be empty.
    Card lowest() const { return std::countr_zero(kinds_); }
    Card highest() const { return 63 - std::countl_zero(kinds_); }
    /// The second highest card in sort order: the highest again if there are two of it, or if it is
    /// the only card.
    Card second_highest() const;
    /// Card number `place`, from 0 on, in sort order.
    Card at(int place) const;
    int sum() const;

    /// Calls `visit(card)` for each kind, the lowest first.
    template <class Visit>
    void each_kind(const Visit& visit) const {
        for (std::uint64_t rest = kinds_; rest != 0; rest &= rest - 1)
            visit(std::countr_zero(rest));
    }
    /// Calls `visit(card)` for each card, the lowest first; equal cards one by one.
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

/// A 気魄 (kihaku): cards in the order in which they came, the oldest first (1.2).
class Kihaku {
public:
    static constexpr int kMost = 20;

    int size() const { return size_; }
    Card operator[](int place) const { return cards_[static_cast<std::size_t>(place)]; }
    /// There may be one card more than the limit: the caller takes one away at once.
    void add(Card card) {
        cards_[static_cast<std::size_t>(size_++)] = static_cast<std::uint8_t>(card);
    }
    Card take_oldest() { return take_at(0); }
    /// Takes the oldest copy of the card, which must be there.
    void take(Card card);

private:
    Card take_at(int place);

    std::array<std::uint8_t, kMost + 1> cards_{};
    int size_ = 0;
};

/// Limits of a player's 気魄 and of a GM's.
inline constexpr int kPlayerKihaku = 8;
inline constexpr int kGmKihaku = Kihaku::kMost;

/// The cards that a skill was paid with, as far as its amounts ask for them (4).
struct Used {
    int cards = 0;
    int sum = 0;
    int largest = 0;
    bool pair = false;
    bool flush = false;
    bool face = false;
    /// Bits: the suits and the values among the cards.
    unsigned suits = 0;
    unsigned values = 0;

    void add(Card card);

    friend auto operator<=>(const Used&, const Used&) = default;
};

} // namespace shiaiba::shinki
