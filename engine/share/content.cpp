// Reads how a content begins.
#include "share/content.hpp"

#include <utility>

#include "core/text/json.hpp"

namespace shiaiba {

ContentFault altered_content() { return {altered_link(), {}}; }

ContentFault breaks_rules(std::string path, const char* code, Text said) {
    return {illegal_content(), {problem_at(std::move(path), code, std::move(said))}};
}

ContentFault illegal_build(std::string path) {
    return breaks_rules(std::move(path), "illegalBuild",
                        {"この札は決まりに合いません。", "This build breaks the rules."});
}

ContentFault illegal_settings() {
    return breaks_rules("/settings", "illegalSettings",
                        {"設定項目が決まりに合いません。", "The settings break the rules."});
}

void write_head(const ContentHead& head, BitWriter& out) {
    out.varint(head.ruleset->identity().link_id);
    out.varint(head.version);
    out.varint(head.flags);
}

std::variant<ContentHead, ContentFault> read_head(const Registry& registry, std::uint64_t known,
                                                  BitReader& in) {
    const std::uint64_t link_id = in.varint();
    const std::uint64_t version = in.varint();
    const std::uint64_t flags = in.varint();
    if (!in.ok()) return altered_content();
    constexpr std::uint64_t kMostId = 0xFFFF;
    const auto number = link_id > kMostId ? 0 : static_cast<unsigned>(link_id);
    const Ruleset* const ruleset = registry.find_link_id(number);
    if (ruleset == nullptr) {
        const Published* const other = registry.published_link_id(number);
        return ContentFault{other == nullptr ? unknown_ruleset() : other_ruleset(*other), {}};
    }
    const Identity& identity = ruleset->identity();
    if (version >= identity.versions.size()) return ContentFault{newer_rules(identity.name), {}};
    if ((flags & ~known) != 0) return ContentFault{newer_content(), {}};
    return ContentHead{ruleset, static_cast<std::size_t>(version), flags};
}

std::variant<Settings, ContentFault> read_settings(const Ruleset& ruleset, bool written,
                                                   const Settings& at_hand, BitReader& in) {
    if (!written) return *ruleset.check_settings(Json::object());
    auto settings = ruleset.unpack_settings(in, at_hand);
    if (!in.ok() || !settings) return illegal_settings();
    Text lacking = ruleset.lacking(*settings, at_hand);
    if (!lacking.ja.empty()) return ContentFault{lacking_content(std::move(lacking)), {}};
    return std::move(*settings);
}

bool same_bits(const BitWriter& x, const BitWriter& y) {
    return x.size() == y.size() && x.bytes() == y.bytes();
}

} // namespace shiaiba
