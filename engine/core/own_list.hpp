// A GM's own list in the settings of a match: whole in JSON; in links its digest, which stands for it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "core/bits.hpp"
#include "core/json_fwd.hpp"
#include "core/text.hpp"

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

} // namespace shiaiba
