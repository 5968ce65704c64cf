// Question of らくえん模擬戦: a decision point as plans, people and records see it, with the legal
// moves, and facts when a plan asks for them ([rakuen 5.3, 20]).
#pragma once

#include "core/fight/question.hpp"
#include "rulesets/rakuen/fight/exchange.hpp"

namespace shiaiba::rakuen {

/// Refers to the battle's own state, so it is valid only until the battle goes on.
class RakuenQuestion final : public Question {
public:
    RakuenQuestion(Point point, Side side, const State& state, const Attack& attack,
                   const Answer& answer, const Moves& moves)
        : point_(point)
        , side_(side)
        , state_(state)
        , attack_(attack)
        , answer_(answer)
        , moves_(moves) {}

    Side side() const override { return side_; }
    std::size_t size() const override { return moves_.size(); }
    std::string point_name() const override;
    shiaiba::Option option(std::size_t option) const override;
    Text effect(std::size_t option) const override;
    std::string token(std::size_t option) const override;
    Text prompt() const override;
    Text otherwise() const override;
    Text heading(std::string_view kind) const override;
    std::vector<Unable> unable() const override;
    Facts facts() const override;
    bool may_give_up() const override { return true; }
    bool knows_consent() const override { return true; }
    std::optional<std::size_t> beyond(std::string_view written) const override;

    int kind() const override { return static_cast<int>(point_); }
    bool pass(std::size_t option) const override {
        return moves_[option].action == rakuen::Action::Pass;
    }
    int tag(std::size_t option, int tag) const override;
    bool has(std::size_t option, int tag, int value) const override;
    int rank(std::size_t option, int tag, int value) const override;
    void narrow(int tag, int value, OptionSet& left) const override;
    std::optional<int> fact(int fact, int argument) const override;

    // For odds and computer opponents.
    Point point() const { return point_; }
    const State& state() const { return state_; }
    const Attack& attack() const { return attack_; }
    const Answer& answer() const { return answer_; }
    const Moves& moves() const { return moves_; }

private:
    const Fighter& me() const { return state_.of(side_); }
    const Fighter& foe() const { return state_.of(other(side_)); }
    std::vector<Price> price(const Move& move) const;
    Text note(const Move& move) const;
    std::optional<int> fact_of_fighter(Fact fact, Side who, int which) const;
    std::optional<int> fact_of_attack(Fact fact) const;
    std::optional<int> fact_of_defence(Fact fact) const;
    bool can(Fact fact, int which) const;

    Point point_;
    Side side_;
    const State& state_;
    const Attack& attack_;
    const Answer& answer_;
    const Moves& moves_;
};

} // namespace shiaiba::rakuen
