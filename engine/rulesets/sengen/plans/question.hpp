// Class SengenQuestion: a decision of a battle (9), its options, and the facts that plans compare
// (13.2).
#pragma once

#include <cstdint>
#include <vector>

#include "core/fight/question.hpp"
#include "rulesets/sengen/fight/battle.hpp"

namespace shiaiba::sengen {

class SengenQuestion final : public Question {
public:
    SengenQuestion(Battle& battle, Point point, FighterId who, const TypedOptions& picks)
        : battle_(battle), point_(point), who_(who), picks_(picks) {}

    Side side() const override { return battle_.at(who_).actor.side; }
    int member() const override { return battle_.at(who_).actor.member; }
    bool of_side() const override { return is_of_side(point_); }
    bool of_each() const override { return is_of_each(point_); }
    std::size_t size() const override { return picks_.size(); }
    std::size_t place(std::size_t option) const override;
    std::size_t first(const OptionSet& left) const override;
    std::string point_name() const override;
    Option option(std::size_t option) const override;
    Text effect(std::size_t option) const override;
    std::string token(std::size_t option) const override;
    Text prompt() const override;
    Text otherwise() const override;
    Text heading(std::string_view kind) const override;
    std::vector<Unable> unable() const override;
    Facts facts() const override;
    bool may_give_up() const override { return true; }
    bool secret() const override { return point_ == Point::Rows || point_ == Point::Initiative; }
    void redeal(Side seer, Dice& dice) const override { battle_.redeal(seer, dice); }

    const Battle& battle() const { return battle_; }
    Point point() const { return point_; }
    FighterId who() const { return who_; }
    const TypedOptions& picks() const { return picks_; }

    int kind() const override;
    bool pass(std::size_t option) const override;
    int tag(std::size_t option, int tag) const override;
    bool has(std::size_t option, int tag, int value) const override;
    void narrow(int tag, int value, OptionSet& left) const override;
    int rank(std::size_t option, int tag, int value) const override;
    std::optional<int> fact(int fact, int argument) const override;
    std::optional<int> reserve(std::size_t option, int resource, int tag, int value) const override;

private:
    /// 13.1: the opponent of `self`, as facts mean it.
    FighterId opponent(FighterId self) const;
    /// Whether the question answers an action, so that facts of the action are known (13.2).
    bool answers() const;
    /// The bonus of the consume card whose action is chosen; nullptr: no card.
    const Bonus* spent_bonus() const {
        return battle_.spent() != nullptr ? &battle_.spent()->bonus : nullptr;
    }
    int dp_cost(const TypedOption& pick) const;
    /// The number of dice that a word of odds means for this kind of defence; 0: none.
    int odds_dice(const TypedOption& pick, int odds) const;

    // words/labels.cpp
    bool is_usual(std::size_t option) const;
    bool may_pass() const;
    bool brings_nothing(const TypedOption& pick) const;
    // words/kinds.cpp
    std::string kind_of(const TypedOption& pick) const;
    std::vector<Price> price_of(const TypedOption& pick) const;
    /// Adds kind, price, number and target of an option, for pages.
    void add_data(const TypedOption& pick, Option& said) const;
    // words/questions.cpp
    Text attack_said() const;
    Text left_alone() const;
    Text prompt_of_dice(const std::string& who) const;
    Text prompt_of_target(const std::string& who) const;

    Battle& battle_;
    Point point_;
    FighterId who_;
    const TypedOptions& picks_;
    /// The default order, by option; empty until place() is first asked.
    mutable std::vector<std::uint8_t> places_ = {};
};

/// A source in words: "神術", "投げ小刀", "太刀の剣閃".
Text source_words(const Source& source, const Data& data);

} // namespace shiaiba::sengen
