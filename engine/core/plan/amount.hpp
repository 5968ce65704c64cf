// Amounts and conditions that stand by themselves, as a GM's own lists say them in the words of plans: "2 × my kihaku",
// "自分のHPが20以下".
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

/// Most numbers and facts of an amount, those that a word such as "half" brings among them.
inline constexpr std::size_t kMostParts = 8;
/// What an amount says at most, and what it comes to at most on the way.
inline constexpr int kMostWritten = 999;
inline constexpr std::int64_t kMostReckoned = 99'999;

/// Empty where a list says none.
struct Amount {
    enum class Is : std::uint8_t { Number, Fact, Add, Subtract, Multiply, Divide, Least, Most };
    struct Node {
        Is is = Is::Number;
        int number = 0;
        FactRef fact = {};

        friend bool operator==(const Node&, const Node&) = default;
    };
    /// Operands in front of what joins them.
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

/// Whether a condition asks for such a fact.
template <class Asks>
bool any_fact(const Condition& condition, const Asks& asks) {
    if (condition.kind == Condition::Kind::Term) {
        const Term& term = condition.term;
        return asks(term.fact.fact) || (term.other && asks(term.other->fact));
    }
    return std::any_of(condition.parts.begin(), condition.parts.end(),
                       [&](const Condition& part) { return any_fact(part, asks); });
}

/// Of a left and a right number; quotients are rounded down.
std::int64_t joined(Amount::Is by, std::int64_t left, std::int64_t right);

/// Cut to these bounds; absent where a fact isn't known. `source.fact(fact, argument)` knows them, as questions do.
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

/// What its facts are, in the order in which they stand; −1 where one isn't known.
template <class Source>
std::vector<int> facts_of(const Amount& amount, const Source& source) {
    std::vector<int> found;
    for (const Amount::Node& node : amount.nodes) {
        if (node.is != Amount::Is::Fact) continue;
        found.push_back(source.fact(node.fact.fact, node.fact.argument()).value_or(-1));
    }
    return found;
}

/// Whether the condition is known to hold, and whether it is known; as tactics have it.
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
/// In either language, told by what it is made of. Problems are those of plans, with the place in the text; none is left
/// out because of another.
Checked<Amount> compile_amount(std::string_view text, const LineContext& reading);
/// With 場合 behind it or "when" in front, or without.
Checked<Condition> compile_condition(std::string_view text, const LineContext& reading);

/// It compiles to the same amount. `found`: what its facts are (`facts_of`), which then stand behind them.
std::string print(const Amount& amount, const Vocabulary& vocabulary, const Names& names, Lang lang,
                  const std::vector<int>* found = nullptr);

} // namespace shiaiba::plan
