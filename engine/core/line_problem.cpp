// Where in the text, and what.
#include "core/line_problem.hpp"

#include <utility>

namespace shiaiba {

Problem problem_in_line(int line, std::size_t column, std::size_t length, std::string code,
                        Text text, std::string rule) {
    Problem problem;
    problem.line = line;
    problem.column = static_cast<int>(column) + 1;
    problem.length = static_cast<int>(length);
    problem.code = std::move(code);
    problem.text = std::move(text);
    problem.rule = std::move(rule);
    return problem;
}

} // namespace shiaiba
