// Problems with the input of a player. A check returns all problems at once, each with its place
// and a sentence.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/text/text.hpp"

namespace shiaiba {

struct Problem {
    /// JSON pointer into the build ("/skills/2"); empty for pasted text.
    std::string path;
    /// 1-based position in pasted text, in code points; 0: no position.
    int line = 0;
    int column = 0;
    int length = 0;
    /// Stable name of the kind of problem, e.g. "unknownSkill".
    std::string code;
    Text text;
    /// Clause of the system's rules that is broken; empty if the form of the input is wrong.
    std::string rule;
    /// A value that could stand there instead, if there is an obvious one.
    std::optional<std::string> fix = {};
    /// The member of a party that the problem is about; usually empty.
    Text whose = {};
};

using Problems = std::vector<Problem>;

/// Either a checked value, or all the problems that prevent one.
template <class T>
class Checked {
public:
    Checked(T value) : state_(std::move(value)) {}
    Checked(Problems problems) : state_(std::move(problems)) {}
    Checked(Problem problem) : state_(Problems{std::move(problem)}) {}

    explicit operator bool() const { return state_.index() == 0; }
    const T& operator*() const { return std::get<0>(state_); }
    T& operator*() { return std::get<0>(state_); }
    const T* operator->() const { return &std::get<0>(state_); }
    const Problems& problems() const {
        static const Problems none;
        return state_.index() == 0 ? none : std::get<1>(state_);
    }

private:
    std::variant<T, Problems> state_;
};

} // namespace shiaiba
