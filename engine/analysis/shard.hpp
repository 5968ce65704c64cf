// Parts of long questions as files, so that several machines can share the fights. A part is a file
// of one line of JSON that names its question; joining parts reports parts of other questions,
// doubles and gaps. Part files exist on users' machines: their fields and digests are frozen.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/long_question.hpp"
#include "core/fight/party.hpp"
#include "core/text/json.hpp"
#include "core/text/json_fwd.hpp"

namespace shiaiba {

inline constexpr std::size_t kMostShards = 1024;

/// Part number `index` (from 1) of `of` parts.
struct Shard {
    std::size_t index = 1;
    std::size_t of = 1;
};
/// Reads "2/7"; nothing where the text is no such pair or `of` is above kMostShards.
std::optional<Shard> read_shard(std::string_view text);
std::string to_text(const Shard& shard);

/// The range of fights of a part. The ranges of all parts make up the whole; some are empty where
/// there are more parts than fights.
FightRange range_of(const Shard& shard, std::uint64_t fights);

// Questions and parts as files: one line of JSON each, which names its question.

/// Name of a question: its kind, and 16 hex digits over kind and request.
struct QuestionName {
    std::string kind;
    std::string digest;

    bool operator==(const QuestionName&) const = default;
};
QuestionName name_of(const LongQuestion& question);
/// "league 29305123e58d746d".
std::string to_text(const QuestionName& name);

/// Writes a question without an answer, for machines that have none of its files.
std::string write_question(const LongQuestion& question, std::string_view program);
/// Writes a part; `program` is the version of the program that fought it.
std::string write_part(const LongQuestion& question, std::string_view program, const Shard& shard,
                       const Json& answer);

/// Contents of a question or part file. The request is unchecked: only the question's own class can
/// check it.
struct AskedPart {
    QuestionName name;
    std::string program;
    Json request;
    /// The part's number; 0/0 for a question.
    Shard shard{0, 0};
    FightRange range;
    Json answer;
};
/// Reads a question or a part; a file that was altered by hand or damaged on its way is refused.
Checked<AskedPart> read_asked(std::string_view text);

// Joins parts; every stranger, double and gap is reported by name.

/// The parts of one question, handed in in any order. The path of a problem is "/n" with the index
/// of the file, from 0; a missing part has no path.
class PartSet {
public:
    /// `program`: version of the program that joins the parts.
    explicit PartSet(std::string_view program) : program_(program) {}

    /// `name`: name of the file.
    void add(std::string name, std::string_view text);

    /// A part of the question that most parts belong to; if two questions have as many, of the one
    /// that came first. nullptr where no file is a part.
    const AskedPart* model() const;
    /// Path of the model's file.
    std::string model_path() const;
    /// Gives `whole` the answers of all parts that fit the model; `whole` may be nullptr where the
    /// request is bad. Answers everything that is wrong with the set.
    Problems give(LongQuestion* whole) const;

private:
    struct File {
        std::string name;
        Problems problems;
        AskedPart part;
    };
    std::size_t model_at() const;

    std::string program_;
    std::vector<File> files_;
};

/// The question of the parts, with all its answers.
template <class Question>
Checked<std::unique_ptr<Question>> merged(const Registry& registry, const PartSet& parts) {
    auto question = Question::read(registry, parts.model()->request);
    Problems problems = parts.give(question ? question->get() : nullptr);
    add_problems(problems, question.problems(), parts.model_path());
    if (!problems.empty()) return problems;
    return question;
}

} // namespace shiaiba
