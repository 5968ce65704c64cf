// Sharded questions: so many fights answer one that several machines share them. Parts are files, one line of JSON
// each that names its question; joining them names strangers, doubles and gaps.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/fight/party.hpp"
#include "core/text/json.hpp"
#include "core/text/json_fwd.hpp"

namespace shiaiba {

inline constexpr std::size_t kMostShards = 1024;

/// Part `index` of `of`, from 1.
struct Shard {
    std::size_t index = 1;
    std::size_t of = 1;
};
/// "2/7"; nothing where it is none.
std::optional<Shard> read_shard(std::string_view text);
std::string to_text(const Shard& shard);

/// Fights from, from + 1 … to − 1 of a question, in the one order in which it counts them.
struct FightRange {
    std::uint64_t from = 0;
    std::uint64_t to = 0;

    std::uint64_t fights() const { return to - from; }
    bool operator==(const FightRange&) const = default;
};
/// The stretches of all parts are the whole; some are empty where there are more parts than fights.
FightRange range_of(const Shard& shard, std::uint64_t fights);

// A question that so many fights answer that several machines may share them.

struct ShardWork {
    /// Threads; 0: one a core.
    unsigned workers = 0;
    /// Asked again and again, from all threads: false ends it.
    std::function<bool()> go_on;
    /// Told how many fights there are, from one thread at a time.
    std::function<void(std::uint64_t fights)> progress;
};

/// What a fight comes to hangs on the question and on the fight's number alone, so that the whole is the same for any
/// parts. A class of its kind also has `kKind`, and `read(registry, request)`, which makes one of a request.
class Sharded {
public:
    Sharded() = default;
    Sharded(const Sharded&) = delete;
    Sharded& operator=(const Sharded&) = delete;
    virtual ~Sharded() = default;

    /// The name of its kind in parts.
    virtual std::string_view kind() const = 0;
    /// Everything that decides it and how it is told.
    virtual Json request() const = 0;
    /// How many it takes.
    virtual std::uint64_t fights() const = 0;
    /// What those fights come to; absent where `work` ended it.
    virtual std::optional<Json> fight(const FightRange& range, const ShardWork& work) = 0;
    /// Takes what those fights came to elsewhere; false where that can't be. Every fight is taken once.
    virtual bool take(const FightRange& range, const Json& answer) = 0;
};

// Questions and their parts as files: one line of JSON that says what it is of.

/// What a question is known by: its kind, and 16 hex digits over that and its request.
struct QuestionName {
    std::string kind;
    std::string digest;

    bool operator==(const QuestionName&) const = default;
};
QuestionName name_of(const Sharded& question);
/// "league 29305123e58d746d".
std::string to_text(const QuestionName& name);

/// A question without an answer, for machines that have none of its files.
std::string write_question(const Sharded& question, std::string_view program);
/// `program` is the version that fought.
std::string write_part(const Sharded& question, std::string_view program, const Shard& shard,
                       const Json& answer);

/// What such a file holds. Whether the request is any good only its kind knows.
struct AskedPart {
    QuestionName name;
    std::string program;
    Json request;
    /// Of a part alone; a question is 0/0.
    Shard shard{0, 0};
    FightRange range;
    Json answer;
};
/// Both kinds of files; what was altered by hand or on its way is told.
Checked<AskedPart> read_asked(std::string_view text);

// Parts put together: strangers, doubles and gaps are told by name, all of them.

/// The parts of one question as they are handed in, in any order. A problem's path is "/n", the file it is about, from
/// 0; what is missing has none.
class PartSet {
public:
    /// `program`: the version of who merges.
    explicit PartSet(std::string_view program) : program_(program) {}

    /// `name` is the file's.
    void add(std::string name, std::string_view text);

    /// What most of them are of; of as many of one as of the other, the first. nullptr where none is a part.
    const AskedPart* model() const;
    /// The path of that one.
    std::string model_path() const;
    /// Gives `whole` what belongs to it; nullptr where the request is none. Everything that is wrong with the set.
    Problems give(Sharded* whole) const;

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

/// The question that the parts are of, with all its answers.
template <class Question>
Checked<std::unique_ptr<Question>> merged(const Registry& registry, const PartSet& parts) {
    auto question = Question::read(registry, parts.model()->request);
    Problems problems = parts.give(question ? question->get() : nullptr);
    add_problems(problems, question.problems(), parts.model_path());
    if (!problems.empty()) return problems;
    return question;
}

} // namespace shiaiba
