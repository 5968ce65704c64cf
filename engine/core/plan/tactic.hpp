// Tactic: plans prepared for deciding, grouped by decision, with conditions and selectors flattened
// into arrays.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/fight/decisions.hpp"
#include "core/plan/tree.hpp"

namespace shiaiba::plan {

struct Account;

class Tactic final : public Planner {
public:
    /// `names`: those of the sheet that the plans belong to; nullptr if the plans use none.
    Tactic(const Vocabulary& vocabulary, std::vector<Plan> plans,
           std::shared_ptr<const Names> names = nullptr);

    const Vocabulary& vocabulary() const { return *vocabulary_; }
    const Names& names() const;
    const std::vector<Plan>& plans() const { return plans_; }

    /// The option that the plans choose; if none speaks, the one of least place(). Allocates
    /// nothing unless an account is given.
    std::size_t decide(const Question& question, Account* account) const override;
    /// The same as if the plan `without` were missing.
    std::size_t decide(const Question& question, Account* account, std::size_t without) const;
    /// Leaves out plans about other decisions.
    Json why(const Account& account, Lang lang) const override;
    std::string plan_text(std::size_t plan, Lang lang) const override;
    const Tactic* tactic() const override { return this; }

    friend bool operator==(const Tactic& x, const Tactic& y) { return x.plans_ == y.plans_; }

private:
    /// A node of a condition; it stands before its parts.
    struct Node {
        Condition::Kind kind;
        Cmp cmp;
        bool to_fact;
        /// Number of nodes: this one and all below it.
        std::uint8_t size;
        std::int16_t fact;
        std::int16_t argument;
        /// The number on the right or, with `to_fact`, the fact on the right and its argument.
        std::int32_t right;
        std::int32_t right_argument;
    };
    struct Part {
        std::int16_t tag;
        Tagging tagging;
        Cmp cmp;
        std::int32_t value;
    };
    /// A plan at one of the decisions at which it speaks.
    struct Ready {
        std::uint16_t plan;
        Verb verb;
        std::uint8_t resource;
        std::uint16_t nodes_from, nodes_to;
        std::uint16_t parts_from, parts_to;
        /// tag −1: any cause of the question.
        Part source;
        std::int32_t amount;
    };

    static constexpr std::size_t kNoPlan = ~std::size_t{0};
    void add(std::size_t plan, const Instruction& act);
    void flatten(const Condition& condition);
    int value_of(const Node* node, const Question& question) const;
    void match(const Ready& ready, const Question& question, OptionSet& left) const;

    const Vocabulary* vocabulary_;
    std::vector<Plan> plans_;
    std::shared_ptr<const Names> names_;
    std::vector<Node> nodes_;
    std::vector<Part> parts_;
    /// By decision, and in each from the top plan down; those of decision d begin at starts_[d].
    std::vector<Ready> ready_;
    std::vector<std::uint16_t> starts_;
};

} // namespace shiaiba::plan
