// Custom lists of a GM: whole in the JSON of a match's settings, only a digest in links. Also a
// reader for the objects of such a list.
#pragma once

#include <cstdint>
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

/// The part of a custom list that is the same in every system. A list that a link names, but that
/// isn't at hand, has only its digest.
struct NamedList {
    /// The JSON as it was given; nullptr if the list isn't at hand.
    std::shared_ptr<const Json> json = nullptr;
    std::string title = {};
    /// May be empty.
    std::string version = {};
    /// 32 bits; 0: there is no list.
    std::uint32_t digest = 0;
};

template <class List>
struct OwnList : NamedList {
    std::shared_ptr<const List> list = nullptr;
};

/// The setting whose value is such a list, and its names in messages.
struct ListSetting {
    const char* key;
    const char* ja;
    const char* en;
    /// Parts of sentences: "a skill list", and 別のリスト (another list).
    const char* one_en;
    const char* other_ja;
};
inline constexpr ListSetting kSkillLists{"skills", "スキルリスト", "Skill list", "a skill list",
                                         "別のリスト"};

NamedList named_list(const Json& json, std::string title, std::string version = {});

/// `SettingField` of bindings/types/system.d.ts.
Json list_setting(const ListSetting& of = kSkillLists);
Text list_in_words(const NamedList& list, const ListSetting& of = kSkillLists);
void pack_list(const NamedList& list, BitWriter& out);
/// The digest; 0: there is no list; absent if the bits are wrong.
std::optional<std::uint32_t> unpack_list(BitReader& in);
/// A sentence if the settings of a link name a list that isn't at hand; else empty.
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

// A reader of one JSON object of a custom list, which trusts nothing, and its messages.

/// A message: {w} stands for the faulty word, {b} for the bounds of a number.
struct ListMessage {
    std::string_view code;
    std::string_view ja;
    std::string_view en;
};

/// The messages of a system about its lists.
struct ListWords {
    /// One message per code; the last one serves codes that have none.
    std::span<const ListMessage> messages;
    /// The clause that every problem cites.
    std::string_view rule;
    /// Codes for a missing value or wrong type, an unknown key, and a number below or above its
    /// bounds.
    std::string_view malformed;
    std::string_view unknown_key;
    std::string_view too_low;
    std::string_view too_high;

    Problem problem(std::string_view code, std::string path, std::string_view word,
                    std::string_view bounds = {}) const;
};

/// The value as a message shows it: at most 24 characters.
std::string shown(const Json& json);

/// Whether an item may have this id in JSON: lower-case ASCII letters, digits, "_" and "-" only.
bool is_item_id(std::string_view id);
/// Whether a sheet that lists this name between commas would be read back to the same name.
bool fits_sheets(std::string_view name);

/// Most code points of a text that isn't told to be shorter.
inline constexpr std::size_t kMostTextPoints = 64;

/// Takes members out of an object one by one. A value that is missing, invalid or left over is a
/// problem.
class ListObject {
public:
    /// `json`, `problems` and `words` must outlive this.
    ListObject(const Json& json, std::string path, Problems& problems, const ListWords& words);
    /// A reader of another object of the same list.
    ListObject part(const Json& json, std::string path) const {
        return {json, std::move(path), *problems_, *words_};
    }

    bool has(const char* key) const { return find(key) != nullptr; }
    /// nullptr if the object has no such key.
    const Json* find(const char* key) const;
    std::string path(const char* key) const { return path_ + "/" + key; }
    const std::string& path() const { return path_; }
    Problems& problems() const { return *problems_; }
    void say(std::string_view code, const char* key, std::string_view word) const;
    /// Reports the value under the key as malformed, and what could stand there.
    void say_malformed(const char* key, std::string_view ja, std::string_view en) const;
    /// Reports the key as malformed, unless the whole value isn't an object, which was reported
    /// already.
    void missing(const char* key) const;

    /// Empty if the value is no text or too long, which is a problem; an absent value is one only
    /// if `must`.
    std::string text(const char* key, bool must = false,
                     std::size_t most_points = kMostTextPoints) const;
    /// A name, checked as names of characters are; empty if it isn't valid, which is malformed.
    std::string name(const char* key) const;
    int number(const char* key, int least, int most, int usual, bool must = false) const;
    /// The same for a value anywhere in the object.
    int number(const Json& given, std::string path, int least, int most, int usual) const;
    /// `or_absent`: it is true or not there, and never false.
    bool flag(const char* key, bool or_absent = false) const;
    /// An array of at least `least` and at most `most` elements; nullptr if there is none, or if it is malformed.
    const Json* list(const char* key, std::size_t most, std::size_t least = 0) const;
    /// Reports every key that isn't among `keys`: as `code` if it is one of `others`, else as unknown.
    void only(std::span<const char* const> keys, std::span<const char* const> others = {},
              std::string_view code = {}) const;

private:
    const Json* json_;
    std::string path_;
    Problems* problems_;
    const ListWords* words_;
    bool object_;
};

} // namespace shiaiba
