// What is wrong with what a player gave: always the whole list, each with a place and a sentence.
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
    /// 1-based position in pasted text, in code points; 0 where there is none.
    int line = 0;
    int column = 0;
    int length = 0;
    /// Stable name of the kind of problem, e.g. "unknownSkill".
    std::string code;
    Text text;
    /// Clause of the system's rules that is broken; empty where the form itself is.
    std::string rule;
    /// What could stand there instead, where that is plain.
    std::optional<std::string> fix = {};
    /// The member of a party that it is about; mostly empty.
    Text whose = {};
};

using Problems = std::vector<Problem>;

/// Either a value that was checked, or every reason why there is none.
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
