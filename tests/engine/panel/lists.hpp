// A GM's own skill lists as JSON, in short.
#pragma once

#include <string>

namespace shiaiba::panel {

/// A list of these skills, and with these members besides.
inline std::string list_of(const std::string& skills, const std::string& more = "") {
    return R"({"list":{"id":"x","title":"X","version":"1"},"skills":[)" + skills + "]" + more + "}";
}
/// A skill with these members, beside what every skill needs.
inline std::string skill(const std::string& members, const std::string& name = "甲") {
    return R"({"id":")" + name + R"(","name":")" + name + R"(","reading":"かな","en":")" + name +
           R"(",)" + members + "}";
}
/// An active skill of one line.
inline std::string skill_of_line(const std::string& line) {
    return R"({"id":"a","name":"甲","reading":"かな","en":"A","cost":"火","kind":"active","activated":[)" +
           line + "]}";
}

} // namespace shiaiba::panel
