// Decisions: where they come from (a record, a planner that decides at once, or chance), and the
// controller of each side in a match. Controller numbers and the words of records are frozen: links
// and records hold them.
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

/// A source of decisions. It is asked once for every question with two options or more, and again
/// after every Reroll or Consent.
class Decisions {
public:
    virtual ~Decisions() = default;
    virtual Decision next(const Question& question) = 0;
};

/// Whether a recorded decision gives the fight up.
bool gives_up(std::string_view recorded);

/// The marker before a decision that the rules forbid, from which both players agree to play on.
inline constexpr std::string_view kConsent = "consent";

/// Decisions as records hold them: option ids, "reroll n", "consent", and "surrender", "surrender
/// A" or "surrender B".
class RecordedDecisions final : public Decisions {
public:
    explicit RecordedDecisions(const std::vector<std::string>& record) : record_(&record) {}
    Decision next(const Question& question) override;
    std::size_t used() const { return used_; }

private:
    const std::vector<std::string>* record_;
    std::size_t used_ = 0;
    /// Whether the marker "consent" was read, but not yet the decision behind it.
    bool consent_ = false;
};

/// A player whose decisions follow from the question alone, so that no record needs them: plans, or
/// a search of fixed work. Has no state: any number of fights may ask at the same time.
class Planner {
public:
    virtual ~Planner() = default;
    /// Index of the option. If `account` is given, it receives what each plan said for or against.
    virtual std::size_t decide(const Question& question, plan::Account* account) const = 0;
    /// An account in words (`Why` of bindings/types/decision.d.ts); null where there is nothing to tell.
    virtual Json why(const plan::Account& account, Lang lang) const;
    /// The text of a plan; empty if there is no plan of this number.
    virtual std::string plan_text(std::size_t plan, Lang lang) const;
    /// The plans of the planner; nullptr for a planner without plans.
    virtual const plan::Tactic* tactic() const { return nullptr; }
};

// A player that takes random legal options: for tests, signatures and fuzzing.

/// Draws from its own stream, never from the fight's, so that the fight's dice stay the same.
class RandomDecisions final : public Decisions {
public:
    explicit RandomDecisions(std::uint64_t seed) : dice_(seed) {}
    Decision next(const Question& question) override {
        return {Decision::Kind::Pick, dice_.below(question.size())};
    }

private:
    Dice dice_;
};

// The controller of a side: its own plans, the player's hand, or a computer opponent.

/// Links hold the number: never renumber.
enum class Controller : unsigned char {
    /// The build's own plans; in systems without plans, the player's hand.
    Plans = 0,
    Hand = 1,
    /// A search of fixed work, from weak to strong. Its decisions stand in the record, so that
    /// opening a fight searches for nothing.
    Search1 = 2,
    Search2 = 3,
    Search3 = 4,
};
inline constexpr int kControllers = 5;
using Controllers = std::array<Controller, 2>;

/// As JSON and the command line write it: "plans", "hand", "search 1" …
std::string_view word(Controller controller);
std::optional<Controller> controller_from(std::string_view word);
/// 1 to 3 for a computer opponent, else 0.
int search_level(Controller controller);

} // namespace shiaiba
