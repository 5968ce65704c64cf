// Writes questions and parts, reads them back without trust, and checks parts as a set.
#include "analysis/shard.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "core/text/digest.hpp"

namespace shiaiba {

std::optional<Shard> read_shard(std::string_view text) {
    Shard shard;
    const char* const end = text.data() + text.size();
    const auto index = std::from_chars(text.data(), end, shard.index);
    if (index.ec != std::errc() || index.ptr == end || *index.ptr != '/') return std::nullopt;
    const auto of = std::from_chars(index.ptr + 1, end, shard.of);
    const bool fits = of.ec == std::errc() && of.ptr == end && shard.index >= 1 &&
                      shard.index <= shard.of && shard.of <= kMostShards;
    return fits ? std::optional<Shard>(shard) : std::nullopt;
}

std::string to_text(const Shard& shard) {
    return std::to_string(shard.index) + "/" + std::to_string(shard.of);
}

FightRange range_of(const Shard& shard, std::uint64_t fights) {
    return {fights * (shard.index - 1) / shard.of, fights * shard.index / shard.of};
}

// Question and part files.

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

/// The fields that question and part files share.
JsonObject head(std::string_view file, const LongQuestion& question, std::string_view program) {
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

/// The value under `key`, moved out; null where there is none.
Json taken(Json& json, const char* key) {
    return json.contains(key) ? std::move(json[key]) : Json();
}

std::optional<std::string> word(const Json& json, const char* key) {
    const Json value = json.value(key, Json());
    return value.is_string() ? std::optional(value.get<std::string>()) : std::nullopt;
}

/// Whether a kind or version is short and plain: it is shown in messages on a terminal.
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

/// Reads which part it is, and its range of fights.
bool read_place(const Json& json, AskedPart& part) {
    const auto shard = read_shard(word(json, "shard").value_or(""));
    const Json range = json.value("range", Json());
    if (!shard || !range.is_array() || range.size() != 2) return false;
    const auto from = fight_number(range[0]);
    const auto to = fight_number(range[1]);
    if (!from || !to) return false;
    part.shard = *shard;
    part.range = {*from, *to};
    return true;
}

} // namespace

QuestionName name_of(const LongQuestion& question) {
    return {std::string(question.kind()),
            digest_of(question.kind(), write_json(question.request()))};
}

std::string to_text(const QuestionName& name) { return name.kind + " " + name.digest; }

std::string write_question(const LongQuestion& question, std::string_view program) {
    return write_json(head(kQuestion, question, program).add("request", question.request())) + "\n";
}

std::string write_part(const LongQuestion& question, std::string_view program, const Shard& shard,
                       const Json& answer) {
    const FightRange range = range_of(shard, question.fights());
    return write_json(head(kPart, question, program)
                          .add("shard", to_text(shard))
                          .add("range", Json::array({range.from, range.to}))
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

// Checks of a set of parts.

namespace {

bool are_siblings(const AskedPart& one, const AskedPart& other) {
    return one.name == other.name && one.program == other.program && one.shard.of == other.shard.of;
}

Problem stranger(const AskedPart& part, const AskedPart& model) {
    const std::string its = to_text(part.name);
    const std::string theirs = to_text(model.name);
    return problem_at("", "otherQuestion",
                      {"ほかの問い（" + its + "）の部分です。集めているのは " + theirs + " です。",
                       "This is a part of another question (" + its + "), not of " + theirs + "."});
}

Problem other_program(const std::string& its, const std::string& theirs) {
    return problem_at(
        "", "otherProgram",
        {"プログラムの版が違います（" + its + "。ほかは " + theirs + "）。",
         "Another version of the program fought this (" + its + ", not " + theirs + ")."});
}

Problem other_split(const AskedPart& part, const AskedPart& model) {
    const std::string its = to_text(part.shard);
    const std::string of = std::to_string(model.shard.of);
    return problem_at("", "otherSplit",
                      {"分け方が違います（" + its + "。ほかは " + of + " 分割）。",
                       "This part is of another division (" + its + ", not of " + of + ")."});
}

Problem twice(const AskedPart& part, const std::string& first) {
    const std::string which = to_text(part.shard);
    return problem_at("", "doublePart",
                      {"部分 " + which + " は " + first + " にもうあります。",
                       "Part " + which + " is there already: " + first + "."});
}

Problem bad_answer(const AskedPart& part) {
    const std::string which = to_text(part.shard);
    return problem_at("", "badPart",
                      {"部分 " + which + " の中身が問いと合いません。",
                       "What part " + which + " holds doesn't fit the question."});
}

Problem missing(std::size_t first, std::size_t last, std::size_t of) {
    const std::string from = to_text(Shard{first, of});
    const std::string to = to_text(Shard{last, of});
    if (first == last) {
        return problem_at("", "missingPart",
                          {"部分 " + from + " がありません。", "Part " + from + " is missing."});
    }
    return problem_at("", "missingPart",
                      {"部分 " + from + " から " + to + " までがありません。",
                       "Parts " + from + " to " + to + " are missing."});
}

/// The reason why `part` can't stand beside the others.
std::optional<Problem> misfit(const AskedPart& part, const AskedPart& model) {
    if (part.name != model.name) return stranger(part, model);
    if (part.program != model.program) return other_program(part.program, model.program);
    if (part.shard.of != model.shard.of) return other_split(part, model);
    return std::nullopt;
}

} // namespace

void PartSet::add(std::string name, std::string_view text) {
    auto part = read_asked(text);
    File file{std::move(name), part.problems(), {}};
    if (part) file.part = std::move(*part);
    if (part && file.part.shard.of == 0) {
        file.problems.push_back(problem_at(
            "", "unanswered",
            {"問いだけで、戦った結果がありません。", "This is a question without an answer."}));
    }
    files_.push_back(std::move(file));
}

std::size_t PartSet::model_at() const {
    std::size_t best = files_.size();
    std::size_t most = 0;
    for (std::size_t k = 0; k < files_.size(); ++k) {
        if (!files_[k].problems.empty()) continue;
        // A part that is like an earlier part was counted with that one.
        const auto alike = [&](const File& file) {
            return file.problems.empty() && are_siblings(file.part, files_[k].part);
        };
        const auto count =
            static_cast<std::size_t>(std::count_if(files_.begin(), files_.end(), alike));
        if (count <= most) continue;
        best = k;
        most = count;
    }
    return best;
}

const AskedPart* PartSet::model() const {
    const std::size_t at = model_at();
    return at == files_.size() ? nullptr : &files_[at].part;
}

std::string PartSet::model_path() const { return "/" + std::to_string(model_at()); }

Problems PartSet::give(LongQuestion* whole) const {
    Problems problems;
    const AskedPart* const model = this->model();
    std::vector<const File*> taken(model == nullptr ? 0 : model->shard.of + 1);
    for (std::size_t k = 0; k < files_.size(); ++k) {
        const std::string path = "/" + std::to_string(k);
        const File& file = files_[k];
        const AskedPart& part = file.part;
        add_problems(problems, file.problems, path);
        if (model == nullptr || !file.problems.empty()) continue;
        auto problem = misfit(part, *model);
        if (!problem && taken[part.shard.index] != nullptr) {
            problem = twice(part, taken[part.shard.index]->name);
        } else if (!problem) {
            taken[part.shard.index] = &file;
            const bool fits =
                whole == nullptr || (part.range == range_of(part.shard, whole->fights()) &&
                                     whole->take({part.range}, part.answer));
            if (!fits) problem = bad_answer(part);
        }
        if (problem) add_problems(problems, {std::move(*problem)}, path);
    }
    if (model != nullptr && model->program != program_) {
        problems.push_back(other_program(model->program, program_));
    }
    for (std::size_t index = 1; index < taken.size(); ++index) {
        if (taken[index] != nullptr) continue;
        const std::size_t first = index;
        while (index + 1 < taken.size() && taken[index + 1] == nullptr) ++index;
        problems.push_back(missing(first, index, model->shard.of));
    }
    if (files_.empty()) {
        problems.push_back(
            problem_at("", "notAPart", {"部分が一つもありません。", "There is no part at all."}));
    }
    return problems;
}

} // namespace shiaiba
