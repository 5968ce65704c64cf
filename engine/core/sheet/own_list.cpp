// Custom lists: names a GM's list by its digest, and reads its JSON objects without trust. The
// digest is frozen, because links hold it.
#include "core/sheet/own_list.hpp"

#include <algorithm>
#include <array>

#include "core/sheet/own_format.hpp"
#include "core/text/digest.hpp"
#include "core/text/name.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba {
namespace {

constexpr int kDigestBits = 32;

/// The name of the list in messages: its 32 digest bits in hex.
std::string digest_name(const NamedList& list) { return hex16(list.digest).substr(8); }

} // namespace

NamedList named_list(const Json& json, std::string title, std::string version) {
    Digest digest;
    digest.add(write_json(json));
    const auto low = static_cast<std::uint32_t>(digest.value() & 0xFFFFFFFFU);
    return {std::make_shared<const Json>(json), std::move(title), std::move(version),
            // 0 means that there is no list.
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

// Reads objects of lists without trusting them.

namespace {

constexpr ListMessage kMissing{"", "「{w}」がありません。", "\"{w}\" is missing."};
constexpr ListMessage kUnknown{"", "「{w}」という項目はありません。",
                               "There is no such member as \"{w}\"."};

std::string filled(std::string_view message, std::string_view word, std::string_view bounds) {
    std::string out;
    for (std::size_t at = message.find('{'); at != std::string_view::npos; at = message.find('{')) {
        out.append(message.substr(0, at)).append(message[at + 1] == 'w' ? word : bounds);
        message.remove_prefix(at + 3);
    }
    return out.append(message);
}

Problem said(const ListMessage& message, std::string_view code, std::string_view rule,
             std::string path, std::string_view word, std::string_view bounds = {}) {
    return problem_at(std::move(path), std::string(code),
                      {filled(message.ja, word, bounds), filled(message.en, word, bounds)},
                      std::string(rule));
}

} // namespace

Problem ListWords::problem(std::string_view code, std::string path, std::string_view word,
                           std::string_view bounds) const {
    const auto* const message =
        std::find_if(messages.data(), messages.data() + messages.size() - 1,
                     [&](const ListMessage& one) { return one.code == code; });
    return said(*message, code, rule, std::move(path), word, bounds);
}

std::string shown(const Json& json) {
    std::u32string points =
        decode_utf8(json.is_string() ? json.get_ref<const std::string&>() : write_json(json));
    if (points.size() > 24) points = points.substr(0, 23) + U"…";
    return encode_utf8(points);
}

bool is_item_id(std::string_view id) {
    return !id.empty() && std::all_of(id.begin(), id.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
    });
}

bool fits_sheets(std::string_view name) {
    for (const std::string_view comma : {"、", ",", "，"}) {
        if (name.find(comma) != std::string_view::npos) return false;
    }
    const auto checked = check_name(name);
    return !name.empty() && checked && *checked == name;
}

namespace {

/// What could stand there, behind what the last problem says.
void allow(Problems& problems, std::string_view ja, std::string_view en) {
    Text& said = problems.back().text;
    said.ja.append("ここに書けるのは").append(ja).append("です。");
    said.en.append(" Allowed here: ").append(en).append(".");
}

} // namespace

void allow_words(Problems& problems, std::span<const char* const> words) {
    std::string all_ja;
    std::string all_en;
    for (const char* const one : words) {
        all_ja.append(all_ja.empty() ? "" : "、").append(one);
        all_en.append(all_en.empty() ? "" : ", ").append(one);
    }
    Text& said = problems.back().text;
    said.ja.append("使えるのは").append(all_ja).append("です。");
    said.en.append(" There are ").append(all_en).append(".");
}

ListObject::ListObject(const Json& json, std::string path, Problems& problems,
                       const ListWords& words)
    : json_(&json)
    , path_(std::move(path))
    , problems_(&problems)
    , words_(&words)
    , object_(json.is_object()) {
    static const Json kNone = Json::object();
    if (object_) return;
    problems.push_back(words.problem(words.malformed, path_, shown(json)));
    allow(problems, "オブジェクト{…}", "an object {…}");
    json_ = &kNone;
}

const Json* ListObject::find(const char* key) const {
    const auto found = json_->find(key);
    return found == json_->end() ? nullptr : &*found;
}

void ListObject::say(std::string_view code, const char* key, std::string_view word) const {
    problems_->push_back(words_->problem(code, path(key), word));
}

void ListObject::say_malformed(const char* key, std::string_view ja, std::string_view en) const {
    say(words_->malformed, key, shown(*find(key)));
    allow(*problems_, ja, en);
}

void ListObject::missing(const char* key) const {
    if (object_) {
        problems_->push_back(said(kMissing, words_->malformed, words_->rule, path(key), key));
    }
}

std::string ListObject::text(const char* key, bool must, std::size_t most_points) const {
    const Json* const given = find(key);
    if (given == nullptr && !must) return {};
    const bool is_text = given != nullptr && given->is_string();
    std::string text = is_text ? given->get<std::string>() : std::string();
    const std::u32string points = decode_utf8(text);
    const bool plain = std::none_of(points.begin(), points.end(),
                                    [](char32_t point) { return point < 0x20 || point == 0x7F; });
    if (is_text && points.size() <= most_points && plain && (!must || !points.empty())) return text;
    if (given == nullptr) {
        missing(key);
    } else {
        const std::string most = std::to_string(most_points);
        say_malformed(key, most + "字までの文字列", "a text of at most " + most + " characters");
    }
    return {};
}

std::string ListObject::name(const char* key) const {
    std::string given = text(key, true);
    if (given.empty()) return given;
    const auto checked = check_name(given, path(key));
    if (checked) return *checked;
    say(words_->malformed, key, given);
    allow(*problems_, "24字までの名前", "a name of at most 24 characters");
    return {};
}

int ListObject::number(const char* key, int least, int most, int usual, bool must) const {
    const Json* const given = find(key);
    if (given != nullptr) return number(*given, path(key), least, most, usual);
    if (must) missing(key);
    return usual;
}

int ListObject::number(const Json& given, std::string path, int least, int most, int usual) const {
    const auto number = whole_number(given);
    if (number && *number >= least && *number <= most) return *number;
    const std::string_view code = !number           ? words_->malformed
                                  : *number < least ? words_->too_low
                                                    : words_->too_high;
    const std::string bounds = std::to_string(least) + "–" + std::to_string(most);
    problems_->push_back(words_->problem(code, std::move(path), shown(given), bounds));
    if (problems_->back().text.en.find(bounds) == std::string::npos) {
        allow(*problems_, bounds + "の整数", "whole numbers " + bounds);
    }
    return usual;
}

bool ListObject::flag(const char* key, bool or_absent) const {
    const Json* const given = find(key);
    if (given == nullptr) return false;
    if (or_absent && *given == false) {
        problems_->push_back(words_->problem(words_->too_low, path(key), "false", "true"));
    }
    if (given->is_boolean()) return given->get<bool>();
    say(words_->malformed, key, shown(*given));
    constexpr std::array<const char*, 2> kFlags{"true", "false"};
    allow_words(*problems_, kFlags);
    return false;
}

const Json* ListObject::list(const char* key, std::size_t most, std::size_t least) const {
    const Json* const given = find(key);
    if (given == nullptr) return nullptr;
    if (given->is_array() && given->size() >= least && given->size() <= most) return given;
    say(words_->malformed, key, given->is_array() ? key : shown(*given));
    const std::string size = std::to_string(most);
    if (least > 0) {
        const std::string bounds = std::to_string(least) + "–" + size;
        allow(*problems_, bounds + "個の配列[…]", "an array […] of " + bounds);
    } else {
        allow(*problems_, size + "個までの配列[…]", "an array […] of at most " + size);
    }
    return nullptr;
}

void ListObject::only(std::span<const char* const> keys, std::span<const char* const> others,
                      std::string_view code) const {
    for (const auto& [key, value] : json_->items()) {
        const auto among = [&given = key](std::span<const char* const> some) {
            return std::any_of(some.begin(), some.end(),
                               [&](const char* one) { return given == one; });
        };
        if (among(keys)) continue;
        const std::string path = path_ + (Json::json_pointer() / key).to_string();
        const std::string word = shown(Json(key));
        problems_->push_back(among(others)
                                 ? words_->problem(code, path, word)
                                 : said(kUnknown, words_->unknown_key, words_->rule, path, word));
        if (!keys.empty()) allow_words(*problems_, keys);
    }
}

} // namespace shiaiba
