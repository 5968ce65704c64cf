// The questions of the card game, and the vocabulary of its plans.
#pragma once

#include <vector>

#include "core/fight/question.hpp"
#include "core/plan/presets.hpp"

namespace shiaiba::teams {

class Game;

enum class Point { Stance, Target, Play };

const plan::Vocabulary& vocabulary();
const plan::Presets& presets();

/// Number of a card: 0 to 11 are sun 1 to 12, then moon 1 to 12.
using Card = int;

class TeamsQuestion final : public Question {
public:
    /// `options`: stances (0 sun, 1 moon), member numbers of the other side, or cards and kPass,
    /// which is no card.
    TeamsQuestion(Game& game, Point point, Actor actor, std::vector<int> options)
        : game_(game), point_(point), actor_(actor), options_(std::move(options)) {}
    static constexpr int kPass = -1;

    Side side() const override { return actor_.side; }
    int member() const override { return actor_.member; }
    std::size_t size() const override { return options_.size(); }
    /// By default the highest card, which is the last of the list before passing.
    std::size_t place(std::size_t option) const override;
    std::size_t first(const OptionSet& left) const override;
    std::string point_name() const override;
    Option option(std::size_t option) const override;
    Text prompt() const override;
    Text heading(std::string_view kind) const override;
    Facts facts() const override;
    bool may_give_up() const override { return true; }
    /// A card stays secret until its target is chosen.
    bool secret() const override { return point_ != Point::Target; }
    void redeal(Side seer, Dice& dice) const override;

    int kind() const override { return static_cast<int>(point_); }
    bool pass(std::size_t option) const override {
        return point_ == Point::Play && options_[option] == kPass;
    }
    int tag(std::size_t option, int tag) const override;
    int rank(std::size_t option, int tag, int value) const override;
    std::optional<int> fact(int fact, int argument) const override;

private:
    Game& game_;
    Point point_;
    Actor actor_;
    std::vector<int> options_;
};

} // namespace shiaiba::teams
