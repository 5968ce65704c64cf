// The state and the course of a fight of the card game, in the order of its rules (teams.hpp).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/system/system.hpp"
#include "teams/plans.hpp"
#include "teams/sheet.hpp"

namespace shiaiba::teams {

inline constexpr int kMostRounds = 12;
inline constexpr int kCards = 24;
inline constexpr int kValues = 12;

constexpr int suit_of(Card card) { return card / kValues; }
constexpr int value_of(Card card) { return card % kValues + 1; }
/// "sun7".
std::string_view card_id(Card card);
std::string card_ja(Card card);

struct Fighter {
    int strength = 0;
    /// Sorted by card number.
    std::vector<Card> hand;
    bool acted = false;
    int suit = 0;
    bool wary = false;
    bool out() const { return strength == 0; }
};

class Game {
public:
    Game(const Sides& sides, FightContext& context);
    Outcome run();

    int round() const { return round_; }
    const Fighter& at(Actor actor) const;
    int cards_of(Side side) const;
    /// Puts the cards and the choice that `seer` can't see back and draws them anew, so that a
    /// search of `seer` can't use them.
    void redeal(Side seer, Dice& dice);

private:
    Fighter& fighter(Actor actor);
    std::vector<Actor> standing(Side side) const;
    std::vector<Actor> turn_order() const;

    void deal();
    void choose_stances();
    void turn(Actor actor);
    std::optional<Actor> choose_target(Actor actor);
    std::optional<Card> choose_card(Actor actor);
    void hit(Actor actor, Actor target, Card card);
    void draw(Actor actor);
    std::optional<Outcome> end();
    Outcome ended(Side winner, std::string_view reason) const;

    void emit(std::string_view kind, std::string_view rule, Actor actor, std::vector<Arg> args = {},
              std::optional<Actor> at = {}, std::vector<NumberList> lists = {});
    Board board() const;
    void trace(std::string_view what) const;

    FightContext& context_;
    std::array<bool, 2> eager_{};
    std::array<std::vector<Fighter>, 2> fighters_;
    /// Cards that nobody holds, sorted. The bag has no order of drawing: a draw picks any of them.
    std::vector<Card> bag_;
    std::vector<Card> pile_;
    /// Each side's stance of the round: 0 sun, 1 moon; secret until `told_`.
    std::array<std::optional<int>, 2> stance_;
    bool told_ = false;
    int round_ = 0;
};

} // namespace shiaiba::teams
