// Writes questions and parts, and reads them back on no trust.
#include "analysis/shard/part.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/text/digest.hpp"

namespace shiaiba {
namespace {

constexpr std::string_view kQuestion = "shiaiba question";
constexpr std::string_view kPart = "shiaiba part";
constexpr std::size_t kMostPartBytes = std::size_t{1} << 26;

std::string digest_of(std::string_view kind, std::string_view text) {
    Digest digest;
    digest.add(kind);
    digest.add(text);
    return hex16(digest.value());
}

/// What question and part have in common.
JsonObject head(std::string_view file, const Sharded& question, std::string_view program) {
    const QuestionName name = name_of(question);
    JsonObject out;
    out.add("kind", file)
        .add("question", name.kind)
        .add("digest", name.digest)
        .add("program", program)
        .add("fights", Json(question.fights()));
    return out;
}

std::optional<std::uint64_t> fight_number(const Json& json) {
    return json.is_number_unsigned() ? std::optional(json.get<std::uint64_t>()) : std::nullopt;
}

/// Its value, moved out.
Json taken(Json& json, const char* key) {
    return json.contains(key) ? std::move(json[key]) : Json();
}

std::optional<std::string> word(const Json& json, const char* key) {
    const Json value = json.value(key, Json());
    return value.is_string() ? std::optional(value.get<std::string>()) : std::nullopt;
}

/// Kinds and versions stand in messages of a terminal: letters and digits, and not many.
bool is_plain(const std::string& text) {
    constexpr std::size_t kLongest = 40;
    return !text.empty() && text.size() <= kLongest &&
           std::all_of(text.begin(), text.end(),
                       [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z'); });
}

Problem no_part() {
    return problem_at(
        "", "notAPart",
        {"問いでも、その部分でもありません。", "This is no question, and no part of one."});
}

Problem altered() {
    return problem_at(
        "", "partAltered",
        {"書き換えられているか、壊れています。", "This has been altered, or damaged."});
}

/// Which part it is, and its fights.
bool read_place(const Json& json, AskedPart& part) {
    const auto shard = read_shard(word(json, "shard").value_or(""));
    const Json range = json.value("range", Json());
    if (!shard || !range.is_array() || range.size() != 2) return false;
    const auto from = fight_number(range[0]);
    const auto to = fight_number(range[1]);
    if (!from || !to) return false;
    part.shard = *shard;
    part.stretch = {*from, *to};
    return true;
}

} // namespace

QuestionName name_of(const Sharded& question) {
    return {std::string(question.kind()),
            digest_of(question.kind(), write_json(question.request()))};
}

std::string to_text(const QuestionName& name) { return name.kind + " " + name.digest; }

std::string write_question(const Sharded& question, std::string_view program) {
    return write_json(head(kQuestion, question, program).add("request", question.request())) + "\n";
}

std::string write_part(const Sharded& question, std::string_view program, const Shard& shard,
                       const Json& answer) {
    const Stretch stretch = stretch_of(shard, question.fights());
    return write_json(head(kPart, question, program)
                          .add("shard", to_text(shard))
                          .add("range", Json::array({stretch.from, stretch.to}))
                          .add("request", question.request())
                          .add("answer", answer)
                          .add("check", digest_of({}, write_json(answer)))) +
           "\n";
}

Checked<AskedPart> read_asked(std::string_view text) {
    auto json = parse_json(text, kMostPartBytes);
    if (!json) return json.problems();
    if (!json->is_object()) return no_part();
    const std::string file = word(*json, "kind").value_or("");
    const auto kind = word(*json, "question");
    const auto digest = word(*json, "digest");
    const auto program = word(*json, "program");
    if ((file != kQuestion && file != kPart) || !kind || !digest || !program) return no_part();
    if (!is_plain(*kind) || !is_plain(*program)) return no_part();
    AskedPart part{{*kind, *digest}, *program, taken(*json, "request"), {0, 0}, {}, {}};
    if (digest_of(*kind, write_json(part.request)) != *digest) return altered();
    if (file == kQuestion) return part;
    if (!read_place(*json, part)) return no_part();
    part.answer = taken(*json, "answer");
    if (word(*json, "check") != digest_of({}, write_json(part.answer))) return altered();
    return part;
}

} // namespace shiaiba
