// The lines of a thread that mean something, with their places and their authors ([rakuen 17, R44]).
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

/// Whether somebody decides or rolls by such a line; the others follow from these.
bool decides(Said said);

struct Item {
    Said said = Said::Dice;
    /// Number of the post's author among the names; −1: it stands under no name, or a bot rolled it.
    int author = -1;
    /// Dice without a label of the game, as bots and people write them.
    bool plain = false;
    /// Of an evasion: the pair that was rolled once more than it needed, or 0.
    int surplus = 0;
    Ability ability = Ability::None;
    SkillSet skills;
    /// Faces of a pair; of シフト before and after; points of a build.
    Pair pair;
    Pair shifted;
    Abilities points{};
    /// 成功 rather than 失敗.
    bool success = false;
    /// Of a value, HP or damage; of a roll of initiative.
    Sum sum;
    std::optional<Sum> in;
    /// As it stands there, without its brackets.
    std::string text;
    int line = 0;
    int column = 0;
    int length = 0;
};

struct Scan {
    std::vector<Item> items;
    /// The players' names, each once, and the lines where they came first.
    std::vector<std::string> names;
    std::vector<int> name_lines;
    /// 上級ルール stands somewhere.
    bool advanced = false;
    /// The last line that says that both play on by consent (合意 and 続行); 0: there is none.
    int consent_line = 0;
    /// System lines that can't be read.
    Problems problems;
};

/// Everything else is narration, and so is what others than the two players write, but for dice.
Scan scan_thread(std::string_view text);

/// What a single line of system text says; nothing where it says nothing.
std::optional<Item> read_line(std::string_view line);

Problem problem_with(const Item& item, std::string code, Text text, std::string rule = "17");

} // namespace shiaiba::rakuen
