// Decides as a thread's lines say, so that the engine plays what was posted ([rakuen 17, 19]).
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

/// Lines that the rules of mistakes (19) take out of a thread.
struct Dropped {
    enum class Why {
        /// A declaration of the same ability again, for which its player made another one.
        Redeclared,
        /// Dice before the declaration that was due.
        Undeclared,
        /// One pair more than an evasion needed.
        Surplus,
    };
    Why why = Why::Redeclared;
    /// Items, the second one not included.
    std::size_t first = 0;
    std::size_t end = 0;
};

class Following final : public Decisions {
public:
    /// All outlive it. `before`: rolls before the first pair; `first`: who attacks first where no line
    /// says so; `consent_line`: what is against the rules in a line before it is gone on from.
    Following(const std::vector<Item>& items, const std::vector<Side>& sides, const Dice& dice,
              std::size_t before, Side first, int consent_line);

    Decision next(const Question& question) override;

    /// As the thread decided, in tokens.
    const std::vector<std::string>& tokens() const { return tokens_; }
    /// The line whose declaration was not legal.
    std::optional<std::size_t> refused() const { return refused_; }
    /// The lines that have to go before the thread can be followed further; refused() means nothing then.
    const std::optional<Dropped>& dropped() const { return dropped_; }
    /// The lines that were gone on from by consent.
    const std::vector<std::size_t>& consented() const { return consented_; }
    /// refused() would not be if there were consent.
    bool needs_consent() const { return needs_consent_; }

private:
    /// The token that a line means at a point; "" where it means none. `taken`: the line is used up.
    std::string answer(Point point, const Item& item, Side asked, bool& taken) const;
    /// What has to go before the line at k can be what is asked for.
    std::optional<Dropped> to_drop(const RakuenQuestion& question, std::size_t k,
                                   const std::string& picked) const;
    /// The next declaration behind k that the same player makes, with nothing of the other's between; 0: there is none.
    std::size_t declared_again(std::size_t k, Point point, Side asked) const;
    std::size_t surplus_pair(const RakuenQuestion& question, std::size_t k) const;
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
    /// Behind each pair.
    std::vector<std::size_t> behind_dice_;
    std::size_t at_ = 0;
    std::vector<std::string> tokens_;
    std::optional<std::size_t> refused_;
    std::optional<Dropped> dropped_;
    std::vector<std::size_t> consented_;
    bool needs_consent_ = false;
    /// The option behind the marker of consent that was given last.
    std::optional<std::size_t> beyond_;
};

} // namespace shiaiba::rakuen
