// Skills of a test's own list as JSON, and how often a text says something.
#pragma once

#include <string>
#include <string_view>

namespace shiaiba::test {

/// A skill by its members.
inline std::string listed(const std::string& name, const std::string& members) {
    return R"({"id":")" + name + R"(","name":")" + name + R"(","reading":"かな","en":")" + name +
           R"(",)" + members + "}";
}
/// An active one that does these lines.
inline std::string listed_active(const std::string& name, const std::string& cost,
                                 const std::string& lines) {
    return listed(name, R"("cost":")" + cost + R"(","kind":"active","activated":[)" + lines + "]");
}
/// A reactive one.
inline std::string listed_reactive(const std::string& name, const std::string& cost,
                                   const std::string& trigger, const std::string& lines) {
    return listed(name, R"("cost":")" + cost + R"(","kind":"reactive","trigger":)" + trigger +
                            R"(,"activated":[)" + lines + "]");
}
/// An innate one with one triggered ability.
inline std::string listed_innate(const std::string& name, const std::string& on,
                                 const std::string& lines) {
    return listed(name,
                  R"("kind":"innate","triggered":[{"on":)" + on + R"(,"do":[)" + lines + "]}]");
}
/// An active one that is maintained, with these members besides.
inline std::string listed_maintained(const std::string& name, const std::string& cost,
                                     const std::string& members) {
    return listed(name, R"("cost":")" + cost + R"(","kind":"active","maintain":true,)" + members);
}

inline int times_said(std::string_view text, std::string_view part) {
    int times = 0;
    for (std::size_t at = text.find(part); at != std::string_view::npos;
         at = text.find(part, at + part.size())) {
        ++times;
    }
    return times;
}

} // namespace shiaiba::test
