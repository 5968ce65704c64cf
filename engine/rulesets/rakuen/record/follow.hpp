// Decisions of a thread: answers the engine's questions with what its lines declare, so that the
// engine plays what was posted ([rakuen 17, 19]).
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/fight/decisions.hpp"
#include "core/fight/dice.hpp"
#include "rulesets/rakuen/record/scan.hpp"
#include "rulesets/rakuen/sheet/vocabulary.hpp"

namespace shiaiba::rakuen {

class RakuenQuestion;

/// Lines that fall away by the rules of mistakes (19).
struct Dropped {
    enum class Why {
        /// A declaration of the same ability again, which its player replaced by another one.
        Redeclared,
        /// Dice in front of the declaration that was due.
        Undeclared,
        /// One pair more than an evasion needed.
        Surplus,
    };
    Why why = Why::Redeclared;
    /// The items from `first` to before `end`.
    std::size_t first = 0;
    std::size_t end = 0;
};

class Following final : public Decisions {
public:
    /// All arguments must outlive the object. `before`: number of rolls before the first pair;
    /// `first`: the side that attacks first if no line says so; `consent_line`: moves against the
    /// rules in lines before this one are gone on from by consent.
    Following(const std::vector<Item>& items, const std::vector<Side>& sides, const Dice& dice,
              std::size_t before, Side first, int consent_line);

    Decision next(const Question& question) override;

    /// The thread's decisions as tokens.
    const std::vector<std::string>& tokens() const { return tokens_; }
    /// The item whose declaration was not legal.
    std::optional<std::size_t> refused() const { return refused_; }
    /// The items that must fall away before the thread can be followed further; refused() means
    /// nothing then.
    const std::optional<Dropped>& dropped() const { return dropped_; }
    /// The items that were gone on from by consent.
    const std::vector<std::size_t>& consented() const { return consented_; }
    /// Whether consent would make the refused declaration playable.
    bool needs_consent() const { return needs_consent_; }

private:
    /// The token that a line means at a point; "" if it means none. `taken`: whether the line is
    /// used up.
    std::string answer(Point point, const Item& item, Side asked, bool& taken) const;
    /// The items that must fall away before the line at k can be the answer.
    std::optional<Dropped> to_drop(const RakuenQuestion& question, std::size_t k,
                                   const std::string& picked) const;
    /// The next declaration of the same player behind k, with no line of the other player between;
    /// 0: there is none.
    std::size_t declared_again(std::size_t k, Point point, Side asked) const;
    /// The pair that an evasion at k rolled although it had succeeded already; 0: there is none.
    std::size_t surplus_pair(const RakuenQuestion& question, std::size_t k) const;
    /// Whether the item at k may be this side's: it is, or nobody's name stands above it.
    bool may_be(std::size_t k, Side side) const {
        return (*sides_)[k] == Side::None || (*sides_)[k] == side;
    }
    Decision illegal() const { return {Decision::Kind::Illegal, 0}; }

    const std::vector<Item>* items_;
    const std::vector<Side>* sides_;
    const Dice* dice_;
    std::size_t before_;
    Side first_;
    int consent_line_;
    /// The item behind each pair.
    std::vector<std::size_t> behind_dice_;
    /// The first item that isn't used up.
    std::size_t at_ = 0;
    std::vector<std::string> tokens_;
    std::optional<std::size_t> refused_;
    std::optional<Dropped> dropped_;
    std::vector<std::size_t> consented_;
    bool needs_consent_ = false;
    /// The option that follows the marker of consent given last.
    std::optional<std::size_t> beyond_;
};

} // namespace shiaiba::rakuen
