// What can be wrong with a skill list, and a reader's view of one JSON object of it.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "core/json.hpp"
#include "core/problem.hpp"

namespace shiaiba::panel {

/// L01 … L12; `word` stands for what is wrong.
Problem list_problem(const char* code, std::string path, std::string_view word);

/// What a message shows of a strange value.
std::string shown(const Json& json);

/// Takes members out of an object one by one; what is missing, strange or left over is L12.
class Fields {
public:
    Fields(const Json& json, std::string path, Problems& problems);

    bool has(const char* key) const { return find(key) != nullptr; }
    /// nullptr where it isn't there.
    const Json* find(const char* key) const;
    std::string path(const char* key) const { return path_ + "/" + key; }
    const std::string& path() const { return path_; }
    Problems& problems() const { return *problems_; }
    void say(const char* code, const char* key, std::string_view word) const;
    /// L12, unless all of it is missing: it is no object.
    void missing(const char* key) const;

    /// Empty where it is no text, which is a problem if `must`.
    std::string text(const char* key, bool must = false, std::size_t most_points = 64) const;
    /// The place of a word in a list; −1: it isn't there, or is none of them (`code`).
    int word(const char* key, std::initializer_list<const char*> words, const char* code,
             bool must = false) const;
    /// A whole number: below 0 is L08, out of range else L12.
    int number(const char* key, int least, int most, int usual, bool must = false) const;
    bool flag(const char* key) const;
    /// An array; nullptr where there is none. Longer than `most` is L12.
    const Json* list(const char* key, std::size_t most) const;
    /// Any other member is L12.
    void only(std::initializer_list<const char*> keys) const;

private:
    /// What a member must be and isn't: missing, or strange (`code`).
    void wrong(const char* code, const char* key, const Json* given) const;

    const Json* json_;
    std::string path_;
    Problems* problems_;
    bool object_;
};

} // namespace shiaiba::panel
