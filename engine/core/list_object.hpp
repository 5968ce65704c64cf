// A reader's view of one JSON object of a GM's own list, which it takes on trust in nothing; and what it complains of.
#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "core/json.hpp"
#include "core/problem.hpp"

namespace shiaiba {

/// {w} stands for what is wrong, {b} for the bounds of a number.
struct ListMessage {
    std::string_view code;
    std::string_view ja;
    std::string_view en;
};

/// What a system says of its lists.
struct ListWords {
    /// One for each code.
    std::span<const ListMessage> messages;
    /// The clause that all of it breaks.
    std::string_view rule;
    /// Codes: of what is missing, or of a wrong type; of a key that there isn't; of numbers beyond a bound.
    std::string_view malformed;
    std::string_view unknown_key;
    std::string_view too_low;
    std::string_view too_high;

    Problem problem(std::string_view code, std::string path, std::string_view word,
                    std::string_view bounds = {}) const;
};

/// What a message shows of a strange value.
std::string shown(const Json& json);

/// May an item be called so in JSON? Small ASCII letters, digits, "_" and "-".
bool is_item_id(std::string_view id);
/// Sheets list names between commas: would what is written there be read as the same name?
bool fits_sheets(std::string_view name);

/// Takes members out of an object one by one; what is missing, strange or left over is a problem.
class ListObject {
public:
    using Keys = std::initializer_list<const char*>;

    /// All of them must outlive it.
    ListObject(const Json& json, std::string path, Problems& problems, const ListWords& words);
    /// Another one of the same list.
    ListObject part(const Json& json, std::string path) const {
        return {json, std::move(path), *problems_, *words_};
    }

    bool has(const char* key) const { return find(key) != nullptr; }
    /// nullptr where it isn't there.
    const Json* find(const char* key) const;
    std::string path(const char* key) const { return path_ + "/" + key; }
    const std::string& path() const { return path_; }
    Problems& problems() const { return *problems_; }
    void say(std::string_view code, const char* key, std::string_view word) const;
    /// Malformed, unless all of it is missing: it is no object.
    void missing(const char* key) const;

    /// Empty where it is no text, which is a problem if `must`.
    std::string text(const char* key, bool must = false, std::size_t most_points = 64) const;
    /// A name as characters have it; empty where it is none, which is malformed.
    std::string name(const char* key) const;
    /// The place of a word in a list; −1: it isn't there, or is none of them (`code`).
    int word(const char* key, Keys words, std::string_view code, bool must = false) const;
    int number(const char* key, int least, int most, int usual, bool must = false) const;
    /// Of a value that stands anywhere in the object.
    int number(const Json& given, std::string path, int least, int most, int usual) const;
    bool flag(const char* key) const;
    /// An array; nullptr where there is none. Longer than `most` is malformed.
    const Json* list(const char* key, std::size_t most) const;
    /// Any other member is a key that there isn't.
    void only(std::span<const char* const> keys) const;
    void only(Keys keys) const { only(std::span(keys.begin(), keys.size())); }

private:
    /// What a member must be and isn't: missing, or strange (`code`).
    void wrong(std::string_view code, const char* key, const Json* given) const;

    const Json* json_;
    std::string path_;
    Problems* problems_;
    const ListWords* words_;
    bool object_;
};

} // namespace shiaiba
