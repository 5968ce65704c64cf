// Question: a point where a player decides. Rules code asks it cheaply; it is put into words only
// for a reader. The order and the ids of options are frozen, because links and records hold them.
// Also: sets of options as bits.
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

/// An amount of a resource that an option costs.
struct Price {
    Text what;
    int amount = 0;
};

/// An option in words. In every text of a question "{A2}" stands for that member's name, and "{A1}"
/// for the name of a side that is no party.
struct Option {
    /// Stable token, unique among the options of the question; records hold it.
    std::string id;
    /// The text that a reader sees.
    Text label;
    std::vector<std::string> tags;
    /// Cost and effect in the current position, if neither the label nor the price tells; usually
    /// empty.
    Text note = {};
    /// Token of the option's group; never empty.
    std::string kind = {};
    std::vector<Price> price = {};
    /// The number that the option stands for, where options differ only in a number: dice, points,
    /// a stake.
    std::optional<int> number = {};
    /// The member ("B1") or the place on the board that the option is for.
    std::string target = {};
    /// The card of the player's hand that the option plays.
    std::string card = {};
    /// What the option, or the skill, card or spell it uses, does by the rules; usually empty.
    Text effect = {};
};

/// A group of options, and its heading.
struct OptionKind {
    std::string id;
    Text heading;
};
/// Headings of the groups, as a constant list of the system.
struct KindWords {
    std::string_view id;
    std::string_view ja;
    std::string_view en;
};
/// The heading from the system's list; empty if the group isn't in it.
Text heading_in(std::span<const KindWords> list, std::string_view kind);

/// The placeholder for a member's name in a question's texts.
inline std::string place_of_name(Actor actor) { return "{" + token(actor) + "}"; }

/// An action that the player has but can't choose now, and the reason.
struct Unable {
    Text name;
    Text why;
    /// The clause that forbids it.
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
    /// Legal options only, in the rules' order; never empty unless a viewer may not see them
    /// (core/system/view.hpp).
    std::vector<Option> options;
    /// The groups that occur among the options, in order of first occurrence.
    std::vector<OptionKind> kinds = {};
    /// One sentence: the player who is asked, the cause, and the decision.
    Text prompt = {};
    /// What happens if the player does nothing, with figures; empty if that says nothing.
    Text otherwise = {};
    std::vector<Unable> unable = {};
    Facts facts;
    /// Either side may give the fight up here, which is not one of the options.
    bool give_up = false;
    /// The choice stays unknown to the other side for now.
    bool secret = false;
    /// As Question::of_side.
    bool of_side = false;
    /// As Question::of_each.
    bool of_each = false;
};

/// The next entry in a record of decisions.
struct Decision {
    enum class Kind {
        /// Take option `value` of the legal ones.
        Pick,
        /// Marker: from here on the dice are fresh, `value` = number of rewinds so far.
        Reroll,
        /// Side `value` gives the fight up.
        Surrender,
        /// Marker: the next entry is not a legal option, and both players agree to play on with it.
        Consent,
        /// The record ends here.
        Missing,
        /// The entry is none of the legal options.
        Illegal,
    };
    Kind kind = Kind::Missing;
    std::uint64_t value = 0;
};

// The question as rules code asks it.

class Dice;
class OptionSet;

/// Most options of any question; must stay at or below kMostPlannedOptions.
inline constexpr std::size_t kMostOptions = 232;

class Question {
public:
    virtual ~Question() = default;

    virtual Side side() const = 0;
    /// The member that the question is about, where sides are parties. For a question to the whole
    /// side, a member still in the fight, whose plans answer it.
    virtual int member() const { return 0; }
    /// Whether the side is asked as a whole.
    virtual bool of_side() const { return false; }
    /// Whether the other members of the side are asked the same next, each for itself. A reader may
    /// be asked for all at once, and once more for an option that an earlier answer has closed.
    virtual bool of_each() const { return false; }
    Actor actor() const { return {side(), member()}; }
    /// Number of legal options: 1 to kMostOptions. The options stand in one canonical order, which
    /// links count, and which must not depend on anything hidden from the player.
    virtual std::size_t size() const = 0;
    /// The option's place in the default order: if no plan speaks, the option with the lowest place
    /// is taken. Separate from the list's order, so that a better default breaks no link.
    virtual std::size_t place(std::size_t option) const { return option; }
    /// The option of `left`, which is not empty, with the lowest place. A class that overrides
    /// place() must override this too, and need not know all places for it.
    virtual std::size_t first(const OptionSet& left) const;

    // -- In words: for records, people and the page. Each text is made only when it is read.
    /// Name of the decision point, e.g. "declare".
    virtual std::string point_name() const = 0;
    virtual Option option(std::size_t option) const = 0;
    /// Option::effect. Made apart from option(), because only a player who has to choose reads it.
    virtual Text effect(std::size_t /*option*/) const { return {}; }
    /// PendingQuestion::prompt. It must not tell anything hidden from the other side, which reads
    /// it too.
    virtual Text prompt() const = 0;
    /// PendingQuestion::otherwise. It must not tell anything hidden from the other side.
    virtual Text otherwise() const { return {}; }
    /// The heading of the options of this kind.
    virtual Text heading(std::string_view kind) const = 0;
    /// The option's stable token, unique in the list: Option::id.
    virtual std::string token(std::size_t option) const { return this->option(option).id; }
    /// Options that the player would look for, and the reasons why they are missing.
    virtual std::vector<Unable> unable() const { return {}; }
    /// Numbers that the player may see.
    virtual Facts facts() const { return {}; }
    /// The whole question in words, except its position in the record.
    PendingQuestion describe() const;

    // -- Secrets, in systems that have them (System::secrets)
    /// Whether the choice stays unknown to the other side until the rules tell it.
    virtual bool secret() const { return false; }
    /// Deals anew, in the fight that asks, everything hidden from `seer`, the side that is asked:
    /// the other side's hands and secret choices. Must change nothing that `seer` is shown, and
    /// must not depend on what was dealt before.
    virtual void redeal(Side /*seer*/, Dice& /*dice*/) const {}
    /// Whether either side may give the fight up here; true only if Identity::surrender is.
    virtual bool may_give_up() const { return false; }
    /// Whether records may hold the marker of Decision::Kind::Consent here: the system's rules let
    /// players go on from a move that was against the rules.
    virtual bool knows_consent() const { return false; }
    /// The meaning of the token behind that marker: an option number beyond size(), which option()
    /// and token() must accept; absent if the token is legal, or if no consent makes it playable.
    virtual std::optional<std::size_t> beyond(std::string_view /*token*/) const {
        return std::nullopt;
    }

    // -- For plans. The system's vocabulary defines the numbers; a system without plans keeps these
    // defaults.
    /// Kind of the decision.
    virtual int kind() const { return -1; }
    /// Whether the option means doing nothing. Selectors of plans never match it.
    virtual bool pass(std::size_t /*option*/) const { return false; }
    static constexpr int kNoTag = std::numeric_limits<int>::min();
    /// The option's value of a tag; kNoTag if it has none.
    virtual int tag(std::size_t /*option*/, int /*tag*/) const { return kNoTag; }
    /// Whether the option has this value of a tag that may have several values at once.
    virtual bool has(std::size_t option, int tag, int value) const {
        return this->tag(option, tag) == value;
    }
    /// For a ranked tag: how well the option does by the measure `value`; kNoTag if it has no rank.
    virtual int rank(std::size_t /*option*/, int /*tag*/, int /*value*/) const { return kNoTag; }
    /// Drops the options without the value from `left`. Worth overriding where there are many
    /// options.
    virtual void narrow(int tag, int value, OptionSet& left) const;
    /// The fact as it is at this instant; absent if it can't be known at this point. `argument` is
    /// made by plan_argument().
    virtual std::optional<int> fact(int /*fact*/, int /*argument*/) const { return std::nullopt; }
    /// How much of a resource is left after the option; absent if the option has nothing to do with
    /// it. `tag` narrows what is counted, or is −1.
    virtual std::optional<int> reserve(std::size_t /*option*/, int /*resource*/, int /*tag*/,
                                       int /*value*/) const {
        return std::nullopt;
    }
    /// Whether the cause of the question (a skill, say) has this tag.
    virtual bool source(int /*tag*/, int /*value*/) const { return false; }
};

/// The arguments of a fact in one number: whether it is the opponent's, and which ability, skill …
/// it is about (−1: none).
constexpr int plan_argument(bool opponents, int which = -1) {
    return (opponents ? 1 : 0) + 2 * (which + 1);
}
constexpr bool opponents(int argument) { return (argument & 1) != 0; }
constexpr int which_one(int argument) { return argument / 2 - 1; }

/// A question that is in words from the beginning, for systems without plans. `kinds` must hold at
/// least the kinds that occur.
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

/// Capacity, above kMostOptions.
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
    /// Drops the options for which `holds` returns false.
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
    /// Whether exactly one option is left.
    bool single() const {
        const std::size_t only = first();
        return only != kMostPlannedOptions && next(only + 1) == kMostPlannedOptions;
    }
    /// kMostPlannedOptions where the set is empty.
    std::size_t first() const { return next(0); }
    /// The first option of the set at or behind `option`; kMostPlannedOptions if there is none.
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
        // Nearly always there is one word only, and a loop without this line becomes a call of
        // memcpy.
        bits_[0] = other.bits_[0];
        for (std::size_t w = 1; w < words_; ++w) bits_[w] = other.bits_[w];
    }

    std::size_t words_ = 0;
    /// Only the first words_ are in use and set: most questions have a handful of options.
    std::array<std::uint64_t, kMostPlannedOptions / 64> bits_;
};

} // namespace shiaiba
