// Questions of 心輝者の戦闘: what players are asked (8), what their plans may ask back (12.2), and what is taken where no
// plan speaks (12.3).
#pragma once

#include <vector>

#include "core/fight/question.hpp"
#include "rulesets/shinki/fight/battle.hpp"

namespace shiaiba::shinki {

class ShinkiQuestion final : public Question {
public:
    ShinkiQuestion(Battle& battle, Point point, FighterId who, const TypedOptions& picks)
        : battle_(battle), point_(point), who_(who), picks_(picks) {}

    Side side() const override { return battle_.at(who_).actor.side; }
    int member() const override { return battle_.at(who_).actor.member; }
    /// Mobs have one 気魄 together.
    bool of_side() const override {
        return point_ == Point::Order ||
               (point_ == Point::Overflow && battle_.owner_of(who_).actor.member == kWholeSide);
    }
    std::size_t size() const override { return picks_.size(); }
    std::size_t place(std::size_t option) const override;
    bool in_list_order() const override { return false; }
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
    /// Cards are told all together; what is handed over stays between the two.
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
    /// What the answered skill would do to who is asked, if that does nothing.
    Text unanswered() const;
    bool skill_has(int skill, int tag, int value) const;
    /// Questions at which `canUse` can be known, and the skills of that timing that may be used there.
    bool uses_skills() const;
    bool usable_here(int skill) const;
    /// 12.1: the opponent that facts speak of.
    FighterId opponent() const;

    Battle& battle_;
    Point point_;
    FighterId who_;
    const TypedOptions& picks_;
    /// By option, once anybody asks.
    mutable std::vector<std::size_t> places_ = {};
};

// 12.3: the default order of the options of every question; the first one is what happens where no plan speaks.

/// Places in `picks`, the one that is taken first; each once.
std::vector<std::size_t> default_order(const Battle& battle, Point point, FighterId who,
                                       const TypedOptions& picks);

/// Whom an option's skill would reach; of a member's option that one.
std::vector<FighterId> targets_of(const Battle& battle, FighterId user, const TypedOption& pick);

} // namespace shiaiba::shinki
