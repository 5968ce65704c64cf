// Skills and statuses as data: elements and costs, and what a skill list says, checked ([panel 5.1, 6.2, 7.1,
// 7.2]).
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

/// In the order of ties and lists.
enum class Element : std::uint8_t { Fire, Water, Wind, Earth, Sword, Black };
inline constexpr std::size_t kElements = 6;
inline constexpr std::array<Element, kElements> kAllElements{
    Element::Fire, Element::Water, Element::Wind, Element::Earth, Element::Sword, Element::Black};
/// As patterns, costs and logs write them.
inline constexpr std::array<std::string_view, kElements> kElementLetters{"火", "水", "風",
                                                                         "地", "剣", "黒"};
/// As English sentences have them; also what options of elements are called in records.
inline constexpr std::array<std::string_view, kElements> kElementWords{"fire",  "water", "wind",
                                                                       "earth", "sword", "black"};
/// The cost symbol that any panel pays; never a panel's element [panel 1.2].
inline constexpr std::string_view kAnyLetter = "白";

constexpr std::size_t index(Element element) { return static_cast<std::size_t>(element); }
constexpr std::string_view letter(Element element) { return kElementLetters[index(element)]; }

/// Elements that a use was paid with, in the order of payment, each once ([panel 5.3]).
class Attributes {
public:
    void add(Element element) {
        if (has(element)) return;
        set_ = static_cast<std::uint8_t>(set_ | bit(element));
        order_ = order_ * kBase + static_cast<std::uint32_t>(element) + 1;
    }
    bool has(Element element) const { return (set_ & bit(element)) != 0; }
    /// 剣技; everything else is magic ([panel 5.4]).
    bool sword() const { return has(Element::Sword); }
    /// The same as a number: digits to base 8, 1 for 火 …, the first payment first.
    int number() const { return static_cast<int>(order_); }

private:
    static constexpr std::uint32_t kBase = 8;
    static std::uint8_t bit(Element element) {
        return static_cast<std::uint8_t>(1U << index(element));
    }

    std::uint8_t set_ = 0;
    std::uint32_t order_ = 0;
};

/// What a skill costs.
struct Cost {
    /// The letters that are not 白, as written.
    std::vector<Element> letters;
    /// How many 白.
    int any = 0;
    /// As written.
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

// Skills and statuses as data: what a skill list says, checked ([panel 6.2, 7.1, 7.2]).

/// What a trigger listens for ([panel 4.3, 7.2]).
enum class When : std::uint8_t {
    Use,
    Attack,
    Counter,
    Damaged,
    Healed,
    Released,
    StatusGiven,
    /// Only statuses listen for it.
    PanelPaid,
    TurnStart,
    InitiativeDecided,
    StatusPhase,
    ActionStart,
    ActionEnd,
    TurnEnd,
};
inline constexpr std::size_t kWhens = static_cast<std::size_t>(When::TurnEnd) + 1;

/// Whose, as the owner of the ability sees it.
enum class Who : std::uint8_t { Self, Opponent };
enum class Art : std::uint8_t { Sword, Magic };
/// What dealt damage.
enum class By : std::uint8_t { Attack, Counter, Effect, Status };
/// 異状, 強化, 特殊状態.
enum class Class : std::uint8_t { Ailment, Boost, Special };
enum class Kind : std::uint8_t { Active, Reactive, Innate };

/// All filters must hold; one that is absent always does.
struct Trigger {
    When when = When::Use;
    /// Whose use or attack, who is damaged or healed, whose phase.
    std::optional<Who> who;
    std::optional<Art> art;
    std::optional<Element> attr;
    /// Of the list, −1: any.
    int skill = -1;
    /// Of damage: stored in the attack, or dealt.
    int least = 0;
    std::optional<By> by;
    /// Of the list, −1: any.
    int status = -1;
    std::optional<Class> category;
    /// As whose ability it is sees it when that happens.
    std::optional<plan::Condition> when_said = {};

    /// What answers it knows an attack that was placed.
    bool of_attack() const { return when == When::Attack || when == When::Counter; }
};

/// Effect primitives: a closed set ([panel 7.2]).
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
};
inline constexpr std::size_t kOps = static_cast<std::size_t>(Op::PanelLose) + 1;

/// What kind of object an effect is about.
enum class What : std::uint8_t { Character, Panel, Skill };

/// A text line of an ability. Only what its op takes is set.
struct Line {
    Op op = Op::Attack;
    /// Stacks: as many as the bearer of the status has.
    enum class Amount : std::uint8_t { Number, All, Half, Stacks };
    Amount amount = Amount::Number;
    int n = 0;
    Who who = Who::Opponent;
    /// Damage: one event for both.
    bool both = false;
    What what = What::Character;
    int count = 1;
    /// Of the list, −1: none.
    int status = -1;
    std::optional<Class> category;
    Element attr = Element::Fire;
    /// Paint and PanelGain: the owner chooses, `attr` is the default.
    bool choose = false;
    /// PanelLose: panels of every element, not of `attr` alone.
    bool any = false;
    /// PanelGain and PanelLose: at the left end of the array, not at the right one.
    bool left = false;
    /// In place of n and of count, in the words of plans.
    plan::Amount said = {};
    plan::Amount said_count = {};
    /// What is chosen or taken must be of this element, or of this art.
    std::optional<Element> of_element = {};
    std::optional<Art> of_art = {};
    /// Read when the line resolves.
    std::optional<plan::Condition> when;
    /// It was written in words, which may speak of the attack that is answered.
    bool when_answers = false;
    /// Spend: what is done then.
    std::vector<Line> then;

    bool in_words() const { return !said.empty() || !said_count.empty(); }

    // Of Heat and Poison as the rules have them ([panel 6.2, R48]).
    /// The status goes as the line is executed.
    bool ends = false;
    /// n for each of it.
    bool each = false;
};

struct Ability {
    Trigger on;
    std::vector<Line> lines;
};

/// Static modifiers: a closed set ([panel 7.2]).
enum class Mod : std::uint8_t { DamageDealt, DamageTaken, AllowPay, Immune, Initiative };
struct Static {
    Mod mod = Mod::Initiative;
    int n = 0;
    std::optional<Element> attr;
    /// Attack or Counter.
    std::optional<When> kind;
    /// AllowPay alone lets a panel pay something.
    Element panel = Element::Black;
    Element as = Element::Fire;
    int status = -1;
};

struct Skill {
    std::string id;
    std::string name;
    std::string reading;
    std::string en;
    Cost cost;
    Kind kind = Kind::Active;
    bool maintain = false;
    /// Uses in a turn, and in a battle, 0: any number.
    int limit = 0;
    int battle_limit = 0;
    Trigger trigger;
    std::vector<Line> activated;
    std::vector<Ability> triggered;
    std::vector<Static> statics;
    Text note;

    bool innate() const { return kind == Kind::Innate; }
    /// By its cost ([panel 8.5]).
    Art art() const { return cost.has(Element::Sword) ? Art::Sword : Art::Magic; }
};

struct Status {
    /// Its place among the eight of the rules; −1: a list's own.
    int known = -1;
    char letter = '?';
    std::string name;
    std::string ja;
    Class category = Class::Ailment;
    /// Bits, one per What.
    unsigned on = 0;
    /// How many a character may bear; of panels and skills it is 1.
    int most = 1;
    /// Recovery check, 0: none.
    int recover = 0;
    std::optional<Trigger> trigger;
    std::vector<Line> lines;
    /// It ends where it is borne, all of it, as the first line of what it triggered resolves.
    bool once = false;
    bool no_pay = false;
    bool no_use = false;
    bool keep_used = false;
    bool no_transcribe = false;

    bool may_be_on(What what) const { return ((on >> static_cast<unsigned>(what)) & 1U) != 0; }
};

/// The statuses of the rules, in their order. They stand first in a list, as far as it has them.
enum KnownStatus : std::uint8_t { kBind, kHeat, kFreeze, kPoison, kGuard, kEdge, kRoll, kCharge };
inline constexpr std::size_t kKnownStatuses = 8;
const std::vector<Status>& known_statuses();

// Bounds of a list, so that no list can make a battle slow or large.
inline constexpr std::size_t kMostSkillsInList = 200;
inline constexpr std::size_t kMostStatuses = 16;
inline constexpr std::size_t kMostLines = 8;
inline constexpr std::size_t kMostAbilities = 4;
inline constexpr std::size_t kMostCost = 15;
inline constexpr int kMostNumber = 99;
/// As many as the longest array has.
inline constexpr int kMostCount = 20;
inline constexpr int kMostThen = 2;
/// Levels of its JSON, wherever it stands: far from the bound of the JSON around it.
inline constexpr int kMostListDepth = 20;

struct SkillList {
    std::string id;
    std::string title;
    std::string version;
    bool house = false;
    std::vector<Skill> skills;
    std::vector<Status> statuses;
    /// Places of `statuses`, by letter.
    std::vector<std::uint8_t> by_letter;
    /// What rolling gives, its place in `statuses`; −1: nothing.
    int roll = -1;

    const Skill& skill(std::size_t place) const { return skills[place]; }
    const Status& status(std::size_t place) const { return statuses[place]; }
    /// −1 where there is none; by name.
    int find_skill(std::string_view name) const;
    int find_status(std::string_view name) const;
};

} // namespace shiaiba::panel
