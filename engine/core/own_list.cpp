// Names lists by their digest.
#include "core/own_list.hpp"

#include "core/digest.hpp"
#include "core/json.hpp"

namespace shiaiba {
namespace {

constexpr int kDigestBits = 32;

/// What links, and those who ask for a list, call it.
std::string digest_name(const NamedList& list) { return hex16(list.digest).substr(8); }

} // namespace

NamedList named_list(const Json& json, std::string title, std::string version) {
    Digest digest;
    digest.add(write_json(json));
    const auto low = static_cast<std::uint32_t>(digest.value() & 0xFFFFFFFFU);
    return {std::make_shared<const Json>(json), std::move(title), std::move(version),
            low == 0 ? 1 : low};
}

Json list_setting(const ListSetting& of) {
    return JsonObject()
        .add("key", of.key)
        .add("label", Text{of.ja, of.en})
        .add("options", Json::array())
        .add("file", true);
}

Text list_in_words(const NamedList& list, const ListSetting& of) {
    const std::string name = digest_name(list);
    const bool versioned = !list.version.empty();
    return {std::string(of.ja) + "：" + list.title + "（" + list.version + (versioned ? "、" : "") +
                name + "）。",
            std::string(of.en) + ": " + list.title + " (" + list.version + (versioned ? ", " : "") +
                name + ")."};
}

void pack_list(const NamedList& list, BitWriter& out) {
    out.bits(list.digest != 0 ? 1 : 0, 1);
    if (list.digest != 0) out.bits(list.digest, kDigestBits);
}

std::optional<std::uint32_t> unpack_list(BitReader& in) {
    if (in.bits(1) == 0) return 0;
    const auto digest = static_cast<std::uint32_t>(in.bits(kDigestBits));
    return digest == 0 ? std::nullopt : std::optional(digest);
}

Text lacking_list(const NamedList& list, const NamedList& at_hand, const ListSetting& of) {
    if (list.digest == 0 || list.json != nullptr) return {};
    const std::string name = digest_name(list);
    Text said{"この仕合は、手元にない" + std::string(of.ja) + "(" + name + ")を使います。",
              "This fight uses " + std::string(of.one_en) + " that isn't at hand (" + name + ")."};
    if (at_hand.json != nullptr) {
        said.ja += "「" + at_hand.title + "」は" + of.other_ja + "です。";
        said.en += " \"" + at_hand.title + "\" is another one.";
    }
    return said;
}

} // namespace shiaiba
