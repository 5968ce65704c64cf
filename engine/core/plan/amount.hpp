// Amounts and conditions in the words of plans, as a GM's own lists write them: "2 × my kihaku",
// "自分のHPが20以下". Compiles them from text, computes them, and prints them.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/plan/line.hpp"
#include "core/plan/tree.hpp"
#include "core/text/problem.hpp"

namespace shiaiba::plan {

/// Most numbers and facts of an amount, with the numbers that words such as "half" stand for. Also
/// bounds the stack of value_of().
inline constexpr std::size_t kMostParts = 8;
/// Largest number that an amount may write, and bound of every step when it is computed, so that
/// products can't overflow.
inline constexpr int kMostWritten = 999;
inline constexpr std::int64_t kMostReckoned = 99'999;

/// An expression over numbers and facts. Empty: the list gives no amount.
struct Amount {
    enum class Is : std::uint8_t { Number, Fact, Add, Subtract, Multiply, Divide, Least, Most };
    struct Node {
        Is is = Is::Number;
        int number = 0;
        FactRef fact = {};

        friend bool operator==(const Node&, const Node&) = default;
    };
    /// In postfix order: operands stand before their operator.
    std::vector<Node> nodes;

    bool empty() const { return nodes.empty(); }
    template <class Asks>
    bool any_fact(const Asks& asks) const {
        return std::any_of(nodes.begin(), nodes.end(), [&](const Node& node) {
            return node.is == Is::Fact && asks(node.fact.fact);
        });
    }
    friend bool operator==(const Amount&, const Amount&) = default;
};

/// Whether `asks` holds for the index of any fact in the condition.
template <class Asks>
bool any_fact(const Condition& condition, const Asks& asks) {
    if (condition.kind == Condition::Kind::Term) {
        const Term& term = condition.term;
        return asks(term.fact.fact) || (term.other && asks(term.other->fact));
    }
    return std::any_of(condition.parts.begin(), condition.parts.end(),
                       [&](const Condition& part) { return any_fact(part, asks); });
}

/// Applies the operator `by`; quotients are rounded down, also below 0. The result lies within ±
/// kMostReckoned. A divisor must be positive.
std::int64_t joined(Amount::Is by, std::int64_t left, std::int64_t right);

/// The value of an amount that isn't empty, clamped to `least` and `most`; absent if a fact isn't
/// known. `source.fact(fact, argument)` gives facts as Question::fact does.
template <class Source>
std::optional<int> value_of(const Amount& amount, const Source& source, int least, int most) {
    std::array<std::int64_t, kMostParts> stack{};
    std::size_t size = 0;
    for (const Amount::Node& node : amount.nodes) {
        if (node.is == Amount::Is::Number) {
            stack[size++] = node.number;
        } else if (node.is == Amount::Is::Fact) {
            const std::optional<int> known = source.fact(node.fact.fact, node.fact.argument());
            if (!known) return std::nullopt;
            stack[size++] = *known;
        } else {
            --size;
            stack[size - 1] = joined(node.is, stack[size - 1], stack[size]);
        }
    }
    return static_cast<int>(std::clamp<std::int64_t>(stack[0], least, most));
}

/// The values of the amount's facts, in the order in which they stand; −1 for a fact that isn't
/// known.
template <class Source>
std::vector<int> facts_of(const Amount& amount, const Source& source) {
    std::vector<int> found;
    for (const Amount::Node& node : amount.nodes) {
        if (node.is != Amount::Is::Fact) continue;
        found.push_back(source.fact(node.fact.fact, node.fact.argument()).value_or(-1));
    }
    return found;
}

/// Whether the condition holds; absent if that isn't known. As in tactics, "unknown or true" is
/// true, and "unknown and false" is false.
template <class Source>
std::optional<bool> truth_of(const Condition& condition, const Source& source) {
    if (condition.kind == Condition::Kind::Term) {
        const Term& term = condition.term;
        const auto left = source.fact(term.fact.fact, term.fact.argument());
        const auto right = term.other ? source.fact(term.other->fact, term.other->argument())
                                      : std::optional<int>(term.value);
        if (!left || !right) return std::nullopt;
        return holds(term.cmp, *left, *right);
    }
    const bool all = condition.kind == Condition::Kind::And;
    std::optional<bool> whole = all;
    for (const Condition& part : condition.parts) {
        const std::optional<bool> one = truth_of(part, source);
        if (one && *one != all) return one;
        if (!one) whole = std::nullopt;
    }
    return whole;
}
/// Compiles an amount in the language that its letters suggest or, if that fails, in the other one.
/// Problems have the codes of plans and their place in the text; several may come at once.
Checked<Amount> compile_amount(std::string_view text, const LineContext& reading);
/// Compiles a condition, with or without 場合 behind it or "when" in front.
Checked<Condition> compile_condition(std::string_view text, const LineContext& reading);

/// The amount in words, which compile to the same amount. With `found` (from facts_of()) each
/// fact's value stands behind the fact.
std::string print(const Amount& amount, const Vocabulary& vocabulary, const Names& names, Lang lang,
                  const std::vector<int>* found = nullptr);

} // namespace shiaiba::plan
