// A point where a player decides, as rules code asks it: cheap, and put into words only for a reader.
#pragma once

#include <cstddef>
#include <limits>
#include <optional>

#include "core/choice.hpp"
#include "core/side.hpp"

namespace shiaiba {

class Question {
public:
    virtual ~Question() = default;

    virtual Side side() const = 0;
    /// Legal options only, in the rules' default order; never none.
    virtual std::size_t size() const = 0;
    /// The same in words: for records, people and the page.
    virtual Choice describe() const = 0;

    // -- what plans ask. All numbers mean what the system's vocabulary says; a system whose
    // players have no plans keeps these.
    /// Kind of the decision.
    virtual int kind() const { return -1; }
    virtual bool pass(std::size_t /*option*/) const { return false; }
    static constexpr int kNoTag = std::numeric_limits<int>::min();
    /// The option's value of a tag; kNoTag where it bears none.
    virtual int tag(std::size_t /*option*/, int /*tag*/) const { return kNoTag; }
    /// Whether a tag that holds several values at once holds this one.
    virtual bool has(std::size_t option, int tag, int value) const {
        return this->tag(option, tag) == value;
    }
    /// As it is at this instant; absent where it can't be known at this point.
    virtual std::optional<int> fact(int /*fact*/, int /*argument*/) const { return std::nullopt; }
};

/// A choice that is in words from the beginning: for systems whose players have no plans.
class SpokenQuestion final : public Question {
public:
    explicit SpokenQuestion(const Choice& choice) : choice_(&choice) {}
    Side side() const override { return choice_->side; }
    std::size_t size() const override { return choice_->options.size(); }
    Choice describe() const override { return *choice_; }

private:
    const Choice* choice_;
};

} // namespace shiaiba
