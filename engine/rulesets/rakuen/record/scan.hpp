// The lines of a thread that mean something, with their places, and the sums in them ([rakuen 17, R44]).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/fight/side.hpp"
#include "core/text/problem.hpp"
#include "rulesets/rakuen/fight/exchange.hpp"

namespace shiaiba::rakuen {

struct Sum {
    /// What stands behind "=", or the number alone.
    int value = 0;
    /// What the terms come to; the value where there are none.
    int terms = 0;
    /// The first number of all.
    int first = 0;
};

/// Without blanks, half-width. Absent where it is no sum.
std::optional<Sum> read_sum(std::string_view text);

// The lines of a thread that mean something, with their places ([rakuen 17, R44]).

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

struct Item {
    Said said = Said::Dice;
    /// Number of the post's author among the names; −1: it stands under no name.
    int author = -1;
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
    /// Names above posts, each once, and the lines where they came first.
    std::vector<std::string> names;
    std::vector<int> name_lines;
    /// 上級ルール stands somewhere.
    bool advanced = false;
    /// System lines that can't be read.
    Problems problems;
};

/// Everything else is narration.
Scan scan_thread(std::string_view text);

Problem problem_with(const Item& item, std::string code, Text text, std::string rule = "17");

} // namespace shiaiba::rakuen
