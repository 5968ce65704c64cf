// Decisions: where they come from (a record, a planner that decides at once, chance), and what a match calls who
// decides.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/fight/dice.hpp"
#include "core/fight/question.hpp"
#include "core/text/json_fwd.hpp"

namespace shiaiba {

namespace plan {
struct Account;
class Tactic;
} // namespace plan

/// Where decisions come from. Asked once for every question that is real (two options or more), and
/// again after every Reroll.
class Decisions {
public:
    virtual ~Decisions() = default;
    virtual Decision next(const Question& question) = 0;
};

/// Does a recorded decision give the fight up?
bool gives_up(std::string_view recorded);

/// The marker before a decision that the rules forbid and that both players go on from.
inline constexpr std::string_view kConsent = "consent";

/// Decisions as records carry them: option ids, "reroll n", "consent", and "surrender", "surrender A"
/// or "surrender B".
class RecordedDecisions final : public Decisions {
public:
    explicit RecordedDecisions(const std::vector<std::string>& record) : record_(&record) {}
    Decision next(const Question& question) override;
    std::size_t used() const { return used_; }

private:
    const std::vector<std::string>* record_;
    std::size_t used_ = 0;
    /// The marker "consent" was read, and what it is for wasn't.
    bool consent_ = false;
};

/// A player whose decisions follow from the question alone, so that no record needs them: plans, or
/// a search of fixed work. Without state: any number of fights may ask at the same time.
class Planner {
public:
    virtual ~Planner() = default;
    /// Index of the option. What spoke for it and what did not goes to `account`, where wanted.
    virtual std::size_t decide(const Question& question, plan::Account* account) const = 0;
    /// An account in words (`Why` of bindings/engine.d.ts); null where there is nothing to tell.
    virtual Json why(const plan::Account& account, Lang lang) const;
    /// A plan as it is written; empty where there is none.
    virtual std::string plan_text(std::size_t plan, Lang lang) const;
    /// The plans that it follows; nullptr for a player that follows none.
    virtual const plan::Tactic* tactic() const { return nullptr; }
};

// A player who takes any legal option: for tests, signatures and fuzzing.

/// Draws from a stream of its own, never from the fight's.
class RandomDecisions final : public Decisions {
public:
    explicit RandomDecisions(std::uint64_t seed) : dice_(seed) {}
    Decision next(const Question& question) override {
        return {Decision::Kind::Pick, dice_.below(question.size())};
    }

private:
    Dice dice_;
};

// Who decides for a side: its own plans, the player's hand, or a computer opponent.

/// The number stands in links.
enum class Controller : unsigned char {
    /// The build's own plans; where its system knows none, the player's hand.
    Plans = 0,
    Hand = 1,
    /// A search of fixed work, weak to strong. Its decisions stand in the record, so that opening
    /// a fight searches for nothing.
    Search1 = 2,
    Search2 = 3,
    Search3 = 4,
};
inline constexpr int kControllers = 5;
using Controllers = std::array<Controller, 2>;

/// "plans", "hand", "search 1" …
std::string_view word(Controller controller);
std::optional<Controller> controller_from(std::string_view word);
/// 1 to 3; 0 where nothing is searched.
int search_level(Controller controller);

} // namespace shiaiba
