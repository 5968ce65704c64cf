// Skills, statuses and skill lists as checked data: elements and costs, triggers, text lines,
// modifiers ([panel 5.1, 6.2, 7.1, 7.2]). sheet/skill_list.cpp reads them from JSON.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/plan/amount.hpp"
#include "core/plan/tree.hpp"
#include "core/text/text.hpp"

namespace shiaiba::panel {

/// In the order of the dice (1 火 to 6 黒) and of lists. Links and traces hold these numbers.
enum class Element : std::uint8_t { Fire, Water, Wind, Earth, Sword, Black };
inline constexpr std::size_t kElements = 6;
inline constexpr std::array<Element, kElements> kAllElements{
    Element::Fire, Element::Water, Element::Wind, Element::Earth, Element::Sword, Element::Black};
/// Letters in patterns, costs and logs.
inline constexpr std::array<std::string_view, kElements> kElementLetters{"火", "水", "風",
                                                                         "地", "剣", "黒"};
/// Words in English sentences; also the tokens of element options in records.
inline constexpr std::array<std::string_view, kElements> kElementWords{"fire",  "water", "wind",
                                                                       "earth", "sword", "black"};
/// The letter of a cost that any panel pays. No panel has it as its element [panel 1.2].
inline constexpr std::string_view kAnyLetter = "白";

constexpr std::size_t index(Element element) { return static_cast<std::size_t>(element); }
constexpr std::string_view letter(Element element) { return kElementLetters[index(element)]; }

/// The elements that a use was paid with: each once, in the order of payment ([panel 5.3]).
class Attributes {
public:
    void add(Element element) {
        if (has(element)) return;
        set_ = static_cast<std::uint8_t>(set_ | bit(element));
        order_ = order_ * kBase + static_cast<std::uint32_t>(element) + 1;
    }
    bool has(Element element) const { return (set_ & bit(element)) != 0; }
    /// Whether it is a sword art (剣技); everything else is magic ([panel 5.4]).
    bool sword() const { return has(Element::Sword); }
    /// The elements in order as one number: octal digits, 1 for 火 …, the first payment foremost.
    /// words/words.cpp turns it back into letters.
    int number() const { return static_cast<int>(order_); }

private:
    static constexpr std::uint32_t kBase = 8;
    static std::uint8_t bit(Element element) {
        return static_cast<std::uint8_t>(1U << index(element));
    }

    std::uint8_t set_ = 0;
    std::uint32_t order_ = 0;
};

/// The cost of a skill.
struct Cost {
    /// The letters other than 白, in written order.
    std::vector<Element> letters;
    /// Number of 白.
    int any = 0;
    /// The cost as written.
    std::string text;

    bool empty() const { return letters.empty() && any == 0; }
    std::size_t size() const { return letters.size() + static_cast<std::size_t>(any); }
    bool has(Element element) const {
        for (const Element letter : letters) {
            if (letter == element) return true;
        }
        return false;
    }
};

// -- Skills and statuses: the contents of a skill list ([panel 6.2, 7.1, 7.2])

/// The event that a trigger listens for ([panel 4.3, 7.2]).
enum class When : std::uint8_t {
    Use,
    Attack,
    Counter,
    Damaged,
    Healed,
    Released,
    StatusGiven,
    /// Only statuses may listen for it.
    PanelPaid,
    TurnStart,
    InitiativeDecided,
    StatusPhase,
    ActionStart,
    ActionEnd,
    TurnEnd,
};
inline constexpr std::size_t kWhens = static_cast<std::size_t>(When::TurnEnd) + 1;

/// A side, as seen by the owner of the ability.
enum class Who : std::uint8_t { Self, Opponent };
enum class Art : std::uint8_t { Sword, Magic };
/// The cause of damage.
enum class By : std::uint8_t { Attack, Counter, Effect, Status };
/// The classes of statuses: 異状, 強化, 特殊状態.
enum class Class : std::uint8_t { Ailment, Boost, Special };
enum class Kind : std::uint8_t { Active, Reactive, Innate };

/// A trigger: the event that it listens for, and filters, which must all hold. An absent filter
/// always holds.
struct Trigger {
    When when = When::Use;
    /// The side that uses, attacks, is damaged or healed, or whose phase it is.
    std::optional<Who> who;
    std::optional<Art> art;
    std::optional<Element> attr;
    /// Place of the skill used in the list; −1: any.
    int skill = -1;
    /// Least damage: that of the attack that was placed, or the damage dealt.
    int least = 0;
    std::optional<By> by;
    /// Place of the status given in the list; −1: any.
    int status = -1;
    std::optional<Class> category;
    /// A condition, evaluated when the event happens, with the facts that the ability's owner sees.
    std::optional<plan::Condition> when_said = {};

    /// Whether it listens for an attack or counter-attack that was placed, which is then known.
    bool of_attack() const { return when == When::Attack || when == When::Counter; }
};

/// The effects of text lines: a closed set ([panel 7.2]).
enum class Op : std::uint8_t {
    Attack,
    Counter,
    Damage,
    Heal,
    Reduce,
    Boost,
    Cancel,
    Give,
    Remove,
    Roll,
    Paint,
    Tap,
    Untap,
    Transcribe,
    Release,
    Spend,
    Lose,
    PanelGain,
    PanelLose,
    Modify,
};
inline constexpr std::size_t kOps = static_cast<std::size_t>(Op::Modify) + 1;
/// `turns` of a modifier that lasts to the end of the battle.
inline constexpr int kWholeBattle = 99;

/// The kind of object that an effect changes or a status is on.
enum class What : std::uint8_t { Character, Panel, Skill };

/// Modifiers: a closed set ([panel 7.2]). A skill has them while it works; a line gives one for some
/// turns.
enum class Mod : std::uint8_t { DamageDealt, DamageTaken, AllowPay, Immune, Initiative };
struct Static {
    Mod mod = Mod::Initiative;
    int n = 0;
    std::optional<Element> attr;
    /// Attack or Counter; absent: both.
    std::optional<When> kind;
    /// AllowPay: panels of the element `panel` may pay the letter `as`.
    Element panel = Element::Black;
    Element as = Element::Fire;
    int status = -1;
    /// It counts only while this holds.
    std::optional<plan::Condition> when = {};
};

/// A text line of an ability. Only the members that its op uses are set.
struct Line {
    Op op = Op::Attack;
    /// How `n` is meant. Stacks: as many as the bearer has of the status.
    enum class Amount : std::uint8_t { Number, All, Half, Stacks };
    Amount amount = Amount::Number;
    int n = 0;
    Who who = Who::Opponent;
    /// Damage to both sides, by one event.
    bool both = false;
    What what = What::Character;
    int count = 1;
    /// Place of the status in the list; −1: none.
    int status = -1;
    std::optional<Class> category;
    Element attr = Element::Fire;
    /// Paint and PanelGain: the owner chooses an element; `attr` is the default.
    bool choose = false;
    /// PanelLose: panels of any element, not only of `attr`.
    bool any = false;
    /// PanelGain and PanelLose: at the left end of the array instead of the right.
    bool left = false;
    /// Modify: what is given, and for how many turns, this one included.
    Static modifier = {};
    int turns = 1;
    /// Amounts in words instead of `n` and `count`; empty: none.
    plan::Amount said = {};
    plan::Amount said_count = {};
    /// Filters: only objects of this element, or of this art, are chosen or taken.
    std::optional<Element> of_element = {};
    std::optional<Art> of_art = {};
    /// Condition, evaluated when the line resolves [panel R27].
    std::optional<plan::Condition> when;
    /// The condition was written in words and may speak of the attack that the line answers.
    bool when_answers = false;
    /// Spend: the lines that follow if the stacks could be spent.
    std::vector<Line> then;

    bool in_words() const { return !said.empty() || !said_count.empty(); }

    // Only for Heat and Poison as the rules have them ([panel 6.2, R48]); own lists can't set
    // these.
    /// The status goes when the line is executed.
    bool ends = false;
    /// `n` for each stack of the status.
    bool each = false;
};

struct Ability {
    Trigger on;
    std::vector<Line> lines;
};

struct Skill {
    std::string id;
    std::string name;
    std::string reading;
    std::string en;
    Cost cost;
    Kind kind = Kind::Active;
    bool maintain = false;
    /// Most uses in a turn, and in a battle; 0: no limit.
    int limit = 0;
    int battle_limit = 0;
    Trigger trigger;
    std::vector<Line> activated;
    std::vector<Ability> triggered;
    std::vector<Static> statics;
    Text note;

    bool innate() const { return kind == Kind::Innate; }
    /// By the cost ([panel 8.5]).
    Art art() const { return cost.has(Element::Sword) ? Art::Sword : Art::Magic; }
};

struct Status {
    /// Place among the eight statuses of the rules; −1: a status of a GM's own list.
    int known = -1;
    char letter = '?';
    std::string name;
    std::string ja;
    Class category = Class::Ailment;
    /// The kinds of objects that may bear it: one bit per What.
    unsigned on = 0;
    /// Most stacks of a character; a panel or skill bears at most one.
    int most = 1;
    /// The die that ends it in a recovery check (this number or more); 0: no check.
    int recover = 0;
    std::optional<Trigger> trigger;
    std::vector<Line> lines;
    /// The status ends, all stacks at once, when the first line that it triggered resolves [panel
    /// R59].
    bool once = false;
    bool no_pay = false;
    bool no_use = false;
    bool keep_used = false;
    bool no_transcribe = false;

    bool may_be_on(What what) const { return ((on >> static_cast<unsigned>(what)) & 1U) != 0; }
};

/// The eight statuses of the rules, in their order. In a list they stand first, as far as the list
/// has them.
enum KnownStatus : std::uint8_t { kBind, kHeat, kFreeze, kPoison, kGuard, kEdge, kRoll, kCharge };
inline constexpr std::size_t kKnownStatuses = 8;
const std::vector<Status>& known_statuses();

// Bounds of a list, so that no list makes a battle slow or large.
inline constexpr std::size_t kMostSkillsInList = 200;
inline constexpr std::size_t kMostStatuses = 16;
inline constexpr std::size_t kMostLines = 8;
inline constexpr std::size_t kMostAbilities = 4;
inline constexpr std::size_t kMostCost = 15;
inline constexpr int kMostNumber = 99;
/// As many as the longest array has panels.
inline constexpr int kMostCount = 20;
inline constexpr int kMostThen = 2;
/// Levels of nested objects and arrays in the JSON of a list. Well below the bound of all JSON, so
/// that the list may also stand inside a match.
inline constexpr int kMostListDepth = 20;

struct SkillList {
    std::string id;
    std::string title;
    std::string version;
    bool house = false;
    std::vector<Skill> skills;
    std::vector<Status> statuses;
    /// Places in `statuses`, ordered by letter.
    std::vector<std::uint8_t> by_letter;
    /// Place in `statuses` of the status that rolling gives; −1: rolling gives none.
    int roll = -1;

    const Skill& skill(std::size_t place) const { return skills[place]; }
    const Status& status(std::size_t place) const { return statuses[place]; }
    /// Place by name; −1 if there is none.
    int find_skill(std::string_view name) const;
    int find_status(std::string_view name) const;
};

} // namespace shiaiba::panel
