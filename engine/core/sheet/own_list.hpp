// A GM's own list: in the settings of a match whole in JSON and by its digest in links; and the reader's view
// of one of its objects.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "core/text/bits.hpp"
#include "core/text/json.hpp"
#include "core/text/json_fwd.hpp"
#include "core/text/problem.hpp"
#include "core/text/text.hpp"

namespace shiaiba {

/// What is known of any such list. One that a link names and nobody has at hand is a digest alone.
struct NamedList {
    /// As it was given.
    std::shared_ptr<const Json> json = nullptr;
    std::string title = {};
    /// Perhaps empty.
    std::string version = {};
    /// 0: there is no list.
    std::uint32_t digest = 0;
};

template <class List>
struct OwnList : NamedList {
    std::shared_ptr<const List> list = nullptr;
};

/// The setting that such a list is the value of, and what it is called.
struct ListSetting {
    const char* key;
    const char* ja;
    const char* en;
    /// In the middle of a sentence: what it is, and what another one is.
    const char* one_en;
    const char* other_ja;
};
inline constexpr ListSetting kSkillLists{"skills", "スキルリスト", "Skill list", "a skill list",
                                         "別のリスト"};

NamedList named_list(const Json& json, std::string title, std::string version = {});

/// `SettingField` of bindings/engine.d.ts.
Json list_setting(const ListSetting& of = kSkillLists);
Text list_in_words(const NamedList& list, const ListSetting& of = kSkillLists);
void pack_list(const NamedList& list, BitWriter& out);
/// 0 where there is none; nothing where the bits are wrong.
std::optional<std::uint32_t> unpack_list(BitReader& in);
/// A sentence about the list that a link's settings name and that isn't at hand; or nothing.
Text lacking_list(const NamedList& list, const NamedList& at_hand,
                  const ListSetting& of = kSkillLists);

template <class List>
std::optional<OwnList<List>> unpack_list(BitReader& in, const OwnList<List>& at_hand) {
    const auto digest = unpack_list(in);
    if (!digest) return std::nullopt;
    if (*digest == at_hand.digest) return at_hand;
    OwnList<List> list;
    list.digest = *digest;
    return list;
}

// A reader's view of one JSON object of a GM's own list, which it takes on trust in nothing; and what it complains of.

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
