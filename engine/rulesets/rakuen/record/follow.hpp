// Decides as a thread's lines say, so that the engine plays what was posted; and holds what was posted against
// what the rules make of it.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/fight/decisions.hpp"
#include "core/fight/dice.hpp"
#include "core/text/problem.hpp"
#include "rulesets/rakuen/record/lines.hpp"
#include "rulesets/rakuen/record/scan.hpp"
#include "rulesets/rakuen/sheet/vocabulary.hpp"

namespace shiaiba::rakuen {

class Following final : public Decisions {
public:
    /// Both outlive it. `before`: rolls before the first pair; `first`: who attacks first where no line
    /// says so.
    Following(const std::vector<Item>& items, const std::vector<Side>& sides, const Dice& dice,
              std::size_t before, Side first);

    Decision next(const Question& question) override;

    /// As the thread decided, in tokens.
    const std::vector<std::string>& tokens() const { return tokens_; }
    /// The line whose declaration was not legal.
    std::optional<std::size_t> refused() const { return refused_; }

private:
    /// The token that a line means at a point; "" where it means none. `taken`: the line is used up.
    std::string answer(Point point, const Item& item, Side asked, bool& taken) const;

    const std::vector<Item>* items_;
    const std::vector<Side>* sides_;
    const Dice* dice_;
    std::size_t before_;
    Side first_;
    /// Behind each pair.
    std::vector<std::size_t> behind_dice_;
    std::size_t at_ = 0;
    std::vector<std::string> tokens_;
    std::optional<std::size_t> refused_;
};

// Holds what was posted against what the rules make of it.

struct Comparison {
    /// Sums and results that are wrong.
    Problems problems;
    /// The first line that can't stand where it stands, and why.
    std::optional<std::size_t> astray;
    Problem reason;
};

/// `sides`: whose each item is; None: nobody's name stands above it. Lines that follow from others may
/// be left out of a thread.
Comparison compare(const std::vector<Item>& items, const std::vector<Side>& sides,
                   const std::vector<SystemLine>& expected, const Names& names);

} // namespace shiaiba::rakuen
