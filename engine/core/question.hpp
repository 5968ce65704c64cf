// A point where a player decides, as rules code asks it: cheap, and put into words only for a reader.
#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <string>

#include "core/choice.hpp"
#include "core/side.hpp"

namespace shiaiba {

class Dice;
class OptionSet;

/// Most options of any question.
inline constexpr std::size_t kMostOptions = 200;

class Question {
public:
    virtual ~Question() = default;

    virtual Side side() const = 0;
    /// The member that it is about, where sides are parties; of a question to the whole side one that is still in the
    /// fight, whose plans answer it.
    virtual int member() const { return 0; }
    Actor actor() const { return {side(), member()}; }
    /// Legal options only, at most kMostOptions and never none. They stand in one canonical order, which links
    /// count, and which hangs on nothing that the player can't see.
    virtual std::size_t size() const = 0;
    /// The option's place in the default order: where no plan speaks, the least one is taken. Another matter than
    /// the list's order, so that a better default breaks no link.
    virtual std::size_t place(std::size_t option) const { return option; }
    /// place() is the list's own order, and is not asked. Whoever overrides place() overrides this too.
    virtual bool in_list_order() const { return true; }

    // -- in words: for records, people and the page, each when it is read
    /// Name of the decision point, e.g. "declare".
    virtual std::string point_name() const = 0;
    virtual Option option(std::size_t option) const = 0;
    /// Its stable token, unique in the list: Option::id.
    virtual std::string token(std::size_t option) const { return this->option(option).id; }
    /// What the player may see.
    virtual Facts facts() const { return {}; }
    /// All of it.
    Choice describe() const;

    // -- secrets, in systems that have them (Ruleset::secrets)
    /// What is chosen stays unknown to the other side until the rules tell it.
    virtual bool secret() const { return false; }
    /// Deals anew, in the fight that asks, all that `seer`, who is asked, can't see: hands of the other side, what it
    /// chose secretly. Nothing that `seer` is shown changes, and nothing of what was dealt before has a say in it.
    virtual void redeal(Side /*seer*/, Dice& /*dice*/) const {}
    /// Whether either side may give the fight up here; nowhere but where the system's identity says that
    /// its rules have that.
    virtual bool may_give_up() const { return false; }

    // -- what plans ask. All numbers mean what the system's vocabulary says; a system whose
    // players have no plans keeps these.
    /// Kind of the decision.
    virtual int kind() const { return -1; }
    /// Is it the option to do nothing? Selectors never match that one.
    virtual bool pass(std::size_t /*option*/) const { return false; }
    static constexpr int kNoTag = std::numeric_limits<int>::min();
    /// The option's value of a tag; kNoTag where it bears none.
    virtual int tag(std::size_t /*option*/, int /*tag*/) const { return kNoTag; }
    /// Whether a tag that holds several values at once holds this one.
    virtual bool has(std::size_t option, int tag, int value) const {
        return this->tag(option, tag) == value;
    }
    /// Of a ranked tag: how well the option does by the measure `value`; kNoTag where it has no rank.
    virtual int rank(std::size_t /*option*/, int /*tag*/, int /*value*/) const { return kNoTag; }
    /// Drops from `left` what hasn't the value. Worth overriding where there are many options.
    virtual void narrow(int tag, int value, OptionSet& left) const;
    /// As it is at this instant; absent where it can't be known at this point. The argument is made
    /// by plan_argument().
    virtual std::optional<int> fact(int /*fact*/, int /*argument*/) const { return std::nullopt; }
    /// How much of a resource is left after the option; absent where keeping doesn't bear on it.
    /// `tag` narrows what is counted, or is −1.
    virtual std::optional<int> reserve(std::size_t /*option*/, int /*resource*/, int /*tag*/,
                                       int /*value*/) const {
        return std::nullopt;
    }
    /// Does what asks (a skill, say) have this tag?
    virtual bool source(int /*tag*/, int /*value*/) const { return false; }
};

/// The arguments of a fact in one number: whose it is, and which one (an ability, a skill …; −1: none).
constexpr int plan_argument(bool opponents, int which = -1) {
    return (opponents ? 1 : 0) + 2 * (which + 1);
}
constexpr bool opponents(int argument) { return (argument & 1) != 0; }
constexpr int which_one(int argument) { return argument / 2 - 1; }

/// A choice that is in words from the beginning: for systems whose players have no plans.
class SpokenQuestion : public Question {
public:
    explicit SpokenQuestion(const Choice& choice) : choice_(&choice) {}
    Side side() const override { return choice_->side; }
    int member() const override { return choice_->member; }
    std::size_t size() const override { return choice_->options.size(); }
    std::string point_name() const override { return choice_->point; }
    Option option(std::size_t option) const override { return choice_->options[option]; }
    Facts facts() const override { return choice_->facts; }
    bool secret() const override { return choice_->secret; }

private:
    const Choice* choice_;
};

} // namespace shiaiba
