// Draws, discards, and the 気魄 (1.1, 1.2); implements Cards, Kihaku and Used.
#include <algorithm>

#include "rulesets/shinki/fight/battle.hpp"
#include "rulesets/shinki/sheet/card.hpp"

namespace shiaiba::shinki {

/// Draws by lot from a deck without order (R27); the discards become the deck when it is empty.
/// False if nothing is left.
bool Battle::draw_card(Card& card) {
    if (deck_.empty() && !discards_.empty()) {
        deck_ = discards_;
        discards_.clear();
        emit("reshuffle", "1.1", {}, {{"n", deck_.size()}});
    }
    if (deck_.empty()) return false;
    card =
        deck_.at(static_cast<int>(context_.dice().below(static_cast<std::uint64_t>(deck_.size()))));
    deck_.remove(card);
    return true;
}

int Battle::draw(FighterId who, int n) {
    std::vector<int> drawn;
    int count = 0;
    Card card = 0;
    while (count < n && draw_card(card)) {
        owner(who).hand.add(card);
        ++count;
        if (verbose()) drawn.push_back(card);
    }
    if (count > 0 && verbose()) {
        emit("draw", "1.1", owner_actor(who), {{"n", count}, {"hand", owner(who).hand.size()}},
             {{"cards", std::move(drawn), 0, at(who).actor.side}});
    }
    if (count < n) emit("no_card", "1.1", owner_actor(who));
    return count;
}

/// A card beyond the limit goes at once, before the next one comes.
void Battle::add_kihaku(FighterId who, Card card, std::vector<int>& gone) {
    Owner& own = owner(who);
    own.kihaku.add(card);
    if (own.kihaku.size() > own.limit()) shed_kihaku(who, gone);
}

/// Asks which card leaves the 気魄. Only the number of cards counts (1.2), but which card goes
/// decides what may be drawn later.
void Battle::shed_kihaku(FighterId who, std::vector<int>& gone) {
    Kihaku& kihaku = owner(who).kihaku;
    Cards held;
    for (int k = 0; k < kihaku.size(); ++k) held.add(kihaku[k]);
    TypedOptions& picks = new_list();
    held.each_kind([&](Card card) { picks.push_back(TypedOption::of_card(card)); });
    const auto pick = choose(Point::Overflow, who, picks);
    if (!pick) return;
    kihaku.take(pick->what);
    discards_.add(pick->what);
    gone.push_back(pick->what);
}

std::vector<int> Battle::lose_kihaku(FighterId who, int n) {
    Owner& own = owner(who);
    std::vector<int> gone;
    for (; n > 0 && own.kihaku.size() > 0; --n) {
        const Card card = own.kihaku.take_oldest();
        discards_.add(card);
        if (verbose()) gone.push_back(card);
    }
    return gone;
}

std::optional<Card> Battle::take_card(Point point, FighterId who, bool all) {
    Cards& hand = owner(who).hand;
    TypedOptions& picks = new_list();
    if (all) {
        picks.push_back(TypedOption::of_card(hand.lowest()));
    } else {
        hand.each_kind([&](Card card) { picks.push_back(TypedOption::of_card(card)); });
    }
    const auto pick = choose(point, who, picks);
    if (!pick) return std::nullopt;
    hand.remove(pick->what);
    return pick->what;
}

/// Card by card; a hand with no more cards than are due goes whole, the lowest first (R33).
void Battle::discard_cards(FighterId who, int n, std::string_view rule, std::string_view why,
                           int by) {
    due_why_ = why;
    due_by_ = by;
    std::vector<int> gone;
    const bool all = owner(who).hand.size() <= n;
    for (; n > 0 && !owner(who).hand.empty(); --n) {
        cards_due_ = n;
        const auto card = take_card(Point::Discard, who, all);
        if (!card) return;
        discards_.add(*card);
        gone.push_back(*card);
    }
    if (gone.empty()) return;
    emit_discard(who, rule, why, std::move(gone), !all);
}

// One hand card and one kihaku, each chosen; with R8 turned round one card in all. A mob has no
// hand card (R9).
void Battle::shake(FighterId who) {
    const bool card = !at(who).mob() && !owner(who).hand.empty();
    const bool kihaku = owner(who).kihaku.size() > 0;
    bool of_kihaku = kihaku;
    if (settings_.turned.has(Ruling::R8ShakenTakesOne) && (card || kihaku)) {
        TypedOptions& picks = new_list();
        const auto add = [&](Card each) { picks.push_back(TypedOption::of_card(each)); };
        if (card) owner(who).hand.each_kind(add);
        if (kihaku) picks.push_back({TypedOption::Kind::KihakuCard});
        cards_due_ = 1;
        due_why_ = kWhyShaken;
        const auto pick = choose(Point::Discard, who, picks);
        if (!pick) return;
        of_kihaku = pick->kind == TypedOption::Kind::KihakuCard;
        if (!of_kihaku) {
            owner(who).hand.remove(pick->what);
            discards_.add(pick->what);
            emit_discard(who, "7.7", kWhyShaken, {pick->what}, picks.size() > 1);
        }
    } else if (card) {
        discard_cards(who, 1, "7.7", kWhyShaken);
    }
    if (of_kihaku && !over()) {
        std::vector<int> gone;
        shed_kihaku(who, gone);
        if (!over()) {
            emit_kihaku(who, "7.7", -1, std::move(gone), owner(who).kihaku.size(), kWhyShaken);
        }
    }
    if (!over()) clear_status(who, Status::Shaken, card || kihaku ? kWhyDone : kWhyNothing);
}

// -- Cards

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

Card Kihaku::take_at(int place) {
    const Card card = (*this)[place];
    std::move(cards_.begin() + place + 1, cards_.begin() + size_, cards_.begin() + place);
    --size_;
    return card;
}

void Kihaku::take(Card card) {
    int place = 0;
    while ((*this)[place] != card) ++place;
    take_at(place);
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
