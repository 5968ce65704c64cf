// A GM's own skill lists as JSON, for tests.
#pragma once

#include <string>

namespace shiaiba::panel {

/// A list with these skills and these further members.
inline std::string list_of(const std::string& skills, const std::string& more = "") {
    return R"({"list":{"id":"x","title":"X","version":"1"},"skills":[)" + skills + "]" + more + "}";
}
/// A skill with these members and those that every skill needs.
inline std::string skill(const std::string& members, const std::string& name = "甲") {
    return R"({"id":")" + name + R"(","name":")" + name + R"(","reading":"かな","en":")" + name +
           R"(",)" + members + "}";
}
/// An active skill with one line.
inline std::string skill_of_line(const std::string& line) {
    return R"({"id":"a","name":"甲","reading":"かな","en":"A","cost":"火","kind":"active","activated":[)" +
           line + "]}";
}

} // namespace shiaiba::panel
