// A question is a point where a player decides: rules code asks it cheaply, and it is put into words only for a
// reader. Sets of its options are bits.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/fight/side.hpp"
#include "core/text/text.hpp"

namespace shiaiba {

/// So much of something that an option is paid with.
struct Price {
    Text what;
    int amount = 0;
};

/// In every text that a reader sees of a question "{A2}" stands for the name of that member, and "{A1}" for the name of a
/// side that is no party.
struct Option {
    /// Stable token, unique among the options of its choice; it stands in records.
    std::string id;
    /// What a reader sees.
    Text label;
    std::vector<std::string> tags;
    /// What it costs and brings as things stand, where neither the label nor the price tells; mostly empty.
    Text note = {};
    /// Token of the group that it stands in; never empty.
    std::string kind = {};
    std::vector<Price> price = {};
    /// The number that it is, where options differ in a number alone: dice, points, a stake.
    std::optional<int> number = {};
    /// The member ("B1") or the place on the board that it is for.
    std::string target = {};
    /// The card of the player's hand that it plays.
    std::string card = {};
    /// What it does by the rules, or what the skill, card or spell does that it uses; mostly empty.
    Text effect = {};
};

/// A group of options and what stands above it.
struct OptionKind {
    std::string id;
    Text heading;
};
/// The groups of a system, as its words have them.
struct KindWords {
    std::string_view id;
    std::string_view ja;
    std::string_view en;
};
/// By the system's list; empty where the group isn't in it.
Text heading_in(std::span<const KindWords> list, std::string_view kind);

/// What stands for a member's name in a question's texts.
inline std::string place_of_name(Actor actor) { return "{" + token(actor) + "}"; }

/// What can't be chosen now though its player has it, and by which rule.
struct Unable {
    Text name;
    Text why;
    /// Its clause.
    std::string_view rule;
};

/// Numbers with names.
using Facts = std::vector<std::pair<std::string, int>>;

struct PendingQuestion {
    /// Position among the recorded decisions.
    int i = 0;
    /// Name of the decision point, e.g. "declare".
    std::string point;
    Side side = Side::A;
    /// As Question::member.
    int member = 0;
    /// Legal options only, in the rules' order; never empty.
    std::vector<Option> options;
    /// The groups that occur among them, in the order in which they first do.
    std::vector<OptionKind> kinds = {};
    /// One sentence: who is asked, what by, and what for.
    Text prompt = {};
    /// What comes of it if nothing is done about it, with figures; empty where that says nothing.
    Text otherwise = {};
    std::vector<Unable> unable = {};
    Facts facts;
    /// Either side may give the fight up here: no option, and beside all of them.
    bool give_up = false;
    /// What is chosen stays unknown to the other side for now.
    bool secret = false;
    /// As Question::of_side.
    bool of_side = false;
};

/// What stands next in a record of decisions.
struct Decision {
    enum class Kind {
        /// Take option `value` of the legal ones.
        Pick,
        /// Marker: from here on the dice are fresh, `value` = number of rewinds so far.
        Reroll,
        /// Side `value` gives the fight up.
        Surrender,
        /// Marker: what stands next is none of the legal options, and both players go on from it.
        Consent,
        /// The record ends here.
        Missing,
        /// What stands there is none of the legal options.
        Illegal,
    };
    Kind kind = Kind::Missing;
    std::uint64_t value = 0;
};

// A point where a player decides, as rules code asks it: cheap, and put into words only for a reader.

class Dice;
class OptionSet;

/// Most options of any question.
inline constexpr std::size_t kMostOptions = 224;

class Question {
public:
    virtual ~Question() = default;

    virtual Side side() const = 0;
    /// The member that it is about, where sides are parties; of a question to the whole side one that is still in the
    /// fight, whose plans answer it.
    virtual int member() const { return 0; }
    /// Its side is asked as a whole.
    virtual bool of_side() const { return false; }
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
    /// Option::effect, for who has to choose: an option of the record goes without.
    virtual Text effect(std::size_t /*option*/) const { return {}; }
    /// PendingQuestion::prompt. It says nothing that the other side may not know: who isn't asked reads it too.
    virtual Text prompt() const = 0;
    /// PendingQuestion::otherwise, of which the same holds.
    virtual Text otherwise() const { return {}; }
    /// What stands above the options of this kind.
    virtual Text heading(std::string_view kind) const = 0;
    /// Its stable token, unique in the list: Option::id.
    virtual std::string token(std::size_t option) const { return this->option(option).id; }
    /// What the player would look for among the options, and why it isn't there.
    virtual std::vector<Unable> unable() const { return {}; }
    /// What the player may see.
    virtual Facts facts() const { return {}; }
    /// All of it.
    PendingQuestion describe() const;

    // -- secrets, in systems that have them (Ruleset::secrets)
    /// What is chosen stays unknown to the other side until the rules tell it.
    virtual bool secret() const { return false; }
    /// Deals anew, in the fight that asks, all that `seer`, who is asked, can't see: hands of the other side, what it
    /// chose secretly. Nothing that `seer` is shown changes, and nothing of what was dealt before has a say in it.
    virtual void redeal(Side /*seer*/, Dice& /*dice*/) const {}
    /// Whether either side may give the fight up here; nowhere but where the system's identity says that
    /// its rules have that.
    virtual bool may_give_up() const { return false; }
    /// Whether records may hold the marker of Decision::Kind::Consent here: by the rules of the system players may go on
    /// from what was played against them.
    virtual bool knows_consent() const { return false; }
    /// What a token behind that marker means: an option beyond size(), which option() and token() know all the same;
    /// absent where the token is legal, or where no consent makes it playable.
    virtual std::optional<std::size_t> beyond(std::string_view /*token*/) const {
        return std::nullopt;
    }

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

/// A choice that is in words from the beginning, for systems whose players have no plans. Its kinds are those that
/// occur in any question of the system, or more.
class SpokenQuestion : public Question {
public:
    explicit SpokenQuestion(const PendingQuestion& choice) : choice_(&choice) {}
    Side side() const override { return choice_->side; }
    int member() const override { return choice_->member; }
    std::size_t size() const override { return choice_->options.size(); }
    std::string point_name() const override { return choice_->point; }
    Option option(std::size_t option) const override { return choice_->options[option]; }
    Text prompt() const override { return choice_->prompt; }
    Text otherwise() const override { return choice_->otherwise; }
    Text heading(std::string_view kind) const override;
    Facts facts() const override { return choice_->facts; }
    bool secret() const override { return choice_->secret; }

private:
    const PendingQuestion* choice_;
};

// A set of options of one question, as bits.

/// Room for more options than any question has (kMostOptions).
inline constexpr std::size_t kMostPlannedOptions = 512;

class OptionSet {
public:
    /// The first n options.
    explicit OptionSet(std::size_t n) {
        const std::size_t some = n < kMostPlannedOptions ? n : kMostPlannedOptions;
        words_ = (some + 63) / 64;
        bits_[0] = 0;
        for (std::size_t w = 0; w < words_; ++w) bits_[w] = ~std::uint64_t{0};
        if (some % 64 != 0) bits_[words_ - 1] = (std::uint64_t{1} << (some % 64)) - 1;
    }
    OptionSet(const OptionSet& other) : words_(other.words_) { copy(other); }
    OptionSet& operator=(const OptionSet& other) {
        words_ = other.words_;
        copy(other);
        return *this;
    }

    bool has(std::size_t option) const { return ((bits_[option / 64] >> (option % 64)) & 1U) != 0; }
    void drop(std::size_t option) { bits_[option / 64] &= ~(std::uint64_t{1} << (option % 64)); }
    void drop(const OptionSet& others) {
        for (std::size_t w = 0; w < words_; ++w) bits_[w] &= ~others.bits_[w];
    }
    /// Drops those of which `holds` says no.
    template <class Holds>
    void keep(const Holds& holds) {
        for (std::size_t w = 0; w < words_; ++w) {
            for (std::uint64_t rest = bits_[w]; rest != 0; rest &= rest - 1) {
                const auto bit = static_cast<std::size_t>(std::countr_zero(rest));
                if (!holds(w * 64 + bit)) bits_[w] &= ~(std::uint64_t{1} << bit);
            }
        }
    }
    bool empty() const { return first() == kMostPlannedOptions; }
    /// Is one option left, and no other?
    bool single() const {
        const std::size_t only = first();
        return only != kMostPlannedOptions && next(only + 1) == kMostPlannedOptions;
    }
    /// kMostPlannedOptions where the set is empty.
    std::size_t first() const { return next(0); }
    /// The first option of the set from this one on.
    std::size_t next(std::size_t option) const {
        std::size_t w = option / 64;
        if (w >= words_) return kMostPlannedOptions;
        std::uint64_t word = bits_[w] & (~std::uint64_t{0} << (option % 64));
        while (word == 0) {
            if (++w == words_) return kMostPlannedOptions;
            word = bits_[w];
        }
        return w * 64 + static_cast<std::size_t>(std::countr_zero(word));
    }
    friend bool operator==(const OptionSet& x, const OptionSet& y) {
        for (std::size_t w = 0; w < x.words_; ++w) {
            if (x.bits_[w] != y.bits_[w]) return false;
        }
        return x.words_ == y.words_;
    }

private:
    void copy(const OptionSet& other) {
        // Nearly always the only one, and a loop alone becomes a call of memcpy.
        bits_[0] = other.bits_[0];
        for (std::size_t w = 1; w < words_; ++w) bits_[w] = other.bits_[w];
    }

    std::size_t words_ = 0;
    /// Only the first words_ are in use: most questions have a handful of options.
    std::array<std::uint64_t, kMostPlannedOptions / 64> bits_;
};

} // namespace shiaiba
