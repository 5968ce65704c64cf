// Says what is wrong with a skill list, and takes objects apart without trusting them.
#include "rulesets/panel/list/problems.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "core/utf8.hpp"

namespace shiaiba::panel {
namespace {

struct Message {
    std::string_view code;
    std::string_view ja;
    std::string_view en;
};
constexpr Message kMissing{"L12", "「{w}」がありません。", "\"{w}\" is missing."};
constexpr Message kUnknown{"L12", "「{w}」という項目はありません。",
                           "There is no such member as \"{w}\"."};
constexpr std::array<Message, 12> kMessages{{
    {"L01", "「{w}」というIDか名前が重複しています。", "The id or name \"{w}\" is used twice."},
    {"L02", "コスト「{w}」に火水風地剣白以外の文字があります。",
     "The cost \"{w}\" has a letter other than 火水風地剣白."},
    {"L03", "能動・受動スキル「{w}」にはコストが必要です。",
     "\"{w}\" is active or reactive: it needs a cost."},
    {"L04", "常時スキル「{w}」にコスト・誘発条件・起動能力・維持は書けません。",
     "\"{w}\" is innate: it has no cost, trigger, activated ability or maintenance."},
    {"L05", "誘発条件(trigger)は受動スキルに必要で、それ以外には書けません：「{w}」",
     "Reactive skills need a trigger, and no others have one: \"{w}\"."},
    {"L06", "「{w}」という効果・イベント・修正・状態・スキルはありません。",
     "There is no op, event, modifier, status or skill \"{w}\"."},
    {"L07", "「{w}」は攻撃・反撃(打消しは使用も可)に対する能力にだけ書けます。",
     "\"{w}\" needs a trigger of an attack or counter-attack (cancel: also of a use)."},
    {"L08", "「{w}」は0以上、個数は1以上です。",
     "\"{w}\" must be 0 or more, and a count 1 or more."},
    {"L09", "維持スキル「{w}」には誘発・常在・起動のいずれかの能力が必要です。",
     "\"{w}\" is maintained: it needs a triggered, static or activated ability."},
    {"L10", "読み「{w}」は仮名で書いてください。", "The reading \"{w}\" must be in kana."},
    {"L11", "状態の文字「{w}」が重複しています。", "Two statuses have the letter \"{w}\"."},
    {"L12", "「{w}」は書式に合わないか、限度を超えています。",
     "\"{w}\" doesn't fit the format, or is beyond a limit."},
}};

std::string filled(std::string_view message, std::string_view word) {
    const std::size_t place = message.find("{w}");
    return std::string(message.substr(0, place)).append(word).append(message.substr(place + 3));
}

Problem said(const Message& message, std::string path, std::string_view word) {
    return problem_at(std::move(path), std::string(message.code),
                      {filled(message.ja, word), filled(message.en, word)}, "7.2");
}

} // namespace

Problem list_problem(const char* code, std::string path, std::string_view word) {
    const auto* const message = std::find_if(kMessages.begin(), kMessages.end() - 1,
                                             [&](const Message& one) { return one.code == code; });
    return said(*message, std::move(path), word);
}

std::string shown(const Json& json) {
    std::u32string points =
        decode_utf8(json.is_string() ? json.get_ref<const std::string&>() : write_json(json));
    if (points.size() > 24) points = points.substr(0, 23) + U"…";
    return encode_utf8(points);
}

Fields::Fields(const Json& json, std::string path, Problems& problems)
    : json_(&json), path_(std::move(path)), problems_(&problems), object_(json.is_object()) {
    static const Json kNone = Json::object();
    if (object_) return;
    problems.push_back(list_problem("L12", path_, shown(json)));
    json_ = &kNone;
}

const Json* Fields::find(const char* key) const {
    const auto found = json_->find(key);
    return found == json_->end() ? nullptr : &*found;
}

void Fields::say(const char* code, const char* key, std::string_view word) const {
    problems_->push_back(list_problem(code, path(key), word));
}

void Fields::missing(const char* key) const {
    if (object_) problems_->push_back(said(kMissing, path(key), key));
}

void Fields::wrong(const char* code, const char* key, const Json* given) const {
    if (given == nullptr) return missing(key);
    say(code, key, shown(*given));
}

std::string Fields::text(const char* key, bool must, std::size_t most_points) const {
    const Json* const given = find(key);
    if (given == nullptr && !must) return {};
    const bool is_text = given != nullptr && given->is_string();
    std::string text = is_text ? given->get<std::string>() : std::string();
    const std::u32string points = decode_utf8(text);
    const bool plain = std::none_of(points.begin(), points.end(),
                                    [](char32_t point) { return point < 0x20 || point == 0x7F; });
    if (is_text && points.size() <= most_points && plain && (!must || !points.empty())) return text;
    wrong("L12", key, given);
    return {};
}

int Fields::word(const char* key, std::initializer_list<const char*> words, const char* code,
                 bool must) const {
    const Json* const given = find(key);
    if (given == nullptr && !must) return -1;
    if (given != nullptr && given->is_string()) {
        int place = 0;
        for (const char* const word : words) {
            if (given->get_ref<const std::string&>() == word) return place;
            ++place;
        }
    }
    wrong(code, key, given);
    return -1;
}

int Fields::number(const char* key, int least, int most, int usual, bool must) const {
    const Json* const given = find(key);
    if (given == nullptr && !must) return usual;
    const auto number = given != nullptr ? whole_number(*given) : std::nullopt;
    if (number && *number < least) {
        say("L08", key, shown(*given));
        return usual;
    }
    if (number && *number <= most) return *number;
    wrong("L12", key, given);
    return usual;
}

bool Fields::flag(const char* key) const {
    const Json* const given = find(key);
    if (given == nullptr) return false;
    if (given->is_boolean()) return given->get<bool>();
    say("L12", key, shown(*given));
    return false;
}

const Json* Fields::list(const char* key, std::size_t most) const {
    const Json* const given = find(key);
    if (given == nullptr) return nullptr;
    if (given->is_array() && given->size() <= most) return given;
    say("L12", key, given->is_array() ? key : shown(*given));
    return nullptr;
}

void Fields::only(std::initializer_list<const char*> keys) const {
    for (const auto& [key, value] : json_->items()) {
        const bool known = std::any_of(keys.begin(), keys.end(),
                                       [&, &given = key](const char* one) { return given == one; });
        if (known) continue;
        const std::string path = path_ + (Json::json_pointer() / key).to_string();
        problems_->push_back(said(kUnknown, path, shown(Json(key))));
    }
}

} // namespace shiaiba::panel
