// ShinkiQuestion: a decision of 心輝者の戦闘 as players are asked it (8), as their plans see it
// (12.2), and with the default order of its options (12.3).
#pragma once

#include <vector>

#include "core/fight/default_order.hpp"
#include "rulesets/shinki/fight/battle.hpp"

namespace shiaiba::shinki {

class ShinkiQuestion final : public Question {
public:
    ShinkiQuestion(Battle& battle, Point point, FighterId who, const TypedOptions& picks)
        : battle_(battle), point_(point), who_(who), picks_(picks) {}

    Side side() const override { return battle_.at(who_).actor.side; }
    int member() const override { return battle_.at(who_).actor.member; }
    /// A GM's party has one 気魄 for all members: the whole side decides which card leaves it.
    bool of_side() const override {
        return point_ == Point::Order ||
               (point_ == Point::Overflow && battle_.owner_of(who_).actor.member == kWholeSide);
    }
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
    /// Cards that pay or are discarded become known together, with the event that tells of them;
    /// cards that are handed over stay between the two [shinki R49].
    bool secret() const override {
        return point_ == Point::Pay || point_ == Point::Discard || point_ == Point::Give ||
               point_ == Point::Overflow;
    }
    void redeal(Side seer, Dice& dice) const override { battle_.redeal(seer, dice); }

    const Battle& battle() const { return battle_; }
    Point point() const { return point_; }
    FighterId who() const { return who_; }
    const TypedOptions& picks() const { return picks_; }

    int kind() const override { return static_cast<int>(point_); }
    bool pass(std::size_t option) const override;
    int tag(std::size_t option, int tag) const override;
    bool has(std::size_t option, int tag, int value) const override;
    int rank(std::size_t option, int tag, int value) const override;
    std::optional<int> fact(int fact, int argument) const override;
    std::optional<int> reserve(std::size_t option, int resource, int tag, int value) const override;
    bool source(int tag, int value) const override;

private:
    /// The result of doing nothing against the skill that is answered.
    Text unanswered() const;
    Text skill_effect(const Skill& skill) const;
    /// Why cards are discarded, in front of the question which.
    Text discard_reason() const;
    bool skill_has(int skill, int tag, int value) const;
    /// Whether the point asks for skills, so that `canUse` is known; and whether the skill has the
    /// timing of the point and is usable now.
    bool uses_skills() const;
    bool usable_here(int skill) const;
    /// The opponent that facts speak of (12.1); kNobody if no enemy stands.
    FighterId opponent() const;

    Battle& battle_;
    Point point_;
    FighterId who_;
    const TypedOptions& picks_;
    /// Cache of place(), filled when first asked for.
    mutable std::vector<std::uint8_t> places_ = {};
};

// -- The default order of options (12.3). The first one is taken if no plan speaks. Frozen with the
// rules version: what plans and defaults decide is not in links, but decided again.

using Order = DefaultOrder<TypedOption>;

/// Takes the options in the default order, until the order has what it looks for.
void default_order(const Battle& battle, Point point, FighterId who, Order& order);

/// The members that an option's skill would reach; the member that an option names.
Members targets_of(const Battle& battle, FighterId user, const TypedOption& pick);

} // namespace shiaiba::shinki
