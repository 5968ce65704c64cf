// Scan of a thread: its lines of the game and its dice as items, with their places and authors
// ([rakuen 17, R44]).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/fight/side.hpp"
#include "core/text/problem.hpp"
#include "rulesets/rakuen/fight/exchange.hpp"
#include "rulesets/rakuen/record/sums.hpp"

namespace shiaiba::rakuen {

enum class Said {
    Initiative,
    First,
    Second,
    Build,
    Attack,
    Invisible,
    Charge,
    Dice,
    Use,
    Shift,
    AttackValue,
    HitValue,
    In,
    Guard,
    Evade,
    InvisibleGuard,
    Evaded,
    EvadeValue,
    Guarded,
    NoGuard,
    NoAttack,
    Hp,
    Damage,
    Stunned,
    Sealed,
    TrumpFailed,
    Surrender,
    Winner,
};

/// Whether such a line tells a decision or a roll; all other lines follow from these.
bool decides(Said said);

/// A line of the game, or dice, in a thread.
struct Item {
    Said said = Said::Dice;
    /// Number of the author among the names; −1: no name stands above it, or a bot rolled it.
    int author = -1;
    /// Dice without a label of the game, as bots and people write them.
    bool plain = false;
    /// For an evasion: sum of the pair that was rolled once more than it needed, or 0.
    int surplus = 0;
    Ability ability = Ability::None;
    SkillSet skills;
    /// Faces of a pair, also before シフト, and behind it; points of a build.
    Pair pair;
    Pair shifted;
    Abilities points{};
    /// 成功 rather than 失敗.
    bool success = false;
    /// The sum of a value, of HP or damage; the roll of initiative.
    Sum sum;
    /// The sum of IN that stands in a line of HP or damage.
    std::optional<Sum> in;
    /// The text as it was posted, without its brackets and blanks.
    std::string text;
    /// Line and column from 1; length in characters.
    int line = 0;
    int column = 0;
    int length = 0;
};

struct Scan {
    std::vector<Item> items;
    /// The players' names, each once, and the lines where they came first.
    std::vector<std::string> names;
    std::vector<int> name_lines;
    /// 上級ルール stands somewhere in the thread.
    bool advanced = false;
    /// The last line that says that both play on by consent (合意 and 続行); 0: there is none.
    int consent_line = 0;
    /// System lines that can't be read.
    Problems problems;
};

/// All other text is narration; so is what authors other than the two players write, except dice.
Scan scan_thread(std::string_view text);

/// The item of a single line of system text; absent if it has none.
std::optional<Item> read_line(std::string_view line);

/// A problem at the item's place.
Problem problem_with(const Item& item, std::string code, Text text, std::string rule = "17");

} // namespace shiaiba::rakuen
